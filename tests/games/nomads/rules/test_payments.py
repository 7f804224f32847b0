"""Rules, "Legends", the note on Wild tiles; rulings NO-20 to NO-23 and NO-L1: what can be paid, and
what is asked where there are several ways."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    PASS,
    STORIES,
    desk,
    legend,
    move,
    pay,
    song,
    tiles,
    told_of,
)
from tests.games.script import Action, actions, decider, do, kind, refused

SHORT_SONGS = {
    "legends": {story: [1, 2, 3, 9] for story in STORIES},
    "songs": [{"need": need, "points": 2 * need} for need in (1, 2, 3, 7)],
}
SEAT_0_WON = {"captain": 0, "last": 2, "scores": [20, 10, 5], "ranking": [[0], [1], [2]]}


def same(ways: list[Action], *expected: Action) -> bool:
    """Whether these are the actions, in whatever order, none of them twice."""
    return sorted(map(str, ways)) == sorted(map(str, expected))


def paid(table: ct.Table) -> dict[str, Any]:
    """How the last card was paid for, as everybody was told."""
    last = told_of(table, "tiles_paid")[-1]
    assert last["seat"] == 0
    return {"wilds": last["wilds"], "count": last["count"]}


# Wild tiles can replace any Story tile


@pytest.mark.parametrize("story", STORIES)
def test_a_wild_tile_stands_in_for_a_story_of_any_legend(story: str) -> None:
    value = 2 if story in "ABCD" else 3
    table = desk({story: value - 1, "wild": 1})
    do(table, legend(story, value))
    assert tiles(table, 0) == {}
    assert paid(table) == {"wilds": 1, "count": value - 1}


@pytest.mark.parametrize("missing", "ABCD")
def test_a_wild_tile_stands_in_for_any_story_that_a_song_lacks(missing: str) -> None:
    table = desk({**{story: 1 for story in "ABCD" if story != missing}, "wild": 1})
    do(table, song(4))
    assert tiles(table, 0) == {}
    assert table.position()["song_of"] == [0, None, None, None]
    assert paid(table) == {"wilds": 1, "count": 3}


def test_two_wild_tiles_stand_in_for_two_stories() -> None:
    table = desk({"A": 1, "B": 1, "wild": 2})
    do(table, song(4))
    assert tiles(table, 0) == {}
    table = desk({"G": 1, "wild": 2})
    do(table, legend("G", 3))
    assert tiles(table, 0) == {}
    assert paid(table) == {"wilds": 2, "count": 1}


def test_a_wild_tile_helps_to_improve_a_legend() -> None:
    table = desk({"A": 1, "wild": 1}, legends={"A1": 0})
    do(table, legend("A", 4))
    assert tiles(table, 0) == {}
    assert table.position()["legend_of"][:4] == [None, None, 0, None]


def test_a_wild_tile_is_one_tile_and_no_more() -> None:
    table = desk({"A": 1, "B": 1, "wild": 1})
    assert {a["do"] for a in actions(table)} == {"move", "legend"}
    assert refused(table, song(4)) == "NO-R60"
    assert refused(table, legend("A", 3)) == "NO-R64"
    assert refused(table, legend("E", 3)) == "NO-R64"


# Paying with Wild tiles alone


def test_wild_tiles_alone_write_a_legend() -> None:
    table = desk({"B": 1, "wild": 2})
    do(table, legend("A", 2))
    assert tiles(table, 0) == {"B": 1}
    assert paid(table) == {"wilds": 2, "count": 0}


def test_wild_tiles_alone_improve_a_legend() -> None:
    table = desk({"wild": 2}, legends={"E1": 0})
    do(table, legend("E", 4))
    assert tiles(table, 0) == {"wild": 1}
    assert paid(table) == {"wilds": 1, "count": 0}


@pytest.mark.parametrize("need", [1, 2])
def test_wild_tiles_alone_write_a_song(need: int) -> None:
    table = desk({"wild": 2}, values=SHORT_SONGS)
    do(table, song(need))
    assert tiles(table, 0) == ({"wild": 1} if need == 1 else {})
    assert paid(table) == {"wilds": need, "count": 0}


# Where there is one way to pay, nobody is asked


@pytest.mark.parametrize(
    ("held", "card"),
    [
        ({"A": 1, "B": 1, "C": 1, "D": 1}, song(4)),
        ({"A": 3, "B": 1, "C": 1, "D": 1}, song(4)),
        ({"A": 3, "B": 1, "C": 1, "wild": 1}, song(4)),
        ({"A": 3, "B": 1, "wild": 2}, song(4)),
        ({"A": 2}, legend("A", 2)),
        ({"A": 5}, legend("A", 2)),
        ({"A": 1, "wild": 1}, legend("A", 2)),
        ({"A": 1, "wild": 2}, legend("A", 3)),
        ({"wild": 2}, legend("A", 2)),
        ({"B": 5, "wild": 2}, legend("A", 2)),
    ],
)
def test_the_only_way_to_pay_is_taken(held: dict[str, int], card: Action) -> None:
    table = desk(held)
    do(table, card)
    assert (kind(table), decider(table)) == ("turn", 1)


# Where there are several, the writer says which


def test_a_song_is_paid_with_any_different_tiles() -> None:
    table = desk({"A": 2, "B": 1, "C": 1, "D": 1, "G": 1})
    do(table, song(4))
    assert (kind(table), decider(table)) == ("pay", 0)
    assert same(
        actions(table),
        pay(A=1, B=1, C=1, D=1),
        pay(A=1, B=1, C=1, G=1),
        pay(A=1, B=1, D=1, G=1),
        pay(A=1, C=1, D=1, G=1),
        pay(B=1, C=1, D=1, G=1),
    )
    do(table, pay(A=1, B=1, D=1, G=1))
    assert tiles(table, 0) == {"A": 1, "C": 1}
    assert paid(table) == {"wilds": 0, "count": 4}


def test_a_wild_tile_may_spare_a_story_that_the_writer_has() -> None:
    table = desk({"A": 1, "B": 1, "C": 1, "D": 1, "wild": 1})
    do(table, song(4))
    assert same(
        actions(table),
        pay(A=1, B=1, C=1, D=1),
        pay(wilds=1, A=1, B=1, C=1),
        pay(wilds=1, A=1, B=1, D=1),
        pay(wilds=1, A=1, C=1, D=1),
        pay(wilds=1, B=1, C=1, D=1),
    )
    do(table, pay(wilds=1, A=1, B=1, D=1))
    assert tiles(table, 0) == {"C": 1}
    assert paid(table) == {"wilds": 1, "count": 3}


def test_several_wild_tiles_may_spare_several_stories() -> None:
    table = desk({"A": 1, "B": 1, "C": 1, "wild": 2})
    do(table, song(4))
    assert same(
        actions(table),
        pay(wilds=1, A=1, B=1, C=1),
        pay(wilds=2, A=1, B=1),
        pay(wilds=2, A=1, C=1),
        pay(wilds=2, B=1, C=1),
    )


def test_a_short_song_may_be_paid_with_wild_tiles_alone_though_there_are_others() -> None:
    table = desk({"A": 1, "E": 1, "wild": 2}, values=SHORT_SONGS)
    do(table, song(2))
    assert same(
        actions(table),
        pay(A=1, E=1),
        pay(wilds=1, A=1),
        pay(wilds=1, E=1),
        pay(wilds=2),
    )
    do(table, pay(wilds=2))
    assert tiles(table, 0) == {"A": 1, "E": 1}


def test_a_single_story_of_ones_own_may_be_spared_too() -> None:
    table = desk({"A": 1, "wild": 2}, values=SHORT_SONGS)
    do(table, song(2))
    assert same(actions(table), pay(wilds=1, A=1), pay(wilds=2))
    table = desk({"A": 1, "wild": 2})
    do(table, legend("A", 2))
    assert same(actions(table), pay(wilds=1, A=1), pay(wilds=2))


def test_a_legend_may_be_paid_with_wild_tiles_or_without() -> None:
    ways = {
        0: (pay(C=4), {"C": 1, "wild": 2}),
        1: (pay(wilds=1, C=3), {"C": 2, "wild": 1}),
        2: (pay(wilds=2, C=2), {"C": 3}),
    }
    for wilds, (way, left) in ways.items():
        table = desk({"C": 5, "wild": 2})
        do(table, legend("C", 4))
        assert (kind(table), decider(table)) == ("pay", 0)
        assert same(actions(table), *(way for way, _ in ways.values()))
        do(table, way)
        assert tiles(table, 0) == left
        assert paid(table) == {"wilds": wilds, "count": 4 - wilds}
        assert table.position()["legend_of"][2 * 4 + 2] == 0


def test_a_legend_needs_the_wild_tiles_that_its_writer_lacks_in_stories() -> None:
    table = desk({"A": 2, "wild": 2})
    do(table, legend("A", 3))
    assert same(actions(table), pay(wilds=1, A=2), pay(wilds=2, A=1))
    do(table, pay(wilds=2, A=1))
    assert tiles(table, 0) == {"A": 1}


@pytest.mark.parametrize("story", STORIES)
def test_a_legend_may_be_paid_with_none_one_or_two_of_its_own_stories(story: str) -> None:
    ways = {0: pay(wilds=2), 1: pay(wilds=1, **{story: 1}), 2: pay(**{story: 2})}
    for count, way in ways.items():
        table = desk({story: 2, "wild": 2}, values="even")
        do(table, legend(story, 2))
        assert same(actions(table), *ways.values())
        do(table, way)
        left = {story: 2 - count, "wild": count}
        assert tiles(table, 0) == {tile: n for tile, n in left.items() if n}
        assert told_of(table, "legend_written")[-1]["legend"] == story


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("count", [8, 9])
def test_the_dearest_legend_that_values_can_name_is_paid(story: str, count: int) -> None:
    table = desk({story: 9, "wild": 2}, values=SHORT_SONGS)
    do(table, legend(story, 9))
    do(table, pay(wilds=9 - count, **{story: count}))
    left = {story: 9 - count, "wild": 2 - (9 - count)}
    assert tiles(table, 0) == {tile: n for tile, n in left.items() if n}


@pytest.mark.parametrize("story", STORIES)
def test_the_cheapest_legend_that_values_can_name_is_paid(story: str) -> None:
    table = desk({story: 1, "wild": 1}, values=SHORT_SONGS)
    do(table, legend(story, 1))
    assert same(actions(table), pay(**{story: 1}), pay(wilds=1))
    do(table, pay(**{story: 1}))
    assert tiles(table, 0) == {"wild": 1}
    assert table.position()["legend_of"].index(0) == STORIES.index(story) * 4


def test_an_improvement_may_be_paid_with_wild_tiles_or_without() -> None:
    table = desk({"F": 3, "wild": 1}, legends={"F2": 0})
    do(table, legend("F", 6))
    assert same(actions(table), pay(F=2), pay(wilds=1, F=1))
    do(table, pay(wilds=1, F=1))
    assert tiles(table, 0) == {"F": 2}
    assert table.position()["legend_of"][5 * 4 : 5 * 4 + 4] == [None, None, None, 0]


def test_nothing_else_is_a_payment_for_a_song() -> None:
    table = desk({"A": 2, "B": 1, "C": 1, "D": 1, "wild": 1})
    do(table, song(4))
    for wrong in (
        pay(A=2, B=1, C=1),  # two alike
        pay(A=1, B=1, C=1),  # too few
        pay(wilds=1, A=1, B=1, C=1, D=1),  # too many
        pay(wilds=2, A=1, B=1),  # more wilds than there are
        pay(A=1, B=1, C=1, E=1),  # one that is not there
        pay(),
    ):
        assert refused(table, wrong) == "NO-20"


def test_nothing_else_is_a_payment_for_a_legend() -> None:
    table = desk({"A": 4, "B": 3, "wild": 1})
    do(table, legend("A", 3))
    for wrong in (
        pay(B=3),
        pay(A=2, B=1),
        pay(A=2),
        pay(A=4),
        pay(wilds=1, A=3),
        pay(wilds=2, A=1),
    ):
        assert refused(table, wrong) == "NO-22"


def test_nothing_changes_hands_before_the_writer_has_said_how_to_pay() -> None:
    table = desk({"A": 3, "wild": 1})
    do(table, legend("A", 3))
    assert table.position()["writing"] == "A2"
    assert tiles(table, 0) == {"A": 3, "wild": 1}
    assert table.position()["legend_of"] == [None] * 28
    assert told_of(table, "legend_written") == []
    do(table, pay(A=3))
    assert table.position()["writing"] is None


def test_who_is_paying_does_nothing_else_first() -> None:
    table = desk({"A": 3, "wild": 1})
    do(table, legend("A", 3))
    assert {action["do"] for action in actions(table)} == {"pay"}
    assert refused(table, move(7)) == "NO-R35"
    assert refused(table, legend("A", 2)) == "NO-R57"
    assert refused(table, PASS) == "NO-5"


def test_nobody_pays_without_writing() -> None:
    table = desk({"A": 3, "wild": 1})
    assert refused(table, pay(A=3)) == "NO-R56"


def test_after_paying_the_turn_is_over() -> None:
    table = desk({"A": 5, "B": 5, "wild": 1})
    do(table, legend("A", 3), pay(wilds=1, A=2))
    assert (kind(table), decider(table)) == ("turn", 1)
    assert table.position()["todo"] == []


# The coin of a Lumarathon


def test_a_coin_stands_in_for_a_story() -> None:
    table = desk({"A": 1, "coin": 1}, after=SEAT_0_WON)
    do(table, legend("A", 2))
    assert tiles(table, 0) == {}
    assert table.position()["box"]["coin"] == 5
    assert paid(table) == {"wilds": 1, "count": 1}


def test_a_coin_and_wild_tiles_go_together() -> None:
    table = desk({"A": 1, "coin": 1, "wild": 2}, after=SEAT_0_WON)
    do(table, song(4))
    assert tiles(table, 0) == {}
    assert paid(table) == {"wilds": 3, "count": 1}
    table = desk({"coin": 1, "wild": 2}, after=SEAT_0_WON)
    do(table, legend("E", 3))
    assert tiles(table, 0) == {}
    assert paid(table) == {"wilds": 3, "count": 0}


def test_a_coin_counts_among_the_wilds_of_a_payment_and_is_spent_last() -> None:
    table = desk({"A": 3, "coin": 1, "wild": 2}, after=SEAT_0_WON)
    do(table, legend("A", 4))
    assert same(actions(table), pay(wilds=1, A=3), pay(wilds=2, A=2), pay(wilds=3, A=1))
    do(table, pay(wilds=2, A=2))
    assert tiles(table, 0) == {"A": 1, "coin": 1}


def test_a_coin_may_spare_a_story_in_a_song() -> None:
    table = desk({"A": 1, "B": 1, "C": 1, "D": 1, "coin": 1}, after=SEAT_0_WON)
    do(table, song(4), pay(wilds=1, A=1, B=1, C=1))
    assert tiles(table, 0) == {"D": 1}


def test_nobody_else_can_spend_the_coin() -> None:
    table = desk({"coin": 1}, {"A": 1}, active=1, after=SEAT_0_WON)
    assert {action["do"] for action in actions(table)} == {"move"}
