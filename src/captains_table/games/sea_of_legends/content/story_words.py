"""What stories are called and what their choices say, in one language: from the prose that somebody
wrote, or from the plain words of a pack where nobody did."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import CAPTAINS
from captains_table.games.sea_of_legends.content.effect_words import Writer
from captains_table.games.sea_of_legends.content.pack import Option, Postscript, Promise
from captains_table.games.sea_of_legends.content.story import Played
from captains_table.games.sea_of_legends.fields import State

if TYPE_CHECKING:
    from captains_table.games.sea_of_legends.content.book import Book

Answer = str  # "accept", "refuse" or "keep"


class StoryWords:
    """Titles, labels and terms."""

    def __init__(self, book: Book, lang: str) -> None:
        self.book, self.lang = book, lang
        self.writer = Writer(book.pack, lang)
        name = self.writer.name
        self.people: Mapping[str, str] = {
            **{one.id: name(one.name) for one in book.pack.captains},
            **{one.id: name(one.name) for one in book.pack.characters},
        }
        # What prose calls them: `axe_fist`.
        self.slugs = {one.id: slug(one.name.en) for one in book.pack.characters}
        self.nobody, self.somebody = self.writer.say("nobody"), self.writer.say("somebody")
        self.beats = dict(self.writer.beats())

    def captain(self, s: State, p: int) -> str:
        """Who somebody plays."""
        return self.people[CAPTAINS[s.captain[p]]] if s.captain[p] != NONE else self.nobody

    # Episodes

    def title(self, one: Played) -> str:
        """What an episode is called."""
        episode = one.episode
        if written := self.book.prose.say(f"{episode.id}-title", self.lang):
            return written
        if episode.title is not None:
            return self.writer.name(episode.title)
        return self.beats.get(f"beat-{one.who}-{_plain(episode.arc)}-{episode.stage}", episode.id)

    def title_with(self, one: Played) -> str:
        """The same with whom it is about, as the log names it."""
        if one.who in CAPTAINS:
            return self.title(one)
        return self.writer.say("title-with", title=self.title(one), person=self.people[one.who])

    def label(self, episode: str, option: Option) -> str:
        """What a choice says."""
        if option.label is not None:
            return self.writer.name(option.label)
        return self.book.prose.say(f"{episode}-{option.id}", self.lang) or option.id

    # Postscripts

    def letter_title(self, letter: Postscript) -> str:
        """Who writes."""
        if letter.faction:
            return self.writer.say("letter-from", faction=self.writer.faction[letter.faction])
        return self.writer.say(f"letter-about-{letter.kind}")

    def answer_label(self, letter: Postscript, answer: Answer) -> str:
        """What an answer says, or the choice to keep what was promised."""
        return self.book.prose.say(f"{letter.id}-{answer}", self.lang) or self.writer.say(
            f"letter-{answer}"
        )

    def answer_terms(self, letter: Postscript, answer: Answer) -> str:
        """What an answer costs and brings; a promise is owed."""
        if answer == "refuse":
            return self.writer.finish("", self.writer.deal((), letter.refuse))
        promise = letter.promise or Promise()
        if answer == "keep":
            return self.writer.sentence(promise.ok)
        terms = self.writer.finish("", self.writer.deal(letter.cost, letter.accept))
        if letter.promise is None:
            return terms
        owed = self.writer.say("promise-terms", broken=self.writer.deal((), promise.broken))
        return owed if not (letter.cost or letter.accept) else f"{terms} {owed}"

    # All of them

    def messages(self, factions: tuple[str, str]) -> Iterator[tuple[str, str]]:
        """Messages of the catalogue; a Prologue's choices say to which of the two chosen factions
        they lead."""
        story = self.book.story
        for one in story.played.values():
            yield f"title-{one.name}", self.title(one)
            yield f"episode-{one.name}", self.title_with(one)
        leads = dict(zip(("first", "second"), factions, strict=True))
        for episode in story.episodes:
            for option in episode.options:
                label = self.label(episode.id, option)
                terms = self.writer.terms(option, episode.done)
                if option.leads:
                    terms = f"{self.writer.faction[leads[option.leads]]}. {terms}"
                yield from _choice(f"{episode.id}-{option.id}", label, terms)
        for letter in story.postscripts:
            yield f"postscript-{letter.id}", self.letter_title(letter)
            yield f"title-{letter.id}", self.letter_title(letter)
            yield f"episode-{letter.id}", self.letter_title(letter)
            yield f"letter-{letter.id}", self.letter(letter)
            for answer in ("accept", "refuse", "keep"):
                terms = self.answer_terms(letter, answer) if _has(letter, answer) else ""
                yield from _choice(
                    f"{letter.id}-{answer}", self.answer_label(letter, answer), terms
                )
            yield f"tale-{letter.id}-broken", self.writer.say("letter-broken")

    def letter(self, letter: Postscript) -> str:
        """A Postscript with the terms of both answers, in short."""
        accept, refuse = (
            self.answer_terms(letter, answer).rstrip(".") for answer in ("accept", "refuse")
        )
        title = self.letter_title(letter)
        title = title[:1].upper() + title[1:]
        text = f"{title}." if letter.text is None else f"{title}. {self.writer.name(letter.text)}"
        return self.writer.say("letter", text=text, accept=_small(accept), refuse=_small(refuse))


def slug(name: str) -> str:
    """A name in small letters and underscores.

    >>> slug("Lady Pembroke-Vale")
    'lady_pembroke_vale'
    """
    return re.sub("[^a-z0-9]+", "_", name.lower()).strip("_")


def _plain(arc: str) -> str:
    return arc.removeprefix("secondary_")


def _has(letter: Postscript, answer: Answer) -> bool:
    return answer != "keep" or letter.promise is not None


def _choice(tale: str, label: str, terms: str) -> Iterator[tuple[str, str]]:
    """A choice with its terms, and as it is told afterwards."""
    yield f"option-{tale}", f"{label} ({terms.rstrip('.')})" if terms else label
    yield f"tale-{tale}", label


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
