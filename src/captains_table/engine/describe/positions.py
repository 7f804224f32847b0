"""The fields of a game's positions and views. The page's own words are in `positions.md`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from captains_table.engine.declare import EXACT, Declaration, Number, Zone
from captains_table.engine.describe.markdown import coded, grid, listed
from captains_table.engine.game import Game

_PAGE = Path(__file__).with_suffix(".md")


def describe(game: Game) -> str:
    """The page of a game."""
    declaration = game.declaration
    kinds = declaration.kinds
    return _PAGE.read_text(encoding="utf-8").format(
        title=game.title,
        name=game.name,
        folder=game.folder.name,
        seats=listed(map(str, game.seats), "or"),
        options=_options(declaration),
        numbers=_numbers(declaration.numbers),
        sums=_sums(declaration),
        total=sum(kinds.values()),
        kinds=grid(("kind", "how many"), ((f"`{k}`", str(n)) for k, n in kinds.items())),
        holders=_holders(declaration),
        kind=declaration.kind_names[0],
        zones=_zones(declaration),
        remembered=_remembered(declaration),
        groups=" or by group" if declaration.groups else "",
        grouped=_groups(declaration),
        settings=_settings(declaration),
    )


def _options(declaration: Declaration) -> str:
    rows = [
        (
            f"`{o.name}`",
            ", ".join(coded(json.dumps(v) for v in o.values))
            + (", or an object" if o.kind == "data" else ""),
            o.doc,
        )
        for o in declaration.options
    ]
    return grid(("option", "values, the usual one first", "meaning"), rows)


def _numbers(numbers: Iterable[Number]) -> str:
    written: dict[tuple[str, ...], str] = {}  # the names, and the first field that has them
    rows = []
    for n in numbers:
        first = written.setdefault(n.names, n.name)
        names = ", ".join(coded(n.names)) if first == n.name else f"those of `{first}`"
        secret = "" if n.seen_by == "everyone" else "; only its seat sees it"
        rows.append((f"`{n.name}`", _value(n, names), n.doc + secret))
    return grid(("field", "value", "meaning"), rows)


def _value(number: Number, names: str) -> str:
    """What may stand in a field."""
    none = "" if number.length else ", or `null`"
    one = f"a number from {number.low} to {number.high}"
    if number.is_seat:
        one = f"a seat{none}"
    elif number.names:
        one = f"one of {names}{none}"
    elif number.brought is not None:
        one = f"one of the content's {number.brought.what}{none}"
    elif number.high > EXACT:
        one = f"a number of up to {len(str(number.high))} digits, as text"
    if number.length:
        one = f"a list of up to {number.length}, each {one}"
    if number.places:
        one = f"a list of {number.places}, each {one}"
    return f"a list, for each seat {one}" if number.per_seat else one


def _sums(declaration: Declaration) -> str:
    return "\n".join(
        f"{listed(coded(names))} always add up to {total}." for total, names in declaration.fixed
    )


def _holders(declaration: Declaration) -> str:
    """The numbers in which pieces lie."""
    return "".join(f" and `{n.name}`" for n in declaration.numbers if n.pieces)


def _settings(declaration: Declaration) -> str:
    """What views have and positions do not, because it follows from the options."""
    if not declaration.settings:
        return ""
    note = "- some more numbers follow from the options, so they are in views alone:"
    return f"\n{note}\n\n{_numbers(declaration.settings)}"


def _zones(declaration: Declaration) -> str:
    rows = [
        (f"`{z.name}`", _shape(z), _seen_by(z), _allowed(declaration, z), z.doc)
        for z in declaration.zones
    ]
    return grid(("zone", "written as", "who looks into it", "what may lie there", "meaning"), rows)


def _shape(zone: Zone) -> str:
    return "a list, for each seat an object" if zone.per_seat else "an object"


def _seen_by(zone: Zone) -> str:
    fixed = {"": "nobody", "everyone": "everybody", "owner": "its seat"}
    return fixed.get(zone.seen_by, f"the seat in `{zone.seen_by}`")


def _allowed(declaration: Declaration, zone: Zone) -> str:
    missing = [kind for kind in declaration.kinds if kind not in zone.kinds]
    if not missing:
        return "everything"
    if len(missing) < len(zone.kinds):
        return f"everything but {listed(coded(missing))}"
    return listed(coded(zone.kinds))


def _remembered(declaration: Declaration) -> str:
    remembered = [z for z in declaration.zones if z.remembered]
    if not remembered:
        return "- there is no such zone in this game, so every entry is `{}`"
    return "\n".join(f"- `{z.name}`: {_shape(z)} of counts" for z in remembered)


def _groups(declaration: Declaration) -> str:
    if not declaration.groups:
        return ""
    rows = [(f"`{g}`", listed(coded(kinds), "or")) for g, kinds in declaration.groups.items()]
    return grid(("group", "a piece that is"), rows) + "\n\n"
