"""The Adventures of a pack as the rules look them up: by the names that states hold as numbers.

An episode without a person of its own is played with somebody: `captain_1-F04` is `captain_1` with
Citlali. What was chosen is a tale: `captain_1-serve`; of a Postscript `dread_plea-accept`, and of
what was promised in it `dread_plea-keep` and `dread_plea-broken`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from captains_table.games.sea_of_legends.content.checks.adventures import PEOPLE
from captains_table.games.sea_of_legends.content.pack import (
    Adventures,
    Episode,
    Option,
    Postscript,
    effect_lists,
)
from captains_table.games.sea_of_legends.state import DEEDS, EPISODES, LETTERS, TALES

ANSWERS = ("accept", "refuse", "keep", "broken")  # what can become of a Postscript


class Played(NamedTuple):
    """An episode as it is played: with somebody."""

    name: str
    episode: Episode
    who: str


class Story:
    """Episodes, Postscripts and deeds."""

    def __init__(self, adventures: Adventures) -> None:
        self.told = adventures.told
        self.episodes = adventures.episodes
        self.postscripts = adventures.postscripts
        self.played = {EPISODES.number(one.name): one for one in self._played()}
        self.letter = {LETTERS.number(letter.id): letter for letter in self.postscripts}
        self.option: dict[int, Option] = {}  # by its tale
        for episode in self.episodes:
            for option in episode.options:
                self.option[TALES.number(f"{episode.id}-{option.id}")] = option
        self.answer: dict[int, tuple[Postscript, str]] = {}  # by its tale
        self.answered: dict[int, Postscript] = {}  # by its chapter
        for letter in self.postscripts:
            self.answered[EPISODES.number(letter.id)] = letter
            for answer in ANSWERS:
                self.answer[TALES.number(f"{letter.id}-{answer}")] = letter, answer
        self.deeds = {DEEDS.number(name): name for name in self._deeds()}
        self._places: dict[tuple[str, int, str], list[Played]] = {}
        for one in self.played.values():
            place = (one.episode.arc, one.episode.stage, one.who)
            self._places.setdefault(place, []).append(one)

    @cached_property
    def promises(self) -> set[int]:
        """The Postscripts in which something can be promised."""
        return {number for number, letter in self.letter.items() if letter.promise}

    def knows(self, chapter: int, tale: int) -> bool:
        """Whether it is one of these episodes or Postscripts, and what was chosen in it."""
        is_there = chapter in self.played or chapter in self.answered
        return is_there and (tale in self.option or tale in self.answer)

    def letter_number(self, name: str) -> int:
        """The place of a Postscript among all."""
        return next(i for i, letter in enumerate(self.postscripts) if letter.id == name)

    def deed_number(self, name: str) -> int:
        """The place of a deed among all."""
        return list(self.deeds.values()).index(name)

    def at(self, arc: str, stage: int, who: str) -> list[Played]:
        """All episodes of an arc and stage with a person."""
        return self._places[arc, stage, who]

    def _played(self) -> Iterator[Played]:
        for episode in self.episodes:
            if episode.who:
                yield Played(episode.id, episode, episode.who)
            else:
                for who in PEOPLE[episode.arc]:
                    yield Played(f"{episode.id}-{who}", episode, who)

    def _deeds(self) -> Iterator[str]:
        """Every deed that can be done, in order."""
        every = (e.deed for one in self.told for effects in effect_lists(one) for e in effects)
        yield from sorted({deed for deed in every if deed})

    @cached_property
    def missing(self) -> list[str]:
        """The arcs, stages and people that still have no episode of their own: what stands in for
        them has no prose."""
        own = {(one.arc, one.stage, one.who) for one in self.episodes if not one.is_plain}
        found = []
        for (arc, stage, who), every in self._places.items():
            if all(one.episode.is_plain for one in every) and (arc, stage, "") not in own:
                found.append(f"{arc} {stage} {who}")
        return found
