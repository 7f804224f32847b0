"""What a move would lead to, worked out before it is made from what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from captains_table.games.nomads.state import SPACES

View = Mapping[str, Any]


class Heard(NamedTuple):
    """A tile that would leave its stack: for a seat, or for nobody where it is discarded. An Opal
    Moon goes to the Moon chart whoever hears it."""

    stack: int
    tile: str
    seat: int | None


class Landing(NamedTuple):
    """The ring after a move: the discs on each space from bottom to top, how many of them have
    just landed there, the space of the last one, whether Lys is met, and what is heard then."""

    piles: list[list[str]]
    landed: list[int]
    last: int
    meets_lys: bool
    heard: list[Heard]


def landing(view: View, space: int, way: str) -> Landing:
    """Where the discs of a pile land if no talent changes it. Rules, "Move"; rulings NO-7 and
    NO-8."""
    piles = [list(pile) for pile in view["pile"]]
    landed = [0] * SPACES
    hand, piles[space] = piles[space], []
    place = space
    for disc in hand:
        place = (place + (1 if way == "cw" else -1)) % SPACES
        piles[place].append(disc)
        landed[place] += 1
    return Landing(piles, landed, place, place == view["lys"], _listening(view, piles))


def _listening(view: View, piles: list[list[str]]) -> list[Heard]:
    """Who hears what with these piles, in the order of the rules: from the active seat on,
    clockwise. Rules, "Listen to Stories"; rulings NO-12 to NO-14."""
    found = []
    for stack, pile in enumerate(piles):
        if view["height"][stack] and pile and pile[-1] != "nomad":
            found.append(Heard(stack, view["top"][stack], _listener(view, pile[-1])))
    active, seats = view["active"], view["seats"]
    return sorted(found, key=lambda h: ((active if h.seat is None else h.seat) - active) % seats)


def _listener(view: View, disc: str) -> int | None:
    """The seat whose disc that is, if anybody plays it. Ruling NO-19."""
    who = "nostromo" if disc == "frog" else disc
    return view["adventurer"].index(who) if who in view["adventurer"] else None
