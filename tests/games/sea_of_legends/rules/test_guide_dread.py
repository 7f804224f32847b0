"""The Faction Guide of the Dread Tide: Unite, Infest, Raise."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    NPC,
    NPCS,
    REGION,
    flag,
    hold,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    activation,
    acts,
    aims,
    at,
    begun,
    carry_on,
    challenge,
    choose,
    chosen_npc,
    far_away,
    moves_in,
    npcs,
    on_board,
    told,
    waits,
    where,
    whole_rounds,
    winner,
)

DREAD = ("spanish", "tlaloc", "dread")
COLOSSUS = NPCS.index("colossus")


@pytest.mark.parametrize(
    ("seats", "soldiers"), [(1, ["CLA", "NAS"]), (2, ["CLA", "NAS"]), (3, ["CLA", "NAS", "SMU"])]
)
def test_where_they_begin(seats: int, soldiers: list[str]) -> None:
    """A59: two Soldiers, with three or more players three; no Colossus, no Infestation."""
    s = begun(seats)
    assert [at for npc, at in npcs(s) if npc.startswith("soldier")] == soldiers
    assert where(s, COLOSSUS) is None
    assert sum(s.infested) == 0


def test_a_lone_soldier_unites_with_the_nearest() -> None:
    """A59: not with the one farther away, and not at a Port."""
    s = far_away(DREAD)
    soldier = put(s, "soldier", "S8")
    put(s, "soldier", "S9")
    put(s, "soldier", "POS")
    acts(s, soldier)
    assert aims(s) == [("S9", "unite")]
    assert on_board(s, "soldier") == ["S9", "S9", "POS"]


def test_a_lone_soldier_infests_nothing() -> None:
    """A59: only a Horde does; without another Soldier it has no Objective."""
    s = far_away(DREAD)
    soldier = put(s, "soldier", "S8", strength=5)
    chosen_npc(s, soldier)
    assert told(s, "npc_drifts")[0]["objective"] == "unite"
    choose(s, "region", region="CLA")
    assert where(s, soldier) == "CLA"
    assert sum(s.infested) == 0


def test_those_who_unite_at_a_port_infest_it() -> None:
    """A59: two Soldiers of 3 have Strength 5 together, enough for Claw Bay; its Flag is
    removed."""
    s = far_away(DREAD)
    soldier = put(s, "soldier", "S8", strength=3)
    put(s, "soldier", "CLA")
    flag(s, "CLA", "seat-0")
    acts(s, soldier)
    assert s.infested[REGION["CLA"]]
    assert s.flag[REGION["CLA"]] is None


def test_a_horde_goes_for_a_port_that_it_is_strong_enough_for() -> None:
    """A59: two Soldiers of 2 have Strength 4: Claw Bay has 5, Skull Point 4."""
    s = far_away(DREAD)
    soldier = put(s, "soldier", "S1", strength=2)
    put(s, "soldier", "S1")
    acts(s, soldier)
    assert aims(s) == [("SKU", "infest")]
    assert on_board(s, "soldier") == ["SKU", "SKU"]
    assert s.infested[REGION["SKU"]]
    assert [(e["region"], e["count"], e["strength"]) for e in told(s, "horde_acts")] == [
        ("S1", 2, 4)
    ]


@pytest.mark.parametrize("hindrance", ["infested", "fort"])
def test_no_port_twice_and_none_with_a_fort(hindrance: str) -> None:
    """A59, R113: an Infested Port, or one with another faction's Fort, is no target."""
    s = far_away(DREAD)
    soldier = put(s, "soldier", "S1", strength=3)
    put(s, "soldier", "S1")
    for port, faction in (("SKU", "spanish"), ("CLA", "tlaloc")):
        if hindrance == "infested":
            s.infested[REGION[port]] = 1
        else:
            s.fort[REGION[port]] = faction
    acts(s, soldier)
    assert not {"SKU", "CLA"} & {region for region, _ in aims(s)}
    assert not told(s, "port_infested")


def test_an_infested_port_is_harder_to_take() -> None:
    """A53: its Strength is 2 higher."""
    for infested, strength in ((0, 5), (1, 7)):
        s = at("CLA")
        s.infested[REGION["CLA"]] = infested
        challenge(s, "port")
        assert s.difficulty == strength


def test_a_horde_acts_once() -> None:
    """A59, R121: its Soldiers are activated together; whoever it meets belongs to it and has
    acted."""
    s = far_away(DREAD)
    for region in ("S1", "S1", "CLA"):
        put(s, "soldier", region)
    s.infested[REGION["SKU"]] = s.infested[REGION["NAS"]] = 1
    activation(s, "dread")
    choose(s, "npc", npc="soldier-3")  # the lone one comes to the Horde
    assert s.attacker == "colossus"  # nobody else is left
    assert set(on_board(s, "soldier")) == {"S1"}
    assert [s.npc_done[NPC[f"soldier-{n}"]] for n in (1, 2, 3)] == [1, 1, 1]


def test_a_horde_without_objective_takes_up_whom_it_meets() -> None:
    """A59, R121: nobody of them is activated a second time."""
    s = far_away(DREAD, port="POS")
    for region in ("S2", "S2", "VER"):
        put(s, "soldier", region, strength=2)
    for port in ("SKU", "NAS"):
        s.infested[REGION[port]] = 1  # no other Port is as weak as 4
    activation(s, "dread")
    choose(s, "npc", npc="soldier-1")
    choose(s, "region", region="VER")
    assert waits(s) == "draw_event"
    assert on_board(s, "soldier") == ["VER"] * 3


