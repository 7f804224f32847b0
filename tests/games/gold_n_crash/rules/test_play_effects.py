"""Rules, "The Play Action Effects": what each type does, how often, and what the third card of a
type brings; rulings GC-9 to GC-21 and GC-29 to GC-33."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    DRAW,
    PASS,
    Cards,
    call_back,
    column,
    deck_size,
    discard,
    discarded,
    guest,
    hand,
    happened,
    manoeuvre,
    piece,
    play,
    secure,
    situation,
    told_of,
    treasure,
    wreck,
)
from tests.games.script import actions, decider, do, everybody, kind, refused, told

# Cards of different types that make another column the fullest.
TALL = ("gold6", "gold4", "board3", "fish3", "reinforce3", "secure3")


def about_to(card: str, before: Cards = (), **setting: Any) -> ct.Table:
    """A situation in which seat 0 has that card and may play it in column 0, where those cards lie
    before; column 2 is the fullest, column 1 is empty unless it is named."""
    columns = {(0, 0): before, (0, 2): TALL[: len(before) + 1], **setting.pop("columns", {})}
    return situation(columns=columns, hands={0: [card]}, **setting)


def times(table: ct.Table, event: str) -> int:
    """How often something happened."""
    return happened(table).count(event)


# How often


def test_playing_a_card_sets_off_its_play_effect() -> None:
    table = about_to("fish1", discards={0: ["gold4"]})
    do(table, play("fish1", 0))
    assert happened(table) == ["card_played", "card_fished"]


@pytest.mark.parametrize(
    ("card", "effect"),
    [("board1", "card_boarded"), ("fish1", "card_fished"), ("reinforce1", "card_drawn")],
)
def test_the_first_card_of_a_type_works_once(card: str, effect: str) -> None:
    table = about_to(
        card, ["bomb1"], columns={(1, 0): ["gold4"] * 2}, discards={0: ["gold4", "bomb1"]}
    )
    do(table, play(card, 0))
    assert times(table, effect) == 1


@pytest.mark.parametrize(
    ("card", "effect"),
    [("board1", "card_boarded"), ("fish1", "card_fished"), ("reinforce1", "card_drawn")],
)
def test_the_second_card_of_a_type_works_twice(card: str, effect: str) -> None:
    table = about_to(
        card,
        [card, "bomb1"],
        columns={(1, 0): ["gold4", "gold4", "bomb1"]},
        discards={0: ["gold4", "bomb1", "bomb2"]},
    )
    do(table, play(card, 0))
    assert times(table, effect) == 2
    assert column(table, 0, 0) == [card, "bomb1", card]


@pytest.mark.parametrize(
    ("card", "effect"),
    [("board1", "card_boarded"), ("fish1", "card_fished"), ("reinforce1", "card_drawn")],
)
def test_the_third_card_of_a_type_works_three_times_and_clears_the_column(
    card: str, effect: str
) -> None:
    table = about_to(
        card,
        [card, "bomb1", card],
        columns={(1, 0): ["gold4", "gold4", "bomb1", "bomb2"]},
        discards={0: ["gold4", "bomb1", "bomb2", "bomb3"]},
    )
    do(table, play(card, 0))
    assert times(table, effect) == 3
    assert times(table, "column_cleared") == 1
    assert column(table, 0, 0) == []


@pytest.mark.parametrize("secures", [1, 2, 3])
def test_a_secure_card_works_as_often_as_there_are_such_cards(secures: int) -> None:
    table = about_to(
        "secure1",
        ["secure1", "secure2"][: secures - 1],
        columns={(0, 1): ["gold4", "fish1", "bomb1", "bomb2"]},
    )
    do(table, play("secure1", 0))
    for _ in range(secures):
        assert kind(table) == "secure"
        do(table, secure(1))
    assert kind(table) == "action"
    assert treasure(table, 0) == ["bomb2", "bomb1", "fish1"][:secures]
    assert len(column(table, 0, 0)) == (secures if secures < 3 else 0)


def test_cards_of_a_type_in_other_columns_do_not_count() -> None:
    table = about_to(
        "fish1",
        columns={(0, 1): ["fish1"], (0, 2): ["fish2", "bomb1"], (1, 0): ["fish1"]},
        discards={0: ["gold4", "bomb1"]},
    )
    do(table, play("fish1", 0))
    assert times(table, "card_fished") == 1


def test_a_card_that_was_moved_in_counts() -> None:
    table = situation(
        columns={(0, 1): ["fish1", "board1"], (0, 2): ["gold4", "gold6"]},
        hands={0: ["fish2"]},
        discards={0: ["bomb1", "bomb2"]},
    )
    do(table, discard(1), manoeuvre(1, 0))
    assert column(table, 0, 0) == ["fish1"]
    do(table, play("fish2", 0))
    assert hand(table, 0) == ["board1", "bomb2"]


def test_a_card_that_has_left_does_not_count() -> None:
    table = situation(
        columns={(0, 0): ["fish1", "fish2"], (0, 1): ["gold4"], (0, 2): ["gold4", "gold6"]},
        hands={0: ["fish3"]},
        discards={0: ["bomb1", "bomb2"]},
    )
    do(table, discard(0), call_back(1), play("fish3", 0))
    assert times(table, "card_fished") == 2
    assert column(table, 0, 0) == ["fish1", "fish3"]


# Bomb


def test_the_owner_looks_in_secret_at_the_robustness() -> None:
    table = about_to("bomb1", robustness=[3])
    do(table, play("bomb1", 0))
    said = {"event": "zeppelin_resisted", "seat": 1, "column": 0}
    assert told(table, 1)[-1] == {**said, "robustness": 3}
    assert table.view(1)["hull"][1] == [3, -1, -1]
    for looking in (0, None):
        assert told(table, looking)[-1] == said
        assert table.view(looking)["hull"][1] == [None, None, None]


@pytest.mark.parametrize(("bombs", "robustness"), [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)])
def test_enough_bombs_destroy_the_zeppelin(bombs: int, robustness: int) -> None:
    table = about_to("bomb1", ["bomb1", "bomb2"][: bombs - 1], robustness=[robustness])
    do(table, play("bomb1", 0))
    assert wreck(table, 1, 0) == robustness
    event = {"event": "zeppelin_destroyed", "seat": 1, "column": 0, "robustness": robustness}
    for looking in everybody(table):
        assert told_of(table, "zeppelin_destroyed", looking) == [event]


@pytest.mark.parametrize(("bombs", "robustness"), [(1, 2), (1, 3), (2, 3)])
def test_against_too_few_bombs_a_zeppelin_resists(bombs: int, robustness: int) -> None:
    table = about_to(
        "bomb1", ["bomb1"][: bombs - 1], guests={(1, 0): "two_gold"}, robustness=[robustness]
    )
    do(table, play("bomb1", 0))
    assert happened(table) == ["card_played", "zeppelin_resisted"]
    assert "robustness" not in told_of(table, "zeppelin_resisted")[0]
    assert wreck(table, 1, 0) == 0
    assert guest(table, 1, 0) == "two_gold"
    assert table.view(None)["resisted"] == [0, 0, 0, bombs, 0, 0]


def test_the_gold_on_a_bomb_does_not_make_it_stronger() -> None:
    table = about_to("bomb3", robustness=[2])
    do(table, play("bomb3", 0))
    assert wreck(table, 1, 0) == 0


def test_the_guest_of_a_destroyed_zeppelin_goes_back_in_the_box() -> None:
    table = about_to("bomb1", guests={(1, 0): "two_gold", (1, 1): "four_types"}, robustness=[1])
    do(table, play("bomb1", 0))
    assert (guest(table, 1, 0), guest(table, 1, 1)) == (None, "four_types")
    assert "two_gold" in table.view(None)["box"]["cards"]
    assert treasure(table, 0) == treasure(table, 1) == []
    assert told_of(table, "guest_lost") == [
        {"event": "guest_lost", "seat": 1, "column": 0, "guest": "two_gold"}
    ]


def test_a_guest_already_in_the_treasure_stays_there() -> None:
    table = about_to(
        "bomb1",
        guests={(1, 0): None},
        treasures={1: ["gold4", "two_gold"]},
        robustness=[1],
    )
    do(table, play("bomb1", 0))
    assert wreck(table, 1, 0) == 1
    assert treasure(table, 1) == ["gold4", "two_gold"]
    assert times(table, "guest_lost") == 0


def test_the_bombs_of_the_attackers_own_column_count() -> None:
    table = about_to(
        "bomb1",
        columns={
            (0, 1): ["bomb1", "bomb2"],
            (0, 2): ["bomb2", "gold4"],
            (1, 0): ["bomb1", "bomb1"],
        },
        robustness=[2],
    )
    do(table, play("bomb1", 0))
    assert wreck(table, 1, 0) == 0


def test_two_bombs_make_a_single_check_at_joint_strength() -> None:
    table = about_to("bomb1", ["bomb1"], robustness=[3])
    do(table, play("bomb1", 0))
    assert happened(table) == ["card_played", "zeppelin_resisted"]
    again = about_to("bomb1", ["bomb1"], robustness=[2])
    do(again, play("bomb1", 0))
    assert wreck(again, 1, 0) == 2


def test_a_bomb_that_has_left_the_column_no_longer_counts() -> None:
    table = about_to("bomb2", ["bomb1"], hulls={(1, 0): 2}, treasures={1: ["gold4"]})
    do(table, discard(0), play("bomb2", 0))
    assert column(table, 0, 0) == ["bomb2"]
    assert wreck(table, 1, 0) == 0
    assert times(table, "zeppelin_resisted") == 1


def test_a_destroyed_zeppelin_is_no_target() -> None:
    table = situation(hands={0: ["bomb1"]}, wrecks={(1, 1): 2})
    assert play("bomb1", 0) in actions(table)
    assert play("bomb1", 2) in actions(table)
    assert refused(table, play("bomb1", 1)) == "GC-13"


def test_a_zeppelin_that_has_resisted_can_be_bombed_again() -> None:
    table = about_to("bomb1", ["bomb1"], hulls={(1, 0): 2})
    do(table, play("bomb1", 0))
    assert wreck(table, 1, 0) == 2
    assert table.view(1)["hull"][1] == [-1, -1, -1]
    assert table.view(None)["resisted"] == [0] * 6
    tougher = about_to("bomb1", ["bomb1"], hulls={(1, 0): 3})
    do(tougher, play("bomb1", 0))
    assert wreck(tougher, 1, 0) == 0
    assert tougher.view(None)["resisted"] == [0, 0, 0, 2, 0, 0]


@pytest.mark.parametrize("robustness", [1, 2, 3])
def test_a_third_bomb_always_destroys_then_comes_the_guest_then_the_column_is_cleared(
    robustness: int,
) -> None:
    table = about_to(
        "bomb2",
        ["gold4", "bomb1", "bomb2"],
        guests={(0, 0): "nine_gold", (1, 0): "two_gold"},
        robustness=[robustness],
    )
    do(table, play("bomb2", 0))
    assert happened(table) == [
        "card_played",
        "zeppelin_destroyed",
        "guest_lost",
        "guest_secured",
        "column_cleared",
    ]
    assert wreck(table, 1, 0) == robustness
    assert treasure(table, 0) == ["nine_gold"]
    assert column(table, 0, 0) == []


def test_the_robustness_is_known_to_the_owner_once_it_resists_and_to_both_once_destroyed() -> None:
    table = situation(
        hands={0: ["bomb1", "bomb1", "bomb1"]},
        columns={(0, 1): ["gold4"], (0, 2): ["gold4", "gold6"]},
        robustness=[2],
    )
    assert table.view(1)["hull"] == [[None] * 3, [-1] * 3]
    do(table, play("bomb1", 0))
    assert table.view(0)["hull"] == [[-1] * 3, [None] * 3]
    assert table.view(1)["hull"] == [[None] * 3, [2, -1, -1]]
    do(table, play("bomb1", 0))
    for looking in everybody(table):
        assert table.view(looking)["wreck"] == [0, 0, 0, 2, 0, 0]


# Board


def test_board_throws_the_last_card_of_the_facing_column_onto_the_enemys_discards() -> None:
    table = about_to(
        "board1",
        columns={(1, 0): ["fish1", "secure1"], (1, 1): ["gold4"]},
        discards={0: ["bomb1"], 1: ["bomb1"]},
    )
    do(table, play("board1", 0))
    assert column(table, 1, 0) == ["fish1"]
    assert column(table, 1, 1) == ["gold4"]
    assert discarded(table, 1) == ["bomb1", "secure1"]
    assert discarded(table, 0) == ["bomb1"]


@pytest.mark.parametrize("last", ["bomb1", "board1", "fish1", "reinforce1", "secure1"])
def test_a_boarded_card_does_not_have_its_discard_effect(last: str) -> None:
    table = about_to(
        "board1",
        columns={(1, 0): ["gold4", last]},
        treasures={0: ["gold4"], 1: ["gold4"]},
        discards={0: ["fish1"], 1: ["fish1"]},
    )
    do(table, play("board1", 0))
    assert happened(table) == ["card_played", "card_boarded"]
    assert (kind(table), decider(table)) == ("action", 0)


def test_cards_are_boarded_one_by_one_the_last_first() -> None:
    table = about_to("board1", ["board2"], columns={(1, 0): ["fish1", "bomb1", "gold4"]})
    do(table, play("board1", 0))
    assert [e["card"] for e in told_of(table, "card_boarded")] == [
        piece(1, "gold4"),
        piece(1, "bomb1"),
    ]
    assert discarded(table, 1) == ["gold4", "bomb1"]
    assert column(table, 1, 0) == ["fish1"]


def test_a_gold_card_can_be_boarded() -> None:
    table = about_to("board1", columns={(1, 0): ["gold6"]})
    do(table, play("board1", 0))
    assert discarded(table, 1) == ["gold6"]


def test_a_board_card_cannot_go_into_a_column_that_faces_an_empty_one() -> None:
    table = situation(columns={(1, 0): ["fish1"], (0, 1): ["fish1"]}, hands={0: ["board1"]})
    assert play("board1", 0) in actions(table)
    assert play("board1", 2) not in actions(table)
    assert refused(table, play("board1", 2)) == "GC-18"


@pytest.mark.parametrize("before", [[], ["board2"], ["board2", "board2"]])
def test_a_single_card_in_the_facing_column_is_enough_for_a_board_card(before: Cards) -> None:
    table = about_to("board1", before, columns={(1, 0): ["fish1"]})
    do(table, play("board1", 0))
    assert column(table, 1, 0) == []
    assert times(table, "card_boarded") == 1
    assert (kind(table), decider(table)) == ("action", 0)


# Fish


def test_fish_brings_the_top_card_of_the_own_discards_into_the_hand() -> None:
    table = about_to("fish1", discards={0: ["bomb1", "gold4"], 1: ["gold6"]})
    do(table, play("fish1", 0))
    assert hand(table, 0) == ["gold4"]
    assert discarded(table, 0) == ["bomb1"]
    assert discarded(table, 1) == ["gold6"]


def test_fish_cannot_be_declined() -> None:
    table = about_to("fish1", discards={0: ["bomb1"]})
    do(table, play("fish1", 0))
    assert hand(table, 0) == ["bomb1"]


def test_without_discards_a_fish_card_cannot_be_played() -> None:
    table = about_to("fish1", discards={1: ["gold4"]})
    assert refused(table, play("fish1", 0)) == "GC-19"


def test_a_third_fish_card_takes_its_cards_before_its_column_is_cleared() -> None:
    table = about_to(
        "fish1", ["fish1", "fish2"], discards={0: ["gold4", "bomb1", "bomb2", "bomb3"]}
    )
    do(table, play("fish1", 0))
    assert hand(table, 0) == ["bomb1", "bomb2", "bomb3"]
    assert discarded(table, 0) == ["gold4", "fish1", "fish2", "fish1"]


# Reinforce


def test_reinforce_brings_the_top_card_of_the_deck_into_the_hand() -> None:
    table = about_to("reinforce1", draws=["gold4"])
    before = deck_size(table, 0)
    do(table, play("reinforce1", 0))
    assert hand(table, 0) == ["gold4"]
    assert deck_size(table, 0) == before - 1
    assert told_of(table, "card_drawn") == [{"event": "card_drawn", "seat": 0}]


def test_reinforce_draws_first_what_is_known_to_lie_on_top() -> None:
    table = about_to("reinforce1", ["reinforce1"], tops={0: ["bomb3"]}, draws=["gold4"])
    do(table, play("reinforce1", 0))
    drawn = [e["card"] for e in told_of(table, "card_drawn", 0)]
    assert drawn == [piece(0, "bomb3"), piece(0, "gold4")]


def test_reinforce_draws_what_is_left_of_a_short_deck_and_brings_the_end() -> None:
    table = about_to("reinforce1", ["reinforce1", "reinforce2"], decks={0: ["gold4", "bomb1"]})
    do(table, play("reinforce1", 0))
    assert hand(table, 0) == ["bomb1", "gold4"]
    assert told_of(table, "deck_emptied") == [{"event": "deck_emptied", "seat": 0}]
    do(table, actions(table)[0])
    assert told_of(table, "last_turn") == [{"event": "last_turn", "seat": 1}]


def test_without_a_deck_a_reinforce_card_cannot_be_played() -> None:
    table = about_to("reinforce1", actions=1, decks={0: ()})
    assert refused(table, play("reinforce1", 0)) == "GC-20"


# Secure


def test_secure_puts_the_last_card_of_an_adjacent_column_into_the_treasure() -> None:
    table = about_to("secure1", columns={(0, 1): ["fish1", "gold4"]})
    do(table, play("secure1", 0), secure(1))
    assert treasure(table, 0) == ["gold4"]
    assert column(table, 0, 1) == ["fish1"]
    assert column(table, 0, 0) == ["secure1"]
    assert discarded(table, 0) == []


def test_each_time_an_adjacent_column_is_chosen() -> None:
    table = situation(
        columns={(0, 0): ["bomb1", "gold4"], (0, 1): ["secure1"], (0, 2): ["fish1", "gold6"]},
        hands={0: ["secure2"]},
    )
    do(table, play("secure2", 1))
    assert actions(table) == [secure(0), secure(2)]
    do(table, secure(2))
    assert actions(table) == [secure(0), secure(2)]
    do(table, secure(0))
    assert treasure(table, 0) == ["gold6", "gold4"]


def test_never_from_its_own_column_and_from_a_side_only_from_the_middle() -> None:
    table = about_to("secure1", ["bomb1"], columns={(0, 1): ["fish1"]})
    do(table, play("secure1", 0))
    assert actions(table) == [secure(1)]
    assert refused(table, secure(0)) == "GC-21"
    assert refused(table, secure(2)) == "GC-21"


def test_an_empty_column_is_not_chosen() -> None:
    table = situation(columns={(0, 2): ["fish1"]}, hands={0: ["secure1"]})
    do(table, play("secure1", 1))
    assert actions(table) == [secure(2)]
    assert refused(table, secure(0)) == "GC-21"


def test_without_cards_beside_it_a_secure_card_cannot_be_played() -> None:
    table = about_to("secure1", columns={(1, 1): ["gold4"]})
    assert column(table, 0, 2) != []
    assert refused(table, play("secure1", 0)) == "GC-21"
    assert play("secure1", 1) in actions(table)


# Gold


def test_nothing_happens_when_a_gold_card_is_played() -> None:
    table = about_to(
        "gold4",
        ["gold4"],
        columns={(0, 1): ["fish1"], (1, 0): ["fish1"]},
        discards={0: ["bomb1"]},
    )
    do(table, play("gold4", 0))
    assert happened(table) == ["card_played"]
    assert (kind(table), decider(table)) == ("action", 0)


def test_gold_cards_pay_off_in_the_treasure_only() -> None:
    table = situation(
        actions=1,
        decks={1: ()},
        columns={(0, 0): ["gold4"], (1, 0): ["gold4", "gold6"]},
        hands={0: ["gold4"]},
        discards={0: ["gold4"]},
        treasures={0: ["gold6"], 1: ["fish1"]},
    )
    do(table, DRAW)
    assert table.outcome is not None
    assert table.outcome.scores == [6, 1]


# Fewer targets than repeats


@pytest.mark.parametrize("card", ["board1", "fish1", "reinforce1"])
@pytest.mark.parametrize("targets", [1, 2])
def test_an_effect_is_done_as_often_as_it_can_be(card: str, targets: int) -> None:
    few = ["gold4", "bomb1"][:targets]
    table = about_to(
        card, [card, card], columns={(1, 0): few}, discards={0: few}, decks={0: few[:]}
    )
    effect = {"board1": "card_boarded", "fish1": "card_fished", "reinforce1": "card_drawn"}[card]
    do(table, play(card, 0))
    assert times(table, effect) == targets
    assert table.view(0)["repeats"] == 0
    assert times(table, "column_cleared") == 1
    assert (kind(table), decider(table)) == ("action", 0)


def test_secure_stops_when_nothing_is_left_beside_it() -> None:
    table = about_to("secure1", ["secure1", "secure2"], columns={(0, 1): ["gold4", "fish1"]})
    do(table, play("secure1", 0), secure(1), secure(1))
    assert treasure(table, 0) == ["fish1", "gold4"]
    assert column(table, 0, 0) == []
    assert kind(table) == "action"


# No effect may be waived


def test_no_effect_may_be_waived() -> None:
    table = about_to("secure1", ["secure1"], columns={(0, 1): ["gold4", "fish1"]}, stop_early=True)
    do(table, play("secure1", 0))
    for _ in range(2):
        assert actions(table) == [secure(1)]
        assert refused(table, PASS) == "GC-R29"
        do(table, secure(1))
    leaving = situation(columns={(0, 0): ["gold4", "fish1"]}, stop_early=True)
    do(leaving, discard(0))
    assert refused(leaving, PASS) == "GC-R31"
    assert [action["do"] for action in actions(leaving)] == ["call_back"]


def test_an_action_whose_effect_would_find_no_target_is_not_available() -> None:
    table = situation(
        columns={(0, 1): ["bomb1"]},
        hands={0: ["board1", "fish1", "bomb1"]},
        wrecks={(1, 0): 1},
    )
    assert actions(table) == [DRAW, play("bomb1", 2)]


# A third card played


def test_a_third_card_first_does_its_effect_then_comes_the_guest_then_the_column_goes() -> None:
    table = about_to(
        "fish1",
        ["fish1", "fish2"],
        guests={(0, 0): "three_fish"},
        discards={0: ["bomb1", "bomb2", "bomb3"]},
    )
    do(table, play("fish1", 0))
    assert happened(table) == [
        "card_played",
        *["card_fished"] * 3,
        "guest_secured",
        "column_cleared",
    ]
    assert hand(table, 0) == ["bomb1", "bomb2", "bomb3"]
    assert treasure(table, 0) == ["three_fish"]


def test_the_guest_also_comes_after_the_effect_without_a_third_card() -> None:
    table = about_to(
        "fish1",
        ["bomb1", "gold4", "board1"],
        guests={(0, 0): "four_types"},
        discards={0: ["bomb2"]},
    )
    do(table, play("fish1", 0))
    assert happened(table) == ["card_played", "card_fished", "guest_secured"]


def test_the_card_is_in_its_column_while_its_effect_is_applied() -> None:
    table = about_to("secure1", ["bomb1"], columns={(0, 1): ["gold4"]})
    do(table, play("secure1", 0))
    assert kind(table) == "secure"
    assert column(table, 0, 0) == ["bomb1", "secure1"]


def test_the_guest_of_another_column_is_not_secured() -> None:
    table = about_to(
        "fish1",
        ["fish1", "fish2"],
        guests={(0, 1): "three_fish"},
        discards={0: ["bomb1", "bomb2", "bomb3"]},
    )
    do(table, play("fish1", 0))
    assert guest(table, 0, 1) == "three_fish"
    assert treasure(table, 0) == []


def test_a_third_card_that_does_not_please_the_guest_leaves_it_aboard() -> None:
    table = about_to(
        "fish1",
        ["fish1", "fish2"],
        guests={(0, 0): "three_board"},
        discards={0: ["bomb1", "bomb2", "bomb3"]},
    )
    do(table, play("fish1", 0))
    assert guest(table, 0, 0) == "three_board"
    assert happened(table)[-1] == "column_cleared"


def test_a_cleared_column_is_laid_on_the_discards_the_newest_card_on_top() -> None:
    table = about_to(
        "reinforce2",
        ["secure1", "reinforce1", "gold4", "reinforce3"],
        discards={0: ["bomb1"]},
        columns={(0, 2): ["gold6", "gold4", "board3", "fish3", "secure3"]},
    )
    do(table, play("reinforce2", 0))
    assert discarded(table, 0) == [
        "bomb1",
        "secure1",
        "reinforce1",
        "gold4",
        "reinforce3",
        "reinforce2",
    ]
    assert column(table, 0, 0) == []
    assert len(column(table, 0, 2)) == 5


def test_clearing_a_column_sets_off_no_discard_effect() -> None:
    table = about_to(
        "bomb1",
        ["secure1", "bomb1", "bomb2"],
        columns={(0, 1): ["fish1"]},
        treasures={1: ["gold4"]},
        discards={1: ["gold6"]},
    )
    do(table, play("bomb1", 0))
    assert happened(table)[-1] == "column_cleared"
    assert (kind(table), decider(table)) == ("action", 0)
    assert (treasure(table, 0), treasure(table, 1)) == ([], ["gold4"])


def test_a_third_gold_card_does_nothing_then_comes_the_guest_then_the_column_goes() -> None:
    table = about_to(
        "gold4",
        ["gold4", "gold4", "fish1", "bomb1"],
        guests={(0, 0): "five_cards"},
        columns={(0, 2): ["gold6", "board1", "board2", "fish2", "fish3"]},
    )
    do(table, play("gold4", 0))
    assert happened(table) == ["card_played", "guest_secured", "column_cleared"]
    assert treasure(table, 0) == ["five_cards"]
    assert discarded(table, 0) == ["gold4", "gold4", "fish1", "bomb1", "gold4"]


def test_cards_just_secured_lie_under_the_guest() -> None:
    table = about_to(
        "secure1",
        ["bomb1", "secure2", "fish1", "board1"],
        guests={(0, 0): "five_cards"},
        columns={
            (0, 1): ["fish2", "gold6"],
            (0, 2): ["gold4", "board2", "reinforce1", "fish3", "secure3"],
        },
    )
    do(table, play("secure1", 0), secure(1), secure(1))
    assert treasure(table, 0) == ["gold6", "fish2", "five_cards"]


# A third card moved


def third_by_manoeuvre(guest: str = "two_gold") -> ct.Table:
    """A table where a third Fish card has just been moved into column 0."""
    table = situation(
        columns={
            (0, 0): ["secure1", "fish1", "fish2"],
            (0, 1): ["fish3"],
            (0, 2): ["gold4", "board1"],
        },
        guests={(0, 0): guest},
        discards={0: ["bomb1"], 1: ["gold6"]},
    )
    do(table, discard(2), manoeuvre(1, 0))
    return table


def test_a_third_card_that_is_moved_in_does_nothing() -> None:
    table = third_by_manoeuvre()
    assert times(table, "card_fished") == 0
    assert hand(table, 0) == []


def test_after_a_manoeuvre_comes_the_guest_then_the_column_goes() -> None:
    table = third_by_manoeuvre("three_fish")
    assert happened(table) == ["card_discarded", "card_moved", "guest_secured", "column_cleared"]
    assert treasure(table, 0) == ["three_fish"]


def test_a_column_with_three_cards_moved_together_is_gathered_up_without_effects() -> None:
    table = third_by_manoeuvre()
    assert guest(table, 0, 0) == "two_gold"
    assert column(table, 0, 0) == []
    assert discarded(table, 0) == ["bomb1", "board1", "secure1", "fish1", "fish2", "fish3"]
    assert happened(table) == ["card_discarded", "card_moved", "column_cleared"]
    assert (kind(table), decider(table)) == ("action", 0)
