"""Rules, "Special Abilities"; rulings OC-9, OC-22 to OC-26 and OC-36. Lys is where majorities are
counted, in "End of the Game"."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    ACCEPT,
    BUY,
    CHALLENGE,
    DONE,
    LET,
    MUTINY,
    PASS,
    TAKE_DOWN,
    attack,
    say,
)
from tests.games.oh_captain.rules.situation import (
    active,
    coins,
    down,
    give,
    pile,
    recover,
    situation,
    take_coin,
    take_up,
    told_of,
    turn_down,
    up,
)
from tests.games.script import (
    Script,
    actions,
    decider,
    do,
    everybody,
    kind,
    refused,
)

# Nostromo


def nostromo_rebels(**setting: Any) -> ct.Table:
    """Nostromo, in seat 1, has just declared mutiny."""
    fortunes = setting.pop("coins", [4, 5, 3, 3])
    table = situation(coins=fortunes, step="mutiny_or_loyalty", **setting)
    do(table, MUTINY)
    return table


def test_nostromo_the_mutineer_may_choose_a_card_of_the_discard_pile_on_top_of_his_coin() -> None:
    table = nostromo_rebels(discard=["lantern3", "egg", "egg"])
    assert coins(table) == [4, 6, 3, 3]
    assert (kind(table), decider(table)) == ("nostromo_pick", 1)
    assert actions(table) == [recover("lantern3"), recover("egg"), PASS]
    assert refused(table, recover("hook")) == "OC-R100"
    do(table, recover("lantern3"))
    assert (down(table, 1), up(table, 1)) == ({"lantern3": 1, "purse": 1}, {})
    assert pile(table) == {"egg": 2}
    assert coins(table) == [4, 6, 3, 3]
    assert (kind(table), active(table)) == ("announce", 2)


def test_only_nostromo_recovers_a_card() -> None:
    table = nostromo_rebels(adventurers=("nostromo", "lys", "moon", "red"))
    assert (kind(table), active(table)) == ("announce", 2)
    assert pile(table) == {"egg": 3}


def test_nostromo_may_decline_his_card() -> None:
    table = nostromo_rebels()
    do(table, PASS)
    assert down(table, 1) == {"purse": 1}
    assert pile(table) == {"egg": 3}
    assert (kind(table), active(table)) == ("announce", 2)


def test_nostromo_takes_his_card_even_when_the_supply_is_empty() -> None:
    table = nostromo_rebels(coins=[8, 9, 7, 6])
    assert coins(table) == [8, 9, 7, 6]
    do(table, recover("egg"))
    assert down(table, 1) == {"egg": 1, "purse": 1}
    assert coins(table) == [8, 9, 7, 6]


def test_nostromo_takes_nothing_from_an_empty_discard_pile() -> None:
    table = nostromo_rebels(discard=[], up={0: ["egg", "egg", "egg"]})
    assert pile(table) == {}
    assert coins(table) == [4, 6, 3, 3]
    assert (kind(table), active(table)) == ("announce", 2)


def test_nostromo_may_take_the_last_card_of_the_discard_pile() -> None:
    table = nostromo_rebels(discard=["hook"], up={0: ["egg", "egg"]})
    assert actions(table) == [recover("hook"), PASS]


# Moon


def test_moon_may_turn_down_two_of_her_face_up_cards_at_the_end_of_her_turn() -> None:
    table = situation(active=2, draws=["egg"], up={2: ["hook", "hook", "pistol"]})
    do(table, say("lizard"), LET, attack(3), ACCEPT)
    assert (kind(table), decider(table)) == ("moon_flip", 2)
    assert actions(table) == [turn_down("hook"), turn_down("pistol"), DONE]
    do(table, turn_down("hook"))
    assert (kind(table), decider(table)) == ("moon_flip", 2)
    assert actions(table) == [turn_down("hook"), turn_down("pistol"), DONE]
    do(table, turn_down("pistol"))
    assert (down(table, 2), up(table, 2)) == (
        {"egg": 1, "hook": 1, "pistol": 1, "purse": 1},
        {"hook": 1},
    )
    assert (kind(table), active(table)) == ("announce", 3)


def test_moon_may_turn_down_no_card_or_just_one() -> None:
    none = situation(active=2, draws=["egg"], up={2: ["hook", "pistol"]})
    do(none, say("lizard"), LET, attack(3), ACCEPT, DONE)
    assert up(none, 2) == {"hook": 1, "pistol": 1}
    one = situation(active=2, draws=["egg"], up={2: ["hook", "pistol"]})
    do(one, say("lizard"), LET, attack(3), ACCEPT, turn_down("pistol"), DONE)
    assert (down(one, 2), up(one, 2)) == ({"egg": 1, "pistol": 1, "purse": 1}, {"hook": 1})
    for table in (none, one):
        assert (kind(table), active(table)) == ("announce", 3)


def test_moon_is_asked_only_while_she_has_a_face_up_card() -> None:
    without = situation(active=2, draws=["egg"])
    do(without, say("lizard"), LET, attack(3), ACCEPT)
    assert (kind(without), active(without)) == ("announce", 3)
    with_one = situation(active=2, draws=["egg"], up={2: ["hook"]})
    do(with_one, say("lizard"), LET, attack(3), ACCEPT, turn_down("hook"))
    assert (kind(with_one), active(with_one)) == ("announce", 3)
    assert with_one.position()["flips"] == 0


def test_everyone_sees_which_card_moon_turns_down() -> None:
    table = situation(active=2, draws=["egg"], up={2: ["hook"]})
    do(table, say("lizard"), LET, attack(3), ACCEPT, turn_down("hook"))
    for seat in everybody(table):
        assert told_of(table, seat, "card_turned_down") == [
            {"event": "card_turned_down", "seat": 2, "card": "hook"}
        ]


def test_moon_hides_no_cards_at_the_end_of_somebody_elses_turn() -> None:
    table = situation(active=1, draws=["egg"], up={1: ["hook"], 2: ["hook"]})
    do(table, say("lizard"), LET, attack(3), ACCEPT)
    assert (kind(table), active(table)) == ("announce", 2)


def test_moon_hides_no_cards_while_she_is_captain() -> None:
    captain = situation(captain=2, active=3, draws=["egg"], up={2: ["hook"]})
    do(captain, say("lizard"), LET, attack(0), ACCEPT)
    assert (kind(captain), active(captain)) == ("announce", 0)
    mutineer = situation(active=2, coins=[2, 3, 6, 3], up={2: ["hook"]}, step="mutiny_or_loyalty")
    do(mutineer, MUTINY)
    assert (kind(mutineer), active(mutineer)) == ("announce", 3)
    assert up(mutineer, 2) == {"hook": 1}


# Red


def test_red_alone_with_the_fewest_coins_takes_one_from_an_explorer_he_chooses() -> None:
    table = situation(active=3, coins=[7, 4, 4, 1], draws=["egg"])
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert (kind(table), decider(table)) == ("red_target", 3)
    assert actions(table) == [take_coin(1), take_coin(2)]
    do(table, take_coin(2))
    assert coins(table) == [7, 4, 3, 2]
    assert told_of(table, None, "red_took_coin") == [
        {"event": "red_took_coin", "seat": 3, "target": 2}
    ]
    assert (kind(table), active(table)) == ("announce", 1)


def test_red_may_take_the_last_coin_of_an_explorer() -> None:
    table = situation(active=3, coins=[12, 1, 1, 0], draws=["egg"], down={1: [], 2: []})
    do(table, say("hook"), LET)
    assert (kind(table), decider(table)) == ("red_target", 3)
    do(table, {"do": "take_coin", "seat": 2})
    assert coins(table) == [12, 1, 0, 1]


def test_red_never_takes_the_captains_coin() -> None:
    table = situation(active=3, coins=[8, 2, 4, 0], draws=["egg"])
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert actions(table) == [take_coin(1), take_coin(2)]
    assert refused(table, take_coin(0)) == "OC-R104"
    assert refused(table, take_coin(3)) == "OC-R103"


@pytest.mark.parametrize(
    "fortunes",
    [
        [2, 5, 5, 2],  # as poor as the Captain
        [1, 6, 5, 2],  # only the Captain is poorer
        [5, 2, 5, 2],  # as poor as an Explorer
        [5, 1, 6, 2],  # an Explorer is poorer
    ],
)
def test_red_takes_nothing_unless_he_alone_has_the_fewest(fortunes: list[int]) -> None:
    table = situation(active=3, coins=fortunes, draws=["egg"])
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert kind(table) != "red_target"
    assert active(table) == 1
    assert coins(table) == fortunes


def test_red_must_take_the_coin_and_nobody_can_challenge_it() -> None:
    table = situation(active=3, coins=[7, 4, 4, 1], draws=["egg"])
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    for way_out in (PASS, DONE):
        assert refused(table, way_out)
    do(table, take_coin(1))
    assert kind(table) == "announce"
    assert [e["target"] for e in told_of(table, None, "attacked")] == [2]


def test_red_takes_no_coin_at_the_end_of_somebody_elses_turn() -> None:
    table = situation(active=1, coins=[7, 4, 4, 1], draws=["egg"])
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert (kind(table), active(table)) == ("announce", 2)


def test_red_takes_no_coin_while_he_is_captain() -> None:
    table = situation(captain=3, active=2, coins=[4, 4, 4, 2], draws=["egg"])
    do(table, say("hook"), LET, attack(1), ACCEPT, TAKE_DOWN)
    assert (kind(table), active(table)) == ("mutiny_or_loyalty", 0)
    assert coins(table) == [4, 4, 4, 2]


# The end of a turn


def test_red_and_moon_also_act_after_the_captain_has_bought() -> None:
    red = situation(active=3, coins=[9, 4, 4, 1], draws=["egg"])
    do(red, say("lizard"), BUY)
    assert (kind(red), decider(red)) == ("red_target", 3)
    moon = situation(active=2, draws=["lizard"], up={2: ["hook"]})
    do(moon, say("lizard"), BUY, attack(2))
    assert (kind(moon), decider(moon)) == ("moon_flip", 2)


def test_red_counts_the_coin_he_was_paid_for_his_item() -> None:
    table = situation(active=3, coins=[8, 3, 3, 2], draws=["egg"])
    do(table, say("lizard"), BUY)
    assert coins(table) == [7, 3, 3, 3]
    assert (kind(table), active(table)) == ("announce", 1)


def test_red_counts_the_coins_after_the_captains_attack() -> None:
    table = situation(active=3, coins=[8, 3, 3, 2], draws=["lizard"])
    do(table, say("lizard"), BUY, attack(3))
    assert coins(table) == [8, 3, 3, 2]
    assert kind(table) == "red_target"


def test_red_counts_the_coins_after_a_challenge() -> None:
    caught = situation(active=3, coins=[8, 3, 3, 3], draws=["egg"])
    do(caught, say("hook"), LET, attack(1), CHALLENGE)
    assert coins(caught) == [8, 4, 3, 2]
    assert (kind(caught), actions(caught)) == ("red_target", [take_coin(1), take_coin(2)])

    proved = situation(active=3, coins=[8, 4, 3, 2], draws=["hook"])
    do(proved, say("hook"), LET, attack(1), CHALLENGE, TAKE_DOWN)
    assert coins(proved) == [8, 3, 3, 3]
    assert (kind(proved), active(proved)) == ("announce", 1)


def test_moon_can_hide_the_card_that_a_challenge_has_just_shown() -> None:
    table = situation(active=2, draws=["egg"])
    do(table, say("lizard"), LET, attack(3), CHALLENGE)
    assert coins(table) == [5, 3, 2, 4]
    assert actions(table) == [turn_down("egg"), DONE]
    do(table, turn_down("egg"))
    assert (down(table, 2), up(table, 2)) == ({"egg": 1, "purse": 1}, {})


def test_effect_then_coin_then_moon() -> None:
    table = situation(active=2, draws=["hook"], up={3: ["pistol"]})
    do(table, say("hook"), LET, attack(3), CHALLENGE)
    assert (kind(table), coins(table)) == ("pick_card", [5, 3, 3, 3])
    do(table, take_up("pistol"))
    names = [e["event"] for e in table.events(None)]
    assert names[-2:] == ["open_card_hooked", "challenge_paid"]
    assert (kind(table), coins(table)) == ("moon_flip", [5, 3, 4, 2])
    assert actions(table) == [turn_down("hook"), turn_down("pistol"), DONE]


# Siana and Ulrich

CREW = ("lys", "nostromo", "moon", "red")
WHOLE_CREW = (*CREW, "siana", "ulrich")
SIANA_SITS_OPPOSITE = ("lys", "nostromo", "siana", "red")
ULRICH_SITS_OPPOSITE = ("lys", "nostromo", "ulrich", "red")


@pytest.mark.parametrize("seats", [5, 6])
def test_siana_and_ulrich_join_five_or_six_players(seats: int) -> None:
    script = Script()
    ct.Table("oh-captain", seats=seats, chance=script)
    deals = [odds for node, odds in script.nodes if node == "deal"]
    assert deals[0] == dict.fromkeys(WHOLE_CREW, 1)
    chosen = ct.Table("oh-captain", seats=seats, options={"adventurers": "chosen"}, seed=1)
    assert [a["adventurer"] for a in actions(chosen)] == list(WHOLE_CREW)


@pytest.mark.parametrize("seats", [3, 4])
def test_siana_and_ulrich_stay_ashore_with_three_or_four_players(seats: int) -> None:
    script = Script()
    ct.Table("oh-captain", seats=seats, chance=script)
    deals = [odds for node, odds in script.nodes if node == "deal"]
    assert deals[0] == dict.fromkeys(CREW, 1)
    chosen = ct.Table("oh-captain", seats=seats, options={"adventurers": "chosen"}, seed=1)
    assert [a["adventurer"] for a in actions(chosen)] == list(CREW)
    for who in ("siana", "ulrich"):
        assert refused(chosen, {"do": "choose_adventurer", "adventurer": who}) == "OC-R107"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_small_table_may_invite_siana_and_ulrich_all_the_same(seats: int) -> None:
    options = {"adventurers": "chosen", "all_adventurers": True}
    table = ct.Table("oh-captain", seats=seats, options=options, seed=1)
    assert [a["adventurer"] for a in actions(table)] == list(WHOLE_CREW)


def attacked_siana(item: str, **setting: Any) -> ct.Table:
    """An Explorer's attack on Siana, in seat 2, has just been accepted."""
    table = situation(
        adventurers=SIANA_SITS_OPPOSITE, **{"draws": ["lizard"], "discard": ["hook"] * 3, **setting}
    )
    do(table, say(item), LET, attack(2), ACCEPT)
    return table


