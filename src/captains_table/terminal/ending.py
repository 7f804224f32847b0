"""The end of a game: who won, and where the points are from."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.align import Align
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine.register import register
from captains_table.terminal.boards import board
from captains_table.terminal.drawing import Drawing
from captains_table.terminal.screen import Screen


def score_sheet(
    screen: Screen, table: ct.Table, outcome: ct.Outcome, you: int | None
) -> RenderableType:
    """A column for each seat, best first, and a row for each kind of points."""
    catalogue = table.words(screen.lang)
    names = table.seat_names(screen.lang)
    seats = [seat for tied in outcome.ranking for seat in tied]
    grid = Grid(
        title=Text(screen.say("scores-title"), "brass"),
        box=box.ROUNDED,
        border_style="sea",
        header_style="name",
    )
    grid.add_column("")
    for seat in seats:
        name = screen.say("you-are", name=names[seat]) if seat == you else names[seat]
        grid.add_column(name, justify="right")
    *rows, total = outcome.breakdown[0]
    for row in rows:
        values = [outcome.breakdown[seat][row] for seat in seats]
        grid.add_row(catalogue.say(f"score-{row}"), *(str(v) if v else "·" for v in values))
    grid.add_section()
    totals = [str(outcome.breakdown[seat][total]) for seat in seats]
    grid.add_row(catalogue.say(f"score-{total}"), *totals, style="brass")
    places = [str(place_of(outcome.ranking, seat)) for seat in seats]
    grid.add_row(screen.say("place"), *places)
    return Align.center(grid)


def place_of(ranking: Sequence[Sequence[int]], seat: int) -> int:
    """1 for the best; those who are tied share the better place."""
    better = 0
    for tied in ranking:
        if seat in tied:
            break
        better += len(tied)
    return better + 1


def verdict(
    screen: Screen, table: ct.Table, outcome: ct.Outcome, you: int | None
) -> RenderableType:
    """Who won, in a sentence, and how."""
    drawn = board(screen, table, table.view(None))
    names = table.seat_names(screen.lang)
    text = Text(_winners(screen, drawn, names, outcome, you), "brass", justify="center")
    scores = sorted(outcome.scores, reverse=True)
    by_points = drawn.without_points() is None
    if by_points and len(outcome.winners) == 1 and scores.count(scores[0]) > 1:
        rule = register(table.game.folder)[drawn.TIE_BREAK].text[screen.lang]
        text.append(f"\n{screen.say('tie-broken', rule=rule)}", "not bold")
    return Panel(text, border_style="brass", box=box.DOUBLE)


def _winners(
    screen: Screen, drawn: Drawing, names: list[str], outcome: ct.Outcome, you: int | None
) -> str:
    if not outcome.winners:
        return drawn.nobody_wins()
    how = drawn.without_points() or drawn.with_points(outcome.scores[outcome.winners[0]])
    if outcome.winners == [you]:
        return screen.say("winner-you", how=how)
    *others, last = [names[seat] for seat in outcome.winners]
    if not others:
        return screen.say("winner-one", name=last, how=how)
    joined = f"{', '.join(others)} {screen.say('and')} {last}"
    return screen.say("winners", names=joined, how=how)
