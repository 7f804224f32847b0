"""The rules change under a store with open tables: a table that would have gone the same goes on,
another is frozen with what was told, and finished games stay as they were. Nobody waits for it but
who asks for that table."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine import shelf
from captains_table.engine.words import LANGUAGES
from captains_table.server import bots, clerk, live
from captains_table.server.archive import Settled, settle
from captains_table.server.bots import Bots
from captains_table.server.desk import ASIDE_MS, Desk
from captains_table.server.processes import Stuck
from captains_table.server.progress import BOT_DELAY, DAY
from captains_table.server.socket_messages import Done, Refused
from captains_table.server.store.rows import TableRow
from tests.server.room import Client, Clock, Here, Room, play, refused, run, same_seed

GAME = "oh-captain"
OTHER = "of another time"

Change = Callable[[ct.Game, int, int], ct.Game]
Told = dict[tuple[str, str], list[dict[str, Any]]]  # by seat ("" is a spectator) and language


# New rules


def means_something_else(game: ct.Game, choice: int, other: int) -> ct.Game:
    """Who makes that choice does the other thing."""
    code = game.code

    def apply(s: Any, made: int) -> None:
        code.apply(s, other if made == choice and code.mover(s) >= 0 else made)

    return replace(game, flow=replace(game.flow, apply=apply))


def breaks_down(game: ct.Game, choice: int, other: int) -> ct.Game:
    """They cannot read that past at all."""
    code = game.code

    def apply(s: Any, made: int) -> None:
        if made == choice and code.mover(s) >= 0:
            raise KeyError(made)
        code.apply(s, made)

    return replace(game, flow=replace(game.flow, apply=apply))


def is_forbidden(game: ct.Game, choice: int, other: int) -> ct.Game:
    """Nobody may make that choice, who can make the other."""
    code = game.code

    def legal(s: Any, codes: Any) -> int:
        count = code.legal(s, codes)
        possible = codes[:count]
        if choice in possible and other in possible:
            possible.remove(choice)
            codes[: count - 1] = possible
        return len(possible)

    return replace(game, flow=replace(game.flow, legal=legal))


def is_called_otherwise(game: ct.Game, choice: int, other: int) -> ct.Game:
    """What happens has another name, and nobody remembers the old one."""
    return replace(game, events=tuple(replace(e, name=f"{e.name}-anew") for e in game.events))


def tells_more(game: ct.Game, choice: int, other: int) -> ct.Game:
    """Events say something that they did not say before."""
    return replace(game, events=tuple(replace(e, b=e.b or "more") for e in game.events))


def in_force(monkeypatch: pytest.MonkeyPatch, change: Change, first: list[int]) -> None:
    """From now on the game is played by these, under another version."""
    changed = change(ct.game(GAME), first[1], first[0])
    vars(changed)["rules"] = OTHER  # in place of what is worked out from the source
    monkeypatch.setitem(shelf._found, GAME, lambda: changed)


# What was before


async def told(room: Room, client: Client) -> Told:
    """What everybody reads at a table."""
    viewers: list[tuple[str, list[str]]] = [("", [])]
    viewers += [(str(seat), [token]) for seat, token in enumerate(client.tokens)]
    return {
        (name, lang): (await room.look(client.table, *tokens, lang=lang)).log
        for name, tokens in viewers
        for lang in LANGUAGES
    }


@dataclass
class Before:
    """The tables under the old rules."""

    same: Client
    differs: Client
    over: Client
    waiting: str
    rows: dict[str, TableRow]
    told: dict[str, Told]
    kept: dict[str, Any]  # of the game that is over
    first: list[int]  # what could be chosen first


async def all_kept(room: Room, table: str) -> dict[str, Any]:
    """Everything that a finished game can be asked for."""
    last = (await room.row(table)).seq
    return {
        "log": await room.log(table),
        "draws": await room.draws(table),
        "moments": {
            lang: [await room.moment(table, seq, lang) for seq in (1, last // 2, last)]
            for lang in LANGUAGES
        },
        "all": {lang: await room.moments(table, 1, lang) for lang in LANGUAGES},
    }


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
    kept = await all_kept(room, over.table)
    told_then = {client.table: await told(room, client) for client in (same, differs, over)}
    ids = [same.table, differs.table, over.table, waiting]
    rows = {table: await room.row(table) for table in ids}
    return Before(same, differs, over, waiting, rows, told_then, kept, first)


def before(url: str, monkeypatch: pytest.MonkeyPatch) -> Before:
    """Some tables, left by a server with the old rules."""
    same_seed(monkeypatch)
    kept: list[Before] = []

    async def test(room: Room) -> None:
        kept.append(await under_old_rules(room))

    run(url, test)
    return kept[0]


async def outdated(room: Room) -> set[str]:
    rules = ct.game(GAME).rules
    return set(await room.reader.ask(clerk.outdated, GAME, rules, ""))


async def stays_as_it_was(room: Room, then: Before) -> None:
    """The finished game."""
    assert await told(room, then.over) == then.told[then.over.table]
    assert await all_kept(room, then.over.table) == then.kept
    assert await room.row(then.over.table) == then.rows[then.over.table]
    again = await room.look(then.over.table, *then.over.tokens)
    assert again.frame["table"]["status"] == "over"
    assert again.frame["result"] == then.over.frame["result"]
    assert again.frame["names"] == then.over.frame["names"]
    for part in ("seq", "seat", "known", "rules"):
        assert again.frame["view"][part] == then.over.frame["view"][part]


async def is_frozen(room: Room, client: Client, then: Before) -> None:
    """It cannot go on, and can be looked at."""
    frozen = await room.look(client.table, *client.tokens)
    info = frozen.frame["table"]
    assert (info["status"], info["reason"]) == ("frozen", "rules")
    assert info["rules"] == then.rows[client.table].rules
    assert (info["seed"], frozen.frame["view"], frozen.codes) == ("", {}, [])
    for answer in (await frozen.choose(0), await frozen.undo()):
        assert isinstance(answer, Refused)
        assert answer.code == "not_playing"
    assert isinstance(await frozen.explain({"do": "pass"}), Refused)
    row = await room.row(client.table)
    assert (row.turn, row.bot_due) == (None, None)
    assert row.expires > then.rows[client.table].expires + DAY, "there is time to read it"
    assert await refused(room.log(client.table)) == "not_over"


# Open tables


@pytest.mark.parametrize("change", [means_something_else, breaks_down])
def test_tables_go_on_if_they_would_have_gone_the_same(
    store_url: str, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    then = before(store_url, monkeypatch)
    in_force(monkeypatch, change, then.first)

    async def test(room: Room) -> None:
        assert await outdated(room) == set(then.rows) - {then.over.table}, "nobody has asked yet"

        goes_on = await room.look(then.same.table, *then.same.tokens)
        assert goes_on.frame["table"]["rules"] == goes_on.frame["view"]["rules"] == OTHER
        assert await room.row(then.same.table) == replace(then.rows[then.same.table], rules=OTHER)
        assert await told(room, then.same) == then.told[then.same.table]
        assert isinstance(await goes_on.choose(), Done)
        assert await outdated(room) == {then.differs.table, then.waiting}

        await is_frozen(room, then.differs, then)
        assert await told(room, then.differs) == then.told[then.differs.table]
        assert await outdated(room) == {then.waiting}

        await room.join(then.waiting)
        assert (await room.row(then.waiting)).rules == OTHER
        assert await outdated(room) == set()
        await stays_as_it_was(room, then)

        frozen = await room.look(then.differs.table, *then.differs.tokens)
        assert isinstance(await frozen.manage("close", seat=0), Done)
        assert (await told(room, then.differs)) == then.told[then.differs.table]

    run(store_url, test)


def test_in_the_background_every_table_is_looked_after(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before(store_url, monkeypatch)
    in_force(monkeypatch, means_something_else, then.first)

    async def test(room: Room) -> None:
        await room.clerk.run()
        assert await outdated(room) == set()
        states = {table: (await room.row(table)) for table in then.rows}
        assert {table: row.status for table, row in states.items()} == {
            then.same.table: "playing",
            then.differs.table: "frozen",
            then.over.table: "over",
            then.waiting: "waiting",
        }
        assert await told(room, then.differs) == then.told[then.differs.table]

    run(store_url, test)


def test_what_could_be_chosen_counts_too(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    then = before(sqlite_url, monkeypatch)
    in_force(monkeypatch, is_forbidden, then.first)

    async def test(room: Room) -> None:
        for client in (then.same, then.differs):
            await is_frozen(room, client, then)
            assert await told(room, client) == then.told[client.table]
        await stays_as_it_was(room, then)

    run(sqlite_url, test)


def test_a_table_goes_on_when_more_is_told_and_shown(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before(sqlite_url, monkeypatch)
    in_force(monkeypatch, tells_more, then.first)
    view = ct.Table.view
    monkeypatch.setattr(ct.Table, "view", lambda table, seat: {**view(table, seat), "new": 1})

    async def test(room: Room) -> None:
        for client in (then.same, then.differs):
            goes_on = await room.look(client.table, *client.tokens)
            assert goes_on.frame["table"]["status"] == "playing"
            assert goes_on.frame["view"]["new"] == 1
            now, old = await told(room, client), then.told[client.table]
            for viewer, lines in now.items():
                assert [line["text"] for line in lines] == [line["text"] for line in old[viewer]]
                for line, known in zip(lines, old[viewer], strict=True):
                    assert known["event"].items() <= line["event"].items()
            assert any("more" in line["event"] for line in now["", "en"])
            assert isinstance(await goes_on.choose(), Done)
        stored = [entry.told for entry in await room.entries(then.same.table)]
        assert "more" in str(stored[0]), "so that the next release compares with what was told now"
        await stays_as_it_was(room, then)

    run(sqlite_url, test)


def test_what_is_told_differently_freezes_the_table_and_can_be_read(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before(sqlite_url, monkeypatch)
    in_force(monkeypatch, is_called_otherwise, then.first)

    async def test(room: Room) -> None:
        for client in (then.same, then.differs):
            await is_frozen(room, client, then)
            for (viewer, lang), lines in (await told(room, client)).items():
                known = then.told[client.table][viewer, lang]
                assert [line["event"] for line in lines] == [line["event"] for line in known]
                sentence = {"en": "told differently", "fr": "raconte autrement"}[lang]
                assert all(sentence in line["text"] for line in lines)
        await stays_as_it_was(room, then)

    run(sqlite_url, test)


def test_a_table_that_waits_for_people_is_frozen_if_it_cannot_be_played_any_more(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []

    def for_more(game: ct.Game, choice: int, other: int) -> ct.Game:
        return replace(game, seats=game.seats[1:])

    async def first(room: Room) -> None:
        for seats in ct.game(GAME).seats[:2]:
            tables.append((await room.open(GAME, seats)).table)

    async def second(room: Room) -> None:
        few, enough = [await room.look(table) for table in tables]
        assert [few.frame["table"]["status"], few.frame["table"]["reason"]] == ["frozen", "rules"]
        assert await refused(room.join(few.table)) == "begun"
        assert enough.frame["table"]["status"] == "waiting"
        assert await room.join(enough.table)

    run(sqlite_url, first)
    in_force(monkeypatch, for_more, [0, 0])
    run(sqlite_url, second)


def test_many_who_ask_for_a_table_wait_for_one_look_at_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before(sqlite_url, monkeypatch)
    in_force(monkeypatch, means_something_else, then.first)
    looked: list[str] = []

    def counting(row: TableRow, *rest: Any) -> Settled:
        looked.append(row.id)
        return settle(row, *rest)

    monkeypatch.setattr(clerk, "settle", counting)

    async def test(room: Room) -> None:
        asked = [room.look(then.same.table, *then.same.tokens) for _ in range(5)]
        for client in await asyncio.gather(*asked):
            assert client.frame["table"]["rules"] == OTHER
        assert looked == [then.same.table]

    run(sqlite_url, test)


def test_what_was_found_out_is_dropped_when_the_table_has_moved_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before(sqlite_url, monkeypatch)

    async def test(room: Room) -> None:
        found = await room.reader.ask(clerk.find, then.same.table)
        assert found is not None
        late = replace(settle(*found, ct.game(GAME).rules), fits=False)
        client = await room.look(then.same.table, *then.same.tokens)
        await client.choose()
        await room.keeper.visit(clerk.keep, then.same.table, OTHER, late)
        row = await room.row(then.same.table)
        assert (row.status, row.rules) == ("playing", then.rows[row.id].rules)
        assert isinstance(await client.choose(), Done)

    run(sqlite_url, test)


# Finished games


@pytest.mark.parametrize("change", [means_something_else, breaks_down, is_called_otherwise])
def test_a_finished_game_is_never_worked_out_again(
    store_url: str, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    then = before(store_url, monkeypatch)
    in_force(monkeypatch, change, then.first)

    def nobody(*_: Any) -> Settled:
        raise AssertionError("it was kept when it ended")

    monkeypatch.setattr(clerk, "settle", nobody)

    async def test(room: Room) -> None:
        await stays_as_it_was(room, then)
        again = await room.look(then.over.table, *then.over.tokens)
        await again.manage("rematch", seat=0)
        assert again.frame["table"]["rematch"]

    run(store_url, test)


def test_a_finished_game_that_nobody_kept_is_told_as_far_as_todays_rules_follow_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    then = before(sqlite_url, monkeypatch)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("DELETE FROM archives")
    in_force(monkeypatch, means_something_else, then.first)
    table, last = then.over.table, then.rows[then.over.table].seq

    async def test(room: Room) -> None:
        assert await told(room, then.over) == then.told[table]
        over = await room.look(table, *then.over.tokens)
        assert over.frame["result"] == then.over.frame["result"], "the store has it"
        assert over.frame["view"] == {}
        assert await refused(room.log(table)) == "rules"
        assert await refused(room.draws(table)) == "rules"
        moments = await room.moments(table, 1)
        assert moments[0]["view"] == then.kept["all"]["en"][0]["view"] | {"rules": OTHER}
        assert [moment["view"] for moment in moments[1:]] == [{}] * (len(moments) - 1)
        assert [moment["log"] for moment in moments] == [
            moment["log"] for moment in then.kept["all"]["en"]
        ]
        end = await room.moment(table, last, "fr")
        assert end["log"] == then.kept["moments"]["fr"][-1]["log"]
        assert end["result"] == then.over.frame["result"]

    run(sqlite_url, test)


# Trouble


def test_a_table_whose_game_is_gone_says_so(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before(sqlite_url, monkeypatch)
    monkeypatch.delitem(shelf._found, GAME)

    async def test(room: Room) -> None:
        await room.clerk.run()
        for table in then.rows:
            assert await refused(room.look(table)) == "no_game"
            assert (await room.row(table)) == then.rows[table], "it may come back"
        assert await room.mine(then.same.tokens) == []

    run(sqlite_url, test)


def test_a_table_that_cannot_be_loaded_stops_no_bot_of_others_and_is_logged_once(
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    same_seed(monkeypatch)
    clock = Clock(monkeypatch)
    opened: list[Client] = []

    async def first(room: Room) -> None:
        for _ in range(3):
            one = await room.open(begin=True)
            client = await room.look(one.table, one.seats[0].token)
            while client.codes:
                await client.choose()
            opened.append(client)

    async def second(room: Room) -> None:
        no_game, no_options, sound = [client.table for client in opened]
        clock.pass_by(BOT_DELAY)
        turns, outdated = await room.keeper.ask(bots.claim)
        assert [turn.table for turn in turns] == [sound]
        assert outdated == []
        assert sorted(aside()) == sorted([no_game, no_options])
        await room.keeper.ask(bots.play, turns[0], 0)
        for _ in range(3):
            clock.pass_by(ASIDE_MS + 1)
            turns, _ = await room.keeper.ask(bots.claim)
            assert [turn.table for turn in turns] == [sound]
        assert len(aside()) == 2
        assert await refused(room.look(no_game)) == "no_game"
        assert [info.id for info in await room.mine(["x" * 32, *opened[2].tokens])] == [sound]

    def aside() -> list[str]:
        return [
            vars(record)["table"]
            for record in caplog.records
            if record.getMessage() == "a table is put aside"
        ]

    run(sqlite_url, first)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        change = "UPDATE tables SET game = 'chess' WHERE id = ?"
        database.execute(change, [opened[0].table])
        change = "UPDATE tables SET options = '[' WHERE id = ?"
        database.execute(change, [opened[1].table])
    with caplog.at_level(logging.ERROR):
        run(sqlite_url, second)


@pytest.mark.parametrize("trouble", ["settling", "reading"])
def test_the_trouble_of_one_table_leaves_the_others_alone(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, trouble: str
) -> None:
    then = before(sqlite_url, monkeypatch)
    in_force(monkeypatch, means_something_else, then.first)
    bad = min(then.same.table, then.waiting)  # before others, whichever comes first

    def fails(row: TableRow, *rest: Any) -> Settled:
        if row.id == bad:
            raise ZeroDivisionError
        return settle(row, *rest)

    if trouble == "settling":
        monkeypatch.setattr(clerk, "settle", fails)
    else:
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE tables SET options = '[' WHERE id = ?", [bad])

    async def test(room: Room) -> None:
        await asyncio.wait_for(room.clerk.run(), 60)
        assert await outdated(room) == {bad}
        await is_frozen(room, then.differs, then)
        await stays_as_it_was(room, then)
        assert await refused(room.look(bad)) in ("busy", "internal")
        assert bad not in {info.id for info in await room.lobby()}

    run(sqlite_url, test)


def test_a_table_that_cannot_be_read_is_left_out_of_lists_and_logged_once(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(room: Room) -> None:
        bad, good = [await room.open(listed=True) for _ in range(2)]
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            change = "UPDATE tables SET options = '[' WHERE id = ?"
            database.execute(change, [bad.table])
        tokens = [one.seats[0].token for one in (bad, good)]
        for _ in range(3):
            assert [info.id for info in await room.lobby()] == [good.table]
            assert [info.id for info in await room.mine(tokens)] == [good.table]
        told = [vars(record)["table"] for record in caplog.records if record.levelname == "ERROR"]
        assert told == [bad.table]

    with caplog.at_level(logging.ERROR):
        run(sqlite_url, test)


class Slow(Here):
    """A helper that takes its time, and does one thing after the other."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__()
        self.fails = fails
        self.settled: list[str] = []

    async def run(self, seconds: float, function: Any, *args: Any, **given: Any) -> Any:
        async with self._turn:
            self.settled.append(args[0].id)
            await asyncio.sleep(0.05)
            if self.fails:
                raise Stuck
            return await super().run(seconds, function, *args, **given)


