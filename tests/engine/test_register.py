"""The rule register of every game: complete, in both languages, and held by tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.engine.register import Rule, register
from captains_table.engine.words import LANGUAGES

TESTS = Path(__file__).parents[1] / "games"
CITED = re.compile(r"\b[A-Z]{2}-(?:[A-Z]?\d+|[A-Z])\b")
SHORT = re.compile(
    r"(?<![\w-])[RA]\d+\b"
)  # as chapters of a long book of rules cite it: (R96, A26)
PROMPT = re.compile(r"^prompt-([a-z-]+) =", re.MULTILINE)

every_game = pytest.mark.parametrize(
    "game", [ct.game(name) for name in ct.game_names()], ids=ct.game_names()
)


def entries(game: ct.Game) -> list[Rule]:
    return list(register(game.folder).values())


def written_tests(game: ct.Game) -> set[str]:
    """Every test in the folder of a game's rules, as FILE::NAME."""
    return {
        f"{file.name}::{node.name}"
        for file in (TESTS / game.folder.name / "rules").glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def chosen_at(game: ct.Game) -> dict[str, set[str]]:
    """The kinds of decisions that come up in play, with what was chosen there. Options other than
    the usual ones bring decisions of their own."""
    seen: dict[str, set[str]] = {}
    tables = game.seats[-2:]
    for seed in range(12):
        options = {o.name: o.values[seed // 2 % 2 % len(o.values)] for o in game.options}
        table = ct.Table(game.name, tables[seed % len(tables)], seed, options)
        random = ct.player("random", seed)
        while decision := table.decision:
            verbs = {choice.action["do"] for choice in decision.choices}
            seen.setdefault(decision.kind, set()).update(verbs)
            table.choose(random.choose(table.view(decision.seat)))
    return seen


@every_game
def test_identifiers_are_unique_and_leave_no_gap(game: ct.Game) -> None:
    text = (game.folder / "rules.toml").read_text(encoding="utf-8")
    written = re.findall(r'^id = "(.+)"$', text, re.MULTILINE)
    assert written == [rule.id for rule in entries(game)]
    series: dict[str, list[str]] = {}
    for name in written:
        series.setdefault(re.sub(r"\d+$", "", name), []).append(name)
    for start, names in series.items():
        assert names in ([start], [f"{start}{n}" for n in range(1, len(names) + 1)])


@every_game
def test_rulings_come_after_the_rules(game: ct.Game) -> None:
    order = [rule.is_ruling for rule in entries(game)]
    assert order == sorted(order)
    assert all(rule.is_ruling for rule in entries(game) if rule.house)


@every_game
def test_every_entry_has_words_and_a_heading_in_every_language(game: ct.Game) -> None:
    for rule in entries(game):
        assert set(rule.text) == set(rule.section) == set(LANGUAGES), rule.id
        for lang in LANGUAGES:
            for text in (rule.text[lang], rule.section[lang]):
                assert text == text.strip() != "", rule.id
            assert rule.text[lang][-1] in ".!?", rule.id
        assert rule.text["en"] != rule.text["fr"], rule.id


@every_game
def test_a_heading_is_translated_in_one_way(game: ct.Game) -> None:
    pairs = {(rule.section["en"], rule.section["fr"]) for rule in entries(game)}
    for side in (0, 1):
        headings = [pair[side] for pair in pairs]
        assert len(headings) == len(set(headings))


@every_game
def test_every_entry_is_held_by_tests_that_exist(game: ct.Game) -> None:
    there = written_tests(game)
    assert there
    for rule in entries(game):
        assert rule.tests, rule.id
        assert [test for test in rule.tests if test not in there] == [], rule.id
        assert len(set(rule.tests)) == len(rule.tests), rule.id


@every_game
def test_options_and_entries_name_each_other(game: ct.Game) -> None:
    named = {rule.option for rule in entries(game) if rule.option}
    assert named == {option.name for option in game.options}


@every_game
def test_what_the_code_cites_is_in_the_register(game: ct.Game) -> None:
    known = set(register(game.folder))
    series = {rule.id.partition("-")[0] for rule in entries(game)}
    cited = {
        (file.name, rule)
        for file in game.folder.rglob("*.py")
        for rule in CITED.findall(file.read_text(encoding="utf-8"))
        if rule.partition("-")[0] in series
    }
    cited |= {
        (file.name, f"{start}-{rule}")
        for start in series
        for file in game.folder.rglob("*.py")
        for rule in SHORT.findall(file.read_text(encoding="utf-8"))
    }
    assert {file for file, _ in cited} > {"refusals.py"}
    assert [(file, rule) for file, rule in sorted(cited) if rule not in known] == []


@every_game
def test_what_an_entry_cites_is_in_the_register(game: ct.Game) -> None:
    known = set(register(game.folder))
    for rule in entries(game):
        for text in rule.text.values():
            assert set(CITED.findall(text)) <= known, rule.id


@every_game
def test_every_decision_is_explained_and_every_explanation_has_its_decision(game: ct.Game) -> None:
    """A dozen games of chance come to every decision of a small game. In Sea of Legends they leave
    out rare ones, which the tests of its rules come to; every decision has a prompt."""
    seen = chosen_at(game)
    asked = {ask for rule in entries(game) for ask in rule.asks}
    kinds = {ask for ask in asked if "." not in ask}
    text = (game.folder / "en.ftl").read_text(encoding="utf-8")
    assert kinds == {name.replace("-", "_") for name in PROMPT.findall(text)}
    if game.name == "sea-of-legends":
        assert set(seen) <= kinds
        choices = {f"{kind}.{verb}" for kind in kinds for verb in game.verbs.verbs}
    else:
        assert set(seen) == kinds
        choices = {f"{kind}.{verb}" for kind, verbs in seen.items() for verb in verbs}
    assert asked - kinds <= choices
