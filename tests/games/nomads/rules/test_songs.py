"""Rules, "B - Write a Song or a Legend" and "Songs"; ruling NO-20. The Songs of the usual values
need 4, 5, 6 and 7 different tiles and score 3, 5, 7 and 9 points."""

from __future__ import annotations

from itertools import combinations

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import STORIES, desk, legend, pay, song, tiles, told_of
from tests.games.script import actions, decider, do, everybody, kind, refused, told

ONE_OF_EACH = dict.fromkeys(STORIES, 1)


def different(count: int) -> dict[str, int]:
    """One tile of each of so many stories."""
    return dict.fromkeys(STORIES[:count], 1)


def songs_offered(table: ct.Table) -> list[int]:
    """The needs of the Songs that can be written now."""
    return [action["need"] for action in actions(table) if action["do"] == "song"]


def owners(table: ct.Table) -> list[int | None]:
    """Who has which Song."""
    every: list[int | None] = table.position()["song_of"]
    return every


# Take one of the available Song cards by discarding different tiles


def test_four_different_tiles_write_the_song_of_four() -> None:
    table = desk({"A": 1, "C": 1, "E": 1, "G": 1})
    do(table, song(4))
    assert owners(table) == [0, None, None, None]
    assert tiles(table, 0) == {}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_song_is_paid_with_as_many_different_tiles_as_it_says(number: int) -> None:
    need = number + 3
    table = desk(different(need))
    do(table, song(need))
    assert owners(table) == [0 if n == number else None for n in range(1, 5)]
    assert tiles(table, 0) == {}
    assert told_of(table, "tiles_paid") == [
        {"event": "tiles_paid", "seat": 0, "wilds": 0, "count": need}
    ]


@pytest.mark.parametrize(
    ("count", "offered"),
    [(0, []), (3, []), (4, [4]), (5, [4, 5]), (6, [4, 5, 6]), (7, [4, 5, 6, 7])],
)
def test_a_song_can_be_written_with_as_many_different_tiles_as_it_needs_or_more(
    count: int, offered: list[int]
) -> None:
    table = desk(different(count))
    assert songs_offered(table) == offered
    for need in {4, 5, 6, 7} - set(offered):
        assert refused(table, song(need)) == "NO-R60"


def test_two_tiles_alike_count_once() -> None:
    table = desk({"A": 3, "B": 2, "C": 1})
    assert songs_offered(table) == []
    assert refused(table, song(4)) == "NO-R60"
    table = desk({"A": 3, "B": 2, "C": 1, "F": 2})
    assert songs_offered(table) == [4]


def test_a_song_takes_one_of_each_kind_and_leaves_the_others() -> None:
    table = desk({"A": 3, "B": 2, "C": 1, "F": 2})
    do(table, song(4))
    assert tiles(table, 0) == {"A": 2, "B": 1, "F": 1}


def test_tiles_of_others_pay_for_nothing() -> None:
    table = desk(different(3), ONE_OF_EACH, {"G": 1})
    assert songs_offered(table) == []


def test_opal_moons_pay_for_nothing() -> None:
    table = desk({"A": 1, "B": 1, "C": 1, "opal": 3}, {"opal": 1})
    assert songs_offered(table) == []
    assert refused(table, song(4)) == "NO-R60"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_song_that_somebody_has_is_no_longer_there(number: int) -> None:
    table = desk(ONE_OF_EACH, songs={number: 2})
    need = number + 3
    assert songs_offered(table) == [n for n in (4, 5, 6, 7) if n != need]
    assert refused(table, song(need)) == "NO-R56"


@pytest.mark.parametrize("need", [1, 2, 3])
def test_there_is_no_song_of_fewer_tiles(need: int) -> None:
    table = desk(ONE_OF_EACH)
    assert refused(table, song(need)) == "NO-R56"


@pytest.mark.parametrize("need", [4, 5, 6, 7])
def test_a_song_costs_exactly_what_it_says_and_its_writer_says_which_tiles(need: int) -> None:
    table = desk(ONE_OF_EACH)
    do(table, song(need))
    if need < 7:
        assert (kind(table), decider(table)) == ("pay", 0)
        every_way = [pay(**dict.fromkeys(kinds, 1)) for kinds in combinations(STORIES, need)]
        assert sorted(map(str, actions(table))) == sorted(map(str, every_way))
        do(table, pay(**different(need)))
    assert tiles(table, 0) == dict.fromkeys(STORIES[need:], 1)


