"""Running text whose lines never begin with a lonely `!`: French puts a space before it, and that
space must not break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.containers import Lines
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

HARD_SPACE = "\u00a0"


class Prose(Text):
    """Text that breaks at plain spaces only (rich would break at any)."""

    def __init__(self, text: str, style: str = "") -> None:
        hard = re.sub(r" (?=[;:!?%»])|(?<=«) ", HARD_SPACE, text)
        super().__init__(hard, style)

    def wrap(self, console: Console, width: int, **options: Any) -> Lines:
        """The text in lines of that width."""
        lines = Lines()
        for paragraph in self.split(allow_blank=True):
            pieces = paragraph.divide(list(_breaks(paragraph.plain, width)))
            for piece in pieces:
                piece.rstrip()
                # A word that is wider than the line is broken after all.
                lines.extend(Text.wrap(piece, console, width, overflow="fold"))
        return lines


def _breaks(text: str, width: int) -> Iterator[int]:
    """Where new lines begin.

    >>> list(_breaks("Au secours\u00a0! Nomades\u00a0!", 12))
    [13]
    """
    used = 0
    for word in re.finditer(r"[^ ]+ *|^ +", text):
        if used and used + cell_len(word.group().rstrip(" ")) > width:
            yield word.start()
            used = 0
        used += cell_len(word.group())


def indented(text: str, style: str = "") -> Padding:
    """A paragraph one column in."""
    return Padding(Prose(text, style), (0, 1), expand=False)


def heading(text: str, line: str) -> Rule:
    """A title on a line across the screen."""
    return Rule(Text.assemble(("─ ", line), (text, "lamp")), style=line, align="left")
