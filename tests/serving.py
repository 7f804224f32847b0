"""A real server in a process of its own, on a store of its own."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

START_SECONDS = 60
CAPTAIN = (sys.executable, "-c", "from captains_table.cli import app; app()")


class Server:
    """`captain serve` as a host runs it. What it complains about goes to the file `errors`."""

    def __init__(
        self,
        store: str,
        *options: str,
        env: Mapping[str, str] | None = None,
        errors: Path = Path(os.devnull),
        captain: Sequence[str] = CAPTAIN,
    ) -> None:
        self._command = [*captain, "serve", "--store", store, "--log", "json", *options]
        self._env = {**os.environ, **(env or {})}
        self.errors = errors
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """What a browser opens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        """Where its sockets begin."""
        return self.url.replace("http", "ws", 1)

    def start(self) -> None:
        """Start it; after a stop at the same port as before."""
        command = [*self._command, "--port", str(self.port)]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self._env
            )
        assert self.process.stdout is not None
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            ready, _, _ = select.select([self.process.stdout], [], [], 1)
            if ready and (told := re.search(r"http://[^:]+:(\d+)", self.process.stdout.readline())):
                self.port = int(told[1])
                break
        while time.monotonic() < end and self.process.poll() is None:
            with suppress(httpx.TransportError):  # it tells its address before it listens there
                httpx.get(f"{self.url}/api/health").raise_for_status()
                return
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.errors.read_text()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, and wait until it is gone: its exit status."""
        self.process.send_signal(how)
        status = self.process.wait(START_SECONDS)
        if self.process.stdout:
            self.process.stdout.close()
        return status


def limits(**changed: int) -> list[str]:
    """The options for other limits than the usual."""
    return [word for name, value in changed.items() for word in ("--limit", f"{name}={value}")]


@contextmanager
def serving(
    folder: Path,
    *options: str,
    store: str = "",
    env: Mapping[str, str] | None = None,
    captain: Sequence[str] = CAPTAIN,
) -> Iterator[Server]:
    """A server on an SQLite file in that folder, if not on another store."""
    store = store or f"sqlite:///{folder / 'tables.sqlite'}"
    server = Server(store, *options, env=env, errors=folder / "errors.txt", captain=captain)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
