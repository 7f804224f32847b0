"""Play games of Sea of Legends between greedy players, on several cores."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.game import game
from captains_table.engine.rng import below, seed_stream
from captains_table.games.sea_of_legends.box import CAPTAINS, FACTIONS
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import FACTION_PAIRS
from captains_table.players import PLAIN_BOTS

NAME = "sea-of-legends"
SEED = 1720
EACH_TASK = 6  # games: one for each pair of factions
Content = Mapping[str, Any] | str
_content: Content = "built_in"  # what this process plays with


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


def _prepare(content: Content) -> None:
    """A process plays with one content. Only the first process is interrupted from the keyboard;
    the others end with it."""
    global _content
    _content = content
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _empty(seats: int, factions: str) -> State:
    state: State = game(NAME).empty(seats, {"factions": factions, "content": _content})
    return state


def play(task: Task) -> Played:
    """One game. Every seat is played by the greedy function, which looks at what its seat sees."""
    played, bot = game(NAME), PLAIN_BOTS[NAME]
    code = played.code
    s = _empty(task.seats, task.factions).copy()
    streams = [[0, 0] for _ in range(task.seats + 1)]  # the last is chance's
    for number, stream in enumerate(streams):
        seed_stream(stream, SEED + number, task.number)
    choices, weights = [0] * played.choices, [0] * played.choices
    code.set_up(s)
    while (mover := code.mover(s)) != OVER:
        if mover == CHANCE:
            count = code.chances(s, choices, weights)
            code.apply(s, choices[_drawn(streams[-1], weights[:count])])
        else:
            codes = choices[: code.legal(s, choices)]
            code.apply(s, codes[bot(s, mover, codes, streams[mover])])
    return Played(
        task.seats,
        task.factions,
        int(s.round),
        FACTIONS[s.winner] if s.winner != NONE else "",
        tuple(CAPTAINS[captain] for captain in s.captain[: task.seats]),
        tuple(played.outcome(s).winners),
    )


def _drawn(stream: list[int], weights: list[int]) -> int:
    left = below(stream, sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("a number below the sum is used up")


def play_all(
    games: int, seats: list[int], cores: int, content: Content = "built_in"
) -> Iterator[Played]:
    """So many games with each number of seats, the pairs of factions in turn."""
    tasks = [
        Task(count, number, FACTION_PAIRS[number % len(FACTION_PAIRS)])
        for count in seats
        for number in range(games)
    ]
    with ProcessPoolExecutor(cores, initializer=_prepare, initargs=(content,)) as pool:
        yield from pool.map(play, tasks, chunksize=EACH_TASK)
