"""The words that a content pack brings to a table: names of everything, by every argument that can
hold it, and the choices of Adventures."""

from __future__ import annotations

from collections.abc import Mapping

from captains_table.games.sea_of_legends.box import NPC_TYPES, TAVERN
from captains_table.games.sea_of_legends.content.book import Book
from captains_table.games.sea_of_legends.content.effect_words import pack_words
from captains_table.games.sea_of_legends.content.story_words import StoryWords

# Other arguments that hold the same things.
ALIASES = {
    "card": ("source",),
    "region": ("from_region",),
    "npc": ("other_npc",),
    "faction": ("other_faction", "target"),
    "event_card": ("card",),
    "ship": ("card",),
    "captain": ("card",),
}


def own_words(book: Book, lang: str, factions: tuple[str, str]) -> Mapping[str, str]:
    """All of them in one language; a Prologue's choices say to which of the two chosen factions
    they lead. They are put together once and last as long as the book."""
    key = (lang, *factions)
    if key not in book.words:
        book.words[key] = _put_together(book, lang, factions)
    return book.words[key]


def _put_together(book: Book, lang: str, factions: tuple[str, str]) -> Mapping[str, str]:
    given = dict(pack_words(book.pack, lang))
    given |= _told_apart(given)
    words = dict(given)
    for message, text in given.items():
        kind, _, name = message.partition("-")
        for alias in ALIASES.get(kind, ()):
            words[f"{alias}-{name}"] = text
    for kind, npc in zip(NPC_TYPES, book.npc_type, strict=True):
        words[f"npc_type-{kind}"] = getattr(npc.name, lang)
    for number, game in enumerate(book.pack.games):
        words[f"tavern_game-{number}"] = given[f"game-{game.id}"]
        words[f"terms-{game.id}"] = given[f"text-{game.id}"]
    words |= StoryWords(book, lang).messages(factions)
    former = book.pack.former
    words |= {f"tale-{n}": getattr(one, lang) for n, one in enumerate(former.options)}
    words |= {f"postscript-{n}": getattr(one, lang) for n, one in enumerate(former.postscripts)}
    return words


def _told_apart(given: Mapping[str, str]) -> dict[str, str]:
    """Items of which there are two are the same but for their number."""
    again, seen = {}, set()
    for message in (f"card-{card}" for card in TAVERN):
        if given[message] in seen:
            again[message] = f"{given[message]} II"
        seen.add(given[message])
    return again
