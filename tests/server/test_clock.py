"""The time of the house: a calendar that is wrong, or set right, moves nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import delete

from captains_table.server import bots, tables, upkeep
from captains_table.server.clock import Clock as HouseClock
from captains_table.server.manage import AWAY_MS
from captains_table.server.progress import BOT_DELAY, DAY, EXPIRES
from captains_table.server.socket_messages import Done
from captains_table.server.store import Store
from captains_table.server.store.db import GRACE
from captains_table.server.store.schema import house
from captains_table.server.tables import CODE_MS
from tests.server.room import Client, Clock, Room, asked, cannot, refused, run, same_seed

YEAR = 365 * DAY
ALWAYS = [YEAR, -YEAR]  # how far it jumps


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    same_seed(monkeypatch)
    return Clock(monkeypatch)


async def due(room: Room) -> list[str]:
    """The tables whose bots must play now."""
    turns, outdated = await room.keeper.ask(bots.claim)
    assert not outdated
    return [turn.table for turn in turns]


async def sweep(room: Room) -> int:
    return await room.keeper.ask(upkeep.sweep)


async def with_a_bot_due(room: Room) -> Client:
    """A game that waits for a bot."""
    opened = await room.open(begin=True)
    client = await room.look(opened.table, opened.seats[0].token)
    while client.codes:
        await client.choose()
    return client


# While somebody serves


@pytest.mark.parametrize("jump", ALWAYS)
def test_bots_are_due_when_they_are(store_url: str, clock: Clock, jump: int) -> None:
    async def test(room: Room) -> None:
        client = await with_a_bot_due(room)
        clock.wrong_by = jump
        clock.pass_by(BOT_DELAY - 1)
        assert await due(room) == []
        clock.pass_by(1)
        assert await due(room) == [client.table]
        clock.wrong_by = 0
        clock.pass_by(bots.CLAIM_MS)
        assert await due(room) == [], "it is claimed"
        clock.pass_by(1)
        assert await due(room) == [client.table]

    run(store_url, test)


@pytest.mark.parametrize("jump", ALWAYS)
def test_only_time_that_passes_is_thought(sqlite_url: str, clock: Clock, jump: int) -> None:
    async def test(room: Room) -> None:
        clients = await room.full(minutes=1)
        first = asked(clients)
        clock.pass_by(10_000)
        clock.wrong_by = jump
        shown = (await room.info(first.table)).seats[first.seat].clock
        assert shown == 50
        await first.choose()
        assert first.frame["table"]["seats"][first.seat]["clock"] == 50
        late = asked(clients)
        left = (await room.seats(late.table))[late.seat].clock
        assert left is not None
        clock.wrong_by = 0
        clock.pass_by(left - 1)
        await due(room)
        assert not late.frame["table"]["seats"][late.seat]["stand_in"]
        clock.pass_by(1)
        await due(room)
        assert late.frame["table"]["seats"][late.seat]["stand_in"]

    run(sqlite_url, test)


@pytest.mark.parametrize("jump", ALWAYS)
def test_who_is_away_is_waited_for_as_long_as_ever(
    sqlite_url: str, clock: Clock, jump: int
) -> None:
    async def test(room: Room) -> None:
        ada, zoe, _ = await room.full()
        await zoe.leave()
        clock.wrong_by = jump
        clock.pass_by(AWAY_MS["live"] - 1)
        await cannot(ada.manage("stand_in", 1), "too_soon")
        assert (await room.info(ada.table)).seats[1].away == AWAY_MS["live"] // 1000 - 1
        clock.pass_by(1)
        assert isinstance(await ada.manage("stand_in", 1), Done)

    run(sqlite_url, test)


@pytest.mark.parametrize("jump", ALWAYS)
def test_tables_and_codes_last_as_long_as_ever(sqlite_url: str, clock: Clock, jump: int) -> None:
    async def test(room: Room) -> None:
        waiting = await room.open(listed=True)
        code = await room.keeper.ask(tables.move_code, waiting.seats[0].token)
        clock.wrong_by = jump
        assert await sweep(room) == 0
        assert [info.id for info in await room.lobby()] == [waiting.table]
        clock.pass_by(CODE_MS - 1)
        moved = await room.keeper.ask(tables.use_code, code.code)
        late = await room.keeper.ask(tables.move_code, moved.token)
        clock.wrong_by = 0
        clock.pass_by(CODE_MS)
        assert await refused(room.keeper.ask(tables.use_code, late.code)) == "code"
        clock.wrong_by = jump
        clock.pass_by(EXPIRES["waiting"] - 2 * CODE_MS)
        assert await sweep(room) == 0
        clock.pass_by(1)
        assert await sweep(room) == 1
        assert await refused(room.info(waiting.table)) == "no_table"

    run(sqlite_url, test)


@pytest.mark.parametrize("jump", ALWAYS)
def test_people_read_the_calendar(sqlite_url: str, clock: Clock, jump: int) -> None:
    async def test(room: Room) -> None:
        opened = await room.open()
        host = await room.look(opened.table, opened.seats[0].token)
        clock.wrong_by = jump
        today = clock.time_ns() // 1_000_000
        info = await room.info(opened.table)
        assert info.created == (today - jump) // 1000, "as it was then"
        assert info.expires == (today + EXPIRES["waiting"]) // 1000
        await host.say("Ahoy")
        assert host.chat[-1]["at"] == today // 1000

    run(sqlite_url, test)


def test_the_clock_never_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Clock(monkeypatch)
    house = HouseClock(1_000)
    assert house.now() == 1_000
    time.pass_by(5)
    time.wrong_by = -YEAR
    assert house.now() == 1_005
    house.hear(900)
    assert house.now() == 1_005
    house.hear(2_000)
    time.pass_by(1)
    assert house.now() == 2_001


# From one server to the next


@pytest.mark.parametrize("jump", ALWAYS)
@pytest.mark.parametrize("knows", ["its time", "its tables", "nothing of the end"])
def test_a_store_that_is_opened_again_goes_on_where_it_was(
    sqlite_url: str, tmp_path: Path, clock: Clock, jump: int, knows: str
) -> None:
    """Whatever the calendar says by then, and whatever this machine counts from."""
    playing: list[Client] = []
    waiting: list[str] = []
    thought = 20_000

    async def first(room: Room) -> None:
        waiting.append((await room.open(listed=True)).table)
        playing.append(await with_a_bot_due(room))
        playing.append(asked(await room.full(minutes=1)))
        clock.pass_by(BOT_DELAY)
        await due(room)  # and the server dies before the bot has played
        clock.pass_by(thought)
        if knows == "its time":
            await room.keeper.ask(upkeep.pulse)
        await playing[1].leave()
        if knows == "its tables":
            await room.keeper.ask(lambda desk: desk.db.update_table(waiting[0], touched=desk.now))

    async def second(room: Room) -> None:
        bot, person = playing
        assert await sweep(room) == 0
        assert [info.id for info in await room.lobby()] == waiting
        seat = (await room.info(person.table)).seats[person.seat]
        assert (seat.here, seat.away) == (False, 0)
        left = 60_000 - (0 if knows == "nothing of the end" else BOT_DELAY + thought)
        assert seat.clock == left // 1000
        back = await room.look(person.table, *person.tokens)
        clock.pass_by(bots.CLAIM_MS + BOT_DELAY + 1)
        assert bot.table in await due(room), "whoever claimed it is gone"
        await back.choose()
        assert (await room.seats(person.table))[person.seat].clock == (
            left - bots.CLAIM_MS - BOT_DELAY - 1
        )
        clock.pass_by(EXPIRES["waiting"])
        await sweep(room)
        assert await refused(room.info(waiting[0])) == "no_table", "while somebody serves it passes"
        assert await room.info(bot.table)

    run(sqlite_url, first)
    clock.wrong_by = jump
    clock.ms, clock.wrong_by = 5_000, clock.wrong_by + clock.ms - 5_000  # the machine was started
    if knows == "its tables":  # as stores of the first release are
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("DELETE FROM house")
    run(sqlite_url, second)


def test_while_nobody_serves_no_time_passes(store_url: str, clock: Clock) -> None:
    opened: list[str] = []

    async def first(room: Room) -> None:
        opened.append((await room.open()).table)

    async def later(room: Room) -> None:
        assert await sweep(room) == 0
        info = await room.info(opened[0])
        left = info.expires * 1000 - clock.time_ns() // 1_000_000
        assert DAY - 5_000 < left <= DAY

    run(store_url, first)
    for _ in range(3):
        clock.pass_by(10 * DAY)
        run(store_url, later)


def test_a_store_whose_calendar_was_once_wrong_loses_nothing(
    store_url: str, store: Store, clock: Clock
) -> None:
    """Stores of the first release went by the calendar. Somebody played while it was ahead."""
    opened: list[str] = []

    async def first(room: Room) -> None:
        opened.append((await room.open()).table)
        opened.append((await with_a_bot_due(room)).table)

    async def later(room: Room) -> None:
        for wait in (0, GRACE - 1):
            clock.pass_by(wait)
            assert await sweep(room) == 0
            assert [(await room.info(table)).id for table in opened] == opened
        clock.pass_by(1)
        await sweep(room)
        assert await refused(room.info(opened[0])) == "no_table"

    run(store_url, first)
    with store.transaction() as db:
        db._connection.execute(delete(house))
        db.update_table(opened[1], touched=clock.ms + YEAR)
    run(store_url, later)
