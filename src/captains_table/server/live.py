"""A table in memory: the game itself, who sits at it, and what each seat was told.

Only the keeper's thread touches it. It is built from rows of the store and follows them; when a
transaction fails, it is thrown away and built anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec

import captains_table as ct
from captains_table.server.draws import Draws, dice_seed
from captains_table.server.store.rows import EntryRow, SeatRow, SnapshotRow, TableRow

# What an entry told: first a spectator, then by seat where a seat was told something else.
Told = list[Any]

SNAPSHOT_EVERY = 50  # entries


class Differs(Exception):
    """The past of a table is not possible under these rules, or looks different."""


class Live:
    """A table as the keeper has it."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.seats = list(seats)
        self.table: ct.Table | None = None  # None until the game begins, and when it is frozen
        self.teller: ct.Table | None = None  # when it is frozen: a game that lends its words
        self.lines: list[tuple[int, Told]] = []  # of entries that were not taken back
        self.rewinds: list[tuple[int, int]] = []  # an undo's entry, and the entry it took back
        self._draws = Draws("", 0)
        self._snapshot = 0  # the entry of the last one
        self._views: dict[int | None, dict[str, Any]] = {}  # as the game stands

    # Its past

    def load(self, entries: Iterable[EntryRow], snapshot: SnapshotRow | None = None) -> None:
        """Its entries; the game itself from a snapshot on, where there is one."""
        if snapshot is not None:
            self._snapshot = snapshot.seq
            self._draws = Draws(self.dice_seed, snapshot.position["drawn"])
            self.table = ct.Table.at(
                self.row.game, snapshot.position["position"], chance=self._draws
            )
        for entry in entries:
            if entry.seq > self._snapshot:
                self.follow(entry)
            else:
                self._remember(entry)

    def follow(self, entry: EntryRow) -> None:
        """An entry that is in the store already. Differs: these rules do not allow it."""
        self.forget_views()
        try:
            if entry.kind == "begin":
                self._begin(entry.steps)
            elif self.table is None:
                raise Differs("the game has not begun")
            elif entry.kind == "undo":
                self.table.undo(entry.seat)
            else:
                self._draws.expect(entry.steps)
                self.table.choose(self.table.game.verbs.action(entry.code or 0))
        except Exception as error:  # whatever else rules do that do not know this past
            raise Differs(str(error)) from error
        if self._draws.taken() != entry.steps:
            raise Differs("other draws")
        self._remember(entry)

    def read_only(self, entries: Iterable[EntryRow]) -> None:
        """What it told, without the game: for a table whose rules are no longer ours. Its people
        are called as they were, as far as its past can be followed."""
        entries = list(entries)
        for entry in entries:
            self._remember(entry)
        past = Live(self.row, self.seats)
        with suppress(Differs):
            past.load(entries)
        self.teller = past.table

    def _remember(self, entry: EntryRow) -> None:
        if entry.kind == "undo":
            taken_back, _ = self.lines.pop()
            self.rewinds.append((entry.seq, taken_back))
        else:
            self.lines.append((entry.seq, entry.told))

    @property
    def dice_seed(self) -> str:
        """The seed of all draws. It reaches no log, metric or bot."""
        return dice_seed(self.row.seed, self.row.nonces)

    def _begin(self, outcomes: Iterable[Any] = ()) -> None:
        self._draws = Draws(self.dice_seed, 0)
        self._draws.expect(outcomes)
        row = self.row
        self.table = ct.Table(row.game, row.seats, options=row.options, chance=self._draws)

    # Its present: each of these makes the entry that is to be stored

    def begin(self, now: int) -> EntryRow:
        """Set the game up."""
        self.forget_views()
        self._begin()
        return self._entry("begin", self.row.host, None, 0, now)

    def choose(self, code: int, now: int) -> EntryRow:
        """Make the choice with this code. IllegalChoice says why not."""
        table = self.playing
        decision, before = table.decision, table.seq
        action: Any = table.game.verbs.action(code) if 0 <= code < table.game.actions else code
        table.choose(action)
        self.forget_views()
        assert decision is not None
        return self._entry("choose", decision.seat, code, before, now)

    def undo(self, seat: int, now: int) -> EntryRow:
        """Take back that seat's last choice. CannotUndo says why not."""
        self.playing.undo(seat)
        self.forget_views()
        return self._entry("undo", seat, None, self.playing.seq, now)

    def _entry(self, kind: str, seat: int, code: int | None, since: int, now: int) -> EntryRow:
        entry = EntryRow(
            table_id=self.row.id,
            seq=self.row.seq + 1,
            seat=seat,
            kind=kind,
            code=code,
            steps=self._draws.taken(),
            told=[] if kind == "undo" else self._told(since),
            mark=self.mark(),
            at=now,
        )
        self._remember(entry)
        return entry

    def _told(self, since: int) -> Told:
        table = self.playing
        # The number of the step depends on where the game was loaded from; that of the entry not.
        number = {"seq": self.row.seq + 1}
        public, *each = [
            [{**event, **number} for event in table.events(seat, since)]
            for seat in [None, *range(self.row.seats)]
        ]
        own = {str(p): events for p, events in enumerate(each)}
        return [public, {p: events for p, events in own.items() if events != public}]

    @property
    def playing(self) -> ct.Table:
        """The game, which has begun."""
        assert self.table is not None
        return self.table

    def mark(self) -> str:
        """A fingerprint of what everybody sees: equal under old and new rules, or the table cannot
        go on."""
        views = [{**self.view(seat), "rules": None, "seq": None} for seat in self.everybody]
        return sha256(msgspec.json.encode(views, order="deterministic")).hexdigest()[:32]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know. To be read only: it is made once for all who look."""
        if seat not in self._views:
            self._views[seat] = self.playing.view(seat)
        return self._views[seat]

    def forget_views(self) -> None:
        """The game has gone on, or everybody has looked: they are large."""
        self._views.clear()

    @property
    def everybody(self) -> list[int | None]:
        """All seats, and the spectator."""
        return [*range(self.row.seats), None]

    def snapshot(self) -> dict[str, Any] | None:
        """The position to be stored now, if it is time for one: not while a choice could still be
        taken back, since a position has no past."""
        if self.row.seq - self._snapshot < SNAPSHOT_EVERY or self.can_undo() is not None:
            return None
        self._snapshot = self.row.seq
        return {"position": self.playing.position(), "drawn": self._draws.drawn}

    def can_undo(self) -> int | None:
        """The seat that can take its last choice back."""
        decision = self.table.decision if self.table else None
        if decision is None or not self.playing.can_undo(decision.seat):
            return None
        return decision.seat

    def told_to(self, seat: int | None, number: int) -> list[dict[str, Any]]:
        """What a seat was told by one of the lines."""
        public, own = self.lines[number][1]
        events: list[dict[str, Any]] = public if seat is None else own.get(str(seat), public)
        return events

    def known_since(self, since: int) -> int:
        """The last entry whose lines still hold for somebody who knows the first `since`."""
        for undo, taken_back in self.rewinds:
            if undo > since:
                since = min(since, taken_back - 1)
        return since
