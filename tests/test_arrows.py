"""Imports point one way: the engine knows no game, the rules of a game know neither its greedy
player nor its board in the terminal, and so on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import captains_table

PACKAGE = "captains_table"
HERE = Path(captains_table.__file__).parent

# What each part may import from, inside and out. "" is the front door, `import captains_table`.
INSIDES = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "players": {"engine", "players"},
    "lab": {"engine", "games", "lab"},
    "server": {"engine", "games", "server"},
    "terminal": {"engine", "games", "terminal"},
    "new_game": {"engine", "games", "new_game"},
    "cli": {"engine", "games", "players", "lab", "new_game", "server", "terminal"},
    "": {"engine", "games", "players"},
    "__main__": {"cli"},
}
# What a game has beside its rules. Nobody imports it but itself: it is found by its name.
BESIDE = ("greedy", "terminal", "commands", "bench")
# What these may take from the house: a board to draw with, a bench to name what is measured.
KIT = {
    "terminal": {"terminal.drawing", "terminal.prose", "terminal.screen"},
    "bench": {"lab.bench.kinds"},
    "commands": {"terminal.command_line", "terminal.screen", "terminal.trouble"},
}
# Where only the public names may be taken: those of the package itself, not of its modules.
PUBLIC = {
    "lab": {"", "players"},
    "server": {"", "players"},
    "terminal": {"", "players"},
    "cli": {""},
}


def wrong_imports(folder: Path) -> list[str]:
    """Every import below the folder that points the wrong way, as FILE:LINE: MODULE."""
    return [
        f"{file.relative_to(folder).as_posix()}:{line}: {name or PACKAGE}"
        for file in sorted(folder.rglob("*.py"))
        for line, name in imported(folder, file)
        if not may_import(folder, file, name)
    ]


def imported(folder: Path, file: Path) -> Iterator[tuple[int, str]]:
    """The modules and names of ours that a file imports, anywhere in it, without the package's
    own name: "engine.game", or "" for the package itself."""
    package = [PACKAGE, *file.relative_to(folder).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*start, node.module or ""]).strip(".")
            names = [f"{source}.{alias.name}" for alias in node.names]
        for name in names:
            top, _, rest = name.partition(".")
            if top == PACKAGE and isinstance(node, ast.Import | ast.ImportFrom):
                yield node.lineno, rest


def part_of(folder: Path, name: str) -> str:
    """The part a name belongs to; a name that is no module is one of the front door."""
    top = name.partition(".")[0]
    is_module = (folder / top).is_dir() or (folder / f"{top}.py").is_file()
    return top if is_module else ""


def may_import(folder: Path, file: Path, name: str) -> bool:
    parts = file.relative_to(folder).with_suffix("").parts
    here = "" if parts == ("__init__",) else parts[0]
    there = part_of(folder, name)
    if there in INSIDES[here]:
        return there != "games" or may_look_into(parts, name.split("."))
    if parts[0] == "games":
        kit = KIT.get(parts[2], ()) if len(parts) > 2 else ()
        return any(name == one or name.startswith(f"{one}.") for one in kit)
    return there in PUBLIC.get(here, ()) and is_public(folder, name)


def may_look_into(parts: tuple[str, ...], there: list[str]) -> bool:
    """Whether a file may look into a game's folder: a game into no other game's, its rules not into
    what lies beside them, nor one of that into the other, and nobody from elsewhere into that."""
    is_a_game = parts[0] == "games" and len(parts) > 2
    beside = there[2] if len(there) > 2 and there[2] in BESIDE else None
    if not is_a_game:
        return beside is None
    return there[1:2] == [parts[1]] and beside in (None, parts[2])


def is_public(folder: Path, name: str) -> bool:
    """Whether it is a package or a name that the package itself offers."""
    _, *inner = name.split(".")
    at = folder.joinpath(*name.split("."))
    is_module = at.is_dir() or at.with_suffix(".py").is_file()
    return not inner or (len(inner) == 1 and not is_module and not inner[0].startswith("_"))


def test_imports_point_one_way() -> None:
    assert wrong_imports(HERE) == []


def test_every_part_of_the_house_is_looked_at() -> None:
    parts = {f.relative_to(HERE).with_suffix("").parts[0] for f in HERE.rglob("*.py")}
    assert parts - {"__init__"} <= set(INSIDES)
    assert {"engine", "games", "players", "terminal", "lab", "cli"} <= parts
    assert any(name == "engine.declare.Option" for _, name in imported(HERE, HERE / "__init__.py"))


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("engine/a.py", "import captains_table"),
        ("engine/a.py", "import captains_table.games"),
        ("engine/a.py", "from captains_table.games.tag import rules"),
        ("engine/a.py", "from ..games import tag"),
        ("engine/a.py", "def lazy():\n    from captains_table.players import player"),
        ("engine/deep/a.py", "from ...games import tag"),
        ("games/tag/a.py", "from captains_table.players import player"),
        ("games/tag/a.py", "from captains_table import Table"),
        ("games/tag/a.py", "from captains_table.games.chess import rules"),
        ("games/tag/a.py", "from captains_table.games.tag import greedy"),
        ("games/tag/a.py", "from captains_table.games.tag.terminal import Board"),
        ("games/tag/deep/a.py", "from ..terminal.pieces import card"),
        ("games/tag/a.py", "from captains_table.terminal.drawing import Drawing"),
        ("games/tag/greedy.py", "from captains_table.players import player"),
        ("games/tag/greedy.py", "from captains_table.games.tag.terminal import Board"),
        ("games/tag/greedy.py", "from captains_table.games.chess.greedy import choose"),
        ("games/tag/greedy/a.py", "from captains_table.terminal.drawing import Drawing"),
        ("games/tag/terminal.py", "from captains_table.games.tag.greedy import choose"),
        ("games/tag/terminal/a.py", "from captains_table.terminal.play import Play"),
        ("games/tag/terminal/a.py", "from captains_table.terminal import play"),
        ("games/tag/terminal/a.py", "from captains_table.players import player"),
        ("games/tag/terminal/a.py", "import captains_table as ct"),
        ("games/tag/a.py", "from captains_table.games.tag import commands"),
        ("games/tag/a.py", "from captains_table.lab.bench.kinds import Line"),
        ("games/tag/bench.py", "from captains_table.lab.bench.benches import Bench"),
        ("games/tag/bench.py", "from captains_table.terminal.screen import Screen"),
        ("games/tag/commands.py", "from captains_table.terminal.play import Play"),
        ("games/tag/commands.py", "from captains_table.games.tag.greedy import choose"),
        ("cli.py", "from captains_table.games.tag.commands import app"),
        ("games/a.py", "from captains_table.games.tag.greedy import choose"),
        ("players/a.py", "from captains_table.games.tag.greedy import choose"),
        ("terminal/a.py", "from captains_table.games.tag import terminal"),
        ("server/a.py", "from captains_table.games.tag.greedy import choose"),
        ("players/a.py", "from captains_table.lab import arena"),
        ("players/a.py", "import captains_table as ct"),
        ("lab/a.py", "from captains_table.players.greedy import BOTS"),
        ("lab/a.py", "from captains_table.players import greedy"),
        ("lab/a.py", "from captains_table.players import _secret"),
        ("lab/a.py", "from captains_table.terminal import screen"),
        ("server/a.py", "from captains_table.lab import arena"),
        ("terminal/a.py", "if True:\n    import captains_table.players.greedy"),
        ("terminal/a.py", "from captains_table.cli import app"),
        ("__init__.py", "from captains_table.terminal import screen"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_found(
    file: str, source: str, tmp_path: Path
) -> None:
    for name in ("engine/game", "games/tag/rules", "games/chess/rules", "players/greedy"):
        plant(tmp_path, f"{name}.py", "")
    for name in ("lab/arena", "terminal/screen", "cli", "__init__", "players/__init__"):
        plant(tmp_path, f"{name}.py", "")
    assert wrong_imports(tmp_path) == []
    plant(tmp_path, file, f"import os\n{source}\n")
    found = wrong_imports(tmp_path)
    line = 1 + len(source.splitlines())
    assert [where.rsplit(":", 1)[0] for where in found] == [f"{file}:{line}"]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("games/tag/a.py", "from captains_table.games.tag import rules"),
        ("games/tag/greedy.py", "from captains_table.games.tag.rules import may"),
        ("games/tag/greedy/a.py", "from captains_table.games.tag.greedy.worth import worth"),
        ("games/tag/terminal.py", "from captains_table.terminal.drawing import Drawing"),
        ("games/tag/terminal/a.py", "from captains_table.terminal.screen import Screen"),
        ("games/tag/terminal/a.py", "from captains_table.games.tag.terminal.pieces import card"),
        ("games/tag/terminal/a.py", "from captains_table.games.tag.rules import may"),
        ("games/tag/commands.py", "from captains_table.games.tag.rules import may"),
        ("games/tag/bench.py", "from captains_table.lab.bench.kinds import Line"),
        ("lab/a.py", "from captains_table.games.tag.rules import may"),
    ],
)
def test_an_import_that_points_the_right_way_is_left_alone(
    file: str, source: str, tmp_path: Path
) -> None:
    for name in ("engine/game", "games/tag/rules", "terminal/screen", "terminal/drawing"):
        plant(tmp_path, f"{name}.py", "")
    plant(tmp_path, file, f"{source}\n")
    assert wrong_imports(tmp_path) == []


def plant(folder: Path, name: str, source: str) -> None:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source, encoding="utf-8")
