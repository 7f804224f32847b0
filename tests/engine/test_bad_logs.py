"""A log that nobody could have played is refused, with the field that is wrong."""

from __future__ import annotations

import copy
import hmac
import json
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given, settings

import captains_table as ct
from tests.engine.garbage import (
    GAME,
    NONSENSE,
    Json,
    everything,
    finished_log,
    mutated,
    play_on,
    plays_on,
    position_at,
    refused,
    refused_or_played,
)


def replay(log: Any) -> ct.Table:
    return ct.Table.replay(log)


def log_from_a_position() -> Json:
    table = ct.Table.at("oh-captain", position_at("announce"), seed=1)
    table.choose(0)
    return table.log


@pytest.mark.parametrize("log", [None, [], "log", 1, True, [("format", 1)]])
def test_a_log_is_an_object(log: Any) -> None:
    assert isinstance(refused(lambda: replay(log), "log"), ct.BadLog)


@pytest.mark.parametrize("field", ["format", "game", "rules", "seats", "steps"])
def test_a_header_field_is_missing(field: str) -> None:
    log = finished_log()
    del log[field]
    assert isinstance(refused(lambda: replay(log), field), ct.BadLog)


def test_options_may_be_left_out() -> None:
    log = finished_log()
    del log["options"]
    assert replay(log).position() == replay(finished_log()).position()


@pytest.mark.parametrize("field", ["weather", "Seed", ""])
def test_there_is_no_such_header_field(field: str) -> None:
    assert isinstance(refused(lambda: replay({**finished_log(), field: 1}), field), ct.BadLog)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("format", [0, 2, -1, True, 1.0, "1", None, [1]]),
        ("game", ["chess", "", None, 1, ["oh-captain"]]),
        ("rules", [None, 1, 1.0, ["1"]]),
        ("seats", [0, 2, 7, -4, True, 4.0, "4", None]),
        ("options", [None, [], "", 0, {"weather": 1}, {"captain": 4}, {"adventurers": True}]),
        ("seed", [True, 1.5, [], {}, "\ud800"]),
        ("start", [[], "", 0, {}, True]),
        ("steps", [None, {}, "steps", 1, ()]),
    ],
)
def test_a_header_field_is_wrong(field: str, values: list[Any]) -> None:
    for value in values:
        refused(lambda value=value: replay({**finished_log(), field: value}), field)  # type: ignore[misc]


@pytest.mark.parametrize("field", ["format", "game", "rules", "seats", "options", "steps", "seed"])
@pytest.mark.parametrize("bad", NONSENSE.values(), ids=list(NONSENSE))
def test_a_header_field_is_nonsense(field: str, bad: Any) -> None:
    if field == "rules" and isinstance(bad, str):
        assert replay({**finished_log(), field: bad}).outcome is not None  # an unknown version
    elif field == "seed" and bad in (NONSENSE["long"], NONSENSE["negative"]):
        refused(lambda: replay({**finished_log(), field: bad}), "drawn from the seed")
    else:
        refused(lambda: replay({**finished_log(), field: bad}))


def first(log: Json, key: str) -> int:
    """The number of the first step with that key."""
    return next(i for i, step in enumerate(log["steps"]) if key in step)


STEPS: dict[str, tuple[str, Callable[[Json], Any], str]] = {
    "nothing": ("seat", lambda step: None, "object"),
    "a list": ("seat", lambda step: [step], "object"),
    "a number": ("chance", lambda step: 3, "object"),
    "an empty object": ("seat", lambda step: {}, "seat"),
    "a choice where chance is due": ("chance", lambda step: {"seat": 0, "action": {}}, "chance"),
    "chance where a choice is due": (
        "seat",
        lambda s: {"chance": "draw", "outcome": "egg"},
        "seat",
    ),
    "no action": ("seat", lambda step: {"seat": step["seat"]}, "action"),
    "another field": ("seat", lambda step: {**step, "at": 1}, "action"),
    "another seat": ("seat", lambda step: {**step, "seat": (step["seat"] + 1) % 4}, "seat"),
    "a seat that is not there": ("seat", lambda step: {**step, "seat": 9}, "seat"),
    "a seat that is text": ("seat", lambda step: {**step, "seat": str(step["seat"])}, "seat"),
    "a seat with a point": ("seat", lambda step: {**step, "seat": float(step["seat"])}, "seat"),
    "no seat": ("seat", lambda step: {**step, "seat": None}, "seat"),
    "an index": ("seat", lambda step: {**step, "action": 0}, "action"),
    "an illegal action": ("seat", lambda step: {**step, "action": {"do": "mutiny"}}, "action"),
    "an unknown action": ("seat", lambda step: {**step, "action": {"do": "fly"}}, "action"),
    "an action with more": (
        "seat",
        lambda step: {**step, "action": {**step["action"], "loudly": True}},
        "action",
    ),
    "nonsense for an action": ("seat", lambda s: {**s, "action": NONSENSE["deep"]}, "action"),
    "another kind of chance": ("chance", lambda step: {**step, "chance": "dice"}, "chance"),
    "an outcome that cannot be": ("chance", lambda step: {**step, "outcome": 4}, "outcome"),
    "an outcome that is text": ("chance", lambda step: {**step, "outcome": "0"}, "outcome"),
    "an outcome with a point": ("chance", lambda step: {**step, "outcome": 1.0}, "outcome"),
    "a truth for an outcome": ("chance", lambda step: {**step, "outcome": True}, "outcome"),
    "no outcome": ("chance", lambda step: {**step, "outcome": None}, "outcome"),
    "nonsense for an outcome": ("chance", lambda s: {**s, "outcome": NONSENSE["deep"]}, "outcome"),
}


