"""The prose of stories: Fluent messages, one file a person and a language. What is told depends on
who the captain is, on what was done, and on much else; the rules never read it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from captains_table.engine.words import LANGUAGES
from captains_table.games.sea_of_legends.content.pack import ProseFile

STORIES = Path(__file__).parent / "data" / "stories"
_MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_PARTED = re.compile(r"\n[ \t]*\n\s*")  # paragraphs, by an empty line

_SPACES = re.compile(r"[ \t\n]+")  # but none that keeps words together


class Prose:
    """All prose of a pack: that of this edition, but for what a pack says in other words. A file is
    read as a whole when somebody first asks for a message of it."""

    def __init__(self, own: Iterable[ProseFile] = ()) -> None:
        texts = dict(_usual())
        texts |= {(file.lang, file.person): file.text for file in own}
        self.texts: Mapping[tuple[str, str], str] = texts
        self._file = {
            (lang, message): person
            for (lang, person), text in texts.items()
            for message in _MESSAGE.findall(text)
        }
        self._bundles: dict[tuple[str, str], FluentBundle] = {}

    def has(self, message: str, lang: str) -> bool:
        """Whether there is such a message in that language."""
        return (lang, message) in self._file

    def language(self, message: str, lang: str) -> str:
        """That language, or the first one that has the message."""
        there = (one for one in LANGUAGES if self.has(message, one))
        return lang if self.has(message, lang) else next(there, lang)

    def say(self, message: str, lang: str, values: Mapping[str, Any] | None = None) -> str:
        """The message, from another language where that one has none; nothing where nobody has."""
        lang = self.language(message, lang)
        if not self.has(message, lang):
            return ""
        bundle = self._bundle(lang, self._file[lang, message])
        if not bundle.has_message(message):
            return ""  # it cannot be read: `captain story check` says why
        text, _ = bundle.format_pattern(bundle.get_message(message).value, values or {})
        return str(text).strip()

    def paragraphs(self, message: str, lang: str, values: Mapping[str, Any]) -> list[str]:
        """The message by its paragraphs, without the breaks that lines have in a file."""
        text = self.say(message, lang, values)
        return [_SPACES.sub(" ", part) for part in _PARTED.split(text) if part]

    def _bundle(self, lang: str, person: str) -> FluentBundle:
        if (lang, person) not in self._bundles:
            bundle = FluentBundle([lang], use_isolating=False)
            bundle.add_resource(FluentResource(self.texts[lang, person]))
            self._bundles[lang, person] = bundle
        return self._bundles[lang, person]


@cache
def _usual() -> dict[tuple[str, str], str]:
    """The prose of this edition."""
    return {
        (file.parent.name, file.stem): file.read_text(encoding="utf-8")
        for file in sorted(STORIES.glob("*/*.ftl"))
    }
