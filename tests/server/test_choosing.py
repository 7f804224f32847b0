"""Choices over the wire: carried out once, or refused with a reason and without effect."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.register import register
from captains_table.server.socket_messages import (
    Done,
    Explained,
    Foresee,
    Foreseen,
    Refused,
    Speak,
    Undo,
)
from captains_table.server.store import Store
from tests.server.room import (
    FEWEST,
    Client,
    Clock,
    Room,
    asked,
    new_command,
    play,
    refused,
    run,
    same_seed,
    working,
)


def forbidden(client: Client) -> int:
    """A code that no choice has now."""
    return next(code for code in range(10_000) if code not in client.codes)


def test_a_command_that_arrives_again_is_answered_again_and_done_once(store_url: str) -> None:
    async def first(store: Store) -> tuple[str, list[str], str, Done]:
        async with working(store) as room:
            opened = await room.open(hot_seat=True)
            tokens = [seat.token for seat in opened.seats]
            client = await room.look(opened.table, *tokens)
            command, code, seq, seat = new_command(), client.codes[0], 1, client.seat
            done = await client.choose(code, command=command)
            assert done == Done(command, 2)
            assert await client.choose(code, seat=seat, seq=seq, command=command) == done
            assert client.frame["seq"] == 2
            assert len(await room.entries(opened.table)) == 2
            return opened.table, tokens, command, done

    async def after_a_restart(
        store: Store, table: str, tokens: list[str], command: str, done: Done
    ) -> None:
        async with working(store) as room:
            client = await room.look(table, *tokens)
            seat = (await room.entries(table))[-1].seat
            assert await client.choose(0, seat=seat, seq=1, command=command) == done
            assert len(await room.entries(table)) == 2

    store = Store.open(store_url)
    known = asyncio.run(first(store))
    store.close()
    store = Store.open(store_url)
    asyncio.run(after_a_restart(store, *known))
    store.close()


def test_who_is_behind_is_refused_and_sees_how_the_table_stands(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            client = await room.alone()
            await client.choose()
            seen = len(client.frames)
            for seq in (1, 3, -1, 10**30):
                answer = await client.choose(seq=seq)
                assert isinstance(answer, Refused)
                assert answer.code == "stale"
                assert answer.text
            assert [frame["seq"] for frame in client.frames[seen:]] == [2] * 4
            assert len(await room.entries(client.table)) == 2
            assert isinstance(await client.choose(), Done)

    asyncio.run(test())


def test_nobody_acts_for_a_seat_that_is_not_theirs(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            watcher = await room.look(clients[0].table)
            one = asked(clients)
            for other in [client for client in clients if client is not one]:
                answer = await other.choose(one.codes[0], seat=one.seat)
                assert isinstance(answer, Refused)
                assert answer.code == "foreign"
                mine = await other.choose(one.codes[0])
                assert isinstance(mine, Refused)
                assert (mine.code, mine.refusal and mine.refusal.rule) == ("illegal", "")
            for seat in (0, 7, -1):
                answer = await watcher.choose(one.codes[0], seat=seat)
                assert isinstance(answer, Refused)
                assert answer.code == "foreign"
            assert watcher.frame["seat"] is None
            assert not watcher.codes
            assert not watcher.frame["prompt"]
            assert len(await room.entries(one.table)) == 1

    asyncio.run(test())


def test_what_a_choice_leads_to_is_told_to_whom_it_is_asked(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        client = await room.alone("gold-n-crash", 2)
        while not client.codes:
            await asyncio.sleep(0.01)
        seat, seq, code = client.frame["seat"], client.frame["seq"], client.codes[0]
        told = await client.do(Foresee(seat, seq, code))
        assert isinstance(told, Foreseen)
        assert (told.seq, told.code, bool(told.events), told.assumed) == (seq, code, True, False)
        for wrong, why in (
            (Foresee(seat, seq - 1, code), "stale"),
            (Foresee(seat, seq, forbidden(client)), "illegal"),
            (Foresee(1 - seat, seq, code), "not_playing"),  # a seat of theirs that is not asked
            (Foresee(7, seq, code), "foreign"),
        ):
            answer = await client.do(wrong)
            assert isinstance(answer, Refused)
            assert answer.code == why
        sea = await room.alone("sea-of-legends", 1)
        answer = await sea.do(Foresee(0, sea.frame["seq"], sea.codes[0]))
        assert isinstance(answer, Refused)
        assert answer.code == "cannot"

    run(sqlite_url, test)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_a_forbidden_choice_is_refused_with_its_rule_in_the_readers_language(
    store: Store, game: str, seats: int
) -> None:
    async def test() -> None:
        async with working(store) as room:
            client = await room.alone(game, seats)
            await client.do(Speak("fr"))
            code = forbidden(client)
            before = len(client.frames), await room.seats(client.table)
            answer = await client.choose(code)
            assert isinstance(answer, Refused)
            assert answer.code == "illegal"
            assert answer.refusal is not None
            rule = register(ct.game(game).folder)[answer.refusal.rule]
            assert answer.text == answer.refusal.text == rule.text["fr"]
            assert answer.refusal.citation == rule.section["fr"]
            explained = await client.explain(ct.game(game).verbs.action(code))
            assert explained == Explained(answer.refusal)
            possible = client.frame["choices"][0]["action"]
            assert await client.explain(possible) == Explained(None)
            for nonsense in (-1, 10**6, 10**30):
                answer = await client.choose(nonsense)
                assert isinstance(answer, Refused)
                assert answer.code == "illegal"
            assert (len(client.frames), await room.seats(client.table)) == before
            assert isinstance(await client.choose(), Done)

    asyncio.run(test())


def test_a_refusal_costs_no_time_of_the_clock(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def test() -> None:
        async with working(store) as room:
            client = await room.alone(minutes=1)
            await client.manage("lift")  # the curtain, behind which time stands still
            clock.pass_by(10_000)
            for _ in range(3):
                assert isinstance(await client.choose(forbidden(client)), Refused)
            seat = client.seat
            await client.choose()
            assert (await room.seats(client.table))[seat].clock == 50_000

    asyncio.run(test())


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_taking_back_is_an_entry_of_its_own_and_rewinds_every_log(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    same_seed(monkeypatch)

    async def test(room: Room) -> None:
        clients = await room.full(game, seats)
        table = clients[0].table
        watcher = await room.look(table)
        undone, offered = 0, False
        random = Random(5)
        while undone < 3 and clients[0].frame["result"] is None:
            offered |= any(client.frame["undo"] for client in clients)
            await play(clients, random, 1, undo=0.7)
            entries = await room.entries(table)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            if entries[-1].kind != "undo":
                continue
            undone += 1
            assert watcher.frame["since"] < watcher.frame["seq"] - 1
            assert watcher.frame["seq"] == len(entries)
            for client in [*clients, watcher]:
                assert max((line["seq"] for line in client.log), default=0) < len(entries) - 1
                anew = await room.look(table, *client.tokens)
                # Who plays whom may be known by now, so only what was told is the same.
                assert [line["event"] for line in anew.log] == [
                    line["event"] for line in client.log
                ]
                assert anew.frame["view"] == client.frame["view"]
        assert undone or not offered

    run(sqlite_url, test)


def test_what_cannot_be_taken_back_is_refused(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            for client in clients:
                answer = await client.undo()
                assert isinstance(answer, Refused)
                assert answer.code == "no_undo"
                assert answer.text
            assert len(await room.entries(clients[0].table)) == 1

    asyncio.run(test())


def test_at_a_table_that_waits_or_is_closed_nothing_is_chosen_or_taken_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test() -> None:
        async with working(store) as room:
            opened = await room.open()
            waiting = await room.look(opened.table, opened.seats[0].token)
            closed = await room.alone("gold-n-crash", 2)
            while not closed.frame["undo"]:
                await closed.choose(closed.codes[-1])
            await closed.manage("close", seat=0)
            assert not closed.codes
            for client, seq in ((waiting, 0), (closed, closed.frame["seq"])):
                for message in (
                    await client.choose(0),
                    await client.do(Undo(new_command(), seq, client.seat)),
                ):
                    assert isinstance(message, Refused)
                    assert message.code == "not_playing"
                assert len(await room.entries(client.table)) == seq

    asyncio.run(test())


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_a_game_to_its_end_is_what_its_log_says(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    same_seed(monkeypatch)

    async def test(room: Room) -> None:
        clients = await room.full(game, seats)
        client = clients[0]
        await play(clients, Random(1), undo=0.1)
        log = await room.log(client.table)
        table = ct.Table.replay(log)
        assert table.outcome is not None
        result = client.frame["result"]
        assert {name: result[name] for name in vars(table.outcome)} == vars(table.outcome)
        assert client.frame["table"]["status"] == "over"
        view = {**table.view(client.seat), "seq": client.frame["seq"]}
        assert client.frame["view"] == view
        last = await room.moment(client.table, client.frame["seq"], "fr")
        assert last["view"] == {**table.view(None), "seq": client.frame["seq"]}
        first = await room.moment(client.table, 1, "fr")
        assert first["result"] is None
        assert {line["seq"] for line in first["log"]} <= {1}

    run(sqlite_url, test)


APART = 10  # moments that are asked for one by one: each of them brings the log so far


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_a_finished_game_is_told_moment_by_moment(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    same_seed(monkeypatch)

    async def test(room: Room) -> None:
        clients = await room.full(game, seats)
        table, watcher = clients[0].table, await room.look(clients[0].table)

        async def from_on(first: int) -> list[dict[str, Any]]:
            return await room.moments(table, first, "en")

        assert await refused(from_on(1)) == "not_over"
        await play(clients, Random(1), undo=0.3)
        undone = any(entry.kind == "undo" for entry in await room.entries(table))
        assert undone or game == "oh-captain"
        last = watcher.frame["seq"]
        told: list[dict[str, Any]] = []
        while len(told) < last:
            told += await from_on(len(told) + 1)
        assert [frame["seq"] for frame in told] == list(range(1, last + 1))
        assert await refused(from_on(last + 1)) == "moment"
        seen = {frame["seq"]: frame for frame in watcher.frames if frame["view"]}
        # What there was no choice about is taken back with the choice before: that is shown once.
        taken = {entry.seq for entry in await room.entries(table) if entry.kind == "undo"}
        assert {*range(1, last + 1)} - {*seen} <= {seq for seq in taken if seq + 1 in taken}
        log: list[dict[str, Any]] = []  # as who watched knew it
        for frame in told:
            if (then := seen.get(frame["seq"])) is None:
                continue
            assert (frame["seat"], frame["mine"], frame["choices"]) == (None, [], [])
            assert frame["view"] == then["view"]
            new = [line["text"] for line in frame["log"] if line["seq"] == frame["seq"]]
            assert new == [line["text"] for line in then["log"] if line["seq"] == frame["seq"]]
            assert frame["since"] == then["since"]
            log = [line for line in log if line["seq"] <= then["since"]] + then["log"]
            if frame["seq"] % APART and frame["seq"] != last:
                continue
            alone = await room.moment(table, frame["seq"], "en")
            assert (alone["seq"], alone["view"]) == (frame["seq"], frame["view"])
            # Who plays whom is known by the end, so only what was told is the same.
            assert [line["event"] for line in alone["log"]] == [line["event"] for line in log]
        assert told[-1]["result"] is not None

    run(sqlite_url, test)
