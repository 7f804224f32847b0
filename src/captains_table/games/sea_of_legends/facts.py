"""What everybody at a table of Sea of Legends could count: everything here lies open (A55)."""

from __future__ import annotations

from typing import TypedDict

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import FACTIONS, NPC_TYPE_OF, NPC_TYPES, NPCS, REGIONS
from captains_table.games.sea_of_legends.captain.notoriety import breakdown
from captains_table.games.sea_of_legends.challenge.dice import (
    CHALLENGER,
    OTHER_SIDE,
    base_strength,
    side_of,
    strength_now,
)
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.factions.alignment import (
    group,
    group_strength,
    groups_at,
    lasting_stance,
    port_strength,
    strength_of,
)
from captains_table.games.sea_of_legends.factions.guides import progress
from captains_table.games.sea_of_legends.fields import State

STANCES = ("hostile", "neutral", "allied")


class Group(TypedDict):
    """The NPCs of a faction in a region, who fight as one."""

    region: str
    faction: str
    npcs: list[str]
    strength: int


class Progress(TypedDict):
    """How far a faction is on one way to its victory."""

    what: str
    have: int
    need: int


class Challenge(TypedDict):
    """How it stands while dice are rolled: the Strength of who rolls, what allies will add
    included; what the numerals on the dice make of it; and what the other side has reached."""

    strength: int
    dice: int
    against: int


class Facts(TypedDict):
    """The Strength of one NPC of each type, of each group and of each Port; where each seat's
    Notoriety is from; how each faction stands to each seat, and how far it is with its own goal;
    and the Challenge, while there is one."""

    strengths: dict[str, int]
    groups: list[Group]
    ports: dict[str, int]
    notoriety: list[dict[str, int]]
    progress: dict[str, list[Progress]]
    stances: list[dict[str, str]]
    challenge: Challenge | None


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's Notoriety and where it is from. Rules, "Notoriety"."""
    rows = [breakdown(s, p) for p in range(s.seats)]
    return [row["total"] for row in rows], rows


def facts(s: State) -> Facts:
    """All of it. Rules, "Alignment", "Challenges", "Notoriety" and "Winning"."""
    ports = [region for region in range(len(REGIONS)) if book(s).port[region] is not None]
    factions = s.factions[: s.factions_count]
    return {
        "strengths": {
            kind: strength_of(s, NPC_TYPE_OF.index(number)) for number, kind in enumerate(NPC_TYPES)
        },
        "groups": [
            {
                "region": name,
                "faction": FACTIONS[faction],
                "npcs": [NPCS[npc] for npc in group(s, faction, region)],
                "strength": group_strength(s, faction, region),
            }
            for region, name in enumerate(REGIONS)
            for faction in groups_at(s, region)
        ],
        "ports": {REGIONS[region]: port_strength(s, region) for region in ports},
        "notoriety": scores(s)[1],
        "progress": {
            FACTIONS[faction]: [
                {"what": what, "have": int(have), "need": need}
                for what, have, need in progress(s, faction)
            ]
            for faction in factions
        },
        "stances": [
            {FACTIONS[faction]: STANCES[lasting_stance(s, p, faction)] for faction in factions}
            for p in range(s.seats)
        ],
        "challenge": None if s.roller == NONE else _challenge(s),
    }


def _challenge(s: State) -> Challenge:
    side = side_of(s, s.roller)
    return {
        "strength": reached(s, side),
        "dice": base_strength(s),
        "against": reached(s, CHALLENGER + OTHER_SIDE - side),
    }


def reached(s: State, side: int) -> int:
    """The Strength that a side of a Challenge has reached, with what allies will add (R101)."""
    return strength_now(s, side) + (int(s.helped) if side == CHALLENGER else 0)
