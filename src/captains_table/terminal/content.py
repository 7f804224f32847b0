"""The command `captain content`: somebody's own content pack for Sea of Legends."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from captains_table.engine.errors import BadOption
from captains_table.games.sea_of_legends.content.loading import BUILTIN, check

content_app = typer.Typer(
    no_args_is_help=True, help="Write a content pack of your own for Sea of Legends."
)

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")]


@content_app.command("check")
def check_command(folder: Folder) -> None:
    """Say everything that is wrong in a pack: file, line and reason."""
    if not folder.is_dir():
        why = "this is not a folder" if folder.exists() else "there is no such folder"
        raise BadOption(f"{folder}: {why}")
    mistakes = check(folder)
    for mistake in mistakes:
        typer.echo(str(mistake))
    if mistakes:
        raise typer.Exit(1)
    typer.echo(f"{len(_files(folder))} files, all counts right")


@content_app.command("copy")
def copy_command(folder: Folder) -> None:
    """Write the pack that comes with the game into a folder, to start from."""
    if folder.exists() and not folder.is_dir():
        raise BadOption(f"{folder}: this is not a folder")
    if folder.is_dir() and _files(folder):
        raise BadOption(f"{folder}: there is a pack already")
    folder.mkdir(parents=True, exist_ok=True)
    for file in _files(BUILTIN):
        shutil.copyfile(file, folder / file.name)
    typer.echo(f"{len(_files(folder))} files are in {folder}")


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.yaml"))
