"""What every player is: something that sees a view and answers with an index."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from captains_table.engine.errors import TableError


class BadView(TableError):
    """A player was asked with something else than the view of a seat that must choose."""


class Player(Protocol):
    """Anything that chooses from a view: a player of yours needs no more than `choose`.

    >>> from captains_table import play
    >>> class First:
    ...     def choose(self, view):
    ...         return 0
    >>> play("gold-n-crash", [First(), "random"], seed=1).outcome.scores
    [0, 9]
    """

    def choose(self, view: dict[str, Any]) -> int:
        """The index of one of the view's choices.

        >>> from captains_table import Table, player
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> player("random", seed=1).choose(table.view(0)) in range(4)
        True
        """
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
