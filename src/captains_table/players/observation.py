"""From a view to the observation that players in the dialect read: the same facts as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.declare import NONE, Declaration, Number
from captains_table.engine.game import game
from captains_table.engine.plain import observation_class


def observation(view: Mapping[str, Any]) -> Any:
    """What the seat of a view observes, field by field what a compiled player is shown."""
    declaration = game(view["game"]).declaration
    seats = view["seats"]
    v = observation_class(declaration, seats)()
    v.seat = seats if view["seat"] is None else view["seat"]
    v.seats = seats
    for option in declaration.options:
        agreed = view["options"][option.name]
        own = isinstance(agreed, Mapping) or agreed == "own"
        index = len(option.values) if own else option.values.index(agreed)
        setattr(v, f"option_{option.name}", index)
    for number in (*declaration.settings, *declaration.numbers):
        _fill_number(v, number, view[number.name])
    for cell, (zone, owner) in enumerate(declaration.cells(seats)):
        lies = view[zone.name] if owner == NONE else view[zone.name][owner]
        v.total[cell] = lies["size"]
        if "cards" in lies:
            _fill_seen(v.knows[cell], declaration, lies["cards"])
        elif zone.remembered:
            known = view["known"][zone.name]
            for label, count in (known if owner == NONE else known[owner]).items():
                v.knows[cell][declaration.label(label)] = count
    return v


def _fill_number(v: Any, number: Number, told: Any) -> None:
    """A number as it is; names and absent seats as the numbers they stand for."""
    if len(number.shape(1)) > 1:
        for i, listed in enumerate(told):
            _fill_row(getattr(v, number.name)[i], number, listed)
            if number.length:
                getattr(v, f"{number.name}_count")[i] = len(listed)
    elif number.shape(1):
        _fill_row(getattr(v, number.name), number, told)
        if number.length:
            setattr(v, f"{number.name}_count", len(told))
    else:
        setattr(v, number.name, _number(number, told))


def _fill_row(row: list[int], number: Number, told: list[Any]) -> None:
    for i, one in enumerate(told):
        row[i] = _number(number, one)


def _number(number: Number, told: Any) -> int:
    if told is None:
        return NONE
    return number.names.index(told) if number.names else int(told)


def _fill_seen(row: list[int], declaration: Declaration, cards: Mapping[str, int]) -> None:
    """Cards that lie open to this seat, and how many of them are in each group."""
    for label in declaration.label_names:
        row[declaration.label(label)] = sum(cards.get(k, 0) for k in declaration.members(label))
