"""What is drawn of a table: board, news and question, on one screen if it is large enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType

import captains_table as ct
from captains_table.terminal.boards import board, has_its_moment
from captains_table.terminal.prose import indented
from captains_table.terminal.question import question
from captains_table.terminal.screen import Screen
from captains_table.terminal.story import latest

LEAST_NEWS = 2  # lines of news even where there is no space for them
Drawn = tuple[RenderableType, list[RenderableType]]  # a table, and what stands below it
Action = Mapping[str, Any]


class Sight:
    """A table as it is shown; behind a curtain nothing of it can be scrolled back to."""

    def __init__(self, screen: Screen, table: ct.Table, curtain: bool) -> None:
        self.screen = screen
        self.table = table
        self.curtain = curtain

    def has_preview(self, decision: ct.Decision, index: int) -> bool:
        """Whether it can be shown what a choice would lead to."""
        action = decision.choices[index].action
        return self._board(decision.seat).preview(action) is not None

    def decision(self, decision: ct.Decision, since: int, considered: int | None) -> None:
        """The table, or what a choice would make of it; the news since some entry, and what is
        asked."""
        screen = self.screen
        drawn = self._board(decision.seat)
        keys = [indented(screen.say("keys"), "faint")] if screen.is_roomy else []
        forms = question(screen, self.table, drawn, decision, considered)
        forms = [[*form, *keys] for form in forms]
        full, bare = (
            drawn.draw(roomy)
            if considered is None
            else drawn.preview(decision.choices[considered].action, roomy)
            for roomy in (drawn.has_room, False)
        )
        assert full is not None  # a choice is considered only where there is something to see
        assert bare is not None
        table, below = self._fitting([(full, forms[0]), *((bare, form) for form in forms)])
        self._show(table, decision.seat, since, below)

    def watched(self, below: list[RenderableType]) -> None:
        """The table as everybody may see it, with all that happened."""
        drawn = self._board(None)
        self._show(drawn.draw(drawn.has_room), None, 0, below)

    def _board(self, seat: int | None) -> Any:
        return board(self.screen, self.table, self.table.view(seat))

    def _fitting(self, screens: list[Drawn]) -> Drawn:
        """The first that leaves a few lines for the news, otherwise the last; where nothing
        scrolls away, the first."""
        if not self.screen.console.is_terminal:
            return screens[0]
        room = self.screen.height - LEAST_NEWS - 1
        return next((s for s in screens if self.screen.lines(s[0], *s[1]) <= room), screens[-1])

    def _show(
        self, drawn: RenderableType, seat: int | None, since: int, below: list[RenderableType]
    ) -> None:
        screen, table = self.screen, self.table
        if not screen.console.is_terminal:  # the news has just been told, and nothing scrolls
            screen.show(drawn, *below)
            return
        room = screen.height - screen.lines(drawn, *below) - 1
        told = table.in_lines(table.events(seat, since))
        told = [line for line in told if has_its_moment(table, line)]
        news = latest(screen, table, told, seat, max(room, LEAST_NEWS))
        screen.clear(for_good=self.curtain)
        screen.show(drawn, *news, *below)
