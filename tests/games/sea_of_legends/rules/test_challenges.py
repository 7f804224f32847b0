"""Challenges with the dice fixed: from declaring to assigning. Rules, "Declare a Challenge"."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    BLANK,
    NPCS,
    REGION,
    built_in,
    flag,
    give,
    hold,
    lover,
    nemesis,
    pack,
    put,
    ship,
    turn_card,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    at,
    challenge,
    choices,
    choose,
    happens,
    lies,
    open_to,
    refused,
    roll,
    shown,
    strength_now,
    told,
    turn,
)

# The rulebook's example


def test_kahina_defeats_the_guardian() -> None:
    """R107: eleven dice, Strength 5 made into 8 against 8, two Nemesis abilities, the reward."""
    s = at("S11")
    s.active = 0
    ship(s, 0, "peggy")
    s.gold[0] = 10
    lover(s, 0, "P04", favor=2)  # Axe Fist
    nemesis(s, 0, "P02", malice=2)  # Josephine
    give(s, 0, "ready", "gunner", "navigator", "quartermaster")
    give(s, 0, "relics", "DR3")  # the Ancient Scythe
    guardian = put(s, "guardian", "BRI", strength=8)
    hold(s, 0, NPCS[guardian])

    # 1. Kahina sails to Bridgetown, where she must Challenge the Guardian: 8 is to be reached.
    turn(s, 0)
    choose(s, "sail", region="BRI")
    assert choices(s) == [{"do": "challenge", "target": "tlaloc"}]
    choose(s, "challenge", target="tlaloc")
    assert s.difficulty == 8
    # 2. The pool: Axe Fist 2, the Ship 3 and the Scythe 1; the Gunner is exhausted for 1 more.
    assert s.bonus_dice == 2 + 3 + 1
    choose(s, "use", card="gunner")
    # 3. The roll: Strength 5, two Captains, two Lovers, three Nemeses.
    roll(s, "1", "captain", "captain", "lover", *("1", "1", "2", "lover", *("nemesis",) * 3))
    assert len(s.die) == 11
    assert strength_now(s) == 5
    # 4. The Quartermaster changes a Captain into a 1.
    choose(s, "use", card="quartermaster")
    choose(s, "turn", die=1, face="1")
    assert strength_now(s) == 6
    # The other is assigned to Pilfer, which draws a Rumor of the Mutinous Pistol.
    choose(s, "assign", ability="captain", count=1)
    happens(s, "T31")
    assert lies(s, "rumors", 0) == ["T31"]
    # Both Lovers are assigned to Smash-tastic.
    choose(s, "assign", ability="lover-1", count=1)
    choose(s, "assign", ability="lover-1", count=1)
    assert strength_now(s) == 8
    # 5. Sap Resources exhausts the Navigator, Price of Loyalty costs 2 gold for each of three
    # exhausted Crew; the third ability is locked. 7. and 8. 8 against 8 wins: 8 gold.
    assert lies(s, "ready", 0) == ["navigator"]
    choose(s, "done")
    assert s.victory
    assert sorted(lies(s, "exhausted", 0)) == ["gunner", "navigator", "quartermaster"]
    assert [e["count"] for e in told(s, "nemesis_threshold")] == [3]
    assert [(e["card"], e["count"]) for e in told(s, "nemesis_activated")] == [
        ("P02", 1),
        ("P02", 2),
    ]
    assert [(e["strength"], e["needed"]) for e in told(s, "strength_compared")] == [(8, 8)]
    assert [e["count"] for e in told(s, "gold_lost")] == [6]
    assert s.gold[0] == 10 - 6 + 8
    assert s.relic_holder[0] == "seat-0"
    assert sorted(lies(s, "relics", 0)) == ["CT8", "DR3"]
    assert s.npc_at[guardian] is None
    # Nothing of the Challenge is left; move and action are used up, the turn can end.
    assert s.against == s.roller is None
    assert len(s.die) == len(s.used) == 0
    assert asked(s) == (0, "turn")
    assert choices(s) == [{"do": "end_turn"}]


# Step 1: declare


def test_npc_port_or_player_in_the_region() -> None:
    """R92: a Port or a player here, and nobody who is elsewhere."""
    s = at("NAS", seats=4)
    s.at[1] = "NAS"
    s.at[2] = "S3"
    s.at[3] = "S4"
    assert open_to(s) == ["port", "seat-1"]
    s.at[0] = "S3"
    assert open_to(s) == ["seat-2"]
    s.at[0] = "S5"
    assert open_to(s) == []


def test_the_strongest_hostile_npc_comes_first() -> None:
    """R93, A8, A21: no Port and no player while a hostile NPC is here, and the strongest of
    them."""
    s = at("NAS")
    s.at[1] = "NAS"
    put(s, "soldier", "NAS", strength=3)
    put(s, "galleon", "NAS", strength=5)
    assert open_to(s) == ["spanish"]


def test_groups_are_compared_by_what_they_reach_together() -> None:
    """A9: two Soldiers of 4 and 2 are as strong as a Galleon of 6; the challenger chooses."""
    s = at("NAS")
    for _ in range(2):
        put(s, "soldier", "NAS", strength=4)
    put(s, "galleon", "NAS", strength=6)
    assert open_to(s) == ["spanish", "dread"]
    put(s, "soldier", "NAS")
    assert open_to(s) == ["dread"]


def test_of_equally_strong_npcs_a_leader_is_the_strongest() -> None:
    """A9: Tetzahuitl and a Guardian have both 8, so the Guardian's Ally bonus of 2 counts, not her
    3."""
    s = at("NAS")
    put(s, "guardian", "NAS", strength=8)
    put(s, "tetzahuitl", "NAS", strength=8)
    challenge(s, "tlaloc")
    assert s.difficulty == 8 + 2


def test_npcs_that_are_not_hostile_are_no_targets() -> None:
    """R118, A12: with an Ally Relic the Galleon is neutral; the Port may be Challenged."""
    s = at("NAS")
    put(s, "galleon", "NAS", strength=4)
    give(s, 0, "relics", "SP1")
    assert open_to(s) == ["port"]


def test_allied_npcs_fight_as_one() -> None:
    """R94, R103: the strongest Soldier and the Ally bonus of the other; both are defeated and each
    pays."""
    s = at("S3", "ton")
    first, second = (put(s, "soldier", "S3", strength=3) for _ in range(2))
    challenge(s, "dread")
    assert s.difficulty == 3 + 2
    roll(s, "2", "2", "1", "nemesis", "nemesis")
    choose(s, "done")
    assert s.victory
    assert s.npc_at[first] == s.npc_at[second] is None
    assert s.gold[0] == 3 + 3
    assert [e["npc"] for e in told(s, "npc_defeated")] == ["soldier-1", "soldier-2"]


def test_a_port_has_its_own_strength_only() -> None:
    """R95: a Port never gains an Ally bonus."""
    s = at("NAS")
    give(s, 0, "relics", "SP1")
    put(s, "galleon", "NAS", strength=7)
    challenge(s, "port")
    assert s.difficulty == 4


def test_an_infested_port_is_stronger() -> None:
    """A53: 2 more."""
    s = at("NAS")
    s.infested[REGION["NAS"]] = 1
    challenge(s, "port")
    assert s.difficulty == 6


def test_no_challenge_of_a_port_with_a_fort() -> None:
    """R95, R111: not even of an ally's."""
    s = at("NAS")
    s.fort[REGION["NAS"]] = "tlaloc"
    assert open_to(s) == []
    give(s, 0, "relics", "CT1", "CT2")
    assert open_to(s) == []


