"""Rules, "Intermediate Scoring"; rulings NO-24 to NO-29, with both readings of `eight_moons` and of
`tie_for_first`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    DROP,
    STORIES,
    Tiles,
    campfire,
    desk,
    legend,
    move,
    song,
    target,
    tiles,
    told_of,
)
from tests.games.script import actions, decider, do, everybody, told

CREW = ("moon", "siana", "red", "ulrich", "nostromo")
VALUES = {"A2": 3, "B3": 4, "C3": 4}  # of the Legend cards that are used here
SEAT_0_WON = {"captain": 0, "last": 2, "scores": [20, 10, 5], "ranking": [[0], [1], [2]]}
MOVE = move(0)  # with which Opal Moons rise here


def dusk(
    *each: Tiles,
    chart: int = 3,
    rising: int = 1,
    legends: Mapping[str, int] | None = None,
    discs: Mapping[int, Sequence[str]] | None = None,
    tops: Mapping[int, str] | None = None,
    **setting: Any,
) -> ct.Table:
    """Moon, in seat 0, can move her disc from space 0 to space 1, and so many Opal Moons rise then:
    one for her, the others before discs that lie on top already. Everybody has these tiles, and
    nothing was ever discarded."""
    gone = chart + sum(sum(row.values()) for row in each)
    gone += -sum(row.get("opal", 0) for row in each) % 4
    gone += sum(VALUES[card] for card in legends or {})
    heights = {stack: 14 - (gone + stack) // 8 for stack in range(8)}
    others = ("siana", "siana", "red", "red", "ulrich")
    listening = {space: ["nomad", disc] for space, disc in enumerate(others[: rising - 1], 2)}
    setting = {"adventurers": CREW, **setting}
    return campfire(
        {0: ["moon"], **listening, **(discs or {})},
        rest=7,
        seats=len(each),
        tops={**dict.fromkeys(range(1, rising + 1), "opal"), **(tops or {})},
        heights=heights,
        tiles=dict(enumerate(each)),
        legends=legends,
        chart=chart,
        **setting,
    )


def four_wait(mine: Tiles, second: Tiles, third: Tiles, chart: int = 4, **setting: Any) -> ct.Table:
    """Of eight Opal Moons or more, four were scored: one for seat 1, three for seat 2. The others
    wait for the end of this turn, in which seat 0 may write."""
    each = (mine, {**second, "opal": 1}, {**third, "opal": 3})
    return desk(*each, chart=chart, eight_moons="next_turn", **setting)


def moons(table: ct.Table) -> list[int]:
    """How many Opal Moons everybody has won."""
    return [row.get("opal", 0) for row in table.position()["tiles"]]


def on_chart(table: ct.Table) -> int:
    """How many Opal Moons are on the Moon chart."""
    count: int = table.position()["chart"].get("opal", 0)
    return count


def lost(table: ct.Table) -> int:
    """How many Opal Moons are out of the game."""
    count: int = table.position()["box"].get("opal", 0)
    return count


def scores(table: ct.Table) -> list[int]:
    """Everybody's score in the last scoring, as all were told."""
    told_last = told_of(table, "score_counted")[-table.position()["seats"] :]
    assert [e["seat"] for e in told_last] == list(range(len(told_last)))
    return [e["count"] for e in told_last]


# The example of the rulebook


def test_with_5_2_and_minus_7_points_ulrich_takes_three_moons_and_red_one() -> None:
    table = dusk(
        {"F": 1, "G": 1},
        {"E": 2},
        {"D": 3, "E": 1, "F": 2, "wild": 1},
        adventurers=("ulrich", "red", "siana"),
        discs={0: ["ulrich"]},
        legends={"A2": 0, "B3": 0, "C3": 1},
    )
    do(table, MOVE)
    assert scores(table) == [3 + 4 - 2, 4 - 2, -7]
    assert moons(table) == [3, 1, 0]
    assert (on_chart(table), lost(table)) == (0, 0)


