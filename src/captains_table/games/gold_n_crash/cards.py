"""Crew cards: what they are, and the decks, hands and piles where they lie."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.state import CELL, DECK, DERIVED, EACH_SEAT, SEATS

SPECTATOR = SEATS  # the row of what everybody knows

move, put, pick = DERIVED.move, DERIVED.put, DERIVED.pick
put_unseen, pick_unseen = DERIVED.put_unseen, DERIVED.pick_unseen
slot = DERIVED.slot


def deck(p: int) -> int:
    """The cell of a seat's deck."""
    return CELL.DECK + p * EACH_SEAT


def hand(p: int) -> int:
    """The cell of a seat's hand."""
    return CELL.HAND + p * EACH_SEAT


def looked(p: int) -> int:
    """The cell of the cards that Observe shows a seat."""
    return CELL.LOOKED + p * EACH_SEAT


def type_of(kind: int) -> int:
    """Bomb, Board, Fish, Reinforce, Secure or Gold."""
    return kind % DECK // 3


def gold_of(kind: int) -> int:
    """The gold value of a crew card."""
    card = kind % DECK
    if card == DECK - 1:
        return 6
    if card == DECK - 2:
        return 4
    return card % 3 + 1


def deck_size(s: State, p: int) -> int:
    """How many cards a seat can still draw."""
    return s.top_count[p] + s.total[deck(p)] + s.bottom_count[p]


def take_known_first(s: State, p: int) -> int:
    """Take the first card of a deck if Observe put it there; NONE where only chance knows it. A
    card at the bottom is the first when no other is left."""
    if s.top_count[p] > 0:
        s.top_count[p] -= 1
        kind = s.top[p][s.top_count[p]]
        s.top[p][s.top_count[p]] = NONE
        return kind
    if s.total[deck(p)] > 0:
        return NONE
    s.bottom_count[p] -= 1
    kind = s.bottom[p][s.bottom_count[p]]
    s.bottom[p][s.bottom_count[p]] = NONE
    return kind


def to_discard(s: State, p: int, kind: int) -> None:
    """Lay a card on a seat's discard pile."""
    s.discard[p][s.discard_count[p]] = kind
    s.discard_count[p] += 1


def from_discard(s: State, p: int) -> int:
    """Take the uppermost card of a discard pile."""
    s.discard_count[p] -= 1
    kind = s.discard[p][s.discard_count[p]]
    s.discard[p][s.discard_count[p]] = NONE
    return kind


def to_treasure(s: State, p: int, kind: int) -> None:
    """Lay a card face down on a seat's Treasure."""
    s.treasure[p][s.treasure_count[p]] = kind
    s.treasure_count[p] += 1


def from_treasure(s: State, p: int) -> int:
    """Take the uppermost card of a Treasure."""
    s.treasure_count[p] -= 1
    kind = s.treasure[p][s.treasure_count[p]]
    s.treasure[p][s.treasure_count[p]] = NONE
    return kind
