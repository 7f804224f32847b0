"""The Faction Turn: who acts when, where NPCs go and why."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.box import FACTIONS, NPC_TYPES, NPCS
from captains_table.games.sea_of_legends.npcs import give_relic
from captains_table.games.sea_of_legends.state import FIRST_PLAYER_HOLDER, ON_HER_CARD, REGION
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    flag,
    give,
    lay,
    put,
    scene,
    start,
    told,
)


def where(s: State, npc: int) -> str | None:
    """The region of an NPC, or nothing in the supply."""
    regions = list(REGION)
    return None if s.npc_at[npc] == NONE else regions[s.npc_at[npc]]


def test_the_first_player_chooses_the_order_of_factions_and_npcs() -> None:
    """R121, A50: each faction completely before the next, each NPC exactly once."""
    s = scene()
    put(s, "galleon", "VER")
    put(s, "guardian", "POS")
    s.at[0] = s.at[1] = REGION["NAS"]
    start(s, "faction_turn")
    assert asked(s) == (0, "choose_faction")
    assert {c["faction"] for c in choices(s)} == {"spanish", "tlaloc"}


def test_a_faction_without_npcs_is_not_activated() -> None:
    """R121: every Faction with NPCs in play."""
    s = scene()
    put(s, "galleon", "HAV")
    s.at[0] = s.at[1] = REGION["POS"]
    start(s, "next_faction")
    assert [e["faction"] for e in told(s, "faction_activated")] == ["spanish"]


def test_the_cautious_galleon_goes_round_the_stronger_guardian() -> None:
    """R126, R129, R131: Galleon 5 at Skull Point, Captured Claw Bay, Guardian 6 at sea between
    them: the way is Havana, Port Royal, Claw Bay."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    galleon = put(s, "galleon", "SKU", strength=5)
    put(s, "guardian", "S1", strength=6)
    flag(s, "CLA", "seat-0")
    start(s, "evaluate", galleon)
    assert where(s, galleon) == "PRO"
    assert [e["region"] for e in told(s, "npc_moved")] == ["HAV", "PRO"]
    assert told(s, "way_shunned")[0]["region"] == "S1"
    assert told(s, "way_shunned")[0]["other_npc"].startswith("guardian")


def test_a_tie_is_no_danger() -> None:
    """A35: against a Guardian that is not stronger the Galleon takes the short way."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    galleon = put(s, "galleon", "SKU", strength=6)
    put(s, "guardian", "S1", strength=6)
    flag(s, "CLA", "seat-0")
    start(s, "evaluate", galleon)
    assert told(s, "npc_moved")[0]["region"] == "S1"
    assert not told(s, "way_shunned")


def test_the_reckless_soldier_may_be_sent_into_the_guardian() -> None:
    """R127, R132: Soldier 3 at Claw Bay, another at Havana: two ways are equally short, the first
    player may choose the one where the Guardian defeats it."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    soldier = put(s, "soldier", "CLA", strength=3)
    put(s, "soldier", "HAV")
    guardian = put(s, "guardian", "S1", strength=6)
    start(s, "evaluate", soldier)
    assert asked(s) == (0, "choose_route")
    assert {c["region"] for c in choices(s)} == {"PRO", "S1"}
    choose(s, "region", region="S1")
    assert where(s, soldier) is None
    assert s.npc_gold[guardian] == 3


def test_the_solitary_guardian_keeps_away_from_another() -> None:
    """R128, R129, R133: Guardian at Tortuga, Relics at Skull Point and Claw Bay, another Guardian
    at Port Royal: it must go for Skull Point (2 regions against 3)."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    guardian = put(s, "guardian", "TOR")
    put(s, "guardian", "PRO")
    s.relic_at[0], s.relic_at[1] = REGION["SKU"], REGION["CLA"]
    start(s, "evaluate", guardian)
    assert [e["region"] for e in told(s, "npc_aims")] == ["SKU"]
    assert where(s, guardian) == "HAV"
    start(s, "evaluate", guardian)
    assert where(s, guardian) == "SKU"
    assert s.relic_holder[0] == guardian


def test_solitary_is_dropped_when_nothing_else_can_be_reached() -> None:
    """A38: the only Relic lies where another Guardian is."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    guardian = put(s, "guardian", "TOR")
    put(s, "guardian", "HAV")
    s.relic_at[0] = REGION["HAV"]
    start(s, "evaluate", guardian)
    assert where(s, guardian) == "HAV"


