"""Which rule forbids an action. It sees only the view of the seat that asks, so a refusal cannot
tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.games.oh_captain.state import ADVENTURERS, SMALL_CREW

# The decision that a verb answers, and the rule that says when it comes.
_WHEN = {
    "choose_adventurer": ("choose_adventurer", "OC-R18"),
    "mutiny": ("mutiny_or_loyalty", "OC-R31"),
    "loyalty": ("mutiny_or_loyalty", "OC-R31"),
    "recover": ("nostromo_pick", "OC-R100"),
    "pass": ("nostromo_pick", "OC-R100"),
    "announce": ("announce", "OC-R42"),
    "buy": ("captain_choice", "OC-R45"),
    "let": ("captain_choice", "OC-R45"),
    "attack": ("target", "OC-R52"),
    "accept": ("respond", "OC-R56"),
    "challenge": ("respond", "OC-16"),
    "take": ("pick_card", "OC-20"),
    "give": ("siana_pick", "OC-R108"),
    "take_coin": ("red_target", "OC-R103"),
    "turn_down": ("moon_flip", "OC-R101"),
    "done": ("moon_flip", "OC-R101"),
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
    expected, when = _WHEN[verb]
    if kind != expected:
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