async def settled_for_bots(playing: Bots) -> None:
    """As far as it goes."""
    async with asyncio.timeout(60):
        while playing._settling:
            await asyncio.sleep(0.01)


def test_who_asks_for_a_table_does_not_wait_until_all_bots_can_play(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Client] = []

    async def first(room: Room) -> None:
        opened.extend([await room.alone() for _ in range(6)])

    async def second(room: Room) -> None:
        helper = room.clerk._helper = Slow()
        playing = Bots(room.keeper, Here())
        for _ in range(2):  # they are due, and still due
            for client in opened[:5]:
                playing._settle(client.table)
            await asyncio.sleep(0.01)
        mine = await room.look(opened[5].table, *opened[5].tokens)
        assert mine.frame["table"]["status"] == "playing"
        assert helper.settled.index(mine.table) <= 1
        await settled_for_bots(playing)
        assert sorted(helper.settled) == sorted(client.table for client in opened)

    run(sqlite_url, first)
    in_force(monkeypatch, tells_more, [0, 0])
    run(sqlite_url, second)


def test_a_table_that_cannot_be_settled_is_put_aside(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    same_seed(monkeypatch)
    clock = Clock(monkeypatch)
    tables: list[str] = []

    async def first(room: Room) -> None:
        opened = await room.open(begin=True)
        client = await room.look(opened.table, opened.seats[0].token)
        while client.codes:
            await client.choose()
        tables.append(client.table)

    async def second(room: Room) -> None:
        helper = room.clerk._helper = Slow(fails=True)
        playing = Bots(room.keeper, Here())
        clock.pass_by(BOT_DELAY)
        for attempt in (1, 2):
            _, outdated = await room.keeper.ask(bots.claim)
            assert outdated == tables
            playing._settle(tables[0])
            await settled_for_bots(playing)
            clock.pass_by(ASIDE_MS)
            assert await room.keeper.ask(bots.claim) == ([], [])
            assert helper.settled == tables * attempt
            clock.pass_by(1)
        helper.fails = False
        await room.look(tables[0])
        turns, _ = await room.keeper.ask(bots.claim)
        assert [turn.table for turn in turns] == tables, "somebody asked for it"
        errors = [record for record in caplog.records if record.levelname == "ERROR"]
        assert [vars(record)["table"] for record in errors] == tables, "it is told once"

    run(sqlite_url, first)
    in_force(monkeypatch, tells_more, [0, 0])
    with caplog.at_level(logging.ERROR):
        run(sqlite_url, second)


def test_a_bot_of_a_table_of_other_rules_plays_once_that_is_settled(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)
    clock = Clock(monkeypatch)
    tables: list[str] = []

    async def first(room: Room) -> None:
        opened = await room.open(begin=True)
        client = await room.look(opened.table, opened.seats[0].token)
        while client.codes:
            await client.choose()
        tables.append(client.table)

    async def second(room: Room) -> None:
        clock.pass_by(BOT_DELAY)
        turns, outdated = await room.keeper.ask(bots.claim)
        assert (turns, outdated) == ([], tables)
        await room.clerk.settle(tables[0])
        turns, outdated = await room.keeper.ask(bots.claim)
        assert [turn.table for turn in turns] == tables
        assert outdated == []

    run(sqlite_url, first)
    in_force(monkeypatch, tells_more, [0, 0])
    run(sqlite_url, second)


# Snapshots


@pytest.mark.parametrize("wrong", ["rules", "shape", "text"])
def test_a_snapshot_that_cannot_be_trusted_is_not(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    """One of other rules, and one that is nonsense."""
    same_seed(monkeypatch)
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 5)

    def spoil(desk: Desk, table: str) -> None:
        kept = desk.db.snapshot(table)
        assert kept is not None
        assert kept.rules == ct.game(GAME).rules
        other = ct.Table(GAME, 3, seed=1).position()
        position = {"position": {"no": "game"} if wrong == "shape" else other, "drawn": 0}
        desk.db.drop_snapshots(table)
        rules = OTHER if wrong == "rules" else kept.rules
        desk.db.keep_snapshot(table, kept.seq, position, rules)
        if wrong == "text":
            desk.db._connection.exec_driver_sql("UPDATE snapshots SET position = '['")

    async def test(room: Room) -> None:
        client = await room.alone(GAME)
        await play([client], Random(3), 20)
        shown, read = client.frame, await told(room, client)
        await room.keeper.ask(spoil, client.table)
        room.keeper._lives.clear()
        again = await room.look(client.table, *client.tokens)
        assert again.frame["view"] == shown["view"]
        assert again.codes == client.codes
        assert await told(room, client) == read
        assert isinstance(await again.choose(), Done)

    run(sqlite_url, test)


def test_after_an_upgrade_a_table_is_loaded_from_a_new_snapshot(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 5)
    clients: list[Client] = []

    async def first(room: Room) -> None:
        clients.append(await room.alone(GAME))
        await play(clients, Random(3), 20)

    def snapshot(desk: Desk, table: str) -> tuple[str, int]:
        kept = desk.db.snapshot(table)
        assert kept is not None
        return kept.rules, kept.seq

    async def second(room: Room) -> None:
        (client,) = clients
        again = await room.look(client.table, *client.tokens)
        rules, seq = await room.keeper.ask(snapshot, client.table)
        assert rules == OTHER
        assert seq >= 5
        room.keeper._lives.clear()
        assert isinstance(await again.choose(), Done)

    run(sqlite_url, first)
    in_force(monkeypatch, tells_more, [0, 0])
    run(sqlite_url, second)


def test_entries_of_the_first_release_are_followed_by_their_codes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They have no action, and nobody wrote down what could be chosen."""
    then = before(sqlite_url, monkeypatch)
    verbs = ct.game(GAME).verbs
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.create_function("code_of", 1, lambda text: _code(verbs, text))
        database.execute("UPDATE entries SET code = code_of(action) WHERE kind = 'choose'")
        # Nobody could go back further than by an undo then.
        database.execute("UPDATE entries SET action = NULL WHERE kind <> 'back'")
        database.execute("UPDATE entries SET asked = ''")
        database.execute("DELETE FROM archives")
        database.execute("DELETE FROM snapshots")
        database.execute("UPDATE tables SET rules = '1'")
        database.execute("UPDATE tables SET result = NULL")

    async def test(room: Room) -> None:
        for client in (then.same, then.differs):
            goes_on = await room.look(client.table, *client.tokens)
            assert await told(room, client) == then.told[client.table]
            assert isinstance(await goes_on.choose(), Done)
        over = await room.look(then.over.table, *then.over.tokens)
        assert over.frame["result"] == then.over.frame["result"]
        assert await told(room, then.over) == then.told[then.over.table]
        assert (await room.log(then.over.table))["steps"] == then.kept["log"]["steps"]

    run(sqlite_url, test)


def _code(verbs: Any, text: str) -> int:
    code: int = verbs.code(json.loads(text))
    return code


def test_a_helper_with_other_rules_than_the_servers_does_not_work(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        client = await room.alone(GAME)
        found = await room.reader.ask(clerk.find, client.table)
        assert found is not None
        with pytest.raises(RuntimeError, match="not the rules"):
            settle(*found, OTHER)

    run(sqlite_url, test)
