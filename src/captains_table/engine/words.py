"""Words: one Fluent catalogue a language and a game, beside one that all games share.

A value that has a word of its own (a card, an item, an Adventurer) comes into a sentence as the
message `ARGUMENT-value`; the attributes of that message come as further variables: with

    card-egg = Egg
        .a = an Egg

a sentence may say `{ $card }` or `{ $card_a }`. `{ $card_key }` is the bare value, to select by.
A number can have a word too (`space-0 = north`). Several things with their counts, as in
`{"cards": {"egg": 2}}`, come as one list in words, with `{ $cards_count }` for how many there are;
those of a list come one after the other.

What happened is told to everybody in the third person, and to whom it happened in the second. A
sentence has an attribute for each seat in it, which that seat itself reads:

    event-attacked = { $seat } attacks { $target }.
        .seat = You attack { $target }.
        .target = { $seat } attacks you.

Seats are called by whom they play, or by the people who sit there (`Person`). Where a sentence
reads otherwise with the name of a person, because the game has peoples for its seats, it has an
attribute for that too: `.person`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource

from captains_table.engine.declare import Option
from captains_table.engine.errors import Sayable, TableError, UnknownLanguage, shown

Refused = TypeVar("Refused", bound=TableError)

LANGUAGES = ("en", "fr")
REMEMBERED = 4096  # sentences of one catalogue
TWINS = 16  # catalogues with words of one's own
_COMMON = Path(__file__).parent / "words"
_REFUSED = _COMMON / "refused"


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
        """Whether there is such a message, or such an attribute of one: `event-attacked.target`."""
        return message in self._own or self._pattern(message) is not None

    def form(self, message: str, given: Mapping[str, Any], names: Sequence[str], me: object) -> str:
        """The message for a reader: as the seat that they sit on reads it, if it is concerned."""
        seats = {name: value for name, value in given.items() if isinstance(value, Seat)}
        forms = [f"{message}.{name}" for name, seat in seats.items() if seat == me]
        if any(isinstance(names[seat], Person) for seat in seats.values()):
            forms.append(f"{message}.person")
        return next((form for form in forms if self.has(form)), message)

    def say(self, message: str, **values: Any) -> str:
        """The message with its values put in; a missing word is an error, never a blank."""
        if message in self._own:
            return self._own[message]
        return self._formatted(message, **values)

    def _format(self, message: str, /, **values: Any) -> str:
        pattern = self._pattern(message)
        if pattern is None:
            raise TableError(f"{self.lang}.ftl: there is no message {message!r}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TableError(f"{self.lang}.ftl: {message}: {errors[0]}")
        return str(text)

    def outline(self, message: str, known: Mapping[str, Any] | None = None) -> str:
        """The message as such: `{name}` for what would be put in, and of its forms the one that
        goes with what is `known` already."""
        pattern = self._bundle.get_message(message).value
        given = {**(known or {})}
        _, missing = self._bundle.format_pattern(pattern, given)
        for error in missing:  # each complains of a name
            name = str(error).rpartition(": ")[2]
            given[name] = f"{{{name}}}"
        text, _ = self._bundle.format_pattern(pattern, given)
        return str(text)

    def _pattern(self, message: str) -> Any:
        """What Fluent has for a message, or for one of its attributes."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def values(self, given: Mapping[str, Any], seat_names: Sequence[str]) -> dict[str, Any]:
        """Values ready for a sentence: seats by name, words by their messages."""
        ready: dict[str, Any] = {}
        for name, value in given.items():
            if isinstance(value, Seat):
                ready[name] = seat_names[value]
            elif isinstance(value, list):
                ready[name] = self.in_order(name.removesuffix("s"), value)
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

    def in_order(self, name: str, values: Sequence[str | int]) -> str:
        """Things one after the other."""
        return ", ".join(self.say(f"{name}-{value}") for value in values)

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


class Person(str):
    """A seat's name that is of somebody who sits there, not of whom they play."""


def language(lang: str) -> str:
    """The language itself, if we have words in it; UnknownLanguage otherwise."""
    if lang not in LANGUAGES:
        raise refused(UnknownLanguage, "lang", there=", ".join(LANGUAGES), given=shown(lang))
    return lang


@dataclass(frozen=True)
class Said:
    """A sentence in writing: what was said in each language, wherever the catalogue is."""

    texts: Mapping[str, str]

    @classmethod
    def of(cls, say: Sayable) -> Said:
        """The same, said in all languages."""
        return cls({lang: say(lang) for lang in LANGUAGES})

    def __call__(self, lang: str) -> str:
        """What it is in that language."""
        return self.texts[language(lang)]


def refused(
    kind: type[Refused], message: str, folder: Path = _REFUSED, /, **values: str | int | Sayable
) -> Refused:
    """A refusal in words that people have in every language: a message of the catalogue in that
    folder. A value can be something to say itself."""

    def say(lang: str) -> str:
        ready = {name: value(lang) if callable(value) else value for name, value in values.items()}
        return words(folder, lang).say(message, **ready)

    said = Said.of(say)
    error = kind(said(LANGUAGES[0]))
    error.said = said
    return error


def words(folder: Path, lang: str) -> Words:
    """The catalogue of a game's folder; UnknownLanguage where there is none."""
    return _words(folder, language(lang))


@cache
def _words(folder: Path, lang: str) -> Words:
    return Words(folder, lang)
