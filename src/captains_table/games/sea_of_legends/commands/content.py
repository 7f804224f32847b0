"""The command `captain content`: somebody's own content pack."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from captains_table.engine.words import Words, words
from captains_table.games.sea_of_legends.content.loading import BUILTIN, check
from captains_table.terminal.command_line import Command, Group
from captains_table.terminal.screen import Screen
from captains_table.terminal.trouble import Trouble

app = typer.Typer(name="content", cls=Group, no_args_is_help=True)

Folder = Annotated[Path, typer.Argument(metavar="DIR")]
Lang = Annotated[str | None, typer.Option(metavar="en|fr")]


@app.command("check", cls=Command)
def check_command(folder: Folder, lang: Lang = None) -> None:
    """Say everything that is wrong in a pack: file, line and reason."""
    if not folder.is_dir():
        if folder.exists():
            raise Trouble("not-a-folder", folder=str(folder))
        raise Trouble("no-folder", folder=str(folder))
    mistakes = check(folder)
    for mistake in mistakes:
        typer.echo(str(mistake))
    if mistakes:
        raise typer.Exit(1)
    typer.echo(_words(lang).say("content-right", count=len(_files(folder))))


@app.command("copy", cls=Command)
def copy_command(folder: Folder, lang: Lang = None) -> None:
    """Write the pack that comes with the game into a folder, to start from."""
    if folder.exists() and not folder.is_dir():
        raise Trouble("not-a-folder", folder=str(folder))
    if folder.is_dir() and _files(folder):
        raise Trouble("files-there", folder=str(folder))
    shutil.copytree(BUILTIN, folder, dirs_exist_ok=True)
    count = len(_files(folder))
    typer.echo(_words(lang).say("content-copied", count=count, folder=str(folder)))


def _words(lang: str | None) -> Words:
    """The game's own catalogue, in the language of the screen."""
    return words(Path(__file__).parents[1], Screen(lang).lang)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.yaml"))
