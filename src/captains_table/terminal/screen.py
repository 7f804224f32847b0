"""The screen: colours, words, questions and pauses. All output and input goes through it."""

from __future__ import annotations

import io
import os
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from captains_table.engine.words import words
from captains_table.terminal.prose import indented

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
        "card.lantern": "bold #1c1a10 on #e3b341",
        "card.egg": "bold #23201a on #e9dcc0",
        "card.hook": "bold #f4ead2 on #26706a",
        "card.lizard": "bold #14210a on #9bb85a",
        "card.pistol": "bold #fbeee6 on #a8432e",
        "card.purse": "bold #fbf1dc on #7a5a2a",
        "card.nomads": "bold #f4ead2 on #4b3f72",
        "back": "#2f8f88",
        "ember": "bold #d9772b",
        "opal": "bold #4f9db5",
        "disc.ulrich": "bold #f4ead2 on #3b3a38",
        "disc.moon": "bold #1d1a2b on #c9c3e6",
        "disc.red": "bold #fbeee6 on #b03a2e",
        "disc.siana": "bold #1c1a10 on #e3b341",
        "disc.nostromo": "bold #f0f5e3 on #4f7a2e",
        "disc.nomad": "#e6eefc on #31639c",
        "disc.frog": "bold #14210a on #9bb85a",
        "tile.A": "bold #f4ead2 on #26706a",
        "tile.B": "bold #1c1a10 on #d98a3d",
        "tile.C": "bold #fbeee6 on #94407a",
        "tile.D": "bold #fbeee6 on #a8432e",
        "tile.E": "bold #1c1a10 on #d8b53c",
        "tile.F": "bold #14210a on #9bb85a",
        "tile.G": "bold #f4ead2 on #4f4b8a",
        "tile.opal": "bold #10222b on #a9d3e0",
        "tile.wild": "bold #23201a on #e9dcc0",
        "tile.coin": "bold #fbf1dc on #7a5a2a",
        "crew.bomb": "bold #fbeee6 on #a8432e",
        "crew.board": "bold #e6eefc on #31639c",
        "crew.fish": "bold #fbeee6 on #6f4a8e",
        "crew.reinforce": "bold #14210a on #9bb85a",
        "crew.secure": "bold #fbf1dc on #7a5a2a",
        "crew.gold": "bold #1c1a10 on #e3b341",
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
        self.words = words(Path(__file__).parent, self.lang)
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

    def say(self, message: str, **values: Any) -> str:
        """One of the terminal's own sentences."""
        return self.words.say(message, **values)

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
