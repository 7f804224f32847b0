"""What entries told whom, as it is stored, and as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import captains_table as ct
from captains_table.engine.errors import TableError
from captains_table.server.socket_messages import LogLine

# What an entry told: first a spectator, then by seat where a seat was told something else.
Told = list[Any]
# The lines of one viewer, ready to be sent, each with the number of its entry.
Lines = list[tuple[int, msgspec.Raw]]


def lines_of(
    teller: ct.Table,
    seq: int,
    events: Sequence[Mapping[str, Any]],
    lang: str,
    reader: int | None = None,
) -> Lines:
    """What an entry told somebody, as it is sent: a line for each event, the first of those that
    belong together with what is said of all."""
    told: list[LogLine] = []
    for group in _together(teller, events):
        texts = [_said(teller, [event], lang, reader) for event in group]
        together: list[str | None] = [None]
        if len(group) > 1:
            together = [_said(teller, group, lang, reader), *[""] * (len(group) - 1)]
        told += [
            LogLine(seq, dict(event), text, line, event.get("event") in teller.game.turns)
            for event, text, line in zip(group, texts, together, strict=True)
        ]
    return [(seq, msgspec.Raw(msgspec.json.encode(line))) for line in told]


def _together(
    teller: ct.Table, events: Sequence[Mapping[str, Any]]
) -> list[list[Mapping[str, Any]]]:
    """The events of each line. In a store that was damaged an event can be anything."""
    try:
        return teller.in_lines(events)
    except (LookupError, TypeError):
        return [[event] for event in events]


def _said(
    teller: ct.Table, line: Sequence[Mapping[str, Any]], lang: str, reader: int | None
) -> str:
    """A sentence. An event of another time may want words that are gone."""
    try:
        return teller.say_line(line, lang, reader)
    except (TableError, LookupError, TypeError, ValueError):
        return teller.words(lang).say("told-otherwise")


def is_told(told: Any) -> bool:
    """Whether that is what an entry can have told: a store can be damaged."""
    match told:
        case []:
            return True
        case [public, dict() as own]:
            lists = [public, *own.values()]
            if all(isinstance(events, list) for events in lists):
                return all(isinstance(event, dict) for events in lists for event in events)
    return False


def of(told: Told, seat: int | None) -> list[dict[str, Any]]:
    """What a seat was told by an entry."""
    if not told:  # an undo
        return []
    public, own = told
    events: list[dict[str, Any]] = public if seat is None else own.get(str(seat), public)
    return events


def as_stored(told: Told) -> Told:
    """What was told, as it comes back from the store: keys are text there."""
    stored: Told = msgspec.json.decode(msgspec.json.encode(told))
    return stored


def covers(now: Told, then: Told) -> bool:
    """Whether everybody is told what they were told then; there may be more events, and an event
    may say more than it did. How things moved is for the eye."""
    viewers = [None, *({int(p) for told in (now, then) if told for p in told[1]})]
    for viewer in viewers:
        here = iter(of(now, viewer))
        for event in of(then, viewer):
            said = {name: value for name, value in event.items() if name != "moved"}
            if not any(said.items() <= new.items() for new in here):
                return False
    return True
