"""Rulebook, "Turn Sequence": two actions, each to draw, to play a card or to discard one."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.steps import Ask, Do
from captains_table.games.gold_n_crash.cards import deck_size
from captains_table.games.gold_n_crash.discard import discard_card, may_discard
from captains_table.games.gold_n_crash.draw import draw_card
from captains_table.games.gold_n_crash.end import LIMITS, end_game
from captains_table.games.gold_n_crash.events import EVENT
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.play import may_play, play_card
from captains_table.games.gold_n_crash.state import ACTIONS_A_TURN, COLUMNS, DO, OPTION, STEP


def begin_turn(s: State) -> None:
    """The other seat's turn, or the end: after the last turn, or when nobody draws any more.
    Rules, "Turn Sequence" and "End of the Game"; rulings GC-40, GC-41 and GC-45."""
    if s.active == NONE:
        s.active = s.first
    else:
        if is_last_turn(s):
            end_game(s)
            return
        if s.idle >= LIMITS[s.option_endless_limit]:
            emit(s, EVENT.ENDLESS_PLAY, 0, 0, 0, EVERYBODY)
            end_game(s)
            return
        s.active = 1 - s.active
    s.idle += 1
    s.actions = ACTIONS_A_TURN
    for column in range(COLUMNS):
        s.played[column] = 0
    emit(s, EVENT.TURN_BEGUN, s.active, 0, 0, EVERYBODY)
    if s.emptied != NONE:
        emit(s, EVENT.LAST_TURN, s.active, 0, 0, EVERYBODY)
    then(s, STEP.ACTION)


def is_last_turn(s: State) -> int:
    """Whether the game ends after this turn: the other seat emptied its deck. Ruling GC-40."""
    return s.emptied != NONE and s.emptied != s.active


def may_act(s: State, out: Any) -> int:
    """Draw, play or discard; pass only where nothing else can be done, or by agreement. Rules,
    "Turn Sequence"; rulings GC-4, GC-5 and GC-8."""
    n = 0
    if deck_size(s, s.active) > 0:
        out[0] = DO.DRAW
        n = 1
    n = may_play(s, out, n)
    n = may_discard(s, out, n)
    if n == 0 or s.option_stop_early == OPTION.STOP_EARLY_TRUE:
        out[n] = DO.PASS
        n += 1
    return n


def draw(s: State) -> None:
    """Draw a card. Rules, "Draw"."""
    then(s, STEP.END_OF_ACTION)
    draw_card(s)


def pass_turn(s: State) -> None:
    """The turn is over. Rulings GC-4 and GC-5."""
    emit(s, EVENT.TURN_PASSED, s.active, 0, 0, EVERYBODY)
    s.actions = 0
    then(s, STEP.NEXT_TURN)


def end_action(s: State) -> None:
    """Two actions a turn. Rules, "Turn Sequence"."""
    s.actions -= 1
    if s.actions > 0:
        then(s, STEP.ACTION)
    else:
        begin_turn(s)


TURN = (
    Ask(
        "action",
        "active",
        may_act,
        **{"pass": pass_turn},
        draw=draw,
        discard=discard_card,
        play=play_card,
    ),
    Do("end_of_action", end_action),
    Do("next_turn", begin_turn),
)
