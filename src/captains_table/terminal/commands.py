"""Commands that games bring: `commands` in a game's folder, with a typer `app` that has a name, or
several `apps`."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

import typer
from typer.main import get_group

import captains_table as ct
from captains_table.engine.words import Words, words
from captains_table.games import folders

log = logging.getLogger(__name__)


def commands_of_games() -> dict[str, Any]:
    """The commands of all games by their names, ours first; every game is loaded for that."""
    return {called: command for called, (_, command) in _brought().items()}


def words_of_games(lang: str) -> list[Words]:
    """The catalogues of the games that bring commands: what those say of themselves is there."""
    folders = dict.fromkeys(game.folder for game, _ in _brought().values())
    return [words(folder, lang) for folder in folders]


@cache
def _brought() -> dict[str, tuple[ct.Game, Any]]:
    """The commands by their names, and whose they are. What is wrong with somebody's commands is
    said in one line, and they are left out."""
    found: dict[str, tuple[ct.Game, Any]] = {}
    ours = folders()
    for name in sorted(ct.game_names(), key=lambda name: name not in ours):
        try:
            if (part := ct.game(name).part("commands")) is not None:
                for app in getattr(part, "apps", ()) or (part.app,):
                    called, command = _command(app)
                    if called in found:
                        raise TypeError(f"another game has a command {called}")
                    found[called] = ct.game(name), command
        except (Exception, SystemExit) as error:
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            log.warning("the commands of %s are left out: %s", name, reason)
    return found


def _command(app: Any) -> tuple[str, Any]:
    """What an app is called by, and its commands."""
    if not isinstance(app, typer.Typer) or not isinstance(app.info.name, str):
        raise TypeError("app is no typer.Typer with a name")
    return app.info.name, get_group(app)
