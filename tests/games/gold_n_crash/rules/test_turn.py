"""Rules, "Turn Sequence" and "End of the Game": two actions, where cards may be played, and until
when; rulings GC-1 to GC-8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    DRAW,
    PASS,
    TYPES,
    Cards,
    begin,
    column,
    deck_size,
    discard,
    discarded,
    hand,
    happened,
    manoeuvre,
    piece,
    play,
    random_game,
    secure,
    situation,
    told_of,
    treasure,
    wreck,
)
from tests.games.script import Action, Script, actions, decider, do, everybody, kind, refused, told


def open_columns(table: ct.Table, card: str) -> list[int]:
    """The columns where a card can be played."""
    return [number for number in range(3) if play(card, number) in actions(table)]


def heights(*cards: int) -> dict[tuple[int, int], Cards]:
    """Columns of seat 0 with so many cards."""
    rows = (
        ["bomb1", "board1", "fish1", "reinforce1"],
        ["bomb1", "board1", "fish1", "reinforce1"],
        ["bomb2", "board2", "fish2", "reinforce2"],
    )
    return {(0, number): rows[number][:n] for number, n in enumerate(cards)}


def twelve_each() -> dict[tuple[int, int], Cards]:
    """All 36 Octopirates in three level columns, two cards of each type in each."""
    pairs = [(1, 1), (1, 2), (2, 3)]
    gold = [(4, 4), (4, 4), (4, 6)]
    return {
        (0, number): [f"{kind}{value}" for kind in TYPES[:5] for value in pairs[number]]
        + [f"gold{value}" for value in gold[number]]
        for number in range(3)
    }


# Two actions


@pytest.mark.parametrize(
    "two",
    [
        [DRAW, DRAW],
        [DRAW, play("gold4", 0)],
        [play("gold4", 0), DRAW],
        [play("gold4", 0), play("gold6", 1)],
        [discard(2), discard(2)],
        [discard(2), DRAW],
        [play("gold4", 0), discard(2)],
    ],
)
def test_a_turn_has_two_actions_of_any_sort(two: Sequence[Action]) -> None:
    table = situation(
        columns={(0, 2): ["secure1", "secure1"]},
        hands={0: ["gold4", "gold6"]},
        discards={1: ["bomb1", "fish1"]},
    )
    for action in two:
        assert (kind(table), decider(table)) == ("action", 0)
        do(table, action)
    assert (kind(table), decider(table)) == ("action", 1)


def test_an_effect_is_no_action() -> None:
    table = situation(columns={(0, 1): ["bomb1", "gold4"]}, hands={0: ["secure1"]})
    do(table, play("secure1", 0), secure(1))
    assert table.view(0)["actions"] == 1
    assert (kind(table), decider(table)) == ("action", 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_after_two_actions_the_other_has_a_turn(seat: int) -> None:
    table = begin(first=seat)
    do(table, DRAW, DRAW)
    assert (decider(table), table.view(None)["actions"]) == (1 - seat, 2)
    do(table, DRAW, DRAW)
    assert (decider(table), table.view(None)["actions"]) == (seat, 2)
    assert [e["seat"] for e in told_of(table, "turn_begun")] == [seat, 1 - seat, seat]


# Draw


def test_a_drawn_card_goes_to_the_hand_and_only_its_owner_sees_it() -> None:
    table = situation(hands={0: ["bomb1"]}, draws=["gold6"])
    before = deck_size(table, 0)
    do(table, DRAW)
    assert hand(table, 0) == ["bomb1", "gold6"]
    assert deck_size(table, 0) == before - 1
    for seat in everybody(table):
        card = {"card": piece(0, "gold6")} if seat == 0 else {}
        assert told(table, seat) == [{"event": "card_drawn", "seat": 0, **card}]


def test_any_card_of_the_deck_can_be_on_top() -> None:
    script = Script()
    table = situation(decks={0: ["bomb1", "bomb1", "gold6"]}, script=script)
    do(table, DRAW)
    assert script.nodes == [("draw", {piece(0, "bomb1"): 2, piece(0, "gold6"): 1})]


def test_a_card_known_to_lie_on_top_is_drawn_first_and_one_at_the_bottom_last() -> None:
    table = situation(
        decks={0: ["gold4"]}, tops={0: ["fish1", "fish2"]}, bottoms={0: ["bomb3", "bomb2"]}
    )
    drawn = []
    for _ in range(2):
        do(table, DRAW, DRAW)
        drawn += [e["card"] for e in told_of(table, "card_drawn", 0) if e["seat"] == 0][-2:]
        do(table, DRAW, DRAW)
    do(table, DRAW)
    assert drawn == [piece(0, card) for card in ("fish2", "fish1", "gold4", "bomb2")]
    assert hand(table, 0) == ["bomb2", "bomb3", "fish1", "fish2", "gold4"]


def test_a_hand_has_no_limit() -> None:
    table = situation(decks={0: ["bomb1"]}, rest="hand")
    assert len(hand(table, 0)) == 35
    do(table, DRAW)
    assert len(hand(table, 0)) == 36


# Play a card


@pytest.mark.parametrize("place", range(3))
def test_a_card_is_played_face_up_at_the_end_of_an_own_column(place: int) -> None:
    level = {(0, number): ["bomb1", "fish1"] for number in range(3)}
    table = situation(columns=level, hands={0: ["gold4", "bomb2"]})
    do(table, play("gold4", place))
    assert column(table, 0, place) == ["bomb1", "fish1", "gold4"]
    assert hand(table, 0) == ["bomb2"]
    assert [column(table, 1, number) for number in range(3)] == [[], [], []]
    event = {"event": "card_played", "seat": 0, "column": place, "card": piece(0, "gold4")}
    for seat in everybody(table):
        assert told(table, seat) == [event]


def test_a_card_is_played_from_the_hand() -> None:
    table = situation(hands={0: ["gold4"]})
    assert refused(table, play("gold6", 0)) == "GC-R25"
    assert refused(table, play("fish1", 0)) == "GC-R25"


@pytest.mark.parametrize("fullest", range(3))
def test_the_fullest_column_is_closed(fullest: int) -> None:
    table = situation(columns={(0, fullest): ["bomb1"]}, hands={0: ["gold4"]})
    assert open_columns(table, "gold4") == [n for n in range(3) if n != fullest]
    assert refused(table, play("gold4", fullest)) == "GC-1"


@pytest.mark.parametrize("cards", [0, 1, 4])
def test_level_columns_are_all_open(cards: int) -> None:
    table = situation(columns=heights(cards, cards, cards), hands={0: ["gold4"]})
    assert open_columns(table, "gold4") == [0, 1, 2]


@pytest.mark.parametrize(("counts", "third"), [((2, 2, 1), 2), ((3, 0, 3), 1), ((1, 4, 4), 0)])
def test_of_two_level_columns_and_a_shorter_third_only_the_third_is_open(
    counts: tuple[int, int, int], third: int
) -> None:
    table = situation(columns=heights(*counts), hands={0: ["gold4"]})
    assert open_columns(table, "gold4") == [third]


@pytest.mark.parametrize(
    ("counts", "free"),
    [((3, 2, 1), [1, 2]), ((1, 3, 2), [0, 2]), ((2, 1, 1), [1, 2]), ((0, 0, 4), [0, 1])],
)
def test_every_column_shorter_than_the_fullest_is_open(
    counts: tuple[int, int, int], free: list[int]
) -> None:
    table = situation(columns=heights(*counts), hands={0: ["gold4"]})
    assert open_columns(table, "gold4") == free


def test_the_columns_of_the_other_side_do_not_matter() -> None:
    table = situation(columns={(1, 0): ["bomb1", "fish1"]}, hands={0: ["gold4"]})
    assert open_columns(table, "gold4") == [0, 1, 2]


def test_manoeuvre_may_move_a_card_onto_the_fullest_column() -> None:
    table = situation(columns={(0, 0): ["bomb1", "fish1"], (0, 1): ["gold4", "board1"]})
    do(table, discard(1))
    assert manoeuvre(1, 0) in actions(table)
    do(table, manoeuvre(1, 0))
    assert column(table, 0, 0) == ["bomb1", "fish1", "gold4"]


def test_the_column_of_a_destroyed_zeppelin_can_be_played_in_and_counts() -> None:
    table = situation(wrecks={(0, 1): 2}, columns={(0, 0): ["bomb1"]}, hands={0: ["gold4"]})
    assert open_columns(table, "gold4") == [1, 2]
    do(table, play("gold4", 1))
    assert column(table, 0, 1) == ["gold4"]
    # The wreck's column is one of the fullest, and as such both closed and closing.
    fuller = situation(wrecks={(0, 1): 2}, columns={(0, 1): ["bomb1"]}, hands={0: ["gold4"]})
    assert open_columns(fuller, "gold4") == [0, 2]


def test_a_played_card_has_to_do_what_it_says() -> None:
    table = situation(columns={(0, 1): ["gold4"]}, hands={0: ["secure1"]})
    do(table, play("secure1", 0))
    assert actions(table) == [secure(1)]
    for other in (DRAW, PASS, discard(0), play("secure1", 2)):
        assert refused(table, other) == "GC-R29"


# Discard a card


def test_the_last_card_of_an_own_column_is_discarded() -> None:
    table = situation(
        columns={(0, 1): ["fish1", "bomb1", "secure1"], (1, 1): ["secure2"]},
        discards={0: ["gold4"], 1: ["bomb2"]},
    )
    do(table, discard(1))
    assert column(table, 0, 1) == ["fish1", "bomb1"]
    assert column(table, 1, 1) == ["secure2"]
    assert discarded(table, 0) == ["gold4", "secure1"]


def test_an_empty_column_has_nothing_to_discard() -> None:
    table = situation(columns={(0, 1): ["secure1"]}, discards={1: ["bomb2"]})
    assert [action for action in actions(table) if action["do"] == "discard"] == [discard(1)]
    assert refused(table, discard(0)) == "GC-R30"


@pytest.mark.parametrize(
    ("card", "asked"),
    [("board1", "manoeuvre"), ("fish1", "call_back"), ("reinforce1", "observe")],
)
def test_a_discarded_card_has_to_do_what_it_says(card: str, asked: str) -> None:
    table = situation(columns={(0, 0): ["gold4"], (0, 1): [card]}, hands={0: ["gold4"]})
    do(table, discard(1))
    assert {action["do"] for action in actions(table)} == {asked}
    for other in (DRAW, PASS, play("gold4", 2)):
        assert refused(table, other) == "GC-R31"


# Stopping early


def test_nobody_passes_while_an_action_is_possible() -> None:
    table = situation()
    assert PASS not in actions(table)
    assert refused(table, PASS) == "GC-4"
    do(table, DRAW)
    assert refused(table, PASS) == "GC-4"


def test_without_a_deck_too_nobody_passes_while_an_action_is_possible() -> None:
    table = situation(actions=1, decks={0: ()}, hands={0: ["gold4"]})
    assert actions(table) == [play("gold4", number) for number in range(3)]
    assert refused(table, PASS) == "GC-4"


def test_where_nothing_is_possible_one_passes_and_the_turn_is_over() -> None:
    table = situation(actions=1, decks={0: ()})
    assert actions(table) == [PASS]
    do(table, PASS)
    assert happened(table)[:2] == ["turn_passed", "turn_begun"]
    assert decider(table) == 1


@pytest.mark.parametrize("before", [[], [DRAW]])
def test_the_table_may_allow_stopping_early(before: list[Action]) -> None:
    table = situation(stop_early=True)
    do(table, *before, PASS)
    assert (decider(table), table.view(None)["actions"]) == (1, 2)


@pytest.mark.parametrize("where", ["decks", "tops", "bottoms"])
def test_one_can_draw_as_long_as_the_deck_holds_a_card(where: str) -> None:
    holding: dict[str, Any] = {"decks": {0: ()}, where: {0: ["bomb1"]}}
    table = situation(**holding)
    assert DRAW in actions(table)
    do(table, DRAW)
    assert DRAW not in actions(table)
    assert refused(table, DRAW) == "GC-5"


# Columns


def test_a_13th_card_of_a_column_clears_it_when_it_has_taken_effect() -> None:
    table = situation(hands={0: ["meowmurai_secure1"]}, columns=twelve_each())
    do(table, play("secure1", 0))
    assert kind(table) == "secure"
    assert len(column(table, 0, 0)) == 13
    do(table, secure(1), secure(1), secure(1))
    assert [len(column(table, 0, number)) for number in range(3)] == [0, 9, 12]


def test_no_column_keeps_more_than_12_cards() -> None:
    for seed in range(3):
        for table in random_game(seed):
            assert all(len(row) <= 12 for row in table.position()["column"])


@pytest.mark.parametrize("place", range(3))
def test_a_column_faces_the_one_across_the_table(place: int) -> None:
    cards = {(1, number): ["gold4"] for number in range(3)}
    table = situation(columns=cards, hands={0: ["board1", "bomb1"]}, robustness=[1])
    do(table, play("board1", place))
    assert [len(column(table, 1, n)) for n in range(3)] == [int(n != place) for n in range(3)]
    bombing = situation(hands={0: ["bomb1"]}, robustness=[1])
    do(bombing, play("bomb1", place))
    assert [wreck(bombing, 1, n) for n in range(3)] == [int(n == place) for n in range(3)]


@pytest.mark.parametrize(("place", "beside"), [(0, [1]), (1, [0, 2]), (2, [1])])
def test_left_and_right_are_adjacent_to_the_middle_only(place: int, beside: list[int]) -> None:
    level = {(0, number): ["gold4"] for number in range(3)}
    table = situation(columns=level, hands={0: ["secure1"]})
    do(table, play("secure1", place))
    assert actions(table) == [secure(number) for number in beside]
    moving = situation(columns={**level, (0, 1): ["gold4", "board1"]})
    do(moving, discard(1))
    moves = [action["to"] for action in actions(moving) if action["from"] == place]
    assert moves == beside


# An effect needs a target


@pytest.mark.parametrize(
    ("card", "rule"),
    [("board1", "GC-18"), ("fish1", "GC-19"), ("secure1", "GC-21")],
)
def test_a_card_whose_effect_has_no_target_cannot_be_played(card: str, rule: str) -> None:
    table = situation(hands={0: [card]})
    assert actions(table) == [DRAW]
    assert refused(table, play(card, 0)) == rule


def test_one_target_is_enough_to_play_a_card() -> None:
    table = situation(
        columns={(1, 0): ["gold4"], (0, 1): ["gold4"]},
        hands={0: ["bomb1", "board1", "fish1", "reinforce1", "secure1"]},
        discards={0: ["gold6"]},
        decks={0: ["gold4"]},
    )
    for kind_ in TYPES[:5]:
        assert 0 in open_columns(table, f"{kind_}1"), kind_


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("bomb1", "GC-26"),
        ("board1", "GC-24"),
        ("fish1", "GC-24"),
        ("reinforce1", "GC-25"),
        ("secure1", "GC-27"),
    ],
)
def test_a_card_whose_effect_has_no_target_cannot_be_discarded(card: str, rule: str) -> None:
    table = situation(columns={(0, 1): [card]}, decks={0: ["gold4"]})
    assert actions(table) == [DRAW]
    assert refused(table, discard(1)) == rule


def test_one_target_is_enough_to_discard_a_card() -> None:
    for card in ("bomb1", "board1", "fish1", "reinforce1", "secure1"):
        table = situation(
            columns={(0, 0): ["gold4"], (0, 1): [card]},
            decks={0: ["gold4", "gold4"]},
            treasures={1: ["gold4"]},
            discards={1: ["gold4"]},
        )
        assert discard(1) in actions(table), card


def test_a_gold_card_is_played_without_a_target() -> None:
    table = situation(hands={0: ["gold6"]}, actions=1, decks={0: ()})
    assert open_columns(table, "gold6") == [0, 1, 2]


# End of the Game


@pytest.mark.parametrize("seed", range(4))
def test_the_players_take_turns_until_a_zeppelin_or_a_deck_is_the_last(seed: int) -> None:
    *_, table = random_game(seed)
    turns = [e["seat"] for e in told_of(table, "turn_begun")]
    assert turns == [turns[0] ^ (i % 2) for i in range(len(turns))]
    crashed = any(all(wreck(table, p, n) for n in range(3)) for p in (0, 1))
    ran_out = 0 in (deck_size(table, 0), deck_size(table, 1))
    assert crashed or ran_out or "endless_play" in happened(table)
    assert table.outcome is not None


def test_the_game_goes_on_with_one_zeppelin_and_one_card_left() -> None:
    table = situation(
        wrecks={(0, 0): 1, (0, 1): 2, (1, 0): 1, (1, 1): 2},
        decks={0: ["gold4", "gold4", "gold4"], 1: ["gold4", "gold4", "gold4"]},
    )
    do(table, DRAW, DRAW, DRAW, DRAW)
    assert table.outcome is None
    assert (kind(table), decider(table)) == ("action", 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_brings_down_the_last_zeppelin_wins_on_the_spot(seat: int) -> None:
    other = 1 - seat
    table = situation(
        active=seat,
        actions=2,
        wrecks={(other, 0): 1, (other, 1): 3},
        columns={(seat, 2): ["bomb1"], (seat, 0): ["gold4", "gold6"]},
        hands={seat: ["bomb2"]},
    )
    do(table, play("bomb2", 2))
    assert table.decision is None
    assert table.outcome is not None
    assert table.outcome.winners == [seat]
    assert happened(table)[-1] == "crash_victory"


def test_once_a_deck_is_empty_the_other_has_one_more_turn() -> None:
    table = situation(decks={0: ["gold4"]})
    do(table, DRAW)
    assert told_of(table, "deck_emptied") == [{"event": "deck_emptied", "seat": 0}]
    assert actions(table) != []
    do(table, *actions(table)[:1])
    assert (kind(table), decider(table)) == ("action", 1)
    assert told_of(table, "last_turn") == [{"event": "last_turn", "seat": 1}]
    do(table, DRAW)
    assert table.outcome is None
    do(table, DRAW)
    assert table.outcome is not None


def test_after_the_last_turn_each_adds_up_the_gold_of_the_treasure() -> None:
    table = situation(
        actions=1,
        decks={1: ()},
        columns={(0, 0): ["gold6"]},
        treasures={0: ["gold4", "bomb3", "meowmurai_fish2"], 1: ["secure1", "five_cards"]},
    )
    do(table, DRAW)
    assert told_of(table, "treasure_counted") == [
        {"event": "treasure_counted", "seat": 0, "count": 9},
        {"event": "treasure_counted", "seat": 1, "count": 7},
    ]
    assert table.outcome is not None
    assert table.outcome.scores == [9, 7]


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [("gold6", "gold4", 0), ("fish2", "fish3", 1)]
)
def test_the_one_with_more_gold_wins(mine: str, theirs: str, winner: int) -> None:
    table = situation(actions=1, decks={1: ()}, treasures={0: [mine], 1: [theirs]})
    do(table, DRAW)
    assert table.outcome is not None
    assert table.outcome.winners == [winner]
    assert treasure(table, 0) == [mine]
