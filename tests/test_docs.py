"""What the documentation says is so: examples run, links lead somewhere, commands exist."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup
from typer.main import get_command

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.describe.markdown import french
from captains_table.engine.register import register
from captains_table.terminal.evening import stages
from tools import api_docs
from tools.manual.contents import CONTENTS, files, twin
from tools.manual.markdown import Page
from tools.manual.site import OUTSIDE

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))
# The README's examples run with those of the modules; the others have none.
OTHERS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "web/README.md")]


def called(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

every_page = pytest.mark.parametrize("page", PAGES, ids=called)
every_page_and_others = pytest.mark.parametrize("page", [*PAGES, *OTHERS], ids=called)


read = cache(Page.read)
command_line = cache(get_command)


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


@every_page_and_others
def test_every_piece_of_python_is_an_example(page: Path) -> None:
    """Nothing is shown that was not run: each line is typed, continued, or an answer."""
    for code in blocks(page, "python"):
        assert code.startswith(">>> ")
        assert code.endswith("\n\n"), "an empty line ends the last answer"
    assert not list(blocks(page, "py", "python3", "pycon"))


@every_page_and_others
def test_every_link_leads_to_a_page_and_its_heading(page: Path) -> None:
    for link in read(called(page)).links:
        if OUTSIDE.match(link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_file(), link
        if anchor:
            assert anchor in {h.anchor for h in read(called(target)).headings}, link


@dataclass(frozen=True)
class Typed:
    """A command on a page: its words, and whether it stands in a shell, to be typed as it is."""

    program: str
    words: list[str]
    whole: bool


def commands(page: Path) -> Iterator[Typed]:
    """What is typed on a page: in a shell, and named in its sentences."""
    shown = [(line, True) for code in blocks(page, "sh") for line in code.splitlines()]
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for line, whole in (*shown, *((line, False) for line in re.findall(r"`([^`\n]+)`", text))):
        if re.match(r"((\w+=\S+ )*(\.venv/bin/)?captain|make|npm run|python -m) ", line):
            split = shlex.split(line, comments=True)
            program, *words = (word for word in split if not re.match(r"[A-Z_]+=", word))
            yield Typed(program, words, whole)


def command_of(words: list[str]) -> tuple[Any, list[str]]:
    """The command of ours that is meant, and the words for it."""
    command, rest = command_line(app), words
    while isinstance(command, TyperGroup) and rest and rest[0] != "--help":
        found = command.get_command(typer.Context(command), rest[0])
        assert found is not None, shlex.join(words)
        command, rest = found, rest[1:]
    return command, rest


def known(command: Any, words: list[str]) -> set[str]:
    """The options of a command; of `play` those of its game too."""
    params = command.get_params(typer.Context(command))
    names = {name for param in params for name in (*param.opts, *param.secondary_opts)}
    if words[0] == "play" and _names_a_game(words):
        names |= {f"--{o.name.replace('_', '-')}" for g in stages(words[1]) for o in g.options}
    return names | {"--help", "--NAME"}


@every_page_and_others
def test_every_command_is_there_with_its_options(page: Path) -> None:
    for typed in commands(page):
        words = typed.words
        if typed.program.endswith("captain"):
            command, rest = command_of(words)
            asked = {word.partition("=")[0] for word in rest if word.startswith("--")}
            assert asked <= known(command, words), shlex.join(words)
            if typed.whole and "--help" not in asked:
                command.make_context(words[0], list(rest))  # is understood as it stands
            _is_about_a_game(words)
        elif typed.program == "make" and re.fullmatch(r"[a-z]+", words[0]):
            assert re.search(rf"^{words[0]}:", MAKEFILE, re.M), words[0]
        elif typed.program == "npm":
            assert words[1] in json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
        elif typed.program == "python":
            assert find_spec(words[1]), words[1]


def _names_a_game(words: list[str]) -> bool:
    """Whether one is named, and not meant by GAME."""
    return len(words) > 1 and not words[1].startswith("-") and not words[1].isupper()


def _is_about_a_game(words: list[str]) -> None:
    """The game, its options and the rule that a command names are there."""
    if words[0] not in ("play", "rules") or not _names_a_game(words):
        return
    games = stages(words[1])
    agreed = {option.name for game in games for option in game.options} | {"NAME", "name"}
    for flag, value in pairwise(words):
        if flag == "--option" and "=" in value:
            assert value.partition("=")[0] in agreed, shlex.join(words)
    if words[0] == "rules" and len(words) > 2 and not words[2].startswith("-"):
        assert words[2] in register(games[0].folder), shlex.join(words)


def test_every_page_is_in_the_contents_once() -> None:
    listed = [file for lang in CONTENTS for file in files(lang)]
    assert sorted(listed) == sorted({*map(called, PAGES), "CONTRIBUTING.md", "web/README.md"})


@pytest.mark.parametrize("lang", CONTENTS)
def test_every_page_is_found_from_the_first_one(lang: str) -> None:
    """Also by people who read the files and have no list of pages beside them."""
    first = next(files(lang))
    linked = {
        (ROOT / first).parent.joinpath(link.partition("#")[0]).resolve()
        for link in read(first).links
    }
    assert {ROOT / file for file in files(lang) if file != first} <= linked


@every_page
def test_french_is_set_as_french_is(page: Path) -> None:
    """No line break before high punctuation, and apostrophes that are."""
    if called(page).startswith("docs/fr/"):
        text = page.read_text(encoding="utf-8")
        assert text == french(text)


def test_every_french_page_has_its_english_one() -> None:
    for file in files("fr"):
        assert twin(file, "en") == file.replace("docs/fr/", "docs/")
        assert twin(twin(file, "en"), "fr") == file


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_buttons_are_called_as_they_are(lang: str) -> None:
    """What stands in bold on the page about playing is what the browser shows, but for what begins
    an entry of a list with a colon."""
    catalogue = (ROOT / "web" / "src" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    words = {_bare(line.partition(" = ")[2]) for line in catalogue.splitlines()}
    page = ROOT / "docs" / ("fr/play.md" if lang == "fr" else "play.md")
    text = page.read_text(encoding="utf-8")
    bold = [name for name, colon in re.findall(r"\*\*([^*]+)\*\*(\s?:)?", text) if not colon]
    assert len(bold) > 10
    for name in bold:
        assert _bare(name) in words, name


def _bare(text: str) -> str:
    return text.replace("’", "'").replace("\N{NO-BREAK SPACE}", " ").strip()


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
