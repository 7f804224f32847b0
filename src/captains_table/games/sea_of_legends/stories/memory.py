"""What is remembered: deeds, the feelings of Lovers and Nemeses, promises, and every captain's
story so far. All of it is public."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.games.sea_of_legends.captain.effects import effect, run_effects
from captains_table.games.sea_of_legends.captain.flags import put_flag
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect, Postscript
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CHAPTERS,
    DEEDS,
    EPISODES,
    LETTERS,
    MOST,
    MOST_FEELING,
    PEOPLE,
    STEP,
    TALES,
    TOKEN,
    kind_named,
)


def _append(row: list[int], count: int, value: int) -> int:
    """Put a number at the end of a full or growing list, whose oldest number makes room; returns
    how many there are then."""
    if count == CHAPTERS:
        for i in range(CHAPTERS - 1):
            row[i] = row[i + 1]
        count -= 1
    row[count] = value
    return count + 1


# Deeds and feelings


@effect("deed")
def _deed(s: State, p: int, e: Effect, icons: int) -> None:
    """Once is enough to be remembered."""
    number = DEEDS.place(e.deed)
    if number not in s.deeds[p][: s.deeds_count[p]]:
        s.deeds_count[p] = _append(s.deeds[p], s.deeds_count[p], number)
        tell(s, EVENT.DEED_REMEMBERED, p)


@effect("warmth")
def _warmth(s: State, p: int, e: Effect, icons: int) -> None:
    _feel(s, p, s.lover[p], s.warmth[p], e.n, EVENT.WARMTH_CHANGED)


@effect("grudge")
def _grudge(s: State, p: int, e: Effect, icons: int) -> None:
    _feel(s, p, s.nemesis[p], s.grudge[p], e.n, EVENT.GRUDGE_CHANGED)


def _feel(s: State, p: int, people: list[int], feelings: list[int], by: int, event: int) -> None:
    """Of whom this arc is about, or of the first one."""
    place = int(s.episode_token == TOKEN.SECONDARY)
    value = max(0, min(MOST_FEELING, feelings[place] + by))
    if people[place] != NONE and value != feelings[place]:
        feelings[place] = value
        tell(s, event, p, kind_named(PEOPLE[people[place]]), value)


@effect("captain_flag")
def _captain_flag(s: State, p: int, e: Effect, icons: int) -> None:
    """One's own Flag, where nobody's is (R108)."""
    region = s.at[p]
    if book(s).port[region] is not None and s.flag[region] == NONE:
        put_flag(s, p, region)


# The story so far


def write_chapter(s: State, p: int, chapter: str, tale: str, lost: bool) -> None:
    """What was played or answered, what was chosen, and whether that failed."""
    count = s.chapters_count[p]
    s.chapters_count[p] = _append(s.chapters[p], count, EPISODES.place(chapter))
    s.chosen_count[p] = _append(s.chosen[p], count, TALES.place(tale))
    s.lost_count[p] = _append(s.lost[p], count, int(lost))
    s.fresh = s.fresh + 1 if s.reading == p else 1
    s.reading = p


def stop_reading(s: State) -> None:
    """The turn is over: what was read is in the logbook."""
    s.reading, s.fresh = NONE, 0


# Promises


def promised(s: State, p: int) -> Postscript | None:
    """The Postscript in which a captain promised something that is still owed."""
    return None if s.promise[p] == NONE else book(s).story.letter[s.promise[p]]


def promise_is(s: State, p: int, kept: bool) -> None:
    """What comes of a promise, with whoever it was given to (R79)."""
    letter = promised(s, p)
    assert letter is not None
    assert letter.promise is not None
    tell(s, EVENT.PROMISE_KEPT if kept else EVENT.PROMISE_BROKEN, p, NONE, s.promise[p])
    s.postscript, s.promise[p] = LETTERS.place(letter.id), NONE
    s.letter_from, s.promise_from[p] = s.promise_from[p], NONE
    then(s, STEP.END_POSTSCRIPT)
    if kept:
        run_effects(s, p, letter.promise.ok)
        return
    s.broken[p] = min(MOST, s.broken[p] + 1)
    write_chapter(s, p, letter.id, f"{letter.id}-broken", False)
    run_effects(s, p, letter.promise.broken)
