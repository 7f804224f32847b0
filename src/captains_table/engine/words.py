"""Words: one Fluent catalogue a language and a game, beside one that all games share.

A value that has a word of its own (a card, an item, an Adventurer) comes into a sentence as the
message `ARGUMENT-value`; the attributes of that message come as further variables: with

    card-egg = Egg
        .a = an Egg

a sentence may say `{ $card }` or `{ $card_a }`. `{ $card_key }` is the bare value, to select by.
A number can have a word too (`space-0 = north`). Several things with their counts, as in
`{"cards": {"egg": 2}}`, come as one list in words, with `{ $cards_count }` for how many there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from captains_table.engine.declare import Option
from captains_table.engine.errors import TableError, UnknownLanguage, shown

LANGUAGES = ("en", "fr")
REMEMBERED = 4096  # sentences of one catalogue
TWINS = 16  # catalogues with words of one's own
_COMMON = Path(__file__).parent / "words"


class Words:
    """The catalogue of a game in one language."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.lang = lang
        self._own: Mapping[str, str] = {}
        self._values: dict[tuple[str, str | int], dict[str, Any]] = {}  # those that have words
        # Everybody at a table is told the same, and most of it is told at every table.
        self._formatted = lru_cache(maxsize=REMEMBERED, typed=True)(self._format)
        self._twin = lru_cache(maxsize=TWINS)(self._with_own)
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in (_COMMON / f"{lang}.ftl", folder / f"{lang}.ftl"):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def with_own(self, own: Mapping[str, str]) -> Words:
        """The same catalogue with some messages replaced by plain text."""
        return self._twin(tuple(own.items()))

    def _with_own(self, own: tuple[tuple[str, str], ...]) -> Words:
        twin = copy(self)
        twin._own, twin._values = dict(own), {}
        return twin

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._own or self._bundle.has_message(message)

    def say(self, message: str, **values: Any) -> str:
        """The message with its values put in; a missing word is an error, never a blank."""
        if message in self._own:
            return self._own[message]
        return self._formatted(message, **values)

    def _format(self, message: str, /, **values: Any) -> str:
        if not self._bundle.has_message(message):
            raise TableError(f"{self.lang}.ftl: there is no message {message!r}")
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TableError(f"{self.lang}.ftl: {message}: {errors[0]}")
        return str(text)

    def values(self, given: Mapping[str, Any], seat_names: Sequence[str]) -> dict[str, Any]:
        """Values ready for a sentence: seats by name, words by their messages."""
        ready: dict[str, Any] = {}
        for name, value in given.items():
            if isinstance(value, Seat):
                ready[name] = seat_names[value]
            elif isinstance(value, Mapping):
                ready[name] = self.listed(name.removesuffix("s"), value)
                ready[f"{name}_count"] = sum(value.values())
            elif isinstance(value, str) or self.has(f"{name}-{value}"):
                ready.update(self._word(name, value))
            else:
                ready[name] = value
        return ready

    def listed(self, name: str, counts: Mapping[str, int]) -> str:
        """Things and how many of each, side by side."""
        return ", ".join(
            self.say(f"{name}-{value}") + (f" ×{count}" if count > 1 else "")
            for value, count in counts.items()
        )

    def option(self, option: Option) -> str:
        """What can be agreed before a game, in words."""
        return self.say(_option(option))

    def option_value(self, option: Option, value: object) -> str:
        """One of an option's values in words; "own" for an object."""
        message = _option(option)
        if option.kind == "seat" and type(value) is int:
            return self.say(f"{message}-seat", number=value + 1)
        return self.say(f"{message}-{str(value).lower().replace('_', '-')}")

    def _word(self, name: str, value: str | int) -> dict[str, Any]:
        if (name, value) not in self._values:
            message = f"{name}-{value}"
            own = {
                f"{name}_{attribute}": str(self._bundle.format_pattern(pattern, {})[0])
                for attribute, pattern in self._attributes_of(message).items()
            }
            self._values[name, value] = {name: self.say(message), f"{name}_key": value, **own}
        return self._values[name, value]

    def _attributes_of(self, message: str) -> Mapping[str, Any]:
        there = self._bundle.has_message(message)
        return self._bundle.get_message(message).attributes if there else {}


def _option(option: Option) -> str:
    return f"option-{option.name.replace('_', '-')}"


class Seat(int):
    """A number that is a seat, so that it is told by the seat's name."""


def language(lang: str) -> str:
    """The language itself, if we have words in it; UnknownLanguage otherwise."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"lang: there are words in {', '.join(LANGUAGES)}, not {shown(lang)}")
    return lang


def words(folder: Path, lang: str) -> Words:
    """The catalogue of a game's folder; UnknownLanguage where there is none."""
    return _words(folder, language(lang))


@cache
def _words(folder: Path, lang: str) -> Words:
    return Words(folder, lang)
