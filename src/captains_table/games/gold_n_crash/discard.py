"""Rulebook, "Discard a card" and "The Discard Action Effects"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Ask, Do
from captains_table.games.gold_n_crash.cards import (
    deck,
    deck_size,
    from_discard,
    from_treasure,
    hand,
    looked,
    move,
    pick_unseen,
    put,
    put_unseen,
    take_known_first,
    to_discard,
    to_treasure,
    type_of,
)
from captains_table.games.gold_n_crash.columns import (
    at,
    beside,
    filled_columns,
    from_column,
    in_columns,
    last_type,
    may_name_columns,
    to_column,
)
from captains_table.games.gold_n_crash.events import EVENT
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.state import (
    COLUMNS,
    DECK,
    DO,
    FIRST_GUEST,
    LOOT_NEEDS,
    OBSERVED,
    OPTION,
    PLACE,
    STEP,
    TYPE,
)


def discard_effects(s: State) -> int:
    """The set of types, one bit for each, whose discard effect could do something. Gold has none.
    Rules, "Note"; rulings GC-22 and GC-24 to GC-27."""
    p = s.active
    effects = 0
    held = s.treasure_count[1 - p]
    if held > 0 and s.treasure[1 - p][held - 1] < FIRST_GUEST:
        effects |= 1 << TYPE.BOMB
    if in_columns(s, p) >= 2:
        effects |= 1 << TYPE.BOARD | 1 << TYPE.FISH
    needed = OBSERVED
    if s.option_observe_with_one == OPTION.OBSERVE_WITH_ONE_TRUE:
        needed = 1
    if deck_size(s, p) >= needed:
        effects |= 1 << TYPE.REINFORCE
    if s.discard_count[1 - p] >= LOOT_NEEDS[s.option_loot_needs]:
        effects |= 1 << TYPE.SECURE
    return effects


def may_discard(s: State, out: Any, n: int) -> int:
    """The last card of a column, after the first n actions: where there is one, and its effect
    could do something. Rules, "Discard a card" and "Note"; rulings GC-8 and GC-22 to GC-27."""
    effects = discard_effects(s)
    first = at(s.active, 0)
    columns = 0
    for column in range(COLUMNS):
        place = first + column
        if s.column_count[place] > 0 and effects >> last_type(s, place) & 1:
            columns |= 1 << column
    return may_name_columns(out, n, DO.DISCARD, columns)


def discard_card(s: State, column: int) -> None:
    """The last card of a column goes to one's discard pile first, then its effect is applied.
    Rules, "Discard a card"; ruling GC-23."""
    p = s.active
    kind = from_column(s, at(p, column))
    to_discard(s, p, kind)
    emit(s, EVENT.CARD_DISCARDED, p, column, kind, EVERYBODY)
    then(s, STEP.END_OF_ACTION)
    effect = type_of(kind)
    if effect == TYPE.BOMB:
        crack_the_safe(s)
    elif effect == TYPE.BOARD:
        then(s, STEP.MANOEUVRE)
    elif effect == TYPE.FISH:
        then(s, STEP.CALL_BACK)
    elif effect == TYPE.REINFORCE:
        s.looks = min(OBSERVED, deck_size(s, p))
        then(s, STEP.LOOK)
    else:
        loot(s)


def crack_the_safe(s: State) -> None:
    """The uppermost card of the opponent's Treasure goes to the opponent's discard pile. Rules,
    "Crack the safe"; rulings GC-26 and GC-28."""
    p = 1 - s.active
    kind = from_treasure(s, p)
    to_discard(s, p, kind)
    emit(s, EVENT.SAFE_CRACKED, s.active, 0, kind, EVERYBODY)


def loot(s: State) -> None:
    """The uppermost card of the opponent's discard pile goes to one's Treasure. Rules, "Loot";
    ruling GC-27."""
    kind = from_discard(s, 1 - s.active)
    to_treasure(s, s.active, kind)
    emit(s, EVENT.CARD_LOOTED, s.active, 0, kind, EVERYBODY)


def may_manoeuvre(s: State, out: Any) -> int:
    """The last card of any column, to an adjacent one, be it the fullest. Rules, "Manoeuvre";
    rulings GC-2 and GC-7."""
    n = 0
    for source in range(COLUMNS):
        if s.column_count[at(s.active, source)] > 0:
            n = may_name_columns(out, n, DO.MANOEUVRE + source * COLUMNS, beside(1 << source))
    return n


def manoeuvre(s: State, source: int, target: int) -> None:
    """The last card of a column goes to an adjacent one, without its effect; then the Guest, then
    the third card. Rules, "Manoeuvre"; rulings GC-2 and GC-31."""
    p = s.active
    kind = from_column(s, at(p, source))
    to_column(s, at(p, target), kind)
    emit(s, EVENT.CARD_MOVED, p, target, kind, EVERYBODY)
    s.place = target
    then(s, STEP.AFTER_CARD)


def may_call_back(s: State, out: Any) -> int:
    """The last card of any column. Rules, "Call back"."""
    return may_name_columns(out, 0, DO.CALL_BACK, filled_columns(s, s.active))


def call_back(s: State, column: int) -> None:
    """The last card of a column goes back to the hand. Rules, "Call back"."""
    p = s.active
    kind = from_column(s, at(p, column))
    put(s, hand(p), kind)
    emit(s, EVENT.CARD_CALLED_BACK, p, column, kind, EVERYBODY)


# Observe


def look(s: State) -> None:
    """Look at the first cards of the deck, one after the other. Rules, "Observe"; ruling GC-25."""
    if s.looks == 0:
        then(s, STEP.OBSERVE)
        return
    s.looks -= 1
    then(s, STEP.LOOK)
    kind = take_known_first(s, s.active)
    if kind == NONE:
        then(s, STEP.DRAW)
    else:
        see_known(s, kind)


def see_known(s: State, kind: int) -> None:
    """A card whose place its owner knew."""
    put_unseen(s, looked(s.active), kind)
    emit(s, EVENT.CARD_SEEN, s.active, 0, kind, 1 << s.active)


def see_drawn(s: State, kind: int) -> None:
    """A card that chance showed."""
    seen = move(s, deck(s.active), looked(s.active), kind, NO_HINT)
    emit(s, EVENT.CARD_SEEN, s.active, 0, kind, seen)


def looked_piece(s: State, card: int) -> int:
    """The piece among the cards looked at, which are of one's own crew."""
    return s.active * DECK + card


