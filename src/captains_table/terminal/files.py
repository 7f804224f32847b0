"""Games in files: a log is read and written whole, and never over something else."""

from __future__ import annotations

import errno
import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import captains_table as ct
from captains_table.terminal.trouble import Trouble

# What goes wrong with files most often.
KNOWN = {
    errno.ENOENT: "none",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "none",
    errno.EACCES: "forbidden",
    errno.ENOSPC: "full",
    errno.EROFS: "forbidden",
    errno.EEXIST: "in-the-way",
}
SAVED_GAMES = Path("saved-games")  # in the folder where the command runs


def read_log(file: Path) -> Any:
    """What a file holds; Trouble says what is wrong with it."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise system_trouble(file, error) from None
    except (ValueError, RecursionError):  # not UTF-8, not JSON, cut short, or nested beyond reason
        raise Trouble("no-saved-game", file=str(file)) from None


def read_table(file: Path) -> ct.Table:
    """The table of a file."""
    log = read_log(file)
    try:
        return ct.Table.replay(log)
    except ct.TableError as error:
        raise Trouble("in-file", file=str(file), why=error.text) from None


def system_trouble(file: Path, error: OSError) -> Trouble:
    """What the system says about a file; of what it says often we know the words."""
    kind = KNOWN.get(error.errno or 0, "other")
    return Trouble(f"file-{kind}", file=str(file), why=(error.strerror or "?").lower())


class GameFile:
    """Keeps a game in a file. Where one was named, it `keeps_all`: the game is saved move by
    move; otherwise it is saved when somebody asks."""

    def __init__(self, file: Path | None, loaded: Path | None) -> None:
        if file and file.exists() and not (loaded and file.samefile(loaded)):
            raise Trouble("file-there", file=str(file))
        if file and not file.parent.is_dir():
            raise Trouble("no-folder", folder=str(file.parent))
        self.file = file
        self.keeps_all = file is not None

    def save(self, table: ct.Table) -> Path:
        """Write the game; returns where. Trouble says why it could not be."""
        if self.file is None:
            self.file = _free_name(table.game.name)
        text = json.dumps(table.log, ensure_ascii=False, indent=1)
        aside = self.file.with_name(self.file.name + ".new")
        try:
            if self.file.parent == SAVED_GAMES:
                SAVED_GAMES.mkdir(exist_ok=True)
            aside.write_text(text + "\n", encoding="utf-8")
            os.replace(aside, self.file)  # whole or not at all
        except OSError as error:
            raise system_trouble(self.file, error) from None
        return self.file


def _free_name(game: str) -> Path:
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file, number = SAVED_GAMES / f"{name}.json", 2
    while file.exists():
        file, number = SAVED_GAMES / f"{name}-{number}.json", number + 1
    return file
