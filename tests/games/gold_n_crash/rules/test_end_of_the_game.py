"""Rules, "End of the Game"; rulings GC-40 to GC-45."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    DRAW,
    PASS,
    begin,
    column,
    deck_size,
    discard,
    guest,
    hand,
    happened,
    observe,
    play,
    situation,
    told_of,
    treasure,
    wreck,
)
from tests.games.script import decider, do

FOUR_CARDS = ("gold4", "fish1", "gold4", "fish1")


def last_action(**setting: Any) -> ct.Table:
    """Seat 0 can play a Gold card as the last action of the game: seat 1's deck is empty."""
    setting = {"hands": {0: ["gold4"]}, "decks": {1: ()}, **setting}
    return situation(actions=1, **setting)


def counted(mine: Sequence[str], theirs: Sequence[str]) -> ct.Outcome:
    """How a game ends with these Treasures."""
    table = last_action(treasures={0: mine, 1: theirs})
    do(table, play("gold4", 0))
    assert table.outcome is not None
    return table.outcome


# An empty deck


@pytest.mark.parametrize("first", [0, 1])
def test_who_empties_the_deck_finishes_the_turn_and_the_other_has_one_full_turn(first: int) -> None:
    table = situation(first=first, decks={0: ["gold6"]}, hands={0: ["gold4"]}, rest="discard")
    do(table, DRAW)
    assert told_of(table, "deck_emptied") == [{"event": "deck_emptied", "seat": 0}]
    assert (decider(table), table.view(0)["actions"]) == (0, 1)
    do(table, play("gold4", 0))
    assert told_of(table, "last_turn") == [{"event": "last_turn", "seat": 1}]
    assert (decider(table), table.view(1)["actions"]) == (1, 2)
    do(table, DRAW)
    assert (decider(table), table.outcome) == (1, None)
    do(table, DRAW)
    assert (decider(table), happened(table)[-2:]) == (None, ["treasure_counted"] * 2)
    assert table.outcome is not None


def test_a_deck_that_still_holds_a_card_brings_no_last_turn() -> None:
    table = situation(decks={0: ["gold6"]}, tops={0: ["fish1"]}, bottoms={0: ["fish2"]})
    do(table, DRAW, DRAW)
    assert deck_size(table, 0) == 1
    assert "deck_emptied" not in happened(table)
    do(table, DRAW, DRAW)
    assert (decider(table), table.outcome) == (0, None)
    do(table, DRAW)
    assert told_of(table, "deck_emptied") == [{"event": "deck_emptied", "seat": 0}]


def test_a_deck_emptied_by_reinforce_brings_the_last_turn_too() -> None:
    table = situation(decks={0: ["gold6"]}, hands={0: ["reinforce1"]}, actions=1)
    do(table, play("reinforce1", 0))
    assert happened(table)[-3:] == ["deck_emptied", "turn_begun", "last_turn"]
    do(table, DRAW, DRAW)
    assert table.outcome is not None


def test_if_the_other_deck_is_emptied_in_the_last_turn_no_further_turn_follows() -> None:
    table = situation(decks={0: ["gold6"], 1: ["gold6"]}, hands={0: ["gold4"], 1: ["gold4"]})
    do(table, DRAW, play("gold4", 0), DRAW)
    assert deck_size(table, 0) == deck_size(table, 1) == 0
    assert (decider(table), table.view(1)["actions"]) == (1, 1)
    do(table, play("gold4", 0))
    assert (decider(table), table.view(None)["emptied"]) == (None, 0)
    assert told_of(table, "last_turn") == [{"event": "last_turn", "seat": 1}]


# The third Zeppelin


def crash(**setting: Any) -> ct.Table:
    """Seat 0 bombs the last Zeppelin of seat 1, which is the richer, with three Bomb cards and so
    much Gold in the column that its Guest would be pleased."""
    table = situation(
        columns={(0, 0): FOUR_CARDS, (0, 2): ["bomb1", "bomb1", "gold6"]},
        hands={0: ["bomb2"]},
        wrecks={(1, 0): 1, (1, 1): 2},
        guests={(0, 2): "nine_gold"},
        treasures={1: ["meowmurai_gold6"]},
        **setting,
    )
    do(table, play("bomb2", 2))
    return table


def test_destroying_the_third_zeppelin_wins_at_once_against_a_richer_opponent() -> None:
    table = crash()
    assert wreck(table, 1, 2) == 3
    assert decider(table) is None
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.ranking) == ([0], [[0], [1]])
    assert table.outcome.scores == [0, 6]
    assert happened(table)[-1] == "crash_victory"


