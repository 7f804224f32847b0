"""Which rule forbids an action. It sees only the view of the seat that asks, so a refusal cannot
tell that seat anything new."""

from __future__ import annotations

from typing import Any


def refusal(view: dict[str, Any], action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat whose view it is."""
    if view["decision"]["kind"] == "lay" or action["do"] == "lay":
        return "LA-R6"
    return "LA-R5" if action["do"] == "throw" else "LA-R4"
