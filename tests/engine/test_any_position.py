"""The promise of a position: whatever is let in plays to its end without an error."""

from __future__ import annotations

from random import Random

import pytest

import captains_table as ct
from captains_table.engine.position import read_position
from tests.conformance.cases import CASES, THOROUGH, Case, as_json, everybody, everything
from tests.engine.changed import Changer, advance, from_play
from tests.engine.garbage import Json

SEEDS = range(20 if THOROUGH else 1)
BOUND = 400_000  # steps; no game is longer
LOOKS = 5  # one position in so many is looked at as people see it


def games(case: Case) -> int:
    """How many games positions are taken from."""
    return 12 if case.game.compiles else 3


def looked_at(table: ct.Table) -> None:
    """Everything that anybody can ask of a table is told."""
    as_json(everything(table))
    for seat in everybody(table):
        assert table.resample(seat, 1).view(seat) == table.view(seat)
        if seat is not None:
            as_json(table.game.hints(table.state, seat))


def plays_on(case: Case, position: Json, seed: int, most: int) -> None:
    """The position is played at random to its end, or so many steps; sometimes the first choices as
    people make them."""
    random = Random(seed)
    table = ct.Table.at(case.name, position, seed=seed, checked=True)
    if seed % LOOKS == 0:
        looked_at(table)
        for _ in range(2):
            if decision := table.decision:
                table.choose(random.randrange(len(decision.choices)))
        looked_at(table)
    state = table.state.copy()
    state.events = []
    for _ in range(most):
        if not advance(case.game, state, random):
            case.game.outcome(state)
            return
        state.events.clear()
    assert most < BOUND, "the game does not end"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_from_play_are_let_in(case: Case) -> None:
    for positions in from_play(case, games(case)).values():
        for position in positions:
            read_position(case.game, as_json(position))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_let_in_plays_to_its_end(case: Case, seed: int) -> None:
    changer = Changer(case, games(case), seed)
    wanted, most = (40, BOUND) if case.game.compiles else (25, 150)
    if THOROUGH:
        wanted, most = 4 * wanted, BOUND
    let_in = 0
    for number in range(20 * wanted):
        position = as_json(changer.changed())
        try:
            read_position(case.game, position)
        except ct.BadPosition:
            continue
        plays_on(case, position, number, most)
        let_in += 1
        if let_in == wanted:
            break
    assert let_in == wanted, "nearly everything is refused"
