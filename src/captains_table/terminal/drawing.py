"""What every board begins with: a screen, words, and one view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.engine.words import Words
from captains_table.terminal.screen import Screen


class Drawing:
    """Draws one view. `names` are the seats' names, `words` the game's catalogue."""

    def __init__(
        self, screen: Screen, words: Words, names: Sequence[str], view: Mapping[str, Any]
    ) -> None:
        self.screen = screen
        self.words = words
        self.names = names
        self.view = view
        self.room = screen.width - 4  # inside the frame