def test_whose_port_may_be_challenged() -> None:
    """A12, R45: another player's or a hostile faction's; not one's own, nor that of a faction that
    is neutral or allied."""
    s = at("NAS", factions=("spanish", "british", "dread"))
    flag(s, "NAS", "seat-0")
    assert open_to(s) == []
    flag(s, "NAS", "seat-1")
    assert open_to(s) == ["port"]
    flag(s, "NAS", "british")
    assert open_to(s) == ["port"]
    s.active, s.neutral = 0, 1  # Borrowed Colours deceive NPCs, the faction stays what it is
    assert open_to(s) == ["port"]
    give(s, 0, "relics", "BR1")
    assert open_to(s) == []


# Step 2: the dice pool


def test_dice_come_from_ship_crew_items_relics_and_lovers() -> None:
    """R96, A64: what costs nothing is there at once; Crew and Items are asked for before the
    roll."""
    s = at("S3")
    put(s, "galleon", "S3")
    ship(s, 0, "peggy")
    lover(s, 0, "P04", favor=2)
    give(s, 0, "relics", "T44")
    give(s, 0, "ready", "gunner", "K08a", "navigator")
    give(s, 0, "items", "T01", "T03")
    challenge(s, "spanish")
    assert s.bonus_dice == 3 + 2 + 1
    assert [c.get("card", c["do"]) for c in choices(s)] == ["gunner", "K08a", "T01", "roll"]
    choose(s, "use", card="gunner")
    choose(s, "use", card="K08a")
    choose(s, "use", card="T01")
    assert s.bonus_dice == 6 + 1 + 2 + 3
    assert choices(s) == [{"do": "roll"}]
    assert lies(s, "items", 0) == ["T03"]
    assert lies(s, "ready", 0) == ["navigator"]


