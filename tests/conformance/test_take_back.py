"""What was taken back after it was drawn or revealed: the table stands as it stood, the log tells
all of it, and nothing is drawn twice with the same number."""

from __future__ import annotations

from random import Random

import pytest

import captains_table as ct
from captains_table.engine.chance import Dice
from tests.conformance.cases import FEW, Case, as_json, everybody, play


def with_returns(case: Case, seed: int, most: int = 6) -> ct.Table:
    """A game in which people went back now and then, by more than a choice."""
    table, random, number = case.table(seed), Random(seed), 0
    kept: list[ct.Table] = []
    while decision := table.decision:
        number += 1
        if most and kept and number % 11 == 0:
            then = kept.pop(random.randrange(len(kept)))
            kept = [one for one in kept if one.seq < then.seq]
            table.take_back(then)
            most -= 1
            continue
        if number % 7 == 0:
            kept = [*kept[-2:], table.copy()]
        table.choose(random.randrange(len(decision.codes)))
    return table


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_table_stands_as_it_stood(case: Case) -> None:
    table = case.table(3)
    play(table, 3, 5)
    then = table.copy()
    play(table, 4, 8)
    drawn = sum("chance" in step for step in table.log["steps"])
    table.take_back(then)
    assert table.position() == then.position()
    for seat in everybody(table):
        assert table.events(seat) == then.events(seat)
        assert {**table.view(seat), "seq": 0} == {**then.view(seat), "seq": 0}
    assert table.seq > then.seq
    assert table._dice.drawn == drawn
    decision = table.decision
    assert decision is not None
    assert not table.can_undo(decision.seat)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_log_with_what_was_taken_back_leads_to_the_same_table(case: Case) -> None:
    table = with_returns(case, 5)
    log = as_json(table.log)
    assert sum("back" in step for step in log["steps"])
    again = ct.Table.replay(log)
    assert again == table
    assert again.log == table.log
    assert [again.events(seat) for seat in everybody(table)] == [
        table.events(seat) for seat in everybody(table)
    ]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_draw_has_a_number_of_its_own_and_can_be_checked(case: Case) -> None:
    table = with_returns(case, 6)
    log = table.log
    draws, dice = table.draws(), Dice(log["seed"])
    assert len(draws) == sum("chance" in step for step in log["steps"])
    for draw in draws:
        assert dice(draw["kind"], draw["outcomes"], draw["weights"]) == draw["index"]


def test_a_log_that_takes_back_what_it_cannot_is_refused() -> None:
    table = ct.Table("oh-captain", seats=4, seed=7)
    table.choose(1)
    log = as_json(table.log)
    choice = len(log["steps"]) - 1
    for wrong in (0, -1, 99, True, "1", None):
        with pytest.raises(ct.BadLog, match=f"steps.{choice + 1}.: back"):
            ct.Table.replay({**log, "steps": [*log["steps"], {"back": wrong}]})
    with pytest.raises(ct.BadLog, match="only choices are taken back"):
        ct.Table.replay({**log, "steps": [*log["steps"], {"back": 2}]})
    back = {**log, "steps": [*log["steps"], {"back": 1}]}
    assert ct.Table.replay(back).position() == ct.Table("oh-captain", 4, 7).position()


def test_a_draw_that_was_taken_back_is_not_drawn_again_from_its_number() -> None:
    """Somebody who goes back and does the same again does not get the same."""
    differ = 0
    for seed in range(20):
        table = ct.Table("sea-of-legends", 2, seed)
        play(table, seed, 40)
        then, since = table.copy(), len(table.log["steps"])
        choices = []
        while not any("chance" in step for step in table.log["steps"][since:]):
            choices.append(0)
            table.choose(0)
        first = [step for step in table.log["steps"][since:] if "chance" in step]
        table.take_back(then)
        since = len(table.log["steps"])
        for choice in choices:
            if table.decision is not None and len(table.decision.codes) > choice:
                table.choose(choice)
        second = [step for step in table.log["steps"][since:] if "chance" in step]
        differ += first != second
    assert differ
