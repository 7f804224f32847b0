"""Oh Captain! tied together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.words import Seat
from captains_table.games.oh_captain.end import (
    lantern_points,
    majority,
    points,
    standing,
)
from captains_table.games.oh_captain.events import EVENTS, NAMES
from captains_table.games.oh_captain.positions import impossible
from captains_table.games.oh_captain.refusals import refusal
from captains_table.games.oh_captain.rules import FLOW
from captains_table.games.oh_captain.setup import set_up
from captains_table.games.oh_captain.state import (
    ACTIONS,
    DERIVED,
    EGG,
    HOOK,
    LIZARD,
    MAJORITY_TOKEN,
    PISTOL,
    PURSE,
    SMALL_CREW,
    loot_up,
)


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's points and where they are from. Rules, "End of the Game"; ruling OC-30."""
    breakdown = [
        {
            "lanterns": lantern_points(s, p),
            "purses": s.cards[loot_up(p)][PURSE],
            "pistol_majority": MAJORITY_TOKEN if majority(s, PISTOL) == p else 0,
            "hook_majority": MAJORITY_TOKEN if majority(s, HOOK) == p else 0,
            "lizard_majority": MAJORITY_TOKEN if majority(s, LIZARD) == p else 0,
            "coins": s.coins[p],
            "eggs": -s.cards[loot_up(p)][EGG],
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
    title="Oh Captain!",
    seats=(3, 4, 5, 6),
    usual_seats=4,
    derived=DERIVED,
    verbs=ACTIONS,
    flow=FLOW,
    set_up=set_up,
    standing=standing,
    events=EVENTS,
    event_names=NAMES,
    persona="adventurer",
    scores=scores,
    refusal=refusal,
    impossible=impossible,
    prompt_values=prompt_values,
    longest=1000,
    notices=notices,
)
