"""Who is hostile to whom, and how strong NPCs are together. Rules, "Alignment"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.names import Numbers
from captains_table.games.sea_of_legends.box import (
    ALLY_RELICS,
    FACTIONS,
    NPC_COUNTS,
    NPC_TYPE_OF,
    NPC_TYPES,
)
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import CELL, NPC, cell, kind_named

STANCE = Numbers(("hostile", "neutral", "allied"))
INFESTED_STRENGTH = 2

FACTION_OF_TYPE = tuple(FACTIONS.index(NPC_COUNTS[kind][0]) for kind in NPC_TYPES)
FACTION_OF = tuple(FACTION_OF_TYPE[kind] for kind in NPC_TYPE_OF)
LEADER = tuple(NPC_COUNTS[NPC_TYPES[kind]][2] for kind in NPC_TYPE_OF)


def slots(kind: str) -> range:
    """The numbers of all NPCs of a type."""
    first = NPC_TYPE_OF.index(NPC_TYPES.index(kind))
    return range(first, first + NPC_COUNTS[kind][1])


def stance(s: State, p: int, faction: int) -> int:
    """How the NPCs of a faction stand to a player: as their faction does, or neutral for a turn."""
    lasting = lasting_stance(s, p, faction)
    return STANCE.NEUTRAL if lasting == STANCE.HOSTILE and s.neutral and p == s.active else lasting


def lasting_stance(s: State, p: int, faction: int) -> int:
    """How a faction stands to a player: hostile, with one Ally Relic neutral, with two allied.
    Rules, "Ally Relics"."""
    held = s.cards[cell(CELL.RELICS, p)]
    count = sum(held[kind_named(card)] for card in ALLY_RELICS[FACTIONS[faction]])
    return STANCE.ALLIED if count >= 2 else STANCE.NEUTRAL if count == 1 else STANCE.HOSTILE


def strength_of(s: State, npc: int) -> int:
    """An NPC's Strength: the marked level of its stat card; the King is weaker by his Wounds."""
    value = book(s).npc[npc].track[s.level[NPC_TYPE_OF[npc]]]
    return value - s.wounds if npc == NPC.KING else value


def npcs_at(s: State, region: int) -> list[int]:
    """The NPCs in a region."""
    if region not in s.npc_at:  # most are empty, and this is asked more than anything else
        return []
    return [npc for npc, where in enumerate(s.npc_at) if where == region]


def group(s: State, faction: int, region: int) -> list[int]:
    """The NPCs of a faction in a region: they fight as one. Rules, "Allied NPCs"."""
    return [npc for npc in npcs_at(s, region) if FACTION_OF[npc] == faction]


def challenged_npcs(s: State) -> list[int]:
    """The NPCs of the group that is Challenged; nobody where it is not NPCs."""
    return [] if s.foe == NONE else group(s, s.foe, s.at[s.challenger])


def group_strength(s: State, faction: int, region: int) -> int:
    """The strongest of them, of equals a Leader (A9), and the Ally bonus of each other one."""
    fighting = group(s, faction, region)
    if not fighting:
        return 0
    strongest = max(fighting, key=lambda npc: (strength_of(s, npc), LEADER[npc]))
    bonus = sum(book(s).npc[npc].ally for npc in fighting if npc != strongest)
    return strength_of(s, strongest) + bonus


def groups_at(s: State, region: int) -> list[int]:
    """The factions that have NPCs in a region."""
    return sorted({FACTION_OF[npc] for npc in npcs_at(s, region)})


def hostile_groups(s: State, p: int, region: int) -> list[int]:
    """The factions with NPCs in a region that are hostile to a player."""
    return [faction for faction in groups_at(s, region) if stance(s, p, faction) == STANCE.HOSTILE]


def hostile_to_npc(s: State, npc: int, region: int) -> tuple[list[int], list[int]]:
    """Who is hostile to an NPC in a region: factions that have NPCs there, and players."""
    own = FACTION_OF[npc]
    others = [faction for faction in groups_at(s, region) if faction != own]
    players = [
        p for p in range(s.seats) if s.at[p] == region and stance(s, p, own) == STANCE.HOSTILE
    ]
    return others, players


def in_supply(s: State, kind: str) -> list[int]:
    """The NPCs of a type that are not on the board. The King does not come back from his third
    Wound."""
    if kind == "king" and s.wounds == 3:
        return []
    return [npc for npc in slots(kind) if s.npc_at[npc] == NONE]


def port_strength(s: State, region: int) -> int:
    """A Port's Strength; an Infestation makes it harder (A53)."""
    port = book(s).port[region]
    return 0 if port is None else port.strength + INFESTED_STRENGTH * s.infested[region]
