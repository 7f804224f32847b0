"""Discs: whose they are, and the spaces where they lie."""

from __future__ import annotations

from captains_table.games.nomads.fields import Fields, State
from captains_table.games.nomads.state import ADVENTURER, DISC, WAY


def next_space(space: int, way: int) -> int:
    """The space beside that one."""
    if way == WAY.CW:
        return (space + 1) & 7
    return (space + 7) & 7


def player_of(s: Fields, disc: int) -> int:
    """The seat whose disc that is; -1 for a Nomad or an Adventurer whom nobody plays. The Frog is
    Nostromo's. Rules, "Nostromo"; ruling NO-19."""
    if disc == DISC.FROG:
        disc = ADVENTURER.NOSTROMO
    for p in range(s.seats):
        if s.adventurer[p] == disc:
            return p
    return -1


def is_own(s: State, p: int, disc: int) -> int:
    """Whether that disc is seat p's. Ruling NO-19."""
    who = s.adventurer[p]
    return disc == who or (disc == DISC.FROG and who == ADVENTURER.NOSTROMO)


def add_disc(s: State, space: int, disc: int) -> None:
    """Lay a disc on top of a pile."""
    s.pile[space][s.pile_count[space]] = disc
    s.pile_count[space] += 1
