"""Players first: what they do is done before anything that visitors want to look at, and visitors
get their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from threading import Event, Thread

import pytest

from captains_table.server import keeper as keeper_module
from captains_table.server.desk import Desk
from captains_table.server.keeper import Keeper
from captains_table.server.lanes import TOGETHER, Lanes
from tests.server.room import Room, refused, run

PATIENCE = 30  # seconds until a test that hangs fails


@dataclass
class Wish:
    """Something to be done."""

    name: str
    is_wanted: bool = True


def names(jobs: list[Wish]) -> list[str]:
    return [job.name for job in jobs]


def waiting(players: int = 0, visitors: int = 0) -> Lanes[Wish]:
    """Lanes with so much to do; visitors were there first."""
    lanes: Lanes[Wish] = Lanes()
    for number in range(visitors):
        lanes.put(Wish(f"v{number}"), waits=True)
    for number in range(players):
        lanes.put(Wish(f"p{number}"))
    return lanes


def test_players_come_before_visitors_and_together() -> None:
    lanes = waiting(players=3, visitors=2)
    assert len(lanes) == 5
    assert [names(lanes.take()) for _ in range(3)] == [["p0", "p1", "p2"], ["v0"], ["v1"]]
    assert len(lanes) == 0


def test_so_many_players_are_served_at_once() -> None:
    lanes = waiting(players=TOGETHER + 1)
    assert names(lanes.take()) == [f"p{number}" for number in range(TOGETHER)]
    assert names(lanes.take()) == [f"p{TOGETHER}"]


def test_visitors_are_not_starved() -> None:
    lanes = waiting(players=1, visitors=3)
    served = []
    for _ in range(6):
        served.append(names(lanes.take()))
        lanes.put(Wish("p"))  # players without end
    assert served == [["p0"], ["v0"], ["p", "p"], ["v1"], ["p", "p"], ["v2"]]


def test_a_visitor_who_has_gone_is_passed_over_and_a_player_is_not() -> None:
    lanes: Lanes[Wish] = Lanes()
    lanes.put(Wish("gone", is_wanted=False), waits=True)
    lanes.put(Wish("there"), waits=True)
    lanes.put(Wish("player", is_wanted=False))
    assert [names(lanes.take()) for _ in range(2)] == [["player"], ["there"]]
    assert len(lanes) == 0


@pytest.mark.parametrize("last_words", ["put", "close"])
def test_who_has_nothing_to_do_waits_until_there_is_something(last_words: str) -> None:
    lanes: Lanes[Wish] = Lanes()
    lanes.put(Wish("gone", is_wanted=False), waits=True)
    taken: list[list[Wish]] = []
    worker = Thread(target=lambda: taken.append(lanes.take()), daemon=True)
    worker.start()
    worker.join(0.1)
    assert not taken
    if last_words == "put":
        lanes.put(Wish("p"))
    else:
        lanes.close()
    worker.join(PATIENCE)
    assert [names(jobs) for jobs in taken] == [["p"] if last_words == "put" else []]


def test_players_do_not_wait_for_visitors() -> None:
    lanes = waiting(players=2, visitors=3)
    assert (lanes.ahead_of(waits=False), lanes.ahead_of(waits=True)) == (2, 5)


def test_nothing_is_done_after_the_end() -> None:
    lanes = waiting(players=1, visitors=1)
    lanes.close()
    assert lanes.take() == []


# At the keeper's


@asynccontextmanager
async def busy(keeper: Keeper) -> AsyncIterator[None]:
    """The keeper has its hands full with a visitor, inside the `with`."""
    has_begun, may_end = Event(), Event()

    def hold(desk: Desk) -> None:
        has_begun.set()
        assert may_end.wait(PATIENCE)

    held = asyncio.create_task(keeper.visit(hold))
    assert await asyncio.to_thread(has_begun.wait, PATIENCE)
    try:
        yield
    finally:
        may_end.set()
        await held


def test_the_keeper_serves_players_first_and_forgets_who_left(sqlite_url: str) -> None:
    done: list[str] = []

    def note(desk: Desk, name: str) -> str:
        done.append(name)
        return name

    async def test(room: Room) -> None:
        keeper = room.keeper
        async with busy(keeper):
            visitors = [asyncio.create_task(keeper.visit(note, f"v{n}")) for n in range(3)]
            await asyncio.sleep(0)
            players = [asyncio.create_task(keeper.ask(note, f"p{n}")) for n in range(3)]
            await asyncio.sleep(0)
            visitors[1].cancel()
            players[1].cancel()
            await asyncio.sleep(0)
        told = await asyncio.gather(*players, *visitors, return_exceptions=True)
        assert done == ["p0", "p1", "p2", "v0", "v2"]
        assert [name for name in told if isinstance(name, str)] == ["p0", "p2", "v0", "v2"]

    run(sqlite_url, test)


def test_who_comes_when_too_many_wait_is_told_so(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "WAITING", 2)

    async def test(room: Room) -> None:
        keeper = room.keeper
        async with busy(keeper):
            asked = [asyncio.create_task(keeper.ask(lambda desk: "done")) for _ in range(2)]
            await asyncio.sleep(0)
            assert await refused(keeper.ask(lambda desk: "never")) == "busy"
            assert await refused(keeper.visit(lambda desk: "never")) == "busy"
        assert await asyncio.gather(*asked) == ["done"] * 2

    run(sqlite_url, test)


def test_visitors_leave_room_for_players(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "WAITING", 2)

    async def test(room: Room) -> None:
        keeper = room.keeper
        async with busy(keeper):
            asked = [asyncio.create_task(keeper.visit(lambda desk: "seen")) for _ in range(2)]
            await asyncio.sleep(0)
            assert await refused(keeper.visit(lambda desk: "never")) == "busy"
            player = asyncio.create_task(keeper.ask(lambda desk: "done"))
            await asyncio.sleep(0)
        assert await asyncio.gather(player, *asked) == ["done", "seen", "seen"]

    run(sqlite_url, test)
