"""The CUDA kernels on Numba's simulator against the plain rules, for every game that compiles and
seat count:

NUMBA_ENABLE_CUDASIM=1 python -m tests.conformance.on_simulator
"""

from __future__ import annotations

import captains_table as ct
from captains_table.engine.gpu import Gpu
from tests.conformance.cases import COMPILED_SEATINGS, every_case
from tests.conformance.compiled import check_batch, plain_hashes

GAMES, STEPS = 2, 25


def check(name: str, seats: int) -> None:
    """Whole games with the fewest and default options, steps with any number and others."""
    game = ct.game(name)
    if seats == game.seats[0]:
        gpu = Gpu(game, seats)
        hashes = gpu.hashes(GAMES, seed=1).tolist()
        assert hashes == plain_hashes(game, seats, {}, GAMES, 1)
        assert gpu.hashes(1, seed=1, first=GAMES - 1).tolist() == hashes[-1:]
    *_, last = every_case(game, seats)
    batch = ct.Batch(name, seats, 2, "cuda", options=last.options)
    check_batch(batch, game, seats, last.options, STEPS)


if __name__ == "__main__":
    for name, seats in COMPILED_SEATINGS:
        check(name, seats)
        print(f"{name}, {seats} seats: same")
