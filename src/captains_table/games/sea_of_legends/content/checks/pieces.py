"""What is in the box, and what the game has numbers for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    CHARACTERS,
    EVENTS,
    FACTION_CHARACTERS,
    FACTION_RELICS,
    FACTIONS,
    MOST_SEATS,
    NPC_COUNTS,
    PORTS,
    ROLES,
    SEAS,
    STARTERS,
    TAVERN,
)
from captains_table.games.sea_of_legends.content.checks.draft import Draft
from captains_table.games.sea_of_legends.content.pack import Effect, effect_lists
from captains_table.games.sea_of_legends.content.shape import Path
from captains_table.games.sea_of_legends.state import ALL_SHIPS, MOST, MOST_OPTIONS, NUMBERED

MOST_NUMBERED = MOST + 1
MOST_LISTS = NUMBERED + 1  # numbers of a step
MOST_POSTSCRIPTS = MOST // MOST_SEATS  # a letter has a number for each captain


def check_pieces(draft: Draft) -> None:
    """Each piece of the component list once, and no other."""
    for path, expected in (
        (("captains",), CAPTAINS),
        (("ships",), ALL_SHIPS),
        (("starters",), STARTERS),
        (("crew",), ROLES),
        (("tavern",), TAVERN),
        (("characters",), (*CHARACTERS, *FACTION_CHARACTERS)),
        (("factions",), FACTIONS),
        (("events",), EVENTS),
        (("map", "ports"), PORTS),
        (("map", "seas"), SEAS),
    ):
        _ids(draft, path, draft.items(*path), expected)
    _ids(draft, ("games",), draft.items("games"), None)
    for i, faction in enumerate(draft.items("factions")):
        name = faction.get("id") if isinstance(faction, Mapping) else None
        if name not in FACTIONS:
            continue
        npcs = tuple(kind for kind, (whose, _, _) in NPC_COUNTS.items() if whose == name)
        for field, expected in (("npcs", npcs), ("deck", FACTION_RELICS[name])):
            if isinstance(faction.get(field), list):
                _ids(draft, ("factions", i, field), faction[field], expected)


def _ids(draft: Draft, path: Path, items: Sequence[Any], expected: Sequence[str] | None) -> None:
    found: set[str] = set()
    for i, item in enumerate(items):
        name = item.get("id") if isinstance(item, Mapping) else None
        if not isinstance(name, str):
            continue  # its shape is wrong, which was said
        if name in found:
            draft.report.add((*path, i, "id"), f"{name!r} is there already")
        elif expected is not None and name not in expected:
            draft.report.add((*path, i, "id"), f"there is no {name!r} in the box")
        found.add(name)
    missing = [name for name in expected or () if name not in found]
    if missing:
        box = f"the box holds {len(expected or ())}"
        draft.report.add(path, f"missing: {', '.join(missing)} ({box})")


def check_numbered(draft: Draft) -> None:
    """Choices of an episode, lists of effects, Games and Postscripts are told by their numbers,
    which are limited; what is beyond them could never be played."""
    for i, episode in enumerate(draft.items("adventures", "episodes")):
        path: Path = ("adventures", "episodes", i, "options")
        options = episode.get("options") if isinstance(episode, Mapping) else None
        places = [(*path, j) for j in range(_length(options))]
        _not_more(draft, places, MOST_OPTIONS, "choices in an Adventure")
    for name, most, what in (
        (("games",), MOST_NUMBERED, "Games"),
        (("adventures", "postscripts"), MOST_POSTSCRIPTS, "Postscripts"),
    ):
        places = [(*name, i) for i in range(len(draft.items(*name)))]
        _not_more(draft, places, most, what)
    _different_lists(draft)


def _not_more(draft: Draft, places: Sequence[Path], most: int, what: str) -> None:
    if len(places) > most:
        reason = f"the game has numbers for {most} {what}, and there are {len(places)}"
        draft.report.add(places[most], reason)


def _different_lists(draft: Draft) -> None:
    found: set[tuple[Effect, ...]] = set()
    for records in draft.well_shaped.values():
        for path, record in records:
            found.update(effect_lists(record))
            if len(found) > MOST_LISTS:
                reason = f"the game has numbers for {MOST_LISTS} different lists of effects"
                draft.report.add(path, f"{reason}, and here they are used up")
                return


def _length(items: Any) -> int:
    return len(items) if isinstance(items, Sequence) and not isinstance(items, str) else 0
