"""Every game and every seat count, with some options or, for `make thorough`, with every value of
every option; and how the tests play and compare."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise
from os import environ
from random import Random
from typing import Any

import captains_table as ct
from captains_table.engine.chance import Chance, Seed
from captains_table.engine.words import LANGUAGES

THOROUGH = bool(environ.get("CAPTAIN_THOROUGH"))

# What people and programs send by mistake, or on purpose.
NONSENSE: tuple[Any, ...] = (
    -1,
    10**30,
    True,
    None,
    "0",
    1.0,
    [],
    {},
    {"do": None},
    {"do": "dance"},
    {"do": ["pass"]},
    {0: 0, "do": "dance"},
)


@dataclass(frozen=True)
class Case:
    """A game, a number of seats and the options agreed on."""

    name: str
    seats: int
    number: int  # of its options, among those of the same seats
    given: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}-options{self.number}"

    @cached_property
    def game(self) -> ct.Game:
        return ct.game(self.name)

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.given)

    def table(
        self, seed: Seed = 0, chance: Chance | None = None, *, checked: bool = False
    ) -> ct.Table:
        return ct.Table(self.name, self.seats, seed, self.options, chance, checked=checked)


def _possible(game: ct.Game, seats: int) -> dict[str, list[Any]]:
    """The values of each option that so many seats can agree on."""
    possible: dict[str, list[Any]] = {}
    for option in game.options:
        possible[option.name] = []
        for value in option.values:
            try:
                game.empty(seats, {option.name: value})
            except ct.BadOption:
                continue
            possible[option.name].append(value)
    return possible


def every_case(game: ct.Game, seats: int) -> Iterator[Case]:
    """The defaults, then every value of every option, with a draw of the other options. Of the
    seats that an option can name, the last stands for all."""
    yield Case(game.name, seats, 0, ())
    possible = _possible(game, seats)
    seat_options = {option.name for option in game.options if option.kind == "seat"}
    others = [
        (name, value)
        for name, values in possible.items()
        for value in (values[-1:] if name in seat_options else values[1:])
    ]
    for number, (name, value) in enumerate(others, start=1):
        random = Random(f"{game.name} {seats} {number}")
        drawn = {other: random.choice(values) for other, values in possible.items()}
        yield Case(game.name, seats, number, tuple({**drawn, name: value}.items()))


def _few_cases(game: ct.Game, seats: int) -> Iterator[Case]:
    """The defaults; with the fewest seats also the last value of every option."""
    yield Case(game.name, seats, 0, ())
    if seats == game.seats[0]:
        last = {name: values[-1] for name, values in _possible(game, seats).items()}
        yield Case(game.name, seats, 1, tuple(last.items()))


SEATINGS = [(name, seats) for name in ct.game_names() for seats in ct.game(name).seats]
CASES = [
    case
    for name, seats in SEATINGS
    for case in (every_case if THOROUGH else _few_cases)(ct.game(name), seats)
]


# Compiled rules are compared with the plain ones where a game has them.
COMPILED = [name for name in ct.game_names() if ct.game(name).compiles]
COMPILED_SEATINGS = [(name, seats) for name, seats in SEATINGS if name in COMPILED]
COMPILED_CASES = [case for case in CASES if case.name in COMPILED]


def has_secrets(game: ct.Game) -> bool:
    """Whether a seat can be in doubt what another keeps to itself, or where a piece is: one hidden
    heap holds no secret."""
    declaration = game.declaration
    kept = any(number.seen_by != "everyone" for number in declaration.numbers)
    return kept or sum(zone.seen_by != "everyone" for zone in declaration.zones) > 1


MOST_TRIES = 70
MOST_KINDS = 40
LONG_ENOUGH = 60


def stride(game: ct.Game) -> int:
    """How many decisions lie between two that are looked at closely: at some only, where a game is
    long and a look takes its time."""
    return 1 if game.compiles else 15


def times(game: ct.Game, usual: int) -> int:
    """How many tables or games something is tried with: fewer where games are long."""
    return usual if game.compiles else max(1, usual // 4)


def some_kinds(game: ct.Game) -> list[str]:
    """All kinds of pieces, or some of them where there are very many."""
    kinds = list(game.declaration.kinds)
    return kinds[:: 1 + len(kinds) // MOST_KINDS]


def some_codes(game: ct.Game, seed: Any) -> list[int]:
    """All action codes of a game, or a draw of them where there are very many."""
    return sorted(Random(str(seed)).sample(range(game.actions), min(game.actions, MOST_TRIES)))


# The fewest seats and the most, where all of them would take too long.
FEW = [case for case in CASES if case.seats in (case.game.seats[0], case.game.seats[-1])]


def everybody(table: ct.Table) -> list[int | None]:
    """All seats and the spectator."""
    return [*range(table.state.seats), None]


def walk(table: ct.Table, seed: int = 0) -> Iterator[ct.Decision]:
    """Play at random to the end, with a stop at every decision, or at some: see `stride`."""
    for number, decision in enumerate(every_decision(table, seed)):
        if number % stride(table.game) == 0:
            yield decision


def every_decision(table: ct.Table, seed: int = 0) -> Iterator[ct.Decision]:
    """Play at random to the end, with a stop at every decision."""
    random = Random(seed)
    while decision := table.decision:
        yield decision
        table.choose(random.randrange(len(decision.choices)))


def beginning(table: ct.Table, seed: int = 0) -> Iterator[ct.Decision]:
    """Every decision of a game; of a long one those of its first rounds."""
    most = None if table.game.compiles else LONG_ENOUGH
    return islice(every_decision(table, seed), most)


def play(table: ct.Table, seed: int = 0, decisions: int | None = None) -> ct.Table:
    """Play at random to the end, or so many decisions."""
    for made, _ in enumerate(every_decision(table, seed)):
        if made == decisions:
            break
    return table


def tables(case: Case, count: int, seed: int = 0) -> Iterator[ct.Table]:
    """Tables in the middle of a game, at decisions spread over all of it."""
    for number in range(count):
        whole = play(case.table(seed + number), seed + number)
        decisions = sum("action" in step for step in whole.log["steps"])
        stop = Random(f"{case} {number}").randrange(decisions)
        yield play(case.table(seed + number), seed + number, stop)


def taken_back(case: Case, seed: int) -> Iterator[tuple[ct.Table, ct.Table]]:
    """The tables before and after each choice of a game that can be taken back."""
    table = case.table(seed)
    before = table.copy()
    for decision in beginning(table, seed):
        with suppress(ct.CannotUndo):
            table.copy().undo(decision.seat)
            yield before, table.copy()
        before = table.copy()


def decides_twice(table: ct.Table, seed: int) -> bool:
    """Whether somebody decides twice running in a game, so that something can be taken back."""
    steps = play(table, seed).log["steps"]
    return any(one.get("seat", -1) == other.get("seat", -2) for one, other in pairwise(steps))


def middle(kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
    """A chance function that depends on nothing but what can happen."""
    return sum(weights) % len(outcomes)


def refused(refusal: ct.IllegalChoice | None) -> Any:
    """A refusal as data."""
    if refusal is None:
        return None
    texts = [refusal.text(lang) for lang in LANGUAGES]
    return {"rule": refusal.rule, "citation": refusal.citation, "texts": texts}


def undone(table: ct.Table, seat: int) -> Any:
    """What comes of taking back that seat's last choice, tried on a copy."""
    twin = table.copy()
    try:
        twin.undo(seat)
    except ct.CannotUndo as error:
        return [error.text(lang) for lang in LANGUAGES]
    return everything(twin)


def asked(table: ct.Table) -> Any:
    """The decision as its seat reads it."""
    if (decision := table.decision) is None:
        return None
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": [decision.prompt(lang) for lang in LANGUAGES],
        "choices": [
            [choice.index, choice.code, choice.action, *map(choice.label, LANGUAGES)]
            for choice in decision.choices
        ],
    }


def everything(table: ct.Table) -> dict[str, Any]:
    """All that a table shows to anybody, or to those who keep it."""
    return {
        "seq": table.seq,
        "position": table.position(),
        "views": [table.view(seat) for seat in everybody(table)],
        "events": [table.events(seat) for seat in everybody(table)],
        "asked": asked(table),
        "log": table.log,
        "outcome": vars(table.outcome) if table.outcome else None,
    }


def same_future(one: ct.Table, other: ct.Table, decisions: int = 4) -> None:
    """Copies of both tables, played on alike, stay alike."""
    first, second = (play(table.copy(), 1, decisions) for table in (one, other))
    assert everything(first) == everything(second)


def as_json(data: Any) -> Any:
    """What the other side reads after it was sent."""
    return json.loads(json.dumps(data))
