"""Which rule forbids an action. It sees only the view of the seat that asks, so a refusal cannot
tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.games.gold_n_crash.rules import FLOW
from captains_table.games.gold_n_crash.state import COLUMNS, TYPES

# The rule that says when the decision comes that a verb answers.
_WHEN = {
    "choose_guest": "GC-R17",
    "draw": "GC-R21",
    "play": "GC-R21",
    "discard": "GC-R21",
    "pass": "GC-4",
    "secure": "GC-R59",
    "manoeuvre": "GC-R73",
    "call_back": "GC-R74",
    "observe": "GC-R75",
}

# Effects that cannot be put off: whatever else is tried, the rule says what is asked.
_ASKED = {
    "choose_guest": "GC-R17",
    "secure": "GC-R29",
    "manoeuvre": "GC-R31",
    "call_back": "GC-R31",
    "observe": "GC-R31",
}

_NO_TARGET = {
    "bomb": "GC-13",
    "board": "GC-18",
    "fish": "GC-19",
    "reinforce": "GC-20",
    "secure": "GC-21",
}
_NO_DISCARD_TARGET = {
    "bomb": "GC-26",
    "board": "GC-24",
    "fish": "GC-24",
    "reinforce": "GC-25",
    "secure": "GC-27",
    "gold": "GC-22",
}


def refusal(view: dict[str, Any], action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat whose view it is."""
    verb = action["do"]
    kind = view["decision"]["kind"]
    when = _WHEN[verb]
    if kind not in FLOW.decisions[verb]:
        return _ASKED.get(kind, when)
    if verb == "draw":
        return "GC-5"
    if verb == "play":
        return _play(view, action)
    if verb == "discard":
        return _discard(view, action)
    if verb == "secure":
        return "GC-21"
    return when


def _play(view: dict[str, Any], action: dict[str, Any]) -> str:
    """A card that is not in hand, a closed column, or an effect without a target."""
    name = f"{action.get('card')}{action.get('gold')}"
    in_hand = view["hand"][view["seat"]].get("cards", {})
    if not any(card.endswith(f"_{name}") for card in in_hand):
        return "GC-R25"
    column = action.get("column")
    mine = [len(row) for row in view["column"][view["seat"] * COLUMNS :][:COLUMNS]]
    full = [c for c in range(COLUMNS) if mine[c] == max(mine) > min(mine)]
    if column not in range(COLUMNS) or column in full:
        return "GC-1"
    return _NO_TARGET.get(str(action.get("card")), "GC-R69")


def _discard(view: dict[str, Any], action: dict[str, Any]) -> str:
    """An empty column, or a card whose effect has no target."""
    column = action.get("column")
    if column not in range(COLUMNS):
        return "GC-R30"
    cards = view["column"][view["seat"] * COLUMNS + column]
    if not cards:
        return "GC-R30"
    kind = next(kind for kind in TYPES if f"_{kind}" in cards[-1])
    return _NO_DISCARD_TARGET[kind]
