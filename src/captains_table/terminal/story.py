"""What happened, as lines to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine import speech
from captains_table.engine.words import Seat
from captains_table.terminal.boards import runs
from captains_table.terminal.prose import Prose
from captains_table.terminal.screen import Screen

Event = dict[str, Any]
ENDING = 2  # events that are always told: how it came to the question


YOU = {"en": r"\b[Yy]ou(r|rs|rself)?\b", "fr": r"\b[Vv](ous|otre|os)\b"}


def sentence(table: ct.Table, event: Event, lang: str, seat: int | None) -> Padding:
    """One event, told to that seat; a sign marks what concerns it."""
    text = Prose(_said(table, event, lang, seat))
    text.highlight_words(table.seat_names(lang), "name")
    concerns = seat is not None and _concerns(table, event, seat)
    mark = Text("» ", "lamp") if concerns else Text("· ", "sea")
    if concerns:
        text.highlight_regex(YOU[lang], "you")
    return Padding(_hanging(mark, text), (0, 1), expand=False)


def together(table: ct.Table, events: Sequence[Event]) -> list[Event]:
    """The same events, where those that come in runs (dice that are rolled) are one for each run,
    with how often each value came."""
    told: list[Event] = []
    for event in events:
        if (run := runs(table).get(event["event"])) is None:
            told.append(event)
            continue
        if not told or (told[-1]["event"], told[-1].get("seat")) != (event["event"], event["seat"]):
            told.append({name: event[name] for name in ("event", "seq", "seat")} | {run.many: {}})
        counts = told[-1][run.many]
        value = event[run.each]
        told[-1][run.many] = dict(sorted({**counts, value: counts.get(value, 0) + 1}.items()))
    return told


def _said(table: ct.Table, event: Event, lang: str, seat: int | None) -> str:
    run = runs(table).get(event["event"])
    if run is None or run.many not in event:
        return table.say_event(event, lang, seat)
    given = {"seat": Seat(event["seat"]), run.many: event[run.many]}
    return speech.sentence(table.words(lang), table.seat_names(lang), run.message, given, seat)


def _concerns(table: ct.Table, event: Event, seat: int) -> bool:
    """Whether the event is about that seat."""
    seats = table.game.seats_in_events[event["event"]]
    return any(event.get(name) == seat for name in seats)


def _hanging(mark: Text, text: Text) -> Grid:
    """Text beside its mark, also where it takes several lines."""
    grid = Grid.grid()
    grid.add_column(width=2)
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def latest(
    screen: Screen, table: ct.Table, events: Sequence[Event], seat: int | None, room: int
) -> list[Any]:
    """The events that fit into so many lines: all of them, or a digest. That is how it ended, what
    concerned that seat, and then as much else as there is room for, in the order in which it
    happened; and how many were left out."""
    told = [sentence(table, event, screen.lang, seat) for event in events]
    if sum(map(screen.lines, told)) <= room:
        return told
    concerns = [seat is not None and _concerns(table, event, seat) for event in events]
    latest_first = range(len(events) - 1, -1, -1)
    left, kept = room - 1, set[int]()  # a line is needed to say that there is more
    for number in sorted(latest_first, key=lambda i: (i < len(events) - ENDING, not concerns[i])):
        height = screen.lines(told[number])
        if height > left:
            break
        left -= height
        kept.add(number)
    more = Text(" " + screen.say("more-before", count=len(events) - len(kept)), "faint")
    return [more, *(told[number] for number in sorted(kept))]


def everything_told(table: ct.Table) -> list[Event]:
    """All events with all their secrets: each as the seat that knows most was told it."""
    tellings = [table.events(seat) for seat in (None, *range(table.seats))]
    return [max(versions, key=len) for versions in zip(*tellings, strict=True)]


def everything_seen(table: ct.Table) -> dict[str, Any]:
    """A spectator's view with all cards that any seat can see."""
    view = table.view(None)
    for seat in range(table.seats):
        for name, value in table.view(seat).items():
            if name in {zone.name for zone in table.game.declaration.zones}:
                view[name] = _fuller(view[name], value)
    return view


def _fuller(one: Any, other: Any) -> Any:
    """The one of two accounts of a zone that names its cards; a list has one for each seat."""
    if isinstance(one, list):
        return [_fuller(a, b) for a, b in zip(one, other, strict=True)]
    return other if "cards" in other else one
