"""Who sits where: people, and bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import captains_table as ct

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
        raise ct.BadSeats(f"players: {len(names)} are named, and there are {seats} seats")
    if mine is not None and (hot_seat or watch):
        raise ct.BadSeats("seat: with --hot-seat or --watch no single seat is yours")
    if hot_seat and watch:
        raise ct.BadSeats("watch: bots play alone, so there is no --hot-seat")
    if mine is not None and not 0 <= mine < seats:
        raise ct.BadSeats(f"seat: {mine} is not one of 0 to {seats - 1}")
    if watch:
        if PERSON in names:
            raise ct.UnknownPlayer(f"players: with --watch there is no {PERSON}")
        return _repeated(names, seats)
    if hot_seat:
        return [PERSON] * (seats - len(names)) + list(names)
    if len(names) == seats:
        return _checked(list(names), mine)
    seated = _repeated(names, seats - 1)
    seated.insert(mine or 0, PERSON)
    return seated


def _repeated(names: Sequence[str], count: int) -> list[str]:
    """As many as are needed: the names again and again."""
    given = list(names) or [DEFAULT]
    return [given[i % len(given)] for i in range(count)]


def _checked(names: list[str], mine: int | None) -> list[str]:
    """A list with an entry for every seat says itself where people sit."""
    if PERSON not in names:
        raise ct.UnknownPlayer(f"players: name a {PERSON} for your seat, or add --watch")
    if mine is not None and names[mine] != PERSON:
        raise ct.UnknownPlayer(f"players: seat {mine} is yours, so name a {PERSON} there")
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
