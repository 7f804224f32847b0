"""The observation array of a game: what compiled players read, number by number."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from math import prod

from captains_table.engine.declare import Declaration, Field, Number
from captains_table.engine.describe.markdown import coded, grid, listed
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.game import Game
from captains_table.engine.record import observation_dtype

_OWN = {
    "seat": "whose observation it is; the number of seats for a spectator",
    "seats": "how many sit at the table",
    "total": "how many pieces lie in each cell",
    "knows": "how many pieces of each label this seat knows to lie in each cell",
}


def observation_part(game: Game) -> str:
    """The fields in their order, and where each begins with every number of seats."""
    layouts = [game.declaration.observed(seats) for seats in game.seats]
    starts = [[0, *accumulate(prod(f.shape) for f in layout)] for layout in layouts]
    rows = [
        (
            f"`{fields[0].name}`",
            *(str(start[place]) for start in starts),
            _shape(game, fields),
            _range(game, fields),
            _meaning(game, fields[0].name),
        )
        for place, fields in enumerate(zip(*layouts, strict=True))
    ]
    ends = [f"**{start[-1]}**" for start in starts]
    heads = ("field", *(f"from, {seats} seats" for seats in game.seats))
    table = grid(
        (*(head.replace("1 seats", "1 seat") for head in heads), "shape", "range", "meaning"),
        [*rows, ("**in all**", *ends, "", "", "")],
    )
    return f"{_told(game)}\n\n{table}\n\n{_cells(game.declaration)}\n\n{_labels(game.declaration)}"


def _told(game: Game) -> str:
    """Of what the array is made."""
    try:
        sizes = [observation_dtype(game.declaration, seats).itemsize for seats in game.seats]
    except BadDeclaration:
        return (
            "The rules of this game are not compiled, and some of its numbers are larger than a "
            "byte. So there is no array of bytes, but an object with these fields in this order; "
            "the places are counted in numbers."
        )
    bytes_used = listed((str(size) for size in sizes), "or")
    return (
        "Each number is a byte with a sign, so a place in the array is a number of bytes. At the "
        f"end it is filled up to whole words of four bytes: {bytes_used} bytes with "
        f"{listed(map(str, game.seats), 'or')} seats. In a `ct.Batch` the same numbers stand in "
        "the same places, but seats are counted from who observes: itself 0, the next one 1; "
        "`batch.features()` describes each of them, with its names."
    )


def _shape(game: Game, fields: tuple[Field, ...]) -> str:
    """How many numbers it has, by `seats` where it follows from them."""
    shapes = [field.shape for field in fields]
    if not shapes[0]:
        return "one"
    return " × ".join(_size(game, [shape[i] for shape in shapes]) for i in range(len(shapes[0])))


def _size(game: Game, sizes: list[int]) -> str:
    if len(set(sizes)) == 1 and len(sizes) > 1:
        return str(sizes[0])
    if sizes == list(game.seats):
        return "seats"
    declaration = game.declaration
    if sizes == [len(declaration.cells(seats)) for seats in game.seats]:
        return f"cells ({listed(map(str, sizes), 'or')})" if len(sizes) > 1 else "cells"
    return listed(map(str, sizes), "or")


def _range(game: Game, fields: tuple[Field, ...]) -> str:
    first = fields[0]
    if len({field.high for field in fields}) > 1:
        number = _numbers(game.declaration).get(first.name)
        if number is not None and number.is_seat:
            return f"{first.low} to seats − 1"
        if [field.high for field in fields] == list(game.seats):
            same = all(field.low == field.high for field in fields)
            return "seats" if same else f"{first.low} to seats"
    return f"{first.low} to {first.high}" if first.low != first.high else str(first.low)


def _numbers(declaration: Declaration) -> dict[str, Number]:
    return {number.name: number for number in (*declaration.settings, *declaration.numbers)}


def _meaning(game: Game, field: str) -> str:
    declaration = game.declaration
    numbers = _numbers(declaration)
    if field in numbers:
        number = numbers[field]
        means = number.doc
        if number.names:
            means += (
                f"; the place among the names of [`{field}`](../positions/{game.name}.md#numbers)"
            )
        if number.low < 0 and (number.names or number.is_seat):
            means += ", -1 for nobody or nothing"
        if number.seen_by == "owner":
            means += "; of the other seats the lowest"
        return means
    if field.removesuffix("_count") in numbers:
        return f"how many there are in `{field.removesuffix('_count')}`"
    if field in _OWN:
        return _OWN[field]
    option = next(o for o in declaration.options if f"option_{o.name}" == field)
    own = "; one more: an object" if option.kind == "data" else ""
    return f"which value of the [option](#options) `{option.name}`, from 0{own}"


def _cells(declaration: Declaration) -> str:
    """Which row of `total` and `knows` is which zone."""
    shared, stride = len(declaration.shared), declaration.stride()
    rows = [(str(place), f"`{zone.name}`") for place, zone in enumerate(declaration.shared)]
    rows += [
        (f"{shared + place} + {stride} × seat", f"`{zone.name}` of that seat")
        for place, zone in enumerate(declaration.own)
    ]
    return f"A *cell* is a zone, or a seat's share of one:\n\n{grid(('cell', 'zone'), rows)}"


def _labels(declaration: Declaration) -> str:
    """Which column of `knows` is which kind or group of pieces."""
    labels = declaration.label_names
    told = listed(_numbered(labels))
    groups = f"; {listed(coded(declaration.groups))} is a group" if declaration.groups else ""
    if len(declaration.groups) > 1:
        groups = f"; {listed(coded(declaration.groups))} are groups"
    return (
        f"A *label* is a kind of piece{' or a group of kinds' if groups else ''}: {told}{groups}."
    )


def _numbered(names: tuple[str, ...]) -> Iterator[str]:
    return (f"{place} `{name}`" for place, name in enumerate(names))