def test_everybody_is_told_how_everybody_really_stands() -> None:
    """Not what is written on cards alone: less the tiles that are kept (NO-26), as it would be
    compared now; and with Opal Moons, as it would count in the end (NO-32)."""
    table = dusk(
        {"F": 1, "G": 1, "opal": 3},
        {"E": 2, "opal": 1},
        {"D": 3, "E": 1, "F": 2, "wild": 1},
        adventurers=("ulrich", "red", "siana"),
        discs={0: ["ulrich"]},
        legends={"A2": 0, "B3": 0, "C3": 1},
    )
    standing = table.facts()["standing"]
    assert [seat["now"] for seat in standing] == [3 + 4 - 2, 4 - 2, -7]
    assert [seat["in_the_end"] for seat in standing] == [5 + 3, 2 + 1, -7]
    do(table, MOVE)
    assert scores(table) == [seat["now"] for seat in standing]


# When a turn ends with 4 Opal Moons on the chart


@pytest.mark.parametrize("chart", [0, 1, 2])
def test_fewer_than_four_opal_moons_wait_on_the_chart(chart: int) -> None:
    table = dusk({}, {"B": 1}, {"B": 2}, chart=chart)
    do(table, MOVE)
    assert on_chart(table) == chart + 1
    assert told_of(table, "scoring_begun") == []
    assert moons(table) == [0, 0, 0]


def test_the_fourth_opal_moon_brings_a_scoring() -> None:
    table = dusk({}, {"B": 1}, {"B": 2})
    do(table, MOVE)
    assert told_of(table, "scoring_begun") == [{"event": "scoring_begun"}]
    assert moons(table) == [3, 1, 0]
    assert on_chart(table) == 0


@pytest.mark.parametrize("rising", [1, 2, 3, 4])
def test_opal_moons_beyond_the_fourth_return_to_the_chart(rising: int) -> None:
    table = dusk({}, {"B": 1}, {"B": 2}, rising=rising)
    do(table, MOVE)
    assert moons(table) == [3, 1, 0]
    assert on_chart(table) == rising - 1
    assert len(told_of(table, "scoring_begun")) == 1


def test_a_scoring_waits_for_the_end_of_the_turn() -> None:
    """Moon sends Lys to the fourth Opal Moon; all listen before anything is counted."""
    table = dusk(
        {},
        {},
        {"B": 2},
        lys=1,
        tops={1: "C", 2: "opal"},
        discs={4: ["nomad", "siana"], 5: ["nomad", "red"]},
    )
    do(table, MOVE, target(2))
    names = [e["event"] for e in told(table, None) if e["event"] != "tile_revealed"]
    assert names[2:8] == [
        *["lys_moved", "moon_risen", "tile_taken", "tile_taken", "tile_taken"],
        "scoring_begun",
    ]
    assert scores(table) == [-1, -1, -3]


def test_tiles_taken_in_the_same_turn_count_already() -> None:
    table = dusk({}, {}, {}, discs={3: ["nomad", "siana"], 4: ["nomad", "siana"]})
    do(table, MOVE)
    assert tiles(table, 1) == {"A": 2}
    assert scores(table) == [0, -2, 0]


def test_a_scoring_comes_before_the_next_turn() -> None:
    table = dusk({}, {"B": 1}, {"B": 2})
    do(table, MOVE)
    names = [e["event"] for e in told(table, None)]
    assert names.index("scoring_begun") < names.index("turn_begun")
    assert names[-1] == "turn_begun"
    assert decider(table) == 1


def test_a_turn_of_writing_ends_with_a_look_at_the_chart_too() -> None:
    """Where the next four of eight Opal Moons wait for the next turn, that may be one."""
    table = four_wait({"A": 2}, {"B": 1}, {"B": 2}, chart=5)
    do(table, legend("A", 2))
    assert scores(table) == [2, -1, -2]
    assert moons(table) == [3, 1 + 1, 3]
    assert on_chart(table) == 1


