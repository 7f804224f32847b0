"""Tables made to measure: who has what around the campfire when a step begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import captains_table as ct
from tests.games.script import Action, Script, told

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
    options.setdefault("values", "mixed")
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
    `tiles` is what the seats have; what is nowhere and does not fit into the stacks is in the box,
    with what the cards cost. Opal Moons are the last to leave the stacks.
    `legends` maps cards ("A1" is the lowest of legend A) to seats, `songs` their number from 1 on.
    """
    played = list(adventurers[:seats])
    options.setdefault("values", "mixed")
    discs = all_discs(played)
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
    table = ct.Table("nomads", seats=seats, options=options, seed=1)
    cards = [f"{story}{level}" for story in STORIES for level in range(1, 5)]
    gone = _gone(table, owned, legends or {}, songs or {})
    order = sorted((rest - gone).elements(), key="opal".__ne__)
    unseen = Counter([*reveals, *_without(order, reveals)][:below])
    position = {
        **table.position(),
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


def _gone(
    table: ct.Table, owned: Sequence[Tiles], legends: Mapping[str, int], songs: Mapping[int, int]
) -> Counter[str]:
    """What cannot lie in the stacks: coins, what the cards cost that somebody has, and the Opal
    Moons of scorings that nobody got."""
    view = table.view(None)
    gone = Counter(coin=5, opal=-sum(row.get("opal", 0) for row in owned) % 4)
    for card in legends:
        gone[card[0]] += view["legend_value"][STORIES.index(card[0]) * 4 + int(card[1]) - 1]
    for number in songs:
        gone.update(STORIES[: view["song_need"][number - 1]])
    return gone


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


def all_discs(played: Sequence[str]) -> Counter[str]:
    """The discs that are around the fire when these Adventurers are played."""
    discs = Counter({**dict.fromkeys(ADVENTURERS, 2), "nomad": 8})
    if "nostromo" in played:
        discs["frog"] = 1
    return discs


def campfire(
    discs: Mapping[int, Sequence[str]],
    rest: int = 6,
    seats: int = 3,
    adventurers: Sequence[str] = ("moon", "siana", "red"),
    **setting: Any,
) -> ct.Table:
    """A `situation` in which only the discs that are named matter: all others lie on the space
    `rest`, beneath a Nomad, where they hear nothing. Usually Moon moves, in seat 0."""
    left = all_discs(adventurers[:seats])
    left.subtract(disc for row in discs.values() for disc in row)
    others = [space for space in range(8) if space not in discs and space != rest]
    alone = others[: left["nomad"] - 1]
    buried = [disc for disc in sorted(left) if disc != "nomad" for _ in range(left[disc])]
    nomads = ["nomad"] * (left["nomad"] - len(alone))
    every = {
        **dict.fromkeys(range(8), ()),
        **discs,
        **dict.fromkeys(alone, ("nomad",)),
        rest: (*buried, *nomads),
    }
    return situation(seats, adventurers=adventurers, piles=every, **setting)


def choose(adventurer: str) -> Action:
    """Choose an Adventurer to play."""
    return {"do": "choose_adventurer", "adventurer": adventurer}


def frog(space: int) -> Action:
    """Place the Frog."""
    return {"do": "place_frog", "space": space}


def unplayed(adventurer: str, space: int) -> Action:
    """Place a disc of an Adventurer whom nobody plays."""
    return {"do": "place_unplayed", "adventurer": adventurer, "space": space}


def disc(space: int) -> Action:
    """Place a disc of one's own."""
    return {"do": "place_disc", "space": space}


def lys_at(stack: int) -> Action:
    """Say where Lys points first."""
    return {"do": "place_lys", "stack": stack}


def step(way: str) -> Action:
    """Moon leads Lys one stack on."""
    return {"do": "step", "way": way}


def choosing(seats: int, first: int = 0, **options: Any) -> ct.Table:
    """A table where everybody is about to choose an Adventurer."""
    options = {"adventurers": "chosen", "first_player": first, **options}
    return ct.Table("nomads", seats=seats, options=options, chance=Script(), checked=True)


def random_game(seats: int, seed: int = 0, **options: Any) -> Iterator[ct.Table]:
    """A whole game by chance: the table at each decision, and at the end."""
    random = Random(seed)
    table = ct.Table("nomads", seats=seats, seed=seed, options=options, checked=True)
    while table.decision:
        yield table
        table.choose(random.randrange(len(table.decision.choices)))
    yield table


def desk(*each: Tiles, **setting: Any) -> ct.Table:
    """A `situation` in which the seats have these tiles, seat 0 first, and may write. Each story
    lies open on one stack. No talent is in the way of the next turns."""
    setting = {"adventurers": ("nostromo", "red", "siana", "ulrich"), **setting}
    tops = dict(enumerate([*STORIES, "opal"]))
    return situation(tops=tops, tiles=dict(enumerate(each)), **setting)
