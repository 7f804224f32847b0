"""A greedy player of Gold'n'Crash, in the dialect: it sees only what its seat observes. Worth is
counted in tenths of a gold coin."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.rng import below
from captains_table.engine.verbs import by_verb
from captains_table.games.gold_n_crash.cards import gold_of, type_of
from captains_table.games.gold_n_crash.columns import at, count_with
from captains_table.games.gold_n_crash.end import GUEST_GOLD
from captains_table.games.gold_n_crash.fields import Seen
from captains_table.games.gold_n_crash.guests import CLEARING, gold_below, is_pleased
from captains_table.games.gold_n_crash.play import flying, is_found, resists
from captains_table.games.gold_n_crash.state import ACTIONS, COLUMNS, PLACE, ROBUST, TYPE

# What a card drawn is worth, and a card of each type in hand or on top of the deck.
A_CARD = 6
IN_HAND = (4, 2, 3, 3, 6, 6)  # Bomb, Board, Fish, Reinforce, Secure, Gold
WRECK, LAST_WRECK = 30, 2000
A_GUEST = 10  # for each gold coin of a Guest
OPEN_GOLD = 6  # for each gold coin that lies where it can be secured later


def choose(v: Seen, codes: Any, count: int, r: Any, strategy: int) -> int:
    """The index of the choice that promises most; equals are drawn by lot."""
    best = 0
    highest = -100000
    for i in range(count):
        worth = 16 * worth_of(v, codes[i]) + below(r, 16)
        if worth > highest:
            highest = worth
            best = i
    return best


def last_card(v: Seen, place: int) -> int:
    """The last card of a column that has one."""
    return v.column[place][v.column_count[place] - 1]


def worth_of_guest(v: Seen, guest: int) -> int:
    """A Guest to invite: the gold that it counts."""
    return GUEST_GOLD[guest]


def worth_of_draw(v: Seen) -> int:
    """A card that nobody knows yet."""
    return A_CARD


def worth_of_passing(v: Seen) -> int:
    """Whatever else can be done is better."""
    return -1


# Playing


def worth_of_play(v: Seen, card: int, column: int) -> int:
    """What a card does when it is played there, for the Guest, and by lying there."""
    kind = type_of(card)
    times = count_with(v, card, at(v.seat, column))
    worth = effect(v, kind, column, times) - IN_HAND[kind]
    worth += guest_worth(v, card, column, 1)
    if times >= CLEARING:
        worth -= OPEN_GOLD * gold_below(v, at(v.seat, column))
    else:
        worth += OPEN_GOLD * gold_of(card)
    return worth


def effect(v: Seen, kind: int, column: int, times: int) -> int:
    """What the play effect brings."""
    if kind == TYPE.BOMB:
        return worth_of_bomb(v, column, times)
    if kind == TYPE.BOARD:
        return worth_of_boarding(v, column, times)
    if kind == TYPE.FISH:
        return worth_of_fishing(v, times)
    if kind == TYPE.REINFORCE:
        return A_CARD * times
    if kind == TYPE.SECURE:
        return worth_of_securing(v, column, times)
    return 0


def worth_of_bomb(v: Seen, column: int, strength: int) -> int:
    """How likely the Zeppelin falls, and what that is worth."""
    p = 1 - v.seat
    place = at(p, column)
    possible = 0
    deadly = 0
    for value in range(1, ROBUST + 1):
        if resists(value, v.resisted[place]) and is_found(v, p, value) == 0:
            possible += 1
            if resists(value, strength) == 0:
                deadly += 1
    prize = WRECK
    if flying(v, p) == 1 << column:
        prize = LAST_WRECK
    if v.guest[place] != NONE:
        prize += A_GUEST * GUEST_GOLD[v.guest[place]] // 3
    return prize * deadly // max(possible, 1)


def worth_of_boarding(v: Seen, column: int, times: int) -> int:
    """The gold that the opponent can no longer secure from there."""
    place = at(1 - v.seat, column)
    worth = 0
    for i in range(min(times, v.column_count[place])):
        worth += 4 + OPEN_GOLD * gold_of(v.column[place][v.column_count[place] - 1 - i])
    return worth


def worth_of_fishing(v: Seen, times: int) -> int:
    """Cards of known types for the hand."""
    worth = 0
    held = v.discard_count[v.seat]
    for i in range(min(times, held)):
        worth += IN_HAND[type_of(v.discard[v.seat][held - 1 - i])]
    return worth


def worth_of_securing(v: Seen, column: int, times: int) -> int:
    """The gold of the best cards that can be taken one after the other."""
    left = 0  # taken from the column to the left, and to the right
    right = 0
    gold = 0
    for _ in range(times):
        from_left = next_gold(v, column - 1, left)
        from_right = next_gold(v, column + 1, right)
        if from_left >= from_right:
            left += 1
            gold += from_left
        else:
            right += 1
            gold += from_right
    return (10 - OPEN_GOLD) * gold


def next_gold(v: Seen, column: int, taken: int) -> int:
    """The gold of the next card of a column after so many were taken; 0 where there is none."""
    if column < 0 or column >= COLUMNS:
        return 0
    place = at(v.seat, column)
    if v.column_count[place] <= taken:
        return 0
    return gold_of(v.column[place][v.column_count[place] - 1 - taken])


# Guests


def guest_worth(v: Seen, card: int, column: int, is_played: int) -> int:
    """What a card promises for the Guest of that column."""
    place = at(v.seat, column)
    guest = v.guest[place]
    if guest == NONE:
        return 0
    if would_please(v, guest, place, card, column, is_played):
        return A_GUEST * GUEST_GOLD[guest]
    return 0


def would_please(v: Seen, guest: int, place: int, card: int, column: int, is_played: int) -> int:
    """Whether a Guest's condition is met once that card came in: it is laid there for a moment."""
    count = v.column_count[place]
    v.column[place][count] = card
    v.column_count[place] = count + 1
    v.played[column] += is_played
    pleased = is_pleased(v, guest, place)
    v.played[column] -= is_played
    v.column_count[place] = count
    v.column[place][count] = NONE
    return pleased


