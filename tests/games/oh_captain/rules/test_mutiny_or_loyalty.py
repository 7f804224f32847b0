"""Rules, "Turn Structure: Mutiny or Loyalty?"; rulings OC-6 to OC-9."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    BUY,
    LOYALTY,
    MUTINY,
    PASS,
    begin,
    begin_turn_with,
    edited,
    lay,
    play_quiet_turn,
    say,
    set_coins,
    who_saw_the_card,
)
from tests.games.script import (
    Action,
    Position,
    actions,
    decider,
    do,
    everybody,
    kind,
    refused,
    told,
)

CREW = ("nostromo", "red", "lys", "moon")
NOSTROMO_THIRD = ("lys", "red", "nostromo", "moon")


def richer(
    *coins: int, crew: Sequence[str] = CREW, draws: Sequence[str] = (), **discard: int
) -> ct.Table:
    """Captain is seat 0; a turn of seat 1 is over and seat 2's begins, with these coins."""

    def change(position: Position) -> None:
        set_coins(position, *coins)
        if discard:
            lay(position, "discard", **discard)

    table = edited(begin(4, 0, crew), change, draws=draws)
    play_quiet_turn(table)
    return table


def recover(card: str) -> Action:
    """Nostromo takes a card."""
    return {"do": "recover", "card": card}


def last_turn(table: ct.Table, seat: int | None) -> list[dict[str, Any]]:
    """What that seat was told from the beginning of seat 2's turn on."""
    events = told(table, seat)
    return events[events.index({"event": "turn_begun", "seat": 2}) + 1 :]


@pytest.mark.parametrize(
    ("captain", "explorer", "asked"), [(4, 5, True), (0, 1, True), (5, 5, False), (6, 5, False)]
)
def test_only_an_explorer_richer_than_the_captain_is_asked(
    captain: int, explorer: int, asked: bool
) -> None:
    table = richer(captain, 9, explorer, 10)
    assert decider(table) == 2
    assert kind(table) == ("mutiny_or_loyalty" if asked else "announce")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_question_comes_at_every_number_of_players(seats: int) -> None:
    table = edited(begin(seats), lambda p: set_coins(p, 4, 4, 5, *[4] * (seats - 3)))
    play_quiet_turn(table)
    assert (kind(table), decider(table)) == ("mutiny_or_loyalty", 2)


def test_the_richer_explorer_rebels_or_pays_and_nothing_else() -> None:
    table = richer(4, 5, 6, 5)
    assert actions(table) == [MUTINY, LOYALTY]
    for other in (say("hook"), BUY, PASS):
        assert refused(table, other) == "OC-R32"


def test_nobody_else_answers_for_the_richer_explorer() -> None:
    table = richer(4, 5, 6, 5)
    for seat in (0, 1, 3):
        refusal = table.explain(seat, MUTINY)
        assert refusal is not None
        assert refusal.rule == ""
        assert "choices" not in table.view(seat)["decision"]
    assert table.explain(2, MUTINY) is None


def test_an_explorer_no_richer_explores_at_once() -> None:
    table = richer(5, 5, 5, 5)
    assert last_turn(table, None) == [{"event": "card_drawn", "seat": 2}]
    for forbidden in (MUTINY, LOYALTY):
        assert refused(table, forbidden) == "OC-R31"
    assert table.position()["coins"] == [5, 5, 5, 5]


# Mutiny


def test_mutiny_brings_the_bottle_and_the_discard_pile() -> None:
    table = richer(4, 5, 6, 5, egg=2, hook=1)
    assert table.view(2)["discard"] == {"size": 3}
    do(table, MUTINY)
    for seat in everybody(table):
        assert table.view(seat)["captain"] == 2
    assert table.view(2)["discard"] == {"size": 3, "cards": {"egg": 2, "hook": 1}}
    assert table.view(0)["discard"] == {"size": 3}
    assert table.view(0)["known"]["discard"] == {"egg": 2, "hook": 1, "not_egg": 1}
    for seat in (1, 3, None):
        assert table.view(seat)["discard"] == {"size": 3}
        assert table.view(seat)["known"]["discard"] == {}


