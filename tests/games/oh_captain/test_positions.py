"""Every row of the table of Oh Captain! refuses something that nothing else would."""

from __future__ import annotations

import pytest

from captains_table.games.oh_captain.positions import NEEDS
from tests.conformance.cases import Case
from tests.engine.garbage import Json
from tests.engine.positions import Change, Example, both, empty, is_refused, put, put_in, shift

CASE = Case("oh-captain", 4, 0, ())


def copy_to(field: str, source: str) -> Change:
    return lambda p: p.update({field: p[source]})


def forget(p: Json) -> None:
    """Nobody knows anything, so that cards can be laid elsewhere."""
    p["known"] = [{"discard": {}, "loot_down": [{}] * p["seats"]} for _ in p["known"]]


def all_coins_to(who: str) -> Change:
    def change(p: Json) -> None:
        mine = sum(p["coins"]) + p["supply"]
        p.update(coins=[mine * (seat == p[who]) for seat in range(p["seats"])], supply=0)

    return change


def no_loot(p: Json) -> None:
    forget(p)
    for zone in ("loot_down", "loot_up"):
        empty(p[zone][p["target"]], p["discard"])


def a_card_is_found(p: Json) -> None:
    shift(next(card for card in p["cave"] if card != "nomads"), p["cave"], p["found"])


def empty_cave(p: Json) -> None:
    forget(p)
    empty(p["cave"], p["discard"])
    shift("nomads", p["discard"], p["cave"])


EXAMPLES: dict[str, list[Example]] = {
    "adventurer: everybody has one, but for those who are still to get one": [
        ("announce", put_in("adventurer", 0, None)),
        ("deal", lambda p: p["adventurer"].__setitem__(p["adventurer"].index(None), "ulrich")),
    ],
    "adventurer: nobody shares an Adventurer": [
        ("announce", lambda p: p["adventurer"].__setitem__(0, p["adventurer"][1])),
    ],
    "arrived: the Nomads end the game": [
        ("announce", lambda p: shift("nomads", p["cave"], p["arrived"])),
        ("discard", lambda p: shift("nomads", p["cave"], p["arrived"])),
    ],
    "step: the Nomads end the game, nothing else": [
        ("over", lambda p: shift("nomads", p["arrived"], p["cave"])),
        ("announce", put(step=None)),
    ],
    "found: one card lies there until it is bought, kept or shown": [
        ("draw", a_card_is_found),
        ("announce", a_card_is_found),
        ("captain_choice", lambda p: empty(p["found"], p["loot_up"][0])),
        ("target", a_card_is_found),
    ],
    "coins: there is no Captain yet": [
        ("captain", put(coins=[30, 0, 0, 0], supply=0)),
    ],
    "box: one for every Explorer": [
        ("captain", lambda p: empty(p["box"], p["discard"])),
    ],
    "cave: cards of it go under the bottle": [("discard", empty_cave), ("deal", empty_cave)],
    "captain: somebody is": [("announce", put(captain=None)), ("discard", put(captain=None))],
    "active: is an Explorer": [
        ("announce", put(active=None)),
        ("announce", copy_to("active", "captain")),
    ],
    "active: is the new Captain": [
        ("nostromo_pick", lambda p: p.update(active=(p["captain"] + 1) % 4)),
    ],
    "coins: loyalty costs a coin": [("mutiny_or_loyalty", all_coins_to("captain"))],
    "said: something was announced": [
        ("captain_choice", put(said=None)),
        ("pick_card", put(said=None)),
    ],
    "said: a Lizard hits no card": [("pick_card", put(said="lizard"))],
    "attacker: the active Explorer attacks, or the Captain": [
        ("pick_card", put(attacker=None)),
        ("pick_card", copy_to("attacker", "target")),
    ],
    "attacker: nobody doubts the Captain": [("respond", copy_to("attacker", "captain"))],
    "target: another Explorer is attacked": [
        ("respond", put(target=None)),
        ("pick", copy_to("target", "captain")),
        ("respond", copy_to("target", "attacker")),
    ],
    "target: the announced item does nothing there": [
        ("respond", both(put(said="lizard"), all_coins_to("captain"))),
        ("respond", both(put(said="lantern"), no_loot)),
    ],
    "coins: Red takes one from another Explorer": [("red_target", all_coins_to("captain"))],
    "flips: Moon may turn a card down": [("moon_flip", put(flips=0))],
    "todo: draw cannot wait while announce is next": [("announce", put(todo=["draw"]))],
    "todo: nothing cannot wait while target is next": [("target", put(todo=[]))],
    "step: end_of_turn happens by itself": [("announce", put(step="end_of_turn"))],
    "step: nothing can be done at pick": [("pick", no_loot)],
    "step: something is to be done, so something is next": [("target", put(step=None))],
}


@pytest.mark.parametrize("reason", EXAMPLES)
def test_a_need_is_not_met(reason: str) -> None:
    for example in EXAMPLES[reason]:
        is_refused(CASE, 12, example, reason)


def test_every_need_has_an_example() -> None:
    assert {f"{need.field}: {need.why}" for need in NEEDS} <= set(EXAMPLES)
