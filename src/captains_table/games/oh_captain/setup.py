"""Rulebook, "Setup"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, left_of, right_of, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Ask, Draw
from captains_table.games.oh_captain.cards import any_card, loot_down, move
from captains_table.games.oh_captain.events import EVENT
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import (
    ADVENTURER,
    ADVENTURERS,
    ALL_ADVENTURERS,
    CARD,
    CARDS,
    CELL,
    COINS,
    COPIES,
    DO,
    MOST_SEATS,
    OPTION,
    STEP,
)

CAPTAINS_COINS, EXPLORERS_COINS = 5, 3
DISCARDED_AT_SETUP = 3
SMALL_CREW = 4  # only the first four Adventurers join 3 or 4 players


def set_up(s: State) -> None:
    """Lay out the box. Rules, "Contents" and "Setup"."""
    s.supply = COINS
    for card in range(len(COPIES)):
        cell = CELL.BOX if card == CARD.PURSE else CELL.CAVE
        s.cards[cell][card] = COPIES[card]
        s.total[cell] += COPIES[card]
    then(s, STEP.NEXT_TURN)
    for _ in range(DISCARDED_AT_SETUP):
        then(s, STEP.DISCARD)
    for _ in range(s.seats):
        if s.option_adventurers == OPTION.ADVENTURERS_DEALT:
            then(s, STEP.DEAL)
        else:
            then(s, STEP.CHOOSE_ADVENTURER)
    if s.option_captain == OPTION.CAPTAIN_RANDOM:
        then(s, STEP.CAPTAIN)
    else:
        appoint_captain(s, s.option_captain - 1)


def any_seat(s: State, out: Any, weights: Any) -> int:
    """Everybody can be Captain first. Ruling OC-1."""
    for p in range(s.seats):
        out[p] = p
        weights[p] = 1
    return s.seats


def appoint_captain(s: State, p: int) -> None:
    """The Captain gets the bottle and 5 coins, every Explorer 3 coins and a Purse.
    Rules, "The Captain" and "The Explorers"; ruling OC-1."""
    s.captain = p
    emit(s, EVENT.CAPTAIN_APPOINTED, p, 0, 0, EVERYBODY)
    for q in range(s.seats):
        if q == p:
            s.coins[q] = CAPTAINS_COINS
        else:
            s.coins[q] = EXPLORERS_COINS
            move(s, CELL.BOX, loot_down(q), CARD.PURSE, NO_HINT)
        s.supply -= s.coins[q]


def next_to_get_an_adventurer(s: State) -> int:
    """The Captain first, then around the table. Rules, "Choosing the Adventurers"; ruling OC-2."""
    p = s.captain
    while s.adventurer[p] != NONE:
        p = (
            left_of(s, p)
            if s.option_choosing_order == OPTION.CHOOSING_ORDER_CLOCKWISE
            else right_of(s, p)
        )
    return p


def joins(s: State, adventurer: int) -> int:
    """Whether an Adventurer plays at this table: Siana and Ulrich join five or more players, or
    fewer on request. Rules, "Special Abilities"."""
    if adventurer == ADVENTURER.SIANA or adventurer == ADVENTURER.ULRICH:
        return s.seats > SMALL_CREW or s.option_all_adventurers == OPTION.ALL_ADVENTURERS_TRUE
    return 1


def is_available(s: State, adventurer: int) -> int:
    """Nobody has it yet, and it plays at this table. Rules, "Choosing the Adventurers"."""
    for p in range(s.seats):
        if s.adventurer[p] == adventurer:
            return 0
    return joins(s, adventurer)


def any_adventurer(s: State, out: Any, weights: Any) -> int:
    """Who is left, each as likely. Rules, "Choosing the Adventurers"."""
    n = 0
    for adventurer in range(ALL_ADVENTURERS):
        if is_available(s, adventurer):
            out[n] = adventurer
            weights[n] = 1
            n += 1
    return n


def may_take_adventurer(s: State, out: Any) -> int:
    """Who is left. Rules, "Choosing the Adventurers"."""
    n = 0
    for adventurer in range(ALL_ADVENTURERS):
        if is_available(s, adventurer):
            out[n] = DO.CHOOSE_ADVENTURER + adventurer
            n += 1
    return n


def take_adventurer(s: State, adventurer: int) -> None:
    """Rules, "Choosing the Adventurers"."""
    p = next_to_get_an_adventurer(s)
    s.adventurer[p] = adventurer
    emit(s, EVENT.ADVENTURER_TAKEN, p, adventurer, 0, EVERYBODY)


def any_card_of_the_cave(s: State, out: Any, weights: Any) -> int:
    """Rules, "The Discard Pile"."""
    return any_card(s, CELL.CAVE, out, weights)


def lay_under_the_bottle(s: State, card: int) -> None:
    """Three cards go from the cave under the bottle; the Captain may look. Rules, "The Discard
    Pile"."""
    seen = move(s, CELL.CAVE, CELL.DISCARD, card, NO_HINT)
    emit(s, EVENT.DISCARD_LAID, s.captain, 0, card, seen)


SETUP = (
    Draw("captain", any_seat, appoint_captain, range(MOST_SEATS)),
    Draw("deal", any_adventurer, take_adventurer, ADVENTURERS),
    Ask(
        "choose_adventurer",
        next_to_get_an_adventurer,
        may_take_adventurer,
        choose_adventurer=take_adventurer,
    ),
    Draw("discard", any_card_of_the_cave, lay_under_the_bottle, CARDS),
)
