"""Rulebook, "Special Abilities": what happens at the end of a turn."""

from __future__ import annotations

from typing import Any

from captains_table.engine.flow import emit, then
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.engine.steps import Ask, Do
from captains_table.games.oh_captain.cards import loot_down, loot_up, may_name_cards, move
from captains_table.games.oh_captain.events import EVENT
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import ADVENTURER, DO, MOONS_FLIPS, STEP


def end_turn(s: State) -> None:
    """Red and Moon act when everything else is done. Ruling OC-36."""
    then(s, STEP.NEXT_TURN)
    p = s.active
    if s.adventurer[p] == ADVENTURER.RED and is_poorest(s, p):
        then(s, STEP.RED_TARGET)
    elif turns_cards_down(s, p) and s.total[loot_up(p)] > 0:
        s.flips = MOONS_FLIPS
        then(s, STEP.MOON_FLIP)


def turns_cards_down(s: State, p: int) -> int:
    """Whether a seat may turn its open cards down: Moon may. Rules, "Special Abilities"."""
    return s.adventurer[p] == ADVENTURER.MOON


def is_poorest(s: State, p: int) -> int:
    """Whether everybody else, the Captain too, has more coins. Ruling OC-25."""
    for q in range(s.seats):
        if q != p and s.coins[q] <= s.coins[p]:
            return 0
    return 1


def red_may_rob(s: State, out: Any) -> int:
    """Any other Explorer: who is richer than Red has a coin. Rules, "Special Abilities"."""
    n = 0
    for q in range(s.seats):
        if q != s.active and q != s.captain:
            out[n] = DO.TAKE_COIN + q
            n += 1
    return n


def red_takes_coin(s: State, q: int) -> None:
    """Red takes a coin from an Explorer. Rules, "Special Abilities"; ruling OC-25."""
    s.coins[q] -= 1
    s.coins[s.active] += 1
    emit(s, EVENT.RED_TOOK_COIN, s.active, q, 0, EVERYBODY)


def moon_may_turn_down(s: State, out: Any) -> int:
    """Any open card of hers, or no more. Rules, "Special Abilities"; ruling OC-26."""
    n = may_name_cards(s, loot_up(s.active), DO.TURN_DOWN, out, 0)
    out[n] = DO.DONE
    return n + 1


def moon_turns_down(s: State, card: int) -> None:
    """Moon turns a card face-down; everybody saw it. Rules, "Special Abilities"; ruling OC-26."""
    move(s, loot_up(s.active), loot_down(s.active), card, NO_HINT)
    emit(s, EVENT.CARD_TURNED_DOWN, s.active, 0, card, EVERYBODY)
    s.flips -= 1
    if s.flips > 0 and s.total[loot_up(s.active)] > 0:
        then(s, STEP.MOON_FLIP)
    else:
        s.flips = 0


def moon_is_done(s: State) -> None:
    """She need not turn two. Ruling OC-26."""
    s.flips = 0


ABILITIES = (
    Ask("red_target", "active", red_may_rob, take_coin=red_takes_coin),
    Ask("moon_flip", "active", moon_may_turn_down, turn_down=moon_turns_down, done=moon_is_done),
    Do("end_of_turn", end_turn),
)
