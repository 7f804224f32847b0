"""Oh Captain! tied together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from captains_table.engine.game import Game, RulesCode
from captains_table.games.oh_captain.end import standing
from captains_table.games.oh_captain.events import EVENTS, NAMES
from captains_table.games.oh_captain.positions import impossible
from captains_table.games.oh_captain.refusals import refusal
from captains_table.games.oh_captain.rules import FLOW
from captains_table.games.oh_captain.setup import SMALL_CREW, set_up
from captains_table.games.oh_captain.state import ACTIONS, DERIVED, STATE
from captains_table.games.oh_captain.tell import Facts, facts, prompt_values, scores


def notices(seats: int, options: Mapping[str, Any]) -> list[str]:
    """Words of warning about a choice of options: message names."""
    if options.get("all_adventurers") and seats <= SMALL_CREW:
        return ["notice-all-adventurers"]
    return []


OH_CAPTAIN = Game(
    name="oh-captain",
    seats=(3, 4, 5, 6),
    options=STATE.options,
    actions=ACTIONS.count,
    title="Oh Captain!",
    folder=Path(__file__).parent,
    derived=DERIVED,
    verbs=ACTIONS,
    code=RulesCode(set_up, FLOW.mover, FLOW.legal, FLOW.chances, FLOW.apply, standing),
    steps=FLOW.steps,
    outcomes=FLOW.outcomes,
    events=EVENTS,
    event_names=NAMES,
    persona="adventurer",
    scores=scores,
    refusal=refusal,
    impossible=impossible,
    prompt_values=prompt_values,
    facts=facts,
    facts_type=Facts,
    longest=1000,
    choices=ACTIONS.count,
    notices=notices,
)
