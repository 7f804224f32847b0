"""Ways into a turn, for the tests."""

from __future__ import annotations

from typing import Any

from captains_table.engine.flow import CHANCE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.rules import FLOW as rules
from captains_table.games.sea_of_legends.state import REGION
from tests.rules.sea_of_legends.scenario import (
    MOST_CHOICES,
    asked,
    choices,
    choose,
    happens,
    scene,
    start,
)

END = {"do": "end_turn"}


def turn(region: str, seats: int = 2, **numbers: int) -> State:
    """The turn of seat 0 in a region."""
    s = scene(seats)
    s.at[0] = REGION[region]
    for name, value in numbers.items():
        setattr(s, name, value)
    start(s, "begin_turn", 0)
    return s


def verbs(s: State) -> set[str]:
    """What sorts of things may be done."""
    return {choice["do"] for choice in choices(s)}


def reach(s: State) -> set[str]:
    """Where the ship can sail."""
    return {choice["region"] for choice in choices(s) if choice["do"] == "sail"}


def play_on(s: State) -> None:
    """Take the last of everything, until the turn goes on."""
    while (chance := rules.mover(s) == CHANCE) or asked(s)[1] != "turn":
        codes = [0] * MOST_CHOICES
        count = rules.chances(s, codes, codes[:]) if chance else rules.legal(s, codes)
        rules.apply(s, codes[count - 1])


def using(card: str) -> dict[str, Any]:
    """The choice of using a card."""
    return {"do": "use", "card": card}


def fight(s: State, target: str, face: str) -> None:
    """Challenge somebody with a roll that shows the same on every die."""
    choose(s, "challenge", target=target)
    choose(s, "roll")
    happens(s, *(face,) * (4 + s.bonus_dice))
    choose(s, "done")
