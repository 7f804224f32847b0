"""What is asked of a person, with its choices by number."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.terminal.drawing import Drawing
from captains_table.terminal.prose import Prose, heading, indented
from captains_table.terminal.screen import Screen

NUMBER = 3  # columns for the number of a choice
CONSIDERED = "►"
Choice = tuple[str, Text]  # its number and what it says


def question(
    screen: Screen, table: ct.Table, drawn: Drawing, decision: ct.Decision, considered: int | None
) -> list[list[RenderableType]]:
    """The title, the sentence and the choices with what they do, one of which may be under
    consideration; then the same for less and less room: choices on a line each, in short and side
    by side, and no sentence. Where somebody looks at the table, choices whose numbers are on it
    have one line."""
    catalogue = table.words(screen.lang)
    title = heading(catalogue.say(f"kind-{decision.kind.replace('_', '-')}"), "brass")
    prompt = indented(decision.prompt(screen.lang))
    on_the_table: dict[str, list[int]] = {}
    told: list[Choice] = []
    shorts: list[Choice] = []
    for i, choice in enumerate(decision.choices):
        action = choice.action
        if screen.console.is_terminal and (gathered := drawn.gathered(action)):
            on_the_table.setdefault(gathered, []).append(i + 1)
            continue
        label: Text = Prose(choice.label(screen.lang))
        number = f"{CONSIDERED if i == considered else ''}{i + 1}"
        told.append((number, _with_gist(label, drawn.gist(action))))
        shorts.append((number, drawn.short(action) or label))
    lines: list[Choice] = [
        ("-".join(map(str, sorted({numbers[0], numbers[-1]}))), Prose(text))
        for text, numbers in on_the_table.items()
    ]
    column = max([NUMBER, *(len(number) for number, _ in lines)])
    together = [_choices(lines, column, 1)] if lines else []
    widest = column + 1 + max((short.cell_len for _, short in shorts), default=0)
    beside = _choices(shorts, column, max((screen.width - 1) // (widest + 1), 1))
    room = screen.width - column - 2
    cut = [_cut(choice, short, room) for choice, short in zip(told, shorts, strict=True)]
    return [
        [title, prompt, _choices([*lines, *told], column, 1)],
        [title, prompt, _choices([*lines, *cut], column, 1)],
        [title, prompt, *together, beside],
        [title, *together, beside],
    ]


def _with_gist(label: Text, gist: str) -> Text:
    """A choice, and less loud what it does."""
    return Prose(label.plain).append_text(Prose(f" · {gist}", "faint")) if gist else label


def _cut(told: Choice, short: Choice, room: int) -> Choice:
    """A choice with as much of what it does as a line holds, if it is more than in short."""
    number, text = told
    if text.cell_len <= room or short[1].cell_len > room:
        return told if text.cell_len <= room else short
    whole = text.plain[: room - 1].rpartition(" ")[0]  # no word is broken
    return number, text[: len(whole)].append(" …")


def _choices(choices: list[Choice], column: int, across: int) -> RenderableType:
    """So many choices on a line, each with its number in a column of its own."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(across):
        grid.add_column(style="lamp", justify="right", width=column)
        grid.add_column()
    cells: list[RenderableType] = [cell for choice in choices for cell in choice]
    for start in range(0, len(cells), across * 2):
        grid.add_row(*cells[start : start + across * 2])
    return grid
