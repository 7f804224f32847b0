"""Reads content packs: YAML files in a folder, or one JSON object; and says what is wrong in them.

Each file is a mapping from fields of `Pack` to what they hold; how they are spread over files does
not matter. `shared` holds what several places use by a YAML alias; it is not read by itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from captains_table.engine.errors import BadOption, named
from captains_table.games.sea_of_legends.box import FACTION_CHARACTERS
from captains_table.games.sea_of_legends.content.checks.pack import check_pack
from captains_table.games.sea_of_legends.content.pack import Pack
from captains_table.games.sea_of_legends.content.shape import Path as Place
from captains_table.games.sea_of_legends.content.shape import Report

BUILTIN = Path(__file__).parent / "data"
SHARED = "shared"
_BOOLEAN = "tag:yaml.org,2002:bool"
# Where the built-in pack keeps what is not in a file of its own name.
_HOME = {"starters": "crew", "games": "tavern", "name": "pack", "": "pack"}

_Fast: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Fast):  # type: ignore[misc]
    """YAML in which only `true` and `false` are booleans: `on` is a field of ours."""

    yaml_implicit_resolvers = {  # noqa: RUF012  it is the parser's own attribute
        first: [(tag, pattern) for tag, pattern in resolvers if tag != _BOOLEAN]
        for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


_Loader.add_implicit_resolver(_BOOLEAN, re.compile("^(?:true|false)$"), list("tf"))


@dataclass(frozen=True, order=True)
class Mistake:
    """Something wrong in a content file."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.reason}"


class _Folder:
    """The files of a folder, put together."""

    def __init__(self, folder: Path) -> None:
        self.data: dict[str, Any] = {}
        self.mistakes: list[Mistake] = []
        self.files = sorted(folder.glob("*.yaml"))
        self._nodes: dict[str, tuple[str, yaml.MappingNode]] = {}  # field: file and its top node
        if not self.files:
            raise BadOption(f"{folder}: there are no .yaml files")
        for file in self.files:
            self._read(file)

    def _read(self, file: Path) -> None:
        def wrong(line: int, reason: str) -> None:
            self.mistakes.append(Mistake(file.name, line, reason))

        try:
            with file.open("rb") as stream:
                loader = _Loader(stream)
                top = loader.get_single_node()
                for line, key in _doubled(top):
                    wrong(line, f"`{key}` is there twice")
                fields = loader.construct_document(top) if top else None
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            wrong(mark.line + 1 if mark else 1, f"this is not YAML: {error.problem}")
            return
        except (yaml.YAMLError, RecursionError, ValueError) as error:
            wrong(1, f"this is not YAML: {' '.join(str(error).split())}")
            return
        except OSError as error:
            wrong(1, f"this cannot be read: {error.strerror}")
            return
        if not isinstance(top, yaml.MappingNode) or not isinstance(fields, dict):
            wrong(1, "fields such as `crew:` are expected")
            return
        for key, _ in top.value:
            name = key.value
            if name in self._nodes and name != SHARED:
                wrong(key.start_mark.line + 1, f"`{name}` is in {self._nodes[name][0]} already")
            elif name != SHARED:
                self.data[name] = fields.get(name)
                self._nodes[name] = (file.name, top)

    def mistake(self, place: Place, reason: str) -> Mistake:
        """A mistake of the data with its file and line."""
        name = str(place[0]) if place else ""
        if name not in self._nodes:
            missing = re.match("`(.+?)` is missing", reason)
            field = missing[1] if missing else name
            return Mistake(f"{_HOME.get(field, field)}.yaml", 1, reason)
        file, node = self._nodes[name]
        return Mistake(file, _line(node, place), reason)


def _line(node: yaml.Node, place: Place) -> int:
    """The line of a place; of what holds it, where it is missing."""
    line: int = node.start_mark.line
    for step in place:
        if isinstance(node, yaml.MappingNode):
            found = [(key, value) for key, value in node.value if key.value == str(step)]
            if not found:
                break
            key, node = found[-1]
            line = key.start_mark.line
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int):
            node = node.value[step]
            line = node.start_mark.line
        else:
            break
    return line + 1


def _doubled(top: yaml.Node | None) -> list[tuple[int, str]]:
    """Fields that a record has twice; YAML would take the last one and say nothing."""
    found: dict[tuple[int, str], None] = {}
    todo, seen = [top], set()
    while todo:
        node = todo.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            names = set()
            for key, value in node.value:
                if str(key.value) in names:
                    found[key.start_mark.line + 1, str(key.value)] = None
                names.add(str(key.value))
                todo.append(value)
        elif isinstance(node, yaml.SequenceNode):
            todo.extend(node.value)
    return list(found)


def check(folder: Path) -> list[Mistake]:
    """Everything that is wrong in a folder's files."""
    return _mistakes(_Folder(folder))


def _mistakes(read: _Folder) -> list[Mistake]:
    report = Report()
    check_pack(report, read.data)
    found = read.mistakes + [read.mistake(*mistake) for mistake in report.mistakes]
    return sorted(set(found))


def load(folder: Path) -> Pack:
    """The pack in a folder; BadOption with all that is wrong in it."""
    read = _Folder(folder)
    if mistakes := _mistakes(read):
        raise BadOption("\n".join(str(mistake) for mistake in mistakes))
    return msgspec.convert(read.data, Pack)


@cache
def builtin() -> Pack:
    """The pack that comes with the game.

    >>> builtin().goal
    10
    """
    return msgspec.convert(_Folder(BUILTIN).data, Pack)


def as_data(pack: Pack) -> dict[str, Any]:
    """A pack as one JSON object."""
    return msgspec.json.decode(msgspec.json.encode(pack), type=dict[str, Any])


def pack_from(data: Mapping[str, Any]) -> Pack:
    """A pack that came as one JSON object; BadOption names the first field that is wrong."""
    data = _as_of_today(data)
    report = Report()
    check_pack(report, data)
    for place, reason in report.mistakes:
        raise BadOption(f"{_field(place)}: {reason}")
    return msgspec.convert(data, Pack)


def _as_of_today(data: Any) -> Any:
    """Saved games hold their whole pack. One of an earlier edition has a place to start for people
    of factions, which nothing ever read: it is left out, so that the game can still be opened."""
    if not isinstance(data, Mapping) or not isinstance(data.get("characters"), list):
        return data
    return {**data, "characters": [_without_start(one) for one in data["characters"]]}


def _without_start(character: Any) -> Any:
    if not isinstance(character, Mapping) or character.get("id") not in FACTION_CHARACTERS:
        return character
    sides = {
        name: {field: value for field, value in side.items() if field != "start"}
        for name in ("lover", "nemesis")
        if isinstance(side := character.get(name), Mapping)
    }
    return {**character, **sides}


def _field(place: Place) -> str:
    steps = [f"[{step}]" if isinstance(step, int) else f".{named(step)}" for step in place]
    return "options.content" + "".join(steps)