def test_the_conditions_of_bonus_dice() -> None:
    """R50, R96: Axe Fist's second ability is for NPCs; the Siege Mortar is for Ports."""
    s = at("NAS")
    lover(s, 0, "P04", favor=2)
    give(s, 0, "relics", "T47")
    challenge(s, "port")
    assert s.bonus_dice == 1 + 2
    assert [e["source"] for e in told(s, "ability_used")] == ["T47"]


def test_a_leader_brings_tovan_one_more_die() -> None:
    """R96: two dice, three against a Leader."""
    s = at("S6", factions=("spanish", "atlantian", "dread"))
    give(s, 0, "ready", "L11")
    put(s, "king", "S6")
    challenge(s, "atlantian")
    choose(s, "use", card="L11")
    assert s.bonus_dice == 1 + 2 + 1


def test_never_more_than_eighteen_dice() -> None:
    """R96, A27: surplus Bonus dice are lost, and no more are offered."""
    s = at("S3")
    put(s, "galleon", "S3")
    ship(s, 0, "widowmaker")
    give(s, 0, "ready", "K17a", "K17b", "K08a", "gunner")
    challenge(s, "spanish")
    for card in ("K17a", "K17b", "K08a"):
        choose(s, "use", card=card)
    assert choices(s) == [{"do": "roll"}]
    roll(s, *("captain",) * 4, *("1",) * 14)
    assert len(s.die) == 18
    assert s.bonus_dice == 14
    assert asked(s) == (0, "assign")


def test_dice_are_added_before_the_roll_only() -> None:
    """R96, A26: an unused Gunner and Powder Keg are not offered after it."""
    s = at("S3")
    put(s, "galleon", "S3")
    give(s, 0, "ready", "gunner")
    give(s, 0, "items", "T01")
    challenge(s, "spanish")
    roll(s, *BLANK)
    assert not [c for c in choices(s) if c["do"] == "use"]


# Steps 3 and 4: roll, assign, manipulate


def test_icons_give_no_strength_themselves() -> None:
    """R97: only the numerals count."""
    s = at("S3")
    put(s, "galleon", "S3")
    challenge(s, "spanish")
    roll(s, "1", "2", "captain", "lover", "2")
    assert strength_now(s) == 5


def test_every_die_has_its_faces() -> None:
    """R97: a Bonus die shows no Captain."""
    s = at("S3")
    put(s, "galleon", "S3")
    challenge(s, "spanish")
    roll(s, *("captain",) * 4)
    with pytest.raises(AssertionError, match="captain is none of"):
        happens(s, "captain")


