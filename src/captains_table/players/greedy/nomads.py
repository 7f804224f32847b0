"""The greedy player of Nomads: it takes what promises most now.

One function in the dialect of rules, from a seat's observation to an index, so that it runs
compiled in whole batches and as it is against people. Values are in hundredths of a point. Of
equals it takes any, by its own stream.
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.rng import below
from captains_table.games.nomads.move import has_disc_in
from captains_table.games.nomads.rules import card_of
from captains_table.games.nomads.state import (
    ALL_DISCS,
    DO_CHOOSE,
    DO_DISC,
    DO_DOUBLE,
    DO_FROG,
    DO_LIFT,
    DO_LYS,
    DO_MOVE,
    DO_NO_LIFT,
    DO_PASS,
    DO_PAY_SAME,
    DO_PAY_SET,
    DO_SKIP,
    DO_SONG,
    DO_STAY,
    DO_STEP,
    DO_TARGET,
    DO_UNPLAYED,
    DOUBLE_DROP,
    LADDER,
    LAST_WRITE,
    LEGEND_CARDS,
    LEGENDS,
    LYS_TARGET,
    CHART,
    OPAL,
    MOON_STEP,
    PAY,
    PLACE_DISC,
    PLACE_FROG,
    PLACE_LYS,
    PLACE_UNPLAYED,
    RED_LIFT,
    SKIP,
    SONGS,
    SPACES,
    TURN,
    left_of,
    next_space,
    tiles,
)
from captains_table.games.nomads.writing import PAYMENTS
from captains_table.players.greedy.nomads_landing import (
    FREE,
    LATER,
    NOW,
    best_drop,
    hold,
    lys_takes,
    now_on,
    reaches,
)
from captains_table.players.greedy.nomads_worth import (
    ALL,
    MOONS_FOR_SCORING,
    POINT,
    WILD_WORTH,
    for_a_legend,
    NOBODY,
    owners,
    price,
    scores,
    tiles_to_come,
    worth,
)

KEEN = 15  # how much of what a card scores counts at once, in percent
LATE = 85  # how much more when the end is near
GROWS = 22  # how much less where a better card can still be reached, in percent
SCORING = 0  # how much more where Opal Moons may soon be scored, in percent
GROWS_SONG = 22
SONG_KEEN = 0
TEMPO = 0
TEMPO_LATE = 0
LYS_RISK = 27  # what it costs to leave Lys where the next seat can reach her


def choose(v: Any, codes: Any, count: int, r: Any, strategy: int) -> int:
    """The index of one of the codes."""
    if count == 1:
        return 0
    who = owners(v)
    points = scores(v)
    left = tiles_to_come(v)
    best = 0
    most = 0
    equals = 0
    for i in range(count):
        value = promise(v, codes[i], who, points, left)
        if i == 0 or value > most:
            best = i
            most = value
            equals = 1
        elif value == most:
            equals += 1
            if below(r, equals) == 0:
                best = i
    return best


def promise(v: Any, code: int, who: int, points: int, left: int) -> int:
    """What a choice promises."""
    step = v.step
    if step == TURN:
        if code < DO_SONG:
            space = (code - DO_MOVE) // 2
            way = (code - DO_MOVE) % 2
            count = v.pile_count[space]
            return best_drop(v, space, count, space, way, FREE, v.lys, who, points, left)
        return written(v, card_of(v, code), who, left)
    if step == DOUBLE_DROP or step == SKIP:
        when = LATER
        if code == DO_DOUBLE or code == DO_SKIP:
            when = NOW
        return best_drop(
            v, NONE, v.hand_count, v.place, v.way, when, v.lys, who, points, left
        )
    if step == LYS_TARGET:
        return target(v, code - DO_TARGET, who, left)
    if step == RED_LIFT:
        return lift(v, code, who, left)
    if step == MOON_STEP:
        lys = v.lys + 0
        if code != DO_STAY:
            lys = next_space(lys, code - DO_STEP)
        return best_of_all_moves(v, lys, who, points, left)
    if step == PAY:
        return -paid(v, code, left)
    if step == LAST_WRITE:
        if code == DO_PASS:
            return 0
        return scored(v, card_of(v, code))
    return placed(v, step, code, who, left)


# Setup


def placed(v: Any, step: int, code: int, who: int, left: int) -> int:
    """What it promises to lay a disc there, to point Lys there, or to play that Adventurer."""
    me = v.seat
    if step == PLACE_DISC:
        space = code - DO_DISC
        before = now_on(v, space, who)
        return hold(v, space, me, left) - hold(v, space, before, left)
    if step == PLACE_LYS:
        return -reach_of_others(v, code - DO_LYS)
    if step == PLACE_FROG:
        return worth(v, me, v.top[code - DO_FROG], left)
    if step == PLACE_UNPLAYED:
        return -worth(v, me, v.top[(code - DO_UNPLAYED) % SPACES], left)
    return liking(code - DO_CHOOSE)


def liking(adventurer: int) -> int:
    """How much an Adventurer is liked: in the order in which they win when all are greedy."""
    return 0


def reach_of_others(v: Any, stack: int) -> int:
    """How many rivals could end a move there."""
    count = 0
    for p in range(v.seats):
        if p != v.seat:
            count += reaches(v, p, stack)
    return count


# A turn


def best_of_all_moves(v: Any, lys: int, who: int, points: int, left: int) -> int:
    """What the best move promises if Lys is there."""
    best = 0
    found = 0
    for space in range(SPACES):
        if has_disc_in(v, v.seat, space):
            for way in range(2):
                count = v.pile_count[space]
                value = best_drop(v, space, count, space, way, FREE, lys, who, points, left)
                if found == 0 or value > best:
                    best = value
                    found = 1
    return best


def target(v: Any, stack: int, who: int, left: int) -> int:
    """What it promises to move Lys to that stack."""
    value = lys_takes(v, stack, now_on(v, stack, who), left)
    return value - LYS_RISK * reaches(v, left_of(v, v.seat), stack)


def lift(v: Any, code: int, who: int, left: int) -> int:
    """What it promises Red to lift that disc."""
    if code == DO_NO_LIFT:
        return 0
    space = (code - DO_LIFT) // ALL_DISCS
    before = now_on(v, space, who)
    return hold(v, space, v.seat, left) - hold(v, space, before, left)


# Writing


def scored(v: Any, card: int) -> int:
    """How much the score rises with a card: what it scores, and the tiles that are spent."""
    cost = price(v, v.seat, card)
    if card >= LEGEND_CARDS:
        return (cost + v.song_points[card - LEGEND_CARDS]) * POINT
    return 2 * cost * POINT


def grows(v: Any, card: int) -> int:
    """Whether a better card of the same legend, or a better Song, is there."""
    if card >= LEGEND_CARDS:
        for song in range(card - LEGEND_CARDS + 1, SONGS):
            if v.song_of[song] == NONE:
                return GROWS_SONG
        return 0
    for better in range(card + 1, (card // LADDER + 1) * LADDER):
        if v.legend_of[better] == NONE:
            more = v.legend_value[better] - v.legend_value[card]
            return GROWS // more
    return 0


def written(v: Any, card: int, who: int, left: int) -> int:
    """What it promises to write a card now rather than later."""
    keen = KEEN + LATE * 4 // (4 + left)
    keen -= grows(v, card)
    if v.total[CHART] + 1 >= MOONS_FOR_SCORING:
        keen += SCORING * moons_heard(v, who)
    if card >= LEGEND_CARDS:
        keen += SONG_KEEN
    return scored(v, card) * keen // ALL + TEMPO + TEMPO_LATE * 4 // (4 + left)


def moons_heard(v: Any, who: int) -> int:
    """Whether an Opal Moon is about to rise."""
    for stack in range(SPACES):
        if v.height[stack] > 0 and v.top[stack] == OPAL and now_on(v, stack, who) != NOBODY:
            return 1
    return 0


def paid(v: Any, code: int, left: int) -> int:
    """What the tiles of a payment are still worth."""
    me = v.seat
    if code >= DO_PAY_SAME:
        return (code - DO_PAY_SAME) % PAYMENTS * WILD_WORTH
    payment = code - DO_PAY_SET
    value = payment % PAYMENTS * WILD_WORTH
    for story in range(LEGENDS):
        if (payment // PAYMENTS >> story) & 1:
            value += for_a_legend(v, me, story, v.knows[tiles(me)][story] - 1, left)
    return value
