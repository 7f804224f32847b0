"""Every field of a game's state has a type, made from the declaration."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.engine.plain import blank, observation_class
from captains_table.engine.state_types import state_types
from captains_table.new_game.lagoon.game import LAGOON

ROOT = Path(__file__).parents[2]

RULE = """\
from captains_table.games.gold_n_crash.fields import Fields, Seen, State

def rule(s: State, v: Seen, either: Fields) -> None:
    s.column[either.place][s.column_count[0]] = v.knows[v.seat][0] + s.cards[0][0]
    s.idle = s.option_guests + s.copy().idle
"""

# What is wrong in a line that is added to it.
MISTAKES = {
    "    s.idel = 0": '"State" has no attribute "idel"',
    "    s.column = 0": "Incompatible types in assignment",
    "    s.idle[0] = 0": '"int"',
    "    v.cards[0][0] = 1": '"Seen" has no attribute "cards"',
    "    either.events = None": '"Fields" has no attribute "events"',
}


@pytest.mark.parametrize("game", [*map(ct.game, ct.game_names()), LAGOON], ids=lambda g: g.name)
def test_the_fields_of_a_game_are_up_to_date(game: ct.Game) -> None:
    """If this fails: make types."""
    file = game.folder / "fields.py"
    assert file.read_text(encoding="utf-8") == state_types(game)


@pytest.mark.parametrize("name", ct.game_names())
def test_they_are_those_that_a_state_and_an_observation_have(name: str) -> None:
    game = ct.game(name)
    state = blank(game.declaration, game.seats[0])
    seen = observation_class(game.declaration, game.seats[0])()
    fields = {"State": state, "Seen": seen}
    module = __import__(f"captains_table.games.{game.folder.name}.fields", fromlist=[*fields])
    for kind, made in fields.items():
        typed = {
            field: annotation
            for base in getattr(module, kind).__mro__
            for field, annotation in vars(base).get("__annotations__", {}).items()
            if field != "events"
        }
        there = {field: type_of(getattr(made, field)) for field in made.__slots__}
        assert typed == {field: is_a for field, is_a in there.items() if field != "events"}


def type_of(value: object) -> str:
    if not isinstance(value, list):
        return "int"
    return f"list[{type_of(value[0])}]" if value else "list[int]"


def test_a_type_checker_knows_them(tmp_path: Path) -> None:
    right = tmp_path / "right.py"
    right.write_text(RULE, encoding="utf-8")
    wrong = tmp_path / "wrong.py"
    wrong.write_text(RULE + "\n".join(MISTAKES) + "\n", encoding="utf-8")
    first = len(RULE.splitlines()) + 1
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-error-summary", right, wrong],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    told = [line.rpartition("wrong.py:")[2] for line in found.stdout.splitlines()]
    for line, (mistake, words) in enumerate(MISTAKES.items(), first):
        about = [one for one in told if one.startswith(f"{line}: error")]
        assert len(about) == 1, (mistake, found.stdout, found.stderr)
        assert words in about[0]
    assert len(told) == len(MISTAKES), found.stdout
