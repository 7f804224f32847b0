"""Games in files: a log is read and written whole, and never over something else."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import captains_table as ct

SAVED_GAMES = Path("saved-games")  # in the folder where the command runs


def read_log(file: Path) -> Any:
    """What a file holds; BadLog says what is wrong with it."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ct.BadLog(f"{file}: {why(error)}") from None
    except (ValueError, RecursionError):  # not UTF-8, not JSON, cut short, or nested beyond reason
        raise ct.BadLog(f"{file}: this is not a saved game (it cannot be read as JSON)") from None


def read_table(file: Path) -> ct.Table:
    """The table of a file."""
    log = read_log(file)
    try:
        return ct.Table.replay(log)
    except ct.TableError as error:
        raise ct.BadLog(f"{file}: {error}") from None


def why(error: OSError) -> str:
    """What the system says about a file, in a few words."""
    return (error.strerror or "cannot be read").lower()


class Keeper:
    """Keeps a game in a file. Where one was named, it `keeps_all`: the game is saved move by
    move; otherwise it is saved when somebody asks."""

    def __init__(self, file: Path | None, loaded: Path | None) -> None:
        if file and file.exists() and not (loaded and file.samefile(loaded)):
            raise ct.BadLog(f"{file}: is already there; continue it with --load, or name another")
        self.file = file
        self.keeps_all = file is not None

    def save(self, table: ct.Table) -> Path:
        """Write the game; returns where. BadLog says why it could not be."""
        if self.file is None:
            self.file = _free_name(table.game.name)
        text = json.dumps(table.log, ensure_ascii=False, indent=1)
        aside = self.file.with_name(self.file.name + ".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            aside.write_text(text + "\n", encoding="utf-8")
            os.replace(aside, self.file)  # whole or not at all
        except OSError as error:
            raise ct.BadLog(f"{self.file}: {why(error)}") from None
        return self.file


def _free_name(game: str) -> Path:
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file, number = SAVED_GAMES / f"{name}.json", 2
    while file.exists():
        file, number = SAVED_GAMES / f"{name}-{number}.json", number + 1
    return file
