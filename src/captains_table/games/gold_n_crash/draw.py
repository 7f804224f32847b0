"""Rulebook, "Draw": the first card of a deck, which Observe put there or chance brings."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Draw
from captains_table.games.gold_n_crash.cards import (
    deck,
    deck_size,
    hand,
    move,
    put_unseen,
    take_known_first,
)
from captains_table.games.gold_n_crash.discard import see_drawn
from captains_table.games.gold_n_crash.events import EVENT
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.setup import take_first_card, who_is_set_up
from captains_table.games.gold_n_crash.state import ALL_CREW, DECK, STEP


def draw_card(s: State) -> None:
    """The first card of the deck goes to the hand. One that Observe put there is drawn without
    chance. Rules, "Draw"."""
    kind = take_known_first(s, s.active)
    if kind == NONE:
        then(s, STEP.DRAW)
    else:
        take_known(s, kind)


def take_known(s: State, kind: int) -> None:
    """A card whose place its owner knew goes to the owner's hand."""
    put_unseen(s, hand(s.active), kind)
    emit(s, EVENT.CARD_DRAWN, s.active, 0, kind, 1 << s.active)
    shrink_deck(s)


def any_card_of_the_deck(s: State, out: Any, weights: Any) -> int:
    """Each card whose place is not known is as likely. Rules, "Game Setup" and "Draw"."""
    p = s.active
    if p == NONE:
        p = who_is_set_up(s)
    left = s.cards[deck(p)]
    n = 0
    for kind in range(p * DECK, p * DECK + DECK):
        alike = left[kind]
        out[n] = kind
        weights[n] = alike
        n += alike > 0
    return n


def card_comes(s: State, kind: int) -> None:
    """It is one of the first ten, or one to look at, or it goes to the hand. Rules, "Game Setup",
    "Observe" and "Draw"."""
    if s.active == NONE:
        take_first_card(s, kind)
    elif s.step == STEP.LOOK:
        see_drawn(s, kind)
    else:
        take_drawn(s, kind)


def take_drawn(s: State, kind: int) -> None:
    """A card that chance drew goes to the hand."""
    seen = move(s, deck(s.active), hand(s.active), kind, NO_HINT)
    emit(s, EVENT.CARD_DRAWN, s.active, 0, kind, seen)
    shrink_deck(s)


def shrink_deck(s: State) -> None:
    """A deck is smaller now; the first to run out brings the end near. Rules, "End of the Game";
    rulings GC-40 and GC-45."""
    s.idle = 0
    if deck_size(s, s.active) == 0 and s.emptied == NONE:
        s.emptied = s.active
        emit(s, EVENT.DECK_EMPTIED, s.active, 0, 0, EVERYBODY)


DRAWING = (Draw("draw", any_card_of_the_deck, card_comes, ALL_CREW),)
