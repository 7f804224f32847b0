"""Which rule forbids an action. It asks the rules about a state that holds only what the seat that
asks can see, so a refusal cannot tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.games.nomads.discs import is_own
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.move import top_disc
from captains_table.games.nomads.rules import FLOW
from captains_table.games.nomads.setup import has_room
from captains_table.games.nomads.state import LEGEND_CARDS, SPACES, STORIES
from captains_table.games.nomads.writing import legend_card, own_value, song_card, song_of

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


def refusal(s: State, p: int, action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat that must choose."""
    verb, kind = action["do"], FLOW.steps[s.step]
    when = _WHEN[verb]
    if kind == "moon_step" and "turn" in FLOW.decisions[verb]:
        return "NO-15"
    if kind not in FLOW.decisions[verb]:
        return _ASKED.get(kind, when)
    if verb == "choose_adventurer":
        return "NO-1"
    if verb in ("place_frog", "place_unplayed", "place_disc"):
        return _placing(s, action)
    if verb == "move":
        return "NO-R36"
    if verb == "song":
        return _song(s, p, action)
    if verb == "legend":
        return _legend(s, p, action)
    if verb == "lift":
        return _lift(s, p, action)
    if verb == "pay":
        return "NO-20" if s.writing >= LEGEND_CARDS else "NO-22"
    return when


def _placing(s: State, action: dict[str, Any]) -> str:
    """A full space, or a disc that is not there to be placed."""
    space = action["space"]
    if space in range(SPACES) and not has_room(s, space):
        return "NO-4"
    return "NO-37" if action["do"] == "place_unplayed" else "NO-R30"


def _song(s: State, p: int, action: dict[str, Any]) -> str:
    """A second Song, one that is taken or not there, or too few different tiles."""
    if song_of(s, p) != NONE:
        return "NO-R62"
    card = song_card(s, action["need"])
    there = card != NONE and s.song_of[card - LEGEND_CARDS] == NONE
    return "NO-R60" if there else "NO-R56"


def _legend(s: State, p: int, action: dict[str, Any]) -> str:
    """A card that is taken or not there, one that is no better than one's own, or too few tiles."""
    if action["legend"] not in STORIES:
        return "NO-R57"
    legend, value = STORIES.index(action["legend"]), action["value"]
    card = legend_card(s, legend, value)
    if card == NONE or s.legend_of[card] != NONE:
        return "NO-R57"
    mine = own_value(s, p, legend)
    if not mine:
        return "NO-R64"
    return "NO-R67" if value > mine else "NO-R66"


def _lift(s: State, p: int, action: dict[str, Any]) -> str:
    """A disc that is on top already, or none of Red's."""
    space = action["space"]
    if space in range(SPACES) and action["height"] == s.pile_count[space] - 1 >= 0:
        return "NO-38" if is_own(s, p, top_disc(s, space)) else "NO-R93"
    return "NO-R93"
