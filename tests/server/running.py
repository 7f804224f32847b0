"""A real server in a process of its own, and what talks to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

CAPTAIN = str(Path(sys.executable).with_name("captain"))
START_SECONDS = 60


@dataclass
class Running:
    """A server that answers."""

    process: subprocess.Popen[str]
    url: str
    errors: Path

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    def stop(self) -> int:
        """Ask it to stop, and wait: its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(START_SECONDS)


@contextmanager
def running(folder: Path, *arguments: str, store: str = "", **limits: int) -> Iterator[Running]:
    """A server with a store in that folder, if not another one, at any free port."""
    changed = {f"CAPTAIN_LIMIT_{name.upper()}": str(value) for name, value in limits.items()}
    errors = folder / "errors.txt"
    store = store or f"sqlite:///{folder}/t.db"
    with errors.open("w") as stream:
        process = subprocess.Popen(
            [CAPTAIN, "serve", "--port", "0", "--store", store, *arguments],
            stdout=subprocess.PIPE,
            stderr=stream,
            text=True,
            env=os.environ | changed,
        )
    try:
        assert process.stdout is not None
        server = Running(process, process.stdout.readline().strip().rpartition(" ")[2], errors)
        until = time.monotonic() + START_SECONDS
        while not _answers(server.url):
            assert process.poll() is None, errors.read_text()
            assert time.monotonic() < until, errors.read_text()
            time.sleep(0.05)
        yield server
    finally:
        process.terminate()  # so that its own processes end too
        try:
            process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/health").status_code == 200
    except httpx.TransportError:
        return False
