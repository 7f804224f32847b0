"""Rules, "The Discard Action Effects"; rulings GC-22 to GC-28."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    DRAW,
    call_back,
    column,
    deck_size,
    discard,
    discarded,
    hand,
    happened,
    manoeuvre,
    observe,
    play,
    secure,
    situation,
    told_of,
    treasure,
)
from tests.games.script import actions, decider, do, kind, refused


def observing(first: str = "bomb2", second: str = "gold6", **setting: Any) -> ct.Table:
    """Seat 0 has discarded a Reinforce card and sees these two cards."""
    columns = {(0, 0): ["reinforce1"]}
    table = situation(columns=columns, draws=[first, second], **setting)
    do(table, discard(0))
    return table


def short_bottom(table: ct.Table) -> list[str]:
    """The cards of seat 0 whose place at the bottom is known, the lowest first."""
    return [card.removeprefix("octopirate_") for card in table.position()["bottom"][0]]


# Crack the safe


def test_crack_the_safe_sends_the_top_of_the_opponents_treasure_to_the_opponents_discards() -> None:
    table = situation(
        columns={(0, 0): ["fish1", "bomb1"]},
        treasures={0: ["gold4"], 1: ["gold6", "fish2"]},
        discards={1: ["secure1"]},
    )
    do(table, discard(0))
    assert treasure(table, 1) == ["gold6"]
    assert discarded(table, 1) == ["secure1", "fish2"]
    assert (treasure(table, 0), discarded(table, 0)) == (["gold4"], ["bomb1"])
    assert (column(table, 0, 0), table.view(0)["actions"]) == (["fish1"], 1)


def test_a_bomb_card_that_is_discarded_bombs_nothing() -> None:
    table = situation(columns={(0, 0): ["bomb1"]}, treasures={1: ["gold6"]})
    do(table, discard(0))
    assert happened(table) == ["card_discarded", "safe_cracked"]


def test_an_empty_treasure_or_one_with_a_guest_on_top_cannot_be_cracked() -> None:
    empty = situation(columns={(0, 0): ["bomb1"]}, treasures={0: ["gold4"]})
    assert refused(empty, discard(0)) == "GC-26"
    guarded = situation(columns={(0, 0): ["bomb1"]}, treasures={1: ["gold4", "three_fish"]})
    assert refused(guarded, discard(0)) == "GC-26"
    covered = situation(columns={(0, 0): ["bomb1"]}, treasures={1: ["three_fish", "gold4"]})
    do(covered, discard(0))
    assert treasure(covered, 1) == ["three_fish"]


def test_a_looted_card_that_is_driven_out_joins_the_crew_of_the_looter() -> None:
    table = situation(
        active=1,
        actions=1,
        columns={(1, 0): ["bomb1"], (0, 1): ["fish2"], (0, 2): ["gold4", "gold4"]},
        treasures={0: ["meowmurai_fish3"]},
        discards={0: ["bomb1", "bomb2"]},
        hands={0: ["fish1"]},
        rest="treasure",
    )
    do(table, discard(0))
    assert discarded(table, 0) == ["bomb1", "bomb2", "meowmurai_fish3"]
    assert discarded(table, 1) == ["bomb1"]
    do(table, play("fish1", 0))
    assert hand(table, 0) == ["meowmurai_fish3"]
    do(table, play("fish3", 1))
    assert column(table, 0, 1) == ["fish2", "meowmurai_fish3"]
    assert hand(table, 0) == ["bomb1", "bomb2"]


# Manoeuvre


def test_manoeuvre_moves_the_last_card_of_a_column_to_an_adjacent_one() -> None:
    table = situation(columns={(0, 0): ["gold4", "fish1"], (0, 2): ["board1"]})
    do(table, discard(2))
    assert (decider(table), kind(table)) == (0, "manoeuvre")
    do(table, manoeuvre(0, 1))
    assert [column(table, 0, c) for c in range(3)] == [["gold4"], ["fish1"], []]
    assert discarded(table, 0) == ["board1"]
    assert (kind(table), table.view(0)["actions"]) == ("action", 1)


def test_manoeuvre_may_take_from_any_column_that_holds_a_card_but_not_skip_the_middle() -> None:
    columns = {(0, 0): ["gold4"], (0, 1): ["fish1", "board1"], (0, 2): ["fish1"]}
    table = situation(columns=columns)
    do(table, discard(1))
    assert actions(table) == [manoeuvre(0, 1), manoeuvre(1, 0), manoeuvre(1, 2), manoeuvre(2, 1)]
    assert refused(table, manoeuvre(0, 2)) == "GC-R73"
    assert refused(table, manoeuvre(2, 2)) == "GC-R73"


def test_a_card_that_is_moved_does_not_have_its_play_effect() -> None:
    columns = {(0, 0): ["fish1"], (0, 1): ["bomb1", "reinforce1"], (0, 2): ["board1"]}
    table = situation(columns=columns, discards={0: ["gold6"]}, hands={0: ["gold4"]})
    fished = table.copy()
    do(fished, discard(2), manoeuvre(0, 1))
    reinforced = table.copy()
    do(reinforced, discard(2), manoeuvre(1, 0))
    for after in (fished, reinforced):
        assert (hand(after, 0), deck_size(after, 0)) == (["gold4"], deck_size(table, 0))
        assert happened(after) == ["card_discarded", "card_moved"]


# Call back


def test_call_back_returns_the_last_card_of_a_column_to_the_hand() -> None:
    columns = {(0, 0): ["bomb1", "fish1"], (0, 1): ["bomb2", "gold6"]}
    table = situation(columns=columns, hands={0: ["gold4"]})
    do(table, discard(0))
    assert (decider(table), kind(table)) == (0, "call_back")
    assert actions(table) == [call_back(0), call_back(1)]
    assert refused(table, call_back(2)) == "GC-R74"
    do(table, call_back(1))
    assert (column(table, 0, 0), column(table, 0, 1)) == (["bomb1"], ["bomb2"])
    assert hand(table, 0) == ["gold4", "gold6"]
    assert discarded(table, 0) == ["fish1"]
    assert (kind(table), table.view(0)["actions"]) == ("action", 1)


# Observe


def test_observe_shows_two_cards_of_the_own_deck_and_each_goes_on_top_or_at_the_bottom() -> None:
    table = observing("bomb2", "gold6")
    assert (decider(table), kind(table)) == (0, "observe")
    cards = ("bomb2", "gold6")
    assert actions(table) == [observe(card, to) for card in cards for to in ("top", "bottom")]
    assert refused(table, observe("fish1", "top")) == "GC-R75"
    size = deck_size(table, 0)
    do(table, observe("gold6", "bottom"))
    assert actions(table) == [observe("bomb2", "top"), observe("bomb2", "bottom")]
    do(table, observe("bomb2", "top"))
    assert deck_size(table, 0) == size + 2
    assert (hand(table, 0), kind(table), table.view(0)["actions"]) == ([], "action", 1)


def test_two_cards_that_are_alike_are_both_placed() -> None:
    table = observing("bomb1", "bomb1")
    do(table, observe("bomb1", "bottom"))
    assert actions(table) == [observe("bomb1", "top"), observe("bomb1", "bottom")]
    do(table, observe("bomb1", "top"))
    own = table.view(0)
    assert own["top"][0] == own["bottom"][0] == ["octopirate_bomb1"]


@pytest.mark.parametrize(("first", "second"), [("bomb2", "gold6"), ("gold6", "bomb2")])
def test_of_two_cards_put_on_top_the_last_placed_is_drawn_first(first: str, second: str) -> None:
    table = observing()
    do(table, observe(first, "top"), observe(second, "top"), DRAW)
    assert hand(table, 0) == [second]
    do(table, DRAW, DRAW, DRAW)
    assert hand(table, 0) == sorted([first, second])


@pytest.mark.parametrize(("first", "second"), [("bomb2", "gold6"), ("gold6", "bomb2")])
def test_of_two_cards_put_at_the_bottom_the_last_placed_is_drawn_last(
    first: str, second: str
) -> None:
    table = observing(decks={0: ["bomb2", "gold6", "fish1"]})
    do(table, observe(first, "bottom"), observe(second, "bottom"))
    do(table, DRAW, DRAW, DRAW)
    assert hand(table, 0) == ["fish1"]
    do(table, DRAW)
    assert hand(table, 0) == sorted(["fish1", first])


def test_cards_put_at_the_bottom_later_lie_below_those_put_there_before() -> None:
    table = situation(
        columns={(0, 0): ["reinforce1"]},
        decks={0: ["bomb2", "gold6"]},
        bottoms={0: ["fish2", "fish1"]},
        draws=["bomb2", "gold6"],
    )
    do(table, discard(0), observe("bomb2", "bottom"), observe("gold6", "bottom"))
    assert short_bottom(table) == ["gold6", "bomb2", "fish2", "fish1"]
    do(table, DRAW)
    assert hand(table, 0) == ["fish1"]


def test_cards_observed_before_are_what_observe_shows_again() -> None:
    table = situation(columns={(0, 0): ["reinforce1"]}, tops={0: ["gold6", "bomb2"]})
    do(table, discard(0))
    assert table.view(0)["looked"][0]["cards"] == {"octopirate_gold6": 1, "octopirate_bomb2": 1}
    do(table, observe("bomb2", "bottom"), observe("gold6", "bottom"), DRAW)
    assert short_bottom(table) == ["gold6", "bomb2"]
    assert "gold6" not in hand(table, 0)


def test_observe_needs_two_cards_in_the_deck_wherever_observe_put_them() -> None:
    one = situation(columns={(0, 0): ["reinforce1"]}, decks={0: ["gold6"]})
    assert refused(one, discard(0)) == "GC-25"
    none = situation(columns={(0, 0): ["reinforce1"]}, decks={0: []}, emptied=0)
    assert refused(none, discard(0)) == "GC-25"
    on_top = situation(columns={(0, 0): ["reinforce1"]}, decks={0: ["gold6"]}, tops={0: ["bomb2"]})
    below = situation(
        columns={(0, 0): ["reinforce1"]}, decks={0: ["gold6"]}, bottoms={0: ["bomb2"]}
    )
    for two in (on_top, below):
        do(two, discard(0))
        assert two.view(0)["looked"][0]["cards"] == {"octopirate_gold6": 1, "octopirate_bomb2": 1}


def test_looking_at_the_last_cards_does_not_empty_the_deck() -> None:
    table = observing(decks={0: ["bomb2", "gold6"]})
    do(table, observe("bomb2", "top"), observe("gold6", "bottom"))
    assert table.view(0)["emptied"] is None
    assert "deck_emptied" not in happened(table)


# Loot


def test_loot_takes_the_top_card_of_the_opponents_discards_into_the_own_treasure() -> None:
    table = situation(
        columns={(0, 0): ["fish1", "secure1"]},
        discards={0: ["gold4"], 1: ["bomb1", "gold6"]},
        treasures={0: ["fish2"]},
    )
    do(table, discard(0))
    assert treasure(table, 0) == ["fish2", "meowmurai_gold6"]
    assert discarded(table, 1) == ["bomb1"]
    assert discarded(table, 0) == ["gold4", "secure1"]
    assert (column(table, 0, 0), table.view(0)["actions"]) == (["fish1"], 1)


def test_one_card_in_the_opponents_discards_is_enough_for_loot_and_none_is_not() -> None:
    one = situation(columns={(0, 0): ["secure1"]}, discards={1: ["gold6"]})
    do(one, discard(0))
    assert treasure(one, 0) == ["meowmurai_gold6"]
    none = situation(columns={(0, 0): ["secure1"]}, discards={0: ["gold6"]})
    assert refused(none, discard(0)) == "GC-27"


# Gold cards


def test_a_gold_card_is_never_discarded_by_the_action_and_has_no_discard_effect() -> None:
    table = situation(
        columns={(0, 0): ["secure1", "gold4"], (0, 1): ["gold6"], (0, 2): ["secure1"]},
        discards={1: ["bomb1"]},
    )
    assert refused(table, discard(0)) == "GC-22"
    assert refused(table, discard(1)) == "GC-22"
    assert [a for a in actions(table) if a["do"] == "discard"] == [discard(2)]


def test_board_secure_manoeuvre_and_call_back_can_take_a_gold_card_away() -> None:
    columns = {(0, 0): ["bomb1", "gold4"], (0, 1): ["board1"], (0, 2): ["fish1"]}
    table = situation(columns=columns, hands={0: ["secure1"], 1: ["board1"]})
    secured = table.copy()
    do(secured, play("secure1", 1), secure(0))
    assert treasure(secured, 0) == ["gold4"]
    moved = table.copy()
    do(moved, discard(1), manoeuvre(0, 1))
    assert column(moved, 0, 1) == ["gold4"]
    back = table.copy()
    do(back, discard(2), call_back(0))
    assert hand(back, 0) == ["gold4", "secure1"]
    boarded = table.copy()
    do(boarded, DRAW, DRAW, play("board1", 0))
    assert discarded(boarded, 0) == ["gold4"]
    for after in (secured, moved, back, boarded):
        assert column(after, 0, 0) == ["bomb1"]


# The order of a Discard action


@pytest.mark.parametrize("card", ["board1", "fish1", "reinforce1"])
def test_a_discarded_card_lies_on_the_discard_pile_before_its_effect_happens(card: str) -> None:
    columns = {(0, 0): ["gold4", card]}
    table = situation(columns=columns, discards={0: ["bomb1"]})
    do(table, discard(0))
    assert kind(table) in ("manoeuvre", "call_back", "observe")
    assert discarded(table, 0) == ["bomb1", card]
    assert column(table, 0, 0) == ["gold4"]
    assert told_of(table, "card_discarded") == [
        {"event": "card_discarded", "seat": 0, "column": 0, "card": f"octopirate_{card}"}
    ]


def test_a_discarded_card_cannot_be_its_own_target() -> None:
    called = situation(columns={(0, 0): ["gold4", "fish1"]})
    do(called, discard(0), call_back(0))
    assert (hand(called, 0), discarded(called, 0)) == (["gold4"], ["fish1"])
    moved = situation(columns={(0, 0): ["gold4", "board1"]})
    do(moved, discard(0), manoeuvre(0, 1))
    assert (column(moved, 0, 1), discarded(moved, 0)) == (["gold4"], ["board1"])


@pytest.mark.parametrize("card", ["board1", "fish1"])
def test_manoeuvre_and_call_back_need_two_cards_in_the_columns_together(card: str) -> None:
    alone = situation(columns={(0, 0): [card], (1, 0): ["gold4", "gold4"]})
    assert refused(alone, discard(0)) == "GC-24"
    beneath = situation(columns={(0, 0): ["gold4", card]})
    elsewhere = situation(columns={(0, 0): [card], (0, 2): ["gold4"]})
    for table in (beneath, elsewhere):
        do(table, discard(0))
        assert kind(table) == ("manoeuvre" if card == "board1" else "call_back")
