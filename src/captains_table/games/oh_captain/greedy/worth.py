"""What things are worth in Oh Captain!, judged from one seat's observation. In the dialect.

Points are counted in hundredths. Cards nobody has shown this seat are *unseen*: each face-down
card that it does not know is any of them, as likely as the next.
"""

from __future__ import annotations

from captains_table.games.oh_captain.cards import loot_down, loot_up
from captains_table.games.oh_captain.effects import gives_her_cards, hits_open_cards
from captains_table.games.oh_captain.end import MAJORITY_TOKEN, printed_points
from captains_table.games.oh_captain.fields import Seen
from captains_table.games.oh_captain.state import ADVENTURER, CARD, CELL, COPIES, EACH_SEAT, SAY

POINT = 100
CERTAIN = 100  # chances are in percent
LIGHT = 10  # how much of a card's worth is at risk once it lies face-up, in percent
NOTHING = -100 * POINT  # less than any attack can mean
TIE_BREAK = POINT // 2  # Lys wins a shared majority: as good as half a card


def unseen(v: Seen, card: int) -> int:
    """How many cards of that kind may be anywhere."""
    left = COPIES[card]
    for cell in range(CELL.LOOT_DOWN + v.seats * EACH_SEAT):
        left -= v.knows[cell][card]
    return left


def all_unseen(v: Seen) -> int:
    """How many cards that can be in a loot may be anywhere; at least 1, to divide by."""
    total = 0
    for card in range(CARD.NOMADS):
        total += unseen(v, card)
    return max(1, total)


def unknown(v: Seen, q: int) -> int:
    """How many face-down cards of q this seat does not know."""
    cell = loot_down(q)
    count = int(v.total[cell])
    for card in range(CARD.NOMADS):
        count -= v.knows[cell][card]
    return count


def holds(v: Seen, q: int, card: int, pool: int) -> int:
    """How many hundredths of a card of that kind are to be expected in q's loot."""
    known = v.knows[loot_up(q)][card] + v.knows[loot_down(q)][card]
    return POINT * known + POINT * unknown(v, q) * unseen(v, card) // pool


def lead(v: Seen, q: int, card: int, pool: int) -> int:
    """By how many hundredths of a card q is ahead of the next in the race for a majority."""
    mine = 0
    rival = 0
    for p in range(v.seats):
        theirs = holds(v, p, card, pool)
        if v.adventurer[p] == ADVENTURER.LYS:
            theirs += TIE_BREAK
        if p == q:
            mine = theirs
        else:
            rival = max(rival, theirs)
    return mine - rival


def token(v: Seen, card: int, ahead: int) -> int:
    """What a majority token promises who is so far ahead, by how much can still change."""
    room = POINT + TIE_BREAK * unseen(v, card)
    chance = CERTAIN // 2 + ahead * CERTAIN // 2 // room
    return MAJORITY_TOKEN * POINT * min(max(chance, 0), CERTAIN) // CERTAIN


def face_value(card: int) -> int:
    """What a card scores by itself."""
    return POINT * printed_points(card)


def worth(v: Seen, q: int, card: int, held: int, pool: int) -> int:
    """What one card is worth to q: one more than q has, or (held = 1) the last of those."""
    value = face_value(card)
    if value == 0:
        ahead = lead(v, q, card, pool) - held * POINT
        value = token(v, card, ahead + POINT) - token(v, card, ahead)
    return value


def points(v: Seen, q: int, pool: int) -> int:
    """What q can expect to score with what lies on the table now."""
    total = POINT * v.coins[q]
    for card in range(CARD.NOMADS):
        value = face_value(card)
        if value == 0:
            total += token(v, card, lead(v, q, card, pool))
        else:
            total += value * holds(v, q, card, pool) // POINT
    return total


def stake(v: Seen, p: int, pool: int) -> int:
    """What a point of p's means to this seat, in percent: its own counts in full, a rival's
    against it, the more the further ahead that rival is."""
    if p == v.seat:
        return CERTAIN
    ahead = (points(v, p, pool) - points(v, v.seat, pool)) // 20
    return -min(max(CERTAIN // (v.seats - 1) + ahead, 10), 90)


def hit(
    v: Seen, said: int, card: int, attacker: int, target: int, gains: int, loses: int, pool: int
) -> int:
    """What it means to this seat when that card of the target is hit; `gains` and `loses` are the
    stakes in attacker and target."""
    lost = -loses * worth(v, target, card, 1, pool) // CERTAIN
    if said == SAY.LANTERN:
        return lost * LIGHT // CERTAIN
    if said == SAY.HOOK:
        return lost + gains * worth(v, attacker, card, 0, pool) // CERTAIN
    return lost


def hidden_hit(
    v: Seen, said: int, attacker: int, target: int, gains: int, loses: int, pool: int
) -> int:
    """The same for a card that chance picks among the face-down ones."""
    hidden = loot_down(target)
    strangers = unknown(v, target)
    value = 0
    for card in range(CARD.NOMADS):
        share = POINT * v.knows[hidden][card] + POINT * strangers * unseen(v, card) // pool
        if share > 0:
            value += share * hit(v, said, card, attacker, target, gains, loses, pool)
    return value // (POINT * v.total[hidden])


def attack_value(v: Seen, said: int, attacker: int, target: int, pool: int) -> int:
    """What an attack that succeeds means to this seat, attacker or target: the attacker takes the
    best face-up card or leaves it to chance, and Siana gives what hurts her least."""
    gains = stake(v, attacker, pool)
    loses = stake(v, target, pool)
    if said == SAY.LIZARD:
        return POINT * min(1, v.coins[target]) * (gains - loses) // CERTAIN
    sign = 1
    if attacker != v.seat:
        sign = -sign
    if gives_her_cards(v, target):
        sign = -sign
    best = NOTHING
    if v.total[loot_down(target)] > 0:
        best = sign * hidden_hit(v, said, attacker, target, gains, loses, pool)
    if hits_open_cards(said):
        for card in range(CARD.NOMADS):
            if v.knows[loot_up(target)][card] > 0:
                value = sign * hit(v, said, card, attacker, target, gains, loses, pool)
                best = max(best, value)
    if best == NOTHING:
        return 0
    return sign * best
