"""The games that were found, by their names. A game is loaded when somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from captains_table.engine.errors import UnknownGame, shown
from captains_table.engine.words import refused

if TYPE_CHECKING:
    from captains_table.engine.game import Game

Found = Mapping[str, Callable[[], "Game"]]
_found: dict[str, Callable[[], Game]] = {}
_further: list[Callable[[], Found]] = []


def add_games(found: Found, further: Callable[[], Found]) -> None:
    """Make games known by their names. Where `further` ones can be found is only looked up for a
    name that is not among them, and for a list of all."""
    _found.update(found)
    _further.append(further)


def _look_further() -> None:
    for find in _further:
        _found.update(find())


def game_names() -> list[str]:
    """The names of the games that are there, sorted.

    >>> "oh-captain" in game_names()
    True
    """
    _look_further()
    return sorted(_found)


def game(name: str) -> Game:
    """A game by its name.

    >>> game("oh-captain").seats
    (3, 4, 5, 6)
    """
    if isinstance(name, str) and name not in _found:
        _look_further()
    if not isinstance(name, str) or name not in _found:
        raise refused(UnknownGame, "game", given=shown(name), there=", ".join(game_names()))
    return _found[name]()


def evenings() -> dict[str, tuple[Game, Game]]:
    """The evenings of two games, by name. Every game is loaded for that: the second knows the
    first.

    >>> [game.name for game in evenings()["lumarathon"]]
    ['oh-captain', 'nomads']
    """
    there = [game(name) for name in game_names()]
    with_first = [(one.evening, one) for one in there if one.evening is not None]
    return {
        evening.name: (game(evening.after), second)
        for evening, second in with_first
        if evening.after in _found
    }
