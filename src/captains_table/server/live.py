"""A table in memory: the game itself, who sits at it, and what each seat was told.

Only the keeper's thread touches it. It is built from rows of the store and follows them; when a
transaction fails, it is thrown away and built anew. A game that is over, and one that today's rules
would have played differently, is told from its archive: nothing of it is worked out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec

import captains_table as ct
from captains_table.server.draws import Draws, dice_seed
from captains_table.server.past import TAKES_BACK, Past, back_to
from captains_table.server.store.rows import EntryRow, SeatRow, SnapshotRow, TableRow
from captains_table.server.told import Lines, Told, as_stored, covers, is_told, lines_of, of

SNAPSHOT_EVERY = 50  # entries
UNDOS = 1000  # at one table: what is taken back is kept in the store too


class Differs(Exception):
    """The past of a table is not possible under these rules, or was told differently."""


class Archive(msgspec.Struct):
    """What is shown of a table whose game does not go on. `lines` are by language and viewer ("" is
    a spectator); a viewer without lines was told what everybody was told, but for those lines of
    its `own`, by their places. `undone` is what everybody was told by entries that were taken back,
    each with the entry that did so. Archives of old know no `personas` beside their `names`."""

    views: dict[str, dict[str, Any]]
    names: dict[str, list[str]]
    notices: dict[str, list[str]]
    lines: dict[str, dict[str, Lines]]
    undone: dict[str, list[tuple[int, Lines]]] = {}
    facts: dict[str, dict[str, Any]] = {}
    personas: dict[str, list[str]] = {}
    own: dict[str, dict[str, dict[int, msgspec.Raw]]] = {}


class Live:
    """A table as the keeper has it."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.table: ct.Table | None = None  # None until the game begins, and from its archive
        self.seats = list(seats)
        self.archive: Archive | None = None
        self.told: list[tuple[int, Told]] = []  # of entries that were not taken back
        # An entry that took others back, and which.
        self.rewinds: list[tuple[int, list[int]]] = []
        self.returned = 0  # how often that went back beyond what was revealed
        self.past = Past()
        self.answers = 0  # that were kept since it is in memory
        self._draws = Draws("", 0)
        self._snapshot = 0  # the entry that it was loaded from
        self._snapped = 0  # the entry at which the last one was made
        self._kept = 2  # that is from before this entry
        self._views: dict[int | None, dict[str, Any]] = {}  # as the game stands
        self._facts: dict[int | None, dict[str, Any]] = {}
        self._said: dict[tuple[str, int | None], tuple[list[str], list[Lines]]] = {}

    @property
    def seats(self) -> list[SeatRow]:
        """Who sits where."""
        return self._seats

    @seats.setter
    def seats(self, seats: list[SeatRow]) -> None:
        self._seats = seats
        self._call()

    def _call(self) -> None:
        """People are called by their names in everything that is said; bots by whom they play."""
        if self.table is not None:
            self.table.call(people(self.seats))

    # Its past

    def load(self, entries: Iterable[EntryRow], snapshot: SnapshotRow | None = None) -> None:
        """Its entries; the game itself from a snapshot on, where there is one of these rules."""
        entries = list(entries)
        if snapshot is not None and snapshot.rules == self.row.rules:
            with suppress(Exception):  # it only saves time: its entries say everything
                self._start_at(snapshot, entries)
        self.past.will_want(entries, people(self.seats))
        for entry in entries:
            if entry.seq > self._snapshot:
                self.follow(entry)
            else:
                self.remember(entry)
        self.past.has_caught_up()

    def _start_at(self, snapshot: SnapshotRow, entries: Iterable[EntryRow]) -> None:
        draws = Draws(self.dice_seed, snapshot.position["drawn"])
        table = ct.Table.at(self.row.game, snapshot.position["position"], chance=draws)
        there = next(entry for entry in entries if entry.seq == snapshot.seq)
        if any(entry.seq > snapshot.seq >= back_to(entry) > 0 for entry in entries):
            return  # somebody went back to before it
        if there.asked in ("", asked(table)):  # an entry of the first release does not say
            self.table, self._draws = table, draws
            self._snapshot = self._snapped = snapshot.seq
            self._kept = snapshot.seq + 1
            self._call()

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
            elif entry.kind == "back":
                self.table.take_back(self.past.before(back_to(entry)))
            elif entry.action is None and entry.code is None:
                raise Differs("nobody knows what was chosen")
            else:
                if entry.kind == "choose":
                    self._keep(entry.seq, entry.seat)
                self._draws.expect(entry.steps)
                self.table.choose(entry.action or self.table.action(entry.code or 0))
        except Exception as error:  # whatever else rules do that do not know this past
            raise Differs(str(error)) from error
        if self._draws.taken() != entry.steps:
            raise Differs("other draws")
        self.remember(entry)

    def retell(self, entry: EntryRow) -> Told:
        """Follow an entry; what these rules tell of it. Differs: somebody was told something else,
        or could choose something else then. What is told in addition is no difference."""
        before = self.table.seq if self.table else 0
        self.follow(entry)
        told = [] if entry.kind in TAKES_BACK else as_stored(self._told(before, entry.seq))
        if not covers(told, entry.told):
            raise Differs(f"entry {entry.seq} is told differently")
        if entry.asked and entry.asked != asked(self.playing):
            raise Differs(f"after entry {entry.seq} other choices are possible")
        return told

    def remember(self, entry: EntryRow) -> None:
        """What an entry told, without the game. Differs: it makes no sense."""
        if not is_told(entry.told) or (entry.kind in TAKES_BACK and not self.told):
            raise Differs(f"entry {entry.seq} makes no sense")
        if entry.kind in TAKES_BACK:
            first = back_to(entry) or self.told[-1][0]
            taken_back = [seq for seq, _ in self.told if seq >= first]
            del self.told[len(self.told) - len(taken_back) :]
            self.rewinds.append((entry.seq, taken_back))
            self.returned += entry.kind == "back"
            self.past.forget(first)
            for _, said in self._said.values():
                del said[len(self.told) :]
        else:
            self.told.append((entry.seq, entry.told))

    @property
    def dice_seed(self) -> str:
        """The seed of all draws. It reaches no log, metric or bot."""
        return dice_seed(self.row.seed, self.row.nonces)

    def _begin(self, outcomes: Iterable[Any] = ()) -> None:
        self._draws = Draws(self.dice_seed, 0)
        self._draws.expect(outcomes)
        row = self.row
        self.table = ct.Table(row.game, row.seats, options=row.options, chance=self._draws)
        self._call()

    # Its present: each of these makes the entry that is to be stored

    def begin(self, today: int) -> EntryRow:
        """Lay the game out; its first entry says with which draws."""
        self.forget_views()
        self._begin()
        return self._entry("begin", self.row.host, None, 0, today)

    def choose(self, code: int, today: int, kind: str = "choose") -> EntryRow:
        """Make the choice with this code. IllegalChoice says why not. Of a `chore` that was done
        for somebody nobody goes back to before it alone."""
        table = self.playing
        decision, before = table.decision, table.seq
        action: Any = table.action(code) if 0 <= code < table.game.actions else code
        if decision is not None and kind == "choose":
            self._keep(self.row.seq + 1, decision.seat)
        try:
            table.choose(action)
        except BaseException:
            self.past.forget(self.row.seq + 1)
            raise
        self.forget_views()
        assert decision is not None
        return self._entry(kind, decision.seat, action, before, today)

    def undo(self, seat: int, today: int) -> EntryRow:
        """Take back that seat's last choice. CannotUndo says why not."""
        self.playing.undo(seat)
        self.forget_views()
        return self._entry("undo", seat, None, self.playing.seq, today)

    def back(self, seat: int, to: int, today: int) -> EntryRow:
        """Take back all entries from one on, whatever was drawn or revealed since."""
        self.playing.take_back(self.past.before(to))
        self.forget_views()
        return self._entry("back", seat, {"to": to}, self.playing.seq, today)

    def _entry(
        self, kind: str, seat: int, action: dict[str, Any] | None, since: int, today: int
    ) -> EntryRow:
        seq = self.row.seq + 1
        entry = EntryRow(
            table_id=self.row.id,
            seq=seq,
            seat=seat,
            kind=kind,
            code=None,
            steps=self._draws.taken(),
            told=[] if kind in TAKES_BACK else self._told(since, seq),
            at=today,
            action=action,
            asked=asked(self.playing),
        )
        self.remember(entry)
        return entry

    def _told(self, since: int, entry: int) -> Told:
        table = self.playing
        # A table counts from where the game was loaded; the store counts all its entries.
        number = {"seq": entry}
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

    def _keep(self, seq: int, seat: int) -> None:
        is_persons = seat in people(self.seats)
        self.past.keep(seq, is_persons, self.playing, self._draws.drawn)

    def snapshot(self) -> tuple[int, dict[str, Any]] | None:
        """A position to be stored now, if it is time for one, with the entry after which it was so.
        It is from before all that could still be taken back, since a position has no past."""
        if self.row.seq - self._snapped < SNAPSHOT_EVERY:
            return None
        seq, table, drawn = self.past.first() or (self.row.seq + 1, self.playing, self._draws.drawn)
        decision = table.decision
        if seq <= self._kept or decision is None or table.can_undo(decision.seat):
            return None
        self._snapped, self._kept = self.row.seq, seq
        return seq - 1, {"position": table.position(), "drawn": drawn}

    def can_undo(self) -> int | None:
        """The seat that can take its last choice back, which revealed nothing. A choice that it
        had no choice about is taken back with the one before."""
        decision = self.table.decision if self.table else None
        if decision is None or len(self.rewinds) >= UNDOS:
            return None
        twin, there = self.playing, [seq for seq, _ in self.told]
        while twin.can_undo(decision.seat):
            if not self.past.was_alone(there.pop()):
                return decision.seat
            if twin is self.playing:
                twin = twin.copy()
            twin.undo(decision.seat)
        return None

    # What is shown

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; nothing where nobody can tell. To be read only: it is made once for
        all who look."""
        if self.archive is not None:
            return self.archive.views.get(_viewer(seat), {})
        if self.table is None:
            return {}
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    def facts(self, seat: int | None) -> dict[str, Any]:
        """What a seat could count from its view. To be read only, as that is."""
        if self.archive is not None:
            return self.archive.facts.get(_viewer(seat), {})
        if self.table is None:
            return {}
        if seat not in self._facts:
            self._facts[seat] = self.table.facts(seat)
        return self._facts[seat]

    def forget_views(self) -> None:
        """The game has gone on, or everybody has looked: they are large."""
        self._views.clear()
        self._facts.clear()

    def names(self, lang: str) -> list[str]:
        """How the seats are called in what is told."""
        if self.archive is not None:
            return self.archive.names[lang]
        return [str(name) for name in self.table.seat_names(lang)] if self.table else []

    def personas(self, lang: str) -> list[str]:
        """Whom the seats play."""
        if self.archive is not None:
            return self.archive.personas.get(lang) or self.archive.names[lang]
        return self.table.personas(lang) if self.table is not None else []

    def notices(self, lang: str) -> list[str]:
        """What is to be known about what is played with."""
        if self.archive is not None:
            return self.archive.notices[lang]
        if self.table is None:
            return []
        words, options = self.table.words(lang), self.view(None)["options"]
        return [words.say(text) for text in self.table.game.notices(self.row.seats, options)]

    def lines(self, seat: int | None, lang: str, since: int) -> list[msgspec.Raw]:
        """What a seat was told after an entry, as sentences."""
        if self.archive is not None:
            return [line for seq, line in self.archive_lines(seat, lang) if seq > since]
        first = len(self.told)
        while first and self.told[first - 1][0] > since:
            first -= 1
        if first == len(self.told):
            return []
        return [line for lines in self._all_said(seat, lang)[first:] for _, line in lines]

    def archive_lines(self, seat: int | None, lang: str) -> Lines:
        """All that somebody was told, as the archive has it."""
        assert self.archive is not None
        kept, viewer = self.archive.lines[lang], _viewer(seat)
        own = self.archive.own.get(lang, {}).get(viewer, {})
        lines = kept.get(viewer, kept[""])
        return [(seq, own.get(place, line)) for place, (seq, line) in enumerate(lines)]

    def _all_said(self, seat: int | None, lang: str) -> list[Lines]:
        """The sentences of all entries. Each is made once; all of them anew when somebody is called
        by another name than before."""
        assert self.table is not None
        names = self.table.seat_names(lang)
        known, said = self._said.get((lang, seat), ([], []))
        if known != names:
            said = []
            self._said[lang, seat] = names, said
        for seq, told in self.told[len(said) :]:
            said.append(lines_of(self.table, seq, of(told, seat), lang, seat))
        return said

    def known_since(self, since: int) -> int:
        """The last entry whose lines still hold for somebody who knows the first `since`. An
        archive has forgotten what was taken back: it is told whole."""
        if self.archive is not None:
            return since if since >= self.row.seq else 0
        for undo, taken_back in self.rewinds:
            if undo > since:
                since = min(since, taken_back[0] - 1)
        return since


def asked(table: ct.Table) -> str:
    """A fingerprint of who may choose what now: the same under old and new rules, or the table
    cannot go on. It stays in the store: it speaks of what only one seat may see."""
    decision = table.decision
    if decision is None:
        return "over"
    actions = [
        msgspec.json.encode(choice.action, order="deterministic") for choice in decision.choices
    ]
    text = b"\n".join([str(decision.seat).encode(), *sorted(actions)])
    return sha256(text).hexdigest()[:32]


def people(seats: Iterable[SeatRow]) -> dict[int, str]:
    """The names of those who sit at a table, by seat."""
    return {seat.seat: seat.name for seat in seats if seat.kind == "person" and seat.name}


def _viewer(seat: int | None) -> str:
    return "" if seat is None else str(seat)
