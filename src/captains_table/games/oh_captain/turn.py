"""Rulebook, "Turn Structure": mutiny or loyalty, exploration, the Captain's choice, challenges."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import emit, left_of, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.oh_captain.cards import (
    any_card,
    hand_over,
    loot_down,
    loot_up,
    may_name_cards,
    move,
)
from captains_table.games.oh_captain.effects import can_be_attacked, use_effect
from captains_table.games.oh_captain.end import end_the_game
from captains_table.games.oh_captain.events import EVENT
from captains_table.games.oh_captain.fields import Fields, State
from captains_table.games.oh_captain.state import (
    ADVENTURER,
    ALL_CLAIMS,
    CARD,
    CARDS,
    CELL,
    DO,
    SAY,
    STEP,
)

LAST_CARDS = 4  # the Nomads and the three items shuffled with them at the bottom of the cave


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
    emit(s, EVENT.TURN_BEGUN, p, 0, 0, EVERYBODY)
    if s.coins[p] > s.coins[s.captain]:
        then(s, STEP.MUTINY_OR_LOYALTY)
    else:
        then(s, STEP.DRAW)


# A. Mutiny or loyalty


def may_rebel(s: State, out: Any) -> int:
    """Whoever is richer than the Captain rebels or pays. Rules, "Mutiny or Loyalty?"."""
    out[0] = DO.MUTINY
    out[1] = DO.LOYALTY
    return 2


def declare_mutiny(s: State) -> None:
    """Bottle, discard pile and a coin of the supply go to the mutineer, whose turn ends.
    Rules, "Mutiny or Loyalty?"; rulings OC-7, OC-8 and OC-32."""
    former = s.captain
    s.captain = s.active
    hand_over(s, CELL.DISCARD, former, s.captain)
    coins = min(1, s.supply)
    s.supply -= coins
    s.coins[s.captain] += coins
    emit(s, EVENT.MUTINY_DECLARED, s.captain, former, coins, EVERYBODY)
    then(s, STEP.NEXT_TURN)
    if s.adventurer[s.captain] == ADVENTURER.NOSTROMO and s.total[CELL.DISCARD] > 0:
        then(s, STEP.NOSTROMO_PICK)


def may_recover(s: State, out: Any) -> int:
    """Any card from under the bottle, or none. Rules, "Special Abilities"; ruling OC-9."""
    n = may_name_cards(s, CELL.DISCARD, DO.RECOVER, out, 0)
    out[n] = DO.PASS
    return n + 1


def recover_card(s: State, card: int) -> None:
    """Nostromo takes a card from under the bottle. Rules, "Special Abilities"; ruling OC-9."""
    seen = move(s, CELL.DISCARD, loot_down(s.active), card, NO_HINT)
    emit(s, EVENT.CARD_RECOVERED, s.active, 0, card, seen)


def leave_the_pile(s: State) -> None:
    """Nostromo takes nothing. Ruling OC-9."""


def pledge_loyalty(s: State) -> None:
    """Give the Captain a coin and go on. Rules, "Mutiny or Loyalty?"."""
    s.coins[s.active] -= 1
    s.coins[s.captain] += 1
    emit(s, EVENT.LOYALTY_PLEDGED, s.active, s.captain, 0, EVERYBODY)
    then(s, STEP.DRAW)


# B. Exploration


def nomads_are_near(s: State) -> int:
    """Whether the next card can be the Nomads. Rules, "The Cave"."""
    return s.total[CELL.CAVE] <= LAST_CARDS


def any_card_or_the_nomads(s: State, out: Any, weights: Any) -> int:
    """Any card of the cave; the Nomads are among the last ones. Rules, "The Cave"."""
    n = any_card(s, CELL.CAVE, out, weights)
    if nomads_are_near(s):
        out[n] = CARD.NOMADS
        weights[n] = 1
        n += 1
    return n


def draw(s: State, card: int) -> None:
    """Draw from the cave and look at it secretly; the Nomads end the game at once.
    Rules, "Exploration" and "End of the Game"; ruling OC-29."""
    if card == CARD.NOMADS:
        end_the_game(s)
    else:
        seen = move(s, CELL.CAVE, CELL.FOUND, card, NO_HINT)
        emit(s, EVENT.CARD_DRAWN, s.active, 0, card, seen)
        then(s, STEP.ANNOUNCE)


def may_announce(s: State, out: Any) -> int:
    """Any item, whatever was found. Rules, "Exploration"; ruling OC-3."""
    for item in range(ALL_CLAIMS):
        out[item] = DO.ANNOUNCE + item
    return ALL_CLAIMS


def announce(s: State, item: int) -> None:
    """Tell the Captain what you found, or something else. Rules, "Exploration"; ruling OC-3."""
    s.said = item
    emit(s, EVENT.ITEM_ANNOUNCED, s.active, item, 0, EVERYBODY)
    then(s, STEP.CAPTAIN_CHOICE)


def found_card(s: State) -> int:
    """The card that the active Explorer found."""
    card = 0
    while s.cards[CELL.FOUND][card] == 0:
        card += 1
    return card


def is_true(item: int, card: int) -> int:
    """Whether the card is what was announced. Ruling OC-4: both Lanterns are Lanterns."""
    if item == SAY.LANTERN:
        return card == CARD.LANTERN2 or card == CARD.LANTERN3
    return (
        (item == SAY.HOOK and card == CARD.HOOK)
        or (item == SAY.LIZARD and card == CARD.LIZARD)
        or (item == SAY.PISTOL and card == CARD.PISTOL)
    )


# C. The Captain's choice


def may_buy_or_let(s: State, out: Any) -> int:
    """A Captain without coins can only let it go. Rules, "The Captain's Choice"; ruling OC-5."""
    n = 0
    if s.coins[s.captain] > 0:
        out[0] = DO.BUY
        n = 1
    out[n] = DO.LET
    return n + 1


def buy_item(s: State) -> None:
    """A coin for the finder, the card face-up into the Captain's loot; if it is what was
    announced, the Captain attacks with it. Rules, "The Captain's Choice"; ruling OC-10."""
    s.coins[s.captain] -= 1
    s.coins[s.active] += 1
    card = found_card(s)
    move(s, CELL.FOUND, loot_up(s.captain), card, NO_HINT)
    emit(s, EVENT.ITEM_BOUGHT, s.captain, s.active, card, EVERYBODY)
    then(s, STEP.END_OF_TURN)
    if is_true(s.said, card):
        attack(s, s.captain)
    else:
        emit(s, EVENT.SELLER_LIED, s.active, 0, 0, EVERYBODY)


def let_explorer_use_it(s: State) -> None:
    """The finder keeps the card and must attack as announced. Rules, "The Captain's Choice"."""
    emit(s, EVENT.ITEM_LEFT, s.captain, s.active, 0, EVERYBODY)
    then(s, STEP.END_OF_TURN)
    attack(s, s.active)


def attack(s: State, attacker: int) -> None:
    """Attack an Explorer on whom the item works, if there is one. Rules, "The Captain's Choice";
    rulings OC-13, OC-14, OC-15 and OC-35."""
    s.attacker = attacker
    for q in range(s.seats):
        if can_be_attacked(s, q, attacker, s.said):
            then(s, STEP.TARGET)
            return
    emit(s, EVENT.NOBODY_TO_ATTACK, attacker, s.said, 0, EVERYBODY)
    if attacker == s.active:
        keep_face_down(s)


def may_attack(s: State, out: Any) -> int:
    """Whoever the announced item works on. Rules, "The Captain's Choice"; ruling OC-13."""
    n = 0
    for q in range(s.seats):
        if can_be_attacked(s, q, s.attacker, s.said):
            out[n] = DO.ATTACK + q
            n += 1
    return n


def captain_attacks(s: State) -> int:
    """Whether the Captain bought the item and attacks with it. Rules, "The Captain's Choice"."""
    return s.attacker == s.captain


def choose_target(s: State, q: int) -> None:
    """The attacked Explorer may doubt an Explorer, never the Captain. Rules, "Challenges"; rulings
    OC-11 and OC-16."""
    s.target = q
    emit(s, EVENT.ATTACKED, s.attacker, q, s.said, EVERYBODY)
    if captain_attacks(s):
        use_effect(s)
    else:
        then(s, STEP.RESPOND)


def keep_face_down(s: State) -> None:
    """The found card joins the finder's loot unseen. Rules, "The Captain's Choice"."""
    move(s, CELL.FOUND, loot_down(s.active), found_card(s), NO_HINT)