def test_the_colossus_rises_from_three_soldiers() -> None:
    """A59: two of them go back to the supply; the one that stays has acted. The Colossus is
    activated in the same turn."""
    s = far_away(DREAD)
    for region in ("S8", "S8", "S9"):
        put(s, "soldier", region, strength=2)
    activation(s, "dread")
    choose(s, "npc", npc="soldier-3")
    assert len(told(s, "soldier_crumbled")) == 2
    assert on_board(s, "soldier") == ["S8"]
    assert aims(s)[0] == ("S8", "unite")
    carry_on(s)
    assert [objective for _, objective in aims(s)] == ["unite", "infest"]
    assert where(s, COLOSSUS) not in (None, "S8")


def test_a_soldier_whom_another_joins_has_acted() -> None:
    """A66: the one that waits at Claw Bay is not activated any more: with the other it is a Horde,
    and the Horde has acted."""
    s = far_away(DREAD)
    put(s, "soldier", "S8", strength=2)
    waiting = put(s, "soldier", "CLA")
    activation(s, "dread")
    choose(s, "npc", npc="soldier-1")
    assert waits(s) == "draw_event"
    assert [e["npc"] for e in told(s, "npc_aims")] == ["soldier-1"]
    assert where(s, waiting) == "CLA"


def test_a_colossus_that_rises_acts_in_the_same_faction_turn() -> None:
    """A66: once, after the Soldiers from whom it rose; it has a Port to infest."""
    s = far_away(DREAD, port="POS")
    for region in ("S8", "S8", "S9"):
        put(s, "soldier", region, strength=2)
    activation(s, "dread")
    choose(s, "npc", npc="soldier-3")
    carry_on(s)
    acted = [e["npc"] for e in told(s, "npc_aims")]
    assert acted == ["soldier-3", "colossus"]
    assert [e["npc"] for e in told(s, "port_infested")] == ["colossus"]
    assert s.npc_done[COLOSSUS]


@pytest.mark.parametrize(("strength", "stays"), [(8, True), (9, False)])
def test_the_colossus_takes_no_flag_off_a_stronger_port(strength: int, stays: bool) -> None:
    """A67, R144: it infests Cartagena (9) whatever its own Strength, but only with 9 does the Flag
    there come off."""
    s = far_away(DREAD)
    colossus = put(s, "colossus", "S8", strength=strength)
    flag(s, "CAR", "seat-0")
    chosen_npc(s, colossus)
    choose(s, "region", region="CAR")
    assert s.infested[REGION["CAR"]]
    assert (s.flag[REGION["CAR"]] == "seat-0") == stays
    assert bool(told(s, "flag_removed")) != stays


def test_what_the_soldiers_held_stays_in_the_region() -> None:
    """A43: nobody won it, so a Summoning Relic lies there."""
    s = far_away(DREAD)
    soldiers = [put(s, "soldier", "S8") for _ in range(3)]
    hold(s, 0, NPCS[soldiers[2]])
    moves_in(s, soldiers[0], "S8")
    assert s.relic_holder[0] == NPCS[soldiers[2]]
    moves_in(s, soldiers[0], "S8", objective=1)
    assert (s.relic_holder[0], s.relic_at[0]) == (None, "S8")


def test_no_second_colossus() -> None:
    """A59, R5: there is one."""
    s = far_away(DREAD)
    for region in ("S8", "S8", "S9"):
        put(s, "soldier", region)
    colossus = put(s, "colossus", "POS")
    chosen_npc(s, NPC["soldier-3"])
    assert len(on_board(s, "soldier")) == 3
    assert where(s, colossus) == "POS"


def test_the_colossus_infests_any_port() -> None:
    """A59: whatever its Strength, here Cartagena with 9."""
    s = far_away(DREAD)
    colossus = put(s, "colossus", "S8", strength=7)
    chosen_npc(s, colossus)
    choose(s, "region", region="CAR")
    assert s.infested[REGION["CAR"]]
    assert aims(s) == [("CAR", "infest")]


def test_the_colossus_attacks_the_whole_region() -> None:
    """A59, R137: every captain there exhausts all Crew."""
    s = far_away(DREAD, port="CAR")
    colossus = put(s, "colossus", "S8", strength=7)
    chosen_npc(s, colossus)
    choose(s, "region", region="CAR")
    carry_on(s)
    assert [e["seat"] for e in told(s, "player_attacked")] == [0, 1]


def test_they_win_with_five_infestations() -> None:
    """A59, R145: a Horde goes from Port to Port; at the fifth Infestation they have won at once."""
    s = scene(1, DREAD)
    s.at[0] = "BRI"
    put(s, "soldier", "CLA", strength=5)
    put(s, "soldier", "S8")
    whole_rounds(s)
    assert winner(s) == "dread"
    assert len(told(s, "port_infested")) == sum(s.infested) == 5
    assert told(s)[-2]["event"] == "port_infested"
    assert told(s)[-1] == {"event": "faction_won", "faction": "dread", "captains": {}}
