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


def sentence(table: ct.Table, event: Event, lang: str, seat: int | None) -> Padding:
    """One event; a sign marks what concerns that seat."""
    names = table.seat_names(lang)
    text = Prose(_said(table, event, lang))
    text.highlight_words(names, "name")
    concerns = seat is not None and _concerns(table, event, seat)
    mark = Text("» ", "lamp") if concerns else Text("· ", "sea")
    if concerns and seat is not None:
        text.highlight_words([names[seat]], "you")
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


def _said(table: ct.Table, event: Event, lang: str) -> str:
    run = runs(table).get(event["event"])
    if run is None or run.many not in event:
        return table.say_event(event, lang)
    given = {"seat": Seat(event["seat"]), run.many: event[run.many]}
    return speech.sentence(table.words(lang), table.seat_names(lang), run.message, given)


def _concerns(table: ct.Table, event: Event, seat: int) -> bool:
    """Whether the event names that seat."""
    numbers = {"event", "seq", "count", *table.game.event_names}
    return any(value == seat for name, value in event.items() if name not in numbers)


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
    """The last events that fit into so many lines, and how many came before them."""
    lines: list[Any] = []
    left = room
    for shown, event in enumerate(reversed(events)):
        line = sentence(table, event, screen.lang, seat)
        left -= screen.lines(line)
        is_first = shown == len(events) - 1
        if left < 0 or (left == 0 and not is_first):  # a line is needed to say that there is more
            earlier = Text(" " + screen.say("more-before", count=len(events) - shown), "faint")
            return [earlier, *lines]
        lines.insert(0, line)
    return lines


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
