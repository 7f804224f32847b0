"""The odds of a Challenge before it is declared, as the table tells them: in percent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from itertools import product
from typing import Any

import pytest

from tests.games.sea_of_legends.rules.board import (
    TOKEN,
    Board,
    built_in,
    give,
    lover,
    nemesis,
    pack,
    put,
    ship,
)
from tests.games.sea_of_legends.rules.playing import (
    at,
    challenge,
    choices,
    choose,
    hints,
    odds,
    told,
    turn,
)

DICE = built_in()["dice"]
DIFFICULTIES = range(1, 11)


@cache
def trials() -> dict[str, Any]:
    """A pack whose first Captain Adventure has a Challenge of every difficulty."""
    content = pack({})
    episodes = content["adventures"]["episodes"]
    episode = next(e for e in episodes if (e["arc"], e["stage"]) == ("captain", 1))
    label = {"en": "Try it.", "fr": "Essayer."}
    free = {"id": "free", "label": label, "ok": [{"do": "gold", "n": 1}]}
    episode["options"] = [
        free,
        *(free | {"id": f"hard_{n}", "challenge": n} for n in DIFFICULTIES),
    ]
    return content


def of_adventures(s: Board) -> dict[int, int]:
    """What seat 0 is told, by difficulty, in an Adventure where it is."""
    s = Board(deepcopy(s.position))
    s.options["content"] = trials()
    s.npc_at = [None] * len(s.npc_at)
    s.token_at[0][TOKEN["captain"]] = s.at[0]
    turn(s)
    choose(s, "adventure", token="captain")
    percents = [one["percent"] for one in sorted(hints(s)["odds"], key=lambda one: one["code"])]
    return dict(zip(DIFFICULTIES, percents, strict=True))


def every_roll(bonus: int) -> list[tuple[str, ...]]:
    """All rolls of four Captain dice and so many Bonus dice, equally likely."""
    return list(product(*[DICE["captain"]] * 4, *[DICE["bonus"]] * bonus))


def numerals(roll: tuple[str, ...]) -> int:
    """Their base Strength."""
    return roll.count("1") + 2 * roll.count("2")


def counted(strengths: Iterable[int]) -> dict[int, int]:
    """How many of a hundred of these reach each difficulty."""
    found = Counter(strengths)
    reached = {n: sum(found[strength] for strength in found if strength >= n) for n in DIFFICULTIES}
    return {n: round(100 * many / found.total()) for n, many in reached.items()}


def test_numerals_alone() -> None:
    """R96, R97: four Captain dice and the one of a Class 1 Ship, counted one by one."""
    assert of_adventures(at("S3")) == counted(numerals(roll) for roll in every_roll(1))


def test_the_quartermaster_and_a_lover() -> None:
    """R98: the first pool of a game, a Captain turned into a 1 and each Lover worth 1, counted one
    by one."""
    s = at("S3")
    lover(s, 0, "P04", favor=1)
    give(s, 0, "ready", "gunner", "quartermaster", "navigator")

    def strength(roll: tuple[str, ...]) -> int:
        return numerals(roll) + roll.count("lover") + ("captain" in roll)

    assert of_adventures(s) == counted(strength(roll) for roll in every_roll(2))


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ((), {3: 95, 4: 83, 5: 64, 6: 41, 7: 21, 8: 8}),
        (("K17a",), {6: 85, 7: 70, 8: 52, 9: 33, 10: 18}),
    ],
    ids=["2 Bonus dice", "5 Bonus dice"],
)
def test_the_calibration_of_the_dice(more: tuple[str, ...], expected: dict[int, int]) -> None:
    """R96: the percentages that the difficulties were chosen by."""
    s = at("S3")
    lover(s, 0, "P04", favor=1)
    give(s, 0, "ready", "quartermaster", "gunner", *more)
    percents = of_adventures(s)
    assert {difficulty: percents[difficulty] for difficulty in expected} == expected


def test_nemeses_count() -> None:
    """R100, A23: Axe Fist takes 1, then 2 and 3 more with each Nemesis face."""
    s = at("S3")
    nemesis(s, 0, "P04", malice=3)
    assert of_adventures(s) == counted(
        numerals(roll) - (0, 1, 3, 6)[min(3, roll.count("nemesis"))] for roll in every_roll(1)
    )


def test_shields_count() -> None:
    """R100: with the Feathered Mask the first of two abilities is ignored, and nothing is lost to
    one face."""
    s = at("S3")
    nemesis(s, 0, "P04", malice=2)
    give(s, 0, "relics", "CT2")
    assert of_adventures(s) == counted(
        numerals(roll) - (0, 0, 2)[min(2, roll.count("nemesis"))] for roll in every_roll(1)
    )


def test_a_die_is_rolled_again() -> None:
    """R98: the Deckhand rolls a die again that adds nothing."""
    s = at("S3")
    give(s, 0, "ready", "K04a")
    assert of_adventures(s) == counted(
        numerals(roll) + (0 if set(roll) <= {"1", "2"} else numerals((again,)))
        for roll in every_roll(1)
        for again in DICE["bonus"]
    )


def test_the_same_pool_against_an_adventure_and_a_group() -> None:
    """R94: two Soldiers of 3 are as hard as an Adventure of 5. Axe Fist's dice are for NPCs."""
    s = at("S3")
    for _ in range(2):
        put(s, "soldier", "S3", strength=3)
    assert odds(s, "dread") == of_adventures(s)[5]
    lover(s, 0, "P04", favor=2)
    assert odds(s, "dread") > of_adventures(s)[5]


