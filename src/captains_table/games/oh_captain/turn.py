"""Rulebook, "Turn Structure": mutiny or loyalty, exploration, the Captain's choice, challenges."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, left_of, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.plain import State
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.oh_captain.cards import any_card, may_name_cards
from captains_table.games.oh_captain.effects import can_be_attacked, use_effect
from captains_table.games.oh_captain.end import end_the_game
from captains_table.games.oh_captain.events import (
    ATTACK_ACCEPTED,
    ATTACK_CHALLENGED,
    ATTACKED,
    CARD_DRAWN,
    CARD_RECOVERED,
    CHALLENGE_PAID,
    ITEM_ANNOUNCED,
    ITEM_BOUGHT,
    ITEM_LEFT,
    LIE_CAUGHT,
    LOYALTY_PLEDGED,
    MUTINY_DECLARED,
    NOBODY_TO_ATTACK,
    SELLER_LIED,
    TRUTH_PROVED,
    TURN_BEGUN,
)
from captains_table.games.oh_captain.state import (
    ANNOUNCE,
    CAPTAIN_CHOICE,
    CARDS,
    CAVE,
    CHALLENGE_COIN,
    DISCARD,
    DO_ACCEPT,
    DO_ANNOUNCE,
    DO_ATTACK,
    DO_BUY,
    DO_CHALLENGE,
    DO_LET,
    DO_LOYALTY,
    DO_MUTINY,
    DO_PASS,
    DO_RECOVER,
    DRAW,
    END_OF_TURN,
    FOUND,
    HOOK,
    LANTERN2,
    LANTERN3,
    LAST_CARDS,
    LIZARD,
    MUTINY_OR_LOYALTY,
    NEXT_TURN,
    NOMADS,
    NOSTROMO,
    NOSTROMO_PICK,
    PISTOL,
    RESPOND,
    SAY_HOOK,
    SAY_LANTERN,
    SAY_LIZARD,
    SAY_PISTOL,
    TARGET,
    ULRICH,
    hand_over,
    loot_down,
    loot_up,
    move,
)


def pass_the_cave(s: State) -> None:
    """The cave goes to the left, past the Captain, and a turn begins. Rules, "Playing the Game"."""
    p = s.active
    if p == NONE:
        p = s.captain
    p = left_of(s, p)
    if p == s.captain:
        p = left_of(s, p)
    s.active = p
    s.said = NONE
    s.attacker = NONE
    s.target = NONE
    emit(s, TURN_BEGUN, p, 0, 0, EVERYBODY)
    if s.coins[p] > s.coins[s.captain]:
        then(s, MUTINY_OR_LOYALTY)
    else:
        then(s, DRAW)


# A. Mutiny or loyalty


def may_rebel(s: State, out: Any) -> int:
    """Whoever is richer than the Captain rebels or pays. Rules, "Mutiny or Loyalty?"."""
    out[0] = DO_MUTINY
    out[1] = DO_LOYALTY
    return 2


def declare_mutiny(s: State) -> None:
    """Bottle, discard pile and a coin of the supply go to the mutineer, whose turn ends.
    Rules, "Mutiny or Loyalty?"; rulings OC-7, OC-8 and OC-32."""
    former = s.captain
    s.captain = s.active
    hand_over(s, DISCARD, former, s.captain)
    coins = min(1, s.supply)
    s.supply -= coins
    s.coins[s.captain] += coins
    emit(s, MUTINY_DECLARED, s.captain, former, coins, EVERYBODY)
    then(s, NEXT_TURN)
    if s.adventurer[s.captain] == NOSTROMO and s.total[DISCARD] > 0:
        then(s, NOSTROMO_PICK)


def may_recover(s: State, out: Any) -> int:
    """Any card from under the bottle, or none. Rules, "Special Abilities"; ruling OC-9."""
    n = may_name_cards(s, DISCARD, DO_RECOVER, out, 0)
    out[n] = DO_PASS
    return n + 1


def recover_card(s: State, card: int) -> None:
    """Nostromo takes a card from under the bottle. Rules, "Special Abilities"; ruling OC-9."""
    seen = move(s, DISCARD, loot_down(s.active), card, NO_HINT)
    emit(s, CARD_RECOVERED, s.active, 0, card, seen)


def leave_the_pile(s: State) -> None:
    """Nostromo takes nothing. Ruling OC-9."""


def pledge_loyalty(s: State) -> None:
    """Give the Captain a coin and go on. Rules, "Mutiny or Loyalty?"."""
    s.coins[s.active] -= 1
    s.coins[s.captain] += 1
    emit(s, LOYALTY_PLEDGED, s.active, s.captain, 0, EVERYBODY)
    then(s, DRAW)


# B. Exploration


def any_card_or_the_nomads(s: State, out: Any, weights: Any) -> int:
    """Any card of the cave; the Nomads are among the last ones. Rules, "The Cave"."""
    n = any_card(s, CAVE, out, weights)
    if s.total[CAVE] <= LAST_CARDS:
        out[n] = NOMADS
        weights[n] = 1
        n += 1
    return n


def draw(s: State, card: int) -> None:
    """Draw from the cave and look at it secretly; the Nomads end the game at once.
    Rules, "Exploration" and "End of the Game"; ruling OC-29."""
    if card == NOMADS:
        end_the_game(s)
    else:
        seen = move(s, CAVE, FOUND, card, NO_HINT)
        emit(s, CARD_DRAWN, s.active, 0, card, seen)
        then(s, ANNOUNCE)


def may_announce(s: State, out: Any) -> int:
    """Any item, whatever was found. Rules, "Exploration"; ruling OC-3."""
    for item in range(4):
        out[item] = DO_ANNOUNCE + item
    return 4


def announce(s: State, item: int) -> None:
    """Tell the Captain what you found, or something else. Rules, "Exploration"; ruling OC-3."""
    s.said = item
    emit(s, ITEM_ANNOUNCED, s.active, item, 0, EVERYBODY)
    then(s, CAPTAIN_CHOICE)


def found_card(s: State) -> int:
    """The card that the active Explorer found."""
    card = 0
    while s.cards[FOUND][card] == 0:
        card += 1
    return card


def is_true(item: int, card: int) -> int:
    """Whether the card is what was announced. Ruling OC-4: both Lanterns are Lanterns."""
    if item == SAY_LANTERN:
        return card == LANTERN2 or card == LANTERN3
    return (
        (item == SAY_HOOK and card == HOOK)
        or (item == SAY_LIZARD and card == LIZARD)
        or (item == SAY_PISTOL and card == PISTOL)
    )


# C. The Captain's choice


def may_buy_or_let(s: State, out: Any) -> int:
    """A Captain without coins can only let it go. Rules, "The Captain's Choice"; ruling OC-5."""
    n = 0
    if s.coins[s.captain] > 0:
        out[0] = DO_BUY
        n = 1
    out[n] = DO_LET
    return n + 1


def buy_item(s: State) -> None:
    """A coin for the finder, the card face-up into the Captain's loot; if it is what was
    announced, the Captain attacks with it. Rules, "The Captain's Choice"; ruling OC-10."""
    s.coins[s.captain] -= 1
    s.coins[s.active] += 1
    card = found_card(s)
    move(s, FOUND, loot_up(s.captain), card, NO_HINT)
    emit(s, ITEM_BOUGHT, s.captain, s.active, card, EVERYBODY)
    then(s, END_OF_TURN)
    if is_true(s.said, card):
        attack(s, s.captain)
    else:
        emit(s, SELLER_LIED, s.active, 0, 0, EVERYBODY)


def let_explorer_use_it(s: State) -> None:
    """The finder keeps the card and must attack as announced. Rules, "The Captain's Choice"."""
    emit(s, ITEM_LEFT, s.captain, s.active, 0, EVERYBODY)
    then(s, END_OF_TURN)
    attack(s, s.active)


def attack(s: State, attacker: int) -> None:
    """Attack an Explorer on whom the item works, if there is one. Rules, "The Captain's Choice";
    rulings OC-13, OC-14, OC-15 and OC-35."""
    s.attacker = attacker
    for q in range(s.seats):
        if can_be_attacked(s, q):
            then(s, TARGET)
            return
    emit(s, NOBODY_TO_ATTACK, attacker, s.said, 0, EVERYBODY)
    if attacker == s.active:
        keep_face_down(s)


def may_attack(s: State, out: Any) -> int:
    """Whoever the announced item works on. Rules, "The Captain's Choice"; ruling OC-13."""
    n = 0
    for q in range(s.seats):
        if can_be_attacked(s, q):
            out[n] = DO_ATTACK + q
            n += 1
    return n


def choose_target(s: State, q: int) -> None:
    """The attacked Explorer may doubt an Explorer, never the Captain. Rules, "Challenges"; rulings
    OC-11 and OC-16."""
    s.target = q
    emit(s, ATTACKED, s.attacker, q, s.said, EVERYBODY)
    if s.attacker == s.captain:
        use_effect(s)
    else:
        then(s, RESPOND)


def keep_face_down(s: State) -> None:
    """The found card joins the finder's loot unseen. Rules, "The Captain's Choice"."""
    move(s, FOUND, loot_down(s.active), found_card(s), NO_HINT)


