"""The command line speaks the language of whoever uses it, in its help and in its refusals."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.main import get_command

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.words import LANGUAGES, words
from captains_table.terminal import screen, started, trouble
from tests.terminal.test_terminal import Terminal
from tests.test_cli import captain

FOLDER = Path(screen.__file__).parent


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with its path."""
    yield path, command
    for name, sub in getattr(command, "commands", {}).items():
        yield from commands(sub, (*path, name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_typed_has_words(lang: str) -> None:
    catalogue = words(FOLDER, lang)
    for path, command in commands(get_command(app)):
        assert catalogue.say(f"do-{'-'.join(path) or 'captain'}")
        for parameter in command.params:
            assert parameter.help is None or parameter.name == "help"
            name = parameter.name.replace("_", "-")
            own, shared = f"opt-{'-'.join([*path, name])}", f"opt-{name}"
            assert catalogue.has(own) or catalogue.has(shared), own


def test_no_words_of_the_command_line_are_left_over() -> None:
    known = {"help"}
    for path, command in commands(get_command(app)):
        for parameter in command.params:
            name = parameter.name.replace("_", "-")
            known |= {name, "-".join([*path, name])}
    text = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^opt-([a-z-]+) =", text, re.MULTILINE)) <= known
    code = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    for file in (FOLDER.parent / "cli.py", *FOLDER.parent.glob("games/*/commands.py")):
        code += file.read_text(encoding="utf-8")
    for message in re.findall(r"^trouble-([a-z-]+) =", text, re.MULTILINE):
        assert f'"{message}"' in code or message.startswith("file-"), message


@pytest.mark.parametrize(
    ("arguments", "title"),
    [
        (("play", "--help", "--lang", "fr"), "Usage :"),
        (("play", "--lang=fr", "--help"), "Jouer dans ce terminal"),
        (("play", "--help", "--lang", "en"), "Play a game in this terminal"),
        (("content", "copy", "--help", "--lang", "fr"), "Écrire dans un dossier"),
    ],
)
def test_help_is_in_the_language_that_was_asked_for(arguments: tuple[str, ...], title: str) -> None:
    result = captain(*arguments)
    assert result.exit_code == 0
    assert title in result.stdout


def test_the_language_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Une table de jeux" in captain("--help").stdout
    assert "il n'y a pas de commande jouer" in captain("jouer").stderr
    assert "une partie enregistrée" in captain("replay", "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("play", "oh-captain", "--watch", "--hot-seat"), "les robots jouent seuls"),
        (("play", "oh-captain", "--seat", "9"), "n'est pas entre 0 et 3"),
        (("play", "oh-captain", "--players", "person,greedy"), "nommez quelqu'un"),
        (("play", "oh-captain", "--load", "none.json"), "pas de tel fichier"),
        (("play", "oh-captain", "--save", "nowhere/x.json"), "ce dossier n'existe pas"),
        (("play", "oh-captain", "--speed", "vite"), "n'est pas possible ; il y a calm"),
        (("play", "oh-captain", "--vite"), "pas d'option --vite"),
        (("play",), "nommez un jeu"),
        (("rules", "nomads", "NO-R999"), "n'a pas de règle"),
        (("rules",), "il manque GAME"),
        (("content", "check", "nowhere"), "ce dossier n'existe pas"),
        (("play", "chess"), "il n’y a pas de 'chess'"),
        (("play", "oh-captain", "--seats", "9"), "se joue de 3 à 6, pas à 9"),
        (("play", "gold-n-crash", "--seats", "9"), "se joue à 2, pas à 9"),
        (("play", "oh-captain", "--captain", "9"), "'9' n’est pas possible"),
        (("play", "oh-captain", "--option", "wind=9"), "n’a pas cette option"),
        (("play", "oh-captain", "--option", "wind"), "devrait ressembler à NOM=VALEUR"),
        (("play", "oh-captain", "--players", "anna"), "il n’y a pas de 'anna'"),
        (("play", "nomads", "--values", "none.toml"), "pas de tel fichier"),
        (("play", "lumarathon", "--option", "after=x.json"), "pas de tel fichier"),
        (("serve", "--log", "loud"), "json ou plain, pas 'loud'"),
        (("serve", "--limit", "wind=9"), "elle n’existe pas"),
        (("serve", "--limit", "open_tables=no"), "un nombre entier"),
        (("serve", "--public-url", "x"), "devrait ressembler à https://HOST"),
        (("serve", "--workers", "2", "--port", "0", "--store", "sqlite:///none.db"), "PostgreSQL"),
    ],
)
def test_refusals_are_in_french_too(arguments: tuple[str, ...], why: str) -> None:
    result = captain(*arguments, "--lang", "fr")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("captain: ")
    assert why in result.stderr
    assert result.stderr.count("\n") == 1


def test_what_is_refused_is_a_table_error_with_words() -> None:
    refused = trouble.Trouble("no-folder", folder="x")
    assert isinstance(refused, ct.TableError)
    assert str(refused) == refused.text("en") != refused.text("fr")
    assert ct.BadSeats("seats: no").text("fr") == "seats: no"
    with pytest.raises(ct.UnknownGame) as unknown:
        ct.game("chess")
    for error in (unknown.value, pickle.loads(pickle.dumps(unknown.value))):
        assert error.text("en") == str(error) != error.text("fr")
        assert "il n’y a pas de 'chess'" in error.text("fr")


@pytest.mark.parametrize("words", [(), ("content",), ("--lang", "fr"), ("content", "--lang=fr")])
def test_a_command_without_more_shows_its_help(words: tuple[str, ...]) -> None:
    result = captain(*words)
    assert result.exit_code == 2
    assert ("Usage :" in result.stdout) == ("fr" in words or "--lang=fr" in words)
    assert "--help" in result.stdout


def test_every_command_can_be_told_the_language() -> None:
    for path, command in commands(get_command(app)):
        options = [name for p in command.get_params(typer.Context(command)) for name in p.opts]
        assert options.count("--lang") == 1, path


def test_help_names_the_command_that_works_here() -> None:
    """Also in what it says of options."""
    shown = captain("rules", "--help", "--lang", "en").stdout
    assert f"`{started.command()} games`" in " ".join(shown.split())


# How it was started


def test_a_command_in_a_hint_is_one_that_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bin" / "captain"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert started.command() == "bin/captain"
    monkeypatch.setenv("PATH", str(program.parent))
    assert started.command() == "captain"
    monkeypatch.setattr(sys, "argv", ["/somewhere/captains_table/__main__.py"])
    assert started.command() == f"{sys.executable} -m captains_table"
    run = [sys.executable, "-m", "captains_table", "games", "--lang", "en"]
    shown = subprocess.run(run, capture_output=True, check=True, text=True).stdout
    assert "-m captains_table play" in " ".join(shown.split())


@pytest.mark.parametrize(("system", "told"), [("en_GB.UTF-8", " --lang fr"), ("fr_FR.UTF-8", "")])
def test_a_command_in_a_hint_speaks_as_the_game_did(
    system: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", system)
    left = captain("play", "oh-captain", "--lang", "fr", "--seed", "5", "--no-intro", keys="1\n")
    [again] = re.findall(r"captain play .*", left.stdout)
    assert again.endswith(f"--players person,greedy,greedy,greedy{told}")


# The menu


def test_a_menu_asks_for_game_seats_people_and_bots(tmp_path: Path) -> None:
    terminal = Terminal("play", "--lang", "fr", "--no-intro", size=(80, 24), folder=tmp_path)
    assert terminal.until("Jeu (1 à ")
    assert "Lumarathon" in terminal.text()
    terminal.type("en\n")
    for question, answer in (
        ("Game (1 to", "99"),
        ("Game (1 to", "2"),
        ("How many players", "7"),
        ("How many players", "3"),
        ("How many of them", ""),
        ("Who plays the others", "1"),
    ):
        assert terminal.until(question), question
        assert len(terminal.screen()) <= 24
        terminal.type(f"{answer}\n")
    assert terminal.until("Your choice", "Your only choice")
    board = "\n".join(terminal.screen())
    assert "Nomads" in board
    assert "(you)" in board
    terminal.interrupt()
    assert terminal.end() == 130


def test_a_menu_says_what_it_did_not_understand_and_offers_what_there_is(tmp_path: Path) -> None:
    """An evening is for as many as both of its games."""
    terminal = Terminal("play", "--lang", "en", "--no-intro", size=(80, 24), folder=tmp_path)
    for question, answer in (
        ("Game (1 to", "chess"),
        ("Game (1 to", "lumarathon"),
        ("How many players, bots included (3 to 5; Enter: 4)", "6"),
        ("How many players", "4"),
        ("How many of them", "5"),
        ("How many of them", ""),
        ("Who plays the others", "deep blue"),
    ):
        assert terminal.until(question), question
        terminal.type(f"{answer}\n")
    assert terminal.until("Who plays the others")
    said = re.findall(r"Type a number from (\d to \d)\.", terminal.text())
    assert said == ["1 to 5", "3 to 5", "0 to 4", "1 to 2"]
    terminal.interrupt()
    assert terminal.end() == 130


def test_a_menu_can_be_left(tmp_path: Path) -> None:
    terminal = Terminal("play", "--lang", "en", size=(80, 24), folder=tmp_path)
    terminal.until("Game (1 to")
    terminal.type("q\n")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.text()
