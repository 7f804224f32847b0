"""What is told to have moved is all that moved: whoever follows it knows how many things lie where,
and where each marked thing is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.declare import ELSEWHERE, NONE, Declaration
from captains_table.engine.motion import marked_place, marked_things, places
from captains_table.engine.moved import told
from tests.conformance.cases import CASES, Case, every_decision, everybody, times

Where = dict[str, str]  # each marked thing is there


def flat(value: Any, depth: int) -> list[Any]:
    """The rows of a number, one after the other."""
    for _ in range(depth - 1):
        value = [one for row in value for one in row]
    return value if depth else [value]


def sizes(table: ct.Table) -> Counter[str]:
    """How many things there are at each place."""
    declaration, state = table.game.declaration, table.state
    held = Counter[str]()
    for (zone, owner), total in zip(declaration.cells(state.seats), state.total, strict=True):
        held[zone.name if owner == NONE else f"{zone.name}-{owner}"] += total
    holding = {name for amount in declaration.amounts for name in amount.held_by}
    for number in declaration.numbers:
        if number.pieces or number.name in holding:
            rows = flat(getattr(state, number.name), len(number.rows(state.seats)))
            for place, row in zip(places(number, state.seats), rows, strict=True):
                if number.names:
                    row = sum(one != NONE for one in (row if number.length else [row]))
                held[place] += row
    return held


def marked(table: ct.Table) -> Where:
    """Where every marked thing is."""
    where: Where = {}
    for number in table.game.declaration.numbers:
        if number.marks:
            seats = table.state.seats
            values = flat(getattr(table.state, number.name), len(number.rows(seats)))
            for thing, value in zip(marked_things(number, seats), values, strict=True):
                if value != NONE and where.get(thing, ELSEWHERE) == ELSEWHERE:
                    where[thing] = marked_place(number, value)
                where.setdefault(thing, ELSEWHERE)
    return where


def follow(moves: list[dict[str, Any]], held: Counter[str], where: Where) -> None:
    """Do what was told."""
    for move in moves:
        if (thing := move.get("piece")) in where:
            assert where[thing] == move["from"]
            where[thing] = move["to"]
        else:
            held[move["from"]] -= move.get("count", 1)
            held[move["to"]] += move.get("count", 1)


def but_elsewhere(held: Counter[str], declaration: Declaration) -> dict[str, int]:
    """What lies at the places of the declaration."""
    names = {number.name for number in declaration.numbers}
    return {place: n for place, n in held.items() if n and (place != ELSEWHERE or place in names)}


class Follower:
    """Somebody who believes what one viewer is told."""

    def __init__(self, table: ct.Table, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.held, self.where, self.since = sizes(table), marked(table), table.seq

    def catch_up(self) -> None:
        """Hear what happened since, and look whether it is all."""
        table = self.table
        for event in table.events(self.seat, self.since):
            follow(event.get("moved", []), self.held, self.where)
        self.since = table.seq
        held, where = self.held.copy(), self.where.copy()
        number = table.seats if self.seat is None else self.seat
        follow(told(table._recorder.pending, number), held, where)  # what the next event will tell
        assert where == marked(table)
        declaration = table.game.declaration
        assert but_elsewhere(held, declaration) == but_elsewhere(sizes(table), declaration)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_follows_what_moved_knows_how_much_lies_where(case: Case) -> None:
    for seed in range(times(case.game, 4)):
        table = case.table(seed)
        followers = [Follower(table, seat) for seat in everybody(table)]
        for _ in every_decision(table, seed):
            for each in followers:
                each.catch_up()
        for each in followers:
            each.catch_up()
        assert not table._recorder.pending, "at the end all is told"
        assert any("moved" in event for event in table.events(None))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_piece_is_named_that_the_viewer_sees_at_neither_end(case: Case) -> None:
    table = case.table(1)
    for _ in every_decision(table, 1):
        pass
    kinds = set(case.game.declaration.kinds)
    for seat in everybody(table):
        for event in table.events(seat):
            for move in event.get("moved", []):
                if "shown" in move:
                    assert (move.get("piece") in kinds) == any(move["shown"])


def move(piece: str, there: str, here: str, **more: Any) -> dict[str, Any]:
    """A record, as it is told."""
    named = {"piece": piece} if piece else {}
    return {**named, "from": there, "to": here, **more}


# Of each game what a seat was told first of such an event, then what a spectator was told.
EXAMPLES = {
    "gold-n-crash": (
        "card_drawn",
        [move("octopirate_fish1", "deck-0", "hand-0", shown=[False, True])],
        [move("", "deck-0", "hand-0", shown=[False, False])],
    ),
    "nomads": (
        "last_disc_dropped",
        [move("disc-ulrich", "hand", "pile-2")],
        [move("disc-ulrich", "hand", "pile-2")],
    ),
    "oh-captain": (
        "discard_laid",
        [move("lizard", "cave", "discard", shown=[False, True])],
        [move("", "cave", "discard", shown=[False, False])],
    ),
    "sea-of-legends": (
        "character_dealt",
        [move("P07", "characters", "dealt-0", shown=[False, True])],
        [move("", "characters", "dealt-0", shown=[False, False])],
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example(name: str) -> None:
    table = ct.Table(name, ct.game(name).seats[0], seed=7)
    kind, own, public = EXAMPLES[name]
    for _ in every_decision(table, 7):
        if any(event["event"] == kind for event in table.events(None)):
            break
    for seat, moves in ((0, own), (None, public)):
        event = next(event for event in table.events(seat) if event["event"] == kind)
        assert event["moved"] == moves
