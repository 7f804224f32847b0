"""The keyboard: what is typed too early, pauses that a key ends, and pages that are turned."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.test_terminal import Terminal

PLAY = ("play", "oh-captain", "--players", "random", "--lang", "en", "--no-intro", "--seed", "3")


def test_what_was_typed_before_a_question_is_no_answer_to_it(tmp_path: Path) -> None:
    terminal = Terminal(*PLAY, "--fast", size=(80, 24), folder=tmp_path)
    terminal.until("Your choice")
    terminal.type("1\n")
    terminal.until("Your choice")
    terminal.type("q\ny\n")  # the second line comes before it is asked whether to save
    assert terminal.until("Save the game")
    terminal.type("n\n")
    assert terminal.end() == 0
    assert list(tmp_path.iterdir()) == []


def test_a_key_ends_a_pause_and_enter_ends_all_of_them(tmp_path: Path) -> None:
    """At a speed at which nobody would wait for the end."""
    terminal = Terminal(*PLAY, "--speed", "calm", size=(80, 24), folder=tmp_path)
    for key in ("\n", " "):
        terminal.until("Your choice", "Your only choice")
        terminal.type("1\n")
        for _ in range(200):
            terminal._read()
            last = terminal.text().rpartition("\n")[2]
            if "Your choice" in last or "Your only choice" in last:
                break
            terminal.type(key)
    terminal.interrupt()
    assert terminal.end() == 130


@pytest.mark.parametrize("command", [("rules", "oh-captain"), ("games", "--all")])
def test_a_long_page_is_turned_and_a_short_one_is_not(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    terminal = Terminal(*command, "--lang", "en", size=(80, 24), folder=tmp_path)
    pages = []
    while terminal.until("q done"):
        pages.append(terminal.screen())
        terminal.type("\n")
    assert terminal.end() == 0
    assert (len(pages) > 5) == (command[0] == "rules")
    assert all(len(page) <= 24 for page in pages)


def test_pages_go_back_and_can_be_left(tmp_path: Path) -> None:
    terminal = Terminal("rules", "nomads", "--lang", "fr", size=(80, 24), folder=tmp_path)
    first = None
    for key in ("", "b", "q"):
        assert terminal.until("q fin")
        shown = terminal.screen()[:-1]
        assert key != "q" or shown == first
        first = first or shown
        terminal.type(key + "\n")
    assert terminal.end() == 0
    assert len(terminal.text().splitlines()) < 100


def test_input_from_a_file_is_not_thrown_away(tmp_path: Path) -> None:
    from tests.test_cli import captain

    result = captain(*PLAY, keys="1\n" * 300)
    assert result.exit_code == 0
    assert re.search(r"[Vv]ictory|You win", result.output)
