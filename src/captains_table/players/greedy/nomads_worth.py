"""What things are worth in Nomads, judged from one seat's observation. In the dialect.

Points are counted in hundredths. Players in the dialect have no arrays of their own, so numbers
that belong to each seat, or to each kind of disc, are packed into one whole number.
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.games.nomads.scoring import legend_points, song_points
from captains_table.games.nomads.state import (
    CHART,
    COIN,
    DISCS,
    FIRST_PRIZE,
    LADDER,
    LEGEND_CARDS,
    LEGENDS,
    MOONS_FOR_SCORING,
    NOMAD,
    OPAL,
    SECOND_PRIZE,
    SONGS,
    SPACES,
    WILD,
    player_of,
    tiles,
)
from captains_table.games.nomads.writing import legend_card_of, song_of

POINT = 100
ALL = 100  # percent
KINDS_OF_DISCS = len(DISCS)
UNPLAYED, NOBODY = 8, 9  # whose a disc is, where it is no seat's
FEW = 8  # bits for a small number

LEGEND_FAR = 4  # the higher, the less a tile promises that needs others for a Legend
SONG_FAR = 4  # the same for a Song
BOTH = 64  # what a tile's second use adds, in percent
STRAY = 100  # what a tile costs that is not spent
WILD_WORTH = 270
UNKNOWN = 38  # what a tile is worth that nobody has seen yet
RIVALS = 122  # what the others' points mean together, in percent of one's own


# Who


def owners(v: Any) -> int:
    """Whose each kind of disc is, packed."""
    packed = 0
    for disc in range(KINDS_OF_DISCS):
        owner = player_of(v, disc)
        if disc == NOMAD:
            owner = NOBODY
        elif owner == NONE:
            owner = UNPLAYED
        packed |= owner << (disc * FEW)
    return packed


def part(packed: int, i: int) -> int:
    """One of the packed numbers."""
    return (packed >> (i * FEW)) & 255


def score(v: Any, p: int) -> int:
    """What a seat would score now, without Opal Moons."""
    held = v.total[tiles(p)] - v.knows[tiles(p)][OPAL]
    return song_points(v, p) + legend_points(v, p) - held


def scores(v: Any) -> int:
    """Everybody's score, packed, so much higher that none is negative."""
    packed = 0
    for p in range(v.seats):
        packed |= (score(v, p) + ALL) << (p * FEW)
    return packed


def meant(v: Any, p: int, value: int) -> int:
    """What it means to this seat that p gets something of that value."""
    if p == v.seat:
        return value
    return -value * RIVALS // (v.seats - 1) // ALL


# Tiles


def tiles_to_come(v: Any) -> int:
    """How many tiles each seat can expect until the game ends: two stacks stay, likely the highest
    ones."""
    total = 0
    most = 0
    second = 0
    for stack in range(SPACES):
        height = v.height[stack]
        total += height
        if height > most:
            second = most
            most = height
        elif height > second:
            second = height
    return (total - most - second) // v.seats


def promised(value: int, missing: int, far: int, left: int) -> int:
    """What is left of a value that takes so many more tiles to reach."""
    return value * (left + 1) // (left + 1 + far * missing)


def wilds_held(v: Any, p: int) -> int:
    """Wild tiles and coins of a seat."""
    return v.knows[tiles(p)][WILD] + v.knows[tiles(p)][COIN]


def stories_held(v: Any, p: int) -> int:
    """How many different stories a seat has."""
    count = 0
    for story in range(LEGENDS):
        if v.knows[tiles(p)][story] > 0:
            count += 1
    return count


def legend_value_of(v: Any, p: int, legend: int) -> int:
    """The value of the card of that legend that a seat has, or 0."""
    card = legend_card_of(v, p, legend)
    if card == NONE:
        return 0
    return v.legend_value[card]


def for_a_legend(v: Any, p: int, story: int, held: int, left: int) -> int:
    """What one more tile of a story than those promises p for a Legend: it scores a point and is
    no stray tile, if there is a card to write that is worth more than tiles are held."""
    reached = legend_value_of(v, p, story) + held
    for card in range(story * LADDER, (story + 1) * LADDER):
        if v.legend_of[card] == NONE and v.legend_value[card] > reached:
            missing = v.legend_value[card] - reached - 1
            return promised(POINT + STRAY, missing, LEGEND_FAR, left)
    return 0


def for_a_song(v: Any, p: int, left: int) -> int:
    """What a tile of a story that p has not promises for a Song."""
    if song_of(v, p) != NONE:
        return 0
    have = stories_held(v, p) + wilds_held(v, p)
    best = 0
    for song in range(SONGS):
        need = v.song_need[song]
        if v.song_of[song] == NONE and need > have:
            value = STRAY + v.song_points[song] * POINT // need
            best = max(best, promised(value, need - have - 1, SONG_FAR, left))
    return best


def worth(v: Any, p: int, tile: int, left: int) -> int:
    """What a tile is worth to p. Opal Moons are nobody's yet."""
    if tile == OPAL:
        return 0
    if tile >= WILD:
        return WILD_WORTH
    held = v.knows[tiles(p)][tile]
    value = for_a_legend(v, p, tile, held, left)
    if held == 0:
        other = for_a_song(v, p, left)
        value = max(value, other) + min(value, other) * BOTH // ALL
    return value - STRAY


# Opal Moons


def prizes(v: Any, points: int) -> int:
    """What an intermediate scoring means to this seat."""
    best = 0
    second = 0
    tied = 0
    for p in range(v.seats):
        theirs = part(points, p)
        if theirs > best:
            second = best
            best = theirs
            tied = 1
        elif theirs == best:
            tied += 1
        else:
            second = max(second, theirs)
    alone = 0
    for p in range(v.seats):
        if part(points, p) == second:
            alone += 1
    value = 0
    for p in range(v.seats):
        theirs = part(points, p)
        if theirs == best:
            if tied == 1:
                value += meant(v, p, FIRST_PRIZE * POINT)
            else:
                value += meant(v, p, MOONS_FOR_SCORING * POINT // tied)
        elif theirs == second and tied == 1 and alone == 1:
            value += meant(v, p, SECOND_PRIZE * POINT)
    return value


def moons_near(v: Any) -> int:
    """Opal Moons on the chart and on top of the stacks."""
    count = v.total[CHART] + 0
    for stack in range(SPACES):
        if v.height[stack] > 0 and v.top[stack] == OPAL:
            count += 1
    return count


# Cards


def price(v: Any, p: int, card: int) -> int:
    """How many tiles a card costs a seat."""
    if card >= LEGEND_CARDS:
        return v.song_need[card - LEGEND_CARDS]
    return v.legend_value[card] - legend_value_of(v, p, card // LADDER)
