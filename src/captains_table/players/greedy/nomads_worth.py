"""What things are worth in Nomads, judged from one seat's observation. In the dialect.

Points are counted in hundredths. Players in the dialect have no arrays of their own, so numbers
that belong to each seat, or to each kind of disc, are packed into one whole number. `left` is how
many tiles each seat can still expect (`tiles_to_come`): the fewer, the less do plans promise.
"""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.nomads.discs import player_of
from captains_table.games.nomads.fields import Seen
from captains_table.games.nomads.scoring import (
    FIRST_PRIZE,
    MOONS_FOR_SCORING,
    SECOND_PRIZE,
    legend_points,
    song_points,
)
from captains_table.games.nomads.state import DISC, DISCS, LADDER, LEGENDS, SONGS, SPACES, TILE
from captains_table.games.nomads.tiles import tiles
from captains_table.games.nomads.writing import own_value, song_of

POINT = 100
ALL = 100  # percent
KINDS_OF_DISCS = len(DISCS)
UNPLAYED, NOBODY = 8, 9  # whose a disc is, where it is no seat's
BITS = 8  # for each of the packed numbers
LIFT = 100  # packed scores are so much higher, so that none is negative

# Found by play: greedy players with such weights beat those with others.
STRAY = 100  # what a tile costs that is not spent
LEGEND_FAR = 4  # the higher, the less a tile promises that needs others for a Legend
SONG_FAR = 4  # the same for a Song
BOTH = 64  # what a tile's second use adds, in percent
WILD_WORTH = 270
RIVALS = 122  # what the points of all others mean together, in percent of one's own


# Seats


def owners(v: Seen) -> int:
    """Whose each kind of disc is, packed."""
    packed = 0
    for disc in range(KINDS_OF_DISCS):
        owner = player_of(v, disc)
        if disc == DISC.NOMAD:
            owner = NOBODY
        elif owner == NONE:
            owner = UNPLAYED
        packed |= owner << (disc * BITS)
    return packed


def part(packed: int, i: int) -> int:
    """One of the packed numbers."""
    return (packed >> (i * BITS)) & 255


def meant(v: Seen, p: int, value: int) -> int:
    """What it means to this seat that p gets something of that value."""
    if p == v.seat:
        return value
    return -value * RIVALS // ((v.seats - 1) * ALL)


# Tiles


def tiles_to_come(v: Seen) -> int:
    """How many tiles each seat can expect: two stacks stay at the end, likely the highest ones."""
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
    """What a value promises that takes so many more tiles to reach."""
    return value * (left + 1) // (left + 1 + far * missing)


def different_tiles(v: Seen, p: int) -> int:
    """How many different tiles a seat could pay, wilds included."""
    row = v.knows[tiles(p)]
    count = row[TILE.WILD] + row[TILE.COIN]
    for story in range(LEGENDS):
        if row[story] > 0:
            count += 1
    return count


def for_a_legend(v: Seen, p: int, story: int, held: int, left: int) -> int:
    """What one more tile of a story than those promises p for a Legend: a point, and no stray tile,
    if a card is there that is worth more than p has and holds."""
    reached = own_value(v, p, story) + held
    for card in range(story * LADDER, (story + 1) * LADDER):
        if v.legend_of[card] == NONE and v.legend_value[card] > reached:
            missing = v.legend_value[card] - reached - 1
            return promised(POINT + STRAY, missing, LEGEND_FAR, left)
    return 0


def for_a_song(v: Seen, p: int, left: int) -> int:
    """What a tile of a story that p does not hold promises for a Song."""
    if song_of(v, p) != NONE:
        return 0
    have = different_tiles(v, p)
    best = 0
    for song in range(SONGS):
        need = v.song_need[song]
        if v.song_of[song] == NONE and need > have:
            value = v.song_points[song] * POINT // need + STRAY
            best = max(best, promised(value, need - have - 1, SONG_FAR, left))
    return best


def worth(v: Seen, p: int, tile: int, left: int) -> int:
    """What a tile is worth to p. An Opal Moon is nobody's yet."""
    if tile == TILE.OPAL:
        return 0
    if tile == TILE.WILD:
        return WILD_WORTH
    held = v.knows[tiles(p)][tile]
    value = for_a_legend(v, p, tile, held, left)
    if held == 0:
        other = for_a_song(v, p, left)
        value = max(value, other) + min(value, other) * BOTH // ALL
    return value - STRAY


# Opal Moons


def scores(v: Seen) -> int:
    """Everybody's score now, without Opal Moons, packed."""
    packed = 0
    for p in range(v.seats):
        held = v.total[tiles(p)] - v.knows[tiles(p)][TILE.OPAL]
        packed |= (LIFT + song_points(v, p) + legend_points(v, p) - held) << (p * BITS)
    return packed


def prizes(v: Seen, points: int) -> int:
    """What an intermediate scoring with these scores means to this seat."""
    best = 0
    second = 0
    for p in range(v.seats):
        theirs = part(points, p)
        if theirs > best:
            second = best
            best = theirs
        elif theirs < best:
            second = max(second, theirs)
    tied = how_many(v, points, best)
    value = 0
    for p in range(v.seats):
        theirs = part(points, p)
        if theirs == best and tied == 1:
            value += meant(v, p, FIRST_PRIZE * POINT)
        elif theirs == best:
            value += meant(v, p, MOONS_FOR_SCORING * POINT // tied)
        elif theirs == second and tied == 1 and how_many(v, points, second) == 1:
            value += meant(v, p, SECOND_PRIZE * POINT)
    return value


def how_many(v: Seen, points: int, number: int) -> int:
    """How many seats have that score."""
    count = 0
    for p in range(v.seats):
        if part(points, p) == number:
            count += 1
    return count
