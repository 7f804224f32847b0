"""Taking back: what revealed nothing, at once; what did, against bots as one likes, and with other
people when all of them agree. A game in which that happened says so in its result.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from captains_table.server.consent import asked, last_choice, to_be_asked
from captains_table.server.desk import Desk
from captains_table.server.live import UNDOS, Live
from captains_table.server.progress import stop_the_clock, write
from captains_table.server.refusals import Refuse
from captains_table.server.socket_messages import Manage


def undo(desk: Desk, live: Live, seat: int, mine: Collection[int]) -> None:
    """A seat takes its last choice back, with what it had no choice about since. The time that it
    thought is gone."""
    if len(live.rewinds) >= UNDOS:
        raise Refuse(409, "undos", "In this game no more can be taken back.")
    to = last_choice(live, mine)
    if live.can_undo() != seat and to is not None and not to_be_asked(live, mine):
        _go_back(desk, live, seat, to)
        return
    alone = True
    while alone:
        alone = live.past.was_alone(live.told[-1][0])
        entry = live.undo(seat, desk.today)
        stop_the_clock(desk, live, seat)
        write(desk, live, entry)
    _settle(desk, live)


def ask(desk: Desk, live: Live, message: Manage) -> None:
    """Ask the others for one's last choice back."""
    to = last_choice(live, [message.seat])
    if to is None:
        raise Refuse(409, "no_undo", "There is nothing that could be taken back.")
    _keep(desk, live, {"seat": message.seat, "to": to, "agreed": []})
    _go_back_if_all_agree(desk, live)


def agree(desk: Desk, live: Live, message: Manage) -> None:
    """Let somebody take a choice back."""
    wanted = asked(live)
    if wanted is None or message.seat not in [*wanted.missing, *wanted.agreed]:
        raise Refuse(409, "no_undo", "Nobody asks for that any more.")
    kept = live.row.settings["undo"]
    _keep(desk, live, {**kept, "agreed": sorted({*kept["agreed"], message.seat})})
    _go_back_if_all_agree(desk, live)


def refuse(desk: Desk, live: Live, message: Manage) -> None:
    """Do not let them; or ask no more."""
    _settle(desk, live)


def chosen(desk: Desk, live: Live, seat: int) -> None:
    """That seat has chosen: it asks no more for what it chose before."""
    kept = live.row.settings.get("undo")
    if kept is not None and kept["seat"] == seat:
        _settle(desk, live)


def _go_back_if_all_agree(desk: Desk, live: Live) -> None:
    wanted = asked(live)
    if wanted is not None and not wanted.missing:
        _go_back(desk, live, wanted.seat, live.row.settings["undo"]["to"])


def _go_back(desk: Desk, live: Live, seat: int, to: int) -> None:
    turn = live.row.turn
    entry = live.back(seat, to, desk.today)
    if turn is not None:
        stop_the_clock(desk, live, turn)
    write(desk, live, entry)
    _settle(desk, live)


def _keep(desk: Desk, live: Live, wanted: dict[str, Any]) -> None:
    desk.update(live, settings={**live.row.settings, "undo": wanted})


def _settle(desk: Desk, live: Live) -> None:
    """Nobody is asked any more."""
    if "undo" in live.row.settings:
        settings = {name: kept for name, kept in live.row.settings.items() if name != "undo"}
        desk.update(live, settings=settings)
