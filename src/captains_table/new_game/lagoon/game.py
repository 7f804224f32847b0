"""Lagoon tied together."""

from __future__ import annotations

from typing import Any, TypedDict

from captains_table.engine.flow import OVER
from captains_table.engine.game import Game
from captains_table.engine.steps import flow
from captains_table.new_game.lagoon.events import EVENTS, NAMES
from captains_table.new_game.lagoon.fields import State
from captains_table.new_game.lagoon.refusals import refusal
from captains_table.new_game.lagoon.state import (
    ACTIONS,
    BOX,
    CELL,
    DERIVED,
    OPEN_WORTH,
    PEARLS,
    SEATS,
    STEP,
    STEPS,
    WORTH,
    hidden,
    open_pearls,
)
from captains_table.new_game.lagoon.turn import TURN, pearl_in_hand, set_up, standing


class Facts(TypedDict):
    """What is told with every view."""

    points: list[int]


FLOW = flow(STEPS, ACTIONS, TURN)


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's points and where they are from. Rule LA-R8."""
    breakdown = [
        {
            **{name: WORTH[i] * s.cards[hidden(p)][i] for i, name in enumerate(PEARLS)},
            "open": OPEN_WORTH * s.total[open_pearls(p)],
            "total": standing(s, p),
        }
        for p in range(s.seats)
    ]
    return [row["total"] for row in breakdown], breakdown


def prompt_values(s: State, p: int) -> dict[str, Any]:
    """What a prompt can speak of: the pearl that was drawn, and the throws left."""
    return {"pearl": PEARLS[pearl_in_hand(s)], "throws": s.throws[p]}


def facts(s: State) -> Facts:
    """What can be counted from what a seat sees: its own points whole, those of others as far as
    they lie open."""
    return {"points": [standing(s, p) for p in range(s.seats)]}


def impossible(s: State) -> tuple[str, str] | None:
    """What each step needs; the declaration says the rest."""
    over = FLOW.mover(s) == OVER
    if s.active < 0:
        return "active", "it is always somebody's turn"
    if s.total[CELL.HAND] != int(s.step in (STEP.KEEP_OR_THROW, STEP.LAY)):
        return "hand", "a pearl is there while somebody thinks about it"
    if not s.total[CELL.HAND] and over != (s.total[CELL.BAG] == 0):
        return "bag", "the game ends when it is empty"
    if s.todo_count:
        return "todo", "one thing comes after another here"
    return None


LAGOON = Game(
    name="lagoon",
    title="Lagoon",
    seats=SEATS,
    usual_seats=3,
    derived=DERIVED,
    verbs=ACTIONS,
    flow=FLOW,
    set_up=set_up,
    standing=standing,
    scores=scores,
    longest=3 * sum(BOX.values()),
    events=EVENTS,
    event_names=NAMES,
    refusal=refusal,
    prompt_values=prompt_values,
    facts=facts,
    facts_type=Facts,
    impossible=impossible,
)
