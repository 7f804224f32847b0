"""What Nemeses do in a Challenge. Rules, "Challenges", step 5."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    Board,
    give,
    lover,
    nemesis,
    put,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    at,
    challenge,
    choices,
    choose,
    roll,
    told,
)


def nemesis_challenge(s: Board, *dice: str) -> None:
    """A Challenge of a Galleon where nothing is assigned."""
    put(s, "galleon", "S3", strength=5)
    challenge(s, "spanish")
    roll(s, *dice)
    choose(s, "done")


def test_the_threshold_is_what_is_left() -> None:
    """R100: one Nemesis face activates the first ability only, each at most once."""
    s = at("S3")
    s.gold[0] = 9
    nemesis(s, 0, "P10", malice=3)  # discards an Item or loses 1g; an Item or 3g; Favor
    nemesis_challenge(s, "nemesis", "1", "1", "1", "1")
    assert [e["count"] for e in told(s, "nemesis_activated")] == [1]
    assert s.gold[0] == 8


def test_abilities_beyond_the_threshold_or_locked_stay_asleep() -> None:
    """R56, R100: three faces, one ability unlocked."""
    s = at("S3")
    nemesis(s, 0, "P04", malice=1)  # Axe Fist: 1 less, 2 less, 3 less
    nemesis_challenge(s, "nemesis", "nemesis", "nemesis", "2", "2")
    assert told(s, "strength_compared")[0]["strength"] == 4 - 1


def test_an_inert_nemesis_does_nothing() -> None:
    """R57: with no Malice at all."""
    s = at("S3")
    nemesis(s, 0, "P04", malice=0)
    nemesis_challenge(s, "nemesis", "nemesis", "nemesis", "2", "2")
    assert told(s, "strength_compared")[0]["strength"] == 4
    assert not told(s, "nemesis_threshold")


def test_turned_nemesis_faces_do_not_count() -> None:
    """R98, R100: the threshold is counted after all of step 4."""
    s = at("S3")
    nemesis(s, 0, "P04", malice=2)
    give(s, 0, "relics", "DR4")  # turns a Nemesis into a 1
    put(s, "galleon", "S3", strength=5)
    challenge(s, "spanish")
    roll(s, "nemesis", "nemesis", "1", "2", "2")
    choose(s, "use", card="DR4")
    choose(s, "turn", die=0, face="1")
    choose(s, "done")
    assert told(s, "strength_compared")[0]["strength"] == 6 - 1


def test_nemesis_dice_are_never_assigned() -> None:
    """A24: whatever is unlocked, there is nothing to assign them to."""
    s = at("S3", factions=("spanish", "atlantian", "british"))
    put(s, "galleon", "S3")
    lover(s, 0, "F11", favor=4, place=1)
    nemesis(s, 0, "P04", malice=3)
    challenge(s, "spanish")
    roll(s, *("nemesis",) * 5)
    assert choices(s) == [{"do": "done"}]


def test_each_of_two_nemeses_has_the_whole_threshold() -> None:
    """A22: two faces activate two abilities of each; their owner says who is first."""
    s = at("S3")
    s.gold[0] = 3
    nemesis(s, 0, "P03", malice=3)  # loses 2g; 1g for each Bonus die
    nemesis(s, 0, "F01", malice=3, place=1)  # 1 less; 2g for each exhausted Crew
    nemesis_challenge(s, "nemesis", "nemesis", "1", "1", "1")
    assert asked(s) == (0, "order_nemeses")
    assert choices(s) == [{"do": "pick", "card": "P03"}, {"do": "pick", "card": "F01"}]
    choose(s, "pick", card="F01")
    activated = [(e["card"], e["count"]) for e in told(s, "nemesis_activated")]
    assert activated == [("F01", 1), ("F01", 2), ("P03", 1), ("P03", 2)]
    assert s.gold[0] == 0


@pytest.mark.parametrize("asleep", [(0,), (1,), (0, 1)])
def test_nobody_is_first_who_sleeps(asleep: tuple[int, ...]) -> None:
    """R57, A22: who is awake counts when they come, after what ignores Nemeses was offered."""
    s = at("S3")
    s.gold[0] = 9
    give(s, 0, "ready", "K10a")
    nemesis(s, 0, "P03", malice=3)
    nemesis(s, 0, "F01", malice=3, place=1)
    nemesis_challenge(s, "nemesis", "1", "1", "1", "1")
    assert asked(s) == (0, "shield")
    for place in asleep:
        s.malice[0][place] = 0
    choose(s, "done")
    activated = [e["card"] for e in told(s, "nemesis_activated")]
    assert activated == [card for place, card in enumerate(("P03", "F01")) if place not in asleep]


def test_what_cannot_be_done_is_skipped() -> None:
    """A23: no gold to lose, no Crew to exhaust; Strength never falls below 0."""
    s = at("S3")
    nemesis(s, 0, "P02", malice=2)  # exhausts a Crew; 2g for each exhausted Crew
    nemesis(s, 0, "F02", malice=3, place=1)  # exhausts a Crew; 2 less; 3 less
    nemesis_challenge(s, "nemesis", "nemesis", "nemesis", "1", "1")
    choose(s, "pick", card="P02")
    assert s.gold[0] == 0
    assert told(s, "strength_compared")[0]["strength"] == 0


def test_a_nemesis_helps_the_target() -> None:
    """A23: what changes in step 5 counts in step 7."""
    s = at("S3")
    nemesis(s, 0, "P05", malice=1)  # Mireya: 1 more for the target
    nemesis_challenge(s, "nemesis", "1", "1", "1", "2")
    assert told(s, "strength_compared")[0] == {
        "event": "strength_compared",
        "seat": 0,
        "strength": 5,
        "needed": 6,
    }
    assert not s.victory


def test_a_two_counts_as_one() -> None:
    """A23: Nasir's first ability."""
    s = at("S3")
    nemesis(s, 0, "P06", malice=1)
    nemesis_challenge(s, "nemesis", "2", "2", "captain", "1")
    assert told(s, "strength_compared")[0]["strength"] == 4
    assert told(s, "die_turned") == [
        {"event": "die_turned", "seat": 0, "from_face": "2", "face": "1"}
    ]


