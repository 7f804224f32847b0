"""Rules, "Components", "Faction Overview"; rulings A1, A56."""

from __future__ import annotations

from typing import Any

import captains_table as ct
from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.alignment import LEADER, strength_of
from captains_table.games.sea_of_legends.book import open_book
from captains_table.games.sea_of_legends.box import (
    CREW,
    EVENT_CARDS,
    FACTION_CHARACTERS,
    FACTION_FLAGS,
    FACTIONS,
    INFESTATIONS,
    LEGENDARY,
    LEGENDARY_OF,
    NPC_COUNTS,
    NPCS,
    SUMMONING_RELICS,
    TROPHIES,
    WOUNDS,
    faction_deck,
)
from captains_table.games.sea_of_legends.flags import place_fort
from captains_table.games.sea_of_legends.loading import as_data, builtin
from captains_table.games.sea_of_legends.npcs import defeated_by_player, place
from captains_table.games.sea_of_legends.state import REGION, STATE
from tests.rules.sea_of_legends.scenario import flag, put, scene, start, told


def test_what_each_faction_has() -> None:
    """R3: cards, Events, Flags, miniatures and tokens."""
    decks = {f: sum(faction_deck(f).values()) + len(LEGENDARY_OF.get(f, ())) for f in FACTIONS}
    assert decks == {"spanish": 18, "atlantian": 29, "british": 21, "tlaloc": 25, "dread": 21}
    assert {f: len(EVENT_CARDS[f]) for f in FACTIONS} == dict.fromkeys(FACTIONS, 6)
    assert [FACTION_FLAGS[f] for f in FACTIONS] == [1, 1, 7, 1, 1]
    minis = {kind: count for kind, (_, count, _) in NPC_COUNTS.items()}
    assert minis["galleon"] == 8
    assert (minis["seeker"], minis["king"]) == (4, 1)
    assert (minis["officer"], minis["admiral"]) == (6, 1)
    assert (minis["guardian"], minis["tetzahuitl"]) == (6, 1)
    assert (minis["soldier"], minis["colossus"]) == (6, 1)
    assert (TROPHIES, WOUNDS, SUMMONING_RELICS, INFESTATIONS) == (9, 3, 4, 5)


def test_each_faction_has_one_fort() -> None:
    """A1: the Spanish Armada too; a second one is not there to be placed."""
    s = scene()
    for faction in range(len(FACTIONS)):
        place_fort(s, faction, faction)
        place_fort(s, faction, faction + len(FACTIONS))
    assert sorted(fort for fort in s.fort if fort != NONE) == list(range(len(FACTIONS)))


def test_the_guide_counts_where_its_short_form_says_less() -> None:
    """R7: told in short, a Galleon goes for the nearest Captured Port that it can dominate. The
    guide leaves out one with another Faction's Fort, so it goes for the next."""
    s = scene()
    s.at[0] = s.at[1] = REGION["VER"]
    galleon = put(s, "galleon", "SDO", strength=7)
    flag(s, "SJU", "seat-0")
    flag(s, "STJ", "seat-0")
    s.fort[REGION["SJU"]] = FACTIONS.index("dread")
    start(s, "evaluate", galleon)
    assert [(e["region"], e["objective"]) for e in told(s, "npc_aims")] == [("STJ", "dominate")]


def test_followers_and_leaders_have_stat_cards() -> None:
    """R9: Strength by the marked level, Ally bonus, movement, attack and reward; a defeated NPC
    is in the supply and can be placed again."""
    s = scene()
    leaders = {NPCS[npc] for npc in range(len(NPCS)) if LEADER[npc]}
    assert leaders == {"king", "admiral", "tetzahuitl", "colossus"}
    for stats in open_book(builtin()).npc_type:
        assert len(stats.track) == 4
        assert stats.movement > 0
        assert stats.ally > 0
        assert stats.attack
    soldier = put(s, "soldier", "SMU", strength=3)
    assert strength_of(s, soldier) == 3
    defeated_by_player(s, soldier, 0)
    assert (s.npc_at[soldier], s.gold[0]) == (NONE, 3)
    assert place(s, "soldier", REGION["CLA"]) == soldier


def test_legendary_crew_are_not_hired() -> None:
    """R10: they lie in the Faction decks, one for each of the Faction's people, and never in the
    Crew deck."""
    zones = {zone.name: set(zone.kinds) for zone in STATE.zones}
    assert set(LEGENDARY) <= zones["faction_decks"]
    assert zones["crew_deck"] == zones["crew_discard"] == set(CREW)
    assert [name[1:] for name in LEGENDARY] == [name[1:] for name in FACTION_CHARACTERS]


def test_a_table_can_have_its_own_content() -> None:
    """A56: everything that cards say comes from the content, and its words with it."""
    data: Any = as_data(builtin())
    data["captains"][0]["name"] = {"en": "Queen Kahina", "fr": "La reine Kahina"}
    table = ct.Table("sea-of-legends", 1, 1, {"content": data})
    decision = table.decision
    assert decision is not None
    assert any("Queen Kahina" in choice.label("en") for choice in decision.choices)
    assert ct.Table.replay(table.log).position() == table.position()
