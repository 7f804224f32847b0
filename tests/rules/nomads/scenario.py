"""Tables made to measure: who has what around the campfire when a step begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import captains_table as ct
from tests.rules.script import Action, Script, told

ADVENTURERS = ("ulrich", "moon", "red", "siana", "nostromo")
STORIES = "ABCDEFG"
BOX = Counter({**dict.fromkeys(STORIES, 14), "opal": 12, "wild": 2, "coin": 5})
Tiles = Mapping[str, int]


def begin(
    seats: int = 4,
    first: int = 0,
    adventurers: Sequence[str] = (),
    tops: Sequence[str] = (),
    script: Script | None = None,
    **options: Any,
) -> ct.Table:
    """A table at its first decision. `adventurers` are by seat, dealt from the first player on;
    `tops` are the tiles revealed at the beginning."""
    dealt = [adventurers[(first + i) % seats] for i in range(seats)] if adventurers else []
    chance = script or Script(first_player=[first], deal=dealt, reveal=tops)
    return ct.Table("nomads", seats=seats, options=options, chance=chance, checked=True)


def situation(
    seats: int = 3,
    *,
    adventurers: Sequence[str] = ("ulrich", "moon", "red", "siana", "nostromo"),
    active: int = 0,
    first: int = 0,
    piles: Mapping[int, Sequence[str]] | None = None,
    tops: Mapping[int, str] | None = None,
    heights: Mapping[int, int] | None = None,
    lys: int = 7,
    tiles: Mapping[int, Tiles] | None = None,
    legends: Mapping[str, int] | None = None,
    songs: Mapping[int, int] | None = None,
    chart: int = 0,
    idle: int = 1,
    step: str = "turn",
    closing: int = 0,
    reveals: Sequence[str] = (),
    **options: Any,
) -> ct.Table:
    """A table where that step is next.

    `piles` names the discs of spaces, from bottom to top (a space that is not named has a Nomad, as
    far as there are Nomads left; discs that are nowhere lie on space 7, the lowest first). `tops`
    are the uppermost tiles (otherwise A), `heights` how many tiles the stacks hold (otherwise 5).
    `tiles` is what the seats have; what is nowhere and does not fit into the stacks is in the box.
    `legends` maps cards ("A1" is the lowest of legend A) to seats, `songs` their number from 1 on.
    """
    played = list(adventurers[:seats])
    discs = Counter({**dict.fromkeys(ADVENTURERS, 2), "nomad": 8})
    if "nostromo" in played:
        discs["frog"] = 1
    pile = [list((piles or {}).get(space, ())) for space in range(8)]
    left = discs - Counter(disc for row in pile for disc in row)
    for space in range(8):
        if space not in (piles or {}) and left["nomad"]:
            pile[space] = ["nomad"]
            left["nomad"] -= 1
    pile[7] += sorted(left.elements())
    height = [(heights or {}).get(stack, 5) for stack in range(8)]
    top = [(tops or {}).get(stack, "A") if height[stack] else None for stack in range(8)]
    owned = [Counter((tiles or {}).get(p, {})) for p in range(seats)]
    seen = sum(owned, Counter(t for t in top if t)) + Counter(opal=chart)
    rest = BOX - seen
    below = sum(height) - sum(t is not None for t in top)
    order = [t for t in rest.elements() if t != "coin"]
    unseen = Counter([*reveals, *_without(order, reveals)][:below])
    cards = [f"{story}{level}" for story in STORIES for level in range(1, 5)]
    position = {
        **ct.Table("nomads", seats=seats, options=options, seed=1).position(),
        "first": first,
        "active": active,
        "adventurer": played,
        "pile": pile,
        "hand": [],
        "place": -1,
        "way": None,
        "used": 0,
        "lys": lys,
        "height": height,
        "top": top,
        "heard": 0,
        "legend_of": [(legends or {}).get(card) for card in cards],
        "song_of": [(songs or {}).get(song) for song in range(1, 5)],
        "writing": None,
        "idle": idle,
        "closing": closing,
        "step": step,
        "todo": ["turn"] if step == "moon_step" else [],
        "unseen": dict(unseen),
        "chart": {"opal": chart} if chart else {},
        "box": dict(rest - unseen),
        "tiles": [dict(row) for row in owned],
    }
    chance = Script(reveal=reveals)
    return ct.Table.at("nomads", position, chance=chance, checked=True)


def _without(tiles: Sequence[str], taken: Sequence[str]) -> list[str]:
    left = Counter(tiles) - Counter(taken)
    return list(left.elements())


def piles(table: ct.Table) -> list[list[str]]:
    """The discs on each space, from bottom to top."""
    every: list[list[str]] = table.position()["pile"]
    return every


def tiles(table: ct.Table, seat: int) -> dict[str, int]:
    """What lies before a seat."""
    row: dict[str, int] = table.position()["tiles"][seat]
    return row


def told_of(table: ct.Table, event: str) -> list[dict[str, Any]]:
    """What everybody was told of events of that name, in order."""
    return [e for e in told(table, None) if e["event"] == event]


def move(space: int, way: str = "cw") -> Action:
    """Move the pile of a space."""
    return {"do": "move", "space": space, "way": way}


def song(need: int) -> Action:
    """Write a Song."""
    return {"do": "song", "need": need}


def legend(name: str, value: int) -> Action:
    """Write a Legend."""
    return {"do": "legend", "legend": name, "value": value}


def pay(wilds: int = 0, **tiles: int) -> Action:
    """Pay with these tiles and wilds."""
    return {"do": "pay", "tiles": tiles, "wilds": wilds}


def target(stack: int) -> Action:
    """Send Lys to a stack."""
    return {"do": "lys_target", "stack": stack}


def lift(space: int, height: int) -> Action:
    """Red lifts a disc."""
    return {"do": "lift", "space": space, "height": height}


STAY, PASS, NO_LIFT = {"do": "stay"}, {"do": "pass"}, {"do": "no_lift"}
SINGLE, DOUBLE = {"do": "single"}, {"do": "double"}
DROP, SKIP = {"do": "drop"}, {"do": "skip"}
