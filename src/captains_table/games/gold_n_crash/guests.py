"""Rulebook, "The Esteemed Guests" and the third card of a type."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.steps import Do
from captains_table.games.gold_n_crash.cards import gold_of, to_discard, to_treasure, type_of
from captains_table.games.gold_n_crash.columns import at, count_type, last_type
from captains_table.games.gold_n_crash.events import EVENT
from captains_table.games.gold_n_crash.fields import Fields, State
from captains_table.games.gold_n_crash.state import COLUMNS, FIRST_GUEST, OPTION, TYPE, TYPES, WANTS

ALL_TYPES = len(TYPES)
# What each Guest waits for, in the order of the Guests: nine Gold, two cards in a turn, three
# Reinforce, five cards, four types, three Fish, two Gold cards, three Board.
WANTED = (9, 2, 3, 5, 4, 3, 2, 3)
CLEARING = 3  # so many cards of a type clear their column


def after_card(s: State) -> None:
    """After a card was played or moved in: the Guest of that column, then the third card. Rules,
    "After you have played the 3rd card"; rulings GC-29 to GC-33."""
    p = s.active
    place = at(p, s.place)
    guest = s.guest[place]
    if guest != NONE and is_pleased(s, guest, place):
        s.guest[place] = NONE
        to_treasure(s, p, FIRST_GUEST + guest)
        emit(s, EVENT.GUEST_SECURED, p, s.place, guest, EVERYBODY)
    if count_type(s, place, last_type(s, place)) >= CLEARING:
        clear_column(s, place)
    s.place = NONE


def is_pleased(s: Fields, guest: int, place: int) -> int:
    """Whether a Guest's condition is met. Rules, "The Esteemed Guests"."""
    return reached(s, guest, place) >= WANTED[guest]


def reached(s: Fields, guest: int, place: int) -> int:
    """How far the column of a Guest is from what the Guest waits for (`WANTED`). Rules, "The
    Esteemed Guests"; rulings GC-34 and GC-35."""
    if guest == WANTS.NINE_GOLD:
        return gold_in(s, place)
    if guest == WANTS.TWO_IN_A_TURN:
        first = at(s.active, 0)
        if place < first or place >= first + COLUMNS:
            return 0
        return s.played[place - first]
    if guest == WANTS.THREE_REINFORCE:
        return count_type(s, place, TYPE.REINFORCE)
    if guest == WANTS.FIVE_CARDS:
        return s.column_count[place]
    if guest == WANTS.FOUR_TYPES:
        return types_in(s, place)
    if guest == WANTS.THREE_FISH:
        return count_type(s, place, TYPE.FISH)
    if guest == WANTS.TWO_GOLD:
        return count_type(s, place, TYPE.GOLD)
    return count_type(s, place, TYPE.BOARD)


def gold_in(s: Fields, place: int) -> int:
    """The gold of a column. Ruling GC-34."""
    gold = 0
    for i in range(s.column_count[place]):
        kind = s.column[place][i]
        if (
            s.option_gold_counts_in_column == OPTION.GOLD_COUNTS_IN_COLUMN_TRUE
            or type_of(kind) != TYPE.GOLD
        ):
            gold += gold_of(kind)
    return gold


def gold_below(s: Fields, place: int) -> int:
    """What the cards below a Zeppelin are worth."""
    gold = 0
    for i in range(s.column_count[place]):
        gold += gold_of(s.column[place][i])
    return gold


def types_in(s: Fields, place: int) -> int:
    """How many different types lie in a column."""
    count = 0
    for kind in range(ALL_TYPES):
        if count_type(s, place, kind) > 0:
            count += 1
    return count


def clear_column(s: State, place: int) -> None:
    """The column goes to one's discard pile, the newest card on top. Ruling GC-32."""
    for i in range(s.column_count[place]):
        to_discard(s, s.active, s.column[place][i])
        s.column[place][i] = NONE
    s.column_count[place] = 0
    emit(s, EVENT.COLUMN_CLEARED, s.active, s.place, 0, EVERYBODY)


VISITING = (Do("after_card", after_card),)
