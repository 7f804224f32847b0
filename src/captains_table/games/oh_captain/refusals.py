"""Which rule forbids an action. It asks the rules about a state that holds only what the seat that
asks can see, so a refusal cannot tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.rules import FLOW
from captains_table.games.oh_captain.setup import joins
from captains_table.games.oh_captain.state import ADVENTURERS, SAY

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


def refusal(s: State, p: int, action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat that must choose."""
    verb = action["do"]
    when = _WHEN[verb]
    if FLOW.steps[s.step] not in FLOW.decisions[verb]:
        return _ASKED.get(FLOW.steps[s.step], when)
    if verb == "choose_adventurer":
        return _adventurer(s, action)
    if verb == "announce":
        return "OC-R43" if action["item"] == "egg" else "OC-3"
    if verb == "buy":
        return "OC-5"
    if verb == "attack":
        return "OC-R53" if p != s.captain == action["seat"] else "OC-13"
    if verb == "take" and s.said == SAY.LANTERN:
        return "OC-R73"
    if verb == "give":
        return "OC-R109" if action["card"] == "egg" else "OC-22"
    if verb == "take_coin":
        return "OC-R104" if action["seat"] == s.captain else "OC-R103"
    return when


def _adventurer(s: State, action: dict[str, Any]) -> str:
    """One who does not join so few players, or whom somebody has."""
    wanted = action["adventurer"]
    known = wanted in ADVENTURERS
    return "OC-R107" if known and not joins(s, ADVENTURERS.index(wanted)) else "OC-R18"
