"""What the tests of bad positions share: positions to begin with, changes, and how they are met."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import captains_table as ct
from tests.garbage import Json, position_at, positions_at, refused, steps_seen

Source = Callable[[], Json]
Change = Callable[[Json], Any]


def at(game: str, position: Any) -> ct.Table:
    """A table at that position."""
    return ct.Table.at(game, position, seed=1, checked=True)


def refused_for(game: str, position: Any, field: str, why: str = "") -> None:
    """The position is refused because of that field, and perhaps with that reason."""
    error = refused(lambda: at(game, position))
    assert isinstance(error, ct.BadPosition)
    assert error.field == field, error
    assert str(error).startswith(f"{field}: {why}")


def some(
    game: str,
    step: str,
    where: Callable[[Json], Any] = lambda position: True,
    seats: int = 2,
    **options: Any,
) -> Source:
    """The first position at that step, in random games, of which that is true."""
    every = partial(position_at, step, seats, game=game, **options)
    return lambda: next(p for nth in count() if where(p := every(nth=nth)))


def all_are_let_in(game: str, seats: int, most: int, **options: Any) -> None:
    """So many positions that arose, at every step, are let in and are the same there."""
    for step in steps_seen(seats, game, **options):
        for position in positions_at(step, seats, most, game, **options):
            table = ct.Table.at(game, position, chance=lambda *_: 0, checked=True)
            assert table.log["start"] == position


# Changes


def put(**fields: Any) -> Change:
    """Other values for these fields."""
    return lambda position: position.update(fields)


def put_in(field: str, place: int, value: Any) -> Change:
    """Another value at a place of a list."""

    def change(position: Json) -> None:
        position[field][place] = value

    return change


def option(**options: Any) -> Change:
    """Something else was agreed."""
    return lambda position: position["options"].update(options)


def shift(piece: str, source: Any, target: Any) -> None:
    """Lay one piece elsewhere, so that none is missing: from a zone or a list to another."""
    if isinstance(source, list):
        source.reverse()
        source.remove(piece)  # the uppermost
        source.reverse()
    else:
        source[piece] -= 1
        if source[piece] == 0:
            del source[piece]
    if isinstance(target, list):
        target.append(piece)
    else:
        target[piece] = target.get(piece, 0) + 1
