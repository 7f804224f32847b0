"""How a game goes on around its choices: it begins, the turn passes, a bot is due, it ends."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from os import environ
from typing import Any

from captains_table.server.aftermath import result_of
from captains_table.server.chores import after, is_done_for, with_chores
from captains_table.server.curtain import is_covered
from captains_table.server.desk import Desk
from captains_table.server.live import Live
from captains_table.server.refusals import Refuse
from captains_table.server.store.rows import EntryRow, SeatRow

DAY = 86_400_000
EXPIRES = {"waiting": DAY, "live": 7 * DAY, "leisure": 60 * DAY, "ended": 90 * DAY}  # milliseconds
# Milliseconds until a bot answers, the same whatever it holds. A host may hurry or slow them down;
# how fast it is told is for each browser to say.
BOT_DELAY = int(environ.get("CAPTAIN_BOT_DELAY_MS", "30"))
STAND_IN = "greedy"
VACANT: dict[str, Any] = {  # what a seat is when nobody has it, or has it any more
    "kind": "open",
    "name": "",
    "strength": "",
    "token_hash": None,
    "nonce": "",
    "away": None,
    "clock": None,
    "push": None,
}


def begin(desk: Desk, live: Live) -> None:
    """Set the game up; bots take the seats that are still open."""
    if live.row.status != "waiting":
        raise Refuse(409, "playing", "The game has begun already.")
    for seat in live.seats:
        if seat.kind == "open":
            desk.set_seat(live, seat.seat, kind="bot", strength=STAND_IN, name="")
    time = time_at_first(live)
    for seat in live.seats:
        if time and seat.kind == "person":
            desk.set_seat(live, seat.seat, clock=time)
    desk.update(live, status="playing", nonces=[seat.nonce for seat in live.seats])
    write(desk, live, live.begin(desk.today))


def begin_when_full(desk: Desk, live: Live) -> None:
    """Nobody is waited for any more: the seats are taken, or the host did not want to wait, and
    everybody has had a say in the shuffle. They know by then what the seed was promised to be."""
    seats = live.seats
    is_full = all(seat.kind != "open" for seat in seats) or live.row.settings.get("begin", False)
    if live.row.status == "waiting" and is_full and all(map(_has_said_hello, seats)):
        begin(desk, live)


def _has_said_hello(seat: SeatRow) -> bool:
    return seat.kind != "person" or bool(seat.nonce) or seat.away is None


def write(desk: Desk, live: Live, entry: EntryRow) -> None:
    """Store an entry, and pass the turn on."""
    decision = live.playing.decision
    if decision is None:
        desk.append(
            live,
            entry,
            status="over",
            turn=None,
            bot_due=None,
            expires=desk.now + EXPIRES["ended"],
            result=result_of(live),
        )
        desk.after.append(partial(desk.ended, live.row.id))
        return
    if entry.kind != "begin" and entry.seat != decision.seat:
        _pass_turn(desk, live, entry.seat, decision.seat)
    live.row = replace(live.row, settings=after(live, entry))
    desk.append(
        live,
        entry,
        settings=live.row.settings,
        turn=decision.seat,
        bot_due=due(desk, live, decision.seat, desk.now),
        claimed=0,
        expires=desk.now + EXPIRES[live.row.settings["pace"]],
    )
    seat = live.seats[decision.seat]
    if seat.away is not None and not is_played(live, seat.seat):
        desk.after.append(partial(desk.ring, live.row, seat))


def time_at_first(live: Live) -> int:
    """The milliseconds that everybody has: for the whole game, or for each turn; 0: no clock."""
    settings = live.row.settings
    turn: int = settings.get("turn_seconds", 0)
    return turn * 1000 or settings["minutes"] * 60_000


def _pass_turn(desk: Desk, live: Live, from_seat: int, to_seat: int) -> None:
    """Who has moved gets a little time back; where every turn has its own time, it begins anew."""
    settings, mover = live.row.settings, live.seats[from_seat]
    if mover.clock and not mover.stand_in and settings.get("increment"):
        desk.set_seat(live, from_seat, clock=mover.clock + settings["increment"] * 1000)
    if settings.get("turn_seconds") and live.seats[to_seat].clock is not None:
        desk.set_seat(live, to_seat, clock=time_at_first(live))


def lift(desk: Desk, live: Live, seat: int) -> None:
    """Behind the curtain no time has passed for them."""
    if is_covered(live, seat):
        settings = {**live.row.settings, "lifted": seat}
        desk.update(live, settings=settings, touched=desk.now)
        _due_anew(desk, live, seat)


def out_of_time(desk: Desk, live: Live, seat: int) -> None:
    """A bot plays on: to the end, or until they are back where every turn has its own time."""
    left = time_at_first(live) if live.row.settings.get("turn_seconds") else 0
    stand_in(desk, live, seat, clock=left)


def due(desk: Desk, live: Live, turn: int, began: int) -> int | None:
    """When somebody else acts for the seat whose turn it is since `began`: a bot, or when its time
    is up."""
    seat = live.seats[turn]
    if is_done_for(live, turn):
        return desk.now
    if plays_itself(live, turn):
        return desk.now + BOT_DELAY
    return None if seat.clock is None or is_covered(live, turn) else began + seat.clock


def plays_itself(live: Live, seat: int) -> bool:
    """Whether a bot plays that seat, as its own or for somebody who left."""
    return live.seats[seat].kind == "bot" or live.seats[seat].stand_in


def is_played(live: Live, seat: int) -> bool:
    """Whether a bot decides now for that seat: it plays the seat, or does its chores."""
    return plays_itself(live, seat) or is_done_for(live, seat)


def hand_over(desk: Desk, live: Live, seat: int, how: str) -> None:
    """A seat leaves its chores to a bot, for so long, or does them again."""
    stop_the_clock(desk, live, seat)
    desk.update(live, settings=with_chores(live.row.settings, seat, how))
    _due_anew(desk, live, seat)


def stand_in(desk: Desk, live: Live, seat: int, **columns: Any) -> None:
    """A bot plays for somebody who left, until they come back. Their clock stands still."""
    stop_the_clock(desk, live, seat)
    desk.set_seat(live, seat, stand_in=True, **columns)
    _due_anew(desk, live, seat)


def come_back(desk: Desk, live: Live, seat: int) -> None:
    """Whoever sits there has come (back): no bot stands in any more."""
    row = live.seats[seat]
    timed_out = row.clock == 0
    if row.away is not None or (row.stand_in and not timed_out):
        desk.set_seat(live, seat, away=None, stand_in=timed_out and row.stand_in)
        if row.stand_in and live.row.turn == seat:
            desk.update(live, touched=desk.now)  # the clock runs on from now
        _due_anew(desk, live, seat)


def stop_the_clock(desk: Desk, live: Live, seat: int) -> None:
    """What a seat has thought since its turn began, or since it came back, goes off its time. What
    a bot thinks for somebody costs them nothing."""
    row = live.seats[seat]
    running = not row.stand_in and live.row.turn == seat and not is_covered(live, seat)
    if row.clock is not None and running:
        thought = max(0, desk.now - live.row.touched)
        desk.set_seat(live, seat, clock=max(0, row.clock - thought))
        desk.update(live, touched=desk.now)


def _due_anew(desk: Desk, live: Live, seat: int) -> None:
    """Somebody else acts for that seat now, if it is its turn."""
    if live.row.turn == seat and live.row.status == "playing":
        desk.update(live, bot_due=due(desk, live, seat, live.row.touched), claimed=0)


def close(desk: Desk, live: Live, reason: str) -> None:
    """The table is closed, and says why; it is kept for a while."""
    desk.update(
        live,
        status="closed",
        reason=reason,
        turn=None,
        bot_due=None,
        expires=desk.now + EXPIRES["ended"],
    )
