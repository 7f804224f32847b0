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
from captains_table.engine.errors import TableError
from captains_table.server.draws import Draws, dice_seed
from captains_table.server.socket_messages import LogLine
from captains_table.server.store.rows import EntryRow, SeatRow, SnapshotRow, TableRow

# What an entry told: first a spectator, then by seat where a seat was told something else.
Told = list[Any]
# The lines of one viewer, ready to be sent, each with the number of its entry.
Lines = list[tuple[int, msgspec.Raw]]

SNAPSHOT_EVERY = 50  # entries
UNDOS = 1000  # at one table: what is taken back is kept in the store too


class Differs(Exception):
    """The past of a table is not possible under these rules, or was told differently."""


class Archive(msgspec.Struct):
    """What is shown of a table whose game does not go on. `lines` are by language and viewer; a
    viewer ("" is a spectator) without lines was told what everybody was told. `undone` is what
    everybody was told by entries that were taken back, each with the entry that did so."""

    views: dict[str, dict[str, Any]]
    names: dict[str, list[str]]
    notices: dict[str, list[str]]
    lines: dict[str, dict[str, Lines]]
    undone: dict[str, list[tuple[int, Lines]]] = {}
    facts: dict[str, dict[str, Any]] = {}


class Live:
    """A table as the keeper has it."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.seats = list(seats)
        self.table: ct.Table | None = None  # None until the game begins, and from its archive
        self.archive: Archive | None = None
        self.told: list[tuple[int, Told]] = []  # of entries that were not taken back
        self.rewinds: list[tuple[int, int]] = []  # an undo's entry, and the entry it took back
        self.answers = 0  # that were kept since it is in memory
        self._draws = Draws("", 0)
        self._snapshot = 0  # the entry of the last one
        self._views: dict[int | None, dict[str, Any]] = {}  # as the game stands
        self._facts: dict[int | None, dict[str, Any]] = {}
        self._said: dict[tuple[str, int | None], tuple[list[str], list[Lines]]] = {}

    # Its past

    def load(self, entries: Iterable[EntryRow], snapshot: SnapshotRow | None = None) -> None:
        """Its entries; the game itself from a snapshot on, where there is one of these rules."""
        entries = list(entries)
        if snapshot is not None and snapshot.rules == self.row.rules:
            with suppress(Exception):  # it only saves time: its entries say everything
                self._start_at(snapshot, entries)
        for entry in entries:
            if entry.seq > self._snapshot:
                self.follow(entry)
            else:
                self.remember(entry)

    def _start_at(self, snapshot: SnapshotRow, entries: Iterable[EntryRow]) -> None:
        draws = Draws(self.dice_seed, snapshot.position["drawn"])
        table = ct.Table.at(self.row.game, snapshot.position["position"], chance=draws)
        there = next(entry for entry in entries if entry.seq == snapshot.seq)
        if there.asked in ("", asked(table)):  # an entry of the first release does not say
            self.table, self._draws, self._snapshot = table, draws, snapshot.seq

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
            elif entry.action is None and entry.code is None:
                raise Differs("nobody knows what was chosen")
            else:
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
        told = [] if entry.kind == "undo" else _as_stored(self._told(before, entry.seq))
        if not _covers(told, entry.told):
            raise Differs(f"entry {entry.seq} is told differently")
        if entry.asked and entry.asked != asked(self.playing):
            raise Differs(f"after entry {entry.seq} other choices are possible")
        return told

    def remember(self, entry: EntryRow) -> None:
        """What an entry told, without the game. Differs: it makes no sense."""
        if not is_told(entry.told) or (entry.kind == "undo" and not self.told):
            raise Differs(f"entry {entry.seq} makes no sense")
        if entry.kind == "undo":
            taken_back, _ = self.told.pop()
            self.rewinds.append((entry.seq, taken_back))
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

    # Its present: each of these makes the entry that is to be stored

    def begin(self, today: int) -> EntryRow:
        """Lay the game out; its first entry says with which draws."""
        self.forget_views()
        self._begin()
        return self._entry("begin", self.row.host, None, 0, today)

    def choose(self, code: int, today: int) -> EntryRow:
        """Make the choice with this code. IllegalChoice says why not."""
        table = self.playing
        decision, before = table.decision, table.seq
        action: Any = table.action(code) if 0 <= code < table.game.actions else code
        table.choose(action)
        self.forget_views()
        assert decision is not None
        return self._entry("choose", decision.seat, action, before, today)

    def undo(self, seat: int, today: int) -> EntryRow:
        """Take back that seat's last choice. CannotUndo says why not."""
        self.playing.undo(seat)
        self.forget_views()
        return self._entry("undo", seat, None, self.playing.seq, today)

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
            told=[] if kind == "undo" else self._told(since, seq),
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
        if len(self.rewinds) >= UNDOS:
            return None
        return decision.seat

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
        """How the seats are called in the game's own words."""
        if self.archive is not None:
            return self.archive.names[lang]
        return self.table.seat_names(lang) if self.table is not None else []

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
            kept = self.archive.lines[lang]
            return [line for seq, line in kept.get(_viewer(seat), kept[""]) if seq > since]
        first = len(self.told)
        while first and self.told[first - 1][0] > since:
            first -= 1
        if first == len(self.told):
            return []
        return [line for lines in self._all_said(seat, lang)[first:] for _, line in lines]

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
            said.append([(seq, line(self.table, seq, event, lang)) for event in of(told, seat)])
        return said

    def known_since(self, since: int) -> int:
        """The last entry whose lines still hold for somebody who knows the first `since`. An
        archive has forgotten what was taken back: it is told whole."""
        if self.archive is not None:
            return since if since >= self.row.seq else 0
        for undo, taken_back in self.rewinds:
            if undo > since:
                since = min(since, taken_back - 1)
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


def line(teller: ct.Table, seq: int, event: dict[str, Any], lang: str) -> msgspec.Raw:
    """What happened, as it is sent. An event of another time may want words that are gone."""
    try:
        text = teller.say_event(event, lang)
    except (TableError, LookupError, TypeError, ValueError):
        text = teller.words(lang).say("told-otherwise")
    return msgspec.Raw(msgspec.json.encode(LogLine(seq, event, text)))


def is_told(told: Any) -> bool:
    """Whether that is what an entry can have told: a store can be damaged."""
    match told:
        case []:
            return True
        case [public, dict() as own]:
            lists = [public, *own.values()]
            if all(isinstance(events, list) for events in lists):
                return all(isinstance(event, dict) for events in lists for event in events)
    return False


def of(told: Told, seat: int | None) -> list[dict[str, Any]]:
    """What a seat was told by an entry."""
    if not told:  # an undo
        return []
    public, own = told
    events: list[dict[str, Any]] = public if seat is None else own.get(str(seat), public)
    return events


def _as_stored(told: Told) -> Told:
    """What was told, as it comes back from the store: keys are text there."""
    stored: Told = msgspec.json.decode(msgspec.json.encode(told))
    return stored


def _covers(now: Told, then: Told) -> bool:
    """Whether everybody is told what they were told then; there may be more events, and an event
    may say more than it did. How things moved is for the eye."""
    viewers = [None, *({int(p) for told in (now, then) if told for p in told[1]})]
    for viewer in viewers:
        here = iter(of(now, viewer))
        for event in of(then, viewer):
            said = {name: value for name, value in event.items() if name != "moved"}
            if not any(said.items() <= new.items() for new in here):
                return False
    return True


def _viewer(seat: int | None) -> str:
    return "" if seat is None else str(seat)
