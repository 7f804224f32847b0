"""What a seat sees, as the rules hold it: whoever has only that can ask the functions of the rules,
and they cannot tell anything that the seat does not know.

`seen` is a state that holds what one seat sees and nothing else: refusals, hints, prompts and facts
are functions of it. `seen_state` makes one from a view, and `observation` what players in the
dialect read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.declare import EVERYONE, NONE, Declaration, Number
from captains_table.engine.game import Game
from captains_table.engine.plain import State, blank, observation_class
from captains_table.engine.shelf import game


def seen(game: Game, state: State, seat: int) -> State:
    """A twin of the state without everything that the seat does not know (a spectator has the
    number after the last seat). Of a zone that it cannot look into only the pieces are there that
    it is certain of; numbers that others keep to themselves are at their lowest. What the others
    remember is what everybody knows: what else they know is not this seat's to see."""
    s, declaration, derived = state.copy(), game.declaration, game.derived
    kinds, width = len(declaration.kinds), len(declaration.label_names)
    for cell in range(len(s.total)):
        if derived.viewer(state, cell) not in (EVERYONE, seat):
            at = derived.slot(cell)
            s.cards[cell][:] = state.known[seat][at : at + kinds] if at >= 0 else [0] * kinds
    for number in declaration.numbers:
        if number.seen_by == "owner":
            rows = getattr(s, number.name)
            for owner in range(s.seats):
                if owner == seat:
                    continue
                if isinstance(row := rows[owner], int):
                    rows[owner] = number.low
                else:
                    row[:] = [number.low] * len(row)
    for other in range(s.seats):
        if other != seat:
            s.known[other][:] = state.known[s.seats]
            for cell in declaration.slots(s.seats):
                if derived.viewer(state, cell) == other:
                    at = derived.slot(cell)
                    s.known[other][at : at + width] = [0] * width
    return s


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


def seen_state(view: Mapping[str, Any]) -> Any:
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
    if number.brought is not None:
        return number.brought.place(told)
    return number.names.index(told) if number.names else int(told)


def _fill_seen(row: list[int], declaration: Declaration, cards: Mapping[str, int]) -> None:
    """Cards that lie open to this seat, and how many of them are in each group."""
    for kind, count in cards.items():
        row[declaration.label(kind)] = count
    for group in declaration.groups:
        row[declaration.label(group)] = sum(cards.get(k, 0) for k in declaration.members(group))
