"""The desk: what a job works with. Tables as the store has them now, and what is to be told once
everything is written."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import captains_table as ct
from captains_table.server.archive import LAST, read_archive
from captains_table.server.hub import Hub
from captains_table.server.journal import tell_once
from captains_table.server.live import Differs, Live
from captains_table.server.past import back_to
from captains_table.server.refusals import NO_GAME, NO_TABLE, Refuse
from captains_table.server.socket_messages import ChatLine
from captains_table.server.store.db import OPEN, Db, Taken
from captains_table.server.store.rows import EntryRow, SeatRow, TableRow
from captains_table.server.store.store import is_broken

Ring = Callable[[TableRow, SeatRow], None]

ASIDE_MS = 600_000  # until a table that makes trouble is looked at again

log = logging.getLogger("captain.keeper")


class Outdated(Exception):
    """A table must be settled before anybody goes on with it: it was last played under other rules,
    its game is over and not kept yet as it was, or it has content of its own that takes long to
    read."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


@dataclass
class Desk:
    """What a job works with."""

    lives: OrderedDict[str, tuple[Live, int]]  # with when each was last needed
    hub: Hub
    shared: bool  # with other workers
    ring: Ring  # for somebody who is away
    ended: Callable[[str], None]  # a game is over
    prepared: set[str]  # tables whose own content was read already
    db: Db
    now: int  # by the house's clock
    today: int  # by the calendar
    changed: set[str] = field(default_factory=set)  # tables to be shown after the commit
    after: list[Callable[[], None]] = field(default_factory=list)  # to be done after it
    dirty: set[str] = field(default_factory=set)  # tables whose memory is ahead of the store
    moved: set[str] = field(default_factory=set)  # tables that another worker may have changed

    def live(self, table_id: str) -> Live:
        """A table, as the store has it now."""
        live, _ = self.lives.pop(table_id, (None, 0))
        if live is None:
            live = self._load(table_id)
        elif self.shared:
            live = self._catch_up(live)
        self.lives[table_id] = live, self.now
        return live

    def each(self, table_ids: Iterable[str], do: Callable[[str], None]) -> list[str]:
        """Do something with each of these tables. The trouble of one stays there: it is put aside
        for a while, and the log says so once. Returns those that must be settled first."""
        outdated = []
        for table_id in table_ids:
            before, self.dirty = self.dirty, set()
            try:
                with self.db.savepoint():
                    do(table_id)
            except Exception as error:
                if is_broken(error):
                    raise
                for name in self.dirty | {table_id}:
                    self.lives.pop(name, None)
                if isinstance(error, Outdated):
                    outdated.append(table_id)
                elif error is not NO_TABLE:
                    self._put_aside(table_id)
            finally:
                self.dirty |= before
        return outdated

    def _put_aside(self, table_id: str) -> None:
        self.db.put_aside(table_id, self.now + ASIDE_MS)
        tell_once(log, "a table is put aside", table_id)

    def _catch_up(self, live: Live) -> Live:
        """With what other workers did to a table; read anew where somebody went back further than
        this one remembers."""
        row = self.db.table(live.row.id, lock=True)
        if row is None:
            raise NO_TABLE
        if row.rules != live.row.rules:  # a worker of another version has it
            raise Outdated(row.id)
        missing = self.db.entries(row.id, live.row.seq) if row.seq > live.row.seq else []
        before = replace(live.row, claimed=row.claimed), live.seats
        live.row, live.seats = row, self.db.seats(row.id)
        if (live.row, live.seats) != before:
            self.moved.add(row.id)
        try:
            for entry in missing:
                if entry.kind == "back" and not live.past.knows(back_to(entry)):
                    return self._load(row.id)
                live.follow(entry)
        except Differs:
            log.exception("a table cannot be followed", extra={"table": row.id})
            raise Outdated(row.id) from None
        return live

    def _load(self, table_id: str) -> Live:
        row = self.db.table(table_id, lock=True)
        if row is None:
            raise NO_TABLE
        try:
            rules = ct.game(row.game).rules
        except ct.UnknownGame:
            raise NO_GAME from None
        live = Live(row, self.db.seats(table_id))
        if self.shared:
            self.moved.add(table_id)
        if row.status not in OPEN:
            if row.seq:
                body = self.db.archive(table_id, LAST)
                if body is None:
                    raise Outdated(table_id)
                live.archive = read_archive(body)
            return live
        is_unread = has_own_content(row.options) and table_id not in self.prepared
        if row.rules != rules or is_unread:
            raise Outdated(table_id)
        try:
            live.load(self.db.entries(table_id), self.db.snapshot(table_id))
        except Differs:
            log.exception("a table cannot be followed", extra={"table": table_id})
            raise Outdated(table_id) from None
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
        live.seats = [replace(row, **columns) if row.seat == seat else row for row in live.seats]
        self.show(live)

    def append(self, live: Live, entry: EntryRow, **columns: Any) -> None:
        """Write an entry down, under a number that only one worker can take."""
        self.dirty.add(live.row.id)
        try:
            self.db.append(entry)
        except Taken:
            raise Refuse(503, "busy", "Another worker was faster. Try again.") from None
        self.update(live, seq=entry.seq, touched=self.now, **columns)
        if snapshot := live.snapshot():
            with suppress(Taken):  # by another worker
                self.db.keep_snapshot(live.row.id, *snapshot, live.row.rules)

    def show(self, live: Live) -> None:
        """After the commit, everybody at the table sees it."""
        self.changed.add(live.row.id)


def has_own_content(options: dict[str, Any]) -> bool:
    """Whether a table is played with something that somebody sent."""
    return any(isinstance(value, dict | list) for value in options.values())


def refresh(desk: Desk, table_id: str) -> None:
    """Show a table that another worker changed, and what was said there."""
    here = desk.hub.connections(table_id)
    if not here:
        return
    live = desk.live(table_id)
    for seat in {seat for connection in here for seat in connection.mine}:
        if not any(connection.holds(live, seat) for connection in here):
            continue
        if live.seats[seat].away is not None and not live.seats[seat].stand_in:
            desk.set_seat(live, seat, away=None)  # gone from another worker, but not from here
    tell_chat(desk, table_id)


def tell_chat(desk: Desk, table_id: str) -> None:
    """What was said at a table, to everybody here who has not heard it."""
    said = [
        ChatLine(line.number, line.seat, line.name, line.text, line.at // 1000)
        for line in desk.db.chat(table_id)
    ]
    desk.after.append(partial(desk.hub.tell_chat, table_id, said))
