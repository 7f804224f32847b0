"""Rules, "Game Setup": crews, decks, first cards, Zeppelins, Guests and the first player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    CREW,
    CREWS,
    FIRST_DISCARDS,
    FIRST_HAND,
    GUESTS,
    PLACES,
    begin,
    choose,
    column,
    deck_size,
    discarded,
    guest,
    hand,
    piece,
    pieces,
    play,
    secure,
    situation,
    told_of,
    treasure,
)
from tests.games.script import Script, actions, decider, do, everybody, kind, refused

SEATS = pytest.mark.parametrize("seat", [0, 1])


def deck_of(seat: int, gone: tuple[str, ...] = ()) -> Counter[str]:
    """A seat's whole crew but for some cards."""
    return Counter({piece(seat, card): n for card, n in (CREW - Counter(gone)).items()})


def choosing(first: int = 0) -> ct.Table:
    """A table where the first Guest is about to be chosen."""
    options = {"guests": "chosen", "first_player": first}
    return ct.Table("gold-n-crash", options=options, chance=Script(), checked=True)


# Crews and decks


def test_one_leads_the_octopirates_the_other_the_meowmurai() -> None:
    table = begin()
    for seat in everybody(table):
        assert table.view(seat)["crew"] == ["octopirate", "meowmurai"]


@SEATS
def test_each_seat_has_the_deck_of_its_crew_and_three_zeppelins(seat: int) -> None:
    position = begin().position()
    owned = Counter(position["deck"][seat])
    owned.update(position["hand"][seat])
    owned.update(position["discard"][seat])
    assert owned == deck_of(seat)
    assert all(card.startswith(CREWS[seat]) for card in owned)
    assert position["wreck"][3 * seat :][:3] == [0, 0, 0]


def test_the_decks_are_shuffled() -> None:
    script = Script()
    begin(script=script)
    draws = [outcomes for node, outcomes in script.nodes if node == "draw"]
    assert len(draws) == 20
    for seat in (0, 1):
        assert draws[10 * seat] == deck_of(seat)
        assert sum(draws[10 * seat].values()) == 36
        # The script lets the first possible card be drawn: three cheap Bombs, then two better ones.
        assert draws[10 * seat + 5] == deck_of(seat, ("bomb1",) * 3 + ("bomb2",) * 2)


def test_nobody_knows_what_a_deck_holds() -> None:
    table = begin()
    for seat in everybody(table):
        assert table.view(seat)["deck"] == [{"size": 26}, {"size": 26}]


# The first cards


@SEATS
def test_five_cards_face_up_begin_the_discard_pile(seat: int) -> None:
    five = ["gold6", "bomb1", "bomb1", "fish3", "secure2"]
    table = begin(discards={seat: five})
    assert discarded(table, seat) == five
    assert discarded(table, 1 - seat) == list(FIRST_DISCARDS)
    for looking in everybody(table):
        laid_out = [e for e in told_of(table, "card_laid_out", looking) if e["seat"] == seat]
        assert [e["card"] for e in laid_out] == pieces(seat, five)
        assert table.view(looking)["discard"][seat] == pieces(seat, five)


@SEATS
def test_five_cards_make_up_the_first_hand_and_26_stay_in_the_deck(seat: int) -> None:
    five = ["gold4", "bomb3", "gold4", "reinforce1", "board2"]
    table = begin(hands={seat: five})
    assert hand(table, seat) == sorted(five)
    assert hand(table, 1 - seat) == sorted(FIRST_HAND)
    assert deck_size(table, seat) == 26
    for looking in everybody(table):
        drawn = [e.get("card") for e in told_of(table, "card_drawn", looking) if e["seat"] == seat]
        assert drawn == (pieces(seat, five) if looking == seat else [None] * 5)
        seen = {"cards": dict(Counter(pieces(seat, five)))} if looking == seat else {}
        assert table.view(looking)["hand"][seat] == {"size": 5, **seen}


# Zeppelins


def test_nobody_looks_at_the_robustness_of_the_zeppelins() -> None:
    table = begin()
    for looking in everybody(table):
        view = table.view(looking)
        assert all(value in (None, -1) for row in view["hull"] for value in row)
        assert view["wreck"] == view["resisted"] == [0] * 6


