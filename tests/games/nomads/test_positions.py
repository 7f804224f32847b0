"""Every row of the table of Nomads refuses something that nothing else would."""

from __future__ import annotations

import pytest

from captains_table.games.nomads.positions import NEEDS
from tests.conformance.cases import Case
from tests.engine.garbage import Json
from tests.engine.positions import Change, Example, both, is_refused, put, put_in, shift

CASE = Case("nomads", 3, 0, ())
CREW = ("ulrich", "moon", "red", "siana", "nostromo")


def lower(p: Json) -> None:
    """A stack is lower by a tile."""
    p["height"][next(i for i, height in enumerate(p["height"]) if height > 1)] -= 1


def top_in_the_box(p: Json) -> None:
    """A tile on top of a stack is out of the game, and what was below is not revealed."""
    stack = next(i for i, height in enumerate(p["height"]) if height > 1 and p["top"][i])
    p["box"][p["top"][stack]] = p["box"].get(p["top"][stack], 0) + 1
    p["top"][stack] = None
    p["height"][stack] -= 1


def empty_stack_with_a_top(p: Json) -> None:
    stack = next(i for i, height in enumerate(p["height"]) if height > 0 and p["top"][i])
    p["height"][stack] = 0


def nobody_plays_nostromo(p: Json) -> None:
    seat = p["adventurer"].index("nostromo")
    p["adventurer"][seat] = next(one for one in CREW if one not in p["adventurer"])


def drop(disc: str) -> Change:
    """A disc is missing."""
    return lambda p: next(row for row in p["pile"] if disc in row).remove(disc)


def second_card(p: Json) -> None:
    p["legend_of"][0] = p["legend_of"][1] = 0


def somebody_has_it(p: Json) -> None:
    cards = [f"{story}{level}" for story in "ABCDEFG" for level in range(1, 5)]
    p["legend_of"][cards.index(p["writing"])] = p["active"]


def all_placed(p: Json) -> None:
    for disc in CREW:
        while sum(row.count(disc) for row in p["pile"]) < 2:
            p["pile"][0].append(disc)


EXAMPLES: dict[str, list[Example]] = {
    "first: somebody begins": [("deal", put(first=None)), ("turn", put(first=None))],
    "active: it is somebody's turn": [
        ("turn", put(active=None)),
        ("place_disc", put(active=None)),
    ],
    "adventurer: nobody shares an Adventurer": [
        ("turn", lambda p: p["adventurer"].__setitem__(0, p["adventurer"][1])),
    ],
    "adventurer: somebody is to get one at the beginning, and nobody later": [
        ("turn", put_in("adventurer", 0, None)),
        ("deal", put(adventurer=["ulrich", "moon", "red"])),
    ],
    "adventurer: the Frog is Nostromo's": [("place_frog", nobody_plays_nostromo)],
    "top: everybody sees the uppermost tile of each stack, once it is revealed": [
        ("turn", top_in_the_box),
        ("turn", empty_stack_with_a_top),
        ("reveal", both(top_in_the_box, top_in_the_box)),
    ],
    "unseen: what lies below the uppermost tiles, by the heights": [
        ("turn", lower),
        ("place_disc", lower),
    ],
    "lys: she points somewhere": [("turn", put(lys=-1)), ("over", put(lys=-1))],
    "heard: nobody is listening": [("turn", put(heard=3))],
    "tiles: only who won Oh Captain! has a coin": [
        ("turn", lambda p: shift("coin", p["box"], p["tiles"][0])),
    ],
    "pile: other discs are placed by now": [
        *(("turn", drop(disc)) for disc in (*CREW, "nomad", "frog")),
        ("turn", lambda p: p["pile"][0].append("nomad")),
        ("deal", lambda p: p["pile"][0].append("nomad")),
        ("place_frog", lambda p: p["pile"][0].append("nomad")),
        ("place_unplayed", lambda p: p["pile"][0].append(p["adventurer"][0])),
        ("place_unplayed", all_placed),
        ("place_disc", all_placed),
        ("place_disc", lambda p: p.update(active=(p["active"] + 1) % 3)),
        ("place_lys", drop("red")),
    ],
    "hand: the discs of a pile are in it only while they are moved": [
        ("turn", lambda p: p["hand"].append(p["pile"][p["pile"].index(max(p["pile"]))].pop())),
        ("skip", lambda p: p["pile"][0].extend(p["hand"]) or p["hand"].clear()),
        ("double_drop", lambda p: [p["pile"][0].append(p["hand"].pop()) for _ in p["hand"][1:]]),
    ],
    "place: is where the pile has come": [("skip", put(place=-1))],
    "way: is how the pile is moved": [("skip", put(way=None))],
    "legend_of: nobody has two cards of a legend": [("turn", second_card)],
    "writing: is a card that the active seat can write": [
        ("pay", put(writing=None)),
        ("pay", somebody_has_it),
    ],
    "closing: somebody is to write a last card": [
        ("last_write", put(closing=0)),
        ("last_write", put(closing=4)),
    ],
    "step: the game goes on until two stacks are left": [("turn", put(step=None))],
    "todo: nothing cannot wait while moon_step is next": [("turn", put(step="moon_step"))],
    "step: listen happens by itself": [("turn", put(step="listen"))],
}


@pytest.mark.parametrize("reason", EXAMPLES)
def test_a_need_is_not_met(reason: str) -> None:
    for example in EXAMPLES[reason]:
        is_refused(CASE, 12, example, reason)


def test_every_need_has_an_example() -> None:
    assert {f"{need.field}: {need.why}" for need in NEEDS} <= set(EXAMPLES)
