"""The compiled rules are the plain rules: the same states at every step."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from os import environ
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.engine.drivers import drivers
from captains_table.engine.fast import Fast
from captains_table.engine.flow import OVER
from captains_table.engine.plain import blank
from tests.conformance.cases import COMPILED, COMPILED_CASES, COMPILED_SEATINGS, Case
from tests.conformance.compiled import (
    Plain,
    first_difference,
    middle_seats,
    plain_hashes,
)

ROOT = Path(__file__).parents[2]


def test_a_game_without_compiled_form_says_so() -> None:
    """Nothing here is about such a game; its plain rules are held by all other tests."""
    others = [name for name in ct.game_names() if name not in COMPILED]
    assert others
    for name in others:
        with pytest.raises(ct.TableError, match="has no compiled form"):
            Fast(ct.game(name), middle_seats(ct.game(name)))


@pytest.mark.long
@pytest.mark.parametrize("name", COMPILED)
def test_numba_goes_through_the_same_states_as_plain_python(name: str) -> None:
    game = ct.game(name)
    seats = middle_seats(game)
    fast = Fast(game, seats)
    plain, compiled = plain_hashes(game, seats, {}, 100), fast.hashes(100).tolist()
    for number in range(100):
        if plain[number] != compiled[number]:
            pytest.fail(first_difference(game, seats, {}, number), pytrace=False)
    assert fast.hashes(30, first=60).tolist() == plain[60:90]
    assert fast.hashes(3, seed=2**40 + 5).tolist() == plain_hashes(game, seats, {}, 3, 2**40 + 5)
    assert len(set(plain)) == 100, "every game is another"


@pytest.mark.parametrize("case", COMPILED_CASES, ids=str)
def test_whole_games_are_made_of_single_steps(case: Case) -> None:
    """What is compiled plays as the rules say, one node after the other."""
    made = drivers(case.game)
    for number in range(3):
        one, other = (Plain(case.game, case.seats, case.options, 1, number) for _ in range(2))
        scratch = (other.codes, other.weights, other.stream)
        made["start_game"](other.state, other.stream, 1, number)
        assert made["hashed_game"](other.state, *scratch) == one.hash()
        made["start_game"](other.state, other.stream, 1, number)
        decisions = made["random_game"](other.state, *scratch)
        again = Plain(case.game, case.seats, case.options, 1, number)
        while (mover := case.game.code.mover(again.state)) != OVER:
            again.step()
            decisions -= mover >= 0
        assert decisions == 0
        assert case.game.derived.state_hash(again.state) == case.game.derived.state_hash(
            other.state
        )


@pytest.mark.parametrize(("name", "seats"), COMPILED_SEATINGS)
def test_the_hash_of_a_state_covers_every_field(name: str, seats: int) -> None:
    declaration, state_hash = ct.game(name).declaration, ct.game(name).derived.state_hash
    hashes = {state_hash(blank(declaration, seats))}
    changes = 1
    for field in declaration.fields(seats):
        rows = field.shape[0] if len(field.shape) == 2 else 1
        columns = field.shape[-1] if field.shape else 1
        if field.low == field.high:
            continue  # the seats
        for i in range(rows):
            for j in range(columns):
                state = blank(declaration, seats)
                if not field.shape:
                    setattr(state, field.name, field.low + 1)
                else:
                    row = getattr(state, field.name)
                    (row[i] if len(field.shape) == 2 else row)[j] = field.low + 1
                hashes.add(state_hash(state))
                changes += 1
    assert len(hashes) == changes


@pytest.mark.long
def test_cuda_kernels_do_the_same_on_numbas_simulator(
    record_property: Callable[[str, object], None],
) -> None:
    """In a process of its own: the simulator must be asked for before Numba is imported."""
    record_property(
        "note",
        "CUDA: checked on Numba's simulator; no GPU was used. Run `make gpu` where there is one.",
    )
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.on_simulator"],
        cwd=ROOT,
        env={**environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONWARNINGS": "ignore"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    same = [f"{name}, {seats} seats: same" for name, seats in COMPILED_SEATINGS]
    assert done.stdout.splitlines() == same
