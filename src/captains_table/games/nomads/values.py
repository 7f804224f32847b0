"""What the cards are worth: the reconstructed sets of `values.toml`, or a file of one's own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from captains_table.engine.errors import BadOption, named, shown
from captains_table.engine.words import LANGUAGES
from captains_table.games.nomads.state import (
    LADDER,
    MOST_NEED,
    MOST_POINTS,
    MOST_VALUE,
    SONGS,
    STORIES,
)

LONGEST_NAME = 24


@cache
def _shipped() -> dict[str, Any]:
    with Path(__file__).with_suffix(".toml").open("rb") as file:
        return tomllib.load(file)


def value_set(chosen: str | Mapping[str, Any]) -> Mapping[str, Any]:
    """The set of that name, or a set of one's own as it is."""
    if isinstance(chosen, str):
        return {"names": _shipped()["names"], **_shipped()[chosen]}
    return chosen


def read_values(given: Mapping[str, Any]) -> dict[str, Any]:
    """A set of one's own, checked: `legends`, `songs` and, where they are given, `names`."""
    for name in given:
        if name not in ("names", "legends", "songs"):
            raise _bad(named(name), "there is no such field")
    return {
        "names": _names(given.get("names", _shipped()["names"])),
        "legends": _legends(given.get("legends")),
        "songs": _songs(given.get("songs")),
    }


def _bad(field: str, why: str) -> BadOption:
    return BadOption(f"options.values.{field}: {why}")


def _whole(field: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise _bad(field, f"a number from {low} to {high} is expected, not {shown(value)}")
    return value


def _by_story(field: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or set(value) != set(STORIES):
        raise _bad(field, f"an entry for each of {', '.join(STORIES)} is expected")
    return value


def _names(given: Any) -> dict[str, Any]:
    for story, texts in _by_story("names", given).items():
        field = f"names.{story}"
        if not isinstance(texts, Mapping) or set(texts) != set(LANGUAGES):
            raise _bad(field, f"a name in each of {', '.join(LANGUAGES)} is expected")
        for lang, text in texts.items():
            if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NAME:
                raise _bad(f"{field}.{lang}", f"1 to {LONGEST_NAME} letters are expected")
            if not text.isprintable():
                raise _bad(f"{field}.{lang}", "a name on one line is expected")
    return {story: dict(given[story]) for story in STORIES}


def _legends(given: Any) -> dict[str, list[int]]:
    for story, ladder in _by_story("legends", given).items():
        field = f"legends.{story}"
        if not isinstance(ladder, list) or len(ladder) != LADDER:
            raise _bad(field, f"the values of {LADDER} cards are expected, not {shown(ladder)}")
        for i, value in enumerate(ladder):
            _whole(f"{field}[{i}]", value, 1, MOST_VALUE)
        if any(low >= high for low, high in pairwise(ladder)):
            raise _bad(field, f"each card is worth more than the one before, not {shown(ladder)}")
    return {story: list(given[story]) for story in STORIES}


def _songs(given: Any) -> list[dict[str, int]]:
    if not isinstance(given, list) or len(given) != SONGS:
        raise _bad("songs", f"a list of {SONGS} is expected")
    songs = []
    for i, song in enumerate(given):
        if not isinstance(song, Mapping) or set(song) != {"need", "points"}:
            raise _bad(f"songs[{i}]", "`need` and `points` are expected")
        need = _whole(f"songs[{i}].need", song["need"], 1, MOST_NEED)
        points = _whole(f"songs[{i}].points", song["points"], 0, MOST_POINTS)
        songs.append({"need": need, "points": points})
    if any(a["need"] >= b["need"] for a, b in pairwise(songs)):
        raise _bad("songs", "each Song needs more tiles than the one before")
    return songs


def value_settings(chosen: str | Mapping[str, Any]) -> dict[str, list[int]]:
    """The settings that a set comes to."""
    values = value_set(chosen)
    return {
        "legend_value": [value for story in STORIES for value in values["legends"][story]],
        "song_need": [song["need"] for song in values["songs"]],
        "song_points": [song["points"] for song in values["songs"]],
    }


def legend_names(chosen: str | Mapping[str, Any], lang: str) -> dict[str, str]:
    """What each legend is called, and so are its tiles: messages for the catalogue."""
    names = value_set(chosen)["names"]
    return {f"{what}-{s}": names[s][lang] for s in STORIES for what in ("legend", "tile")}