def test_a_cautious_npc_never_aims_at_its_own_defeat() -> None:
    """A36: the Captured Port is held by a stronger group; the Galleon has no Objective."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    give(s, 0, "relics", "SP1")  # the captains are neutral to the Armada, so nobody can be hunted
    give(s, 1, "relics", "SP1")
    galleon = put(s, "galleon", "SKU", strength=4)
    put(s, "guardian", "CLA", strength=6)
    flag(s, "CLA", "seat-0")
    start(s, "evaluate", galleon)
    assert asked(s) == (0, "drift")
    assert told(s, "npc_drifts")


def test_without_an_unsafe_way_a_cautious_npc_walks_in_and_fights() -> None:
    """A36: when every way leads through danger, Cautious closes no way any more."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    galleon = put(s, "galleon", "VER", strength=4)
    put(s, "guardian", "SKU", strength=6)
    put(s, "guardian", "S2")
    flag(s, "NAS", "seat-0")
    start(s, "evaluate", galleon)
    assert told(s, "npc_aims")[0]["region"] == "NAS"
    choose(s, "region", region="SKU")
    assert where(s, galleon) is None  # it met a Guardian on its way


def test_an_npc_without_objective_is_moved_by_the_first_player() -> None:
    """R130: its full movement, without a special action."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    soldier = put(s, "soldier", "VER")
    s.haste[NPC_TYPES.index("soldier")] = 1  # two regions, then
    start(s, "evaluate", soldier)
    assert asked(s) == (0, "drift")
    choose(s, "region", region="SKU")
    assert asked(s) == (0, "drift")
    choose(s, "region", region="S1")
    assert where(s, soldier) == "S1"


def test_a_horde_moves_and_acts_together() -> None:
    """4.9: Soldiers in one region activate as one group."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    first, second = put(s, "soldier", "S1", strength=3), put(s, "soldier", "S1")
    start(s, "next_npc", FACTIONS.index("dread"))
    while s.step != NONE:
        choose(s, **choices(s)[0])
    assert where(s, first) == where(s, second)
    assert len(told(s, "port_infested")) == 1


def test_a_galleon_dominates_only_what_it_is_strong_enough_for() -> None:
    """R144: Galleon 6 at Santo Domingo skips San Juan 7 and takes St. John 6."""
    s = scene()
    s.at[0] = s.at[1] = REGION["VER"]
    galleon = put(s, "galleon", "SDO", strength=6)
    flag(s, "SJU", "seat-0")
    flag(s, "STJ", "seat-1")
    start(s, "evaluate", galleon)
    while s.step != NONE:
        choose(s, **choices(s)[0])
    assert where(s, galleon) == "STJ"
    assert s.flag[REGION["STJ"]] == NONE
    assert s.flag[REGION["SJU"]] != NONE
    assert s.npc_gold[galleon] == 2


def test_a_hostile_fort_keeps_npcs_from_a_port() -> None:
    """R113, R144: a Port with another faction's Fort is ignored; its own does not hinder (R112)."""
    s = scene()
    galleon = put(s, "galleon", "SDO", strength=7)
    flag(s, "SJU", "seat-0")
    s.fort[REGION["SJU"]] = FACTIONS.index("dread")
    start(s, "special", galleon)
    s.npc_at[galleon] = REGION["SJU"]
    s.objective = 0
    start(s, "special", galleon)
    assert s.flag[REGION["SJU"]] != NONE
    s.fort[REGION["SJU"]] = FACTIONS.index("spanish")
    s.objective = 0
    start(s, "special", galleon)
    assert s.flag[REGION["SJU"]] == NONE


