"""Factions and Events."""

from __future__ import annotations

from itertools import pairwise

from captains_table.games.sea_of_legends.box import (
    EVENT_CARDS,
    FACTION_FLAGS,
    INFESTATIONS,
    MOST_SEATS,
    NPC_COUNTS,
    PORTS,
    REGIONS,
    SUMMONING_RELICS,
    TROPHIES,
)
from captains_table.games.sea_of_legends.content.checks.cards import check_endless
from captains_table.games.sea_of_legends.content.checks.draft import Draft
from captains_table.games.sea_of_legends.content.pack import EventCard, Faction
from captains_table.games.sea_of_legends.content.shape import Path
from captains_table.games.sea_of_legends.state import DEPTH

# Each effect of an Event waits once for each captain; `DEPTH` steps can wait in all.
MOST_IN_AN_EVENT = (DEPTH - 10) // MOST_SEATS
# What the goal of each Faction counts, and how many there are of it.
GOALS = {
    "atlantian": TROPHIES,
    "british": FACTION_FLAGS["british"],
    "tlaloc": SUMMONING_RELICS,
    "dread": INFESTATIONS,
}


def check_factions(draft: Draft) -> None:
    """Everything that is wrong with Factions, their NPCs and Relics."""
    for path, faction in draft.records(Faction, "factions"):
        for i, npc in enumerate(faction.npcs):
            if any(low >= high for low, high in pairwise(npc.track)):
                draft.report.add((*path, "npcs", i, "track"), "each level is above the last")
            if not 1 <= npc.track[0] <= npc.track[-1] <= 18:
                place = (*path, "npcs", i, "track")
                draft.report.add(place, "Strengths from 1 to 18 are expected")
        for i, relic in enumerate(faction.deck):
            check_endless(draft, (*path, "deck", i, "ability"), relic.ability)
        for i, start in enumerate(faction.starts):
            place = (*path, "starts", i)
            own = [npc.id for npc in faction.npcs]
            draft.one_of((*place, "npc"), start.npc, own, f"NPC of {faction.id}")
            draft.one_of((*place, "at"), start.at, REGIONS, "region")
            placed = [other.npc for other in faction.starts[: i + 1]].count(start.npc)
            draft.enough(place, placed, NPC_COUNTS.get(start.npc, ("", placed))[1])
        tokens = SUMMONING_RELICS if faction.id == "tlaloc" else 0
        if len(faction.tokens) != tokens:
            draft.report.add((*path, "tokens"), f"{tokens} regions are expected")
        for field, known in (("tokens", REGIONS), ("flags", PORTS)):
            for i, region in enumerate(getattr(faction, field)):
                draft.one_of((*path, field, i), region, known, "region")
        draft.enough((*path, "flags"), len(faction.flags), FACTION_FLAGS.get(faction.id, 0))
        if len(set(faction.flags)) < len(faction.flags):
            draft.report.add((*path, "flags"), "a Port has one Flag at most")
        if bool(faction.goal) == (faction.id == "spanish"):
            draft.report.add((*path, "goal"), "every Faction but the Spanish Armada has a goal")
        draft.enough((*path, "goal"), faction.goal, GOALS.get(faction.id, 0))
        if faction.gold_goal and faction.id != "british":
            draft.report.add((*path, "gold_goal"), "only the British Empire has a Treasury")


def check_events(draft: Draft) -> None:
    """Everything that is wrong with Events."""
    for path, event in draft.records(EventCard, "events"):
        faction = next((f for f, cards in EVENT_CARDS.items() if event.id in cards), "")
        own = [kind for kind, (whose, _, _) in NPC_COUNTS.items() if whose == faction]
        levels = [effect.npc for effect in event.top if effect.do == "level"]
        if faction and (not levels or levels[0] not in own):
            draft.report.add((*path, "top"), f"a `level` of one of {', '.join(own)} is expected")
        _event_effects(draft, path, event, faction, own)
        few = "few" if event.id[2:] in "123" else "many"
        if faction and event.set != few:
            draft.report.add((*path, "set"), f"{event.id} is of the set `{few}`")
        if any(low.at >= high.at for low, high in pairwise(event.bands)):
            draft.report.add((*path, "bands"), "each band begins above the last")


def _event_effects(
    draft: Draft, path: Path, event: EventCard, faction: str, own: list[str]
) -> None:
    """Everybody's effects wait for each other; and who does not play has no NPCs to place."""
    lists = [((*path, "top"), event.top)]
    bands = enumerate(event.bands)
    lists += [((*path, "bands", i, "effects"), band.effects) for i, band in bands]
    for place, effects in lists:
        if len(effects) > MOST_IN_AN_EVENT:
            reason = f"at most {MOST_IN_AN_EVENT} effects can wait here, not {len(effects)}"
            draft.report.add(place, reason)
        for i, effect in enumerate(effects):
            if faction and effect.npc in NPC_COUNTS and effect.npc not in own:
                reason = f"an Event of the {faction} Faction has no {effect.npc}"
                draft.report.add((*place, i, "npc"), reason)
