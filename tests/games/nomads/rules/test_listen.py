"""Rules, "Listen to Stories"; rulings NO-12, NO-13, NO-14 and NO-36.

Usually Moon moves, in seat 0, Siana and Red are to her left, Ulrich and Nostromo sleep."""

from __future__ import annotations

from collections import Counter

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    DOUBLE,
    DROP,
    NO_LIFT,
    PASS,
    STORIES,
    begin,
    campfire,
    legend,
    move,
    piles,
    target,
    tiles,
    told_of,
)
from tests.games.script import Script, decider, do, everybody, kind, refused, told


def heights(table: ct.Table) -> list[int]:
    """How many tiles the stacks hold."""
    every: list[int] = table.position()["height"]
    return every


def taken(table: ct.Table) -> list[tuple[int, int, str]]:
    """Who took which tile from which stack, in order."""
    return [(e["seat"], e["stack"], e["tile"]) for e in told_of(table, "tile_taken")]


def test_the_example_of_the_rulebook() -> None:
    # Ulrich and Siana take stories, Red an Opal Moon; the tile of Moon, who sleeps, leaves the
    # game; Nostromo has no disc on top.
    table = campfire(
        {
            0: ["ulrich"],
            1: ["nomad", "nostromo"],
            2: ["nomad", "siana"],
            4: ["nomad", "red"],
            5: ["nomad", "moon"],
        },
        seats=4,
        adventurers=("siana", "ulrich", "red", "nostromo"),
        active=1,
        tops={1: "B", 2: "C", 4: "opal", 5: "D"},
    )
    do(table, move(0))
    assert [tiles(table, seat) for seat in range(4)] == [{"C": 1}, {"B": 1}, {}, {}]
    position = table.position()
    assert position["chart"] == {"opal": 1}
    assert position["height"] == [5, 4, 4, 5, 4, 4, 5, 5]
    assert told_of(table, "tile_discarded") == [
        {"event": "tile_discarded", "seat": 1, "stack": 5, "tile": "D"}
    ]


# Who listens


def test_everybody_listens_after_a_move() -> None:
    table = campfire(
        {0: ["moon"], 3: ["nomad", "siana"], 5: ["nomad", "red"]},
        tops={1: "B", 3: "C", 5: "D"},
    )
    do(table, move(0))
    assert [tiles(table, seat) for seat in range(3)] == [{"B": 1}, {"C": 1}, {"D": 1}]
    for seat in everybody(table):
        assert {"event": "tile_taken", "seat": 2, "stack": 5, "tile": "D"} in told(table, seat)


def test_nobody_listens_after_writing() -> None:
    table = campfire(
        {0: ["moon"], 3: ["nomad", "siana"], 5: ["nomad", "ulrich"]}, tiles={0: {"A": 2}}
    )
    do(table, legend("A", 2))
    assert heights(table) == [5] * 8
    assert (kind(table), decider(table)) == ("turn", 1)


@pytest.mark.parametrize(("active", "space"), [(0, 7), (1, 5), (2, 3), (3, 1)])
def test_the_active_player_takes_first_then_the_others_clockwise(active: int, space: int) -> None:
    table = campfire(
        {7: ["nostromo"], 5: ["moon"], 3: ["siana"], 1: ["ulrich"]},
        seats=4,
        adventurers=("nostromo", "moon", "siana", "ulrich"),
        active=active,
    )
    do(table, move(space, "ccw"))
    if active == 2:
        do(table, DROP)
    assert [seat for seat, _, _ in taken(table)] == [(active + i) % 4 for i in range(4)]


def test_one_player_takes_everything_before_the_next_one_does() -> None:
    table = campfire(
        {0: ["moon"], 2: ["siana"], 3: ["moon"], 4: ["red"], 5: ["siana"], 7: ["red"]},
        lys=6,
    )
    do(table, move(0))
    assert taken(table) == [
        (0, 1, "A"),
        (0, 3, "A"),
        (1, 2, "A"),
        (1, 5, "A"),
        (2, 4, "A"),
        (2, 7, "A"),
    ]


def test_two_tiles_come_from_two_stacks() -> None:
    table = campfire({0: ["moon"], 3: ["nomad", "moon"]}, tops={1: "B", 3: "C"})
    do(table, move(0))
    assert tiles(table, 0) == {"B": 1, "C": 1}


def test_nobody_may_refuse_a_tile() -> None:
    table = campfire({0: ["moon"], 3: ["siana"]}, tiles={1: {"F": 5, "G": 5}})
    assert refused(table, PASS) == "NO-5"
    do(table, move(0))
    assert tiles(table, 1) == {"A": 1, "F": 5, "G": 5}
    assert (kind(table), decider(table)) == ("turn", 1)


