"""What Nomads tells people beyond what happened, held against what happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import captains_table as ct
from captains_table.games.nomads.scoring import MOONS_FOR_SCORING

UNNAMED = {"stay", "step", "drop", "skip", "single", "double"}  # actions that name no place
CREWS = (("ulrich", "siana"), ("moon", "nostromo"))


def decisions(crew: tuple[str, ...]) -> Iterator[tuple[ct.Table, ct.Decision, int]]:
    """All decisions of a game at random with just these Adventurers, and what is chosen."""
    for seed in range(40):
        table = ct.Table("nomads", seats=2, seed=seed)
        bot = ct.player("random", seed=seed)
        if set(table.view(None)["adventurer"]) != set(crew):
            continue
        while (decision := table.decision) is not None:
            index = bot.choose(table.view(decision.seat))
            yield table, decision, index
            table.choose(index)
        return
    pytest.fail(f"no game with {crew}")


@pytest.mark.parametrize("crew", CREWS)
def test_everybody_is_told_whose_disc_each_is(crew: tuple[str, ...]) -> None:
    for table, _, _ in decisions(crew):
        view, facts = table.view(None), table.facts()
        for seat, who in enumerate(view["adventurer"]):
            assert facts["owners"][who] == seat
        assert facts["owners"]["nomad"] is None
        nostromo = facts["owners"]["nostromo"]
        assert facts["owners"]["frog"] == nostromo
        tops = [pile[-1] if pile else None for pile in view["pile"]]
        owners = [None if top is None else facts["owners"][top] for top in tops]
        assert facts["listeners"] == owners


def test_a_choice_is_about_the_place_where_its_disc_falls_or_where_lys_points_then() -> None:
    told = set()
    for crew in CREWS:
        for table, decision, index in decisions(crew):
            choice, places = decision.choices[index], table.hints(decision.seat)["places"]
            place, before = places.get(str(choice.code)), table.view(None)
            assert (place is None) == (choice.action["do"] not in UNNAMED)
            if place is None:
                continue
            told.add(choice.action["do"])
            then = table.copy()
            then.choose(index)
            after = then.view(None)
            if choice.action["do"] in ("stay", "step"):
                assert after["lys"] == place
                continue
            if choice.action["do"] in ("drop", "single", "double"):
                assert table.facts()["next"] == place
            fallen = 2 if choice.action["do"] == "double" else 1
            landed = before["hand"][::-1][:fallen]
            high = len(before["pile"][place])
            assert after["pile"][place][high : high + fallen] == landed
    assert told == UNNAMED


def test_a_full_chart_is_scored() -> None:
    scored = 0
    for crew in CREWS:
        for table, _, index in decisions(crew):
            full = table.facts()["full_chart"]
            assert table.view(None)["chart"]["size"] < full == MOONS_FOR_SCORING
            then = table.copy()
            scored += any(event["event"] == "scoring_begun" for event in then.choose(index))
    assert scored


def test_nothing_falls_where_nothing_is_in_hand() -> None:
    for table, decision, _ in decisions(CREWS[1]):
        if not table.view(None)["hand"]:
            assert table.facts()["next"] is None, decision
