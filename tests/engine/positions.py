"""What the tests of bad positions share: changes, and how changed positions are met."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import captains_table as ct
from captains_table.engine.position import read_position
from tests.conformance.cases import Case
from tests.engine.changed import from_play
from tests.engine.garbage import Json

Change = Callable[[Json], Any]
Example = tuple[str, Change]  # a step, or "" for any, and what is changed in a position there


def refusals(case: Case, games: int, step: str, change: Change) -> Iterator[str]:
    """Why positions from play are refused once they are changed; unchanged they are let in."""
    for name, positions in from_play(case, games).items():
        for position in positions if step in ("", name) else ():
            read_position(case.game, position)
            changed = copy.deepcopy(position)
            try:
                change(changed)
            except (LookupError, StopIteration, ValueError):
                continue  # there is nothing of the kind in this one
            try:
                read_position(case.game, changed)
            except ct.BadPosition as error:
                yield str(error)


def is_refused(case: Case, games: int, example: Example, reason: str) -> None:
    """Some position is refused for that reason, the field first, once it is changed."""
    assert any(reason in why for why in refusals(case, games, *example))


def put(**fields: Any) -> Change:
    """Other values for these fields."""
    return lambda position: position.update(fields)


def put_in(field: str, place: int, value: Any) -> Change:
    """Another value at a place of a list."""
    return lambda position: position[field].__setitem__(place, value)


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(position: Json) -> None:
        for one in changes:
            one(position)

    return change


def shift(piece: str, source: Any, target: Any) -> None:
    """Lay one piece elsewhere, so that none is missing: from a zone or a list to another."""
    if isinstance(source, list):
        source.remove(piece)
    else:
        source[piece] -= 1
        if source[piece] == 0:
            del source[piece]
    if isinstance(target, list):
        target.append(piece)
    else:
        target[piece] = target.get(piece, 0) + 1


def empty(source: Any, target: Any) -> None:
    """Lay everything elsewhere."""
    for piece in list(source):
        for _ in range(source[piece] if isinstance(source, dict) else 1):
            shift(piece, source, target)
