"""The ring of Nomads: eight places around the campfire, north at the top, in lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text


class Place(NamedTuple):
    """One place: what is to be said of it, its pile of discs, its stack of tiles, and its compass
    word, if there is room for that."""

    mark: Text
    pile: Text
    stack: Text
    word: Text


class Put(NamedTuple):
    """A text, and where its middle should be from 0 (left) to 1 (right)."""

    text: Text
    middle: float


class Landing(NamedTuple):
    """The ring after a move: the discs on each space, how many of them came with it, what is heard
    then, whether Lys is met and Opal Moons are scored, and whether a talent can still change it."""

    piles: list[list[str]]
    landed: list[int]
    heard: list[Mapping[str, Any]]
    meets_lys: bool
    scores_moons: bool
    can_bend: bool


def ring(places: Sequence[Place], fire: Sequence[Text], width: int) -> list[Text]:
    """The places clockwise from the north, piles outside and stacks towards the fire, which has
    three lines."""
    north, north_east, east, south_east, south, south_west, west, north_west = places
    above, below = (north_west, north, north_east), (south_west, south, south_east)
    left = Text(" ").join([west.pile, west.stack])
    right = Text(" ").join([east.stack, east.pile])
    lines = [
        _three(width, [place.word for place in above]),
        _three(width, [place.mark for place in above]),
        _three(width, [place.pile for place in above]),
        _three(width, [place.stack for place in above]),
        _line(width, Put(west.mark, 0), Put(fire[0], 0.5), Put(east.mark, 1)),
        _line(width, Put(left, 0), Put(fire[1], 0.5), Put(right, 1)),
        _line(width, Put(west.word, 0), Put(fire[2], 0.5), Put(east.word, 1)),
        _three(width, [place.stack for place in below]),
        _three(width, [place.pile for place in below]),
        _three(width, [place.mark for place in below]),
        _three(width, [place.word for place in below]),
    ]
    return lines if any(place.word for place in places) else lines[1:-1]


def _three(width: int, texts: Sequence[Text]) -> Text:
    return _line(width, *map(Put, texts, (0.16, 0.5, 0.84)))


def _line(width: int, left: Put, middle: Put, right: Put) -> Text:
    """Texts where they should be, or as near as possible without touching. What is in the middle
    stays away where there is no room for it: only the fire can be there then, as all discs
    together take half a line."""
    shown = [put for put in (left, middle, right) if put.text]
    if sum(put.text.cell_len + 1 for put in shown) > width + 1:
        shown = [left, right]
    starts: list[int] = []
    least, most = 0, width
    for text, place in shown:
        starts.append(max(least, round(place * width - text.cell_len / 2)))
        least = starts[-1] + text.cell_len + 1
    for i, (text, _) in reversed(list(enumerate(shown))):
        starts[i] = min(starts[i], most - text.cell_len)
        most = starts[i] - 1
    line = Text()
    for start, (text, _) in zip(starts, shown, strict=True):
        line.append(" " * (start - line.cell_len)).append_text(text)
    return line
