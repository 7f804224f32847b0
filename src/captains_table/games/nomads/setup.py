"""Rulebook, "Setup"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, left_of, right_of, then
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.nomads.discs import add_disc, player_of
from captains_table.games.nomads.events import EVENT
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.state import (
    ADVENTURER,
    ADVENTURERS,
    ALL_ADVENTURERS,
    CELL,
    COPIES,
    DISC,
    DO,
    IN_STACKS,
    MOST_SEATS,
    OPTION,
    SPACES,
    STACK_HEIGHT,
    STEP,
    TILE,
)
from captains_table.games.nomads.tiles import pick, put, tiles

ROOM_AT_SETUP = 4  # discs on one space
OWN_DISCS = 2

ALL_TILES = SPACES * STACK_HEIGHT


def set_up(s: State) -> None:
    """Eight stacks of 14 tiles, of which everybody sees the uppermost; then who begins, and who
    plays whom. Rules, "Contents" and "Setup"; rulings NO-1 and NO-2."""
    for tile in range(len(COPIES)):
        cell = CELL.BOX if tile == TILE.COIN else CELL.UNSEEN
        s.cards[cell][tile] = COPIES[tile]
        s.total[cell] += COPIES[tile]
    for stack in range(SPACES):
        s.height[stack] = STACK_HEIGHT
    then(s, STEP.LAY_OUT)
    if s.option_adventurers == OPTION.ADVENTURERS_DEALT:
        then(s, STEP.DEAL)
    else:
        then(s, STEP.CHOOSE_ADVENTURER)
    if s.last_captain != NONE:
        name_first_player(s, s.last_captain)
    elif s.option_first_player != OPTION.FIRST_PLAYER_RANDOM:
        name_first_player(s, s.option_first_player - 1)
    else:
        then(s, STEP.FIRST_PLAYER)
    bring_coins(s)
    then(s, STEP.REVEAL)


def bring_coins(s: State) -> None:
    """Who won Oh Captain! brings a coin. Rules, "Lumarathon"; ruling NO-L5."""
    for p in range(s.seats):
        if s.coin[p] > 0:
            pick(s, CELL.BOX, TILE.COIN)
            put(s, tiles(p), TILE.COIN)
            emit(s, EVENT.COIN_BROUGHT, p, 0, 0, EVERYBODY)


# The stacks


def stack_without_top(s: State) -> int:
    """The first stack whose uppermost tile nobody has seen yet, or NONE."""
    for stack in range(SPACES):
        if s.height[stack] > 0 and s.top[stack] == NONE:
            return stack
    return NONE


def any_unseen_tile(s: State, out: Any, weights: Any) -> int:
    """What lies below the uppermost tiles, each as likely. Rules, "Setup"; ruling NO-34."""
    row = s.cards[CELL.UNSEEN]
    n = 0
    for tile in range(TILE.COIN):
        if row[tile] > 0:
            out[n] = tile
            weights[n] = row[tile]
            n += 1
    return n


def reveal_top(s: State, tile: int) -> None:
    """Everybody sees the new top of a stack at once. Ruling NO-36."""
    stack = stack_without_top(s)
    pick(s, CELL.UNSEEN, tile)
    s.top[stack] = tile
    emit(s, EVENT.TILE_REVEALED, stack, tile, 0, EVERYBODY)
    if s.total[CELL.UNSEEN] > ALL_TILES - SPACES:  # at the beginning, one stack after the other
        then(s, STEP.REVEAL)


# Who begins, and who plays whom


def any_seat(s: State, out: Any, weights: Any) -> int:
    """Everybody can begin. Ruling NO-1."""
    for p in range(s.seats):
        out[p] = p
        weights[p] = 1
    return s.seats


def name_first_player(s: State, p: int) -> None:
    """Rules, "Setup"; ruling NO-1."""
    s.first = p
    emit(s, EVENT.FIRST_PLAYER_NAMED, p, 0, 0, EVERYBODY)


def next_to_get_an_adventurer(s: State) -> int:
    """The first player, then clockwise; NONE when all have one. Ruling NO-1."""
    p = s.first
    for _ in range(s.seats):
        if s.adventurer[p] == NONE:
            return p
        p = left_of(s, p)
    return NONE


def any_adventurer(s: State, out: Any, weights: Any) -> int:
    """Whom nobody has yet, each as likely. Rules, "Setup"."""
    n = 0
    for adventurer in range(ALL_ADVENTURERS):
        if player_of(s, adventurer) == NONE:
            out[n] = adventurer
            weights[n] = 1
            n += 1
    return n


def may_choose_adventurer(s: State, out: Any) -> int:
    """Whom nobody has yet. Rules, "Setup"; ruling NO-1."""
    n = 0
    for adventurer in range(ALL_ADVENTURERS):
        if player_of(s, adventurer) == NONE:
            out[n] = DO.CHOOSE_ADVENTURER + adventurer
            n += 1
    return n


def take_adventurer(s: State, adventurer: int) -> None:
    """Rules, "Setup"."""
    p = next_to_get_an_adventurer(s)
    s.adventurer[p] = adventurer
    emit(s, EVENT.ADVENTURER_TAKEN, p, adventurer, 0, EVERYBODY)
    if next_to_get_an_adventurer(s) != NONE:
        if s.option_adventurers == OPTION.ADVENTURERS_DEALT:
            then(s, STEP.DEAL)
        else:
            then(s, STEP.CHOOSE_ADVENTURER)


# Discs


def is_quick(s: State) -> int:
    """Whether everything is placed at random, for a quick start. Ruling NO-2."""
    return s.option_setup == OPTION.SETUP_QUICK


def has_room(s: State, space: int) -> int:
    """At most four discs lie on a space when the game begins. Rules, "Setup"; ruling NO-4."""
    return s.pile_count[space] < ROOM_AT_SETUP


def any_space_with_room(s: State, out: Any, weights: Any) -> int:
    """Each is as likely. Rulings NO-2 and NO-4."""
    n = 0
    for space in range(SPACES):
        if has_room(s, space):
            out[n] = space
            weights[n] = 1
            n += 1
    return n


def may_name_spaces(s: State, first: int, out: Any, n: int) -> int:
    """Each space where a disc can still be placed, by codes from the first on, after the n that
    are there. Rules, "Setup"; ruling NO-4."""
    for space in range(SPACES):
        if has_room(s, space):
            out[n] = first + space
            n += 1
    return n


def lay_out(s: State) -> None:
    """The Frog is placed before the Nomads, and only where Nostromo is played. Rules, "Nostromo";
    rulings NO-2 and NO-3."""
    then(s, STEP.LAY_NOMADS)
    if player_of(s, ADVENTURER.NOSTROMO) != NONE:
        then(s, STEP.PLACE_FROG)


def who_plays_nostromo(s: State) -> int:
    """The Frog is his. Rules, "Nostromo"."""
    return player_of(s, ADVENTURER.NOSTROMO)


def may_place_frog(s: State, out: Any) -> int:
    """On any space, as all are empty. Rules, "Nostromo"; ruling NO-2."""
    return may_name_spaces(s, DO.PLACE_FROG, out, 0)


def place_frog(s: State, space: int) -> None:
    """Rules, "Nostromo"."""
    add_disc(s, space, DISC.FROG)
    emit(s, EVENT.FROG_PLACED, player_of(s, ADVENTURER.NOSTROMO), space, 0, EVERYBODY)


def lay_nomads(s: State) -> None:
    """A Nomad on each space; then the discs of Adventurers whom nobody plays, everybody's own, and
    Lys. Rules, "Setup"; ruling NO-2."""
    for space in range(SPACES):
        add_disc(s, space, DISC.NOMAD)
    emit(s, EVENT.NOMADS_PLACED, 0, 0, 0, EVERYBODY)
    then(s, STEP.PLACE_LYS)
    if s.seats < MOST_SEATS:
        s.active = who_places_the_unplayed(s)
        then(s, STEP.PLACE_UNPLAYED)
    else:
        s.active = s.first
        then(s, STEP.PLACE_DISC)


def who_places_the_unplayed(s: State) -> int:
    """The seat to the right of the first player; in a Lumarathon, who finished last. Rules, "Setup"
    and "Lumarathon"; ruling NO-L2."""
    if s.last_placed != NONE:
        return s.last_placed
    return right_of(s, s.first)


def discs_placed(s: State, disc: int) -> int:
    """How many discs of that kind lie around the fire."""
    count = 0
    for space in range(SPACES):
        for height in range(s.pile_count[space]):
            if s.pile[space][height] == disc:
                count += 1
    return count


def can_be_placed(s: State, adventurer: int) -> int:
    """Nobody plays that Adventurer, and a disc of it is left. Rules, "Setup"; ruling NO-37."""
    if player_of(s, adventurer) != NONE:
        return 0
    return discs_placed(s, adventurer) < OWN_DISCS


def next_unplayed(s: State) -> int:
    """The first Adventurer whom nobody plays and who has a disc left, or NONE."""
    for adventurer in range(ALL_ADVENTURERS):
        if can_be_placed(s, adventurer):
            return adventurer
    return NONE


def may_place_unplayed(s: State, out: Any) -> int:
    """Any disc that is left of Adventurers whom nobody plays, wherever there is room. Rules,
    "Setup"; rulings NO-4 and NO-37."""
    n = 0
    for adventurer in range(ALL_ADVENTURERS):
        if can_be_placed(s, adventurer):
            n = may_name_spaces(s, DO.PLACE_UNPLAYED + adventurer * SPACES, out, n)
    return n


def place_unplayed(s: State, adventurer: int, space: int) -> None:
    """Rules, "Setup"; rulings NO-3 and NO-37."""
    add_disc(s, space, adventurer)
    emit(s, EVENT.UNPLAYED_PLACED, s.active, adventurer, space, EVERYBODY)
    if next_unplayed(s) != NONE:
        then(s, STEP.PLACE_UNPLAYED)
    else:
        s.active = s.first
        then(s, STEP.PLACE_DISC)


def place_next_unplayed(s: State, space: int) -> None:
    """In a quick start the discs that nobody plays come in their order. Ruling NO-2."""
    place_unplayed(s, next_unplayed(s), space)


def may_place_disc(s: State, out: Any) -> int:
    """On top of anything, wherever there is room. Rules, "Setup"; ruling NO-4."""
    return may_name_spaces(s, DO.PLACE_DISC, out, 0)


def place_disc(s: State, space: int) -> None:
    """One disc each, clockwise, until everybody has placed both. Rules, "Setup"."""
    add_disc(s, space, s.adventurer[s.active])
    emit(s, EVENT.DISC_PLACED, s.active, space, 0, EVERYBODY)
    s.active = left_of(s, s.active)
    if discs_placed(s, s.adventurer[s.active]) < OWN_DISCS:
        then(s, STEP.PLACE_DISC)
    else:
        s.active = right_of(s, s.first)


def any_stack(s: State, out: Any, weights: Any) -> int:
    """Each is as likely. Ruling NO-2."""
    for stack in range(SPACES):
        out[stack] = stack
        weights[stack] = 1
    return SPACES


def may_place_lys(s: State, out: Any) -> int:
    """She can point at any stack. Rules, "Setup"."""
    for stack in range(SPACES):
        out[stack] = DO.PLACE_LYS + stack
    return SPACES


def place_lys(s: State, stack: int) -> None:
    """The last player says where Lys points first. Rules, "Setup"."""
    s.lys = stack
    emit(s, EVENT.LYS_PLACED, s.active, stack, 0, EVERYBODY)
    then(s, STEP.NEXT_TURN)


SETUP = (
    Draw("reveal", any_unseen_tile, reveal_top, IN_STACKS),
    Draw("first_player", any_seat, name_first_player, range(MOST_SEATS)),
    Draw("deal", any_adventurer, take_adventurer, ADVENTURERS),
    Ask(
        "choose_adventurer",
        next_to_get_an_adventurer,
        may_choose_adventurer,
        choose_adventurer=take_adventurer,
    ),
    Do("lay_out", lay_out),
    Ask("place_frog", who_plays_nostromo, may_place_frog, place_frog=place_frog),
    Draw("place_frog", any_space_with_room, place_frog, range(SPACES), when=is_quick),
    Do("lay_nomads", lay_nomads),
    Ask("place_unplayed", "active", may_place_unplayed, place_unplayed=place_unplayed),
    Draw("place_unplayed", any_space_with_room, place_next_unplayed, range(SPACES), when=is_quick),
    Ask("place_disc", "active", may_place_disc, place_disc=place_disc),
    Draw("place_disc", any_space_with_room, place_disc, range(SPACES), when=is_quick),
    Ask("place_lys", "active", may_place_lys, place_lys=place_lys),
    Draw("place_lys", any_stack, place_lys, range(SPACES), when=is_quick),
)
