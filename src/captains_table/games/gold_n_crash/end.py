"""Rulebook, "Turn Sequence" and "End of the Game"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.plain import State
from captains_table.games.gold_n_crash.events import (
    ENDLESS_PLAY,
    LAST_TURN,
    TREASURE_COUNTED,
    TURN_BEGUN,
)
from captains_table.games.gold_n_crash.state import (
    ACTION,
    ACTIONS_A_TURN,
    COLUMNS,
    FIRST_GUEST,
    SEATS,
    gold_of,
)

LIMITS = (40, 20, 80)
GUEST_GOLD = (5, 4, 5, 6, 5, 5, 5, 5)


def end_action(s: State) -> None:
    """Two actions a turn. Rules, "Turn Sequence"."""
    s.actions -= 1
    if s.actions > 0:
        then(s, ACTION)
    else:
        begin_turn(s)


def begin_turn(s: State) -> None:
    """The other seat's turn, or the end: after the last turn, or when nobody draws any more.
    Rules, "Turn Sequence" and "End of the Game"; rulings GC-40, GC-41 and GC-45."""
    if s.active == NONE:
        s.active = s.first
    else:
        if s.emptied != NONE and s.emptied != s.active:
            end_game(s)
            return
        if s.idle >= LIMITS[s.option_endless_limit]:
            emit(s, ENDLESS_PLAY, 0, 0, 0, EVERYBODY)
            end_game(s)
            return
        s.active = 1 - s.active
    s.idle += 1
    s.actions = ACTIONS_A_TURN
    for column in range(COLUMNS):
        s.played[column] = 0
    emit(s, TURN_BEGUN, s.active, 0, 0, EVERYBODY)
    if s.emptied != NONE:
        emit(s, LAST_TURN, s.active, 0, 0, EVERYBODY)
    then(s, ACTION)


def end_game(s: State) -> None:
    """Rules, "End of the Game"; ruling GC-43."""
    for p in range(SEATS):
        emit(s, TREASURE_COUNTED, p, 0, treasure_gold(s, p), EVERYBODY)


def treasure_gold(s: State, p: int) -> int:
    """The gold of a Treasure, Guests included. Ruling GC-43."""
    gold = 0
    for i in range(s.treasure_count[p]):
        kind = s.treasure[p][i]
        if kind >= FIRST_GUEST:
            gold += GUEST_GOLD[kind - FIRST_GUEST]
        else:
            gold += gold_of(kind)
    return gold


def standing(s: State, p: int) -> int:
    """Who destroyed the last Zeppelin, otherwise who has more gold; a tie is a shared victory.
    Rulings GC-42 to GC-44."""
    if s.winner != NONE:
        return s.winner == p
    return treasure_gold(s, p)
