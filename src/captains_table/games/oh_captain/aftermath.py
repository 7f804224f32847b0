"""What is told beside a result: who lied how often and was believed, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.games.oh_captain.end import points, standing
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import LOOT, SAY
from captains_table.games.oh_captain.turn import is_true

CAUGHT = ("seller_lied", "lie_caught")


def bluffs(told: Sequence[Sequence[Mapping[str, Any]]]) -> list[dict[str, int]]:
    """Of each Explorer: how often something was announced, how often that was a lie, and how many
    of the lies never came out."""
    return [_of(p, events) for p, events in enumerate(told)]


def _of(p: int, events: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    announced = lies = caught = card = 0
    for event in events:
        if event.get("seat") != p:
            continue
        if event["event"] == "card_drawn":
            card = LOOT.index(event["card"])
        elif event["event"] == "item_announced":
            announced += 1
            lies += not is_true(getattr(SAY, event["item"].upper()), card)
        elif event["event"] in CAUGHT:
            caught += 1
    return {"announced": announced, "lies": lies, "believed": lies - caught}


def verdict(s: State) -> tuple[str, dict[str, Any]] | None:
    """How a tie on points was broken. Ruling OC-31."""
    best = max(points(s, p) for p in range(s.seats))
    tied = [p for p in range(s.seats) if points(s, p) == best]
    if len({standing(s, p) for p in tied}) == 1:
        return None
    return ("verdict-captain" if s.captain in tied else "verdict-coins"), {}
