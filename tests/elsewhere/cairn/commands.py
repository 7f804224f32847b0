"""The command `captain cairn`."""

from __future__ import annotations

from typing import Annotated

import typer

from captains_table.engine.errors import BadOption

app = typer.Typer(name="cairn", help="Build a cairn of your own.")


@app.command("heap")
def heap_command(stones: Annotated[int, typer.Argument()]) -> None:
    """Heap up stones."""
    if stones < 1:
        raise BadOption(f"cairn: {stones} stones are no cairn")
    typer.echo("o" * stones)
