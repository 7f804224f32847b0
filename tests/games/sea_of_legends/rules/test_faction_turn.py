"""The Faction Turn: who acts when, where NPCs go and why."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    NPCS,
    REGION,
    TYPE,
    flag,
    give,
    hold,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    activation,
    acts,
    aims,
    asked,
    choices,
    choose,
    chosen_npc,
    faction_turn,
    far_away,
    moves_in,
    reasons,
    refused,
    told,
    waits,
    where,
    winner,
    winners,
)


def test_the_first_player_chooses_the_order_of_factions_and_npcs() -> None:
    """R121: each faction completely before the next, each NPC exactly once."""
    s = scene()
    s.at[0] = s.at[1] = "NAS"
    s.first = 1
    for kind, region in (("galleon", "VER"), ("galleon", "CAR"), ("guardian", "POS")):
        put(s, kind, region)
    faction_turn(s)
    assert asked(s) == (1, "choose_faction")
    assert {c["faction"] for c in choices(s)} == {"spanish", "tlaloc"}
    choose(s, "activate", faction="spanish")
    assert asked(s) == (1, "choose_npc")
    assert {c["npc"] for c in choices(s)} == {"galleon-1", "galleon-2"}
    choose(s, "npc", npc="galleon-2")
    while not waits(s):
        choose(s, **choices(s)[0])
    acted = [e.get("npc") or e["faction"] for e in told(s) if e["event"] in ACTIVATED]
    assert acted == ["spanish", "galleon-2", "galleon-1", "tlaloc", "guardian-1"]


ACTIVATED = ("faction_activated", "npc_aims", "npc_drifts")


def test_activating_one_faction_first_may_keep_another_from_winning() -> None:
    """A50: the Horde at sea would infest a fifth Port; the Galleon, activated before, defeats
    it."""
    for first, wins in (("dread", "dread"), ("spanish", None)):
        s = far_away(("spanish", "tlaloc", "dread"))
        put(s, "soldier", "S8", strength=3)
        put(s, "soldier", "S8")
        put(s, "galleon", "S9", strength=7)
        for port in ("VER", "HAV", "POS", "WIL"):
            s.infested[REGION[port]] = 1
        faction_turn(s)
        choose(s, "activate", faction=first)
        while s.step is not None and not waits(s):
            choose(s, **choices(s)[0])
        assert winner(s) == wins


@pytest.mark.parametrize(
    ("step", "npcs"),
    [
        ("choose_faction", [("galleon", "VER"), ("guardian", "CAR")]),
        ("choose_npc", [("galleon", "VER"), ("galleon", "CAR")]),
        ("choose_target", [("soldier", "TOR"), ("soldier", "HAV"), ("soldier", "PRO")]),
        ("choose_route", [("soldier", "CLA"), ("soldier", "HAV")]),
        ("drift", [("soldier", "CLA")]),
        ("choose_victim", [("galleon", "S5"), ("soldier", "SDO"), ("guardian", "SDO")]),
        ("choose_player", [("guardian", "NAS")]),
    ],
)
def test_the_first_player_decides_what_is_open(step: str, npcs: list[tuple[str, str]]) -> None:
    """R123: whoever has the token is asked, here the captain of seat 1; everybody is told where
    something is equal."""
    s = scene()
    s.at[0] = s.at[1] = "NAS"
    s.first = 1
    s.level[:] = [3] * len(s.level)
    s.level[TYPE["guardian"]] = 0  # 5, as strong as the Soldier
    s.relic_at[0] = "NAS"
    placed = [put(s, kind, region) for kind, region in npcs]
    if step == "choose_faction":
        faction_turn(s)
    elif step == "choose_npc":
        activation(s, "spanish")
    else:
        chosen_npc(s, placed[0])
    assert asked(s) == (1, step)
    ties = {
        "choose_target": "targets_tied",
        "choose_route": "ways_tied",
        "choose_victim": "victims_tied",
        "choose_player": "victims_tied",
    }
    if step in ties:
        [tie] = told(s, ties[step])
        assert (tie["seat"], tie["count"]) == (1, len(choices(s)))


def test_a_faction_without_npcs_is_not_activated() -> None:
    """R121: every Faction with NPCs in play."""
    s = scene()
    put(s, "galleon", "HAV")
    s.at[0] = s.at[1] = "POS"
    faction_turn(s)
    assert [e["faction"] for e in told(s, "faction_activated")] == ["spanish"]


def test_the_cautious_galleon_goes_round_the_stronger_guardian() -> None:
    """R126, R129, R131, R134: Galleon 5 at Skull Point, Captured Claw Bay, Guardian 6 at sea
    between them: the way is Havana, where it meets a Soldier of 3 and stops, Port Royal, Claw
    Bay."""
    s = far_away(("spanish", "tlaloc", "dread"), port="POS")
    galleon = put(s, "galleon", "SKU", strength=5)
    put(s, "guardian", "S1", strength=6)
    soldier = put(s, "soldier", "HAV", strength=3)
    flag(s, "CLA", "seat-0")
    acts(s, galleon)
    assert (where(s, galleon), where(s, soldier)) == ("HAV", None)
    acts(s, galleon)
    assert [e["region"] for e in told(s, "npc_moved")] == ["HAV", "PRO", "CLA"]
    assert aims(s) == [("CLA", "dominate")] * 2
    assert reasons(s, "way_shunned") == [("S1", "guardian-1")]
    assert s.flag[REGION["CLA"]] is None


@pytest.mark.parametrize(
    ("galleon", "guardians", "company", "safe"),
    [(5, 1, "", False), (6, 1, "", True), (7, 2, "", False), (4, 1, "galleon", True)],
)
def test_when_it_would_be_defeated(galleon: int, guardians: int, company: str, safe: bool) -> None:
    """A35: against a Guardian of 6 a tie is safe; two of them have 8 together; another Galleon
    there lends its 2. The captain there is no danger."""
    s = far_away(("spanish", "tlaloc", "dread"), port="S1")
    npc = put(s, "galleon", "SKU", strength=galleon)
    for _ in range(guardians):
        put(s, "guardian", "S1", strength=6)
    if company:
        put(s, company, "S1")
    flag(s, "CLA", "seat-0")
    chosen_npc(s, npc)
    assert (told(s, "npc_moved")[0]["region"] == "S1") == safe
    assert bool(told(s, "way_shunned")) != safe


def test_captains_are_no_danger() -> None:
    """A35: a Galleon sails the short way, where a captain is."""
    s = far_away(("spanish", "tlaloc", "dread"), port="S1")
    galleon = put(s, "galleon", "SKU", strength=5)
    flag(s, "CLA", "seat-0")
    chosen_npc(s, galleon)
    assert where(s, galleon) == "S1"


def test_the_reckless_soldier_may_be_sent_into_the_guardian() -> None:
    """R127, R132: Soldier 3 at Claw Bay, another at Havana: two ways are equally short, the first
    player may choose the one where the Guardian defeats it, or Port Royal."""
    for way, end in (("S1", None), ("PRO", "PRO")):
        s = far_away(("spanish", "tlaloc", "dread"), port="POS")
        soldier = put(s, "soldier", "CLA", strength=3)
        put(s, "soldier", "HAV")
        guardian = put(s, "guardian", "S1", strength=6)
        chosen_npc(s, soldier)
        assert asked(s) == (0, "choose_route")
        assert aims(s) == [("HAV", "unite")]
        assert {c["region"] for c in choices(s)} == {"PRO", "S1"}
        choose(s, "region", region=way)
        assert where(s, soldier) == end
        assert s.npc_gold[guardian] == (3 if way == "S1" else 0)


def test_the_solitary_guardian_keeps_away_from_another() -> None:
    """R128, R129, R133: Guardian at Tortuga, Relics at Skull Point and Claw Bay, another Guardian
    at Port Royal: it must go for Skull Point (2 regions against 3)."""
    s = scene()
    s.at[0] = s.at[1] = "POS"
    guardian = put(s, "guardian", "TOR")
    put(s, "guardian", "PRO")
    hold(s, 0, "SKU")
    hold(s, 1, "CLA")
    chosen_npc(s, guardian)
    assert aims(s) == [("SKU", "recover")]
    assert reasons(s, "company_shunned") == [("PRO", "guardian-2")]
    assert where(s, guardian) == "HAV"
    chosen_npc(s, guardian)
    assert where(s, guardian) == "SKU"
    assert s.relic_holder[0] == NPCS[guardian]


def test_solitary_is_dropped_when_nothing_else_can_be_reached() -> None:
    """A38: the only Relic lies where another Guardian is."""
    s = scene()
    s.at[0] = s.at[1] = "POS"
    guardian = put(s, "guardian", "TOR")
    put(s, "guardian", "HAV")
    for relic in range(4):
        hold(s, relic, "HAV")
    chosen_npc(s, guardian)
    assert where(s, guardian) == "HAV"
    assert told(s, "solitary_given_up")
    hold(s, 1, "POS")  # far away, but nobody is there
    s.npc_at[guardian] = "TOR"
    hold(s, 0, "HAV")
    chosen_npc(s, guardian)
    assert aims(s)[-1] == ("POS", "recover")


def test_a_cautious_npc_never_aims_at_its_own_defeat() -> None:
    """A36: the Captured Port is held by a stronger group; the Galleon has no Objective."""
    s = scene()
    s.at[0] = s.at[1] = "POS"
    give(s, 0, "relics", "SP1")  # the captains are neutral to the Armada, so nobody can be hunted
    give(s, 1, "relics", "SP1")
    galleon = put(s, "galleon", "SKU", strength=5)
    put(s, "guardian", "CLA", strength=6)
    flag(s, "CLA", "seat-0")
    chosen_npc(s, galleon)
    assert asked(s) == (0, "drift")
    assert told(s, "npc_drifts")[0]["objective"] == "defeat"
    assert ("CLA", "guardian-1") in reasons(s, "way_shunned")


def test_without_an_unsafe_way_a_cautious_npc_walks_in_and_fights() -> None:
    """A36: when every way leads through danger, Cautious closes no way any more."""
    s = scene()
    s.at[0] = s.at[1] = "POS"
    galleon = put(s, "galleon", "VER", strength=4)
    put(s, "guardian", "SKU", strength=6)
    put(s, "guardian", "S2")
    flag(s, "NAS", "seat-0")
    chosen_npc(s, galleon)
    assert aims(s) == [("NAS", "dominate")]
    assert told(s, "caution_given_up")
    choose(s, "region", region="SKU")
    assert where(s, galleon) is None  # it met a Guardian on its way


def test_an_npc_without_objective_is_moved_by_the_first_player() -> None:
    """R130: its full movement, without a special action."""
    s = scene()
    s.at[0] = s.at[1] = "POS"
    soldier = put(s, "soldier", "VER")
    s.haste[TYPE["soldier"]] = 1  # two regions, then
    chosen_npc(s, soldier)
    assert asked(s) == (0, "drift")
    choose(s, "region", region="SKU")
    assert asked(s) == (0, "drift")
    choose(s, "region", region="S1")
    assert where(s, soldier) == "S1"
    assert told(s, "npc_drifts")[0]["objective"] == "unite"


def test_without_objective_keywords_hold_and_a_hostile_ends_the_move() -> None:
    """R130: a Cautious Galleon without an Objective may not be sent into a stronger Guardian; at
    the weaker Soldier it stops, attacks, and takes no Flag off."""
    s = scene(factions=("spanish", "tlaloc", "dread"))
    s.at[0] = s.at[1] = "POS"
    give(s, 0, "relics", "SP1")
    give(s, 1, "relics", "SP1")
    galleon = put(s, "galleon", "VER", strength=4)
    put(s, "guardian", "S2", strength=5)
    flag(s, "SKU", "spanish")
    chosen_npc(s, galleon)
    assert choices(s) == [{"do": "region", "region": "SKU"}]
    assert refused(s, "region", region="S2") == "SL-R130"
    soldier = put(s, "soldier", "SKU", strength=3)
    flag(s, "SKU", "seat-0")
    choose(s, "region", region="SKU")
    assert waits(s) == "draw_event"
    assert (where(s, galleon), where(s, soldier)) == ("SKU", None)
    assert s.flag[REGION["SKU"]] is not None


def test_a_galleon_dominates_only_what_it_is_strong_enough_for() -> None:
    """R144: Galleon 6 at Santo Domingo skips San Juan 7 and takes St. John 6."""
    s = scene()
    s.at[0] = s.at[1] = "VER"
    galleon = put(s, "galleon", "SDO", strength=6)
    flag(s, "SJU", "seat-0")
    flag(s, "STJ", "seat-1")
    acts(s, galleon)
    assert where(s, galleon) == "STJ"
    assert s.flag[REGION["STJ"]] is None
    assert s.flag[REGION["SJU"]] is not None
    assert s.npc_gold[galleon] == 2


def test_a_hostile_fort_keeps_npcs_from_a_port() -> None:
    """R113, R144: a Port with another faction's Fort is ignored; its own does not hinder (R112)."""
    for fort, target in (("dread", "STJ"), (None, "SJU")):
        s = far_away(("spanish", "tlaloc", "dread"))
        galleon = put(s, "galleon", "SDO", strength=7)
        flag(s, "SJU", "dread")
        flag(s, "STJ", "seat-0")
        s.fort[REGION["SJU"]] = fort
        acts(s, galleon)
        assert aims(s) == [(target, "dominate")]
        assert s.flag[REGION[target]] is None
    for fort, closed in (("spanish", True), ("british", False)):
        s = far_away(("spanish", "british", "dread"))
        officer = put(s, "officer", "S3", strength=5)
        s.fort[REGION["NAS"]] = fort
        acts(s, officer)
        assert (s.flag[REGION["NAS"]] != "british") == closed
        assert (("NAS", "capture") not in aims(s)) == closed


