"""Rulebook, "Play a card" and "The Play Action Effects"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import clear_steps, emit, then
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.gold_n_crash.cards import (
    SPECTATOR,
    deck_size,
    from_discard,
    hand,
    pick,
    put,
    slot,
    to_discard,
    to_treasure,
    type_of,
)
from captains_table.games.gold_n_crash.columns import (
    ALL_COLUMNS,
    LEFT,
    MIDDLE,
    RIGHT,
    at,
    beside,
    count_with,
    filled_columns,
    from_column,
    may_name_columns,
    to_column,
)
from captains_table.games.gold_n_crash.draw import draw_card
from captains_table.games.gold_n_crash.events import EVENT
from captains_table.games.gold_n_crash.fields import Fields, State
from captains_table.games.gold_n_crash.state import (
    CELL,
    COLUMNS,
    DECK,
    DO,
    FIRST_GUEST,
    ROBUST,
    STEP,
    TYPE,
)


def open_columns(s: State) -> int:
    """The set of columns where a card may be played: not where the most cards are, unless all
    columns are alike. Rules, "Play a card"; rulings GC-1 and GC-3."""
    first = at(s.active, 0)
    left = s.column_count[first]
    middle = s.column_count[first + 1]
    right = s.column_count[first + 2]
    most = max(left, middle, right)
    columns = 0
    if left < most:
        columns |= LEFT
    if middle < most:
        columns |= MIDDLE
    if right < most:
        columns |= RIGHT
    if columns == 0:
        return ALL_COLUMNS
    return columns


def targets(s: State, kind: int) -> int:
    """The set of columns where the play effect of a type could do something. Rules, "Note";
    rulings GC-8, GC-13 and GC-18 to GC-21."""
    p = s.active
    if kind == TYPE.BOMB:
        return flying(s, 1 - p)
    if kind == TYPE.BOARD:
        return filled_columns(s, 1 - p)
    if kind == TYPE.SECURE:
        return beside(filled_columns(s, p))
    if (kind == TYPE.FISH and s.discard_count[p] == 0) or (
        kind == TYPE.REINFORCE and deck_size(s, p) == 0
    ):
        return 0
    return ALL_COLUMNS


def may_play(s: State, out: Any, n: int) -> int:
    """Any card in hand, after the first n actions: where a column is open and its effect could do
    something. Rules, "Play a card" and "Note"; rulings GC-1 and GC-8."""
    mine = hand(s.active)
    held = s.cards[mine]
    left = s.total[mine]  # cards in hand that were not come across yet
    opened = open_columns(s)
    for card in range(DECK):
        alike = held[card] + held[DECK + card]
        if alike > 0:
            columns = opened & targets(s, type_of(card))
            n = may_name_columns(out, n, DO.PLAY + card * COLUMNS, columns)
            left -= alike
            if left == 0:
                break
    return n


def piece_in_hand(s: State, card: int) -> int:
    """Which of the cards alike in hand is played: one that everybody knows, if there is one."""
    public = s.known[SPECTATOR]
    first = slot(hand(s.active)) + card
    if public[first] > 0:
        return card
    if public[first + DECK] > 0:
        return DECK + card
    return s.active * DECK + card


def play_card(s: State, card: int, column: int) -> None:
    """A card from the hand goes to a column and its effect is applied as often as there are cards
    of its type now; then the Guest, then the third card. Rules, "Play a card" and "The Play Action
    Effects"; rulings GC-10 and GC-29."""
    p = s.active
    kind = piece_in_hand(s, card)
    s.repeats = count_with(s, card, at(p, column))
    pick(s, hand(p), kind)
    to_column(s, at(p, column), kind)
    s.played[column] += 1
    s.place = column
    emit(s, EVENT.CARD_PLAYED, p, column, kind, EVERYBODY)
    then(s, STEP.END_OF_ACTION)
    then(s, STEP.AFTER_CARD)
    apply_effect(s, type_of(kind))


def apply_effect(s: State, kind: int) -> None:
    """The play effect of a type. Rules, "The Play Action Effects"."""
    if kind == TYPE.BOMB:
        bomb(s)
    elif kind == TYPE.BOARD:
        board(s)
    elif kind == TYPE.FISH:
        fish(s)
    elif kind == TYPE.REINFORCE:
        then(s, STEP.REINFORCE)
    elif kind == TYPE.SECURE:
        then(s, STEP.SECURE)
    elif kind == TYPE.GOLD:
        s.repeats = 0


def bomb(s: State) -> None:
    """The facing Zeppelin is hit with all Bombs of the column. Its robustness is found out when it
    is first bombed. Rules, "Bomb"; rulings GC-11, GC-12 and GC-14."""
    value = s.hull[1 - s.active][s.place]
    if value == NONE:
        then(s, STEP.ROBUSTNESS)
    else:
        strike(s, value)


