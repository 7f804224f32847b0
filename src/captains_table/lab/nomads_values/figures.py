"""What the counts say: rates with their margins, means, and how far from fair a set is."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from captains_table.engine.drivers import VICTORY
from captains_table.engine.errors import TableError
from captains_table.engine.shelf import game
from captains_table.games.nomads.state import ADVENTURERS, SONGS
from captains_table.lab.nomads_values import tally as t

SEATS = game("nomads").seats
# The reconstructed sets, the one that is played by default first.
SETS = next(tuple(map(str, o.values)) for o in game("nomads").options if o.name == "values")
SURE = 1.96  # standard errors to either side: 95 % of a normal distribution


class BadCounts(TableError):
    """The file of counts cannot be read or written, or does not hold what it should."""


class Estimate(NamedTuple):
    """A figure, and half the width of its 95 % interval."""

    value: float
    margin: float


def rate(wins: float, games: int) -> Estimate:
    """How large a part was won. Where victories are shared, the margin is a little too wide.

    >>> rate(50, 100)
    Estimate(value=0.5, margin=0.098)
    """
    value = wins / games
    return Estimate(value, SURE * sqrt(value * (1 - value) / games))


def imbalance(rates: Sequence[tuple[Estimate, float]]) -> Estimate:
    """How far rates are from what would be fair, as a root mean square. By the triangle
    inequality, the errors of the rates move it by no more than their own root mean square.

    >>> imbalance([(Estimate(0.53, 0.01), 0.5), (Estimate(0.46, 0.01), 0.5)])
    Estimate(value=0.035..., margin=0.01)
    """
    return Estimate(
        _root_mean_square([found.value - fair for found, fair in rates]),
        _root_mean_square([found.margin for found, _ in rates]),
    )


def _root_mean_square(numbers: Sequence[float]) -> float:
    return sqrt(sum(n * n for n in numbers) / len(numbers))


def smallest(found: Mapping[str, Estimate]) -> str | None:
    """The set with the smallest figure; None where the margins do not tell.

    >>> smallest({"a": Estimate(3, 0.5), "b": Estimate(2, 0.4)})
    'b'
    >>> smallest({"a": Estimate(3, 0.5), "b": Estimate(2, 0.6)})
    """
    least, *others = sorted(found, key=lambda name: found[name].value)
    top = found[least].value + found[least].margin
    return least if all(found[o].value - found[o].margin > top for o in others) else None


@dataclass(frozen=True)
class Results:
    """The games of one set with one number of seats."""

    seats: int
    table: list[list[int]]

    @property
    def games(self) -> int:
        """How many games the figures are made of."""
        return self.table[t.GAMES][0]

    @property
    def fair(self) -> float:
        """What part of the games everybody should win."""
        return 1 / self.seats

    @cached_property
    def wins_by_turn(self) -> list[Estimate]:
        """Of who begins, of who is next, and so on."""
        wins = self.table[t.WINS_BY_TURN][: self.seats]
        return [rate(won / VICTORY, self.games) for won in wins]

    @cached_property
    def wins_by_adventurer(self) -> list[Estimate]:
        """Of the games in which each Adventurer took part."""
        wins, played = self.table[t.WINS_BY_ADVENTURER], self.table[t.PLAYED_BY_ADVENTURER]
        return [rate(wins[who] / VICTORY, played[who]) for who in range(len(ADVENTURERS))]

    @property
    def points_by_adventurer(self) -> list[float]:
        """The mean score of each Adventurer."""
        scored, played = self.table[t.POINTS_BY_ADVENTURER], self.table[t.PLAYED_BY_ADVENTURER]
        return [scored[who] / played[who] for who in range(len(ADVENTURERS))]

    @property
    def songs_taken(self) -> list[Estimate]:
        """In what part of the games each Song was taken."""
        return [rate(self.table[t.SONG_TAKEN][song], self.games) for song in range(SONGS)]

    @property
    def winners_with_song(self) -> float:
        """What part of the winners has a Song. How many share a victory is not counted: two, as
        nearly always, is taken for granted."""
        winners = self.games + self.table[t.WINNER][t.SHARED]
        return min(1.0, self.table[t.WINNER][t.WITH_SONG] / winners)

    def a_game(self, column: int) -> float:
        """The mean of a column of the row WINNER."""
        return self.table[t.WINNER][column] / self.games

    def a_seat(self, column: int) -> float:
        """The mean of a column of the row SEAT."""
        return self.table[t.SEAT][column] / (self.games * self.seats)


@dataclass(frozen=True)
class Counts:
    """All that was counted, and where."""

    machine: str
    seed: int
    results: Mapping[tuple[str, int], Results]  # by set and seats

    def of(self, values: str) -> list[Results]:
        """The results of a set, fewest seats first."""
        return [self.results[values, seats] for seats in SEATS]


Measure = Callable[[Sequence[Results]], Estimate]


def adventurer_imbalance(results: Sequence[Results]) -> Estimate:
    """How far the Adventurers are from winning equally often."""
    return imbalance([(wins, r.fair) for r in results for wins in r.wins_by_adventurer])


def turn_imbalance(results: Sequence[Results]) -> Estimate:
    """How far the turn order is from not mattering."""
    return imbalance([(wins, r.fair) for r in results for wins in r.wins_by_turn])


def read_counts(file: Path) -> Counts:
    """The counts of a file; BadCounts where it does not hold those of all sets and seats."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        tables = found["counts"]
        results = {
            (values, seats): _results(f"{values}-{seats}", seats, tables)
            for values in SETS
            for seats in SEATS
        }
        return Counts(str(found["machine"]), int(found["seed"]), results)
    except OSError as error:
        raise BadCounts(f"{file}: {(error.strerror or 'cannot be read').lower()}") from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadCounts(f"{file}: this is not a file of counts") from None
    except BadCounts as error:
        raise BadCounts(f"{file}: {error}") from None


def _results(key: str, seats: int, tables: Mapping[str, Any]) -> Results:
    """One table of counts, if it adds up."""
    if key not in tables:
        raise BadCounts(f"there are no games of {key} yet")
    table = tables[key]
    if not (
        [len(row) for row in table] == [t.COLUMNS] * t.ROWS
        and all(type(number) is int for row in table for number in row)
    ):
        raise BadCounts(f"{key}: {t.ROWS} rows of {t.COLUMNS} whole numbers are expected")
    games, played = table[t.GAMES][0], table[t.PLAYED_BY_ADVENTURER]
    wins = (sum(table[t.WINS_BY_TURN]), sum(table[t.WINS_BY_ADVENTURER]))
    if wins != (games * VICTORY,) * 2 or sum(played) != games * seats:
        raise BadCounts(f"{key}: the counts do not add up")
    if min(played[: len(ADVENTURERS)]) < 1:
        raise BadCounts(f"{key}: there are too few games: some Adventurer was never played")
    return Results(seats, table)
