"""Rules, "Playing the Game" and "Move": turns, moving a pile, and Lys; rulings NO-5 to NO-11.

Usually Moon moves, in seat 0, Siana and Red are to her left, Ulrich and Nostromo sleep."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    DOUBLE,
    DROP,
    NO_LIFT,
    PASS,
    SINGLE,
    SKIP,
    STAY,
    all_discs,
    begin,
    campfire,
    choose,
    disc,
    frog,
    legend,
    lift,
    lys_at,
    move,
    piles,
    random_game,
    situation,
    song,
    step,
    target,
    tiles,
    told_of,
    unplayed,
)
from tests.games.script import actions, decider, do, everybody, kind, refused, told

SEATS = (2, 3, 4, 5)
WAYS = [("cw", 1), ("ccw", -1)]
PLAYED = ("moon", "siana", "red")


def lys_is_met(last: str = "nomad", **setting: Any) -> ct.Table:
    """Moon has moved two discs: hers to space 1 and then the last to space 2, where Lys is."""
    table = campfire({0: ["moon", last]}, lys=2, **setting)
    do(table, move(0))
    return table


# Turns


@pytest.mark.parametrize(("seats", "first"), [(s, first) for s in SEATS for first in range(s)])
def test_turns_go_clockwise(seats: int, first: int) -> None:
    table = begin(seats, first, setup="quick")
    while len(told_of(table, "turn_begun")) < 3 * seats:
        seat = told_of(table, "turn_begun")[-1]["seat"]
        assert decider(table) == table.view(None)["active"] == seat
        table.choose(0)
    turns = [e["seat"] for e in told_of(table, "turn_begun")]
    assert turns == [(first + turn) % seats for turn in range(3 * seats)]


def test_a_turn_is_a_move_or_a_card() -> None:
    table = campfire({0: ["moon", "moon"]}, tiles={0: {"A": 2, "B": 1, "C": 1, "D": 1}})
    assert (kind(table), decider(table)) == ("turn", 0)
    assert actions(table) == [move(0, "cw"), move(0, "ccw"), song(4), legend("A", 2)]


def test_who_moved_writes_nothing() -> None:
    table = campfire({0: ["nomad", "moon"]}, tiles={0: {"A": 2}})
    do(table, move(0))
    assert told_of(table, "legend_written") == []
    assert (kind(table), decider(table)) == ("turn", 1)


def test_who_wrote_does_not_move() -> None:
    table = campfire({0: ["nomad", "moon"]}, tiles={0: {"A": 2}})
    before = piles(table)
    do(table, legend("A", 2))
    assert piles(table) == before
    assert (kind(table), decider(table)) == ("turn", 1)


def test_red_neither_moves_again_nor_writes_after_his_move() -> None:
    table = campfire({0: ["red", "nomad"]}, active=2, tiles={2: {"A": 2}})
    do(table, move(0))
    assert kind(table) == "red_lift"
    assert refused(table, move(1)) == "NO-R35"
    assert refused(table, legend("A", 2)) == "NO-R57"
    do(table, NO_LIFT)
    assert decider(table) == 0


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (choose("ulrich"), "NO-R21"),
        (frog(0), "NO-R97"),
        (unplayed("ulrich", 0), "NO-R26"),
        (disc(0), "NO-R28"),
        (lys_at(0), "NO-R33"),
        (STAY, "NO-R92"),
        (step("cw"), "NO-R92"),
        (SINGLE, "NO-R91"),
        (DOUBLE, "NO-R91"),
        (DROP, "NO-R94"),
        (SKIP, "NO-R94"),
        (target(0), "NO-R41"),
        (NO_LIFT, "NO-R93"),
        (lift(0, 0), "NO-R93"),
    ],
)
def test_a_turn_is_nothing_else(action: dict[str, Any], rule: str) -> None:
    table = campfire({0: ["nomad", "moon"]})
    assert refused(table, action) == rule


def test_no_turn_is_passed() -> None:
    table = campfire({0: ["nomad", "moon"]})
    assert refused(table, PASS) == "NO-5"


@pytest.mark.parametrize("seats", SEATS)
def test_a_move_is_always_possible_because_discs_never_leave_the_board(seats: int) -> None:
    for table in random_game(seats, seed=seats, setup="quick"):
        position = table.position()
        discs = Counter(disc for pile in position["pile"] for disc in pile)
        discs.update(position["hand"])
        assert discs == all_discs(position["adventurer"])
        if kind(table) == "turn":
            assert "move" in [action["do"] for action in actions(table)]


# A game without end


def quiet_moves(turns: int) -> ct.Table:
    """Ulrich and Red go to and fro before empty stacks, so many turns; the last three stacks are
    the Nomads'."""
    table = situation(
        2,
        adventurers=("ulrich", "red"),
        piles={
            0: ["ulrich"],
            1: [],
            2: ["red"],
            3: [],
            4: ["nomad", "moon", "moon", "siana", "siana", "nostromo", "nostromo", "red", "ulrich"],
            5: ["nomad", "nomad", "nomad"],
            6: ["nomad", "nomad"],
            7: ["nomad", "nomad"],
        },
        heights=dict.fromkeys(range(5), 0),
    )
    for turn in range(turns):
        assert (kind(table), decider(table)) == ("turn", turn % 2)
        space = turn % 2 * 2 + turn // 2 % 2
        do(table, move(space, "cw" if turn // 2 % 2 == 0 else "ccw"))
        if turn % 2:
            do(table, NO_LIFT)
    return table


def test_60_turns_in_a_row_without_a_tile_end_the_game() -> None:
    assert kind(quiet_moves(59)) == "turn"
    table = quiet_moves(60)
    assert (kind(table), decider(table)) == ("last_write", 0)
    assert told(table, None)[-1] == {"event": "end_begun", "seat": 0}
    do(table, PASS, PASS)
    assert table.outcome is not None


def test_turns_of_writing_count_among_the_60() -> None:
    table = campfire({0: ["nomad", "moon"]}, tiles={0: {"A": 2}}, idle=60)
    do(table, legend("A", 2))
    assert (kind(table), decider(table)) == ("last_write", 1)


@pytest.mark.parametrize(
    ("setting", "stack"),
    [
        ({}, 1),
        ({"tops": {1: "opal"}}, 1),
        ({"heights": {1: 0}, "discs": {4: ["siana"]}}, 4),
        ({"heights": {1: 0}, "discs": {4: ["ulrich"]}}, 4),
        ({"heights": {1: 0}, "lys": 1}, 4),
        ({"heights": {1: 0}, "lys": 1, "tops": {4: "opal"}}, 4),
    ],
    ids=["taken", "moon", "by another", "removed", "with Lys", "moon with Lys"],
)
def test_any_tile_that_leaves_a_stack_starts_the_count_again(
    setting: dict[str, Any], stack: int
) -> None:
    others = {k: v for k, v in setting.items() if k != "discs"}
    table = campfire({0: ["moon"], **setting.get("discs", {})}, idle=60, **others)
    heights = table.position()["height"]
    do(table, move(0), *([target(4)] if "lys" in setting else []))
    heights[stack] -= 1
    assert table.position()["height"] == heights
    assert (kind(table), decider(table)) == ("turn", 1)
    assert table.position()["idle"] == 1


# Which pile


@pytest.mark.parametrize(
    "pile",
    [
        ["moon"],
        ["moon", "nomad", "red"],
        ["nomad", "moon", "siana"],
        ["nomad", "ulrich", "moon"],
    ],
)
def test_any_pile_with_ones_own_disc_can_be_moved_however_deep_it_lies(pile: list[str]) -> None:
    table = campfire({3: pile, 5: ["moon"]})
    assert actions(table) == [move(3, "cw"), move(3, "ccw"), move(5, "cw"), move(5, "ccw")]


@pytest.mark.parametrize("pile", [[], ["nomad"], ["siana", "red"], ["nomad", "ulrich", "nostromo"]])
def test_a_pile_without_ones_own_disc_is_not_moved(pile: list[str]) -> None:
    table = campfire({3: pile, 0: ["nomad", "moon", "moon"]})
    for way in ("cw", "ccw"):
        assert refused(table, move(3, way)) == "NO-R36"
    assert actions(table) == [move(0, "cw"), move(0, "ccw")]


@pytest.mark.parametrize("seat", range(3))
def test_a_pile_of_those_who_sleep_is_moved_by_nobody(seat: int) -> None:
    table = campfire({3: ["nomad", "ulrich", "nostromo"]}, active=seat)
    assert refused(table, move(3)) == "NO-R36"


# Dropping the discs


def test_the_whole_pile_is_dropped_disc_by_disc_the_lowest_first() -> None:
    table = campfire({1: ["nomad", "siana", "moon", "red"]})
    do(table, move(1))
    assert piles(table)[1:6] == [
        [],
        ["nomad", "nomad"],
        ["nomad", "siana"],
        ["nomad", "moon"],
        ["nomad", "red"],
    ]
    assert piles(table)[0] == piles(table)[7] == ["nomad"]
    for seat in everybody(table):
        assert told(table, seat)[:2] == [
            {"event": "pile_moved", "seat": 0, "space": 1, "way": "cw"},
            {"event": "last_disc_dropped", "seat": 0, "space": 5},
        ]


def test_the_discs_keep_their_order_whichever_way_they_go() -> None:
    table = campfire({4: ["red", "moon", "nomad", "siana"]}, rest=5)
    do(table, move(4, "ccw"))
    assert piles(table)[:5] == [
        ["nomad", "siana"],
        ["nomad", "nomad"],
        ["nomad", "moon"],
        ["nomad", "red"],
        [],
    ]
    assert told_of(table, "pile_moved") == [
        {"event": "pile_moved", "seat": 0, "space": 4, "way": "ccw"}
    ]
    assert told_of(table, "last_disc_dropped") == [
        {"event": "last_disc_dropped", "seat": 0, "space": 0}
    ]


@pytest.mark.parametrize("space", range(8))
@pytest.mark.parametrize(("way", "on"), WAYS)
def test_the_player_decides_which_way_the_discs_go(space: int, way: str, on: int) -> None:
    far = (space + 4) % 8
    table = campfire({space: ["moon", "red", "siana"]}, rest=far, lys=far)
    assert [move(space, "cw"), move(space, "ccw")] == [
        action for action in actions(table) if action["space"] == space
    ]
    do(table, move(space, way))
    for steps, fallen in enumerate(["moon", "red", "siana"], start=1):
        assert piles(table)[(space + steps * on) % 8] == ["nomad", fallen]
    assert piles(table)[(space - on) % 8] == ["nomad"]


@pytest.mark.parametrize(("way", "on"), WAYS)
def test_the_first_disc_falls_on_the_neighbouring_space_and_the_old_one_is_left_empty(
    way: str, on: int
) -> None:
    table = campfire({2: ["moon"]})
    do(table, move(2, way))
    assert piles(table)[2] == []
    assert piles(table)[2 + on] == ["nomad", "moon"]


def test_a_disc_may_fall_on_a_space_without_discs() -> None:
    table = campfire({2: ["moon"], 3: []})
    do(table, move(2))
    assert piles(table)[2:4] == [[], ["moon"]]


def test_a_pile_may_grow_to_any_height_once_play_has_begun() -> None:
    tall = ["nomad", "ulrich", "red", "siana", "ulrich", "nostromo"]
    table = campfire({0: ["moon"], 1: tall})
    do(table, move(0))
    assert piles(table)[1] == [*tall, "moon"]


@pytest.mark.parametrize(("way", "on"), WAYS)
def test_the_eighth_disc_falls_on_the_space_the_pile_came_from(way: str, on: int) -> None:
    eight = ["nomad", "moon", "red", "siana", "ulrich", "ulrich", "nostromo", "red"]
    table = campfire({3: eight}, rest=(3 + 4 * on) % 8)
    before = piles(table)
    do(table, move(3, way))
    for steps, fallen in enumerate(eight[:7], start=1):
        space = (3 + steps * on) % 8
        assert piles(table)[space] == [*before[space], fallen]
    assert piles(table)[3] == ["red"]
    assert told_of(table, "last_disc_dropped")[0]["space"] == 3


def test_more_than_eight_discs_go_on_round_the_fire() -> None:
    ten = ["nomad", "nomad", "red", "siana", "ulrich", "ulrich", "nostromo", "red", "siana", "moon"]
    table = campfire({7: ten}, lys=5)
    before = piles(table)
    do(table, move(7))
    assert piles(table)[0] == [*before[0], "nomad", "siana"]
    assert piles(table)[1] == [*before[1], "nomad", "moon"]
    assert piles(table)[2] == [*before[2], "red"]
    assert piles(table)[6] == [*before[6], "nostromo"]
    assert piles(table)[7] == ["red"]


def test_all_discs_in_one_pile_go_round_the_fire_twice() -> None:
    everything = ["nomad"] * 7 + sorted(["ulrich", "red", "nostromo", "moon", "siana"] * 2)
    table = situation(
        adventurers=PLAYED,
        piles={**dict.fromkeys(range(8), ()), 0: [*everything, "nomad"]},
        lys=6,
    )
    do(table, move(0, "ccw"))
    assert [len(pile) for pile in piles(table)] == [2, 2, 2, 2, 2, 2, 3, 3]
    assert piles(table)[0] == ["moon", "ulrich"]
    assert piles(table)[6][-1] == "nomad"
    assert told_of(table, "last_disc_dropped")[0]["space"] == 6


def test_nothing_stays_in_hand() -> None:
    table = campfire({0: ["nomad", "moon"]})
    do(table, move(0))
    position = table.position()
    assert (position["hand"], position["place"], position["way"]) == ([], -1, None)


# Lys


def test_who_drops_the_last_disc_at_lys_must_send_her_to_another_stack() -> None:
    table = lys_is_met()
    assert (kind(table), decider(table)) == ("lys_target", 0)
    assert actions(table) == [target(stack) for stack in range(8) if stack != 2]
    assert refused(table, target(2)) == "NO-R41"
    assert refused(table, move(2)) == "NO-9"
    assert refused(table, PASS) == "NO-9"
    do(table, target(5))
    for seat in everybody(table):
        assert table.view(seat)["lys"] == 5
        assert {"event": "lys_moved", "seat": 0, "stack": 5} in told(table, seat)


def test_lys_moves_at_once_before_anybody_listens() -> None:
    table = lys_is_met()
    assert piles(table)[1:3] == [["nomad", "moon"], ["nomad", "nomad"]]
    assert table.position()["height"] == [5] * 8
    assert tiles(table, 0) == {}


@pytest.mark.parametrize("last", ["moon", "nomad", "siana", "red", "ulrich", "nostromo"])
def test_the_colour_of_the_last_disc_makes_no_difference_to_lys(last: str) -> None:
    table = lys_is_met(last)
    assert piles(table)[2] == ["nomad", last]
    assert (kind(table), decider(table)) == ("lys_target", 0)


def test_lys_looks_only_at_the_last_disc() -> None:
    for lys in (0, 1, 3, 4, 7):
        table = campfire({0: ["nomad", "moon"]}, lys=lys)
        do(table, move(0))
        assert (kind(table), decider(table)) == ("turn", 1)
        assert table.position()["lys"] == lys
        assert told_of(table, "lys_moved") == []


def test_the_top_tile_of_the_stack_to_which_lys_was_sent_is_taken() -> None:
    table = lys_is_met(tops={5: "C", 1: "D"}, reveals=["E"], tiles={0: {"C": 1}})
    do(table, target(5))
    assert tiles(table, 0) == {"C": 2, "D": 1}
    position = table.position()
    assert (position["height"][5], position["top"][5]) == (4, "E")
    lys, tile = {"event": "lys_moved", "seat": 0, "stack": 5}, {"stack": 5, "tile": "C"}
    for seat in everybody(table):
        happened = told(table, seat)
        after = happened.index(lys) + 1
        assert happened[after : after + 2] == [
            {"event": "tile_taken", "seat": 0, **tile},
            {"event": "tile_revealed", "stack": 5, "tile": "E"},
        ]


def test_a_wild_tile_may_be_taken_with_lys() -> None:
    table = lys_is_met(tops={4: "wild", 1: "D"})
    do(table, target(4))
    assert tiles(table, 0) == {"D": 1, "wild": 1}


def test_lys_may_be_sent_to_an_empty_stack_and_nothing_is_taken() -> None:
    table = lys_is_met(heights={0: 0})
    do(table, target(0))
    assert table.position()["lys"] == 0
    assert table.position()["height"] == [0, 4, 5, 5, 5, 5, 5, 5]
    assert tiles(table, 0) == {"A": 1}
    assert [e["stack"] for e in told_of(table, "tile_taken")] == [1]


def test_lys_may_be_sent_to_an_opal_moon_which_goes_on_the_chart() -> None:
    table = lys_is_met(tops={4: "opal"}, chart=1)
    do(table, target(4))
    assert table.position()["lys"] == 4
    assert table.position()["chart"] == {"opal": 2}
    assert tiles(table, 0) == {"A": 1}
    for seat in everybody(table):
        assert {"event": "moon_risen", "seat": 0, "stack": 4, "count": 2} in told(table, seat)


def test_the_last_tile_of_a_stack_leaves_it_empty() -> None:
    table = lys_is_met(heights={4: 1}, tops={4: "C"})
    do(table, target(4))
    position = table.position()
    assert (position["height"][4], position["top"][4]) == (0, None)
    assert [e["stack"] for e in told_of(table, "tile_revealed")] == [1]


def test_lys_looks_at_the_space_that_ulrichs_pair_reached() -> None:
    crew = ("ulrich", "siana", "red")
    single, pair = (campfire({0: ["nomad", "ulrich"]}, adventurers=crew, lys=2) for _ in "12")
    do(single, move(0), SINGLE)
    assert kind(single) == "lys_target"
    do(pair, move(0), DOUBLE)
    assert (kind(pair), decider(pair)) == ("turn", 1)
    met = campfire({0: ["nomad", "ulrich"]}, adventurers=crew, lys=1)
    do(met, move(0), DOUBLE)
    assert (kind(met), decider(met)) == ("lys_target", 0)


def test_lys_looks_at_the_space_that_siana_really_reached() -> None:
    missed, met = (campfire({0: ["nomad", "siana"]}, active=1, lys=lys) for lys in (2, 3))
    for table in (missed, met):
        do(table, move(0), DROP, SKIP)
        assert piles(table)[2:4] == [["nomad"], ["nomad", "siana"]]
    assert (kind(missed), decider(missed)) == ("turn", 2)
    assert (kind(met), decider(met)) == ("lys_target", 1)


# The order of a move


def test_last_disc_then_lys_then_red_then_listening_then_the_moons() -> None:
    table = campfire(
        {0: ["red", "nomad", "nomad"]},
        active=2,
        lys=3,
        chart=3,
        tops={5: "C", 1: "opal"},
    )
    do(table, move(0))
    assert kind(table) == "lys_target"
    do(table, target(5))
    assert kind(table) == "red_lift"
    do(table, NO_LIFT)
    assert [e["event"] for e in told(table, None)][:8] == [
        "pile_moved",
        "last_disc_dropped",
        "lys_moved",
        "tile_taken",
        "tile_revealed",
        "moon_risen",
        "tile_revealed",
        "scoring_begun",
    ]


def test_red_lifts_before_the_listening() -> None:
    table = campfire({0: ["moon", "red", "nomad"], 1: []}, active=2)
    do(table, move(0))
    assert kind(table) == "red_lift"
    assert table.position()["height"] == [5] * 8


def test_the_stack_to_which_lys_went_gives_its_next_tile_to_who_listens_there() -> None:
    table = lys_is_met(tops={1: "C"}, reveals=["E", "F"])
    do(table, target(1))
    assert told_of(table, "tile_taken") == [
        {"event": "tile_taken", "seat": 0, "stack": 1, "tile": "C"},
        {"event": "tile_taken", "seat": 0, "stack": 1, "tile": "E"},
    ]
    assert tiles(table, 0) == {"C": 1, "E": 1}
    position = table.position()
    assert (position["height"][1], position["top"][1]) == (3, "F")
    assert position["height"] == [5, 3, 5, 5, 5, 5, 5, 5]


def test_the_same_stack_may_serve_two_players_in_one_turn() -> None:
    table = campfire({0: ["moon", "nomad"], 4: ["siana"]}, lys=2, tops={4: "C"}, reveals=["E"])
    do(table, move(0), target(4))
    assert (tiles(table, 0), tiles(table, 1)) == ({"A": 1, "C": 1}, {"E": 1})
