"""The clerk: looks after tables that were last played under other rules, and keeps finished games
as they were.

Rules change while games run. A table is looked at when somebody asks for it, or in the background,
never before the door opens: its whole game is followed under today's rules, in a process of its
own. If everybody would have been told the same and could have chosen the same, it goes on under
them; otherwise it is frozen, with what was told so far.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Concatenate, ParamSpec, TypeVar

import captains_table as ct
from captains_table.server import looking
from captains_table.server.archive import Settled, content_of, settle, tale_of
from captains_table.server.desk import Desk, has_own_content
from captains_table.server.journal import tell_once
from captains_table.server.keeper import Keeper
from captains_table.server.live import Live
from captains_table.server.looking import NotKept
from captains_table.server.processes import Helper
from captains_table.server.progress import EXPIRES
from captains_table.server.reading import Reader
from captains_table.server.refusals import STUCK, Refuse
from captains_table.server.store.db import OPEN, Db
from captains_table.server.store.rows import EntryRow, SeatRow, TableRow

P = ParamSpec("P")
T = TypeVar("T")

SECONDS = 120  # to follow one game
AT_ONCE = 100  # ids that are looked up together
STOP_SECONDS = 3  # to keep games that have just ended

log = logging.getLogger("captain.clerk")

Found = tuple[TableRow, list[SeatRow], list[EntryRow]]


def find(db: Db, table_id: str) -> Found | None:
    """Everything that is to be known of a table."""
    row = db.table(table_id)
    return None if row is None else (row, db.seats(table_id), db.entries(table_id))


def outdated(db: Db, game: str, rules: str, after: str) -> list[str]:
    """Open tables of other rules."""
    return db.outdated(game, rules, after, AT_ONCE)


def not_archived(db: Db, after: str) -> list[str]:
    """Games that are over and not kept yet."""
    return db.not_archived(after, AT_ONCE)


def keep(desk: Desk, table_id: str, rules: str, settled: Settled) -> None:
    """Write down what was found out about a table, unless it has moved on meanwhile."""
    row = desk.db.table(table_id, lock=True)
    if row is None or (row.seq, row.status) != (settled.seq, settled.status):
        return
    desk.lives.pop(table_id, None)
    live = Live(row, desk.db.seats(table_id))
    for name, body in settled.parts.items():
        desk.db.keep_archive(table_id, name, body)
    if row.status not in ("waiting", "playing"):
        if row.result is None and settled.result is not None:
            desk.db.update_table(table_id, result=settled.result)
    elif settled.fits:
        desk.db.drop_snapshots(table_id)
        for seq, told in settled.told.items():
            desk.db.tell_anew(table_id, seq, told)
        if settled.snapshot is not None:
            desk.db.keep_snapshot(table_id, *settled.snapshot, rules)
        desk.update(live, rules=rules, claimed=0)
    else:
        log.warning("a table is frozen: its game went differently", extra={"table": table_id})
        expires = desk.now + EXPIRES["ended"]
        desk.update(live, status="frozen", reason="rules", turn=None, bot_due=None, expires=expires)


class Clerk:
    """Takes its place beside the keeper."""

    def __init__(self, keeper: Keeper, reader: Reader, helper: Helper | None = None) -> None:
        self._keeper, self._reader = keeper, reader
        self._helper = helper or Helper()
        self._work: dict[str, asyncio.Task[None]] = {}
        self._reading = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        keeper.settle, keeper.ended = self.settle, self._ended

    async def settle(self, table_id: str) -> None:
        """Look after a table; who asks for one that is being looked after waits for that."""
        if table_id not in self._work:
            task = asyncio.create_task(self._settle(table_id))
            self._work[table_id] = task
            task.add_done_callback(lambda _: self._work.pop(table_id, None))
        await asyncio.shield(self._work[table_id])

    async def _settle(self, table_id: str) -> None:
        try:
            found = await self._reader.ask(find, table_id)
            if found is None:
                return
            rules = ct.game(found[0].game).rules
            if await self._has_prepared(found[0]) and found[0].rules == rules:
                return
            settled = await self._helper.run(SECONDS, settle, *found, rules)
        except Refuse:
            raise
        except Exception:
            tell_once(log, "a table could not be settled", table_id)
            raise STUCK from None
        await self._keeper.visit(keep, table_id, rules, settled)

    async def _has_prepared(self, row: TableRow) -> bool:
        """Read a table's own content, if that has not been done: there may be no more to do."""
        if not has_own_content(row.options) or row.id in self._keeper.prepared:
            return False
        with suppress(ct.TableError):  # of another time: whoever settles it finds that out too
            await self._reader.prepare(row.game, row.seats, row.options)
        self._keeper.prepared.add(row.id)
        return row.status in OPEN

    async def kept(
        self,
        look: Callable[Concatenate[Db, str, P], T],
        table_id: str,
        *args: P.args,
        **given: P.kwargs,
    ) -> T:
        """What was kept of a finished game; it is kept now, if that has not been done."""
        try:
            return await self._reader.ask(look, table_id, *args, **given)
        except NotKept:
            await self.settle(table_id)
            return await self._reader.ask(look, table_id, *args, **given)

    async def content(self, table_id: str, lang: str) -> bytes:
        """What the board of a table is drawn from. To read somebody's own takes long: that is done
        one by one, so that other work comes in between."""
        found = await self._reader.ask(looking.content, table_id, lang)
        if isinstance(found, bytes):
            return found
        async with self._reading:
            return await self._helper.run(SECONDS, content_of, found, lang)

    async def tale(self, table_id: str, lang: str, form: str) -> str:
        """The story of a finished game as one text. It is made when somebody asks for it."""
        log = await self.kept(looking.kept, table_id, "log")
        async with self._reading:
            told = await self._helper.run(SECONDS, tale_of, log, lang, form)
        if told is None:
            raise Refuse(404, "tale", "This game tells no story.")
        return told

    def _ended(self, table_id: str) -> None:
        """On the keeper's thread: a game is over."""
        self._loop.call_soon_threadsafe(lambda: asyncio.ensure_future(self._quietly(table_id)))

    async def _quietly(self, table_id: str) -> float:
        """Settle a table that nobody waits for; how long it took."""
        began = time.monotonic()
        with suppress(Refuse):  # the log has it, and whoever asks for that table is told
            await self.settle(table_id)
        return time.monotonic() - began

    async def run(self) -> None:
        """In the background: every open table under today's rules, every finished game kept. The
        machine is left alone half of the time."""
        for name in ct.game_names():
            game, after = ct.game(name), ""
            while ids := await self._reader.ask(outdated, name, game.rules, after):
                for after in ids:
                    await asyncio.sleep(await self._quietly(after))
        after = ""
        while ids := await self._reader.ask(not_archived, after):
            for after in ids:
                await asyncio.sleep(await self._quietly(after))

    async def stop(self) -> None:
        """Games that have just ended are kept, if that does not take long."""
        if self._work:
            await asyncio.wait(list(self._work.values()), timeout=STOP_SECONDS)
        self._helper.end()
