"""`captain new-game` lays out a game that plays, and passes what every game must, at once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from captains_table.cli import app
from tests.elsewhere import SOURCE, captain, put_beside, run

ROOT = Path(__file__).parent.parent
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0")


@pytest.mark.long
def test_a_package_of_its_own_conforms_at_once(tmp_path: Path) -> None:
    into = tmp_path / "reef"
    made = captain(tmp_path, "new-game", "coral_reef", "--into", str(into))
    assert (made.returncode, made.stderr) == (0, "")
    assert str(into / "pyproject.toml") in made.stdout.splitlines()
    assert 'coral-reef = "coral_reef.game:CORAL_REEF"' in (into / "pyproject.toml").read_text()
    left = [f.name for f in into.rglob("*.*") if "lagoon" in f.read_text().lower()]
    assert left == []
    site = into / "src"
    put_beside(site, "coral_reef", "coral-reef = coral_reef.game:CORAL_REEF")
    own = run(site, *PYTEST, str(into / "tests"))
    assert own.returncode == 0, own.stdout
    conforms = run(site, *PYTEST, "tests/conformance", "-k", "coral-reef", cwd=ROOT)
    assert conforms.returncode == 0, conforms.stdout
    assert " passed" in conforms.stdout
    played = captain(site, "play", "coral-reef", "--watch", "--fast", "--seed", "1", "--lang", "en")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Coral reef" in played.stdout


@pytest.mark.long
def test_in_a_checkout_it_stands_among_the_others(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("pictures"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in ("conformance", "engine", "games"):
        compiled = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "tests" / name, tmp_path / "tests" / name, ignore=compiled)
    for file in ("__init__.py", "conftest.py", "installed.py"):
        shutil.copy(ROOT / "tests" / file, tmp_path / "tests" / file)
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    made = captain(tmp_path / "src", "new-game", "reef")
    assert (made.returncode, made.stderr) == (0, "")
    assert [f for f, text in before.items() if f.read_bytes() != text] == [], "nothing is edited"
    assert (tmp_path / "src/captains_table/games/reef/game.py").is_file()
    for folder in ("positions", "reference", "rules", "fr/rules"):
        assert (tmp_path / "docs" / folder / "reef.md").is_file()
    suites = ("games/reef/rules", "conformance/test_golden.py", "engine/test_register.py")
    tests = [f"tests/{suite}" for suite in suites]
    passed = run(tmp_path / "src", *PYTEST, *tests, "-k", "reef", cwd=tmp_path)
    assert passed.returncode == 0, passed.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nomads", "there is a game nomads already"),
        ("gold_n_crash", "there is a game gold-n-crash already"),
        ("json", "there is a Python package json already"),
        ("class", "is no name"),
        ("1st", "is no name"),
        ("Reef", "is no name"),
        ("a b", "is no name"),
        ("../reef", "is no name"),
        ("", "is no name"),
        ("reef-", "is no name"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_line(name: str, why: str, tmp_path: Path) -> None:
    for given in ([name], [name, "--into", str(tmp_path / "new")]):
        done = CliRunner().invoke(app, ["new-game", *given])
        assert done.exit_code == 2
        [line] = done.stderr.splitlines()
        assert line.startswith("captain: new-game: ")
        assert why in line
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    for into in (tmp_path, tmp_path / "mine.txt"):
        done = CliRunner().invoke(app, ["new-game", "reef", "--into", str(into)])
        assert done.exit_code == 2
        assert done.stderr == f"captain: new-game: {into} is not an empty folder\n"
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
