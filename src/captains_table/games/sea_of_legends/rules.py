"""The flow of the game: which step is next, who decides, what follows. The steps themselves are in
the chapters; importing those here makes them known."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE, OVER
from captains_table.games.sea_of_legends import (  # noqa: F401  their steps are known then
    adventures,
    attacks,
    bonds,
    challenge,
    decks,
    event_cards,
    faction_turn,
    gains,
    losses,
    ports,
    postscripts,
    setup,
    turn,
    winning,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.frames import NODES, Ask, Draw, here, pop, settle
from captains_table.games.sea_of_legends.state import STEPS


def mover(s: State) -> int:
    """Who decides: a seat, chance, or nobody any more."""
    if s.step == NONE:
        return OVER
    made = NODES[STEPS[s.step]]
    return made.who(s, here(s)) if isinstance(made, Ask) else CHANCE


def legal(s: State, out: Any) -> int:
    """What that seat may do."""
    made = NODES[STEPS[s.step]]
    assert isinstance(made, Ask)
    codes = made.choices(s, here(s))
    out[: len(codes)] = codes
    return len(codes)


def chances(s: State, out: Any, weights: Any) -> int:
    """What can happen by chance, and how likely it is."""
    made = NODES[STEPS[s.step]]
    assert isinstance(made, Draw)
    outcomes = made.outcomes(s, here(s))
    for i, (code, weight) in enumerate(outcomes):
        out[i], weights[i] = code, weight
    return len(outcomes)


def apply(s: State, choice: int) -> None:
    """Make a choice, or let it happen, and go on until the next."""
    made = NODES[STEPS[s.step]]
    args = pop(s)
    if isinstance(made, Ask):
        made.chosen(s, args, choice)
    else:
        assert isinstance(made, Draw)
        made.happened(s, args, choice)
    settle(s)
