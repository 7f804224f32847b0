"""Somebody is away: they are waited for, then the table chooses; they can always come back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from captains_table.server import bots
from captains_table.server.manage import AWAY_MS as AWAY
from captains_table.server.progress import BOT_DELAY
from captains_table.server.socket_messages import Done
from captains_table.server.store import Store
from tests.server.room import Client, Clock, Room, asked, cannot, same_seed, working

MINUTE = 60_000
AWAY_MS = AWAY["live"]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    same_seed(monkeypatch)
    return Clock(monkeypatch)


def info(client: Client, seat: int) -> dict[str, Any]:
    """What everybody knows of a seat."""
    known: dict[str, Any] = client.frame["table"]["seats"][seat]
    return known


async def due(room: Room) -> list[bots.Turn]:
    """The turns that bots must play now."""
    turns, outdated = await room.keeper.ask(bots.claim)
    assert not outdated
    return turns


def test_a_seat_is_away_when_its_last_browser_is_gone(store: Store, clock: Clock) -> None:
    async def test() -> None:
        async with working(store) as room:
            ada, zoe, _ = await room.full()
            again = await room.look(zoe.table, *zoe.tokens)
            await zoe.leave()
            assert info(ada, 1)["here"]
            await again.leave()
            assert not info(ada, 1)["here"]
            clock.pass_by(12_000)
            await ada.manage("mute")
            assert info(ada, 1)["away"] == 12
            back = await room.look(zoe.table, *zoe.tokens)
            assert info(ada, 1) == info(back, 1)
            assert (info(back, 1)["here"], info(back, 1)["away"]) == (True, 0)

    asyncio.run(test())


def test_who_was_away_for_long_enough_is_played_for_until_they_return(
    store: Store, clock: Clock
) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            gone = asked(clients)
            other = clients[(gone.seat + 1) % 3]
            for what in ("wait", "stand_in", "end"):
                await cannot(other.manage(what, gone.seat), "not_missing")
            await gone.leave()
            clock.pass_by(AWAY_MS - 1)
            for what in ("wait", "stand_in", "end"):
                await cannot(other.manage(what, gone.seat), "too_soon")
            clock.pass_by(1)
            assert isinstance(await other.manage("wait", gone.seat), Done)
            await cannot(other.manage("stand_in", gone.seat), "too_soon")
            clock.pass_by(AWAY_MS)
            assert await due(room) == []
            assert isinstance(await other.manage("stand_in", gone.seat), Done)
            assert info(other, gone.seat)["stand_in"]
            await cannot(other.manage("stand_in", gone.seat), "not_missing")
            clock.pass_by(BOT_DELAY)
            (turn,) = await due(room)
            assert (turn.seat, turn.strength) == (gone.seat, "greedy")
            back = await room.look(gone.table, *gone.tokens)
            assert not info(back, back.seat)["stand_in"]
            await room.keeper.ask(bots.play, turn, 0)
            assert back.frame["seq"] == 1, "who is back chooses"
            assert isinstance(await back.choose(), Done)

    asyncio.run(test())


@pytest.mark.parametrize("who", [0, 1])
def test_the_host_ends_a_game_that_somebody_left_or_anybody_if_it_was_the_host(
    store: Store, clock: Clock, who: int
) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            await clients[who].leave()
            clock.pass_by(AWAY_MS)
            if who == 1:
                await cannot(clients[2].manage("end", who), "not_host")
            assert isinstance(await clients[0 if who else 2].manage("end", who), Done)
            table = clients[2].frame["table"]
            assert (table["status"], table["reason"]) == ("closed", "left")

    asyncio.run(test())


def test_a_bot_on_the_seat_of_somebody_who_was_removed_is_not_missing(
    store: Store, clock: Clock
) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open()
            host = await room.look(opened.table, opened.seats[0].token)
            guest = await room.look(opened.table, (await room.join(opened.table)).token)
            await host.manage("empty", 1)
            await guest.leave()
            for seat in (1, 2):
                await host.manage("bot", seat, strength="random")
            assert host.frame["table"]["status"] == "playing"
            clock.pass_by(AWAY_MS)
            await cannot(host.manage("end", 1), "not_missing")

    asyncio.run(test())


def test_when_the_time_is_up_a_bot_goes_on(store: Store, clock: Clock) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full(minutes=1)
            late = asked(clients)
            clock.pass_by(10_000)
            await late.choose()
            assert info(late, late.seat)["clock"] == 50
            late = asked(clients)
            clock.pass_by(20_000)
            await late.leave()
            back = await room.look(late.table, *late.tokens)
            assert info(back, back.seat)["clock"] == 40
            clock.pass_by(40_000 - 1)
            assert await due(room) == []
            assert not info(back, back.seat)["stand_in"]
            clock.pass_by(1)
            assert await due(room) == []
            assert info(back, back.seat)["stand_in"], "to come back does not stop the clock"
            assert info(back, back.seat)["clock"] == 0
            await back.manage("come_back")
            assert info(back, back.seat)["stand_in"], "the time is up for good"
            clock.pass_by(BOT_DELAY)
            (turn,) = await due(room)
            await room.keeper.ask(bots.play, turn, 0)
            assert back.frame["seq"] == 3

    asyncio.run(test())


def test_what_was_thought_before_taking_back_counts(store: Store, clock: Clock) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full("gold-n-crash", 2, minutes=10)
            for _ in range(100):
                client = asked(clients)
                if client.frame["undo"]:
                    break
                await client.choose(client.codes[-1])
            before = (await room.seats(client.table))[client.seat].clock
            assert before is not None
            clock.pass_by(MINUTE)
            assert isinstance(await client.undo(), Done)
            after = (await room.seats(client.table))[client.seat].clock
            assert after == before - MINUTE
            assert (await room.row(client.table)).bot_due == clock.ms + after

    asyncio.run(test())


def test_at_leisure_a_day_is_not_long(store: Store, clock: Clock) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full(pace="leisure")
            gone = asked(clients)
            other = clients[(gone.seat + 1) % 3]
            await gone.leave()
            clock.pass_by(24 * 60 * MINUTE - 1)
            for what in ("wait", "stand_in", "end"):
                await cannot(other.manage(what, gone.seat), "too_soon")
            clock.pass_by(1)
            assert isinstance(await other.manage("stand_in", gone.seat), Done)

    asyncio.run(test())


def test_what_a_bot_thinks_for_somebody_costs_them_no_time(store: Store, clock: Clock) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full("gold-n-crash", 2, minutes=1)
            gone = asked(clients)
            other = clients[1 - gone.seat]
            await gone.leave()
            clock.pass_by(AWAY_MS)
            await other.manage("stand_in", gone.seat)
            left = 60 - AWAY_MS // 1000
            assert info(other, gone.seat)["clock"] == left, "until then the table waited"
            while not other.codes:
                clock.pass_by(10 * MINUTE)
                seats = (await room.info(gone.table)).seats
                assert seats[gone.seat].clock == left
                (turn,) = await due(room)
                assert turn.seat == gone.seat
                await room.keeper.ask(bots.play, turn, 0)
                assert info(other, gone.seat)["clock"] == left
            while other.codes:
                await other.choose()
            clock.pass_by(10 * MINUTE)

            back = await room.look(gone.table, *gone.tokens)
            assert (info(back, back.seat)["stand_in"], info(back, back.seat)["clock"]) == (
                False,
                left,
            )
            clock.pass_by(5_000)
            assert isinstance(await back.choose(), Done)
            assert info(back, back.seat)["clock"] == left - 5, "it runs from the moment of return"

    asyncio.run(test())


def test_who_stands_up_and_comes_back_in_one_turn_has_thought_what_they_have(
    store: Store, clock: Clock
) -> None:
    async def test() -> None:
        async with working(store) as room:
            one = asked(await room.full(minutes=1))
            clock.pass_by(20_000)
            await one.manage("stand_up")
            clock.pass_by(BOT_DELAY // 2)
            await one.manage("come_back")
            clock.pass_by(10_000)
            await one.choose()
            assert info(one, one.seat)["clock"] == 30

    asyncio.run(test())
