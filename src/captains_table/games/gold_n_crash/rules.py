"""Gold'n'Crash as a flow chart: who moves, what they may do, and what it leads to.

The chapters are in `setup`, `play`, `discard`, `guests` and `end`; each step here is one of
`STEPS`, in the same order.
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE, OVER, emit, take_step, then
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.plain import State
from captains_table.games.gold_n_crash.discard import (
    call_back,
    can_be_discarded,
    discard_card,
    look,
    looked_piece,
    manoeuvre,
    place_observed,
    see_drawn,
)
from captains_table.games.gold_n_crash.end import begin_turn, end_action
from captains_table.games.gold_n_crash.events import TURN_PASSED
from captains_table.games.gold_n_crash.guests import after_card
from captains_table.games.gold_n_crash.play import (
    can_be_secured,
    draw_card,
    is_found,
    open_columns,
    play_card,
    reinforce,
    secure_card,
    strike,
    take_drawn,
    targets,
)
from captains_table.games.gold_n_crash.setup import (
    ALL_GUESTS,
    board_guest,
    name_first_player,
    next_zeppelin,
    set_up_crew,
    take_first_card,
    who_is_set_up,
)
from captains_table.games.gold_n_crash.state import (
    ACTION,
    AFTER_CARD,
    BOX,
    CALL_BACK,
    CHOOSE_GUEST,
    COLUMNS,
    DECK,
    DO_CALL_BACK,
    DO_DISCARD,
    DO_DRAW,
    DO_GUEST,
    DO_MANOEUVRE,
    DO_OBSERVE,
    DO_PASS,
    DO_PLAY,
    DO_SECURE,
    DRAW,
    END_OF_ACTION,
    FIRST_AUTOMATIC,
    FIRST_GUEST,
    FIRST_PLAYER,
    GUEST,
    LOOK,
    MANOEUVRE,
    NEXT_TURN,
    REINFORCE_ONE,
    ROBUST,
    ROBUSTNESS,
    SEATS,
    SECURE_ONE,
    SET_UP_CREW,
    at,
    beside,
    deck,
    deck_size,
    filled_columns,
    hand,
    looked,
)


def mover(s: State) -> int:
    """The seat that must choose, or CHANCE, or OVER."""
    step = s.step
    if step == ACTION:
        return s.active
    if step == NONE:
        return OVER
    if step == DRAW or step == ROBUSTNESS or step == FIRST_PLAYER or step == GUEST:
        return CHANCE
    if step == CHOOSE_GUEST:
        return next_zeppelin(s) // COLUMNS
    return s.active


def legal(s: State, out: Any) -> int:
    """Write the codes of all legal actions; returns how many."""
    step = s.step
    if step == ACTION:
        return add_actions(s, out)
    if step == SECURE_ONE:
        return add_columns(out, 0, DO_SECURE, can_be_secured(s))
    if step == CALL_BACK:
        return add_columns(out, 0, DO_CALL_BACK, filled_columns(s, s.active))
    n = 0
    if step == MANOEUVRE:
        for source in range(COLUMNS):
            if s.column_count[at(s.active, source)] > 0:
                n = add_columns(out, n, DO_MANOEUVRE + source * COLUMNS, beside(1 << source))
    elif step == CHOOSE_GUEST:
        for guest in range(ALL_GUESTS):
            if s.cards[BOX][FIRST_GUEST + guest] > 0:
                out[n] = DO_GUEST + guest
                n += 1
    else:
        for card in range(DECK):
            if s.cards[looked(s.active)][looked_piece(s, card)] > 0:
                out[n] = DO_OBSERVE + card * 2
                out[n + 1] = DO_OBSERVE + card * 2 + 1
                n += 2
    return n


def add_actions(s: State, out: Any) -> int:
    """Draw, play or discard; pass only where nothing else can be done, or by agreement. Rules,
    "Turn Sequence"; rulings GC-4, GC-5 and GC-8."""
    p = s.active
    n = 0
    if deck_size(s, p) > 0:
        out[0] = DO_DRAW
        n = 1
    mine = hand(p)
    held = s.cards[mine]
    left = s.total[mine]  # cards in hand that were not come across yet
    opened = open_columns(s)
    for card in range(DECK):
        alike = held[card] + held[DECK + card]
        if alike > 0:
            n = add_columns(out, n, DO_PLAY + card * COLUMNS, opened & targets(s, card // 3))
            left -= alike
            if left == 0:
                break
    n = add_columns(out, n, DO_DISCARD, can_be_discarded(s))
    if n == 0 or s.option_stop_early == 1:
        out[n] = DO_PASS
        n += 1
    return n


def add_columns(out: Any, n: int, code: int, columns: int) -> int:
    """Write the codes of an action for a set of columns after the n that are there; returns how
    many there are now. (Each code is written; where its column is not in the set, the next takes
    its place. Branches on what nobody can foresee are slow in compiled code.)"""
    out[n] = code
    n += columns & 1
    out[n] = code + 1
    n += columns >> 1 & 1
    out[n] = code + 2
    return n + (columns >> 2)


def chances(s: State, out: Any, weights: Any) -> int:
    """Write the outcomes of a chance node (seats, Guests, cards or robustness) and how likely each
    is; returns how many."""
    step = s.step
    n = 0
    if step == DRAW:
        p = s.active
        if p == NONE:
            p = who_is_set_up(s)
        left = s.cards[deck(p)]
        for kind in range(p * DECK, p * DECK + DECK):
            out[n] = kind
            weights[n] = left[kind]
            n += left[kind] > 0
        return n
    if step == ROBUSTNESS:
        for value in range(1, ROBUST + 1):
            if is_found(s, 1 - s.active, value) == 0:
                out[n] = value
                n += 1
    elif step == FIRST_PLAYER:
        n = SEATS
        for p in range(SEATS):
            out[p] = p
    else:
        for guest in range(ALL_GUESTS):
            if s.cards[BOX][FIRST_GUEST + guest] > 0:
                out[n] = guest
                n += 1
    for i in range(n):
        weights[i] = 1
    return n


def apply(s: State, choice: int) -> None:
    """Make a choice, or let a chance outcome happen, and go on to the next node."""
    step = take_step(s)
    if step == ACTION:
        act(s, choice)
    elif step == DRAW:
        if s.active == NONE:
            take_first_card(s, choice)
        elif s.step == LOOK:
            see_drawn(s, choice)
        else:
            take_drawn(s, choice)
    elif step == ROBUSTNESS:
        strike(s, choice)
    elif step == SECURE_ONE:
        secure_card(s, choice - DO_SECURE)
    elif step == MANOEUVRE:
        manoeuvre(s, (choice - DO_MANOEUVRE) // COLUMNS, (choice - DO_MANOEUVRE) % COLUMNS)
    elif step == CALL_BACK:
        call_back(s, choice - DO_CALL_BACK)
    elif step == FIRST_PLAYER:
        name_first_player(s, choice)
    elif step == GUEST:
        board_guest(s, choice)
    elif step == CHOOSE_GUEST:
        board_guest(s, choice - DO_GUEST)
    else:
        place_observed(s, (choice - DO_OBSERVE) // 2, (choice - DO_OBSERVE) % 2)
    while s.step >= FIRST_AUTOMATIC:
        go_on(s)


def act(s: State, choice: int) -> None:
    """One of the actions of a turn. Rules, "Turn Sequence"."""
    if choice == DO_PASS:
        emit(s, TURN_PASSED, s.active, 0, 0, EVERYBODY)
        s.actions = 0
        then(s, NEXT_TURN)
    elif choice == DO_DRAW:
        then(s, END_OF_ACTION)
        draw_card(s)
    elif choice >= DO_DISCARD:
        discard_card(s, choice - DO_DISCARD)
    else:
        play_card(s, (choice - DO_PLAY) // COLUMNS, (choice - DO_PLAY) % COLUMNS)


def go_on(s: State) -> None:
    """Do what happens by itself."""
    step = take_step(s)
    if step == END_OF_ACTION:
        end_action(s)
    elif step == AFTER_CARD:
        after_card(s)
    elif step == REINFORCE_ONE:
        reinforce(s)
    elif step == LOOK:
        look(s)
    elif step == SET_UP_CREW:
        set_up_crew(s)
    else:
        begin_turn(s)
