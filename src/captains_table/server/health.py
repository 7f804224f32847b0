"""The truth about how a server is: asked of every part that can fail, and not too often."""

from __future__ import annotations

import asyncio
import time

from captains_table.server.bots import Bots
from captains_table.server.desk import Desk
from captains_table.server.keeper import Keeper
from captains_table.server.refusals import Refuse

SECONDS = 5  # for the keeper to answer
AGAIN = 1.0  # seconds for which an answer is good
LATE_MS = 60_000  # for which a bot may be due

_STUCK = Refuse(503, "stuck", "The thread that runs the rules does not answer.")
_BOTS = Refuse(503, "bots", "No bot can think here.")
_LATE = Refuse(503, "bots", "Bots are due, and nobody plays them.")


def round_trip(desk: Desk) -> bool:
    """Something is really written; returns whether a bot is late."""
    desk.db.pulse(desk.now)
    return desk.db.bot_is_late(desk.now - LATE_MS, desk.now)


class Examiner:
    """Looks at the keeper, the store and the bots."""

    def __init__(self, keeper: Keeper, bots: Bots) -> None:
        self._keeper, self._bots = keeper, bots
        self._found: Refuse | None = None
        self._at = float("-inf")
        self._looking = asyncio.Lock()

    async def trouble(self) -> Refuse | None:
        """What is wrong, if anything is."""
        async with self._looking:
            if time.monotonic() - self._at > AGAIN:
                self._found = await self._look()
                self._at = time.monotonic()
            return self._found

    async def _look(self) -> Refuse | None:
        try:
            is_late = await asyncio.wait_for(self._keeper.ask(round_trip), SECONDS)
        except TimeoutError:
            return _STUCK
        except Refuse as failed:
            return failed
        if is_late:
            return _LATE
        return None if await self._bots.answer() else _BOTS