def test_after_a_turn_of_writing_fewer_than_four_opal_moons_wait() -> None:
    table = desk({"A": 2}, {"B": 1}, {"B": 2}, chart=3)
    do(table, legend("A", 2))
    assert on_chart(table) == 3
    assert told_of(table, "scoring_begun") == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_two_or_three_scorings_that_give_out_four_opal_moons_each(seats: int) -> None:
    for seed in range(4):
        table = ct.Table("nomads", seats=seats, seed=seed, options={"setup": "quick"})
        chooser = ct.player("random", seed)
        while decision := table.decision:
            table.choose(chooser.choose(table.view(decision.seat)))
        scorings = len(told_of(table, "scoring_begun"))
        assert scorings in (2, 3)
        given = told_of(table, "moons_won") + told_of(table, "moons_lost")
        assert sum(e["count"] for e in given) == 4 * scorings
        won: Counter[int] = Counter()
        for e in told_of(table, "moons_won"):
            won[e["seat"]] += e["count"]
        assert moons(table) == [won[p] for p in range(seats)]


# Add the points from your Song and Legend cards; subtract one point for each Story or Wild tile


def test_songs_and_legends_count_in_a_scoring() -> None:
    table = four_wait(
        {"A": 2}, {"G": 1}, {}, songs={1: 1, 4: 2}, legends={"B1": 1, "E4": 1, "F1": 2}
    )
    do(table, legend("A", 2))
    assert scores(table) == [2, 3 + 2 + 6 - 1, 9 + 3]


def test_a_song_written_in_this_turn_counts() -> None:
    table = four_wait(dict.fromkeys("ABCDEF", 1), {"G": 1}, {})
    do(table, song(6))
    assert scores(table) == [7, -1, 0]


@pytest.mark.parametrize("tile", STORIES)
def test_each_story_tile_takes_a_point_off(tile: str) -> None:
    table = dusk({}, {tile: 1}, {tile: 2})
    do(table, MOVE)
    assert scores(table) == [0, -1, -2]


def test_each_wild_tile_takes_a_point_off() -> None:
    table = dusk({"wild": 2}, {"B": 1}, {})
    do(table, MOVE)
    assert scores(table) == [-2, -1, 0]


def test_a_coin_that_is_not_spent_takes_a_point_off() -> None:
    table = dusk({"coin": 1}, {"A": 3}, {}, after=SEAT_0_WON)
    do(table, MOVE)
    assert scores(table) == [-1, -3, 0]
    assert moons(table) == [1, 0, 3]


def test_a_score_below_zero_can_be_the_best() -> None:
    table = dusk({"A": 4}, {"B": 3}, {"C": 5})
    do(table, MOVE)
    assert scores(table) == [-4, -3, -5]
    assert moons(table) == [1, 3, 0]


def test_opal_moons_won_before_do_not_count() -> None:
    table = dusk({"B": 2, "opal": 3}, {"B": 1, "opal": 1}, {"C": 1, "D": 2})
    do(table, MOVE)
    assert scores(table) == [-2, -1, -3]
    assert moons(table) == [3 + 1, 1 + 3, 0]


def test_opal_moons_do_not_break_a_tie() -> None:
    table = dusk({"B": 1, "opal": 3}, {"B": 1, "opal": 1}, {"C": 1, "D": 2})
    do(table, MOVE)
    assert scores(table) == [-1, -1, -3]
    assert moons(table) == [3 + 2, 1 + 2, 0]


def test_opal_moons_are_kept_apart_until_the_end() -> None:
    """They lie with their owner, who can do nothing with them."""
    table = dusk({}, {"C": 1}, {"D": 1, "E": 1})
    do(table, MOVE)
    assert tiles(table, 0) == {"opal": 3}
    assert tiles(table, 1) == {"C": 1, "opal": 1}
    assert {action["do"] for action in actions(table)} == {"move"}


# First place and second place


