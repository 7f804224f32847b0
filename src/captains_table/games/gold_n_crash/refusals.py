"""Which rule forbids an action. It asks the rules about a state that holds only what the seat that
asks can see, so a refusal cannot tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.games.gold_n_crash.cards import hand
from captains_table.games.gold_n_crash.columns import at, filled_columns, last_type
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.play import open_columns
from captains_table.games.gold_n_crash.rules import FLOW
from captains_table.games.gold_n_crash.state import CARDS, COLUMNS, DECK, TYPES

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


def refusal(s: State, p: int, action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat that must choose."""
    verb = action["do"]
    when = _WHEN[verb]
    if FLOW.steps[s.step] not in FLOW.decisions[verb]:
        return _ASKED.get(FLOW.steps[s.step], when)
    if verb == "draw":
        return "GC-5"
    if verb == "play":
        return _play(s, action)
    if verb == "discard":
        return _discard(s, action)
    if verb == "secure":
        return "GC-21"
    return when


def _play(s: State, action: dict[str, Any]) -> str:
    """A card that is not in hand, a closed column, or an effect without a target."""
    face = action["card"], action["gold"]
    held = s.cards[hand(s.active)]
    if face not in CARDS or not sum(held[CARDS.index(face) :: DECK]):
        return "GC-R25"
    column = action["column"]
    if column not in range(COLUMNS) or not open_columns(s) >> column & 1:
        return "GC-1"
    return _NO_TARGET.get(action["card"], "GC-R69")


def _discard(s: State, action: dict[str, Any]) -> str:
    """An empty column, or a card whose effect has no target."""
    column = action["column"]
    if column not in range(COLUMNS) or not filled_columns(s, s.active) >> column & 1:
        return "GC-R30"
    return _NO_DISCARD_TARGET[TYPES[last_type(s, at(s.active, column))]]
