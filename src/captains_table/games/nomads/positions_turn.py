"""Which situations in a turn, in the last round and after it could not arise."""

from __future__ import annotations

from captains_table.engine.actions import Action
from captains_table.engine.declare import NONE
from captains_table.games.nomads.discs import is_own, next_space, player_of
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.positions_setup import Reason, impossible_layout, piles
from captains_table.games.nomads.scoring import MOONS_FOR_SCORING
from captains_table.games.nomads.setup import stack_without_top
from captains_table.games.nomads.state import (
    ACTIONS,
    ADVENTURER,
    CELL,
    DISC,
    ENDLESS,
    LADDER,
    LEGEND_CARDS,
    OPTION,
    SPACES,
    STACK_HEIGHT,
    STEP,
    STEPS,
    STORIES,
    TILE,
    WAY,
)
from captains_table.games.nomads.tiles import tiles
from captains_table.games.nomads.turn import STACKS_AT_THE_END, stacks_left
from captains_table.games.nomads.writing import may_pay, may_write

# The steps of a turn that can be on the list together, next last.
_AFTER_A_MOVE = (STEP.END_OF_TURN, STEP.LISTEN)
_TURNS = {
    (STEP.TURN,),
    (STEP.TURN, STEP.MOON_STEP),
    (STEP.END_OF_TURN, STEP.PAY),
    (STEP.DOUBLE_DROP,),
    (STEP.SKIP,),
    (*_AFTER_A_MOVE, STEP.LYS_TARGET),
    (*_AFTER_A_MOVE, STEP.REVEAL),
    (*_AFTER_A_MOVE, STEP.RED_LIFT),
    (*_AFTER_A_MOVE, STEP.RED_LIFT, STEP.LYS_TARGET),
    (*_AFTER_A_MOVE, STEP.RED_LIFT, STEP.REVEAL),
}
_LAST_ROUND = {(STEP.LAST_WRITE,), (STEP.NEXT_WRITER, STEP.PAY), ()}  # and nothing when it is over
_TALENTS = {
    STEP.MOON_STEP: ADVENTURER.MOON,
    STEP.DOUBLE_DROP: ADVENTURER.ULRICH,
    STEP.SKIP: ADVENTURER.SIANA,
}


def impossible_play(s: State, todo: tuple[int, ...]) -> Reason:
    """After the setup, with that to do."""
    if todo not in _TURNS | _LAST_ROUND:
        return "todo", f"{' then '.join(STEPS[step] for step in reversed(todo))} cannot be to do"
    if reason := _end(s) if todo in _LAST_ROUND else _turn(s, todo):
        return reason
    if s.step in (STEP.DOUBLE_DROP, STEP.SKIP, STEP.LYS_TARGET):
        return _move(s)
    return _payment(s) if s.step == STEP.PAY else None


def _turn(s: State, todo: tuple[int, ...]) -> Reason:
    return _talents(s, todo) or _idle(s) or _new_tile(s) or _when_it_began(s) or _first_turns(s)


def _end(s: State) -> Reason:
    """In the last round, or when the game is over."""
    if stacks_left(s) > STACKS_AT_THE_END and s.idle < ENDLESS:
        return "step", "the game goes on until two stacks are left"
    if s.closing > s.seats:
        return "closing", "everybody writes once"
    return _moons(s, 0)


def _talents(s: State, todo: tuple[int, ...]) -> Reason:
    """Adventurers are asked what only they can do, and Red is asked after each move."""
    who = s.adventurer[s.active]
    if s.step in _TALENTS and who != _TALENTS[s.step]:
        return "adventurer", f"{STEPS[s.step]} is for another Adventurer"
    if STEP.RED_LIFT in todo and s.heard:
        return "heard", "nobody listens before Red lifts a disc"
    if STEP.LISTEN in todo and s.heard == 0 and (who == ADVENTURER.RED) != (STEP.RED_LIFT in todo):
        return "adventurer", "Red, and nobody else, can lift a disc before the listening"
    return None


def _idle(s: State) -> Reason:
    """How many turns in a row no tile left a stack, this one included."""
    if s.step == STEP.REVEAL and s.idle:
        return "idle", "a tile was taken in this turn"
    if s.step not in (STEP.REVEAL, STEP.RED_LIFT) and not s.idle:
        return "idle", "no tile was taken in this turn"
    return None


def _new_tile(s: State) -> Reason:
    """A new tile is seen where one was just taken: by Lys, or in the listening."""
    if s.step != STEP.REVEAL:
        return None
    if s.top.count(NONE) > s.height.count(0) + 1:
        return "top", "there is one new tile at a time"
    stack = stack_without_top(s)
    if s.heard == 0 and stack != s.lys:
        return "lys", "took the tile of another stack"
    if s.heard > 0 and s.heard != _place_in_listening(s, stack) + 1:
        return "heard", "the tile of another stack was taken"
    return None


