"""Compiled rules on one processor core, by Numba: whole games stay inside compiled code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import FunctionType
from typing import Any

import numpy as np

from captains_table.engine.compile import cache_folder, rebuild, source_key
from captains_table.engine.drivers import VICTORY, drivers, no_bot
from captains_table.engine.errors import Missing
from captains_table.engine.game import Game
from captains_table.engine.record import Records, observation_dtype, state_records

INLINED = 400  # bytes of a function that is small enough to be put where it is called


def _inner(function: FunctionType, inlined: int = 0) -> Any:
    """Compile a function that only compiled code calls, as a part of that. Numba's allocation
    runtime is left out (`_nrt`): rules allocate nothing, and run half as fast again without it."""
    import numba

    from captains_table.engine.parts import PartCompiler

    options = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    options["pipeline_class"] = PartCompiler
    small = len(function.__code__.co_code) < inlined
    compiled = numba.njit(_nrt=False, forceinline=small, **options)(function)
    return _compiled_once(compiled, constants=inlined > 0 and not small)


def _compiled_once(compiled: Any, constants: bool) -> Any:
    """Numba would compile a function again for every width of an integer that it is called with,
    and for every constant: twice the work. Here all integers are wide, and constants keep a version
    of their own only where that makes games faster."""
    from numba.core import types

    def wide(given: Any) -> Any:
        whole = isinstance(types.unliteral(given), types.Integer)  # type: ignore[attr-defined]
        kept = constants and isinstance(given, types.Literal)
        return types.int64 if whole and not kept else given

    template_of = compiled.get_call_template
    compiled.get_call_template = lambda given, named: template_of([*map(wide, given)], named)
    return compiled


def compiled(name: str, *groups: tuple[Sequence[FunctionType], int]) -> dict[str, Any]:
    """Functions of the dialect with all that they call, compiled when they are first used and kept
    on disk under a name made from their source. Each group says how large a function may be that is
    put where it is called: a bot thinks in deep calls, and inlining those would take minutes."""
    try:
        import numba
    except ImportError:
        raise Missing.extra("numba", "fast") from None
    made: dict[str, Any] = {}
    for roots, inlined in groups:
        made |= rebuild(roots, partial(_inner, inlined=inlined))
    every = [root for roots, _ in groups for root in roots]
    how = "-".join(str(inlined) for _, inlined in groups)
    numba.config.CACHE_DIR = str(cache_folder(f"{name}-{how}-{source_key(every)}"))
    outer = numba.njit(error_model="numpy", _nrt=False, cache=True, nogil=True)
    return {name: outer(function.py_func) for name, function in made.items()}


class Fast:
    """A game compiled for so many seats. The first use compiles (some seconds, kept on disk under
    a name made from the source, so that changed rules never run stale)."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        bot: Callable[..., int] = no_bot,
        tally: Callable[[Any, Any], None] | None = None,
    ) -> None:
        made = drivers(game, bot, tally)
        alone = [made["play_games"], made["hash_games"]]
        together = [made["play_matches"]]
        self._code = compiled(f"{game.name}-{seats}", (alone, INLINED), (together, 0))
        self.seats = seats
        self._states = state_records(game, seats, options or {}, 1)
        self._views = np.zeros(1, observation_dtype(game.declaration, seats))
        self._codes = np.zeros(game.choices, np.int16)
        self._weights = np.zeros(game.choices, np.int16)
        self._stream = np.zeros(2, np.int64)

    def play(self, count: int, seed: int = 0, first: int = 0) -> int:
        """Play random games; returns how many decisions there were."""
        scratch = (self._states, self._codes, self._weights, self._stream)
        return int(self._code["play_games"](*scratch, seed, first, count))

    def hashes(self, count: int, seed: int = 0, first: int = 0) -> np.ndarray[Any, Any]:
        """One hash over all states of each of these random games."""
        out = np.zeros(count, np.int64)
        scratch = (self._states, self._codes, self._weights, self._stream)
        self._code["hash_games"](*scratch, seed, first, out)
        return out

    def match(
        self, lineup: Sequence[int], count: int, seed: int = 0, first: int = 0
    ) -> tuple[list[float], int]:
        """Play games between players (0: random, others: strategies of the bot); returns each
        seat's victories and the number of decisions."""
        wins = np.zeros(self.seats, np.int64)
        decisions = self.tally(lineup, count, wins, seed, first)
        return [float(w) / VICTORY for w in wins], decisions

    def tally(
        self, lineup: Sequence[int], count: int, table: Records, seed: int = 0, first: int = 0
    ) -> int:
        """Play games between players; the tally function adds each of them to the table. Returns
        the number of decisions."""
        scratch = (self._states, self._codes, self._weights, self._stream, self._views)
        players = np.array(lineup, np.int64)
        return int(self._code["play_matches"](*scratch, players, seed, first, count, table))
