"""A new game, laid out: a small one that can be played at once, in the shape that all games have.

Its folder is a copy of `lagoon` under another name, so what it begins as is checked like all our
code. docs/add-a-game.md tells what to do with it.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from captains_table.engine.errors import TableError, shown
from captains_table.engine.shelf import game_names
from captains_table.games import HERE as GAMES
from captains_table.games import NAME

PATTERN = Path(__file__).parent / "lagoon"
TESTS = "test_turn.txt"  # no .py: these are tests of the game under its new name
CHECKOUT = GAMES.parents[2]
# What is written down of a game in a checkout, beside its folder and its tests.
WRITTEN_BY = ("tests.conformance.golden", "captains_table.engine.describe docs")

PACKAGE = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["captains-table"]

[project.entry-points."captains_table.games"]
{name} = "{folder}.game:{constant}"

[tool.hatch.build.targets.wheel]
packages = ["src/{folder}"]
"""


class CannotLayOut(TableError):
    """There is no room for such a game."""


def lay_out(given: str, into: Path | None) -> list[Path]:
    """Write the folder of a new game: among ours, or as a package of its own in a folder that is
    empty or not there. Returns what was written."""
    name = _free_name(given)
    folder = name.replace("-", "_")
    if into is not None:
        return _as_package(name, folder, into)
    if not (CHECKOUT / "tests" / "conformance").is_dir():
        raise CannotLayOut("new-game: this is no checkout; say --into DIR for a package")
    tests = CHECKOUT / "tests" / "games" / folder / "rules"
    made = _write(name, f"captains_table.games.{folder}", GAMES / folder, tests)
    (tests / "__init__.py").touch()
    for module in WRITTEN_BY:
        subprocess.run([sys.executable, "-m", *module.split()], cwd=CHECKOUT, check=True)
    return made


def _free_name(given: str) -> str:
    """The name as games have it, if no other has it."""
    name = given.replace("_", "-")
    folder = name.replace("-", "_")
    if not NAME.fullmatch(name) or iskeyword(folder):
        raise CannotLayOut(
            f"new-game: {shown(given)} is no name; small letters, digits and dashes make one"
        )
    if name in game_names():
        raise CannotLayOut(f"new-game: there is a game {name} already")
    if find_spec(folder) is not None:
        raise CannotLayOut(f"new-game: there is a Python package {folder} already")
    return name


def _as_package(name: str, folder: str, into: Path) -> list[Path]:
    if into.exists() and (not into.is_dir() or any(into.iterdir())):
        raise CannotLayOut(f"new-game: {into} is not an empty folder")
    made = _write(name, folder, into / "src" / folder, into / "tests")
    project = into / "pyproject.toml"
    constant = folder.upper()
    project.write_text(
        PACKAGE.format(name=name, folder=folder, constant=constant), encoding="utf-8"
    )
    return [*made, project]


def _write(name: str, package: str, folder: Path, tests: Path) -> list[Path]:
    """The pattern under its new name, and the tests of its rules."""
    title = name.replace("-", " ").capitalize()
    letters = [word[0] for word in name.split("-")] if "-" in name else list(name + name)
    changes = {
        "captains_table.new_game.lagoon": package,
        "LAGOON": name.replace("-", "_").upper(),
        "LA-": "".join(letters[:2]).upper() + "-",
        "Lagoon": title,
        "lagoon": name,
    }
    made = []
    for file in sorted(PATTERN.iterdir()):
        if not file.is_file():
            continue
        text = file.read_text(encoding="utf-8")
        for old, new in changes.items():
            text = text.replace(old, new)
        new_file = tests / "test_turn.py" if file.name == TESTS else folder / file.name
        new_file.parent.mkdir(parents=True, exist_ok=True)
        new_file.write_text(text, encoding="utf-8")
        made.append(new_file)
    return made
