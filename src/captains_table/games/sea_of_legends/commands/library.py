"""The prose of a pack as it is written: its messages with their places, and what each can say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from captains_table.games.sea_of_legends.content.loading import STORIES

NAME = "Name"  # stands for whatever a variable puts in


@dataclass(frozen=True)
class Line:
    """A message: where it is, and what it is made of."""

    file: str
    line: int
    lang: str
    person: str
    name: str
    pattern: Any

    @property
    def longest(self) -> str:
        """What it says where every selection takes most words."""
        return _spoken(self.pattern, max)

    @property
    def shortest(self) -> str:
        """And where it takes fewest."""
        return _spoken(self.pattern, min)

    @property
    def texts(self) -> list[str]:
        """Everything that it can say: as a whole, and each variant."""
        return [self.longest, *(_spoken(one.value, max) for one in _variants(self.pattern))]

    @property
    def variables(self) -> set[str]:
        """What it speaks of or selects by."""
        return set(_variables(self.pattern))

    @property
    def selections(self) -> Iterator[tuple[str, list[str]]]:
        """What it selects by, and the variants that it knows."""
        for select in _selects(self.pattern):
            if isinstance(select.selector, ast.VariableReference):
                keys = [_key(variant) for variant in select.variants if not variant.default]
                yield select.selector.id.name, keys


@dataclass(frozen=True)
class Debris:
    """What is no message."""

    file: str
    line: int
    lang: str
    person: str
    text: str


class Library:
    """All prose in a folder."""

    def __init__(self, folder: Path) -> None:
        self.lines: dict[tuple[str, str], Line] = {}  # by language and message
        self.twice: list[Line] = []
        self.debris: list[Debris] = []
        self.people: dict[str, set[str]] = {}  # whose prose is there, by language
        for file in sorted((folder / STORIES).glob("*/*.ftl")):
            self._read(file, file.parent.name, file.stem)

    def _read(self, file: Path, lang: str, person: str) -> None:
        text, name = file.read_text(encoding="utf-8"), f"{STORIES}/{lang}/{file.name}"
        self.people.setdefault(lang, set()).add(person)
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0].message if entry.annotations else ""
                first = entry.content.strip().splitlines()[0][:60]
                self.debris.append(Debris(name, line, lang, person, f"{reason} ({first})"))
            elif isinstance(entry, ast.Message) and entry.value is not None:
                found = Line(name, line, lang, person, entry.id.name, entry.value)
                if (lang, found.name) in self.lines:
                    self.twice.append(found)
                self.lines[lang, found.name] = found

    def of(self, lang: str) -> list[Line]:
        """The messages of a language."""
        return [line for line in self.lines.values() if line.lang == lang]


def count(text: str) -> int:
    """How many words there are; a dash alone is none."""
    return sum(any(c.isalnum() for c in word) for word in text.split())


def _spoken(pattern: Any, choose: Any) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            told = [_spoken(variant.value, choose) for variant in inner.variants]
            parts.append(choose(told, key=count))
        elif isinstance(inner, ast.StringLiteral):
            parts.append(str(inner.parse()["value"]))
        else:
            parts.append(NAME)
    return "".join(parts)


def _selects(pattern: Any) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            yield element.expression
            for variant in element.expression.variants:
                yield from _selects(variant.value)


def _variants(pattern: Any) -> Iterator[ast.Variant]:
    for select in _selects(pattern):
        yield from select.variants


def _variables(pattern: Any) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            inner = element.expression
            if isinstance(inner, ast.SelectExpression):
                for variant in inner.variants:
                    yield from _variables(variant.value)
                inner = inner.selector
            if isinstance(inner, ast.VariableReference):
                yield inner.id.name


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)
