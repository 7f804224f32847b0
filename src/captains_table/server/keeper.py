"""The keeper: one thread a process that runs the rules of all games under way, and all that writes.

Jobs come in from the event loop, on two lanes: what players do comes first, and what visitors want
to look at waits. Players' jobs that wait together share one transaction; each is answered, and the
browsers are told, after its commit. The database decides: an entry is appended under a unique
number, so two workers cannot fork a game.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from threading import Thread
from typing import Any, Concatenate, ParamSpec, TypeVar

import captains_table as ct
from captains_table.server.clock import Clock, today
from captains_table.server.desk import Desk, Outdated, Ring, refresh
from captains_table.server.hub import Hub
from captains_table.server.lanes import Lanes
from captains_table.server.live import Live
from captains_table.server.refusals import STUCK, Refuse, store_failed
from captains_table.server.store.db import Db
from captains_table.server.store.store import Store, is_broken
from captains_table.server.tokens import TABLE_ID_LENGTH

P = ParamSpec("P")
T = TypeVar("T")

WAITING = 2000  # jobs that may wait; more are refused
KEPT = 2000  # tables in memory
KEPT_MS = 600_000  # and how long, when nobody needs them
STOP_SECONDS = 5  # for the job that is being done
SETTLED_AGAIN = 3  # times that a table may have to be settled before a job can be done

log = logging.getLogger("captain.keeper")


@dataclass
class _Job:
    about: str  # the table, where it is about one
    run: Callable[[Desk], Any]
    future: asyncio.Future[Any] | None  # None: nobody waits for the result

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return self.future is None or not self.future.done()


@dataclass
class _Done:
    job: _Job
    result: Any = None
    error: Refuse | Outdated | None = None
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
        self.ring = ring or (lambda table, seat: None)
        self._lanes: Lanes[_Job] = Lanes()
        self._lives: OrderedDict[str, tuple[Live, int]] = OrderedDict()
        self.prepared: set[str] = set()
        self._thread = Thread(target=self._work, name="keeper", daemon=True)
        self.clock = Clock(0)
        self.secret = ""  # of the house
        # The clerk, who settles tables, takes its place here.
        self.settle: Callable[[str], Awaitable[None]] | None = None
        self.ended: Callable[[str], None] = lambda table_id: None

    def start(self) -> None:
        """Begin to work, with the rules that are here now, whatever becomes of the files."""
        for name in ct.game_names():
            ct.game(name).rules  # noqa: B018  it is worked out when it is first asked for
        with self._store.transaction() as db:
            house = db.house(today())
        self.clock, self.secret = Clock(house.at), house.secret
        self._store.listen(self._noticed, self._missed)
        self._thread.start()

    def stop(self) -> None:
        """Finish what is being done, then end. What waits was not acknowledged."""
        self._lanes.close()
        self._thread.join(STOP_SECONDS)

    async def ask(
        self, job: Callable[Concatenate[Desk, P], T], *args: P.args, **given: P.kwargs
    ) -> T:
        """The result of `job(desk, ...)`, after its commit."""
        return await self._ask(False, job, *args, **given)

    async def visit(
        self, job: Callable[Concatenate[Desk, P], T], *args: P.args, **given: P.kwargs
    ) -> T:
        """The same, when no player waits, and only if whoever asks is still there then."""
        return await self._ask(True, job, *args, **given)

    async def _ask(
        self,
        waits: bool,
        job: Callable[Concatenate[Desk, P], T],
        *args: P.args,
        **given: P.kwargs,
    ) -> T:
        about = next((_table_of(arg) for arg in args if _table_of(arg)), "")
        for _ in range(SETTLED_AGAIN):
            if self._lanes.ahead_of(waits) >= WAITING:
                raise Refuse(503, "busy", "Too much is going on here. Try again in a moment.")
            future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._lanes.put(_Job(about, lambda desk: job(desk, *args, **given), future), waits)
            try:
                return await future
            except Outdated as outdated:
                if self.settle is None:
                    raise STUCK from None
                await self.settle(outdated.table_id)
        raise STUCK

    def tables_in_memory(self) -> int:
        """How many tables are kept ready."""
        return len(self._lives)

    def _noticed(self, table_id: str, seq: int) -> None:
        """Another worker changed a table: those who look at it here are to see it."""
        self._lanes.put(_Job(table_id, lambda desk: refresh(desk, table_id), None))

    def _missed(self) -> None:
        """Notices may have been lost."""
        for table_id in self.hub.tables():
            self._noticed(table_id, 0)

    # On the keeper's thread

    def _work(self) -> None:
        while jobs := self._lanes.take():
            for together in self._in_order(jobs):
                self._run(together)
            self._forget()

    def _in_order(self, jobs: list[_Job]) -> list[list[_Job]]:
        """Those that share a transaction, in one order for all workers, so that no two wait for
        each other's tables. Who does not say which tables it needs has a transaction of its own."""
        jobs = sorted(jobs, key=lambda job: job.about)
        if not self._store.is_postgres:
            return [jobs]
        alone = [[job] for job in jobs if not job.about]
        return [*alone, jobs[len(alone) :]] if len(alone) < len(jobs) else alone

    def _desk(self, db: Db) -> Desk:
        return Desk(
            self._lives,
            self.hub,
            self._store.is_postgres,
            self.ring,
            self.ended,
            self.prepared,
            db,
            self.clock.now(),
            today(),
        )

    def _run(self, jobs: list[_Job]) -> None:
        """All of them in one transaction; then for each what people see, and its answer."""
        desk: Desk | None = None
        try:
            with self._store.transaction() as db:
                desk = self._desk(db)
                done = [self._attempt(desk, job) for job in jobs]
                shown = self._shown(desk)
                for name, live in shown.items():
                    if name in desk.changed:
                        db.notify(name, live.row.seq)
        except Exception as error:
            log.exception("a commit failed")
            if desk is not None:
                self._drop(desk.dirty | desk.moved)
            failed = store_failed(error)
            done, shown = [_Done(job, error=failed) for job in jobs], {}
        now = desk.now if desk is not None else 0
        telling = {name: partial(self.hub.show, live, now) for name, live in shown.items()}
        for name in shown.keys() - {job.about for job in jobs}:
            self._tell(telling.pop(name))
        for one in done:  # who is told first can choose again while others are told
            if one.job.about in telling:
                self._tell(telling.pop(one.job.about))
            for act in one.after:
                self._tell(act)
            self.hub.flush(one.answer)

    def _shown(self, desk: Desk) -> dict[str, Live]:
        """The tables that people are to see anew. One that cannot be shown is not."""
        shown: dict[str, Live] = {}

        def show(name: str) -> None:
            shown[name] = desk.live(name)

        desk.each(sorted(desk.changed | desk.moved), show)
        return shown

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
        except Exception as error:
            if is_broken(error):
                raise
            self._drop(desk.dirty)
            desk.changed = changed
            if isinstance(error, Refuse | Outdated):
                return _Done(job, error=error)
            log.exception("a job failed", extra={"table": job.about})
            text = "Something went wrong here. Nothing was changed."
            return _Done(job, error=Refuse(500, "internal", text))
        finally:
            desk.dirty |= before

    def _drop(self, tables: set[str]) -> None:
        for table_id in tables:
            self._lives.pop(table_id, None)

    def _forget(self) -> None:
        """Tables that nobody looks at leave the memory after a while."""
        now = self.clock.now()
        while self._lives:
            table_id, (_, used) = next(iter(self._lives.items()))
            if len(self._lives) <= KEPT and now - used < KEPT_MS:
                break
            del self._lives[table_id]
            self.prepared.discard(table_id)
