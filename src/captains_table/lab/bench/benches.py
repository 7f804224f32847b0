"""The benches: what is measured of each game, and the goal that it should reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from captains_table.engine.errors import Missing, TableError
from captains_table.engine.game import game, games
from captains_table.lab.bench.kinds import (
    COMPILE_COLD,
    COMPILE_WARM,
    COMPILED,
    COPY,
    CUDA_GAMES,
    CUDA_STEPS,
    FRONT_DOOR,
    PLAIN_LOOP,
    Kind,
)
from captains_table.lab.bench.measure import Effort, Figures


class UnknownBench(TableError):
    """There is no bench of that name."""


@dataclass(frozen=True)
class Bench:
    """One thing to measure of one game. The goal is a ratio where there is a peer, else a value
    of ours: seconds are to be fewer, everything else is to be more."""

    game: str
    kind: Kind
    goal: float
    peer: str = ""  # the name of a game of OpenSpiel's

    def run(self, effort: Effort) -> dict[str, Any]:
        """Measure it. What cannot run here has a reason instead of figures."""
        try:
            figures, reason = self.kind.measure(game(self.game), self.peer, effort), None
        except Missing as missing:
            figures, reason = None, str(missing)
        row: dict[str, Any] = {
            "bench": self.kind.name,
            "game": self.game,
            "backend": self.kind.backend,
            "ours": figures and figures.ours,
            "unit": self.kind.unit,
            "peer": f"OpenSpiel {self.peer}, {self.kind.how_peer_plays}" if self.peer else None,
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

    def is_met(self, figures: Figures) -> bool:
        """Whether the goal is reached."""
        if self.kind.unit == "s":
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
)


def chosen(of_games: list[str], names: list[str]) -> list[Bench]:
    """The benches of these names for these games; all of either where none is named."""
    measured = [game(name).name for name in of_games] or games()
    there = [bench for bench in BENCHES if bench.game in measured]
    known = list(dict.fromkeys(bench.kind.name for bench in there))
    for name in names:
        if name not in known:
            raise UnknownBench(
                f"bench: there is no {name!r} for {', '.join(measured)}; "
                f"there are {', '.join(known)}"
            )
    return [bench for bench in there if bench.kind.name in names or not names]