def test_mutiny_brings_a_coin_of_the_supply() -> None:
    table = richer(4, 5, 6, 5)
    assert table.position()["supply"] == 10
    do(table, MUTINY)
    assert table.position()["coins"] == [4, 5, 7, 5]
    assert table.position()["supply"] == 9
    for seat in everybody(table):
        mutiny = last_turn(table, seat)[0]
        assert mutiny == {"event": "mutiny_declared", "seat": 2, "former": 0, "count": 1}


def test_an_empty_supply_pays_the_mutineer_nothing() -> None:
    table = richer(5, 6, 10, 9)
    assert table.position()["supply"] == 0
    do(table, MUTINY)
    assert table.position()["captain"] == 2
    assert table.position()["coins"] == [5, 6, 10, 9]
    mutiny = last_turn(table, None)[0]
    assert mutiny == {"event": "mutiny_declared", "seat": 2, "former": 0, "count": 0}


def test_mutineer_and_captain_swap_roles() -> None:
    table = richer(4, 5, 6, 5)
    do(table, MUTINY, say("hook"))
    assert (kind(table), decider(table)) == ("captain_choice", 2)
    do(table, BUY)
    assert (table.position()["active"], kind(table)) == (0, "announce")
    assert table.position()["adventurer"] == list(CREW)


def test_mutiny_ends_the_turn_without_exploring() -> None:
    table = richer(4, 5, 6, 5)
    cave = sum(table.position()["cave"].values())
    do(table, MUTINY)
    assert [e["event"] for e in last_turn(table, 2)] == [
        "mutiny_declared",
        "turn_begun",
        "card_drawn",
    ]
    assert last_turn(table, 2)[1:] == [
        {"event": "turn_begun", "seat": 3},
        {"event": "card_drawn", "seat": 3},
    ]
    assert sum(table.position()["cave"].values()) == cave - 1
    assert table.position()["loot_down"][2] == {}


@pytest.mark.parametrize(
    ("seats", "captain", "mutineer", "next_turn"),
    [(4, 0, 1, 2), (4, 2, 3, 0), (4, 2, 1, 2), (3, 0, 2, 0), (3, 0, 1, 2), (6, 0, 5, 0)],
)
def test_the_explorer_on_the_new_captains_left_plays_next(
    seats: int, captain: int, mutineer: int, next_turn: int
) -> None:
    def mutineer_is_richer(position: Position) -> None:
        coins = [5] * seats
        coins[captain], coins[mutineer] = 3, 4
        set_coins(position, *coins)
        position["active"] = mutineer
        begin_turn_with(position, "mutiny_or_loyalty")
        lay(position, "found")
        # Nostromo would be asked for a card first.
        position["adventurer"][captain], position["adventurer"][mutineer] = "nostromo", "lys"
        others = [p for p in range(seats) if p not in (captain, mutineer)]
        for p, adventurer in zip(others, ["red", "moon", "siana", "ulrich"], strict=False):
            position["adventurer"][p] = adventurer

    table = edited(begin(seats, captain), mutineer_is_richer)
    do(table, MUTINY)
    assert table.position()["captain"] == mutineer
    assert table.position()["active"] == next_turn
    assert decider(table) == next_turn


def test_moon_turns_nothing_down_after_a_mutiny() -> None:
    table = richer(4, 5, 6, 5, crew=("nostromo", "red", "moon", "lys"))
    assert table.position()["loot_up"][2] == {"purse": 1}
    do(table, MUTINY)
    assert (kind(table), decider(table)) == ("announce", 3)
    assert table.position()["loot_up"][2] == {"purse": 1}


def test_red_takes_no_coin_after_a_mutiny() -> None:
    table = richer(4, 5, 6, 5, crew=("nostromo", "lys", "red", "moon"))
    do(table, MUTINY)
    assert (kind(table), decider(table)) == ("announce", 3)
    assert table.position()["coins"] == [4, 5, 7, 5]


# Loyalty


def test_loyalty_costs_a_coin_and_then_the_explorer_explores() -> None:
    table = richer(4, 5, 6, 5, draws=["lizard"])
    do(table, LOYALTY)
    assert table.position()["coins"] == [5, 5, 5, 5]
    assert table.position()["supply"] == 10
    assert table.position()["captain"] == 0
    assert last_turn(table, 2) == [
        {"event": "loyalty_pledged", "seat": 2, "captain": 0},
        {"event": "card_drawn", "seat": 2, "card": "lizard"},
    ]
    assert last_turn(table, 0)[0] == {"event": "loyalty_pledged", "seat": 2, "captain": 0}
    assert (kind(table), decider(table)) == ("announce", 2)


