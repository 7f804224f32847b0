"""One way of drawing for each game."""

from __future__ import annotations

from typing import Any

import captains_table as ct
from captains_table.terminal.oh_captain import Board
from captains_table.terminal.screen import Screen

BOARDS = {"oh-captain": Board}


def board(screen: Screen, table: ct.Table, view: dict[str, Any]) -> Board:
    """The board of a view of that table."""
    catalogue = table.words(screen.lang)
    return BOARDS[table.game.name](screen, catalogue, table.seat_names(screen.lang), view)
