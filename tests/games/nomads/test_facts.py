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


def test_a_full_chart_is_scored_as_it_was_foretold() -> None:
    scored = 0
    for crew in CREWS:
        for table, _, index in decisions(crew):
            full = table.facts()["full_chart"]
            assert table.view(None)["chart"]["size"] < full == MOONS_FOR_SCORING
            then = table.copy()
            events = then.choose(index)
            scored += any(event["event"] == "scoring_begun" for event in events)
            if sum(event["event"] == "scoring_begun" for event in events) == 1:
                won = {e["seat"]: e["count"] for e in events if e["event"] == "moons_won"}
                # The scores do not change with the Opal Moons, and the next turn has only begun.
                assert then.facts()["prizes"] == [won.get(seat, 0) for seat in range(2)]
    assert scored


def test_what_is_left_of_a_kind_is_still_to_come() -> None:
    for table, _, _ in decisions(CREWS[0]):
        view, facts = table.view(None), table.facts()
        assert sum(facts["left"].values()) == sum(view["height"])
        for tile, left in facts["left"].items():
            assert left >= view["top"].count(tile)
        assert facts["stacks"] == sum(height > 0 for height in view["height"])


def test_the_game_ends_with_the_last_stacks() -> None:
    begun = 0
    for crew in CREWS:
        for table, _, index in decisions(crew):
            then = table.copy()
            if any(event["event"] == "end_begun" for event in then.choose(index)):
                begun += 1
                assert then.facts()["stacks"] <= then.facts()["last_stacks"]
    assert begun


def test_a_card_takes_as_many_tiles_as_it_is_said_to() -> None:
    written = 0
    for crew in CREWS:
        for table, decision, index in decisions(crew):
            choice, prices = decision.choices[index], table.hints(decision.seat)["prices"]
            writes = choice.action["do"] in ("song", "legend")
            priced = {c.code for c in decision.choices if c.action["do"] in ("song", "legend")}
            assert {int(code) for code in prices} == priced
            if not writes:
                continue
            then = table.copy()
            before = then.view(None)["tiles"][decision.seat]["size"]
            then.choose(index)
            while then.decision is not None and then.decision.kind == "pay":
                then.choose(0)
            after = then.view(None)["tiles"][decision.seat]["size"]
            won = then.view(None)["tiles"][decision.seat]["cards"].get("opal", 0)
            won -= table.view(None)["tiles"][decision.seat]["cards"].get("opal", 0)
            assert before - after + won == prices[str(choice.code)]
            written += 1
    assert written


def test_nothing_falls_where_nothing_is_in_hand() -> None:
    for table, decision, _ in decisions(CREWS[1]):
        if not table.view(None)["hand"]:
            assert table.facts()["next"] is None, decision
