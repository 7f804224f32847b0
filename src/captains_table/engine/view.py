"""A state as plain JSON-able data: what one seat may know of it, or all of it.

The functions are made from the declaration as source, because the front door writes a view for
every choice: `seen(s, p)` is a seat's, `all_numbers`, `all_cards` and `memory` are what a
position is made of.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import compress
from typing import Any

from captains_table.engine.declare import EXACT, Declaration, Number, Zone
from captains_table.engine.plain import State

Written = dict[str, Any]


class Writer:
    """How the states of a declaration are written."""

    seen: Callable[[State, int], Written]
    numbers: Callable[[State], Written]
    cards: Callable[[State], Written]
    memory: Callable[[State, int], Written]

    def __init__(self, declaration: Declaration) -> None:
        self._words: dict[str, Any] = {
            "KINDS": declaration.kind_names,
            "LABELS": declaration.label_names,
            "pieces": pieces,
        }
        numbers = [f"{n.name!r}: {self._number(n)}" for n in declaration.numbers]
        settings = [f"{n.name!r}: {self._setting(n)}" for n in declaration.settings]
        seen = [f"{n.name!r}: {self._seen(n)}" for n in declaration.numbers]
        zones = [f"{z.name!r}: {_each(declaration, z, _look(z))}" for z in declaration.zones]
        raw = [
            f"{z.name!r}: {_each(declaration, z, 'pieces(KINDS, s.cards[{cell}])')}"
            for z in declaration.zones
        ]
        known = _known(declaration)
        self.numbers = self._make("s", [*numbers])
        self.cards = self._make("s", raw)
        self.memory = self._make("s, p", known)
        remembered = f"'known': {{{', '.join(known)}}}"
        self.seen = self._make("s, p", [*settings, *seen, *zones, remembered])

    def _make(self, arguments: str, entries: list[str]) -> Any:
        namespace = dict(self._words)
        exec(f"def write({arguments}):\n    return {{{', '.join(entries)}}}", namespace)
        return namespace["write"]

    def _setting(self, number: Number) -> str:
        """A setting like any number; as text, where a browser would round it."""
        return f"str(s.{number.name})" if number.high > EXACT else self._number(number)

    def _number(self, number: Number) -> str:
        """Names for names, null for nobody: NONE is -1 and so the last of the words."""
        rows = len(number.rows(1))
        if rows and number.length:
            inner = self._listed(number, "row[:n]")
            return f"[{inner} for row, n in zip(s.{number.name}, s.{number.name}_count)]"
        if number.length:
            return self._listed(number, f"s.{number.name}[:s.{number.name}_count]")
        if rows == 2:
            return f"[{self._listed(number, 'row')} for row in s.{number.name}]"
        if rows:
            return self._listed(number, f"s.{number.name}")
        return self._one(number, f"s.{number.name}")

    def _seen(self, number: Number) -> str:
        """The same for seat p, with null for what another seat keeps to itself."""
        if number.seen_by == "everyone":
            return self._number(number)
        each = f"enumerate({self._number(number)})"
        if len(number.shape(1)) > 1:
            return f"[row if q == p else [None] * len(row) for q, row in {each}]"
        return f"[v if q == p else None for q, v in {each}]"

    def _listed(self, number: Number, values: str) -> str:
        if number.is_seat or number.names or number.brought is not None:
            return f"[{self._one(number, 'v')} for v in {values}]"
        return f"list({values})"

    def _one(self, number: Number, value: str) -> str:
        if number.is_seat:
            return f"None if {value} < 0 else {value}"
        if number.names:
            words = f"WORDS_{number.name}"
            self._words[words] = (*number.names, None)
            return f"{words}[{value}]"
        if number.brought is not None:
            words = f"WORDS_{number.name}"
            self._words[words] = number.brought
            return f"{words}[{value}]"
        return value


def pieces(names: tuple[str, ...], row: list[int]) -> dict[str, int]:
    """A row of counts by name, without the zeros."""
    return dict(zip(compress(names, row), filter(None, row), strict=True))


def _each(declaration: Declaration, zone: Zone, entry: str) -> str:
    """The entry of a zone, or a list with one for each seat."""
    if not zone.per_seat:
        return entry.format(cell=declaration.cell(zone.name))
    cell = f"{declaration.cell(zone.name)} + q * {declaration.stride()}"
    return f"[{entry.format(cell=cell)} for q in range(s.seats)]"


def _look(zone: Zone) -> str:
    """How many pieces lie there; and which, for whoever looks into it."""
    shut = "{{'size': s.total[{cell}]}}"
    opened = "{{'size': s.total[{cell}], 'cards': pieces(KINDS, s.cards[{cell}])}}"
    who = {"": "", "everyone": "everyone", "owner": "q"}.get(zone.seen_by, f"s.{zone.seen_by}")
    if who == "everyone":
        return opened
    return f"({opened} if p == {who} else {shut})" if who else shut


def _known(declaration: Declaration) -> list[str]:
    """What is remembered, zone by zone, in the order of the places in a row of `known`."""
    width = len(declaration.label_names)
    shared = [z for z in declaration.shared if z.remembered]
    own = [z for z in declaration.own if z.remembered]
    entry = "pieces(LABELS, s.known[p][{at} : {at} + " + str(width) + "])"
    told = [f"{z.name!r}: {entry.format(at=i * width)}" for i, z in enumerate(shared)]
    for i, z in enumerate(own):
        at = f"{(len(shared) + i) * width} + q * {len(own) * width}"
        told.append(f"{z.name!r}: [{entry.format(at=at)} for q in range(s.seats)]")
    return told


@cache
def writer(declaration: Declaration) -> Writer:
    """The writer of a declaration's states."""
    return Writer(declaration)
