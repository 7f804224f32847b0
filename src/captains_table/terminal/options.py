"""What is typed before a game: its name, and its options as `name=value`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import captains_table as ct
from captains_table.terminal.files import system_trouble
from captains_table.terminal.trouble import Trouble


def has_option(game: ct.Game, text: str) -> bool:
    """Whether `name=value` is about that game."""
    return text.partition("=")[0] in {option.name for option in game.options}


def read_options(games: Sequence[ct.Game], given: Sequence[str]) -> dict[str, dict[str, Any]]:
    """`name=value` for each game that has such an option, by the game's name. What no game knows,
    the first refuses itself."""
    chosen: dict[str, dict[str, Any]] = {game.name: {} for game in games}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Trouble("option-form", given=repr(text))
        if not games:
            raise Trouble("with-load", name="--option")
        for game in [game for game in games if has_option(game, text)] or games[:1]:
            chosen[game.name][name] = _value(game, name, value)
    return chosen


def _value(game: ct.Game, name: str, value: str) -> Any:
    """A value as the game knows it; an option that is an object is read from a file."""
    option = next((o for o in game.options if o.name == name), None)
    for known in option.values if option else ():
        if str(known).lower() == value.lower():
            return known
    return _read(game, name, Path(value)) if option and option.kind == "data" else value


def _read(game: ct.Game, name: str, file: Path) -> Any:
    """What a TOML or JSON file holds, or a folder that the game can read."""
    if file.is_dir():
        return game.read_folder(name, file)
    try:
        text = file.read_text(encoding="utf-8")
        return tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    except OSError as error:
        raise Trouble("in-option", name=name, why=system_trouble(file, error).text) from None
    except (ValueError, RecursionError) as error:
        raise Trouble("in-option", name=name, why=f"{file}: {error}") from None
