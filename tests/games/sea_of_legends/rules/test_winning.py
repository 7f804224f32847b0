"""Notoriety, and who wins."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import give, hold, lover, put, scene
from tests.games.sea_of_legends.rules.playing import (
    breakdown,
    carry_on,
    choose,
    faction_turn,
    far_away,
    notoriety,
    told,
    turn,
    winner,
    winners,
)


def test_what_is_kept_and_what_can_be_lost() -> None:
    """R154, R155: deeds stay; Crew, Relics and True Love count while they are there."""
    s = scene()
    s.fame[0] = 3
    give(s, 0, "ready", "K19a", "gunner", "L01")
    give(s, 0, "exhausted", "K13a")
    give(s, 0, "relics", "T31", "SP1")
    lover(s, 0, "P01", favor=4)
    assert breakdown(s, 0) == {"deeds": 3, "crew": 1, "relics": 2, "love": 1, "total": 7}


def test_crew_count_by_full_tens() -> None:
    """R63, A16: 19 gold of Crew are one, 20 are two; Starter and Legendary Crew count nothing."""
    s = scene()
    give(s, 0, "ready", "K19a", "K18a")
    assert notoriety(s, 0) == 1
    give(s, 0, "ready", "K20a")
    assert notoriety(s, 0) == 2


def test_true_love_needs_the_fourth_ability() -> None:
    """R54: with three unlocked it is not yet worth anything."""
    s = scene()
    lover(s, 0, "P01", favor=3)
    assert notoriety(s, 0) == 0


def test_highest_notoriety_wins_then_gold() -> None:
    """R156: with ten or more; a tie goes to who has more gold."""
    s = scene(3)
    s.fame[0], s.fame[1], s.fame[2] = 11, 11, 10
    s.gold[0], s.gold[1] = 3, 4
    faction_turn(s)
    assert winners(s) == [1]


def test_a_tie_in_both_is_a_shared_win() -> None:
    """A51."""
    s = scene(3)
    s.fame[0], s.fame[1] = 11, 11
    faction_turn(s)
    assert winners(s) == [0, 1]
    assert [e["seat"] for e in told(s, "captain_won")] == [0, 1]


@pytest.mark.parametrize("attacked", [True, False])
def test_who_falls_below_ten_before_the_check_has_not_won(attacked: bool) -> None:
    """R156, R158: a captain has 10 Notoriety with a Relic. Nobody wins in the round itself; in the
    Faction Turn a Seeker takes the Relic, or does not, and then comes the check."""
    s = far_away(("spanish", "atlantian", "dread"))
    s.fame[0] = 9
    give(s, 0, "relics", "T31")
    put(s, "king", "POS")
    put(s, "seeker", "SKU" if attacked else "BRI")
    s.first = 1
    s.wounds = 2
    turn(s, 0)
    assert notoriety(s, 0) == 10
    choose(s, "end_turn")
    carry_on(s)
    assert notoriety(s, 0) == (9 if attacked else 10)
    assert bool(told(s, "captain_won")) != attacked


def test_allies_win_with_their_faction() -> None:
    """R157: two Ally Relics; whoever has fewer does not win, whatever the Notoriety."""
    s = scene(3)
    put(s, "tetzahuitl", "TOR")
    for relic in range(4):
        hold(s, relic, "tetzahuitl-card")
    s.fame[2] = 15
    give(s, 0, "relics", "CT1", "CT2")
    give(s, 1, "relics", "CT1")
    faction_turn(s)
    assert winner(s) == "tlaloc"
    assert winners(s) == [0]
    assert s.table.outcome
    assert s.table.outcome.ranking == [[0], [2], [1]]


def test_people_are_told_who_wins_with_a_faction() -> None:
    """R157: by name, whoever is allied; nobody else is named."""
    s = scene(3)
    put(s, "tetzahuitl", "TOR")
    for relic in range(4):
        hold(s, relic, "tetzahuitl-card")
    for p in (0, 2):
        give(s, p, "relics", "CT1", "CT2")
    faction_turn(s)
    assert s.step is None
    won = told(s)[-1]
    assert won == {
        "event": "faction_won",
        "faction": "tlaloc",
        "captains": {"kahina": 1, "spell": 1},
    }
    assert s.table.say_event(won) == (
        "Victory for the Children of Tlaloc, and with them for Kahina, Spell!"
    )
    assert s.table.say_event(won, "fr") == (
        "Victoire : Enfants de Tlaloc, et avec cette Faction : Kahina, Spell !"
    )


def test_people_are_told_that_a_faction_wins_alone() -> None:
    """R157; and a game that was stored when nothing was said of allies can still be told."""
    s = scene(2)
    s.infested[:5] = [1] * 5
    put(s, "soldier", "S1")
    faction_turn(s)
    won = told(s)[-1]
    assert won == {"event": "faction_won", "faction": "dread", "captains": {}}
    assert s.table.say_event(won) == "Victory for the Dread Tide!"
    del won["captains"]
    assert s.table.say_event(won) == "Victory for the Dread Tide!"


def test_a_faction_can_win_alone() -> None:
    """R157: without allies nobody else wins."""
    s = scene(2)
    s.infested[:5] = [1] * 5
    put(s, "soldier", "S1")
    s.fame[1] = 15
    faction_turn(s)
    assert winner(s) == "dread"
    assert winners(s) == []


def test_after_the_last_round_the_most_notorious_wins() -> None:
    """A54: an option, 30 rounds if nobody says otherwise."""
    s = scene()
    s.round, s.fame[1] = 30, 2
    faction_turn(s)
    assert s.step is None
    assert told(s, "captain_won")[0]["seat"] == 1
