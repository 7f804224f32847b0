"""Which situations before the first turn could not arise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from captains_table.engine.declare import NONE
from captains_table.engine.flow import left_of, right_of
from captains_table.games.nomads.discs import player_of
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.setup import OWN_DISCS, ROOM_AT_SETUP, who_places_the_unplayed
from captains_table.games.nomads.state import (
    ADVENTURER,
    DISC,
    MOST_SEATS,
    OPTION,
    SPACES,
    STACK_HEIGHT,
    STEP,
    STEPS,
    TILE,
)
from captains_table.games.nomads.tiles import tiles

Reason = tuple[str, str] | None


def piles(s: State) -> list[list[int]]:
    """The discs on each space, from bottom to top."""
    return [list(s.pile[space][: s.pile_count[space]]) for space in range(SPACES)]


def impossible_setup(s: State, todo: tuple[int, ...]) -> Reason:
    """Before the first turn, with that to do."""
    return _order(s, todo) or _stacks(s) or _adventurers(s, todo) or _discs(s, todo)


def _order(s: State, todo: tuple[int, ...]) -> Reason:
    one_each = STEP.CHOOSE_ADVENTURER if s.option_adventurers else STEP.DEAL
    possible = {
        (STEP.LAY_OUT, one_each, STEP.FIRST_PLAYER, STEP.REVEAL),
        (STEP.LAY_OUT, one_each, STEP.REVEAL),
        (STEP.LAY_OUT, one_each, STEP.FIRST_PLAYER),
        (STEP.LAY_OUT, one_each),
        (STEP.LAY_NOMADS, STEP.PLACE_FROG),
        (STEP.PLACE_LYS, STEP.PLACE_UNPLAYED),
        (STEP.PLACE_LYS, STEP.PLACE_DISC),
        (STEP.PLACE_LYS,),
    }
    if todo not in possible:
        return "todo", "the game is not set up in this order"
    if (s.first == NONE) != (STEP.FIRST_PLAYER in todo):
        return "first", "is drawn, if it is drawn, before the Adventurers"
    if todo[-1] == STEP.PLACE_FROG and player_of(s, ADVENTURER.NOSTROMO) == NONE:
        return "step", "the Frog is there only with Nostromo"
    return None


def _stacks(s: State) -> Reason:
    """All 112 tiles are in the stacks, so that nothing but coins can lie anywhere else."""
    for stack in range(SPACES):
        if s.height[stack] != STACK_HEIGHT:
            return f"height[{stack}]", "every stack is whole before the first turn"
        if s.top[stack] != NONE and NONE in s.top[:stack]:
            return f"top[{stack}]", "the stacks are revealed one after the other"
    for p in range(s.seats):
        if s.cards[tiles(p)][TILE.COIN] != s.coin[p]:
            return f"tiles[{p}]", "no coin is spent before the first turn"
    return ("idle", "no turn has begun") if s.idle else None


def _adventurers(s: State, todo: tuple[int, ...]) -> Reason:
    """One each, from the first player on, after the first player is known."""
    without = s.adventurer.count(NONE)
    if without and todo[0] != STEP.LAY_OUT:
        return "adventurer", "everybody has one before the discs are placed"
    if todo[0] == STEP.LAY_OUT and not without:
        return "adventurer", "somebody should have none yet"
    if len(todo) > 2 and without < s.seats:
        return "adventurer", "nobody should have one yet"
    p = s.first
    for _ in range(s.seats - without):
        if s.adventurer[p] == NONE:
            return "adventurer", f"it is seat {p}'s turn to have one"
        p = left_of(s, p)
    return None


def _discs(s: State, todo: tuple[int, ...]) -> Reason:
    """What is placed already, and who places next."""
    if todo[0] != STEP.PLACE_LYS:
        if any(s.pile_count):
            return "pile", "no disc is placed yet"
        return ("active", "nobody places discs yet") if s.active != NONE else None
    own, unplayed = _placed(s)
    all_own, all_unplayed = OWN_DISCS * s.seats, OWN_DISCS * (MOST_SEATS - s.seats)
    placing = {
        STEP.PLACE_UNPLAYED: (own == 0 and unplayed < all_unplayed, who_places_the_unplayed(s)),
        STEP.PLACE_DISC: (own < all_own and unplayed == all_unplayed, (s.first + own) % s.seats),
        STEP.PLACE_LYS: (own == all_own and unplayed == all_unplayed, right_of(s, s.first)),
    }
    in_order, who = placing[todo[-1]]
    if not in_order:
        return "pile", f"the discs that are there do not fit {STEPS[todo[-1]]}"
    if s.active != who:
        return "active", f"it is seat {who} that places what is next"
    return impossible_layout(s)


def _placed(s: State) -> tuple[int, int]:
    """How many discs of Adventurers lie there: of those who are played, and of the others."""
    played = [player_of(s, disc) != NONE for row in piles(s) for disc in row if disc < DISC.NOMAD]
    return played.count(True), played.count(False)


def impossible_layout(s: State) -> Reason:
    """Until the first move the discs lie as they were placed: a Nomad on each space, one of them on
    the Frog, then the Adventurers whom nobody plays, then everybody's own in turn."""
    for space, row in enumerate(piles(s)):
        if len(row) > ROOM_AT_SETUP:
            return f"pile[{space}]", "at most four discs are placed on a space"
    own, unplayed = _placed(s)
    others = [a for a in range(MOST_SEATS) if player_of(s, a) == NONE for _ in range(OWN_DISCS)]
    in_turn = [s.adventurer[(s.first + i) % s.seats] for i in range(own)]
    if s.option_setup == OPTION.SETUP_QUICK:  # then chance places the others in their order
        in_turn = others[:unplayed] + in_turn
        others = []
    frogs = int(player_of(s, ADVENTURER.NOSTROMO) != NONE)
    if not any(_starts_with(rows, frogs, others) for rows in _without(piles(s), in_turn)):
        return "pile", "the discs are not placed in this order"
    return None


def _without(rows: list[list[int]], in_turn: list[int]) -> Iterator[list[list[int]]]:
    """What lay there before these discs were placed in turn, in every way that it can have been."""
    if not in_turn:
        yield rows
    for space, row in enumerate(rows):
        if in_turn and row[-1:] == in_turn[-1:]:
            yield from _without([*rows[:space], row[:-1], *rows[space + 1 :]], in_turn[:-1])


def _starts_with(rows: list[list[int]], frogs: int, others: list[int]) -> bool:
    """Whether there is a Nomad on each space, under some the Frog, and on it some of the others."""
    on_frog = [row[:1] == [DISC.FROG] for row in rows]
    nomads = [row[frog : frog + 1] for row, frog in zip(rows, on_frog, strict=True)]
    above = [disc for row, frog in zip(rows, on_frog, strict=True) for disc in row[frog + 1 :]]
    return (
        sum(on_frog) == frogs
        and nomads == [[DISC.NOMAD]] * SPACES
        and not Counter(above) - Counter(others)
    )