def test_abilities_work_in_any_order() -> None:
    """R98, A25: assign, turn a die into a numeral, assign again."""
    s = at("S3", "ton")
    put(s, "galleon", "S3", strength=4)
    give(s, 0, "ready", "quartermaster", "K20a")
    challenge(s, "spanish")
    roll(s, "captain", "captain", "captain", "nemesis", "1")
    choose(s, "assign", ability="captain", count=1)
    choose(s, "use", card="quartermaster")
    choose(s, "turn", die=1, face="1")
    choose(s, "assign", ability="captain", count=1)
    assert strength_now(s) == 1 + 1 + 1 + 1
    assigned = {"event": "icons_assigned", "seat": 0, "ability": "captain", "count": 1}
    assert told(s, "icons_assigned") == [assigned, assigned]
    choose(s, "use", card="K20a")
    assert strength_now(s) == 6
    assert shown(s) == ["captain", "1", "captain", "nemesis", "1"]


def test_an_ability_that_needs_something_is_assigned_only_then() -> None:
    """R50, R51: no printed Lover needs anything for what icons work."""
    (magpie,) = (one for one in built_in()["characters"] if one["id"] == "P01")
    first = {"when": "assign", "needs": ["vs_port"], "effects": [{"do": "strength", "n": 2}]}
    content = pack({"P01": {"lover": {**magpie["lover"], "first": first}}})
    for target, possible in (("port", True), ("spanish", False)):
        s = at("NAS", content=content)
        lover(s, 0, "P01", favor=1)
        if target == "spanish":
            put(s, "galleon", "NAS", strength=4)
        challenge(s, target)
        roll(s, "lover", "lover", "1", "1", "1")
        assert ("assign" in {choice["do"] for choice in choices(s)}) == possible


def test_an_assigned_die_cannot_be_changed() -> None:
    """R99: it is neither turned nor rolled again, and it still counts in the pool."""
    s = at("S3", "ton")
    put(s, "galleon", "S3")
    give(s, 0, "ready", "quartermaster")
    give(s, 0, "items", "T03")
    challenge(s, "spanish")
    roll(s, "captain", "1", "1", "1", "nemesis")
    choose(s, "assign", ability="captain", count=1)
    assert {"do": "use", "card": "quartermaster"} not in choices(s)
    choose(s, "use", card="T03")
    assert [c.get("die") for c in choices(s)] == [1, 4, None]
    assert len(s.die) == 5


def test_dice_of_a_sort_that_show_the_same_are_offered_once() -> None:
    """R98: which of them is turned makes no difference; a Captain die and a Bonus die are two
    sorts."""
    s = at("S3")
    put(s, "galleon", "S3")
    ship(s, 0, "peggy")
    give(s, 0, "ready", "quartermaster")
    challenge(s, "spanish")
    roll(s, "lover", "captain", "lover", "captain", *("lover", "lover", "1"))
    choose(s, "use", card="quartermaster")
    assert [c.get("die") for c in choices(s)] == [0, 1, 4, None]


def test_dice_are_chosen_before_the_first_is_rolled_again() -> None:
    """R98: the Cracked Hourglass rolls up to two dice together, once in a Challenge."""
    s = at("S3")
    put(s, "galleon", "S3")
    give(s, 0, "relics", "T42")
    challenge(s, "spanish")
    roll(s, "nemesis", "1", "1", "nemesis", "2")
    choose(s, "use", card="T42")
    choose(s, "reroll", die=0)
    choose(s, "reroll", die=3)
    happens(s, "2", "lover")
    assert shown(s) == ["2", "1", "1", "lover", "2"]
    assert {"do": "use", "card": "T42"} not in choices(s)


def test_fewer_dice_may_be_rolled_again() -> None:
    """R98: up to two, so one or none will do. A Bonus die may be the last of eighteen."""
    s = at("S3")
    put(s, "galleon", "S3")
    ship(s, 0, "widowmaker")
    give(s, 0, "relics", "T42")
    give(s, 0, "items", "T01", "T16", "T02")
    challenge(s, "spanish")
    for item in ("T01", "T16", "T02"):
        choose(s, "use", card=item)
    roll(s, *("1",) * 4, *("1",) * 13, "nemesis")
    choose(s, "use", card="T42")
    choose(s, "reroll", die=17)
    choose(s, "done")
    happens(s, "2")
    assert shown(s)[17] == "2"
    assert strength_now(s) == 19


