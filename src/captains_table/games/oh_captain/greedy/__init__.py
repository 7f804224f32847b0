"""The greedy player of Oh Captain!: it takes what promises most now, and bluffs in between.

One function in the dialect of rules, from a seat's observation to an index, so that it runs
compiled in whole batches and as it is against people. Values are in hundredths of a point and
chances in percent. What it does by chance it draws from its own stream, so that an announcement
is no open book.
"""

from __future__ import annotations

from typing import Any

from captains_table.engine.drivers import USUAL_PLAYER
from captains_table.engine.rng import below
from captains_table.engine.verbs import by_verb
from captains_table.games.oh_captain.effects import can_be_attacked
from captains_table.games.oh_captain.fields import Seen
from captains_table.games.oh_captain.greedy.worth import (
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
from captains_table.games.oh_captain.state import ACTIONS, CARD, CELL, DO, STEP
from captains_table.games.oh_captain.turn import challenge_coins, is_true

# Strategies, as a line-up of players names them.
GREEDY, ALWAYS_DOUBTS, NEVER_DOUBTS = USUAL_PLAYER, 2, 3

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
# How much Adventurers are liked: in the order in which they win when all are greedy. Lys, Nostromo,
# Moon, Red, Siana, Ulrich.
LIKED = (6, 10, 2, 0, 8, 4)


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
        value = promise(v, codes[i], pool) + below(r, sway)
        if i == 0 or value > most:
            best = i
            most = value
    return best


def liking(v: Seen, adventurer: int, pool: int) -> int:
    """How much an Adventurer is liked."""
    return LIKED[adventurer]


def card_of(said: int) -> int:
    """A card that makes an announcement true."""
    card = 0
    while is_true(said, card) == 0:
        card += 1
    return card


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
        if says(v, codes[i], card):
            return i
    return 0


def announces(v: Seen, said: int, card: int) -> int:
    """Whether an announcement is the truth about a card."""
    return is_true(said, card)


def best_attack(v: Seen, said: int, attacker: int, pool: int) -> int:
    """What the best attack of this seat with that item is worth."""
    best = 0
    for q in range(v.seats):
        if can_be_attacked(v, q, attacker, said):
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
    won = challenge_coins(v, v.attacker, v.seat) * (CERTAIN + rival)
    lost = challenge_coins(v, v.seat, v.attacker) * (CERTAIN + rival)
    spared = -attack_value(v, v.said, v.attacker, v.seat, pool)
    promised = (lie * (won + spared) - (CERTAIN - lie) * lost) // CERTAIN
    return min(max(WARY + promised // CALM, 5), 95)


# Cards


def attacked(v: Seen, target: int, pool: int) -> int:
    """What it promises to attack that seat with what was announced."""
    return attack_value(v, v.said, v.seat, target, pool)


def picked(v: Seen, card: int, pool: int) -> int:
    """What it promises to take that open card of the target's."""
    return hit(v, v.said, card, v.seat, v.target, CERTAIN, stake(v, v.target, pool), pool)


def picked_unseen(v: Seen, pool: int) -> int:
    """What it promises to take any hidden card of the target's."""
    return hidden_hit(v, v.said, v.seat, v.target, CERTAIN, stake(v, v.target, pool), pool)


def given(v: Seen, face: int, card: int, pool: int) -> int:
    """What it means to Siana to give that card."""
    return hit(v, v.said, card, v.attacker, v.seat, stake(v, v.attacker, pool), CERTAIN, pool)


def robbed(v: Seen, q: int, pool: int) -> int:
    """What it promises that a seat loses a coin."""
    return -stake(v, q, pool)


def recovered(v: Seen, card: int, pool: int) -> int:
    """What a card from under the bottle promises."""
    return worth(v, v.seat, card, 0, pool)


def turned_down(v: Seen, card: int, pool: int) -> int:
    """What a card is worth that Moon keeps from the others."""
    return worth(v, v.seat, card, 1, pool)


def turned_no_more(v: Seen, pool: int) -> int:
    """An open card is better hidden, unless it costs more than that."""
    return -2 * POINT


# Mutiny or loyalty


def mutiny(v: Seen, pool: int) -> int:
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


# What each choice promises, the commonest first: nothing where nothing is said.
promise = by_verb(
    ACTIONS,
    "pool",
    attack=attacked,
    take=(picked, picked_unseen),
    announce=announcement,
    buy=purchase,
    give=given,
    mutiny=mutiny,
    loyalty=loyalty,
    recover=recovered,
    take_coin=robbed,
    turn_down=turned_down,
    done=turned_no_more,
    choose_adventurer=liking,
)
says = by_verb(ACTIONS, "card", announce=announces)