@pytest.mark.parametrize("item", ["hook", "pistol"])
def test_siana_herself_picks_any_card_but_an_egg_against_hook_and_pistol(item: str) -> None:
    table = attacked_siana(
        item, down={2: ["purse", "egg", "pistol"]}, up={2: ["egg", "lantern2", "pistol"]}
    )
    assert (kind(table), decider(table)) == ("siana_pick", 2)
    assert actions(table) == [
        give("up", "lantern2"),
        give("up", "pistol"),
        give("down", "pistol"),
        give("down", "purse"),
    ]
    assert refused(table, give("up", "egg")) == "OC-R109"
    assert refused(table, give("down", "egg")) == "OC-R109"
    assert refused(table, give("down", "lantern2")) == "OC-22"


def test_siana_herself_picks_the_face_down_card_that_a_lantern_lights() -> None:
    table = attacked_siana("lantern", down={2: ["purse", "egg", "pistol"]}, up={2: ["lantern2"]})
    assert (kind(table), decider(table)) == ("siana_pick", 2)
    assert actions(table) == [give("down", "pistol"), give("down", "purse")]
    assert refused(table, give("down", "egg")) == "OC-R109"
    assert refused(table, give("up", "lantern2")) == "OC-22"
    do(table, give("down", "pistol"))
    assert (down(table, 2), up(table, 2)) == ({"egg": 1, "purse": 1}, {"lantern2": 1, "pistol": 1})


