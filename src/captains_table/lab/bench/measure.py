"""How time is taken: short slices of ours and the peer's in turn, on one processor core."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter
from typing import TypeVar

# Does something so many times; returns how much of it counts (decisions, steps, copies).
Work = Callable[[int], int]

Result = TypeVar("Result")

COSTS = ("s", "ms", "µs", "KB")  # units of what is to be little; everything else is to be much
FEWEST = 3  # measurements that quartiles are made from


@dataclass(frozen=True)
class Effort:
    """How much is done to get a figure."""

    seconds: float = 4.0  # for one bench
    slice: float = 0.1  # seconds
    gpu_threads: int = 1 << 20
    batch: int = 1 << 12
    gpu_batch: int = 1 << 17
    server_tables: int = 50  # that play at once
    crowd_tables: int = 1000  # that are open
    crowd_seconds: float = 20
    disturbed_seconds: float = 20


QUICK = Effort(
    seconds=0.02,
    slice=0.002,
    gpu_threads=64,
    batch=64,
    gpu_batch=64,
    server_tables=2,
    crowd_tables=2,
    crowd_seconds=0.1,
    disturbed_seconds=0.5,
)


@dataclass(frozen=True)
class Figures:
    """Medians; the quartiles are those of the ratio, or of ours where there is no peer."""

    ours: float
    quartiles: tuple[float, float] | None = None
    peer: float | None = None
    ratio: float | None = None


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process, and those it starts, on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})  # the first core often serves the devices
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def compare(ours: Work, peer: Work, effort: Effort) -> Figures:
    """Both in turn. Each of our slices is held against the peer's next to it, so that a slow
    moment of the machine slows both."""
    our_count, peer_count = _slice_size(ours, effort.slice), _slice_size(peer, effort.slice)
    return _pairs(lambda: _rate(ours, our_count), lambda: _rate(peer, peer_count), effort)


def in_pairs(ours: Callable[[], float], peer: Callable[[], float], effort: Effort) -> Figures:
    """The same of two that tell their rates themselves; the first time is not counted."""
    ours()
    peer()
    return _pairs(ours, peer, effort)


def _pairs(ours: Callable[[], float], peer: Callable[[], float], effort: Effort) -> Figures:
    pairs = _repeat(lambda: (ours(), peer()), effort.seconds)
    ratios = [one / other for one, other in pairs]
    return Figures(
        ours=median(one for one, _ in pairs),
        peer=median(other for _, other in pairs),
        ratio=median(ratios),
        quartiles=_quartiles(ratios),
    )


def rate_alone(work: Work, effort: Effort) -> Figures:
    """How much of it is done in a second."""
    count = _slice_size(work, effort.slice)
    return middle(_repeat(lambda: _rate(work, count), effort.seconds))


def seconds_each(once: Callable[[], float], effort: Effort) -> Figures:
    """Something that takes its own time, again and again."""
    return middle(_repeat(once, effort.seconds))


def middle(values: list[float]) -> Figures:
    """The median, with the quartiles."""
    return Figures(median(values), _quartiles(values))


def _quartiles(values: list[float]) -> tuple[float, float]:
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low, high


def _repeat(once: Callable[[], Result], seconds: float) -> list[Result]:
    results: list[Result] = []
    end = perf_counter() + seconds
    while len(results) < FEWEST or perf_counter() < end:
        results.append(once())
    return results


def _slice_size(work: Work, seconds: float) -> int:
    """How often to do it in one slice."""
    work(1)  # whatever happens only the first time, such as compiling
    count = 1
    while (taken := _seconds(work, count)) < seconds / 2:
        count *= 2
    return max(1, round(count * seconds / taken))


def _seconds(work: Work, count: int) -> float:
    start = perf_counter()
    work(count)
    return perf_counter() - start


def _rate(work: Work, count: int) -> float:
    start = perf_counter()
    done = work(count)
    return done / (perf_counter() - start)
