"""Codes, actions, refusals, and the words for them."""

from __future__ import annotations

from collections import Counter
from operator import itemgetter
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES
from tests.conformance.cases import (
    CASES,
    FEW,
    MOST_TRIES,
    NONSENSE,
    Case,
    as_json,
    every_decision,
    everybody,
    everything,
    play,
    refused,
    same_future,
    some_codes,
    tables,
    times,
    walk,
)

SELDOM = 10  # decisions, from one look at all that was ever told to the next


@pytest.mark.parametrize("name", ct.game_names())
def test_every_code_has_one_action_and_every_action_one_code(name: str) -> None:
    game = ct.game(name)
    actions = [game.verbs.action(code) for code in range(game.actions)]
    assert [game.verbs.code(as_json(action)) for action in actions] == list(range(game.actions))
    assert {action["do"] for action in actions} == set(game.verbs.verbs)
    for action in actions:
        for wrong in ({**action, "more": 1}, {**action, "do": "dance"}, str(action), [action]):
            assert game.verbs.code(wrong) == -1
        for argument, value in action.items():
            for other in ([value], None, str(value) + "?", float("nan")):
                assert game.verbs.code({**action, argument: other}) == -1
            if isinstance(value, int):
                for other in (str(value), float(value), bool(value)):
                    assert game.verbs.code({**action, argument: other}) == -1
        action["do"] = "spoilt"
    assert game.verbs.action(0)["do"] != "spoilt"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_choices_are_numbered_and_only_their_seat_sees_them(case: Case) -> None:
    table = case.table(1)
    for decision in walk(table, 1):
        assert decision.choices
        assert [choice.index for choice in decision.choices] == [*range(len(decision.choices))]
        for choice in decision.choices:
            assert table.action(choice.code) == choice.action
        assert len({choice.code for choice in decision.choices}) == len(decision.choices)
        for seat in everybody(table):
            view = table.view(seat)
            assert {"seq", "seat", "decision", "known"} <= set(view)
            assert (view["seq"], view["seat"]) == (table.seq, seat)
            asked = {"seat": decision.seat, "kind": decision.kind}
            if seat == decision.seat:
                asked["choices"] = [
                    {"index": choice.index, "code": choice.code, "action": choice.action}
                    for choice in decision.choices
                ]
            assert view["decision"] == asked
            assert as_json(view) == view


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_choice_gives_its_seat_the_events_since(case: Case) -> None:
    table, random = case.table(2), Random(2)
    told = {seat: table.events(seat) for seat in everybody(table)}
    while (decision := table.decision) is not None:
        seq = table.seq
        events = table.choose(random.randrange(len(decision.choices)))
        assert table.seq > seq
        for seat, before in told.items():
            # The set-up is told together with the first step.
            new = table.events(seat, seq) if seq else table.events(seat)[len(before) :]
            assert all(seq <= event["seq"] < table.seq for event in new)
            assert new == sorted(new, key=itemgetter("seq"))
            assert seat != decision.seat or events == new
            before += new
        if random.random() < 1 / SELDOM:
            for seat, before in told.items():
                assert table.events(seat) == before, "the past stays as it was"
    whole = table.events(0)
    assert whole == told[0] == as_json(whole)
    for since in range(0, table.seq + 2, 1 + table.seq // MOST_TRIES):
        assert table.events(0, since) == [event for event in whole if event["seq"] >= since]


def test_the_first_choice_does_not_give_what_was_told_before_it() -> None:
    for case in CASES:
        table = case.table()
        decision = table.decision
        assert decision is not None
        before = table.events(decision.seat)
        events = table.choose(0)
        assert table.events(decision.seat) == before + events


@pytest.mark.parametrize("case", FEW, ids=str)
def test_an_action_does_what_its_index_does(case: Case) -> None:
    for table in tables(case, times(case.game, 4)):
        decision = table.decision
        assert decision is not None
        for choice in decision.choices:
            one, other = table.copy(), table.copy()
            assert one.choose(choice.index) == other.choose(as_json(choice.action))
            assert everything(one) == everything(other)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_an_illegal_choice_is_refused_and_changes_nothing(case: Case) -> None:
    for table in tables(case, times(case.game, 4)):
        decision = table.decision
        assert decision is not None
        before, twin = everything(table), table.copy()
        legal = {choice.code for choice in decision.choices}
        codes = [code for code in some_codes(case.game, table.seq) if code not in legal]
        actions = [case.game.verbs.action(code) for code in codes]
        for choice in (*NONSENSE, len(legal), -len(legal), *actions):
            with pytest.raises(ct.IllegalChoice) as error:
                table.choose(choice)
            assert refused(error.value) == refused(table.explain(decision.seat, choice))
        assert everything(table) == before
        same_future(table, twin)


@pytest.mark.parametrize("name", ct.game_names())
def test_only_what_is_legal_is_not_explained(name: str) -> None:
    """In many games: sets of choices that come up are tried once, with other actions."""
    game = ct.game(name)
    rules, met, most = register(game.folder), set(), times(game, MOST_TRIES)
    actions = [game.verbs.action(code) for code in range(game.actions)]
    tried: Counter[str] = Counter()
    for seed in range(times(game, 8)):
        for case in [case for case in CASES if case.name == name]:
            table = case.table(seed)
            for decision in every_decision(table, seed):
                legal = tuple(decision.codes)
                if (decision.kind, legal) in met or tried[decision.kind] > most:
                    continue
                met.add((decision.kind, legal))
                tried[decision.kind] += 1
                codes = sorted({*some_codes(game, f"{seed} {table.seq}"), *legal})
                answers = {code: table.explain(decision.seat, actions[code]) for code in codes}
                assert {code for code in codes if answers[code] is None} == set(legal)
                for refusal in filter(None, answers.values()):
                    rule = rules[refusal.rule]
                    assert refusal.citation == rule.section["en"] != ""
                    texts = [refusal.text(lang) for lang in LANGUAGES]
                    assert texts == [rule.text[lang] for lang in LANGUAGES]
                    assert len({*texts, ""}) == len(LANGUAGES) + 1


@pytest.mark.parametrize("case", FEW, ids=str)
def test_who_is_not_asked_hears_the_same_whatever_they_try(case: Case) -> None:
    for table in tables(case, 3):
        decision = table.decision
        assert decision is not None
        every = [case.game.verbs.action(code) for code in some_codes(case.game, table.seq)]
        for seat in range(case.seats):
            if seat != decision.seat:
                tries = [refused(table.explain(seat, it)) for it in (*NONSENSE, 0, *every)]
                assert tries[0]["texts"][0] != tries[0]["texts"][1]
                assert all(tries[0]["texts"])
                assert tries == [tries[0]] * len(tries)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_prompt_and_label_says_something_and_no_two_labels_the_same(case: Case) -> None:
    for seed in range(times(case.game, 2)):
        table = case.table(seed)
        for decision in every_decision(table, seed):
            for lang in LANGUAGES:
                assert decision.prompt(lang).strip()
                labels = [choice.label(lang).strip() for choice in decision.choices]
                assert all(labels)
                assert len(set(labels)) == len(labels), labels
            assert decision.prompt("en") != decision.prompt("fr")


@pytest.mark.parametrize("case", FEW, ids=str)
def test_what_happened_can_be_told_to_everybody_in_every_language(case: Case) -> None:
    table = play(case.table(4), 4)
    for seat in everybody(table):
        for event in table.events(seat):
            assert all(table.say_event(event, lang).strip() for lang in LANGUAGES)


# Other things that cannot be


@pytest.mark.parametrize("case", FEW, ids=str)
def test_everything_that_cannot_be_is_an_error_of_ours(case: Case) -> None:
    table = play(case.table(), 0, 5)
    before = everything(table)
    decision = table.decision
    assert decision is not None
    for seat in (-1, case.seats, True, "0", 0.0):
        wrong: Any = seat
        for ask in (table.view, table.events, table.undo, table.resample):
            with pytest.raises(ct.BadSeats):
                ask(wrong)
        with pytest.raises(ct.BadSeats):
            table.explain(wrong, 0)
    with pytest.raises(ct.UnknownLanguage):
        decision.prompt("xx")
    with pytest.raises(ct.UnknownLanguage):
        decision.choices[0].label("xx")
    assert everything(table) == before


@pytest.mark.parametrize("name", ct.game_names())
def test_a_table_that_cannot_be_put_up_is_refused_by_name(name: str) -> None:
    game = ct.game(name)
    few: Any
    for few in (0, -1, min(game.seats) - 1, max(game.seats) + 1, True, "4", 4.5):
        with pytest.raises(ct.BadSeats, match="seats"):
            ct.Table(name, few)
    seats = game.seats[0]
    if len(game.seats) == 1:
        assert ct.Table(name).view(None)["seats"] == seats, "there is only one possibility"
    else:
        with pytest.raises(ct.BadSeats, match="seats"):
            ct.Table(name)
    options: Any
    for options in ({"luck": 1}, *({o.name: "nonsense"} for o in game.options)):
        with pytest.raises(ct.BadOption, match=next(iter(options))):
            ct.Table(name, seats, options=options)
    for option in game.options:
        assert option.default == option.values[0]
        for value in option.values:
            for other in ([value], f"{value}?", 1.5):
                with pytest.raises(ct.BadOption, match=option.name):
                    ct.Table(name, seats, options={option.name: other})
    seed: Any
    for seed in (True, 1.5, [1]):
        with pytest.raises(ct.BadChance, match="seed"):
            ct.Table(name, seats, seed)
    for unknown in (name.upper(), "", None):
        wrong: Any = unknown
        with pytest.raises(ct.UnknownGame):
            ct.game(wrong)
    assert ct.game_names() == sorted(ct.game_names())
    for error in ("BadSeats", "BadOption", "BadChance", "BadLog", "BadPosition", "UnknownGame"):
        assert issubclass(getattr(ct, error), ct.TableError)
    assert issubclass(ct.IllegalChoice, ct.TableError)
    assert issubclass(ct.CannotUndo, ct.TableError)
