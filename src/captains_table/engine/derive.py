"""Functions in the dialect that are made from a declaration: who sees what, memory, observation
and the state's hash. Their source is generated, so that compiled code has no table to look up."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from types import FunctionType, ModuleType
from typing import Any

from captains_table.engine import knowledge
from captains_table.engine.declare import EVERYONE, NO_ONE, Declaration, Number, Zone
from captains_table.engine.plain import State


@dataclass(frozen=True, eq=False)
class Derived:
    """What a declaration gives to the rules of its game."""

    declaration: Declaration
    viewer: Callable[[State, int], int]
    slot: Callable[[int], int]
    belongs: Callable[[int, int], int]
    move: Callable[[State, int, int, int, int], int]
    put: Callable[[State, int, int], None]
    pick: Callable[[State, int, int], None]
    put_unseen: Callable[[State, int, int], None]
    pick_unseen: Callable[[State, int, int], None]
    reveal: Callable[[State, int, int], None]
    learn: Callable[[State, int, int, int], None]
    hand_over: Callable[[State, int, int, int], None]
    observe: Callable[[State, int, Any], None]
    observe_turned: Callable[[State, int, Any], None]
    reset: Callable[[State], None]
    state_hash: Callable[[State], int]


def bind(module: ModuleType, names: Iterable[str], given: dict[str, Any]) -> dict[str, Any]:
    """The module's functions again, calling the given ones in place of its own."""
    namespace = {**vars(module), **given}
    for name in names:
        template = getattr(module, name)
        twin = FunctionType(template.__code__, namespace, name, template.__defaults__)
        twin.__doc__, twin.__module__ = template.__doc__, template.__module__
        namespace[name] = twin
    return namespace


def derive(declaration: Declaration) -> Derived:
    """Everything that follows from a declaration."""
    source = "\n\n".join(
        [
            _viewer(declaration),
            _slot(declaration),
            _belongs(declaration),
            _observe(declaration),
            _TURNED,
            _observe_turned(declaration),
            _reset(declaration),
            _state_hash(declaration),
        ]
    )
    file = f"<derived {abs(hash(source)):x}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    made: dict[str, Any] = {"__name__": __name__}
    exec(compile(source, file, "exec"), made)
    made.update(KINDS=len(declaration.kinds), LABELS=len(declaration.label_names))
    functions = (
        "note",
        "forget",
        "pass_unseen",
        "certain_of",
        "move",
        "put",
        "pick",
        "put_unseen",
        "pick_unseen",
        "reveal",
        "learn",
        "hand_over",
    )
    memory = bind(knowledge, functions, made)
    names = [field.name for field in fields(Derived) if field.name != "declaration"]
    return Derived(declaration, **{name: memory[name] for name in names})


def _looks(zone: Zone) -> str:
    """The expression that says who looks into a cell of that zone."""
    fixed = {"": str(NO_ONE), "everyone": str(EVERYONE), "owner": "seat"}
    return fixed.get(zone.seen_by, f"s.{zone.seen_by}")


def _by_zone(declaration: Declaration, shared: list[str], own: list[str], other: str) -> list[str]:
    """An if chain over all cells: the body for each shared zone, then for each seat's own."""
    lines = []
    for i, body in enumerate(shared):
        lines += [f"    if cell == {i}:", f"        return {body}"]
    lines += [f"    seat = (cell - {len(shared)}) // {declaration.stride()}"]
    lines += [f"    zone = (cell - {len(shared)}) % {declaration.stride()}"]
    for i, body in enumerate(own):
        lines += [f"    if zone == {i}:", f"        return {body}"]
    return [*lines, f"    return {other}"]


def _viewer(declaration: Declaration) -> str:
    shared = [_looks(z) for z in declaration.shared]
    own = [_looks(z) for z in declaration.own]
    lines = _by_zone(declaration, shared, own, str(NO_ONE))
    return "\n".join(["def viewer(s, cell):", *lines])


def _slot(declaration: Declaration) -> str:
    labels = len(declaration.label_names)
    shared, own = [], []
    for z in declaration.shared:
        place = sum(y.remembered for y in declaration.shared[: declaration.shared.index(z)])
        shared.append(str(place * labels) if z.remembered else "-1")
    first = sum(z.remembered for z in declaration.shared)
    each = sum(z.remembered for z in declaration.own)
    for z in declaration.own:
        place = first + sum(y.remembered for y in declaration.own[: declaration.own.index(z)])
        own.append(f"({place} + seat * {each}) * {labels}" if z.remembered else "-1")
    return "\n".join(["def slot(cell):", *_by_zone(declaration, shared, own, "-1")])


