"""Rules, "The Esteemed Guests"; rulings GC-34 to GC-38."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    DRAW,
    GUESTS,
    column,
    discard,
    discarded,
    guest,
    happened,
    manoeuvre,
    play,
    random_game,
    situation,
    told_of,
    treasure,
)
from tests.games.script import decider, do, refused

FULL = ("secure1", "bomb1", "secure1", "bomb1", "gold4")


def middle_column(wish: str, cards: Sequence[str], **setting: Any) -> ct.Table:
    """Cards lie in seat 0's middle column, which is open, below that Guest; every play effect has
    a target. It is the last turn, so that the Gold is counted after it."""
    places = {(0, 0): FULL, (0, 1): cards, (1, 1): ("bomb1",)}
    setting = {"emptied": 1, "decks": {1: ()}, "discards": {0: ("bomb3",)}, **setting}
    return situation(columns=places, guests={(0, 1): wish}, **setting)


def add(wish: str, cards: Sequence[str], card: str) -> list[ct.Table]:
    """That card joins the column in the last action of the game: played in one table, moved there
    from the side in the other."""
    played = middle_column(wish, cards, hands={0: (card,)}, actions=1)
    do(played, play(card, 1))
    moved = situation(
        columns={(0, 0): (card,), (0, 1): cards, (0, 2): ("board1",)},
        guests={(0, 1): wish},
        emptied=1,
        decks={1: ()},
        actions=1,
    )
    do(moved, discard(2), manoeuvre(0, 1))
    return [played, moved]


def gold_won(wish: str, cards: Sequence[str], card: str) -> int:
    """The Gold of the Guest, who was won by that card whether played or moved there."""
    worth = []
    for table in add(wish, cards, card):
        assert treasure(table, 0) == [wish]
        assert guest(table, 0, 1) is None
        assert table.outcome is not None
        worth.append(table.outcome.breakdown[0]["guests"])
    assert worth[0] == worth[1]
    return worth[0]


def stays(wish: str, cards: Sequence[str], card: str) -> bool:
    """Whether the Guest stays where that card is added, played or moved there."""
    tables = add(wish, cards, card)
    return all(guest(t, 0, 1) == wish and treasure(t, 0) == [] for t in tables)


# The eight Guests


def test_nine_gold_in_the_column_win_a_guest_worth_5() -> None:
    assert gold_won("nine_gold", ["gold4", "reinforce2"], "fish3") == 5
    assert stays("nine_gold", ["gold4", "reinforce1"], "fish3")


def test_more_than_nine_gold_please_that_guest_as_well_and_gold_cards_count() -> None:
    assert gold_won("nine_gold", ["gold4", "reinforce1"], "gold6") == 5
    assert gold_won("nine_gold", ["reinforce3", "fish2", "board2"], "fish3") == 5


def test_the_second_card_played_in_the_column_within_a_turn_wins_a_guest_worth_4() -> None:
    table = middle_column("two_in_a_turn", [], hands={0: ["gold4", "gold6"]})
    do(table, play("gold4", 1))
    assert (guest(table, 0, 1), treasure(table, 0)) == ("two_in_a_turn", [])
    do(table, play("gold6", 1))
    assert (guest(table, 0, 1), treasure(table, 0)) == (None, ["two_in_a_turn"])
    assert table.outcome is not None
    assert table.outcome.breakdown[0]["guests"] == 4


def test_two_cards_played_in_different_columns_do_not_win_that_guest() -> None:
    table = middle_column("two_in_a_turn", [], hands={0: ["gold4", "gold6"]})
    do(table, play("gold4", 1), play("gold6", 2))
    assert treasure(table, 0) == []


def test_a_card_of_an_earlier_turn_does_not_count_for_that_guest() -> None:
    table = situation(
        columns={(0, 0): FULL, (0, 1): ["fish1"]},
        guests={(0, 1): "two_in_a_turn"},
        hands={0: ["gold4", "gold4"]},
    )
    do(table, DRAW, play("gold4", 1), DRAW, DRAW, play("gold4", 1))
    assert column(table, 0, 1) == ["fish1", "gold4", "gold4"]
    assert guest(table, 0, 1) == "two_in_a_turn"


def test_two_plays_are_enough_for_that_guest_even_if_the_first_cleared_the_column() -> None:
    cards = ["gold4", "gold4"]
    table = middle_column("two_in_a_turn", cards, hands={0: ["gold4", "gold6"]})
    do(table, play("gold4", 1))
    assert (column(table, 0, 1), guest(table, 0, 1)) == ([], "two_in_a_turn")
    do(table, play("gold6", 1))
    assert (column(table, 0, 1), treasure(table, 0)) == (["gold6"], ["two_in_a_turn"])


def test_cards_moved_into_the_column_do_not_count_for_that_guest() -> None:
    played_first = situation(
        columns={(0, 0): ["fish1", "fish1"], (0, 2): ["gold4", "board1"]},
        guests={(0, 1): "two_in_a_turn"},
        hands={0: ["gold4"]},
    )
    moved_first = played_first.copy()
    do(played_first, play("gold4", 1), discard(2), manoeuvre(0, 1))
    do(moved_first, discard(2), manoeuvre(2, 1), play("gold4", 1))
    for table in (played_first, moved_first):
        assert len(column(table, 0, 1)) == 2
        assert guest(table, 0, 1) == "two_in_a_turn"


def test_the_third_reinforce_card_wins_a_guest_worth_5() -> None:
    assert gold_won("three_reinforce", ["reinforce1", "reinforce2"], "reinforce3") == 5
    assert stays("three_reinforce", ["reinforce1", "reinforce2"], "gold6")


def test_the_fifth_card_wins_a_guest_worth_6() -> None:
    assert gold_won("five_cards", ["fish1", "gold4", "fish1", "reinforce1"], "gold6") == 6
    assert stays("five_cards", ["fish1", "gold4", "fish1"], "gold6")


def test_the_fourth_type_wins_a_guest_worth_5_and_gold_is_a_type() -> None:
    assert gold_won("four_types", ["fish1", "reinforce1", "board2"], "gold6") == 5
    assert gold_won("four_types", ["gold4", "reinforce1", "board2"], "fish1") == 5
    assert stays("four_types", ["gold4", "reinforce1", "board2"], "gold6")


def test_the_third_fish_card_wins_a_guest_worth_5() -> None:
    assert gold_won("three_fish", ["fish1", "fish2"], "fish3") == 5
    assert stays("three_fish", ["fish1", "fish2"], "gold6")


def test_the_second_gold_card_wins_a_guest_worth_5() -> None:
    assert gold_won("two_gold", ["gold4", "reinforce1"], "gold6") == 5
    assert stays("two_gold", ["gold4", "reinforce1"], "fish3")


def test_the_third_board_card_wins_a_guest_worth_5() -> None:
    assert gold_won("three_board", ["board2", "board2"], "board3") == 5
    assert stays("three_board", ["board2", "board2"], "gold6")


# From the column to the Treasure


def test_a_pleased_guest_moves_into_the_treasure_before_anything_else_is_done() -> None:
    table = middle_column("two_gold", ["gold4"], hands={0: ["gold6"]})
    do(table, play("gold6", 1))
    assert (decider(table), table.view(0)["actions"]) == (0, 1)
    assert (guest(table, 0, 1), treasure(table, 0)) == (None, ["two_gold"])
    assert told_of(table, "guest_secured") == [
        {"event": "guest_secured", "seat": 0, "column": 1, "guest": "two_gold"}
    ]


def test_a_guest_cares_for_the_own_column_only() -> None:
    table = situation(
        columns={(0, 0): ["gold4"], (0, 1): ["gold4"], (0, 2): ["fish1", "fish1"]},
        guests={(0, 1): "two_gold", (1, 0): "nine_gold"},
        hands={0: ["gold6"]},
    )
    do(table, play("gold6", 0))
    assert column(table, 0, 0) == ["gold4", "gold6"]
    assert (guest(table, 0, 1), guest(table, 1, 0)) == ("two_gold", "nine_gold")
    assert treasure(table, 0) == treasure(table, 1) == []


def test_a_guest_in_a_treasure_cannot_be_driven_out_and_guards_what_lies_below() -> None:
    table = situation(
        columns={(0, 0): ["bomb1"], (0, 1): ["bomb1"]},
        treasures={1: ["gold6", "five_cards", "fish2"]},
    )
    do(table, discard(0))
    assert treasure(table, 1) == ["gold6", "five_cards"]
    assert refused(table, discard(1)) == "GC-26"


def test_a_guest_is_laid_on_top_of_the_treasure_and_all_beneath_is_safe_for_good() -> None:
    table = situation(
        columns={(0, 0): FULL, (0, 1): ["gold4"], (1, 0): ["bomb1"], (1, 1): ["bomb1"]},
        guests={(0, 1): "two_gold"},
        treasures={0: ["fish2", "gold4"]},
        hands={0: ["gold6"]},
    )
    open_safe = table.copy()
    do(open_safe, DRAW, DRAW, discard(0))
    assert treasure(open_safe, 0) == ["fish2"]
    do(table, DRAW, play("gold6", 1))
    assert treasure(table, 0) == ["fish2", "gold4", "two_gold"]
    assert refused(table, discard(0)) == "GC-26"


def test_guests_are_won_on_the_turn_of_the_player_who_wins_them() -> None:
    won = 0
    for seed in range(6):
        table = list(random_game(seed))[-1]
        turn = None
        for event in table.events(None):
            if event["event"] == "turn_begun":
                turn = event["seat"]
            if event["event"] in ("card_played", "card_moved", "guest_secured"):
                assert event["seat"] == turn
                won += event["event"] == "guest_secured"
    assert won > 0


def test_what_the_opponent_plays_across_the_table_does_not_please_a_guest() -> None:
    table = situation(
        active=1,
        columns={(1, 0): FULL, (0, 1): ["fish1", "reinforce1"]},
        guests={(0, 1): "two_in_a_turn"},
        hands={1: ["board1", "gold4"]},
    )
    do(table, play("board1", 1), play("gold4", 1))
    assert (column(table, 0, 1), discarded(table, 0)) == (["fish1"], ["reinforce1"])
    assert (guest(table, 0, 1), treasure(table, 0)) == ("two_in_a_turn", [])


def test_only_crack_the_safe_takes_a_card_out_of_a_treasure() -> None:
    cracked = 0
    for seed in range(6):
        before: list[list[str]] = [[], []]
        seq = 0
        for table in random_game(seed):
            after = table.position()["treasure"]
            since = happened(table, None, seq)
            for old, new in zip(before, after, strict=True):
                if len(new) < len(old):
                    assert "safe_cracked" in since
                    assert old[-1] not in GUESTS
                    assert new == old[:-1]
                    cracked += 1
                else:
                    assert new[: len(old)] == old
            before, seq = after, table.seq
    assert cracked > 0
