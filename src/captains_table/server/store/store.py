"""The store: where it is, how it is opened, and its transactions."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from typing import Any

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from captains_table.server.store.db import Db, as_json
from captains_table.server.store.listener import Listener

MIGRATING = 0x0CAB1E  # the number of the advisory lock that a migration holds

_DRIVERS = sqlite3.OperationalError, psycopg.OperationalError
# What the database says when it cannot go on: all of a transaction may be undone by then.
BROKEN = OperationalError, *_DRIVERS

_creating = Lock()


class StoreError(Exception):
    """The store cannot be opened, reached or written; the text says why, to people."""


class Store:
    """A database that keeps tables. `Store.open` makes one, `close` ends it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._listener: Listener | None = None
        self.is_postgres = engine.dialect.name == "postgresql"

    @classmethod
    def open(cls, url: str) -> Store:
        """Open `sqlite:///file` or `postgresql://...`, and bring its tables up to date.

        Workers may do so at the same time. `StoreError` where it cannot be done.
        """
        address = _address(url)
        engine = _postgres(address) if address.drivername == "postgresql" else _sqlite(address)
        try:
            with engine.begin() as connection:
                _migrate(connection)
        except (DBAPIError, StoreError) as error:
            engine.dispose()
            raise StoreError(f"{address}: {_reason(error)}") from error
        return cls(engine)

    @contextmanager
    def transaction(self) -> Iterator[Db]:
        """`with store.transaction() as db:` committed at the end, undone by an exception.

        `StoreError` where the database went away, is locked, full or read-only: nothing was kept,
        unless the connection was lost during the commit itself.
        """
        try:
            with self._engine.begin() as connection:
                try:
                    yield Db(connection)
                except _DRIVERS as error:
                    connection.invalidate(error)  # it may be lost; another is opened
                    raise
        except BROKEN as error:
            raise StoreError(_reason(error)) from error

    def listen(
        self, on_notice: Callable[[str, int], None], on_gap: Callable[[], None] = lambda: None
    ) -> None:
        """From now on call `on_notice(table_id, seq)` for each `Db.notify` of any worker, on a
        thread of its own. A lost connection is made again; then `on_gap()` is called, because
        notices may have been missed. On SQLite nothing is ever called."""
        if self.is_postgres:
            try:
                self._listener = Listener(self._engine, on_notice, on_gap)
            except psycopg.OperationalError as error:
                raise StoreError(_reason(error)) from error

    def close(self) -> None:
        """Stop listening and close every connection."""
        if self._listener:
            self._listener.stop()
        self._engine.dispose()


def _address(url: str) -> URL:
    with suppress(ArgumentError, ValueError):
        address = make_url(url)
        names_a_file = address.database not in (None, "", ":memory:")
        if address.drivername == "postgresql" or (address.drivername == "sqlite" and names_a_file):
            return address
    # The address itself is not repeated: it may hold a password.
    raise StoreError("the address of a store is sqlite:///FILE or postgresql://USER@HOST/DATABASE")


def _sqlite(address: URL) -> Engine:
    try:
        # Seeds are in there: nobody else on this machine may read it. One at a time, and never a
        # file that is there: closing it here would undo SQLite's locks on it in this process.
        with _creating, suppress(FileExistsError):
            os.close(os.open(str(address.database), os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreError(f"{address}: {error.strerror}") from error
    # isolation_level None: Python's sqlite3 begins no transactions, we do.
    engine = create_engine(
        address,
        **_ALIKE,
        paramstyle="named",
        connect_args={"isolation_level": None, "timeout": 10},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # At once for writing: one that reads first and then writes could be refused.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _write_ahead(connection: sqlite3.Connection, attempts: int = 10) -> None:
    """Put the file into WAL mode. SQLite does not wait for others who do the same: we do."""
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or attempts == 1:
            raise
        time.sleep(0.1)
        _write_ahead(connection, attempts - 1)


def _postgres(address: URL) -> Engine:
    return create_engine(
        address.set(drivername="postgresql+psycopg"),
        **_ALIKE,
        pool_pre_ping=True,  # a database that was restarted is not noticed
        connect_args={"connect_timeout": 10, "keepalives_idle": 30},
    )


# No name or chat in an error's text: it may be logged.
_ALIKE: dict[str, Any] = {"json_serializer": as_json, "hide_parameters": True}


def _migrate(connection: Connection) -> None:
    """Bring the tables up to date, in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", "captains_table.server.store:migrations")
    config.attributes["connection"] = connection  # for migrations/env.py
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise StoreError("this store was written by a newer version of Captain's Table")
    command.upgrade(config, "head")


def _reason(error: Exception) -> str:
    """What happened, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split())
