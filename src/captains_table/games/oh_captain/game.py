"""Oh Captain! tied together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from captains_table.engine.game import Game, RulesCode
from captains_table.engine.words import Seat
from captains_table.games.oh_captain.cards import loot_up
from captains_table.games.oh_captain.end import (
    MAJORITY_TOKEN,
    lantern_points,
    majority,
    points,
    standing,
)
from captains_table.games.oh_captain.events import EVENTS, NAMES
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.positions import impossible
from captains_table.games.oh_captain.refusals import refusal
from captains_table.games.oh_captain.rules import FLOW
from captains_table.games.oh_captain.setup import SMALL_CREW, set_up
from captains_table.games.oh_captain.state import ACTIONS, CARD, DERIVED, STATE


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's points and where they are from. Rules, "End of the Game"; ruling OC-30."""
    breakdown = [
        {
            "lanterns": lantern_points(s, p),
            "purses": s.cards[loot_up(p)][CARD.PURSE],
            "pistol_majority": MAJORITY_TOKEN if majority(s, CARD.PISTOL) == p else 0,
            "hook_majority": MAJORITY_TOKEN if majority(s, CARD.HOOK) == p else 0,
            "lizard_majority": MAJORITY_TOKEN if majority(s, CARD.LIZARD) == p else 0,
            "coins": s.coins[p],
            "eggs": -s.cards[loot_up(p)][CARD.EGG],
            "total": points(s, p),
        }
        for p in range(s.seats)
    ]
    return [row["total"] for row in breakdown], breakdown


def prompt_values(view: dict[str, Any]) -> dict[str, Any]:
    """What a prompt can speak of: the people concerned, the announcement, the card that was
    found, if the reader may see it, and coins."""
    values: dict[str, Any] = {
        name: Seat(view[name])
        for name in ("captain", "active", "attacker", "target")
        if view[name] is not None
    }
    if view["said"] is not None:
        values["item"] = view["said"]
    for card in view["found"].get("cards", ()):
        values["card"] = card
    values["flips"] = view["flips"]
    values["coins"] = view["coins"][view["seat"]]
    if view["attacker"] is not None:
        values["attacker_coins"] = view["coins"][view["attacker"]]
    return values


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
    longest=1000,
    choices=ACTIONS.count,
    notices=notices,
)
