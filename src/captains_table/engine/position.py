"""A position is a situation as JSON: readable, editable, and refused where play could not go on
from it: ranges, pieces and sums as they are declared, and what the next step needs. It need not
have been reached by play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from captains_table.engine.declare import NONE, Declaration, Number, Zone, hidden_kinds
from captains_table.engine.errors import BadOption, BadPosition, BadSeats, listed, named, shown
from captains_table.engine.flow import CHANCE
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.view import writer


def write_position(game: Game, state: State, options: Mapping[str, Any]) -> dict[str, Any]:
    """The situation, all of it, and nothing else."""
    write = writer(game.declaration)
    return {
        "seats": state.seats,
        "options": deepcopy(dict(options)),
        **write.numbers(state),
        **write.cards(state),
        "known": [write.memory(state, p) for p in range(state.seats + 1)],
    }


def read_position(game: Game, position: Any, checked: bool = False) -> tuple[State, dict[str, Any]]:
    """The state of a position, and its options; BadPosition names the field that is wrong. It is
    read into a state that checks every range and bound, whatever is asked for: where the rules
    would reach beside a list, the position is refused."""
    if not isinstance(position, Mapping):
        raise BadPosition("position", "an object is expected")
    given = {named(k): v for k, v in position.items()}
    declaration = game.declaration
    expected = {"seats", "options", "known"}
    expected |= {n.name for n in declaration.numbers} | {z.name for z in declaration.zones}
    for name in sorted(expected - set(given)):
        raise BadPosition(name, "is missing")
    for name in sorted(set(given) - expected):
        raise BadPosition(name, "there is no such field")
    _whole("seats", given["seats"], game.seats[0], game.seats[-1])
    try:
        options = game.agree(given["seats"], given["options"])
        state = game.empty(given["seats"], options, checked=True)
    except (BadSeats, BadOption) as error:
        name, _, why = str(error).partition(": ")
        raise BadPosition(name, why) from None
    for number in declaration.numbers:
        _read_number(state, number, given[number.name])
    _read_zones(game, state, given)
    _read_known(game, state, given["known"])
    _check_sums(game, state)
    _check_hidden(game, state)
    if state.step == NONE and state.todo_count:
        raise BadPosition("step", "something is to be done, so something is next")
    for reason in game.impossible(state):
        raise BadPosition(*reason)
    _check_next(game, state)
    return state if checked else _quick(game, state, options), options


def _whole(field: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(field, f"a whole number is expected, not {shown(value)}")
    if not low <= value <= high:
        raise BadPosition(field, f"{shown(value)} is not between {low} and {high}")
    return value


def _items(field: str, value: Any, length: int | None, most: int | None = None) -> list[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadPosition(field, "a list is expected")
    if length is not None and len(value) != length:
        raise BadPosition(field, f"{length} entries are expected, not {len(value)}")
    if most is not None and len(value) > most:
        raise BadPosition(field, f"at most {most} entries are possible, not {len(value)}")
    return list(value)


def _one_number(number: Number, seats: int, field: str, value: Any) -> int:
    if number.names:
        if value is None:
            return NONE
        if value not in number.names:
            raise BadPosition(field, f"{shown(value)} is none of {listed(number.names)}")
        return number.names.index(value)
    if number.brought is not None:
        if value is not None and value not in number.brought:
            raise BadPosition(
                field, f"{shown(value)} is none of the content's {number.brought.what}"
            )
        return NONE if value is None else number.brought.place(value)
    if number.is_seat:
        return NONE if value is None else _whole(field, value, 0, seats - 1)
    return _whole(field, value, number.low, number.high)


def _read_number(state: State, number: Number, value: Any) -> None:
    rows, name = number.rows(state.seats), number.name
    if rows:
        for i, item in enumerate(_items(name, value, rows[0])):
            field = f"{name}[{i}]"
            if number.length:
                row = _list(number, state.seats, field, item)
                getattr(state, name)[i][: len(row)] = row
                getattr(state, f"{name}_count")[i] = len(row)
            elif len(rows) == 2:
                for k, one in enumerate(_items(field, item, rows[1])):
                    read = _one_number(number, state.seats, f"{field}[{k}]", one)
                    getattr(state, name)[i][k] = read
            else:
                getattr(state, name)[i] = _one_number(number, state.seats, field, item)
    elif number.length:
        row = _list(number, state.seats, name, value)
        getattr(state, name)[: len(row)] = row
        setattr(state, f"{name}_count", len(row))
    else:
        setattr(state, name, _one_number(number, state.seats, name, value))


def _list(number: Number, seats: int, field: str, value: Any) -> list[int]:
    """A list of up to a number's length; nothing may be missing in it."""
    row = []
    for i, item in enumerate(_items(field, value, None, number.length)):
        one = _one_number(number, seats, f"{field}[{i}]", item)
        if one == NONE and (number.names or number.brought is not None):
            raise BadPosition(f"{field}[{i}]", "a name is expected")
        row.append(one)
    return row


def _row(field: str, value: Any, names: Sequence[str], allowed: Sequence[str]) -> list[int]:
    if not isinstance(value, Mapping):
        raise BadPosition(field, "an object of names and counts is expected")
    row = [0] * len(names)
    for name, count in value.items():
        if name not in allowed:
            raise BadPosition(f"{field}.{named(name)}", "cannot lie there")
        row[names.index(name)] = _whole(f"{field}.{name}", count, 0, 127)
    return row


def _zone_entries(zones: Mapping[str, Any], zone: Zone, owner: int, seats: int, where: str) -> Any:
    """The entry of one cell and its name, for an error."""
    value = zones.get(zone.name)
    if owner == NONE:
        return f"{where}{zone.name}", value
    items = _items(f"{where}{zone.name}", value, seats)
    return f"{where}{zone.name}[{owner}]", items[owner]


