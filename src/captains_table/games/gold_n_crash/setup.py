"""Rulebook, "Game Setup"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.gold_n_crash.cards import deck, hand, move, pick, to_discard
from captains_table.games.gold_n_crash.columns import at, owner
from captains_table.games.gold_n_crash.events import EVENT
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.state import (
    CELL,
    COLUMNS,
    COPIES,
    DECK,
    DECK_SIZE,
    DISCARDED_AT_SETUP,
    DO,
    FIRST_GUEST,
    GUESTS,
    HAND_AT_SETUP,
    OPTION,
    SEATS,
    STEP,
)

ALL_GUESTS = len(GUESTS)


def set_up(s: State) -> None:
    """Two decks, eight Guests; who begins, the Guests, then the first cards. Rules, "Game
    Setup"."""
    for p in range(SEATS):
        for card in range(DECK):
            s.cards[deck(p)][p * DECK + card] = COPIES[card]
        s.total[deck(p)] = DECK_SIZE
    for guest in range(ALL_GUESTS):
        s.cards[CELL.BOX][FIRST_GUEST + guest] = 1
    s.total[CELL.BOX] = ALL_GUESTS
    then(s, STEP.NEXT_TURN)
    then(s, STEP.SET_UP_CREW)
    if s.option_guests == OPTION.GUESTS_DEALT:
        then(s, STEP.GUEST)
    else:
        then(s, STEP.CHOOSE_GUEST)
    if s.option_first_player == OPTION.FIRST_PLAYER_RANDOM:
        then(s, STEP.FIRST_PLAYER)
    else:
        name_first_player(s, s.option_first_player - 1)


def any_seat(s: State, out: Any, weights: Any) -> int:
    """Either can begin. Rules, "Game Setup"."""
    for p in range(SEATS):
        out[p] = p
        weights[p] = 1
    return SEATS


def name_first_player(s: State, p: int) -> None:
    """Rules, "Game Setup"."""
    s.first = p
    emit(s, EVENT.FIRST_PLAYER_NAMED, p, 0, 0, EVERYBODY)


def next_zeppelin(s: State) -> int:
    """The place of the next Zeppelin that has no Guest yet: the first player's and the other's in
    turn; NONE when all have one."""
    for column in range(COLUMNS):
        for turn in range(SEATS):
            p = s.first ^ turn
            if s.guest[at(p, column)] == NONE:
                return at(p, column)
    return NONE


def who_invites(s: State) -> int:
    """Whose Zeppelin is next. Rules, "Game Setup"."""
    return owner(next_zeppelin(s))


def any_guest(s: State, out: Any, weights: Any) -> int:
    """The Guests that are not aboard, each as likely. Rules, "Game Setup"."""
    n = 0
    for guest in range(ALL_GUESTS):
        if s.cards[CELL.BOX][FIRST_GUEST + guest] > 0:
            out[n] = guest
            weights[n] = 1
            n += 1
    return n


def may_invite(s: State, out: Any) -> int:
    """Any Guest that is not aboard. Rules, "Game Setup"."""
    n = 0
    for guest in range(ALL_GUESTS):
        if s.cards[CELL.BOX][FIRST_GUEST + guest] > 0:
            out[n] = DO.CHOOSE_GUEST + guest
            n += 1
    return n


def board_guest(s: State, guest: int) -> None:
    """A Guest comes aboard, face up. Rules, "Game Setup"."""
    place = next_zeppelin(s)
    p = owner(place)
    pick(s, CELL.BOX, FIRST_GUEST + guest)
    s.guest[place] = guest
    emit(s, EVENT.GUEST_BOARDED, p, place - at(p, 0), guest, EVERYBODY)
    if next_zeppelin(s) != NONE:
        if s.option_guests == OPTION.GUESTS_DEALT:
            then(s, STEP.GUEST)
        else:
            then(s, STEP.CHOOSE_GUEST)


def set_up_crew(s: State) -> None:
    """Each seat lays five cards face up on its discard pile, then draws five. Rules, "Game
    Setup"."""
    if who_is_set_up(s) != NONE:
        then(s, STEP.SET_UP_CREW)
        then(s, STEP.DRAW)


def who_is_set_up(s: State) -> int:
    """The seat that still lacks cards, or NONE."""
    for p in range(SEATS):
        if s.discard_count[p] < DISCARDED_AT_SETUP or s.total[hand(p)] < HAND_AT_SETUP:
            return p
    return NONE


def take_first_card(s: State, kind: int) -> None:
    """A card of the first ten. Rules, "Game Setup"."""
    p = who_is_set_up(s)
    if s.discard_count[p] < DISCARDED_AT_SETUP:
        pick(s, deck(p), kind)
        to_discard(s, p, kind)
        emit(s, EVENT.CARD_LAID_OUT, p, 0, kind, EVERYBODY)
    else:
        seen = move(s, deck(p), hand(p), kind, NO_HINT)
        emit(s, EVENT.CARD_DRAWN, p, 0, kind, seen)


SETUP = (
    Draw("first_player", any_seat, name_first_player, range(SEATS)),
    Draw("guest", any_guest, board_guest, GUESTS),
    Ask("choose_guest", who_invites, may_invite, choose_guest=board_guest),
    Do("set_up_crew", set_up_crew),
)
