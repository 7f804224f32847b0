"""Nomads as a flow chart: who moves, what they may do, and what it leads to.

The chapters are in `setup`, `move`, `writing` and `scoring`; each step here is one of `STEPS`, in
the same order.
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE, OVER, emit, take_step, then
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.plain import State
from captains_table.games.nomads.events import NOTHING_WRITTEN
from captains_table.games.nomads.move import (
    drop_pair,
    drop_single,
    has_disc_in,
    lift_disc,
    listen_to_stories,
    move_lys,
    move_pile,
    skip_space,
    step_lys,
)
from captains_table.games.nomads.scoring import begin_turn, end_turn, next_writer
from captains_table.games.nomads.setup import (
    can_be_placed,
    has_room,
    lay_nomads,
    lay_out,
    name_first_player,
    next_to_get_an_adventurer,
    next_unplayed,
    place_disc,
    place_frog,
    place_lys,
    place_unplayed,
    reveal_top,
    take_adventurer,
)
from captains_table.games.nomads.state import (
    ALL_DISCS,
    CHOOSE_ADVENTURER,
    COIN,
    DEAL,
    DO_CHOOSE,
    DO_DISC,
    DO_DOUBLE,
    DO_DROP,
    DO_FROG,
    DO_LEGEND,
    DO_LIFT,
    DO_LYS,
    DO_MOVE,
    DO_NO_LIFT,
    DO_PASS,
    DO_PAY_SAME,
    DO_PAY_SET,
    DO_SINGLE,
    DO_SKIP,
    DO_SONG,
    DO_STAY,
    DO_STEP,
    DO_TARGET,
    DO_UNPLAYED,
    DOUBLE_DROP,
    END_OF_TURN,
    FIRST_AUTOMATIC,
    FIRST_PLAYER,
    LADDER,
    LAST_WRITE,
    LAY_NOMADS,
    LAY_OUT,
    LEGEND_CARDS,
    LEGENDS,
    LISTEN,
    LYS_TARGET,
    MOON_STEP,
    MOST_SEATS,
    MOST_VALUE,
    NEXT_WRITER,
    NOSTROMO,
    PAY,
    PLACE_DISC,
    PLACE_FROG,
    PLACE_LYS,
    PLACE_UNPLAYED,
    RED_LIFT,
    REVEAL,
    SKIP,
    SONGS,
    SPACES,
    TURN,
    UNSEEN,
    is_own,
    player_of,
    tiles,
    wilds,
)
from captains_table.games.nomads.writing import (
    bits_held,
    bits_in,
    most_for_legend,
    most_for_song,
    owed,
    pay_with_same,
    pay_with_set,
    same_payment,
    set_payment,
    write_card,
)


def mover(s: State) -> int:
    """The seat that must choose, or CHANCE, or OVER."""
    step = s.step
    if step == NONE:
        return OVER
    if step == REVEAL or step <= DEAL:
        return CHANCE
    if PLACE_FROG <= step <= PLACE_LYS and s.option_setup == 1:
        return CHANCE
    if step == CHOOSE_ADVENTURER:
        return next_to_get_an_adventurer(s)
    if step == PLACE_FROG:
        return player_of(s, NOSTROMO)
    return s.active


def legal(s: State, out: Any) -> int:
    """Write the codes of all legal actions; returns how many."""
    step = s.step
    n = 0
    if step == TURN:
        for space in range(SPACES):
            if has_disc_in(s, s.active, space):
                out[n] = DO_MOVE + space * 2
                out[n + 1] = DO_MOVE + space * 2 + 1
                n += 2
        n = add_cards(s, out, n)
    elif step == DOUBLE_DROP:
        out[0] = DO_SINGLE
        out[1] = DO_DOUBLE
        n = 2
    elif step == SKIP:
        out[0] = DO_DROP
        out[1] = DO_SKIP
        n = 2
    elif step == MOON_STEP:
        out[0] = DO_STAY
        out[1] = DO_STEP
        out[2] = DO_STEP + 1
        n = 3
    elif step == LYS_TARGET:
        for stack in range(SPACES):
            if stack != s.lys:
                out[n] = DO_TARGET + stack
                n += 1
    elif step == RED_LIFT:
        out[0] = DO_NO_LIFT
        n = 1
        for space in range(SPACES):
            for height in range(s.pile_count[space] - 1):
                if is_own(s, s.active, s.pile[space][height]):
                    out[n] = DO_LIFT + space * ALL_DISCS + height
                    n += 1
    elif step == PAY:
        n = add_payments(s, out)
    elif step == LAST_WRITE:
        out[0] = DO_PASS
        n = add_cards(s, out, 1)
    elif step == CHOOSE_ADVENTURER:
        for adventurer in range(MOST_SEATS):
            if player_of(s, adventurer) == NONE:
                out[n] = DO_CHOOSE + adventurer
                n += 1
    elif step == PLACE_UNPLAYED:
        for adventurer in range(MOST_SEATS):
            if can_be_placed(s, adventurer):
                n = add_spaces(s, DO_UNPLAYED + adventurer * SPACES, out, n)
    elif step == PLACE_FROG:
        n = add_spaces(s, DO_FROG, out, 0)
    elif step == PLACE_DISC:
        n = add_spaces(s, DO_DISC, out, 0)
    else:
        for stack in range(SPACES):
            out[stack] = DO_LYS + stack
        n = SPACES
    return n


def add_spaces(s: State, first: int, out: Any, n: int) -> int:
    """One action for each space where a disc can still be placed."""
    for space in range(SPACES):
        if has_room(s, space):
            out[n] = first + space
            n += 1
    return n


def add_cards(s: State, out: Any, n: int) -> int:
    """One action for each card beside the board that the active seat can pay for; a Legend must be
    higher than its own. Rules, "Songs" and "Legends"; rulings NO-20 and NO-22."""
    most = most_for_song(s, s.active)
    for song in range(SONGS):
        if s.song_of[song] == NONE and s.song_need[song] <= most:
            out[n] = DO_SONG + int(s.song_need[song]) - 1
            n += 1
    for legend in range(LEGENDS):
        held = most_for_legend(s, s.active, legend)
        if held > 0:
            own = 0
            first = n
            for card in range(legend * LADDER, (legend + 1) * LADDER):
                value = int(s.legend_value[card])
                if s.legend_of[card] == s.active:
                    own = value
                    n = first  # what came before is lower
                elif s.legend_of[card] == NONE and value - own <= held:
                    out[n] = DO_LEGEND + legend * MOST_VALUE + value - 1
                    n += 1
    return n


def add_payments(s: State, out: Any) -> int:
    """Every way to pay for the card that is being written. Rulings NO-20, NO-21 and NO-22."""
    p = s.active
    price = owed(s, p, s.writing)
    spare = wilds(s, p)
    n = 0
    if s.writing >= LEGEND_CARDS:
        held = bits_held(s, p)
        for bits in range(held + 1):
            if bits & held == bits:
                missing = price - bits_in(bits)
                if 0 <= missing <= spare:
                    out[n] = DO_PAY_SET + set_payment(bits, missing)
                    n += 1
        return n
    legend = int(s.writing) // LADDER
    for count in range(min(s.cards[tiles(p)][legend], price) + 1):
        missing = price - count
        if missing <= spare:
            if count < 2:
                out[n] = DO_PAY_SET + set_payment(count << legend, missing)
            else:
                out[n] = DO_PAY_SAME + same_payment(legend, count, missing)
            n += 1
    return n


def chances(s: State, out: Any, weights: Any) -> int:
    """Write the outcomes of a chance node (seats, Adventurers, spaces or tiles) and how likely each
    is; returns how many."""
    step = s.step
    n = 0
    if step == REVEAL:
        row = s.cards[UNSEEN]
        for tile in range(COIN):
            if row[tile] > 0:
                out[n] = tile
                weights[n] = row[tile]
                n += 1
        return n
    if step == FIRST_PLAYER:
        n = s.seats
        for p in range(n):
            out[p] = p
    elif step == DEAL:
        for adventurer in range(MOST_SEATS):
            if player_of(s, adventurer) == NONE:
                out[n] = adventurer
                n += 1
    elif step == PLACE_LYS:
        n = SPACES
        for stack in range(n):
            out[stack] = stack
    else:
        n = add_spaces(s, 0, out, 0)
    for i in range(n):
        weights[i] = 1
    return n


def apply(s: State, choice: int) -> None:
    """Make a choice, or let a chance outcome happen, and go on to the next node."""
    step = take_step(s)
    if step == REVEAL:
        reveal_top(s, choice)
    elif step == TURN:
        if choice < DO_PASS:
            move_pile(s, (choice - DO_MOVE) // 2, (choice - DO_MOVE) % 2)
        else:
            then(s, END_OF_TURN)
            write_card(s, card_of(s, choice))
    elif step == DOUBLE_DROP:
        if choice == DO_DOUBLE:
            drop_pair(s)
        else:
            drop_single(s)
    elif step == SKIP:
        if choice == DO_SKIP:
            skip_space(s)
        else:
            drop_single(s)
    elif step == MOON_STEP:
        if choice != DO_STAY:
            step_lys(s, choice - DO_STEP)
    elif step == LYS_TARGET:
        move_lys(s, choice - DO_TARGET)
    elif step == RED_LIFT:
        if choice != DO_NO_LIFT:
            lift_disc(s, (choice - DO_LIFT) // ALL_DISCS, (choice - DO_LIFT) % ALL_DISCS)
    elif step == PAY:
        if choice >= DO_PAY_SAME:
            pay_with_same(s, choice - DO_PAY_SAME)
        else:
            pay_with_set(s, choice - DO_PAY_SET)
    elif step == LAST_WRITE:
        then(s, NEXT_WRITER)
        if choice == DO_PASS:
            emit(s, NOTHING_WRITTEN, s.active, 0, 0, EVERYBODY)
        else:
            write_card(s, card_of(s, choice))
    elif step == FIRST_PLAYER:
        name_first_player(s, choice)
    elif step == DEAL:
        take_adventurer(s, choice)
    elif step == CHOOSE_ADVENTURER:
        take_adventurer(s, choice - DO_CHOOSE)
    elif s.option_setup == 1:
        place_at(s, step, choice)
    elif step == PLACE_FROG:
        place_at(s, step, choice - DO_FROG)
    elif step == PLACE_UNPLAYED:
        code = choice - DO_UNPLAYED
        place_unplayed(s, code // SPACES, code % SPACES)
    elif step == PLACE_DISC:
        place_at(s, step, choice - DO_DISC)
    else:
        place_at(s, step, choice - DO_LYS)
    while s.step >= FIRST_AUTOMATIC:
        go_on(s)


def place_at(s: State, step: int, space: int) -> None:
    """Place what is to be placed; discs that nobody plays in their order. Rules, "Setup"."""
    if step == PLACE_FROG:
        place_frog(s, space)
    elif step == PLACE_UNPLAYED:
        place_unplayed(s, next_unplayed(s), space)
    elif step == PLACE_DISC:
        place_disc(s, space)
    else:
        place_lys(s, space)


def card_of(s: State, choice: int) -> int:
    """The card that a choice names by its need or its value."""
    found = NONE
    if choice < DO_LEGEND:
        for song in range(SONGS):
            if s.song_need[song] == choice - DO_SONG + 1:
                found = LEGEND_CARDS + song
    else:
        first = (choice - DO_LEGEND) // MOST_VALUE * LADDER
        for card in range(first, first + LADDER):
            if s.legend_value[card] == (choice - DO_LEGEND) % MOST_VALUE + 1:
                found = card
    return found


def go_on(s: State) -> None:
    """Do what happens by itself."""
    step = take_step(s)
    if step == LISTEN:
        listen_to_stories(s)
    elif step == END_OF_TURN:
        end_turn(s)
        begin_turn(s)
    elif step == LAY_OUT:
        lay_out(s)
    elif step == LAY_NOMADS:
        lay_nomads(s)
    elif step == NEXT_WRITER:
        next_writer(s)
    else:
        begin_turn(s)