def test_a_die_can_be_turned_to_any_face() -> None:
    """R98: the Lucky Doubloon; it is discarded (R64)."""
    s = at("S3")
    put(s, "galleon", "S3")
    give(s, 0, "items", "T04")
    challenge(s, "spanish")
    roll(s, "1", "1", "1", "1", "nemesis")
    choose(s, "use", card="T04")
    assert [(c["die"], c["face"]) for c in choices(s)[:4]] == [
        (0, "2"),
        (0, "captain"),
        (0, "lover"),
        (0, "nemesis"),
    ]
    choose(s, "turn", die=4, face="2")
    assert strength_now(s) == 6
    assert not lies(s, "items", 0)


def test_several_dice_can_be_turned() -> None:
    """R98: the Swordmaster turns a 1 into a 2, twice."""
    s = at("S3")
    put(s, "galleon", "S3")
    give(s, 0, "ready", "K12a")
    challenge(s, "spanish")
    roll(s, "1", "1", "captain", "captain", "1")
    choose(s, "use", card="K12a")
    choose(s, "turn", die=0, face="2")
    choose(s, "turn", die=1, face="2")
    assert asked(s) == (0, "assign")
    assert strength_now(s) == 5


def test_captain_and_lover_abilities_are_used_again_and_again() -> None:
    """R51, R53, R54: one die each time; the legendary side is the stronger one."""
    s = at("S3", "ton", factions=("spanish", "atlantian", "dread"))
    put(s, "galleon", "S3")
    turn_card(s, 0)
    lover(s, 0, "F11", favor=3, place=1)  # Tovan: 1 for each icon, or 2
    challenge(s, "spanish")
    roll(s, "captain", "captain", "lover", "nemesis", "lover")
    assert {"do": "assign", "ability": "captain", "count": 2} not in choices(s)
    for ability in ("captain", "captain", "second-1", "second-3"):
        choose(s, "assign", ability=ability, count=1)
    assert strength_now(s) == 2 + 2 + 1 + 2
    assert choices(s) == [{"do": "done"}]


def test_a_lover_turns_the_only_die_of_its_kind() -> None:
    """R98: Nasir turns a 1 to a 2, Clara a Nemesis to a 1; without such a die there is nothing to
    assign the icon for."""
    for card, face, then in (("P06", "1", "2"), ("P03", "nemesis", "1")):
        s = at("S3")
        put(s, "galleon", "S3")
        lover(s, 0, card, favor=1)
        challenge(s, "spanish")
        roll(s, "lover", face, "captain", "captain", "2")
        choose(s, "assign", ability="lover-1", count=1)
        choose(s, "turn", die=1, face=then)
        s = at("S3")
        put(s, "galleon", "S3")
        lover(s, 0, card, favor=1)
        challenge(s, "spanish")
        roll(s, "lover", "lover", "captain", "captain", "2")
        assert not [c for c in choices(s) if c.get("ability") == "lover-1"]


def test_locked_abilities_take_no_dice() -> None:
    """R54, R55: with two Favor the third ability is not there; a Secondary Lover has abilities of
    their own."""
    s = at("S3")
    put(s, "galleon", "S3")
    lover(s, 0, "P04", favor=2)
    lover(s, 0, "F02", favor=1, place=1)
    challenge(s, "spanish")
    roll(s, "lover", "lover", "1", "1", *("1", "1", "1"))
    assert [c.get("ability") for c in choices(s)] == ["lover-1", "second-1", None]


