"""Tiles: where they lie and how they move."""

from __future__ import annotations

from captains_table.games.nomads.fields import State
from captains_table.games.nomads.state import CELL, DERIVED, EACH_SEAT, TILE

move, put, pick = DERIVED.move, DERIVED.put, DERIVED.pick


def tiles(p: int) -> int:
    """The cell of what lies before a seat."""
    return CELL.TILES + p * EACH_SEAT


def wilds(s: State, p: int) -> int:
    """How many Wild tiles a seat has; a coin counts as one. Rules, "Lumarathon"; ruling NO-L1."""
    row = s.cards[tiles(p)]
    return int(row[TILE.WILD]) + int(row[TILE.COIN])
