"""Oh Captain! as a flow chart: who moves, what they may do, and what it leads to.

The chapters are in `setup`, `turn`, `effects`, `abilities` and `end`; each step here is one of
`STEPS`, in the same order.
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE, OVER, take_step, then
from captains_table.engine.knowledge import NO_HINT
from captains_table.engine.plain import State
from captains_table.games.oh_captain.abilities import end_turn, moon_turns_down, red_takes_coin
from captains_table.games.oh_captain.effects import affect_card, can_be_attacked
from captains_table.games.oh_captain.setup import (
    appoint_captain,
    is_available,
    lay_under_the_bottle,
    next_to_get_an_adventurer,
    take_adventurer,
)
from captains_table.games.oh_captain.state import (
    ANNOUNCE,
    CAPTAIN,
    CAPTAIN_CHOICE,
    CAVE,
    CHALLENGE_COIN,
    CHOOSE_ADVENTURER,
    DEAL,
    DISCARD,
    DISCARD_ONE,
    DO_ACCEPT,
    DO_ANNOUNCE,
    DO_ATTACK,
    DO_BUY,
    DO_CHALLENGE,
    DO_CHOOSE,
    DO_DONE,
    DO_GIVE_DOWN,
    DO_GIVE_UP,
    DO_LET,
    DO_LOYALTY,
    DO_MUTINY,
    DO_PASS,
    DO_RECOVER,
    DO_TAKE_COIN,
    DO_TAKE_DOWN,
    DO_TAKE_UP,
    DO_TURN_DOWN,
    DOWN,
    DRAW,
    EGG,
    END_OF_TURN,
    FIRST_AUTOMATIC,
    LAST_CARDS,
    MOON_FLIP,
    MUTINY_OR_LOYALTY,
    NOMADS,
    NOSTROMO_PICK,
    NOT_EGG,
    PICK,
    PICK_CARD,
    RED_TARGET,
    RESPOND,
    SAY_LANTERN,
    SIANA_PICK,
    TARGET,
    UP,
    loot_down,
    loot_up,
)
from captains_table.games.oh_captain.turn import (
    accept_attack,
    announce,
    buy_item,
    challenge_attack,
    choose_target,
    declare_mutiny,
    draw,
    let_explorer_use_it,
    pass_the_cave,
    pay_for_challenge,
    pledge_loyalty,
    recover_card,
)


def mover(s: State) -> int:
    """The seat that must choose, or CHANCE, or OVER."""
    step = s.step
    if step == NONE:
        return OVER
    if step == DRAW or step == PICK or step == DISCARD_ONE or step <= DEAL:
        return CHANCE
    if step == CHOOSE_ADVENTURER:
        return next_to_get_an_adventurer(s)
    if step == CAPTAIN_CHOICE:
        return s.captain
    if step == TARGET or step == PICK_CARD:
        return s.attacker
    if step == RESPOND or step == SIANA_PICK:
        return s.target
    return s.active


def legal(s: State, out: Any) -> int:
    """Write the codes of all legal actions; returns how many."""
    step = s.step
    n = 0
    if step == CHOOSE_ADVENTURER:
        for adventurer in range(6):
            if is_available(s, adventurer):
                out[n] = DO_CHOOSE + adventurer
                n += 1
    elif step == MUTINY_OR_LOYALTY:
        out[0] = DO_MUTINY
        out[1] = DO_LOYALTY
        n = 2
    elif step == NOSTROMO_PICK:
        n = add_cards(s, DISCARD, DO_RECOVER, out, 0)
        out[n] = DO_PASS
        n += 1
    elif step == ANNOUNCE:
        for item in range(4):
            out[item] = DO_ANNOUNCE + item
        n = 4
    elif step == CAPTAIN_CHOICE:
        if s.coins[s.captain] > 0:
            out[0] = DO_BUY
            n = 1
        out[n] = DO_LET
        n += 1
    elif step == TARGET:
        for q in range(s.seats):
            if can_be_attacked(s, q):
                out[n] = DO_ATTACK + q
                n += 1
    elif step == RESPOND:
        out[0] = DO_ACCEPT
        out[1] = DO_CHALLENGE
        n = 2
    elif step == PICK_CARD:
        if s.said != SAY_LANTERN:
            n = add_cards(s, loot_up(s.target), DO_TAKE_UP, out, 0)
        if s.total[loot_down(s.target)] > 0:
            out[n] = DO_TAKE_DOWN
            n += 1
    elif step == SIANA_PICK:
        if s.said != SAY_LANTERN:
            n = add_other_than_eggs(s, loot_up(s.target), DO_GIVE_UP, out, 0)
        n = add_other_than_eggs(s, loot_down(s.target), DO_GIVE_DOWN, out, n)
    elif step == RED_TARGET:
        for q in range(s.seats):
            if q != s.active and q != s.captain:  # who is richer than Red has a coin
                out[n] = DO_TAKE_COIN + q
                n += 1
    elif step == MOON_FLIP:
        n = add_cards(s, loot_up(s.active), DO_TURN_DOWN, out, 0)
        out[n] = DO_DONE
        n += 1
    return n


def add_cards(s: State, cell: int, first: int, out: Any, n: int) -> int:
    """One action for each kind of card that lies there."""
    for card in range(NOMADS):
        if s.cards[cell][card] > 0:
            out[n] = first + card
            n += 1
    return n


def add_other_than_eggs(s: State, cell: int, first: int, out: Any, n: int) -> int:
    """The same without the Eggs. Ruling OC-22."""
    for card in range(NOMADS):
        if card != EGG and s.cards[cell][card] > 0:
            out[n] = first + card
            n += 1
    return n


def chances(s: State, out: Any, weights: Any) -> int:
    """Write the outcomes of a chance node (seats, Adventurers or cards) and how likely each is;
    returns how many."""
    step = s.step
    n = 0
    if step == CAPTAIN:
        for p in range(s.seats):
            out[p] = p
            weights[p] = 1
        n = s.seats
    elif step == DEAL:
        for adventurer in range(6):
            if is_available(s, adventurer):
                out[n] = adventurer
                weights[n] = 1
                n += 1
    else:
        cell = CAVE
        if step == PICK:
            cell = loot_down(s.target)
        for card in range(NOMADS):
            if s.cards[cell][card] > 0:
                out[n] = card
                weights[n] = s.cards[cell][card]
                n += 1
        # The Nomads are among the last cards: rules, "The Cave".
        if step == DRAW and s.total[CAVE] <= LAST_CARDS:
            out[n] = NOMADS
            weights[n] = 1
            n += 1
    return n


def apply(s: State, choice: int) -> None:
    """Make a choice, or let a chance outcome happen, and go on to the next node."""
    step = take_step(s)
    if step == ANNOUNCE:
        announce(s, choice - DO_ANNOUNCE)
    elif step == CAPTAIN_CHOICE:
        if choice == DO_BUY:
            buy_item(s)
        else:
            let_explorer_use_it(s)
    elif step == TARGET:
        choose_target(s, choice - DO_ATTACK)
    elif step == RESPOND:
        if choice == DO_ACCEPT:
            accept_attack(s)
        else:
            challenge_attack(s)
    elif step == DRAW:
        draw(s, choice)
    elif step == PICK_CARD:
        if choice == DO_TAKE_DOWN:
            then(s, PICK)
        else:
            affect_card(s, UP, choice - DO_TAKE_UP, NO_HINT)
    elif step == PICK:
        affect_card(s, DOWN, choice, NO_HINT)
    elif step == SIANA_PICK:
        if choice >= DO_GIVE_DOWN:
            affect_card(s, DOWN, choice - DO_GIVE_DOWN, NOT_EGG)
        else:
            affect_card(s, UP, choice - DO_GIVE_UP, NO_HINT)
    elif step == MUTINY_OR_LOYALTY:
        if choice == DO_MUTINY:
            declare_mutiny(s)
        else:
            pledge_loyalty(s)
    elif step == NOSTROMO_PICK:
        if choice != DO_PASS:
            recover_card(s, choice - DO_RECOVER)
    elif step == RED_TARGET:
        red_takes_coin(s, choice - DO_TAKE_COIN)
    elif step == MOON_FLIP:
        if choice == DO_DONE:
            s.flips = 0
        else:
            moon_turns_down(s, choice - DO_TURN_DOWN)
    elif step == CAPTAIN:
        appoint_captain(s, choice)
    elif step == DEAL:
        take_adventurer(s, choice)
    elif step == CHOOSE_ADVENTURER:
        take_adventurer(s, choice - DO_CHOOSE)
    elif step == DISCARD_ONE:
        lay_under_the_bottle(s, choice)
    while s.step >= FIRST_AUTOMATIC:
        go_on(s)


def go_on(s: State) -> None:
    """Do what happens by itself."""
    step = take_step(s)
    if step == CHALLENGE_COIN:
        pay_for_challenge(s, s.target, s.attacker)
    elif step == END_OF_TURN:
        end_turn(s)
    else:
        pass_the_cave(s)
