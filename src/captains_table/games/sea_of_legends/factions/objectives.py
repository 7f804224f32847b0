"""Where an NPC wants to go, and which way. Rules, "Evaluate": Objectives, Cautious, Reckless,
Solitary.

An Objective gives the regions where it can be achieved. The nearest of them that can be reached is
the target. Cautious NPCs close regions where they would be defeated, Solitary ones those with
another NPC of their type; what is closed does not exist for them (R129).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from captains_table.games.sea_of_legends.box import NPC_TYPE_OF, REGIONS
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    LEADER,
    group,
    group_strength,
    hostile_to_npc,
    npcs_at,
    slots,
    strength_of,
)
from captains_table.games.sea_of_legends.factions.npcs import type_of
from captains_table.games.sea_of_legends.fields import State


@dataclass(frozen=True)
class Objective:
    """What an NPC is after: its name in the words, and where it can be achieved."""

    name: str
    regions: Callable[[State, int], list[int]]


@dataclass(frozen=True)
class Plan:
    """What an NPC will do: the Objective, the nearest targets, and what it still minds."""

    objective: int
    targets: list[int]
    minds: int  # which keywords it still minds: see `shunned`


def movers(s: State, npc: int) -> list[int]:
    """Who moves together: Soldiers in one region are a Horde, everybody else goes alone."""
    if type_of(npc) != "soldier":
        return [npc]
    return [one for one in slots("soldier") if s.npc_at[one] == s.npc_at[npc]]


def own_strength(s: State, npc: int) -> int:
    """An NPC's Strength on its own, or a Horde's together."""
    others = len(movers(s, npc)) - 1
    return strength_of(s, npc) + others * book(s).npc[npc].ally


def power(s: State, npc: int, region: int) -> int:
    """What it can bring to a fight there: its own, and the Ally bonus of allies already there."""
    moving = movers(s, npc)
    allies = [one for one in group(s, FACTION_OF[npc], region) if one not in moving]
    return own_strength(s, npc) + sum(book(s).npc[one].ally for one in allies)


def would_be_defeated(s: State, npc: int, region: int) -> bool:
    """Whether the strongest hostile group there is stronger; a tie is safe, and players are no
    danger (A35)."""
    others, _ = hostile_to_npc(s, npc, region)
    return any(group_strength(s, other, region) > power(s, npc, region) for other in others)


def can_defeat_somebody(s: State, npc: int, region: int) -> bool:
    """Whether there is somebody hostile, and nobody that would defeat it."""
    others, players = hostile_to_npc(s, npc, region)
    return bool(others or players) and not would_be_defeated(s, npc, region)


DANGER, COMPANY = 1, 2  # what an NPC may mind


def like_it(s: State, npc: int, region: int) -> list[int]:
    """The NPCs of its type in a region."""
    return [one for one in npcs_at(s, region) if NPC_TYPE_OF[one] == NPC_TYPE_OF[npc]]


def strongest_of(s: State, faction: int, region: int) -> int:
    """Who leads a group: the strongest, of equals a Leader (A9)."""
    return max(group(s, faction, region), key=lambda one: (strength_of(s, one), LEADER[one]))


def keywords(s: State, npc: int) -> int:
    """What an NPC minds by its stat card."""
    words = book(s).npc[npc].keywords
    return DANGER * ("cautious" in words) + COMPANY * ("solitary" in words)


def shunned(s: State, npc: int, minds: int) -> frozenset[int]:
    """The regions that are closed to it: where it would be defeated, for who is Cautious (R126),
    and where another of its type is, for who is Solitary (R128)."""
    here = s.npc_at[npc]
    closed = set()
    for region in range(len(REGIONS)):
        if region == here:
            continue
        if minds & DANGER and would_be_defeated(s, npc, region):
            closed.add(region)
        if minds & COMPANY and like_it(s, npc, region):
            closed.add(region)
    return frozenset(closed)


def plan(s: State, npc: int, objectives: tuple[Objective, ...]) -> Plan | None:
    """The first Objective that can be reached, with its nearest targets (R125). First with all
    keywords, then without Solitary (A38), at last without closing unsafe ways (A36)."""
    cautious = keywords(s, npc) & DANGER
    for minds in sorted({keywords(s, npc), cautious, 0}, reverse=True):
        far = book(s).distances(s.npc_at[npc], shunned(s, npc, minds))
        for number, objective in enumerate(objectives):
            wanted = [
                region
                for region in objective.regions(s, npc)
                if far[region] >= 0 and not (cautious and would_be_defeated(s, npc, region))
            ]
            if wanted:
                nearest = min(far[region] for region in wanted)
                return Plan(number, [r for r in wanted if far[r] == nearest], minds)
    return None


def ways(s: State, npc: int, goal: int, minds: int) -> list[int]:
    """The next regions on a shortest way to the goal."""
    here = s.npc_at[npc]
    far = book(s).distances(goal, shunned(s, npc, minds) - {goal})
    return [region for region in book(s).near[here] if far[region] == far[here] - 1 >= 0]


# Why it does not do what it would do without its keywords


@dataclass(frozen=True)
class Hindrance:
    """A region that an NPC keeps away from, and who is there: somebody who would defeat it, or
    another of its type."""

    region: int
    because_of: int
    danger: bool


def hindrances(
    s: State, npc: int, objectives: tuple[Objective, ...], found: Plan | None
) -> list[Hindrance]:
    """What keeps it from an Objective before the one it follows, from a nearer target, or from a
    shorter way."""
    minds = keywords(s, npc) if found is None else found.minds
    closed, straight = shunned(s, npc, minds), book(s).distance[s.npc_at[npc]]
    far = book(s).distances(s.npc_at[npc], closed)
    regions: set[int] = set()
    for number, objective in enumerate(objectives):
        if found is not None and number > found.objective:
            break
        wanted = objective.regions(s, npc)
        nearest = min((straight[region] for region in wanted), default=0)
        targets = {region for region in wanted if straight[region] == nearest}
        if found is not None and number == found.objective:
            targets |= set(found.targets)
        for target in targets:
            if keywords(s, npc) & DANGER and would_be_defeated(s, npc, target):
                regions.add(target)
            if far[target] != straight[target]:
                regions |= {
                    region
                    for region in closed
                    if straight[region] + book(s).distance[region][target] == straight[target]
                }
    return [_hindrance(s, npc, region) for region in sorted(regions)]


def _hindrance(s: State, npc: int, region: int) -> Hindrance:
    if keywords(s, npc) & DANGER and would_be_defeated(s, npc, region):
        others, _ = hostile_to_npc(s, npc, region)
        strongest = max(others, key=lambda faction: group_strength(s, faction, region))
        return Hindrance(region, strongest_of(s, strongest, region), danger=True)
    return Hindrance(region, like_it(s, npc, region)[0], danger=False)
