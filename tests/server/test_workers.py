"""Two workers on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random

import pytest

from captains_table.server import bots, tables, upkeep
from captains_table.server.progress import BOT_DELAY
from captains_table.server.socket_messages import Done, Refused
from captains_table.server.store import Store
from tests.server.room import Client, Clock, Room, asked, play, same_seed

PATIENCE = 60  # seconds until a test that hangs fails


@pytest.fixture
def stores(postgres_url: str) -> Iterator[tuple[Store, Store]]:
    """Two workers' ways to one database."""
    stores = Store.open(postgres_url), Store.open(postgres_url)
    yield stores
    for store in stores:
        store.close()


def both(
    stores: tuple[Store, Store], test: Callable[[Room, Room], Awaitable[None]], deaf: bool = False
) -> None:
    """Run a test with two workers; with `deaf`, notices do not reach the second."""

    async def with_workers() -> None:
        here, there = Room(stores[0]), Room(stores[1])
        if deaf:
            there.keeper._noticed = lambda *_: None  # type: ignore[method-assign]
        here.keeper.start()
        there.keeper.start()
        try:
            await test(here, there)
        finally:
            for room in (here, there):
                await room.clerk.stop()
                await asyncio.to_thread(room.keeper.stop)
                room.reader.stop()

    asyncio.run(with_workers())


