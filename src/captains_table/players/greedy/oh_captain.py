"""The greedy player of Oh Captain!: it takes what promises most now, and bluffs in between.

One function in the dialect of rules, from a seat's observation to an index, so that it runs
compiled in whole batches and as it is against people. Values are in hundredths of a point and
chances in percent. What it does by chance it draws from its own stream, so that an announcement
is no open book.
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.rng import below
from captains_table.games.oh_captain.fields import Seen
from captains_table.games.oh_captain.state import ADVENTURER, CARD, CELL, DO, SAY, STEP
from captains_table.games.oh_captain.turn import is_true
from captains_table.players.greedy.oh_captain_worth import (
    CERTAIN,
    POINT,
    all_unseen,
    attack_value,
    hidden_hit,
    hit,
    stake,
    unseen,
    worth,
)

# Strategies, as a line-up of players names them.
GREEDY, ALWAYS_DOUBTS, NEVER_DOUBTS = 1, 2, 3

# What it believes of the others, in percent.
TELLS_THE_TRUTH = 55  # who found something else than an Egg
DOUBTS = 60  # who is attacked

# Its own temper.
HONEST = 40  # how often it tells the truth without a second thought, in percent
FANCY = 150  # how far chance sways other announcements
MOOD = 60  # how far chance sways a purchase
GRIP = 30  # what it likes to buy for: an item bought is an attack that no Explorer makes
WARY = 22  # how likely it is to challenge where that promises nothing, in percent
CALM = 4  # how much more a challenge must promise to be one percent likelier


def choose(v: Seen, codes: Any, count: int, r: Any, strategy: int) -> int:
    """The index of one of the codes."""
    step = v.step
    if step == STEP.RESPOND:
        return respond(v, codes, count, r, strategy)
    if step == STEP.ANNOUNCE and below(r, CERTAIN) < HONEST and found(v) != CARD.EGG:
        return truth(v, codes, count)
    sway = 2  # of equals, any
    if step == STEP.ANNOUNCE:
        sway = FANCY
    elif step == STEP.CAPTAIN_CHOICE:
        sway = MOOD
    pool = all_unseen(v)
    best = 0
    most = 0
    for i in range(count):
        value = promise(v, step, codes[i], pool) + below(r, sway)
        if i == 0 or value > most:
            best = i
            most = value
    return best


def promise(v: Seen, step: int, code: int, pool: int) -> int:
    """What a choice promises."""
    me = v.seat
    if step == STEP.ANNOUNCE:
        return announcement(v, code - DO.ANNOUNCE, pool)
    if step == STEP.CAPTAIN_CHOICE:
        if code == DO.BUY:
            return purchase(v, pool)
        return 0
    if step == STEP.TARGET:
        return attack_value(v, v.said, me, code - DO.ATTACK, pool)
    if step == STEP.PICK_CARD:
        return picked(v, code, pool)
    if step == STEP.SIANA_PICK:
        return given(v, code, pool)
    if step == STEP.MUTINY_OR_LOYALTY:
        if code == DO.MUTINY:
            return mutiny(v)
        return loyalty(v, pool)
    if step == STEP.NOSTROMO_PICK:
        if code == DO.PASS:
            return 0
        return worth(v, me, code - DO.RECOVER, 0, pool)
    if step == STEP.RED_TARGET:
        return -stake(v, code - DO.TAKE_COIN, pool)
    if step == STEP.MOON_FLIP:
        if code == DO.DONE:
            return -2 * POINT
        return worth(v, me, code - DO.TURN_DOWN, 1, pool)
    return liking(code - DO.CHOOSE_ADVENTURER)


def liking(adventurer: int) -> int:
    """How much an Adventurer is liked: in the order in which they win when all are greedy."""
    if adventurer == ADVENTURER.NOSTROMO:
        return 10
    if adventurer == ADVENTURER.SIANA:
        return 8
    if adventurer == ADVENTURER.LYS:
        return 6
    if adventurer == ADVENTURER.ULRICH:
        return 4
    if adventurer == ADVENTURER.MOON:
        return 2
    return 0


def card_of(said: int) -> int:
    """A card that makes an announcement true."""
    if said == SAY.LANTERN:
        return CARD.LANTERN2
    if said == SAY.HOOK:
        return CARD.HOOK
    if said == SAY.LIZARD:
        return CARD.LIZARD
    return CARD.PISTOL


def likelihood(v: Seen, said: int, card: int) -> int:
    """The weight of that card having been found, when `said` was announced: true announcements
    are as frequent as believed, and lies name anything else."""
    if card == CARD.EGG:
        return unseen(v, card) * CERTAIN // 4
    if is_true(said, card):
        return unseen(v, card) * TELLS_THE_TRUTH
    return unseen(v, card) * (CERTAIN - TELLS_THE_TRUTH) // 3


# Announcing


def found(v: Seen) -> int:
    """The card this seat has just found."""
    card = 0
    while v.knows[CELL.FOUND][card] == 0:
        card += 1
    return card


def truth(v: Seen, codes: Any, count: int) -> int:
    """The index of the true announcement."""
    card = found(v)
    for i in range(count):
        if is_true(codes[i] - DO.ANNOUNCE, card):
            return i
    return 0


def best_attack(v: Seen, said: int, attacker: int, pool: int) -> int:
    """What the best attack of this seat with that item is worth."""
    best = 0
    for q in range(v.seats):
        if q != attacker and q != v.captain:
            best = max(best, attack_value(v, said, attacker, q, pool))
    return best


def will_buy(v: Seen, said: int, pool: int) -> int:
    """How likely the Captain is to buy, by what it would be worth to them."""
    if v.coins[v.captain] == 0:
        return 0
    value = worth(v, v.captain, card_of(said), 0, pool)
    return min(max(40 + (value - POINT) // 4, 10), 90)


def announcement(v: Seen, said: int, pool: int) -> int:
    """What it promises to announce that item: the Captain may buy, the target may doubt."""
    me = v.seat
    card = found(v)
    rival = -stake(v, v.captain, pool)
    sold = POINT + rival * (POINT - worth(v, v.captain, card, 0, pool)) // CERTAIN
    kept = worth(v, me, card, 0, pool)
    gain = best_attack(v, said, me, pool)
    if is_true(said, card):
        sold -= POINT // 4  # the Captain attacks with it, perhaps me
        kept += gain + DOUBTS * POINT // CERTAIN
    else:
        kept += (gain * (CERTAIN - DOUBTS) - POINT * min(1, v.coins[me]) * DOUBTS) // CERTAIN
    buys = will_buy(v, said, pool)
    return (sold * buys + kept * (CERTAIN - buys)) // CERTAIN


# The Captain's choice


def purchase(v: Seen, pool: int) -> int:
    """What buying promises, compared with letting the Explorer use it."""
    me = v.seat
    seller = v.active
    rival = -stake(v, seller, pool)
    value = 0
    total = 0
    true = 0
    for card in range(CARD.PURSE):
        weight = likelihood(v, v.said, card)
        total += weight
        if is_true(v.said, card):
            true += weight
        mine = worth(v, me, card, 0, pool)
        theirs = worth(v, seller, card, 0, pool)
        value += weight * (mine + rival * theirs // CERTAIN)
    total = max(1, total)
    value = value // total - POINT - rival * POINT // CERTAIN
    value += best_attack(v, v.said, me, pool) * true // total
    return value + GRIP


# Challenges


def respond(v: Seen, codes: Any, count: int, r: Any, strategy: int) -> int:
    """Accept or challenge: the likelier a lie and the dearer the loss, the more often it doubts."""
    challenge = 0
    if strategy == ALWAYS_DOUBTS:
        challenge = 1
    elif strategy == GREEDY:
        challenge = below(r, CERTAIN) < doubt(v)
    for i in range(count):
        if (codes[i] == DO.CHALLENGE) == (challenge == 1):
            return i
    return 0


def doubt(v: Seen) -> int:
    """How likely it is to challenge, in percent."""
    pool = all_unseen(v)
    true = 0
    total = 0
    for card in range(CARD.PURSE):
        weight = likelihood(v, v.said, card)
        total += weight
        if is_true(v.said, card):
            true += weight
    if true == 0:
        return CERTAIN
    lie = CERTAIN - true * CERTAIN // total
    rival = -stake(v, v.attacker, pool)
    won = prize(v, v.attacker, v.seat) * (CERTAIN + rival)
    lost = prize(v, v.seat, v.attacker) * (CERTAIN + rival)
    spared = -attack_value(v, v.said, v.attacker, v.seat, pool)
    promised = (lie * (won + spared) - (CERTAIN - lie) * lost) // CERTAIN
    return min(max(WARY + promised // CALM, 5), 95)


def prize(v: Seen, loser: int, winner: int) -> int:
    """How many coins a challenge would move."""
    coins = 1
    if v.adventurer[winner] == ADVENTURER.ULRICH:
        coins = 2
    return min(coins, v.coins[loser])


# Cards


def picked(v: Seen, code: int, pool: int) -> int:
    """What it promises to take that card of the target's."""
    me = v.seat
    target = v.target
    loses = stake(v, target, pool)
    if code == DO.TAKE_DOWN:
        return hidden_hit(v, v.said, me, target, CERTAIN, loses, pool)
    return hit(v, v.said, code - DO.TAKE_UP, me, target, CERTAIN, loses, pool)


def given(v: Seen, code: int, pool: int) -> int:
    """What it means to Siana to give that card."""
    card = code - DO.GIVE_UP
    if code >= DO.GIVE_DOWN:
        card = code - DO.GIVE_DOWN
    return hit(v, v.said, card, v.attacker, v.seat, stake(v, v.attacker, pool), CERTAIN, pool)


# Mutiny or loyalty


def mutiny(v: Seen) -> int:
    """A coin of the supply; the bottle costs nothing."""
    return POINT * min(1, v.supply)


def loyalty(v: Seen, pool: int) -> int:
    """A coin for the Captain, and a card from the cave."""
    value = 0
    cards = 0
    for card in range(CARD.PURSE):
        value += unseen(v, card) * worth(v, v.seat, card, 0, pool)
        cards += unseen(v, card)
    return value // max(1, cards) - POINT + stake(v, v.captain, pool)
