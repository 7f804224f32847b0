"""The browser's types of a game: what a seat sees of it, its events, its actions and its facts.

They are written from the game's declaration into web/src/boards/GAME/types.ts, and the lists of
names that they use into names.ts beside it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import cleandoc
from textwrap import wrap
from typing import Any

import msgspec

import captains_table as ct
from captains_table.engine.actions import ByName, Pattern
from captains_table.engine.declare import EXACT, NONE, Number, Option, Zone
from captains_table.engine.events import EventKind
from captains_table.engine.names import OpenNames
from captains_table.engine.words import words

HEAD = "// Made from the game's declaration by tools/client_types.py. Do not edit.\n"
IMPORT = 'import type {{ {} }} from "{}";\n'
SHARED = ("AnyOf", "Counts", "ForeseenOf", "FrameOf", "OpenZone", "ShutZone", "Zone")
RESERVED = {*SHARED, "Action", "Ahead", "Event", "Facts", "GameFrame", "Options", "Piece", "View"}
WIDTH = 100  # of a line
FEW = 8  # names that may stand where they are used

Schema = Mapping[str, Any]


class GameTypes:
    """The types of one game; lists of names that it uses have a type of their own."""

    def __init__(self, game: ct.Game) -> None:
        self.game = game
        self.named: dict[tuple[Any, ...], str] = {}
        declaration = game.declaration
        numbers = (*declaration.settings, *declaration.numbers)
        arguments = {**game.event_names, **{n.name: n.names for n in numbers if n.names}}
        for name, values in arguments.items():
            if isinstance(values, OpenNames):
                continue
            self._name(name, tuple(values))
        self.pieces = self.named.setdefault(tuple(declaration.kinds), "Piece")

    def _name(self, name: str, values: tuple[Any, ...]) -> None:
        if all(isinstance(value, str) for value in values) and values not in self.named:
            title = "".join(part.title() for part in name.split("_"))
            taken = RESERVED | set(self.named.values())
            self.named[values] = title if title not in taken else f"{title}Name"

    def one_of(self, values: Iterable[Any] | OpenNames) -> str:
        """One of these values: by the name of such a list, or of the shortest that has them all."""
        if isinstance(values, OpenNames):
            return "string"
        values = list(values)
        if any(isinstance(value, dict) for value in values):
            return "Counts"
        values = tuple(dict.fromkeys(values))
        if values in self.named:
            return self.named[values]
        if all(type(value) is int for value in values):
            return "number"
        wider = [names for names in self.named if set(values) <= set(names)]
        if len(values) > FEW and wider:
            return self.named[min(wider, key=len)]
        return " | ".join(json.dumps(value) for value in values)

    # The view

    def number(self, number: Number) -> str:
        """How a number is written in a view. A list holds what there is, so nothing is absent in
        it; what another seat keeps to itself is null."""
        one = self.one_of(number.names) if number.names else "number"
        if number.brought is not None:
            one = "string"
        if number.high > EXACT:
            one = "string"
        named = bool(number.names) or number.brought is not None
        absent = (number.is_seat or named) and number.low == NONE
        if (absent and not number.length) or number.seen_by == "owner":
            one += " | null"
        for _ in number.shape(1):
            one = _list_of(one)
        return one

    def zone(self, zone: Zone) -> str:
        """How many pieces lie there, and which, for whoever may see them."""
        kinds = self.named.get(zone.kinds, self.pieces)
        shown = {"": "ShutZone", "everyone": f"OpenZone<{kinds}>"}.get(zone.seen_by)
        return _each(zone, shown or f"Zone<{kinds}>")

    def option(self, option: Option) -> str:
        """What can have been agreed."""
        if option.kind == "flag":
            return "boolean"
        values = self.one_of(option.values)
        own = "Record<string, any>" if option.in_views else '"own"'
        return f"{values} | {own}" if option.kind == "data" else values

    def view(self) -> dict[str, str]:
        """Everything that a seat may know."""
        declaration = self.game.declaration
        groups = "".join(f" | {json.dumps(group)}" for group in declaration.groups)
        known = {
            zone.name: _each(zone, f"Counts<{self.named.get(zone.kinds, self.pieces)}{groups}>")
            for zone in declaration.zones
            if zone.remembered
        }
        steps = self.one_of(self.game.steps)
        return {
            "game": json.dumps(self.game.name),
            "rules": "string",
            "seq": "number",
            "seat": "number | null",
            "seats": "number",
            "options": "Options",
            "decision": f"{{ seat: number; kind: {steps} }} | null",
            **{n.name: self.number(n) for n in declaration.settings},
            **{n.name: self.number(n) for n in declaration.numbers},
            **{zone.name: self.zone(zone) for zone in declaration.zones},
            "known": _record(known),
        }

    # What happens, and what can be done

    def event(self, kind: EventKind) -> str:
        """An event. Only its last argument can be secret, and then there are words for that."""
        secret = words(self.game.folder, "en").has(f"event-{kind.name.replace('_', '-')}-unseen")
        names = self.game.event_names
        given = {
            name + ("?" if secret and name == kind.c else ""): (
                self.one_of(names[name]) if name in names else "number"
            )
            for name in (kind.a, kind.b, kind.c)
            if name
        }
        return _record({"event": json.dumps(kind.name), **given})

    def action(self, do: str, patterns: Sequence[Pattern]) -> str:
        """An action, of patterns that have the same arguments."""
        arguments = {
            name: "string"
            if isinstance(values, ByName)
            else self.one_of(value for pattern in patterns for value in pattern.arguments[name])
            for name, values in patterns[0].arguments.items()
        }
        return _record({"do": json.dumps(do), **arguments})

    def actions(self) -> list[str]:
        """The types of all actions of a game."""
        verbs = self.game.verbs
        found: dict[tuple[str, ...], list[Pattern]] = {}
        for do in dict.fromkeys(verbs.verbs):
            for pattern in verbs.patterns(do):
                found.setdefault((do, *pattern.arguments), []).append(pattern)
        return [self.action(key[0], patterns) for key, patterns in found.items()]


def game_types(game: ct.Game, declared: Callable[[str, Schema], str]) -> dict[str, str]:
    """Both files by their names; `declared` writes what a JSON schema describes."""
    types = GameTypes(game)
    lists = "\n".join(_list_of_names(name, names) for names, name in types.named.items())
    parts = [
        _interface("Options", {o.name: types.option(o) for o in game.options}),
        _interface("View", types.view()),
        _facts(game, declared),
        _union("Event", [types.event(kind) for kind in game.events]),
        _union("Action", types.actions()),
        "export type GameFrame = FrameOf<View, Facts, Action, Event>;\n"
        "export type Ahead = ForeseenOf<View, Event>;\n",
    ]
    body = "\n".join(parts)
    head = HEAD + _import(SHARED, body, "../../lib/board")
    head += _import(types.named.values(), body, "./names") + 'export * from "./names";\n'
    return {"names.ts": f"{HEAD}\n{lists}", "types.ts": f"{head}\n{body}"}


def _import(names: Iterable[str], body: str, file: str) -> str:
    """What the types use of another file."""
    used = [name for name in names if re.search(rf"\b{name}\b", re.sub(r'".*?"', "", body))]
    line = IMPORT.format(", ".join(used), file)
    if len(line) <= WIDTH:
        return line
    inside = wrap(", ".join(used), WIDTH - 2)
    lines = ["import type {", *(f"  {each}" for each in inside), f'}} from "{file}";']
    return "\n".join(lines) + "\n"


def _facts(game: ct.Game, declared: Callable[[str, Schema], str]) -> str:
    kind = getattr(game, "facts_type", None)
    if kind is None:
        return "export type Facts = Record<never, never>;\n"
    (told,), parts = msgspec.json.schema_components([kind], ref_template="#/{name}")
    name = told["$ref"].rsplit("/", 1)[1]
    also = "" if name == "Facts" else f"\nexport type Facts = {name};\n"
    said = {
        name: {**part, "description": cleandoc(part["description"])} for name, part in parts.items()
    }
    return "\n".join(declared(name, part) for name, part in said.items()) + also


def _list_of_names(name: str, names: Sequence[str]) -> str:
    """The names in their order, which lists in a view follow, and the type of one of them."""
    lines = wrap(", ".join(map(json.dumps, names)), WIDTH - 2)
    constant = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "_NAMES"
    return "\n".join(
        [
            f"export const {constant} = [",
            *(f"  {line}" for line in lines),
            "] as const;",
            f"export type {name} = (typeof {constant})[number];",
            "",
        ]
    )


def _interface(name: str, fields: Mapping[str, str]) -> str:
    lines = [f"  {field}: {kind};" for field, kind in fields.items()]
    return "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"


def _union(name: str, members: Iterable[str]) -> str:
    return "\n".join([f"export type {name} = AnyOf<", *(f"  | {each}" for each in members), ">;\n"])


def _record(fields: Mapping[str, str]) -> str:
    inside = "; ".join(f"{field}: {kind}" for field, kind in fields.items())
    return f"{{ {inside} }}" if inside else "Record<never, never>"


def _list_of(one: str) -> str:
    return f"({one})[]" if " | " in one and not one.endswith("[]") else f"{one}[]"


def _each(zone: Zone, one: str) -> str:
    return f"{one}[]" if zone.per_seat else one
