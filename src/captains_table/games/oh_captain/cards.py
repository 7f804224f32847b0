"""Cards that lie somewhere, as what may be chosen and as what can be drawn."""

from __future__ import annotations

from typing import Any

from captains_table.engine.plain import State
from captains_table.games.oh_captain.state import EGG, NOMADS


def may_name_cards(s: State, cell: int, first: int, out: Any, n: int) -> int:
    """One action for each kind of card that lies there, after the first n."""
    for card in range(NOMADS):
        if s.cards[cell][card] > 0:
            out[n] = first + card
            n += 1
    return n


def may_name_other_than_eggs(s: State, cell: int, first: int, out: Any, n: int) -> int:
    """The same without the Eggs. Ruling OC-22."""
    for card in range(NOMADS):
        if card != EGG and s.cards[cell][card] > 0:
            out[n] = first + card
            n += 1
    return n


def any_card(s: State, cell: int, out: Any, weights: Any) -> int:
    """Each card that lies there is as likely."""
    n = 0
    for card in range(NOMADS):
        if s.cards[cell][card] > 0:
            out[n] = card
            weights[n] = s.cards[cell][card]
            n += 1
    return n
