"""What people are told about Oh Captain! beyond what happened: scores, facts and prompts."""

from __future__ import annotations

from typing import Any, TypedDict

from captains_table.engine.declare import NONE
from captains_table.engine.words import Seat
from captains_table.games.oh_captain.cards import loot_up
from captains_table.games.oh_captain.end import MAJORITY_TOKEN, lantern_points, majority, points
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import CARD, CELL, CLAIMS, ITEMS


class Facts(TypedDict):
    """What lies open to everybody: where each seat's points are from, with face-up loot and coins
    alone, and who has most of each item that there is a token for, by name."""

    points: list[dict[str, int]]
    majorities: dict[str, int | None]


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's points and where they are from. Rules, "End of the Game"; ruling OC-30."""
    breakdown = [
        {
            "lanterns": lantern_points(s, p),
            "purses": s.cards[loot_up(p)][CARD.PURSE],
            "pistol_majority": MAJORITY_TOKEN if majority(s, CARD.PISTOL) == p else 0,
            "hook_majority": MAJORITY_TOKEN if majority(s, CARD.HOOK) == p else 0,
            "lizard_majority": MAJORITY_TOKEN if majority(s, CARD.LIZARD) == p else 0,
            "coins": s.coins[p],
            "eggs": -s.cards[loot_up(p)][CARD.EGG],
            "total": points(s, p),
        }
        for p in range(s.seats)
    ]
    return [row["total"] for row in breakdown], breakdown


def facts(s: State) -> Facts:
    """What would count if nothing lay face down. Rules, "End of the Game"."""
    tokens = {ITEMS[card]: majority(s, card) for card in (CARD.PISTOL, CARD.HOOK, CARD.LIZARD)}
    return {
        "points": scores(s)[1],
        "majorities": {item: None if p == NONE else p for item, p in tokens.items()},
    }


def prompt_values(s: State, p: int) -> dict[str, Any]:
    """What a prompt can speak of: the people concerned, the announcement, the card that was
    found, if the reader may see it, and coins."""
    people = {"captain": s.captain, "active": s.active, "attacker": s.attacker, "target": s.target}
    values: dict[str, Any] = {name: Seat(q) for name, q in people.items() if q != NONE}
    if s.said != NONE:
        values["item"] = CLAIMS[s.said]
    for card, item in enumerate(ITEMS):
        if s.cards[CELL.FOUND][card]:
            values["card"] = item
    values["flips"] = s.flips
    values["coins"] = s.coins[p]
    if s.attacker != NONE:
        values["attacker_coins"] = s.coins[s.attacker]
    return values
