"""Rules, "Game Goal" and "Contents": how many play, what for, and with what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    CREW,
    CREWS,
    DRAW,
    GUESTS,
    TYPES,
    Cards,
    begin,
    call_back,
    discard,
    happened,
    manoeuvre,
    observe,
    piece,
    play,
    random_game,
    secure,
    situation,
    wreck,
)
from tests.games.script import Action, Position, Script, actions, do

# What a card of each type does when it is played, and when it is discarded.
PLAYED = {
    "bomb": "zeppelin_resisted",
    "board": "card_boarded",
    "fish": "card_fished",
    "reinforce": "card_drawn",
    "secure": "card_secured",
}
DISCARDED: dict[str, tuple[list[Action], str]] = {
    "bomb": ([], "safe_cracked"),
    "board": ([manoeuvre(0, 1)], "card_moved"),
    "fish": ([call_back(0)], "card_called_back"),
    "reinforce": ([observe("bomb3", "top"), observe("board3", "top")], "card_placed"),
    "secure": ([], "card_looted"),
}
EFFECTS = {*PLAYED.values(), *(effect for _, effect in DISCARDED.values())}


def last_words(treasures: Mapping[int, Cards]) -> ct.Outcome:
    """The result of a game that ends with these Treasures."""
    table = situation(actions=1, emptied=1, decks={1: ()}, treasures=treasures)
    do(table, DRAW)
    assert table.outcome is not None
    return table.outcome


def all_cards(position: Position) -> Counter[str]:
    """Every crew card and Guest, wherever it is."""
    found: Counter[str] = Counter(guest for guest in position["guest"] if guest)
    for pile in ("column", "discard", "treasure", "top", "bottom"):
        for row in position[pile]:
            found.update(row)
    seats = [zone for name in ("deck", "hand", "looked") for zone in position[name]]
    for zone in (position["box"], *seats):
        found.update(zone)
    return found


# Game Goal


def test_the_richer_wins_when_the_game_ends() -> None:
    outcome = last_words({0: ["gold4", "bomb1"], 1: ["gold4", "bomb2"]})
    assert outcome.scores == [5, 6]
    assert outcome.winners == [1]


def test_who_destroys_all_three_zeppelins_wins_however_poor() -> None:
    table = situation(hands={0: ["bomb1"]}, wrecks={(1, 0): 2, (1, 2): 3}, treasures={1: ["gold6"]})
    do(table, play("bomb1", 1))
    assert [wreck(table, 1, column) for column in range(3)] == [2, 1, 3]
    assert table.outcome is not None
    assert table.outcome.winners == [0]


# Contents


def test_it_is_a_duel() -> None:
    assert ct.game("gold-n-crash").seats == (2,)
    assert begin().position()["seats"] == 2


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_no_other_number_of_players_fights_it_out(seats: int) -> None:
    with pytest.raises(ct.BadSeats):
        ct.Table("gold-n-crash", seats=seats)


def test_the_box_holds_88_cards() -> None:
    table = begin()
    cards = all_cards(table.position())
    guests = sum(cards[guest] for guest in GUESTS)
    crew = cards.total() - guests
    zeppelins = len(table.view(None)["wreck"])
    banners = len(table.view(None)["crew"])
    assert (crew, guests, zeppelins, banners) == (72, 8, 6, 2)
    assert crew + guests + zeppelins + banners == 88


def test_no_card_appears_or_gets_lost_in_a_game() -> None:
    box = all_cards(begin().position())
    for table in random_game(3):
        assert all_cards(table.position()) == box


@pytest.mark.parametrize("crew", CREWS)
def test_a_crew_has_36_cards(crew: str) -> None:
    cards = all_cards(begin().position())
    assert sum(n for card, n in cards.items() if card.startswith(crew)) == 36


def test_the_two_crews_have_the_same_cards() -> None:
    cards = all_cards(begin().position())
    octopirates, meowmurai = (
        {card.split("_")[1]: n for card, n in cards.items() if card.startswith(crew)}
        for crew in CREWS
    )
    assert octopirates == meowmurai == CREW


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", TYPES)
def test_there_are_6_cards_of_each_type(kind: str, seat: int) -> None:
    cards = all_cards(begin().position())
    alike = [n for card, n in cards.items() if card.startswith(f"{CREWS[seat]}_{kind}")]
    assert sum(alike) == 6


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", TYPES[:5])
def test_of_a_type_three_are_worth_1_gold_two_2_and_one_3(kind: str, seat: int) -> None:
    cards = all_cards(begin().position())
    assert [cards[piece(seat, f"{kind}{value}")] for value in (1, 2, 3)] == [3, 2, 1]


@pytest.mark.parametrize("kind", TYPES[:5])
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_card_in_the_treasure_is_worth_what_it_says(kind: str, value: int) -> None:
    assert last_words({0: [f"{kind}{value}"]}).scores == [value, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_five_gold_cards_are_worth_4_and_the_sixth_6(seat: int) -> None:
    cards = all_cards(begin().position())
    assert (cards[piece(seat, "gold4")], cards[piece(seat, "gold6")]) == (5, 1)
    all_gold = ["gold4"] * 5 + ["gold6"]
    assert last_words({seat: all_gold}).scores[seat] == 26


@pytest.mark.parametrize("kind", TYPES[:5])
def test_a_card_has_one_effect_when_played(kind: str) -> None:
    table = situation(
        columns={(0, 1): ["gold4"], (0, 2): ["gold4", "gold6"], (1, 0): ["gold4", "gold4"]},
        hands={0: [f"{kind}1"]},
        discards={0: ["bomb2"], 1: ["bomb2"]},
        treasures={1: ["bomb2"]},
        robustness=[2],
    )
    do(table, play(f"{kind}1", 0))
    if kind == "secure":
        do(table, secure(1))
    assert [event for event in happened(table) if event in EFFECTS] == [PLAYED[kind]]


@pytest.mark.parametrize("kind", TYPES[:5])
def test_a_card_has_another_effect_when_discarded(kind: str) -> None:
    table = situation(
        columns={(0, 0): ["gold4"], (0, 1): [f"{kind}1"], (1, 1): ["gold4"]},
        discards={0: ["bomb2"], 1: ["bomb2"]},
        treasures={1: ["bomb2"]},
        draws=["bomb3", "board3"],
    )
    do(table, discard(1), *DISCARDED[kind][0])
    assert {event for event in happened(table) if event in EFFECTS} == {DISCARDED[kind][1]}


def test_a_gold_card_has_no_effect_and_is_not_discarded() -> None:
    table = situation(
        columns={(0, 1): ["bomb1"], (1, 0): ["bomb1"]},
        hands={0: ["gold4"]},
        discards={0: ["bomb2"], 1: ["bomb2"]},
        treasures={1: ["bomb2"]},
    )
    do(table, play("gold4", 0))
    assert happened(table) == ["card_played"]
    assert discard(1) in actions(table)
    assert discard(0) not in actions(table)


@pytest.mark.parametrize("seat", [0, 1])
def test_three_zeppelins_have_robustness_1_2_and_3(seat: int) -> None:
    script = Script(robustness=[3, 1])
    bombs = {1 - seat: ["bomb1"] * 3}
    table = situation(active=1 - seat, hands=bombs, script=script)
    do(table, play("bomb1", 0), play("bomb1", 1), DRAW, DRAW, play("bomb1", 2))
    bombed = [set(values) for node, values in script.nodes if node == "robustness"]
    assert bombed == [{1, 2, 3}, {1, 2}, {2}]
    assert table.view(seat)["hull"][seat] == [3, -1, 2]
    assert wreck(table, seat, 1) == 1


@pytest.mark.parametrize("robustness", [1, 2, 3])
@pytest.mark.parametrize("bombs", [1, 2, 3])
def test_robustness_is_the_number_of_bombs_it_takes(robustness: int, bombs: int) -> None:
    before = ["bomb1"] * (bombs - 1)
    table = situation(
        columns={(0, 0): before, (0, 2): ["gold4", "fish1", "board1"]},
        hands={0: ["bomb2"]},
        robustness=[robustness],
    )
    do(table, play("bomb2", 0))
    assert wreck(table, 1, 0) == (robustness if bombs >= robustness else 0)


def test_there_are_8_different_guests() -> None:
    cards = all_cards(begin().position())
    assert {guest: cards[guest] for guest in GUESTS} == dict.fromkeys(GUESTS, 1)
    assert len(GUESTS) == 8


@pytest.mark.parametrize("guest", GUESTS)
def test_a_guest_is_worth_5_gold_but_for_one_of_6_and_one_of_4(guest: str) -> None:
    value = {"five_cards": 6, "two_in_a_turn": 4}.get(guest, 5)
    outcome = last_words({1: [guest]})
    assert outcome.scores == [0, value]
    assert outcome.breakdown[1]["guests"] == value
