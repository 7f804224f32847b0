"""What the first player decides for the factions of Sea of Legends, in their own interest."""

from __future__ import annotations

from captains_table.engine.actions import Decoded
from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.captain.notoriety import notoriety
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    STANCE,
    group_strength,
    hostile_to_npc,
    stance,
)
from captains_table.games.sea_of_legends.factions.objectives import power
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy.worth import attack_cost, gold_worth, urgency

NEAR_ME, NEAR_OTHERS = 0.12, 0.05


def region(s: State, p: int, choice: Decoded) -> float:
    """How good it is for the first player that the acting NPC goes to a region."""
    where, npc = choice.number, int(s.attacker)
    if npc == NONE:
        return place(s, p, choice)
    faction = FACTION_OF[npc]
    score = NEAR_ME * book(s).distance[where][s.at[p]]
    others, players = hostile_to_npc(s, npc, where)
    threat = 0.2 + urgency(s, p, faction)
    if others:
        strongest = max(others, key=lambda other: group_strength(s, other, where))
        loses = group_strength(s, strongest, where) > power(s, npc, where)
        score += threat if loses else 0.1 + urgency(s, p, strongest) - threat / 3
    elif p in players:
        score -= attack_cost(s, p, npc, gold_worth(s, p))
    elif players:
        score += 0.3 + 0.05 * max(notoriety(s, q) for q in players)
    return score


def drift(s: State, p: int, choice: Decoded) -> float:
    """Where an NPC without an Objective drifts to, if it does not rather stay."""
    return 0.0 if choice.verb == "done" else region(s, p, choice)


def place(s: State, p: int, choice: Decoded) -> float:
    """Far from the first player, near the others."""
    far = book(s).distance[choice.number]
    others = [far[s.at[q]] for q in range(s.seats) if q != p]
    return NEAR_ME * min(4, far[s.at[p]]) - NEAR_OTHERS * min(others, default=0)


def seat(s: State, p: int, choice: Decoded) -> float:
    """Somebody else, and rather who is ahead."""
    q = choice.number
    return -99.0 if q == p else float(notoriety(s, q))


def faction(s: State, p: int, choice: Decoded) -> float:
    """Those that are friends of the first player act first: they may win."""
    return float(stance(s, p, choice.number) != STANCE.HOSTILE)