def test_draw_abilities_are_assigned_once() -> None:
    """R52: of three icons any number draw a card each, at once; then no more, but a similar ability
    of somebody else still works."""
    s = at("S3")
    put(s, "galleon", "S3")
    turn_card(s, 0)
    lover(s, 0, "P01", favor=1)  # Magpie draws as well
    challenge(s, "spanish")
    roll(s, "captain", "captain", "captain", "lover", "1")
    counts = [c["count"] for c in choices(s) if c.get("ability") == "captain"]
    assert counts == [1, 2, 3]
    choose(s, "assign", ability="captain", count=2)
    happens(s, "T01", "T31")
    choose(s, "keep", card="T01")
    choose(s, "keep", card="T31")
    assert lies(s, "items", 0) == ["T01"]
    assert lies(s, "rumors", 0) == ["T31"]
    assert [c.get("ability") for c in choices(s)] == ["lover-1", None]
    choose(s, "assign", ability="lover-1", count=1)
    happens(s, "T02")
    assert lies(s, "items", 0) == ["T01", "T02"]


def test_crew_work_twice_when_refreshed() -> None:
    """R60: the Quartermaster is exhausted, the Cook refreshes them, and they turn another die."""
    s = at("S3")
    put(s, "galleon", "S3")
    give(s, 0, "ready", "quartermaster", "K07a")
    challenge(s, "spanish")
    roll(s, *BLANK)
    choose(s, "use", card="quartermaster")
    choose(s, "turn", die=0, face="1")
    assert {"do": "use", "card": "quartermaster"} not in choices(s)
    choose(s, "use", card="K07a")
    choose(s, "use", card="quartermaster")
    choose(s, "turn", die=1, face="1")
    assert strength_now(s) == 3


def test_what_is_gained_in_a_challenge_is_used_at_once() -> None:
    """R65: an Item that Pilfer drew, and a Champion whom Silver Tongue hired."""
    s = at("S3")
    put(s, "galleon", "S3")
    challenge(s, "spanish")
    roll(s, *BLANK)
    choose(s, "assign", ability="captain", count=1)
    happens(s, "T04")
    choose(s, "use", card="T04")
    choose(s, "turn", die=4, face="2")
    s = at("S3", "cesare")
    s.gold[0] = 10
    put(s, "galleon", "S3")
    challenge(s, "spanish")
    roll(s, *BLANK)
    choose(s, "assign", ability="captain", count=1)
    happens(s, "K20a")
    choose(s, "hire", card="K20a")
    assert s.gold[0] == 6  # 5 gold less, and a gold for the icon
    choose(s, "use", card="K20a")
    assert strength_now(s) == 3


def test_what_would_do_nothing_is_not_offered() -> None:
    """R50: a Quartermaster without an icon, a Cook without anybody to refresh."""
    s = at("S3", "spell")
    put(s, "galleon", "S3")
    give(s, 0, "ready", "quartermaster", "K07a")
    challenge(s, "spanish")
    roll(s, "1", "1", "1", "1", "nemesis")
    assert choices(s) == [{"do": "done"}]


def test_a_die_does_not_work_on_itself() -> None:
    """R99: Spell's Grimoire turns another die, so the last free one is not assigned to it."""
    s = at("S3", "spell")
    turn_card(s, 0)
    put(s, "galleon", "S3")
    challenge(s, "spanish")
    roll(s, *BLANK)
    for _ in range(2):
        choose(s, "assign", ability="captain", count=1)
        choose(s, "turn", die=4, face="2" if shown(s)[4] == "1" else "1")
    choose(s, "assign", ability="captain", count=1)
    choose(s, "turn", die=4, face="captain")
    choose(s, "assign", ability="captain", count=1)
    choose(s, "done")
    assert shown(s) == ["captain"] * 5
    assert choices(s) == [{"do": "done"}]


def test_an_ability_that_exhausts_crew_needs_some() -> None:
    """A52: the Inquisitor's Brand asks for a refreshed Crew."""
    s = at("S3")
    put(s, "galleon", "S3", strength=7)
    give(s, 0, "relics", "SP7")
    challenge(s, "spanish")
    roll(s, "nemesis", "1", "1", "1", "1")
    assert choices(s) == [{"do": "done"}]
    s = at("S3")
    put(s, "galleon", "S3", strength=7)
    give(s, 0, "relics", "SP7")
    give(s, 0, "ready", "navigator")
    challenge(s, "spanish")
    roll(s, "nemesis", "1", "1", "1", "1")
    choose(s, "use", card="SP7")
    choose(s, "turn", die=0, face="2")
    assert strength_now(s) == 6
    assert lies(s, "exhausted", 0) == ["navigator"]


