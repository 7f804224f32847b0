"""The board of each game: its own, found in its folder by name, or the plain one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import captains_table as ct
from captains_table.terminal.drawing import Drawing, Run
from captains_table.terminal.plain import PlainBoard
from captains_table.terminal.screen import Screen


def kind_of_board(game: ct.Game) -> type[Drawing]:
    """The class `Board` of the game's `terminal`, if it has one."""
    part = game.part("terminal")
    return part.Board if part else PlainBoard


def runs(table: ct.Table) -> Mapping[str, Run]:
    """Which events of that game come in runs."""
    return kind_of_board(table.game).RUNS


def has_its_moment(table: ct.Table, event: Mapping[str, Any]) -> bool:
    """Whether an event is worth a moment, and a line where there are few."""
    return event["event"] not in kind_of_board(table.game).PASSING


def board(screen: Screen, table: ct.Table, view: dict[str, Any]) -> Drawing:
    """The board of a view of that table."""
    catalogue = table.words(screen.lang)
    asked = view["decision"]
    if asked is not None and asked["seat"] == view["seat"]:
        view = {**view, "hints": table.hints(view["seat"])}
    return kind_of_board(table.game)(screen, catalogue, table.seat_names(screen.lang), view)