def test_the_card_that_siana_picks_is_the_one_that_is_hit() -> None:
    hooked = attacked_siana("hook", down={2: ["purse", "egg"]}, up={2: ["lantern2"]})
    do(hooked, give("down", "purse"))
    assert (down(hooked, 2), up(hooked, 2)) == ({"egg": 1}, {"lantern2": 1})
    assert (down(hooked, 1), up(hooked, 1)) == ({"lizard": 1, "purse": 2}, {})

    shown = attacked_siana("hook", down={2: ["lantern2"]}, up={2: ["lantern2"]})
    do(shown, give("up", "lantern2"))
    assert (down(shown, 2), up(shown, 2)) == ({"lantern2": 1}, {})
    assert (down(shown, 1), up(shown, 1)) == ({"lizard": 1, "purse": 1}, {"lantern2": 1})

    shot = attacked_siana("pistol", down={2: ["lantern2", "egg"]}, up={2: ["lantern2"]})
    do(shot, give("up", "lantern2"))
    assert (down(shot, 2), up(shot, 2)) == ({"egg": 1, "lantern2": 1}, {})
    assert pile(shot) == {"hook": 3, "lantern2": 1, "purse": 1}


def test_a_lizard_takes_sianas_coin_without_asking_her() -> None:
    table = attacked_siana("lizard")
    assert coins(table) == [5, 4, 2, 3]
    assert (kind(table), active(table)) == ("announce", 2)


