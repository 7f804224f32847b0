"""Which rule forbids an action. It sees only the view of the seat that asks, so a refusal cannot
tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.games.oh_captain.rules import FLOW
from captains_table.games.oh_captain.setup import SMALL_CREW
from captains_table.games.oh_captain.state import ADVENTURERS

# The rule that says when the decision comes that a verb answers.
_WHEN = {
    "choose_adventurer": "OC-R18",
    "mutiny": "OC-R31",
    "loyalty": "OC-R31",
    "recover": "OC-R100",
    "pass": "OC-R100",
    "announce": "OC-R42",
    "buy": "OC-R45",
    "let": "OC-R45",
    "attack": "OC-R52",
    "accept": "OC-R56",
    "challenge": "OC-16",
    "take": "OC-20",
    "give": "OC-R108",
    "take_coin": "OC-R103",
    "turn_down": "OC-R101",
    "done": "OC-R101",
}

# Decisions that cannot be put off: whatever else is tried, the rule says what is asked.
_ASKED = {
    "mutiny_or_loyalty": "OC-R32",
    "captain_choice": "OC-R45",
    "target": "OC-15",
    "respond": "OC-R56",
}


def refusal(view: dict[str, Any], action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat whose view it is."""
    verb = action["do"]
    kind = view["decision"]["kind"]
    when = _WHEN[verb]
    if kind not in FLOW.decisions[verb]:
        return _ASKED.get(kind, when)
    if verb == "choose_adventurer":
        late = action.get("adventurer") in ADVENTURERS[SMALL_CREW:]
        small = view["seats"] <= SMALL_CREW and not view["options"]["all_adventurers"]
        return "OC-R107" if late and small else "OC-R18"
    if verb == "announce":
        return "OC-R43" if action.get("item") == "egg" else "OC-3"
    if verb == "buy":
        return "OC-5"
    if verb == "attack":
        other = view["seat"] != view["captain"]
        return "OC-R53" if other and _is_captain(view, action) else "OC-13"
    if verb == "take" and view["said"] == "lantern":
        return "OC-R73"
    if verb == "give":
        return "OC-R109" if action.get("card") == "egg" else "OC-22"
    if verb == "take_coin":
        return "OC-R104" if _is_captain(view, action) else "OC-R103"
    return when


def _is_captain(view: dict[str, Any], action: dict[str, Any]) -> bool:
    return bool(action.get("seat") == view["captain"])
