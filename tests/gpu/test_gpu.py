"""The rules on a real GPU are the rules: the same states at every step, game by game."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count, environ

import numpy as np
import pytest

import captains_table as ct
from captains_table.engine.fast import Fast
from captains_table.engine.gpu import Gpu
from tests.conformance.cases import COMPILED, COMPILED_SEATINGS, every_case
from tests.conformance.compiled import Hashes, check_batch, middle_seats

pytestmark = pytest.mark.gpu

GAMES, MANY = 20_000, 1_000_000
PROCESSES = cpu_count() or 1
PART = 10_000


@pytest.fixture(scope="session", autouse=True)
def _there_is_a_gpu() -> None:
    """Without one, or on the simulator, nothing here would mean anything."""
    if environ.get("NUMBA_ENABLE_CUDASIM") or not Gpu.available():
        pytest.exit("there is no CUDA GPU on this machine, so nothing was tested", returncode=1)


def cpu_part(name: str, seats: int, first: int) -> Hashes:
    """The hashes of a part of the games, compiled for this processor."""
    return Fast(ct.game(name), seats).hashes(PART, seed=9, first=first)


def compare(name: str, seats: int, count: int) -> None:
    """As many games on the GPU as on the processor, one hash each over all their states."""
    game = ct.game(name)
    Fast(game, seats).hashes(1)  # compiled once and kept, before others want it too
    starts = range(0, count, PART)
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        parts = pool.map(cpu_part, *zip(*((name, seats, first) for first in starts), strict=True))
        expected = np.concatenate(list(parts))
    differing = np.flatnonzero(Gpu(game, seats).hashes(count, seed=9) != expected)
    assert len(expected) == count
    assert differing.size == 0, f"{differing.size} games differ, first {differing[:5]}"


@pytest.mark.parametrize(("name", "seats"), COMPILED_SEATINGS)
def test_games_on_the_gpu_go_through_the_same_states(name: str, seats: int) -> None:
    compare(name, seats, GAMES)


@pytest.mark.parametrize("name", COMPILED)
def test_a_million_games_go_through_the_same_states(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    seats = middle_seats(ct.game(name))
    compare(name, seats, MANY)
    record_property("note", f"{name}, {seats} seats: {MANY:,} games are the same on the GPU")


@pytest.mark.parametrize(("name", "seats"), COMPILED_SEATINGS)
def test_games_stepped_together_show_what_the_plain_rules_show(name: str, seats: int) -> None:
    game = ct.game(name)
    *_, last = every_case(game, seats)
    options = last.options
    batch = ct.Batch(name, seats, 200, "cuda", options=options)
    check_batch(batch, game, seats, options, 150)
