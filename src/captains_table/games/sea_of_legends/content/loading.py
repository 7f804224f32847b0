"""Reads content packs: YAML files in a folder, or one JSON object; and says what is wrong in them.

Each file is a mapping from fields of `Pack` to what they hold; how they are spread over files does
not matter. `shared` holds what several places use by a YAML alias; it is not read by itself. The
folder `stories` holds episodes by person: their structure in PERSON.yaml, the prose of each in
LANG/PERSON.ftl.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from captains_table.engine.errors import BadOption, named
from captains_table.games.sea_of_legends.content.checks.pack import check_pack
from captains_table.games.sea_of_legends.content.older import as_of_today
from captains_table.games.sea_of_legends.content.pack import Pack
from captains_table.games.sea_of_legends.content.shape import Path as Place
from captains_table.games.sea_of_legends.content.shape import Report

BUILTIN = Path(__file__).parent / "data"
SHARED = "shared"
STORIES = "stories"
TOLD = {"episodes": "episodes", "letters": "postscripts"}  # fields of a story's file
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


class Folder:
    """The files of a folder, put together. What is under `stories` comes after the rest."""

    def __init__(self, folder: Path) -> None:
        self.data: dict[str, Any] = {}
        self.mistakes: list[Mistake] = []
        self.files = sorted(folder.glob("*.yaml"))
        self._nodes: dict[str, tuple[str, yaml.MappingNode]] = {}  # field: file and its top node
        self._told: dict[Place, _Story] = {}  # records of Adventures, and where they are from
        if not self.files:
            raise BadOption(f"{folder}: there are no .yaml files")
        for file in self.files:
            top, fields = self._read(file, file.name)
            if top is not None:
                for key, _ in top.value:
                    self._take(file.name, top, key, fields)
        for file in sorted((folder / STORIES).glob("*.yaml")):
            self._tell(file, f"{STORIES}/{file.name}")
        _spell_out(self.data)
        self._take_prose(folder / STORIES)

    def _read(self, file: Path, name: str) -> tuple[yaml.MappingNode | None, dict[str, Any]]:
        def wrong(line: int, reason: str) -> None:
            self.mistakes.append(Mistake(name, line, reason))

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
        except (yaml.YAMLError, RecursionError, ValueError) as error:
            wrong(1, f"this is not YAML: {' '.join(str(error).split())}")
        except OSError as error:
            wrong(1, f"this cannot be read: {error.strerror}")
        else:
            if isinstance(top, yaml.MappingNode) and isinstance(fields, dict):
                return top, fields
            wrong(1, "fields such as `crew:` are expected")
        return None, {}

    def _take(self, file: str, top: yaml.MappingNode, key: Any, fields: dict[str, Any]) -> None:
        name = key.value
        if name in self._nodes and name != SHARED:
            reason = f"`{name}` is in {self._nodes[name][0]} already"
            self.mistakes.append(Mistake(file, key.start_mark.line + 1, reason))
        elif name != SHARED:
            self.data[name] = fields.get(name)
            self._nodes[name] = (file, top)

    def _tell(self, file: Path, name: str) -> None:
        """Episodes and Postscripts of a person. A Postscript of the same name is told anew."""
        top, fields = self._read(file, name)
        if top is None:
            return
        adventures = self.data.get("adventures")
        for key, _ in top.value:
            records = fields.get(key.value)
            home = TOLD.get(key.value)
            if home is None or not isinstance(records, list):
                reason = f"`episodes:` or `letters:` with a list is expected, not `{key.value}`"
                self.mistakes.append(Mistake(name, key.start_mark.line + 1, reason))
                continue
            held = adventures.get(home) if isinstance(adventures, dict) else None
            if isinstance(held, list):
                for i, record in enumerate(records):
                    place = _place_of(held, record) if home == "postscripts" else len(held)
                    held[place : place + 1] = [record]
                    self._told["adventures", home, place] = _Story(name, top, (key.value, i))

    def _take_prose(self, folder: Path) -> None:
        """What is said in other words than in this edition."""
        own = [
            {"lang": file.parent.name, "person": file.stem, "text": text}
            for file in sorted(folder.glob("*/*.ftl"))
            if (text := file.read_text(encoding="utf-8")) != _usual(file)
        ]
        if own:
            self.data["prose"] = own

    def mistake(self, place: Place, reason: str) -> Mistake:
        """A mistake of the data with its file and line."""
        if (story := self._told.get(place[:3])) is not None:
            record = _at(self.data, place[:3])
            called = record.get("id") if isinstance(record, dict) else None
            line = _line(story.top, (*story.place, *place[3:]))
            return Mistake(story.file, line, f"{called}: {reason}" if called else reason)
        name = str(place[0]) if place else ""
        if name not in self._nodes:
            missing = re.match("`(.+?)` is missing", reason)
            field = missing[1] if missing else name
            return Mistake(f"{_HOME.get(field, field)}.yaml", 1, reason)
        file, node = self._nodes[name]
        return Mistake(file, _line(node, place), reason)


class _Story(NamedTuple):
    """Where a record is from."""

    file: str
    top: yaml.MappingNode
    place: Place


def _place_of(held: list[Any], record: Any) -> int:
    """Where a record goes: in the place of the one with that name, or after the last."""
    names = [one.get("id") if isinstance(one, dict) else None for one in held]
    called = record.get("id") if isinstance(record, dict) else None
    return names.index(called) if called in names and called is not None else len(held)


def _at(data: Any, place: Place) -> Any:
    for step in place:
        data = data[step]
    return data


def _usual(file: Path) -> str | None:
    """The prose of this edition in a file of that name and language."""
    usual = BUILTIN / STORIES / file.parent.name / file.name
    if usual.exists():
        return usual.read_text(encoding="utf-8")
    return None


def _spell_out(data: Any) -> None:
    """One condition may stand without its list, and one name without its."""
    adventures = data.get("adventures") if isinstance(data, dict) else None
    for home in TOLD.values():
        records = adventures.get(home) if isinstance(adventures, dict) else None
        for record in records if isinstance(records, list) else ():
            options = record.get("options") if isinstance(record, dict) else None
            for one in (record, *(options if isinstance(options, list) else ())):
                if not isinstance(one, dict) or "when" not in one:
                    continue
                if isinstance(one["when"], dict):
                    one["when"] = [one["when"]]
                for condition in one["when"] if isinstance(one["when"], list) else ():
                    for field in ("type", "captain"):
                        if isinstance(condition, dict) and isinstance(condition.get(field), str):
                            condition[field] = [condition[field]]


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
    return mistakes_of(Folder(folder))


def mistakes_of(read: Folder) -> list[Mistake]:
    """Everything that is wrong in files that were read."""
    report = Report()
    check_pack(report, read.data)
    found = read.mistakes + [read.mistake(*mistake) for mistake in report.mistakes]
    return sorted(set(found))


def load(folder: Path) -> Pack:
    """The pack in a folder; BadOption with all that is wrong in it."""
    read = Folder(folder)
    if mistakes := mistakes_of(read):
        raise BadOption("\n".join(str(mistake) for mistake in mistakes))
    return msgspec.convert(read.data, Pack)


@cache
def builtin() -> Pack:
    """The pack that comes with the game.

    >>> builtin().goal
    10
    """
    read = Folder(BUILTIN)
    if read.mistakes:
        raise BadOption("\n".join(map(str, read.mistakes)))
    return msgspec.convert(read.data, Pack)


def as_data(pack: Pack) -> dict[str, Any]:
    """A pack as one JSON object."""
    return msgspec.json.decode(msgspec.json.encode(pack), type=dict[str, Any])


def pack_from(data: Mapping[str, Any]) -> Pack:
    """A pack that came as one JSON object; BadOption names the first field that is wrong."""
    data = as_of_today(data)
    report = Report()
    check_pack(report, data)
    for place, reason in report.mistakes:
        raise BadOption(f"{_field(place)}: {reason}")
    return msgspec.convert(data, Pack)


def _field(place: Place) -> str:
    steps = [f"[{step}]" if isinstance(step, int) else f".{named(step)}" for step in place]
    return "options.content" + "".join(steps)
