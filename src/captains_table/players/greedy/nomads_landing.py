"""Where discs land in Nomads, and what it means to one seat who hears what then. In the dialect.

Nothing is moved: which disc ends up on top of each space follows from how many discs are dropped,
and from where a talent is used. The discs are numbered from the bottommost, which is dropped
first; from disc `cut` on they land `shift` spaces further (Siana skips a space: 1, Ulrich drops
two discs: -1). They come from the pile of the space `origin`, or from the hand where that is NONE.
`who` says whose each disc is (`owners`).
"""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.nomads.fields import Seen
from captains_table.games.nomads.move import has_disc_in
from captains_table.games.nomads.scoring import MOONS_FOR_SCORING
from captains_table.games.nomads.state import ADVENTURER, CELL, SPACES, TILE, WAY
from captains_table.players.greedy.nomads_worth import (
    BITS,
    NOBODY,
    UNPLAYED,
    meant,
    part,
    prizes,
    scores,
    worth,
)

NEXT = 30  # what the tile below is worth, which nobody has seen yet
UNCUT = 99  # no talent is used
FREE, NOW, LATER = range(3)  # when one may be used


# Where they land


def space_at(place: int, way: int, steps: int) -> int:
    """The space so many steps further."""
    if way == WAY.CW:
        return (place + steps) & 7
    return (place - steps) & 7


def steps_of(disc: int, cut: int, shift: int) -> int:
    """How far a disc goes."""
    if disc >= cut:
        return disc + 1 + shift
    return disc + 1


def disc_on(steps: int, count: int, cut: int, shift: int) -> int:
    """The last of so many discs that lands so many steps away, 1 to 8, or full rounds later; NONE
    if none does."""
    last = steps_of(count - 1, cut, shift)
    while steps + SPACES <= last:
        steps += SPACES
    while steps > 0:
        if steps <= last:
            if steps <= cut and (shift >= 0 or steps < cut):
                return steps - 1
            if shift < 0 or steps > cut + 1:
                return steps - 1 - shift
        steps -= SPACES
    return NONE


def moved(v: Seen, origin: int, disc: int) -> int:
    """One of the discs that are moved."""
    if origin == NONE:
        return v.hand[v.hand_count - 1 - disc]
    return v.pile[origin][disc]


def now_on(v: Seen, space: int, who: int) -> int:
    """Whose disc is on top of a space."""
    if v.pile_count[space] == 0:
        return NOBODY
    return part(who, v.pile[space][v.pile_count[space] - 1])


def then_on(
    v: Seen, origin: int, count: int, space: int, steps: int, cut: int, shift: int, who: int
) -> int:
    """Whose disc is on top of a space, so many steps away, after the move."""
    disc = disc_on(steps, count, cut, shift)
    if disc != NONE:
        return part(who, moved(v, origin, disc))
    if space == origin:
        return NOBODY
    return now_on(v, space, who)


def is_mine_there(v: Seen, origin: int, count: int, space: int, steps: int, who: int) -> int:
    """Whether this seat has a disc on a space, at any height, after a move without a talent."""
    if space != origin and has_disc_in(v, v.seat, space):
        return 1
    for disc in range(steps - 1, count, SPACES):
        if part(who, moved(v, origin, disc)) == v.seat:
            return 1
    return 0


def reaches(v: Seen, p: int, stack: int) -> int:
    """Whether p could end a move there without a talent."""
    for space in range(SPACES):
        count = v.pile_count[space]
        there = (space + count) & 7 == stack or (space - count) & 7 == stack
        if there and has_disc_in(v, p, space):
            return 1
    return 0


# What it means


def on_top(v: Seen, stack: int, p: int, left: int) -> int:
    """What it means that p is on top before a stack: its tile, and perhaps the next."""
    if p >= UNPLAYED or v.height[stack] == 0:
        return 0
    value = worth(v, p, v.top[stack], left)
    if v.height[stack] > 1:
        value += NEXT
    return meant(v, p, value)


def lys_takes(v: Seen, stack: int, p: int, left: int) -> int:
    """What it means to take the tile of a stack before p, who is on top there, hears the next."""
    if v.height[stack] == 0:
        return 0
    value = worth(v, v.seat, v.top[stack], left)
    if p < UNPLAYED:
        value -= meant(v, p, worth(v, p, v.top[stack], left) - NEXT)
    return value


def outcome(
    v: Seen, origin: int, way: int, cut: int, shift: int, lys: int, who: int, left: int
) -> int:
    """What it means to drop the discs that way, if Lys is there: who hears what, what Lys takes,
    what Red lifts, and whether Opal Moons are scored."""
    me = v.seat
    count = v.hand_count
    place = v.place
    if origin != NONE:
        count = v.pile_count[origin]
        place = origin
    meets_lys = space_at(place, way, steps_of(count - 1, cut, shift)) == lys
    value = 0
    taken = 0
    lifted = 0
    gains = 0
    moons = v.total[CELL.CHART]
    for steps in range(1, SPACES + 1):
        stack = space_at(place, way, steps)
        if v.height[stack] > 0:
            p = then_on(v, origin, count, stack, steps, cut, shift, who)
            here = on_top(v, stack, p, left)
            value += here
            if p != NOBODY and v.top[stack] == TILE.OPAL:
                moons += 1
            elif p < UNPLAYED:
                gains += 1 << (p * BITS)
            if meets_lys and stack != lys:
                taken = max(taken, lys_takes(v, stack, p, left))
            if v.adventurer[me] == ADVENTURER.RED and is_mine_there(
                v, origin, count, stack, steps, who
            ):
                lifted = max(lifted, on_top(v, stack, me, left) - here)
    if moons >= MOONS_FOR_SCORING:
        value += prizes(v, scores(v) - gains)
    return value + taken + lifted


def best_outcome(v: Seen, origin: int, way: int, when: int, lys: int, who: int, left: int) -> int:
    """What it means to drop the discs with the best use of a talent: at the first disc (NOW), after
    that or not at all (LATER), or any of these (FREE)."""
    count = v.hand_count
    if origin != NONE:
        count = v.pile_count[origin]
    shift = 0
    uses = 0
    if v.adventurer[v.seat] == ADVENTURER.SIANA:
        shift = 1
        uses = count
    elif v.adventurer[v.seat] == ADVENTURER.ULRICH:
        shift = -1
        uses = count - 1
    best = 0
    found = 0
    for use in range(-1, uses):
        if when == FREE or (when == NOW) == (use == 0):
            cut = use
            if use < 0:
                cut = UNCUT
            elif shift < 0:
                cut = use + 1
            value = outcome(v, origin, way, cut, shift, lys, who, left)
            if found == 0 or value > best:
                best = value
                found = 1
    return best
