"""Rulebook, "The Esteemed Guests" and the third card of a type."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.steps import Do
from captains_table.games.gold_n_crash.cards import gold_of, to_discard, to_treasure, type_of
from captains_table.games.gold_n_crash.columns import at, count_type, last_type
from captains_table.games.gold_n_crash.events import EVENT
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.state import FIRST_GUEST, OPTION, TYPE, TYPES, WANTS

NINE_GOLD = 9

ALL_TYPES = len(TYPES)


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
    if count_type(s, place, last_type(s, place)) >= 3:
        clear_column(s, place)
    s.place = NONE


def is_pleased(s: State, guest: int, place: int) -> int:
    """Whether a Guest's condition is met. Rules, "The Esteemed Guests"; rulings GC-34 and GC-35."""
    if guest == WANTS.NINE_GOLD:
        return gold_in(s, place) >= NINE_GOLD
    if guest == WANTS.TWO_IN_A_TURN:
        return s.played[s.place] >= 2
    if guest == WANTS.THREE_REINFORCE:
        return count_type(s, place, TYPE.REINFORCE) >= 3
    if guest == WANTS.FIVE_CARDS:
        return s.column_count[place] >= 5
    if guest == WANTS.FOUR_TYPES:
        return types_in(s, place) >= 4
    if guest == WANTS.THREE_FISH:
        return count_type(s, place, TYPE.FISH) >= 3
    if guest == WANTS.TWO_GOLD:
        return count_type(s, place, TYPE.GOLD) >= 2
    return guest == WANTS.THREE_BOARD and count_type(s, place, TYPE.BOARD) >= 3


def gold_in(s: State, place: int) -> int:
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


def types_in(s: State, place: int) -> int:
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
