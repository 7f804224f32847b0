"""What is told beside a result: who lied how often and was believed, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.games.oh_captain.end import points, standing
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import CLAIMS, LOOT
from captains_table.games.oh_captain.turn import is_true

CAUGHT = ("seller_lied", "lie_caught")


def bluffs(told: Sequence[Sequence[Mapping[str, Any]]]) -> list[dict[str, int]]:
    """Of each Explorer: how often something was announced, how often that was a lie, and how many
    of the lies never came out."""
    return [_of(p, events) for p, events in enumerate(told)]


def _of(p: int, events: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    announced = lies = caught = 0
    card: int | None = None  # not known where a store was damaged
    for event in events:
        if event.get("seat") != p:
            continue
        kind = event.get("event")
        if kind == "card_drawn":
            card = LOOT.index(event["card"]) if event.get("card") in LOOT else None
        elif kind == "item_announced":
            announced += 1
            if card is not None and event.get("item") in CLAIMS:
                lies += not is_true(CLAIMS.index(event["item"]), card)
        elif kind in CAUGHT:
            caught += 1
    return {"announced": announced, "lies": lies, "believed": max(0, lies - caught)}


def verdict(s: State) -> tuple[str, dict[str, Any]] | None:
    """How a tie on points was broken. Ruling OC-31."""
    best = max(points(s, p) for p in range(s.seats))
    tied = [p for p in range(s.seats) if points(s, p) == best]
    if len({standing(s, p) for p in tied}) == 1:
        return None
    return ("verdict-captain" if s.captain in tied else "verdict-coins"), {}
