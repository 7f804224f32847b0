"""Rules, "Card Effects"; rulings OC-20, OC-34 and OC-35."""

from __future__ import annotations

import pytest

from tests.games.oh_captain.rules.scenario import (
    ACCEPT,
    BUY,
    CHALLENGE,
    LET,
    TAKE_DOWN,
    attack,
    say,
)
from tests.games.oh_captain.rules.situation import (
    active,
    coins,
    down,
    pile,
    situation,
    take_up,
    told_of,
    up,
)
from tests.games.script import (
    Script,
    actions,
    decider,
    do,
    kind,
    refused,
)


def test_pistol_shoots_one_card_of_another_explorer_and_none_of_your_own() -> None:
    table = situation(draws=["pistol"], down={1: ["egg"], 2: ["hook"]}, up={1: ["egg"]})
    do(table, say("pistol"), LET)
    assert actions(table) == [attack(2), attack(3)]
    assert refused(table, attack(1)) == "OC-13"
    do(table, attack(2), ACCEPT, TAKE_DOWN)
    assert (down(table, 2), up(table, 2)) == ({}, {})
    assert (down(table, 1), up(table, 1)) == ({"egg": 1, "pistol": 1}, {"egg": 1})
    assert down(table, 3) == {"purse": 1}
    assert down(table, 0) == up(table, 0) == up(table, 3) == {}


@pytest.mark.parametrize("item", ["pistol", "hook", "lantern"])
def test_each_face_down_card_is_as_likely_as_the_next(item: str) -> None:
    script = Script(draw=["egg"], pick=["lizard"])
    table = situation(
        script=script, down={2: ["lizard", "lizard", "purse", "egg"]}, up={2: ["hook", "pistol"]}
    )
    do(table, say(item), LET, attack(2), ACCEPT)
    assert decider(table) == 1
    do(table, TAKE_DOWN)
    odds = [node for node in script.nodes if node[0] == "pick"]
    assert odds == [("pick", {"egg": 1, "lizard": 2, "purse": 1})]
    assert down(table, 2) == {"egg": 1, "lizard": 1, "purse": 1}


def test_pistol_lays_the_card_face_down_on_the_discard_pile() -> None:
    table = situation(draws=["pistol"], up={2: ["lantern3"]}, discard=["egg", "egg", "hook"])
    do(table, say("pistol"), LET, attack(2), ACCEPT, take_up("lantern3"))
    assert pile(table) == {"egg": 2, "hook": 1, "lantern3": 1}
    assert (down(table, 2), up(table, 2)) == ({"purse": 1}, {})
    assert up(table, 1) == up(table, 0) == {}
    for seat in (1, 2, 3, None):
        assert table.view(seat)["discard"] == {"size": 4}


def test_lizard_steals_one_coin() -> None:
    table = situation(draws=["lizard"], coins=[5, 3, 4, 2])
    do(table, say("lizard"), LET, attack(2), ACCEPT)
    assert coins(table) == [5, 4, 3, 2]
    assert told_of(table, None, "coin_stolen") == [{"event": "coin_stolen", "seat": 1, "target": 2}]
    assert (kind(table), active(table)) == ("announce", 2)


def test_lizard_of_the_captain_fills_the_captains_purse() -> None:
    table = situation(draws=["lizard"], coins=[5, 3, 4, 2])
    do(table, say("lizard"), BUY, attack(2))
    assert coins(table) == [5, 4, 3, 2]


def test_hook_brings_one_card_into_the_attackers_loot() -> None:
    table = situation(draws=["hook"], picks=["lantern3"], down={2: ["lantern3", "egg"]})
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert down(table, 2) == {"egg": 1}
    assert down(table, 1) == {"hook": 1, "lantern3": 1, "purse": 1}
    assert pile(table) == {"egg": 3, "purse": 1}


def test_captains_hook_brings_the_card_into_the_captains_loot() -> None:
    table = situation(draws=["hook"], down={3: ["lantern3"]}, up={3: ["pistol"]})
    do(table, say("hook"), BUY, attack(3), take_up("pistol"))
    assert (down(table, 0), up(table, 0)) == ({}, {"hook": 1, "pistol": 1})
    assert (down(table, 3), up(table, 3)) == ({"lantern3": 1}, {})
    assert down(table, 1) == {"purse": 1}


def test_hooked_card_that_was_face_up_stays_face_up() -> None:
    table = situation(draws=["hook"], up={2: ["pistol"]})
    do(table, say("hook"), LET, attack(2), ACCEPT, take_up("pistol"))
    assert (down(table, 2), up(table, 2)) == ({"purse": 1}, {})
    assert (down(table, 1), up(table, 1)) == ({"hook": 1, "purse": 1}, {"pistol": 1})


def test_hooked_card_that_was_face_down_stays_face_down() -> None:
    table = situation(draws=["hook"], down={2: ["pistol"]}, up={2: ["egg"]})
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert (down(table, 2), up(table, 2)) == ({}, {"egg": 1})
    assert (down(table, 1), up(table, 1)) == ({"hook": 1, "pistol": 1, "purse": 1}, {})


def test_lantern_turns_up_one_face_down_card_of_another_explorer() -> None:
    table = situation(draws=["lantern2"], picks=["egg"], down={2: ["egg", "egg"]}, up={2: ["hook"]})
    do(table, say("lantern"), LET, attack(2), ACCEPT)
    assert actions(table) == [TAKE_DOWN]
    assert refused(table, take_up("hook")) == "OC-R73"
    do(table, TAKE_DOWN)
    assert (down(table, 2), up(table, 2)) == ({"egg": 1}, {"egg": 1, "hook": 1})
    assert (down(table, 1), up(table, 1)) == ({"lantern2": 1, "purse": 1}, {})
    lit = [{"event": "card_lit", "seat": 1, "target": 2, "card": "egg"}]
    for seat in (0, 1, 2, 3, None):
        assert told_of(table, seat, "card_lit") == lit


