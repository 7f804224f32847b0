"""What is only read: on threads of its own, so that nobody who plays waits for who looks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

import captains_table as ct
from captains_table.server.desk import has_own_content
from captains_table.server.refusals import Refuse
from captains_table.server.store import Db, Store, StoreError

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
WAITING = 100  # that may wait; more are refused


class Reader:
    """Asks the store, and never writes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._threads = ThreadPoolExecutor(THREADS, "reader")
        self._waiting = 0

    async def ask(
        self, function: Callable[Concatenate[Db, P], T], *args: P.args, **given: P.kwargs
    ) -> T:
        """What `function(db, ...)` finds, in a thread that only reads."""

        def read() -> T:
            try:
                with self._store.reading() as db:
                    return function(db, *args, **given)
            except StoreError:
                raise Refuse(503, "store", "The store does not answer. Try again.") from None

        return await self._beside(read)

    async def prepare(self, game: str, seats: int, options: dict[str, Any]) -> None:
        """Read the options that a table is to be put up with; TableError says what is wrong with
        them. Content of somebody's own takes long: nobody who plays waits for it, whether it can be
        played or not, and the keeper finds it open."""
        if has_own_content(options):
            await self._beside(lambda: _read_options(game, seats, options))

    async def _beside(self, read: Callable[[], T]) -> T:
        """Do it on one of the threads."""
        if self._waiting >= WAITING:
            raise Refuse(503, "busy", "Too many are looking just now. Try again in a moment.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, read)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        """Read nothing more, not even what was asked for already."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _read_options(game: str, seats: int, options: dict[str, Any]) -> None:
    played = ct.game(game)
    played.open(played.agree(played.seats_for(seats, options), options))
