"""Every part of every record: its texts, numbers, abilities and lists of effects."""

from __future__ import annotations

from typing import Any

import msgspec

from captains_table.engine.errors import shown
from captains_table.games.sea_of_legends.content.checks.draft import Draft
from captains_table.games.sea_of_legends.content.checks.effects import check_ability, check_effects
from captains_table.games.sea_of_legends.content.pack import (
    Ability,
    Effect,
    Episode,
    Game,
    Option,
    Postscript,
    Record,
    Text,
)
from captains_table.games.sea_of_legends.content.shape import Path

LONGEST = {"label": 100, "text": 200}  # letters of a sentence
LONGEST_NAME = 40
NO_BREAK = "\u00a0"  # French needs it
# The numbers that make sense, by record and field.
RANGES: dict[str, dict[str, tuple[int, int]]] = {
    "Pack": {"gold": (0, 50), "income": (0, 10), "goal": (1, 50)},
    "Port": {"strength": (1, 18), "x": (0, 1000), "y": (0, 650)},
    "Sea": {"x": (0, 1000), "y": (0, 650)},
    "Ship": {
        **{"rank": (1, 3), "cannons": (0, 14), "movement": (1, 8), "capacity": (1, 12)},
        **{"cost": (0, 99), "notoriety": (0, 5)},
    },
    "Role": {"cost": (0, 30)},
    "Ability": {"pay_gold": (0, 30), "pay_item": (0, 3)},
    "Npc": {"ally": (0, 9), "movement": (0, 8), "notoriety": (0, 5)},
    "Start": {"seats": (1, 4)},
    "Faction": {"goal": (0, 9), "gold_goal": (0, 99)},
    "Band": {"at": (1, 30)},
    "Option": {"challenge": (0, 18)},
    "Condition": {
        **{"relation": (-9, 6), "relation_most": (-3, 9), "warmth": (0, 3), "grudge": (0, 3)},
        **{"grudge_most": (0, 9), "seats": (0, 4)},
    },
    "Effect": {
        **{"n": (-20, 20), "most": (0, 20), "keep": (1, 5), "discount": (0, 20), "cost": (-1, 30)},
        **{"solo": (0, 20), "else_gold": (0, 20), "or_gold": (0, 20)},
        **{"relation": (-9, 6), "relation_most": (-3, 9)},
    },
}
# Where each effects list stands, by record and field; that of an Ability stands in its moment.
PLACE_OF = {
    ("Port", "reward"): "reward",
    ("Game", "outcomes"): "game",
    **{("NemesisSide", field): "nemesis_card" for field in ("first", "second", "third")},
    ("Npc", "attack"): "attack",
    ("EventCard", "top"): "event",
    ("Band", "effects"): "event",
    ("Option", "cost"): "cost",
    ("Option", "ok"): "story",
    ("Option", "fail"): "story",
    ("Episode", "done"): "story",
    ("Postscript", "cost"): "cost",
    ("Postscript", "accept"): "story",
    ("Postscript", "refuse"): "story",
    ("Promise", "ok"): "story",
    ("Promise", "broken"): "story",
}
MAY_BE_EMPTY = ("outcomes", "cost", "fail", "done", "accept", "refuse", "broken")


def check_parts(draft: Draft) -> None:
    """Whatever a record holds, however deep."""
    for records in draft.well_shaped.values():
        for place, record in records:
            _parts(draft, place, record)
    top = {name: draft.data[name] for name in RANGES["Pack"] if name in draft.data}
    for name, value in top.items():
        _number(draft, (name,), "Pack", name, value)
    if draft.name_is_well_shaped:
        _text(draft, ("name",), msgspec.convert(draft.data["name"], Text))


def _parts(draft: Draft, path: Path, record: Record) -> None:
    """Check the texts, numbers, abilities and effects of a record, however deep."""
    name = type(record).__name__
    if isinstance(record, Text):
        _text(draft, path, record)
        return
    if isinstance(record, Ability):
        check_ability(draft.report, path, record, draft.at(path))
    if isinstance(record, Game | Episode | Option | Postscript):
        _line(draft, (*path, "id"), record.id, LONGEST_NAME)
    for field in record.__struct_fields__:
        value, place = getattr(record, field), (*path, field)
        _number(draft, place, name, field, value)
        if (name, field) in PLACE_OF:
            _lists(draft, place, value, PLACE_OF[name, field])
        _inner(draft, place, value)


def _inner(draft: Draft, path: Path, value: Any) -> None:
    if isinstance(value, Record):
        _parts(draft, path, value)
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            _inner(draft, (*path, i), item)


def _lists(draft: Draft, path: Path, value: Any, place: str) -> None:
    """Check a list of effects, or a list of such lists."""
    if not value:
        if path[-1] not in MAY_BE_EMPTY:
            draft.report.add(path, "at least one effect is expected")
    elif isinstance(value[0], Effect):
        check_effects(draft.report, path, value, draft.at(path), place)
    else:
        for i, item in enumerate(value):
            _lists(draft, (*path, i), item, place)


def _text(draft: Draft, path: Path, text: Text) -> None:
    field = next((step for step in reversed(path) if isinstance(step, str)), "")
    longest = LONGEST.get(field, LONGEST_NAME)
    for lang in text.__struct_fields__:
        _line(draft, (*path, lang), getattr(text, lang), longest)


def _line(draft: Draft, path: Path, words: str, longest: int) -> None:
    if not words.strip():
        draft.report.add(path, "this is empty")
    elif len(words) > longest:
        draft.report.add(path, f"at most {longest} letters are expected, not {len(words)}")
    elif not words.replace(NO_BREAK, " ").isprintable():
        draft.report.add(path, "one line of printable text is expected")


def _number(draft: Draft, path: Path, record: str, field: str, value: Any) -> None:
    if field not in RANGES.get(record, ()):
        return
    low, high = RANGES[record][field]
    if type(value) is int and not low <= value <= high:
        draft.report.add(path, f"a number from {low} to {high} is expected, not {shown(value)}")
