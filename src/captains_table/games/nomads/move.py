"""Rulebook, "A - Move and Listen to Stories", and the talents that bend it."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.steps import Ask, Do
from captains_table.games.nomads.discs import add_disc, is_own, next_space, player_of
from captains_table.games.nomads.events import EVENT
from captains_table.games.nomads.fields import Fields, State
from captains_table.games.nomads.state import (
    ADVENTURER,
    ALL_DISCS,
    CELL,
    DISC,
    DO,
    SPACES,
    STEP,
    TILE,
)
from captains_table.games.nomads.tiles import put, tiles

# Before it


def may_step_lys(s: State, out: Any) -> int:
    """At the start of her turn, Moon may lead Lys to the stack beside, either way. Rules, "Moon";
    ruling NO-15."""
    out[0] = DO.STAY
    out[1] = DO.STEP
    out[2] = DO.STEP + 1
    return 3


def leave_lys(s: State) -> None:
    """Moon need not. Rules, "Moon"."""


def step_lys(s: State, way: int) -> None:
    """No tile is taken. Rules, "Moon"; ruling NO-15."""
    s.lys = next_space(s.lys, way)
    emit(s, EVENT.LYS_STEPPED, s.active, s.lys, 0, EVERYBODY)


# Move


def has_disc_in(s: Fields, p: int, space: int) -> int:
    """Whether a seat has a disc there, at any height. Ruling NO-6."""
    who = s.adventurer[p]
    row = s.pile[space]
    for height in range(s.pile_count[space]):
        if row[height] == who or (row[height] == DISC.FROG and who == ADVENTURER.NOSTROMO):
            return 1
    return 0


def may_move(s: State, out: Any) -> int:
    """Any pile with a disc of one's own, either way. Rules, "Move"; ruling NO-6."""
    n = 0
    for space in range(SPACES):
        if has_disc_in(s, s.active, space):
            out[n] = DO.MOVE + space * 2
            out[n + 1] = DO.MOVE + space * 2 + 1
            n += 2
    return n


def move_pile(s: State, space: int, way: int) -> None:
    """Take the whole pile and drop the discs one by one, the bottommost first. Rules, "Move";
    rulings NO-6 and NO-7."""
    emit(s, EVENT.PILE_MOVED, s.active, space, way, EVERYBODY)
    count = s.pile_count[space]
    for height in range(count):
        s.hand[count - 1 - height] = s.pile[space][height]
        s.pile[space][height] = NONE
    s.hand_count = count
    s.pile_count[space] = 0
    s.place = space
    s.way = way
    drop_discs(s)


def drop_one(s: State) -> None:
    """The bottommost disc in hand goes on top of the pile that was reached."""
    s.hand_count -= 1
    add_disc(s, s.place, s.hand[s.hand_count])
    s.hand[s.hand_count] = NONE


def drop_discs(s: State) -> None:
    """Drop what is in hand, space by space; Ulrich and Siana are asked before each drop until they
    used their talent. Rules, "Move", "Ulrich" and "Siana"; rulings NO-16 and NO-17."""
    who = s.adventurer[s.active]
    while s.hand_count > 0:
        if s.used == 0 and who == ADVENTURER.ULRICH and s.hand_count >= 2:
            then(s, STEP.DOUBLE_DROP)
            return
        if s.used == 0 and who == ADVENTURER.SIANA:
            then(s, STEP.SKIP)
            return
        s.place = next_space(s.place, s.way)
        drop_one(s)
    end_move(s)


def drop_single(s: State) -> None:
    """One disc on the next space, as usual. Rules, "Move"."""
    s.place = next_space(s.place, s.way)
    drop_one(s)
    emit(s, EVENT.DISC_DROPPED, s.active, s.place, 0, EVERYBODY)
    drop_discs(s)


def may_drop_pair(s: State, out: Any) -> int:
    """Once a turn, Ulrich may drop two discs on one space. Rules, "Ulrich"; ruling NO-16."""
    out[0] = DO.SINGLE
    out[1] = DO.DOUBLE
    return 2


def drop_pair(s: State) -> None:
    """Both on one space, in their order. Rules, "Ulrich"; ruling NO-16."""
    s.used = 1
    s.place = next_space(s.place, s.way)
    emit(s, EVENT.PAIR_DROPPED, s.active, s.place, 0, EVERYBODY)
    drop_one(s)
    drop_one(s)
    drop_discs(s)


def may_skip(s: State, out: Any) -> int:
    """Once a turn, Siana may pass over a space that would have got a disc. Rules, "Siana"; ruling
    NO-17."""
    out[0] = DO.DROP
    out[1] = DO.SKIP
    return 2


def skip_space(s: State) -> None:
    """The disc falls on the next one. Rules, "Siana"; ruling NO-17."""
    s.used = 1
    s.place = next_space(s.place, s.way)
    emit(s, EVENT.SPACE_SKIPPED, s.active, s.place, 0, EVERYBODY)
    drop_discs(s)


