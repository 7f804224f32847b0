"""Bookkeeping that a seat has handed over: decisions of the kinds that the game calls chores are
answered by the greedy bot, for a turn or for the rest of the game, until the seat takes them back.

It is kept with the table: for which seats, and for how long.
"""

from __future__ import annotations

from typing import Any

import captains_table as ct
from captains_table.server.live import Live
from captains_table.server.socket_messages import Chores
from captains_table.server.store.rows import EntryRow
from captains_table.server.told import of

FOR = {"chores_turn": "turn", "chores_game": "game", "chores_mine": ""}


def handed_over(live: Live, seat: int) -> str:
    """For how long a seat has handed its chores over: a turn, the game, or not at all."""
    how: str = live.row.settings.get("chores", {}).get(str(seat), "")
    return how


def is_done_for(live: Live, seat: int) -> bool:
    """Whether what is asked of that seat now is a chore that it has handed over."""
    return bool(handed_over(live, seat)) and _is_asked(live, seat)


def chores(live: Live, seat: int | None) -> Chores | None:
    """What a seat may hand over, and has; nothing where the game has no chores."""
    if seat is None or live.row.status != "playing" or not ct.game(live.row.game).chores:
        return None
    return Chores(handed_over(live, seat), _is_asked(live, seat))


def with_chores(settings: dict[str, Any], seat: int, how: str) -> dict[str, Any]:
    """The settings of a table where that seat has handed its chores over for so long."""
    kept = {name: kept for name, kept in settings.get("chores", {}).items() if name != str(seat)}
    return {**settings, "chores": {**kept, str(seat): how} if how else kept}


def after(live: Live, entry: EntryRow) -> dict[str, Any]:
    """The settings after an entry: with a new turn ends what was handed over for one."""
    settings = live.row.settings
    turns = ct.game(live.row.game).turns
    if settings.get("chores") and any(event["event"] in turns for event in of(entry.told, None)):
        kept = {seat: how for seat, how in settings["chores"].items() if how != "turn"}
        return {**settings, "chores": kept}
    return settings


def _is_asked(live: Live, seat: int) -> bool:
    decision = live.table.decision if live.table is not None else None
    is_chore = decision is not None and decision.kind in ct.game(live.row.game).chores
    return is_chore and decision is not None and decision.seat == seat
