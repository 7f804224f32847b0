"""A resampled table: possible, equally likely, and nothing of the real one left in it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.declare import EVERYONE, NONE, Number, Zone, hidden_kinds
from captains_table.engine.plain import State
from captains_table.engine.position import true_count
from tests.conformance.cases import (
    CASES,
    FEW,
    Case,
    as_json,
    decides_twice,
    everybody,
    everything,
    has_secrets,
    play,
    tables,
    taken_back,
    times,
)

DEALS = 300


def kept(table: ct.Table) -> dict[str, Any]:
    """Everything, and what became of undo and of the dice."""
    ways = [everything(table), everything(play(table.copy(), 1, 5))]
    back = table.copy()
    while back.decision is not None:
        try:
            back.undo(back.decision.seat)
        except ct.CannotUndo:
            break
        ways.append(everything(back))
    return as_json(ways)  # type: ignore[no-any-return]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_of_the_real_table_is_left_in_a_resampled_one(case: Case) -> None:
    """Two real tables that a seat cannot tell apart give it the same table."""
    for table in tables(case, 1):
        for seat in everybody(table):
            other = table.resample(seat, "another real table")
            twins = [one.resample(seat, "seed") for one in (table, other, other.copy())]
            assert kept(twins[0]) == kept(twins[1]) == kept(twins[2])


@pytest.mark.parametrize("name", ct.game_names())
def test_nothing_of_the_real_table_comes_back_by_undo(name: str) -> None:
    changed = False
    cases = [case for case in CASES if case.name == name][::3]
    for case in cases:
        for before, table in islice(taken_back(case, 3), 3):
            for seat in everybody(table):
                other = before.resample(seat, "another past")
                changed |= other.position() != before.position()
                other.choose(table.log["steps"][-1]["action"])
                assert kept(table.resample(seat, 1)) == kept(other.resample(seat, 1))
    can_be = any(decides_twice(case.table(3), 3) for case in cases)
    assert changed == (has_secrets(ct.game(name)) and can_be)


def named(event: dict[str, Any]) -> Iterator[str]:
    """The pieces that an event says have moved. What moved is taken out of it."""
    for moved in event.pop("moved", ()):
        if "piece" in moved:
            yield from [moved["piece"]] * moved.get("count", 1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_resampled_table_is_possible_and_has_no_past(case: Case) -> None:
    for table in tables(case, times(case.game, 2), seed=20):
        here = everything(table)
        for seat in everybody(table):
            twin = table.resample(seat, 4)
            assert (twin.seq, twin.log["steps"]) == (table.seq, [])
            assert set(twin.log) == set(table.log) | {"start"}
            position = twin.position()
            assert twin.log["start"] == position
            assert ct.Table.at(case.name, as_json(position), checked=True).position() == position
            assert twin.view(seat) == table.view(seat)
            for other in everybody(table):
                for event, theirs in zip(table.events(seat), twin.events(other), strict=True):
                    known, shown = (Counter(named(one)) for one in (event, theirs))
                    assert shown <= known, "others were told more than this seat"
                    assert theirs.items() <= event.items(), "others were told more than this seat"
            log = play(twin, 4).log
            replayed = ct.Table.replay(as_json(log))
            assert replayed.log == log
            assert replayed.position() == twin.position()
        assert everything(table) == here


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_seed_makes_the_resampled_table(case: Case) -> None:
    table = play(case.table(), 0, 12)
    drawn: set[str] = set()
    for seat in everybody(table):
        assert kept(table.resample(seat, 1)) == kept(table.resample(seat, 1))
        drawn |= {json.dumps(table.resample(seat, seed).position()) for seed in (*range(4), None)}
        futures = {json.dumps(play(table.resample(seat, s)).log["steps"]) for s in (1, 2, None)}
        assert len(futures) == 3, "what is still to come differs"
    many = len(drawn) > case.seats
    assert many == has_secrets(case.game), "and so does what is hidden"


# Each possible arrangement is as likely as any other


@dataclass
class Spot:
    """Where one piece lies that a seat is not certain of: in a cell, or in an order at an index."""

    holder: Zone | Number
    owner: int
    kind: int
    cell: int = NONE
    index: int = NONE

    @cached_property
    def kinds(self) -> frozenset[str]:
        """Of which kinds a piece may lie here."""
        return hidden_kinds(self.holder, self.owner)


def certain(game: ct.Game, state: State, seat: int, cell: int) -> list[int]:
    """How many pieces of each label the seat is certain of in a cell that it does not look into."""
    labels = len(game.declaration.label_names)
    at = game.derived.slot(cell)
    return list(state.known[seat][at : at + labels]) if at >= 0 else [0] * labels


def hidden_cells(game: ct.Game, state: State, seat: int) -> list[int]:
    return [
        cell
        for cell in range(len(state.total))
        if game.derived.viewer(state, cell) not in (EVERYONE, seat)
    ]


def spots(game: ct.Game, state: State, seat: int) -> list[Spot]:
    """Every spot of a piece that the seat is not certain of."""
    declaration, found = game.declaration, []
    for cell in hidden_cells(game, state, seat):
        zone, owner = declaration.cells(state.seats)[cell]
        sure = certain(game, state, seat, cell)
        for kind, there in enumerate(state.cards[cell]):
            found += [Spot(zone, owner, kind, cell=cell) for _ in range(there - sure[kind])]
    for number in declaration.numbers:
        for owner in range(state.seats) if number.pieces and number.seen_by == "owner" else ():
            count = getattr(state, f"{number.name}_count")[owner] if owner != seat else 0
            for index, name in enumerate(getattr(state, number.name)[owner][:count]):
                kind = declaration.kind_names.index(number.names[name])
                found.append(Spot(number, owner, kind, index=index))
    return found


def heaps(all_spots: list[Spot]) -> list[list[Spot]]:
    """The spots, those together that can hold pieces of the same kind: pieces of other kinds would
    hardly ever come to fit."""
    parted: list[list[Spot]] = []
    for spot in all_spots:
        fitting = [heap for heap in parted if any(s.kinds & spot.kinds for s in heap)]
        parted = [heap for heap in parted if heap not in fitting]
        parted.append([spot, *(s for heap in fitting for s in heap)])
    return parted


class Deals:
    """Deals by hand of what one seat does not know. What it is certain of is found once."""

    def __init__(self, game: ct.Game, state: State, seat: int) -> None:
        self.game, self.state = game, state
        self.certain = {c: certain(game, state, seat, c) for c in hidden_cells(game, state, seat)}
        self.remembered = [
            (cell, label, count)
            for cell, sure in self.certain.items()
            for label, count in zip(game.declaration.label_names, sure, strict=True)
            if count
        ]
        self.heaps = heaps(spots(game, state, seat))
        self.secret_numbers = game.secret_numbers(state, seat)

    def deal(self, random: Random) -> State | None:
        """The pieces that the seat is certain of stay; the others are shuffled and dealt out again,
        and so are the secret numbers. None if that deal contradicts what may lie where, or a group
        that is remembered."""
        twin, declaration = self.state.copy(), self.game.declaration
        for cell, sure in self.certain.items():
            twin.cards[cell][:] = sure[: len(declaration.kinds)]
        for heap in self.heaps:
            pile = sorted(spot.kind for spot in heap)
            random.shuffle(pile)
            for spot, kind in zip(heap, pile, strict=True):
                name = declaration.kind_names[kind]
                if name not in spot.kinds:
                    return None
                if isinstance(spot.holder, Number):
                    row = getattr(twin, spot.holder.name)[spot.owner]
                    row[spot.index] = spot.holder.names.index(name)
                else:
                    twin.cards[spot.cell][kind] += 1
        for cell, label, count in self.remembered:
            if true_count(self.game, twin, cell, label) < count:
                return None
        for name, values in random.choice(self.secret_numbers).items():
            getattr(twin, name)[:] = values
        return twin


def tally(game: ct.Game, states: list[State], cells: list[int]) -> Counter[tuple[Any, ...]]:
    """In how many of the states so many pieces of a kind lie in a cell, and in how many an owner's
    secret number has a value."""
    secret = [number for number in game.declaration.numbers if number.seen_by == "owner"]
    counts: Counter[tuple[Any, ...]] = Counter()
    for state in states:
        counts.update((c, k, n) for c in cells for k, n in enumerate(state.cards[c]) if n)
        for number in secret:
            for owner, value in enumerate(getattr(state, number.name)):
                each = value if isinstance(value, list) else [value]
                counts.update((number.name, owner, i, v) for i, v in enumerate(each))
    return counts


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_possible_arrangement_is_as_likely_as_any_other(case: Case) -> None:
    game, random, many = case.game, Random(str(case)), times(case.game, DEALS)
    for table in tables(case, times(case.game, 2), seed=40):
        for seat in (0, None):
            number = case.seats if seat is None else seat
            cells = hidden_cells(game, table.state, number)
            deals = Deals(game, table.state, number)
            dealt: list[State] = []
            while len(dealt) < many:
                if (deal := deals.deal(random)) is not None:
                    dealt.append(deal)
            drawn = [table.resample(seat, seed).state for seed in range(many)]
            expected, found = tally(game, dealt, cells), tally(game, drawn, cells)
            for what in expected | found:
                share = (expected[what] + found[what]) / (2 * many)
                spread = (2 * many * share * (1 - share)) ** 0.5
                assert abs(expected[what] - found[what]) <= 5 * spread + 1, what
