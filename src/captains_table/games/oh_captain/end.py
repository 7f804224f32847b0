"""Rulebook, "End of the Game"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import clear_steps, emit
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.games.oh_captain.cards import loot_down, loot_up, move, reveal
from captains_table.games.oh_captain.events import EVENT
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import ADVENTURER, CARD, CELL, COINS, SAY

MAJORITY_TOKEN = 4


def end_the_game(s: State) -> None:
    """The Nomads are here: everybody turns their loot up, and it is counted. Ruling OC-29."""
    move(s, CELL.CAVE, CELL.ARRIVED, CARD.NOMADS, NO_HINT)
    emit(s, EVENT.NOMADS_ARRIVED, s.active, 0, 0, EVERYBODY)
    for p in range(s.seats):
        reveal(s, loot_down(p), loot_up(p))
    clear_steps(s)
    emit_majority(s, SAY.PISTOL, CARD.PISTOL)
    emit_majority(s, SAY.HOOK, CARD.HOOK)
    emit_majority(s, SAY.LIZARD, CARD.LIZARD)
    for p in range(s.seats):
        emit(s, EVENT.POINTS_SCORED, p, 0, points(s, p), EVERYBODY)


def emit_majority(s: State, item: int, card: int) -> None:
    """Say who gets the token of an item, if anybody does."""
    winner = majority(s, card)
    if winner != NONE:
        emit(s, EVENT.MAJORITY_WON, winner, item, 0, EVERYBODY)


def majority(s: State, card: int) -> int:
    """Who has the most of an item. Lys wins ties, otherwise a tie gives the token to nobody, and
    so does having none. Rules, "End of the Game"; rulings OC-27 and OC-28."""
    most = 0
    winner = NONE
    for p in range(s.seats):
        count = s.cards[loot_up(p)][card]
        if count > most:
            most = count
            winner = p
        elif count == most and most > 0:
            if s.adventurer[p] == ADVENTURER.LYS:
                winner = p
            elif winner == NONE or s.adventurer[winner] != ADVENTURER.LYS:
                winner = NONE
    return winner


def printed_points(card: int) -> int:
    """What a card counts by itself: Lanterns 2 or 3, a Purse 1, an Egg -1. Rules, "End of the
    Game"; ruling OC-30."""
    if card == CARD.LANTERN2:
        return 2
    if card == CARD.LANTERN3:
        return 3
    if card == CARD.PURSE:
        return 1
    if card == CARD.EGG:
        return -1
    return 0


def card_points(s: State, p: int, card: int) -> int:
    """What a seat's cards of a kind count by themselves."""
    return printed_points(card) * s.cards[loot_up(p)][card]


def lantern_points(s: State, p: int) -> int:
    """Lanterns of both kinds. Ruling OC-30."""
    return card_points(s, p, CARD.LANTERN2) + card_points(s, p, CARD.LANTERN3)


def majority_points(s: State, p: int) -> int:
    """Tokens count 4 each. Ruling OC-30."""
    tokens = 0
    if majority(s, CARD.PISTOL) == p:
        tokens += 1
    if majority(s, CARD.HOOK) == p:
        tokens += 1
    if majority(s, CARD.LIZARD) == p:
        tokens += 1
    return MAJORITY_TOKEN * tokens


def points(s: State, p: int) -> int:
    """Lanterns, Purses, tokens and coins, less the Eggs. Rules, "End of the Game"; ruling OC-30."""
    return (
        lantern_points(s, p)
        + card_points(s, p, CARD.PURSE)
        + majority_points(s, p)
        + s.coins[p]
        + card_points(s, p, CARD.EGG)
    )


def standing(s: State, p: int) -> int:
    """A number that is higher for who is placed better: points, then the Captain, then coins.
    Equal numbers share the place. Rules, "End of the Game"; ruling OC-31."""
    tie_break = s.coins[p]
    if p == s.captain:
        tie_break = COINS + 1
    return points(s, p) * (COINS + 2) + tie_break
