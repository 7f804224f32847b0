"""How long people may think: a budget with an increment, a time for each turn, and the curtain of a
shared device."""

from __future__ import annotations

import pytest

from captains_table.server import bots
from tests.server.room import Client, Clock, Room, asked, refused, run

SECOND, MINUTE = 1000, 60_000


def clock_of(client: Client, seat: int) -> int:
    """The seconds that a seat has left, as the server tells it."""
    clock: int = client.frame["table"]["seats"][seat]["clock"]
    return clock


async def to_another(clients: list[Client], clock: Clock, seconds: int) -> tuple[int, Client]:
    """Whoever must choose thinks so long over each choice, until it is another's turn; who that was
    and how often."""
    mover, choices = asked(clients), 0
    while mover.codes:
        clock.pass_by(seconds * SECOND)
        await mover.choose()
        choices += 1
    return choices, mover


@pytest.mark.parametrize("first", [0, 1])
def test_an_increment_comes_when_the_turn_passes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    """Whoever begins: that the game begins is nobody's turn."""
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        clients = await room.full(
            "gold-n-crash", 2, minutes=5, increment=30, options={"first_player": first}
        )
        choices, mover = await to_another(clients, clock, 10)
        assert clock_of(mover, mover.seat) == 300 - 10 * choices + 30
        assert clock_of(mover, 1 - mover.seat) == 300

    run(sqlite_url, test)


def test_every_turn_has_its_own_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        day = 86_400
        clients = await room.full("gold-n-crash", 2, pace="leisure", turn_seconds=day)
        for _ in range(2):
            choices, mover = await to_another(clients, clock, 1000)
            assert clock_of(mover, mover.seat) == day - 1000 * choices
            assert clock_of(mover, 1 - mover.seat) == day
        late = asked(clients)
        clock.pass_by(day * SECOND)
        await room.keeper.ask(bots.claim)
        seat = late.frame["table"]["seats"][late.seat]
        assert (seat["stand_in"], seat["clock"]) == (True, day)
        await late.manage("come_back")  # a day late is not the end
        assert not late.frame["table"]["seats"][late.seat]["stand_in"]

    run(sqlite_url, test)


@pytest.mark.parametrize("wrong", [{"minutes": 5, "turn_seconds": 60}, {"increment": 5}])
def test_clocks_that_make_no_sense_are_refused(sqlite_url: str, wrong: dict[str, int]) -> None:
    async def test(room: Room) -> None:
        assert await refused(room.open("gold-n-crash", 2, **wrong)) == "clock"

    run(sqlite_url, test)


def test_behind_the_curtain_no_time_passes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        device = await room.alone("gold-n-crash", 2, minutes=5, names=["Bea"])
        (mine,) = await room.mine(device.tokens)
        assert mine.turn == device.seat
        seats = device.frame["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Bea"]
        for _ in range(3):
            seat = device.seat
            before = clock_of(device, seat)
            clock.pass_by(10 * MINUTE)  # the device goes round the table
            await room.keeper.ask(bots.claim)
            assert (await room.info(device.table)).seats[seat].clock == before
            await device.manage("lift", seat=seat)
            clock.pass_by(7 * SECOND)
            assert (await room.info(device.table)).seats[seat].clock == before - 7
            await device.choose()
            assert clock_of(device, seat) == before - 7
            while device.seat == seat:
                await device.choose()
        await device.manage("lift", seat=device.seat)
        clock.pass_by(5 * MINUTE)
        await room.keeper.ask(bots.claim)
        assert device.frame["table"]["seats"][device.seat]["stand_in"]

    run(sqlite_url, test)


def test_a_game_without_secrets_has_no_curtain(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        device = await room.alone("nomads", 2, minutes=5)
        clock.pass_by(7 * SECOND)
        assert (await room.info(device.table)).seats[device.seat].clock == 293

    run(sqlite_url, test)


def test_people_who_share_a_device_have_names_of_their_own(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        for names in (["ADA"], ["Bea", "Béa"], ["Bot 2"]):
            assert await refused(room.open("oh-captain", 3, hot_seat=True, names=names)) == "name"
        opened = await room.open("oh-captain", 3, hot_seat=True, names=["Bea"])
        seats = (await room.info(opened.table)).seats
        assert [seat.name for seat in seats] == ["Ada", "Bea", "Ada 3"]

    run(sqlite_url, test)
