"""An episode as it reads: its opening, its choices, and what comes of each, for a captain with a
past that one can choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from captains_table.engine.errors import BadOption
from captains_table.engine.table import Table
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    FACTION_CHARACTERS,
    FACTION_PAIRS,
    FACTIONS,
)
from captains_table.games.sea_of_legends.content.book import Book, PackNumber
from captains_table.games.sea_of_legends.content.story import Played
from captains_table.games.sea_of_legends.content.vocabulary import (
    ARC_TYPES,
    LOVER_ARCS,
    NEMESIS_ARCS,
)
from captains_table.games.sea_of_legends.state import (
    DEEDS,
    EPISODES,
    LETTERS,
    PEOPLE,
    STEP,
    TALES,
    TOKEN,
    region_named,
)
from captains_table.games.sea_of_legends.stories.memory import write_chapter
from captains_table.games.sea_of_legends.stories.page import story_page, token_of

ME, OTHER = 0, 1  # seats
GAME = "sea-of-legends"


@dataclass(frozen=True)
class Past:
    """Who reads, and what has happened."""

    captain: str = "kahina"
    type: str = ""
    deeds: Sequence[str] = ()
    others: Sequence[str] = ()  # deeds of another captain
    warmth: int = 0
    grudge: int = 0
    relation: int = 1
    port: str = "HAV"
    alone: bool = False


def read_story(book: Book, name: str, past: Past, lang: str) -> Iterator[dict[str, Any]]:
    """The pages of an episode or a Postscript: first the opening, then each outcome."""
    played = [one for one in book.story.played.values() if name in (one.name, one.episode.id)]
    letters = [one for one in book.story.postscripts if one.id == name]
    if not played and not letters:
        raise BadOption(f"{name}: there is no such episode")
    s = _scene(book, past, played[0] if played else None)
    if played:
        yield from _episode(s, played[0], lang)
        return
    letter = letters[0]
    s.postscript, s.letter_from, s.step = (
        LETTERS.place(letter.id),
        OTHER % s.seats,
        STEP.ANSWER_POSTSCRIPT,
    )
    s.args[:4], s.args_count = [ME, -1, -1, -1], 4
    yield story_page(s, lang)["now"]
    answers = ["accept", "refuse", *(("keep", "broken") if letter.promise else ())]
    for answer in answers:
        yield _outcome(s, letter.id, f"{letter.id}-{answer}", False, lang)


def _episode(s: Any, one: Played, lang: str) -> Iterator[dict[str, Any]]:
    s.episode, s.step = EPISODES.place(one.name), STEP.CHOOSE_OPTION
    s.todo[0], s.todo_count, s.args_count = STEP.END_EPISODE, 1, 8
    token = int(s.episode_token)
    s.args[:8] = [ME, token, -1, -1, ME, token, -1, -1]
    yield story_page(s, lang)["now"]
    s.episode, s.step = -1, STEP.TURN
    for option in one.episode.options:
        tale = f"{one.episode.id}-{option.id}"
        yield _outcome(s, one.name, tale, False, lang)
        if option.challenge:
            yield _outcome(s, one.name, tale, True, lang)


def _outcome(s: Any, chapter: str, tale: str, lost: bool, lang: str) -> dict[str, Any]:
    TALES.number(tale)
    s.step = STEP.TURN
    write_chapter(s, ME, chapter, tale, lost)
    page: dict[str, Any] = story_page(s, lang)["last"][-1]
    return page


def _scene(book: Book, past: Past, one: Played | None) -> Any:
    """A state in which the episode could be read: nothing but what it speaks of is in order."""
    captain = one.who if one and one.who in CAPTAINS else past.captain
    who = one.who if one and one.who not in CAPTAINS else ""
    faction = next((c.faction for c in book.pack.characters if c.id == who), "") or FACTIONS[-1]
    pair = next(pair for pair in FACTION_PAIRS if faction in pair.split("-"))
    options = {"factions": pair.split("-")}
    s = Table(GAME, 1 if past.alone else 2, seed=1, options=options).state
    number: PackNumber = book.number
    s.pack, s.events = number, None
    others = [name for name in CAPTAINS if name != captain]
    for p, name in enumerate([captain, others[0]][: s.seats]):
        s.captain[p], s.at[p], s.ship[p] = CAPTAINS.index(name), region_named(past.port), p
        s.gold[p] = 20
    s.arc_faction[ME] = FACTIONS.index(faction)
    speaker = who if who in FACTION_CHARACTERS else _speaker(book, faction)
    s.representative[ME] = FACTION_CHARACTERS.index(speaker)
    s.relation[ME][s.arc_faction[ME]] = past.relation
    loves = bool(one and one.episode.arc in LOVER_ARCS)
    strangers = [PEOPLE.index(name) for name in ("P01", "P02", "P03") if name != who]
    s.lover[ME][0], s.nemesis[ME][0] = strangers[:2]
    if one and one.episode.arc in (*LOVER_ARCS, *NEMESIS_ARCS):
        row, place = (s.lover if loves else s.nemesis)[ME], int(who in FACTION_CHARACTERS)
        row[place] = PEOPLE.index(who)
    token = token_of(one.episode.arc, who) if one else int(TOKEN.CAPTAIN)
    s.episode_token = token
    if past.type:
        s.arc_type[ME][token] = ARC_TYPES.index(past.type)
    s.warmth[ME][:], s.grudge[ME][:] = [past.warmth] * 2, [past.grudge] * 2
    for p, deeds in ((ME, past.deeds), (OTHER, past.others)):
        for i, deed in enumerate(deeds if p < s.seats else ()):
            if DEEDS.place(deed) not in book.story.deeds:
                raise BadOption(f"{deed}: nobody can have done that")
            s.deeds[p][i], s.deeds_count[p] = DEEDS.place(deed), i + 1
    return s


def _speaker(book: Book, faction: str) -> str:
    return next(c.id for c in book.pack.characters if c.faction == faction)