def _belongs(declaration: Declaration) -> str:
    lines = ["def belongs(kind, label):", "    if kind == label:", "        return 1"]
    for group, members in declaration.groups.items():
        inside = " or ".join(f"kind == {declaration.label(m)}" for m in members)
        lines += [f"    if label == {declaration.label(group)} and ({inside}):", "        return 1"]
    return "\n".join([*lines, "    return 0"])


def _each_option(declaration: Declaration, line: str) -> list[str]:
    """That line for every option, `{0}` being its name."""
    return [f"    {line.format('option_' + o.name)}" for o in declaration.options]


def _each_number(numbers: Iterable[Number], line: str) -> list[str]:
    """That line for every number, `{0}` being its name and `{1}` its lowest value."""
    lines = []
    for n in numbers:
        indent, at = "    ", ""
        if n.per_seat:
            lines.append(f"{indent}for p in range(s.seats):")
            indent, at = f"{indent}    ", "[p]"
        if n.places:
            lines.append(f"{indent}for i in range({n.places}):")
            indent, at = f"{indent}    ", f"{at}[i]"
        if n.length:
            lines.append(indent + line.format(f"{n.name}_count{at}", 0))
            lines.append(f"{indent}for j in range({n.length}):")
            indent, at = f"{indent}    ", f"{at}[j]"
        lines.append(indent + line.format(n.name + at, n.low))
    return lines


def _observe(declaration: Declaration) -> str:
    """A seat's observation: every number, every size, and what it knows to lie in each cell."""
    lines = ["def observe(s, viewing, v):", "    v.seat = viewing", "    v.seats = s.seats"]
    lines += _each_option(declaration, "v.{0} = s.{0}")
    lines += _each_number((*declaration.settings, *declaration.numbers), "v.{0} = s.{0}")
    lines += _hide(declaration)
    lines.append(f"    for cell in range({_cells(declaration)}):")
    return "\n".join([*lines, *_seen_cell(declaration, "cell")])


def _seen_cell(declaration: Declaration, there: str) -> list[str]:
    """Copies how many pieces lie in a cell, and what the seat knows of them, to where that cell
    stands for the seat."""
    kinds, labels = len(declaration.kinds), len(declaration.label_names)
    lines = [f"        v.total[{there}] = s.total[cell]", "        looks = viewer(s, cell)"]
    lines.append(f"        if looks == {EVERYONE} or looks == viewing:")
    lines.append(f"            for kind in range({kinds}):")
    lines.append(f"                v.knows[{there}][kind] = s.cards[cell][kind]")
    for group, members in declaration.groups.items():
        total = " + ".join(f"s.cards[cell][{declaration.label(m)}]" for m in members)
        lines.append(f"            v.knows[{there}][{declaration.label(group)}] = {total}")
    lines += ["        else:", "            at = slot(cell)"]
    lines.append(f"            for label in range({labels}):")
    lines.append(f"                v.knows[{there}][label] = 0")
    lines.append("                if at >= 0:")
    lines.append(f"                    v.knows[{there}][label] = s.known[viewing][at + label]")
    return lines


_TURNED = """
def turned(seat, turn, seats):
    if seat < 0:
        return seat
    if seat < turn:
        return seat + seats - turn
    return seat - turn
"""


def _observe_turned(declaration: Declaration) -> str:
    """The same with the seats counted from the one that observes, which is seat 0 then: what a
    player learns in one seat holds in all of them. A spectator's is not turned."""
    lines = ["def observe_turned(s, viewing, v):", "    turn = viewing"]
    lines += ["    if viewing == s.seats:", "        turn = 0"]
    lines += ["    v.seat = viewing - turn", "    v.seats = s.seats"]
    lines += _each_option(declaration, "v.{0} = s.{0}")
    for number in (*declaration.settings, *declaration.numbers):
        lines += _turned_number(number)
    first, stride = len(declaration.shared), declaration.stride()
    lines.append(f"    for cell in range({first}):")
    lines += _seen_cell(declaration, "cell")
    lines += ["    for p in range(s.seats):", "        q = turned(p, turn, s.seats)"]
    lines.append(f"        for zone in range({stride}):")
    lines.append(f"            cell = {first} + p * {stride} + zone")
    lines.append(f"            there = {first} + q * {stride} + zone")
    lines += [f"    {line}" for line in _seen_cell(declaration, "there")]
    return "\n".join(lines)


