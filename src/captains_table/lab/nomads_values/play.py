"""Play greedy games with each value set and number of seats, on all cores, and keep the counts."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from captains_table.engine.drivers import USUAL_PLAYER
from captains_table.engine.shelf import game
from captains_table.lab.bench.machine import machine
from captains_table.lab.nomads_values.figures import SEATS, SETS, BadCounts
from captains_table.lab.nomads_values.tally import COLUMNS, ROWS, tally

EACH_TASK = 5_000  # games
EACH_WRITE = 40  # tasks
SEED = 2017
DEAF = (signal.SIGINT, signal.SIG_IGN)

Task = tuple[str, int, int, int]  # value set, seats, first game, how many


@cache
def _fast(values: str, seats: int) -> Any:
    from captains_table.engine.fast import Fast

    bot = game("nomads").bot
    assert bot is not None
    return Fast(game("nomads"), seats, {"values": values}, bot, tally)


def _run(task: Task) -> tuple[Task, list[list[int]]]:
    values, seats, first, count = task
    table = np.zeros((ROWS, COLUMNS), np.int64)
    _fast(values, seats).tally([USUAL_PLAYER] * seats, count, table, SEED, first)
    return task, table.tolist()


def _tasks(games: int) -> Iterator[Task]:
    """The same games with both sets, in small pieces."""
    each = -(-games // len(SEATS))
    for first in range(0, each, EACH_TASK):
        for seats in SEATS:
            for values in SETS:
                yield values, seats, first, min(EACH_TASK, each - first)


def play(file: Path, games: int, tell: Callable[[float], None] = lambda done: None) -> None:
    """At least so many games with each set. The file is written anew every now and then; `tell`
    hears after each piece what part of them is done: first 0, when everything is compiled."""
    found: dict[str, Any] = {"machine": machine(), "seed": SEED, "counts": {}}
    counts = found["counts"]
    _write(file, found)  # what cannot be written is said now, not after the first games
    tasks = list(_tasks(games))
    # Only this process is interrupted from the keyboard; the others end with it.
    with ProcessPoolExecutor(initializer=signal.signal, initargs=DEAF) as pool:
        # Every number of seats is compiled once; the other processes read it from disk.
        list(pool.map(_run, [(SETS[0], seats, 0, 0) for seats in SEATS]))
        tell(0)
        for done, ((values, seats, _, _), table) in enumerate(pool.map(_run, tasks), start=1):
            key = f"{values}-{seats}"
            counts[key] = (np.array(counts.get(key, 0)) + np.array(table)).tolist()
            if done % EACH_WRITE == 0 or done == len(tasks):
                _write(file, found)
            tell(done / len(tasks))


def _write(file: Path, found: dict[str, Any]) -> None:
    """Replace the file as a whole, so that whoever reads it never sees half of it."""
    aside = file.with_suffix(".new")
    try:
        aside.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        os.replace(aside, file)
    except OSError as error:
        raise BadCounts(f"{file}: {(error.strerror or 'cannot be written').lower()}") from None
