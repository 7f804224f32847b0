"""The store: where it is, how it is opened, and its transactions."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from threading import Lock
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from captains_table.engine.errors import Missing
from captains_table.server.store.db import Db, as_json

if TYPE_CHECKING:
    from captains_table.server.store.listener import Listener

MIGRATING = 0x0CAB1E  # the number of the advisory lock that a migration holds

# What the drivers raise. Where no PostgreSQL is used its driver need not be there.
_DRIVERS: tuple[type[Exception], ...] = (sqlite3.OperationalError,)
_DRIVEN: tuple[type[Exception], ...] = (sqlite3.Error,)
with suppress(ImportError):
    import psycopg

    _DRIVERS += (psycopg.OperationalError,)
    _DRIVEN += (psycopg.Error,)
# What the database says when it cannot go on: all of a transaction may be undone by then.
BROKEN: tuple[type[Exception], ...] = (OperationalError, *_DRIVERS)
_ERRORS: tuple[type[Exception], ...] = (DBAPIError, *_DRIVEN)

# Codes of SQLite, states of PostgreSQL.
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, "XX001", "XX002")
_FULL = (sqlite3.SQLITE_FULL, "53100")
_REFUSED = (*_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY)
_LOST = ("08", "57P")  # how states begin where PostgreSQL ended the connection

_creating = Lock()


class StoreError(Exception):
    """The store cannot be opened, reached or written; the text says why, to people.

    `kept` is False where certainly nothing was kept, and None where nobody knows: the connection
    broke during the commit itself.
    """

    def __init__(
        self, text: str, kept: bool | None = False, damaged: bool = False, full: bool = False
    ) -> None:
        super().__init__(text)
        self.kept, self.damaged, self.full = kept, damaged, full


class Store:
    """A database that keeps tables. `Store.open` makes one, `close` ends it."""

    def __init__(self, engine: Engine, lock: FileLock | None = None) -> None:
        self._engine, self._lock = engine, lock
        self._reader = engine.execution_options(**_READING[engine.dialect.name])
        self._listener: Listener | None = None
        self.is_postgres = engine.dialect.name == "postgresql"

    @classmethod
    def open(cls, url: str, alone: bool = False) -> Store:
        """Open `sqlite:///file` or `postgresql://...`, and bring its tables up to date.

        Workers may do so at the same time. `alone` is for who serves: only one can have an SQLite
        file so, until it is closed or the process ends. `StoreError` where it cannot be done.
        """
        address = _address(url)
        engine = _postgres(address) if is_shared(url) else _sqlite(address)
        lock = None
        try:
            if alone and not is_shared(url):
                lock = _locked(str(address.database))
            with engine.begin() as connection:
                _migrate(connection)
        except (DBAPIError, OSError, StoreError) as error:
            engine.dispose()
            if lock:
                lock.release()
            failure = _failure(error)
            failure.args = (f"{address}: {failure}",)
            raise failure from error
        return cls(engine, lock)

    @contextmanager
    def transaction(self) -> Iterator[Db]:
        """`with store.transaction() as db:` committed at the end, undone by an exception.

        `StoreError` where the database went away, is locked, full, read-only or damaged.
        """
        with self._begun(self._engine) as connection:
            yield Db(connection)

    @contextmanager
    def reading(self) -> Iterator[Db]:
        """`with store.reading() as db:` the store at one moment; writing or locking is refused.

        Several threads may read at once. On SQLite nobody who reads waits for whoever writes, or
        keeps them waiting. `StoreError` where it cannot be read.
        """
        with self._begun(self._reader) as connection:
            yield Db(connection)

    def check(self) -> None:
        """Look through an SQLite file, and write something: `StoreError` says what is wrong."""
        with self._begun(self._engine) as connection:
            if not self.is_postgres:
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
                if found != "ok":
                    raise StoreError(f"the file is damaged: {_one_line(found)}", damaged=True)
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    @contextmanager
    def _begun(self, engine: Engine) -> Iterator[Connection]:
        is_committing = False
        try:
            with engine.begin() as connection:
                try:
                    yield connection
                except _DRIVERS as error:
                    connection.invalidate(error)  # it may be lost; another is opened
                    raise
                is_committing = True
        except _ERRORS as error:
            if not is_broken(error):
                raise
            raise _failure(error, is_committing) from error

    def listen(
        self, on_notice: Callable[[str, int], None], on_gap: Callable[[], None] = lambda: None
    ) -> None:
        """From now on call `on_notice(table_id, seq)` for each `Db.notify` of any worker, on a
        thread of its own. A lost connection is made again; then `on_gap()` is called, because
        notices may have been missed. On SQLite nothing is ever called."""
        if self.is_postgres:
            from captains_table.server.store.listener import Listener

            try:
                self._listener = Listener(self._engine, on_notice, on_gap)
            except _DRIVERS as error:
                raise _failure(error) from error

    def close(self) -> None:
        """Stop listening and close every connection."""
        if self._listener:
            self._listener.stop()
        self._engine.dispose()
        if self._lock:
            self._lock.release()


def is_broken(error: BaseException) -> bool:
    """Whether the database cannot go on: unlike what a statement did wrong, that is no error of
    whoever asked, and all of a transaction may be undone."""
    return isinstance(error, BROKEN) or _code(error) in _DAMAGED


def is_shared(url: str) -> bool:
    """Whether several processes may serve from that store."""
    return _address(url).drivername == "postgresql"


def _address(url: str) -> URL:
    with suppress(ArgumentError, ValueError):
        address = make_url(url)
        names_a_file = address.database not in (None, "", ":memory:")
        if address.drivername == "postgresql" or (address.drivername == "sqlite" and names_a_file):
            return address
    # The address itself is not repeated: it may hold a password.
    raise StoreError("the address of a store is sqlite:///FILE or postgresql://USER@HOST/DATABASE")


def _locked(file: str) -> FileLock:
    """What only one process can have at a time; the system gives it back when the process dies."""
    lock = FileLock(f"{os.path.realpath(file)}-lock", mode=0o600, thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise StoreError("another server is using this file; only one can") from None
    return lock


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
        reads = "reads" in connection.get_execution_options()
        connection.exec_driver_sql(f"PRAGMA query_only = {int(reads)}")
        # At once for writing: one that reads first and then writes could be refused.
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

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
    if find_spec("psycopg") is None:
        raise Missing.extra("psycopg", "postgres")
    return create_engine(
        address.set(drivername="postgresql+psycopg"),
        **_ALIKE,
        pool_pre_ping=True,  # a database that was restarted is not noticed
        connect_args={"connect_timeout": 10, "keepalives_idle": 30},
    )


# How to begin a transaction that only reads: all its queries see the same moment.
_READING: dict[str, dict[str, Any]] = {
    "sqlite": {"reads": True},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}
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


# What went wrong


def _failure(error: Exception, is_committing: bool = False) -> StoreError:
    """What the store's own error says of another."""
    if isinstance(error, StoreError):
        return error
    code = _code(error)
    damaged, full = code in _DAMAGED, code in _FULL
    kept = None if is_committing and not _is_answer(code) else False
    words = "no space is left: " if full else "the file is damaged: " if damaged else ""
    return StoreError(words + _reason(error), kept, damaged, full)


def _is_answer(code: int | str | None) -> bool:
    """Whether a database told by this that it did not commit."""
    return not code.startswith(_LOST) if isinstance(code, str) else code in _REFUSED


def _code(error: BaseException) -> int | str | None:
    """What an SQLite calls it, without the details, or a PostgreSQL."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        number: int = getattr(cause, "sqlite_errorcode", 0)
        if number == sqlite3.SQLITE_IOERR_SHMSIZE:  # no room for the log's index
            return sqlite3.SQLITE_FULL
        return number & 0xFF
    state: str | None = getattr(cause, "sqlstate", None)
    return state


def _reason(error: Exception) -> str:
    """What happened, in one line."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    return _one_line(error.orig if isinstance(error, DBAPIError) else error)


def _one_line(text: object) -> str:
    return " ".join(str(text).split())
