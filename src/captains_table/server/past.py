"""How a table stood before the last choices of people, so that these can be taken back even after
something was drawn or revealed: against bots, or where everybody agrees.

It is in memory only. A table that is loaded stands on its entries, and an entry that took others
back is followed like any other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import captains_table as ct
from captains_table.server.store.rows import EntryRow

KEPT = 12  # choices of people, at each table
TAKES_BACK = ("undo", "back")  # kinds of entries


def back_to(entry: EntryRow) -> int:
    """The first entry that this one took back; 0 where it did not, or took back the last."""
    to = (entry.action or {}).get("to", 0) if entry.kind == "back" else 0
    return to if type(to) is int else 0


class Past:
    """Copies of a table, each by the entry of the choice that was made then, with how many draws
    there had been."""

    def __init__(self) -> None:
        self._before: dict[int, tuple[ct.Table, int]] = {}
        self._wanted: set[int] | None = None  # while its entries are followed: those of interest

    def will_want(self, entries: Iterable[EntryRow], people: Collection[int]) -> None:
        """These entries are followed now: some of them go back, and the last choices of people can
        still be taken back."""
        line: list[int] = []  # the entries that stand
        kept: list[int] = []
        self._wanted = set()
        for entry in entries:
            if entry.kind in TAKES_BACK and line:
                first = back_to(entry) or line[-1]
                line, kept = ([seq for seq in some if seq < first] for some in (line, kept))
                self._wanted.add(first)
            else:
                line.append(entry.seq)
                if entry.kind == "choose" and entry.seat in people:
                    kept = [*kept, entry.seq][-KEPT:]
        self._wanted |= set(kept)

    def has_caught_up(self) -> None:
        """All entries were followed."""
        self._wanted = None

    def keep(self, seq: int, is_persons: bool, table: ct.Table, drawn: int) -> None:
        """How the table stands before that choice, if it may be wanted."""
        if self._wanted is not None:
            if seq in self._wanted:
                self._before[seq] = table.copy(), drawn
        elif is_persons:
            self._before[seq] = table.copy(), drawn
            for old in sorted(self._before)[:-KEPT]:
                del self._before[old]

    def before(self, seq: int) -> ct.Table:
        """How it stood before that choice. LookupError: nobody knows any more."""
        return self._before[seq][0]

    def first(self) -> tuple[int, ct.Table, int] | None:
        """The first choice that can be taken back, how the table stood before it, and how many
        draws there had been."""
        if not self._before:
            return None
        seq = min(self._before)
        return seq, *self._before[seq]

    def knows(self, seq: int) -> bool:
        """Whether that choice can still be taken back."""
        return seq in self._before

    def forget(self, first: int) -> None:
        """The choices from this one on were taken back."""
        for seq in [seq for seq in self._before if seq >= first]:
            del self._before[seq]

    def was_alone(self, seq: int) -> bool:
        """Whether that choice was none: there was nothing else to choose."""
        decision = self._before[seq][0].decision if seq in self._before else None
        return decision is not None and decision.alone

    def last_of(self, seat: int) -> int | None:
        """The last choice of that seat that was one, by its entry."""
        for seq in sorted(self._before, reverse=True):
            decision = self._before[seq][0].decision
            if decision is not None and decision.seat == seat and not decision.alone:
                return seq
        return None