def test_siana_picks_against_the_captain_too() -> None:
    table = situation(adventurers=SIANA_SITS_OPPOSITE, draws=["hook"], down={2: ["purse", "egg"]})
    do(table, say("hook"), BUY, attack(2))
    assert (kind(table), decider(table)) == ("siana_pick", 2)
    assert actions(table) == [give("down", "purse")]
    do(table, give("down", "purse"))
    assert (down(table, 0), up(table, 0)) == ({"purse": 1}, {"hook": 1})


def test_other_adventurers_do_not_pick_for_their_attackers() -> None:
    table = situation(adventurers=SIANA_SITS_OPPOSITE, draws=["hook"])
    do(table, say("hook"), LET, attack(3), ACCEPT)
    assert (kind(table), decider(table)) == ("pick_card", 1)


@pytest.mark.parametrize("item", ["lantern", "hook", "pistol"])
def test_against_siana_with_nothing_but_eggs_the_attacker_picks(item: str) -> None:
    table = attacked_siana(item, down={2: ["egg", "egg"]}, up={2: ["egg"]})
    assert (kind(table), decider(table)) == ("pick_card", 1)
    assert actions(table) == [*([] if item == "lantern" else [take_up("egg")]), TAKE_DOWN]
    for seat in everybody(table):
        assert told_of(table, seat, "only_eggs") == [{"event": "only_eggs", "seat": 2}]
    do(table, TAKE_DOWN)
    assert down(table, 2) == {"egg": 1}
    assert up(table, 2) == {"egg": 2 if item == "lantern" else 1}
    assert down(table, 1).get("egg", 0) == (item == "hook")
    assert pile(table).get("egg", 0) == (item == "pistol")


