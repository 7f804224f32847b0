"""The screen: colours, words, questions and pauses. All output and input goes through it."""

from __future__ import annotations

import io
import os
import sys
import time
from copy import copy
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from captains_table.engine.words import words
from captains_table.terminal.prose import indented

HERE = Path(__file__).parent
ROOMY = 32  # from so many lines on there is space for more than the bare table
WIDEST = 110  # lines longer than this are hard to read
PAUSE = 0.7  # seconds that a sentence stays alone

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
        for stream in (sys.stdin, sys.stdout):  # neither odd bytes nor an old terminal may stop us
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(theme=LOOK, highlight=False)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()
        self.pause = pause if self.is_live else 0

    @property
    def width(self) -> int:
        """How wide we draw."""
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

    def rest(self) -> None:
        """A moment to read."""
        if self.pause:
            time.sleep(self.pause)

    def ask(self, question: str) -> str:
        """A line from the keyboard; EOFError at the end of input."""
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
