"""The one chapter of Lagoon: how a game begins, a turn, the end."""

from __future__ import annotations

from typing import Any

from captains_table.engine.flow import emit, left_of, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Ask, Draw
from captains_table.new_game.lagoon.events import EVENT
from captains_table.new_game.lagoon.fields import State
from captains_table.new_game.lagoon.state import (
    BOX,
    CELL,
    DO,
    OPEN_WORTH,
    PEARL,
    PEARLS,
    STEP,
    THROWS,
    WORTH,
    hidden,
    move,
    open_pearls,
)

COUNTS = tuple(BOX.values())


def set_up(s: State) -> None:
    """All pearls go into the bag; the first seat begins. Rule LA-R2."""
    for pearl in range(len(COUNTS)):
        s.cards[CELL.BAG][pearl] = COUNTS[pearl]
        s.total[CELL.BAG] += COUNTS[pearl]
    for p in range(s.seats):
        s.throws[p] = THROWS
    s.active = 0
    then(s, STEP.DRAW)


def any_pearl(s: State, out: Any, weights: Any) -> int:
    """Each pearl in the bag is as likely as any other. Rule LA-R3."""
    n = 0
    for pearl in range(len(COUNTS)):
        if s.cards[CELL.BAG][pearl] > 0:
            out[n] = pearl
            weights[n] = s.cards[CELL.BAG][pearl]
            n += 1
    return n


def draw(s: State, pearl: int) -> None:
    """Only who draws a pearl sees it. Rule LA-R3."""
    seen = move(s, CELL.BAG, CELL.HAND, pearl, NO_HINT)
    emit(s, EVENT.PEARL_DRAWN, s.active, 0, pearl, seen)
    then(s, STEP.KEEP_OR_THROW)


def may_keep_or_throw(s: State, out: Any) -> int:
    """Nobody throws more than two. Rules LA-R4, LA-R5."""
    out[0] = DO.KEEP
    if s.throws[s.active] == 0:
        return 1
    out[1] = DO.THROW
    return 2


def pearl_in_hand(s: State) -> int:
    """Which pearl the seat has just drawn."""
    if s.cards[CELL.HAND][PEARL.WHITE] > 0:
        return PEARL.WHITE
    return PEARL.BLACK


def keep(s: State) -> None:
    """Then it must be laid down. Rules LA-R4, LA-R6."""
    emit(s, EVENT.PEARL_KEPT, s.active, 0, 0, EVERYBODY)
    then(s, STEP.LAY)


def throw(s: State) -> None:
    """It is gone, and nobody else has seen it. Rule LA-R4."""
    pearl = pearl_in_hand(s)
    s.throws[s.active] -= 1
    seen = move(s, CELL.HAND, CELL.SEA, pearl, NO_HINT)
    emit(s, EVENT.PEARL_THROWN, s.active, 0, pearl, seen)
    pass_the_bag(s)


def may_lay(s: State, out: Any) -> int:
    """Hidden or open. Rule LA-R6."""
    out[0] = DO.LAY
    out[1] = DO.LAY + 1
    return 2


def lay(s: State, way: int) -> None:
    """Hidden, only its owner knows it. Rule LA-R6."""
    pearl = pearl_in_hand(s)
    if way == 0:
        seen = move(s, CELL.HAND, hidden(s.active), pearl, NO_HINT)
        emit(s, EVENT.PEARL_HIDDEN, s.active, 0, pearl, seen)
    else:
        seen = move(s, CELL.HAND, open_pearls(s.active), pearl, NO_HINT)
        emit(s, EVENT.PEARL_OPENED, s.active, 0, pearl, seen)
    pass_the_bag(s)


def pass_the_bag(s: State) -> None:
    """To the left, until it is empty. Rule LA-R7."""
    s.active = left_of(s, s.active)
    if s.total[CELL.BAG] > 0:
        then(s, STEP.DRAW)


def standing(s: State, p: int) -> int:
    """The points of a seat: most of them win. Rule LA-R8."""
    points = OPEN_WORTH * s.total[open_pearls(p)]
    for pearl in range(len(WORTH)):
        points += WORTH[pearl] * s.cards[hidden(p)][pearl]
    return points


TURN = (
    Draw("draw", any_pearl, draw, PEARLS),
    Ask("keep_or_throw", "active", may_keep_or_throw, keep=keep, throw=throw),
    Ask("lay", "active", may_lay, lay=lay),
)
