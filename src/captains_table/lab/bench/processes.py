"""Servers that are measured, and the cores that they and their clients run on."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


def cores() -> tuple[set[int], set[int]]:
    """Those for the clients and those for the server: apart, where there are two or more."""
    if not hasattr(os, "sched_getaffinity"):
        return set(), set()
    clients, *servers = sorted(os.sched_getaffinity(0))
    return {clients}, set(servers) or {clients}


@contextmanager
def on(chosen: set[int]) -> Iterator[None]:
    """What starts inside runs on these cores, where the system can do that."""
    if not chosen:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, chosen)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def started(
    command: Sequence[str | Path], env: Mapping[str, str]
) -> Iterator[subprocess.Popen[str]]:
    """A server on its cores, until the end of the `with`."""
    with on(cores()[1]):
        process = subprocess.Popen(
            command, env=dict(env), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()


def first_line(process: subprocess.Popen[str], holds: str) -> str:
    """The first line of its output with these words."""
    assert process.stdout is not None
    for line in process.stdout:
        if holds in line:
            return line.strip()
    raise RuntimeError("a server that was to be measured did not start")