def test_face_up_cards_do_not_save_siana_from_a_lantern_among_her_eggs() -> None:
    table = attacked_siana("lantern", down={2: ["egg", "egg"]}, up={2: ["pistol"]})
    assert (kind(table), decider(table), actions(table)) == ("pick_card", 1, [TAKE_DOWN])


def test_siana_can_be_attacked_whatever_her_cards_are() -> None:
    for hers in (["egg", "egg"], ["egg", "hook"], ["hook", "hook"]):
        for option in ("attacker_picks", "fizzles"):
            table = situation(
                adventurers=SIANA_SITS_OPPOSITE,
                draws=["lizard"],
                down={2: hers},
                siana_only_eggs=option,
            )
            do(table, say("hook"), LET)
            assert actions(table) == [attack(2), attack(3)]


@pytest.mark.parametrize("item", ["lantern", "hook", "pistol"])
def test_the_table_may_prefer_that_an_attack_among_eggs_fizzles(item: str) -> None:
    table = attacked_siana(item, down={2: ["egg", "egg"]}, siana_only_eggs="fizzles")
    assert (kind(table), active(table)) == ("announce", 2)
    assert (down(table, 2), up(table, 2)) == ({"egg": 2}, {})
    assert down(table, 1) == {"lizard": 1, "purse": 1}
    for seat in everybody(table):
        assert told_of(table, seat, "only_eggs") == [{"event": "only_eggs", "seat": 2}]
        assert told_of(table, seat, "attack_fizzled") == [
            {"event": "attack_fizzled", "seat": 1, "target": 2}
        ]


