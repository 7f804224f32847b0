"""Which rule forbids an action. It asks the rules about a state that holds only what the seat that
asks can see, so a refusal cannot tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.new_game.lagoon.fields import State
from captains_table.new_game.lagoon.state import STEP


def refusal(s: State, p: int, action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat that must choose."""
    if s.step == STEP.LAY or action["do"] == "lay":
        return "LA-R6"
    return "LA-R5" if action["do"] == "throw" else "LA-R4"
