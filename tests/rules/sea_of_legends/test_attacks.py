"""NPCs attack each other and the captains."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import FIRST_PLAYER_HOLDER, REGION
from tests.rules.sea_of_legends.acting import far_away, on_board, where
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


def smugglers_cove(*npcs: str) -> tuple[State, dict[str, int]]:
    """Cesare at Smuggler's Cove with some of these: Galleon 7, Guardian 7, Soldier 5."""
    s = far_away(("spanish", "tlaloc", "dread"))
    s.at[1], s.gold[1] = REGION["SMU"], 8
    strength = {"galleon": 7, "guardian": 7, "soldier": 5}
    return s, {npc: put(s, npc, "SMU", strength[npc]) for npc in npcs}


def test_the_guardian_attacks_the_strongest_only() -> None:
    """R136, R137, R141: Guardian 7 moves in; it must attack the Galleon and wins the tie; Soldier
    and Cesare are untouched."""
    s, there = smugglers_cove("galleon", "soldier")
    guardian = put(s, "guardian", "S10", strength=7)
    s.relic_at[0] = REGION["SMU"]
    start(s, "evaluate", guardian)
    assert s.step == NONE
    assert [e["other_npc"] for e in told(s, "npc_attacked")] == ["galleon-1"]
    assert (where(s, guardian), where(s, there["galleon"])) == ("SMU", None)
    assert where(s, there["soldier"]) == "SMU"
    assert (s.gold[1], s.at[1]) == (8, REGION["SMU"])
    assert s.npc_gold[guardian] == 7
    assert s.relic_at[0] == REGION["SMU"]  # the Soldier and Cesare are still there


def test_the_galleons_region_attack_hits_everybody() -> None:
    """R137, R138, R141: Galleon 7 moves in, attacks the Guardian 7 and wins; the Soldier and Cesare
    suffer as well."""
    s, there = smugglers_cove("guardian", "soldier")
    galleon = put(s, "galleon", "S10", strength=7)
    start(s, "evaluate", galleon)
    assert [e["other_npc"] for e in told(s, "npc_attacked")] == ["guardian-1"]
    assert where(s, there["guardian"]) is where(s, there["soldier"]) is None
    assert asked(s) == (1, "flee")
    choose(s, "region", region="S10")
    assert s.gold[1] == 5
    assert s.npc_gold[galleon] == 7 + 5 + 3


def test_ally_bonuses_make_the_strongest() -> None:
    """R136: two Soldiers of 5 have 7 together and are attacked before the Galleon of 6."""
    s = far_away(("spanish", "tlaloc", "dread"))
    put(s, "galleon", "SMU", strength=6)
    for _ in range(2):
        put(s, "soldier", "SMU", strength=5)
    guardian = put(s, "guardian", "SMU", strength=8)
    start(s, "attack", guardian)
    assert on_board(s, "soldier") == []
    assert on_board(s, "galleon") == ["SMU"]


def test_a_region_attack_that_fails() -> None:
    """A46: a Galleon of 6 loses to the Guardian of 7; the Soldier and Cesare suffer nothing."""
    s, there = smugglers_cove("guardian", "soldier")
    galleon = put(s, "galleon", "SMU", strength=6)
    start(s, "attack", galleon)
    assert s.step == NONE
    assert (where(s, galleon), where(s, there["soldier"])) == (None, "SMU")
    assert (s.gold[1], s.at[1]) == (8, REGION["SMU"])
    assert s.npc_gold[there["guardian"]] == 6


def test_allies_help_the_attacker() -> None:
    """R138: a Galleon of 6 with another beside it has 8 against the Guardian of 7."""
    s, there = smugglers_cove("guardian")
    galleon = put(s, "galleon", "SMU", strength=6)
    put(s, "galleon", "SMU")
    start(s, "attack", galleon)
    assert [e["count"] for e in told(s, "npc_attacked")] == [8]
    assert where(s, there["guardian"]) is None


def test_the_loser_and_its_allies_are_defeated() -> None:
    """R138: an attacker that loses is defeated with its helper; each leaves its reward."""
    s = far_away(("spanish", "british", "dread"))
    s.at[1] = REGION["SMU"]
    first, second = put(s, "officer", "SMU", strength=4), put(s, "officer", "SMU")
    colossus = put(s, "colossus", "SMU", strength=7)
    start(s, "attack", first)
    assert where(s, first) is where(s, second) is None
    assert where(s, colossus) == "SMU"
    assert s.npc_gold[colossus] == 8


def test_what_an_objective_asks_for_is_the_target() -> None:
    """R136: of two captains the Guardian attacks the one with the Summoning Relic, and nobody is
    asked."""
    s = far_away(("spanish", "tlaloc", "dread"), port="SMU")
    give(s, 1, "relics", "CT8")
    s.relic_holder[0] = FIRST_PLAYER_HOLDER + 1
    guardian = put(s, "guardian", "S10")
    start(s, "evaluate", guardian)
    assert asked(s) == (1, "flee")
    choose(s, "region", region="S11")
    assert s.relic_holder[0] == guardian
    assert s.at[0] == REGION["SMU"]


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


def test_nothing_more_is_asked_against_an_attack_that_does_nothing() -> None:
    """R140: after the Smoke Pots the Carpenter is not needed; nor is anything asked where nothing
    is left to use."""
    s = scene()
    s.at[0], s.gold[0] = REGION["SMU"], 8
    give(s, 0, "items", "T10")
    give(s, 0, "ready", "K14a")
    galleon = put(s, "galleon", "SMU", strength=7)
    start(s, "attacked", galleon, 0)
    assert asked(s) == (0, "react")
    choose(s, "use", card="T10")
    assert asked(s) == (0, "flee")
    s = scene()
    s.at[0], s.gold[0] = REGION["SMU"], 8
    give(s, 0, "ready", "K14a")
    galleon = put(s, "galleon", "SMU", strength=7)
    start(s, "attacked", galleon, 0)
    choose(s, "use", card="K14a")
    assert asked(s) == (0, "flee")
    assert s.gold[0] == 8


def test_the_king_takes_a_wound_and_flees_until_the_third() -> None:
    """R142, A61: beaten, he flees to where the first player says; he gives up his Trophies only
    with the third Wound."""
    s = scene(factions=("spanish", "atlantian", "tlaloc"))
    s.first = 1
    king = put(s, "king", "SMU", strength=9)
    s.npc_trophies[king] = 4
    her = put(s, "tetzahuitl", "SMU", strength=10)
    start(s, "attack", her)
    assert asked(s) == (1, "flee_npc")
    assert {c["region"] for c in choices(s)} == {"S10", "S11", "S12"}
    put(s, "galleon", "S10")  # also where somebody hostile is, and nobody attacks
    choose(s, "region", region="S10")
    assert s.step == NONE
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
