"""The keeper: one thread a process that runs all rules and all SQL.

Jobs come in from the event loop. Those that wait together share one transaction; each is answered,
and the browsers are told, after its commit. The database decides: an entry is appended under a
unique number, so two workers cannot fork a game.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Concatenate, ParamSpec, TypeVar

from captains_table.server.hub import Hub
from captains_table.server.live import Differs, Live
from captains_table.server.messages import ChatLine
from captains_table.server.store.db import Db, Taken
from captains_table.server.store.rows import EntryRow, SeatRow, TableRow
from captains_table.server.store.store import BROKEN, Store

P = ParamSpec("P")
Ring = Callable[[TableRow, SeatRow], None]
T = TypeVar("T")

TOGETHER = 64  # jobs that may share a commit
WAITING = 2000  # jobs that may wait; more are refused
KEPT = 2000  # tables in memory
KEPT_MS = 600_000  # and how long, when nobody needs them
TABLE_ID_LENGTH = 12

log = logging.getLogger("captain.keeper")


class Refuse(Exception):
    """A request that is not granted: an HTTP status, a code for programs, a text for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


NO_TABLE = Refuse(404, "no_table", "There is no such table.")


@dataclass
class Desk:
    """What a job works with."""

    lives: OrderedDict[str, tuple[Live, int]]  # with when each was last needed
    hub: Hub
    shared: bool  # with other workers
    ring: Ring  # for somebody who is away
    now: int = 0  # milliseconds since 1970
    changed: set[str] = field(default_factory=set)  # tables to be shown after the commit
    after: list[Callable[[], None]] = field(default_factory=list)  # to be done after it
    dirty: set[str] = field(default_factory=set)  # tables whose memory is ahead of the store
    moved: set[str] = field(default_factory=set)  # tables that another worker may have changed

    def begin(self, db: Db) -> None:
        """A transaction is open."""
        self.db, self.now = db, time.time_ns() // 1_000_000

    def live(self, table_id: str) -> Live:
        """A table, as the store has it now."""
        live, _ = self.lives.pop(table_id, (None, 0))
        if live is None:
            live = self._load(table_id)
        elif self.shared:
            self._catch_up(live)
        self.lives[table_id] = live, self.now
        return live

    def _catch_up(self, live: Live) -> None:
        """With what other workers did to a table."""
        row = self.db.table(live.row.id, lock=True)
        if row is None:
            raise NO_TABLE
        missing = self.db.entries(row.id, live.row.seq) if row.seq > live.row.seq else []
        before = replace(live.row, claimed=row.claimed), live.seats
        live.row, live.seats = row, self.db.seats(row.id)
        if (live.row, live.seats) != before:
            self.moved.add(row.id)
        for entry in missing:
            live.follow(entry)

    def _load(self, table_id: str) -> Live:
        row = self.db.table(table_id, lock=True)
        if row is None:
            raise NO_TABLE
        live = Live(row, self.db.seats(table_id))
        if self.shared:
            self.moved.add(table_id)
        entries = self.db.entries(table_id)
        if row.status == "frozen":
            live.read_only(entries)
            return live
        try:
            live.load(entries, self.db.snapshot(table_id))
        except Differs:
            log.exception("a table cannot be played on", extra={"table": table_id})
            live = Live(row, live.seats)
            live.read_only(entries)
            if row.status == "playing":
                self.update(live, status="frozen", reason="rules", turn=None, bot_due=None)
        return live

    def update(self, live: Live, **columns: Any) -> None:
        """Change a table's row, here and in the store."""
        self.dirty.add(live.row.id)
        self.db.update_table(live.row.id, **columns)
        live.row = replace(live.row, **columns)
        self.show(live)

    def set_seat(self, live: Live, seat: int, **columns: Any) -> None:
        """Change a seat's row, here and in the store."""
        self.dirty.add(live.row.id)
        self.db.set_seat(live.row.id, seat, **columns)
        live.seats[seat] = replace(live.seats[seat], **columns)
        self.show(live)

    def append(self, live: Live, entry: EntryRow, **columns: Any) -> None:
        """Write an entry down, under a number that only one worker can take."""
        self.dirty.add(live.row.id)
        try:
            self.db.append(entry)
        except Taken:
            raise Refuse(503, "busy", "Another worker was faster. Try again.") from None
        self.update(live, seq=entry.seq, touched=self.now, **columns)
        if position := live.snapshot():
            self.db.keep_snapshot(live.row.id, entry.seq, position)

    def show(self, live: Live) -> None:
        """After the commit, everybody at the table sees it."""
        self.changed.add(live.row.id)


@dataclass
class _Job:
    about: str  # the table, where it is about one
    run: Callable[[Desk], Any]
    future: asyncio.Future[Any] | None  # None: nobody waits for the result


@dataclass
class _Done:
    job: _Job
    result: Any = None
    error: Refuse | None = None
    after: list[Callable[[], None]] = field(default_factory=list)  # to be done after the commit

    def answer(self) -> None:
        """On the event loop: tell whoever waits."""
        future = self.job.future
        if future is None or future.done():  # nobody waits any more
            return
        if self.error is None:
            future.set_result(self.result)
        else:
            future.set_exception(self.error)


def _table_of(about: Any) -> str:
    """The table that a job's argument names."""
    named = about if isinstance(about, str) else getattr(about, "table", "")
    return named if isinstance(named, str) and len(named) == TABLE_ID_LENGTH else ""