def test_who_wants_no_port_does_not_mind_forts() -> None:
    """R113: a Guardian takes the Summoning Relic at a Port with a Fort."""
    s = far_away(("spanish", "tlaloc", "dread"))
    guardian = put(s, "guardian", "S8")
    s.relic_at[0] = "CLA"
    s.fort[REGION["CLA"]] = "spanish"
    acts(s, guardian)
    assert s.relic_holder[0] == NPCS[guardian]


def test_movement_left_over_is_lost() -> None:
    """R134, A40: it stops on arrival."""
    s = scene()
    s.at[0] = s.at[1] = "POS"
    galleon = put(s, "galleon", "HAV", strength=7)
    flag(s, "NAS", "seat-0")
    flag(s, "TOR", "seat-1")
    chosen_npc(s, galleon)
    choose(s, "region", region="NAS")
    assert where(s, galleon) == "NAS"


@pytest.mark.parametrize(
    ("holder", "target"), [("hostile", "HAV"), ("neutral", None), ("galleon", "NAS"), ("own", None)]
)
def test_tokens_that_somebody_holds(holder: str, target: str | None) -> None:
    """A42: held by somebody hostile it is where they are; held by its own faction or by a captain
    who is neutral it is ignored."""
    s = far_away(("spanish", "tlaloc", "dread"), port="HAV")
    guardian = put(s, "guardian", "TOR")
    holders = {"hostile": "seat-0", "neutral": "seat-0"}
    if holder in ("galleon", "own"):
        holders[holder] = NPCS[put(s, "guardian" if holder == "own" else "galleon", "NAS")]
    for relic in range(4):
        hold(s, relic, holders[holder])
    if holder == "neutral":
        give(s, 0, "relics", "CT1")
    chosen_npc(s, guardian)
    assert [region for region, _ in aims(s)] == ([target] if target else [])
    assert bool(told(s, "npc_drifts")) == (target is None)


