"""One way of drawing for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

import captains_table as ct
from captains_table.engine.foresee import Foreseen
from captains_table.engine.words import Words
from captains_table.terminal import gold_n_crash, nomads, oh_captain, sea_of_legends
from captains_table.terminal.drawing import Run
from captains_table.terminal.screen import Screen


class Board(Protocol):
    """What the terminal asks of a game: one view of its table, drawn and explained."""

    def draw(self, with_talent: bool) -> RenderableType:
        """Everything on the table; `with_talent` where there is room for more than that."""

    def preview(self, action: Mapping[str, Any]) -> RenderableType | None:
        """The table as it would be after an action, where that is worth a look before choosing."""

    def short(self, action: Mapping[str, Any]) -> Text | None:
        """An action in a word or two, for where its sentence has no room."""

    def signs(self) -> RenderableType:
        """What the signs on the table mean."""

    def pieces(self) -> RenderableType:
        """All pieces and what they are good for."""

    def about(self, action: Mapping[str, Any]) -> list[str]:
        """What there is to know about an action, in sentences."""

    def gist(self, action: Mapping[str, Any]) -> str:
        """What an action does, to stand behind its sentence where there is room."""

    def gathered(self, action: Mapping[str, Any]) -> str:
        """What to say once for all actions whose numbers are on the table itself, so that they
        need no line each; nothing where an action needs its own."""

    def with_points(self, count: int) -> str:
        """With how much somebody has won."""

    def without_points(self) -> str | None:
        """How the game was won, where that was not by points."""

    def nobody_wins(self) -> str:
        """What to say where no player has won."""


MakesBoard = Callable[[Screen, Words, Sequence[str], Mapping[str, Any]], Board]
BOARDS: dict[str, MakesBoard] = {
    "gold-n-crash": gold_n_crash.Board,
    "nomads": nomads.Board,
    "oh-captain": oh_captain.Board,
    "sea-of-legends": sea_of_legends.Board,
}

PASSING: dict[str, tuple[str, ...]] = {
    "gold-n-crash": gold_n_crash.PASSING,
    "nomads": nomads.PASSING,
    "sea-of-legends": sea_of_legends.PASSING,
}

RUNS: dict[str, Mapping[str, Run]] = {"sea-of-legends": sea_of_legends.RUNS}


def runs(table: ct.Table) -> Mapping[str, Run]:
    """Which events of that game come in runs."""
    return RUNS.get(table.game.name, {})


def has_its_moment(table: ct.Table, event: Mapping[str, Any]) -> bool:
    """Whether an event is worth a moment, and a line where there are few."""
    return event["event"] not in PASSING.get(table.game.name, ())


class Ahead(dict[str, Foreseen]):
    """What each choice is certain to lead to, by code; found out when somebody looks."""

    def __init__(self, table: ct.Table) -> None:
        super().__init__()
        self._table = table

    def __missing__(self, code: str) -> Foreseen:
        ahead = self._table.look_ahead(self._table.game.verbs.action(int(code)))
        self[code] = ahead
        return ahead


def board(screen: Screen, table: ct.Table, view: dict[str, Any]) -> Board:
    """The board of a view of that table."""
    catalogue = table.words(screen.lang)
    asked, view = view["decision"], {**view, "facts": table.facts(view["seat"])}
    if asked is not None and asked["seat"] == view["seat"]:
        view = {**view, "hints": {**table.hints(view["seat"]), "foreseen": Ahead(table)}}
    return BOARDS[table.game.name](screen, catalogue, table.seat_names(screen.lang), view)
