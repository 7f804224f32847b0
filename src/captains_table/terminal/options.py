"""What is typed before a game: its name, and its options as `name=value`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import captains_table as ct
from captains_table.terminal.files import why

LUMARATHON = ("oh-captain", "nomads")


def stages(name: str) -> list[ct.Game]:
    """The games of an evening: one, or the two of a Lumarathon."""
    return [ct.game(one) for one in (LUMARATHON if name == "lumarathon" else (name,))]


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
            raise ct.BadOption(f"option: {text!r} should look like name=value")
        if not games:
            raise ct.BadOption("option: cannot be chosen with --load, the saved game goes on")
        for game in [game for game in games if has_option(game, text)] or games[:1]:
            chosen[game.name][name] = _value(game, name, value)
    return chosen


def rehearse(game: ct.Game, seats: int, options: Mapping[str, Any]) -> None:
    """Refuse now what the second game of a Lumarathon would refuse after the first."""
    if "after" in options:
        raise ct.BadOption("option after: in a Lumarathon it is the game played first")
    everybody = list(range(seats))
    before = {"captain": 0, "last": 0, "scores": [0] * seats, "ranking": [everybody]}
    ct.Table(game.name, seats, 0, {**options, "after": before})


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
        raise ct.BadOption(f"option {name}: {file}: {why(error)}") from None
    except (ValueError, RecursionError) as error:
        raise ct.BadOption(f"option {name}: {file}: {error}") from None
