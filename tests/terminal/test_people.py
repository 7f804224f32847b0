"""People have names: they are asked for, and everything that is said uses them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.words import LANGUAGES
from captains_table.terminal.boards import board
from captains_table.terminal.screen import Screen
from captains_table.terminal.story import latest, sentence
from tests.terminal.drawn import lines
from tests.terminal.test_terminal import Terminal

TURN = ("Your choice", "press Enter", "Press Enter")


def test_people_at_one_keyboard_are_called_by_their_names(tmp_path: Path) -> None:
    terminal = Terminal(
        *("play", "oh-captain", "--hot-seat", "--seats", "3", "--players", "random"),
        *("--no-intro", "--lang", "en", "--seed", "5", "--speed", "at-once"),
        size=(80, 24),
        folder=tmp_path,
    )
    for name in ("Anna", "anna", "Red", "x" * 40, "Ben"):  # the second to fourth are refused
        assert terminal.until("Person")
        terminal.type(f"{name}\n")
    assert terminal.until("Press Enter")
    said = terminal.text()
    assert "anna is somebody else in this game" in said
    assert "Red is somebody else in this game" in said
    assert "A name has 1 to 16 letters" in said
    assert re.search(r"clockwise: Anna \(\w+\), Ben \(\w+\), \w+\.", said)
    terminal.type("\n")
    for _ in range(12):
        terminal.type("\n" if "nter" in (asked := terminal.until(*TURN)) else "1\n")
        assert asked
    said = terminal.text()
    assert "Pass the keyboard: Anna" in said
    assert "Ben, press Enter" in said
    assert re.search(r"(Anna|Ben) · Your choice", said)
    terminal.interrupt()
    assert terminal.end() == 130
    assert "--names Anna,Ben" in terminal.text()


def test_names_that_were_given_are_in_the_log_and_in_the_result(tmp_path: Path) -> None:
    from tests.test_cli import captain

    play = ("play", "nomads", "--seats", "2", "--lang", "en", "--seed", "3", "--no-intro")
    output = captain(*play, "--names", "anna,ben", keys="1\n" * 400).output
    assert "anna · Your choice" in output
    assert re.search(r"(anna|ben) ends with", output)
    assert re.search(r"Victory: (anna|ben)", output)


def two_seats(name: str) -> ct.Table:
    """Some way into a game."""
    table = ct.Table(name, ct.game(name).seats[-1], seed=3)
    bot = ct.player("random", seed=3)
    for _ in range(40):
        assert table.decision is not None
        table.choose(bot.choose(table.view(table.decision.seat)))
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_a_board_says_who_plays_whom(name: str, lang: str) -> None:
    table = two_seats(name)
    personas = table.seat_names(lang)
    table.call({0: "Anna"})
    assert table.seat_names(lang) == ["Anna", *personas[1:]]
    drawn = board(Screen(lang), table, table.view(1 % table.seats))
    assert drawn.full_name(0) == f"Anna ({personas[0]})"
    text = "\n".join(lines(drawn, drawn.draw(True)))
    assert "Anna" in text
    assert table.copy().seat_names(lang) == table.seat_names(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_concerns_a_reader_is_marked_and_says_you(lang: str) -> None:
    table = ct.Table("oh-captain", seats=4, seed=7)
    names = table.seat_names(lang)
    console = Screen(lang).console
    for event in table.events(0):
        told = sentence(table, [event], lang, 0)
        text = "".join(part.text for part in console.render(told))
        about_me = event.get("seat") == 0
        assert text.lstrip().startswith("»" if about_me else "·")
        assert (names[0] not in text) or not about_me or event["event"] == "adventurer_taken"


def plain(screen: Screen, told: list[Any]) -> list[str]:
    return ["".join(part.text for part in screen.console.render(line)).strip() for line in told]


def test_a_long_stretch_is_summed_up_in_what_concerned_the_reader() -> None:
    """The ending, and what was done to somebody a long time before."""
    screen = Screen("en")
    table = two_seats("oh-captain")
    events = [e for e in table.events(2) if e["event"] != "adventurer_taken"]
    mine = [e for e in events if 2 in [e.get(a) for a in table.game.seats_in_events[e["event"]]]]
    assert 4 < len(mine) < len(events) - 10
    told = plain(screen, latest(screen, table, table.in_lines(events), 2, 8))
    assert re.fullmatch(r"\(\d+ more in the log\)", told[0])
    assert len(told) <= 8
    last = plain(screen, [sentence(table, [event], "en", 2) for event in events[-2:]])
    assert told[-2:] == last
    assert all(line.startswith("»") for line in told[1:-2])
    assert len(told) > 4
    everything = latest(screen, table, table.in_lines(events[:3]), 2, 10)
    assert len(everything) == 3  # where all of it fits, nothing is left out


def test_a_log_keeps_no_names(tmp_path: Path) -> None:
    table = ct.Table("nomads", seats=2, seed=1)
    before = json.dumps([table.log, table.position(), table.view(0)])
    table.call({0: "Anna", 1: "Ben"})
    assert json.dumps([table.log, table.position(), table.view(0)]) == before
