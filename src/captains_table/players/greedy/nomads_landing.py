"""Where discs land in Nomads, and what everybody hears then. In the dialect.

Nothing is moved: which disc ends up on top of each space follows from how many discs are dropped,
and from where a talent is used. The discs are numbered from the bottommost, which is dropped
first; from disc `cut` on they land `shift` spaces further (Siana skips: 1, Ulrich drops two: -1).
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.games.nomads.move import has_disc_in
from captains_table.games.nomads.state import (
    CHART,
    CLOCKWISE,
    MOONS_FOR_SCORING,
    OPAL,
    RED,
    SIANA,
    SPACES,
    ULRICH,
    player_of,
)
from captains_table.players.greedy.nomads_worth import (
    FEW,
    NOBODY,
    UNKNOWN,
    UNPLAYED,
    meant,
    part,
    prizes,
    worth,
)

HOLD = 21  # what it is worth to stay on top before a stack
UNCUT = 99  # no talent is used
FREE, NOW, LATER = range(3)  # when a talent may be used


def space_at(place: int, way: int, steps: int) -> int:
    """The space so many steps further."""
    if way == CLOCKWISE:
        return (place + steps) & 7
    return (place - steps) & 7


def steps_of(disc: int, cut: int, shift: int) -> int:
    """How far a disc goes."""
    if disc >= cut:
        return disc + 1 + shift
    return disc + 1


def disc_on(steps: int, count: int, cut: int, shift: int) -> int:
    """The last disc that lands so many steps away (1 to 8, and again a round later), or NONE."""
    last = steps_of(count - 1, cut, shift)
    while steps + SPACES <= last:
        steps += SPACES
    while steps > 0:
        if steps <= last:
            if steps <= cut - (shift < 0):
                return steps - 1
            if shift < 0 or steps > cut + 1:
                return steps - 1 - shift
        steps -= SPACES
    return NONE


def now_on(v: Any, space: int, who: int) -> int:
    """Whose disc is on top of a space."""
    if v.pile_count[space] == 0:
        return NOBODY
    return part(who, v.pile[space][v.pile_count[space] - 1])


def moved(v: Any, origin: int, disc: int) -> int:
    """One of the discs that are moved: of the pile that is taken, or of those in hand."""
    if origin == NONE:
        return v.hand[v.hand_count - 1 - disc]
    return v.pile[origin][disc]


# What everybody hears


def heard(v: Any, stack: int, p: int, left: int) -> int:
    """What it means that p is on top before a stack when stories are told."""
    if p >= UNPLAYED or v.height[stack] == 0:
        return 0
    return meant(v, p, worth(v, p, v.top[stack], left))


def hold(v: Any, stack: int, p: int, left: int) -> int:
    """The same, and what it promises for later turns."""
    if p >= UNPLAYED or v.height[stack] == 0:
        return 0
    value = worth(v, p, v.top[stack], left)
    if v.height[stack] > 1:
        value += HOLD
    return meant(v, p, value)


def lys_takes(v: Any, stack: int, p: int, left: int) -> int:
    """What it means to take the tile of a stack before p, who is on top there, hears the next."""
    if v.height[stack] == 0:
        return 0
    value = worth(v, v.seat, v.top[stack], left) - heard(v, stack, p, left)
    if p < UNPLAYED and v.height[stack] > 1:
        value += meant(v, p, UNKNOWN)
    return value


def reaches(v: Any, p: int, stack: int) -> int:
    """Whether p could end a plain move there."""
    for space in range(SPACES):
        count = v.pile_count[space]
        there = (space + count) & 7 == stack or (space - count) & 7 == stack
        if there and has_disc_in(v, p, space):
            return 1
    return 0


def outcome(
    v: Any,
    origin: int,
    count: int,
    place: int,
    way: int,
    cut: int,
    shift: int,
    lys: int,
    who: int,
    points: int,
    left: int,
) -> int:
    """What it means to drop so many discs from a place on."""
    me = v.seat
    hit = space_at(place, way, steps_of(count - 1, cut, shift)) == lys
    red = v.adventurer[me] == RED
    value = 0
    moons = v.total[CHART] + 0
    gains = 0
    taken = 0
    lifted = 0
    for steps in range(1, SPACES + 1):
        space = space_at(place, way, steps)
        if v.height[space] > 0:
            disc = disc_on(steps, count, cut, shift)
            p = NOBODY
            if disc != NONE:
                p = part(who, moved(v, origin, disc))
            elif space != origin:
                p = now_on(v, space, who)
            here = 0
            if p != NOBODY:
                if v.top[space] == OPAL:
                    moons += 1
                elif p != UNPLAYED:
                    gains += 1 << (p * FEW)
                here = hold(v, space, p, left)
                value += here
            if hit and space != lys:
                taken = max(taken, lys_takes(v, space, p, left))
            if red and p != me and (
                (space != origin and has_disc_in(v, me, space))
                or drops_mine(v, origin, count, steps, me)
            ):
                lifted = max(lifted, hold(v, space, me, left) - here)
    if moons >= MOONS_FOR_SCORING:
        value += prizes(v, points - gains)
    return value + taken + lifted


def drops_mine(v: Any, origin: int, count: int, steps: int, me: int) -> int:
    """Whether a disc of this seat lands so many steps away, without talents."""
    disc = steps - 1
    while disc < count:
        if player_of(v, moved(v, origin, disc)) == me:
            return 1
        disc += SPACES
    return 0


def best_drop(
    v: Any,
    origin: int,
    count: int,
    place: int,
    way: int,
    when: int,
    lys: int,
    who: int,
    points: int,
    left: int,
) -> int:
    """What it means to drop so many discs, with or without a talent: at the first disc (NOW), only
    later or never (LATER), or as it is best (FREE)."""
    shift = 0
    last = 0
    if v.adventurer[v.seat] == SIANA:
        shift = 1
        last = count
    elif v.adventurer[v.seat] == ULRICH:
        shift = -1
        last = count - 1
    best = 0
    found = 0
    for disc in range(-1, last):
        if when == FREE or (when == NOW) == (disc == 0):
            cut = disc
            if disc < 0:
                cut = UNCUT
            elif shift < 0:
                cut = disc + 1
            value = outcome(v, origin, count, place, way, cut, shift, lys, who, points, left)
            if found == 0 or value > best:
                best = value
                found = 1
    return best
