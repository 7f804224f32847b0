"""Content packs of earlier editions: saved games hold their whole pack, and can still be opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.games.sea_of_legends.box import FACTION_CHARACTERS
from captains_table.games.sea_of_legends.content.vocabulary import LEADS

FAVOUR = {"ok": [{"do": "relation", "n": 2}], "broken": [{"do": "relation", "n": -2}]}


def as_of_today(data: Any) -> Any:
    """The same pack as it is written today. People of factions had a place to start, which nothing
    ever read; episodes had no names; a promised favour was an option of each episode."""
    if not isinstance(data, Mapping):
        return data
    data = dict(data)
    if isinstance(data.get("characters"), list):
        data["characters"] = [_without_start(one) for one in data["characters"]]
    adventures = data.get("adventures")
    if isinstance(adventures, Mapping) and _is_older(adventures.get("episodes")):
        data["former"] = _former(adventures)
        data["adventures"] = {
            **adventures,
            "episodes": [_episode(one) for one in adventures["episodes"]],
            "postscripts": [_letter(one) for one in adventures.get("postscripts", ())],
        }
    return data


def _without_start(character: Any) -> Any:
    if not isinstance(character, Mapping) or character.get("id") not in FACTION_CHARACTERS:
        return character
    sides = {
        name: {field: value for field, value in side.items() if field != "start"}
        for name in ("lover", "nemesis")
        if isinstance(side := character.get(name), Mapping)
    }
    return {**character, **sides}


def _is_older(episodes: Any) -> bool:
    """Whether no episode has a name."""
    if not isinstance(episodes, list) or not episodes:
        return False
    return not any(isinstance(one, Mapping) and "id" in one for one in episodes)


def _former(adventures: Mapping[str, Any]) -> dict[str, list[Any]]:
    """What was told of choices and letters by their numbers."""
    episodes, letters = adventures["episodes"], adventures.get("postscripts", ())
    options = [_listed(one.get("options")) for one in episodes if isinstance(one, Mapping)]
    return {
        "options": [one["label"] for many in options for one in many if "label" in one],
        "postscripts": [one["text"] for one in _listed(letters) if "text" in one],
    }


def _listed(records: Any) -> list[Mapping[str, Any]]:
    return [one for one in records or () if isinstance(one, Mapping)]


def _episode(episode: Any) -> Any:
    if not isinstance(episode, Mapping) or not isinstance(episode.get("options"), list):
        return episode
    parts = (episode.get("arc"), episode.get("stage"), str(episode.get("who", "")).lower())
    return {
        "id": "_".join(str(part) for part in parts if part),
        **episode,
        "options": [_option(one) for one in episode["options"] if not _is_favour(one)],
    }


def _is_favour(option: Any) -> bool:
    return isinstance(option, Mapping) and bool(option.get("favour"))


def _option(option: Any) -> Any:
    if not isinstance(option, Mapping) or "tag" not in option:
        return option
    field = "leads" if option["tag"] in LEADS else "type"
    return {field: option["tag"], **{name: option[name] for name in option if name != "tag"}}


def _letter(letter: Any) -> Any:
    accept = letter.get("accept") if isinstance(letter, Mapping) else None
    if not isinstance(accept, list) or {"do": "favour_next"} not in accept:
        return letter
    kept = [effect for effect in accept if effect != {"do": "favour_next"}]
    return {**letter, "accept": kept, "promise": FAVOUR}