def test_any_four_of_five_tiles_write_the_song_of_four() -> None:
    for kept in "ABCDE":
        table = desk(different(5))
        do(table, song(4), pay(**{story: 1 for story in "ABCDE" if story != kept}))
        assert tiles(table, 0) == {kept: 1}
        assert owners(table) == [0, None, None, None]


# You can take only one card on a single turn


def test_a_turn_brings_one_song_and_no_more() -> None:
    table = desk({**ONE_OF_EACH, "A": 3})
    do(table, song(7))
    assert (decider(table), kind(table)) == (1, "turn")
    assert tiles(table, 0) == {"A": 2}  # enough for a Legend, some other turn


def test_writing_a_song_is_the_whole_turn() -> None:
    """No disc moves, nobody listens, and the stacks stay as they are."""
    table = desk(different(4), piles={0: ["nostromo"], 1: ["red"], 2: ["moon"]})
    before = table.position()
    do(table, song(4))
    after = table.position()
    for field in ("pile", "top", "height", "unseen", "lys"):
        assert after[field] == before[field]
    assert told_of(table, "turn_begun") == [{"event": "turn_begun", "seat": 1}]


def test_a_song_is_written_instead_of_a_move() -> None:
    table = desk(different(4))
    assert {action["do"] for action in actions(table)} == {"move", "song"}
    do(table, song(4))
    assert decider(table) == 1


# Take the Song card and place it in front of you


def test_everybody_sees_the_song_in_front_of_its_writer() -> None:
    table = desk(different(5), songs={1: 2})
    do(table, song(5))
    for seat in everybody(table):
        assert table.view(seat)["song_of"] == [2, 0, None, None]


@pytest.mark.parametrize(("need", "points"), [(4, 3), (5, 5), (6, 7), (7, 9)])
def test_everybody_is_told_what_the_song_cost_and_what_it_scores(need: int, points: int) -> None:
    table = desk(different(need))
    do(table, song(need))
    for seat in everybody(table):
        assert told(table, seat)[:2] == [
            {"event": "tiles_paid", "seat": 0, "wilds": 0, "count": need},
            {"event": "song_written", "seat": 0, "need": need, "points": points},
        ]


# You are not allowed to have more than one Song


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_who_has_a_song_can_never_write_another(number: int) -> None:
    """Neither a finer one nor a plainer one."""
    table = desk(ONE_OF_EACH, songs={number: 0})
    assert songs_offered(table) == []
    for need in (4, 5, 6, 7):
        assert refused(table, song(need)) == "NO-R62"


def test_not_even_a_song_of_a_single_tile_is_a_second_song() -> None:
    one_to_four = [{"need": need, "points": need} for need in (1, 2, 3, 4)]
    values = {"legends": {story: [2, 3, 4, 5] for story in STORIES}, "songs": one_to_four}
    table = desk(ONE_OF_EACH, songs={4: 0}, values=values)
    assert songs_offered(table) == []
    assert refused(table, song(1)) == "NO-R62"


def test_everybody_may_have_a_song_of_their_own() -> None:
    table = desk(*(different(count) for count in (4, 5, 6, 7)), seats=4)
    do(table, song(4), song(5), song(6), song(7))
    assert owners(table) == [0, 1, 2, 3]


def test_a_song_is_not_traded_in_for_a_finer_one() -> None:
    """Unlike a Legend it is kept to the end, and nobody else can have it."""
    table = desk({**ONE_OF_EACH, **dict.fromkeys("ABCD", 2)}, ONE_OF_EACH, seats=2)
    do(table, song(4), pay(**different(4)))
    assert songs_offered(table) == [5, 6, 7]
    assert refused(table, song(4)) == "NO-R56"
    do(table, song(7))
    assert tiles(table, 0) == ONE_OF_EACH
    assert owners(table) == [0, None, None, 1]
    for need in (5, 6, 7):
        assert refused(table, song(need)) == "NO-R62"


def test_a_song_does_not_stand_in_the_way_of_legends() -> None:
    table = desk({"A": 2, "B": 1, "C": 1}, songs={1: 0})
    do(table, legend("A", 2))
    assert owners(table) == [0, None, None, None]
    assert table.position()["legend_of"][0] == 0
