"""The end of a Lumarathon: both results, side by side."""

from __future__ import annotations

from rich import box
from rich.align import Align
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine.words import words
from captains_table.terminal.ending import place_of
from captains_table.terminal.screen import Screen


def both_results(screen: Screen, table: ct.Table, outcome: ct.Outcome) -> RenderableType | None:
    """Points and place in both games for each seat; there is no joint score. None where no game
    was played before."""
    before = table.view(None)["options"].get("after")
    if before is None:
        return None
    grid = Grid(
        title=Text("Lumarathon", "brass"), box=box.ROUNDED, border_style="sea", header_style="name"
    )
    first = words(ct.game("oh-captain").folder, screen.lang).say("title")
    second = table.words(screen.lang).say("title")
    for head in (screen.say("seat"), first, screen.say("place"), second):
        grid.add_column(head)
    grid.add_column(screen.say("place"))
    for seat, name in enumerate(table.seat_names(screen.lang)):
        grid.add_row(
            f"{seat + 1}. {name}",
            str(before["scores"][seat]),
            str(place_of(before["ranking"], seat)),
            str(outcome.scores[seat]),
            str(place_of(outcome.ranking, seat)),
        )
    return Align.center(grid)
