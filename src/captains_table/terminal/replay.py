"""Looking at a game that was saved, choice by choice."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import captains_table as ct
from captains_table.terminal.boards import board
from captains_table.terminal.ending import score_sheet, verdict
from captains_table.terminal.files import read_log, read_table
from captains_table.terminal.prose import indented
from captains_table.terminal.screen import Screen
from captains_table.terminal.story import (
    everything_seen,
    everything_told,
    latest,
    sentence,
)
from captains_table.terminal.trouble import Trouble


class Replay:
    """A log, seen by a spectator, by one seat, or with nothing hidden."""

    def __init__(self, screen: Screen, file: Path, seat: int | None, open_cards: bool) -> None:
        self.screen = screen
        self.seat = seat
        self.open_cards = open_cards
        self.table = read_table(file)
        self.table.view(seat)  # refuses a seat that is not there
        self.log = read_log(file)
        if open_cards and self.table.outcome is None:
            raise Trouble("not-over", file=str(file))
        # The entries that somebody chose, and the end: in between are draws.
        entries = self.log["steps"]
        self.stops = [i for i, entry in enumerate(entries) if "seat" in entry] + [len(entries)]

    def run(self) -> None:
        """Go from stop to stop; without a keyboard, tell it all."""
        if not self.screen.is_live:
            self._tell_all()
            return
        place = 0
        while place >= 0:
            self._show(place)
            place = self._go_on(place)

    def _tell_all(self) -> None:
        for line in self._lines(self.table):
            self.screen.show(sentence(self.table, line, self.screen.lang, self.seat))
        self._show_end()

    def _show(self, place: int) -> None:
        screen, table = self.screen, self._table_at(self.stops[place])
        last = len(self.stops) - 1
        here = indented(screen.say("replay-step", number=place, last=last), "faint")
        view = everything_seen(table) if self.open_cards else table.view(self.seat)
        drawn = board(screen, table, view).draw(False)
        room = screen.height - screen.lines(drawn, here) - 1
        screen.clear()
        screen.show(drawn, *latest(screen, table, self._lines(table), self.seat, room), here)
        if place == last:
            self._show_end()

    def _show_end(self) -> None:
        if (outcome := self.table.outcome) is not None:
            self.screen.show(
                score_sheet(self.screen, self.table, outcome, self.seat),
                verdict(self.screen, self.table, outcome, None),
            )

    def _go_on(self, place: int) -> int:
        """The next stop that is asked for, or -1 to leave."""
        last = len(self.stops) - 1
        while True:
            answer = self.screen.ask(self.screen.say("replay-keys")).lower()
            if not answer:
                return min(place + 1, last)
            if answer == "b":
                return max(place - 1, 0)
            if answer in self.screen.say("key-quit").split():
                return -1
            if answer.isdecimal() and len(answer) < 6 and int(answer) <= last:
                return int(answer)
            is_help = answer in self.screen.say("key-help").split()
            style = "" if is_help else "coral"
            self.screen.tell("replay-help" if is_help else "replay-answer", style, last=last)

    def _table_at(self, entry: int) -> ct.Table:
        """The table as it was before that entry."""
        if entry == len(self.log["steps"]):
            return self.table
        log = {name: value for name, value in self.log.items() if name != "seed"}
        return ct.Table.replay({**log, "steps": self.log["steps"][:entry]})

    def _lines(self, table: ct.Table) -> list[list[Mapping[str, Any]]]:
        events = everything_told(table) if self.open_cards else table.events(self.seat)
        return table.in_lines(events)
