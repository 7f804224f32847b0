"""Rules, "Special Abilities"; rulings NO-15 to NO-19 and NO-38."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    ADVENTURERS,
    DOUBLE,
    DROP,
    NO_LIFT,
    SINGLE,
    SKIP,
    STAY,
    all_discs,
    begin,
    campfire,
    frog,
    legend,
    lift,
    move,
    piles,
    situation,
    step,
    tiles,
    told_of,
)
from tests.games.script import actions, decider, do, everybody, kind, refused, told

WAYS = [("cw", 1), ("ccw", -1)]


def test_abilities_last_all_game_long() -> None:
    random, used, done = Random(3), Counter[str](), ""
    table = begin(5, 0, ADVENTURERS, setup="quick")
    while table.decision:
        who, before = ADVENTURERS[table.decision.seat], piles(table)
        if table.decision.kind == "turn" and who == "moon":
            assert done in ("stay", "step")
        action = random.choice(actions(table))
        done = action["do"]
        do(table, action)
        if done != "move":
            continue
        used[who] += 1
        if who == "ulrich" and len(before[action["space"]]) > 1:
            assert kind(table) == "double_drop"
        elif who == "siana":
            assert kind(table) == "skip"
        elif who == "red":
            if kind(table) == "lys_target":
                table.choose(0)
            assert kind(table) == "red_lift"
    assert min(used[who] for who in ADVENTURERS) > 3


# Ulrich


def ulrich(pile: list[str] | None = None, way: str = "cw", **setting: Any) -> ct.Table:
    """Ulrich, in seat 0, has just picked up the discs of space 0."""
    crew = ("ulrich", "siana", "red")
    discs = {0: ["nomad", "red", "ulrich", "siana"] if pile is None else pile}
    table = campfire(discs, rest=5, adventurers=crew, **{"lys": 5, **setting})
    do(table, move(0, way))
    return table


@pytest.mark.parametrize(
    ("choices", "fallen"),
    [
        ([DOUBLE], [["nomad", "red"], ["ulrich"], ["siana"], []]),
        ([SINGLE, DOUBLE], [["nomad"], ["red", "ulrich"], ["siana"], []]),
        ([SINGLE, SINGLE, DOUBLE], [["nomad"], ["red"], ["ulrich", "siana"], []]),
        ([SINGLE, SINGLE, SINGLE], [["nomad"], ["red"], ["ulrich"], ["siana"]]),
    ],
)
@pytest.mark.parametrize(("way", "on"), WAYS)
def test_ulrich_may_once_drop_two_discs_on_one_space(
    choices: list[dict[str, Any]], fallen: list[list[str]], way: str, on: int
) -> None:
    table = ulrich(way=way, lys=5 if way == "cw" else 2)
    for choice in choices:
        assert (kind(table), decider(table)) == ("double_drop", 0)
        assert actions(table) == [SINGLE, DOUBLE]
        do(table, choice)
    assert (kind(table), decider(table)) == ("turn", 1)
    resting = ["moon", "moon", "nostromo", "nostromo", "red", "siana", "ulrich", "nomad"]
    for steps, discs in enumerate(fallen, start=1):
        space = on * steps % 8
        below = resting if space == 5 else ["nomad"]
        assert piles(table)[space] == [*below, *discs]


def test_everybody_sees_where_ulrichs_pair_fell() -> None:
    table = ulrich()
    do(table, SINGLE, DOUBLE)
    for seat in everybody(table):
        assert told(table, seat)[:4] == [
            {"event": "pile_moved", "seat": 0, "space": 0, "way": "cw"},
            {"event": "disc_dropped", "seat": 0, "space": 1},
            {"event": "pair_dropped", "seat": 0, "space": 2},
            {"event": "last_disc_dropped", "seat": 0, "space": 3},
        ]


def test_ulrichs_pair_keeps_its_order() -> None:
    table = ulrich(["red", "ulrich"])
    do(table, DOUBLE)
    assert piles(table)[1] == ["nomad", "red", "ulrich"]
    assert piles(table)[2] == ["nomad"]


def test_ulrich_drops_only_one_pair_a_turn_but_another_on_his_next() -> None:
    table = ulrich(["nomad", "red", "ulrich", "siana", "nomad"], lys=6)
    do(table, DOUBLE)
    assert [len(pile) for pile in piles(table)[:6]] == [0, 3, 2, 2, 2, 8]
    assert table.view(None)["used"] == 0
    assert (kind(table), decider(table)) == ("turn", 1)
    do(table, move(3, "ccw"), DROP, DROP)
    assert (kind(table), decider(table)) == ("turn", 2)
    do(table, move(1), NO_LIFT)
    assert (kind(table), decider(table)) == ("turn", 0)
    do(table, move(2))
    assert (kind(table), decider(table)) == ("double_drop", 0)


def test_ulrich_needs_two_discs_in_hand() -> None:
    table = ulrich(["ulrich"])
    assert (kind(table), decider(table)) == ("turn", 1)
    last = ulrich(["nomad", "ulrich"])
    do(last, SINGLE)
    assert (kind(last), decider(last)) == ("turn", 1)
    assert piles(last)[2] == ["nomad", "ulrich"]


def test_ulrich_says_single_or_double_and_nothing_else() -> None:
    table = ulrich()
    for action in (SKIP, DROP, move(1), legend("A", 2), STAY):
        assert refused(table, action) == "NO-16"


def test_ulrichs_two_discs_may_make_lys_move() -> None:
    table = ulrich(["red", "ulrich"], lys=1)
    do(table, DOUBLE)
    assert (kind(table), decider(table)) == ("lys_target", 0)


def test_only_ulrich_drops_pairs() -> None:
    table = campfire({0: ["nomad", "ulrich", "moon"]})
    assert refused(table, DOUBLE) == "NO-R91"
    do(table, move(0))
    assert (kind(table), decider(table)) == ("turn", 1)


# Moon


def moons_turn(lys: int = 3, **setting: Any) -> ct.Table:
    """Moon, in seat 0, begins her turn."""
    discs = {0: ["nomad", "moon"], 4: ["nomad", "siana"], **setting.pop("discs", {})}
    return campfire(discs, lys=lys, step="moon_step", **setting)


def test_moon_may_lead_lys_one_stack_on_before_all_else() -> None:
    table = campfire({1: ["siana"], 4: ["nomad", "moon"]}, adventurers=("siana", "moon", "red"))
    do(table, move(1), DROP)
    assert (kind(table), decider(table)) == ("moon_step", 1)
    assert actions(table) == [STAY, step("cw"), step("ccw")]
    assert refused(table, move(4)) == "NO-15"
    do(table, STAY)
    assert (kind(table), decider(table)) == ("turn", 1)


@pytest.mark.parametrize("lys", range(8))
@pytest.mark.parametrize(("way", "on"), WAYS)
def test_moon_leads_lys_exactly_one_stack_either_way(lys: int, way: str, on: int) -> None:
    table = moons_turn(lys)
    there = (lys + on) % 8
    do(table, step(way))
    for seat in everybody(table):
        assert table.view(seat)["lys"] == there
        assert told(table, seat) == [{"event": "lys_stepped", "seat": 0, "stack": there}]
    assert (kind(table), decider(table)) == ("turn", 0)
    assert refused(table, step(way)) == "NO-R92"


def test_moon_may_leave_lys_where_she_is() -> None:
    table = moons_turn()
    do(table, STAY)
    assert table.position()["lys"] == 3
    assert told_of(table, "lys_stepped") == []
    assert (kind(table), decider(table)) == ("turn", 0)


def test_moons_step_brings_no_tile() -> None:
    table = moons_turn(tops={4: "C"})
    do(table, step("cw"))
    assert tiles(table, 0) == {}
    assert table.position()["height"] == [5] * 8


def test_moon_may_lead_lys_to_an_empty_stack_too() -> None:
    table = moons_turn(heights={2: 0, 4: 0})
    assert actions(table) == [STAY, step("cw"), step("ccw")]
    do(table, step("ccw"))
    assert table.position()["lys"] == 2


def test_moon_leads_lys_in_a_turn_of_writing_too() -> None:
    table = moons_turn(tiles={0: {"A": 2}})
    do(table, step("cw"), legend("A", 2))
    assert table.position()["lys"] == 4
    assert (kind(table), decider(table)) == ("turn", 1)


def test_moon_moves_with_lys_where_she_led_her() -> None:
    table = moons_turn()
    do(table, step("ccw"), move(0))
    assert (kind(table), decider(table)) == ("lys_target", 0)
    left = moons_turn(2)
    do(left, step("ccw"), move(0))
    assert (kind(left), decider(left)) == ("turn", 1)


def test_moons_step_comes_after_the_check_for_the_end() -> None:
    crew = ("siana", "moon", "red")
    few = dict.fromkeys(range(5), 0)
    goes_on = campfire({1: ["siana"]}, adventurers=crew, heights=few)
    do(goes_on, move(1), DROP)
    assert (kind(goes_on), decider(goes_on)) == ("moon_step", 1)
    over = campfire({4: ["siana"]}, adventurers=crew, heights={**few, 5: 1})
    do(over, move(4), DROP)
    assert (kind(over), decider(over)) == ("last_write", 1)


def test_nobody_else_leads_lys() -> None:
    table = campfire({0: ["siana"], 4: ["red"]}, adventurers=("siana", "red", "ulrich"))
    do(table, move(0), DROP)
    assert (kind(table), decider(table)) == ("turn", 1)
    assert refused(table, step("cw")) == "NO-R92"
    assert refused(table, STAY) == "NO-R92"


# Red


def red(discs: dict[int, list[str]], space: int = 0, **setting: Any) -> ct.Table:
    """Red, in seat 2, has just moved the pile of a space."""
    table = campfire(discs, active=2, **setting)
    do(table, move(space))
    return table


def test_red_may_raise_one_of_his_discs_to_the_top_after_his_move() -> None:
    table = red({0: ["nomad", "red"], 4: ["nomad", "red", "siana", "moon"]})
    assert (kind(table), decider(table)) == ("red_lift", 2)
    assert actions(table) == [NO_LIFT, lift(4, 1)]
    do(table, lift(4, 1))
    assert piles(table)[4] == ["nomad", "siana", "moon", "red"]
    for seat in everybody(table):
        assert {"event": "disc_lifted", "seat": 2, "space": 4} in told(table, seat)


@pytest.mark.parametrize("height", range(4))
def test_red_raises_a_disc_however_deep_it_lies_and_the_others_keep_their_order(
    height: int,
) -> None:
    others = ["siana", "nomad", "moon", "ulrich"]
    pile = [*others[:height], "red", *others[height:]]
    table = red({0: ["red"], 4: pile})
    assert actions(table) == [NO_LIFT, lift(4, height)]
    do(table, lift(4, height))
    assert piles(table)[4] == [*others, "red"]


def test_red_may_leave_his_discs_where_they_are() -> None:
    table = red({0: ["red"], 4: ["red", "siana"]})
    do(table, NO_LIFT)
    assert piles(table)[4] == ["red", "siana"]
    assert told_of(table, "disc_lifted") == []
    assert tiles(table, 2) == {"A": 1}
    assert decider(table) == 0


def test_red_raises_a_disc_in_a_pile_that_did_not_move_or_in_one_that_did() -> None:
    still = red({0: ["red"], 4: ["red", "ulrich"]})
    assert actions(still) == [NO_LIFT, lift(4, 0)]
    grown = red({0: ["red", "siana"], 2: ["nomad", "red"]})
    assert piles(grown)[2] == ["nomad", "red", "siana"]
    assert actions(grown) == [NO_LIFT, lift(2, 1)]


def test_red_chooses_between_his_two_discs_and_raises_only_one() -> None:
    # The pile goes all the way round and on: the ninth disc covers his first.
    table = red({0: ["red", *["nomad"] * 6, "siana", "ulrich"], 4: ["red", "moon"]}, rest=7, lys=3)
    assert piles(table)[1] == ["nomad", "red", "ulrich"]
    assert piles(table)[4] == ["red", "moon", "nomad"]
    assert actions(table) == [NO_LIFT, lift(1, 1), lift(4, 0)]
    do(table, lift(1, 1))
    assert piles(table)[1] == ["nomad", "ulrich", "red"]
    assert piles(table)[4] == ["red", "moon", "nomad"]
    assert (kind(table), decider(table)) == ("moon_step", 0)


def test_a_disc_of_reds_that_is_on_top_already_is_not_raised() -> None:
    table = red({0: ["red"], 4: ["nomad", "red"]})
    assert actions(table) == [NO_LIFT]
    assert refused(table, lift(4, 1)) == "NO-38"
    assert refused(table, lift(1, 1)) == "NO-38"


def test_red_raises_no_disc_of_anybody_else() -> None:
    table = red({0: ["red"], 4: ["moon", "ulrich", "nomad", "red"]})
    for height in range(3):
        assert refused(table, lift(4, height)) == "NO-R93"
    assert refused(table, lift(4, 4)) == "NO-R93"
    assert refused(table, lift(2, 0)) == "NO-R93"


def test_the_disc_that_red_raised_listens() -> None:
    table = red({0: ["red"], 4: ["red", "siana"]}, tops={1: "B", 4: "C"})
    do(table, lift(4, 0))
    assert tiles(table, 2) == {"B": 1, "C": 1}
    assert tiles(table, 1) == {}


def test_lys_does_not_move_again_when_red_raises_a_disc() -> None:
    table = red({0: ["red"], 4: ["red", "siana"]}, lys=4)
    do(table, lift(4, 0))
    assert table.position()["lys"] == 4
    assert (kind(table), decider(table)) == ("moon_step", 0)


def test_red_raises_nothing_after_writing() -> None:
    table = campfire({0: ["red", "siana"]}, active=2, tiles={2: {"A": 2}})
    do(table, legend("A", 2))
    assert (kind(table), decider(table)) == ("moon_step", 0)
    assert refused(table, lift(0, 0)) == "NO-R93"


def test_only_red_raises_discs() -> None:
    table = campfire({0: ["moon"], 4: ["moon", "siana"], 2: ["red", "nomad"]})
    do(table, move(0))
    assert (kind(table), decider(table)) == ("turn", 1)


# Siana


def siana(pile: list[str] | None = None, way: str = "cw", **setting: Any) -> ct.Table:
    """Siana, in seat 1, has just picked up the discs of space 0."""
    discs = {0: ["nomad", "siana", "red"] if pile is None else pile}
    table = campfire(discs, rest=6, active=1, **setting)
    do(table, move(0, way))
    return table


@pytest.mark.parametrize(
    ("choices", "fallen"),
    [
        ([SKIP], [[], ["nomad"], ["siana"], ["red"]]),
        ([DROP, SKIP], [["nomad"], [], ["siana"], ["red"]]),
        ([DROP, DROP, SKIP], [["nomad"], ["siana"], [], ["red"]]),
        ([DROP, DROP, DROP], [["nomad"], ["siana"], ["red"], []]),
    ],
)
@pytest.mark.parametrize(("way", "on"), WAYS)
def test_siana_may_pass_over_one_space_and_the_disc_falls_on_the_next(
    choices: list[dict[str, Any]], fallen: list[list[str]], way: str, on: int
) -> None:
    table = campfire({0: ["nomad", "siana", "red"]}, rest=(5 * on) % 8, active=1, lys=(5 * on) % 8)
    do(table, move(0, way))
    for choice in choices:
        assert (kind(table), decider(table)) == ("skip", 1)
        assert actions(table) == [DROP, SKIP]
        do(table, choice)
    assert (kind(table), decider(table)) == ("turn", 2)
    for steps, discs in enumerate(fallen, start=1):
        assert piles(table)[on * steps % 8] == ["nomad", *discs]


def test_everybody_sees_which_space_siana_passed_over() -> None:
    table = siana()
    do(table, DROP, SKIP)
    for seat in everybody(table):
        assert told(table, seat)[:4] == [
            {"event": "pile_moved", "seat": 1, "space": 0, "way": "cw"},
            {"event": "disc_dropped", "seat": 1, "space": 1},
            {"event": "space_skipped", "seat": 1, "space": 2},
            {"event": "last_disc_dropped", "seat": 1, "space": 4},
        ]


def test_siana_passes_over_a_single_space_a_turn_but_another_on_her_next() -> None:
    table = siana(["nomad", "siana", "red", "moon"], lys=4)
    do(table, SKIP)
    assert [len(pile) for pile in piles(table)[:6]] == [0, 1, 2, 2, 2, 2]
    assert table.view(None)["used"] == 0
    assert (kind(table), decider(table)) == ("turn", 2)
    do(table, move(4, "ccw"), NO_LIFT)
    assert (kind(table), decider(table)) == ("moon_step", 0)
    do(table, STAY, move(5, "ccw"))
    assert (kind(table), decider(table)) == ("turn", 1)
    do(table, move(3))
    assert (kind(table), decider(table)) == ("skip", 1)


def test_siana_may_pass_over_the_only_space_of_her_move() -> None:
    table = siana(["siana"])
    do(table, SKIP)
    assert piles(table)[1:3] == [["nomad"], ["nomad", "siana"]]


def test_siana_says_drop_or_skip_and_nothing_else() -> None:
    table = siana()
    for action in (SINGLE, DOUBLE, move(1), legend("A", 2), STAY):
        assert refused(table, action) == "NO-17"


def test_lys_looks_at_the_space_where_sianas_last_disc_fell() -> None:
    passed_over = siana(["siana"], lys=1)
    do(passed_over, SKIP)
    assert (kind(passed_over), decider(passed_over)) == ("turn", 2)
    reached = siana(["siana"], lys=2)
    do(reached, SKIP)
    assert (kind(reached), decider(reached)) == ("lys_target", 1)


def test_only_siana_passes_over_a_space() -> None:
    table = campfire({0: ["nomad", "siana", "moon"]})
    assert refused(table, SKIP) == "NO-R94"
    do(table, move(0))
    assert (kind(table), decider(table)) == ("turn", 1)


# Nostromo


@pytest.mark.parametrize("seat", range(4))
def test_the_frog_is_placed_first_by_nostromo_wherever_he_likes(seat: int) -> None:
    crew = ["ulrich", "moon", "red", "siana"]
    crew[seat] = "nostromo"
    table = begin(4, 1, crew)
    assert (kind(table), decider(table)) == ("place_frog", seat)
    assert actions(table) == [frog(space) for space in range(8)]
    assert piles(table) == [[]] * 8
    assert refused(table, frog(8)) == "NO-R30"
    do(table, frog(3))
    for who in everybody(table):
        assert {"event": "frog_placed", "seat": seat, "space": 3} in told(table, who)
    assert [disc for pile in piles(table) for disc in pile].count("frog") == 1


@pytest.mark.parametrize("space", range(8))
def test_the_frog_starts_beneath_a_nomad(space: int) -> None:
    table = begin(5, 0, ADVENTURERS)
    do(table, frog(space))
    assert piles(table)[space] == ["frog", "nomad"]
    assert refused(table, frog(space)) == "NO-2"


def test_nostromo_plays_with_three_discs() -> None:
    table = begin(5, 0, ADVENTURERS, setup="quick")
    discs = [disc for pile in piles(table) for disc in pile]
    assert discs.count("nostromo") + discs.count("frog") == 3
    assert len(discs) == all_discs(ADVENTURERS).total() == 19


def nostromo(discs: dict[int, list[str]], **setting: Any) -> ct.Table:
    """Nostromo's turn, in seat 0."""
    return campfire(discs, adventurers=("nostromo", "siana", "red"), **setting)