def test_card_in_the_lanterns_light_stays_face_up_after_the_attack() -> None:
    table = situation(draws=["lantern2", "egg", "egg"])
    do(table, say("lantern"), LET, attack(3), ACCEPT, TAKE_DOWN)
    do(table, say("lizard"), LET, attack(1), ACCEPT)
    assert active(table) == 3
    for seat in (0, 1, 2, 3, None):
        assert table.view(seat)["loot_up"][3] == {"size": 1, "cards": {"purse": 1}}


def test_egg_does_nothing_when_it_is_found() -> None:
    table = situation(draws=["egg"])
    assert (kind(table), decider(table)) == ("announce", 1)
    assert coins(table) == [5, 3, 3, 3]
    assert [down(table, p) for p in range(4)] == [{}, *[{"purse": 1}] * 3]
    assert pile(table) == {"egg": 3}


@pytest.mark.parametrize("item", ["lantern", "hook", "lizard", "pistol"])
def test_bought_egg_never_attacks(item: str) -> None:
    table = situation(draws=["egg"])
    do(table, say(item), BUY)
    assert (kind(table), active(table)) == ("announce", 2)
    assert up(table, 0) == {"egg": 1}
    assert coins(table) == [4, 4, 3, 3]


def test_captain_too_attacks_only_where_the_item_works() -> None:
    lizard = situation(draws=["lizard"], coins=[12, 0, 0, 2])
    do(lizard, say("lizard"), BUY)
    assert (decider(lizard), actions(lizard)) == (0, [attack(1), attack(3)])
    assert refused(lizard, attack(2)) == "OC-13"

    hook = situation(draws=["hook"], down={1: [], 2: []}, up={2: ["egg"]})
    do(hook, say("hook"), BUY)
    assert actions(hook) == [attack(2), attack(3)]

    lantern = situation(draws=["lantern3"], down={1: [], 2: []}, up={2: ["egg"]})
    do(lantern, say("lantern"), BUY)
    assert actions(lantern) == [attack(3)]


def test_item_without_a_target_joins_the_explorers_loot_and_does_nothing() -> None:
    table = situation(draws=["lizard"], coins=[12, 3, 0, 0])
    do(table, say("lizard"), LET)
    assert (down(table, 1), up(table, 1)) == ({"lizard": 1, "purse": 1}, {})
    assert coins(table) == [12, 3, 0, 0]
    assert (kind(table), active(table)) == ("announce", 2)
    assert told_of(table, None, "nobody_to_attack") == [
        {"event": "nobody_to_attack", "seat": 1, "item": "lizard"}
    ]


def test_bought_item_without_a_target_stays_with_the_captain_who_attacks_nobody() -> None:
    table = situation(draws=["lantern2"], down={1: [], 2: [], 3: []}, up={1: ["egg"], 2: ["hook"]})
    do(table, say("lantern"), BUY)
    assert up(table, 0) == {"lantern2": 1}
    assert (up(table, 1), up(table, 2), up(table, 3)) == ({"egg": 1}, {"hook": 1}, {})
    assert coins(table) == [4, 4, 3, 3]
    assert (kind(table), active(table)) == ("announce", 2)
    assert told_of(table, None, "nobody_to_attack") == [
        {"event": "nobody_to_attack", "seat": 0, "item": "lantern"}
    ]
    assert told_of(table, None, "attacked") == []


@pytest.mark.parametrize("item", ["hook", "pistol"])
def test_hook_and_pistol_choose_a_face_up_card_or_leave_a_hidden_one_to_chance(item: str) -> None:
    table = situation(draws=[item], down={2: ["egg", "purse"]}, up={2: ["lizard", "egg", "egg"]})
    do(table, say(item), LET, attack(2), ACCEPT)
    assert (kind(table), decider(table)) == ("pick_card", 1)
    assert actions(table) == [take_up("egg"), take_up("lizard"), TAKE_DOWN]
    assert refused(table, take_up("purse")) == "OC-20"
    assert refused(table, {"do": "take", "face": "down", "card": "egg"}) == "OC-20"


def test_where_all_cards_are_face_up_none_is_left_to_chance() -> None:
    table = situation(draws=["pistol"], down={2: []}, up={2: ["lizard"]})
    do(table, say("pistol"), LET, attack(2), ACCEPT)
    assert actions(table) == [take_up("lizard")]


def test_proven_item_is_used_as_if_it_had_been_accepted() -> None:
    table = situation(draws=["hook"], picks=["egg"], down={2: ["egg", "purse"]})
    do(table, say("hook"), LET, attack(2), CHALLENGE)
    assert actions(table) == [TAKE_DOWN]
    do(table, TAKE_DOWN)
    assert (down(table, 1), up(table, 1)) == ({"egg": 1, "purse": 1}, {"hook": 1})
    assert coins(table) == [5, 4, 2, 3]


@pytest.mark.parametrize("item", ["lantern", "hook", "lizard", "pistol"])
def test_with_three_players_each_explorer_has_only_the_other_to_attack(item: str) -> None:
    table = situation(3, draws=["egg", "egg"])
    do(table, say(item), LET)
    assert (decider(table), actions(table)) == (1, [attack(2)])
    table = situation(3, active=2, draws=["egg", "egg"])
    do(table, say(item), LET)
    assert (decider(table), actions(table)) == (2, [attack(1)])
