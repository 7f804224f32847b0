"""What is done when a server starts, and from time to time.

Rules change while games run: an open table is replayed under the new rules. If everybody would have
seen the same all the way, it goes on under them; otherwise it is frozen, with what was told so far.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import captains_table as ct
from captains_table.server.keeper import Desk, Keeper, Refuse
from captains_table.server.live import Differs, Live

AT_ONCE = 50
EVERY = 60  # seconds

log = logging.getLogger("captain.upkeep")


def outdated(desk: Desk) -> list[str]:
    """Open tables that were last played under other rules."""
    games = [ct.game(name) for name in ct.games()]
    return [
        table_id
        for game in games
        for table_id in desk.db.open_tables_with_other_rules(game.name, game.rules)
    ]


def upgrade(desk: Desk, table_id: str) -> bool:
    """Bring a table under today's rules; returns whether it can go on."""
    row = desk.db.table(table_id, lock=True)
    rules = ct.game(row.game).rules if row else ""
    if row is None or row.rules == rules:  # another worker was faster
        return True
    live = Live(row, desk.db.seats(table_id))
    desk.lives.pop(table_id, None)
    desk.db.drop_snapshots(table_id)
    try:
        for entry in desk.db.entries(table_id):
            live.follow(entry)
            if live.mark() != entry.mark:
                raise Differs(f"entry {entry.seq} looks different")
    except Differs:
        desk.update(live, status="frozen", reason="rules", turn=None, bot_due=None)
        return False
    desk.update(live, rules=rules)
    return True


def sweep(desk: Desk) -> int:
    """Forget tables whose time is over; returns how many."""
    expired = sorted(desk.db.expired(desk.now, AT_ONCE))  # in the order in which workers lock them
    for table_id in expired:
        desk.db.drop_table(table_id)
        desk.lives.pop(table_id, None)
        desk.after.append(partial(desk.hub.close, table_id))
    return len(expired)


async def renew(keeper: Keeper) -> None:
    """Before anybody is served: every open table under today's rules."""
    for table_id in await keeper.ask(outdated):
        if not await keeper.ask(upgrade, table_id):
            log.warning("a table is frozen: its game went differently under other rules")


async def tidy(keeper: Keeper) -> None:
    """For as long as the server runs."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            while await keeper.ask(sweep):
                pass
        except Refuse as error:
            log.warning("nothing was swept: %s", error.text)
