"""Rulebook, "B - Write a Song or a Legend"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Ask
from captains_table.games.nomads.events import EVENT
from captains_table.games.nomads.fields import Fields, State
from captains_table.games.nomads.state import (
    CELL,
    DO,
    EACH_STORY,
    LADDER,
    LEGEND_CARDS,
    LEGENDS,
    MOST_VALUE,
    MOST_WILDS,
    SONGS,
    STEP,
    TILE,
)
from captains_table.games.nomads.tiles import move, tiles, wilds

PAYMENTS = MOST_WILDS + 1  # for each set of tiles


def song_of(s: Fields, p: int) -> int:
    """The Song that a seat has, or NONE. Rules, "Songs"."""
    for song in range(SONGS):
        if s.song_of[song] == p:
            return song
    return NONE


def legend_card_of(s: Fields, p: int, legend: int) -> int:
    """The card of a legend that a seat has, or NONE. Rules, "Legends"."""
    for card in range(legend * LADDER, (legend + 1) * LADDER):
        if s.legend_of[card] == p:
            return card
    return NONE


def stories_held(s: State, p: int) -> int:
    """How many different stories a seat has."""
    count = 0
    for story in range(LEGENDS):
        if s.cards[tiles(p)][story] > 0:
            count += 1
    return count


def own_value(s: Fields, p: int, legend: int) -> int:
    """The value of a seat's card of a legend, or 0."""
    card = legend_card_of(s, p, legend)
    if card == NONE:
        return 0
    return int(s.legend_value[card])


