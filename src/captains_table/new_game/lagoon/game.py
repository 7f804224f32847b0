"""Lagoon tied together."""

from __future__ import annotations

from typing import Any, TypedDict

from captains_table.engine.game import Game
from captains_table.engine.needs import Need, Steps, refusing
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


NEEDS = (
    Need("active", lambda s: s.active >= 0, "it is always somebody's turn"),
    Need(
        "hand",
        lambda s: s.total[CELL.HAND] == (s.step in (STEP.KEEP_OR_THROW, STEP.LAY)),
        "a pearl is there while somebody thinks about it",
    ),
    Need("bag", lambda s: s.total[CELL.BAG] > 0, "there is one to draw", ("draw",)),
    Need("bag", lambda s: s.total[CELL.BAG] == 0, "the game ends when it is empty", ("over",)),
)
# One thing comes after another here: nothing ever waits.
impossible = refusing(Steps(STEPS), {"": "draw keep_or_throw lay over"}, NEEDS)


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
