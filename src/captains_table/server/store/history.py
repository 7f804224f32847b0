"""The entries of a table as they come out of the store."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from sqlalchemy import JSON, Connection, Text, bindparam, cast, select

from captains_table.server.store.rows import EntryRow
from captains_table.server.store.schema import entries

_WANTED = entries.c.table_id == bindparam("key"), entries.c.seq > bindparam("after")
_ENTRIES = select(entries).where(*_WANTED).order_by(entries.c.seq)
_JSON = {column.name for column in entries.c if isinstance(column.type, JSON)}
_AS_TEXT = (
    select(
        *(cast(c, Text).label(c.name) if c.name in _JSON else c for c in entries.c),
    )
    .where(*_WANTED)
    .order_by(entries.c.seq)
)


def entries_of(connection: Connection, table_id: str, after: int) -> list[EntryRow]:
    """Those after this seq, in order. What is no JSON any more is None: the rest may be enough."""
    wanted = {"key": table_id, "after": after}
    try:
        rows = connection.execute(_ENTRIES, wanted)
        return [EntryRow(**row._mapping) for row in rows]
    except ValueError:
        rows = connection.execute(_AS_TEXT, wanted)
        return [
            EntryRow(**{name: _read(name, value) for name, value in row._mapping.items()})
            for row in rows
        ]


def _read(column: str, value: Any) -> Any:
    if column in _JSON and value is not None:
        with suppress(ValueError):
            return json.loads(value)
        return None
    return value
