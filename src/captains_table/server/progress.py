"""How a game goes on around its choices: it begins, the turn passes, a bot is due, it ends."""

from __future__ import annotations

from functools import partial
from os import environ
from typing import Any

from captains_table.server.desk import Desk
from captains_table.server.live import Live
from captains_table.server.refusals import Refuse
from captains_table.server.store.rows import EntryRow, SeatRow

DAY = 86_400_000
EXPIRES = {"waiting": DAY, "live": 7 * DAY, "leisure": 60 * DAY, "ended": 90 * DAY}  # milliseconds
# Milliseconds until a bot answers, the same whatever it holds. A host may hurry or slow them down; how
# fast it is told is for each browser to say.
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
    minutes = live.row.settings["minutes"]
    for seat in live.seats:
        if minutes and seat.kind == "person":
            desk.set_seat(live, seat.seat, clock=minutes * 60_000)
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
            result=vars(live.playing.outcome),
        )
        desk.after.append(partial(desk.ended, live.row.id))
        return
    desk.append(
        live,
        entry,
        turn=decision.seat,
        bot_due=due(desk, live, decision.seat, desk.now),
        claimed=0,
        expires=desk.now + EXPIRES[live.row.settings["pace"]],
    )
    seat = live.seats[decision.seat]
    if seat.away is not None and not plays_itself(live, seat.seat):
        desk.after.append(partial(desk.ring, live.row, seat))


def due(desk: Desk, live: Live, turn: int, began: int) -> int | None:
    """When somebody else acts for the seat whose turn it is since `began`: a bot, or when its time
    is up."""
    seat = live.seats[turn]
    if plays_itself(live, turn):
        return desk.now + BOT_DELAY
    return None if seat.clock is None else began + seat.clock


def plays_itself(live: Live, seat: int) -> bool:
    """Whether a bot plays that seat, as its own or for somebody who left."""
    return live.seats[seat].kind == "bot" or live.seats[seat].stand_in


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
    if row.clock is not None and not row.stand_in and live.row.turn == seat:
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
