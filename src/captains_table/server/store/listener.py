"""Hearing of what other workers did: PostgreSQL's LISTEN."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import psycopg
from sqlalchemy import Engine

from captains_table.server.store.db import CHANNEL

POLL = 0.1  # seconds after which a listener looks whether it shall end
PAUSE = 1.0  # seconds between two attempts to connect

logger = logging.getLogger(__name__)


class Listener:
    """A thread with a connection of its own. It hears what is said after it was made."""

    def __init__(
        self, engine: Engine, on_notice: Callable[[str, int], None], on_gap: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._on_notice = on_notice
        self._on_gap = on_gap
        self._stopping = Event()
        self._thread = Thread(
            target=self._run, args=[self._connect()], name="store-listener", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """End the thread that listens, and wait until it has."""
        self._stopping.set()
        self._thread.join()

    def _connect(self) -> psycopg.Connection:
        pooled = self._engine.raw_connection()
        connection = pooled.driver_connection
        assert isinstance(connection, psycopg.Connection)
        pooled.detach()
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _run(self, connection: psycopg.Connection) -> None:
        while not self._stopping.is_set():
            try:
                if connection.closed:
                    connection = self._connect()
                    self._tell(self._on_gap)
                for notice in connection.notifies(timeout=POLL):
                    table_id, seq = notice.payload.split()
                    self._tell(self._on_notice, table_id, int(seq))
            except psycopg.OperationalError:
                connection.close()
                self._stopping.wait(PAUSE)
        connection.close()

    def _tell(self, callback: Callable[..., None], *arguments: Any) -> None:
        try:
            callback(*arguments)
        except Exception:  # the next notice must be heard all the same
            logger.exception("a notice could not be handled")
