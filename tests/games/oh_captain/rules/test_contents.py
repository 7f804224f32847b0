"""Rules, the box and "Contents": how many play, and with what."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    begin,
    edited,
    lay,
    set_coins,
    the_nomads_come,
)
from tests.games.script import (
    Position,
    everybody,
    told,
)

SEATS = (3, 4, 5, 6)


def all_cards(position: Position) -> Counter[str]:
    """Every card, wherever it is."""
    cards: Counter[str] = Counter()
    for zone in ("cave", "found", "discard", "box", "arrived"):
        cards.update(position[zone])
    for zone in ("loot_down", "loot_up"):
        for loot in position[zone]:
            cards.update(loot)
    return cards


@pytest.mark.parametrize("seats", SEATS)
def test_three_to_six_players_sit_at_the_table(seats: int) -> None:
    assert ct.game("oh-captain").seats == SEATS
    table = begin(seats)
    assert len(table.position()["coins"]) == seats
    assert table.decision is not None


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_no_other_number_of_players_sits_at_the_table(seats: int) -> None:
    with pytest.raises(ct.BadSeats):
        begin(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_there_are_30_coins_throughout_a_game(seats: int) -> None:
    random = Random(seats)
    table = ct.Table("oh-captain", seats=seats, seed=seats, checked=True)
    while True:
        position = table.position()
        assert sum(position["coins"]) + position["supply"] == 30
        if table.decision is None:
            break
        table.choose(random.randrange(len(table.decision.choices)))


def test_a_31st_coin_is_refused() -> None:
    def one_more(position: Position) -> None:
        position["coins"][0] += 1

    with pytest.raises(ct.BadPosition) as refusal:
        edited(begin(), one_more)
    assert refusal.value.field == "coins"


def test_each_coin_counts_1() -> None:
    def hoard(position: Position) -> None:
        set_coins(position, 0, 2, 5, 12)
        for seat in (1, 2, 3):
            lay(position, "loot_down", seat)

    outcome = the_nomads_come(begin(), hoard).outcome
    assert outcome is not None
    assert outcome.scores == [0, 2, 5, 12]


def test_there_are_six_adventurers() -> None:
    adventurers = begin(6).position()["adventurer"]
    assert adventurers == ["lys", "nostromo", "moon", "red", "siana", "ulrich"]


@pytest.mark.parametrize("seats", SEATS)
def test_the_box_holds_35_cards(seats: int) -> None:
    assert all_cards(begin(seats).position()).total() == 35


def test_7_cards_are_lanterns() -> None:
    cards = all_cards(begin().position())
    assert (cards["lantern3"], cards["lantern2"]) == (3, 4)


def test_three_lanterns_are_worth_3_and_four_are_worth_2() -> None:
    def light(position: Position) -> None:
        lay(position, "loot_up", 1, lantern3=3)
        lay(position, "loot_up", 2, lantern2=4)

    outcome = the_nomads_come(begin(draws=["egg"]), light).outcome
    assert outcome is not None
    assert [seat["lanterns"] for seat in outcome.breakdown] == [0, 9, 8, 0]


def test_7_cards_are_eggs() -> None:
    assert all_cards(begin().position())["egg"] == 7


@pytest.mark.parametrize("card", ["hook", "lizard", "pistol", "purse"])
def test_5_cards_are_of_each_other_kind(card: str) -> None:
    assert all_cards(begin().position())[card] == 5


def test_one_card_brings_the_nomads() -> None:
    assert all_cards(begin().position())["nomads"] == 1


def test_a_card_too_many_is_refused() -> None:
    def one_more(position: Position) -> None:
        position["loot_up"][0]["egg"] = 1

    with pytest.raises(ct.BadPosition) as refusal:
        edited(begin(), one_more)
    assert refusal.value.field == "egg"


def test_there_are_tokens_for_pistols_hooks_and_lizards_and_nothing_else() -> None:
    def collect(position: Position) -> None:
        lay(position, "loot_up", 0, pistol=1)
        lay(position, "loot_up", 1, hook=1, lantern2=1)
        lay(position, "loot_up", 2, lizard=1, lantern3=1)
        lay(position, "loot_up", 3, egg=1)
        lay(position, "loot_down", 3, purse=1)

    table = the_nomads_come(begin(draws=["egg"]), collect)
    tokens = [
        {"event": "majority_won", "seat": 0, "item": "pistol"},
        {"event": "majority_won", "seat": 1, "item": "hook"},
        {"event": "majority_won", "seat": 2, "item": "lizard"},
    ]
    for seat in everybody(table):
        assert [e for e in told(table, seat) if e["event"] == "majority_won"] == tokens
    assert table.outcome is not None
    won = [
        [seat[f"{item}_majority"] for item in ("pistol", "hook", "lizard")]
        for seat in table.outcome.breakdown
    ]
    assert won == [[4, 0, 0], [0, 4, 0], [0, 0, 4], [0, 0, 0]]
    # Coins, Purse, cards and token.
    assert table.outcome.scores == [5 + 4, 3 + 1 + 2 + 4, 3 + 1 + 3 + 4, 3 + 1 - 1]
