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
from captains_table.games.nomads.discs import next_space
from captains_table.games.nomads.fields import Seen
from captains_table.games.nomads.move import has_disc_in
from captains_table.games.nomads.scoring import MOONS_FOR_SCORING
from captains_table.games.nomads.state import (
    ADVENTURER,
    ALL_DISCS,
    CELL,
    DO,
    LADDER,
    LEGEND_CARDS,
    LEGENDS,
    MOST_VALUE,
    SONGS,
    SPACES,
    STEP,
    TILE,
)
from captains_table.games.nomads.tiles import tiles
from captains_table.games.nomads.writing import PAYMENTS, legend_card, owed, song_card
from captains_table.players.greedy.nomads_landing import (
    FREE,
    LATER,
    NOW,
    best_outcome,
    lys_takes,
    now_on,
    on_top,
    reaches,
)
from captains_table.players.greedy.nomads_worth import (
    ALL,
    NOBODY,
    POINT,
    WILD_WORTH,
    for_a_legend,
    owners,
    tiles_to_come,
    worth,
)

# How much of what a card scores it promises to write it now rather than later, in percent.
KEEN = 15
LATE = 85  # so much more at the end
SOON = 4  # half of it when a seat can expect so many more tiles
GROWS = 22  # so much less where a better card of that kind is left
SCORING = 17  # so much more where Opal Moons are about to be scored

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


def promise(v: Seen, code: int, who: int, left: int) -> int:
    """What a choice promises."""
    step = v.step
    if step == STEP.TURN:
        if code >= DO.SONG:
            return written(v, card_of(v, code), who, left)
        move = code - DO.MOVE
        return best_outcome(v, move // 2, move % 2, FREE, v.lys, who, left)
    if step == STEP.DOUBLE_DROP or step == STEP.SKIP:
        when = LATER
        if code == DO.DOUBLE or code == DO.SKIP:
            when = NOW
        return best_outcome(v, NONE, v.way, when, v.lys, who, left)
    if step == STEP.LYS_TARGET:
        return target(v, code - DO.LYS_TARGET, who, left)
    if step == STEP.RED_LIFT:
        if code == DO.NO_LIFT:
            return 0
        return covered(v, (code - DO.LIFT) // ALL_DISCS, who, left)
    if step == STEP.MOON_STEP:
        lys = v.lys
        if code != DO.STAY:
            lys = next_space(lys, code - DO.STEP)
        return best_move(v, lys, who, left)
    if step == STEP.PAY:
        return -paid(v, code, left)
    if step == STEP.LAST_WRITE:
        if code == DO.PASS:
            return 0
        return scored(v, card_of(v, code))
    return placed(v, step, code, who, left)


# Setup


def placed(v: Seen, step: int, code: int, who: int, left: int) -> int:
    """What it promises to lay a disc there, to point Lys there, or to play that Adventurer."""
    if step == STEP.PLACE_DISC:
        return covered(v, code - DO.PLACE_DISC, who, left)
    if step == STEP.PLACE_FROG:
        return worth(v, v.seat, v.top[code - DO.PLACE_FROG], left)
    if step == STEP.PLACE_UNPLAYED:
        return -worth(v, v.seat, v.top[(code - DO.PLACE_UNPLAYED) % SPACES], left)
    if step == STEP.PLACE_LYS:
        rivals = 0
        for p in range(v.seats):
            if p != v.seat:
                rivals += reaches(v, p, code - DO.PLACE_LYS)
        return -rivals
    return liking(code - DO.CHOOSE_ADVENTURER)


def liking(adventurer: int) -> int:
    """How much an Adventurer is liked: in the order in which they win when all are greedy."""
    if adventurer == ADVENTURER.NOSTROMO:
        return 4
    if adventurer == ADVENTURER.RED:
        return 3
    if adventurer == ADVENTURER.SIANA:
        return 2
    if adventurer == ADVENTURER.MOON:
        return 1
    return 0


def covered(v: Seen, space: int, who: int, left: int) -> int:
    """What it means to have one's own disc on top of a space instead of the one that is there."""
    return on_top(v, space, v.seat, left) - on_top(v, space, now_on(v, space, who), left)


# Move and listen to stories


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


def card_of(v: Seen, code: int) -> int:
    """The card that a choice names by its need or its value."""
    if code < DO.LEGEND:
        return song_card(v, code - DO.SONG + 1)
    named = code - DO.LEGEND
    return legend_card(v, named // MOST_VALUE, named % MOST_VALUE + 1)


def scored(v: Seen, card: int) -> int:
    """How much the score rises with a card: what it scores, and the tiles that are spent."""
    price = owed(v, v.seat, card)
    if card >= LEGEND_CARDS:
        return (v.song_points[card - LEGEND_CARDS] + price) * POINT
    return 2 * price * POINT


def written(v: Seen, card: int, who: int, left: int) -> int:
    """What it promises to write a card now rather than later."""
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


def paid(v: Seen, code: int, left: int) -> int:
    """What the tiles of a payment are still worth. Of identical ones, as many as possible go."""
    if code >= DO.PAY_2:
        return (code - DO.PAY_2) % PAYMENTS * WILD_WORTH
    payment = code - DO.PAY
    value = payment % PAYMENTS * WILD_WORTH
    for story in range(LEGENDS):
        if (payment // PAYMENTS >> story) & 1:
            held = v.knows[tiles(v.seat)][story]
            value += for_a_legend(v, v.seat, story, held - 1, left)
    return value
