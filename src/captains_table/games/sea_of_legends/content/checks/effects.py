"""Whether abilities and effects are written in the words of `vocabulary.py`."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from captains_table.games.sea_of_legends.box import FACES, FACTIONS, NPC_TYPES, REGIONS
from captains_table.games.sea_of_legends.content.pack import Ability, Effect
from captains_table.games.sea_of_legends.content.shape import Path, Report
from captains_table.games.sea_of_legends.content.vocabulary import (
    AFTER,
    DECKS,
    EFFECTS,
    FITS,
    NEEDS,
    ON,
    ONCE,
    PER,
    PLACES,
    TO,
    WHEN,
    WHERE,
    WHO,
)

# The words of each field.
WORDS: dict[str, Collection[str]] = {
    "per": PER,
    "who": WHO,
    "on": ON,
    "after": AFTER,
    "npc": NPC_TYPES,
    "where": (*WHERE, *REGIONS),
    "faction": FACTIONS,
}
NAME = re.compile(r"[a-z][a-z0-9_]*")  # of a deed, an episode, an option
NEGATIVE = (
    "strength",
    "favor",
    "malice",
    "relation",
    "notoriety",
    "warmth",
    "grudge",
)  # may take away as well
ALL = ("reroll", "shield", "refresh", "exhaust", "keep_gold")  # 0 means all, or any number


def check_ability(report: Report, path: Path, ability: Ability, data: Mapping[str, Any]) -> None:
    """Its moment, its conditions and its effects."""
    _word(report, (*path, "when"), ability.when, WHEN)
    for i, need in enumerate(ability.needs):
        _word(report, (*path, "needs", i), need, NEEDS)
    if ability.once:
        _word(report, (*path, "once"), ability.once, ONCE)
    if not ability.effects:
        report.add((*path, "effects"), "at least one effect is expected")
    check_effects(
        report,
        (*path, "effects"),
        ability.effects,
        data["effects"],
        ability.when if ability.when in WHEN else "",
    )


def check_effects(
    report: Report,
    path: Path,
    effects: Sequence[Effect],
    data: Sequence[Mapping[str, Any]],
    place: str,
) -> None:
    """A list of effects at its place; "" where the place itself is unknown."""
    words = [effect.do for effect in effects]
    for i, (effect, given) in enumerate(zip(effects, data, strict=True)):
        _check_effect(report, (*path, i), effect, given, place)
        if place == "cost":
            _check_cost(report, (*path, i), given, words[:i])


def _check_effect(
    report: Report, path: Path, effect: Effect, given: Mapping[str, Any], place: str
) -> None:
    if effect.do not in EFFECTS:
        _word(report, (*path, "do"), effect.do, EFFECTS)
        return
    takes = EFFECTS[effect.do][0].split()
    for field in given:
        if field != "do" and field not in takes and f"{field}?" not in takes:
            report.add((*path, field), f"`{effect.do}` takes no `{field}`")
    for field in takes:
        if not field.endswith("?") and field not in given:
            report.add(path, f"`{effect.do}` needs `{field}`")
    if place and place not in FITS[effect.do].split():
        where = PLACES.get(place) or WHEN[place]
        report.add((*path, "do"), f"`{effect.do}` does not belong here ({where})")
    for field, words in WORDS.items():
        if field in given:
            _word(report, (*path, field), getattr(effect, field), words)
    if "to" in given:
        words = (*FACES, "any") if effect.do == "turn" else TO
        _word(report, (*path, "to"), effect.to, words)
    if "deck" in given:
        _word(report, (*path, "deck"), effect.deck, DECKS.get(effect.do, ()))
    if "deed" in given and not NAME.fullmatch(effect.deed):
        report.add((*path, "deed"), "small letters, digits and underscores are expected")
    _check_number(report, (*path, "n"), effect)
    if place == "event":
        _check_event(report, path, effect)
    elif "npc" in given or "who" in given:
        field = "npc" if "npc" in given else "who"
        report.add((*path, field), f"`{field}` belongs into an Event")


def _check_number(report: Report, path: Path, effect: Effect) -> None:
    if effect.n < 0 and effect.do not in NEGATIVE:
        report.add(path, f"`{effect.do}` takes no negative number")
    if effect.n == 0 and effect.do not in ALL:
        report.add(path, f"`{effect.do}` does nothing with 0")


def _check_cost(
    report: Report, path: Path, given: Mapping[str, Any], before: Collection[str]
) -> None:
    """A cost is so many of something, so that everybody sees who can pay it."""
    for field in given:
        if field not in ("do", "n"):
            report.add((*path, field), "a cost takes `n` only")
    if given["do"] in before:
        report.add((*path, "do"), f"`{given['do']}` is in this cost already")


def _check_event(report: Report, path: Path, effect: Effect) -> None:
    """In an Event, everything concerns somebody."""
    takes = EFFECTS[effect.do][0].split()
    if "who?" in takes and not effect.who:
        report.add(path, f"in an Event `{effect.do}` needs `who`")
    if "npc?" in takes and not effect.npc:
        report.add(path, f"in an Event `{effect.do}` needs `npc`")


def _word(report: Report, path: Path, word: str, known: Collection[str]) -> None:
    if word not in known:
        words = ", ".join(known)
        report.add(path, f"there is no word {word!r} here; there are {words}")
