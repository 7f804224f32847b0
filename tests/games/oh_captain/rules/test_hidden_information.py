"""Who sees and who remembers what: rulings OC-21, OC-23, OC-26, OC-32 and OC-33."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    ACCEPT,
    BUY,
    CHALLENGE,
    LET,
    MUTINY,
    TAKE_DOWN,
    attack,
    begin,
    say,
    who_saw_the_card,
)
from tests.games.oh_captain.rules.situation import (
    down,
    give,
    recover,
    situation,
    take_up,
    told_of,
    turn_down,
    up,
)
from tests.games.script import (
    do,
    everybody,
    kind,
)

ITEMS = {"lantern2", "lantern3", "egg", "hook", "lizard", "pistol"}
PURSE = {"purse": 1, "not_egg": 1}
TWO_PURSES = {"purse": 2, "not_egg": 2}


def loot_known(table: ct.Table, owner: int) -> dict[int | None, dict[str, int]]:
    """What each seat, and the spectator, remembers of somebody's face-down loot."""
    return {p: table.view(p)["known"]["loot_down"][owner] for p in everybody(table)}


def pile_known(table: ct.Table) -> dict[int | None, dict[str, int]]:
    """What each seat, and the spectator, remembers of the discard pile."""
    return {p: table.view(p)["known"]["discard"] for p in everybody(table)}


def nothing(table: ct.Table) -> dict[int | None, dict[str, int]]:
    """Nobody remembers anything."""
    return {p: {} for p in everybody(table)}


def twins(table: ct.Table, seat: int | None) -> Iterator[dict[str, Any]]:
    """200 tables that the seat cannot tell from the real one, as positions."""
    view, events = table.view(seat), table.events(seat)
    for seed in range(200):
        twin = table.resample(seat, seed)
        assert twin.view(seat) == view
        assert twin.events(seat) == events
        yield twin.position()


# What is open and what is not


def test_everyone_sees_coins_loot_sizes_and_face_up_cards_and_only_the_owner_the_others() -> None:
    table = situation(
        coins=[6, 4, 3, 2],
        down={1: ["purse", "egg"], 3: ["hook"]},
        up={0: ["egg"], 2: ["pistol", "pistol"]},
    )
    hidden = [{}, {"purse": 1, "egg": 1}, {"purse": 1}, {"hook": 1}]
    for seat in everybody(table):
        view = table.view(seat)
        assert (view["coins"], view["supply"]) == ([6, 4, 3, 2], 15)
        assert view["loot_up"] == [
            {"size": 1, "cards": {"egg": 1}},
            {"size": 0, "cards": {}},
            {"size": 2, "cards": {"pistol": 2}},
            {"size": 0, "cards": {}},
        ]
        assert [loot["size"] for loot in view["loot_down"]] == [0, 2, 1, 1]
        for owner, loot in enumerate(view["loot_down"]):
            assert loot.get("cards") == (hidden[owner] if owner == seat else None)


def test_nobody_sees_into_the_cave_and_only_the_finder_sees_the_card_found() -> None:
    table = begin(4, draws=["hook"])
    do(table, say("lizard"), LET, attack(2))
    for seat in everybody(table):
        view = table.view(seat)
        assert view["cave"] == {"size": 26}
        assert view["found"] == ({"size": 1, "cards": {"hook": 1}} if seat == 1 else {"size": 1})
    assert who_saw_the_card(table, "card_drawn") == [1]


def test_choices_are_shown_to_the_one_who_decides_and_to_nobody_else() -> None:
    table = begin(4, adventurers=("lys", "nostromo", "siana", "red"), draws=["hook"])
    do(table, say("hook"), LET, attack(2), ACCEPT)
    assert kind(table) == "siana_pick"
    for seat in everybody(table):
        assert ("choices" in table.view(seat)["decision"]) == (seat == 2)


def test_a_hidden_card_that_is_hooked_is_shown_to_its_old_and_new_owner() -> None:
    table = situation(draws=["hook"], down={2: ["egg"]})
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert who_saw_the_card(table, "hidden_card_hooked") == [1, 2]
    assert told_of(table, 3, "hidden_card_hooked") == [
        {"event": "hidden_card_hooked", "seat": 1, "target": 2}
    ]
    captains = situation(draws=["hook"], down={3: ["egg"]})
    do(captains, say("hook"), BUY, attack(3), TAKE_DOWN)
    assert who_saw_the_card(captains, "hidden_card_hooked") == [0, 3]