@SEATS
@pytest.mark.parametrize("place", range(3))
def test_the_zeppelins_are_shuffled(seat: int, place: int) -> None:
    script = Script()
    table = situation(active=1 - seat, hands={1 - seat: ["bomb1"]}, script=script)
    do(table, play("bomb1", place))
    assert script.nodes == [("robustness", {1: 1, 2: 1, 3: 1})]


@SEATS
def test_each_zeppelin_has_a_column_below_it(seat: int) -> None:
    for place in range(3):
        table = situation(active=seat, hands={seat: ["gold4"]})
        do(table, play("gold4", place))
        assert [column(table, *other) for other in PLACES] == [
            ["gold4"] if other == (seat, place) else [] for other in PLACES
        ]


# Guests


@pytest.mark.parametrize("first", [0, 1])
def test_six_guests_are_dealt_one_above_each_zeppelin(first: int) -> None:
    table = begin(first, GUESTS[:6])
    boarded: list[dict[str, Any]] = [
        {"event": "guest_boarded", "seat": first ^ turn, "column": place, "guest": dealt}
        for dealt, (place, turn) in zip(
            GUESTS[:6], [(place, turn) for place in range(3) for turn in (0, 1)], strict=True
        )
    ]
    for looking in everybody(table):
        assert told_of(table, "guest_boarded", looking) == boarded
        assert table.view(looking)["box"]["cards"] == dict.fromkeys(GUESTS[6:], 1)
    for event in boarded:
        assert guest(table, event["seat"], event["column"]) == event["guest"]


def test_every_guest_is_as_likely_as_another() -> None:
    script = Script(guest=GUESTS[:6])
    begin(script=script)
    dealt = [outcomes for node, outcomes in script.nodes if node == "guest"]
    assert dealt == [dict.fromkeys(GUESTS[i:], 1) for i in range(6)]


@pytest.mark.parametrize("first", [0, 1])
def test_the_table_may_choose_the_guests_in_turn(first: int) -> None:
    table = choosing(first)
    for i, chosen in enumerate(GUESTS[:6]):
        assert (kind(table), decider(table)) == ("choose_guest", first ^ i % 2)
        assert {action["guest"] for action in actions(table)} == set(GUESTS[i:])
        do(table, choose(chosen))
        assert guest(table, first ^ i % 2, i // 2) == chosen
    assert (kind(table), decider(table)) == ("action", first)
    assert set(table.position()["box"]) == set(GUESTS[6:])


def test_a_guest_is_chosen_once() -> None:
    table = choosing()
    do(table, choose("five_cards"))
    assert refused(table, choose("five_cards")) == "GC-R17"


# The first player


def test_chance_decides_who_begins() -> None:
    script = Script(first_player=[1])
    table = begin(script=script)
    assert script.nodes[0] == ("first_player", {0: 1, 1: 1})
    assert told_of(table, "first_player_named") == [{"event": "first_player_named", "seat": 1}]
    assert (kind(table), decider(table)) == ("action", 1)


@SEATS
def test_the_table_may_name_the_first_player(seat: int) -> None:
    script = Script()
    table = begin(script=script, first_player=seat)
    assert "first_player" not in [node for node, _ in script.nodes]
    assert told_of(table, "first_player_named") == [{"event": "first_player_named", "seat": seat}]
    assert (kind(table), decider(table)) == ("action", seat)


# The Treasure


def test_a_treasure_is_empty_at_first() -> None:
    assert begin().position()["treasure"] == [[], []]


def test_what_is_gained_goes_on_top_of_the_treasure_straight_away() -> None:
    table = situation(
        columns={(0, 0): ["secure1"], (0, 1): ["gold4", "bomb2"], (0, 2): ["fish1", "fish2"]},
        hands={0: ["secure2"]},
        treasures={0: ["gold6"]},
    )
    do(table, play("secure2", 0), secure(1))
    assert treasure(table, 0) == ["gold6", "bomb2"]
    do(table, secure(1))
    assert treasure(table, 0) == ["gold6", "bomb2", "gold4"]
