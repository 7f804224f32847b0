"""What concerns a table and not its game: who sits there, who may stay, when it ends."""

from __future__ import annotations

from collections.abc import Callable
from os import environ

import captains_table as ct
from captains_table.server import rematch, takeback
from captains_table.server.chores import FOR
from captains_table.server.desk import Desk
from captains_table.server.live import Live
from captains_table.server.progress import (
    DAY,
    STAND_IN,
    VACANT,
    begin,
    begin_when_full,
    close,
    come_back,
    hand_over,
    lift,
    stand_in,
)
from captains_table.server.refusals import Refuse
from captains_table.server.socket_messages import Manage

# After that the others may go on without somebody, by the pace of the table. A host may be more or
# less patient where people play live.
AWAY_MS = {"live": int(environ.get("CAPTAIN_AWAY_MS", "30000")), "leisure": DAY}


def manage(desk: Desk, live: Live, asked: Manage) -> None:
    """Do what the host, or a seat for itself, asks of the table; or Refuse."""
    if asked.do in HOSTS_ONLY and asked.seat != live.row.host:
        raise Refuse(403, "not_host", "Only the host of the table can do that.")
    DOINGS[asked.do](desk, live, asked)


def _other(live: Live, asked: Manage) -> int:
    if asked.other is None or not 0 <= asked.other < live.row.seats:
        raise Refuse(422, "no_seat", "other: which seat?")
    return asked.other


def _waiting(live: Live) -> bool:
    return live.row.status == "waiting"


def _begin(desk: Desk, live: Live, asked: Manage) -> None:
    begin(desk, live)


def _bot(desk: Desk, live: Live, asked: Manage) -> None:
    """A bot takes an open seat."""
    seat = _other(live, asked)
    if not _waiting(live) or live.seats[seat].kind != "open":
        raise Refuse(409, "taken", "That seat is taken.")
    try:
        ct.player(asked.strength, seed=0)
    except ct.UnknownPlayer as error:
        raise Refuse(422, "no_bot", str(error)) from None
    desk.set_seat(live, seat, kind="bot", strength=asked.strength, name="")
    begin_when_full(desk, live)


def _empty(desk: Desk, live: Live, asked: Manage) -> None:
    """Remove somebody: before the game the seat is open again, in the game a bot takes it. A seat
    that is kept for somebody is for anybody then."""
    seat = _other(live, asked)
    taken = live.seats[seat].kind != "open" or live.seats[seat].name
    if seat == live.row.host or not taken:
        raise Refuse(409, "not_emptied", "That seat cannot be emptied.")
    if _waiting(live):
        desk.set_seat(live, seat, **VACANT)
    else:
        gone = {**VACANT, "kind": "bot", "strength": STAND_IN, "nonce": live.seats[seat].nonce}
        stand_in(desk, live, seat, **gone)


def _close(desk: Desk, live: Live, asked: Manage) -> None:
    if live.row.status not in ("waiting", "playing", "frozen"):
        raise Refuse(409, "ended", "The table is closed already.")
    close(desk, live, "host")


def _mute(desk: Desk, live: Live, asked: Manage) -> None:
    desk.update(live, settings={**live.row.settings, "muted": asked.do == "mute"})


def _stand_up(desk: Desk, live: Live, asked: Manage) -> None:
    """Leave. In the game a bot goes on for you, and you can come back."""
    if live.row.status == "playing":
        stand_in(desk, live, asked.seat, away=desk.now)
    elif _waiting(live):
        desk.set_seat(live, asked.seat, **VACANT)
        people = [seat.seat for seat in live.seats if seat.kind == "person"]
        if not people:
            close(desk, live, "left")
        elif asked.seat == live.row.host:
            desk.update(live, host=people[0])


def _absent(desk: Desk, live: Live, asked: Manage) -> int:
    """The seat of somebody who has been away for long enough."""
    seat = _other(live, asked)
    away = live.seats[seat].away
    if live.row.status != "playing" or away is None or live.seats[seat].stand_in:
        raise Refuse(409, "not_missing", "Nobody is missing there.")
    if desk.now - away < AWAY_MS[live.row.settings["pace"]]:
        raise Refuse(409, "too_soon", "Give them a moment to come back.")
    return seat


def _wait(desk: Desk, live: Live, asked: Manage) -> None:
    desk.set_seat(live, _absent(desk, live, asked), away=desk.now)


def _stand_in(desk: Desk, live: Live, asked: Manage) -> None:
    stand_in(desk, live, _absent(desk, live, asked))


def _end(desk: Desk, live: Live, asked: Manage) -> None:
    """End the game without a result: the host, or anybody when the host is the one who left."""
    gone = _absent(desk, live, asked)
    if live.row.host not in (asked.seat, gone):
        raise Refuse(403, "not_host", "Only the host can end the game.")
    close(desk, live, "left")


def _come_back(desk: Desk, live: Live, asked: Manage) -> None:
    come_back(desk, live, asked.seat)


def _chores(desk: Desk, live: Live, asked: Manage) -> None:
    """Leave the bookkeeping to a bot, or take it back."""
    if live.row.status != "playing" or not ct.game(live.row.game).chores:
        raise Refuse(409, "no_chores", "There is nothing to be handed over.")
    hand_over(desk, live, asked.seat, FOR[asked.do])


HOSTS_ONLY = {"begin", "bot", "empty", "close", "mute", "unmute"}


def _lift(desk: Desk, live: Live, asked: Manage) -> None:
    """On a shared device the next one looks: now their time runs."""
    if live.row.status == "playing" and live.row.turn == asked.seat:
        lift(desk, live, asked.seat)


DOINGS: dict[str, Callable[[Desk, Live, Manage], None]] = {
    "begin": _begin,
    "bot": _bot,
    "empty": _empty,
    "close": _close,
    "mute": _mute,
    "unmute": _mute,
    "stand_up": _stand_up,
    "wait": _wait,
    "stand_in": _stand_in,
    "end": _end,
    "come_back": _come_back,
    "rematch": rematch.rematch,
    "evening": rematch.go_on,
    **dict.fromkeys(FOR, _chores),
    "ask_undo": takeback.ask,
    "agree_undo": takeback.agree,
    "refuse_undo": takeback.refuse,
    "lift": _lift,
}
