"""What is asked of a person, with its choices by number."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.terminal.boards import Board
from captains_table.terminal.prose import Prose, heading, indented
from captains_table.terminal.screen import Screen

NUMBER = 3  # columns for the number of a choice
CONSIDERED = "►"


def question(
    screen: Screen, table: ct.Table, drawn: Board, decision: ct.Decision, considered: int | None
) -> list[list[RenderableType]]:
    """The title, the sentence and the choices with what they do, one of which may be under
    consideration; then the same for less and less room: choices in short and side by side, and no
    sentence."""
    catalogue = table.words(screen.lang)
    title = heading(catalogue.say(f"kind-{decision.kind.replace('_', '-')}"), "brass")
    prompt = indented(decision.prompt(screen.lang))
    labels: list[Text] = [Prose(choice.label(screen.lang)) for choice in decision.choices]
    told = [
        _with_gist(label, drawn.gist(choice.action))
        for choice, label in zip(decision.choices, labels, strict=True)
    ]
    shorts = [
        drawn.short(choice.action) or label
        for choice, label in zip(decision.choices, labels, strict=True)
    ]
    widest = NUMBER + 1 + max(short.cell_len for short in shorts)
    beside = _choices(shorts, considered, max((screen.width - 1) // (widest + 1), 1))
    return [
        [title, prompt, _choices(told, considered, 1)],
        [title, prompt, beside],
        [title, beside],
    ]


def _with_gist(label: Text, gist: str) -> Text:
    """A choice, and less loud what it does."""
    return Prose(label.plain).append_text(Prose(f" · {gist}", "faint")) if gist else label


def _choices(labels: list[Text], considered: int | None, across: int) -> RenderableType:
    """So many choices on a line, each with its number."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(across):
        grid.add_column(style="lamp", justify="right", width=NUMBER)
        grid.add_column()
    cells: list[RenderableType] = []
    for i, label in enumerate(labels):
        number = f"{CONSIDERED if i == considered else ''}{i + 1}"
        cells += [number, label]
    for start in range(0, len(cells), across * 2):
        grid.add_row(*cells[start : start + across * 2])
    return grid