def _turned_number(number: Number) -> list[str]:
    """Copies a number: its rows in the order of the seats from the one that observes, and likewise
    the seats that it names."""
    indent, here, there, lines = "    ", "", "", []
    if number.per_seat:
        lines += [f"{indent}for p in range(s.seats):", f"{indent}    q = turned(p, turn, s.seats)"]
        indent, here, there = f"{indent}    ", "[p]", "[q]"
    if number.places:
        lines.append(f"{indent}for i in range({number.places}):")
        indent, here = f"{indent}    ", f"{here}[i]"
        if number.seat_places:
            lines.append(f"{indent}k = i - turn * ({number.places} // s.seats)")
            lines += [f"{indent}if k < 0:", f"{indent}    k += {number.places}"]
            there = f"{there}[k]"
        else:
            there = f"{there}[i]"
    if number.length:
        lines.append(f"{indent}v.{number.name}_count{there} = s.{number.name}_count{here}")
        lines.append(f"{indent}for j in range({number.length}):")
        indent, here, there = f"{indent}    ", f"{here}[j]", f"{there}[j]"
    value = f"s.{number.name}{here}"
    if number.is_seat:
        value = f"turned({value}, turn, s.seats)"
    if number.seen_by == "owner":
        lines += [f"{indent}v.{number.name}{there} = {number.low}", f"{indent}if p == viewing:"]
        indent = f"{indent}    "
    return [*lines, f"{indent}v.{number.name}{there} = {value}"]


def _hide(declaration: Declaration) -> list[str]:
    """What the other seats keep to themselves is not observed; how many there are is."""
    lines = []
    for n in declaration.numbers:
        if n.seen_by == "owner":
            inner = f"v.{n.name}[p]" + ("[i]" if len(n.shape(1)) > 1 else "")
            lines += ["    for p in range(s.seats):", "        if p != viewing:"]
            if len(n.shape(1)) > 1:
                lines.append(f"            for i in range({n.places or n.length}):")
                lines.append(f"                {inner} = {n.low}")
            else:
                lines.append(f"            {inner} = {n.low}")
    return lines


def _reset(declaration: Declaration) -> str:
    """Everything as in a blank state but the seats, the options and the settings."""
    lines = ["def reset(s):", *_each_number(declaration.numbers, "s.{0} = {1}")]
    lines.append(f"    for cell in range({_cells(declaration)}):")
    lines.append("        s.total[cell] = 0")
    lines.append(f"        for kind in range({len(declaration.kinds)}):")
    lines.append("            s.cards[cell][kind] = 0")
    lines.append("    for p in range(s.seats + 1):")
    lines.append(f"        for i in range({_memory(declaration)}):")
    lines.append("            s.known[p][i] = 0")
    return "\n".join(lines)


def _cells(declaration: Declaration) -> str:
    return f"{len(declaration.shared)} + s.seats * {declaration.stride()}"


def _memory(declaration: Declaration) -> str:
    """How long a row of `known` is."""
    first = sum(z.remembered for z in declaration.shared)
    each = sum(z.remembered for z in declaration.own)
    return f"({first} + s.seats * {each}) * {len(declaration.label_names)}"


def _state_hash(declaration: Declaration) -> str:
    """FNV-1a over every field, in 32 bits, so that all machines agree."""
    mix = "h = ((h ^ (int({}) & 255)) * 16777619) & 4294967295"
    lines = ["def state_hash(s):", "    h = 2166136261"]
    lines += _each_option(declaration, mix.format("s.{0}"))
    lines += _each_number((*declaration.settings, *declaration.numbers), mix.format("s.{0}"))
    lines.append(f"    for cell in range({_cells(declaration)}):")
    lines.append(f"        for kind in range({len(declaration.kinds)}):")
    lines.append(f"            {mix.format('s.cards[cell][kind]')}")
    lines.append(f"        {mix.format('s.total[cell]')}")
    lines.append("    for p in range(s.seats + 1):")
    lines.append(f"        for i in range({_memory(declaration)}):")
    lines.append(f"            {mix.format('s.known[p][i]')}")
    lines.append("    return h")
    return "\n".join(lines)