def test_movement_left_over_is_lost() -> None:
    """R134, A40: it stops on arrival."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    galleon = put(s, "galleon", "HAV", strength=7)
    flag(s, "NAS", "seat-0")
    flag(s, "TOR", "seat-1")
    start(s, "evaluate", galleon)
    choose(s, "region", region="NAS")
    assert where(s, galleon) == "NAS"


def test_a_relic_held_by_somebody_neutral_is_no_target() -> None:
    """A42: held by neutral or allied players it is ignored, held by a hostile one it is there."""
    s = scene()
    s.at[0], s.at[1] = REGION["HAV"], REGION["POS"]
    lay(s, "faction_decks", "CT8")
    give_relic(s, 0, FIRST_PLAYER_HOLDER)
    guardian = put(s, "guardian", "TOR")
    give(s, 0, "relics", "CT1")
    start(s, "evaluate", guardian)
    assert asked(s)[1] == "drift"


def test_a_guardian_hunts_the_holder_of_a_relic_and_takes_it() -> None:
    """4.9, R140: the attack takes all Summoning Relics, and the player flees."""
    s = scene()
    s.at[0], s.at[1] = REGION["HAV"], REGION["POS"]
    lay(s, "faction_decks", "CT8")
    give_relic(s, 0, FIRST_PLAYER_HOLDER)
    guardian = put(s, "guardian", "TOR")
    start(s, "evaluate", guardian)
    while asked(s)[1] != "flee":
        choose(s, **choices(s)[0])
    assert asked(s) == (0, "flee")
    choose(s, "region", region="SKU")
    assert s.relic_holder[0] == guardian


def test_four_relics_on_her_card_win_at_once() -> None:
    """R145, R157: the faction wins in its activation, and nothing else happens."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    her = put(s, "tetzahuitl", "TOR")
    guardian = put(s, "guardian", "HAV")
    for relic in range(3):
        s.relic_holder[relic] = ON_HER_CARD
    s.relic_holder[3] = guardian
    start(s, "evaluate", guardian)
    assert s.step == NONE
    assert FACTIONS[s.winner] == "tlaloc"
    assert where(s, her) == "TOR"


def test_the_colossus_rises_from_three_soldiers() -> None:
    """4.9, Raise: two Soldiers go back to the supply, the Colossus is placed."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    lone = put(s, "soldier", "HAV")
    put(s, "soldier", "SKU")
    put(s, "soldier", "SKU")
    start(s, "evaluate", lone)
    assert s.npc_at[NPCS.index("colossus")] == REGION["SKU"]
    assert (
        sum(at != NONE for npc, at in enumerate(s.npc_at) if NPCS[npc].startswith("soldier")) == 1
    )


def test_british_flags_and_treasury() -> None:
    """4.9: an Officer captures, delivers its gold, and each Flag brings a gold at the end."""
    s = scene(factions=("spanish", "british", "dread"))
    s.at[0] = s.at[1] = REGION["VER"]
    officer = put(s, "officer", "SMU", strength=5)
    s.npc_gold[officer] = 4
    start(s, "activate", FACTIONS.index("british"))
    while s.step != NONE:
        choose(s, **choices(s)[0])
    assert s.flag[REGION["SMU"]] != NONE
    assert s.treasury == 5


def test_eighty_gold_in_the_treasury_win() -> None:
    """4.9: 7 Flags or 80 gold."""
    s = scene(factions=("spanish", "british", "dread"))
    s.at[0] = s.at[1] = REGION["VER"]
    s.treasury = 79
    flag(s, "SMU", "british")
    officer = put(s, "officer", "SMU", strength=4)
    s.npc_gold[officer] = 1
    s.objective = 0
    start(s, "special", officer)
    assert FACTIONS[s.winner] == "british"


def test_seekers_bring_trophies_to_the_king() -> None:
    """4.9: Claim after a won fight, Offer in the King's region, all 9 Trophies win."""
    s = scene(factions=("spanish", "atlantian", "dread"))
    s.at[0] = s.at[1] = REGION["VER"]
    king, seeker = put(s, "king", "S6"), put(s, "seeker", "BRI", strength=6)
    put(s, "soldier", "STJ", strength=2)
    start(s, "evaluate", seeker)
    while s.step != NONE:
        choose(s, **choices(s)[0])
    assert s.npc_trophies[seeker] == 1
    s.npc_trophies[king] = 8
    start(s, "evaluate", seeker)
    while s.step != NONE and s.winner == NONE:
        choose(s, **choices(s)[0])
    assert FACTIONS[s.winner] == "atlantian"


def test_seekers_without_a_king_hunt_players_only() -> None:
    """4.9: if the King is gone."""
    s = scene(factions=("spanish", "atlantian", "dread"))
    s.at[0] = s.at[1] = REGION["POS"]
    s.wounds = 3
    seeker = put(s, "seeker", "TOR")
    put(s, "galleon", "HAV")
    start(s, "evaluate", seeker)
    assert told(s, "npc_aims")[0]["region"] == "POS"


