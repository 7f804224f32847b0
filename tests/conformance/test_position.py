"""A position is the situation and nothing else; a copy is the table and nothing less."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.conformance.cases import (
    CASES,
    FEW,
    Case,
    as_json,
    asked,
    everybody,
    everything,
    middle,
    play,
    same_future,
    some_kinds,
    stride,
    tables,
    times,
    undone,
    walk,
)


def fields(game: ct.Game) -> set[str]:
    """Everything that a position speaks of."""
    declaration = game.declaration
    declared = {number.name for number in declaration.numbers}
    declared |= {zone.name for zone in declaration.zones}
    return {"seats", "options", "known"} | declared


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_leads_back_to_itself_at_every_decision(case: Case) -> None:
    table = case.table("the seed")
    for _ in walk(table):
        position = table.position()
        assert set(position) == fields(case.game)
        assert "the seed" not in json.dumps(position)
        assert as_json(position) == position
        there = ct.Table.at(case.name, as_json(position), checked=True)
        assert there.position() == position
        assert asked(there) == asked(table)
        assert (there.seq, there.events(None)) == (0, [])
    position = table.position()
    assert ct.Table.at(case.name, as_json(position)).position() == position
    assert ct.Table.at(case.name, position).outcome == table.outcome


@pytest.mark.parametrize("case", FEW, ids=str)
def test_play_goes_on_from_a_position_as_from_the_table(case: Case) -> None:
    for start in range(1, 90, 90 // times(case.game, 3)):
        original = play(case.table(chance=middle), 0, start)
        there = ct.Table.at(case.name, as_json(original.position()), chance=middle)
        assert there.log["start"] == original.position()
        first = original.seq
        random = Random(start)
        while (decision := original.decision) is not None:
            if random.randrange(stride(case.game)) == 0:
                assert there.position() == original.position()
                assert asked(there) == asked(original)
                for seat in everybody(original):
                    told = [{**event, "seq": event["seq"] + first} for event in there.events(seat)]
                    assert told == original.events(seat, first)
            index = random.randrange(len(decision.choices))
            original.choose(index)
            there.choose(index)
        assert there.outcome == original.outcome


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_log_that_starts_at_a_position_replays(case: Case) -> None:
    for table in tables(case, times(case.game, 3)):
        there = play(ct.Table.at(case.name, table.position(), seed=5), 5)
        assert there.log["seed"] == 5
        assert everything(ct.Table.replay(as_json(there.log))) == everything(there)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_copy_is_equal_in_everything_and_independent(case: Case) -> None:
    table = case.table(8)
    twins = []
    for number, decision in enumerate(walk(table, 8)):
        twin = table.copy()
        here = everything(table)
        assert everything(twin) == here
        assert undone(twin, decision.seat) == undone(table, decision.seat)
        if number % 9 == 0:
            same_future(twin, table)
            twin.choose(0)
            assert everything(table) == here, "the copy went on, the table did not"
            twin = table.copy()
            table.copy().choose(0)
            assert everything(twin) == here, "the table went on, the copy did not"
            twins.append(twin)
    assert everything(table.copy()) == everything(table)
    for twin in twins:
        for step in table.log["steps"][twin.seq :]:
            if "action" in step and twin.seq < table.seq:
                twin.choose(step["action"])
        assert everything(twin) == everything(table), "the same choices, the same draws"


def handed_out(table: ct.Table) -> list[Any]:
    """What a caller could write into by mistake."""
    return [table.position(), table.view(None), table.events(0), table.log["steps"]]


def spoil(data: Any) -> None:
    """Write into everything that can be written into."""
    if isinstance(data, dict):
        for value in list(data.values()):
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.clear()


@pytest.mark.parametrize("case", FEW, ids=str)
def test_what_a_table_hands_out_is_the_callers_to_write_into(case: Case) -> None:
    for table in tables(case, times(case.game, 4)):
        there = ct.Table.at(case.name, given := table.position(), seed=1)
        before = as_json([everything(t) for t in (table, there)])
        for one in (table, there):
            spoil(handed_out(one))
        spoil(given)
        assert [everything(t) for t in (table, there)] == before


def test_choices_and_the_start_of_a_log_are_the_callers_to_write_into() -> None:
    for case in FEW:
        for table in tables(case, 1):
            there = ct.Table.at(case.name, table.position(), seed=1)
            before = as_json(everything(there))
            assert there.decision is not None
            spoil([there.view(there.decision.seat), there.log["start"]])
            assert everything(there) == before


# Positions that are refused


def broken(position: dict[str, Any], game: ct.Game) -> list[tuple[str, dict[str, Any]]]:
    """The position with one field spoilt, and that field's name; in every possible field."""
    found: list[tuple[str, dict[str, Any]]] = []
    text = json.dumps(position)

    def spoilt(name: str) -> dict[str, Any]:
        found.append((name, json.loads(text)))
        return found[-1][1]

    for name in position:
        del spoilt(name)[name]
        for nonsense in ("nonsense", -99, 1000, 2.5, {"nonsense": 1}, [[99]]):
            spoilt(name)[name] = nonsense
    spoilt("luck")["luck"] = 1
    for number in game.declaration.numbers:
        if number.per_seat:
            spoilt(number.name)[number.name].append(position[number.name][0])
            if not number.names:
                spoilt(number.name)[number.name][0] = number.high + 1
    for zone in game.declaration.zones:
        for kind in some_kinds(game):
            changed = spoilt(kind if kind in zone.kinds else zone.name)
            row = changed[zone.name][0] if zone.per_seat else changed[zone.name]
            row[kind] = row.get(kind, 0) + 1
    for _, names in game.declaration.fixed:
        for name in names:
            changed = spoilt(names[0])
            one = changed[name]
            if isinstance(one, list):
                one[one.index(min(one))] += 1
            else:
                changed[name] = one + 1 if one == 0 else one - 1
    for row in range(len(position["known"])):
        for name, known in position["known"][row].items():
            changed = spoilt("known")
            entry = changed["known"][row][name]
            (entry[0] if isinstance(known, list) else entry)[next(iter(game.declaration.kinds))] = (
                99
            )
    return found


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_position_that_is_not_as_declared_is_refused_with_the_name_of_its_field(
    case: Case,
) -> None:
    for table in tables(case, times(case.game, 2)):
        for name, position in broken(table.position(), case.game):
            with pytest.raises(ct.BadPosition) as error:
                ct.Table.at(case.name, position)
            assert error.value.field.startswith(name), (name, str(error.value))
            assert str(error.value).startswith(error.value.field)
