"""The board of each game: its own, found in its folder by name, or the plain one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import captains_table as ct
from captains_table.engine.foresee import Foreseen
from captains_table.terminal.drawing import Drawing
from captains_table.terminal.plain import PlainBoard
from captains_table.terminal.screen import Screen


def kind_of_board(game: ct.Game) -> type[Drawing]:
    """The class `Board` of the game's `terminal`, if it has one."""
    part = game.part("terminal")
    return part.Board if part else PlainBoard


def has_its_moment(table: ct.Table, line: Sequence[Mapping[str, Any]]) -> bool:
    """Whether events that are told in a line are worth a moment, and a line where there are few."""
    passing = kind_of_board(table.game).PASSING
    return any(event["event"] not in passing for event in line)


class Ahead(dict[str, Foreseen]):
    """What each choice is certain to lead to, by code; found out when somebody looks."""

    def __init__(self, table: ct.Table) -> None:
        super().__init__()
        self._table = table

    def __missing__(self, code: str) -> Foreseen:
        ahead = self._table.look_ahead(self._table.action(int(code)))
        self[code] = ahead
        return ahead


def board(screen: Screen, table: ct.Table, view: dict[str, Any]) -> Drawing:
    """The board of a view of that table."""
    catalogue = table.words(screen.lang)
    asked, view = view["decision"], {**view, "facts": table.facts(view["seat"])}
    view = {**view, "story": table.story(screen.lang)}
    if asked is not None and asked["seat"] == view["seat"]:
        view = {**view, "hints": {**table.hints(view["seat"]), "foreseen": Ahead(table)}}
    return kind_of_board(table.game)(screen, catalogue, table.seat_names(screen.lang), view)