def test_nostromo_moves_the_pile_of_his_frog() -> None:
    table = nostromo({0: ["frog", "nomad", "siana"], 3: ["nostromo"], 5: ["nostromo"]})
    assert [action["space"] for action in actions(table)] == [0, 0, 3, 3, 5, 5]
    do(table, move(0))
    assert piles(table)[:3] == [[], ["nomad", "frog"], ["nomad", "nomad"]]


def test_nobody_else_moves_the_pile_of_the_frog() -> None:
    table = nostromo({0: ["nomad", "frog"]}, active=1)
    assert refused(table, move(0)) == "NO-R36"


def test_nostromo_listens_where_his_frog_is_uppermost() -> None:
    table = nostromo({0: ["nostromo"], 3: ["nomad", "frog"]}, tops={1: "B", 3: "C"})
    do(table, move(0))
    assert tiles(table, 0) == {"B": 1, "C": 1}
    assert told_of(table, "tile_discarded") == []


def test_nostromo_listens_with_his_frog_in_the_turns_of_others_too() -> None:
    table = nostromo({0: ["siana"], 3: ["nomad", "frog"]}, active=1, tops={1: "B", 3: "C"})
    do(table, move(0), DROP)
    assert (tiles(table, 0), tiles(table, 1)) == ({"C": 1}, {"B": 1})
    assert told_of(table, "tile_discarded") == []


def test_lys_moves_for_the_frog_too() -> None:
    table = nostromo({0: ["frog"]}, lys=1)
    do(table, move(0))
    assert (kind(table), decider(table)) == ("lys_target", 0)


def test_there_is_no_frog_without_nostromo() -> None:
    with pytest.raises(ct.BadPosition):
        situation(adventurers=("ulrich", "moon", "red"), piles={0: ["frog", "nomad"]})


def test_the_frog_is_placed_only_once() -> None:
    table = nostromo({0: ["frog"]})
    assert refused(table, frog(2)) == "NO-R97"
