"""What can be measured of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from captains_table.engine.game import Game
from captains_table.lab.bench import ours, server
from captains_table.lab.bench.measure import (
    Effort,
    Figures,
    Work,
    compare,
    rate_alone,
    seconds_each,
)
from captains_table.lab.bench.peer import clones, python_games, rollouts
from captains_table.lab.bench.startup import cold_start, warm_start

SERVER = "server"


@dataclass(frozen=True)
class Kind:
    """One thing to measure, of any game, next to a peer's game where there is one."""

    name: str
    what: str
    backend: str
    unit: str
    measure: Callable[[Game, str, Effort], Figures]
    how_peer_plays: str = ""
    library: str = "OpenSpiel"  # whose game the peer is

    @property
    def is_of_server(self) -> bool:
        """Whether it measures the server, which takes a while and is only done when asked for."""
        return self.backend == SERVER


@dataclass(frozen=True)
class Line:
    """What a game's own `bench` says: a kind, the goal that is to be reached, if there is one, and
    the name of the game of the peer's that ours stands beside."""

    kind: Kind
    goal: float | None = None
    peer: str = ""


def beside(ours: Work, peers: Callable[[str], Work], peer: str, effort: Effort) -> Figures:
    """Ours next to the peer's, or alone where there is no peer."""
    return compare(ours, peers(peer), effort) if peer else rate_alone(ours, effort)


PLAIN_LOOP = Kind(
    name="plain-loop",
    what="random games by the rules alone, in plain Python",
    backend="plain",
    unit="decisions/s",
    measure=lambda game, peer, effort: beside(ours.plain_games(game), python_games, peer, effort),
    how_peer_plays="Python loop",
)

FRONT_DOOR = Kind(
    name="front-door",
    what="random games at a table, with views and events",
    backend="plain",
    unit="decisions/s",
    measure=lambda game, peer, effort: beside(ours.table_games(game), python_games, peer, effort),
    how_peer_plays="Python loop",
)

COPY = Kind(
    name="copy",
    what="copies of a state in the middle of a game",
    backend="plain",
    unit="copies/s",
    measure=lambda game, peer, effort: beside(ours.copies(game), clones, peer, effort),
    how_peer_plays="clone",
)

TABLE_COPY = Kind(
    name="table-copy",
    what="a copy of a table in the middle of a game",
    backend="plain",
    unit="µs",
    measure=lambda game, peer, effort: seconds_each(ours.table_copy(game), effort),
)

RANDOM_GAME = Kind(
    name="random-game",
    what="a whole game of random players at a table",
    backend="plain",
    unit="s",
    measure=lambda game, peer, effort: seconds_each(ours.whole_game(game, "random"), effort),
)

GREEDY_GAME = Kind(
    name="greedy-game",
    what="a whole game of greedy players at a table",
    backend="plain",
    unit="s",
    measure=lambda game, peer, effort: seconds_each(ours.whole_game(game, "greedy"), effort),
)

COMPILED = Kind(
    name="compiled",
    what="random games in compiled code, on one core (the first time, this compiles)",
    backend="numba",
    unit="decisions/s",
    measure=lambda game, peer, effort: beside(ours.compiled_games(game), rollouts, peer, effort),
    how_peer_plays="C++ rollouts",
)

COMPILE_COLD = Kind(
    name="compile-cold",
    what="a fresh process to its first compiled game, nothing compiled before",
    backend="numba",
    unit="s",
    measure=lambda game, peer, effort: cold_start(game),
)

COMPILE_WARM = Kind(
    name="compile-warm",
    what="the same with compiled code on disk",
    backend="numba",
    unit="s",
    measure=lambda game, peer, effort: warm_start(game, effort),
)

BATCH_STEPS = Kind(
    name="batch-steps",
    what="chosen steps of a batch on all cores, observations and legal masks written",
    backend="numba",
    unit="steps/s",
    measure=lambda game, peer, effort: rate_alone(
        ours.batch_steps(game, effort.batch, "cpu"), effort
    ),
)

CUDA_GAMES = Kind(
    name="cuda-games",
    what="random games on the GPU",
    backend="cuda",
    unit="decisions/s",
    measure=lambda game, peer, effort: rate_alone(ours.gpu_games(game, effort.gpu_threads), effort),
)

CUDA_STEPS = Kind(
    name="cuda-steps",
    what="chosen steps of a batch on the GPU, observations and legal masks written",
    backend="cuda",
    unit="steps/s",
    measure=lambda game, peer, effort: rate_alone(
        ours.batch_steps(game, effort.gpu_batch, "cuda"), effort
    ),
)

SERVER_MOVES = Kind(
    name="server-moves",
    what="acknowledged moves at tables of two that all play at once",
    backend=SERVER,
    unit="moves/s",
    measure=lambda game, peer, effort: server.moves(game, effort),
    how_peer_plays="FlatFile storage",
    library="boardgame.io",
)

SERVER_CHOICE = Kind(
    name="server-choice",
    what="99 of 100 choices are acknowledged in this time: 200 a second, 1,000 tables of four",
    backend=SERVER,
    unit="ms",
    measure=lambda game, peer, effort: server.slowest_choices(game, effort),
)

SERVER_DISTURBED = Kind(
    name="server-disturbed",
    what="the same at 50 tables, 50 a second, while visitors read replays and do all they may",
    backend=SERVER,
    unit="ms",
    measure=lambda game, peer, effort: server.disturbed_choices(game, effort),
)

SERVER_SOCKET = Kind(
    name="server-socket",
    what="memory that an open socket costs, at the same tables",
    backend=SERVER,
    unit="KB",
    measure=lambda game, peer, effort: server.open_socket(game, effort),
)

KINDS = tuple(kind for kind in tuple(globals().values()) if isinstance(kind, Kind))
