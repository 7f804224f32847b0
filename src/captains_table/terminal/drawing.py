"""What the board of a game is, and what every one begins with: a screen, words, and one view.

A game has a board of its own if its folder has a module or a package `terminal` with a class
`Board`, made from `Drawing`. It may import this module, `screen` and `prose`, the engine, and its
own game. Words of its own lie in a catalogue beside it (`en.ftl`, `fr.ftl`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from inspect import getfile
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from captains_table.engine.shelf import game
from captains_table.engine.words import Person, Words
from captains_table.terminal.screen import Screen


class Run(NamedTuple):
    """Events that are told in one sentence where they follow each other: its message, what is
    different in each of them, and what all of it is called there."""

    message: str
    each: str
    many: str


class Drawing:
    """Draws and explains one view. `names` are the seats' names, `words` the game's catalogue."""

    # Events that are told in passing: the table shows them. And those that come in runs, by name.
    PASSING: ClassVar[tuple[str, ...]] = ()
    RUNS: ClassVar[Mapping[str, Run]] = {}
    # The rule that decides between those who have most points, where there is one.
    TIE_BREAK: ClassVar[str] = ""

    def __init__(
        self, screen: Screen, words: Words, names: Sequence[str], view: Mapping[str, Any]
    ) -> None:
        self.screen = screen.with_words(Path(getfile(type(self))).parent)
        self.words = words
        self.names = names
        self.view = view
        self.room = screen.width - 4  # inside the border

    def full_name(self, p: int) -> str:
        """What a seat is called, and whom it plays where that says more."""
        played = game(self.view["game"])
        who = self.view[played.persona][p] if played.persona else None
        if who is None or not isinstance(self.names[p], Person):
            return self.names[p]
        return f"{self.names[p]} ({self.words.say(f'{played.persona}-{who}')})"

    def bordered(
        self, title: str, *parts: RenderableType, below: Text | None = None
    ) -> RenderableType:
        """The table in its border, with a title and perhaps something on the lower edge."""
        return Panel(
            Group(*parts),
            title=Text(title, "brass"),
            title_align="left",
            subtitle=below,
            subtitle_align="right",
            border_style="sea",
        )

    @property
    def has_room(self) -> bool:
        """Whether to try and draw more than the bare table; where that does not fit beside what is
        asked, it is the bare one after all."""
        return self.screen.is_roomy

    def draw(self, with_talent: bool) -> RenderableType:
        """Everything on the table; `with_talent` where there is room for more than that."""
        raise NotImplementedError

    def pages(self) -> Iterable[tuple[object, list[RenderableType]]]:
        """What is read before the table is looked at, each page with a key that no other page of
        this game has; nothing here."""
        return ()

    def pieces(self) -> RenderableType:
        """All pieces and what they are good for."""
        raise NotImplementedError

    def signs(self) -> RenderableType:
        """What the signs on the table mean; none here."""
        return Text()

    def preview(
        self, action: Mapping[str, Any], with_talent: bool = False
    ) -> RenderableType | None:
        """The table as it would be after an action, where that is worth a look before choosing; in
        the same layout as `draw`."""
        return None

    def short(self, action: Mapping[str, Any]) -> Text | None:
        """An action in a word or two, for where its sentence has no room."""
        return None

    def about(self, action: Mapping[str, Any]) -> list[str]:
        """What there is to know about an action, in sentences."""
        return []

    def gist(self, action: Mapping[str, Any]) -> str:
        """What an action does, to stand behind its sentence where there is room; none here."""
        return ""

    def gathered(self, action: Mapping[str, Any]) -> str:
        """What to say once for all actions whose numbers are on the table itself, so that they
        need no line each; none here."""
        return ""

    def with_points(self, count: int) -> str:
        """With how much somebody has won."""
        return self.screen.say("with-points", count=count)

    def without_points(self) -> str | None:
        """How the game was won, where that was not by points; here it always is."""
        return None

    def nobody_wins(self) -> str:
        """What to say where no player has won."""
        return self.screen.say("nobody-wins")


def two_columns() -> Grid:
    """A sign or a name, and what there is to say about it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid
