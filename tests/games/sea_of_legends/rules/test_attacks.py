"""NPCs attack each other and the captains."""

from __future__ import annotations

from tests.games.sea_of_legends.rules.board import (
    NPCS,
    SUMMONING_CARDS,
    Board,
    flag,
    give,
    hold,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    choices,
    choose,
    chosen_npc,
    far_away,
    moves_in,
    on_board,
    told,
    turn,
    waits,
    where,
)


def smugglers_cove(*npcs: str) -> tuple[Board, dict[str, int]]:
    """Cesare at Smuggler's Cove with some of these: Galleon 7, Guardian 7, Soldier 5."""
    s = far_away(("spanish", "tlaloc", "dread"))
    s.at[1], s.gold[1] = "SMU", 8
    strength = {"galleon": 7, "guardian": 7, "soldier": 5}
    return s, {npc: put(s, npc, "SMU", strength[npc]) for npc in npcs}


def test_the_guardian_attacks_the_strongest_only() -> None:
    """R136, R137, R141: Guardian 7 moves in; it must attack the Galleon and wins the tie; Soldier
    and Cesare are untouched."""
    s, there = smugglers_cove("galleon", "soldier")
    guardian = put(s, "guardian", "S10", strength=7)
    for relic in range(4):
        hold(s, relic, "SMU")
    chosen_npc(s, guardian)
    assert waits(s) == "draw_event"
    assert [e["other_npc"] for e in told(s, "npc_attacked")] == ["galleon-1"]
    assert (where(s, guardian), where(s, there["galleon"])) == ("SMU", None)
    assert where(s, there["soldier"]) == "SMU"
    assert (s.gold[1], s.at[1]) == (8, "SMU")
    assert s.npc_gold[guardian] == 7
    assert s.relic_at[0] == "SMU"  # the Soldier and Cesare are still there


def test_the_galleons_region_attack_hits_everybody() -> None:
    """R137, R138, R141: Galleon 7 moves in, attacks the Guardian 7 and wins; the Soldier and Cesare
    suffer as well."""
    s, there = smugglers_cove("guardian", "soldier")
    galleon = put(s, "galleon", "S10", strength=7)
    chosen_npc(s, galleon)
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
    moves_in(s, guardian, "SMU")
    assert on_board(s, "soldier") == []
    assert on_board(s, "galleon") == ["SMU"]


def test_a_region_attack_that_fails() -> None:
    """A46: a Galleon of 6 loses to the Guardian of 7; the Soldier and Cesare suffer nothing."""
    s, there = smugglers_cove("guardian", "soldier")
    galleon = put(s, "galleon", "SMU", strength=6)
    moves_in(s, galleon, "SMU")
    assert waits(s) == "draw_event"
    assert (where(s, galleon), where(s, there["soldier"])) == (None, "SMU")
    assert (s.gold[1], s.at[1]) == (8, "SMU")
    assert s.npc_gold[there["guardian"]] == 6


def test_allies_help_the_attacker() -> None:
    """R138: a Galleon of 6 with another beside it has 8 against the Guardian of 7."""
    s, there = smugglers_cove("guardian")
    galleon = put(s, "galleon", "SMU", strength=6)
    put(s, "galleon", "SMU")
    moves_in(s, galleon, "SMU")
    assert [e["count"] for e in told(s, "npc_attacked")] == [8]
    assert where(s, there["guardian"]) is None


def test_the_loser_and_its_allies_are_defeated() -> None:
    """R138: an attacker that loses is defeated with its helper; each leaves its reward."""
    s = far_away(("spanish", "british", "dread"))
    s.at[1] = "SMU"
    first, second = put(s, "officer", "SMU", strength=4), put(s, "officer", "SMU")
    colossus = put(s, "colossus", "SMU", strength=7)
    moves_in(s, first, "SMU")
    assert where(s, first) is where(s, second) is None
    assert where(s, colossus) == "SMU"
    assert s.npc_gold[colossus] == 8


def test_what_an_objective_asks_for_is_the_target() -> None:
    """R136: of two captains the Guardian attacks the one with the Summoning Relic, and nobody is
    asked."""
    s = far_away(("spanish", "tlaloc", "dread"), port="SMU")
    give(s, 1, "relics", *SUMMONING_CARDS)
    guardian = put(s, "guardian", "S10")
    chosen_npc(s, guardian)
    assert asked(s) == (1, "flee")
    choose(s, "region", region="S11")
    assert s.relic_holder == [NPCS[guardian]] * 4
    assert s.at[0] == "SMU"


def test_the_first_player_chooses_among_players() -> None:
    """R136: several players and no hostile NPC."""
    s = scene(3)
    for p in range(3):
        s.at[p] = "SMU"
    soldier = put(s, "soldier", "SMU")
    moves_in(s, soldier, "SMU")
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
    moves_in(s, guardian, "SMU")
    assert asked(s) == (0, "choose_victim")
    choose(s, "npc", npc="soldier-1")
    assert told(s, "npc_defeated_by")[0]["npc"] == "soldier-1"


