"""Which situations could not arise, beyond what the declaration rules out."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE, left_of, right_of
from captains_table.games.oh_captain.abilities import is_poorest
from captains_table.games.oh_captain.cards import loot_down, loot_up
from captains_table.games.oh_captain.effects import can_be_attacked
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.rules import FLOW
from captains_table.games.oh_captain.setup import (
    CAPTAINS_COINS,
    DISCARDED_AT_SETUP,
    EXPLORERS_COINS,
    SMALL_CREW,
)
from captains_table.games.oh_captain.state import (
    ACTIONS,
    ADVENTURER,
    BOX_OF_CARDS,
    CARD,
    CELL,
    COINS,
    OPTION,
    SAY,
    STEP,
    STEPS,
)
from captains_table.games.oh_captain.turn import LAST_CARDS

Reason = tuple[str, str] | None

# How many cards the cave holds when the first turn begins.
AFTER_SETUP = sum(BOX_OF_CARDS.values()) - BOX_OF_CARDS["purse"] - DISCARDED_AT_SETUP

# The steps of a turn that can be on the list together, next last.
_PICKS = (STEP.PICK_CARD, STEP.SIANA_PICK, STEP.PICK)
_TURNS = {
    (STEP.MUTINY_OR_LOYALTY,),
    (STEP.DRAW,),
    (STEP.ANNOUNCE,),
    (STEP.CAPTAIN_CHOICE,),
    (STEP.END_OF_TURN, STEP.TARGET),
    (STEP.END_OF_TURN, STEP.RESPOND),
    *((STEP.END_OF_TURN, pick) for pick in _PICKS),
    *((STEP.END_OF_TURN, STEP.CHALLENGE_COIN, pick) for pick in _PICKS),
    (STEP.NEXT_TURN, STEP.NOSTROMO_PICK),
    (STEP.NEXT_TURN, STEP.RED_TARGET),
    (STEP.NEXT_TURN, STEP.MOON_FLIP),
}


def impossible(s: State) -> Reason:
    """The field that could not be so, and why; None where the position can arise."""
    todo = (*s.todo[: s.todo_count], s.step) if s.step != NONE else ()
    if s.step == NONE and s.todo_count:
        return "step", "something is to be done, so something is next"
    if reason := _adventurers(s):
        return reason
    if (
        todo
        and todo[0] == STEP.NEXT_TURN
        and (
            len(todo) == 1
            or todo[1] in (STEP.DISCARD, STEP.DEAL, STEP.CHOOSE_ADVENTURER, STEP.CAPTAIN)
        )
    ):
        return _setup(s, todo)
    for name in ("captain", "active"):
        if getattr(s, name) == NONE:
            return name, "somebody must be, once the game has begun"
    if s.adventurer.count(NONE):
        return "adventurer", "everybody has one, once the game has begun"
    if reason := _stock(s):
        return reason
    if not todo:
        return _over(s)
    if todo not in _TURNS:
        return "todo", f"{' then '.join(STEPS[step] for step in reversed(todo))} cannot be to do"
    if s.cards[CELL.ARRIVED].count(1):
        return "arrived", "the Nomads are here, so nothing is left to do"
    return _turn(s, todo)


def _adventurers(s: State) -> Reason:
    taken = [a for a in s.adventurer if a != NONE]
    if len(set(taken)) < len(taken):
        return "adventurer", "nobody shares an Adventurer"
    if (
        s.seats <= SMALL_CREW
        and s.option_all_adventurers == OPTION.ALL_ADVENTURERS_FALSE
        and max(s.adventurer) >= SMALL_CREW
    ):
        return "adventurer", "Siana and Ulrich do not play at this table"
    return None


def _setup(s: State, todo: tuple[int, ...]) -> Reason:
    """Before the first turn."""
    to_deal = todo.count(STEP.DEAL) + todo.count(STEP.CHOOSE_ADVENTURER)
    to_lay, captain = todo.count(STEP.DISCARD), todo.count(STEP.CAPTAIN)
    one_each = STEP.CHOOSE_ADVENTURER if s.option_adventurers else STEP.DEAL
    order = (
        (STEP.NEXT_TURN,)
        + (STEP.DISCARD,) * to_lay
        + (one_each,) * to_deal
        + (STEP.CAPTAIN,) * captain
    )
    if (
        todo != order
        or to_lay > DISCARDED_AT_SETUP
        or (to_deal and to_lay < DISCARDED_AT_SETUP)
        or captain > 1
        or not to_lay
    ):
        return "todo", "the game is not set up in this order"
    if s.adventurer.count(NONE) != to_deal:
        return "adventurer", f"{to_deal} seats should have none yet"
    if (s.captain == NONE) != bool(captain) or (captain and to_deal < s.seats):
        return "captain", "is the first to be found"
    if s.option_captain not in (0, s.captain + 1):
        return "captain", "is another by the option"
    p = s.captain
    for _ in range(0 if captain else s.seats - to_deal):
        if s.adventurer[p] == NONE:
            return "adventurer", f"it is seat {p}'s turn to have one"
        p = right_of(s, p) if s.option_choosing_order else left_of(s, p)
    for p in range(s.seats):
        due = 0 if captain else CAPTAINS_COINS if p == s.captain else EXPLORERS_COINS
        if s.coins[p] != due:
            return "coins", f"seat {p} starts with {due}"
        purses = int(not captain and p != s.captain)
        if (s.total[loot_down(p)], s.cards[loot_down(p)][CARD.PURSE]) != (purses, purses):
            return f"loot_down[{p}]", "every Explorer starts with a Purse"
        if s.total[loot_up(p)]:
            return f"loot_up[{p}]", "nothing lies there before the first turn"
    dealt = 0 if captain else s.seats - 1
    for name, cell, due in (
        ("cave", CELL.CAVE, AFTER_SETUP + to_lay),
        ("found", CELL.FOUND, 0),
        ("discard", CELL.DISCARD, DISCARDED_AT_SETUP - to_lay),
        ("box", CELL.BOX, BOX_OF_CARDS["purse"] - dealt),
        ("arrived", CELL.ARRIVED, 0),
    ):
        if s.total[cell] != due:
            return name, f"{due} cards should lie there"
    if s.active != NONE:
        return "active", "the first turn has not begun"
    return _nothing_said(s)


def _nothing_said(s: State) -> Reason:
    """Neither before the first turn nor at the beginning of one."""
    for name in ("said", "attacker", "target"):
        if getattr(s, name) != NONE:
            return name, "nobody has announced anything"
    return ("flips", "Moon is not turning cards down") if s.flips else None


def _stock(s: State) -> Reason:
    """Coins and cards that cannot come back."""
    if s.supply > COINS - CAPTAINS_COINS - EXPLORERS_COINS * (s.seats - 1):
        return "supply", "only a mutiny takes coins from it, and none go back"
    if s.total[CELL.BOX] != BOX_OF_CARDS["purse"] - (s.seats - 1):
        return "box", "every Explorer was dealt one Purse"
    if s.total[CELL.CAVE] > AFTER_SETUP:
        return "cave", "three cards were laid under the bottle"
    return None


def _over(s: State) -> Reason:
    if s.total[CELL.ARRIVED] == 0:
        return "step", "something is always to be done until the Nomads arrive"
    for p in range(s.seats):
        if s.total[loot_down(p)]:
            return f"loot_down[{p}]", "all loot is turned up at the end"
    if s.total[CELL.FOUND]:
        return "found", "the last card drawn was the Nomads"
    if s.total[CELL.CAVE] >= LAST_CARDS:
        return "cave", "the Nomads are among the last four cards"
    if s.active == s.captain:
        return "active", "the Captain takes no turn"
    return _nothing_said(s)


def _turn(s: State, todo: tuple[int, ...]) -> Reason:
    """What the step of a turn needs."""
    step = todo[-1]
    if (s.active == s.captain) != (step == STEP.NOSTROMO_PICK):
        return "active", "the Captain takes no turn"
    attacking = step in (STEP.TARGET, STEP.RESPOND, *_PICKS)
    ended = step in (STEP.RED_TARGET, STEP.MOON_FLIP)
    if (s.said == NONE) == (step == STEP.CAPTAIN_CHOICE or attacking or ended):
        return "said", "is what the active Explorer announced this turn"
    if not ended and (s.attacker == NONE) == attacking:
        return "attacker", "is somebody while there is an attack"
    if s.attacker not in (NONE, s.active, s.captain):
        return "attacker", "is the active Explorer or the Captain"
    if not ended and (s.target == NONE) == (step == STEP.RESPOND or step in _PICKS):
        return "target", "is somebody while they are attacked"
    if s.target != NONE and (s.attacker == NONE or s.target in (s.attacker, s.captain)):
        return "target", "is another Explorer, attacked by somebody"
    if (step == STEP.RESPOND or STEP.CHALLENGE_COIN in todo) and s.attacker == s.captain:
        return "attacker", "nobody challenges the Captain"
    held = step in (STEP.ANNOUNCE, STEP.CAPTAIN_CHOICE, STEP.RESPOND) or (
        step == STEP.TARGET and s.attacker == s.active
    )
    if s.total[CELL.FOUND] != int(held):
        return "found", f"{int(held)} card should lie there"
    if (s.flips > 0) != (step == STEP.MOON_FLIP):
        return "flips", "Moon turns cards down at the end of her turn"
    if step in _PICKS and s.said == SAY.LIZARD:
        return "said", "a Lizard takes a coin and no card"
    if (
        step in (STEP.PICK_CARD, STEP.PICK)
        and s.adventurer[s.target] == ADVENTURER.SIANA
        and _siana_can_pick(s)
    ):
        return "target", "Siana says herself which card is hit"
    if step == STEP.MOON_FLIP and not s.total[loot_up(s.active)]:
        return f"loot_up[{s.active}]", "Moon has no card to turn down"
    if step == STEP.RESPOND and not can_be_attacked(s, s.target):
        return "target", "the announced item does nothing there"
    talents = {
        STEP.SIANA_PICK: (s.target, ADVENTURER.SIANA),
        STEP.RED_TARGET: (s.active, ADVENTURER.RED),
        STEP.MOON_FLIP: (s.active, ADVENTURER.MOON),
        STEP.NOSTROMO_PICK: (s.active, ADVENTURER.NOSTROMO),
    }
    if step in talents and s.adventurer[talents[step][0]] != talents[step][1]:
        return "adventurer", f"{STEPS[step]} is for another Adventurer"
    if step == STEP.RED_TARGET and not is_poorest(s, s.active):
        return "coins", "Red takes a coin only when he alone has the fewest"
    if step == STEP.MUTINY_OR_LOYALTY and s.coins[s.active] <= s.coins[s.captain]:
        return "coins", "only an Explorer richer than the Captain can declare mutiny"
    return _something_to_do(s, step)


def _siana_can_pick(s: State) -> bool:
    """Something else than Eggs can be hit, or the attack would have failed."""
    cells = [loot_down(s.target)] + [loot_up(s.target)] * (s.said != SAY.LANTERN)
    others = sum(s.total[cell] - s.cards[cell][CARD.EGG] for cell in cells)
    return others > 0 or s.option_siana_only_eggs == OPTION.SIANA_ONLY_EGGS_FIZZLES


def _something_to_do(s: State, step: int) -> Reason:
    room = [0] * ACTIONS.count
    count = FLOW.chances(s, room, room[:]) if FLOW.mover(s) == CHANCE else FLOW.legal(s, room)
    return None if count else ("step", f"nothing can be done at {STEPS[step]}")
