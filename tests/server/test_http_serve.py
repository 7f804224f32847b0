"""`captain serve`: what it prints, and what it refuses in one line before anything starts."""

from __future__ import annotations

import os
import re
import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, event
from typer.testing import CliRunner

from captains_table.cli import app
from captains_table.server import serve
from captains_table.server.house import Settings
from captains_table.server.serve import Plan, _announce, _lan_address, _work
from captains_table.server.store import Store
from tests.serving import serving

PAGE = 4096


@pytest.fixture(autouse=True)
def _never_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process."""
    for name in ("_work", "_supervise"):
        monkeypatch.setattr(serve, name, lambda *_: pytest.fail("nothing was refused"))


def refusal(*arguments: str) -> str:
    """The one line that a server says which does not start."""
    done = CliRunner().invoke(app, ["serve", *arguments])
    assert done.exit_code == 2, done
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert line.startswith("captain: ")
    return line


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/other.db"
    with serving(tmp_path) as server:
        port = str(server.port)
        assert f"port {port} is in use" in refusal("--port", port, "--store", store)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"port {port} is in use" in refusal("--port", port, "--store", store)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--store", "mysql://here"], "store: "),
        (["--store", "sqlite:////nowhere/at/all/t.db"], "store: "),
        (["--store", "postgresql://nobody:secret@127.0.0.1:1/none"], "store: "),
        (["--workers", "2"], "workers: several need PostgreSQL"),
        (["--public-url", "table.example"], "public URL: "),
        (["--public-url", "https://[table"], "public URL: "),
        (["--limit", "tables=1"], "limit tables: "),
        (["--log", "loud"], "log: "),
        (["--host", "256.1.1.1"], "cannot listen at 256.1.1.1"),
    ],
)
def test_what_cannot_be_is_one_line(tmp_path: Path, arguments: list[str], says: str) -> None:
    store = [] if "--store" in arguments else ["--store", f"sqlite:///{tmp_path}/t.db"]
    line = refusal("--port", "0", *store, *arguments)
    assert says in line
    assert "secret" not in line


# Stores that cannot be used


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store in which there is something."""
    file = tmp_path / "tables.db"
    Store.open(f"sqlite:///{file}").close()
    return file


def refused_store(file: Path) -> str:
    """Why that file is not served."""
    line = refusal("--port", "0", "--store", f"sqlite:///{file}")
    assert line.startswith("captain: store: ")
    return line


def test_a_second_server_on_one_file(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert "another server is using this file" in refused_store(tmp_path / "tables.sqlite")
        assert httpx.get(f"{server.url}/api/games").status_code == 200
        server.process.kill()
        server.process.wait()
        server.start()  # one that was killed is in nobody's way


def test_a_store_that_is_damaged_in_the_middle(file: Path) -> None:
    data = bytearray(file.read_bytes())
    middle = len(data) // PAGE // 2 * PAGE
    data[middle : middle + 3 * PAGE] = os.urandom(3 * PAGE)
    file.write_bytes(data)
    assert "the file is damaged" in refused_store(file)


def test_a_store_of_which_a_part_is_missing(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: 5 * PAGE])
    assert "the file is damaged" in refused_store(file)


def test_a_store_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("bread, salt, rope\n" * 100)
    assert "not a database" in refused_store(file)


def test_a_new_store_without_room(tmp_path: Path) -> None:
    def few_pages(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA max_page_count = 5")

    event.listen(Engine, "connect", few_pages)
    try:
        assert "no space is left" in refused_store(tmp_path / "tables.db")
    finally:
        event.remove(Engine, "connect", few_pages)


def start(file: Path, **options: Any) -> subprocess.CompletedProcess[str]:
    """Another process that should not serve this file."""
    command = [sys.executable, "-c", "from captains_table.cli import app; app()", "serve"]
    command += ["--port", "0", "--store", f"sqlite:///{file}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, **options)


def test_a_store_that_cannot_be_written_any_more(file: Path) -> None:
    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    done = start(file, preexec_fn=no_room)
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert re.match("captain: store: .*: no space is left", line)


@pytest.mark.parametrize("is_all_of_it", [True, False], ids=["folder", "file"])
def test_a_store_that_may_only_be_read(file: Path, is_all_of_it: bool) -> None:
    file.chmod(0o444)
    file.parent.chmod(0o555 if is_all_of_it else 0o777)
    with as_somebody(file.parent):
        assert re.search("readonly|Permission denied", refused_store(file))


@contextmanager
def as_somebody(folder: Path) -> Iterator[None]:
    """Without the rights of root, who may write everything."""
    is_root = os.geteuid() == 0
    if is_root:
        for parent in folder.parents[:2]:  # pytest's own
            parent.chmod(0o755)
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


def test_a_store_that_fails_after_the_first_look(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "_check_store", lambda plan: file.write_text("bread\n" * 1000))
    monkeypatch.setattr(serve, "_work", _work)
    command = ["serve", "--port", "0", "--store", f"sqlite:///{file}", "--log", "plain"]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 2, done
    [line] = done.stderr.splitlines()
    assert line.startswith("captain: store: ")
    assert "not a database" in line


# What is printed


def test_a_house_gets_an_address_and_a_code_to_photograph(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = Plan(Settings("sqlite:///unused.db"), "0.0.0.0", 8000, 1, "plain")
    _announce(plan, lan=True)
    first, *others = capsys.readouterr().out.splitlines()
    assert first == "Captain's Table: http://127.0.0.1:8000"
    address = _lan_address()
    if address is None:
        assert others == []
    else:
        assert others[0].endswith(f"http://{address}:8000")
        assert any("█" in line or "▀" in line for line in others[1:])


def test_an_address_of_the_next_century() -> None:
    plan = Plan(Settings("sqlite:///unused.db"), "::", 8000, 1, "plain")
    assert plan.url() == "http://[::1]:8000"
    assert plan.url("fe80::1") == "http://[fe80::1]:8000"


@pytest.mark.parametrize(
    ("host", "comers"),
    [("127.0.0.1", ["127.0.0.1"]), ("::1", ["::1"]), ("::", ["::1", "127.0.0.1"])],
)
def test_who_can_come_in(host: str, comers: list[str]) -> None:
    with serve.listen(host, 0) as listener:
        for comer in comers:
            socket.create_connection((comer, listener.getsockname()[1])).close()