def _read_zones(game: Game, state: State, given: Mapping[str, Any]) -> None:
    declaration = game.declaration
    rows = []
    for zone, owner in declaration.cells(state.seats):
        field, value = _zone_entries(given, zone, owner, state.seats, "")
        rows.append(_row(field, value, declaration.kind_names, zone.kinds))
    held = held_pieces(game, state, rows)
    for name, total in declaration.kinds.items():
        if held[name] != total:
            raise BadPosition(name, f"there are {held[name]}, and the box holds {total}")
    for cell, row in enumerate(rows):
        state.cards[cell][:] = row
        state.total[cell] = sum(row)


def held_pieces(game: Game, state: State, cards: Sequence[Sequence[int]]) -> dict[str, int]:
    """How many pieces of each kind there are in those cards and in the state's numbers."""
    held = pieces_in_order(game.declaration, state)
    for name, counts in zip(game.declaration.kind_names, zip(*cards, strict=True), strict=True):
        held[name] += sum(counts)
    return held


def pieces_in_order(declaration: Declaration, state: State) -> Counter[str]:
    """How many pieces of each kind the numbers of a state hold, or of an observation show."""
    held: Counter[str] = Counter()
    for number in declaration.numbers:
        if number.pieces:
            value = getattr(state, number.name)
            lists = value if len(number.shape(1)) > 1 else [value]
            held.update(number.names[piece] for row in lists for piece in row if piece != NONE)
    return held


def _read_known(game: Game, state: State, given: Any) -> None:
    derived, declaration = game.derived, game.declaration
    labels, cells = declaration.label_names, declaration.cells(state.seats)
    rows = _items("known", given, state.seats + 1)
    for seat, known in enumerate(rows):
        if not isinstance(known, Mapping):
            raise BadPosition(f"known[{seat}]", "an object is expected")
        for name in known:
            if name not in {z.name for z in declaration.zones if z.remembered}:
                raise BadPosition(f"known[{seat}].{named(name)}", "no such zone is remembered")
        for place, cell in enumerate(declaration.slots(state.seats)):
            zone, owner = cells[cell]
            field, value = _zone_entries(known, zone, owner, state.seats, f"known[{seat}].")
            row = _row(field, value, labels, labels)
            if any(row) and derived.viewer(state, cell) == seat:
                raise BadPosition(field, "this seat sees that zone and need not remember it")
            for label, count in zip(labels, row, strict=True):
                if count > 0 and count > (true := true_count(game, state, cell, label)):
                    raise BadPosition(
                        f"{field}.{label}", f"{count} are known, but {true} are there"
                    )
            state.known[seat][place * len(labels) : (place + 1) * len(labels)] = row


def true_count(game: Game, state: State, cell: int, label: str) -> int:
    """How many pieces with that label really lie in a cell."""
    declaration = game.declaration
    row = state.cards[cell]
    return sum(row[declaration.label(kind)] for kind in declaration.members(label))


def _check_sums(game: Game, state: State) -> None:
    for total, names in game.declaration.fixed:
        values = [getattr(state, name) for name in names]
        there = sum(sum(v) if isinstance(v, list) else v for v in values)
        if there != total:
            raise BadPosition(names[0], f"{' and '.join(names)} make {there}, not {total}")


def _check_hidden(game: Game, state: State) -> None:
    """Where only some kinds may lie unknown to others, whoever cannot look knows of all others that
    are there."""
    declaration = game.declaration
    for cell, (zone, owner) in enumerate(declaration.cells(state.seats)):
        viewer, at = game.derived.viewer(state, cell), game.derived.slot(cell)
        for kind in set(zone.kinds) - hidden_kinds(zone, owner) if zone.secret_kinds else ():
            number = declaration.label(kind)
            for seat, known in enumerate(state.known):
                held = known[at + number] if zone.remembered else 0
                if seat != viewer and state.cards[cell][number] > held:
                    raise BadPosition(
                        f"{zone.name}[{owner}]", f"{kind} cannot lie there unknown to others"
                    )
    for order in declaration.numbers:
        for owner in range(state.seats) if order.secret_kinds else ():
            for piece in getattr(state, order.name)[owner]:
                if piece != NONE and order.names[piece] not in hidden_kinds(order, owner):
                    raise BadPosition(
                        f"{order.name}[{owner}]", f"{order.names[piece]} cannot lie there"
                    )


def _check_next(game: Game, state: State) -> None:
    """Somebody can do something, or something can happen, unless the game is over."""
    if state.step == NONE:
        return
    codes, weights = [0] * game.choices, [0] * game.choices
    try:
        mover = game.code.mover(state)
        if mover == CHANCE:
            count = game.code.chances(state, codes, weights)
        else:
            count = game.code.legal(state, codes) if 0 <= mover < state.seats else 0
    except (AssertionError, IndexError, KeyError, TypeError, ValueError):
        count = 0  # the rules have come upon something that they were never meant for
    if count == 0:
        raise BadPosition("step", f"nothing can be done at {game.steps[state.step]}")


def _quick(game: Game, state: State, options: Mapping[str, Any]) -> State:
    """The same state without checks, which are done with it: it is faster."""
    twin: State = game.empty(state.seats, options)
    for field in game.declaration.fields(state.seats):
        value = getattr(state, field.name)
        if not field.shape:
            setattr(twin, field.name, value)
        else:
            rows = map(list, value) if len(field.shape) > 1 else value
            getattr(twin, field.name)[:] = rows
    return twin
