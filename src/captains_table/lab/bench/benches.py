"""The benches: what is measured of each game, and the goal that it should reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from captains_table.engine.errors import Missing, TableError
from captains_table.engine.shelf import game, game_names
from captains_table.engine.words import refused
from captains_table.lab.bench.kinds import (
    COMPILED,
    COPY,
    FRONT_DOOR,
    PLAIN_LOOP,
    SERVER,
    Kind,
    Line,
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


# What is measured of a game that sets no goals.
PLAIN = tuple(map(Line, (PLAIN_LOOP, FRONT_DOOR, COPY)))
PLAIN_AND_COMPILED = (*PLAIN, Line(COMPILED))


def all_benches_of(name: str) -> list[Bench]:
    """What the game's own `bench` lists, if it has one; those of the server too."""
    part = game(name).part("bench")
    usual = PLAIN_AND_COMPILED if game(name).compiles else PLAIN
    lines: tuple[Line, ...] = part.LINES if part else usual
    return [Bench(name, line.kind, line.goal, line.peer) for line in lines]


def benches_of(name: str) -> list[Bench]:
    """What is measured of a game's rules."""
    return [bench for bench in all_benches_of(name) if not bench.kind.is_of_server]


def benches_of_server() -> list[Bench]:
    """What is measured of the server, each with the game that lists it."""
    benches = [bench for name in game_names() for bench in all_benches_of(name)]
    return [bench for bench in benches if bench.kind.is_of_server]


def chosen(asked: list[str], names: list[str]) -> list[Bench]:
    """The benches of these names for these games; all of either where none is named. Those of the
    server are only there when `server` stands in for a game."""
    measured = [game(name).name for name in asked if name != SERVER]
    of_games = list(dict.fromkeys(measured)) or ([] if SERVER in asked else game_names())
    there = [bench for name in of_games for bench in benches_of(name)]
    there += benches_of_server() if SERVER in asked else []
    known = list(dict.fromkeys(bench.kind.name for bench in there))
    for name in names:
        if name not in known:
            of = ", ".join(asked or of_games)
            raise refused(UnknownBench, "bench", given=repr(name), of=of, there=", ".join(known))
    return [bench for bench in there if bench.kind.name in names or not names]
