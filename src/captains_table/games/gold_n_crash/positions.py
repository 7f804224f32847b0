"""Which situations could not arise, beyond what the declaration rules out."""

from __future__ import annotations

from captains_table.engine.plain import State

Reason = tuple[str, str] | None


def impossible(s: State) -> Reason:
    """The field that could not be so, and why; None where the position can arise."""
    return None
