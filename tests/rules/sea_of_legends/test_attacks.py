"""NPCs attack each other and the captains."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.state import REGION
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    flag,
    give,
    put,
    scene,
    start,
    told,
)


def smugglers_cove() -> tuple[State, int, int]:
    """Galleon 7, Soldier 5 and Cesare at Smuggler's Cove."""
    s = scene()
    s.at[0], s.at[1] = REGION["VER"], REGION["SMU"]
    s.gold[1] = 8
    galleon = put(s, "galleon", "SMU", strength=7)
    soldier = put(s, "soldier", "SMU", strength=5)
    return s, galleon, soldier


def test_the_guardian_attacks_the_strongest_only() -> None:
    """R136, R137, R141: Guardian 7 must attack the Galleon and wins the tie; Soldier and Cesare
    are untouched."""
    s, galleon, soldier = smugglers_cove()
    guardian = put(s, "guardian", "SMU", strength=7)
    start(s, "attack", guardian)
    assert s.npc_at[galleon] == NONE
    assert s.npc_at[soldier] == REGION["SMU"]
    assert (s.gold[1], s.at[1]) == (8, REGION["SMU"])
    assert s.npc_gold[guardian] == 7


def test_the_galleons_region_attack_hits_everybody() -> None:
    """R137, R138, R141: Galleon 7 attacks the Guardian 7 and wins; the Soldier and Cesare suffer
    as well."""
    s = scene()
    s.at[0], s.at[1] = REGION["VER"], REGION["SMU"]
    s.gold[1] = 8
    guardian = put(s, "guardian", "SMU", strength=7)
    soldier = put(s, "soldier", "SMU", strength=5)
    galleon = put(s, "galleon", "SMU", strength=7)
    start(s, "attack", galleon)
    assert s.npc_at[guardian] == s.npc_at[soldier] == NONE
    assert asked(s) == (1, "flee")
    choose(s, "region", region="S10")
    assert s.gold[1] == 5
    assert s.npc_gold[galleon] == 7 + 5 + 3


def test_the_loser_and_its_allies_are_defeated() -> None:
    """R138, A46: an attacker that loses is defeated with its helpers; nobody else suffers."""
    s = scene()
    s.at[0], s.at[1] = REGION["VER"], REGION["SMU"]
    first, second = put(s, "officer", "SMU", strength=4), put(s, "officer", "SMU")
    colossus = put(s, "colossus", "SMU", strength=7)
    start(s, "attack", first)
    assert s.npc_at[first] == s.npc_at[second] == NONE
    assert s.npc_at[colossus] == REGION["SMU"]
    assert s.npc_gold[colossus] == 8
    assert s.at[1] == REGION["SMU"]


def test_the_first_player_chooses_among_players() -> None:
    """R136: several players and no hostile NPC."""
    s = scene(3)
    for p in range(3):
        s.at[p] = REGION["SMU"]
    soldier = put(s, "soldier", "SMU")
    start(s, "attack", soldier)
    assert asked(s) == (0, "choose_player")
    assert {c["seat"] for c in choices(s)} == {0, 1, 2}
    choose(s, "seat", seat=2)
    assert asked(s) == (2, "flee")


def test_the_first_player_chooses_among_equal_groups() -> None:
    """R136, R123: groups of the same Strength."""
    s = scene()
    put(s, "galleon", "SMU", strength=5)
    put(s, "soldier", "SMU", strength=5)
    guardian = put(s, "guardian", "SMU", strength=6)
    start(s, "attack", guardian)
    assert asked(s) == (0, "choose_victim")
    choose(s, "npc", npc="soldier-1")
    assert told(s, "npc_defeated_by")[0]["npc"] == "soldier-1"


def test_fleeing_is_to_an_adjacent_region_and_nobody_attacks() -> None:
    """R142: also onto hostiles."""
    s = scene()
    s.at[0], s.at[1] = REGION["VER"], REGION["SKU"]
    s.gold[1] = 2
    soldier = put(s, "soldier", "SKU")
    put(s, "galleon", "HAV")
    start(s, "attack", soldier)
    assert {c["region"] for c in choices(s)} == {"VER", "HAV", "S1", "S2"}
    choose(s, "region", region="HAV")
    assert s.step == NONE
    assert s.gold[1] == 0


def test_neutral_captains_are_not_attacked() -> None:
    """R117, R119: one Ally Relic makes neutral."""
    s = scene()
    s.at[1] = REGION["SKU"]
    give(s, 1, "relics", "DR1")
    soldier = put(s, "soldier", "SKU")
    start(s, "attack", soldier)
    assert s.step == NONE
    assert s.at[1] == REGION["SKU"]


def test_the_king_takes_a_wound_and_flees_until_the_third() -> None:
    """4.9: beaten, he flees; he gives up his Trophies only with the third Wound."""
    s = scene(factions=("spanish", "atlantian", "tlaloc"))
    king = put(s, "king", "SMU", strength=9)
    s.npc_trophies[king] = 4
    her = put(s, "tetzahuitl", "SMU", strength=10)
    start(s, "attack", her)
    assert asked(s) == (0, "flee_npc")
    choose(s, "region", region="S10")
    assert (s.wounds, s.npc_trophies[king]) == (1, 4)
    s.wounds, s.npc_at[king] = 2, REGION["SMU"]
    start(s, "attack", her)
    assert s.npc_at[king] == NONE
    assert (s.wounds, s.npc_trophies[her]) == (3, 4)


def test_the_winner_keeps_what_the_defeated_held() -> None:
    """R139, A44: the reward comes from the supply; it lies under the winner with the gold,
    Notoriety and Summoning Relic that the Guardian held."""
    s = scene()
    s.at[0] = s.at[1] = REGION["VER"]
    guardian = put(s, "guardian", "SMU", strength=6)
    s.npc_gold[guardian], s.npc_notoriety[guardian] = 3, 2
    s.relic_holder[0] = guardian
    galleon = put(s, "galleon", "SMU", strength=6)
    s.gold[0] = s.gold[1] = 8
    start(s, "attack", galleon)
    assert (s.npc_gold[galleon], s.npc_notoriety[galleon]) == (6 + 3, 2)
    assert s.relic_holder[0] == galleon
    assert (s.npc_at[guardian], s.npc_gold[guardian], s.npc_notoriety[guardian]) == (NONE, 0, 0)
    assert (s.gold[0], s.gold[1]) == (8, 8)


def test_a_region_attack_on_players_alone() -> None:
    """A45: it hits every hostile captain there; not one who is neutral."""
    s = scene(3)
    for p in range(3):
        s.at[p], s.gold[p] = REGION["SMU"], 8
    give(s, 2, "relics", "SP1")
    galleon = put(s, "galleon", "SMU")
    start(s, "attack", galleon)
    choose(s, "region", region="S10")
    choose(s, "region", region="S11")
    assert list(s.gold[:3]) == [5, 5, 8]
    assert s.at[2] == REGION["SMU"]


def test_enemies_share_a_region_until_one_acts() -> None:
    """A11: nothing happens to a Galleon and a Guardian in one region while captains have their
    turns; then the Galleon is activated and attacks."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    guardian, galleon = put(s, "guardian", "SJU", strength=5), put(s, "galleon", "SJU", strength=7)
    flag(s, "SJU", "seat-0")
    start(s, "begin_turn", 0)
    choose(s, "end_turn")
    assert s.npc_at[guardian] == s.npc_at[galleon] == REGION["SJU"]
    start(s, "evaluate", galleon)
    assert s.npc_at[guardian] == NONE