@pytest.mark.parametrize("held", list(permutations([0, 1, 4])))
def test_first_place_earns_three_opal_moons_and_second_place_one(held: tuple[int, ...]) -> None:
    """Whoever moved, and wherever they sit."""
    table = dusk(*({"B": count} for count in held))
    do(table, MOVE)
    assert scores(table) == [-count for count in held]
    assert moons(table) == [{0: 3, 1: 1, 4: 0}[count] for count in held]
    won = {e["seat"]: e["count"] for e in told_of(table, "moons_won")}
    assert won == {held.index(0): 3, held.index(1): 1}
    assert told_of(table, "moons_lost") == []


def test_second_place_may_be_below_zero_while_the_first_is_above() -> None:
    table = dusk({"B": 3}, {"B": 1}, {"C": 2}, legends={"A2": 1})
    do(table, MOVE)
    assert scores(table) == [-3, 2, -2]
    assert moons(table) == [0, 3, 1]


def test_everybody_is_told_the_scores_and_who_wins_what() -> None:
    table = dusk({"B": 2}, {"B": 1}, {"C": 2})
    do(table, MOVE)
    for seat in everybody(table):
        events = told(table, seat)
        begun = events.index({"event": "scoring_begun"})
        assert events[begun:] == [
            {"event": "scoring_begun"},
            {"event": "score_counted", "seat": 0, "count": -2},
            {"event": "score_counted", "seat": 1, "count": -1},
            {"event": "score_counted", "seat": 2, "count": -2},
            {"event": "moons_won", "seat": 1, "count": 3},
            {"event": "moons_lost", "count": 1},
            {"event": "turn_begun", "seat": 1},
        ]


# Ties: how many tiles everybody has, and so how many Opal Moons they get where those who are tied
# for first share all four, and where they share three


