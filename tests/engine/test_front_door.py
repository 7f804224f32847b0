"""What people do with a table first: look at it, hand back what it offered, play a whole game; and
what they are told about each name."""

from __future__ import annotations

import inspect

import pytest

import captains_table as ct
from tools import api_docs

CALLED = (ct.Table, ct.Decision, ct.Choice, ct.Option, ct.Outcome, ct.Player, ct.IllegalChoice)


def test_a_choice_can_be_handed_back_and_a_table_says_where_it_is() -> None:
    table = ct.Table("oh-captain", seats=4, seed=7)
    twin = table.copy()
    assert table == twin
    assert repr(table) == "<Table 'oh-captain', 4 seats, seq 9: announce of seat 0>"
    assert "It is a Lantern" in str(table)
    offered = table.decision
    assert offered is not None
    table.choose(offered.choices[1])
    assert table != twin
    with pytest.raises(ct.IllegalChoice) as refused:
        table.choose(offered.choices[1])  # of an earlier decision
    assert refused.value.rule in repr(refused.value)
    assert table != "a table"
    with pytest.raises(TypeError):
        hash(table)


@pytest.mark.parametrize("name", ct.game_names())
def test_whole_games_between_players(name: str) -> None:
    seats = min(ct.game(name).seats)
    table = ct.play(name, ["random"] * seats, seed=5)
    assert table.outcome is not None
    assert ct.play(name, ["random"] * seats, seed=5) == table
    with pytest.raises(ct.BadSeats):
        ct.play(name, "random", seed=5)


def test_a_decision_and_its_choices_say_what_they_are() -> None:
    decision = ct.Table("oh-captain", seats=4, seed=7).decision
    assert decision is not None
    assert repr(decision) == "Decision(seat=0, kind='announce', 4 choices)"
    assert repr(decision.choices[1]) == "Choice(1, 17, {'do': 'announce', 'item': 'hook'})"
    assert [choice.index for choice in decision.choices] == [0, 1, 2, 3]
    assert [choice.code for choice in decision.choices] == decision.codes


def test_a_refusal_says_its_rule() -> None:
    table = ct.Table("oh-captain", seats=4, seed=7)
    refusal = table.explain(0, {"do": "mutiny"})
    assert refusal is not None
    assert repr(refusal) == f"<IllegalChoice OC-R31: {refusal}>"
    assert str(refusal) == refusal.text("en") != refusal.text("fr")
    over = ct.play("oh-captain", ["random"] * 3, seed=5).explain(0, 0)
    assert over is not None
    assert over.rule == ""
    assert repr(over) == f"<IllegalChoice by no rule: {over}>"


def test_a_finished_table_says_who_has_what() -> None:
    table = ct.play("gold-n-crash", ["random"] * 2, seed=1)
    assert repr(table) == f"<Table 'gold-n-crash', 2 seats, seq {table.seq}: over>"
    title, *rows = str(table).splitlines()
    assert title == f"Gold'n'Crash, 2 seats, seq {table.seq}"
    assert table.outcome is not None
    assert [int(row.split()[0]) for row in rows] == table.outcome.scores


def test_tables_of_the_same_situation_are_equal_whatever_they_draw_from() -> None:
    table = ct.Table("oh-captain", seats=4, seed=7)
    assert ct.Table("oh-captain", seats=4, seed=7) == table
    assert ct.Table("oh-captain", seats=4, seed=8) != table
    assert ct.Table.replay(table.log) == table
    assert ct.Table.at("oh-captain", table.position()) != table  # it has no entries yet


def test_every_public_name_is_on_the_page() -> None:
    members = [
        f"{owner.__name__}.{name}"
        for owner in CALLED
        for name, member in inspect.getmembers_static(owner)
        if not name.startswith("_")
        and (inspect.isfunction(member) or isinstance(member, property | classmethod))
    ]
    assert "Table.choose" in members
    names = api_docs.names()
    assert len(names) == len(set(names))
    assert {*ct.__all__, *members} <= set(names)
    assert {name.partition(".")[0] for name in names} == set(ct.__all__)


@pytest.mark.parametrize("name", api_docs.names())
def test_every_public_name_is_explained_and_shown(name: str) -> None:
    doc = api_docs.docstring(name)
    said, _, _ = doc.partition(">>>")
    assert len(said.split()) > 3, "what it does"
    assert api_docs.example(doc).startswith(">>> "), "an example"
