"""The screen: colours, words, questions and pauses. All output and input goes through it."""

from __future__ import annotations

import os
import sys
from copy import copy
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text
from rich.theme import Theme

from captains_table.engine.words import words
from captains_table.terminal import keys
from captains_table.terminal.prose import indented
from captains_table.terminal.signs import bear_with_the_terminal

HERE = Path(__file__).parent
ROOMY = 32  # from so many lines on there is space for more than the bare table
WIDEST = 110  # lines longer than this are hard to read
# Seconds that a sentence stays alone, by what people ask for.
SPEEDS = {"calm": 1.4, "normal": 0.7, "quick": 0.25, "at-once": 0.0}

# Middle tones, so that they read on dark and on light terminals. No colour carries a meaning that
# is not in a letter, a symbol or a word as well.
LOOK = Theme(
    {
        "sea": "#2f8f88",
        "brass": "bold #b8892b",
        "coral": "bold #d0583f",
        "kelp": "#6d8f2f",
        "lamp": "bold #b9801f",
        "faint": "dim",
        "name": "bold",
        "you": "bold #2f8f88",
        "back": "#2f8f88",
        "opal": "bold #4f9db5",
    },
    inherit=True,
)


def system_language() -> str:
    """French where the system speaks French, English everywhere else."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


class Screen:
    """Where everything is shown and asked, in one language."""

    def __init__(self, lang: str | None = None, pause: float = 0) -> None:
        self.lang = lang or system_language()
        self.words = words(HERE, self.lang)
        self._board_words = self.words
        bear_with_the_terminal()
        self.console = Console(theme=LOOK, highlight=False)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()
        self.pause = pause if self.is_live else 0
        self._hurries = False  # somebody wants to get to the next question

    @property
    def width(self) -> int:
        """How wide we draw: as wide as the screen, up to a limit."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """How many lines are to be seen at once."""
        return self.console.height

    @property
    def is_roomy(self) -> bool:
        """Whether there is space for more than what is needed."""
        return self.height >= ROOMY

    def with_words(self, folder: Path) -> Screen:
        """The same screen for a board, which may bring words of its own in its folder."""
        twin = copy(self)
        if (folder / f"{self.lang}.ftl").is_file():
            twin._board_words = words(folder, self.lang)
        return twin

    def say(self, message: str, **values: Any) -> str:
        """One of the terminal's own sentences, or of the board's."""
        has_own = self._board_words.has(message)
        return (self._board_words if has_own else self.words).say(message, **values)

    def show(self, *parts: RenderableType) -> None:
        """Print one below the other."""
        for part in parts:
            self.console.print(part, width=self.width)

    def tell(self, message: str, style: str = "", **values: Any) -> None:
        """Print one of the terminal's own sentences."""
        self.show(indented(self.say(message, **values), style))

    def warn(self, text: str) -> None:
        """Print a sentence that says what is not possible."""
        self.show(indented(text, "coral"))

    def tell_command(self, message: str, command: str) -> None:
        """A command to copy: it is on a line of its own and never broken."""
        self.tell(message)
        self.console.print(Text(f"   {command}", "sea"), soft_wrap=True)

    def lines(self, *parts: RenderableType) -> int:
        """How many lines these will take."""
        options = self.console.options.update(width=self.width)
        return sum(len(self.console.render_lines(part, options)) for part in parts)

    def clear(self, for_good: bool = False) -> None:
        """An empty screen; for good means that scrolling back shows nothing either."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.height)
        elif self.console.is_terminal:
            self.console.clear()
            if for_good:
                self.console.file.write("\x1b[3J")
                self.console.file.flush()

    def page(self, *parts: RenderableType) -> None:
        """Print what may be long; what is higher than the screen is shown a screenful at a time."""
        height = self.height - 1  # the last line is for the question
        options = self.console.options.update(width=self.width)
        lines = self.console.render_lines(Group(*parts), options, pad=False)
        if not self.is_live or len(lines) <= height:
            self.show(*parts)
            return
        last = len(lines) - height
        place = 0
        while True:
            self.clear()
            shown = lines[place : place + height]
            broken = (segment for line in shown for segment in (*line, Segment.line()))
            self.console.print(Segments(broken), end="")
            if place == last:
                return
            end = min(100 * (place + height) // len(lines), 99)
            answer = self.ask(self.say("page-keys", percent=end)).lower()
            if answer in self.say("key-quit").split():
                return
            place = max(place - height, 0) if answer == "b" else min(place + height, last)

    def rest(self) -> None:
        """A moment to read. Any key ends it; Enter ends all of them until something is asked."""
        if self.pause and not self._hurries:
            self._hurries = keys.wait_for_a_key(self.pause) in keys.ENTER

    def ask(self, question: str) -> str:
        """A line from the keyboard, typed after the question was put; EOFError at the end of
        input."""
        self._hurries = False
        keys.forget_what_was_typed()
        self.console.print(Text.assemble(" ", (question, "lamp"), " "), end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        answer = line.strip()
        if not sys.stdin.isatty():  # nobody has seen it being typed
            self.console.print(Text(answer if answer.isprintable() else "?"))
        return answer

    def ask_yes(self, message: str, default: bool) -> bool:
        """A question for yes or no; Enter is the default, and so is the end of input."""
        question = f"{self.say(message)} {self.say('yes-no', default=str(default))}"
        while True:
            try:
                answer = self.ask(question)
            except EOFError:
                return default
            if not answer:
                return default
            if answer.lower() in self.say("yes-words").split():
                return True
            if answer.lower() in self.say("no-words").split():
                return False

    def wait_for_enter(self, message: str, **values: Any) -> None:
        """Wait for somebody at a keyboard; input from a file is not used up for that."""
        if self.is_live:
            self.ask(self.say(message, **values))
