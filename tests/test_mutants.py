"""What `make mutants` changes: the rules of every game, and nothing that is not there any more."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

import captains_table as ct
from tools.mutants import drawn, modules

ROOT = Path(__file__).parent.parent
LEFT_ALONE = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mutmut"]["do_not_mutate"]
FILES = [str(file.relative_to(ROOT)) for file in (ROOT / "src/captains_table/games").rglob("*.py")]


@pytest.mark.parametrize("pattern", LEFT_ALONE)
def test_what_is_left_alone_is_there(pattern: str) -> None:
    assert any(fnmatch(file, pattern) for file in FILES)


@pytest.mark.parametrize("game", ct.game_names())
def test_every_step_of_every_game_stands_in_a_file_that_is_changed(game: str) -> None:
    flow = ct.game(game).flow
    functions = [value for value in flow.mover.__globals__.values() if hasattr(value, "__code__")]
    files = {Path(function.__code__.co_filename) for function in functions}
    rules = [file for file in files if "games" in file.parts]
    assert rules
    for file in rules:
        assert not any(fnmatch(str(file), pattern) for pattern in LEFT_ALONE), file


def test_a_part_of_the_changes_is_drawn() -> None:
    few, many = (drawn(["nomads", "oh-captain"], share, seed=3) for share in (0.01, 0.1))
    assert 5 * len(few) < len(many) < 20 * len(few)
    assert few != drawn(["nomads", "oh-captain"], 0.01, seed=4)
    start = "captains_table.games.nomads.turn.x"
    assert any(pattern.startswith(f"{start}*__mutmut_") for pattern in many)


def test_modules_are_named_as_they_are_imported() -> None:
    found = modules(["nomads"])
    assert "captains_table.games.nomads.move" in found
    assert "captains_table.games.nomads.greedy" in found
