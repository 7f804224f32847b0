"""Bookkeeping that somebody leaves to a bot, for a turn or for the game."""

from __future__ import annotations

import asyncio

import pytest

import captains_table as ct
from captains_table.server import bots
from captains_table.server.socket_messages import Done
from captains_table.server.store import Store
from tests.server.room import Client, Clock, Room, cannot, run, same_seed, working

WITH_CHORES = [name for name in ct.game_names() if ct.game(name).chores]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    same_seed(monkeypatch)
    return Clock(monkeypatch)


async def to_a_chore(client: Client) -> None:
    """Choose until a chore is asked."""
    while not client.frame["chores"]["asked"]:
        assert client.frame["result"] is None
        await client.choose(client.codes[-1])


async def done_for_them(room: Room, client: Client) -> int:
    """A bot does what it may at once; how many choices it made."""
    made = 0
    while True:
        turns, _ = await room.keeper.ask(bots.claim)
        if not turns:
            return made
        for turn in turns:
            index = bots.think(turn.strength, 1, turn.view, turn.options)
            await room.keeper.ask(bots.play, turn, index)
            made += 1


@pytest.mark.parametrize("name", WITH_CHORES)
def test_chores_are_decisions_of_the_game(name: str) -> None:
    game = ct.game(name)
    asked = {step for steps in game.flow.decisions.values() for step in steps}
    assert {*game.chores} < asked


@pytest.mark.parametrize("name", WITH_CHORES)
def test_for_a_turn_a_bot_does_the_chores_and_nothing_else(
    store: Store, clock: Clock, name: str
) -> None:
    async def test() -> None:
        async with working(store) as room:
            client = await room.alone(name, 1, minutes=10)
            await to_a_chore(client)
            assert client.frame["chores"]["handed_over"] == ""
            assert await done_for_them(room, client) == 0
            clock.pass_by(2000)
            assert isinstance(await client.manage("chores_turn"), Done)
            assert client.frame["chores"]["handed_over"] == "turn"
            thought = client.frame["table"]["seats"][0]["clock"]
            while client.frame["chores"]["handed_over"]:
                assert await done_for_them(room, client) or not client.frame["chores"]["asked"]
                if not client.frame["chores"]["asked"] and client.frame["chores"]["handed_over"]:
                    await client.choose()  # where to flee is nobody's chore
            assert client.frame["table"]["seats"][0]["clock"] <= thought
            await to_a_chore(client)
            assert await done_for_them(room, client) == 0
            kinds = {entry.kind for entry in await room.entries(client.table)}
            assert "chore" in kinds

    asyncio.run(test())


@pytest.mark.parametrize("name", WITH_CHORES)
def test_for_the_game_until_they_are_taken_back(sqlite_url: str, clock: Clock, name: str) -> None:
    async def test() -> None:
        store = Store.open(sqlite_url)
        async with working(store) as room:
            client = await room.alone(name, 1)
            await to_a_chore(client)
            await client.manage("chores_game")
            turns = 0
            while turns < 3:
                await done_for_them(room, client)
                assert not client.frame["chores"]["asked"]
                await client.choose(client.codes[-1])
                turns += client.frame["log"][-1]["turn"]
            assert client.frame["chores"]["handed_over"] == "game"
            stood = client.frame["view"], client.log
        async with working(store) as room:
            client = await room.look(client.table, *client.tokens)
            assert (client.frame["view"], client.log) == stood
            await client.manage("chores_mine")
            assert client.frame["chores"]["handed_over"] == ""
            await to_a_chore(client)
            assert await done_for_them(room, client) == 0
            assert client.frame["undo"]
            await client.undo()
            assert not client.frame["alone"]
        store.close()

    asyncio.run(test())


def test_a_game_without_chores_has_none_to_hand_over(sqlite_url: str, clock: Clock) -> None:
    async def test(room: Room) -> None:
        other = next(name for name in ct.game_names() if name not in WITH_CHORES)
        client = await room.alone(other, ct.game(other).seats[0])
        assert client.frame["chores"] is None
        await cannot(client.manage("chores_game"), "no_chores")

    run(sqlite_url, test)
