"""Rules, "End of the Game" and "Final Scoring"; rulings NO-30 to NO-33 and NO-35."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    PASS,
    SINGLE,
    STORIES,
    Tiles,
    campfire,
    desk,
    legend,
    move,
    pay,
    situation,
    song,
    target,
    tiles,
    told_of,
)
from tests.games.script import Action, actions, decider, do, everybody, kind, refused, told

CREW = ("moon", "siana", "ulrich", "red", "nostromo")
TWO_STACKS = {**dict.fromkeys(range(8), 0), 3: 7, 5: 7}
VALUES = {story: (2, 3, 4, 5) if story in "ABCD" else (3, 4, 5, 6) for story in STORIES}
SONG_POINTS = {1: 3, 2: 5, 3: 7, 4: 9}


def low_fire(heights: Mapping[int, int], **setting: Any) -> ct.Table:
    """Only these stacks hold tiles. Moon, in seat 0, can move her disc from space 0 to space 1; her
    other one, Siana's and Ulrich's listen at 2, 3 and 4."""
    discs = {2: ["nomad", "moon"], 3: ["nomad", "siana"], 4: ["nomad", "ulrich"]}
    left = {**dict.fromkeys(range(8), 0), **heights}
    return campfire({0: ["moon"], **discs}, rest=7, adventurers=CREW, heights=left, **setting)


def last_round(*each: Tiles, first_writer: int = 0, **setting: Any) -> ct.Table:
    """The last round begins, with that writer; everybody has these tiles."""
    setting = {"adventurers": CREW, "heights": TWO_STACKS, "tops": {3: "F", 5: "G"}, **setting}
    return situation(
        len(each),
        active=first_writer,
        tiles=dict(enumerate(each)),
        step="last_write",
        closing=len(each),
        **setting,
    )


def ended(*each: Tiles, **setting: Any) -> ct.Table:
    """A game at the end of which nobody wrote a last card."""
    table = last_round(*each, **setting)
    while table.decision:
        do(table, PASS)
    return table


def outcome(table: ct.Table) -> ct.Outcome:
    """The result of a game that is over."""
    assert table.outcome is not None
    return table.outcome


# At the start of a turn, if there are only two or fewer stacks of tiles around the campfire


@pytest.mark.parametrize(
    ("heights", "left"),
    [
        ({1: 1, 5: 7, 6: 7}, 2),
        ({1: 1, 2: 1, 5: 13}, 1),
        ({1: 1, 2: 1, 5: 2, 6: 12}, 2),
    ],
)
def test_with_two_stacks_or_fewer_the_game_ends(heights: dict[int, int], left: int) -> None:
    table = low_fire(heights)
    do(table, move(0))
    assert sum(height > 0 for height in table.position()["height"]) == left
    assert (kind(table), decider(table)) == ("last_write", 1)
    assert told(table, None)[-1] == {"event": "end_begun", "seat": 1}
    assert told_of(table, "turn_begun") == []


def test_the_game_ends_when_the_last_three_stacks_run_out_at_once() -> None:
    table = low_fire(
        {1: 1, 2: 1, 3: 1}, chart=3, tops={1: "opal"}, tiles={0: {"opal": 6}, 1: {"opal": 2}}
    )
    do(table, move(0))
    assert table.position()["height"] == [0] * 8
    assert kind(table) == "last_write"


@pytest.mark.parametrize("heights", [{1: 2, 5: 7, 6: 7}, {1: 1, 5: 7, 6: 7, 7: 1}])
def test_with_three_stacks_the_game_goes_on(heights: dict[int, int]) -> None:
    table = low_fire(heights)
    do(table, move(0))
    assert sum(height > 0 for height in table.position()["height"]) == 3
    assert (kind(table), decider(table)) == ("turn", 1)
    assert told_of(table, "end_begun") == []


def test_the_turn_in_which_the_stacks_run_out_is_played_to_its_end() -> None:
    """Seat 1 and seat 2 still listen when seat 0 has taken the last tile of a stack."""
    table = low_fire({1: 1, 3: 8, 4: 7})
    do(table, move(0))
    assert [tiles(table, p) for p in range(3)] == [{"A": 1}] * 3
    names = [e["event"] for e in told(table, None)]
    assert names[-1] == "end_begun"


def test_the_scoring_of_the_last_turn_comes_before_the_end() -> None:
    table = low_fire({1: 1, 5: 7, 6: 7}, tops={1: "opal"}, chart=3, tiles={1: {"B": 1}})
    do(table, move(0))
    names = [e["event"] for e in told(table, None)]
    assert names.index("scoring_begun") < names.index("moons_won") < names.index("end_begun")
    assert kind(table) == "last_write"
    assert table.position()["chart"] == {}


def test_who_would_have_played_next_does_not_move_any_more() -> None:
    table = low_fire({1: 1, 5: 7, 6: 7})
    do(table, move(0))
    assert actions(table) == [PASS]
    assert refused(table, move(3)) == "NO-31"


# Each player may write one last Song or Legend


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_active_player_on_everybody_may_write_once(seats: int) -> None:
    for first in range(seats):
        table = last_round(*({story: 3} for story in STORIES[:seats]), first_writer=first)
        for turn in range(seats):
            writer = (first + turn) % seats
            assert (kind(table), decider(table)) == ("last_write", writer)
            assert table.position()["closing"] == seats - turn
            do(table, legend(STORIES[writer], 3))
            assert tiles(table, writer) == {}
        assert table.decision is None
        assert table.outcome is not None


def test_a_player_may_pass() -> None:
    table = last_round({"A": 2}, {"B": 2}, {"C": 2})
    do(table, PASS)
    assert told(table, None) == [{"event": "nothing_written", "seat": 0}]
    assert decider(table) == 1
    do(table, legend("B", 2), PASS)
    assert [e["seat"] for e in told_of(table, "nothing_written")] == [0, 2]
    assert outcome(table).scores == [-2, 2, -2]


def test_a_last_card_is_a_song_a_legend_or_an_improvement() -> None:
    four = dict.fromkeys("DEFG", 1)
    table = last_round(four, {"A": 2}, {"B": 1}, legends={"B1": 2})
    assert actions(table) == [PASS, song(4)]
    do(table, song(4))
    assert actions(table) == [PASS, legend("A", 2)]
    do(table, legend("A", 2))
    assert actions(table) == [PASS, legend("B", 3)]
    do(table, legend("B", 3))
    assert outcome(table).scores == [3, 2, 3]


def test_nobody_writes_two_last_cards() -> None:
    table = last_round({"A": 2, "B": 2}, {}, {})
    do(table, legend("A", 2))
    assert decider(table) == 1
    do(table, PASS, PASS)
    assert table.decision is None
    assert tiles(table, 0) == {"B": 2}


def test_a_last_card_is_paid_like_any_other() -> None:
    table = last_round({"A": 2, "wild": 1}, {"A": 3}, {})
    do(table, legend("A", 2))
    assert (kind(table), decider(table)) == ("pay", 0)
    do(table, pay(wilds=1, A=1))
    assert (kind(table), decider(table)) == ("last_write", 1)
    assert tiles(table, 0) == {"A": 1}
    assert refused(table, legend("A", 2)) == "NO-R57"
    assert refused(table, song(4)) == "NO-R60"


def test_a_second_song_is_not_written_at_the_end_either() -> None:
    table = last_round(dict.fromkeys("ABCDE", 1), {}, songs={1: 0})
    assert actions(table) == [PASS]
    assert refused(table, song(5)) == "NO-R62"


def test_a_card_given_back_in_the_last_round_is_there_for_the_next() -> None:
    table = last_round({"A": 1}, {"A": 2}, legends={"A1": 0})
    do(table, legend("A", 3), legend("A", 2))
    assert table.position()["legend_of"][:2] == [1, 0]


@pytest.mark.parametrize("adventurer", CREW)
def test_no_ability_is_used_in_the_last_round_and_lys_stays(adventurer: str) -> None:
    table = last_round({}, {}, adventurers=(adventurer, *(a for a in CREW if a != adventurer)))
    before = table.position()
    assert (kind(table), actions(table)) == ("last_write", [PASS])
    step, lift = {"do": "step", "way": "cw"}, {"do": "lift", "space": 7, "height": 0}
    forbidden: list[Action] = [step, lift, {"do": "skip"}, {"do": "double"}, target(3), move(7)]
    for action in forbidden:
        assert refused(table, action) == "NO-31"
    do(table, PASS, PASS)
    for field in ("pile", "lys", "top", "height", "unseen"):
        assert table.position()[field] == before[field]


@pytest.mark.parametrize(("heights", "asked"), [({3: 1}, "last_write"), ({3: 2}, "moon_step")])
def test_moon_is_asked_for_a_step_only_if_the_game_goes_on(
    heights: dict[int, int], asked: str
) -> None:
    table = low_fire({**heights, 5: 7, 6: 7}, active=2)
    do(table, move(4), SINGLE)
    assert (kind(table), decider(table)) == (asked, 0)


def test_after_the_last_card_the_game_is_over() -> None:
    table = last_round({"A": 1}, {"B": 2})
    do(table, PASS, PASS)
    assert (kind(table), table.position()["step"], table.position()["todo"]) == (None, None, [])
    assert table.position()["closing"] == 0
    assert outcome(table).scores == [-1, -2]
    for seat in everybody(table):
        assert told(table, seat)[-2:] == [
            {"event": "points_scored", "seat": 0, "count": -1},
            {"event": "points_scored", "seat": 1, "count": -2},
        ]
    with pytest.raises(ct.IllegalChoice):
        table.choose(PASS)


# Final scoring


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_legend_scores_its_value(story: str, level: int) -> None:
    table = ended({}, {}, legends={f"{story}{level}": 1})
    value = VALUES[story][level - 1]
    assert outcome(table).scores == [0, value]
    assert outcome(table).breakdown[1]["legends"] == value


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_song_scores_its_points(number: int) -> None:
    table = ended({}, {}, songs={number: 1})
    assert outcome(table).scores == [0, SONG_POINTS[number]]
    assert outcome(table).breakdown[1]["song"] == SONG_POINTS[number]


def test_each_opal_moon_from_a_scoring_is_one_point() -> None:
    table = ended({"opal": 3}, {"opal": 1})
    assert outcome(table).scores == [3, 1]
    assert [row["moons"] for row in outcome(table).breakdown] == [3, 1]


@pytest.mark.parametrize("tile", [*STORIES, "wild"])
def test_each_tile_that_is_left_costs_one_point(tile: str) -> None:
    table = ended({tile: 2}, {})
    assert outcome(table).scores == [-2, 0]
    assert [row["tiles"] for row in outcome(table).breakdown] == [-2, 0]


def test_a_coin_that_is_left_costs_one_point() -> None:
    won = {"captain": 0, "last": 2, "scores": [9, 8, 7], "ranking": [[0], [1], [2]]}
    table = ended({"coin": 1}, {}, {}, after=won)
    assert outcome(table).scores == [-1, 0, 0]


def test_a_whole_evening_is_added_up() -> None:
    table = ended(
        {"A": 1, "opal": 4},
        {"B": 2, "wild": 1},
        {"C": 6, "opal": 4},
        songs={2: 0, 4: 1},
        legends={"A4": 0, "E2": 0, "A1": 1},
    )
    assert outcome(table).breakdown == [
        {"song": 5, "legends": 5 + 4, "moons": 4, "tiles": -1, "total": 17},
        {"song": 9, "legends": 2, "moons": 0, "tiles": -3, "total": 8},
        {"song": 0, "legends": 0, "moons": 4, "tiles": -6, "total": -2},
    ]
    assert outcome(table).scores == [17, 8, -2]
    assert outcome(table).ranking == [[0], [1], [2]]
    assert [e["count"] for e in told_of(table, "points_scored")] == [17, 8, -2]


def test_opal_moons_left_on_the_chart_score_for_nobody() -> None:
    table = ended({"opal": 3}, {"opal": 1}, chart=3)
    assert outcome(table).scores == [3, 1]
    assert table.position()["chart"] == {"opal": 3}


def test_four_opal_moons_that_wait_for_a_next_turn_are_not_scored_if_none_comes() -> None:
    table = last_round({"A": 2, "opal": 3}, {"opal": 1}, chart=4, eight_moons="next_turn")
    do(table, legend("A", 2), PASS)
    assert told_of(table, "scoring_begun") == []
    assert table.position()["chart"] == {"opal": 4}
    assert outcome(table).scores == [2 + 3, 1]


# The player with the most points wins


@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_the_highest_score_wins(best: int) -> None:
    each = [{"A": 1} if p == best else {"B": 2} for p in range(4)]
    table = ended(*each)
    assert outcome(table).winners == [best]
    assert outcome(table).ranking == [[best], [p for p in range(4) if p != best]]


def test_one_point_more_beats_any_number_of_legends() -> None:
    every_legend = {f"{story}1": 1 for story in STORIES}
    table = ended({"opal": 9}, {"A": 3, "opal": 3}, songs={4: 0}, legends=every_legend)
    assert outcome(table).scores == [9 + 9, 17 + 3 - 3]
    assert outcome(table).winners == [0]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_among_those_tied_the_most_legend_cards_win(winner: int) -> None:
    """Two cards that are worth 2 each beat one that is worth 4."""
    first, second = (p for p in range(3) if p != winner)
    table = ended({}, {}, {}, legends={"A3": first, "B3": second, "C1": winner, "D1": winner})
    assert outcome(table).scores == [4, 4, 4]
    assert outcome(table).winners == [winner]
    assert outcome(table).ranking == [[winner], [first, second]]


def test_a_song_is_no_legend_card_when_a_tie_is_broken() -> None:
    table = ended({}, {"A": 1}, songs={1: 0}, legends={"A3": 1})
    assert outcome(table).scores == [3, 3]
    assert outcome(table).winners == [1]


def test_those_tied_in_points_and_legends_share_the_victory() -> None:
    table = ended({}, {"E": 1}, {"F": 1}, legends={"A2": 0, "B3": 1, "C2": 2})
    assert outcome(table).scores == [3, 3, 2]
    assert outcome(table).winners == [0, 1]
    assert outcome(table).ranking == [[0, 1], [2]]


def test_a_tie_below_zero_is_broken_by_legends_too() -> None:
    table = ended({"A": 1}, {"A": 3}, {"B": 2}, legends={"C1": 1})
    assert outcome(table).scores == [-1, -1, -2]
    assert outcome(table).ranking == [[1], [0], [2]]


# A game without end


def without_stories(
    idle: int, nostromo: int = 4, listening: Sequence[str] = (), **setting: Any
) -> ct.Table:
    """Three stacks hold tiles, and Nomads sit before them. Nostromo, in seat 0, and Ulrich walk
    about where there are no stories left. Who listens sits at stack 2."""
    empty: dict[int, list[str]] = {4: [], 5: [], 7: []}
    discs = {**empty, 2: ["nomad", *listening], 6: ["ulrich"], nostromo: ["nostromo"]}
    heights = {0: 7, 1: 7, 2: 7, **dict.fromkeys(range(3, 8), 0)}
    setting = {"lys": 1, **setting}
    return campfire(
        discs,
        rest=3,
        seats=2,
        adventurers=("nostromo", "ulrich"),
        heights=heights,
        idle=idle,
        **setting,
    )


def test_after_60_turns_in_which_no_tile_left_a_stack_the_game_ends() -> None:
    table = without_stories(idle=1)
    to_and_fro = [move(4), move(6), move(5, "ccw"), move(7, "ccw")]
    for turn in range(60):
        assert (kind(table), decider(table)) == ("turn", turn % 2)
        do(table, to_and_fro[turn % 4])
    assert (kind(table), decider(table)) == ("last_write", 0)
    assert told(table, None)[-1] == {"event": "end_begun", "seat": 0}
    assert len(told_of(table, "turn_begun")) == 59  # and one before


def test_59_such_turns_do_not_end_the_game() -> None:
    table = without_stories(idle=59)
    do(table, move(4))
    assert (kind(table), decider(table)) == ("turn", 1)


def test_the_last_round_is_then_the_usual_one() -> None:
    table = without_stories(idle=60, tiles={0: {"A": 2}, 1: {"B": 2}})
    do(table, move(4))
    assert actions(table) == [PASS, legend("B", 2)]
    do(table, legend("B", 2), PASS)
    assert outcome(table).scores == [-2, 2]


def test_writing_leaves_the_stacks_alone_and_counts_among_the_60_turns() -> None:
    table = without_stories(idle=60, tiles={0: {"A": 2}})
    do(table, legend("A", 2))
    assert (kind(table), decider(table)) == ("last_write", 1)


@pytest.mark.parametrize("tile", ["A", "opal", "wild"])
def test_a_tile_that_somebody_takes_begins_the_count_anew(tile: str) -> None:
    table = without_stories(idle=60, nostromo=7, tops={0: tile})
    do(table, move(7))
    assert (kind(table), decider(table)) == ("turn", 1)
    assert table.position()["idle"] == 1


def test_a_tile_that_is_discarded_begins_the_count_anew() -> None:
    table = without_stories(idle=60, listening=["red"])
    do(table, move(4))
    assert [e["stack"] for e in told_of(table, "tile_discarded")] == [2]
    assert (kind(table), table.position()["idle"]) == ("turn", 1)


def test_a_tile_that_lys_brings_begins_the_count_anew_and_an_empty_stack_does_not() -> None:
    table = without_stories(idle=60, lys=5)
    do(table, move(4), target(2))
    assert (kind(table), table.position()["idle"]) == ("turn", 1)
    table = without_stories(idle=60, lys=5)
    do(table, move(4), target(4))
    assert kind(table) == "last_write"


def test_everybody_at_a_table_of_five_has_a_last_word() -> None:
    """Even if nobody ever took a tile."""
    full = dict.fromkeys(range(8), 14)
    table = last_round({}, {}, {}, {}, {}, first_writer=3, heights=full, idle=60)
    deciders = []
    while table.decision:
        deciders.append(decider(table))
        do(table, PASS)
    assert deciders == [3, 4, 0, 1, 2]
    assert outcome(table).winners == [0, 1, 2, 3, 4]


def test_the_count_is_not_begun_anew_by_a_written_card() -> None:
    table = desk({"A": 2}, idle=7)
    do(table, legend("A", 2))
    assert table.position()["idle"] == 8
