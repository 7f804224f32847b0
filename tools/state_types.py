"""Writes games/GAME/fields.py, the types of each game's state, from its declaration.

python -m tools.state_types

A type checker then knows every field: `s.coinz` is an error before anything runs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

GAMES = Path(__file__).parent.parent / "src/captains_table/games"
WIDTH = 100
HEAD = '''"""The fields of {title}: what its state holds, and what a seat sees of it.

Made from the declaration in state.py by tools/state_types.py. Do not edit.
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


def state_types(name: str) -> str:
    """The module for that game."""
    from captains_table.engine.game import game

    declaration = game(name).declaration
    lines = [HEAD.format(title=game(name).title)]
    for option in declaration.options:
        values = ", ".join(map(json.dumps, option.values))
        lines += _field(f"option_{option.name}", 0, f"{option.doc}: {values}")
    for number in (*declaration.settings, *declaration.numbers):
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


def main() -> None:
    """Write them all. The rules of a game import its fields, so one that has none yet gets an empty
    module first."""
    for folder in {file.parent for file in GAMES.glob("*/state.py")}:
        if not (folder / "fields.py").exists():
            (folder / "fields.py").write_text("State = Seen = Fields = object\n", encoding="utf-8")
    from captains_table.engine.game import game, game_names

    for name in game_names():
        (game(name).folder / "fields.py").write_text(state_types(name), encoding="utf-8")


if __name__ == "__main__":
    main()
