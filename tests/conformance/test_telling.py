"""What belongs together is told in one line, and nothing is lost by that."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise

import pytest

import captains_table as ct
from captains_table.engine.words import LANGUAGES
from tests.conformance.cases import FEW, Case, everybody, play


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_event_is_told_once_and_in_order(case: Case) -> None:
    table = play(case.table(5), 5)
    for seat in everybody(table):
        events = table.events(seat)
        lines = table.in_lines(events)
        assert [*chain.from_iterable(lines)] == events
        for line in lines:
            if len(line) > 1:
                told = {table.say_line(line, lang, seat) for lang in LANGUAGES}
                assert all(told)
                alone = " ".join(table.say_event(event, "en", seat) for event in line)
                assert len(table.say_line(line, "en", seat)) <= len(alone)


@pytest.mark.parametrize("name", ct.game_names())
def test_what_a_game_tells_together_happens(name: str) -> None:
    """Events that a game declares to run together, to go on in a line, or to begin a turn."""
    game, runs, continued, turns = ct.game(name), Counter[str](), Counter[str](), Counter[str]()
    for case in (case for case in FEW if case.name == name):
        table = play(case.table(5), 5)
        for line in table.in_lines(table.events(0)):
            kinds = [event["event"] for event in line]
            for before, kind in pairwise(kinds):
                (runs if kind == before else continued)[kind] += 1
            turns.update(kind for kind in kinds if kind in game.turns)
    assert {*runs} == {*game.runs}
    assert {*game.continues} <= {*continued}
    assert {*turns} == {*game.turns} & {*game.event_kinds}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_says_how_many_of_each_or_in_which_order(lang: str) -> None:
    nomads = ct.Table("nomads", seats=3, seed=1)
    drops = [{"event": "disc_dropped", "seq": 1, "seat": 0, "space": n} for n in (2, 1, 0)]
    spaces = [nomads.words(lang).say(f"space-{n}") for n in (2, 1, 0)]
    assert ", ".join(spaces) in nomads.say_line(drops, lang)
    other = {"event": "disc_dropped", "seq": 1, "seat": 1, "space": 7}
    assert [len(line) for line in nomads.in_lines([*drops, other])] == [3, 1]
    crash = ct.Table("gold-n-crash", seed=1)
    card = {"event": "card_drawn", "seq": 1, "seat": 0}
    seen = {**card, "card": "octopirate_bomb1"}
    assert [len(line) for line in crash.in_lines([card, card, seen, seen, seen])] == [2, 3]
    assert "×3" in crash.say_line([seen] * 3, lang)
    assert "2" in crash.say_line([card] * 2, lang)
    crash.call({0: "Anna"})
    assert "Anna" in crash.say_line([card] * 2, lang, reader=1)
    assert "Anna" not in crash.say_line([card] * 2, lang, reader=0)
