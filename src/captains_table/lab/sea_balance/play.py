"""Play games of Sea of Legends between greedy players, on several cores."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from captains_table.engine.declare import NONE
from captains_table.engine.shelf import game
from captains_table.games.sea_of_legends.box import CAPTAINS, FACTION_PAIRS, FACTIONS
from captains_table.games.sea_of_legends.fields import State
from captains_table.players import play_bare

NAME = "sea-of-legends"
SEED = 1720
EACH_TASK = 6  # games: one for each pair of factions
DEAF = (signal.SIGINT, signal.SIG_IGN)
Content = Mapping[str, Any] | str


class Task(NamedTuple):
    """A game to be played."""

    seats: int
    number: int
    factions: str


class Played(NamedTuple):
    """What is kept of a game."""

    seats: int
    factions: str
    rounds: int
    faction: str  # the faction that has won; "" where a captain has
    captains: tuple[str, ...]  # who played, by seats
    winners: tuple[int, ...]  # the seats that have won, with a faction or alone


def play(task: Task, content: Content) -> Played:
    """One game between greedy players: that of `captains_table.play` with the same seed."""
    options = {"factions": task.factions, "content": content}
    s: State = play_bare(NAME, ["greedy"] * task.seats, SEED + task.number, options)
    return Played(
        task.seats,
        task.factions,
        int(s.round),
        FACTIONS[s.winner] if s.winner != NONE else "",
        tuple(CAPTAINS[captain] for captain in s.captain[: task.seats]),
        tuple(game(NAME).outcome(s).winners),
    )


def play_all(
    games: int, seats: list[int], cores: int, content: Content = "built_in"
) -> Iterator[Played]:
    """So many games with each number of seats, the pairs of factions in turn."""
    tasks = [
        Task(count, number, FACTION_PAIRS[number % len(FACTION_PAIRS)])
        for count in seats
        for number in range(games)
    ]
    # Only this process is interrupted from the keyboard; the others end with it.
    with ProcessPoolExecutor(cores, initializer=signal.signal, initargs=DEAF) as pool:
        yield from pool.map(partial(play, content=content), tasks, chunksize=EACH_TASK)