def owed(s: Fields, p: int, card: int) -> int:
    """How many tiles a card costs that seat: for a Legend its value, less the value of the card of
    the same legend that goes back. Rules, "Songs" and "Legends"; ruling NO-22."""
    if card >= LEGEND_CARDS:
        return int(s.song_need[card - LEGEND_CARDS])
    return int(s.legend_value[card]) - own_value(s, p, card // LADDER)


def most_for_song(s: State, p: int) -> int:
    """How many different tiles a seat can pay: none where it has a Song already. Rules, "Songs";
    rulings NO-20 and NO-21."""
    if song_of(s, p) != NONE:
        return 0
    return stories_held(s, p) + wilds(s, p)


def most_for_legend(s: State, p: int, legend: int) -> int:
    """How many tiles of that legend a seat can pay. Rules, "Legends"; ruling NO-21."""
    return s.cards[tiles(p)][legend] + wilds(s, p)


def may_write(s: State, out: Any, n: int) -> int:
    """Any card beside the board that the active seat can pay for, after the n choices that are
    there; a Legend must be higher than its own. Rules, "Songs" and "Legends"; rulings NO-20 and
    NO-22."""
    most = most_for_song(s, s.active)
    for song in range(SONGS):
        if s.song_of[song] == NONE and s.song_need[song] <= most:
            out[n] = DO.SONG + int(s.song_need[song]) - 1
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
                    out[n] = DO.LEGEND + legend * MOST_VALUE + value - 1
                    n += 1
    return n


def song_card(s: Fields, need: int) -> int:
    """The Song that needs so many tiles, as a card."""
    found = NONE
    for song in range(SONGS):
        if s.song_need[song] == need:
            found = LEGEND_CARDS + song
    return found


def legend_card(s: Fields, legend: int, value: int) -> int:
    """The card of a legend with that value."""
    found = NONE
    for card in range(legend * LADDER, (legend + 1) * LADDER):
        if s.legend_value[card] == value:
            found = card
    return found


def write_card(s: State, card: int) -> None:
    """Take a card, after paying for it. Where there is only one way to pay, it is taken. Rules,
    "B - Write a Song or a Legend"."""
    p = s.active
    price = owed(s, p, card)
    spare = wilds(s, p)
    s.writing = card
    if card >= LEGEND_CARDS:
        held = stories_held(s, p)
        if held + spare > price and held > 0:
            then(s, STEP.PAY)
        else:
            pay_different(s, bits_held(s, p), price - held)
    else:
        legend = card // LADDER
        held = s.cards[tiles(p)][legend]
        if held + spare > price and held > 0 and spare > 0:
            then(s, STEP.PAY)
        else:
            own = min(held, price)
            pay_identical(s, legend, own, price - own)


def bits_held(s: State, p: int) -> int:
    """The set of stories that a seat has, bit 0 for A."""
    bits = 0
    for story in range(LEGENDS):
        if s.cards[tiles(p)][story] > 0:
            bits |= 1 << story
    return bits


def bits_in(bits: int) -> int:
    """How many stories are in a set."""
    count = 0
    for story in range(LEGENDS):
        count += (bits >> story) & 1
    return count


# The choice `pay` as a number: a set of different tiles with so many wilds, or so many identical
# tiles (from two on) with so many wilds.


def set_payment(bits: int, with_wilds: int) -> int:
    """The code of a payment with different tiles."""
    return DO.PAY + bits * PAYMENTS + with_wilds


def same_payment(legend: int, count: int, with_wilds: int) -> int:
    """The code of a payment with identical tiles."""
    return DO.PAY_2 + (legend * EACH_STORY + count - 2) * PAYMENTS + with_wilds


def may_pay(s: State, out: Any) -> int:
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
                    out[n] = set_payment(bits, missing)
                    n += 1
        return n
    legend = int(s.writing) // LADDER
    for count in range(min(s.cards[tiles(p)][legend], price) + 1):
        missing = price - count
        if missing <= spare:
            if count < 2:
                out[n] = set_payment(count << legend, missing)
            else:
                out[n] = same_payment(legend, count, missing)
            n += 1
    return n


def pay_different(s: State, bits: int, with_wilds: int) -> None:
    """Different tiles, one of each story in the set, and wilds for stories that are not in it; so
    is a Legend paid with one tile or none of its own. Rules, "Songs"; rulings NO-20 and NO-21."""
    for story in range(LEGENDS):
        if (bits >> story) & 1:
            move(s, tiles(s.active), CELL.BOX, story, NO_HINT)
    spend_wilds(s, with_wilds)
    emit(s, EVENT.TILES_PAID, s.active, with_wilds, bits_in(bits), EVERYBODY)
    take_card(s)


def pay_identical(s: State, legend: int, count: int, with_wilds: int) -> None:
    """Identical tiles, and wilds. Rules, "Legends"; rulings NO-21 and NO-22."""
    for _ in range(count):
        move(s, tiles(s.active), CELL.BOX, legend, NO_HINT)
    spend_wilds(s, with_wilds)
    emit(s, EVENT.TILES_PAID, s.active, with_wilds, count, EVERYBODY)
    take_card(s)


def pay_several(s: State, same: int, with_wilds: int) -> None:
    """Two or more tiles of the Legend's own, as they are listed for each story. Rules, "Legends";
    rulings NO-21 and NO-22."""
    legend = s.writing // LADDER
    pay_identical(s, legend, same - legend * EACH_STORY + 2, with_wilds)


def spend_wilds(s: State, count: int) -> None:
    """Spent tiles are out of the game. Rulings NO-23 and NO-L1."""
    for _ in range(count):
        if s.cards[tiles(s.active)][TILE.WILD] > 0:
            move(s, tiles(s.active), CELL.BOX, TILE.WILD, NO_HINT)
        else:
            move(s, tiles(s.active), CELL.BOX, TILE.COIN, NO_HINT)


def take_card(s: State) -> None:
    """The card that was paid for lies before its writer; a lower one of the same legend is there
    for everybody again. Rules, "Songs" and "Legends"."""
    p = s.active
    card = s.writing
    s.writing = NONE
    if card >= LEGEND_CARDS:
        song = card - LEGEND_CARDS
        s.song_of[song] = p
        emit(s, EVENT.SONG_WRITTEN, p, s.song_need[song], s.song_points[song], EVERYBODY)
        return
    old = legend_card_of(s, p, card // LADDER)
    s.legend_of[card] = p
    if old == NONE:
        emit(s, EVENT.LEGEND_WRITTEN, p, card // LADDER, s.legend_value[card], EVERYBODY)
    else:
        s.legend_of[old] = NONE
        emit(s, EVENT.LEGEND_IMPROVED, p, card // LADDER, s.legend_value[card], EVERYBODY)


WRITING = (Ask("pay", "active", may_pay, pay=(pay_different, pay_several)),)