def test_coins_are_compared_once_so_loyalty_is_not_asked_twice() -> None:
    table = richer(1, 5, 9, 5)
    do(table, LOYALTY)
    assert table.position()["coins"] == [2, 5, 8, 5]
    assert kind(table) == "announce"


def test_an_explorer_who_gets_richer_in_the_turn_is_not_asked_then() -> None:
    table = richer(5, 5, 5, 5, draws=["egg"])
    do(table, say("hook"), BUY)
    assert table.position()["coins"] == [4, 5, 6, 5]
    assert {"event": "turn_begun", "seat": 3} in told(table, None)
    assert (kind(table), decider(table)) == ("mutiny_or_loyalty", 3)


# Nostromo


def test_nostromo_may_take_any_card_from_under_the_bottle_or_decline() -> None:
    table = richer(4, 5, 6, 5, crew=NOSTROMO_THIRD, egg=2, hook=1, lantern3=1)
    do(table, MUTINY)
    assert (kind(table), decider(table)) == ("nostromo_pick", 2)
    assert actions(table) == [recover("lantern3"), recover("egg"), recover("hook"), PASS]
    assert refused(table, recover("pistol")) == "OC-R100"
    assert table.position()["coins"] == [4, 5, 7, 5]


def test_nostromo_declines() -> None:
    table = richer(4, 5, 6, 5, crew=NOSTROMO_THIRD, egg=2, hook=1)
    do(table, MUTINY, PASS)
    assert table.position()["discard"] == {"egg": 2, "hook": 1}
    assert table.position()["loot_down"][2] == {}
    assert (kind(table), decider(table)) == ("announce", 3)


def test_nostromos_card_joins_his_loot_face_down() -> None:
    table = richer(4, 5, 6, 5, crew=NOSTROMO_THIRD, egg=2, hook=1)
    do(table, MUTINY, recover("hook"))
    assert table.position()["loot_down"][2] == {"hook": 1}
    assert table.position()["discard"] == {"egg": 2}
    assert who_saw_the_card(table, "card_recovered") == [2]
    assert {"event": "card_recovered", "seat": 2, "card": "hook"} in told(table, 2)
    for seat in (0, 1, 3, None):
        assert {"event": "card_recovered", "seat": 2} in told(table, seat)
        assert table.view(seat)["loot_down"][2] == {"size": 1}
        assert table.view(seat)["known"]["loot_down"][2] == {}
    assert (kind(table), decider(table)) == ("announce", 3)


def test_the_former_captain_knows_what_nostromo_took_only_if_all_cards_were_alike() -> None:
    mixed = richer(4, 5, 6, 5, crew=NOSTROMO_THIRD, egg=2, hook=1)
    do(mixed, MUTINY, recover("egg"))
    assert mixed.view(0)["known"]["discard"] == {"egg": 1}
    assert mixed.view(0)["known"]["loot_down"][2] == {}
    alike = richer(4, 5, 6, 5, crew=NOSTROMO_THIRD, egg=3)
    do(alike, MUTINY, recover("egg"))
    assert alike.view(0)["known"]["discard"] == {"egg": 2}
    assert alike.view(0)["known"]["loot_down"][2] == {"egg": 1}


def test_nostromo_takes_a_card_even_when_the_supply_is_empty() -> None:
    table = richer(5, 6, 10, 9, crew=NOSTROMO_THIRD, egg=3)
    do(table, MUTINY)
    assert table.position()["coins"] == [5, 6, 10, 9]
    assert actions(table) == [recover("egg"), PASS]


def test_nostromo_takes_nothing_from_an_empty_discard_pile() -> None:
    def empty(position: Position) -> None:
        set_coins(position, 4, 5, 6, 5)
        lay(position, "loot_up", 1, egg=3)
        lay(position, "discard")

    table = edited(begin(4, 0, NOSTROMO_THIRD, draws=["hook"]), empty)
    play_quiet_turn(table)
    do(table, MUTINY)
    assert (kind(table), decider(table)) == ("announce", 3)


def test_nobody_but_nostromo_takes_a_card_at_a_mutiny() -> None:
    table = richer(4, 5, 6, 5)
    do(table, MUTINY)
    assert (kind(table), decider(table)) == ("announce", 3)
    assert "card_recovered" not in [e["event"] for e in told(table, 2)]
