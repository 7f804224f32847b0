"""What the documentation says is so: examples run, links lead somewhere, commands exist."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.describe import describe
from tools import api_docs

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def blocks(page: Path, *languages: str) -> Iterator[str]:
    """The code blocks of a page in these languages."""
    text = page.read_text(encoding="utf-8")
    for language, code in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if language in languages:
            yield code


@pytest.mark.long  # some compile
@every_page
def test_every_example_runs(page: Path) -> None:
    result = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert result.failed == 0
    assert (result.attempted > 0) == any(blocks(page, "python"))


@every_page
def test_every_piece_of_python_is_an_example(page: Path) -> None:
    """Nothing is shown that was not run: each line is typed, continued, or an answer."""
    for code in blocks(page, "python"):
        assert code.startswith(">>> ")
        assert code.endswith("\n\n"), "an empty line ends the last answer"
    assert not list(blocks(page, "py", "python3", "pycon"))


@every_page
def test_every_link_leads_to_a_file(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).is_file(), target


@every_page
def test_every_command_is_there_with_its_options(page: Path) -> None:
    commands = getattr(get_command(app), "commands")  # noqa: B009  a group, as typer makes it
    for code in blocks(page, "sh"):
        for line in code.splitlines():
            words = shlex.split(line, comments=True)
            if words and words[0] == "captain":
                known = {
                    name for p in commands[words[1]].params for name in (*p.opts, *p.secondary_opts)
                }
                assert {word for word in words if word.startswith("--")} <= known, line


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for page in PAGES:
        if page.name != "README.md":
            assert f"({page.relative_to(ROOT / 'docs').as_posix()})" in index


def test_what_the_index_says_of_games_is_so() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    rows = [line for line in index.splitlines() if line.startswith("| ") and "`" in line]
    ready = [line for line in rows if "to come" not in line]
    assert len(ready) >= 4
    for line in ready:
        game = ct.game(line.split("`")[1])
        players = (
            f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        )
        assert line.startswith(f"| {game.title} | `{game.name}` | {players} |")


def test_the_page_of_the_front_door_is_up_to_date() -> None:
    written = api_docs.FILE.read_text(encoding="utf-8")
    assert written == api_docs.page(), "python -m tools.api_docs"


@pytest.mark.parametrize("name", ct.game_names())
def test_the_page_of_positions_is_up_to_date(name: str) -> None:
    page = ROOT / "docs" / "positions" / f"{name}.md"
    assert page.read_text(encoding="utf-8") == describe(ct.game(name)), (
        "python -m captains_table.engine.describe docs/positions"
    )


@pytest.mark.parametrize("name", ct.game_names())
def test_the_page_of_positions_names_every_field(name: str) -> None:
    game = ct.game(name)
    table = ct.Table(name, seats=game.seats[0], seed=1)
    text = describe(game)
    for field in {*table.position(), *table.view(0)}:
        assert f"`{field}`" in text, field
    for kind in game.declaration.label_names:
        assert f"`{kind}`" in text, kind
