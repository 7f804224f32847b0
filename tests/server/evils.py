"""What happens to a server in a torture: each evil is done once a call, while people play."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

import psutil  # type: ignore[import-untyped]

from tests.server import postgres
from tests.server.odd_server import OddServer, other_release

PATIENCE = 60  # seconds until something is broken
HELPER_SECONDS = 5
WORKERS = 2
HOUR = 3600
DAY = 24 * HOUR
# Seconds by which the wall clock is off: set back, set far ahead, set right.
CLOCKS = (-HOUR, 3 * DAY, -5 * HOUR, 40 * DAY, 0, 400 * DAY)
# The version of the rules follows from their source, so a comment makes another release.
A_COMMENT = ("engine/version.py", "DIGITS = 12\n", "DIGITS = 12  # as in the release before\n")

Evil = Callable[[], bool]  # whether it could be done


class Evils:
    """All evils for one server, each by its name."""

    def __init__(self, server: OddServer, folder: Path, seed: int) -> None:
        self._server, self._random = server, Random(seed)
        self._releases = [None, other_release(folder / "commented", A_COMMENT)]
        self._clocks = 0
        self._upgrades = 0

    def kill_server(self) -> bool:
        """The whole server, which is then started again at the same port."""
        self._server.stop(signal.SIGKILL)
        self._server.start()
        return True

    def kill_worker(self) -> bool:
        """One of several workers, which is replaced by itself."""
        with suppress(psutil.NoSuchProcess):
            self._random.choice(workers(self._server)).kill()
        return True

    def upgrade(self) -> bool:
        """The server ends, politely or not, and another release starts in its place."""
        self._upgrades += 1
        self._server.stop(self._random.choice([signal.SIGTERM, signal.SIGKILL]))
        self._server.package = self._releases[self._upgrades % len(self._releases)]
        self._server.start()
        return True

    def kill_helper(self) -> bool:
        """A process in which bots think or finished games are put away, if there is one soon."""
        patience = time.monotonic() + HELPER_SECONDS
        while not (found := helpers(self._server)) and time.monotonic() < patience:
            time.sleep(0.05)
        if found:
            with suppress(psutil.NoSuchProcess):
                self._random.choice(found).kill()
        return bool(found)

    def set_clock(self) -> bool:
        """The clock on the wall jumps."""
        self._server.set_clock(CLOCKS[self._clocks % len(CLOCKS)])
        self._clocks += 1
        return True


def restart(database: postgres.Server) -> bool:
    """PostgreSQL ends as in a crash, and comes back."""
    database.stop()
    database.start()
    return True


def workers(server: OddServer) -> list[psutil.Process]:
    """The processes that serve, all of them there."""
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        found = children(psutil.Process(server.process.pid))
        if len(found) == WORKERS:
            return found
        time.sleep(0.05)
    raise AssertionError("a worker that died was not replaced")


def helpers(server: OddServer) -> list[psutil.Process]:
    """The processes that work for those who serve."""
    first = psutil.Process(server.process.pid)
    serving = children(first) if server.has_workers else [first]
    return [helper for one in serving for helper in children(one)]


def children(process: psutil.Process) -> list[psutil.Process]:
    """The Python processes that a process started, without multiprocessing's own helper."""
    found = []
    with suppress(psutil.NoSuchProcess):
        for child in process.children():
            with suppress(psutil.Error):
                if "spawn_main" in " ".join(child.cmdline()):
                    found.append(child)
    return found


def plan(kill: str, evils: Mapping[str, Evil], kills: int) -> list[str]:
    """The names of evils in the order in which they are done: so many kills, and after each of
    them another evil.

    >>> plan("kill", {"kill": bool, "clock": bool, "upgrade": bool}, 3)
    ['kill', 'clock', 'kill', 'upgrade', 'kill', 'clock']
    """
    others = [name for name in evils if name != kill]
    done = []
    for number in range(kills):
        done += [kill, others[number % len(others)]]
    return done
