"""A real server in a process of its own, on a store of its own."""

from __future__ import annotations

import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from os import environ
from pathlib import Path

import httpx

START_SECONDS = 60


class Server:
    """`captain serve` as a host runs it."""

    def __init__(self, store: str, *options: str, env: Mapping[str, str] | None = None) -> None:
        self._command = [sys.executable, "-c", "from captains_table.cli import app; app()"]
        self._command += ["serve", "--store", store, "--log", "json", *options]
        self._env = {**environ, **(env or {})}
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """What a browser opens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; after a stop at the same port as before."""
        command = [*self._command, "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=self._env
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
        raise AssertionError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and wait until it is gone."""
        self.process.send_signal(how)
        self.process.wait(START_SECONDS)
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def serving(folder: Path, *options: str, env: Mapping[str, str] | None = None) -> Iterator[Server]:
    """A server on a new SQLite file."""
    server = Server(f"sqlite:///{folder / 'tables.sqlite'}", *options, env=env)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