def _place_in_listening(s: State, stack: int) -> int:
    """When, in the listening, the tile of a stack is taken; NONE where nobody takes it."""
    disc = s.pile[stack][s.pile_count[stack] - 1] if s.pile_count[stack] else DISC.NOMAD
    if disc == DISC.NOMAD:
        return NONE
    listener = player_of(s, disc)
    after = 0 if listener == NONE else (listener - s.active) % s.seats
    return after * SPACES + stack


def _when_it_began(s: State) -> Reason:
    """More than two stacks were left, and not too many Opal Moons. In a turn, tiles are taken where
    somebody listens, and before that where Lys goes."""
    heard = [stack for stack in range(SPACES) if 0 <= _place_in_listening(s, stack) < s.heard]
    if s.idle == 0 and STACK_HEIGHT in [s.height[stack] for stack in heard or [s.lys]]:
        return "height", "a tile was taken from a stack that is whole"
    taken = [] if s.idle else [s.lys, *heard]
    emptied = {stack for stack in taken if s.height[stack] == 0}
    if stacks_left(s) + len(emptied) <= STACKS_AT_THE_END:
        return "height", "the last round begins when two stacks are left"
    return _moons(s, len(taken))


def _moons(s: State, risen: int) -> Reason:
    """The chart, where so many Opal Moons may have risen since the last scoring."""
    scored = s.cards[CELL.BOX][TILE.OPAL] + sum(
        s.cards[tiles(p)][TILE.OPAL] for p in range(s.seats)
    )
    if scored % MOONS_FOR_SCORING:
        return "chart", "four Opal Moons leave it in each scoring, and no others"
    more_may_be_left = scored and s.option_eight_moons == OPTION.EIGHT_MOONS_NEXT_TURN
    if s.total[CELL.CHART] >= MOONS_FOR_SCORING + risen and not more_may_be_left:
        return "chart", "four Opal Moons are scored at the end of a turn"
    return None


def _first_turns(s: State) -> Reason:
    """Until the first tile leaves a stack, the idle turns are all turns of the game."""
    if min(s.height) < STACK_HEIGHT:
        return None
    if s.active != (s.first + s.idle - 1) % s.seats:
        return "active", "is another, so many turns after the first"
    if s.idle == 1 and s.step in (STEP.TURN, STEP.MOON_STEP, STEP.PAY):
        return impossible_layout(s)
    return None


def _move(s: State) -> Reason:
    """The active seat is moving a pile, or has just dropped its last disc before Lys."""
    if s.step == STEP.DOUBLE_DROP and s.hand_count < 2:
        return "hand", "Ulrich is asked while he has two discs to drop"
    if s.step != STEP.LYS_TARGET:
        if not _was_moved(s, piles(s), s.hand[: s.hand_count], s.place, s.way, NONE):
            return "hand", "nobody moves a pile without a disc of their own"
        return None
    who = s.adventurer[s.active]
    if not any(_was_moved(s, piles(s), [], s.lys, way, who) for way in (WAY.CW, WAY.CCW)):
        return "lys", "no move can have ended where it points"
    return None


def _was_moved(
    s: State, rows: list[list[int]], moved: list[int], space: int, way: int, talent: int
) -> bool:
    """Whether a pile with a disc of the active seat can have come that way: `moved` are discs of it
    that are in hand or were dropped further on, `talent` is whose talent may have been used."""
    if any(is_own(s, s.active, disc) for disc in moved):
        return True  # and somewhere behind is a space that the pile can have left empty
    row = rows[space]
    dropped = {ADVENTURER.ULRICH: (1, 2), ADVENTURER.SIANA: (1, 0) if moved else (1,)}.get(
        talent, (1,)
    )
    return any(
        _was_moved(
            s,
            [*rows[:space], row[: len(row) - count], *rows[space + 1 :]],
            [*moved, *row[len(row) - count :]],
            next_space(space, 1 - way),
            way,
            talent if count == 1 else NONE,
        )
        for count in dropped
        if count <= len(row)
    )


def _payment(s: State) -> Reason:
    room = [0] * ACTIONS.count
    possible = [ACTIONS.action(code) for code in room[: may_write(s, room, 0)]]
    if _named(s, s.writing) not in possible:
        return "writing", "the active seat cannot write that card"
    if may_pay(s, room) < 2:
        return "writing", "where there is one way to pay, nothing is asked"
    return None


def _named(s: State, card: int) -> Action:
    """The choice that names a card: a Song by its need, a Legend by its value."""
    if card >= LEGEND_CARDS:
        return {"do": "song", "need": s.song_need[card - LEGEND_CARDS]}
    return {"do": "legend", "legend": STORIES[card // LADDER], "value": s.legend_value[card]}
