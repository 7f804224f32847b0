"""Rules, "Setup": the Captain, the Explorers, the Adventurers, the cave, the discard pile and the
first player; rulings OC-1 and OC-2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    begin,
    edited,
    lay,
    play_quiet_turn,
    say,
    the_nomads_come,
    who_saw_the_card,
)
from tests.games.script import (
    Action,
    Position,
    Script,
    actions,
    decider,
    do,
    everybody,
    kind,
    refused,
    told,
)

SEATS = (3, 4, 5, 6)
EVERY_CAPTAIN = [(seats, captain) for seats in SEATS for captain in range(seats)]
ITEMS = {"lantern2": 4, "lantern3": 3, "egg": 7, "hook": 5, "lizard": 5, "pistol": 5}


def choosing(seats: int, captain: int, **options: Any) -> ct.Table:
    """A table where everybody is about to choose an Adventurer."""
    options = {"adventurers": "chosen", "captain": captain, **options}
    return ct.Table("oh-captain", seats=seats, options=options, chance=Script(), checked=True)


def choose(*adventurers: str) -> list[Action]:
    """Choose these Adventurers."""
    return [{"do": "choose_adventurer", "adventurer": a} for a in adventurers]


def test_nobody_holds_a_majority_token_before_the_game_is_over() -> None:
    def all_pistols(position: Position) -> None:
        lay(position, "loot_up", 2, pistol=5)

    table = edited(begin(draws=["egg"]), all_pistols)
    do(table, say("hook"))
    assert table.outcome is None
    for seat in everybody(table):
        assert "majority_won" not in [e["event"] for e in told(table, seat)]
    ended = the_nomads_come(table)
    assert ended.outcome is not None
    assert [seat["pistol_majority"] for seat in ended.outcome.breakdown] == [0, 0, 4, 0]


# The Captain


@pytest.mark.parametrize("seats", SEATS)
def test_any_player_can_be_the_first_captain(seats: int) -> None:
    for captain in range(seats):
        script = Script(captain=[captain])
        table = ct.Table("oh-captain", seats=seats, chance=script)
        assert script.nodes[0] == ("captain", dict.fromkeys(range(seats), 1))
        assert table.position()["captain"] == captain


@pytest.mark.parametrize(("seats", "captain"), EVERY_CAPTAIN)
def test_the_first_captain_begins_with_5_coins(seats: int, captain: int) -> None:
    assert begin(seats, captain).position()["coins"][captain] == 5


@pytest.mark.parametrize(("seats", "captain"), EVERY_CAPTAIN)
def test_the_first_captain_has_the_bottle(seats: int, captain: int) -> None:
    table = begin(seats, captain)
    for seat in everybody(table):
        assert table.view(seat)["captain"] == captain
        assert told(table, seat)[0] == {"event": "captain_appointed", "seat": captain}


@pytest.mark.parametrize("captain", range(4))
def test_the_host_can_name_the_first_captain(captain: int) -> None:
    script = Script()
    table = ct.Table("oh-captain", seats=4, options={"captain": captain}, chance=script)
    assert "captain" not in [node for node, _ in script.nodes]
    assert table.position()["captain"] == captain
    assert table.position()["coins"] == [5 if seat == captain else 3 for seat in range(4)]
    assert told(table, None)[0] == {"event": "captain_appointed", "seat": captain}


def test_the_first_captain_is_drawn_unless_named() -> None:
    script = Script(captain=[2])
    ct.Table("oh-captain", seats=4, options={"captain": "random"}, chance=script)
    assert script.nodes[0][0] == "captain"
    assert begin().position()["options"]["captain"] == "random"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_host_cannot_name_a_captain_who_is_not_at_the_table(seats: int) -> None:
    with pytest.raises(ct.BadOption):
        ct.Table("oh-captain", seats=seats, options={"captain": seats})


# The Explorers


@pytest.mark.parametrize(("seats", "captain"), EVERY_CAPTAIN)
def test_every_explorer_begins_with_3_coins(seats: int, captain: int) -> None:
    coins = begin(seats, captain).position()["coins"]
    assert [c for seat, c in enumerate(coins) if seat != captain] == [3] * (seats - 1)


@pytest.mark.parametrize(("seats", "supply"), [(3, 19), (4, 16), (5, 13), (6, 10)])
def test_the_other_coins_are_the_supply(seats: int, supply: int) -> None:
    assert begin(seats).position()["supply"] == supply


@pytest.mark.parametrize(("seats", "captain"), EVERY_CAPTAIN)
def test_every_explorer_but_not_the_captain_is_dealt_a_purse(seats: int, captain: int) -> None:
    position = begin(seats, captain).position()
    loot: list[dict[str, int]] = [{"purse": 1}] * seats
    loot[captain] = {}
    assert position["loot_down"] == loot
    assert position["loot_up"] == [{}] * seats


def test_the_first_purse_is_face_down_but_no_secret() -> None:
    table = begin(4, captain=0)
    everyone_knows = {"purse": 1, "not_egg": 1}
    assert table.view(1)["loot_down"] == [
        {"size": 0},
        {"size": 1, "cards": {"purse": 1}},
        {"size": 1},
        {"size": 1},
    ]
    assert table.view(1)["known"]["loot_down"] == [{}, {}, everyone_knows, everyone_knows]
    assert table.view(None)["loot_down"] == [{"size": 0}, *[{"size": 1}] * 3]
    assert table.view(None)["known"]["loot_down"] == [{}, *[everyone_knows] * 3]


@pytest.mark.parametrize(("seats", "left_over"), [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_purses_left_over_go_back_in_the_box(seats: int, left_over: int) -> None:
    position = begin(seats).position()
    assert position["box"].get("purse", 0) == left_over
    assert "purse" not in position["cave"]


def test_no_purse_can_be_in_the_cave() -> None:
    def hide_it_in_the_cave(position: Position) -> None:
        position["box"] = {"purse": 1}
        position["cave"]["purse"] = 1

    with pytest.raises(ct.BadPosition) as refusal:
        edited(begin(), hide_it_in_the_cave)
    assert refusal.value.field == "cave.purse"


# Choosing the Adventurers


@pytest.mark.parametrize(("seats", "captain"), EVERY_CAPTAIN)
def test_the_captain_chooses_an_adventurer_first_then_seat_by_seat(
    seats: int, captain: int
) -> None:
    table = choosing(seats, captain)
    order = []
    while kind(table) == "choose_adventurer":
        order.append(decider(table))
        table.choose(0)
    assert order == [(captain + i) % seats for i in range(seats)]


def test_each_chooses_from_those_still_free() -> None:
    table = choosing(4, captain=2)
    assert actions(table) == choose("lys", "nostromo", "moon", "red")
    do(table, *choose("moon"))
    assert actions(table) == choose("lys", "nostromo", "red")
    do(table, *choose("red"))
    assert actions(table) == choose("lys", "nostromo")
    do(table, *choose("nostromo"))
    assert actions(table) == choose("lys")
    do(table, *choose("lys"))
    assert table.position()["adventurer"] == ["nostromo", "lys", "moon", "red"]
    taken = [("moon", 2), ("red", 3), ("nostromo", 0), ("lys", 1)]
    for seat in everybody(table):
        assert [e for e in told(table, seat) if e["event"] == "adventurer_taken"] == [
            {"event": "adventurer_taken", "seat": who, "adventurer": a} for a, who in taken
        ]


def test_an_adventurer_that_is_taken_is_refused() -> None:
    table = choosing(4, captain=0)
    do(table, *choose("moon"))
    assert refused(table, *choose("moon")) == "OC-R18"


def test_nobody_acts_before_the_adventurers_are_chosen() -> None:
    table = choosing(4, captain=0)
    assert refused(table, say("hook")) == "OC-R42"
    assert table.position()["discard"] == {}
    assert table.position()["active"] is None


@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_choose_among_all_six(seats: int) -> None:
    table = choosing(seats, captain=0)
    assert actions(table) == choose("lys", "nostromo", "moon", "red", "siana", "ulrich")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_small_table_that_asks_for_all_adventurers_is_warned(seats: int) -> None:
    notices = ct.game("oh-captain").notices
    assert notices(seats, {"all_adventurers": True}) == ["notice-all-adventurers"]
    assert notices(seats, {"all_adventurers": False}) == notices(seats, {}) == []
    assert notices(5, {"all_adventurers": True}) == []


@pytest.mark.parametrize(
    ("seats", "wanted", "free"),
    [(3, False, 4), (4, False, 4), (3, True, 6), (4, True, 6), (5, False, 6), (6, False, 6)],
)
def test_adventurers_are_dealt_at_random_from_those_still_free(
    seats: int, wanted: bool, free: int
) -> None:
    script = Script()
    table = ct.Table("oh-captain", seats=seats, options={"all_adventurers": wanted}, chance=script)
    everyone = ["lys", "nostromo", "moon", "red", "siana", "ulrich"][:free]
    deals = [outcomes for node, outcomes in script.nodes if node == "deal"]
    assert deals == [dict.fromkeys(everyone[i:], 1) for i in range(seats)]
    assert table.position()["adventurer"] == everyone[:seats]


@pytest.mark.parametrize(
    ("order", "seats_in_order"), [("clockwise", [1, 2, 3, 0]), ("anticlockwise", [1, 0, 3, 2])]
)
def test_adventurers_are_chosen_clockwise_or_as_the_table_prefers(
    order: str, seats_in_order: Sequence[int]
) -> None:
    table = choosing(4, captain=1, choosing_order=order)
    chosen = []
    while kind(table) == "choose_adventurer":
        chosen.append(decider(table))
        table.choose(0)
    assert chosen == seats_in_order
    dealt = begin(4, captain=1, choosing_order=order)
    assert [e["seat"] for e in told(dealt, None) if e["event"] == "adventurer_taken"] == chosen


def test_adventurers_are_dealt_and_go_clockwise_by_default() -> None:
    options = begin().position()["options"]
    assert (options["adventurers"], options["choosing_order"]) == ("dealt", "clockwise")
    assert options["all_adventurers"] is False


def test_everybody_sees_who_plays_whom_and_in_which_role() -> None:
    table = begin(4, 2, ["red", "moon", "lys", "nostromo"])
    for seat in everybody(table):
        view = table.view(seat)
        assert view["adventurer"] == ["red", "moon", "lys", "nostromo"]
        roles = ["captain" if p == view["captain"] else "explorer" for p in range(4)]
        assert roles == ["explorer", "explorer", "captain", "explorer"]


# The cave


def play_to_the_end(nomads_at: int) -> tuple[ct.Table, list[dict[str, int]]]:
    """A whole game in which that draw brings the Nomads, and what each draw could have brought."""
    draws: list[dict[str, int]] = []

    def chance(node: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        if node == "draw":
            draws.append(dict(zip(outcomes, weights, strict=True)))
            if len(draws) == nomads_at:
                return list(outcomes).index("nomads")
        return 0

    table = ct.Table("oh-captain", seats=4, chance=chance)
    while table.decision:
        play_quiet_turn(table)
    return table, draws


@pytest.mark.parametrize("nomads_at", [24, 25, 26, 27])
def test_the_nomads_are_any_of_the_last_four_cards(nomads_at: int) -> None:
    table, draws = play_to_the_end(nomads_at)
    assert len(draws) == nomads_at
    assert told(table, None)[-1]["event"] == "points_scored"
    assert "nomads" not in draws[22]
    last = draws[23:]
    assert [outcomes["nomads"] for outcomes in last] == [1] * len(last)
    assert [sum(outcomes.values()) for outcomes in last] == [4, 3, 2, 1][: len(last)]
    assert sum(table.position()["cave"].values()) == 27 - nomads_at


def test_no_nomads_are_among_the_cards_above_the_last_four() -> None:
    _, draws = play_to_the_end(nomads_at=27)
    assert all("nomads" not in outcomes for outcomes in draws[:23])
    assert [sum(outcomes.values()) for outcomes in draws[:23]] == list(range(26, 3, -1))


def test_the_cave_is_shuffled_so_every_card_left_is_as_likely() -> None:
    script = Script(discard=["egg", "lizard", "egg"], draw=["hook", "pistol"])
    table = ct.Table("oh-captain", seats=4, chance=script)
    play_quiet_turn(table)
    left = Counter(ITEMS)
    taken = []
    for node, outcomes in script.nodes:
        if node in ("discard", "draw"):
            assert outcomes == left
            taken.append(node)
            left[["egg", "lizard", "egg", "hook", "pistol"][len(taken) - 1]] -= 1
    assert taken == ["discard", "discard", "discard", "draw", "draw"]


def test_nobody_sees_a_card_in_the_cave() -> None:
    table = begin(4)
    for seat in everybody(table):
        assert table.view(seat)["cave"] == {"size": 26}
        assert "cave" not in table.view(seat)["known"]


# The discard pile and the first player


@pytest.mark.parametrize("seats", SEATS)
def test_three_cards_go_from_the_cave_under_the_bottle(seats: int) -> None:
    table = begin(seats, discard=["egg", "hook", "egg"], draws=["pistol"])
    position = table.position()
    assert position["discard"] == {"egg": 2, "hook": 1}
    cave = Counter(position["cave"])
    assert cave == Counter(ITEMS) - Counter(egg=2, hook=1, pistol=1) + Counter(nomads=1)


def test_the_discard_pile_is_laid_before_the_first_turn() -> None:
    names = [e["event"] for e in told(begin(4), None)]
    assert names[-5:] == [*["discard_laid"] * 3, "turn_begun", "card_drawn"]


@pytest.mark.parametrize(("seats", "captain"), EVERY_CAPTAIN)
def test_only_the_captain_sees_the_first_discards(seats: int, captain: int) -> None:
    table = begin(seats, captain, discard=["egg", "hook", "lantern3"])
    assert who_saw_the_card(table, "discard_laid") == [captain]
    laid = [e for e in told(table, captain) if e["event"] == "discard_laid"]
    assert [e["card"] for e in laid] == ["egg", "hook", "lantern3"]
    for seat in everybody(table):
        if seat == captain:
            seen = {"size": 3, "cards": {"lantern3": 1, "egg": 1, "hook": 1}}
            assert table.view(seat)["discard"] == seen
        else:
            assert {"event": "discard_laid", "seat": captain} in told(table, seat)
            assert table.view(seat)["discard"] == {"size": 3}
            assert table.view(seat)["known"]["discard"] == {}


@pytest.mark.parametrize(("seats", "captain"), EVERY_CAPTAIN)
def test_the_captains_left_hand_neighbour_plays_first(seats: int, captain: int) -> None:
    table = begin(seats, captain)
    assert {"event": "turn_begun", "seat": (captain + 1) % seats} in told(table, None)
    assert decider(table) == (captain + 1) % seats


@pytest.mark.parametrize(("seats", "captain"), EVERY_CAPTAIN)
def test_everybody_sees_that_the_first_player_has_the_cave(seats: int, captain: int) -> None:
    table = begin(seats, captain)
    for seat in everybody(table):
        assert table.view(seat)["active"] == (captain + 1) % seats
