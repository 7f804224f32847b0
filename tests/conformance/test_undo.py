"""A choice can be taken back while nothing was drawn, nobody else is asked, and nobody learned
anything from it; then it is as if it had never been made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.words import LANGUAGES
from tests.conformance.cases import (
    CASES,
    FEW,
    Case,
    beginning,
    decides_twice,
    everybody,
    everything,
    same_future,
    taken_back,
    times,
)


def told_apart(before: ct.Table, action: dict[str, Any], after: ct.Table) -> bool:
    """Whether the choice told somebody something: at a table that they could not tell from the
    real one before, no choice would have looked like it. Who makes it knows which one it is."""
    assert before.decision is not None
    for seat in everybody(before):
        seen = after.view(seat), after.events(seat, before.seq)
        for seed in range(3):
            twin = before.resample(seat, seed)
            assert twin.decision is not None
            choices = [action]
            if seat != before.decision.seat:  # most often the same choice looks like it: first
                choices = [choice.action for choice in twin.decision.choices]
                choices.sort(key=lambda choice: choice != action)
            if seen not in (looks(twin.copy(), choice, seat) for choice in choices):
                return True
    return False


def looks(table: ct.Table, action: dict[str, Any], seat: int | None) -> Any:
    """What a seat sees and is told once the choice is made."""
    before = table.seq
    table.choose(action)
    return table.view(seat), table.events(seat, before)


def names(written: Any) -> Iterator[str]:
    """The names in a number, as a view writes it; what the seat may not see is not there."""
    for one in written:
        if isinstance(one, list):
            yield from names(one)
        elif one is not None:
            yield one


def known(table: ct.Table) -> list[int]:
    """How much each seat, and the spectator, knows: how many pieces it can place because it sees or
    remembers them, of all kinds and of each group; and what is left that secret numbers can be,
    the less the more is known."""
    declaration = table.game.declaration
    counts = []
    for seat in everybody(table):
        view = table.view(seat)
        rows: list[dict[str, int]] = []
        for zone in declaration.zones:
            entries = view[zone.name] if zone.per_seat else [view[zone.name]]
            rows += [entry["cards"] for entry in entries if "cards" in entry]
        rows += [Counter(names(view[n.name])) for n in declaration.numbers if n.pieces]
        seen = len(rows)
        for entry in view["known"].values():
            rows += entry if isinstance(entry, list) else [entry]
        counts.append(sum(row.get(kind, 0) for row in rows for kind in declaration.kinds))
        for group, members in declaration.groups.items():
            counts.append(sum(row.get(kind, 0) for row in rows[:seen] for kind in members))
            counts[-1] += sum(row.get(group, 0) for row in rows[seen:])
        number = table.state.seats if seat is None else seat
        counts.append(-len(table.game.secret_numbers(table.state, number)))
    return counts


def takes_back(table: ct.Table, seat: int) -> bool:
    """Try to undo; if it is refused, it is refused with a reason and changes nothing."""
    here = everything(table)
    try:
        table.undo(seat)
    except ct.CannotUndo as error:
        texts = {error.text(lang) for lang in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert all(texts)
        assert everything(table) == here
        return False
    return True


def try_everywhere(case: Case, seed: int) -> None:
    """Play a game, or the first rounds of a long one, and try to undo at every decision, on
    copies."""
    table = case.table(seed)
    can_go_back: list[ct.Table] = []  # the tables before each choice that can be taken back
    before: ct.Table | None = None
    for decision in beginning(table, seed):
        twin = table.copy()
        worked = takes_back(twin, decision.seat)
        if before is not None and before.decision is not None:
            alone = table.seq == before.seq + 1 and before.decision.seat == decision.seat
            pairs = zip(known(before), known(table), strict=True)
            assert worked == (alone and all(now <= then for then, now in pairs))
        if worked:
            assert before is not None
            can_go_back.append(before)
            same_future(twin, before)
            for number, earlier in enumerate(reversed(can_go_back)):
                assert number == 0 or takes_back(twin, decision.seat)
                assert everything(twin) == everything(earlier)
        else:
            can_go_back.clear()
        assert not takes_back(twin, decision.seat), "there is nothing more to take back"
        other = (decision.seat + 1) % case.seats
        assert other == decision.seat or not takes_back(table.copy(), other)
        before = table.copy()


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_choice_is_taken_back_as_if_it_had_never_been_made(case: Case) -> None:
    try_everywhere(case, 1)


@pytest.mark.parametrize("name", ct.game_names())
def test_in_every_game_something_can_be_taken_back(name: str) -> None:
    """Where a turn has two choices."""
    cases = [case for case in CASES if case.name == name]
    found = any(True for case in cases for _ in taken_back(case, 2))
    assert found or not any(decides_twice(case.table(2), 2) for case in cases)


@pytest.mark.parametrize("case", CASES[::2], ids=str)
def test_nothing_can_be_taken_back_that_told_somebody_something(case: Case) -> None:
    for seed in range(times(case.game, 2)):
        for before, after in taken_back(case, seed):
            action = after.log["steps"][before.seq]["action"]
            assert not told_apart(before, action, after), action
