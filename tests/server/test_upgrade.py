"""The rules change under a store with open tables: a table that would have gone the same goes on,
another is frozen with what was told, and finished games stay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine import game as shelf
from captains_table.server import tables, upkeep
from captains_table.server.keeper import Desk
from captains_table.server.messages import Done, Refused
from captains_table.server.store.rows import TableRow
from tests.server.room import Client, Room, play, refused, run, same_seed

GAME = "oh-captain"
OTHER = "0.0.0 of another time"

Change = Callable[[shelf.RulesCode, int, int], shelf.RulesCode]


def means_something_else(code: shelf.RulesCode, choice: int, other: int) -> shelf.RulesCode:
    """New rules: who makes that choice does the other thing."""

    def apply(s: Any, made: int) -> None:
        code.apply(s, other if made == choice and code.mover(s) >= 0 else made)

    return replace(code, apply=apply)


def is_forbidden(code: shelf.RulesCode, choice: int, other: int) -> shelf.RulesCode:
    """New rules: nobody may make that choice, who can make the other."""

    def legal(s: Any, codes: Any) -> int:
        count = code.legal(s, codes)
        possible = codes[:count]
        if choice in possible and other in possible:
            possible.remove(choice)
            codes[: count - 1] = possible
        return len(possible)

    return replace(code, legal=legal)


def breaks_down(code: shelf.RulesCode, choice: int, other: int) -> shelf.RulesCode:
    """New rules that cannot read that past at all."""

    def apply(s: Any, made: int) -> None:
        if made == choice and code.mover(s) >= 0:
            raise KeyError(made)
        code.apply(s, made)

    return replace(code, apply=apply)


@dataclass
class Before:
    """The tables under the old rules."""

    same: Client
    differs: Client
    over: Client
    waiting: str
    rows: dict[str, TableRow]
    logs: dict[str, list[dict[str, Any]]]  # as a spectator knows them
    first: list[int]  # what could be chosen first


async def under_old_rules(room: Room) -> Before:
    same, differs, over = [await room.alone(GAME) for _ in range(3)]
    first = same.codes
    assert first == differs.codes
    await same.choose(first[0])
    await differs.choose(first[1])
    for client in (same, differs):
        await client.choose()
    await over.choose(first[1])
    await play([over], Random(4))
    waiting = (await room.open(GAME)).table
    ids = [same.table, differs.table, over.table, waiting]
    rows = {table: await room.row(table) for table in ids}
    logs = {table: (await room.look(table)).log for table in ids}
    return Before(same, differs, over, waiting, rows, logs, first)


async def look_again(room: Room, client: Client, before: Before) -> Client:
    """The same people, under the new rules; what was told can still be read."""
    watcher = await room.look(client.table)
    assert watcher.log == before.logs[client.table]
    return await room.look(client.table, *client.tokens)


@pytest.mark.parametrize("change", [means_something_else, breaks_down])
def test_tables_go_on_if_they_would_have_gone_the_same(
    store_url: str, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    same_seed(monkeypatch)
    kept: list[Before] = []

    async def first(room: Room) -> None:
        kept.append(await under_old_rules(room))

    run(store_url, first)
    (before,) = kept
    game = ct.game(GAME)
    changed = change(game.code, before.first[1], before.first[0])
    monkeypatch.setitem(shelf._GAMES, GAME, replace(game, rules=OTHER, code=changed))

    async def second(room: Room) -> None:
        ids = await room.keeper.ask(upkeep.outdated)
        assert set(ids) == set(before.rows) - {before.over.table}
        await upkeep.renew(room.keeper)
        assert await room.keeper.ask(upkeep.outdated) == []

        goes_on = await look_again(room, before.same, before)
        assert goes_on.frame["table"]["rules"] == goes_on.frame["view"]["rules"] == OTHER
        assert await room.row(before.same.table) == replace(
            before.rows[before.same.table], rules=OTHER
        )
        assert isinstance(await goes_on.choose(), Done)
        assert (await room.row(before.waiting)).rules == OTHER

        frozen = await look_again(room, before.differs, before)
        info = frozen.frame["table"]
        assert (info["status"], info["reason"]) == ("frozen", "rules")
        assert info["rules"] == game.rules
        assert frozen.frame["view"] == {}
        for answer in (await frozen.choose(0), await frozen.undo()):
            assert isinstance(answer, Refused)
            assert answer.code == "not_playing"
        explained = await frozen.explain({"do": "pass"})
        assert isinstance(explained, Refused)
        row = await room.row(before.differs.table)
        assert (row.turn, row.bot_due) == (None, None)
        assert isinstance(await frozen.manage("close", seat=0), Done)

        over = await look_again(room, before.over, before)
        assert over.frame["table"]["status"] == "over"
        assert await room.row(before.over.table) == before.rows[before.over.table]

    run(store_url, second)


def test_a_choice_that_is_no_longer_allowed_freezes_the_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)
    kept: list[Before] = []

    async def first(room: Room) -> None:
        kept.append(await under_old_rules(room))

    def state(desk: Desk, table: str) -> str:
        return desk.live(table).row.status

    async def second(room: Room) -> None:
        (before,) = kept
        assert not await room.keeper.ask(upkeep.upgrade, before.differs.table)
        # Without an upgrade, whoever looks finds out.
        assert await room.keeper.ask(state, before.over.table) == "over"
        asked = room.keeper.ask(tables.finished_log, before.over.table)
        assert await refused(asked) == "rules"
        await look_again(room, before.over, before)

    run(sqlite_url, first)
    game, codes = ct.game(GAME), kept[0].first
    changed = is_forbidden(game.code, codes[1], codes[0])
    monkeypatch.setitem(shelf._GAMES, GAME, replace(game, rules=OTHER, code=changed))
    run(sqlite_url, second)
