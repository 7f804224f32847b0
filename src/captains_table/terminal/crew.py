"""Who sits where: people, and bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import captains_table as ct
from captains_table.terminal.trouble import Trouble

PERSON = "person"
DEFAULT = "greedy"


def crew(
    seats: int, names: Sequence[str], mine: int | None, hot_seat: bool, watch: bool
) -> list[str]:
    """The name of each seat's player, from what was asked for.

    >>> crew(3, ["random"], 2, False, False)
    ['random', 'random', 'person']
    >>> crew(4, ["random"], None, True, False)
    ['person', 'person', 'person', 'random']
    """
    if len(names) > seats:
        raise Trouble("too-many-players", names=len(names), seats=seats)
    if PERSON in names and len(names) < seats and not hot_seat:
        raise Trouble("too-few-players", names=len(names), seats=seats)
    if mine is not None and (hot_seat or watch):
        raise Trouble("no-seat-of-yours")
    if hot_seat and watch:
        raise Trouble("watch-and-hot-seat")
    if mine is not None and not 0 <= mine < seats:
        raise Trouble("no-such-seat", seat=mine, last=seats - 1)
    if watch:
        if PERSON in names:
            raise Trouble("watch-and-person")
        return _repeated(names, seats)
    if hot_seat:
        return [PERSON] * (seats - len(names)) + list(names)
    if len(names) == seats:
        return _checked(list(names), mine)
    seated = _repeated(names, seats - 1)
    seated.insert(mine or 0, PERSON)
    return seated


def crew_of_people(seats: int, people: int) -> list[str]:
    """So many people, and our bots on the other seats.

    >>> crew_of_people(4, 2)
    ['person', 'person', 'greedy', 'greedy']
    """
    return ([PERSON] * people + [DEFAULT] * seats)[:seats]


def _repeated(names: Sequence[str], count: int) -> list[str]:
    """As many as are needed: the names again and again."""
    given = list(names) or [DEFAULT]
    return [given[i % len(given)] for i in range(count)]


def _checked(names: list[str], mine: int | None) -> list[str]:
    """A list with an entry for every seat says itself where people sit."""
    if PERSON not in names:
        raise Trouble("nobody-plays")
    if mine is not None and names[mine] != PERSON:
        raise Trouble("seat-of-a-bot", seat=mine)
    return names


def seat_players(names: Sequence[str], seed: int | str) -> list[ct.Player | None]:
    """A bot for each seat that has one, None for people. Each draws from a seed of its own that
    does not give away the table's."""
    return [
        None if name == PERSON else ct.player(name, seed=_seed_for(seat, seed))
        for seat, name in enumerate(names)
    ]


def _seed_for(seat: int, seed: int | str) -> int:
    return int.from_bytes(sha256(f"{seed}, seat {seat}".encode()).digest()[:4], "big")
