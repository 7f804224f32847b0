"""`python -m captains_table.lab.sea_balance`: play, then say how balanced the content is."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console

from captains_table.engine.errors import TableError
from captains_table.games.sea_of_legends.content.loading import as_data, load
from captains_table.lab.sea_balance.figures import misses, report
from captains_table.lab.sea_balance.play import Played, play_all

SEATS = [4, 3, 2, 1]
app = typer.Typer(add_completion=False)


@app.command()
def sea_balance(
    games: Annotated[int, typer.Option(min=6, help="How many with each number of seats.")] = 2000,
    seats: Annotated[
        list[int] | None, typer.Option(min=1, max=4, help="Only with so many seats; repeatable.")
    ] = None,
    cores: Annotated[int, typer.Option(min=1, help="Processes at a time.")] = 2,
    content: Annotated[
        Path | None, typer.Option(help="The folder of a content pack of your own.")
    ] = None,
) -> None:
    """Let greedy players play Sea of Legends with all pairs of factions in turn, and print how long
    games last, how often factions win and which captains do. The same games every time."""
    pack = "built_in" if content is None else as_data(load(content))
    console = Console(stderr=True, highlight=False)
    counts = seats or SEATS
    total, start = games * len(counts), monotonic()
    played: list[Played] = []
    for game in play_all(games, counts, cores, pack):
        played.append(game)
        if len(played) % max(1, total // 100) == 0:
            left = (monotonic() - start) / len(played) * (total - len(played)) / 60
            text = f"{len(played):,} of {total:,} games, about {left:.0f} min left"
            console.print(f"{text:50}", end="\r" if console.is_terminal else "\n")
    print(report(played))
    for miss in misses(played):
        console.print(f"not as aimed at: {miss}")


if __name__ == "__main__":
    try:
        app()
    except TableError as error:
        typer.echo(f"sea_balance: {error}", err=True)
        raise SystemExit(2) from None