# Discarding


def worth_of_discard(v: Seen, column: int) -> int:
    """What the discard effect of the last card brings."""
    place = at(v.seat, column)
    other = 1 - v.seat
    card = last_card(v, place)
    kind = type_of(card)
    lost = OPEN_GOLD * gold_of(card)
    if kind == TYPE.BOMB:
        return 10 * gold_of(v.treasure[other][v.treasure_count[other] - 1]) - lost
    if kind == TYPE.SECURE:
        return 10 * gold_of(v.discard[other][v.discard_count[other] - 1]) - lost
    if kind == TYPE.REINFORCE:
        return 4 - lost
    return 6 - lost


# Smaller choices


def worth_of_securing_one(v: Seen, column: int) -> int:
    """The gold of the card that would be safe."""
    return 10 * gold_of(last_card(v, at(v.seat, column)))


def worth_of_calling_back(v: Seen, column: int) -> int:
    """The card in hand again."""
    return IN_HAND[type_of(last_card(v, at(v.seat, column)))]


def worth_of_move(v: Seen, source: int, target: int) -> int:
    """What a card is worth in the other column: for its Guest, and where it stays."""
    card = last_card(v, at(v.seat, source))
    place = at(v.seat, target)
    worth = guest_worth(v, card, target, 0)
    if count_with(v, card, place) >= CLEARING:
        worth -= OPEN_GOLD * (gold_below(v, place) + gold_of(card))
    return worth


def worth_of_placing(v: Seen, card: int, to: int) -> int:
    """A card on top of the deck is as good as drawn: it may be better than another."""
    if to == PLACE.TOP:
        return IN_HAND[type_of(card)] - A_CARD
    return 0


# What each choice promises, the commonest first.
worth_of = by_verb(
    ACTIONS,
    play=worth_of_play,
    draw=worth_of_draw,
    discard=worth_of_discard,
    **{"pass": worth_of_passing},
    secure=worth_of_securing_one,
    manoeuvre=worth_of_move,
    call_back=worth_of_calling_back,
    observe=worth_of_placing,
    choose_guest=worth_of_guest,
)
