"""The greedy player of Nomads: it takes what promises most now.

One function in the dialect of rules, from a seat's observation to an index, so that it runs
compiled in whole batches and as it is against people. Values are in hundredths of a point. Of
equals it takes any, by its own stream, so that no seat and no space is favoured.
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import left_of
from captains_table.engine.rng import below
from captains_table.engine.verbs import by_verb
from captains_table.games.nomads.discs import next_space
from captains_table.games.nomads.fields import Seen
from captains_table.games.nomads.greedy.landing import (
    FREE,
    LATER,
    NOW,
    best_outcome,
    lys_takes,
    now_on,
    on_top,
    reaches,
)
from captains_table.games.nomads.greedy.worth import (
    ALL,
    NOBODY,
    POINT,
    WILD_WORTH,
    for_a_legend,
    owners,
    tiles_to_come,
    worth,
)
from captains_table.games.nomads.move import has_disc_in
from captains_table.games.nomads.scoring import MOONS_FOR_SCORING
from captains_table.games.nomads.state import (
    ACTIONS,
    CELL,
    LADDER,
    LEGEND_CARDS,
    LEGENDS,
    SONGS,
    SPACES,
    STEP,
    TILE,
)
from captains_table.games.nomads.tiles import tiles
from captains_table.games.nomads.writing import legend_card, owed, song_card

# How much of what a card scores it promises to write it now rather than later, in percent.
KEEN = 15
LATE = 85  # so much more at the end
SOON = 4  # half of it when a seat can expect so many more tiles
GROWS = 22  # so much less where a better card of that kind is left
SCORING = 17  # so much more where Opal Moons are about to be scored

# How much Adventurers are liked: in the order in which they win when all are greedy. Ulrich, Moon,
# Red, Siana, Nostromo.
LIKED = (0, 1, 3, 2, 4)
LYS_RISK = 27  # what it costs to leave Lys where the next seat can reach her


def choose(v: Seen, codes: Any, count: int, r: Any, strategy: int) -> int:
    """The index of one of the codes. There is one strategy."""
    if count == 1:
        return 0
    who = owners(v)
    left = tiles_to_come(v)
    best = 0
    most = 0
    equals = 0
    for i in range(count):
        value = promise(v, codes[i], who, left)
        if i == 0 or value > most:
            best = i
            most = value
            equals = 1
        elif value == most:
            equals += 1
            if below(r, equals) == 0:
                best = i
    return best


# Setup


def placed(v: Seen, space: int, who: int, left: int) -> int:
    """What it promises to lay a disc of one's own there."""
    return covered(v, space, who, left)


def frog_placed(v: Seen, space: int, who: int, left: int) -> int:
    """What it promises to hear the story there with the Frog."""
    return worth(v, v.seat, v.top[space], left)


def unplayed_placed(v: Seen, adventurer: int, space: int, who: int, left: int) -> int:
    """Where nobody's disc lies, a story is lost: best one that is worth little."""
    return -worth(v, v.seat, v.top[space], left)


def lys_placed(v: Seen, stack: int, who: int, left: int) -> int:
    """What it promises to point Lys there: where few others can reach her."""
    rivals = 0
    for p in range(v.seats):
        if p != v.seat:
            rivals += reaches(v, p, stack)
    return -rivals


def liking(v: Seen, adventurer: int, who: int, left: int) -> int:
    """How much an Adventurer is liked."""
    return LIKED[adventurer]


def covered(v: Seen, space: int, who: int, left: int) -> int:
    """What it means to have one's own disc on top of a space instead of the one that is there."""
    return on_top(v, space, v.seat, left) - on_top(v, space, now_on(v, space, who), left)


# Move and listen to stories


def moved(v: Seen, space: int, way: int, who: int, left: int) -> int:
    """What it promises to move that pile."""
    return best_outcome(v, space, way, FREE, v.lys, who, left)


def used_now(v: Seen, who: int, left: int) -> int:
    """What it promises to use a talent at the next disc."""
    return best_outcome(v, NONE, v.way, NOW, v.lys, who, left)


def kept_for_later(v: Seen, who: int, left: int) -> int:
    """What it promises to drop one disc, and to use a talent at another or not at all."""
    return best_outcome(v, NONE, v.way, LATER, v.lys, who, left)


