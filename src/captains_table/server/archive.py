"""What is kept of a table whose game does not go on, made from its entries.

This runs in a process of its own: to follow a whole game takes up to a second, and whoever plays
must not wait for it. It is made once, when a game ends, and then nothing is worked out again. A
game that ended under rules of another time, before anything was kept, is told as far as today's
rules can follow it, and from there on by what its entries say.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

import captains_table as ct
from captains_table.engine.errors import TableError
from captains_table.engine.opened import opened, opened_facts
from captains_table.engine.words import LANGUAGES
from captains_table.server import frames
from captains_table.server.aftermath import result_of
from captains_table.server.live import Archive, Differs, Live, people
from captains_table.server.messages import Content
from captains_table.server.socket_messages import OpenMoment
from captains_table.server.store.rows import EntryRow, SeatRow, TableRow
from captains_table.server.told import Lines, Told, is_told, lines_of, of

TOGETHER = 25  # moments of a finished game in one part
LAST = "last"  # the part that holds how the table looks now
OPENED = "open"  # the parts that hold what only some could see then


@dataclass
class Settled:
    """How a table stands under today's rules."""

    seq: int  # of the entry up to which this was found out
    status: str
    fits: bool  # whether it can go on
    snapshot: tuple[int, dict[str, Any]] | None = None
    told: dict[int, Told] = field(default_factory=dict)  # entries that say more today
    parts: dict[str, bytes] = field(default_factory=dict)
    result: dict[str, Any] | None = None


def settle(
    row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow], rules: str
) -> Settled:
    """Look at a table of other rules, or at one whose game is over. The rules must be those of the
    server: this process may have been started after somebody put other files in their place."""
    if ct.game(row.game).rules != rules:
        raise RuntimeError("these are not the rules that the server was started with")
    if row.status == "waiting":
        return Settled(row.seq, row.status, _can_be_played(row))
    settled = Settled(row.seq, row.status, fits=True)
    past = _Past(row, seats)
    past.live.past.will_want(entries, people(seats))
    for entry in entries:
        past.add(entry)
        if past.live.table is not None and row.status == "playing":
            if past.told != entry.told:
                settled.told[entry.seq] = past.told
            settled.snapshot = past.live.snapshot() or settled.snapshot
    if row.status == "playing" and past.fits:
        return settled
    settled.fits = past.fits
    settled.parts = past.parts()
    settled.result = past.result()
    return settled


def _can_be_played(row: TableRow) -> bool:
    try:
        game = ct.game(row.game)
        game.agree(game.seats_for(row.seats, row.options), row.options)
    except TableError:
        return False
    return True


