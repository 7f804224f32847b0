"""Oh Captain! tied together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.game import Game
from captains_table.games.oh_captain.aftermath import bluffs, verdict
from captains_table.games.oh_captain.end import points, standing
from captains_table.games.oh_captain.events import EVENTS, NAMES
from captains_table.games.oh_captain.positions import impossible
from captains_table.games.oh_captain.refusals import refusal
from captains_table.games.oh_captain.rules import FLOW
from captains_table.games.oh_captain.setup import SMALL_CREW, set_up
from captains_table.games.oh_captain.state import ACTIONS, DERIVED
from captains_table.games.oh_captain.tell import Facts, facts, hints, prompt_values, scores


def notices(seats: int, options: Mapping[str, Any]) -> list[str]:
    """Words of warning about a choice of options: message names."""
    if options.get("all_adventurers") and seats <= SMALL_CREW:
        return ["notice-all-adventurers"]
    return []


OH_CAPTAIN = Game(
    name="oh-captain",
    title="Oh Captain!",
    seats=(3, 4, 5, 6),
    usual_seats=4,
    derived=DERIVED,
    verbs=ACTIONS,
    flow=FLOW,
    set_up=set_up,
    standing=standing,
    points=points,
    events=EVENTS,
    event_names=NAMES,
    persona="adventurer",
    scores=scores,
    refusal=refusal,
    impossible=impossible,
    prompt_values=prompt_values,
    hints=hints,
    facts=facts,
    facts_type=Facts,
    verdict=verdict,
    beside=bluffs,
    longest=1000,
    notices=notices,
)