def test_the_attack_comes_before_the_special_action() -> None:
    """A42: a captain stands where a Relic lies; attacked, the captain flees, and only then the
    Guardian recovers it."""
    s = far_away(("spanish", "tlaloc", "dread"))
    s.at[0] = "CLA"
    s.relic_at[0] = "CLA"
    guardian = put(s, "guardian", "S8")
    chosen_npc(s, guardian)
    assert asked(s) == (0, "flee")
    assert s.relic_holder[0] is None
    choose(s, "region", region="S1")
    assert s.relic_holder[0] == NPCS[guardian]


def test_a_guardian_hunts_the_holder_of_a_relic_and_takes_it() -> None:
    """R140: the attack takes all Summoning Relics, and the player flees."""
    s = scene()
    s.at[0], s.at[1] = "HAV", "POS"
    hold(s, 0, "seat-0")
    guardian = put(s, "guardian", "TOR")
    chosen_npc(s, guardian)
    while asked(s)[1] != "flee":
        choose(s, **choices(s)[0])
    assert asked(s) == (0, "flee")
    choose(s, "region", region="SKU")
    assert s.relic_holder[0] == NPCS[guardian]


def test_four_relics_on_her_card_win_at_once() -> None:
    """R145, R157: the faction wins in its activation, and nothing else happens: the Galleons do not
    act, and a captain with 10 Notoriety has not won."""
    s = far_away(("spanish", "tlaloc", "dread"))
    put(s, "tetzahuitl", "TOR")
    put(s, "galleon", "SKU")
    guardian = put(s, "guardian", "HAV")
    s.fame[0] = 10
    for relic in range(3):
        hold(s, relic, "tetzahuitl-card")
    hold(s, 3, NPCS[guardian])
    faction_turn(s)
    choose(s, "activate", faction="tlaloc")
    choose(s, "npc", npc=NPCS[guardian])
    assert s.step is None
    assert winner(s) == "tlaloc"
    assert told(s)[-1]["event"] == "faction_won"
    assert not told(s, "captain_won")
    assert winners(s) == []


