"""What a choice is certain to lead to, for every game: it always does, whatever nobody knew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.conformance.cases import CASES, Case, every_decision

WORLDS = 12
LOOK = {True: 0.04, False: 0.01}  # at how many decisions, by whether games are short


def played_on(table: ct.Table, seat: int, action: dict[str, Any], random: Random) -> list[Any]:
    """What the seat is told where it cannot tell the table from the real one: up to the next
    decision of that kind or of another seat."""
    twin = table.resample(seat, random.getrandbits(64))
    assert twin.decision is not None
    kind, seq = twin.decision.kind, twin.seq
    twin.choose(action)
    while (
        (asked := twin.decision)
        and asked.seat == seat
        and asked.kind != kind
        and asked.kind in twin.game.finishing
    ):
        twin.choose(random.randrange(len(asked.choices)))
    return [{**event, "seq": None} for event in twin.events(seat, seq)]


def is_kept(promised: list[dict[str, Any]], told: list[dict[str, Any]]) -> bool:
    """Whether each promised event came, one for each; what says most is looked for first."""
    left = list(told)
    for event in sorted(promised, key=len, reverse=True):
        found = next((one for one in left if event.items() <= one.items()), None)
        if found is None:
            return False
        left.remove(found)
    return True


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_foreseen_comes_true_in_every_world(case: Case) -> None:
    random = Random(str(case))
    table, foreseen = case.table(5), 0
    for decision in every_decision(table, 5):
        if foreseen and random.random() > LOOK[case.game.compiles]:
            continue
        choice = random.choice(decision.choices)
        before = table.position()
        promised = table.foresee(choice)
        assert table.position() == before
        for _ in range(WORLDS):
            told = played_on(table, decision.seat, choice.action, random)
            assert is_kept(promised, told), (choice, promised, told)
        foreseen += len(promised)
    assert foreseen


@pytest.mark.parametrize("name", ct.game_names())
def test_what_cannot_be_chosen_is_not_foreseen(name: str) -> None:
    table = ct.Table(name, ct.game(name).seats[0], seed=1)
    with pytest.raises(ct.IllegalChoice):
        table.foresee(10_000)