# D. Challenges


def may_respond(s: State, out: Any) -> int:
    """Believe it or not. Rules, "Challenges"."""
    out[0] = DO_ACCEPT
    out[1] = DO_CHALLENGE
    return 2


def accept_attack(s: State) -> None:
    """The announced effect happens, true or not. Rules, "Challenges"; ruling OC-19."""
    emit(s, ATTACK_ACCEPTED, s.target, s.attacker, 0, EVERYBODY)
    keep_face_down(s)
    use_effect(s)


def challenge_attack(s: State) -> None:
    """The card is shown. A liar's attack fails and costs a coin; the truth strikes, then the
    doubter pays. Rules, "Challenges"; rulings OC-17 and OC-18."""
    emit(s, ATTACK_CHALLENGED, s.target, s.attacker, 0, EVERYBODY)
    card = found_card(s)
    move(s, FOUND, loot_up(s.attacker), card, NO_HINT)
    if is_true(s.said, card):
        emit(s, TRUTH_PROVED, s.attacker, s.target, card, EVERYBODY)
        then(s, CHALLENGE_COIN)
        use_effect(s)
    else:
        emit(s, LIE_CAUGHT, s.attacker, s.target, card, EVERYBODY)
        pay_for_challenge(s, s.attacker, s.target)


def pay_for_challenge(s: State, loser: int, winner: int) -> None:
    """One coin, two to Ulrich, or as many as there are. Rules, "Challenges"; ruling OC-24."""
    coins = 1
    if s.adventurer[winner] == ULRICH:
        coins = 2
    coins = min(coins, s.coins[loser])
    s.coins[loser] -= coins
    s.coins[winner] += coins
    emit(s, CHALLENGE_PAID, loser, winner, coins, EVERYBODY)


def doubter_pays(s: State) -> None:
    """After the effect of what was true. Rules, "Challenges"; ruling OC-18."""
    pay_for_challenge(s, s.target, s.attacker)


TURN = (
    Ask(
        "mutiny_or_loyalty",
        "active",
        may_rebel,
        mutiny=declare_mutiny,
        loyalty=pledge_loyalty,
    ),
    Ask("nostromo_pick", "active", may_recover, recover=recover_card, **{"pass": leave_the_pile}),
    Draw("draw", any_card_or_the_nomads, draw, CARDS),
    Ask("announce", "active", may_announce, announce=announce),
    Ask("captain_choice", "captain", may_buy_or_let, buy=buy_item, let=let_explorer_use_it),
    Ask("target", "attacker", may_attack, attack=choose_target),
    Ask("respond", "target", may_respond, accept=accept_attack, challenge=challenge_attack),
    Do("challenge_coin", doubter_pays),
    Do("next_turn", pass_the_cave),
)
