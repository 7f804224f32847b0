"""Rules, "Game Components", "Faction Overview"; rulings A1, A56."""

from __future__ import annotations

from collections import Counter
from typing import Any

import captains_table as ct
from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.alignment import LEADER, strength_of
from captains_table.games.sea_of_legends.book import open_book
from captains_table.games.sea_of_legends.box import (
    BONUS_DICE,
    CALM_SEA,
    CAPTAIN_DICE,
    CAPTAINS,
    CHARACTERS,
    CREW,
    EVENT_CARDS,
    FACTION_CHARACTERS,
    FACTIONS,
    INFESTATIONS,
    ITEMS,
    KINDS,
    LEGENDARY,
    LEGENDARY_OF,
    NPC_COUNTS,
    NPCS,
    RELICS,
    RUMORS,
    SHIPS,
    STARTERS,
    SUMMONING_RELICS,
    TAVERN,
    TOKENS,
    TROPHIES,
    WOUNDS,
    faction_deck,
)
from captains_table.games.sea_of_legends.flags import capture, flags_left, place_fort
from captains_table.games.sea_of_legends.loading import as_data, builtin
from captains_table.games.sea_of_legends.notoriety import notoriety
from captains_table.games.sea_of_legends.npcs import defeated_by_player, place
from captains_table.games.sea_of_legends.state import (
    FIRST_PLAYER_HOLDER,
    OWNERS,
    REGION,
    STATE,
    cell,
)
from tests.rules.sea_of_legends.scenario import (
    asked,
    choose,
    flag,
    give,
    happens,
    lay,
    put,
    scene,
    settle,
    start,
    told,
)


def test_what_the_box_holds() -> None:
    """R2: cards, dice and tokens of the component list."""

    def there(names: tuple[str, ...]) -> int:
        return sum(KINDS[name] for name in names)

    assert (there(CAPTAINS), there(CHARACTERS), there(TAVERN)) == (4, 20, 50)
    assert (there(CREW), there(STARTERS)) == (40, 12)
    assert [there(ships) for ships in SHIPS] == [4, 4, 6]
    assert (CAPTAIN_DICE, BONUS_DICE) == (4, 14)
    assert TOKENS == ("captain", "lover", "nemesis", "secondary")


def test_flags_of_players_and_factions() -> None:
    """R2, R8: five for each of four Captains, and eleven of the Factions, seven of them British."""
    s = scene(4)
    left = {owner: flags_left(s, number) for number, owner in enumerate(OWNERS)}
    assert [left[f"seat-{p}"] for p in range(4)] == [5, 5, 5, 5]
    assert [left[faction] for faction in FACTIONS] == [1, 1, 7, 1, 1]


def test_gold_and_notoriety_never_run_out() -> None:
    """R4: the box has 180 gold in tokens and 40 Notoriety; a rich captain still earns, and a famous
    one still gains."""
    s = scene()
    s.at[0] = REGION["HAV"]
    s.gold[0] = s.gold[1] = 180
    s.fame[0] = s.fame[1] = 40
    capture(s, 0, REGION["HAV"])  # 4 gold and a Notoriety
    settle(s)
    assert (s.gold[0], notoriety(s, 0)) == (184, 41)
    start(s, "begin_turn", 0)
    choose(s, "end_turn")
    assert (s.gold[0], s.gold[1]) == (186, 180)


def test_no_more_npcs_than_miniatures() -> None:
    """R5: there are eight Galleons; a ninth is not placed, and one that was defeated is."""
    s = scene()
    galleons = [place(s, "galleon", REGION["S1"]) for _ in range(8)]
    assert place(s, "galleon", REGION["S2"]) == NONE
    assert REGION["S2"] not in s.npc_at
    defeated_by_player(s, galleons[3], 0)
    assert place(s, "galleon", REGION["S2"]) == galleons[3]


def test_any_number_of_items_relics_and_rumors() -> None:
    """R6: a captain who has all the other Items and Rumors and a Relic of every sort takes the last
    card too, and gives nothing away."""
    s = scene()
    s.at[0] = REGION["NAS"]
    factions_relics = [card for card in RELICS if card not in RUMORS]
    give(s, 0, "items", *ITEMS[1:])
    give(s, 0, "rumors", *RUMORS[1:])
    give(s, 0, "relics", RUMORS[0], *factions_relics)
    lay(s, "tavern_deck", ITEMS[0])
    start(s, "begin_turn", 0)
    choose(s, "visit")
    happens(s, ITEMS[0])
    assert asked(s) == (0, "turn")
    sizes = [s.total[cell(zone, 0)] for zone in ("items", "rumors", "relics")]
    assert sizes == [30, 19, 1 + len(factions_relics)]


def test_what_each_faction_has() -> None:
    """R3: cards, Events, miniatures and tokens; the Spanish Armada has Calm Seas in place of
    Lover/Nemesis cards."""
    decks = {f: sum(faction_deck(f).values()) + len(LEGENDARY_OF.get(f, ())) for f in FACTIONS}
    assert decks == {"spanish": 18, "atlantian": 29, "british": 21, "tlaloc": 25, "dread": 21}
    assert {f: len(EVENT_CARDS[f]) for f in FACTIONS} == dict.fromkeys(FACTIONS, 6)
    people = Counter(c.faction for c in open_book(builtin()).character if c.faction)
    assert people == dict.fromkeys(FACTIONS[1:], 3)
    assert KINDS[CALM_SEA] == 3
    assert [len(f.npcs) for f in open_book(builtin()).faction] == [1, 2, 2, 2, 2]
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


def test_what_players_can_hold_and_what_not() -> None:
    """R11: a player who beats a Guardian has its Summoning Relic, who beats a Seeker its Trophy.
    The King's Wound stays the King's, and an Infestation of a captured Port goes to the supply."""
    s = scene(factions=("spanish", "tlaloc", "atlantian"))
    lay(s, "faction_decks", "CT8")
    guardian, seeker, king = put(s, "guardian", "S1"), put(s, "seeker", "S1"), put(s, "king", "S6")
    s.relic_holder[0], s.npc_trophies[seeker] = guardian, 1
    for npc in (guardian, seeker, king):
        defeated_by_player(s, npc, 0)
    assert (s.relic_holder[0], s.trophies[0]) == (FIRST_PLAYER_HOLDER, 1)
    assert (s.wounds, asked(s)) == (1, (0, "flee_npc"))
    choose(s, "region", region="S5")
    s.infested[REGION["NAS"]] = 1
    capture(s, 0, REGION["NAS"])
    settle(s)
    assert sum(s.infested) == 0
    held = {zone.name for zone in STATE.zones if zone.per_seat and s.total[cell(zone.name, 0)]}
    assert held == {"relics"}  # the Summoning Relic's card and nothing else


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