def test_the_surgeon_is_asked_for() -> None:
    """R100: Crew may have the first ability ignored, or keep out of it."""
    for answer, strength in (("use", 4 - 2), ("done", 4 - 1 - 2)):
        s = at("S3")
        give(s, 0, "ready", "K10a")
        nemesis(s, 0, "P04", malice=2)
        nemesis_challenge(s, "nemesis", "nemesis", "2", "1", "1")
        assert asked(s) == (0, "shield")
        choose(s, answer, **({"card": "K10a"} if answer == "use" else {}))
        assert told(s, "strength_compared")[0]["strength"] == strength


def test_a_relic_shields_by_itself() -> None:
    """R100, A64: the Feathered Mask costs nothing; without a Nemesis face it is not needed."""
    s = at("S3")
    give(s, 0, "relics", "CT2")
    nemesis(s, 0, "P04", malice=2)
    nemesis_challenge(s, "nemesis", "nemesis", "2", "1", "1")
    assert [e["count"] for e in told(s, "nemesis_ignored")] == [1]
    assert told(s, "strength_compared")[0]["strength"] == 4 - 2


def test_all_nemesis_abilities_are_ignored() -> None:
    """R100: a Signed Confession."""
    s = at("S3")
    give(s, 0, "items", "T07")
    nemesis(s, 0, "P04", malice=3)
    nemesis_challenge(s, "nemesis", "nemesis", "nemesis", "2", "2")
    choose(s, "use", card="T07")
    assert told(s, "strength_compared")[0]["strength"] == 4


def test_lover_icons_shield() -> None:
    """R54: Clara's third ability has one ability ignored for each icon."""
    s = at("S3")
    lover(s, 0, "P03", favor=3)
    nemesis(s, 0, "P04", malice=2)
    put(s, "galleon", "S3", strength=5)
    challenge(s, "spanish")
    roll(s, "lover", "lover", "nemesis", "nemesis", "2")
    choose(s, "assign", ability="lover-3", count=1)
    choose(s, "assign", ability="lover-3", count=1)
    choose(s, "done")
    assert [e["count"] for e in told(s, "nemesis_ignored")] == [1, 2]
    assert told(s, "strength_compared")[0]["strength"] == 2
