"""An evening of two games: Oh Captain!, then Nomads with the same people."""

from __future__ import annotations

import json
import re
import shlex
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES
from captains_table.terminal.ending import place_of
from tests.terminal.test_terminal import Terminal

EVENING = ("play", "lumarathon", "--seats", "3", "--players", "random", "--fast")
WATCH = (*EVENING, "--watch", "--seed", "4")
TITLES = {"en": ("Oh Captain!", "Nomads"), "fr": ("Oh Capitaine !", "Nomades")}


def captain(*arguments: str, keys: str = "") -> Any:
    return CliRunner().invoke(app, arguments, input=keys)


def saved_games(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(file.read_text()) for file in sorted(folder.rglob("*.json"))]


def rows(output: str, lang: str) -> list[list[str]]:
    """What stands in the table of both results, seat by seat."""
    first, second = TITLES[lang]
    lines = iter(output.splitlines())
    for line in lines:
        if re.search(rf"│ {first} +│ \w+ +│ {second} +│", line):
            break
    cells = [line.split("│")[1:-1] for line in lines if "│" in line]
    return [[cell.strip() for cell in row] for row in cells]


def who_is_who(output: str, lang: str) -> list[list[str]]:
    """What stands between the games: for each seat who sits there, was and is."""
    first, second = TITLES[lang]
    lines = iter(output.splitlines())
    for line in lines:
        if re.search(rf"│ {first} +│ {second} +│ *$", line):
            break
    next(lines, "")
    told = takewhile(lambda line: "│" in line, lines)
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in told]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_games_are_played_kept_and_told(lang: str, tmp_path: Path) -> None:
    save = tmp_path / "evening.json"
    result = captain(*WATCH, "--lang", lang, "--save", str(save))
    assert result.exit_code == 0, result.output
    first = ct.Table.replay(json.loads(save.read_text()))
    second = ct.Table.replay(json.loads((tmp_path / "evening-nomads.json").read_text()))
    assert (first.game.name, second.game.name) == ("oh-captain", "nomads")
    assert first.outcome is not None
    assert second.outcome is not None
    assert second.view(None)["first"] == first.view(None)["captain"]
    then, now = first.seat_names(lang), second.seat_names(lang)
    joined = {"en": "then", "fr": "puis"}[lang]
    assert rows(result.output, lang) == [
        [
            f"{seat + 1}. random ({then[seat]}, {joined} {now[seat]})",
            str(first.outcome.scores[seat]),
            str(place_of(first.outcome.ranking, seat)),
            str(second.outcome.scores[seat]),
            str(place_of(second.outcome.ranking, seat)),
        ]
        for seat in range(3)
    ]
    assert who_is_who(result.output, lang) == [
        [f"{seat + 1}. random", then[seat], now[seat]] for seat in range(3)
    ]


@pytest.mark.parametrize(
    ("crew", "names", "called"),
    [
        ("random,person,random", "", ["1. random", "You", "3. random"]),
        ("person,random,person", "", ["Seat 1", "2. random", "Seat 3"]),
        ("person,random,person", "Anna,Ben", ["Anna", "2. random", "Ben"]),
    ],
)
def test_people_are_told_who_they_were_and_who_they_are(
    crew: str, names: str, called: list[str], tmp_path: Path
) -> None:
    """Also where the second game is played by itself, and goes on another day."""
    before = ct.play("oh-captain", ["random"] * 3, seed=2)
    personas = before.seat_names()
    saved = [tmp_path / name for name in ("first.json", "second.json")]
    saved[0].write_text(json.dumps(before.log))
    alone = ("play", "nomads", "--after", str(saved[0]), "--setup", "quick", "--fast")
    sitting = ("--players", crew, "--names", names, "--lang", "en", "--save", str(saved[1]))
    begun = captain(*alone, *sitting, "--seed", "1")
    assert begun.exit_code == 0, begun.output
    now = ct.Table.replay(json.loads(saved[1].read_text())).seat_names()
    assert who_is_who(begun.output, "en") == [
        [one, *whom] for one, whom in zip(called, zip(personas, now, strict=True), strict=True)
    ]
    on = captain(
        *("play", "lumarathon", "--load", str(saved[1]), "--fast", *sitting), keys="1\n" * 999
    )
    assert on.exit_code == 0, on.output
    assert who_is_who(on.output, "en") == []
    assert [row[0] for row in rows(on.output, "en")] == [
        f"{one} ({then}, then {is_now})"
        for one, then, is_now in zip(called, personas, now, strict=True)
    ]