def test_destroying_the_third_zeppelin_wins_even_in_the_last_turn() -> None:
    table = crash(decks={1: ()})
    assert decider(table) is None
    assert table.outcome is not None
    assert table.outcome.winners == [0]
    assert "treasure_counted" not in happened(table)


def test_after_the_third_zeppelin_no_guest_is_secured_and_no_column_cleared() -> None:
    table = crash()
    assert column(table, 0, 2) == ["bomb1", "bomb1", "gold6", "bomb2"]
    assert (guest(table, 0, 2), treasure(table, 0)) == ("nine_gold", [])


def test_after_the_second_zeppelin_the_game_goes_on() -> None:
    table = situation(
        columns={(0, 0): FOUR_CARDS, (0, 2): ["bomb1", "bomb1", "gold6"]},
        hands={0: ["bomb2"]},
        wrecks={(1, 0): 1},
        guests={(0, 2): "nine_gold"},
        robustness=[3],
    )
    do(table, play("bomb2", 2))
    assert (wreck(table, 1, 2), table.outcome) == (3, None)
    assert (column(table, 0, 2), treasure(table, 0)) == ([], ["nine_gold"])


# The Gold


def test_crew_cards_looted_cards_and_guests_of_the_treasure_count() -> None:
    outcome = counted(["gold6", "meowmurai_gold4", "five_cards", "bomb3"], ["fish1", "two_gold"])
    assert outcome.breakdown == [
        {"crew": 13, "guests": 6, "total": 19},
        {"crew": 1, "guests": 5, "total": 6},
    ]
    assert outcome.scores == [19, 6]
    assert (outcome.winners, outcome.ranking) == ([0], [[0], [1]])


def test_everybody_is_told_the_gold() -> None:
    table = last_action(treasures={0: ["bomb3"], 1: ["gold6"]})
    do(table, play("gold4", 0))
    assert told_of(table, "treasure_counted") == [
        {"event": "treasure_counted", "seat": 0, "count": 3},
        {"event": "treasure_counted", "seat": 1, "count": 6},
    ]


def test_cards_in_hand_in_columns_and_on_discard_piles_are_worth_nothing() -> None:
    table = last_action(
        columns={(0, 0): ["gold4", "gold4"]},
        hands={0: ["gold4", "gold6"]},
        discards={0: ["secure3"]},
        treasures={1: ["fish1"]},
    )
    do(table, play("gold4", 1))
    assert hand(table, 0) == ["gold6"]
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners) == ([0, 1], [1])


def test_with_equal_gold_the_players_share_the_victory() -> None:
    outcome = counted(["gold6", "bomb3"], ["gold4", "two_gold"])
    assert outcome.scores == [9, 9]
    assert (outcome.winners, outcome.ranking) == ([0, 1], [[0, 1]])


# Endless play


def pass_turns(table: ct.Table, turns: int) -> None:
    """So many turns in which nobody does anything."""
    for _ in range(turns):
        do(table, PASS)


def test_after_40_turns_in_which_no_deck_has_shrunk_the_gold_is_counted() -> None:
    table = begin(stop_early=True)
    pass_turns(table, 39)
    assert table.outcome is None
    pass_turns(table, 1)
    assert table.outcome is not None
    assert table.outcome.winners == [0, 1]
    assert happened(table)[-3:] == ["endless_play", "treasure_counted", "treasure_counted"]


def test_a_draw_from_either_deck_begins_the_count_anew() -> None:
    table = begin(stop_early=True)
    pass_turns(table, 39)
    do(table, DRAW, PASS)
    assert table.outcome is None
    pass_turns(table, 39)
    assert table.outcome is None
    do(table, play("reinforce1", 0), PASS)
    pass_turns(table, 39)
    assert table.outcome is None
    pass_turns(table, 1)
    assert table.outcome is not None


def test_turns_with_actions_that_leave_the_decks_as_they_are_count() -> None:
    setting: dict[str, Any] = {
        "columns": {(0, 0): ["fish1", "reinforce1"]},
        "hands": {0: ["gold4"]},
        "draws": ["bomb1", "gold6"],
    }
    observed = [discard(0), observe("bomb1", "top"), observe("gold6", "bottom"), play("gold4", 1)]
    table = situation(idle=40, **setting)
    do(table, *observed)
    assert table.outcome is not None
    one_more = situation(idle=39, **setting)
    do(one_more, *observed)
    assert one_more.outcome is None
    drawn = situation(idle=40, **setting)
    do(drawn, DRAW, play("gold4", 1))
    assert drawn.outcome is None
