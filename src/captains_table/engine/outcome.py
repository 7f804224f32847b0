"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `winners` may be several (a shared victory) or none (a faction won).

    `ranking` lists the seats from first to last, tied seats together; `breakdown` says for each
    seat where its points are from.

    >>> from captains_table import play
    >>> outcome = play("gold-n-crash", ["random", "random"], seed=1).outcome
    >>> outcome.scores, outcome.winners, outcome.ranking
    ([6, 21], [1], [[1], [0]])
    >>> outcome.breakdown[1]
    {'crew': 16, 'guests': 5, 'total': 21}
    """

    scores: list[int]
    winners: list[int]
    ranking: list[list[int]]
    breakdown: list[dict[str, int]]


def ranked(standings: Sequence[int]) -> list[list[int]]:
    """The seats from first to last, tied seats together: the higher they stand, the better.

    >>> ranked([7, 9, 7])
    [[1], [0, 2]]
    """
    places: dict[int, list[int]] = {}
    for seat, standing in enumerate(standings):
        places.setdefault(standing, []).append(seat)
    return [places[standing] for standing in sorted(places, reverse=True)]
