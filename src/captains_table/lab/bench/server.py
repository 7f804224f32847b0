"""How much a table server carries: `captain serve` on a durable SQLite store, real clients over
loopback, next to boardgame.io's server."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ParamSpec, TypeVar
from urllib.request import urlopen

from captains_table.engine.game import Game
from captains_table.engine.shelf import game as named
from captains_table.engine.shelf import game_names
from captains_table.lab.bench import clients, strangers
from captains_table.lab.bench.boardgame_io import boardgame_io
from captains_table.lab.bench.clients import Crowd
from captains_table.lab.bench.measure import Effort, Figures, in_pairs
from captains_table.lab.bench.processes import cores, first_line, on, started

P = ParamSpec("P")
T = TypeVar("T")

RATE = 200  # choices a second
CROWD_SEATS = 4
DISTURBED_RATE = 50  # choices a second while strangers do what they like
PAIR = 2
START_SECONDS = 60
MANY = 1_000_000
OUT_OF_THE_WAY = (
    "messages_a_second",
    "messages_at_once",
    "messages_an_address",
    "requests_a_second",
    "requests_at_once",
    "requests_in_progress",
    "tables_an_hour",
    "open_tables_an_address",
    "kept_tables_an_address",
    "connections_an_address",
    "silent_seconds",  # who waits for the others to come does not answer pings
)
NO_LIMITS = dict.fromkeys(OUT_OF_THE_WAY, MANY)
KB = 1000


def moves(game: Game, effort: Effort) -> Figures:
    """Acknowledged moves a second at tables that all play at once, ours and the peer's in turn."""
    with (
        TemporaryDirectory() as folder,
        boardgame_io(Path(folder) / "peer") as peer,
        captain_serve(Path(folder), NO_LIMITS) as (url, _),
        client_process() as call,
    ):
        seats, count = min(game.seats), effort.server_tables
        return in_pairs(
            lambda: call(clients.our_moves, url, game.name, seats, count),
            lambda: call(clients.peer_moves, peer, count),
            effort,
        )


def slowest_choices(game: Game, effort: Effort) -> Figures:
    """Milliseconds in which 99 of 100 choices are acknowledged, with many tables open."""
    return Figures(percentile(_crowd(game.name, effort).seconds, 99) * 1000)


def open_socket(game: Game, effort: Effort) -> Figures:
    """KB of memory that an open socket costs the server."""
    return Figures(_crowd(game.name, effort).bytes_a_socket / KB)


def disturbed_choices(game: Game, effort: Effort) -> Figures:
    """Milliseconds in which 99 of 100 choices are acknowledged, with the usual limits, while four
    visitors read a replay without pause and one address does all that it is allowed to."""
    seconds, seats = effort.disturbed_seconds, min(game.seats)
    with (
        TemporaryDirectory() as folder,
        client_process() as call,
        ProcessPoolExecutor(1, get_context("spawn")) as elsewhere,
    ):
        with captain_serve(Path(folder), NO_LIMITS) as (url, _):
            replay: tuple[str, int] = call(strangers.finish_a_game, url, _longest(PAIR), PAIR)
        with captain_serve(Path(folder), strangers.LIMITS) as (url, _):
            count = effort.server_tables
            opened: list[dict[str, str]] = call(clients.put_up, url, game.name, seats, count)
            tables = [one["table"] for one in opened]
            strange = elsewhere.submit(strangers.disturb, url, replay, tables, 2 * seconds)
            taken: list[float] = call(clients.choices, url, opened, DISTURBED_RATE, seconds)
            if not strange.result():
                raise RuntimeError("nobody read the replay")
        return Figures(percentile(taken, 99) * 1000)


def _longest(seats: int) -> str:
    """The game for so many with the longest replays."""
    fitting = [name for name in game_names() if seats in named(name).seats]
    return max(fitting, key=lambda name: named(name).longest)


@lru_cache(maxsize=1)
def _crowd(game: str, effort: Effort) -> Crowd:
    """Both figures come from one crowd, which takes a while to sit down."""
    with (
        TemporaryDirectory() as folder,
        captain_serve(Path(folder), NO_LIMITS) as (url, process),
        client_process() as call,
    ):
        # Where there was one connection before, another costs only itself.
        call(clients.our_moves, url, game, CROWD_SEATS, 1)
        seconds = effort.crowd_seconds
        return call(
            clients.crowd, url, process, game, CROWD_SEATS, effort.crowd_tables, RATE, seconds
        )


def percentile(values: list[float], share: int) -> float:
    """The smallest value that so many of a hundred do not exceed.

    >>> percentile([float(n) for n in range(1, 201)], 99)
    198.0
    """
    return sorted(values)[ceil(len(values) * share / 100) - 1]


@contextmanager
def captain_serve(folder: Path, limits: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """Our server, with these limits; its address and its process."""
    command = [sys.executable, "-c", "from captains_table.cli import app; app()", "serve"]
    command += ["--port", "0", "--store", f"sqlite:///{folder / 'tables.db'}", "--log", "plain"]
    command += [word for item in limits.items() for word in ("--limit", "{}={}".format(*item))]
    with started(command, os.environ) as process:
        url = first_line(process, "http://").rpartition(" ")[2]
        _wait_for(url)
        yield url, process.pid


def _wait_for(url: str) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        with suppress(OSError), urlopen(f"{url}/api/health") as answer:
            if json.load(answer)["status"] == "ok":
                return
        time.sleep(0.05)
    raise RuntimeError("the server that was to be measured does not answer")


@contextmanager
def client_process() -> Iterator[Callable[..., T]]:
    """A process for clients, on a core of its own; what calls a function there."""
    with on(cores()[0]), ProcessPoolExecutor(1, get_context("spawn")) as pool:

        def call(function: Callable[P, T], *args: P.args, **given: P.kwargs) -> T:
            return pool.submit(function, *args, **given).result()

        yield call
