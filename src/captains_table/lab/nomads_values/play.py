"""Play greedy games with each value set and number of seats, on all cores, and keep the counts."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from captains_table.engine.game import game
from captains_table.lab.bench.machine import machine
from captains_table.lab.nomads_values.tally import COLUMNS, ROWS, tally

SETS = ("mixed", "even")
GREEDY = 1
EACH_TASK = 5_000  # games
SEED = 2017

Task = tuple[str, int, int, int]  # value set, seats, first game, how many


@cache
def _fast(values: str, seats: int) -> Any:
    from captains_table.engine.fast import Fast
    from captains_table.players.greedy import BOTS

    return Fast(game("nomads"), seats, {"values": values}, BOTS["nomads"], tally)


def _run(task: Task) -> tuple[Task, list[list[int]]]:
    values, seats, first, count = task
    table = np.zeros((ROWS, COLUMNS), np.int64)
    _fast(values, seats).tally([GREEDY] * seats, count, table, SEED, first)
    return task, table.tolist()


def _tasks(games: int) -> Iterator[Task]:
    """The same games with both sets, in small pieces."""
    seats = game("nomads").seats
    each = -(-games // len(seats))
    for first in range(0, each, EACH_TASK):
        for count in seats:
            for values in SETS:
                yield values, count, first, min(EACH_TASK, each - first)


def play(file: Path, games: int) -> None:
    """At least so many games with each set; the file is written anew every few seconds."""
    for seats in game("nomads").seats:  # compile once; the other processes read it from disk
        _run(("mixed", seats, 0, 1))
    counts: dict[str, Any] = {}
    tasks = list(_tasks(games))
    with ProcessPoolExecutor() as pool:
        for done, ((values, seats, _, _), table) in enumerate(pool.map(_run, tasks), start=1):
            key = f"{values}-{seats}"
            counts[key] = (np.array(counts.get(key, 0)) + np.array(table)).tolist()
            if done % 40 == 0 or done == len(tasks):
                print(f"{done / len(tasks):6.1%}", flush=True)
                _write(file, {"machine": machine(), "seed": SEED, "counts": counts})


def _write(file: Path, found: dict[str, Any]) -> None:
    aside = file.with_suffix(".new")
    aside.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    os.replace(aside, file)
