"""What is typed before a game: its name, and its options as `name=value`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import captains_table as ct

LUMARATHON = ("oh-captain", "nomads")


def stages(name: str) -> list[ct.Game]:
    """The games of an evening: one, or the two of a Lumarathon."""
    return [ct.game(one) for one in (LUMARATHON if name == "lumarathon" else (name,))]


def read_options(games: Sequence[ct.Game], given: Sequence[str]) -> dict[str, dict[str, Any]]:
    """`name=value` for each game that has such an option, by the game's name. What no game knows,
    the first refuses itself."""
    chosen: dict[str, dict[str, Any]] = {game.name: {} for game in games}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ct.BadOption(f"option: {text!r} should look like name=value")
        known = [game for game in games if name in {o.name for o in game.options}]
        for game in known or games[:1]:
            chosen[game.name][name] = _value(game, name, value)
    return chosen


def _value(game: ct.Game, name: str, value: str) -> Any:
    """A value as the game knows it; an option that is an object is read from a file."""
    option = next((o for o in game.options if o.name == name), None)
    for known in option.values if option else ():
        if str(known).lower() == value.lower():
            return known
    return _read(name, Path(value)) if option and option.kind == "data" else value


def _read(name: str, file: Path) -> Any:
    """What a TOML or JSON file holds."""
    try:
        text = file.read_text(encoding="utf-8")
        return tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    except OSError as error:
        why = (error.strerror or "cannot be read").lower()
        raise ct.BadOption(f"option {name}: {file}: {why}") from None
    except (ValueError, RecursionError) as error:
        raise ct.BadOption(f"option {name}: {file}: {error}") from None
