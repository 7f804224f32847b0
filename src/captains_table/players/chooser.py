"""What every player is: something that sees what one seat sees and answers with an index."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from captains_table.engine.errors import TableError
from captains_table.engine.game import Game
from captains_table.engine.plain import State, observation_class
from captains_table.engine.seen import observation, seen, seen_state
from captains_table.engine.shelf import game


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


class Sight(NamedTuple):
    """What a seat that must choose sees, as the rules hold it, and what it can choose from."""

    game: Game
    seat: int
    codes: list[int]
    # An observation, which rules in the dialect can read; else a state without everything that the
    # seat does not know.
    seen: Any


class HousePlayer(Player, Protocol):
    """A player that can also do without views, which take longer to write than a choice."""

    def pick(self, sight: Sight) -> int:
        """The index of one of the codes: the same that it chooses from the view."""
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


def sight_in(view: dict[str, Any]) -> Sight:
    """The sight that a view is written from."""
    codes = [choice["code"] for choice in choices_of(view)]
    played = game(view["game"])
    shown = observation(view) if played.compiles else seen_state(view)
    return Sight(played, view["seat"], codes, shown)


def sight_of(game: Game, state: State, seat: int, codes: list[int]) -> Sight:
    """What a seat sees of a state in which it must choose: a copy, so that nothing else can be
    looked up there and nothing changed."""
    if not game.compiles:
        return Sight(game, seat, codes, seen(game, state, seat))
    shown = observation_class(game.declaration, state.seats)()
    game.derived.observe(state, seat, shown)
    return Sight(game, seat, codes, shown)
