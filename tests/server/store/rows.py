"""Rows to put into a store: complete, and nothing special about them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from captains_table.server.store import EntryRow, TableRow

TABLE = TableRow(
    id="tide",
    game="nomads",
    rules="1",
    status="playing",
    seats=2,
    options={},
    settings={"listed": True},
    host=0,
    seed="00" * 32,
    created=1_000,
    touched=1_000,
    expires=9_000,
)
ENTRY = EntryRow("tide", seq=1, seat=0, kind="choice", code=3, steps=[], told=[], at=2_000)


def table(id: str, **columns: Any) -> TableRow:
    return replace(TABLE, id=id, **columns)