@pytest.mark.parametrize("stack", range(8))
def test_every_stack_is_heard_not_only_where_discs_fell(stack: int) -> None:
    origin, there, rest = ((stack + steps) % 8 for steps in (3, 4, 6))
    table = campfire({stack: ["siana"], origin: ["moon"]}, rest=rest, lys=rest)
    do(table, move(origin))
    assert taken(table) == [(0, there, "A"), (1, stack, "A")]


def test_every_stack_is_heard_again_after_the_next_move() -> None:
    table = campfire({0: ["siana"], 1: ["moon"], 4: ["siana"], 7: ["red"]}, rest=6, lys=6)
    do(table, move(1))
    assert taken(table) == [(0, 2, "A"), (1, 0, "A"), (1, 4, "A"), (2, 7, "A")]
    do(table, move(4), DROP)
    assert taken(table)[4:] == [(1, 0, "A"), (1, 5, "A"), (2, 7, "A"), (0, 2, "A")]


def test_each_stack_gives_one_tile_a_turn() -> None:
    table = campfire({0: ["moon"], 3: ["siana", "siana"], 5: ["red", "red"]})
    do(table, move(0))
    assert heights(table) == [5, 4, 5, 4, 5, 4, 5, 5]


def test_only_the_uppermost_disc_counts() -> None:
    table = campfire({0: ["moon"], 3: ["siana", "nomad"], 4: ["siana", "red"]})
    do(table, move(0))
    assert (tiles(table, 1), tiles(table, 2)) == ({}, {"A": 1})


def test_who_has_no_disc_uppermost_takes_nothing() -> None:
    table = campfire({0: ["moon", "nomad"], 3: ["siana", "red"], 4: ["siana", "nomad"]})
    do(table, move(0))
    assert tiles(table, 1) == {}
    assert [seat for seat, _, _ in taken(table)] == [0, 2]


def test_even_the_active_player_may_take_nothing() -> None:
    table = campfire({0: ["ulrich", "nomad"], 4: ["siana"]}, adventurers=("ulrich", "siana", "red"))
    do(table, move(0), DOUBLE)
    assert taken(table) == [(1, 4, "A")]


# What is taken


@pytest.mark.parametrize("tile", ["A", "B", "C", "D", "E", "F", "G", "wild"])
def test_a_story_or_wild_tile_lies_in_front_of_who_took_it(tile: str) -> None:
    table = campfire({0: ["moon"]}, tops={1: tile}, tiles={0: {"B": 1}})
    box = table.position()["box"]
    do(table, move(0))
    expected = {"B": 1}
    expected[tile] = expected.get(tile, 0) + 1
    assert tiles(table, 0) == expected
    assert table.view(1)["tiles"][0] == {"size": 2, "cards": expected}
    assert table.position()["box"] == box
    assert table.position()["chart"] == {}


@pytest.mark.parametrize("seat", range(3))
def test_an_opal_moon_goes_on_the_moon_chart(seat: int) -> None:
    disc = ("moon", "siana", "red")[seat]
    table = campfire({0: ["moon"], 3: ["nomad", disc]}, tops={1: "B", 3: "opal"}, chart=2)
    do(table, move(0))
    assert tiles(table, seat) == ({"B": 1} if seat == 0 else {})
    assert table.position()["chart"] == {"opal": 3}
    for who in everybody(table):
        assert {"event": "moon_risen", "seat": 0, "stack": 3, "count": 3} in told(table, who)


def test_an_empty_stack_gives_nothing() -> None:
    table = campfire({0: ["moon"], 3: ["ulrich"], 4: ["siana"]}, heights={1: 0, 3: 0, 4: 0})
    do(table, move(0))
    assert [tiles(table, seat) for seat in range(3)] == [{}, {}, {}]
    assert heights(table) == [5, 0, 5, 0, 0, 5, 5, 5]
    assert told_of(table, "tile_discarded") == []


def test_the_last_tile_of_a_stack_is_taken_like_any_other() -> None:
    table = campfire({0: ["moon"]}, heights={1: 1}, tops={1: "C"})
    do(table, move(0))
    assert tiles(table, 0) == {"C": 1}
    position = table.position()
    assert (position["height"][1], position["top"][1]) == (0, None)
    assert told_of(table, "tile_revealed") == []


# Unplayed Adventurers


