"""The greedy player of Gold'n'Crash: what it takes for the best. It acts in seat 0."""

from __future__ import annotations

from typing import Any

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    DRAW,
    call_back,
    choose,
    discard,
    manoeuvre,
    observe,
    play,
    secure,
    situation,
)
from tests.games.script import do, kind
from tests.players.greedy import answers

# All columns of seat 0 are open, and there is nothing to be gained in the usual way.
LEVEL = {(0, column): ["gold4"] for column in range(3)}


def holding(*cards: str, **setting: Any) -> ct.Table:
    """Seat 0 has these cards in hand, and a column of one Gold card each."""
    return situation(hands={0: cards}, **{"columns": LEVEL, **setting})


def pending(step: str, table: ct.Table) -> ct.Table:
    """The card in column 0 was discarded, and its effect is being decided."""
    do(table, discard(0))
    assert kind(table) == step
    return table


# Bombs


def test_it_ends_the_game_with_a_bomb_that_cannot_fail() -> None:
    wrecks = {(1, 0): 2, (1, 2): 3}
    table = holding("bomb1", "secure1", "gold6", wrecks=wrecks)
    assert answers(table) == [play("bomb1", 1)]


def test_it_spares_a_zeppelin_that_resists_for_certain() -> None:
    hulls = {(1, 0): 2, (1, 1): 3}
    table = holding("bomb3", hulls=hulls)
    assert answers(table) == [play("bomb3", 2)]
    assert answers(holding("bomb1", hulls=hulls, wrecks={(1, 2): 1})) == [DRAW]


def test_it_bombs_the_zeppelin_with_the_better_guest() -> None:
    guests = {(1, 0): "two_in_a_turn", (1, 1): "five_cards", (1, 2): "nine_gold"}
    assert answers(holding("bomb1", guests=guests)) == [play("bomb1", 1)]


# Gold


def test_it_secures_the_most_gold() -> None:
    columns = {(0, 0): ["gold4"], (0, 1): ["fish1"], (0, 2): ["gold6"]}
    table = situation(hands={0: ["secure1"]}, columns=columns)
    assert answers(table) == [play("secure1", 1)]
    do(table, play("secure1", 1))
    assert answers(table) == [secure(2)]


def test_it_loots_and_cracks_when_that_pays() -> None:
    for card, theirs in (("secure1", "discards"), ("bomb1", "treasures")):
        for prize, best in (("gold6", discard(0)), ("fish1", DRAW)):
            setting: dict[str, Any] = {"columns": {(0, 0): [card]}, theirs: {1: [prize]}}
            assert answers(situation(**setting)) == [best]


def test_it_boards_the_column_with_the_most_gold() -> None:
    theirs = {(1, 0): ["gold4"], (1, 1): ["gold6"], (1, 2): ["bomb1"]}
    assert answers(holding("board1", columns={**LEVEL, **theirs})) == [play("board1", 1)]


def test_it_does_not_clear_a_column_of_gold_for_nothing() -> None:
    columns = {(0, 0): ["gold4", "gold4"], (0, 1): ["bomb1"] * 2, (0, 2): ["fish1", "fish2"]}
    table = situation(hands={0: ["gold6"]}, columns=columns)
    assert play("gold6", 0) not in answers(table)


# Guests


def test_it_plays_the_card_that_wins_a_guest() -> None:
    columns = {(0, 0): ["gold4"], (0, 1): ["fish1"], (0, 2): ["fish1"]}
    table = situation(hands={0: ["gold4"]}, columns=columns, guests={(0, 1): "two_in_a_turn"})
    assert answers(table) != [play("gold4", 1)]
    again = situation(
        hands={0: ["gold4"]},
        columns={**columns, (0, 0): ["gold4", "bomb1"]},
        guests={(0, 1): "two_in_a_turn"},
        played=(0, 1, 0),
        actions=1,
    )
    assert answers(again) == [play("gold4", 1)]


def test_it_moves_the_card_that_wins_a_guest() -> None:
    columns = {(0, 0): ["bomb1", "board1"], (0, 1): ["gold4"], (0, 2): ["gold4"]}
    table = situation(columns=columns, guests={(0, 1): "two_gold"})
    assert answers(pending("manoeuvre", table)) == [manoeuvre(2, 1)]


def test_it_chooses_the_guest_worth_most() -> None:
    table = ct.Table("gold-n-crash", seed=1, options={"guests": "chosen"})
    assert answers(table) == [choose("five_cards")]


# Cards


def test_it_fishes_for_what_it_needs_and_draws_otherwise() -> None:
    table = holding("fish1", discards={0: ["secure3"]}, columns={})
    assert {action["do"] for action in answers(table)} == {"play"}
    gold = situation(columns={(0, 0): ["gold4"]})
    assert answers(gold) == [DRAW]


def test_it_calls_back_a_card_that_is_useful_in_hand() -> None:
    columns = {(0, 0): ["fish1"], (0, 1): ["board1"], (0, 2): ["secure1"]}
    assert answers(pending("call_back", situation(columns=columns))) == [call_back(2)]


def test_it_puts_a_card_that_it_does_not_want_under_the_deck() -> None:
    table = situation(columns={(0, 0): ["reinforce1"]}, draws=["board1", "bomb1"])
    placed = answers(pending("observe", table))
    assert placed
    assert {action["to"] for action in placed} == {"bottom"}


def test_of_equals_it_takes_any() -> None:
    table = holding("gold6", columns={})
    assert answers(table, players=40) == [play("gold6", column) for column in range(3)]
    both = pending("observe", situation(columns={(0, 0): ["reinforce1"]}, draws=["gold6", "gold4"]))
    wanted = [observe(card, to) for card in ("gold4", "gold6") for to in ("top", "bottom")]
    assert answers(both, players=80) == wanted
