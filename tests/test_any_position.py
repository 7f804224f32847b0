"""The promise of a position: whatever is let in plays to its end without an error."""

from __future__ import annotations

from random import Random

import pytest

import captains_table as ct
from captains_table.engine.flow import OVER
from captains_table.engine.position import read_position
from tests.changed import Changer, advance, from_play
from tests.conformance.cases import CASES, THOROUGH, Case, as_json, asked, everybody, everything

LONG = 60 if THOROUGH else 1  # how many times as many
BOUND = 400_000


def games(case: Case) -> int:
    """How many games positions are taken from."""
    return 12 if case.game.compiles else 1


def looked_at(table: ct.Table) -> None:
    """Everything that anybody can ask of a table is told."""
    as_json(everything(table))
    for seat in everybody(table):
        as_json(table.game.hints(table.state, seat)) if seat is not None else None
        assert table.resample(seat, 1).view(seat) == table.view(seat)
    asked(table)


def plays_on(case: Case, position: dict[str, object], seed: object, most: int = BOUND) -> None:
    """The first decisions as people see them, then all the others."""
    random = Random(f"{seed}")
    table = ct.Table.at(case.name, position, seed=1, checked=True)
    looked_at(table)
    for _ in range(2):
        if (decision := table.decision) is None:
            break
        table.choose(random.randrange(len(decision.choices)))
    looked_at(table)
    state = table.state.copy()
    state.events = []
    for _ in range(most):
        if not advance(case.game, state, random):
            case.game.outcome(state)
            return
        state.events.clear()
    assert case.game.code.mover(state) == OVER or most < BOUND, "the game does not end"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_from_play_are_let_in(case: Case) -> None:
    for positions in from_play(case, games(case)).values():
        for position in positions:
            read_position(case.game, position)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_let_in_plays_to_its_end(case: Case) -> None:
    changer = Changer(case, games(case), 0)
    tries, wanted = (400, 40) if case.game.compiles else (60, 6)
    for number in range(tries * LONG):
        position = changer.changed()
        try:
            read_position(case.game, as_json(position))
        except ct.BadPosition:
            continue
        plays_on(case, position, number, BOUND if case.game.compiles or THOROUGH else 200)
        wanted -= 1
        if wanted == 0 and not THOROUGH:
            break
    assert wanted < 20, "too few were let in"
