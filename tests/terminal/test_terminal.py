"""The table in a real terminal: whole games through a pty."""

from __future__ import annotations

import codecs
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from rich.console import Console

import captains_table as ct
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES
from captains_table.terminal import crew, prose

RUN = "from captains_table.cli import app; app()"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED, CLEARED_FOR_GOOD = "\x1b[2J\x1b[H", "\x1b[3J"
WHOLE = re.compile(r"(?:[.:?)\]]|quit|quitter|done|fin) $")  # how questions end
AGAIN = 5  # seconds after which one presses Ctrl-C once more
PATIENCE = 60  # seconds until a terminal that says nothing is a failure
QUESTIONS = ("Your choice", "Your only choice", "Press Enter", "press Enter", "Save the log")


class Terminal:
    """`captain` in a terminal of a given size."""

    def __init__(
        self, *arguments: str, size: tuple[int, int], folder: Path, **environment: str
    ) -> None:
        self.master, slave = pty.openpty()
        self.columns, self.lines = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        source = Path(ct.__file__).parents[1]
        env = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        env |= {"TERM": "xterm-256color", "PYTHONPATH": str(source), **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=env,
            start_new_session=True,
            # Tests may run in the background, where Ctrl-C is ignored; a terminal has it.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.raw = ""
        self.read_to = 0

    def _read(self) -> bool:
        """Whatever comes next; False when the other side has gone."""
        if not select.select([self.master], [], [], PATIENCE)[0]:
            raise AssertionError(f"nothing more came after {self.raw[-2000:]!r}")
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that nobody is left
            return False
        self.raw += self.decoder.decode(data)
        return bool(data)

    def until(self, *texts: str) -> str:
        """Wait for one of these after what was asked last; "" when the command has ended."""
        while True:
            line = ESCAPES.sub("", self.raw[self.read_to :]).rpartition("\n")[2]
            found = [text for text in texts if text in line]
            if found and WHOLE.search(line):
                self.read_to = len(self.raw)
                return found[0]
            if not self._read():
                return ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self, number: signal.Signals = signal.SIGINT) -> None:
        """As often as it takes: a signal that comes while a question is still being put waits for
        the next key."""
        for _ in range(PATIENCE // AGAIN):
            self.process.send_signal(number)
            if select.select([self.master], [], [], AGAIN)[0]:
                break

    def screen(self) -> list[str]:
        """What has been drawn since the screen was last cleared."""
        drawn = self.raw.rpartition(CLEARED)[2]
        return ESCAPES.sub("", drawn).replace("\r", "").split("\n")

    def end(self) -> int:
        """The exit code."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def text(self) -> str:
        return ESCAPES.sub("", self.raw).replace("\r", "")


PLAY = ("play", "oh-captain", "--players", "random", "--fast", "--lang", "en")


def play_through(terminal: Terminal) -> list[list[str]]:
    """Take the last choice each time; returns the screens on which something was asked."""
    screens = []
    while asked := terminal.until(*QUESTIONS):
        screens.append(terminal.screen())
        last = re.search(r"\(1 to (\d+)", screens[-1][-1])
        terminal.type(f"{last[1]}\n" if asked == "Your choice" and last else "\n")
    return screens


@pytest.mark.parametrize("size", [(80, 24), (80, 40)])
def test_a_whole_game_at_80_columns(size: tuple[int, int], tmp_path: Path) -> None:
    terminal = Terminal(*PLAY, "--seed", "3", size=size, folder=tmp_path)
    screens = play_through(terminal)
    assert terminal.end() == 0
    assert max(len(line) for line in terminal.text().split("\n")) <= 80
    decisions = [screen for screen in screens if "Your" in screen[-1]]
    assert len(decisions) > 10
    assert all(len(screen) <= size[1] for screen in decisions)  # all of it is in sight
    assert re.search(r"win|victory", terminal.text())
    assert list(tmp_path.iterdir()) == []  # not asked for, not saved


def test_hot_seat_hides_what_the_last_one_saw(tmp_path: Path) -> None:
    terminal = Terminal(
        *("play", "oh-captain", "--seats", "3", "--hot-seat", "--fast", "--lang", "en"),
        *("--no-intro", "--seed", "5", "--names", "Anna,Ben,Cleo"),
        size=(80, 40),
        folder=tmp_path,
    )
    curtains = secrets = 0
    while asked := terminal.until(*QUESTIONS):
        visible = ESCAPES.sub("", terminal.raw.rpartition(CLEARED_FOR_GOOD)[2])
        if asked == "press Enter":  # somebody else is to take the keyboard
            curtains += 1
            assert "Pass the keyboard: " in visible
            assert "For your eyes only" not in visible
            assert "Your choice" not in visible
        elif "Your" in asked:
            secrets += 1
            assert visible.count("For your eyes only") == 1
        terminal.type("1\n" if "Your" in asked else "\n")
    assert terminal.end() == 0
    assert curtains > 10
    assert secrets >= curtains


def test_nonsense_is_answered_with_a_sentence(tmp_path: Path) -> None:
    terminal = Terminal(*PLAY, "--no-intro", "--seed", "3", size=(80, 24), folder=tmp_path)
    nonsense = [
        "0",
        "-1",
        "99",
        "9" * 5000,
        "1.5",
        "½",
        "²",
        "xyzzy",
        "? 0",
        "? x",
        "?" * 50,
        "u",
        "+-5",
    ]
    for text in [*nonsense, "[red]x[/]", "\x00\x01", "١٢"]:
        terminal.until("Your choice")
        terminal.type(text[:4000] + "\n")
    terminal.until("Your choice")
    os.write(terminal.master, b"\xff\xfe\n")
    terminal.until("Your choice")
    assert "Traceback" not in terminal.raw
    for text in ("h", "c", "l", "?", "? 1", "s", ""):
        terminal.type(text + "\n")
        while terminal.until("Your choice", "q done") == "q done":
            terminal.type("\n")
    assert "Traceback" not in terminal.raw
    assert "I did not understand that" in terminal.text()
    terminal.type("q\n")
    assert terminal.end() == 0
    assert "Goodbye" in terminal.text()


def test_interrupted_games_are_saved(tmp_path: Path) -> None:
    for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 130)):
        terminal = Terminal(*PLAY, "--no-intro", "--seed", "3", size=(80, 24), folder=tmp_path)
        terminal.until("Your choice")
        terminal.type("1\n")
        terminal.until("Your choice")
        before = len(list(tmp_path.rglob("*.json")))
        terminal.interrupt(number)
        assert terminal.end() == code
        assert len(list(tmp_path.rglob("*.json"))) == before + 1
        assert "Saved: saved-games/" in terminal.text()
        assert "Traceback" not in terminal.raw


def test_a_place_that_cannot_be_written_to_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "saved-games").write_text("a file where the folder should be")
    terminal = Terminal(*PLAY, "--no-intro", "--seed", "3", size=(80, 24), folder=tmp_path)
    for text in ("1", "s", "q"):
        terminal.until("Your choice")
        terminal.type(text + "\n")
    terminal.until("Save the game")
    assert "saved-games/" in terminal.text()
    terminal.type("n\n")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.raw


def test_quitting_at_a_shared_keyboard_hides_the_cards(tmp_path: Path) -> None:
    terminal = Terminal(
        *("play", "oh-captain", "--hot-seat", "--lang", "en", "--no-intro", "--seed", "3"),
        size=(80, 24),
        folder=tmp_path,
    )
    for text in ("", "", "", "", "", "", "q"):
        terminal.until("Person", "Press Enter", "press Enter", "Your choice")
        terminal.type(text + "\n")
    assert terminal.end() == 0
    assert "For your eyes only" in terminal.text()
    assert "For your eyes only" not in terminal.raw.rpartition(CLEARED_FOR_GOOD)[2]


def moon_hides_cards() -> ct.Table:
    """A game in which Moon may turn down two of her cards."""
    for seed in range(200):
        table = ct.Table("oh-captain", seats=3, seed=seed)
        bot = ct.player("random", seed=seed)
        while (decision := table.decision) is not None:
            if decision.kind == "moon_flip" and len(decision.choices) > 2:
                return table
            table.choose(bot.choose(table.view(decision.seat)))
    raise AssertionError("no seed leads there")


def test_undo_takes_a_choice_back(tmp_path: Path) -> None:
    """Moon hides one card and thinks better of it before the second."""
    table = moon_hides_cards()
    assert table.decision is not None
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.log))
    terminal = Terminal(
        *("play", "oh-captain", "--load", str(file), "--fast", "--lang", "en"),
        *("--seat", str(table.decision.seat), "--players", "random"),
        size=(80, 40),
        folder=tmp_path,
    )
    terminal.until("Your choice")
    assert "up to 2 cards" in " ".join(terminal.screen())
    terminal.type("1\n")
    terminal.until("Your choice")
    assert "one more card" in " ".join(terminal.screen())
    terminal.type("u\n")
    terminal.until("Your choice")
    assert "up to 2 cards" in " ".join(terminal.screen())
    terminal.type("q\n")
    terminal.until("Save the game")
    terminal.type("n\n")
    assert terminal.end() == 0


def test_watching_goes_move_by_move(tmp_path: Path) -> None:
    terminal = Terminal(
        *PLAY, "--watch", "--no-intro", "--seed", "3", size=(80, 24), folder=tmp_path
    )
    for _ in range(5):
        terminal.until("Enter next")
        assert "For your eyes only" not in terminal.text()
        terminal.type("\n")
    terminal.until("Enter next")
    terminal.type("a\n")
    for _ in range(2):  # the last table, then the score
        terminal.until("Press Enter")
        terminal.type("\n")
    terminal.until("Save the log")
    terminal.type("y\n")
    assert terminal.end() == 0
    (saved,) = tmp_path.rglob("*.json")
    replay = Terminal("replay", str(saved), "--lang", "en", size=(80, 24), folder=tmp_path)
    for text in ("", "", "b", "40", "what", "q"):
        replay.until("Enter next")
        replay.type(text + "\n")
    assert replay.end() == 0
    assert "Step 40 of" in replay.text()
    assert "I did not understand that" in replay.text()


def test_no_color_means_no_colour(tmp_path: Path) -> None:
    arguments = (*PLAY, "--no-intro", "--seed", "3")
    plain = Terminal(*arguments, size=(80, 24), folder=tmp_path, NO_COLOR="1")
    plain.until("Your choice")
    plain.type("q\n")
    plain.end()
    coloured = Terminal(*arguments, size=(80, 24), folder=tmp_path)
    coloured.until("Your choice")
    coloured.type("q\n")
    coloured.end()
    colour = re.compile(r"\x1b\[[0-9;]*[34]8;[25]")
    assert colour.search(coloured.raw)
    assert not colour.search(plain.raw)
    assert plain.text() == coloured.text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ct.game_names())
def test_the_game_in_one_screen_is_one_screen(game: str, lang: str, tmp_path: Path) -> None:
    terminal = Terminal("play", game, "--lang", lang, size=(80, 24), folder=tmp_path)
    assert terminal.until("Press Enter to sit down", "Appuyez sur Entrée pour prendre place")
    assert len(terminal.screen()) <= 24
    terminal.interrupt()
    assert terminal.end() == 130
    assert list(tmp_path.iterdir()) == []


# Words and rules


def test_both_catalogues_say_the_same_things() -> None:
    folder = Path(prose.__file__).parent
    said = [
        re.findall(r"^([a-z-]+) =", (folder / f"{lang}.ftl").read_text(), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert said[0] == said[1]
    assert len(set(said[0])) == len(said[0])


def test_every_sentence_of_the_terminal_is_used() -> None:
    house = Path(prose.__file__).parents[1]
    # a board's words are its own; those of gold- and sea- have their own tests
    computed = ("key-", "help-", "worth-", "col-", "gold-", "sea-goal-", "sea-short-", "sea-sign-")
    # those of the command line have tests of their own too
    elsewhere = ("do-", "opt-", "trouble-", "language-", "bot-", "sea-nothing-")
    boards = [house / "terminal", *sorted(house.glob("games/*/terminal"))]
    shared = "".join(file.read_text() for file in house.glob("games/*/terminal/*.py"))
    for folder in boards:
        code = "".join(file.read_text() for file in folder.glob("*.py"))
        if folder == boards[0]:
            code += (house / "cli.py").read_text() + shared
        for message in re.findall(r"^([a-z-]+) =", (folder / "en.ftl").read_text(), re.MULTILINE):
            assert (
                f'"{message}"' in code
                or f"'{message}'" in code
                or message.startswith((*computed, *elsewhere))
            )


def test_every_decision_and_choice_has_rules_to_read() -> None:
    game = ct.game("oh-captain")
    explained = {about for rule in register(game.folder).values() for about in rule.asks}
    kinds = {about for about in explained if "." not in about}
    seen: set[str] = set()
    for seed in range(60):
        options = {"adventurers": "chosen", "all_adventurers": True}
        table = ct.Table("oh-captain", seats=3 + seed % 4, seed=seed, options=options)
        bot = ct.player("random", seed=seed)
        while (decision := table.decision) is not None:
            seen.add(decision.kind)
            seen |= {f"{decision.kind}.{choice.action['do']}" for choice in decision.choices}
            table.choose(bot.choose(table.view(decision.seat)))
    assert kinds <= set(game.steps)
    assert explained == seen


def test_french_punctuation_stays_with_its_word() -> None:
    text = prose.Prose("Les Nomades ! « Oui ! » dit-elle ; puis non ?")
    for width in range(10, 50):
        lines = [line.plain for line in text.wrap(Console(), width)]
        assert not any(line.lstrip().startswith(("!", "»", ";", "?")) for line in lines), lines
        assert not any(line.rstrip().endswith("«") for line in lines), lines
        assert all(len(line) <= width for line in lines)


def test_bots_draw_from_seeds_of_their_own() -> None:
    players = crew.seat_players(["random", "person", "random"], seed=3)
    view = {"decision": {"choices": list(range(1000))}}
    assert players[1] is None
    first, third = players[0], players[2]
    assert first is not None
    assert third is not None
    assert [first.choose(view) for _ in range(5)] != [third.choose(view) for _ in range(5)]
