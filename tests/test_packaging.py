"""What the package needs, and what maintainers run on it, as pyproject.toml says."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# How the packages of the extra `server` are imported.
OF_THE_SERVER = (
    *("alembic", "fastapi", "filelock", "httptools", "psycopg", "pywebpush", "segno"),
    *("sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
)
WITHOUT = "import sys\nfor name in {names!r}: sys.modules[name] = None\n"
CAPTAIN = "from captains_table.cli import app; app()"


def without_the_server(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`captain` where the extra is not installed."""
    code = WITHOUT.format(names=OF_THE_SERVER) + CAPTAIN
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_rules_players_and_the_terminal_do_without_the_server() -> None:
    done = without_the_server("play", "nomads", "--seats", "2", "--watch", "--fast", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert without_the_server("games").returncode == 0


def test_serving_without_the_server_is_refused_in_one_line() -> None:
    done = without_the_server("serve", "--port", "0")
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert line.startswith("captain: serve: ")
    assert "captains-table[server]" in line


@pytest.mark.parametrize("extra", PROJECT["project"]["optional-dependencies"])
def test_the_pins_hold_every_extra(extra: str) -> None:
    assert f"--extra {extra} " in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_chapter_of_every_game_is_changed_on_purpose() -> None:
    """A file that declares steps is rules, wherever it lies."""
    ignored = PROJECT["tool"]["mutmut"]["do_not_mutate"]
    chapters = []
    for file in (ROOT / "src/captains_table/games").rglob("*.py"):
        called = [n.func for n in ast.walk(ast.parse(file.read_text())) if isinstance(n, ast.Call)]
        names = {function.id for function in called if isinstance(function, ast.Name)}
        if names & {"Ask", "Draw", "Do"}:
            chapters.append(file.relative_to(ROOT).as_posix())
    assert {chapter.split("/")[3] for chapter in chapters} >= {"nomads", "sea_of_legends"}
    assert [chapter for chapter in chapters if any(fnmatch(chapter, p) for p in ignored)] == []