def test_an_attack_that_fizzles_still_costs_siana_the_coin_of_her_challenge() -> None:
    table = situation(
        adventurers=SIANA_SITS_OPPOSITE,
        draws=["hook"],
        down={2: ["egg"]},
        siana_only_eggs="fizzles",
    )
    do(table, say("hook"), LET, attack(2), CHALLENGE)
    assert coins(table) == [5, 4, 2, 3]
    assert down(table, 2) == {"egg": 1}


def test_where_attacks_can_fizzle_siana_still_picks_while_she_has_another_card() -> None:
    table = attacked_siana("hook", down={2: ["egg", "purse"]}, siana_only_eggs="fizzles")
    assert (kind(table), actions(table)) == ("siana_pick", [give("down", "purse")])


def paid(table: ct.Table) -> list[tuple[int, int, int]]:
    """Loser, winner and coins of every challenge; everybody is told."""
    events = [told_of(table, seat, "challenge_paid") for seat in everybody(table)]
    assert all(told == events[0] for told in events)
    return [(e["seat"], e["winner"], e["count"]) for e in events[0]]


@pytest.mark.parametrize(("owned", "due"), [(4, 2), (2, 2), (1, 1), (0, 0)])
def test_ulrich_the_attacker_takes_two_coins_for_a_truth_or_what_there_is(
    owned: int, due: int
) -> None:
    table = situation(
        adventurers=ULRICH_SITS_OPPOSITE, active=2, coins=[9, 3, 3, owned], draws=["hook"]
    )
    do(table, say("hook"), LET, attack(3), CHALLENGE, TAKE_DOWN)
    assert paid(table) == [(3, 2, due)]
    assert coins(table) == [9, 3, 3 + due, owned - due]


@pytest.mark.parametrize(("owned", "due"), [(4, 2), (2, 2), (1, 1), (0, 0)])
def test_ulrich_the_target_takes_two_coins_for_a_lie_or_what_there_is(owned: int, due: int) -> None:
    table = situation(adventurers=ULRICH_SITS_OPPOSITE, coins=[9, owned, 3, 3], draws=["egg"])
    do(table, say("hook"), LET, attack(2))
    promised = {0: "get nothing", 1: "get 1 coin", 2: "get 2 coins"}[due]
    assert promised in table.say_prompt(2, "respond")
    do(table, CHALLENGE)
    assert paid(table) == [(1, 2, due)]
    assert coins(table) == [9, owned - due, 3 + due, 3]


@pytest.mark.parametrize(("owned", "left"), [(4, 1), (3, 0), (2, 0), (1, 0)])
def test_ulrichs_lizard_takes_its_coin_before_he_is_paid(owned: int, left: int) -> None:
    table = situation(
        adventurers=ULRICH_SITS_OPPOSITE, active=2, coins=[9, 3, 3, owned], draws=["lizard"]
    )
    do(table, say("lizard"), LET, attack(3), CHALLENGE)
    assert paid(table) == [(3, 2, owned - 1 - left)]
    assert coins(table) == [9, 3, 3 + owned - left, left]


def test_ulrich_loses_a_challenge_like_everybody_else() -> None:
    liar = situation(adventurers=ULRICH_SITS_OPPOSITE, active=2, draws=["egg"])
    do(liar, say("hook"), LET, attack(3), CHALLENGE)
    assert paid(liar) == [(2, 3, 1)]
    doubter = situation(adventurers=ULRICH_SITS_OPPOSITE, draws=["hook"])
    do(doubter, say("hook"), LET, attack(2), CHALLENGE, TAKE_DOWN)
    assert paid(doubter) == [(2, 1, 1)]


def test_ulrich_is_paid_nothing_where_nobody_challenges() -> None:
    table = situation(adventurers=ULRICH_SITS_OPPOSITE, active=2, draws=["lizard"])
    do(table, say("lizard"), LET, attack(3), ACCEPT)
    assert paid(table) == []
    assert coins(table) == [5, 3, 4, 2]