def test_fleeing_is_to_an_adjacent_region_and_nobody_attacks() -> None:
    """R142: also onto hostiles."""
    s = scene()
    s.at[0], s.at[1] = "VER", "SKU"
    s.gold[1] = 2
    soldier = put(s, "soldier", "SKU")
    put(s, "galleon", "HAV")
    moves_in(s, soldier, "SKU")
    assert {c["region"] for c in choices(s)} == {"VER", "HAV", "S1", "S2"}
    choose(s, "region", region="HAV")
    assert waits(s) == "draw_event"
    assert s.gold[1] == 0


def test_neutral_captains_are_not_attacked() -> None:
    """R117, R119: one Ally Relic makes neutral."""
    s = scene()
    s.at[1] = "SKU"
    give(s, 1, "relics", "DR1")
    soldier = put(s, "soldier", "SKU")
    moves_in(s, soldier, "SKU")
    assert waits(s) == "draw_event"
    assert s.at[1] == "SKU"


def test_nothing_more_is_asked_against_an_attack_that_does_nothing() -> None:
    """R140: after the Smoke Pots the Carpenter is not needed; nor is anything asked where nothing
    is left to use."""
    s = scene()
    s.at[0], s.gold[0] = "SMU", 8
    give(s, 0, "items", "T10")
    give(s, 0, "ready", "K14a")
    galleon = put(s, "galleon", "SMU", strength=7)
    moves_in(s, galleon, "SMU")
    assert asked(s) == (0, "react")
    choose(s, "use", card="T10")
    assert asked(s) == (0, "flee")
    s = scene()
    s.at[0], s.gold[0] = "SMU", 8
    give(s, 0, "ready", "K14a")
    galleon = put(s, "galleon", "SMU", strength=7)
    moves_in(s, galleon, "SMU")
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
    moves_in(s, her, "SMU")
    assert asked(s) == (1, "flee_npc")
    assert {c["region"] for c in choices(s)} == {"S10", "S11", "S12"}
    put(s, "galleon", "S10")  # also where somebody hostile is, and nobody attacks
    choose(s, "region", region="S10")
    assert waits(s) == "draw_event"
    assert (s.wounds, s.npc_trophies[king]) == (1, 4)
    s.wounds, s.npc_at[king] = 2, "SMU"
    moves_in(s, her, "SMU")
    assert s.npc_at[king] is None
    assert (s.wounds, s.npc_trophies[her]) == (3, 4)


def test_the_winner_keeps_what_the_defeated_held() -> None:
    """R139, A44: the reward comes from the supply; it lies under the winner with the gold,
    Notoriety and Summoning Relic that the Guardian held."""
    s = scene()
    s.at[0] = s.at[1] = "VER"
    guardian = put(s, "guardian", "SMU", strength=6)
    s.npc_gold[guardian], s.npc_notoriety[guardian] = 3, 2
    hold(s, 0, NPCS[guardian])
    galleon = put(s, "galleon", "SMU", strength=6)
    s.gold[0] = s.gold[1] = 8
    moves_in(s, galleon, "SMU")
    assert (s.npc_gold[galleon], s.npc_notoriety[galleon]) == (6 + 3, 2)
    assert s.relic_holder[0] == NPCS[galleon]
    assert (s.npc_at[guardian], s.npc_gold[guardian], s.npc_notoriety[guardian]) == (None, 0, 0)
    assert (s.gold[0], s.gold[1]) == (8, 8)


def test_a_region_attack_on_players_alone() -> None:
    """A45: it hits every hostile captain there; not one who is neutral."""
    s = scene(3)
    for p in range(3):
        s.at[p], s.gold[p] = "SMU", 8
    give(s, 2, "relics", "SP1")
    galleon = put(s, "galleon", "SMU")
    moves_in(s, galleon, "SMU")
    choose(s, "region", region="S10")
    choose(s, "region", region="S11")
    assert list(s.gold[:3]) == [5, 5, 8]
    assert s.at[2] == "SMU"


def test_enemies_share_a_region_until_one_acts() -> None:
    """A11: nothing happens to a Galleon and a Guardian in one region while captains have their
    turns; then the Galleon is activated and attacks."""
    s = scene()
    s.at[0] = s.at[1] = "POS"
    guardian, galleon = put(s, "guardian", "SJU", strength=5), put(s, "galleon", "SJU", strength=7)
    flag(s, "SJU", "seat-0")
    turn(s, 0)
    choose(s, "end_turn")
    assert s.npc_at[guardian] == s.npc_at[galleon] == "SJU"
    chosen_npc(s, galleon)
    assert s.npc_at[guardian] is None
