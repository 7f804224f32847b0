"""Rules, "B - Write a Song or a Legend" and "Legends"; rulings NO-22 and NO-23. With the usual
values the cards of A, B, C and D are worth 2, 3, 4 and 5, those of E, F and G 3, 4, 5 and 6."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    STORIES,
    desk,
    legend,
    pay,
    song,
    tiles,
    told_of,
)
from tests.games.script import actions, decider, do, everybody, kind, refused, told

VALUES = {story: (2, 3, 4, 5) if story in "ABCD" else (3, 4, 5, 6) for story in STORIES}
ALL_CARDS = [(story, level, VALUES[story][level - 1]) for story in STORIES for level in range(1, 5)]
every_card = pytest.mark.parametrize(("story", "level", "value"), ALL_CARDS)


def offered(table: ct.Table) -> list[tuple[str, int]]:
    """The Legends that can be written now, with their values."""
    return [(a["legend"], a["value"]) for a in actions(table) if a["do"] == "legend"]


def owners(table: ct.Table) -> dict[str, int]:
    """The Legend cards that somebody has, and who: "A1" is the lowest of legend A."""
    names = [f"{story}{level}" for story, level, _ in ALL_CARDS]
    every = zip(names, table.position()["legend_of"], strict=True)
    return {card: seat for card, seat in every if seat is not None}


# Discard a number of Story tiles of the indicated type equal to the value of the card


@every_card
def test_a_legend_costs_as_many_of_its_own_tiles_as_it_is_worth(
    story: str, level: int, value: int
) -> None:
    table = desk({story: value})
    do(table, legend(story, value))
    assert owners(table) == {f"{story}{level}": 0}
    assert tiles(table, 0) == {}


@every_card
def test_one_tile_short_is_not_enough(story: str, level: int, value: int) -> None:
    table = desk({story: value - 1})
    assert offered(table) == [(story, v) for v in VALUES[story] if v < value]
    assert refused(table, legend(story, value)) == "NO-R64"


@pytest.mark.parametrize("story", STORIES)
def test_tiles_of_other_kinds_do_not_help(story: str) -> None:
    others = {other: 1 for other in STORIES if other != story}
    table = desk({story: 1, **others})
    assert offered(table) == []
    for value in VALUES[story]:
        assert refused(table, legend(story, value)) == "NO-R64"


def test_opal_moons_and_the_tiles_of_others_do_not_help() -> None:
    table = desk({"A": 1, "opal": 3}, {"A": 4, "opal": 1})
    assert offered(table) == []


def test_every_legend_that_can_be_paid_for_is_offered() -> None:
    table = desk({"A": 2, "B": 4, "C": 1, "E": 3, "G": 7})
    assert offered(table) == [
        *[("A", 2)],
        *[("B", 2), ("B", 3), ("B", 4)],
        *[("E", 3)],
        *[("G", 3), ("G", 4), ("G", 5), ("G", 6)],
    ]


@every_card
def test_tiles_beyond_the_price_stay(story: str, level: int, value: int) -> None:
    other = "B" if story == "A" else "A"
    table = desk({story: 7, other: 2, "opal": 3}, {"opal": 1})
    do(table, legend(story, value))
    assert tiles(table, 0) == {story: 7 - value, other: 2, "opal": 3}
    assert owners(table) == {f"{story}{level}": 0}


def test_nobody_is_asked_how_to_pay_where_there_is_one_way() -> None:
    table = desk({"A": 5, "B": 5})
    do(table, legend("B", 3))
    assert (kind(table), decider(table)) == ("turn", 1)


@every_card
def test_a_legend_card_that_somebody_has_is_no_longer_there(
    story: str, level: int, value: int
) -> None:
    table = desk({story: 6}, legends={f"{story}{level}": 1})
    assert offered(table) == [(story, v) for v in VALUES[story] if v != value]
    assert refused(table, legend(story, value)) == "NO-R57"


@pytest.mark.parametrize(
    ("story", "value"), [("A", 1), ("A", 6), ("D", 9), ("E", 2), ("G", 7), ("opal", 3)]
)
def test_there_are_no_other_legend_cards(story: str, value: int) -> None:
    table = desk({"A": 9, "D": 9, "E": 9, "G": 9})
    action = {"do": "legend", "legend": story, "value": value}
    assert refused(table, action) == "NO-R57"


def test_everybody_is_told_what_was_paid_and_written() -> None:
    table = desk({"E": 5})
    do(table, legend("E", 4))
    for seat in everybody(table):
        assert told(table, seat)[:2] == [
            {"event": "tiles_paid", "seat": 0, "wilds": 0, "count": 4},
            {"event": "legend_written", "seat": 0, "legend": "E", "value": 4},
        ]
        assert table.view(seat)["legend_of"][4 * 4 + 1] == 0


# You can take only one card on a single turn


def test_a_turn_brings_one_legend_and_no_more() -> None:
    table = desk({"A": 5, "B": 5})
    do(table, legend("A", 5))
    assert decider(table) == 1
    assert owners(table) == {"A4": 0}


def test_an_improvement_is_a_turn_of_its_own_too() -> None:
    table = desk({"A": 3, "B": 5}, legends={"A1": 0})
    do(table, legend("A", 3))
    assert decider(table) == 1
    assert owners(table) == {"A2": 0}


def test_writing_a_legend_is_the_whole_turn() -> None:
    """No disc moves, nobody listens, and the stacks stay as they are."""
    table = desk({"A": 2}, piles={0: ["nostromo"], 1: ["red"], 2: ["moon"]})
    before = table.position()
    do(table, legend("A", 2))
    after = table.position()
    for field in ("pile", "top", "height", "unseen", "lys"):
        assert after[field] == before[field]
    assert [e["event"] for e in told(table, None)] == ["tiles_paid", "legend_written", "turn_begun"]


# You can have only one card of each Legend, but you can upgrade it


def test_several_players_may_have_cards_of_the_same_legend() -> None:
    table = desk({"A": 4}, {"A": 5}, {"A": 3})
    do(table, legend("A", 3), legend("A", 5), legend("A", 2))
    assert owners(table) == {"A1": 2, "A2": 0, "A4": 1}


def test_one_player_may_have_cards_of_several_legends() -> None:
    table = desk({"B": 2}, legends={"A1": 0, "C4": 0, "G2": 0})
    do(table, legend("B", 2))
    assert owners(table) == {"A1": 0, "B1": 0, "C4": 0, "G2": 0}


@pytest.mark.parametrize("owned", [1, 2, 3, 4])
def test_a_lower_card_of_a_legend_is_never_taken_beside_or_instead_of_a_higher(owned: int) -> None:
    table = desk({"A": 5}, legends={f"A{owned}": 0})
    mine = VALUES["A"][owned - 1]
    assert offered(table) == [("A", value) for value in VALUES["A"] if value > mine]
    for value in VALUES["A"][: owned - 1]:
        assert refused(table, legend("A", value)) == "NO-R66"


def test_the_card_you_have_cannot_be_taken_again() -> None:
    table = desk({"A": 5}, legends={"A2": 0})
    assert refused(table, legend("A", 3)) == "NO-R57"


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize(("old", "new"), [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)])
def test_an_improvement_costs_the_difference_of_the_values(story: str, old: int, new: int) -> None:
    """And it may leap over values in between."""
    table = desk({story: 4}, legends={f"{story}{old}": 0})
    do(table, legend(story, VALUES[story][new - 1]))
    assert owners(table) == {f"{story}{new}": 0}
    assert tiles(table, 0).get(story, 0) == 4 - (new - old)


@pytest.mark.parametrize(("old", "new"), [(1, 2), (1, 3), (1, 4), (2, 4)])
def test_an_improvement_needs_every_tile_of_the_difference(old: int, new: int) -> None:
    table = desk({"A": new - old - 1, "B": 9}, legends={f"A{old}": 0})
    assert refused(table, legend("A", VALUES["A"][new - 1])) == "NO-R67"


def test_the_tiles_of_an_improvement_are_of_the_same_legend() -> None:
    table = desk({"B": 1, "E": 2}, legends={"A1": 0})
    assert offered(table) == []


def test_only_your_own_card_makes_a_legend_cheaper() -> None:
    table = desk({"A": 1}, legends={"A1": 1})
    assert offered(table) == []
    assert refused(table, legend("A", 3)) == "NO-R64"


def test_everybody_is_told_of_an_improvement() -> None:
    table = desk({"F": 3}, legends={"F1": 0})
    do(table, legend("F", 6))
    for seat in everybody(table):
        assert told(table, seat)[:2] == [
            {"event": "tiles_paid", "seat": 0, "wilds": 0, "count": 3},
            {"event": "legend_improved", "seat": 0, "legend": "F", "value": 6},
        ]


def test_the_lower_card_is_there_for_the_others_at_once() -> None:
    table = desk({"A": 1}, {"A": 2}, legends={"A1": 0})
    do(table, legend("A", 3))
    assert offered(table) == [("A", 2)]
    do(table, legend("A", 2))
    assert owners(table) == {"A1": 1, "A2": 0}
    assert tiles(table, 1) == {}  # it costs what it is worth, as ever


def test_a_legend_that_another_improves_stays_yours() -> None:
    table = desk({"A": 1}, legends={"A1": 0, "A3": 1, "B1": 0})
    do(table, legend("A", 3))
    assert owners(table) == {"A2": 0, "A3": 1, "B1": 0}


def test_the_highest_card_cannot_be_improved() -> None:
    table = desk({"A": 9}, legends={"A4": 0})
    assert offered(table) == []
    assert refused(table, legend("A", 6)) == "NO-R57"


def test_where_all_four_cards_are_taken_nobody_improves() -> None:
    table = desk({"A": 1}, seats=4, legends={"A1": 0, "A2": 1, "A3": 2, "A4": 3})
    assert offered(table) == []


# Spent tiles


def test_tiles_spent_on_a_legend_leave_the_game() -> None:
    table = desk({"G": 5, "A": 1})
    before = table.position()
    do(table, legend("G", 4))
    after = table.position()
    assert after["box"] == {**before["box"], "G": before["box"].get("G", 0) + 4}
    assert after["unseen"] == before["unseen"]
    assert tiles(table, 0) == {"A": 1, "G": 1}


def test_tiles_spent_on_a_song_leave_the_game() -> None:
    table = desk({"A": 2, "C": 1, "E": 1, "G": 1, "wild": 1})
    before = table.position()
    do(table, song(5))
    after = table.position()
    for tile in ("A", "C", "E", "G", "wild"):
        assert after["box"][tile] == before["box"].get(tile, 0) + 1
    assert after["unseen"] == before["unseen"]
    assert tiles(table, 0) == {"A": 1}


def test_tiles_spent_on_an_improvement_leave_the_game() -> None:
    table = desk({"A": 2, "wild": 1}, legends={"A1": 0})
    before = table.position()
    do(table, legend("A", 4), pay(wilds=1, A=1))
    after = table.position()
    for tile in ("A", "wild"):
        assert after["box"][tile] == before["box"][tile] + 1
    assert tiles(table, 0) == {"A": 1}
    assert told_of(table, "tiles_paid") == [
        {"event": "tiles_paid", "seat": 0, "wilds": 1, "count": 1}
    ]
