"""`captain serve`: what it prints, and what it refuses in one line before anything starts."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from captains_table.cli import app
from captains_table.server import serve
from captains_table.server.house import Settings
from captains_table.server.serve import Plan, _announce, _lan_address
from tests.serving import serving


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