TIES = [
    # Two players
    ((0, 1), (3, 1), (3, 1)),
    ((1, 0), (1, 3), (1, 3)),
    ((1, 1), (2, 2), (1, 1)),
    # A tie for first place
    ((1, 1, 2), (2, 2, 0), (1, 1, 1)),
    ((2, 1, 1), (0, 2, 2), (1, 1, 1)),
    ((1, 2, 1), (2, 0, 2), (1, 1, 1)),
    ((1, 1, 1), (1, 1, 1), (1, 1, 1)),
    ((1, 1, 1, 3), (1, 1, 1, 0), (1, 1, 1, 1)),
    ((3, 1, 1, 2), (0, 2, 2, 0), (0, 1, 1, 1)),
    ((1, 1, 1, 1), (1, 1, 1, 1), (0, 0, 0, 0)),
    ((2, 1, 1, 1, 3), (0, 1, 1, 1, 0), (1, 1, 1, 1, 0)),
    ((1, 1, 1, 2, 1), (1, 1, 1, 0, 1), (0, 0, 0, 1, 0)),
    ((1, 1, 1, 1, 1), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    # A tie for second place
    ((1, 2, 2), (3, 0, 0), (3, 0, 0)),
    ((2, 1, 2), (0, 3, 0), (0, 3, 0)),
    ((2, 2, 1), (0, 0, 3), (0, 0, 3)),
    ((2, 1, 2, 3), (0, 3, 0, 0), (0, 3, 0, 0)),
    ((3, 1, 2, 3), (0, 3, 1, 0), (0, 3, 1, 0)),
    ((2, 2, 2, 2, 1), (0, 0, 0, 0, 3), (0, 0, 0, 0, 3)),
    # Both
    ((1, 1, 2, 2), (2, 2, 0, 0), (1, 1, 0, 0)),
    ((2, 1, 2, 1, 3), (0, 2, 0, 2, 0), (0, 1, 0, 1, 0)),
]


def check_shares(held: tuple[int, ...], expected: tuple[int, ...], reading: str) -> None:
    """Those who have so many tiles get so many Opal Moons; the rest of the four is out."""
    table = dusk(*({"B": count} for count in held), tie_for_first=reading)
    do(table, MOVE)
    assert tuple(moons(table)) == expected
    assert (on_chart(table), lost(table)) == (0, 4 - sum(expected))
    won = {e["seat"]: e["count"] for e in told_of(table, "moons_won")}
    assert won == {p: count for p, count in enumerate(expected) if count}
    gone = [e["count"] for e in told_of(table, "moons_lost")]
    assert gone == ([4 - sum(expected)] if sum(expected) < 4 else [])


@pytest.mark.parametrize(("held", "expected"), [(held, four) for held, four, _ in TIES])
def test_those_tied_for_first_share_all_four_opal_moons(
    held: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    check_shares(held, expected, "share_four")


@pytest.mark.parametrize(("held", "expected"), [(held, three) for held, _, three in TIES])
def test_or_those_tied_for_first_share_three_and_the_next_gets_the_fourth(
    held: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    check_shares(held, expected, "share_three")


def test_those_tied_for_first_share_all_four_unless_the_table_says_otherwise() -> None:
    table = dusk({"B": 1}, {"B": 1}, {"B": 2})
    do(table, MOVE)
    assert table.position()["options"]["tie_for_first"] == "share_four"
    assert moons(table) == [2, 2, 0]


@pytest.mark.parametrize("reading", ["share_four", "share_three"])
def test_a_tie_for_second_place_costs_everybody_that_opal_moon(reading: str) -> None:
    table = dusk({"B": 2}, {"B": 1}, {"C": 2}, tie_for_first=reading)
    do(table, MOVE)
    assert moons(table) == [0, 3, 0]
    assert lost(table) == 1


@pytest.mark.parametrize("reading", ["share_four", "share_three"])
def test_of_two_players_the_first_gets_three_opal_moons_and_the_second_one(reading: str) -> None:
    table = dusk({"B": 2}, {"B": 1}, tie_for_first=reading)
    do(table, MOVE)
    assert moons(table) == [1, 3]


@pytest.mark.parametrize(("reading", "each"), [("share_four", 2), ("share_three", 1)])
def test_two_players_who_are_tied_get_equal_shares(reading: str, each: int) -> None:
    table = dusk({"B": 2}, {"C": 2}, tie_for_first=reading)
    do(table, MOVE)
    assert moons(table) == [each, each]
    assert lost(table) == 4 - 2 * each


# Eight Opal Moons


def eight(reading: str, rising: int = 5) -> ct.Table:
    """Three Opal Moons are on the chart, and at the end of this turn five more, or six."""
    table = dusk({}, {"B": 1}, {"B": 2}, rising=rising, eight_moons=reading)
    do(table, MOVE)
    return table


def test_with_eight_opal_moons_two_scorings_follow_one_another_at_once() -> None:
    table = eight("at_once")
    assert len(told_of(table, "scoring_begun")) == 2
    assert moons(table) == [6, 2, 0]
    assert on_chart(table) == 0
    assert decider(table) == 1


def test_the_ninth_opal_moon_returns_to_the_chart() -> None:
    table = eight("at_once", rising=6)
    assert len(told_of(table, "scoring_begun")) == 2
    assert moons(table) == [6, 2, 0]
    assert on_chart(table) == 1


def test_or_the_next_four_of_eight_opal_moons_wait_for_the_end_of_the_next_turn() -> None:
    table = eight("next_turn")
    assert len(told_of(table, "scoring_begun")) == 1
    assert moons(table) == [3, 1, 0]
    assert on_chart(table) == 4
    do(table, move(2), DROP, DROP)
    assert len(told_of(table, "scoring_begun")) == 2
    assert scores(table) == [-1, -2, -3]
    assert moons(table) == [6, 2, 0]
    assert on_chart(table) == 0


def test_two_scorings_follow_at_once_unless_the_table_says_otherwise() -> None:
    table = dusk({}, {"B": 1}, {"B": 2}, rising=5)
    do(table, MOVE)
    assert table.position()["options"]["eight_moons"] == "at_once"
    assert on_chart(table) == 0


@pytest.mark.parametrize("reading", ["at_once", "next_turn"])
def test_with_seven_opal_moons_there_is_one_scoring_in_either_reading(reading: str) -> None:
    table = eight(reading, rising=4)
    assert len(told_of(table, "scoring_begun")) == 1
    assert on_chart(table) == 3
