"""The benches: what is measured, and the goal that each should reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from captains_table.engine.errors import Missing, TableError
from captains_table.engine.game import Game
from captains_table.lab.bench import ours, peer
from captains_table.lab.bench.measure import Effort, Figures, compare, rate_alone
from captains_table.lab.bench.startup import cold_start, warm_start


class UnknownBench(TableError):
    """There is no bench of that name."""


@dataclass(frozen=True)
class Bench:
    """One thing to measure. The goal is a ratio where there is a peer, else a value of ours:
    seconds are to be fewer, everything else is to be more."""

    name: str
    what: str
    backend: str
    unit: str
    peer: str | None
    goal: float
    measure: Callable[[Game, Effort], Figures]

    def run(self, game: Game, effort: Effort) -> dict[str, Any]:
        """Measure it. What cannot run here has a reason instead of figures."""
        try:
            figures, reason = self.measure(game, effort), None
        except Missing as missing:
            figures, reason = None, str(missing)
        row: dict[str, Any] = {
            "bench": self.name,
            "game": game.name,
            "backend": self.backend,
            "ours": figures and figures.ours,
            "unit": self.unit,
            "peer": self.peer,
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
        if self.unit == "s":
            return figures.ours <= self.goal
        return (figures.ours if figures.ratio is None else figures.ratio) >= self.goal


BENCHES = (
    Bench(
        name="plain-loop",
        what="random games by the rules alone, in plain Python",
        backend="plain",
        unit="decisions/s",
        peer="OpenSpiel hanabi, Python loop",
        goal=2,
        measure=lambda game, effort: compare(ours.plain_games(game), peer.hanabi_games(), effort),
    ),
    Bench(
        name="front-door",
        what="random games at a table, with views and events",
        backend="plain",
        unit="decisions/s",
        peer="OpenSpiel hanabi, Python loop",
        goal=0.2,
        measure=lambda game, effort: compare(ours.table_games(game), peer.hanabi_games(), effort),
    ),
    Bench(
        name="copy",
        what="copies of a state in the middle of a game",
        backend="plain",
        unit="copies/s",
        peer="OpenSpiel hanabi, clone",
        goal=0.3,
        measure=lambda game, effort: compare(ours.copies(game), peer.hanabi_clones(), effort),
    ),
    Bench(
        name="compiled",
        what="random games in compiled code, on one core (the first time, this compiles)",
        backend="numba",
        unit="decisions/s",
        peer="OpenSpiel hearts, C++ rollouts",
        goal=3,
        measure=lambda game, effort: compare(
            ours.compiled_games(game), peer.hearts_rollouts(), effort
        ),
    ),
    Bench(
        name="compile-cold",
        what="a fresh process to its first compiled game, nothing compiled before",
        backend="numba",
        unit="s",
        peer=None,
        goal=30,
        measure=lambda game, effort: cold_start(game),
    ),
    Bench(
        name="compile-warm",
        what="the same with compiled code on disk",
        backend="numba",
        unit="s",
        peer=None,
        goal=1,
        measure=warm_start,
    ),
    Bench(
        name="cuda-games",
        what="random games on the GPU",
        backend="cuda",
        unit="decisions/s",
        peer=None,
        goal=2e9,
        measure=lambda game, effort: rate_alone(ours.gpu_games(game, effort.gpu_threads), effort),
    ),
    Bench(
        name="cuda-steps",
        what="steps of a batch on the GPU, observations and legal masks written",
        backend="cuda",
        unit="steps/s",
        peer=None,
        goal=300e6,
        measure=lambda game, effort: rate_alone(ours.gpu_steps(game, effort.gpu_batch), effort),
    ),
)


def chosen(names: list[str]) -> list[Bench]:
    """The benches of these names, or all of them."""
    known = {bench.name: bench for bench in BENCHES}
    for name in names:
        if name not in known:
            raise UnknownBench(f"bench: there is no {name!r}; there are {', '.join(known)}")
    return [bench for bench in BENCHES if bench.name in names or not names]
