"""What a board of the terminal draws and says, for the tests of all boards."""

from __future__ import annotations

from typing import Any

from captains_table.terminal.screen import Screen


def lines(made: Any, part: Any) -> list[str]:
    """What is drawn of a board, without colours."""
    console = made.screen.console
    options = console.options.update(width=made.screen.width)
    return [
        "".join(segment.text for segment in line) for line in console.render_lines(part, options)
    ]


class Listening(Screen):
    """A screen that keeps in mind which sentences were said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.said: set[str] = set()

    def say(self, message: str, **values: Any) -> str:
        self.said.add(message)
        return super().say(message, **values)
