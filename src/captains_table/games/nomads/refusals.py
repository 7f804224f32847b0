"""Which rule forbids an action. It sees only the view of the seat that asks, so a refusal cannot
tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.games.nomads.rules import FLOW
from captains_table.games.nomads.state import STORIES

# The rule that says when the decision comes that a verb answers.
_WHEN = {
    "choose_adventurer": "NO-R21",
    "place_frog": "NO-R97",
    "place_unplayed": "NO-R26",
    "place_disc": "NO-R28",
    "place_lys": "NO-R33",
    "stay": "NO-R92",
    "step": "NO-R92",
    "move": "NO-R35",
    "song": "NO-R56",
    "legend": "NO-R57",
    "single": "NO-R91",
    "double": "NO-R91",
    "drop": "NO-R94",
    "skip": "NO-R94",
    "lys_target": "NO-R41",
    "no_lift": "NO-R93",
    "lift": "NO-R93",
    "pass": "NO-5",
    "pay": "NO-R56",
}

# Decisions that cannot be put off: whatever else is tried, the rule says what is asked.
_ASKED = {
    "double_drop": "NO-16",
    "skip": "NO-17",
    "lys_target": "NO-9",
    "last_write": "NO-31",
    "place_frog": "NO-R97",
    "place_unplayed": "NO-2",
    "place_disc": "NO-2",
    "place_lys": "NO-2",
}


def refusal(view: dict[str, Any], action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat whose view it is."""
    verb = action["do"]
    kind = view["decision"]["kind"]
    when = _WHEN[verb]
    if kind == "moon_step" and "turn" in FLOW.decisions[verb]:
        return "NO-15"
    if kind not in FLOW.decisions[verb]:
        return _ASKED.get(kind, when)
    if verb == "choose_adventurer":
        return "NO-1"
    if verb in ("place_frog", "place_unplayed", "place_disc"):
        return _placing(view, action)
    if verb == "move":
        return "NO-R36"
    if verb == "song":
        return _song(view, action)
    if verb == "legend":
        return _legend(view, action)
    if verb == "lift":
        return _lift(view, action)
    if verb == "pay":
        return "NO-20" if str(view["writing"]).startswith("song") else "NO-22"
    return when


def _placing(view: dict[str, Any], action: dict[str, Any]) -> str:
    """A full space, or a disc that is not there to be placed."""
    space = action.get("space")
    if space in range(len(view["pile"])) and len(view["pile"][space]) >= 4:
        return "NO-4"
    return "NO-37" if action["do"] == "place_unplayed" else "NO-R30"


def _song(view: dict[str, Any], action: dict[str, Any]) -> str:
    """A second Song, one that is taken or not there, or too few different tiles."""
    if view["seat"] in view["song_of"]:
        return "NO-R62"
    free = [n for n, p in zip(view["song_need"], view["song_of"], strict=True) if p is None]
    return "NO-R60" if action.get("need") in free else "NO-R56"


def _legend(view: dict[str, Any], action: dict[str, Any]) -> str:
    """A card that is taken or not there, one that is no better than one's own, or too few tiles."""
    legend, value = action.get("legend"), action.get("value")
    if legend not in STORIES:
        return "NO-R57"
    first = STORIES.index(legend) * 4
    cards = list(zip(view["legend_value"], view["legend_of"], strict=True))[first : first + 4]
    if (value, None) not in cards:
        return "NO-R57"
    mine = [v for v, p in cards if p == view["seat"]]
    if not mine:
        return "NO-R64"
    return "NO-R67" if value > mine[0] else "NO-R66"


def _lift(view: dict[str, Any], action: dict[str, Any]) -> str:
    """A disc that is on top already, or none of Red's."""
    space, height = action.get("space"), action.get("height")
    piles = view["pile"]
    if space in range(len(piles)) and piles[space] and height == len(piles[space]) - 1:
        return "NO-38" if piles[space][-1] == "red" else "NO-R93"
    return "NO-R93"