def test_who_chooses_later_is_nobody_yet(tmp_path: Path) -> None:
    save = tmp_path / "evening.json"
    result = captain(*WATCH, "--adventurers", "chosen", "--lang", "en", "--save", str(save))
    then = ct.Table.replay(json.loads(save.read_text())).seat_names()
    assert who_is_who(result.output, "en") == [
        [f"{seat + 1}. random", then[seat], "·"] for seat in range(3)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_an_evening_are_those_of_both_games(lang: str) -> None:
    told = captain("rules", "lumarathon", "--lang", lang)
    assert told.exit_code == 0, told.output
    both = [rule for name in ("oh-captain", "nomads") for rule in register(ct.game(name).folder)]
    assert re.findall(r"^ ([A-Z]{2}-\w+) ", told.output, re.MULTILINE) == both
    one = captain("rules", "lumarathon", "no-l3", "--lang", lang).output
    assert re.findall(r"^ ([A-Z]{2}-\w+) ", one, re.MULTILINE) == ["NO-L3"]
    refused = captain("rules", "lumarathon", "NO-X")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--seats", "6"), "2 to 5 players"),
        (("--seats", "2"), "3 to 6 players"),
        (("--option", "first_player=1"), "options.first_player"),
        (("--option", "after=evening.json"), "option after"),
        (("--option", "wind=north"), "options.wind"),
        (("--save", "taken.json"), "taken-nomads.json"),
        (("--load", "first.json", "--option", "captain=0"), "options.captain"),
        (("--load", "first.json", "--seats", "3"), "--load"),
        (("--load", "second.json", "--option", "values=even"), "--load"),
    ],
)
def test_what_the_second_game_refuses_is_refused_before_the_first(
    arguments: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    first = ct.Table("oh-captain", seats=3, seed=1)
    (tmp_path / "evening.json").write_text("{}")
    (tmp_path / "taken-nomads.json").write_text("{}")
    (tmp_path / "first.json").write_text(json.dumps(first.log))
    (tmp_path / "second.json").write_text(json.dumps(ct.Table("nomads", seats=3, seed=1).log))
    result = captain("play", "lumarathon", "--watch", "--fast", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert why in result.stderr
    assert result.stderr.count("\n") == 1


def test_options_go_to_the_game_that_has_them(tmp_path: Path) -> None:
    chosen = ("captain=1", "setup=quick", "values=mixed", "adventurers=chosen")
    options = [word for text in chosen for word in ("--option", text)]
    assert captain(*WATCH, *options, "--save", str(tmp_path / "a.json")).exit_code == 0
    second, first = saved_games(tmp_path)
    assert first["options"]["captain"] == 1
    assert second["options"]["setup"] == "quick"
    assert second["options"]["values"] == "mixed"
    assert first["options"]["adventurers"] == second["options"]["adventurers"] == "chosen"


def to_go_on(terminal: Terminal) -> list[str]:
    """The arguments that were said to go on from here."""
    said = re.search(r"Go on with:\s+captain (.*)", terminal.text())
    assert said
    return shlex.split(said[1])


def test_interrupted_in_the_first_game_it_goes_on(tmp_path: Path) -> None:
    options = ("--option", "setup=quick", "--option", "values=mixed")
    terminal = Terminal(
        *(*EVENING, "--no-intro", "--lang", "en", "--seed", "4", *options),
        size=(80, 24),
        folder=tmp_path,
    )
    terminal.until("Your choice")
    terminal.type("1\n")
    terminal.until("Your choice", "Your only choice")
    terminal.interrupt()
    assert terminal.end() == 130
    again = to_go_on(terminal)
    assert again[:2] == ["play", "lumarathon"]
    assert again[again.index("--load") + 1].startswith("saved-games/oh-captain-")
    assert [again[i + 1] for i, word in enumerate(again) if word == "--option"] == [
        "setup=quick",
        "values=mixed",
    ]
    going_on = Terminal(
        *(*again, "--fast", "--no-intro", "--lang", "en", "--save", "rest.json"),
        size=(80, 24),
        folder=tmp_path,
    )
    asked = ("Your choice", "Your only choice", "Press Enter")
    while found := going_on.until(*asked):
        going_on.type("1\n" if found == "Your choice" else "\n")
    assert going_on.end() == 0
    assert "Traceback" not in going_on.raw
    assert len(rows(going_on.text(), "en")) == 3
    first, second = ((tmp_path / name).read_text() for name in ("rest.json", "rest-nomads.json"))
    assert ct.Table.replay(json.loads(first)).outcome is not None
    assert json.loads(second)["options"]["values"] == "mixed"
    assert ct.Table.replay(json.loads(second)).outcome is not None


def test_between_the_games_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Oh Captain! is over and not saved; whoever leaves before Nomads still goes on with it."""
    monkeypatch.chdir(tmp_path)
    terminal = Terminal(*(*WATCH, "--lang", "en"), size=(80, 24), folder=tmp_path)
    for question, answer in (
        ("Press Enter to sit down", ""),
        ("Enter next", "a"),
        ("Press Enter", ""),  # the last table, then the score
        ("Press Enter", ""),
        ("Save the log", "n"),
        ("Press Enter to sit down", None),
    ):
        assert terminal.until(question)
        if answer is not None:
            terminal.type(answer + "\n")
    terminal.interrupt()
    assert terminal.end() == 130
    (second,) = saved_games(tmp_path)
    assert second["game"] == "nomads"
    result = captain(*to_go_on(terminal), "--fast", "--lang", "en")
    assert result.exit_code == 0
    assert len(rows(result.output, "en")) == 3


def test_leaving_at_the_score_of_the_first_game_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal(*(*WATCH, "--lang", "en", "--no-intro"), size=(80, 24), folder=tmp_path)
    terminal.until("Enter next")
    terminal.type("a\n")
    terminal.until("Press Enter")
    terminal.interrupt()
    assert terminal.end() == 130
    (first,) = saved_games(tmp_path)
    assert ct.Table.replay(first).outcome is not None
    result = captain(*to_go_on(terminal), "--fast", "--lang", "en")
    assert len(rows(result.output, "en")) == 3
