"""The benches: what is measured of each game, and the goal that it should reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from captains_table.engine.errors import Missing, TableError
from captains_table.engine.game import game, game_names
from captains_table.lab.bench.kinds import (
    COMPILE_COLD,
    COMPILE_WARM,
    COMPILED,
    COPY,
    CUDA_GAMES,
    CUDA_STEPS,
    FRONT_DOOR,
    GREEDY_GAME,
    PLAIN_LOOP,
    RANDOM_GAME,
    SERVER,
    SERVER_CHOICE,
    SERVER_DISTURBED,
    SERVER_MOVES,
    SERVER_SOCKET,
    TABLE_COPY,
    Kind,
)
from captains_table.lab.bench.measure import COSTS, Effort, Figures


class UnknownBench(TableError):
    """There is no bench of that name."""


@dataclass(frozen=True)
class Bench:
    """One thing to measure of one game. The goal, if there is one, is a ratio where there is a
    peer, else a value of ours: costs are to be small, everything else is to be much."""

    game: str
    kind: Kind
    goal: float | None = None
    peer: str = ""  # the name of a game in the peer's library

    def run(self, effort: Effort) -> dict[str, Any]:
        """Measure it. What cannot run here has a reason instead of figures."""
        kind = self.kind
        try:
            figures, reason = kind.measure(game(self.game), self.peer, effort), None
        except Missing as missing:
            figures, reason = None, str(missing)
        row: dict[str, Any] = {
            "bench": kind.name,
            "game": self.game,
            "backend": kind.backend,
            "ours": figures and figures.ours,
            "unit": kind.unit,
            "peer": f"{kind.library} {self.peer}, {kind.how_peer_plays}" if self.peer else None,
            "peer_value": figures and figures.peer,
            "ratio": figures and figures.ratio,
            "goal": figures and self.goal,
            "met": figures and self.is_met(figures),
        }
        if figures and figures.quartiles:
            row["quartiles"] = list(figures.quartiles)
        if reason:
            row["reason"] = reason
        return row

    def is_met(self, figures: Figures) -> bool | None:
        """Whether the goal is reached; None where there is none."""
        if self.goal is None:
            return None
        if self.kind.unit in COSTS:
            return figures.ours <= self.goal
        return (figures.ours if figures.ratio is None else figures.ratio) >= self.goal


BENCHES = (
    Bench("oh-captain", PLAIN_LOOP, 2, "hanabi"),
    Bench("oh-captain", FRONT_DOOR, 0.2, "hanabi"),
    Bench("oh-captain", COPY, 0.3, "hanabi"),
    Bench("oh-captain", COMPILED, 3, "hearts"),
    Bench("oh-captain", COMPILE_COLD, 30),
    Bench("oh-captain", COMPILE_WARM, 1),
    Bench("oh-captain", CUDA_GAMES, 2e9),
    Bench("oh-captain", CUDA_STEPS, 300e6),
    Bench("nomads", PLAIN_LOOP, 0.15, "mancala"),
    Bench("nomads", COMPILED, 1, "mancala"),
    Bench("nomads", CUDA_GAMES, 500e6),
    Bench("nomads", CUDA_STEPS, 150e6),
    Bench("gold-n-crash", PLAIN_LOOP, 1, "hanabi"),
    Bench("gold-n-crash", COMPILED, 2, "hearts"),
    Bench("gold-n-crash", CUDA_GAMES, 1e9),
    Bench("gold-n-crash", CUDA_STEPS, 200e6),
    Bench("sea-of-legends", TABLE_COPY, 300),
    Bench("sea-of-legends", RANDOM_GAME, 2),
    Bench("sea-of-legends", GREEDY_GAME, 10),
    Bench("nomads", SERVER_MOVES, 2, "tic-tac-toe"),
    Bench("nomads", SERVER_CHOICE, 100),
    Bench("nomads", SERVER_DISTURBED, 50),
    Bench("nomads", SERVER_SOCKET, 60),
)


# And of a game that nobody has set goals for, or found a peer for.
OF_ANY_GAME = (PLAIN_LOOP, FRONT_DOOR, COPY)
OF_ANY_COMPILED_GAME = (*OF_ANY_GAME, COMPILED)


def benches_of(name: str) -> list[Bench]:
    """What is measured of a game."""
    kinds = OF_ANY_COMPILED_GAME if game(name).compiles else OF_ANY_GAME
    ours = [bench for bench in BENCHES if bench.game == name and not bench.kind.is_of_server]
    return ours or [Bench(name, kind) for kind in kinds]


def chosen(asked: list[str], names: list[str]) -> list[Bench]:
    """The benches of these names for these games; all of either where none is named. Those of the
    server are only there when `server` stands in for a game."""
    measured = [game(name).name for name in asked if name != SERVER]
    of_games = list(dict.fromkeys(measured)) or ([] if SERVER in asked else game_names())
    there = [bench for name in of_games for bench in benches_of(name)]
    there += [bench for bench in BENCHES if bench.kind.is_of_server and SERVER in asked]
    known = list(dict.fromkeys(bench.kind.name for bench in there))
    for name in names:
        if name not in known:
            raise UnknownBench(
                f"bench: there is no {name!r} for {', '.join(asked or of_games)}; "
                f"there are {', '.join(known)}"
            )
    return [bench for bench in there if bench.kind.name in names or not names]
