"""Ways into a Challenge, for the tests."""

from __future__ import annotations

from typing import Any

from captains_table.games.sea_of_legends.box import CAPTAINS, FACES, FACTIONS
from captains_table.games.sea_of_legends.challenge import declare, targets
from captains_table.games.sea_of_legends.state import PEOPLE, PLAYERS, REGION
from tests.rules.sea_of_legends.scenario import choose, happens, scene, settle

TARGETS = ("port", *FACTIONS, *PLAYERS)
BLANK = ["captain", "captain", "captain", "captain", "1"]  # a Class 1 Ship's roll of Strength 1


def at(region: str, captain: str = "kahina", seats: int = 2, **scenery: Any) -> Any:
    """Seat 0 in a region with a Class 1 Ship: a pool of four Captain dice and one Bonus die."""
    s = scene(seats, **scenery)
    s.captain[0] = CAPTAINS.index(captain)
    s.captain[1:seats] = [c for c in range(4) if c != s.captain[0]][: seats - 1]
    s.at[0] = REGION[region]
    return s


def lover(s: Any, p: int, who: str, favor: int, place: int = 0) -> None:
    """A Lover with so many abilities unlocked."""
    s.lover[p][place], s.favor[p][place] = PEOPLE.index(who), favor


def nemesis(s: Any, p: int, who: str, malice: int, place: int = 0) -> None:
    """A Nemesis with so many abilities unlocked."""
    s.nemesis[p][place], s.malice[p][place] = PEOPLE.index(who), malice


def open_to(s: Any, p: int) -> list[str]:
    """What may be Challenged."""
    return [TARGETS[target] for target in targets(s, p)]


def challenge(s: Any, target: str, p: int = 0) -> None:
    """Declare a Challenge that is allowed."""
    assert target in open_to(s, p)
    declare(s, p, TARGETS.index(target))
    settle(s)


def roll(s: Any, *faces: str) -> None:
    """Roll the dice, and they show this."""
    choose(s, "roll")
    happens(s, *faces)


def shown(s: Any) -> list[str]:
    """What the dice show."""
    return [FACES[face] for face in s.die[: s.die_count]]
