"""What is done from time to time: the house's clock is written down, and tables whose time is over
are forgotten."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from captains_table.server.desk import Desk
from captains_table.server.keeper import Keeper
from captains_table.server.refusals import Refuse

AT_ONCE = 50
EVERY = 10  # seconds

log = logging.getLogger("captain.upkeep")


def pulse(desk: Desk) -> int:
    """Somebody serves; the latest time of all who do."""
    return desk.db.pulse(desk.now)


def sweep(desk: Desk) -> int:
    """Forget tables whose time is over, by the house's clock; returns how many."""
    gone = []

    def forget(table_id: str) -> None:
        desk.db.drop_table(table_id)
        desk.lives.pop(table_id, None)
        gone.append(table_id)

    # in the order in which workers lock them
    desk.each(sorted(desk.db.expired(desk.now, AT_ONCE)), forget)
    for table_id in gone:
        desk.after.append(partial(desk.hub.close, table_id))
    return len(gone)


async def tidy(keeper: Keeper) -> None:
    """For as long as the server runs."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            keeper.clock.hear(await keeper.ask(pulse))
            while await keeper.visit(sweep):
                pass
        except Refuse as error:
            log.warning("nothing was swept: %s", error.text)
