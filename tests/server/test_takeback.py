"""Taking back what revealed something: against bots at once, with other people when they agree."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import captains_table as ct
from captains_table.server import bots
from captains_table.server.past import KEPT
from captains_table.server.progress import BOT_DELAY
from captains_table.server.socket_messages import Done
from captains_table.server.store import Store
from tests.server.room import Client, Clock, Room, asked, cannot, run, same_seed, working


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    same_seed(monkeypatch)
    return Clock(monkeypatch)


def standing(client: Client) -> Any:
    """The table as somebody sees it, but for how many entries led there."""
    return {**client.frame["view"], "seq": 0}, client.frame["choices"]


async def bots_play(room: Room, clock: Clock, client: Client) -> None:
    """Until it is the person's turn again."""
    while client.frame["result"] is None and not client.codes:
        clock.pass_by(BOT_DELAY)
        for turn in (await room.keeper.ask(bots.claim))[0]:
            await room.keeper.ask(bots.play, turn, bots.think("random", 1, turn.view, turn.options))


async def against_bots(room: Room, clock: Clock) -> Client:
    opened = await room.open(seats=3, bots=[None, "random", "random"])
    client = await room.look(opened.table, opened.seats[0].token, nonce="mine")
    await bots_play(room, clock, client)
    return client


def test_against_bots_a_choice_comes_back_with_all_that_they_did_since(
    store: Store, clock: Clock
) -> None:
    async def test() -> None:
        async with working(store) as room:
            client = await against_bots(room, clock)
            assert not client.frame["undo"]
            before, told = standing(client), list(client.log)
            await client.choose()
            await bots_play(room, clock, client)
            assert client.log[: len(told)] == told
            assert len(client.log) > len(told)
            assert client.frame["undo"]
            assert isinstance(await client.undo(), Done)
            assert standing(client) == before
            assert client.log == told
            again = await room.look(client.table, *client.tokens)
            assert again.log == told
            assert standing(again) == before

    asyncio.run(test())


def test_a_game_in_which_something_came_back_says_so_and_can_be_checked(
    sqlite_url: str, clock: Clock
) -> None:
    async def test(room: Room) -> None:
        client = await against_bots(room, clock)
        back = 0
        while client.frame["result"] is None:
            if client.frame["undo"] and back < 4 and client.frame["seq"] > 12 * (back + 1):
                await client.undo()
                back += 1
            else:
                await client.choose(client.codes[-1])
            await bots_play(room, clock, client)
        assert back == 4
        assert client.frame["result"]["undone"] == 4
        log, draws = await room.log(client.table), await room.draws(client.table)
        assert sum("back" in step for step in log["steps"]) == 4
        table = ct.Table.replay(log)
        assert table.outcome is not None
        assert table.outcome.scores == client.frame["result"]["scores"]
        assert len(draws) == sum("chance" in step for step in log["steps"])
        again = await room.look(client.table, *client.tokens)
        assert again.log == client.log
        entries = await room.entries(client.table)
        for entry in entries[::5]:
            moment = await room.moment(client.table, entry.seq)
            assert moment["seq"] == entry.seq
            assert moment["log"] == sorted(moment["log"], key=lambda line: line["seq"])

    run(sqlite_url, test)


def test_a_table_that_went_back_is_loaded_as_it_stands(sqlite_url: str, clock: Clock) -> None:
    """Also by a worker that has a snapshot from before, and by one that looks on."""

    async def test() -> None:
        store = Store.open(sqlite_url)
        async with working(store) as room:
            client = await against_bots(room, clock)
            for number in range(60):
                if client.frame["result"] is not None:
                    break
                if number % 9 == 8 and client.frame["undo"]:
                    await client.undo()
                else:
                    await client.choose(client.codes[-1])
                await bots_play(room, clock, client)
            stood = standing(client)
        async with working(store) as room:
            again = await room.look(client.table, *client.tokens)
            assert standing(again) == stood
            assert again.log == client.log
            if again.frame["undo"]:
                assert isinstance(await again.undo(), Done)
        store.close()

    asyncio.run(test())


def test_with_other_people_all_of_them_must_agree(store: Store, clock: Clock) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            before = asked(clients)
            seat, stood = before.seat, standing(before)
            others = [client for client in clients if client.seat != seat]
            await cannot(before.manage("ask_undo"), "no_undo")
            await before.choose()
            assert not before.frame["undo"]
            assert before.frame["undo_by_asking"]
            assert not any(other.frame["undo_by_asking"] for other in others)
            await cannot(before.undo(), "no_undo")
            for other in others:
                await cannot(other.manage("agree_undo"), "no_undo")
            assert isinstance(await before.manage("ask_undo"), Done)
            wanted = {"seat": seat, "agreed": [], "missing": sorted(o.seat for o in others)}
            assert [client.frame["undo_asked"] for client in clients] == [wanted] * 3
            await cannot(before.manage("agree_undo"), "no_undo")
            await others[0].manage("agree_undo")
            assert before.frame["undo_asked"]["missing"] == [others[1].seat]
            assert standing(before) != stood
            await others[1].manage("refuse_undo")
            assert before.frame["undo_asked"] is None
            await before.manage("ask_undo")
            await asked(clients).choose()  # the game goes on meanwhile
            for other in others:
                await other.manage("agree_undo")
            assert standing(before) == stood
            assert before.frame["undo_asked"] is None

    asyncio.run(test())


def test_who_chooses_again_asks_no_more_and_who_left_is_not_asked(
    sqlite_url: str, clock: Clock
) -> None:
    async def test(room: Room) -> None:
        clients = await room.full()
        first = asked(clients)
        await first.choose()
        await first.manage("ask_undo")
        while not first.codes:
            assert first.frame["undo_asked"]
            await asked(clients).choose()
        await first.choose()
        assert first.frame["undo_asked"] is None
        for other in clients:
            if other is not first:
                await other.manage("stand_up")
        assert first.frame["undo"] or first.frame["undo_by_asking"] is False

    run(sqlite_url, test)


def test_only_the_last_choices_can_come_back(sqlite_url: str, clock: Clock) -> None:
    async def test(room: Room) -> None:
        client = await against_bots(room, clock)
        for _ in range(KEPT + 5):
            await client.choose(client.codes[-1])
            await bots_play(room, clock, client)
        backs = 0
        while client.frame["undo"] and backs < 50:
            await client.undo()
            backs += 1
        assert 0 < backs <= KEPT
        await cannot(client.undo(), "no_undo")

    run(sqlite_url, test)


def test_what_there_was_no_choice_about_comes_back_with_the_choice_before(
    sqlite_url: str, clock: Clock
) -> None:
    """A browser makes such choices by itself: it would make them again at once."""

    async def test(room: Room) -> None:
        clients, seen = await room.full("gold-n-crash", 2), 0
        for _ in range(300):
            if clients[0].frame["result"] is not None or seen == 3:
                break
            client = asked(clients)
            before, alone = standing(client), client.frame["alone"]
            await client.choose(client.codes[len(client.codes) // 2])
            if client.frame["alone"] and not alone:
                await client.choose()
                if client.frame["undo"]:
                    await client.undo()
                    assert standing(client) == before
                    assert not client.frame["alone"]
                    await client.choose(client.codes[-1])
                    seen += 1
        assert seen

    run(sqlite_url, test)
