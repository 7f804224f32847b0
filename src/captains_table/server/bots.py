"""Bots at stored tables. Whoever of the workers claims a turn that is due plays it; a turn that was
left by a worker that died is claimed again a little later.

A bot thinks in a process of its own and gets nothing but its seat's view and random bytes that
nobody else knows. It answers when its turn is due, which does not depend on what it holds. One that
thinks too long is stopped, and plays greedily.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import captains_table as ct
from captains_table.server.commands import choose
from captains_table.server.desk import ASIDE_MS, Desk
from captains_table.server.keeper import Keeper
from captains_table.server.processes import Helper
from captains_table.server.progress import BOT_DELAY, STAND_IN, is_played, out_of_time
from captains_table.server.refusals import Refuse
from captains_table.server.waiting import look_after_host

LOOK_EVERY = 0.1  # seconds
CLAIM_MS = 10_000
# Every bot takes this long, in seconds, whatever it holds: a quick answer would tell something.
THINKING = min(300, BOT_DELAY) / 1000
# And no bot takes longer than this: one that does is stopped.
AT_MOST = int(os.environ.get("CAPTAIN_BOT_LIMIT_MS", "5000")) / 1000
AT_ONCE = 50

log = logging.getLogger("captain.bots")


@dataclass(frozen=True)
class Turn:
    """A choice that a bot is to make: where, and what it may look at."""

    table: str
    seq: int
    seat: int
    strength: str
    view: dict[str, Any]
    options: dict[str, Any]


def claim(desk: Desk) -> tuple[list[Turn], list[str]]:
    """Turns that are due, for this worker alone, and tables that must be settled before."""
    turns: list[Turn] = []

    def look(table_id: str) -> None:
        live = desk.live(table_id)
        seat = live.row.turn
        if live.row.status == "waiting":
            look_after_host(desk, live)
        elif live.row.status != "playing" or seat is None:
            desk.update(live, bot_due=None)
        elif not is_played(live, seat):
            out_of_time(desk, live, seat)
        else:
            strength = live.seats[seat].strength or STAND_IN
            view, options = live.playing.view(seat), live.row.options
            turns.append(Turn(table_id, live.row.seq, seat, strength, view, options))

    due = desk.db.due_bots(desk.now, desk.now + CLAIM_MS, AT_ONCE)
    return turns, desk.each(due, look)


def put_aside(desk: Desk, table_id: str) -> None:
    """A table cannot be settled. Others must be: it is tried again after a while, or when somebody
    asks for it."""
    desk.db.put_aside(table_id, desk.now + ASIDE_MS)


def play(desk: Desk, turn: Turn, index: int) -> None:
    """A bot's choice, unless the table has moved on."""
    live = desk.live(turn.table)
    decision = live.table.decision if live.table else None
    if live.row.seq == turn.seq and decision is not None and is_played(live, turn.seat):
        choose(desk, live, turn.seat, decision.choices[index].code)


def think(strength: str, seed: int, view: dict[str, Any], options: dict[str, Any]) -> int:
    """In a process of its own: the index of the choice. No table was put up there, so what the game
    is played with (its options may bring content) is opened first."""
    game = ct.game(view["game"])
    game.open(game.agree(view["seats"], options))
    return ct.player(strength, seed=seed).choose(view)


class Bots:
    """The bots of one worker."""

    def __init__(self, keeper: Keeper, helper: Helper | None = None) -> None:
        self._keeper = keeper
        self._helper = helper or Helper()
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._one_by_one = asyncio.Lock()

    async def run(self) -> None:
        """Make the choices of bots that are due, until cancelled."""
        try:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                try:
                    turns, outdated = await self._keeper.ask(claim)
                except Refuse:  # a busy keeper is asked again
                    continue
                for turn in turns:
                    self._begin(turn)
                for table_id in outdated:
                    self._settle(table_id)
        finally:
            self._helper.end()

    def _begin(self, turn: Turn) -> None:
        key = turn.table, turn.seq
        if key not in self._playing:  # it may have waited for the others for so long
            self._playing[key] = asyncio.create_task(self._play(turn))
            self._playing[key].add_done_callback(lambda _: self._playing.pop(key))

    def _settle(self, table_id: str) -> None:
        if table_id not in self._settling:
            self._settling[table_id] = asyncio.create_task(self._have_settled(table_id))
            self._settling[table_id].add_done_callback(lambda _: self._settling.pop(table_id))

    async def _have_settled(self, table_id: str) -> None:
        """There may be many after an upgrade; a person who asks for a table comes in between."""
        assert self._keeper.settle is not None
        try:
            async with self._one_by_one:
                await self._keeper.settle(table_id)
        except Refuse as error:
            log.warning("a bot waits: %s", error.text, extra={"table": table_id})
            with suppress(Refuse):
                await self._keeper.ask(put_aside, table_id)

    async def _play(self, turn: Turn) -> None:
        try:
            choice, _ = await asyncio.gather(self._think(turn), asyncio.sleep(THINKING))
            await self._keeper.ask(play, turn, choice)
        except Refuse as error:
            log.warning("a bot's choice was refused: %s", error.text)
        except Exception:
            log.exception("a bot failed", extra={"table": turn.table})

    async def _think(self, turn: Turn) -> int:
        """The bot's choice; a greedy one if it thinks too long or fails, any if that fails too."""
        for strength in dict.fromkeys([turn.strength, STAND_IN]):
            seed = secrets.randbits(64)
            try:
                return await self._helper.run(
                    AT_MOST, think, strength, seed, turn.view, turn.options
                )
            except Exception:
                log.exception("a bot gave no answer", extra={"table": turn.table})
        return secrets.randbelow(len(turn.view["decision"]["choices"]))

    async def answer(self) -> bool:
        """Whether somebody can think here: a process that does, or one that can be started."""
        if self._helper.is_busy:
            return True
        try:
            return bool(await self._helper.run(AT_MOST, os.getpid))
        except Exception:
            return False