@pytest.mark.parametrize("name", STEPS)
def test_a_step_is_wrong(name: str) -> None:
    key, change, field = STEPS[name]
    log = finished_log()
    number = first(log, key)
    log["steps"][number] = change(log["steps"][number])
    error = refused(lambda: replay(log), f"steps[{number}]", field)
    assert isinstance(error, ct.BadLog)


def test_a_card_that_is_not_in_the_cave_cannot_be_drawn() -> None:
    log = finished_log()
    draws = [i for i, step in enumerate(log["steps"]) if step.get("chance") == "draw"]
    log["steps"][draws[0]]["outcome"] = "nomads"
    refused(lambda: replay(log), f"steps[{draws[0]}]", "outcome", "nomads")
    log["steps"][draws[0]]["outcome"] = "purse"
    refused(lambda: replay(log), f"steps[{draws[0]}]", "outcome", "purse")


def test_the_eighth_egg_cannot_be_drawn() -> None:
    def eggs_first(kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        return outcomes.index("egg") if "egg" in outcomes else 0

    table = ct.Table("oh-captain", seats=4, chance=eggs_first)
    play_on(table)
    log = table.log
    drawn = [i for i, step in enumerate(log["steps"]) if step.get("chance") in ("discard", "draw")]
    assert [log["steps"][i]["outcome"] for i in drawn[:7]] == ["egg"] * 7
    log["steps"][drawn[7]]["outcome"] = "egg"
    refused(lambda: replay(log), f"steps[{drawn[7]}]", "outcome", "'egg'")


def test_steps_are_missing_from_a_finished_game() -> None:
    log = finished_log()
    for count in (0, 1, len(log["steps"]) // 2, len(log["steps"]) - 1):
        error = refused(lambda n=count: replay({**log, "steps": log["steps"][:n]}), "steps")  # type: ignore[misc]
        assert isinstance(error, ct.BadLog)


def test_a_game_breaks_off_before_a_draw_or_before_a_choice() -> None:
    log = finished_log()
    del log["seed"]
    for number, step in enumerate(log["steps"][:60]):
        cut = {**log, "steps": log["steps"][:number]}
        if "chance" in step:
            refused(lambda cut=cut: replay(cut), "steps", "draw")  # type: ignore[misc]
        else:
            assert replay(cut).seq == number
    plays_on(replay(cut) if "seat" in step else replay(log))


def test_steps_go_on_after_the_end() -> None:
    log = finished_log()
    last = len(log["steps"])
    for extra in (log["steps"][0], {"seat": 0, "action": {"do": "buy"}}, None):
        longer = {**log, "steps": [*log["steps"], extra]}
        refused(lambda longer=longer: replay(longer), f"steps[{last}]", "over")  # type: ignore[misc]


def test_steps_are_repeated_left_out_or_swapped() -> None:
    log = finished_log()
    choices = [i for i, step in enumerate(log["steps"]) if "seat" in step]
    for number in choices[:10]:
        for steps in (
            [*log["steps"][:number], *log["steps"][number + 1 :]],
            [*log["steps"][: number + 1], *log["steps"][number:]],
        ):
            refused(lambda steps=steps: replay({**log, "steps": steps}), "steps[")  # type: ignore[misc]


# Draws that anybody can check


@cache
def seeded_log(name: str) -> str:
    """A whole game with its seed."""
    table = ct.Table(name, ct.game(name).seats[0], seed="a seed")
    play_on(table)
    return json.dumps(table.log)


@pytest.mark.parametrize("name", ct.game_names())
def test_every_draw_that_was_forged_is_found(name: str) -> None:
    log = json.loads(seeded_log(name))
    table = replay(log)
    steps = [number for number, step in enumerate(log["steps"]) if "chance" in step]
    forged = 0
    for number, draw in zip(steps, table.draws(), strict=True):
        honest = log["steps"][number]
        others = [outcome for outcome in draw["outcomes"] if outcome != honest["outcome"]]
        for other in others[:1]:
            log["steps"][number] = {**honest, "outcome": other}
            said = f"outcome: {other!r} was not drawn from the seed; {honest['outcome']!r} was"
            error = refused(lambda: replay(log), f"steps[{number}]: {said}")
            assert isinstance(error, ct.BadLog)
            forged += 1
        log["steps"][number] = honest
    assert forged > 20
    assert replay(log).log == log


def test_another_seed_did_not_draw_this() -> None:
    error = refused(lambda: replay({**finished_log(), "seed": "another"}), "drawn from the seed")
    assert isinstance(error, ct.BadLog)


def test_a_log_without_its_seed_may_have_any_possible_draw() -> None:
    log = finished_log()
    del log["seed"]
    number = next(i for i, step in enumerate(log["steps"]) if step.get("chance") == "draw")
    honest = log["steps"][number]
    draw = replay(log).draws()[sum("chance" in step for step in log["steps"][:number])]
    for outcome in draw["outcomes"]:
        steps = [*log["steps"][:number], {**honest, "outcome": outcome}]
        assert replay({**log, "steps": steps}).seq == number + 1


def test_draws_of_a_game_that_started_from_a_position_are_checked_too() -> None:
    table = ct.Table.at("oh-captain", position_at("announce"), seed=5)
    play_on(table)
    log = table.log
    assert replay(log).log == log
    refused(lambda: replay({**log, "seed": 6}), "drawn from the seed")


def drawn_by_hand(seed: str, number: int, weights: Sequence[int]) -> int:
    """Draw `number` of a seed, as anybody can work it out who does not have our program."""
    for attempt in range(100):
        said = hmac.new(seed.encode(), f"{number}.{attempt}".encode(), "sha256").digest()
        value = int.from_bytes(said[:8], "big")
        if value < 2**64 - 2**64 % sum(weights):
            break
    return next(i for i, high in enumerate(accumulate(weights)) if value % sum(weights) < high)


@pytest.mark.parametrize("name", ct.game_names())
def test_the_draws_can_be_checked_without_the_rules(name: str) -> None:
    log = json.loads(seeded_log(name))
    draws = replay(log).draws()
    assert [draw["outcomes"][draw["index"]] for draw in draws] == [
        step["outcome"] for step in log["steps"] if "chance" in step
    ]
    by_hand = [drawn_by_hand("a seed", n, draw["weights"]) for n, draw in enumerate(draws, start=1)]
    assert by_hand == [draw["index"] for draw in draws]


@pytest.mark.parametrize("name", ct.game_names())
def test_the_draws_of_a_table_are_those_of_its_log(name: str) -> None:
    table = ct.Table(name, ct.game(name).seats[0], seed="a seed")
    for _ in range(5):
        table.choose(0)
    before = everything(table)
    assert json.loads(json.dumps(table.draws())) == replay(table.log).draws()
    assert everything(table) == before


def test_a_log_of_other_rules_replays_where_it_can() -> None:
    log = {**finished_log(), "rules": "0.9"}
    assert replay(log).position() == replay(finished_log()).position()


def test_a_log_of_other_rules_that_does_not_replay_names_them() -> None:
    log = {**finished_log(), "rules": "0.9"}
    log["steps"][first(log, "seat")]["action"] = {"do": "mutiny"}
    refused(lambda: replay(log), "rules", "'0.9'", repr(GAME.rules))
    del log["seed"]
    cut = {**log, "steps": finished_log()["steps"][:3]}
    refused(lambda: replay(cut), "rules", "'0.9'")


def test_a_log_that_starts_from_a_position_replays() -> None:
    log = log_from_a_position()
    assert replay(log).log == log


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda log: log["start"].update(supply=-1), "supply"),
        (lambda log: log["start"].pop("coins"), "coins"),
        (lambda log: log["start"].update(seats=5), "adventurer"),
        (lambda log: log["start"]["cave"].update(egg=30), "egg"),
        (lambda log: log.update(seats=5), "seats"),
        (lambda log: log["options"].update(captain=1), "options"),
        (lambda log: log.update(options={"weather": 1}), "options"),
    ],
)
def test_the_position_that_a_log_starts_from_is_wrong(
    change: Callable[[Json], Any], field: str
) -> None:
    log = copy.deepcopy(log_from_a_position())
    change(log)
    refused(lambda: replay(log), field)


@settings(max_examples=120)
@given(log=mutated(finished_log()))
def test_a_log_that_was_tampered_with_is_refused_or_replays(log: Any) -> None:
    refused_or_played(lambda: replay(log))


@settings(max_examples=60)
@given(log=mutated(log_from_a_position()))
def test_so_is_one_that_starts_from_a_position(log: Any) -> None:
    refused_or_played(lambda: replay(log))
