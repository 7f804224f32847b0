"""A resampled table: possible, equally likely, and nothing of the real one left in it."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.declare import EVERYONE
from captains_table.engine.plain import State
from captains_table.engine.position import true_count
from tests.conformance.cases import (
    CASES,
    FEW,
    Case,
    as_json,
    everybody,
    everything,
    has_secrets,
    play,
    tables,
    taken_back,
)

DEALS = 300


def kept(table: ct.Table) -> dict[str, Any]:
    """Everything, and what became of undo and of the dice."""
    ways = [everything(table), everything(play(table.copy(), 1, 5))]
    back = table.copy()
    while back.decision is not None:
        try:
            back.undo(back.decision.seat)
        except ct.CannotUndo:
            break
        ways.append(everything(back))
    return as_json(ways)  # type: ignore[no-any-return]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_of_the_real_table_is_left_in_a_resampled_one(case: Case) -> None:
    """Two real tables that a seat cannot tell apart give it the same table."""
    for table in tables(case, 1):
        for seat in everybody(table):
            other = table.resample(seat, "another real table")
            twins = [one.resample(seat, "seed") for one in (table, other, other.copy())]
            assert kept(twins[0]) == kept(twins[1]) == kept(twins[2])


@pytest.mark.parametrize("name", ct.games())
def test_nothing_of_the_real_table_comes_back_by_undo(name: str) -> None:
    changed = False
    for case in [case for case in CASES if case.name == name][::3]:
        for before, table in islice(taken_back(case, 3), 3):
            for seat in everybody(table):
                other = before.resample(seat, "another past")
                changed |= other.position() != before.position()
                other.choose(table.log["steps"][-1]["action"])
                assert kept(table.resample(seat, 1)) == kept(other.resample(seat, 1))
    assert changed == has_secrets(ct.game(name))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_resampled_table_is_possible_and_has_no_past(case: Case) -> None:
    for table in tables(case, 2, seed=20):
        here = everything(table)
        for seat in everybody(table):
            twin = table.resample(seat, 4)
            assert (twin.seq, twin.log["steps"]) == (table.seq, [])
            assert set(twin.log) == set(table.log) | {"start"}
            position = twin.position()
            assert twin.log["start"] == position
            assert ct.Table.at(case.name, as_json(position), checked=True).position() == position
            assert twin.view(seat) == table.view(seat)
            for other in everybody(table):
                for event, theirs in zip(table.events(seat), twin.events(other), strict=True):
                    assert theirs.items() <= event.items(), "others were told more than this seat"
            log = play(twin, 4).log
            replayed = ct.Table.replay(as_json(log))
            assert replayed.log == log
            assert replayed.position() == twin.position()
        assert everything(table) == here


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_seed_makes_the_resampled_table(case: Case) -> None:
    table = play(case.table(), 0, 12)
    drawn: set[str] = set()
    for seat in everybody(table):
        assert kept(table.resample(seat, 1)) == kept(table.resample(seat, 1))
        drawn |= {json.dumps(table.resample(seat, seed).position()) for seed in (*range(4), None)}
        futures = {json.dumps(play(table.resample(seat, s)).log["steps"]) for s in (1, 2, None)}
        assert len(futures) == 3, "what is still to come differs"
    many = len(drawn) > case.seats
    assert many == has_secrets(case.game), "and so does what is hidden"


# Each possible arrangement is as likely as any other


def hidden_cells(game: ct.Game, state: State, seat: int) -> list[int]:
    return [
        cell
        for cell in range(len(state.total))
        if game.derived.viewer(state, cell) not in (EVERYONE, seat)
    ]


def shuffled(game: ct.Game, state: State, seat: int, random: Random) -> State | None:
    """The pieces that the seat is certain of stay; the others are shuffled in one pile and dealt
    out again. None if that deal contradicts what may lie where, or a group that is remembered."""
    twin, declaration = state.copy(), game.declaration
    kinds, labels = len(declaration.kinds), declaration.label_names
    hidden = hidden_cells(game, state, seat)
    known = {cell: [0] * len(labels) for cell in hidden}
    for cell in hidden:
        if (at := game.derived.slot(cell)) >= 0:
            known[cell] = list(state.known[seat][at : at + len(labels)])
    pile = [
        kind
        for cell in hidden
        for kind in range(kinds)
        for _ in range(state.cards[cell][kind] - known[cell][kind])
    ]
    pile.sort()  # a kind can be certain in a cell and still make way elsewhere
    random.shuffle(pile)
    for cell in hidden:
        zone = declaration.cells(state.seats)[cell][0]
        dealt = [pile.pop() for _ in range(state.total[cell] - sum(known[cell][:kinds]))]
        if {labels[kind] for kind in dealt} - set(zone.kinds):
            return None
        twin.cards[cell][:] = [known[cell][kind] + dealt.count(kind) for kind in range(kinds)]
        for label, count in zip(labels, known[cell], strict=True):
            if true_count(game, twin, cell, label) < count:
                return None
    return twin


def tally(game: ct.Game, states: list[State], cells: list[int]) -> Counter[tuple[int, int, int]]:
    """In how many of the states so many pieces of a kind lie in a cell."""
    counts: Counter[tuple[int, int, int]] = Counter()
    for state in states:
        counts.update((c, k, n) for c in cells for k, n in enumerate(state.cards[c]))
    return counts


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_possible_arrangement_is_as_likely_as_any_other(case: Case) -> None:
    game, random = case.game, Random(str(case))
    for table in tables(case, 1, seed=40):
        for seat in (0, None):
            number = case.seats if seat is None else seat
            cells = hidden_cells(game, table.state, number)
            dealt: list[State] = []
            while len(dealt) < DEALS:
                deal = shuffled(game, table.state, number, random)
                if deal is not None:
                    dealt.append(deal)
            drawn = [table.resample(seat, seed).state for seed in range(DEALS)]
            expected, found = tally(game, dealt, cells), tally(game, drawn, cells)
            for what in expected | found:
                share = (expected[what] + found[what]) / (2 * DEALS)
                spread = (2 * DEALS * share * (1 - share)) ** 0.5
                assert abs(expected[what] - found[what]) <= 5 * spread + 1, what
