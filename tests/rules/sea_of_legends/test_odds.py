"""The odds of a Challenge before it is declared."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from captains_table.games.sea_of_legends.book import open_book
from captains_table.games.sea_of_legends.loading import builtin
from captains_table.games.sea_of_legends.odds import odds, odds_of_adventure
from captains_table.games.sea_of_legends.state import ALL_SHIPS, REGION
from tests.rules.sea_of_legends.challenging import TARGETS, at, lover, nemesis
from tests.rules.sea_of_legends.scenario import give, put

DICE = open_book(builtin()).pack.dice


def every_roll(bonus: int) -> list[tuple[str, ...]]:
    """All rolls of four Captain dice and so many Bonus dice, equally likely."""
    return list(product(*[DICE.captain] * 4, *[DICE.bonus] * bonus))


def numerals(roll: tuple[str, ...]) -> int:
    """Their base Strength."""
    return roll.count("1") + 2 * roll.count("2")


@pytest.mark.parametrize("difficulty", range(9))
def test_numerals_alone(difficulty: int) -> None:
    """R96, R97: four Captain dice and the one of a Class 1 Ship, counted one by one."""
    s = at("S3")
    rolls = every_roll(1)
    share = sum(numerals(roll) >= difficulty for roll in rolls) / len(rolls)
    assert odds_of_adventure(s, 0, difficulty) == pytest.approx(share)


def test_the_quartermaster_and_a_lover() -> None:
    """R98: the first pool of a game, a Captain turned into a 1 and each Lover worth 1, counted one
    by one."""
    s = at("S3")
    lover(s, 0, "P04", favor=1)
    give(s, 0, "ready", "gunner", "quartermaster", "navigator")
    rolls = every_roll(2)

    def strength(roll: tuple[str, ...]) -> int:
        return numerals(roll) + roll.count("lover") + ("captain" in roll)

    for difficulty in range(1, 9):
        share = sum(strength(roll) >= difficulty for roll in rolls) / len(rolls)
        assert odds_of_adventure(s, 0, difficulty) == pytest.approx(share)


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
    for difficulty, percent in expected.items():
        assert round(100 * odds_of_adventure(s, 0, difficulty)) == percent


def test_nemeses_count() -> None:
    """R100, A23: Axe Fist takes 1, then 2 and 3 more with each Nemesis face."""
    s = at("S3")
    nemesis(s, 0, "P04", malice=3)
    rolls = every_roll(1)
    for difficulty in range(1, 7):
        won = [
            numerals(roll) - (0, 1, 3, 6)[min(3, roll.count("nemesis"))] >= difficulty
            for roll in rolls
        ]
        assert odds_of_adventure(s, 0, difficulty) == pytest.approx(sum(won) / len(rolls))


def test_shields_count() -> None:
    """R100: with the Feathered Mask the first of two abilities is ignored, and nothing is lost to
    one face."""
    s = at("S3")
    nemesis(s, 0, "P04", malice=2)
    give(s, 0, "relics", "CT2")
    rolls = every_roll(1)
    won = [numerals(roll) - (0, 0, 2)[min(2, roll.count("nemesis"))] >= 3 for roll in rolls]
    assert odds_of_adventure(s, 0, 3) == pytest.approx(sum(won) / len(rolls))


def test_a_die_is_rolled_again() -> None:
    """R98: the Deckhand rolls a die again that adds nothing."""
    s = at("S3")
    give(s, 0, "ready", "K04a")
    rolls = [(roll, again) for roll in every_roll(1) for again in DICE.bonus]
    for difficulty in range(1, 9):
        won = [
            numerals(roll) + (0 if set(roll) <= {"1", "2"} else numerals((again,))) >= difficulty
            for roll, again in rolls
        ]
        assert odds_of_adventure(s, 0, difficulty) == pytest.approx(sum(won) / len(rolls))


def test_the_same_pool_against_an_adventure_and_a_group() -> None:
    """R94: two Soldiers of 3 are as hard as an Adventure of 5. Axe Fist's dice are for NPCs."""
    s = at("S3")
    for _ in range(2):
        put(s, "soldier", "S3", strength=3)
    dread = TARGETS.index("dread")
    assert odds(s, 0, dread) == odds_of_adventure(s, 0, 5)
    lover(s, 0, "P04", favor=2)
    assert odds(s, 0, dread) > odds_of_adventure(s, 0, 5)


def test_allies_count() -> None:
    """R102: an allied Guardian makes a Galleon of 5 as easy as 3."""
    s = at("S3")
    put(s, "galleon", "S3", strength=5)
    put(s, "guardian", "S3")
    spanish = TARGETS.index("spanish")
    assert odds(s, 0, spanish) == odds_of_adventure(s, 0, 5)
    give(s, 0, "relics", "CT1", "CT5", "CT7")
    assert odds(s, 0, spanish) == odds_of_adventure(s, 0, 5)
    give(s, 0, "relics", "CT1")
    assert odds(s, 0, spanish) == odds_of_adventure(s, 0, 3)


def test_a_port() -> None:
    """R95: the Strength of Nassau is 4."""
    s = at("NAS")
    assert odds(s, 0, TARGETS.index("port")) == odds_of_adventure(s, 0, 4)


def test_a_player() -> None:
    """R101, R102: of two equal captains the challenger wins whenever the defender does not have
    more."""
    s = at("S3")
    s.at[1] = REGION["S3"]
    s.captain[1] = s.captain[0]
    strengths = Counter(numerals(roll) for roll in every_roll(1))
    everything = sum(strengths.values()) ** 2
    won = sum(strengths[a] * strengths[b] for a in strengths for b in strengths if a >= b)
    assert odds(s, 0, TARGETS.index("seat-1")) == pytest.approx(won / everything)


def test_items_are_kept_unless_asked_for() -> None:
    """R64: an Item is used once, so it counts only where that is wanted."""
    s = at("S3")
    without = odds_of_adventure(s, 0, 6)
    give(s, 0, "items", "T01")
    assert odds_of_adventure(s, 0, 6) == without
    s.ship[0] = ALL_SHIPS.index("black_marlin")  # as many dice as the Powder Keg and the Minnow
    more = odds_of_adventure(s, 0, 6)
    s.ship[0] = ALL_SHIPS.index("minnow")
    assert odds_of_adventure(s, 0, 6, items=True) == more


def test_asking_changes_nothing() -> None:
    """The table is as it was."""
    s = at("S3")
    put(s, "galleon", "S3")
    odds(s, 0, TARGETS.index("spanish"))
    assert (s.against, s.challenger, s.foe, s.difficulty, s.events) == (-1, -1, -1, 0, [])
