"""From a view to a state of the rules that holds what the view shows, and nothing else.

For games that do not compile: their players can ask the functions of the rules. Cards that the seat
does not see are not there, only how many there are; nobody remembers anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.game import game
from captains_table.engine.plain import State, blank
from captains_table.players.observation import observation


def seen_state(view: Mapping[str, Any]) -> State:
    """What the seat of a view sees, as a state. The view may come from another process: what the
    game is played with is opened here, unless it is somebody's own."""
    played = game(view["game"])
    declaration = played.declaration
    if "own" not in view["options"].values():
        played.settings(view["seats"], view["options"])
    seen = observation(view)
    state = blank(declaration, view["seats"])
    for field in declaration.fields(view["seats"]):
        if field.name not in ("cards", "known"):
            setattr(state, field.name, getattr(seen, field.name))
    kinds = len(declaration.kinds)
    state.cards = [row[:kinds] for row in seen.knows]
    return state
