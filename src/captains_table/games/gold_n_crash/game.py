"""Gold'n'Crash tied together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.contract import other_begins
from captains_table.engine.events import Run
from captains_table.engine.game import Game
from captains_table.games.gold_n_crash.aftermath import verdict
from captains_table.games.gold_n_crash.end import standing, treasure_gold
from captains_table.games.gold_n_crash.events import EVENTS, NAMES
from captains_table.games.gold_n_crash.positions import impossible
from captains_table.games.gold_n_crash.refusals import refusal
from captains_table.games.gold_n_crash.robustness import secret_numbers
from captains_table.games.gold_n_crash.rules import FLOW
from captains_table.games.gold_n_crash.setup import set_up
from captains_table.games.gold_n_crash.state import ACTIONS, DERIVED, SEATS
from captains_table.games.gold_n_crash.tell import (
    Facts,
    board,
    facts,
    hints,
    prompt_values,
    scores,
)

# Between two draws at most 80 turns pass, of two actions with up to ten steps each; each of the 52
# cards is drawn once. Games that people play have some 300 steps.
LONGEST = 53 * 80 * 2 * 10


def settings(seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Seat 0 leads the Octopirates, seat 1 the Meowmurai."""
    return {"crew": list(range(SEATS))}


GOLD_N_CRASH = Game(
    name="gold-n-crash",
    title="Gold'n'Crash",
    seats=(SEATS,),
    usual_seats=SEATS,
    derived=DERIVED,
    verbs=ACTIONS,
    flow=FLOW,
    set_up=set_up,
    standing=standing,
    verdict=verdict,
    points=treasure_gold,
    events=EVENTS,
    event_names=NAMES,
    runs={
        "card_laid_out": Run("cards-laid-out", "card", "cards"),
        "card_drawn": Run("cards-drawn", "card", "cards"),
    },
    persona="crew",
    scores=scores,
    refusal=refusal,
    impossible=impossible,
    prompt_values=prompt_values,
    hints=hints,
    looks_ahead=True,
    finishing=("secure", "manoeuvre", "call_back", "observe"),
    facts=facts,
    facts_type=Facts,
    content=lambda options: board(),
    longest=LONGEST,
    settings=settings,
    secret_numbers=secret_numbers,
    rematch=other_begins("first_player", "first"),
)
