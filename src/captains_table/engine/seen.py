"""What a view says, as the rules hold it: the same facts as numbers.

`observation` is what players in the dialect read. `seen_state` is a state of the rules that holds
what the view shows, and nothing else, for games that do not compile: whoever has only a view can
ask the functions of the rules, and they cannot tell anything that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.declare import NONE, Declaration, Number
from captains_table.engine.game import game
from captains_table.engine.plain import State, blank, observation_class


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


def seen_state(view: Mapping[str, Any]) -> State:
    """What the seat of a view sees, as a state. Cards that it does not see are not there, only how
    many there are; nobody remembers anything. The view may come from another process: what the
    game is played with is opened here, unless it is somebody's own."""
    played = game(view["game"])
    declaration = played.declaration
    if "own" not in view["options"].values():
        played.open(view["options"])
    seen = observation(view)
    state = blank(declaration, view["seats"])
    for field in declaration.fields(view["seats"]):
        if field.name not in ("cards", "known"):
            setattr(state, field.name, getattr(seen, field.name))
    kinds = len(declaration.kinds)
    state.cards = [row[:kinds] for row in seen.knows]
    return state


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
    for kind, count in cards.items():
        row[declaration.label(kind)] = count
    for group in declaration.groups:
        row[declaration.label(group)] = sum(cards.get(k, 0) for k in declaration.members(group))
