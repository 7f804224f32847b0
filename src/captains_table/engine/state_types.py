"""Writes fields.py into the folder of a game, the types of its state, from its declaration.

python -m captains_table.engine.state_types [GAME | package.game:OBJECT ...]

Without a name, for all games that are found. A type checker then knows every field: `s.coinz` is an
error before anything runs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import wrap

from captains_table.engine.game import Game
from captains_table.engine.shelf import game, game_names

GAMES = Path(__file__).parents[1] / "games"
WIDTH = 100
HEAD = '''"""The fields of {title}: what its state holds, and what a seat sees of it.

Made from the declaration in state.py by captains_table.engine.state_types. Do not edit.
"""

from __future__ import annotations

from typing import Protocol

from captains_table.engine import plain


class Fields(plain.Fields, Protocol):
    """What a state and an observation of it both have."""

'''
TAIL = '''

class State(Fields, plain.State, Protocol):
    """The state of one table."""


class Seen(Fields, Protocol):
    """What one seat observes."""

    seat: int
    knows: list[list[int]]  # how many of each label it knows to lie in each cell
'''
TYPES = ("int", "list[int]", "list[list[int]]")


def state_types(of: Game) -> str:
    """The module for that game."""
    lines = [HEAD.format(title=of.title)]
    for option in of.declaration.options:
        values = ", ".join(map(json.dumps, option.values))
        lines += _field(f"option_{option.name}", 0, f"{option.doc}: {values}")
    for number in (*of.declaration.settings, *of.declaration.numbers):
        depth = len(number.shape(1))
        lines += _field(number.name, depth, number.doc)
        if number.length:
            lines += _field(f"{number.name}_count", depth - 1, "")
    return "".join([*lines, TAIL])


def _field(name: str, depth: int, doc: str) -> Iterator[str]:
    """The field, with what it is beside it or, where that is too long, above it."""
    field = f"    {name}: {TYPES[depth]}"
    if not doc:
        yield f"{field}\n"
    elif len(f"{field}  # {doc}") <= WIDTH:
        yield f"{field}  # {doc}\n"
    else:
        yield from (f"    # {line}\n" for line in wrap(doc, WIDTH - len("    # ")))
        yield f"{field}\n"


def main(names: list[str]) -> None:
    """Write them. The rules of a game import its fields, so one of ours that has none yet gets an
    empty module first."""
    for folder in {file.parent for file in GAMES.glob("*/state.py")}:
        if not (folder / "fields.py").exists():
            (folder / "fields.py").write_text("State = Seen = Fields = object\n", encoding="utf-8")
    for name in names or game_names():
        module, _, constant = name.partition(":")
        found = getattr(import_module(module), constant) if constant else game(name)
        (found.folder / "fields.py").write_text(state_types(found), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
