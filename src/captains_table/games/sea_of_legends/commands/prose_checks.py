"""Whether prose is as it should be: every sentence there, as long as it should be, nothing said
twice, nothing worn out, nothing that a screen cannot hold."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from captains_table.games.sea_of_legends.box import CAPTAINS, FACTIONS
from captains_table.games.sea_of_legends.commands.findings import Finding
from captains_table.games.sea_of_legends.commands.library import Library, Line, count
from captains_table.games.sea_of_legends.content.loading import BUILTIN, STORIES
from captains_table.games.sea_of_legends.content.pack import Episode, Pack, Postscript
from captains_table.games.sea_of_legends.content.story import Story
from captains_table.games.sea_of_legends.content.story_words import slug
from captains_table.games.sea_of_legends.content.vocabulary import ARC_TYPES

FIRST = "en"  # the language that everything is written in first
# How many words, by the last part of a message's name.
LENGTHS = {"title": (2, 6), "opening": (80, 180), "label": (4, 12), "outcome": (30, 90)}
LETTERS = {"letter": (40, 80), "answer": (1, 12), "answered": (4, 50), "kept": (8, 90)}
SCREEN = {"title": 44, "label": 80, "answer": 80}  # letters in a line
PARAGRAPH = 700  # letters on a phone
LONGEST_WORD = 28
RUN = 7  # words that stand nowhere else
SHORTEST = 5  # words of a sentence that may not stand twice
ALIKE = 3  # openings that may begin with the same three words
PLAIN = ("captain", "ship", "port", "who", "type", "warmth", "grudge", "relation", "lover")
MORE = ("nemesis", "lover_name", "nemesis_name", "person", "rival", "alone", "faction")
IN_LETTERS = ("doer", "deed")
DEED_WORDS = ("me", "other", "no")


class Wanted(NamedTuple):
    """A message that must be there, and what sort of sentence it is."""

    name: str
    sort: str
    record: Episode | Postscript


def wanted(pack: Pack) -> Iterator[Wanted]:
    """Every message that the episodes and Postscripts of a pack need."""
    for episode in pack.adventures.episodes:
        if episode.is_plain:
            continue
        yield Wanted(f"{episode.id}-title", "title", episode)
        yield Wanted(f"{episode.id}-opening", "opening", episode)
        for option in episode.options:
            name = f"{episode.id}-{option.id}"
            yield Wanted(name, "label", episode)
            yield Wanted(f"{name}-ok", "outcome", episode)
            if option.challenge:
                yield Wanted(f"{name}-fail", "outcome", episode)
    for letter in pack.adventures.postscripts:
        if letter.text is not None:
            continue
        yield Wanted(f"{letter.id}-letter", "letter", letter)
        for answer, told in (("accept", "accepted"), ("refuse", "refused")):
            yield Wanted(f"{letter.id}-{answer}", "answer", letter)
            yield Wanted(f"{letter.id}-{told}", "answered", letter)
        if letter.promise is not None:
            yield Wanted(f"{letter.id}-keep", "answer", letter)
            yield Wanted(f"{letter.id}-kept", "kept", letter)
            yield Wanted(f"{letter.id}-broken", "answered", letter)


class ProseCheck:
    """All that is wrong with the prose of a pack."""

    def __init__(self, library: Library, pack: Pack, home: Mapping[str, str]) -> None:
        self.library, self.pack, self.home = library, pack, home  # home: whose file, by record
        self.wanted = {one.name: one for one in wanted(pack)}
        self.deeds = set(Story(pack.adventures).deeds.values())
        self.slugs = {slug(one.name.en) for one in pack.characters}

    def findings(self) -> Iterator[Finding]:
        """One after the other."""
        for debris in self.library.debris:
            yield Finding(debris.file, debris.line, debris.person, f"not Fluent: {debris.text}")
        for line in self.library.twice:
            yield _at(line, "this message is there already")
        yield from self._missing()
        for line in self.library.lines.values():
            yield from self._line(line)
        yield from self._alike()

    def _missing(self) -> Iterator[Finding]:
        """A language has all messages of whom it has anything of."""
        for one in self.wanted.values():
            person = self.home.get(one.record.id, "")
            for lang in sorted({FIRST, *self.library.people}):
                has_person = person in self.library.people.get(lang, ())
                if (lang == FIRST or has_person) and (lang, one.name) not in self.library.lines:
                    file = f"{STORIES}/{lang}/{person}.ftl"
                    yield Finding(file, 1, person, f"missing: {one.name}")

    def _line(self, line: Line) -> Iterator[Finding]:
        one = self.wanted.get(line.name)
        if one is None:
            yield _at(line, f"nothing asks for {line.name}")
            return
        yield from self._names(line, one)
        yield from _layout(line, one.sort)
        if line.lang == FIRST:
            low, high = {**LENGTHS, **LETTERS}[one.sort]
            shortest, longest = count(line.shortest), count(line.longest)
            if shortest < low or longest > high:
                there = f"{shortest}" if shortest == longest else f"{shortest} to {longest}"
                yield _at(line, f"{line.name}: {there} words, {low} to {high} are expected")
        for text in line.texts:
            for phrase, pattern in worn_out(line.lang):
                if found := pattern.search(text):
                    yield _at(line, f"{line.name}: worn out: {found[0]!r} ({phrase})")

    def _names(self, line: Line, one: Wanted) -> Iterator[Finding]:
        """Variables and variants that nothing puts in."""
        known = {*PLAIN, *MORE, *(f"relation_{faction}" for faction in FACTIONS)}
        known |= {*self.deeds, *(f"{deed}_by" for deed in self.deeds)}
        known |= set(IN_LETTERS) if isinstance(one.record, Postscript) else set()
        for name in sorted(line.variables - known):
            yield _at(line, f"{line.name}: there is no ${name}")
        if one.sort in ("title", "label", "answer") and line.variables:
            yield _at(line, f"{line.name}: the log says it later, so nothing can be put in")
        for name, keys in line.selections:
            there = self._variants(name)
            for key in keys if there else ():
                if key not in there:
                    yield _at(line, f"{line.name}: ${name} is never {key!r}")

    def _variants(self, name: str) -> set[str]:
        if name in self.deeds:
            return {*DEED_WORDS}
        if name.startswith("relation"):
            return {"bad", "fair", "good", "none"}
        people = self.slugs | {"none"}
        return {
            "who": {*CAPTAINS},
            "type": {*ARC_TYPES, "none"},
            "alone": {"yes", "no"},
            "lover": people,
            "nemesis": people,
            "deed": self.deeds | {"none"},
        }.get(name, set())

    def _alike(self) -> Iterator[Finding]:
        """What stands twice in the library."""
        for lang in sorted(self.library.people):
            lines = [line for line in self.library.of(lang) if line.name in self.wanted]
            yield from _repeated(lines)
            openings = [line for line in lines if self.wanted[line.name].sort == "opening"]
            first = Counter(_first(line) for line in openings)
            for line in openings:
                if first[_first(line)] > ALIKE:
                    start = " ".join(_first(line))
                    yield _at(line, f"{line.name}: {first[_first(line)]} openings begin {start!r}")


def _at(line: Line, reason: str) -> Finding:
    return Finding(line.file, line.line, line.person, reason)


def _layout(line: Line, sort: str) -> Iterator[Finding]:
    """Lines that a screen cannot hold."""
    text = line.longest
    if sort in SCREEN and len(text) > SCREEN[sort]:
        yield _at(line, f"{line.name}: {len(text)} letters, at most {SCREEN[sort]} fit")
    if sort in SCREEN and "\n" in text:
        yield _at(line, f"{line.name}: one line is expected")
    if sort in ("label", "answer") and not text.rstrip().endswith((".", "!", "?")):
        yield _at(line, f"{line.name}: a full stop is missing")
    if sort == "title" and text.rstrip().endswith((".", ",", ":", ";")):
        yield _at(line, f"{line.name}: a title has no full stop")
    if sort in SCREEN and text[:1].islower():
        yield _at(line, f"{line.name}: a capital is expected")
    for part in re.split(r"\n[ \t]*\n", text):
        if len(part) > PARAGRAPH:
            yield _at(line, f"{line.name}: a paragraph of {len(part)} letters fills a phone")
    for word in text.split():
        if len(word) > LONGEST_WORD:
            yield _at(line, f"{line.name}: {word!r} cannot be broken")


def _repeated(lines: Iterable[Line]) -> Iterator[Finding]:
    sentences: dict[str, Line] = {}
    runs: dict[tuple[str, ...], Line] = {}
    for line in lines:
        told = set()
        for text in line.texts:
            for sentence in re.split(r"(?<=[.!?])[\"»”’]*\s+|\n", text):
                words = _words(sentence)
                key = " ".join(words)
                if len(words) >= SHORTEST and sentences.setdefault(key, line) is not line:
                    told.add(f"{key!r} is in {sentences[key].name}")
            words = _words(text)
            for i in range(len(words) - RUN + 1):
                run = tuple(words[i : i + RUN])
                if runs.setdefault(run, line) is not line:
                    told.add(f"{' '.join(run)!r} is in {runs[run].name}")
        if told:
            yield _at(line, f"{line.name}: {min(told, key=len)}")


def _words(text: str) -> list[str]:
    return re.findall(r"[\w'’]+", text.lower())


def _first(line: Line) -> tuple[str, ...]:
    return tuple(_words(line.longest)[:3])


@cache
def worn_out(lang: str) -> list[tuple[str, re.Pattern[str]]]:
    """The phrases that nobody wants to read any more, and what finds them."""
    file: Path = BUILTIN / STORIES / lang / "worn_out.txt"
    phrases = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [(phrase, _pattern(phrase)) for phrase in phrases if phrase and phrase[0] != "#"]


def _pattern(phrase: str) -> re.Pattern[str]:
    if phrase.startswith("/"):
        return re.compile(phrase.strip("/"), re.IGNORECASE)
    spaced = r"\s+".join(re.escape(word) for word in phrase.split())
    return re.compile(rf"\b{spaced}\b", re.IGNORECASE)
