"""The pages that are made of declarations: up to date, complete, and right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.engine.describe import pages
from captains_table.engine.describe.markdown import french
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.record import observation_dtype
from captains_table.engine.register import register
from captains_table.new_game.lagoon.game import LAGOON

DOCS = Path(__file__).parents[2] / "docs"

each_game = pytest.mark.parametrize("name", ct.game_names())


def page(kind: str, name: str) -> str:
    return pages(ct.game(name))[f"{kind}/{name}.md"]


def rows(text: str, chapter: str) -> list[list[str]]:
    """The cells of the first table of a chapter, without its head."""
    part = text.split(f"\n## {chapter}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    until = next((n for n, line in enumerate(part.splitlines()) if line.startswith("|")), 0)
    first = []
    for line in part.splitlines()[until:]:
        if not line.startswith("|"):
            break
        first.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
    assert lines
    return first[2:]


@each_game
def test_they_are_up_to_date(name: str) -> None:
    for file, text in pages(ct.game(name)).items():
        written = (DOCS / file).read_text(encoding="utf-8")
        assert written == text, "python -m captains_table.engine.describe docs"


@each_game
def test_the_page_of_positions_names_every_field(name: str) -> None:
    game = ct.game(name)
    table = ct.Table(name, seats=game.seats[0], seed=1)
    text = page("positions", name)
    for field in {*table.position(), *table.view(0)}:
        assert f"`{field}`" in text, field
    for kind in game.declaration.label_names:
        assert f"`{kind}`" in text, kind


@each_game
def test_every_step_is_a_decision_or_chance_or_happens_by_itself(name: str) -> None:
    game, text = ct.game(name), page("reference", name)
    told = [cells[0] for cells in (*rows(text, "Decisions"), *rows(text, "Chance"))]
    alone = text.split("\n## What happens by itself\n\n")[1].split("\n\n")[0]
    assert {f"`{step}`" for step in game.steps} == {*told, *re.findall(r"`\w+`", alone)}


@each_game
def test_what_is_asked_at_a_table_can_be_answered_as_the_page_says(name: str) -> None:
    """Whole games: each choice is a verb that its decision has there, and a code that its verb has
    there; each event has the arguments that it has there."""
    text = page("reference", name)
    verbs = {kind: verbs for kind, _, _, verbs in rows(text, "Decisions")}
    codes = [(verb, _span(codes)) for verb, _, codes, _ in rows(text, "Actions")]
    arguments = {
        event: set(re.findall(r"`(\w+)`", told)) for event, told, _ in rows(text, "Events")
    }
    for seed, seats in enumerate(ct.game(name).seats):
        table, bot = ct.Table(name, seats, seed), ct.player("random", seed)
        while (decision := table.decision) and table.seq < 400:
            for choice in decision.choices:
                verb = f"`{choice.action['do']}`"
                assert verb in verbs[f"`{decision.kind}`"]
                assert any(one == verb and choice.code in span for one, span in codes)
            for event in table.choose(bot.choose(table.view(decision.seat))):
                told = set(event) - {"seq", "event", "moved"}
                assert told <= arguments[f"`{event['event']}`"], event


def _span(codes: str) -> range:
    first, _, last = codes.partition(" to ")
    return range(int(first), int(last or first) + 1)


@each_game
def test_every_choice_has_a_name_there(name: str) -> None:
    """Patterns of a verb that are called alike are called so once."""
    said: dict[str, str] = {}
    for verb, _, _, sentence in rows(page("reference", name), "Actions"):
        said[verb] = sentence or said.get(verb, "")
        assert said[verb], verb


def test_a_choice_is_named_by_what_its_pattern_fixes() -> None:
    takes = [row for row in rows(page("reference", "oh-captain"), "Actions") if row[0] == "`take`"]
    assert [row[3] for row in takes] == ["The face-up {card}", "A face-down card, at random"]


@each_game
def test_every_code_is_in_one_row(name: str) -> None:
    spans = [_span(codes) for _, _, codes, _ in rows(page("reference", name), "Actions")]
    assert [code for span in spans for code in span] == list(range(ct.game(name).actions))


@each_game
def test_every_place_in_the_observation_is_where_numpy_has_it(name: str) -> None:
    game = ct.game(name)
    *fields, whole = rows(page("reference", name), "The observation")
    for column, seats in enumerate(game.seats, start=1):
        try:
            layout = observation_dtype(game.declaration, seats)
        except BadDeclaration:
            assert not game.compiles
            return
        offsets = {f"`{field}`": str(offset) for field, (_, offset) in _fields(layout).items()}
        assert {cells[0]: cells[column] for cells in fields} == offsets
        assert 0 <= layout.itemsize - int(whole[column].strip("*")) < 4


def _fields(layout: object) -> dict[str, tuple[object, int]]:
    found = getattr(layout, "fields")  # noqa: B009  a mapping, which its type does not say
    return {name: value for name, value in found.items() if name != "padding"}


@each_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_of_rules_has_every_entry(name: str, lang: str) -> None:
    text = page("rules" if lang == "en" else "fr/rules", name)
    for rule in register(ct.game(name).folder).values():
        said = " ".join(rule.text[lang].split())
        line = next(line for line in text.splitlines() if line.startswith(f"- **{rule.id}**"))
        assert line.endswith(french(said) if lang == "fr" else said)
        assert ("house ruling" in line or "décision maison" in line) == rule.house
        assert f"`{rule.option}`" in line or not rule.option


def test_a_small_game_has_its_pages_too() -> None:
    made = pages(LAGOON)
    assert set(made) == {
        f"{folder}/lagoon.md" for folder in ("reference", "positions", "rules", "fr/rules")
    }
    assert "## Options" in made["reference/lagoon.md"]
    assert "\n\nThere is none.\n" in made["reference/lagoon.md"]
    assert [cells[0] for cells in rows(made["reference/lagoon.md"], "Actions")] == [
        f"`{verb}`" for verb in LAGOON.verbs.verbs
    ]


def test_french_keeps_code_as_it_is() -> None:
    said = french("L'ordre « ainsi » ; 20 % : `a ; b's`")
    assert said == (
        "L’ordre «\N{NO-BREAK SPACE}ainsi\N{NO-BREAK SPACE}»\N{NO-BREAK SPACE}; "
        "20\N{NO-BREAK SPACE}%\N{NO-BREAK SPACE}: `a ; b's`"
    )
