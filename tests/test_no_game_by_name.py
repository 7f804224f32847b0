"""Nothing outside a game's folders knows a game: its name stands in them and nowhere else, but for
examples in docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from doctest import DocTestParser, Example
from pathlib import Path

import pytest

import captains_table
from captains_table.engine.shelf import evenings, game
from captains_table.engine.words import LANGUAGES, words
from captains_table.games import folders
from captains_table.server.pages import CLIENT  # built from what lies in WEB

PACKAGE = Path(captains_table.__file__).parent
WEB = Path(__file__).parent.parent / "web" / "src"
TEXT = {".py", ".ftl", ".md", ".toml", ".txt", ".ts", ".js", ".svelte", ".css", ".html", ".json"}
OWN = ("games", "boards")  # where games have their folders


def names() -> dict[str, str]:
    """What our games and their evenings are called anywhere, each with the game's name."""
    found: dict[str, str] = {}
    second = {both[1].name: evening for evening, both in evenings().items()}
    for name in folders():
        catalogues = [words(game(name).folder, lang) for lang in LANGUAGES]
        called = {name, game(name).title, *(one.say("title") for one in catalogues)}
        if name in second:
            called |= {second[name], *(one.say("evening-title") for one in catalogues)}
        found |= dict.fromkeys(called, name)
    return found


def pattern() -> re.Pattern[str]:
    """Any of these names, however its words are joined."""
    parts = [re.split(r"[^\w]+", name.strip(" !")) for name in names()]
    return re.compile("|".join(r"[^\w]{0,3}_?".join(part) for part in parts), re.IGNORECASE)


def offences(root: Path) -> list[str]:
    """Every line below that folder that names a game, as FILE:LINE: WHAT."""
    sought, found = pattern(), []
    for file in sorted(root.rglob("*")):
        inner = file.relative_to(root).parts
        if file.is_relative_to(CLIENT) or inner[0] in OWN or is_study(file):
            continue
        if file.suffix in TEXT and file.is_file():
            for number, line in enumerate(said(file), 1):
                if named := sought.search(line):
                    found.append(f"{'/'.join(inner)}:{number}: {named[0]}")
    return found


def is_study(file: Path) -> bool:
    """Whether it belongs to a study of one game: a folder in the lab that is run by itself."""
    return file.parent.parent.name == "lab" and (file.parent / "__main__.py").is_file()


def said(file: Path) -> list[str]:
    """The lines of a file, with those of examples in docstrings left empty."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    if file.suffix == ".py":
        for start, end in examples(text):
            lines[start:end] = [""] * (end - start)
    return lines


def examples(source: str) -> Iterator[tuple[int, int]]:
    """From which line to which an example goes, for all examples in the docstrings."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node, clean=False)
            if text is None:
                continue
            top = node.body[0].lineno - 1
            for part in DocTestParser().parse(text):
                if isinstance(part, Example):
                    begin = top + part.lineno
                    yield begin, begin + part.source.count("\n") + part.want.count("\n")


@pytest.mark.parametrize("root", [PACKAGE, WEB], ids=["python", "browser"])
def test_no_game_is_named_outside_its_folders(root: Path) -> None:
    assert offences(root) == []


def test_every_game_of_ours_is_looked_for() -> None:
    assert set(names().values()) == set(folders())
    for name in names():
        assert pattern().search(f"x = {name!r}"), name
        assert pattern().search(name.lower().replace("-", "_")), name


@pytest.mark.parametrize(
    ("file", "line", "source"),
    [
        ("engine/a.py", 1, "if name == 'nomads': pass"),
        ("engine/a.py", 1, "from captains_table.games.oh_captain import rules"),
        ("engine/a.py", 2, "\n# Gold'n'Crash needs this"),
        ("engine/a.py", 2, '"""What it does.\nIn Oh Captain! too."""'),
        ("engine/a.py", 6, '"""So:\n\n>>> 1 + 1\n2\n\nAs in sea-of-legends.\n"""'),
        ("engine/a.py", 1, "LUMARATHON = 3"),
        ("terminal/en.ftl", 1, "hint = And then Nomads"),
        ("terminal/fr.ftl", 1, "hint = Et puis Nomades"),
        ("table/Board.svelte", 1, '{#if game === "seaOfLegends"}'),
        ("lab/bench/a.py", 1, "GAME = 'nomads'"),
    ],
)
def test_a_name_is_found(file: str, line: int, source: str, tmp_path: Path) -> None:
    plant(tmp_path, file, source)
    assert [one.rpartition(":")[0] for one in offences(tmp_path)] == [f"{file}:{line}"]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("engine/a.py", '"""What it does.\n\n>>> game("nomads")\nGame(\'nomads\')\n"""'),
        ("engine/a.py", 'def a():\n    """Do.\n\n    >>> game("oh-captain").seats\n    3\n    """'),
        ("games/nomads/a.py", "NAME = 'nomads'"),
        ("boards/oh-captain/Board.svelte", "oh-captain"),
        ("engine/a.py", "captain, gold, sea, legends = range(4)  # of a captain"),
        ("engine/art.png", "nomads"),
    ],
)
def test_an_example_is_no_offence(file: str, source: str, tmp_path: Path) -> None:
    plant(tmp_path, file, source)
    assert offences(tmp_path) == []


def plant(root: Path, name: str, text: str) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