def test_a_win_condition_that_another_faction_brings_about() -> None:
    """R157: a Galleon with the fourth Relic attacks Tetzahuitl, loses it, and the Children of
    Tlaloc have won in the activation of the Armada."""
    s = far_away(("spanish", "tlaloc", "dread"))
    put(s, "tetzahuitl", "TOR", strength=10)
    galleon = put(s, "galleon", "TOR", strength=4)
    for relic in range(3):
        hold(s, relic, "tetzahuitl-card")
    hold(s, 3, NPCS[galleon])
    moves_in(s, galleon, "TOR")
    assert winner(s) == "tlaloc"


def test_an_npc_evaluates_moves_attacks_and_acts() -> None:
    """R122: in this order. A Galleon sails to St. John, beats the Soldier there and takes the Flag
    off."""
    s = scene()
    s.at[0] = s.at[1] = "VER"
    galleon = put(s, "galleon", "SJU", strength=6)
    put(s, "soldier", "STJ", strength=3)
    flag(s, "STJ", "seat-0")
    chosen_npc(s, galleon)
    names = ["npc_aims", "npc_moved", "npc_attacked", "npc_defeated_by", "port_dominated"]
    assert [e["event"] for e in told(s)][: len(names)] == names


def test_only_somebody_hostile_is_to_be_defeated() -> None:
    """R124: the captain beside the Galleon is neutral to the Armada, so it goes for the other."""
    s = scene()
    s.at[0], s.at[1] = "HAV", "TOR"
    give(s, 0, "relics", "SP1")
    galleon = put(s, "galleon", "SKU")
    chosen_npc(s, galleon)
    assert [(e["region"], e["objective"]) for e in told(s, "npc_aims")] == [("TOR", "defeat")]