def test_allies_count() -> None:
    """R102: an allied Guardian makes a Galleon of 5 as easy as 3."""
    s = at("S3")
    put(s, "galleon", "S3", strength=5)
    put(s, "guardian", "S3")
    assert odds(s, "spanish") == of_adventures(s)[5]
    give(s, 0, "relics", "CT1", "CT5", "CT7")
    assert odds(s, "spanish") == of_adventures(s)[5]
    give(s, 0, "relics", "CT1")
    assert odds(s, "spanish") == of_adventures(s)[3]


def test_a_port() -> None:
    """R95: the Strength of Nassau is 4."""
    s = at("NAS")
    assert odds(s, "port") == of_adventures(s)[4]


def test_a_player() -> None:
    """R101, R102: of two equal captains the challenger wins whenever the defender does not have
    more."""
    s = at("S3")
    s.at[1] = "S3"
    strengths = Counter(numerals(roll) for roll in every_roll(1))
    everything = strengths.total() ** 2
    won = sum(strengths[a] * strengths[b] for a in strengths for b in strengths if a >= b)
    assert odds(s, "seat-1") == round(100 * won / everything)


def test_items_are_kept_unless_asked_for() -> None:
    """R64: an Item is used once, so it does not count before it is used."""
    s = at("S3")
    put(s, "galleon", "S3", strength=6)
    without = odds(s, "spanish"), of_adventures(s)
    give(s, 0, "items", "T01")
    assert (odds(s, "spanish"), of_adventures(s)) == without
    challenge(s, "spanish")
    choose(s, "use", card="T01")
    dice = s.bonus_dice
    s = at("S3")
    put(s, "galleon", "S3", strength=6)
    ship(s, 0, "black_marlin")  # as many dice as the Powder Keg and the Minnow
    assert odds(s, "spanish") > without[0]
    challenge(s, "spanish")
    assert s.bonus_dice == dice


def test_asking_changes_nothing() -> None:
    """The table is as it was."""
    s = at("S3")
    put(s, "galleon", "S3")
    before = deepcopy(s.table.position()), s.table.seq, choices(s)
    odds(s, "spanish")
    assert (s.table.position(), s.table.seq, choices(s)) == before
    assert told(s) == []
