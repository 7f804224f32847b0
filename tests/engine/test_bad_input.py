"""Whatever is sent to the front door, it answers with an error of ours that names what is wrong,
and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import captains_table as ct
from tests.engine.garbage import (
    NONSENSE,
    everything,
    finished_log,
    nothing_changes,
    play_on,
    refused,
    values,
)

nonsense = pytest.mark.parametrize("bad", NONSENSE.values(), ids=list(NONSENSE))


def table_at_work(seed: int = 7) -> ct.Table:
    table = ct.Table("oh-captain", seats=4, seed=seed, checked=True)
    for _ in range(9):
        table.choose(0)
    return table


def finished_table() -> ct.Table:
    return ct.Table.replay(finished_log())


# Sitting down


@pytest.mark.parametrize("name", ["", "chess", "Oh-Captain", None, 1, ["oh-captain"]])
def test_there_is_no_such_game(name: Any) -> None:
    for call in (lambda: ct.game(name), lambda: ct.Table(name, 4), lambda: ct.Table.at(name, {})):
        assert isinstance(refused(call, "game", "oh-captain"), ct.UnknownGame)


@nonsense
def test_a_game_is_not_called_like_that(bad: Any) -> None:
    refused(lambda: ct.game(bad), "game")


@pytest.mark.parametrize("seats", [2, 7, -1, 0, True, 4.0, "4", None])
def test_nobody_plays_with_so_many_seats(seats: Any) -> None:
    error = refused(lambda: ct.Table("oh-captain", seats), "seats", "3", "6")
    assert isinstance(error, ct.BadSeats)


@nonsense
def test_that_is_no_number_of_seats(bad: Any) -> None:
    refused(lambda: ct.Table("oh-captain", bad), "seats")


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"weather": "fine"}, "weather"),
        ({"adventurers": "stolen"}, "adventurers"),
        ({"adventurers": True}, "adventurers"),
        ({"adventurers": None}, "adventurers"),
        ({"adventurers": ["dealt"]}, "adventurers"),
        ({"captain": 4}, "captain"),
        ({"captain": 5}, "captain"),
        ({"captain": -1}, "captain"),
        ({"captain": True}, "captain"),
        ({"captain": 1.0}, "captain"),
        ({"captain": "1"}, "captain"),
        ({"all_adventurers": 1}, "all_adventurers"),
        ({"all_adventurers": "true"}, "all_adventurers"),
        ({1: 1}, "1"),
        ("adventurers", "options"),
        (["adventurers"], "options"),
        ("", "options"),
        ([], "options"),
        (0, "options"),
        (False, "options"),
    ],
)
def test_that_is_no_option(options: Any, field: str) -> None:
    error = refused(lambda: ct.Table("oh-captain", 4, options=options), field)
    assert isinstance(error, ct.BadOption)


@nonsense
def test_nonsense_is_no_option(bad: Any) -> None:
    refused(lambda: ct.Table("oh-captain", 4, options=bad), "options")
    refused(lambda: ct.Table("oh-captain", 4, options={"captain": bad}), "options.captain")


@pytest.mark.parametrize("seed", [True, 1.5, [], {}, b"1", (1,), "\ud800", 10**5000], ids=type)
def test_that_is_no_seed(seed: Any) -> None:
    table = table_at_work()
    assert isinstance(refused(lambda: ct.Table("oh-captain", 4, seed), "seed"), ct.BadChance)
    refused(lambda: ct.Table.at("oh-captain", table.position(), seed), "seed")
    with nothing_changes(table):
        refused(lambda: table.resample(0, seed), "seed")


# Chance of the caller's own


@pytest.mark.parametrize("bad", [-1, 100, None, True, "0", 0.0, [0]])
def test_chance_must_name_an_outcome(bad: Any) -> None:
    error = refused(lambda: ct.Table("oh-captain", 4, chance=lambda *_: bad), "chance", "captain")
    assert isinstance(error, ct.BadChance)


def test_the_number_of_outcomes_is_none_of_them() -> None:
    refused(lambda: ct.Table("oh-captain", 4, chance=lambda kind, out, weights: len(out)), "chance")


def moody(answers: dict[int, Callable[[], Any]]) -> tuple[ct.Table, list[int]]:
    """A table whose chance function answers 0, but for the calls in `answers`; and the calls."""
    calls = [0]

    def chance(kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> Any:
        calls[0] += 1
        return answers.get(calls[0], lambda: 0)()

    return ct.Table("oh-captain", 4, chance=chance, checked=True), calls


def to_the_next_draw(table: ct.Table) -> None:
    """Go on until the next choice leads to chance."""
    while True:
        twin = table.copy()
        twin.choose(0)
        if any("chance" in step for step in twin.log["steps"][table.seq :]):
            return
        table.choose(0)


@pytest.mark.parametrize("bad", [-1, 100, None, True, "0"])
def test_bad_chance_in_the_middle_of_a_game_changes_nothing(bad: Any) -> None:
    answers: dict[int, Callable[[], Any]] = {}
    table, calls = moody(answers)
    to_the_next_draw(table)
    answers[calls[0] + 1] = lambda: bad
    with nothing_changes(table):
        assert isinstance(refused(lambda: table.choose(0), "chance"), ct.BadChance)
    table.choose(0)
    play_on(table)


@pytest.mark.parametrize("error", [ZeroDivisionError, KeyboardInterrupt])
def test_a_chance_function_that_fails_changes_nothing(error: type[BaseException]) -> None:
    def fail() -> None:
        raise error

    answers: dict[int, Callable[[], Any]] = {}
    table, calls = moody(answers)
    to_the_next_draw(table)
    answers[calls[0] + 1] = fail
    with nothing_changes(table), pytest.raises(error):
        table.choose(0)
    table.choose(0)
    play_on(table)


def test_a_chance_function_cannot_change_what_can_happen() -> None:
    def greedy(kind: str, outcomes: Any, weights: Any) -> int:
        outcomes[:] = ["lantern3"] * 50
        weights.clear()
        return 0

    table = ct.Table("oh-captain", 4, chance=greedy, checked=True)
    assert table.log["steps"][0] == {"chance": "captain", "outcome": 0}
    play_on(table)


# Choosing


@pytest.mark.parametrize(
    "bad", [-1, 4, 100, True, False, None, 0.0, "0", [], [0], {}, {"do": None}]
)
def test_that_is_no_choice(bad: Any) -> None:
    table = table_at_work()
    with nothing_changes(table):
        error = refused(lambda: table.choose(bad))
        assert isinstance(error, ct.IllegalChoice)
        assert error.text("fr") != error.text("en")
        assert table.decision is not None
        refusal = table.explain(table.decision.seat, bad)
        assert refusal is not None
        assert refusal.text("en") == str(error)


@nonsense
def test_nonsense_is_no_choice(bad: Any) -> None:
    table = table_at_work()
    with nothing_changes(table):
        refused(lambda: table.choose(bad))
        refused(lambda: table.choose({"do": bad}))
        refused(lambda: table.choose({"do": "buy", "seat": bad}))
        refused(lambda: table.choose({"do": "attack", "seat": bad}))
        refused(lambda: table.choose({"do": "choose_adventurer", "adventurer": bad}))
    play_on(table)


@pytest.mark.parametrize("choice", [0, -1, {"do": "buy"}, {"do": "weep"}, None, "0", True])
def test_nothing_is_chosen_at_a_finished_table(choice: Any) -> None:
    table = finished_table()
    with nothing_changes(table):
        assert isinstance(refused(lambda: table.choose(choice), "over"), ct.IllegalChoice)
        assert table.explain(0, choice) is not None
        refused(lambda: table.undo(0))


@settings(max_examples=150)
@given(
    choice=values | st.dictionaries(st.sampled_from(["do", "seat", "card", "face", "x"]), values)
)
def test_garbage_is_refused_or_a_choice(choice: Any) -> None:
    table = _AT_WORK
    legal = [c.action for c in table.decision.choices] if table.decision else []
    if choice in legal or (type(choice) is int and 0 <= choice < len(legal)):
        return
    with nothing_changes(table):
        refused(lambda: table.choose(choice))


_AT_WORK = table_at_work()


# Asking


@pytest.mark.parametrize("seat", [-1, 4, 100, True, 1.0, "0", [], {}])
def test_there_is_no_such_seat(seat: Any) -> None:
    table = table_at_work()
    with nothing_changes(table):
        for call in (
            lambda: table.view(seat),
            lambda: table.events(seat),
            lambda: table.explain(seat, 0),
            lambda: table.undo(seat),
            lambda: table.resample(seat, 1),
        ):
            assert isinstance(refused(call, "seat"), ct.BadSeats)


@nonsense
def test_nonsense_is_no_seat(bad: Any) -> None:
    table = table_at_work()
    for call in (table.view, table.events, table.undo, table.resample):
        refused(lambda call=call: call(bad), "seat")  # type: ignore[misc]


@pytest.mark.parametrize("lang", ["de", "EN", "", None, 1, [], "../en"])
def test_there_is_no_such_language(lang: Any) -> None:
    table = table_at_work()
    assert table.decision is not None
    with pytest.raises(ct.IllegalChoice) as no_such_choice:
        table.choose(-1)
    with pytest.raises(ct.IllegalChoice) as against_a_rule:
        table.choose({"do": "mutiny"})
    assert against_a_rule.value.rule
    with pytest.raises(ct.CannotUndo) as cannot_undo:
        table.undo((table.decision.seat + 1) % 4)
    for call in (
        table.decision.prompt,
        table.decision.choices[0].label,
        table.seat_names,
        no_such_choice.value.text,
        against_a_rule.value.text,
        cannot_undo.value.text,
    ):
        error = refused(lambda call=call: call(lang), "lang", "en, fr")  # type: ignore[misc]
        assert isinstance(error, ct.UnknownLanguage)


@pytest.mark.parametrize("name", ["", "genius", None, 1, [], {}])
def test_there_is_no_such_player(name: Any) -> None:
    assert isinstance(refused(lambda: ct.player(name), "player", "random"), ct.UnknownPlayer)


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("seed", [1.5, "1", [], True])
def test_that_is_no_seed_of_a_player(name: str, seed: Any) -> None:
    refused(lambda: ct.player(name, seed), "seed")


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("view", [None, {}, [], {"decision": None}, {"decision": {"seat": 1}}])
def test_a_player_is_asked_with_a_view(name: str, view: Any) -> None:
    refused(lambda: ct.player(name, 1).choose(view), "view")


# Tables that go on from what people sent


def test_an_error_leaves_other_tables_alone() -> None:
    one, other = table_at_work(1), table_at_work(1)
    refused(lambda: one.choose(-1))
    refused(lambda: ct.Table.at("oh-captain", {}))
    refused(lambda: ct.Table.replay({}))
    play_on(one)
    play_on(other)
    assert everything(one) == everything(other)
