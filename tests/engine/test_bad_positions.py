"""A position that is not as it is declared is refused, with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import captains_table as ct
from tests.engine.garbage import (
    GAME,
    NONSENSE,
    mutated,
    play_on,
    position_at,
    positions_at,
    refused,
    refused_or_played,
    steps_seen,
)
from tests.engine.positions import shift


def at(position: Any) -> ct.Table:
    """A table at that position."""
    return ct.Table.at(GAME.name, position, seed=1, checked=True)


def refused_for(position: Any, field: str) -> None:
    """The position is refused because of that field."""
    error = refused(lambda: at(position))
    assert isinstance(error, ct.BadPosition)
    assert error.field == field, error
    assert str(error).startswith(f"{field}: ")


def any_card(cards: dict[str, int]) -> str:
    return next(card for card in cards if card != "nomads")


# What is written


@pytest.mark.parametrize("position", [None, [], "announce", 1, True, [("seats", 4)]])
def test_a_position_is_an_object(position: Any) -> None:
    refused_for(position, "position")


@pytest.mark.parametrize("field", position_at("announce"))
def test_a_field_is_missing(field: str) -> None:
    position = position_at("announce")
    del position[field]
    refused_for(position, field)


@pytest.mark.parametrize("field", ["weather", "Coins", "seed", "todo_count", "total"])
def test_there_is_no_such_field(field: str) -> None:
    refused_for({**position_at("announce"), field: 0}, field)


@pytest.mark.parametrize("field", position_at("announce"))
@pytest.mark.parametrize(
    "value",
    [None, True, -1, 1.5, 10**30, "hooks", [], {}, [[]], [None], {"egg": True}, {"egg": 1.0}],
    ids=str,
)
def test_a_field_holds_something_else(field: str, value: Any) -> None:
    position = position_at("announce")
    position[field] = value
    if value == position_at("announce")[field]:
        play_on(at(position))
    elif field == "options" and value == {}:
        assert at(position).position() == position_at("announce")  # the usual options
    elif value == {} and isinstance(position_at("announce")[field], dict):
        refused(lambda: at(position), "the box holds")  # the cards that lay there are missing
    else:
        refused(lambda: at(position), field)


@pytest.mark.parametrize("field", position_at("announce"))
@pytest.mark.parametrize("bad", NONSENSE.values(), ids=list(NONSENSE))
def test_a_field_holds_nonsense(field: str, bad: Any) -> None:
    refused(lambda: at({**position_at("announce"), field: bad}), field)


@pytest.mark.parametrize("bad", NONSENSE.values(), ids=list(NONSENSE))
def test_nonsense_inside_a_field(bad: Any) -> None:
    for field in ("coins", "adventurer", "todo", "loot_down", "known"):
        position = position_at("target")
        position[field] = [bad, *position[field][1:]]
        refused(lambda position=position: at(position), field)  # type: ignore[misc]
    position = position_at("target")
    position["cave"]["egg"] = bad
    refused(lambda: at(position), "cave.egg")


def test_names_are_not_numbers_nor_numbers_names() -> None:
    for field, value in (("said", 1), ("step", 7), ("captain", "0"), ("adventurer", [0, 1, 2, 3])):
        refused(lambda f=field, v=value: at({**position_at("announce"), f: v}), field)  # type: ignore[misc]


# What is in the box


def test_the_31st_coin() -> None:
    position = position_at("announce")
    position["supply"] += 1
    refused_for(position, "coins")
    position = position_at("announce")
    position["coins"][0] += 1
    refused_for(position, "coins")


def test_a_coin_is_missing() -> None:
    position = position_at("announce")
    position["supply"] -= 1
    refused_for(position, "coins")


def test_the_eighth_egg() -> None:
    position = position_at("announce")
    position["cave"]["egg"] = position["cave"].get("egg", 0) + 1
    refused_for(position, "egg")


def test_a_hundred_eggs() -> None:
    position = position_at("announce")
    position["cave"]["egg"] = 100
    refused_for(position, "egg")


def test_a_card_is_missing() -> None:
    position = position_at("announce")
    card = any_card(position["cave"])
    position["cave"][card] -= 1
    refused_for(position, card)


@pytest.mark.parametrize("count", [-1, -100, 128, 10**9])
def test_counts_have_their_limits(count: int) -> None:
    position = position_at("announce")
    position["cave"]["hook"] = count
    refused_for(position, "cave.hook")


def test_a_debt() -> None:
    position = position_at("announce")
    position["supply"] += position["coins"][1] + 1
    position["coins"][1] = -1
    refused_for(position, "coins[1]")


def test_a_purse_in_the_cave() -> None:
    position = position_at("announce", seats=3)
    shift("purse", position["box"], position["cave"])
    refused_for(position, "cave.purse")


def test_the_nomads_in_a_loot() -> None:
    position = position_at("announce")
    shift("nomads", position["cave"], position["loot_down"][2])
    refused_for(position, "loot_down[2].nomads")


def test_a_card_that_there_is_none_of() -> None:
    position = position_at("announce")
    position["loot_up"][0]["dragon"] = 1
    refused_for(position, "loot_up[0].dragon")


# What is known


def test_more_is_known_than_is_there() -> None:
    position = position_at("announce")
    other = (position["captain"] + 1) % 4
    position["known"][other]["discard"] = {"purse": 3}
    refused_for(position, f"known[{other}].discard.purse")
    position = position_at("announce")
    position["known"][4]["loot_down"][0] = {"not_egg": 20}
    refused_for(position, "known[4].loot_down[0].not_egg")


def test_what_a_seat_sees_it_need_not_remember() -> None:
    position = position_at("announce")
    captain = position["captain"]
    position["known"][captain]["discard"] = {any_card(position["discard"]): 1}
    refused_for(position, f"known[{captain}].discard")


def test_known_names_zones_that_are_remembered_and_every_seat() -> None:
    for zone in ("cave", "weather"):
        position = position_at("announce")
        position["known"][0][zone] = {}
        refused_for(position, f"known[0].{zone}")
    position = position_at("announce")
    position["known"].pop()
    refused_for(position, "known")
    position = position_at("announce")
    del position["known"][1]["discard"]
    refused_for(position, "known[1].discard")
    position = position_at("announce")
    position["known"][1]["loot_down"].pop()
    refused_for(position, "known[1].loot_down")


# What was agreed


@pytest.mark.parametrize(
    ("name", "value"), [("weather", "fine"), ("captain", 4), ("captain", None)], ids=str
)
def test_an_option_that_there_is_none_of(name: str, value: Any) -> None:
    position = position_at("announce")
    position["options"][name] = value
    refused_for(position, f"options.{name}")


# Anything else


@st.deferred  # not before it is asked for: collecting tests is to take no time
def from_play() -> st.SearchStrategy[dict[str, Any]]:
    """Positions from play, to be changed."""
    return st.sampled_from([p for step in steps_seen() for p in positions_at(step, most=4)[::3]])


@settings(max_examples=400)
@given(data=st.data(), position=from_play)
def test_a_position_that_was_tampered_with_is_refused_or_played(
    data: st.DataObject, position: dict[str, Any]
) -> None:
    changed = data.draw(mutated(position))
    refused_or_played(lambda: at(changed))
