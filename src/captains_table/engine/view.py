"""What one seat may know, as plain JSON-able data, derived from the declaration."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from captains_table.engine.declare import EVERYONE, NONE, Declaration, Number
from captains_table.engine.derive import Derived
from captains_table.engine.plain import State


def number_json(number: Number, state: State) -> Any:
    """A number as people write it: names for names, null for nobody."""
    value = getattr(state, number.name)
    if number.length:
        value = value[: getattr(state, f"{number.name}_count")]
    write = _writer(number)
    if number.per_seat or number.length:
        return [write(v) for v in value] if write else list(value)
    return write(value) if write else value


@cache
def _writer(number: Number) -> Callable[[int], Any] | None:
    if number.names:
        words: list[str | None] = [*number.names, None]
        return words.__getitem__
    if number.is_seat:
        return lambda v: None if v == NONE else v
    return None


def public_json(declaration: Declaration, state: State) -> dict[str, Any]:
    """Every number."""
    return {n.name: number_json(n, state) for n in declaration.numbers}


def by_zone(declaration: Declaration, seats: int, cells: list[Any]) -> dict[str, Any]:
    """One value for each cell, sorted into zones: a list for a zone that every seat has."""
    told: dict[str, Any] = {}
    for (zone, owner), value in zip(declaration.cells(seats), cells, strict=True):
        if owner == NONE:
            told[zone.name] = value
        else:
            told.setdefault(zone.name, []).append(value)
    return told


def pieces_json(names: tuple[str, ...], row: list[int]) -> dict[str, int]:
    """A row of counts by name, without the zeros."""
    return {name: n for name, n in zip(names, row, strict=True) if n}


def known_json(derived: Derived, state: State, seat: int) -> dict[str, Any]:
    """What that seat (or the spectator: seat number `seats`) remembers of zones it cannot see."""
    declaration = derived.declaration
    labels, row = declaration.label_names, state.known[seat]
    width = len(labels)
    told: dict[str, Any] = {}
    cells = declaration.cells(state.seats)
    for place, cell in enumerate(declaration.slots(state.seats)):
        zone, owner = cells[cell]
        pieces = pieces_json(labels, row[place * width : (place + 1) * width])
        if owner == NONE:
            told[zone.name] = pieces
        else:
            told.setdefault(zone.name, []).append(pieces)
    return told


def seen_json(derived: Derived, state: State, seat: int) -> dict[str, Any]:
    """Everything that seat can see: the numbers, how many pieces lie where, and which, where it
    may look."""
    declaration, kinds = derived.declaration, derived.declaration.kind_names
    told = public_json(declaration, state)
    cells = []
    for cell, size in enumerate(state.total):
        looks = derived.viewer(state, cell)
        if looks in (EVERYONE, seat):
            cells.append({"size": size, "cards": pieces_json(kinds, state.cards[cell])})
        else:
            cells.append({"size": size})
    told.update(by_zone(declaration, state.seats, cells))
    told["known"] = known_json(derived, state, seat)
    return told