def end_move(s: State) -> None:
    """After the last drop: Lys at once, then Red's lift, then listening, then the moon check.
    Rulings NO-8 and NO-10."""
    last = s.place
    emit(s, EVENT.LAST_DISC_DROPPED, s.active, last, 0, EVERYBODY)
    s.place = NONE
    s.way = NONE
    s.used = 0
    then(s, STEP.END_OF_TURN)
    then(s, STEP.LISTEN)
    if s.adventurer[s.active] == ADVENTURER.RED:
        then(s, STEP.RED_LIFT)
    if s.lys == last:
        then(s, STEP.LYS_TARGET)


def may_send_lys(s: State, out: Any) -> int:
    """To any other stack, an empty one too. Rules, "Move"; ruling NO-9."""
    n = 0
    for stack in range(SPACES):
        if stack != s.lys:
            out[n] = DO.LYS_TARGET + stack
            n += 1
    return n


def move_lys(s: State, stack: int) -> None:
    """Lys goes to another stack, and its uppermost tile is taken, if it has one. Rules, "Move";
    ruling NO-9."""
    s.lys = stack
    emit(s, EVENT.LYS_MOVED, s.active, stack, 0, EVERYBODY)
    take_top(s, stack, s.active, s.active)


def may_lift(s: State, out: Any) -> int:
    """After his move, Red may lift one of his discs that is not on top. Rules, "Red"; rulings NO-18
    and NO-38."""
    out[0] = DO.NO_LIFT
    n = 1
    for space in range(SPACES):
        for height in range(s.pile_count[space] - 1):
            if is_own(s, s.active, s.pile[space][height]):
                out[n] = DO.LIFT + space * ALL_DISCS + height
                n += 1
    return n


def lift_nothing(s: State) -> None:
    """Red need not. Rules, "Red"."""


def lift_disc(s: State, space: int, height: int) -> None:
    """It comes to the top of its pile; the others keep their order. Rules, "Red"; ruling NO-18."""
    disc = s.pile[space][height]
    for above in range(height + 1, s.pile_count[space]):
        s.pile[space][above - 1] = s.pile[space][above]
    s.pile[space][s.pile_count[space] - 1] = disc
    emit(s, EVENT.DISC_LIFTED, s.active, space, 0, EVERYBODY)


# Listen to stories


def take_top(s: State, stack: int, actor: int, p: int) -> None:
    """The uppermost tile of a stack, if there is one: an Opal Moon goes to the Moon chart, another
    tile to seat p, or to the box where p is NONE. Rules, "Listen to Stories"; rulings NO-9, NO-11
    and NO-13."""
    if s.height[stack] == 0:
        return
    tile = s.top[stack]
    s.top[stack] = NONE
    s.height[stack] -= 1
    s.idle = 0
    if tile == TILE.OPAL:
        put(s, CELL.CHART, TILE.OPAL)
        emit(s, EVENT.MOON_RISEN, actor, stack, s.total[CELL.CHART], EVERYBODY)
    elif p == NONE:
        put(s, CELL.BOX, tile)
        emit(s, EVENT.TILE_DISCARDED, actor, stack, tile, EVERYBODY)
    else:
        put(s, tiles(p), tile)
        emit(s, EVENT.TILE_TAKEN, p, stack, tile, EVERYBODY)
    if s.height[stack] > 0:
        then(s, STEP.REVEAL)


def listen_to_stories(s: State) -> None:
    """From the active seat on, clockwise, everybody takes the uppermost tile of each stack before
    which a disc of theirs is on top; the active seat also discards where an Adventurer is on top
    whom nobody plays. Rules, "Listen to Stories"; rulings NO-12, NO-13 and NO-14. A new tile is
    seen before the listening goes on: ruling NO-36."""
    heard = s.heard
    last = s.seats * SPACES
    while heard < last:
        stack = heard % SPACES
        disc = top_disc(s, stack)
        heard += 1
        if disc != DISC.NOMAD and s.height[stack] > 0:
            p = s.active + (heard - 1) // SPACES
            if p >= s.seats:
                p -= s.seats
            if is_own(s, p, disc):
                hear(s, stack, p, heard)
                return
            if p == s.active and player_of(s, disc) == NONE:
                hear(s, stack, NONE, heard)
                return
    s.heard = 0


def top_disc(s: State, space: int) -> int:
    """The disc on top of a pile; on an empty space nobody listens, as if it were a Nomad's. Ruling
    NO-14."""
    count = s.pile_count[space]
    if count == 0:
        return DISC.NOMAD
    return s.pile[space][count - 1]


def hear(s: State, stack: int, listener: int, heard: int) -> None:
    """Take a tile, or discard it where there is no listener, and go on listening after that."""
    s.heard = heard
    then(s, STEP.LISTEN)
    take_top(s, stack, s.active, listener)


MOVE = (
    Ask("moon_step", "active", may_step_lys, stay=leave_lys, step=step_lys),
    Ask("double_drop", "active", may_drop_pair, single=drop_single, double=drop_pair),
    Ask("skip", "active", may_skip, drop=drop_single, skip=skip_space),
    Ask("lys_target", "active", may_send_lys, lys_target=move_lys),
    Ask("red_lift", "active", may_lift, no_lift=lift_nothing, lift=lift_disc),
    Do("listen", listen_to_stories),
)
