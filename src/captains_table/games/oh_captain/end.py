"""Rulebook, "End of the Game"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import clear_steps, emit
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.plain import State
from captains_table.games.oh_captain.events import MAJORITY_WON, NOMADS_ARRIVED, POINTS_SCORED
from captains_table.games.oh_captain.state import (
    ARRIVED,
    CAVE,
    COINS,
    EGG,
    HOOK,
    LANTERN2,
    LANTERN3,
    LIZARD,
    LYS,
    MAJORITY_TOKEN,
    NOMADS,
    PISTOL,
    PURSE,
    SAY_HOOK,
    SAY_LIZARD,
    SAY_PISTOL,
    loot_down,
    loot_up,
    move,
    reveal,
)


def end_the_game(s: State) -> None:
    """The Nomads are here: everybody turns their loot up, and it is counted. Ruling OC-29."""
    move(s, CAVE, ARRIVED, NOMADS, NO_HINT)
    emit(s, NOMADS_ARRIVED, s.active, 0, 0, EVERYBODY)
    for p in range(s.seats):
        reveal(s, loot_down(p), loot_up(p))
    clear_steps(s)
    emit_majority(s, SAY_PISTOL, PISTOL)
    emit_majority(s, SAY_HOOK, HOOK)
    emit_majority(s, SAY_LIZARD, LIZARD)
    for p in range(s.seats):
        emit(s, POINTS_SCORED, p, 0, points(s, p), EVERYBODY)


def emit_majority(s: State, item: int, card: int) -> None:
    """Say who gets the token of an item, if anybody does."""
    winner = majority(s, card)
    if winner != NONE:
        emit(s, MAJORITY_WON, winner, item, 0, EVERYBODY)


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
            if s.adventurer[p] == LYS:
                winner = p
            elif winner == NONE or s.adventurer[winner] != LYS:
                winner = NONE
    return winner


def lantern_points(s: State, p: int) -> int:
    """Lanterns count 2 or 3. Ruling OC-30."""
    return 2 * s.cards[loot_up(p)][LANTERN2] + 3 * s.cards[loot_up(p)][LANTERN3]


def majority_points(s: State, p: int) -> int:
    """Tokens count 4 each. Ruling OC-30."""
    tokens = 0
    if majority(s, PISTOL) == p:
        tokens += 1
    if majority(s, HOOK) == p:
        tokens += 1
    if majority(s, LIZARD) == p:
        tokens += 1
    return MAJORITY_TOKEN * tokens


def points(s: State, p: int) -> int:
    """Lanterns, Purses, tokens and coins, less the Eggs. Rules, "End of the Game"; ruling OC-30."""
    shown = s.cards[loot_up(p)]
    return lantern_points(s, p) + shown[PURSE] + majority_points(s, p) + s.coins[p] - shown[EGG]


def standing(s: State, p: int) -> int:
    """A number that is higher for who is placed better: points, then the Captain, then coins.
    Equal numbers share the place. Rules, "End of the Game"; ruling OC-31."""
    tie_break = s.coins[p]
    if p == s.captain:
        tie_break = COINS + 1
    return points(s, p) * (COINS + 2) + tie_break