def test_an_npc_evaluates_moves_attacks_and_acts() -> None:
    """R122: in this order. A Galleon sails to St. John, beats the Soldier there and takes the Flag
    off."""
    s = scene()
    s.at[0] = s.at[1] = REGION["VER"]
    galleon = put(s, "galleon", "SJU", strength=6)
    put(s, "soldier", "STJ", strength=3)
    flag(s, "STJ", "seat-0")
    start(s, "evaluate", galleon)
    names = ["npc_aims", "npc_moved", "npc_attacked", "npc_defeated_by", "port_dominated"]
    assert [e["event"] for e in told(s)][: len(names)] == names


def test_only_somebody_hostile_is_to_be_defeated() -> None:
    """R124: the captain beside the Galleon is neutral to the Armada, so it goes for the other."""
    s = scene()
    s.at[0], s.at[1] = REGION["HAV"], REGION["TOR"]
    give(s, 0, "relics", "SP1")
    galleon = put(s, "galleon", "SKU")
    start(s, "evaluate", galleon)
    assert [(e["region"], e["objective"]) for e in told(s, "npc_aims")] == [("TOR", "defeat")]


def test_the_nearest_target_of_the_first_objective() -> None:
    """R125: a Captured Port comes before a captain, however near; of two Ports the nearer one
    that fulfils all conditions."""
    s = scene()
    s.at[0] = s.at[1] = REGION["SKU"]
    galleon = put(s, "galleon", "VER", strength=5)
    flag(s, "CLA", "seat-0")  # three regions away
    flag(s, "NAS", "seat-0")  # three, too
    flag(s, "HAV", "seat-0")  # two, but its Strength is 8
    start(s, "evaluate", galleon)
    assert asked(s) == (0, "choose_target")
    assert {c["region"] for c in choices(s)} == {"CLA", "NAS"}


def test_special_actions_are_not_a_choice() -> None:
    """R143: nobody is asked whether the Flag is taken off; and where no condition holds nothing
    happens."""
    s = scene()
    s.at[0] = s.at[1] = REGION["VER"]
    galleon = put(s, "galleon", "STJ", strength=6)
    flag(s, "STJ", "seat-0")
    start(s, "evaluate", galleon)
    assert s.step == NONE
    assert s.flag[REGION["STJ"]] == NONE
    s.objective = 0
    start(s, "special", galleon)
    assert len(told(s, "port_dominated")) == 1


def test_a_cautious_npc_hunts_whom_it_can_beat() -> None:
    """A37: the Guardian beside it is stronger, so the Galleon goes for the captain."""
    s = scene()
    s.at[0] = s.at[1] = REGION["TOR"]
    galleon = put(s, "galleon", "HAV", strength=4)
    put(s, "guardian", "S1", strength=6)
    start(s, "evaluate", galleon)
    assert [e["region"] for e in told(s, "npc_aims")] == ["TOR"]


def test_who_stays_beside_a_hostile_attacks() -> None:
    """A39: the Guardian's Relic lies here, so it attacks the Galleon; the Galleon whose Port is
    elsewhere leaves the captain alone."""
    s = scene()
    s.at[0] = s.at[1] = REGION["POS"]
    guardian, galleon = put(s, "guardian", "S1", strength=6), put(s, "galleon", "S1", strength=5)
    s.relic_at[0] = REGION["S1"]
    start(s, "evaluate", guardian)
    assert s.npc_at[galleon] == NONE
    assert s.relic_holder[0] == guardian

    s = scene()
    s.at[0] = s.at[1] = REGION["S1"]
    galleon = put(s, "galleon", "S1", strength=5)
    flag(s, "CLA", "seat-0")
    start(s, "evaluate", galleon)
    assert where(s, galleon) == "CLA"
    assert not told(s, "player_attacked")


def test_npcs_pass_who_is_neutral() -> None:
    """A41: a captain with an Ally Relic of the Dread Tide does not stop the Soldier."""
    s = scene()
    s.at[0], s.at[1] = REGION["PRO"], REGION["POS"]
    give(s, 0, "relics", "DR1")
    soldier = put(s, "soldier", "CLA")
    put(s, "soldier", "TOR")
    s.haste[NPC_TYPES.index("soldier")] = 1
    start(s, "evaluate", soldier)
    assert [e["region"] for e in told(s, "npc_moved")] == ["PRO", "TOR"]
    assert not told(s, "player_attacked")
