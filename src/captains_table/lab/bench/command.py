"""The command `captain bench`."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, Any

import typer
from rich.console import Console

from captains_table.lab.bench.benches import Bench, chosen
from captains_table.lab.bench.machine import machine
from captains_table.lab.bench.measure import QUICK, Effort, one_core
from captains_table.lab.bench.report import show_tables


def bench_command(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    only: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.1)] = 4.0,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure how fast the rules run on this computer."""
    benches = chosen(games or [], only or [])
    effort = QUICK if quick else Effort(seconds)
    where = machine()
    rows = []
    for number, bench in enumerate(benches, 1):
        cores = nullcontext() if bench.kind.is_of_server else one_core()
        with cores, _progress(bench, f"{number}/{len(benches)}"):
            row = {**bench.run(effort), "machine": where}
        rows.append(row)
        if as_json:
            typer.echo(json.dumps(row))
    if not as_json:
        show_tables(Console(highlight=False), rows, where)


def _progress(bench: Bench, place: str) -> AbstractContextManager[Any]:
    """What is being measured, on the error stream: moving on a terminal, a line elsewhere."""
    console = Console(stderr=True, highlight=False)
    text = f"{place} {bench.game} {bench.kind.name}: {bench.kind.what}"
    if console.is_terminal:
        return console.status(text)
    console.print(text, soft_wrap=True)
    return nullcontext()
