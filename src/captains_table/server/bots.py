"""Bots at stored tables. Whoever of the workers claims a turn that is due plays it; a turn that was
left by a worker that died is claimed again a little later.

A bot thinks in a process of its own and gets nothing but its seat's view. It answers when its turn
is due, which does not depend on what it holds.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

import captains_table as ct
from captains_table.server.commands import choose
from captains_table.server.keeper import Desk, Keeper, Refuse
from captains_table.server.processes import end_with_parent
from captains_table.server.seating import BOT_DELAY, STAND_IN, plays_itself, stand_in

LOOK_EVERY = 0.1  # seconds
CLAIM_MS = 10_000
# Every bot takes this long, in seconds, whatever it holds: a quick answer would tell something.
THINKING = min(300, BOT_DELAY) / 1000
AT_ONCE = 50

log = logging.getLogger("captain.bots")


@dataclass(frozen=True)
class Turn:
    """A bot's turn."""

    table: str
    seq: int
    seat: int
    strength: str
    view: dict[str, Any]
    options: dict[str, Any]


def claim(desk: Desk) -> list[Turn]:
    """Turns that are due, for this worker alone."""
    turns = []
    for table_id in desk.db.due_bots(desk.now, desk.now + CLAIM_MS, AT_ONCE):
        live = desk.live(table_id)
        seat = live.row.turn
        if live.row.status != "playing" or seat is None:
            desk.update(live, bot_due=None)
            continue
        if not plays_itself(live, seat):
            stand_in(desk, live, seat, clock=0)  # the time is up
            continue
        strength = live.seats[seat].strength or STAND_IN
        view, options = live.playing.view(seat), live.row.options
        turns.append(Turn(table_id, live.row.seq, seat, strength, view, options))
    return turns


def play(desk: Desk, turn: Turn, index: int) -> None:
    """A bot's choice, unless the table has moved on."""
    live = desk.live(turn.table)
    decision = live.table.decision if live.table else None
    if live.row.seq == turn.seq and decision is not None and plays_itself(live, turn.seat):
        choose(desk, live, turn.seat, decision.choices[index].code)


def think(strength: str, seed: int, view: dict[str, Any], options: dict[str, Any]) -> int:
    """In a process of its own: the index of the choice. No table was put up there, so what the game
    is played with (its options may bring content) is opened first."""
    game = ct.game(view["game"])
    game.settings(view["seats"], game.agree(view["seats"], options))
    return ct.player(strength, seed=seed).choose(view)


class Bots:
    """The bots of one worker."""

    def __init__(self, keeper: Keeper, processes: int = 1) -> None:
        self._keeper = keeper
        self._pool = ProcessPoolExecutor(
            processes, get_context("spawn"), initializer=end_with_parent
        )
        self._playing: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until it is cancelled."""
        try:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                with suppress(Refuse):  # a busy keeper is asked again
                    for turn in await self._keeper.ask(claim):
                        task = asyncio.create_task(self._play(turn))
                        self._playing.add(task)
                        task.add_done_callback(self._playing.discard)
        finally:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _play(self, turn: Turn) -> None:
        digest = sha256(f"{turn.table} {turn.seq}".encode()).digest()
        seed = int.from_bytes(digest[:4], "big")
        try:
            loop = asyncio.get_running_loop()
            thought = loop.run_in_executor(
                self._pool, think, turn.strength, seed, turn.view, turn.options
            )
            choice, _ = await asyncio.gather(thought, asyncio.sleep(THINKING))
            await self._keeper.ask(play, turn, choice)
        except Refuse as error:
            log.warning("a bot's choice was refused: %s", error.text)
        except Exception:
            log.exception("a bot failed")
