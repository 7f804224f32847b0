"""Rulebook, "Playing the Game" and "End of the Game"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.flow import emit, left_of, then
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.steps import Ask, Do
from captains_table.games.nomads.events import EVENT
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.move import may_move, move_pile
from captains_table.games.nomads.scoring import points, score_full_chart
from captains_table.games.nomads.state import ADVENTURER, DO, ENDLESS, SPACES, STEP
from captains_table.games.nomads.writing import legend_card, may_write, song_card, write_card

STACKS_AT_THE_END = 2  # with so many stacks left, or fewer, the game ends


def begin_turn(s: State) -> None:
    """The next seat's turn; first it is seen whether the game ends. Rules, "Playing the Game" and
    "End of the Game"; rulings NO-15, NO-30 and NO-35."""
    s.active = left_of(s, s.active)
    if stacks_left(s) <= STACKS_AT_THE_END or s.idle >= ENDLESS:
        emit(s, EVENT.END_BEGUN, s.active, 0, 0, EVERYBODY)
        s.closing = s.seats
        then(s, STEP.LAST_WRITE)
        return
    s.idle += 1
    emit(s, EVENT.TURN_BEGUN, s.active, 0, 0, EVERYBODY)
    then(s, STEP.TURN)
    if s.adventurer[s.active] == ADVENTURER.MOON:
        then(s, STEP.MOON_STEP)


def stacks_left(s: State) -> int:
    """How many stacks still hold tiles."""
    count = 0
    for stack in range(SPACES):
        if s.height[stack] > 0:
            count += 1
    return count


def may_move_or_write(s: State, out: Any) -> int:
    """One thing or the other, but something. Rules, "Playing the Game"; ruling NO-5."""
    return may_write(s, out, may_move(s, out))


def write_song(s: State, need: int) -> None:
    """That is the turn. Rules, "B - Write a Song or a Legend"."""
    then(s, STEP.END_OF_TURN)
    write_card(s, song_card(s, need))


def write_legend(s: State, legend: int, value: int) -> None:
    """That is the turn. Rules, "B - Write a Song or a Legend"."""
    then(s, STEP.END_OF_TURN)
    write_card(s, legend_card(s, legend, value))


def end_turn(s: State) -> None:
    """The Opal Moons are counted before anything else. Rules, "Intermediate Scoring"; rulings NO-24
    and NO-30."""
    score_full_chart(s)
    begin_turn(s)


# The last round


def may_write_last(s: State, out: Any) -> int:
    """Everybody may write one last card, or pass. Rules, "End of the Game"; ruling NO-31."""
    out[0] = DO.PASS
    return may_write(s, out, 1)


def write_nothing(s: State) -> None:
    """Ruling NO-31."""
    then(s, STEP.NEXT_WRITER)
    emit(s, EVENT.NOTHING_WRITTEN, s.active, 0, 0, EVERYBODY)


def write_last_song(s: State, need: int) -> None:
    """Rules, "End of the Game"; ruling NO-31."""
    then(s, STEP.NEXT_WRITER)
    write_card(s, song_card(s, need))


def write_last_legend(s: State, legend: int, value: int) -> None:
    """Rules, "End of the Game"; ruling NO-31."""
    then(s, STEP.NEXT_WRITER)
    write_card(s, legend_card(s, legend, value))


def next_writer(s: State) -> None:
    """One after the other, clockwise; then the game is over. Rules, "End of the Game"; ruling
    NO-31."""
    s.closing -= 1
    if s.closing > 0:
        s.active = left_of(s, s.active)
        then(s, STEP.LAST_WRITE)
        return
    for p in range(s.seats):
        emit(s, EVENT.POINTS_SCORED, p, 0, points(s, p), EVERYBODY)


TURNS = (
    Do("next_turn", begin_turn),
    Ask(
        "turn",
        "active",
        may_move_or_write,
        move=move_pile,
        song=write_song,
        legend=write_legend,
    ),
    Do("end_of_turn", end_turn),
    Ask(
        "last_write",
        "active",
        may_write_last,
        song=write_last_song,
        legend=write_last_legend,
        **{"pass": write_nothing},
    ),
    Do("next_writer", next_writer),
)