def stayed(v: Seen, who: int, left: int) -> int:
    """What it promises that Lys stays where she is before the move."""
    return best_move(v, v.lys, who, left)


def stepped(v: Seen, way: int, who: int, left: int) -> int:
    """What it promises that she takes a step before the move."""
    return best_move(v, next_space(v.lys, way), who, left)


def lifted(v: Seen, space: int, height: int, who: int, left: int) -> int:
    """What it promises that a disc of one's own rises to the top there."""
    return covered(v, space, who, left)


def best_move(v: Seen, lys: int, who: int, left: int) -> int:
    """What the best move promises if Lys is there."""
    best = 0
    found = 0
    for move in range(SPACES * 2):
        if has_disc_in(v, v.seat, move // 2):
            value = best_outcome(v, move // 2, move % 2, FREE, lys, who, left)
            if found == 0 or value > best:
                best = value
                found = 1
    return best


def target(v: Seen, stack: int, who: int, left: int) -> int:
    """What it promises to move Lys to a stack."""
    value = lys_takes(v, stack, now_on(v, stack, who), left)
    return value - LYS_RISK * reaches(v, left_of(v, v.seat), stack)


# Write a Song or a Legend


def song(v: Seen, need: int, who: int, left: int) -> int:
    """What the Song promises that needs so many tiles."""
    return written(v, song_card(v, need), who, left)


def legend(v: Seen, story: int, value: int, who: int, left: int) -> int:
    """What the card of a legend with that value promises."""
    return written(v, legend_card(v, story, value), who, left)


def scored(v: Seen, card: int) -> int:
    """How much the score rises with a card: what it scores, and the tiles that are spent."""
    price = owed(v, v.seat, card)
    if card >= LEGEND_CARDS:
        return (v.song_points[card - LEGEND_CARDS] + price) * POINT
    return 2 * price * POINT


def written(v: Seen, card: int, who: int, left: int) -> int:
    """What it promises to write a card now rather than later, if there is a later."""
    if v.step == STEP.LAST_WRITE:
        return scored(v, card)
    keen = KEEN + LATE * SOON // (SOON + left)
    if grows(v, card):
        keen -= GROWS
    if moons_rising(v, who) >= MOONS_FOR_SCORING:
        keen += SCORING
    return scored(v, card) * keen // ALL


def grows(v: Seen, card: int) -> int:
    """Whether a better card of the same legend, or a better Song, is left."""
    if card >= LEGEND_CARDS:
        for song in range(card - LEGEND_CARDS + 1, SONGS):
            if v.song_of[song] == NONE:
                return 1
        return 0
    for better in range(card + 1, (card // LADDER + 1) * LADDER):
        if v.legend_of[better] == NONE:
            return 1
    return 0


def moons_rising(v: Seen, who: int) -> int:
    """Opal Moons on the chart, and those that rise if nobody covers the disc before them."""
    moons = v.total[CELL.CHART]
    for stack in range(SPACES):
        if v.top[stack] == TILE.OPAL and now_on(v, stack, who) != NOBODY:
            moons += 1
    return moons


def paid_different(v: Seen, bits: int, with_wilds: int, who: int, left: int) -> int:
    """What the tiles of a payment are still worth: one of each story in the set, and wilds."""
    value = with_wilds * WILD_WORTH
    for story in range(LEGENDS):
        if (bits >> story) & 1:
            held = v.knows[tiles(v.seat)][story]
            value += for_a_legend(v, v.seat, story, held - 1, left)
    return -value


def paid_same(v: Seen, same: int, with_wilds: int, who: int, left: int) -> int:
    """The same of identical tiles: as many as possible go."""
    return -with_wilds * WILD_WORTH


# What each choice promises, the commonest first: nothing where nothing is said.
promise = by_verb(
    ACTIONS,
    "who",
    "left",
    move=moved,
    song=song,
    legend=legend,
    pay=(paid_different, paid_same),
    double=used_now,
    skip=used_now,
    single=kept_for_later,
    drop=kept_for_later,
    lys_target=target,
    lift=lifted,
    stay=stayed,
    step=stepped,
    place_disc=placed,
    place_frog=frog_placed,
    place_unplayed=unplayed_placed,
    place_lys=lys_placed,
    choose_adventurer=liking,
)
