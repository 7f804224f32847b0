"""Cards: where they lie, how they move, what may be chosen of them and what can be drawn."""

from __future__ import annotations

from typing import Any

from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import CARD, CELL, DERIVED, EACH_SEAT

move, reveal = DERIVED.move, DERIVED.reveal
learn, hand_over = DERIVED.learn, DERIVED.hand_over


def loot_down(p: int) -> int:
    """The cell of a seat's face-down loot."""
    return CELL.LOOT_DOWN + p * EACH_SEAT


def loot_up(p: int) -> int:
    """The cell of a seat's face-up loot."""
    return CELL.LOOT_UP + p * EACH_SEAT


def may_name_cards(s: State, cell: int, first: int, out: Any, n: int) -> int:
    """One action for each kind of card that lies there, after the first n."""
    for card in range(CARD.NOMADS):
        if s.cards[cell][card] > 0:
            out[n] = first + card
            n += 1
    return n


def may_name_other_than_eggs(s: State, cell: int, first: int, out: Any, n: int) -> int:
    """The same without the Eggs. Ruling OC-22."""
    for card in range(CARD.NOMADS):
        if card != CARD.EGG and s.cards[cell][card] > 0:
            out[n] = first + card
            n += 1
    return n


def any_card(s: State, cell: int, out: Any, weights: Any) -> int:
    """Each card that lies there is as likely."""
    n = 0
    for card in range(CARD.NOMADS):
        if s.cards[cell][card] > 0:
            out[n] = card
            weights[n] = s.cards[cell][card]
            n += 1
    return n
