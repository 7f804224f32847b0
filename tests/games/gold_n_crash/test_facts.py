"""What Gold'n'Crash tells people beyond what happened, held against what happens."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import captains_table as ct
from captains_table.games.gold_n_crash.tell import board

GAMES = 12
GOLD = board()["gold"]


class Moment(NamedTuple):
    """Somebody decides: what is told then, which choice is made, and the events that follow."""

    view: dict[str, Any]
    facts: dict[str, Any]
    hints: dict[str, Any]
    code: int
    action: dict[str, Any]
    events: list[dict[str, Any]]


@cache
def games() -> tuple[tuple[Moment, ...], ...]:
    """All decisions of some games at random."""
    found = []
    for seed in range(GAMES):
        table, bot = ct.Table("gold-n-crash", seed=seed), ct.player("random", seed=seed)
        game = []
        while (decision := table.decision) is not None:
            view = table.view(decision.seat)
            choice = decision.choices[bot.choose(view)]
            told = table.facts(decision.seat), table.hints(decision.seat)
            events = table.choose(choice)
            game.append(Moment(view, *told, choice.code, choice.action, events))
        found.append(tuple(game))
    return tuple(found)


def test_what_a_bomb_would_bring_down_is_what_it_brings_down() -> None:
    struck = set()
    for game in games():
        for view, facts, hints, code, action, events in game:
            if action.get("card") != "bomb" or action["do"] != "play":
                continue
            place = 3 * (1 - view["active"]) + action["column"]
            crashes = hints["crashes"][str(code)]
            possible = set(facts["zeppelins"][place]["robustness"])
            assert set(crashes) <= possible
            for event in events:
                if event["event"] == "zeppelin_destroyed":
                    assert event["robustness"] in crashes
                elif event["event"] == "zeppelin_resisted":  # how, its owner alone is told
                    assert set(crashes) < possible
                else:
                    continue
                struck.add(event["event"])
    assert struck == {"zeppelin_destroyed", "zeppelin_resisted"}


def test_a_zeppelin_falls_as_often_as_the_cases_say() -> None:
    expected, fallen, struck = 0.0, 0, 0
    for game in games():
        for view, facts, hints, code, action, events in game:
            if action.get("card") != "bomb" or action["do"] != "play":
                continue
            place = 3 * (1 - view["active"]) + action["column"]
            zeppelin = facts["zeppelins"][place]
            strength = hints["times"][str(code)]
            chance = zeppelin["falls"][strength - 1] / zeppelin["cases"]
            falls = any(event["event"] == "zeppelin_destroyed" for event in events)
            assert chance > 0 if falls else chance < 1
            expected, fallen, struck = expected + chance, fallen + falls, struck + 1
    assert struck > 50
    assert abs(expected - fallen) < struck**0.5  # two standard deviations, at the least


def test_nothing_more_falls_of_a_wreck() -> None:
    for game in games():
        for view, facts, *_ in game:
            for wreck, zeppelin in zip(view["wreck"], facts["zeppelins"], strict=True):
                assert len(zeppelin["falls"]) == (0 if wreck else 3)


def test_the_prize_of_a_guest_is_what_the_guest_counts() -> None:
    for game in games():
        for view, facts, *_ in game:
            for guest, zeppelin in zip(view["guest"], facts["zeppelins"], strict=True):
                assert zeppelin["prize"] == (None if guest is None else GOLD[guest])


def test_gold_at_risk_is_what_lies_above_the_uppermost_guest() -> None:
    cracked = 0
    for game in games():
        for view, facts, _, _, _, events in game:
            for cards, safe, at_risk, gold in zip(
                view["treasure"], facts["safe"], facts["at_risk"], facts["gold"], strict=True
            ):
                assert at_risk == gold - sum(GOLD[card] for card in cards[:safe])
            for event in events:
                if event["event"] == "safe_cracked":
                    cracked += 1
                    assert GOLD[event["card"]] <= facts["at_risk"][1 - event["seat"]]
    assert cracked


def test_the_turns_to_come_are_counted_once_a_deck_is_empty() -> None:
    ends = 0
    for game in games():
        by_crash = any(event["event"] == "crash_victory" for event in game[-1].events)
        for i, (view, facts, *_) in enumerate(game):
            begun = sum(e["event"] == "turn_begun" for later in game[i:] for e in later.events)
            assert facts["actions"] == 2 >= view["actions"]
            if facts["turns_to_come"] is None:
                assert view["emptied"] is None
            elif not by_crash:
                ends += 1
                assert facts["turns_to_come"] == begun
    assert ends
