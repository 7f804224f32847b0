"""What belongs together is told in one line: the dice of a roll, the cards of a deal, a journey."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.engine import speech
from captains_table.engine.events import Run
from captains_table.engine.game import Game
from captains_table.engine.words import Seat, Words

Told = Mapping[str, Any]


# What an event record holds beside its arguments.
_OUTSIDE = ("seq", "moved")


def in_lines(game: Game, events: Sequence[Told]) -> list[list[Told]]:
    """The events, those that are told in one line side by side."""
    lines: list[list[Told]] = []
    for event in events:
        before = lines[-1][-1] if lines else None
        if before is not None and (
            before["event"] in game.continues.get(event["event"], ())
            or _runs_on(game, before, event)
        ):
            lines[-1].append(event)
        else:
            lines.append([event])
    return lines


def line_sentences(
    game: Game, words: Words, names: Sequence[str], line: Sequence[Told], reader: int | None = None
) -> str:
    """The events of a line in as few sentences as they need."""
    runs: list[list[Told]] = []
    for event in line:
        if runs and _runs_on(game, runs[-1][-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return " ".join(_sentence(game, words, names, run, reader) for run in runs)


def _sentence(
    game: Game, words: Words, names: Sequence[str], run: Sequence[Told], reader: int | None
) -> str:
    if len(run) == 1:
        return speech.event_sentence(game, words, names, run[0], reader)
    how, seats = game.runs[run[0]["event"]], game.seats_in_events[run[0]["event"]]
    given: dict[str, Any] = {
        name: Seat(value) if name in seats else value for name, value in _same(how, run[0]).items()
    }
    if how.each not in run[0]:
        message = f"{how.message}-unseen"
        given["count"] = len(run)
    else:
        message, each = how.message, [event[how.each] for event in run]
        given[how.many] = each if how.in_order else dict(sorted(Counter(each).items()))
    return speech.sentence(words, names, message, given, reader)


def _runs_on(game: Game, before: Told, event: Told) -> bool:
    """Whether both are of one run."""
    how = game.runs.get(event["event"])
    if how is None or before["event"] != event["event"]:
        return False
    return (how.each in before) == (how.each in event) and _same(how, before) == _same(how, event)


def _same(how: Run, event: Told) -> dict[str, Any]:
    """What an event shares with the others of its run."""
    other = ("event", how.each, how.beside, *_OUTSIDE)
    return {name: value for name, value in event.items() if name not in other}
