"""Situations made to measure: who has what when a turn begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import captains_table as ct
from tests.games.script import (
    Action,
    Script,
    told,
)

ITEMS = Counter(lantern2=4, lantern3=3, egg=7, hook=5, lizard=5, pistol=5)
Loot = Mapping[int, Sequence[str]]


def situation(
    seats: int = 4,
    *,
    captain: int = 0,
    active: int = 1,
    adventurers: Sequence[str] = ("lys", "nostromo", "moon", "red", "siana", "ulrich"),
    coins: Sequence[int] = (),
    down: Loot | None = None,
    up: Loot | None = None,
    discard: Sequence[str] = ("egg", "egg", "egg"),
    step: str = "draw",
    last_card: bool = False,
    script: Script | None = None,
    draws: Sequence[str] = (),
    picks: Sequence[str] = (),
    **options: Any,
) -> ct.Table:
    """A table where a turn begins with that step, and where nobody remembers anything.

    `down` and `up` are the loot of the seats they name; other Explorers have a Purse. Purses that
    nobody has were shot. Items that are nowhere else lie in the cave; where the Nomads are its
    last card, they lie under the bottle.
    """
    if seats < 5 and {"siana", "ulrich"} & set(adventurers[:seats]):
        options["all_adventurers"] = True
    fortunes = list(coins) or [5 if p == captain else 3 for p in range(seats)]
    dealt: Loot = {p: ["purse"] for p in range(seats) if p != captain}
    hidden = [Counter({**dealt, **(down or {})}.get(p, ())) for p in range(seats)]
    shown = [Counter((up or {}).get(p, ())) for p in range(seats)]
    loot = sum([*hidden, *shown], Counter[str]())
    under_the_bottle = ITEMS - loot if last_card else Counter(discard)
    cave = ITEMS - loot - under_the_bottle
    under_the_bottle["purse"] = seats - 1 - loot["purse"]
    nothing: dict[str, Any] = {"discard": {}, "loot_down": [{}] * seats}
    position = {
        **ct.Table("oh-captain", seats=seats, options=options, seed=1).position(),
        "captain": captain,
        "active": active,
        "adventurer": list(adventurers[:seats]),
        "coins": fortunes,
        "supply": 30 - sum(fortunes),
        "step": step,
        "todo": [],
        "cave": {**cave, "nomads": 1},
        "found": {},
        "discard": dict(under_the_bottle),
        "loot_down": [dict(cards) for cards in hidden],
        "loot_up": [dict(cards) for cards in shown],
        "known": [nothing] * (seats + 1),
    }
    chance = script or Script(draw=draws, pick=picks)
    return ct.Table.at("oh-captain", position, chance=chance)


def ended(**setting: Any) -> ct.Table:
    """That situation, in which the active Explorer draws the Nomads."""
    return situation(last_card=True, draws=["nomads"], **setting)


def down(table: ct.Table, seat: int) -> dict[str, int]:
    """The face-down loot of a seat, as it really is."""
    cards: dict[str, int] = table.position()["loot_down"][seat]
    return cards


def up(table: ct.Table, seat: int) -> dict[str, int]:
    """The face-up loot of a seat."""
    cards: dict[str, int] = table.position()["loot_up"][seat]
    return cards


def pile(table: ct.Table) -> dict[str, int]:
    """The discard pile, as it really is."""
    cards: dict[str, int] = table.position()["discard"]
    return cards


def coins(table: ct.Table) -> list[int]:
    """Everybody's coins."""
    each: list[int] = table.position()["coins"]
    return each


def active(table: ct.Table) -> int:
    """Whose turn it is."""
    seat: int = table.position()["active"]
    return seat


def told_of(table: ct.Table, seat: int | None, event: str) -> list[dict[str, Any]]:
    """What a seat was told of events of that name, in order."""
    return [e for e in told(table, seat) if e["event"] == event]


def take_up(card: str) -> Action:
    """Take a face-up card."""
    return {"do": "take", "face": "up", "card": card}


def give(face: str, card: str) -> Action:
    """Siana gives a card."""
    return {"do": "give", "face": face, "card": card}


def take_coin(seat: int) -> Action:
    """Red takes a coin from a seat."""
    return {"do": "take_coin", "seat": seat}


def turn_down(card: str) -> Action:
    """Moon turns a card down."""
    return {"do": "turn_down", "card": card}


def recover(card: str) -> Action:
    """Nostromo takes a card from under the bottle."""
    return {"do": "recover", "card": card}