# D. Challenges


def may_respond(s: State, out: Any) -> int:
    """Believe it or not. Rules, "Challenges"."""
    out[0] = DO.ACCEPT
    out[1] = DO.CHALLENGE
    return 2


def accept_attack(s: State) -> None:
    """The announced effect happens, true or not. Rules, "Challenges"; ruling OC-19."""
    emit(s, EVENT.ATTACK_ACCEPTED, s.target, s.attacker, 0, EVERYBODY)
    keep_face_down(s)
    use_effect(s)


def challenge_attack(s: State) -> None:
    """The card is shown. A liar's attack fails and costs a coin; the truth strikes, then the
    doubter pays. Rules, "Challenges"; rulings OC-17 and OC-18."""
    emit(s, EVENT.ATTACK_CHALLENGED, s.target, s.attacker, 0, EVERYBODY)
    card = found_card(s)
    move(s, CELL.FOUND, loot_up(s.attacker), card, NO_HINT)
    if is_true(s.said, card):
        emit(s, EVENT.TRUTH_PROVED, s.attacker, s.target, card, EVERYBODY)
        then(s, STEP.CHALLENGE_COIN)
        use_effect(s)
    else:
        emit(s, EVENT.LIE_CAUGHT, s.attacker, s.target, card, EVERYBODY)
        pay_for_challenge(s, s.attacker, s.target)


def pay_for_challenge(s: State, loser: int, winner: int) -> None:
    """The loser of a challenge pays the winner. Rules, "Challenges"; ruling OC-24."""
    coins = challenge_coins(s, loser, winner)
    s.coins[loser] -= coins
    s.coins[winner] += coins
    emit(s, EVENT.CHALLENGE_PAID, loser, winner, coins, EVERYBODY)


def challenge_coins(s: Fields, loser: int, winner: int) -> int:
    """One coin, two to Ulrich, or as many as there are. Rules, "Challenges"; ruling OC-24."""
    return min(reward(s, winner), s.coins[loser])


def reward(s: Fields, winner: int) -> int:
    """What a challenge that is won is worth to somebody. Rules, "Special Abilities"."""
    if s.adventurer[winner] == ADVENTURER.ULRICH:
        return 2
    return 1


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