class _Past:
    """A game as it is followed from its beginning."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self._row = row
        self.live = Live(replace(row, seq=0), [replace(seat, away=None) for seat in seats])
        self.fits = True
        self.told: Told = []
        self._teller: ct.Table | None = None
        self._moments: dict[str, list[bytes]] = {lang: [] for lang in LANGUAGES}
        self._open: list[bytes] = []
        self._public: dict[
            int, list[dict[str, Any]]
        ] = {}  # by entry, also those that were taken back

    def add(self, entry: EntryRow) -> None:
        """One more entry, as today's rules tell it or as it was stored. What it told and makes no
        sense is told anew, if the rest can be followed."""
        if not is_told(entry.told):
            entry = replace(entry, told=[])
        self._public[entry.seq] = of(entry.told, None)
        is_last = entry.seq == self._row.seq
        result = self._row.result if is_last else None
        self.live.row = replace(self._row, seq=entry.seq, result=result)
        if self.fits:
            try:
                self.told = self.live.retell(entry)
            except Differs:
                self.fits = False
                self._follow_no_more(entry)
        else:
            self._remember(entry)
        if self._row.status == "over":
            self._add_moment(entry)

    def _follow_no_more(self, entry: EntryRow) -> None:
        """From here on the game is told by its entries alone, with the words of as much of it as
        could be followed."""
        self._teller, self.live.table = self.live.table, None
        if not self.live.told or self.live.told[-1][0] != entry.seq:
            self._remember(entry)

    def _remember(self, entry: EntryRow) -> None:
        with suppress(Differs):  # nothing there to take back
            self.live.remember(entry)

    def _add_moment(self, entry: EntryRow) -> None:
        if self.live.row.result is None:
            self.live.row = replace(self.live.row, result=self.result())
        for lang, made in self._moments.items():
            frame = frames.frame(self.live, None, [], lang, entry.seq, self._row.touched)
            frame.since = self.live.known_since(entry.seq - 1)
            frame.log = self._told_to(None, entry, lang)
            made.append(frames.encode(frame))
        if self.live.table is not None:
            self._open.append(frames.encode(self._opened(self.live.table, entry)))

    def _opened(self, table: ct.Table, entry: EntryRow) -> OpenMoment:
        """What only some could see then."""
        seats = [*range(self._row.seats)]
        return OpenMoment(
            seq=entry.seq,
            view={**opened(table), "seq": entry.seq},
            facts=opened_facts(table),
            log={lang: [self._told_to(seat, entry, lang) for seat in seats] for lang in LANGUAGES},
        )

    def _told_to(self, seat: int | None, entry: EntryRow, lang: str) -> list[Any]:
        told = of(entry.told, seat)
        return [line for _, line in lines_of(self.teller, entry.seq, told, lang, seat)]

    @property
    def teller(self) -> ct.Table:
        """A game that lends its words."""
        if self.live.table is not None:
            return self.live.table
        if self._teller is None:
            row = self._row
            try:
                self._teller = ct.Table(row.game, row.seats, seed=0, options=row.options)
            except TableError:
                self._teller = ct.Table(row.game, row.seats, seed=0)
            self._teller.call(people(self.live.seats))
        return self._teller

    def result(self) -> dict[str, Any] | None:
        """How the game ended, where today's rules have followed it so far."""
        return result_of(self.live)

    def parts(self) -> dict[str, bytes]:
        """Everything that is kept. The log and the draws tell all secrets: only of a game that is
        over, and only if today's rules have followed it to its end."""
        parts = {LAST: _packed(self._last())}
        for lang, made in self._moments.items():
            parts |= _in_parts(lang, made)
        if self._row.status == "over":
            parts |= self._contents()
        if self._row.status == "over" and self.live.table is not None:
            parts |= _in_parts(OPENED, self._open)
            log = {**self.live.table.log, "seed": self.live.dice_seed}
            parts["log"] = _packed(log)
            parts["draws"] = _packed({"draws": ct.Table.replay(log).draws()})
        return parts

    def _contents(self) -> dict[str, bytes]:
        """What the boards of its moments are drawn from."""
        try:
            return {content_part(lang): content_of(self._row, lang) for lang in LANGUAGES}
        except TableError:  # of another time: today's rules show no board with it
            return {}

    def _last(self) -> Archive:
        viewers = {"": None, **{str(seat): seat for seat in range(self._row.seats)}}
        views = {name: self.live.view(seat) for name, seat in viewers.items()}
        facts = {name: self.live.facts(seat) for name, seat in viewers.items()}
        notices = {lang: self.live.notices(lang) for lang in LANGUAGES}
        return Archive(
            views={name: view for name, view in views.items() if view},
            names={lang: [*map(str, self.teller.seat_names(lang))] for lang in LANGUAGES},
            notices=notices,
            lines={lang: {"": self._lines_of(None, lang)} for lang in LANGUAGES},
            undone={lang: self._undone(lang) for lang in LANGUAGES},
            facts={name: facts for name, facts in facts.items() if facts},
            personas={lang: self.teller.personas(lang) for lang in LANGUAGES},
            own={lang: self._own(lang) for lang in LANGUAGES},
        )

    def _own(self, lang: str) -> dict[str, dict[int, msgspec.Raw]]:
        """Of what each seat was told the lines that others were told otherwise, by their places:
        everybody is told of the same events."""
        public = self._lines_of(None, lang)
        return {
            str(seat): {
                place: own
                for place, ((_, own), (_, line)) in enumerate(
                    zip(self._lines_of(seat, lang), public, strict=True)
                )
                if bytes(own) != bytes(line)
            }
            for seat in range(self._row.seats)
        }

    def _undone(self, lang: str) -> list[tuple[int, Lines]]:
        return [
            (undo, lines_of(self.teller, seq, self._public[seq], lang))
            for undo, taken_back in self.live.rewinds
            for seq in taken_back
        ]

    def _lines_of(self, seat: int | None, lang: str) -> Lines:
        return [
            line
            for seq, told in self.live.told
            for line in lines_of(self.teller, seq, of(told, seat), lang, seat)
        ]


def _in_parts(name: str, made: Sequence[bytes]) -> dict[str, bytes]:
    """Moments, some of them together."""
    firsts = range(0, len(made), TOGETHER)
    together = {first + 1: b",".join(made[first : first + TOGETHER]) for first in firsts}
    return {
        f"{name}.{first}": gzip.compress(b"[%b]" % body, 6, mtime=0)
        for first, body in together.items()
    }


def _packed(value: Any) -> bytes:
    return gzip.compress(msgspec.json.encode(value), 6, mtime=0)


def read_archive(body: bytes) -> Archive:
    """What the part `LAST` of an archive says."""
    return msgspec.json.decode(gzip.decompress(body), type=Archive)


def content_of(row: TableRow, lang: str) -> bytes:
    """What the board of a table is drawn from today, and the words that its options bring."""
    game = ct.game(row.game)
    options = game.agree(row.seats, row.options)
    return _packed(Content(dict(game.content(options)), dict(game.own_words(options, lang))))


def tale_of(log: bytes, lang: str, form: str) -> str | None:
    """What the log of a finished game tells as one text; None in games that tell no story."""
    told = msgspec.json.decode(gzip.decompress(log))
    tale = ct.game(told["game"]).tale
    return None if tale is None else tale(told, lang, form)


def content_part(lang: str) -> str:
    """The part with what the boards are drawn from."""
    return f"content.{lang}"


def part_of(seq: int, name: str) -> str:
    """The part with the moment after that entry, in a language or with all cards open."""
    return f"{name}.{(seq - 1) // TOGETHER * TOGETHER + 1}"


def moments_from(body: bytes, first: int) -> bytes:
    """Of a part with moments those from one on."""
    frames_kept: Iterable[msgspec.Raw] = msgspec.json.decode(
        gzip.decompress(body), type=list[msgspec.Raw]
    )
    skipped = (first - 1) % TOGETHER
    return b"[%b]" % b",".join(bytes(one) for one in list(frames_kept)[skipped:])