async def until(is_so: Callable[[], object]) -> None:
    """Notices take a moment."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def at(seq: int, clients: Sequence[Client]) -> None:
    """Everybody has seen that entry."""
    await until(lambda: all(client.frame["seq"] == seq for client in clients))


async def spread(here: Room, there: Room) -> list[Client]:
    """A game whose people are connected to different workers: here, there, here."""
    clients = await here.full()
    await clients[1].leave()
    clients[1] = await there.look(clients[1].table, *clients[1].tokens)
    return clients


def test_people_at_different_workers_play_together(stores: tuple[Store, Store]) -> None:
    async def test(here: Room, there: Room) -> None:
        clients = await spread(here, there)
        watcher = await there.look(clients[0].table)
        random = Random(1)
        for seq in range(1, 30):
            await at(seq, [*clients, watcher])
            if seq < 29:
                await play(clients, random, 1)
        assert clients[0].log[-1]["seq"] == clients[1].log[-1]["seq"]
        for client in clients:
            anew = await there.look(client.table, *client.tokens)
            assert anew.log == client.log
        for client, text in zip(clients, "abc", strict=True):
            await client.say(text)
        await until(lambda: all(len(client.chat) == 3 for client in [*clients, watcher]))
        assert [line["text"] for line in watcher.chat] == ["a", "b", "c"]
        await clients[0].manage("mute")
        await until(lambda: watcher.frame["table"]["muted"])

    both(stores, test)


def test_of_two_choices_for_one_moment_one_is_made(stores: tuple[Store, Store]) -> None:
    async def test(here: Room, there: Room) -> None:
        clients = await here.full()
        table = clients[0].table
        others = [await there.look(table, *client.tokens) for client in clients]
        for seq in range(1, 12):
            await at(seq, [*clients, *others])
            pair = asked(clients), asked(others)
            codes = pair[0].codes
            answers = await asyncio.gather(pair[0].choose(codes[0]), pair[1].choose(codes[-1]))
            done = [answer for answer in answers if isinstance(answer, Done)]
            late = [answer for answer in answers if isinstance(answer, Refused)]
            assert [answer.seq for answer in done] == [seq + 1]
            assert [answer.code for answer in late] == ["stale"]
        assert len(await here.entries(table)) == 12

    both(stores, test)


def test_what_another_worker_did_is_shown_though_its_notice_comes_late(
    stores: tuple[Store, Store],
) -> None:
    async def test(here: Room, there: Room) -> None:
        clients = await here.full()
        watcher = await there.look(clients[0].table)
        await asked(clients).choose()
        await clients[0].say("Ahoy")
        assert watcher.frame["seq"] == 1
        await there.keeper.ask(lambda desk, table: desk.live(table), watcher.table)
        assert watcher.frame["seq"] == 2
        await there.look(watcher.table)
        assert [line["text"] for line in watcher.chat] == ["Ahoy"]

    both(stores, test, deaf=True)


def test_who_lost_a_seat_at_one_worker_cannot_act_at_another(stores: tuple[Store, Store]) -> None:
    async def test(here: Room, there: Room) -> None:
        clients = await spread(here, there)
        host, guest, _ = clients
        frames = len(guest.frames)
        await host.manage("empty", 1)
        for answer in (await guest.choose(0), await guest.say("Still here")):
            assert isinstance(answer, Refused)
            assert answer.code == "foreign"
        assert guest.farewells == ["removed"]
        assert len(guest.frames) == frames

    both(stores, test, deaf=True)


def test_who_moved_a_seat_is_out_at_the_other_worker(stores: tuple[Store, Store]) -> None:
    async def test(here: Room, there: Room) -> None:
        clients = await spread(here, there)
        code = await here.keeper.ask(tables.move_code, clients[1].tokens[0])
        await here.keeper.ask(tables.use_code, code.code)
        await until(lambda: clients[1].farewells)
        assert clients[1].farewells == ["replaced"]

    both(stores, test)


def test_who_has_another_browser_at_the_other_worker_is_here(stores: tuple[Store, Store]) -> None:
    async def test(here: Room, there: Room) -> None:
        clients = await here.full()
        await there.look(clients[1].table, *clients[1].tokens)
        await clients[1].leave()
        await until(lambda: clients[0].frame["table"]["seats"][1]["here"])
        assert (await here.seats(clients[0].table))[1].away is None

    both(stores, test)


def test_a_game_that_ended_is_kept_by_one_and_shown_by_both(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test(here: Room, there: Room) -> None:
        clients = await spread(here, there)
        seq = 1
        while not clients[0].frame["result"]:
            await play(clients, Random(seq), 1, undo=0)
            seq += 1
            await at(seq, clients)
        table = clients[0].table
        assert await here.log(table) == await there.log(table)
        assert await here.moments(table, 1) == await there.moments(table, 1)
        for room in (here, there):
            room.keeper._lives.clear()
            again = await room.look(table, *clients[1].tokens)
            assert again.frame["view"] == clients[1].frame["view"]
            assert again.frame["result"] == clients[1].frame["result"]
            assert again.log == clients[1].log

    both(stores, test)


def test_workers_agree_on_the_time(stores: tuple[Store, Store]) -> None:
    async def test(here: Room, there: Room) -> None:
        ahead = here.keeper.clock.now() + 60_000
        here.keeper.clock.hear(ahead)
        for room in (here, there):
            room.keeper.clock.hear(await room.keeper.ask(upkeep.pulse))
        assert there.keeper.clock.now() >= ahead, "the latest of their clocks is right"

    both(stores, test)


def test_many_tables_at_two_workers_are_played_without_standstill(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def test(here: Room, there: Room) -> None:
        games = [await spread(here, there) for _ in range(8)]
        for number in range(8):
            room = (here, there)[number % 2]
            opened = await room.open(begin=True)
            await room.look(opened.table, opened.seats[0].token)
        playing = True

        async def bots_play(room: Room) -> None:
            while playing:
                clock.pass_by(BOT_DELAY)
                turns, _ = await room.keeper.ask(bots.claim)
                for turn in turns:
                    await room.keeper.ask(bots.play, turn, 0)

        async def people_play(clients: list[Client], number: int) -> None:
            for seq in range(1, 9):
                await at(seq, clients)
                await play(clients, Random(number), 1, undo=0)

        busy = [asyncio.create_task(bots_play(room)) for room in (here, there)]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(
                *(people_play(clients, number) for number, clients in enumerate(games))
            )
        playing = False
        await asyncio.gather(*busy)

    both(stores, test)