@pytest.mark.parametrize("tile", ["C", "wild"])
def test_where_somebody_asleep_is_uppermost_the_active_player_removes_the_tile(tile: str) -> None:
    table = campfire(
        {0: ["nomad", "siana"], 4: ["nomad", "ulrich"]}, active=1, tops={4: tile}, lys=3
    )
    box = table.position()["box"]
    do(table, move(0), DROP, DROP)
    assert table.position()["box"] == {**box, tile: box.get(tile, 0) + 1}
    assert heights(table)[4] == 4
    removed = {"event": "tile_discarded", "seat": 1, "stack": 4, "tile": tile}
    assert told_of(table, "tile_discarded") == [removed]
    for seat in everybody(table):
        assert removed in told(table, seat)
    assert [tiles(table, seat).get(tile, 0) for seat in range(3)] == [0, 0, 0]


def test_an_opal_moon_before_somebody_asleep_goes_on_the_moon_chart() -> None:
    table = campfire({0: ["moon"], 4: ["nomad", "nostromo"]}, tops={4: "opal"})
    box = table.position()["box"]
    do(table, move(0))
    assert table.position()["chart"] == {"opal": 1}
    assert table.position()["box"] == box
    assert told_of(table, "moon_risen") == [
        {"event": "moon_risen", "seat": 0, "stack": 4, "count": 1}
    ]
    assert told_of(table, "tile_discarded") == []


def test_every_unplayed_adventurer_costs_the_stack_one_tile() -> None:
    table = campfire({0: ["moon"], 2: ["ulrich"], 3: ["nostromo"], 4: ["ulrich"]})
    do(table, move(0))
    assert heights(table) == [5, 4, 4, 4, 4, 5, 5, 5]
    assert [e["stack"] for e in told_of(table, "tile_discarded")] == [2, 3, 4]


def test_tiles_are_removed_while_the_active_player_listens_before_the_others() -> None:
    table = campfire({0: ["moon"], 2: ["siana"], 3: ["ulrich"], 4: ["moon"]})
    do(table, move(0))
    listened = [e for e in told(table, None) if e["event"] in ("tile_taken", "tile_discarded")]
    assert [(e["event"], e["stack"]) for e in listened] == [
        ("tile_taken", 1),
        ("tile_discarded", 3),
        ("tile_taken", 4),
        ("tile_taken", 2),
    ]


# Where nothing happens


def test_where_a_nomad_is_uppermost_the_tile_stays() -> None:
    table = campfire({0: ["moon"], 3: ["siana", "red", "nomad"]}, tops={3: "C"})
    do(table, move(0))
    position = table.position()
    assert (position["height"][3], position["top"][3]) == (5, "C")
    assert heights(table) == [5, 4, 5, 5, 5, 5, 5, 5]


def test_where_no_disc_lies_the_tile_stays() -> None:
    table = campfire({0: ["moon"], 3: []}, tops={0: "C", 3: "D"})
    do(table, move(0))
    assert piles(table)[0] == piles(table)[3] == []
    assert heights(table) == [5, 4, 5, 5, 5, 5, 5, 5]
    assert table.position()["top"][0] == "C"


# A new top tile


def test_everybody_sees_the_next_tile_before_the_listening_goes_on() -> None:
    table = campfire({0: ["moon"], 3: ["siana"]}, tops={1: "B", 3: "C"}, reveals=["F", "G"])
    do(table, move(0))
    for seat in everybody(table):
        assert told(table, seat)[2:6] == [
            {"event": "tile_taken", "seat": 0, "stack": 1, "tile": "B"},
            {"event": "tile_revealed", "stack": 1, "tile": "F"},
            {"event": "tile_taken", "seat": 1, "stack": 3, "tile": "C"},
            {"event": "tile_revealed", "stack": 3, "tile": "G"},
        ]
        assert table.view(seat)["top"] == ["A", "F", "A", "G", "A", "A", "A", "A"]


def test_everybody_sees_the_next_tile_before_red_lifts_a_disc() -> None:
    table = campfire({0: ["red", "nomad"]}, active=2, lys=2, tops={5: "C"}, reveals=["G"])
    do(table, move(0), target(5))
    assert kind(table) == "red_lift"
    for seat in everybody(table):
        assert table.view(seat)["top"][5] == "G"
    do(table, NO_LIFT)
    assert decider(table) == 0


def test_any_tile_that_is_left_may_be_the_next() -> None:
    script = Script()
    table = begin(2, script=script, setup="quick")
    while len(told_of(table, "turn_begun")) < 6:
        table.choose(0)
    seen = Counter[str]()
    reveals = [outcomes for node, outcomes in script.nodes if node == "reveal"]
    assert len(reveals) > 14
    for outcomes in reveals:
        assert outcomes == Counter({**dict.fromkeys(STORIES, 14), "opal": 12, "wild": 2}) - seen
        seen[next(iter(outcomes))] += 1