def test_plunder_may_keep_fewer() -> None:
    """R52, R53: up to two of the cards that three icons drew, so one or none will do; Pilfer keeps
    one."""
    s = at("S3")
    put(s, "galleon", "S3")
    turn_card(s, 0)
    challenge(s, "spanish")
    roll(s, *BLANK)
    choose(s, "assign", ability="captain", count=3)
    happens(s, "T01", "T02", "T31")
    choose(s, "keep", card="T31")
    choose(s, "done")
    assert (lies(s, "rumors", 0), lies(s, "items", 0)) == (["T31"], [])
    assert lies(s, "tavern_discard") == ["T01", "T02"]


# What is refused


def test_why_something_cannot_be_challenged() -> None:
    """R35, R36, R92, R93, R95, R118, A8, A12: what forbids it is said."""
    s = at("NAS")
    assert refused(s, "challenge", target="seat-1") == "SL-R92"
    assert refused(s, "challenge", target="dread") == "SL-R92"
    flag(s, "NAS", "seat-0")
    assert refused(s, "challenge", target="port") == "SL-A12"
    flag(s, "NAS", None)
    s.fort[REGION["NAS"]] = "tlaloc"
    assert refused(s, "challenge", target="port") == "SL-R95"
    give(s, 0, "relics", "SP1")
    put(s, "galleon", "NAS", strength=7)
    assert refused(s, "challenge", target="spanish") == "SL-R118"
    put(s, "soldier", "NAS", strength=3)
    put(s, "guardian", "NAS", strength=5)
    assert refused(s, "challenge", target="dread") == "SL-R93"
    assert refused(s, "challenge", target="port") == "SL-A8"
    assert refused(s, "end_turn") == "SL-R41"
    s.acted = 1
    assert refused(s, "challenge", target="tlaloc") == "SL-R35"
    s = at("S3")
    assert refused(s, "challenge", target="port") == "SL-R36"


def test_what_a_challenge_refuses() -> None:
    """R50, R52, R55, R60, R98, R99, A26: exhausted Crew, dice after the roll, locked abilities and
    assigned dice."""
    s = at("S3", factions=("spanish", "atlantian", "dread"))
    put(s, "galleon", "S3")
    lover(s, 0, "F11", favor=2, place=1)
    give(s, 0, "ready", "gunner", "quartermaster", "navigator")
    give(s, 0, "items", "T04")
    challenge(s, "spanish")
    assert refused(s, "assign", ability="captain", count=1) == "SL-R96"
    assert refused(s, "use", card="quartermaster") == "SL-R50"
    roll(s, "captain", "captain", "lover", "1", "1")
    assert refused(s, "roll") == "SL-R98"
    assert refused(s, "use", card="gunner") == "SL-A26"
    assert refused(s, "use", card="navigator") == "SL-R50"
    choose(s, "use", card="quartermaster")
    assert refused(s, "turn", die=3, face="1") == "SL-R98"
    choose(s, "turn", die=0, face="1")
    assert refused(s, "use", card="quartermaster") == "SL-R60"
    assert refused(s, "assign", ability="second-3", count=1) == "SL-R55"
    choose(s, "assign", ability="captain", count=1)
    happens(s, "T31")
    assert refused(s, "assign", ability="captain", count=1) == "SL-R52"
    choose(s, "assign", ability="second-1", count=1)
    assert refused(s, "assign", ability="second-1", count=1) == "SL-R99"
    choose(s, "use", card="T04")
    assert refused(s, "turn", die=2, face="2") == "SL-R99"


def test_records_that_are_no_action() -> None:
    """R37, R67, R92: a target, token or region that the game does not know; where there is none at
    all it is no action, and no rule is named."""
    s = at("NAS")
    assert refused(s, "challenge", target="kraken") == "SL-R92"
    assert refused(s, "challenge", target=[]) == ""
    assert refused(s, "challenge") == ""
    assert refused(s, "adventure", token="kraken") == "SL-R67"
    assert refused(s, "sail") == ""
