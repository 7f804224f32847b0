"""What we measure of ours."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from captains_table import Batch, play
from captains_table.engine.chance import falls_on
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.table import Table
from captains_table.lab.bench.measure import Work

SEED = 7
TABLE_COPIES = 50


def plain_games(game: Game) -> Work:
    """Whole random games by the rules alone, in plain Python: no table, no events, no views."""
    empty = game.empty(game.usual_seats, {})
    codes, weights = [0] * game.choices, [0] * game.choices
    random = Random(SEED).random
    set_up, mover, legal = game.code.set_up, game.code.mover, game.code.legal
    chances, apply = game.code.chances, game.code.apply

    def play(count: int) -> int:
        decisions = 0
        for _ in range(count):
            state = empty.copy()
            set_up(state)
            while (seat := mover(state)) != OVER:
                if seat == CHANCE:
                    total = sum(weights[: chances(state, codes, weights)])
                    apply(state, codes[falls_on(random() * total, weights)])
                else:
                    apply(state, codes[int(random() * legal(state, codes))])
                    decisions += 1
        return decisions

    return play


def table_games(game: Game) -> Work:
    """Whole random games at a table: every decision with the view of the seat that chooses, and
    the events that it is told. No label is formatted."""
    seats = game.usual_seats
    random = Random(SEED)

    def play(count: int) -> int:
        decisions = 0
        for _ in range(count):
            table = Table(game.name, seats, random.getrandbits(32))
            while (decision := table.decision) is not None:
                view = table.view(decision.seat)
                table.choose(int(random.random() * len(view["decision"]["choices"])))
                decisions += 1
        return decisions

    return play


def copies(game: Game) -> Work:
    """Copies of a state in the middle of a game."""
    copy = middle_of_a_game(game).copy

    def make(count: int) -> int:
        for _ in range(count):
            copy()
        return count

    return make


def middle_of_a_game(game: Game) -> State:
    """The state at the middle decision of a random game."""
    state: State = middle_table(game).state
    return state


def middle_table(game: Game) -> Table:
    """A table at the middle decision of a random game."""
    table = Table(game.name, game.usual_seats, SEED)
    random = Random(SEED)
    tables = []
    while (decision := table.decision) is not None:
        tables.append(table.copy())
        table.choose(random.randrange(len(decision.codes)))
    return tables[len(tables) // 2]


def table_copy(game: Game) -> Callable[[], float]:
    """How many microseconds a copy takes of a table in the middle of a game: all that was told
    and chosen there, not only its state."""
    copy = middle_table(game).copy

    def make() -> float:
        start = perf_counter()
        for _ in range(TABLE_COPIES):
            copy()
        return (perf_counter() - start) / TABLE_COPIES * 1e6

    return make


def whole_game(game: Game, name: str) -> Callable[[], float]:
    """How many seconds a game of such players takes, at a table and from their views."""
    random = Random(SEED)

    def timed() -> float:
        start = perf_counter()
        play(game.name, [name] * game.usual_seats, random.getrandbits(32))
        return perf_counter() - start

    return timed


def compiled_games(game: Game) -> Work:
    """Whole random games in compiled code."""
    from captains_table.engine.fast import Fast

    fast = Fast(game, game.usual_seats)
    played = 0

    def play(count: int) -> int:
        nonlocal played
        first, played = played, played + count
        return fast.play(count, SEED, first)

    return play


def gpu_games(game: Game, threads: int) -> Work:
    """Whole random games on the GPU: so many in each thread."""
    from captains_table.engine.gpu import Gpu

    gpu = Gpu(game, game.usual_seats)
    played = 0

    def play(each: int) -> int:
        nonlocal played
        first, played = played, played + each * threads
        return gpu.play(threads, each, SEED, first)

    return play


def batch_steps(game: Game, games: int, device: str) -> Work:
    """One chosen step in each game of a batch: the next observation and legal mask are written, and
    the next actions drawn from it."""
    batch = Batch(game.name, game.usual_seats, games, device)
    batch.reset(SEED)

    def step(count: int) -> int:
        for _ in range(count):
            batch.step(batch.choose())
        batch.wait()
        return count * games

    return step
