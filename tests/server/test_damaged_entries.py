"""Entries that make no sense: what can be told anew is; otherwise the table is frozen and can be
read like any other whose game cannot be followed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from captains_table.server.socket_messages import Done
from tests.server.room import Client, Room, play, run, same_seed

GAME = "oh-captain"
SPOILT = 3  # the entry


def damage(folder: Path, column: str, value: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute(f"UPDATE entries SET {column} = ? WHERE seq = {SPOILT}", [value])


def spoil(url: str, folder: Path, column: str, value: str) -> tuple[Client, list[dict[str, Any]]]:
    """A table that is in play, with what somebody reads there, and then one of its entries."""
    known: list[Client] = []

    async def first(room: Room) -> None:
        client = await room.alone(GAME)
        await play([client], Random(3), 12, undo=0)
        known.append(await room.look(client.table, *client.tokens))

    run(url, first)
    damage(folder, column, value)
    return known[0], known[0].log


@pytest.mark.parametrize("nonsense", ["[", "{}", "7", "[1, 2]", '[[], {"0": 5}]', "[[null], {}]"])
def test_what_an_entry_told_is_told_anew(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, nonsense: str
) -> None:
    same_seed(monkeypatch)
    client, read = spoil(sqlite_url, tmp_path, "told", nonsense)

    async def test(room: Room) -> None:
        again = await room.look(client.table, *client.tokens)
        assert again.log == read
        assert isinstance(await again.choose(), Done)
        entries = await room.entries(client.table)
        assert all(entry.told for entry in entries)

    run(sqlite_url, test)


@pytest.mark.parametrize(
    ("column", "nonsense"),
    [
        *(("steps", "["), ("steps", "[99]"), ("steps", "{}")),
        *(("action", "["), ("action", '"sail"'), ("action", "[1]")),
        ("kind", "undo"),
    ],
)
def test_a_table_that_cannot_be_followed_is_frozen_and_can_be_read(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, column: str, nonsense: str
) -> None:
    same_seed(monkeypatch)
    client, read = spoil(sqlite_url, tmp_path, column, nonsense)

    async def test(room: Room) -> None:
        again = await room.look(client.table, *client.tokens)
        assert again.frame["table"]["status"] == "frozen"
        assert (await room.row(client.table)).status == "frozen"
        assert [line["event"] for line in again.log][-3:] == [line["event"] for line in read][-3:]
        assert not again.codes

    run(sqlite_url, test)