def test_the_nearest_target_of_the_first_objective() -> None:
    """R125: a Captured Port comes before a captain, however near; of two Ports the nearer one
    that fulfils all conditions."""
    s = scene()
    s.at[0] = s.at[1] = "SKU"
    galleon = put(s, "galleon", "VER", strength=5)
    flag(s, "CLA", "seat-0")  # three regions away
    flag(s, "NAS", "seat-0")  # three, too
    flag(s, "HAV", "seat-0")  # two, but its Strength is 8
    chosen_npc(s, galleon)
    assert asked(s) == (0, "choose_target")
    assert {c["region"] for c in choices(s)} == {"CLA", "NAS"}


def test_special_actions_are_not_a_choice() -> None:
    """R143: nobody is asked whether the Flag is taken off; and where no condition holds nothing
    happens."""
    s = scene()
    s.at[0] = s.at[1] = "VER"
    galleon = put(s, "galleon", "STJ", strength=6)
    flag(s, "STJ", "seat-0")
    chosen_npc(s, galleon)
    assert waits(s) == "draw_event"
    assert s.flag[REGION["STJ"]] is None
    moves_in(s, galleon, "STJ", objective=0)
    assert waits(s) == "draw_event"
    assert len(told(s, "port_dominated")) == 1


def test_a_cautious_npc_hunts_whom_it_can_beat() -> None:
    """A37: the Guardian beside it is stronger, so the Galleon goes for the captain."""
    s = scene()
    s.at[0] = s.at[1] = "TOR"
    galleon = put(s, "galleon", "HAV", strength=4)
    put(s, "guardian", "S1", strength=6)
    chosen_npc(s, galleon)
    assert [e["region"] for e in told(s, "npc_aims")] == ["TOR"]


def test_who_stays_beside_a_hostile_attacks() -> None:
    """A39: the Guardian's Relic lies here, so it attacks the Galleon; the Galleon whose Port is
    elsewhere leaves the captain alone."""
    s = scene()
    s.at[0] = s.at[1] = "POS"
    guardian, galleon = put(s, "guardian", "S1", strength=6), put(s, "galleon", "S1", strength=5)
    s.relic_at[0] = "S1"
    chosen_npc(s, guardian)
    assert s.npc_at[galleon] is None
    assert s.relic_holder[0] == NPCS[guardian]

    s = scene()
    s.at[0] = s.at[1] = "S1"
    galleon = put(s, "galleon", "S1", strength=5)
    flag(s, "CLA", "seat-0")
    chosen_npc(s, galleon)
    assert where(s, galleon) == "CLA"
    assert not told(s, "player_attacked")


def test_npcs_pass_who_is_neutral() -> None:
    """A41: a captain with an Ally Relic of the Dread Tide does not stop the Soldier."""
    s = scene()
    s.at[0], s.at[1] = "PRO", "POS"
    give(s, 0, "relics", "DR1")
    soldier = put(s, "soldier", "CLA")
    put(s, "soldier", "TOR")
    s.haste[TYPE["soldier"]] = 1
    chosen_npc(s, soldier)
    assert [e["region"] for e in told(s, "npc_moved")] == ["PRO", "TOR"]
    assert not told(s, "player_attacked")