def is_found(s: Fields, p: int, value: int) -> int:
    """Whether one of a seat's Zeppelins is known, at least to its owner, to be that robust."""
    for column in range(COLUMNS):
        if s.hull[p][column] == value or s.wreck[at(p, column)] == value:
            return 1
    return 0


def any_robustness(s: State, out: Any, weights: Any) -> int:
    """What none of the opponent's Zeppelins was found to be, each as likely. Rules, "Game Setup"
    and "Bomb"; ruling GC-16."""
    n = 0
    for value in range(1, ROBUST + 1):
        if is_found(s, 1 - s.active, value) == 0:
            out[n] = value
            weights[n] = 1
            n += 1
    return n


def resists(value: int, strength: int) -> int:
    """Whether a Zeppelin that robust flies on when so many Bombs hit it. Rules, "Bomb"."""
    return value > strength


def strike(s: State, value: int) -> None:
    """The Zeppelin resists or is destroyed, and its Guest with it; the last one ends the game at
    once. Rules, "Bomb" and "End of the Game"; rulings GC-15 to GC-17 and GC-42."""
    p = 1 - s.active
    place = at(p, s.place)
    strength = s.repeats
    s.repeats = 0
    if resists(value, strength):
        s.hull[p][s.place] = value
        s.resisted[place] = max(s.resisted[place], strength)
        emit(s, EVENT.ZEPPELIN_RESISTED, p, s.place, value, 1 << p)
        return
    s.hull[p][s.place] = NONE
    s.resisted[place] = 0
    s.wreck[place] = value
    emit(s, EVENT.ZEPPELIN_DESTROYED, p, s.place, value, EVERYBODY)
    guest = s.guest[place]
    if guest != NONE:
        s.guest[place] = NONE
        put(s, CELL.BOX, FIRST_GUEST + guest)
        emit(s, EVENT.GUEST_LOST, p, s.place, guest, EVERYBODY)
    if flying(s, p) == 0:
        s.winner = s.active
        s.place = NONE
        emit(s, EVENT.CRASH_VICTORY, s.active, 0, 0, EVERYBODY)
        clear_steps(s)


def flying(s: Fields, p: int) -> int:
    """The set of columns below the Zeppelins that a seat still has."""
    first = at(p, 0)
    columns = 0
    if s.wreck[first] == 0:
        columns |= LEFT
    if s.wreck[first + 1] == 0:
        columns |= MIDDLE
    if s.wreck[first + 2] == 0:
        columns |= RIGHT
    return columns


def board(s: State) -> None:
    """The last cards of the facing column go to their owner's discard pile. Rules, "Board";
    rulings GC-9 and GC-18."""
    p = 1 - s.active
    place = at(p, s.place)
    while s.repeats > 0 and s.column_count[place] > 0:
        s.repeats -= 1
        kind = from_column(s, place)
        to_discard(s, p, kind)
        emit(s, EVENT.CARD_BOARDED, s.active, s.place, kind, EVERYBODY)
    s.repeats = 0


def fish(s: State) -> None:
    """The first cards of one's own discard pile go to the hand. Rules, "Fish"; ruling GC-19."""
    p = s.active
    while s.repeats > 0 and s.discard_count[p] > 0:
        s.repeats -= 1
        kind = from_discard(s, p)
        put(s, hand(p), kind)
        emit(s, EVENT.CARD_FISHED, p, 0, kind, EVERYBODY)
    s.repeats = 0


def reinforce(s: State) -> None:
    """Draw, as long as there are cards. Rules, "Reinforce"; ruling GC-20."""
    if deck_size(s, s.active) == 0:
        s.repeats = 0
        return
    s.repeats -= 1
    if s.repeats > 0:
        then(s, STEP.REINFORCE)
    draw_card(s)


def can_be_secured(s: State) -> int:
    """The set of columns from which a card can be secured: adjacent and not empty. Ruling
    GC-21."""
    return beside(1 << s.place) & filled_columns(s, s.active)


def may_secure(s: State, out: Any) -> int:
    """The last card of any column from which one can be secured. Rules, "Secure"; ruling GC-21."""
    return may_name_columns(out, 0, DO.SECURE, can_be_secured(s))


def secure_card(s: State, column: int) -> None:
    """The last card of an adjacent column goes to the Treasure; again, as long as there is one.
    Rules, "Secure"; rulings GC-9 and GC-21."""
    kind = from_column(s, at(s.active, column))
    to_treasure(s, s.active, kind)
    emit(s, EVENT.CARD_SECURED, s.active, column, kind, EVERYBODY)
    s.repeats -= 1
    if s.repeats > 0 and can_be_secured(s):
        then(s, STEP.SECURE)
    else:
        s.repeats = 0


PLAYING = (
    Draw("robustness", any_robustness, strike, range(ROBUST + 1)),
    Ask("secure", "active", may_secure, secure=secure_card),
    Do("reinforce", reinforce),
)
