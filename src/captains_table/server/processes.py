"""Processes that belong to another one: they work for it, end with it, and are replaced when they
die or are stuck."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

START_SECONDS = 60  # for a new process on a busy machine


class Stuck(Exception):
    """A helper needed too long. It was ended."""


class Helper:
    """A process that does one thing after the other."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None  # of one
        self._pid = 0
        self._turn = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """Whether it is at work."""
        return self._turn.locked()

    async def run(
        self, seconds: float, function: Callable[P, T], *args: P.args, **given: P.kwargs
    ) -> T:
        """What the function returns, there. Stuck: not within so many seconds. A process that died
        is replaced, and the new one tries once more."""
        async with self._turn:
            try:
                return await self._attempt(seconds, function, *args, **given)
            except BrokenProcessPool:
                self.end()
                return await self._attempt(seconds, function, *args, **given)

    async def _attempt(
        self, seconds: float, function: Callable[P, T], *args: P.args, **given: P.kwargs
    ) -> T:
        if self._pool is None:
            await self._start()
        assert self._pool is not None
        work = asyncio.wrap_future(self._pool.submit(function, *args, **given))
        try:
            return await asyncio.wait_for(work, seconds)
        except TimeoutError:
            self.end()
            raise Stuck(f"no answer within {seconds} seconds") from None

    async def _start(self) -> None:
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=end_with_parent)
        first = asyncio.wrap_future(self._pool.submit(os.getpid))
        self._pid = await asyncio.wait_for(first, START_SECONDS)

    def end(self) -> None:
        """End the process, whatever it does. The next thing to do starts another."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            if self._pid:
                with suppress(ProcessLookupError):
                    os.kill(self._pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            self._pool, self._pid = None, 0


def end_with_parent() -> None:
    """From now on this process ends when its parent does, even if nobody can tell it to."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    threading.Thread(target=watch, daemon=True).start()