def test_a_hidden_card_that_is_shot_is_shown_to_the_captain_and_known_to_its_old_owner() -> None:
    table = situation(draws=["pistol"], down={2: ["egg"]})
    do(table, say("pistol"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert who_saw_the_card(table, "hidden_card_shot") == [0, 2]
    assert told_of(table, 3, "hidden_card_shot") == [
        {"event": "hidden_card_shot", "seat": 1, "target": 2}
    ]
    assert pile_known(table) == {0: {}, 1: {}, 2: {"egg": 1}, 3: {}, None: {}}
    assert table.view(0)["discard"]["cards"] == {"egg": 4, "purse": 1}


@pytest.mark.parametrize("item", ["hook", "pistol"])
def test_a_face_up_card_is_hooked_or_shot_before_everyones_eyes(item: str) -> None:
    table = situation(draws=[item], up={2: ["lizard"]})
    do(table, say(item), LET, attack(2), ACCEPT, take_up("lizard"))
    event = "open_card_hooked" if item == "hook" else "open_card_shot"
    for seat in everybody(table):
        assert told_of(table, seat, event) == [
            {"event": event, "seat": 1, "target": 2, "card": "lizard"}
        ]


def test_a_card_that_was_face_up_stays_known_to_all_in_the_discard_pile() -> None:
    table = situation(draws=["pistol"], up={2: ["lizard"]})
    do(table, say("pistol"), LET, attack(2), ACCEPT, take_up("lizard"))
    lizard = {"lizard": 1, "not_egg": 1}
    assert pile_known(table) == {0: {}, 1: lizard, 2: lizard, 3: lizard, None: lizard}
    for seat in (1, 2, 3, None):
        others = set()
        for twin in twins(table, seat):
            assert twin["discard"]["lizard"] >= 1
            others |= set(twin["discard"])
        assert others == {*ITEMS, "purse"}


# Memory of a loot


def test_the_purse_that_each_explorer_was_dealt_is_known_to_everybody() -> None:
    table = begin(4, captain=2)
    for owner in (0, 1, 3):
        expected = {p: {} if p == owner else PURSE for p in everybody(table)}
        assert loot_known(table, owner) == expected
    assert loot_known(table, 2) == nothing(table)
    found, discarded = set(), set()
    for twin in twins(table, None):
        assert twin["loot_down"] == [{"purse": 1}, {"purse": 1}, {}, {"purse": 1}]
        assert "purse" not in twin["cave"]
        assert twin["cave"]["nomads"] == 1
        found |= set(twin["found"])
        discarded |= set(twin["discard"])
    assert found == discarded == ITEMS


def seat_2_hooks_one_of_two_cards_of_seat_1(card: str) -> ct.Table:
    """Seat 1 was dealt a Purse and kept an Egg; seat 2 hooks one of them."""
    table = begin(4, draws=["egg", "hook", "pistol"], picks=[card, "hook"])
    do(table, say("lizard"), LET, attack(2), ACCEPT)
    assert loot_known(table, 1) == {0: PURSE, 1: {}, 2: PURSE, 3: PURSE, None: PURSE}
    do(table, say("hook"), LET, attack(1), ACCEPT, TAKE_DOWN)
    return table


def test_a_purse_is_known_until_something_leaves_that_loot_unseen() -> None:
    egg = seat_2_hooks_one_of_two_cards_of_seat_1("egg")
    assert loot_known(egg, 1) == {0: {}, 1: {}, 2: PURSE, 3: {}, None: {}}
    purse = seat_2_hooks_one_of_two_cards_of_seat_1("purse")
    assert loot_known(purse, 1) == {0: {}, 1: {}, 2: {}, 3: {}, None: {}}
    for table in (egg, purse):
        left = set()
        for twin in twins(table, 3):
            assert twin["loot_down"][2]["purse"] >= 1
            left |= set(twin["loot_down"][1])
        assert left == {*ITEMS, "purse"}


def test_a_hooked_card_is_known_to_its_old_owner() -> None:
    egg = seat_2_hooks_one_of_two_cards_of_seat_1("egg")
    assert loot_known(egg, 2) == {0: PURSE, 1: {**PURSE, "egg": 1}, 2: {}, 3: PURSE, None: PURSE}
    purse = seat_2_hooks_one_of_two_cards_of_seat_1("purse")
    assert loot_known(purse, 2) == {0: PURSE, 1: TWO_PURSES, 2: {}, 3: PURSE, None: PURSE}
    rest = set()
    for twin in twins(egg, 1):
        assert twin["loot_down"][2]["egg"] >= 1
        assert twin["loot_down"][2]["purse"] == 1
        rest |= set(twin["loot_down"][2])
    assert rest == {*ITEMS, "purse"}


def test_a_hooked_card_is_known_until_something_leaves_that_loot_unseen() -> None:
    table = seat_2_hooks_one_of_two_cards_of_seat_1("egg")
    do(table, say("pistol"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert down(table, 2) == {"egg": 1, "purse": 1}
    known = loot_known(table, 2)
    assert (known[1], known[2], known[3], known[None]) == ({}, {}, {}, {})
    assert pile_known(table) == {0: {}, 1: {}, 2: {"hook": 1, "not_egg": 1}, 3: {}, None: {}}


def test_two_of_a_kind_are_one_when_something_leaves_unseen() -> None:
    table = begin(4, draws=["hook", "pistol", "pistol"], picks=["purse", "hook"])
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert loot_known(table, 1)[3] == TWO_PURSES
    do(table, say("pistol"), LET, attack(1), ACCEPT, TAKE_DOWN)
    assert loot_known(table, 1)[3] == loot_known(table, 1)[None] == PURSE
    assert pile_known(table)[3] == {}


def test_a_card_from_a_loot_that_is_wholly_known_is_known_where_it_goes() -> None:
    hooked = begin(4, draws=["hook"])
    do(hooked, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert loot_known(hooked, 2) == nothing(hooked)
    assert loot_known(hooked, 1) == {
        0: TWO_PURSES,
        1: {},
        2: TWO_PURSES,
        3: TWO_PURSES,
        None: TWO_PURSES,
    }
    shot = begin(4, draws=["pistol"])
    do(shot, say("pistol"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert pile_known(shot) == {0: {}, 1: PURSE, 2: PURSE, 3: PURSE, None: PURSE}


def test_a_card_that_a_lantern_lights_is_no_longer_remembered_but_seen() -> None:
    table = begin(4, draws=["egg", "lantern2"], picks=["purse"])
    do(table, say("lizard"), LET, attack(2), ACCEPT)
    do(table, say("lantern"), LET, attack(1), ACCEPT, TAKE_DOWN)
    assert loot_known(table, 1) == nothing(table)
    assert up(table, 1) == {"purse": 1}


def test_a_card_seen_leaving_takes_no_memory_of_others_with_it() -> None:
    """A Hook comes out of a loot with a Purse in it: the Purse is still there, and no Egg."""
    table = seat_2_hooks_one_of_two_cards_of_seat_1("egg")
    do(table, say("pistol"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert told_of(table, 0, "hidden_card_shot")[0]["card"] == "hook"
    assert loot_known(table, 2)[0] == PURSE


def moon_turned_an_egg_down(draws: list[str], picks: list[str]) -> ct.Table:
    """Moon, in seat 2 with a Purse, was caught with an Egg and has hidden it."""
    table = begin(4, draws=["lizard", "egg", *draws], picks=picks)
    do(table, say("lizard"), LET, attack(3), ACCEPT)
    do(table, say("lizard"), LET, attack(3), CHALLENGE, turn_down("egg"))
    return table


def test_the_card_that_moon_turned_down_is_remembered_by_everybody() -> None:
    table = moon_turned_an_egg_down(["egg"], [])
    assert down(table, 2) == {"egg": 1, "purse": 1}
    known = {**PURSE, "egg": 1}
    assert loot_known(table, 2) == {0: known, 1: known, 2: {}, 3: known, None: known}
    for seat in (0, 1, 3, None):
        for twin in twins(table, seat):
            assert twin["loot_down"][2] == {"egg": 1, "purse": 1}


@pytest.mark.parametrize("card", ["egg", "purse"])
def test_which_card_moon_turned_down_is_lost_when_one_leaves_unseen(card: str) -> None:
    table = moon_turned_an_egg_down(["hook"], [card])
    do(table, say("hook"), LET, attack(2), ACCEPT, TAKE_DOWN)
    left = PURSE if card == "egg" else {"egg": 1}
    assert loot_known(table, 2) == {0: {}, 1: {}, 2: {}, 3: left, None: {}}
    taken = {**PURSE, "egg": 1} if card == "egg" else TWO_PURSES
    assert loot_known(table, 3) == {0: PURSE, 1: PURSE, 2: taken, 3: {}, None: PURSE}
    remaining = set()
    for twin in twins(table, 0):
        remaining |= set(twin["loot_down"][2])
    assert remaining == {*ITEMS, "purse"}


# Memory of the discard pile


def test_a_former_captain_remembers_in_every_twin_what_lay_under_the_bottle() -> None:
    table = situation(coins=[4, 3, 5, 3], draws=["egg"], discard=["hook", "egg", "egg"])
    do(table, say("lizard"), LET, attack(3), ACCEPT, MUTINY)
    assert pile_known(table) == {
        0: {"egg": 2, "hook": 1, "not_egg": 1},
        1: {},
        2: {},
        3: {},
        None: {},
    }
    for twin in twins(table, 0):
        assert twin["discard"] == {"egg": 2, "hook": 1}
    discarded = set()
    for twin in twins(table, 1):
        discarded |= set(twin["discard"])
    assert discarded == {*ITEMS, "purse"}


def nostromo_recovers(card: str, discard: list[str]) -> ct.Table:
    """Nostromo, in seat 1, takes the bottle from seat 0 and a card from under it."""
    table = situation(coins=[4, 5, 3, 3], step="mutiny_or_loyalty", discard=discard)
    do(table, MUTINY, recover(card))
    return table


def test_only_nostromo_sees_which_card_he_recovers() -> None:
    table = nostromo_recovers("hook", ["hook", "egg", "egg"])
    assert who_saw_the_card(table, "card_recovered") == [1]
    assert pile_known(table) == {0: {"egg": 1}, 1: {}, 2: {}, 3: {}, None: {}}
    assert loot_known(table, 1) == nothing(table)


def test_a_former_captain_knows_a_recovered_card_when_all_were_the_same() -> None:
    table = nostromo_recovers("egg", ["egg", "egg", "egg"])
    assert pile_known(table) == {0: {"egg": 2}, 1: {}, 2: {}, 3: {}, None: {}}
    assert loot_known(table, 1) == {0: {"egg": 1}, 1: {}, 2: {}, 3: {}, None: {}}
    no_eggs = nostromo_recovers("hook", ["hook", "pistol", "lizard"])
    assert pile_known(no_eggs)[0] == {"not_egg": 2}
    assert loot_known(no_eggs, 1)[0] == {"not_egg": 1}


# What Siana's attackers learn

WITH_SIANA = ("lys", "nostromo", "siana", "red")


def siana_is_attacked(item: str, hers: list[str], shown: tuple[str, ...] = ()) -> ct.Table:
    """Seat 1 has announced an item against Siana, in seat 2, who accepts the attack."""
    table = situation(
        adventurers=WITH_SIANA,
        draws=["lizard"],
        down={2: hers},
        up={2: shown},
        discard=["hook", "hook", "hook"],
    )
    do(table, say(item), LET, attack(2), ACCEPT)
    return table


@pytest.mark.parametrize("item", ["lantern", "hook", "pistol"])
def test_when_siana_picks_everyone_learns_that_she_has_a_card_other_than_eggs(item: str) -> None:
    table = siana_is_attacked(item, ["egg", "pistol"])
    other = {"not_egg": 1}
    assert loot_known(table, 2) == {0: other, 1: other, 2: {}, 3: other, None: other}
    loots = set()
    for twin in twins(table, 1):
        cards = twin["loot_down"][2]
        assert cards.get("egg", 0) < 2
        loots |= set(cards)
    assert loots == {*ITEMS, "purse"}


def test_a_face_up_card_to_give_tells_nothing_about_sianas_hidden_ones() -> None:
    table = siana_is_attacked("hook", ["egg", "pistol"], ("lantern2",))
    assert loot_known(table, 2) == nothing(table)
    assert any(twin["loot_down"][2].get("egg", 0) == 2 for twin in twins(table, 1))
    lantern = siana_is_attacked("lantern", ["egg", "pistol"], ("lantern2",))
    assert loot_known(lantern, 2)[1] == {"not_egg": 1}


def test_a_hidden_card_that_siana_gives_is_known_to_be_no_egg() -> None:
    shot = siana_is_attacked("pistol", ["egg", "pistol"])
    do(shot, give("down", "pistol"))
    other = {"not_egg": 1}
    hers = {"pistol": 1, "not_egg": 1}
    assert pile_known(shot) == {0: {}, 1: other, 2: hers, 3: other, None: other}
    assert loot_known(shot, 2) == nothing(shot)
    given, left = set(), set()
    for twin in twins(shot, 3):
        assert sum(twin["discard"].values()) - twin["discard"].get("egg", 0) >= 1
        given |= set(twin["discard"])
        left |= set(twin["loot_down"][2])
    assert given == left == {*ITEMS, "purse"}

    hooked = siana_is_attacked("hook", ["egg", "pistol"], ("lantern2",))
    do(hooked, give("down", "pistol"))
    assert loot_known(hooked, 1) == {0: other, 1: {}, 2: hers, 3: other, None: other}


def test_an_egg_known_to_be_sianas_stays_known_when_she_gives_another_card() -> None:
    """Siana hooked the Egg of seat 1, who remembers it."""
    table = begin(4, adventurers=WITH_SIANA, draws=["egg", "hook", "pistol"], picks=["egg"])
    do(table, say("lizard"), LET, attack(3), ACCEPT)
    do(table, say("hook"), LET, attack(1), ACCEPT, TAKE_DOWN)
    do(table, say("pistol"), LET, attack(2), ACCEPT, give("down", "hook"))
    assert loot_known(table, 2)[1] == {"egg": 1}
    assert pile_known(table)[1] == {"not_egg": 1}
    for twin in twins(table, 1):
        assert twin["loot_down"][2]["egg"] >= 1


def test_the_only_card_that_siana_could_give_is_known_where_it_goes() -> None:
    """Seat 1 knows Siana's hidden loot: her Purse and the Egg she hooked. She gives one of them,
    so it is the Purse."""
    table = begin(4, adventurers=WITH_SIANA, draws=["egg", "hook", "pistol"], picks=["egg"])
    do(table, say("lizard"), LET, attack(3), ACCEPT)
    do(table, say("hook"), LET, attack(1), CHALLENGE, TAKE_DOWN)
    assert loot_known(table, 2)[1] == {**PURSE, "egg": 1}
    do(table, say("pistol"), LET, attack(2), ACCEPT, give("down", "purse"))
    assert loot_known(table, 2)[1] == {"egg": 1}
    assert pile_known(table)[1] == PURSE
    for twin in twins(table, 1):
        assert twin["discard"]["purse"] == 1


@pytest.mark.parametrize("item", ["lantern", "hook", "pistol"])
@pytest.mark.parametrize("option", ["attacker_picks", "fizzles"])
def test_everyone_learns_when_siana_has_nothing_but_eggs(item: str, option: str) -> None:
    table = situation(
        adventurers=WITH_SIANA,
        draws=["lizard"],
        down={2: ["egg", "egg"]},
        up={2: ["egg"]},
        discard=["hook", "hook", "hook"],
        siana_only_eggs=option,
    )
    do(table, say(item), LET, attack(2), ACCEPT)
    eggs = {"egg": 2}
    assert loot_known(table, 2) == {0: eggs, 1: eggs, 2: {}, 3: eggs, None: eggs}
    for seat in (0, 1, 3, None):
        for twin in twins(table, seat):
            assert twin["loot_down"][2] == {"egg": 2}


def test_an_egg_taken_where_there_are_only_eggs_is_known_where_it_goes() -> None:
    shot = siana_is_attacked("pistol", ["egg", "egg"])
    do(shot, TAKE_DOWN)
    egg = {"egg": 1}
    assert pile_known(shot) == {0: {}, 1: egg, 2: egg, 3: egg, None: egg}
    assert loot_known(shot, 2) == {0: egg, 1: egg, 2: {}, 3: egg, None: egg}
    hooked = siana_is_attacked("hook", ["egg", "egg"])
    do(hooked, TAKE_DOWN)
    assert loot_known(hooked, 1) == {0: egg, 1: {}, 2: egg, 3: egg, None: egg}


# Twins


def test_a_twin_keeps_nothing_that_the_seat_does_not_know() -> None:
    """Seat 2 hooked an Egg or a Purse, and seat 3 cannot know which: its twins are the same."""
    egg = seat_2_hooks_one_of_two_cards_of_seat_1("egg")
    purse = seat_2_hooks_one_of_two_cards_of_seat_1("purse")
    assert egg.view(3) == purse.view(3)
    assert egg.events(3) == purse.events(3)
    for seed in range(50):
        assert egg.resample(3, seed).position() == purse.resample(3, seed).position()
