"""How long a fresh process takes to its first compiled game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from tempfile import TemporaryDirectory
from time import perf_counter

from captains_table.engine.errors import Missing
from captains_table.engine.game import Game
from captains_table.lab.bench.measure import Effort, Figures, seconds_each

FIRST_GAME = """
import sys
import captains_table as ct
from captains_table.engine.fast import Fast
print(Fast(ct.game(sys.argv[1]), int(sys.argv[2])).play(1), flush=True)
"""


def cold_start(game: Game) -> Figures:
    """Once, with nothing compiled before."""
    with TemporaryDirectory() as folder:
        return Figures(_first_game(game, {"CAPTAIN_CACHE": folder}))


def warm_start(game: Game, effort: Effort) -> Figures:
    """With compiled code on disk."""
    _first_game(game, {})  # compiles, where nobody has yet
    return seconds_each(lambda: _first_game(game, {}), effort)


def _first_game(game: Game, environment: Mapping[str, str]) -> float:
    command = (sys.executable, "-c", FIRST_GAME, game.name, str(game.usual_seats))
    return seconds_to_answer(command, environment)


def seconds_to_answer(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """From the start of a process to its first line of output."""
    start = perf_counter()
    with subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        answer = process.stdout.readline()
        taken = perf_counter() - start
        _, complaint = process.communicate()
    if process.returncode or not answer:
        error, _, why = (complaint.strip().splitlines() or [""])[-1].partition(": ")
        if error.endswith(Missing.__name__):
            raise Missing(why)
        raise RuntimeError(f"the process that was to be timed failed:\n{complaint}")
    return taken
