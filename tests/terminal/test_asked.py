"""`captain play GAME --NAME VALUE`: the options of a game, by their names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.words import LANGUAGES, words

WATCH = ("--watch", "--fast", "--players", "random", "--seed", "1", "--no-intro")


def captain(*arguments: str, **environment: str) -> Any:
    wide = {"COLUMNS": "120", **environment}
    return CliRunner().invoke(app, arguments, env=wide)


def agreed(file: Path) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(file.read_text())["options"]
    return options


@pytest.mark.parametrize(
    "typed",
    [
        "nomads --first-player 1 --setup quick",
        "--first-player 1 nomads --setup quick",
        "--first-player=1 --setup=quick nomads",
        "nomads --first_player 1 --option setup=quick",
        "--setup quick --seats 2 --first-player 1 nomads",
    ],
)
def test_an_option_is_said_by_its_name(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = captain("play", *typed.split(), *WATCH, "--save", str(file))
    assert done.exit_code == 0, done.output
    options = agreed(file)
    assert (options["first_player"], options["setup"]) == (1, "quick")
    by_option = tmp_path / "again.json"
    told = ("--option", "first_player=1", "--option", "setup=quick")
    captain("play", "nomads", *told, *WATCH, "--save", str(by_option))
    assert agreed(by_option) == options


def test_an_option_may_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    before = ct.play("oh-captain", ["random"] * 3, seed=1)
    (tmp_path / "before.json").write_text(json.dumps(before.log))
    after = ("--after", str(tmp_path / "before.json"), "--setup", "quick")
    assert captain("play", "nomads", *after, *WATCH, "--save", str(file)).exit_code == 0
    assert before.outcome is not None
    assert agreed(file)["after"]["scores"] == before.outcome.scores


def test_what_the_command_knows_itself_stays_its_own(tmp_path: Path) -> None:
    """A word that follows an option of the command is its value, also where it looks like a game;
    and no game's option takes the command's place."""
    file = tmp_path / "nomads"
    done = captain("play", "--save", str(file), "oh-captain", *WATCH, "--all-adventurers", "true")
    assert done.exit_code == 0, done.output
    assert agreed(file)["all_adventurers"] is True


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("nomads --frist-player 1", "nomads has no --frist-player; there are "),
        ("--frist-player 1 nomads", "nomads has no --frist-player; there are "),
        ("oh-captain --setup quick", "oh-captain has no --setup; there are "),
        ("lumarathon --wind north", "lumarathon has no --wind; there are "),
        ("nomads --wacth", "nomads has no --wacth; there are "),
        ("nomads --setup", "--setup needs a value"),
        ("nomads --setup slow", "'slow' is none of 'placed', 'quick'"),
        ("nomads --values nowhere.toml", "nowhere.toml: no such file"),
        ("chess --setup quick", "there is no 'chess'"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(typed: str, why: str) -> None:
    done = captain("play", *typed.split())
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("captain: ")
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


@pytest.mark.parametrize("game", ["oh-captain", "nomads", "lumarathon"])
def test_a_misspelt_option_is_told_what_there_is(game: str) -> None:
    told = captain("play", game, "--nothing", "1").stderr
    names = ("oh-captain", "nomads") if game == "lumarathon" else (game,)
    for name in ct.game_names():
        for option in ct.game(name).options:
            dashed = option.name.replace("_", "-")
            there = any(
                dashed.replace("-", "_") == o.name for n in names for o in ct.game(n).options
            )
            assert (f"--{dashed}," in f"{told.strip()},") == there, option.name
    assert "--watch" in told


def test_without_a_game_it_is_the_command_that_refuses() -> None:
    done = captain("play", "--setup", "quick")
    assert done.exit_code == 2
    assert "--setup" in done.output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["oh-captain", "lumarathon"])
def test_help_shows_the_options_of_the_game(game: str, lang: str) -> None:
    told = captain("play", game, "--help", LANG=lang, LC_ALL=lang).output
    assert "--hot-seat" in told
    names = ("oh-captain", "nomads") if game == "lumarathon" else (game,)
    for name in names:
        catalogue = words(ct.game(name).folder, lang)
        for option in ct.game(name).options:
            assert catalogue.option(option) in told
            assert f"{option.name}=" in told
    assert "eight_moons" not in captain("play", "--help").output
