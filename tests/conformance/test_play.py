"""Random play: it ends, nothing leaves its range or gets lost, and what is remembered is true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.declare import EVERYONE, NONE, hidden_kinds
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.plain import OutOfRange, State, blank
from captains_table.engine.position import held_pieces, true_count
from tests.conformance.cases import (
    CASES,
    SEATINGS,
    Case,
    everybody,
    everything,
    play,
    times,
    walk,
)


def steps(case: Case, seed: int) -> Iterator[State]:
    """Every state of a random game, chance nodes included, on the class that checks ranges."""
    code, random = case.game.code, Random(seed)
    state = case.game.start(case.seats, case.options, checked=True)
    codes, weights = [0] * case.game.choices, [0] * case.game.choices
    yield state
    while (mover := code.mover(state)) != OVER:
        if mover == CHANCE:
            count = code.chances(state, codes, weights)
            assert min(weights[:count]) > 0, "what can happen has a weight"
            code.apply(state, random.choices(codes[:count], weights[:count])[0])
        else:
            count = code.legal(state, codes)
            code.apply(state, random.choice(codes[:count]))
        assert len(set(codes[:count])) == count, "nothing is listed twice"
        yield state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_play_ends_within_the_longest_game_on_checked_states(case: Case) -> None:
    for seed in range(times(case.game, 4)):
        table = play(case.table(seed, checked=True), seed)
        assert table.outcome is not None
        assert table.seq <= case.game.longest
        assert everything(table) == everything(play(case.table(seed), seed))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_piece_is_ever_lost_made_or_out_of_place(case: Case) -> None:
    declaration = case.game.declaration
    zones = [zone for zone, _ in declaration.cells(case.seats)]
    foreign = [[name not in zone.kinds for name in declaration.kinds] for zone in zones]
    for state in steps(case, seed=1):
        assert held_pieces(case.game, state, state.cards) == declaration.kinds
        cells = zip(zones, state.cards, state.total, foreign, strict=True)
        for zone, row, total, others in cells:
            assert total == sum(row), zone.name
            assert not any(compress(row, others)), zone.name
        for total, names in declaration.fixed:
            values = [getattr(state, name) for name in names]
            assert sum(sum(v) if isinstance(v, list) else v for v in values) == total, names


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_known_is_true_and_nobody_remembers_what_they_see(case: Case) -> None:
    game, declaration = case.game, case.game.declaration
    labels = declaration.label_names
    for seed in range(times(case.game, 2)):
        for state in steps(case, seed):
            for cell in declaration.slots(case.seats):
                at, looks = game.derived.slot(cell), game.derived.viewer(state, cell)
                for seat in range(case.seats + 1):
                    known = state.known[seat][at : at + len(labels)]
                    if looks in (EVERYONE, seat):
                        assert not any(known), "a seat that sees a zone need not remember it"
                    for label, count in zip(labels, known, strict=True):
                        assert not count or count <= true_count(game, state, cell, label), label
                    for group, members in declaration.groups.items():
                        certain = sum(known[declaration.label(kind)] for kind in members)
                        assert certain <= known[declaration.label(group)], group


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_lies_where_nobody_else_knows_is_of_a_kind_that_may(case: Case) -> None:
    game, declaration = case.game, case.game.declaration
    shut = [
        (cell, zone, owner)
        for cell, (zone, owner) in enumerate(declaration.cells(case.seats))
        if zone.seen_by != "everyone"
    ]
    for state in steps(case, 2):
        for cell, zone, owner in shut:
            at, row = game.derived.slot(cell), state.cards[cell]
            for kind in compress(range(len(row)), row):
                if row[kind] > (state.known[case.seats][at + kind] if at >= 0 else 0):
                    assert declaration.kind_names[kind] in hidden_kinds(zone, owner)
        for number in declaration.numbers:
            if number.pieces and number.seen_by == "owner":
                for owner, row in enumerate(getattr(state, number.name)):
                    names = [number.names[kind] for kind in row if kind != NONE]
                    assert hidden_kinds(number, owner).issuperset(names)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_seat_sees_its_own_secret_numbers_and_nobody_elses(case: Case) -> None:
    table = case.table()
    for _ in walk(table):
        position = table.position()
        for seat in everybody(table):
            view = table.view(seat)
            for number in case.game.declaration.numbers:
                if number.seen_by == "everyone":
                    assert view[number.name] == position[number.name]
                    continue
                pairs = zip(view[number.name], position[number.name], strict=True)
                for owner, (shown, true) in enumerate(pairs):
                    nothing = [None] * len(true) if isinstance(true, list) else None
                    assert shown == (true if owner == seat else nothing), number.name


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everybody_sees_into_the_declared_zones_and_into_no_other(case: Case) -> None:
    table = case.table()
    declaration = case.game.declaration
    while (decision := table.decision) is not None:
        for seat in (*range(case.seats), None):
            view = table.view(seat)
            for zone, owner in declaration.cells(case.seats):
                entry = view[zone.name] if owner == NONE else view[zone.name][owner]
                looks = view.get(zone.seen_by)
                sees = {"everyone": True, "owner": owner == seat, "": False}.get(
                    zone.seen_by, looks is not None and looks == seat
                )
                assert set(entry) == ({"size", "cards"} if sees else {"size"}), zone.name
        table.choose(len(decision.choices) // 2)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_outcome_is_consistent(case: Case) -> None:
    table = case.table(5)
    assert table.outcome is None
    outcome = play(table, 5).outcome
    assert outcome is not None
    seats = list(range(case.seats))
    assert len(outcome.scores) == len(outcome.breakdown) == case.seats
    assert sorted(seat for place in outcome.ranking for seat in place) == seats
    assert all(outcome.ranking), "every place is somebody's"
    if case.game.winners is None:
        assert outcome.winners == outcome.ranking[0]
    else:
        assert outcome.winners == case.game.winners(table.state)
        assert set(outcome.winners) <= set(seats)
    for seat, parts in zip(seats, outcome.breakdown, strict=True):
        assert sum(parts.values()) - parts["total"] == parts["total"] == outcome.scores[seat]
    place = {seat: i for i, tied in enumerate(outcome.ranking) for seat in tied}
    standing = [case.game.code.standing(table.state, seat) for seat in seats]
    for one in seats:
        for two in seats:
            assert (place[one] < place[two]) == (standing[one] > standing[two])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_that_is_over_asks_nothing(case: Case) -> None:
    table = play(case.table(6), 6)
    assert table.decision is None
    before = everything(table)
    for choice in (0, case.game.verbs.action(0)):
        with pytest.raises(ct.IllegalChoice):
            table.choose(choice)
        assert all(table.explain(seat, choice) for seat in range(case.seats))
    for seat in range(case.seats):
        with pytest.raises(ct.CannotUndo):
            table.undo(seat)
    assert everything(table) == before


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_a_checked_state_refuses_every_number_out_of_range(name: str, seats: int) -> None:
    declaration = ct.game(name).declaration
    state = blank(declaration, seats, checked=True)
    for field in declaration.fields(seats):
        rows: list[Any] = [getattr(state, field.name)]
        if len(field.shape) == 2:
            rows = list(rows[0])
        for value in (field.low - 1, field.high + 1):
            if not field.shape:
                with pytest.raises(OutOfRange):
                    setattr(state, field.name, value)
                continue
            for row in rows:
                for i in range(len(row)):
                    with pytest.raises(OutOfRange):
                        row[i] = value
                for i in (-1, len(row)):
                    with pytest.raises(OutOfRange):
                        row[i]
                    with pytest.raises(OutOfRange):
                        row[i] = field.low
