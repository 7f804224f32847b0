"""What a table can decide before the game: every option in each of its readings."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    DRAW,
    GUESTS,
    PASS,
    begin,
    choose,
    column,
    deck_size,
    discard,
    discarded,
    guest,
    happened,
    observe,
    play,
    situation,
    treasure,
)
from tests.games.script import Script, actions, decider, do, kind, refused

DEFAULTS = {
    "first_player": "random",
    "guests": "dealt",
    "endless_limit": 40,
    "stop_early": False,
    "observe_with_one": False,
    "loot_needs": 1,
    "gold_counts_in_column": True,
}


def test_the_printed_rules_and_our_rulings_are_what_a_table_plays_by_default() -> None:
    options = ct.game("gold-n-crash").options
    assert {option.name: option.default for option in options} == DEFAULTS


@pytest.mark.parametrize("first", [0, 1])
def test_chance_decides_who_begins(first: int) -> None:
    script = Script(first_player=[first])
    table = ct.Table("gold-n-crash", chance=script, checked=True)
    assert script.nodes[0] == ("first_player", {0: 1, 1: 1})
    assert (decider(table), table.view(None)["first"]) == (first, first)


@pytest.mark.parametrize("first", [0, 1])
def test_a_named_first_player_begins_without_chance(first: int) -> None:
    script = Script()
    table = ct.Table("gold-n-crash", options={"first_player": first}, chance=script, checked=True)
    assert "first_player" not in {node for node, _ in script.nodes}
    assert (decider(table), table.view(None)["first"]) == (first, first)


def test_guests_are_dealt_by_chance() -> None:
    script = Script(guest=["two_gold", "five_cards"])
    table = ct.Table("gold-n-crash", options={"first_player": 0}, chance=script, checked=True)
    dealt = [outcomes for node, outcomes in script.nodes if node == "guest"]
    assert [len(outcomes) for outcomes in dealt] == [8, 7, 6, 5, 4, 3]
    assert all(set(outcomes.values()) == {1} for outcomes in dealt)
    assert (guest(table, 0, 0), guest(table, 1, 0)) == ("two_gold", "five_cards")
    assert kind(table) == "action"


@pytest.mark.parametrize("first", [0, 1])
def test_guests_are_chosen_in_turn_each_for_the_next_zeppelin(first: int) -> None:
    script = Script()
    options = {"first_player": first, "guests": "chosen"}
    table = ct.Table("gold-n-crash", options=options, chance=script, checked=True)
    for number, name in enumerate(GUESTS[:6]):
        seat = (first + number) % 2
        assert (kind(table), decider(table)) == ("choose_guest", seat)
        assert {a["guest"] for a in actions(table)} == set(GUESTS[number:])
        do(table, choose(name))
        assert guest(table, seat, number // 2) == name
    assert "guest" not in {node for node, _ in script.nodes}
    assert (kind(table), decider(table)) == ("action", first)
    assert set(table.view(None)["box"]["cards"]) == set(GUESTS[6:])


def test_a_guest_that_is_taken_cannot_be_chosen_again() -> None:
    table = ct.Table("gold-n-crash", options={"guests": "chosen"}, seed=1, checked=True)
    do(table, choose("two_gold"))
    assert refused(table, choose("two_gold")) == "GC-R17"


@pytest.mark.parametrize("limit", [20, 40, 80])
def test_the_game_ends_after_that_many_turns_without_a_draw(limit: int) -> None:
    table = begin(stop_early=True, endless_limit=limit)
    for _ in range(limit):
        assert table.outcome is None
        do(table, PASS)
    assert table.outcome is not None
    assert "endless_play" in happened(table)


def test_as_long_as_something_can_be_done_nobody_may_stop() -> None:
    table = begin()
    assert refused(table, PASS) == "GC-4"
    do(table, DRAW)
    assert refused(table, PASS) == "GC-4"


def test_a_table_may_allow_stopping_after_one_action_or_none() -> None:
    table = begin(stop_early=True)
    do(table, PASS)
    assert (decider(table), table.view(1)["actions"]) == (1, 2)
    do(table, DRAW)
    assert (decider(table), table.view(1)["actions"]) == (1, 1)
    do(table, PASS)
    assert (decider(table), table.view(0)["actions"]) == (0, 2)


def reinforce_discardable(deck: list[str], **options: Any) -> ct.Table:
    """A Reinforce card is at the end of a column of seat 0, whose deck holds these cards."""
    return situation(columns={(0, 0): ["reinforce1"]}, decks={0: deck}, **options)


def test_observe_needs_two_cards_unless_the_table_is_content_with_one() -> None:
    assert refused(reinforce_discardable(["gold6"]), discard(0)) == "GC-25"
    table = reinforce_discardable(["gold6"], observe_with_one=True)
    do(table, discard(0))
    assert actions(table) == [observe("gold6", "top"), observe("gold6", "bottom")]
    do(table, observe("gold6", "bottom"))
    assert (kind(table), deck_size(table, 0)) == ("action", 1)
    assert table.view(0)["emptied"] is None


def test_observe_with_one_still_shows_two_where_there_are_two_and_needs_a_card() -> None:
    two = reinforce_discardable(["gold6", "bomb1"], observe_with_one=True)
    do(two, discard(0))
    assert two.view(0)["looked"][0]["size"] == 2
    assert refused(reinforce_discardable([], observe_with_one=True), discard(0)) == "GC-25"


def looter(pile: list[str], **options: Any) -> ct.Table:
    """A Secure card is at the end of a column of seat 0; the other's discard pile is this."""
    return situation(columns={(0, 0): ["secure1"]}, discards={1: pile}, **options)


def test_loot_needs_one_card_unless_the_table_asks_for_two() -> None:
    one = looter(["gold6"])
    do(one, discard(0))
    assert treasure(one, 0) == ["meowmurai_gold6"]
    assert refused(looter(["gold6"], loot_needs=2), discard(0)) == "GC-27"
    two = looter(["bomb1", "gold6"], loot_needs=2)
    do(two, discard(0))
    assert (treasure(two, 0), discarded(two, 1)) == (["meowmurai_gold6"], ["bomb1"])


def nine_gold(cards: list[str], card: str, **options: Any) -> ct.Table:
    """That card was played below the Guest who wants 9 Gold."""
    table = situation(
        columns={(0, 0): ["bomb1", "bomb1", "secure1", "secure1"], (0, 1): cards},
        guests={(0, 1): "nine_gold"},
        hands={0: [card]},
        discards={0: ["bomb2"]},
        **options,
    )
    do(table, play(card, 1))
    assert column(table, 0, 1) == [*cards, card]
    return table


def test_gold_cards_count_for_the_guest_who_wants_9_gold_unless_the_table_leaves_them_out() -> None:
    assert treasure(nine_gold(["gold4", "reinforce2"], "fish3"), 0) == ["nine_gold"]
    without = nine_gold(["gold4", "reinforce2"], "fish3", gold_counts_in_column=False)
    assert (treasure(without, 0), guest(without, 0, 1)) == ([], "nine_gold")
    others = ["reinforce3", "board3"]
    assert treasure(nine_gold(others, "fish3", gold_counts_in_column=False), 0) == ["nine_gold"]
    assert treasure(nine_gold(others, "fish2", gold_counts_in_column=False), 0) == []
    assert treasure(nine_gold(others, "fish2"), 0) == []
