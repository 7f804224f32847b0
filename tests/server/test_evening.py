"""An evening of two games in the browser: the same people go on, and both results are told."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import captains_table as ct
from captains_table.engine.shelf import evenings
from captains_table.server import tables
from captains_table.server.messages import Join
from captains_table.server.socket_messages import Done
from captains_table.server.store import Store
from tests.server.room import Client, Room, cannot, play, refused, run, same_seed, working

FIRST, SECOND = next(iter(evenings().values()))
BOTH = [seats for seats in FIRST.seats if seats in SECOND.seats]


async def to_the_second(room: Room, clients: list[Client]) -> list[Client]:
    """The people of a finished game sit down at the second."""
    assert isinstance(await clients[-1].manage("evening"), Done)
    table = clients[0].frame["table"]["rematch"]
    assert {client.frame["table"]["rematch"] for client in clients} == {table}
    assert isinstance(await clients[0].manage("evening"), Done)
    assert clients[0].frame["table"]["rematch"] == table
    names = [seat["name"] for seat in clients[0].frame["table"]["seats"]]
    again = []
    for client in clients:
        asked = Join(name=names[client.seat])
        seated = await room.keeper.ask(tables.join, table, asked, client.tokens[0])
        assert seated.seat == client.seat
        again.append(await room.look(table, seated.token))
    return again


def test_the_people_of_the_first_game_play_the_second_and_see_both_results(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test() -> None:
        store = Store.open(sqlite_url)
        async with working(store) as room:
            clients = await room.full(FIRST.name, BOTH[0])
            following = clients[0].frame["following"]
            assert (following["game"], following["agreed"]) == (SECOND.name, False)
            assert clients[0].frame["before"] is None
            await cannot(clients[0].manage("evening"), "not_over")
            await play(clients, Random(2))
            result = clients[0].frame["result"]
            personas = clients[0].frame["personas"]
            again = await to_the_second(room, clients)
            frame = again[0].frame
            assert frame["table"]["game"] == SECOND.name
            assert frame["table"]["status"] == "playing"
            assert frame["following"] is None
            told = frame["before"]
            assert told["game"] == FIRST.name
            assert told["scores"] == result["scores"]
            assert told["ranking"] == result["ranking"]
            assert told["personas"] == personas
            await play(again, Random(3))
            assert again[0].frame["before"] == told
            await cannot(again[0].manage("evening"), "no_evening")
            log = await room.log(again[0].table)
            kept = SECOND.evening.kept(log["options"][SECOND.evening.option])  # type: ignore[union-attr]
            assert list(kept.scores) == result["scores"]
            assert ct.Table.replay(log).outcome is not None
        async with working(store) as room:  # from what is kept
            again = [await room.look(again[0].table, *again[0].tokens, lang="fr")]
            assert again[0].frame["before"]["scores"] == result["scores"]
        store.close()

    asyncio.run(test())


def test_a_second_game_goes_on_after_the_server_was_started_anew(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test() -> None:
        store = Store.open(sqlite_url)
        async with working(store) as room:
            clients = await room.full(FIRST.name, BOTH[-1])
            await play(clients, Random(2))
            again = await to_the_second(room, clients)
            await play(again, Random(3), 8)
            views = [client.frame["view"] for client in again]
        async with working(store) as room:
            await room.keeper.ask(lambda desk: None)
            await room.clerk.settle(again[0].table)
            later = [await room.look(client.table, *client.tokens) for client in again]
            assert [client.frame["view"] for client in later] == views
        store.close()

    asyncio.run(test())


def test_an_evening_can_be_agreed_when_the_table_is_put_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test(room: Room) -> None:
        seats = BOTH[0]
        opened = await room.open(
            FIRST.name, seats, bots=[None, *["random"] * (seats - 1)], goes_on=True
        )
        client = await room.look(opened.table, opened.seats[0].token)
        assert client.frame["following"]["agreed"]
        too_many = [count for count in FIRST.seats if count not in SECOND.seats]
        for count in too_many:
            assert await refused(room.open(FIRST.name, count, goes_on=True)) == "no_evening"
            assert (await room.alone(FIRST.name, count)).frame["following"] is None
        assert await refused(room.open(SECOND.name, seats, goes_on=True)) == "no_evening"

    run(sqlite_url, test)
