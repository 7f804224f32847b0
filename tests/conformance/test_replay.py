"""A log is the whole game: it leads to the same table, at every step, without chance."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn

import pytest

import captains_table as ct
from captains_table.engine.chance import Dice
from tests.conformance.cases import (
    CASES,
    FEW,
    Case,
    as_json,
    everything,
    middle,
    play,
    same_future,
    undone,
    walk,
)

SECRET = "the seed that nobody may see"
HEADER = {"format", "game", "rules", "seats", "options", "steps"}


def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, whoever draws a number fails."""

    def draws(*_: Any) -> NoReturn:
        raise AssertionError("a random number was drawn")

    monkeypatch.setattr(Dice, "below", draws)
    monkeypatch.setattr(Dice, "__call__", draws)
    monkeypatch.setattr(hmac, "digest", draws)
    for method in ("random", "getrandbits"):
        monkeypatch.setattr(Random, method, draws)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_log_so_far_leads_to_the_same_table_at_every_step(case: Case) -> None:
    table = case.table(2)
    for decision in walk(table, 2):
        replayed = ct.Table.replay(as_json(table.log))
        assert everything(replayed) == everything(table)
        for seat in range(case.seats):
            if seat == decision.seat:
                assert undone(replayed, seat) == undone(table, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_replays_to_an_equal_log_without_a_random_number(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was drawn is in it; its seed is there to check that."""
    table = case.table(SECRET)
    logs = [table.log]
    logs += [table.log for n, _ in enumerate(walk(table)) if n % 20 == 0]
    finished = table.log
    assert everything(ct.Table.replay(as_json(finished))) == everything(table)
    assert finished.pop("seed") == SECRET
    no_chance(monkeypatch)
    for log in [*logs, finished]:
        assert ct.Table.replay(as_json(log)).log == log


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_has_its_fields_and_its_seed_only_when_the_game_is_over(case: Case) -> None:
    table = case.table(SECRET)
    for _ in walk(table):
        assert set(table.log) == HEADER
        seen = [table.view(0), table.view(None), table.events(0), table.position(), table.log]
        assert SECRET not in str(seen)
    log = table.log
    assert set(log) == HEADER | {"seed"}
    assert (log["game"], log["rules"]) == (case.name, case.game.rules)
    assert (log["seats"], len(log["steps"])) == (case.seats, table.seq)
    assert log["options"] == {o.name: o.default for o in case.game.options} | case.options
    assert {frozenset(step) for step in log["steps"]} <= {
        frozenset({"seat", "action"}),
        frozenset({"chance", "outcome"}),
    }


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_seed_makes_the_game_and_another_one_another(case: Case) -> None:
    table = play(case.table(3), 3)
    assert everything(play(case.table(3), 3)) == everything(table)
    assert play(case.table(4), 3).log["steps"] != table.log["steps"]
    again = ct.Table(case.name, case.seats, table.log["seed"], table.log["options"])
    for step in table.log["steps"]:
        if "action" in step:
            again.choose(step["action"])
    assert again.log == table.log


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_game_without_a_seed_is_drawn_from_a_secret_one(case: Case) -> None:
    tables = [ct.Table(case.name, case.seats, None, case.options) for _ in range(2)]
    for table in tables:
        log = play(table).log
        assert len(log["seed"]) == 64
        assert everything(ct.Table.replay(log)) == everything(table)
    assert tables[0].log["seed"] != tables[1].log["seed"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_chance_function_fixes_every_draw_and_then_the_log_has_no_seed(case: Case) -> None:
    drawn = []

    def chance(kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        assert len(outcomes) == len(weights)
        assert min(weights) > 0
        index = middle(kind, outcomes, weights)
        drawn.append({"chance": kind, "outcome": outcomes[index]})
        return index

    table = play(case.table(SECRET, chance), 7)
    assert [step for step in table.log["steps"] if "chance" in step] == drawn
    assert drawn
    assert set(table.log) == HEADER
    assert everything(ct.Table.replay(as_json(table.log))) == everything(table)


@pytest.mark.parametrize("bad", [-1, 99, True, None, "0", 0.0], ids=repr)
@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_chance_function_that_fails_changes_nothing(case: Case, bad: Any) -> None:
    answers: list[Any] = []

    def chance(kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> Any:
        return answers.pop() if answers else middle(kind, outcomes, weights)

    table, tried = case.table(chance=chance), 0
    while tried < 3:
        before, twin = everything(table), table.copy()
        answers[:] = [bad]
        try:
            table.choose(0)
        except ct.BadChance:
            tried += 1
            assert everything(table) == before
            same_future(table, twin)
            assert [undone(table, seat) for seat in range(case.seats)] == [
                undone(twin, seat) for seat in range(case.seats)
            ]
            table.choose(0)
        answers.clear()
    if case.table().seq:  # something is drawn before the first decision
        answers[:] = [bad]
        with pytest.raises(ct.BadChance):
            case.table(chance=chance)