class Keeper:
    """Runs jobs, many of them in one commit."""

    def __init__(self, store: Store, hub: Hub, ring: Ring | None = None) -> None:
        self._store, self.hub = store, hub
        self._ring = ring or (lambda table, seat: None)
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._lives: OrderedDict[str, tuple[Live, int]] = OrderedDict()
        self._thread = Thread(target=self._work, name="keeper", daemon=True)

    def start(self) -> None:
        """Begin to work."""
        self._store.listen(self._noticed, self._missed)
        self._thread.start()

    def stop(self) -> None:
        """Finish what is waiting, then end."""
        self._queue.put(None)
        self._thread.join()

    async def ask(
        self, job: Callable[Concatenate[Desk, P], T], *args: P.args, **given: P.kwargs
    ) -> T:
        """The result of `job(desk, ...)`, after its commit."""
        if self._queue.qsize() >= WAITING:
            raise Refuse(503, "busy", "Too much is going on here. Try again in a moment.")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        about = next((_table_of(arg) for arg in args if _table_of(arg)), "")
        self._queue.put(_Job(about, lambda desk: job(desk, *args, **given), future))
        return await future

    def tables_in_memory(self) -> int:
        """How many tables are kept ready."""
        return len(self._lives)

    def _noticed(self, table_id: str, seq: int) -> None:
        """Another worker changed a table: those who look at it here are to see it."""
        self._queue.put(_Job(table_id, lambda desk: refresh(desk, table_id), None))

    def _missed(self) -> None:
        """Notices may have been lost."""
        for table_id in self.hub.tables():
            self._noticed(table_id, 0)

    # On the keeper's thread

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            jobs = [job]
            ends = False
            try:
                while len(jobs) < TOGETHER:
                    following = self._queue.get_nowait()
                    if following is None:
                        ends = True
                        break
                    jobs.append(following)
            except Empty:
                pass
            for together in self._in_order(jobs):
                self._run(together)
            self._forget()
            if ends:
                break

    def _in_order(self, jobs: list[_Job]) -> list[list[_Job]]:
        """Those that share a transaction, in one order for all workers, so that no two wait for
        each other's tables. Who does not say which tables it needs has a transaction of its own."""
        jobs = sorted(jobs, key=lambda job: job.about)
        if not self._store.is_postgres:
            return [jobs]
        alone = [[job] for job in jobs if not job.about]
        return [*alone, jobs[len(alone) :]] if len(alone) < len(jobs) else alone

    def _run(self, jobs: list[_Job]) -> None:
        """All of them in one transaction; then for each what people see, and its answer."""
        desk = Desk(self._lives, self.hub, self._store.is_postgres, self._ring)
        try:
            with self._store.transaction() as db:
                desk.begin(db)
                done = [self._attempt(desk, job) for job in jobs]
                shown = {name: desk.live(name) for name in sorted(desk.changed | desk.moved)}
                for name, live in shown.items():
                    if name in desk.changed:
                        db.notify(name, live.row.seq)
        except Exception:
            log.exception("a commit failed")
            self._drop(desk.dirty | desk.moved)
            failed = Refuse(503, "store", "The store does not answer. Nothing was lost; try again.")
            done, shown = [_Done(job, error=failed) for job in jobs], {}
        telling = {name: partial(self.hub.show, live, desk.now) for name, live in shown.items()}
        for name in shown.keys() - {job.about for job in jobs}:
            self._tell(telling.pop(name))
        for one in done:  # who is told first can choose again while others are told
            if one.job.about in telling:
                self._tell(telling.pop(one.job.about))
            for act in one.after:
                self._tell(act)
            self.hub.flush(one.answer)

    def _tell(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Exception:  # the others are to be told
            log.exception("somebody could not be told")

    def _attempt(self, desk: Desk, job: _Job) -> _Done:
        """One job. When it fails, what it wrote is taken back, and what it did in memory goes.
        When the store fails, so do all that share the transaction."""
        before, desk.dirty = desk.dirty, set()
        changed, desk.after = set(desk.changed), []
        try:
            with desk.db.savepoint():
                return _Done(job, job.run(desk), None, desk.after)
        except BROKEN:
            raise
        except Exception as error:
            self._drop(desk.dirty)
            desk.changed = changed
            if isinstance(error, Refuse):
                return _Done(job, error=error)
            log.exception("a job failed")
            text = "Something went wrong here. Nothing was changed."
            return _Done(job, error=Refuse(500, "internal", text))
        finally:
            desk.dirty |= before

    def _drop(self, tables: set[str]) -> None:
        for table_id in tables:
            self._lives.pop(table_id, None)

    def _forget(self) -> None:
        """Tables that nobody looks at leave the memory after a while."""
        now = time.time_ns() // 1_000_000
        while self._lives:
            table_id, (_, used) = next(iter(self._lives.items()))
            if len(self._lives) <= KEPT and now - used < KEPT_MS:
                break
            del self._lives[table_id]


def refresh(desk: Desk, table_id: str) -> None:
    """Show a table that another worker changed, and what was said there."""
    here = desk.hub.connections(table_id)
    if not here:
        return
    live = desk.live(table_id)
    for seat in {seat for connection in here for seat in connection.mine}:
        if live.seats[seat].away is None or live.seats[seat].stand_in:
            continue
        if any(connection.holds(live, seat) for connection in here):
            desk.set_seat(live, seat, away=None)  # gone from another worker, but not from here
    tell_chat(desk, table_id)


def tell_chat(desk: Desk, table_id: str) -> None:
    """What was said at a table, to everybody here who has not heard it."""
    said = [
        ChatLine(line.number, line.seat, line.name, line.text, line.at // 1000)
        for line in desk.db.chat(table_id)
    ]
    desk.after.append(partial(desk.hub.tell_chat, table_id, said))
