"""Rulebook, "Card Effects"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Ask, Draw
from captains_table.games.oh_captain.cards import (
    any_card,
    learn,
    loot_down,
    loot_up,
    may_name_cards,
    may_name_other_than_eggs,
    move,
)
from captains_table.games.oh_captain.events import EVENT
from captains_table.games.oh_captain.fields import Fields, State
from captains_table.games.oh_captain.state import (
    ADVENTURER,
    CARD,
    CARDS,
    CELL,
    DO,
    FACE,
    OPTION,
    SAY,
    STEP,
)


def can_be_attacked(s: Fields, q: int, attacker: int, said: int) -> int:
    """An Explorer, not the attacker, on whom an item works: coins for a Lizard, any card for a Hook
    or Pistol, a face-down card for a Lantern. Rules, "Card Effects"; ruling OC-13. It counts cards
    and never looks at them."""
    if q == attacker or q == s.captain:
        return 0
    if said == SAY.LIZARD:
        return s.coins[q] > 0
    if hits_open_cards(said):
        return s.total[loot_down(q)] + s.total[loot_up(q)] > 0
    return s.total[loot_down(q)] > 0


def hits_open_cards(said: int) -> int:
    """A Lantern is for hidden cards alone. Rules, "Card Effects"."""
    return said != SAY.LANTERN


def gives_her_cards(s: Fields, p: int) -> int:
    """Whether a seat says itself which of its cards is hit: Siana does. Rules, "Special
    Abilities"."""
    return s.adventurer[p] == ADVENTURER.SIANA


def use_effect(s: State) -> None:
    """Lizard: a coin changes hands. The others: somebody says which card. Rules, "Card Effects"
    and, for Siana, "Special Abilities"; rulings OC-22 and OC-23."""
    if s.said == SAY.LIZARD:
        s.coins[s.target] -= 1
        s.coins[s.attacker] += 1
        emit(s, EVENT.COIN_STOLEN, s.attacker, s.target, 0, EVERYBODY)
    elif gives_her_cards(s, s.target):
        siana_is_attacked(s)
    else:
        then(s, STEP.PICK_CARD)


def siana_is_attacked(s: State) -> None:
    """She chooses the card, but never an Egg; when only Eggs are there the attacker picks after
    all. Who picks tells everybody that much. Rulings OC-22 and OC-23."""
    hidden = loot_down(s.target)
    other_than_eggs = s.total[hidden] - s.cards[hidden][CARD.EGG]
    open_ones = 0
    if hits_open_cards(s.said):
        shown = loot_up(s.target)
        open_ones = s.total[shown] - s.cards[shown][CARD.EGG]
    if other_than_eggs + open_ones > 0:
        if open_ones == 0:
            learn(s, hidden, CARD.NOT_EGG, 1)
        then(s, STEP.SIANA_PICK)
        return
    learn(s, hidden, CARD.EGG, s.total[hidden])
    emit(s, EVENT.ONLY_EGGS, s.target, 0, 0, EVERYBODY)
    if s.option_siana_only_eggs == OPTION.SIANA_ONLY_EGGS_ATTACKER_PICKS:
        then(s, STEP.PICK_CARD)
    else:
        emit(s, EVENT.ATTACK_FIZZLED, s.attacker, s.target, 0, EVERYBODY)


def may_pick(s: State, out: Any) -> int:
    """An open card, or a hidden one that nobody looks at; a Lantern is for hidden ones.
    Rules, "Card Effects"; ruling OC-20."""
    n = 0
    if hits_open_cards(s.said):
        n = may_name_cards(s, loot_up(s.target), DO.TAKE_UP, out, 0)
    if s.total[loot_down(s.target)] > 0:
        out[n] = DO.TAKE_DOWN
        n += 1
    return n


def pick_open_card(s: State, card: int) -> None:
    """The attacker points at it. Rules, "Card Effects"."""
    affect_card(s, FACE.UP, card, NO_HINT)


def pick_hidden_card(s: State) -> None:
    """The attacker takes one without looking. Rules, "Card Effects"; ruling OC-20."""
    then(s, STEP.PICK)


def any_hidden_card(s: State, out: Any, weights: Any) -> int:
    """Each face-down card is as likely. Ruling OC-20."""
    return any_card(s, loot_down(s.target), out, weights)


def hit_hidden_card(s: State, card: int) -> None:
    """Rules, "Card Effects"."""
    affect_card(s, FACE.DOWN, card, NO_HINT)


def siana_may_give(s: State, out: Any) -> int:
    """Any card of hers that could be hit, but no Egg. Rulings OC-22 and OC-23."""
    n = 0
    if hits_open_cards(s.said):
        n = may_name_other_than_eggs(s, loot_up(s.target), DO.GIVE_UP, out, 0)
    return may_name_other_than_eggs(s, loot_down(s.target), DO.GIVE_DOWN, out, n)


def siana_gives(s: State, face: int, card: int) -> None:
    """Of a hidden card everybody knows that it was no Egg. Ruling OC-22."""
    hint = NO_HINT
    if face == FACE.DOWN:
        hint = CARD.NOT_EGG
    affect_card(s, face, card, hint)


def affect_card(s: State, face: int, card: int, hint: int) -> None:
    """Lantern: it is turned up. Hook: it goes to the attacker's loot as it lies. Pistol: it goes
    under the bottle. Rules, "Card Effects"; rulings OC-20 and OC-21."""
    source = loot_down(s.target)
    if face == FACE.UP:
        source = loot_up(s.target)
    if s.said == SAY.LANTERN:
        move(s, source, loot_up(s.target), card, NO_HINT)
        emit(s, EVENT.CARD_LIT, s.attacker, s.target, card, EVERYBODY)
    elif s.said == SAY.HOOK:
        if face == FACE.UP:
            move(s, source, loot_up(s.attacker), card, NO_HINT)
            emit(s, EVENT.OPEN_CARD_HOOKED, s.attacker, s.target, card, EVERYBODY)
        else:
            seen = move(s, source, loot_down(s.attacker), card, hint)
            emit(s, EVENT.HIDDEN_CARD_HOOKED, s.attacker, s.target, card, seen)
    elif face == FACE.UP:
        move(s, source, CELL.DISCARD, card, NO_HINT)
        emit(s, EVENT.OPEN_CARD_SHOT, s.attacker, s.target, card, EVERYBODY)
    else:
        seen = move(s, source, CELL.DISCARD, card, hint)
        emit(s, EVENT.HIDDEN_CARD_SHOT, s.attacker, s.target, card, seen)


EFFECTS = (
    Ask("pick_card", "attacker", may_pick, take=(pick_open_card, pick_hidden_card)),
    Ask("siana_pick", "target", siana_may_give, give=siana_gives),
    Draw("pick", any_hidden_card, hit_hidden_card, CARDS),
)
