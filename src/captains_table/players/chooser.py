"""What every player is: something that sees a view and answers with an index."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from captains_table.engine.errors import TableError


class BadView(TableError):
    """A player was asked with something else than the view of a seat that must choose."""


class Player(Protocol):
    """Anything that chooses from a view."""

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices."""
        ...


def choices_of(view: Any) -> list[dict[str, Any]]:
    """The choices of a view, which only the seat that must choose is shown."""
    if not isinstance(view, Mapping) or "decision" not in view:
        raise BadView(
            "view: a player chooses from what Table.view(seat) gives, and from that alone"
        )
    if not view["decision"] or not view["decision"].get("choices"):
        raise BadView("view: this seat has nothing to choose now")
    choices: list[dict[str, Any]] = view["decision"]["choices"]
    return choices