def may_place(s: State, out: Any) -> int:
    """Any of the cards looked at, on top of the deck or under it. Rules, "Observe"."""
    seen = s.cards[looked(s.active)]
    first = looked_piece(s, 0)
    n = 0
    for card in range(DECK):
        if seen[first + card] > 0:
            out[n] = DO.OBSERVE + card * 2
            out[n + 1] = DO.OBSERVE + card * 2 + 1
            n += 2
    return n


def place_observed(s: State, card: int, to: int) -> None:
    """One of the cards goes on top of the deck or under it; the last one placed on top is the
    uppermost, the last one under it the lowest. Rules, "Observe"."""
    p = s.active
    kind = looked_piece(s, card)
    pick_unseen(s, looked(s.active), kind)
    emit(s, EVENT.CARD_PLACED, p, to, kind, 1 << p)
    if to == PLACE.TOP:
        s.top[p][s.top_count[p]] = kind
        s.top_count[p] += 1
    else:
        for i in range(s.bottom_count[p], 0, -1):
            s.bottom[p][i] = s.bottom[p][i - 1]
        s.bottom[p][0] = kind
        s.bottom_count[p] += 1
    if s.total[looked(s.active)] > 0:
        then(s, STEP.OBSERVE)


DISCARDING = (
    Ask("manoeuvre", "active", may_manoeuvre, manoeuvre=manoeuvre),
    Ask("call_back", "active", may_call_back, call_back=call_back),
    Ask("observe", "active", may_place, observe=place_observed),
    Do("look", look),
)
