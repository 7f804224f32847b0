"""Options that are objects, as anybody may send them: an error of ours names what is wrong."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import captains_table as ct
from captains_table.games.nomads.values import value_set
from captains_table.games.sea_of_legends.content.loading import as_data, builtin
from tests.engine.garbage import NONSENSE, deep, finished_log, mutated, position_at, refused, values

OPTIONS = [(name, option.name) for name in ct.game_names() for option in ct.game(name).options]
JUNK: dict[str, Any] = {
    **NONSENSE,
    "nothing": None,
    "number": 0,
    "empty list": [],
    "empty object": {},
    "tuple": (),
    "fields of a log": ["steps", "game"],
    "fields of a result": ["captain", "last", "scores", "ranking"],
    "fields of values": ["names", "legends", "songs"],
    "two deep": [deep(), deep()],
    "two huge": ["british", 10**5000],
    "two unspeakable": [NONSENSE["unspeakable"], "british"],
    "nested": {"names": [], "legends": {"A": {}}, "songs": {}, "map": [[]], "steps": {}},
    "surrogates": {"\ud800": "\ud800"},
}


@cache
def a_position(name: str) -> str:
    return json.dumps(position_at("over", ct.game(name).seats[-1], game=name))


@pytest.mark.parametrize(("name", "option"), OPTIONS)
@pytest.mark.parametrize("junk", JUNK.values(), ids=list(JUNK))
def test_junk_is_no_option(name: str, option: str, junk: Any) -> None:
    game = ct.game(name)
    if any(junk is value for value in next(o for o in game.options if o.name == option).values):
        return
    seats = game.seats[-1]
    error = refused(lambda: ct.Table(name, seats, options={option: junk}), f"options.{option}")
    assert isinstance(error, ct.BadOption)
    position = json.loads(a_position(name))
    position["options"][option] = junk
    bad = refused(lambda: ct.Table.at(name, position), f"options.{option}")
    assert isinstance(bad, ct.BadPosition)


def agreed_or_refused(name: str, seats: int, option: str, value: Any) -> None:
    """What was let in is plain JSON that agrees to itself."""
    refusal, agreed = "", {}
    try:
        agreed = ct.Table(name, seats, options={option: value}).log["options"]
    except (ct.BadOption, ct.BadSeats) as error:
        refusal = str(error)
    assert len(refusal) < 1000
    if not refusal:
        assert ct.game(name).agree(seats, json.loads(json.dumps(agreed))) == agreed


@settings(max_examples=150)
@given(value=mutated(dict(value_set("even"))) | values)
def test_values_that_were_tampered_with(value: Any) -> None:
    agreed_or_refused("nomads", 3, "values", value)


@settings(max_examples=150)
@given(
    value=mutated({"captain": 0, "last": 2, "scores": [9, 5, 1, 5], "ranking": [[0], [1, 3], [2]]})
    | mutated(finished_log())
)
def test_a_game_before_that_was_tampered_with(value: Any) -> None:
    agreed_or_refused("nomads", 4, "after", value)


@settings(max_examples=40)
@given(value=mutated(as_data(builtin())))
def test_content_that_was_tampered_with(value: Any) -> None:
    agreed_or_refused("sea-of-legends", 1, "content", value)


@pytest.mark.parametrize(
    ("field", "junk", "why"),
    [
        ("id", 10**5000, "text is expected"),
        ("id", "x" * 5000, "there is no 'xxx"),
        ("id", "\ud800", "half a letter"),
        ("type", 10**5000, "one of"),
        ("type", [[]], "not a list"),
        ("reward", "\ud800", "a list is expected"),
    ],
    ids=range(6),
)
def test_junk_deep_inside_of_content(field: str, junk: Any, why: str) -> None:
    data = as_data(builtin())
    data["map"]["ports"][0][field] = junk
    error = refused(lambda: ct.Table("sea-of-legends", 1, options={"content": data}), field, why)
    assert isinstance(error, ct.BadOption)


def test_names_of_ones_own_are_text_that_can_be_written() -> None:
    data = as_data(builtin())
    data["adventures"]["episodes"][0]["options"][0]["id"] = "\ud800"
    refused(lambda: ct.Table("sea-of-legends", 1, options={"content": data}), "half a letter")


@settings(max_examples=100)
@given(value=st.lists(st.sampled_from(["spanish", "british", "dread", "", 1, None, []])))
def test_factions_that_nobody_can_choose(value: Any) -> None:
    agreed_or_refused("sea-of-legends", 1, "factions", value)
