"""What the command line refuses itself, in the language of whoever reads it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from captains_table.engine.errors import TableError
from captains_table.engine.words import LANGUAGES, words

HERE = Path(__file__).parent


class Trouble(TableError):
    """A refusal with words in the terminal's catalogue: the message `trouble-` and its name. A
    value can be something to say itself."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__()
        self.message = message
        self.values = values

    def text(self, lang: str = "en") -> str:
        """Why not, as a line in that language."""
        known = lang if lang in LANGUAGES else LANGUAGES[0]
        ready = {n: value(known) if callable(value) else value for n, value in self.values.items()}
        return words(HERE, known).say(f"trouble-{self.message}", **ready)

    def __str__(self) -> str:
        return self.text(LANGUAGES[0])
