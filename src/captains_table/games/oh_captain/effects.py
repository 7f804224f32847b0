"""Rulebook, "Card Effects"."""

from __future__ import annotations

from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.plain import State
from captains_table.games.oh_captain.events import (
    ATTACK_FIZZLED,
    CARD_LIT,
    COIN_STOLEN,
    HIDDEN_CARD_HOOKED,
    HIDDEN_CARD_SHOT,
    ONLY_EGGS,
    OPEN_CARD_HOOKED,
    OPEN_CARD_SHOT,
)
from captains_table.games.oh_captain.state import (
    DISCARD,
    EGG,
    NOT_EGG,
    PICK_CARD,
    SAY_HOOK,
    SAY_LANTERN,
    SAY_LIZARD,
    SIANA,
    SIANA_PICK,
    UP,
    learn,
    loot_down,
    loot_up,
    move,
)


def can_be_attacked(s: State, q: int) -> int:
    """An Explorer, not the attacker, on whom the announced item works: coins for a Lizard, any
    card for a Hook or Pistol, a face-down card for a Lantern. Rules, "Card Effects"; ruling OC-13.
    It counts cards and never looks at them."""
    if q == s.attacker or q == s.captain:
        return 0
    if s.said == SAY_LIZARD:
        return s.coins[q] > 0
    if s.said == SAY_LANTERN:
        return s.total[loot_down(q)] > 0
    return s.total[loot_down(q)] + s.total[loot_up(q)] > 0


def use_effect(s: State) -> None:
    """Lizard: a coin changes hands. The others: somebody says which card. Rules, "Card Effects"
    and, for Siana, "Special Abilities"; rulings OC-22 and OC-23."""
    if s.said == SAY_LIZARD:
        s.coins[s.target] -= 1
        s.coins[s.attacker] += 1
        emit(s, COIN_STOLEN, s.attacker, s.target, 0, EVERYBODY)
    elif s.adventurer[s.target] == SIANA:
        siana_is_attacked(s)
    else:
        then(s, PICK_CARD)


def siana_is_attacked(s: State) -> None:
    """She chooses the card, but never an Egg; when only Eggs are there the attacker picks after
    all. Who picks tells everybody that much. Rulings OC-22 and OC-23."""
    hidden = loot_down(s.target)
    other_than_eggs = s.total[hidden] - s.cards[hidden][EGG]
    open_ones = 0
    if s.said != SAY_LANTERN:
        shown = loot_up(s.target)
        open_ones = s.total[shown] - s.cards[shown][EGG]
    if other_than_eggs + open_ones > 0:
        if open_ones == 0:
            learn(s, hidden, NOT_EGG, 1)
        then(s, SIANA_PICK)
        return
    learn(s, hidden, EGG, s.total[hidden])
    emit(s, ONLY_EGGS, s.target, 0, 0, EVERYBODY)
    if s.option_siana_only_eggs == 0:
        then(s, PICK_CARD)
    else:
        emit(s, ATTACK_FIZZLED, s.attacker, s.target, 0, EVERYBODY)


def affect_card(s: State, face: int, card: int, hint: int) -> None:
    """Lantern: it is turned up. Hook: it goes to the attacker's loot as it lies. Pistol: it goes
    under the bottle. Rules, "Card Effects"; rulings OC-20 and OC-21."""
    source = loot_down(s.target)
    if face == UP:
        source = loot_up(s.target)
    if s.said == SAY_LANTERN:
        move(s, source, loot_up(s.target), card, NO_HINT)
        emit(s, CARD_LIT, s.attacker, s.target, card, EVERYBODY)
    elif s.said == SAY_HOOK:
        if face == UP:
            move(s, source, loot_up(s.attacker), card, NO_HINT)
            emit(s, OPEN_CARD_HOOKED, s.attacker, s.target, card, EVERYBODY)
        else:
            seen = move(s, source, loot_down(s.attacker), card, hint)
            emit(s, HIDDEN_CARD_HOOKED, s.attacker, s.target, card, seen)
    elif face == UP:
        move(s, source, DISCARD, card, NO_HINT)
        emit(s, OPEN_CARD_SHOT, s.attacker, s.target, card, EVERYBODY)
    else:
        seen = move(s, source, DISCARD, card, hint)
        emit(s, HIDDEN_CARD_SHOT, s.attacker, s.target, card, seen)
