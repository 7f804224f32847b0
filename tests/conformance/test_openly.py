"""Decisions that are asked openly: everybody at the table can tell how much may be chosen there."""

from __future__ import annotations

from collections import Counter

import pytest

import captains_table as ct
from tests.conformance.cases import CASES, every_decision, everybody, times

OF_A_KIND = 12  # decisions that are looked at in a game


def numbers_elsewhere(table: ct.Table) -> set[int]:
    """How much could be chosen now, as far as anybody knows but the seat that chooses."""
    decision = table.decision
    assert decision is not None
    others = [seat for seat in everybody(table) if seat != decision.seat]
    twins = [table.resample(seat, table.seq).decision for seat in others]
    return {len(twin.codes) for twin in twins if twin is not None}


@pytest.mark.parametrize("name", ct.game_names())
def test_everybody_can_tell_how_much_may_be_chosen(name: str) -> None:
    game, seen = ct.game(name), Counter[str]()
    for case in (case for case in CASES if case.name == name):
        for seed in range(times(game, 8)):
            kinds, table = Counter[str](), case.table(seed)
            for decision in every_decision(table, seed):
                kinds[decision.kind] += 1
                if kinds[decision.kind] > OF_A_KIND:
                    continue
                if decision.kind in game.flow.openly:
                    assert numbers_elsewhere(table) == {len(decision.codes)}, decision
                    seen[decision.kind] += len(decision.codes) == 1
                assert decision.alone == (
                    len(decision.codes) == 1 and decision.kind in game.flow.openly
                )
    if game.flow.openly:
        assert sum(seen.values()), "none had one choice, so nothing would be made at once"
