"""What happened, as lines to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.terminal.prose import Prose
from captains_table.terminal.screen import Screen

Event = dict[str, Any]
Line = Sequence[Mapping[str, Any]]  # events that are told together
ENDING = 2  # lines that are always told: how it came to the question


YOU = {"en": r"\b[Yy]ou(r|rs|rself)?\b", "fr": r"\b[Vv](ous|otre|os)\b"}


def sentence(table: ct.Table, line: Line, lang: str, seat: int | None) -> Padding:
    """The events of a line, told to that seat; a sign marks what concerns it."""
    text = Prose(table.say_line(line, lang, seat))
    text.highlight_words(table.seat_names(lang), "name")
    concerns = _concerns(table, line, seat)
    mark = Text("» ", "lamp") if concerns else Text("· ", "sea")
    if concerns:
        text.highlight_regex(YOU[lang], "you")
    return Padding(_hanging(mark, text), (0, 1), expand=False)


def _concerns(table: ct.Table, line: Line, seat: int | None) -> bool:
    """Whether it is about that seat."""
    seats = table.game.seats_in_events
    return seat is not None and any(
        event.get(name) == seat for event in line for name in seats[event["event"]]
    )


def _hanging(mark: Text, text: Text) -> Grid:
    """Text beside its mark, also where it takes several lines."""
    grid = Grid.grid()
    grid.add_column(width=2)
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def latest(
    screen: Screen, table: ct.Table, news: Sequence[Line], seat: int | None, room: int
) -> list[Any]:
    """The news that fit into so many lines: all of them, or a digest. That is how it ended, what
    concerned that seat, and then as much else as there is room for, in the order in which it
    happened; and how many were left out."""
    told = [sentence(table, line, screen.lang, seat) for line in news]
    if sum(map(screen.lines, told)) <= room:
        return told
    concerns = [_concerns(table, line, seat) for line in news]
    latest_first = range(len(news) - 1, -1, -1)
    left, kept = room - 1, set[int]()  # a line is needed to say that there is more
    for number in sorted(latest_first, key=lambda i: (i < len(news) - ENDING, not concerns[i])):
        height = screen.lines(told[number])
        if height > left:
            break
        left -= height
        kept.add(number)
    more = Text(" " + screen.say("more-before", count=len(news) - len(kept)), "faint")
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
