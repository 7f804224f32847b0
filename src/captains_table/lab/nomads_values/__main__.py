"""`python -m captains_table.lab.nomads_values`: play, then write the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console

from captains_table.engine.errors import TableError
from captains_table.lab.nomads_values.figures import BadCounts, read_counts
from captains_table.lab.nomads_values.play import play
from captains_table.lab.nomads_values.report import write_page

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback()
def nomads_values() -> None:
    """Compare the reconstructed value sets of Nomads by games between greedy players."""


@app.command("play")
def play_command(
    file: Annotated[Path, typer.Argument(help="Where the counts are kept; a new file.")],
    games: Annotated[int, typer.Option(min=1, help="How many with each set.")] = 10_000_000,
) -> None:
    """Play on all cores and keep counts.

    The file is brought up to date all the time: stop when you like, and make the page of it.
    """
    if file.exists():
        raise BadCounts(f"{file}: is already there; counts are not written over")
    play(file, games, _progress(games))


@app.command("page")
def page_command(
    file: Annotated[Path, typer.Argument(help="The counts.")],
    docs: Annotated[Path, typer.Option(help="The folder that the page goes into.")] = Path("docs"),
) -> None:
    """Write the page about them, with its plots."""
    for written in write_page(read_counts(file), docs):
        typer.echo(written)


def _progress(games: int) -> Callable[[float], None]:
    """Says on the error stream how far it has come, and how long it will still take: on one line
    of a terminal, on a line for every percent elsewhere."""
    console = Console(stderr=True, highlight=False)
    console.print("Compiling the rules; the first time, this takes a minute or more.")
    start = said = 0.0

    def tell(done: float) -> None:
        nonlocal start, said
        if done == 0:
            start = monotonic()
        elif console.is_terminal or done >= said + 0.01 or done == 1:
            said = done
            left = (monotonic() - start) * (1 - done) / done
            text = f"{done:6.1%} of {games:,} games with each set, {_time(left)} left"
            rewrite = console.is_terminal and done < 1
            console.print(f"{text:60}" if rewrite else text, end="\r" if rewrite else "\n")

    return tell


def _time(seconds: float) -> str:
    """Hours and minutes, or minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes} min {rest:02} s"
    return f"{minutes // 60} h {minutes % 60:02} min"


if __name__ == "__main__":
    try:
        app()
    except TableError as error:
        typer.echo(f"nomads_values: {error}", err=True)
        raise SystemExit(2) from None
