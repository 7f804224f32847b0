"""What moved, for people to see: the difference between where things were at one event and are at
the next, with no code of any game.

A declaration says where things lie: pieces in zones, pieces and amounts in numbers, and marked
things, of which a number says where they are. While a table is in play, a `Recorder` stands where
the rules tell their events, and notes at each of them what changed since the event before. What
changes after the last event of an entry belongs to that event; where an entry tells nothing, to the
next event that is told. Laying the box out, before the first entry, moves nothing.

Most events move nothing, so sizes are looked at first. Where pieces changed places with each other
and left every size as it was, that is found with what moves next, or at the end of the entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, ne, sub
from typing import Any, NamedTuple

from captains_table.engine.declare import (
    ELSEWHERE,
    EVERYONE,
    NO_ONE,
    NONE,
    Amount,
    Declaration,
    Number,
)
from captains_table.engine.events import Event
from captains_table.engine.moved import PIECES, Change, Motion, Moved, Place, What
from captains_table.engine.plain import State

MOST_KEPT = 10_000  # changes that are made once and used again

Values = Sequence[Any]  # of the fields that are watched
Rows = list[list[int]]


class Recorder:
    """Hears the events of an entry as the rules tell them, and sees what moved up to each."""

    __slots__ = ("_layout", "_state", "_told", "_was", "_watched", "pending")

    def __init__(self, state: State, pending: Motion = ()) -> None:
        self.pending = pending  # what moved and was not told yet
        self._state = state
        self._told: list[tuple[Event, Motion]] = []
        self._was: Lying | None = None

    def twin(self, state: State) -> Recorder:
        """At a twin of the state, before an entry."""
        twin = Recorder(state, self.pending)
        if self._was is not None:
            twin._was, twin._layout, twin._watched = self._was, self._layout, self._watched
        return twin

    def begin(self, declaration: Declaration) -> None:
        """An entry is going to happen."""
        if self._was is None:
            self._layout = layout(declaration, self._state.seats)
            self._watched = self._layout.watched
            self._was = self._layout.lying(self._state)

    def append(self, event: Event) -> None:
        """Hear an event, and note what has moved since the one before it."""
        now = self._watched(self._state)
        assert self._was is not None
        if now == self._was.watched and not self.pending:
            self._told.append((event, ()))
        else:
            self._told.append((event, self._motion(now)))

    def take(self) -> list[tuple[Event, Motion]]:
        """What the entry told; it is over."""
        told, self._told = self._told, []
        now = self._watched(self._state)
        assert self._was is not None
        if now != self._was.watched or self._layout.exchanged(self._was, self._state):
            rest = self._motion(now)
            if told:
                event, motion = told[-1]
                told[-1] = event, motion + rest
            else:
                self.pending = rest
        return told

    def _motion(self, now: Values) -> Motion:
        """What was not told yet. A piece on its way lies nowhere: it is told when it arrives."""
        assert self._was is not None
        motion, self.pending = self.pending, ()
        moved, lying = self._layout.compare(self._was, self._state, now)
        if self._layout.ordered and on_the_way(moved):
            self.pending = motion
            return ()
        self._was = lying
        return (*motion, moved) if moved.changes or moved.marked else motion


def on_the_way(moved: Moved) -> int:
    """How many pieces have come somewhere and left nowhere, or the other way round."""
    return sum(each.size for each in moved.changes if each.place.sort == PIECES)


class Lying(NamedTuple):
    """How things lay. Nobody writes into it: twins share it."""

    watched: Values
    cards: Rows
    lists: Sequence[Rows]  # of each number that holds lists, without the room that is left


class Layout:
    """How things lie at a table of so many seats: which fields of a state say so, and how."""

    def __init__(self, declaration: Declaration, seats: int) -> None:
        numbers = declaration.numbers
        holders = [
            _Holder(number, sort, amount, seats)
            for number in numbers
            for sort, amount in _held(declaration, number)
        ]
        self._lists = [holder for holder in holders if holder.number.length]
        loose = [holder for holder in holders if not holder.number.length]
        marks = [_Marks(number, seats) for number in numbers if number.marks]
        self.ordered = any(number.pieces for number in numbers)  # pieces can be on their way
        counts = [f"{holder.number.name}_count" for holder in self._lists]
        held = [holder.number.name for holder in loose]
        marking = [each.number.name for each in marks]
        viewers = {zone.seen_by for zone in declaration.zones} & {n.name for n in numbers}
        names = ["total", *counts, *held, *marking, *sorted(viewers - set(marking))]
        self._at = {name: index for index, name in enumerate(names)}
        first = 1 + len(counts)
        self._loose = dict(enumerate(loose, start=first))
        self._marks = dict(enumerate(marks, start=first + len(loose)))
        self._all = range(len(names))
        self._cells = _Cells(declaration, seats, self._at)
        self.watched = attrgetter(*names, "seats")  # which makes them two at least, so a tuple

    def lying(self, state: State) -> Lying:
        """How things lie now, to be compared with how they lie later."""
        watched = tuple(map(_copied, self.watched(state)))
        lists = [holder.rows(state) for holder in self._lists]
        return Lying(watched, [row[:] for row in state.cards], lists)

    def exchanged(self, was: Lying, state: State) -> bool:
        """Whether other pieces lie where as many lay, or the same in another order."""
        if state.cards != was.cards:
            return True
        both = zip(self._lists, was.lists, strict=True)
        return any(holder.rows(state) != rows for holder, rows in both)

    def compare(self, was: Lying, state: State, now: Values) -> tuple[Moved, Lying]:
        """What moved since, and how things lie now."""
        old, cards, lists = was
        kept, changes, things = list(old), list[Change](), list[str]()
        for index in compress(self._all, map(ne, old, now)):
            value = now[index]
            kept[index] = value if isinstance(value, int) else value[:]
            if index in self._loose:
                kept[index] = self._loose[index].compare(old[index], value, changes)
            elif index in self._marks:
                things += self._marks[index].changed(old[index], value)
                kept[index] = _copied(value)
        cards = self._cells.compare(old, now, cards, state.cards, changes)
        lists = [
            holder.compare_lists(rows, state, changes)
            for holder, rows in zip(self._lists, lists, strict=True)
        ]
        marked = self._marked(things, old, now) if things else ()
        return Moved(tuple(changes), marked), Lying(tuple(kept), cards, lists)

    def _marked(
        self, things: Iterable[str], was: Values, now: Values
    ) -> tuple[tuple[str, str, str], ...]:
        """The marked things that are elsewhere now, with where they were and are."""
        ends = [
            (thing, self._where(thing, was), self._where(thing, now))
            for thing in dict.fromkeys(things)
        ]
        return tuple(end for end in ends if end[1] != end[2])

    def _where(self, thing: str, values: Values) -> str:
        """A marked thing is where the first number says that says anything."""
        for index, marks in self._marks.items():
            if place := marks.where(thing, values[index]):
                return place
        return ELSEWHERE


class _Cells:
    """What lies in the zones, and who may look into each."""

    def __init__(self, declaration: Declaration, seats: int, at: Mapping[str, int]) -> None:
        self._kinds, self._at, self._made = declaration.kind_names, at, dict[Any, Change]()
        self._cells = list[tuple[Place, int | str]]()
        for zone, owner in declaration.cells(seats):
            name = zone.name if owner == NONE else f"{zone.name}-{owner}"
            fixed = {"everyone": EVERYONE, "owner": owner, "": NO_ONE}
            looks = fixed.get(zone.seen_by, zone.seen_by)
            self._cells.append((Place(name, PIECES, frozenset(zone.kinds)), looks))

    def compare(
        self, was: Values, now: Values, old: Rows, new: Rows, changes: list[Change]
    ) -> Rows:
        """Note what changed. What is now, to keep."""
        if new == old:
            return old
        kept = old[:]
        for cell in compress(range(len(old)), map(ne, old, new)):
            row = kept[cell] = new[cell][:]
            before = after = self._cells[cell][1]
            if isinstance(before, str):
                before, after = was[self._at[before]], now[self._at[before]]
            key = (cell, before, after, *map(sub, row, old[cell]))
            changes.append(self._made.get(key) or self._make(key))
        return kept

    def _make(self, key: tuple[int, ...]) -> Change:
        if len(self._made) >= MOST_KEPT:
            self._made.clear()
        cell, before, after, *more = key
        what = tuple(pair for pair in zip(self._kinds, more, strict=True) if pair[1])
        self._made[key] = Change(self._cells[cell][0], before, after, sum(more), what)
        return self._made[key]


class _Holder:
    """A number that holds pieces or an amount: by name, or by how many."""

    def __init__(self, number: Number, sort: int, amount: Amount | None, seats: int) -> None:
        self.number, self._made = number, dict[Any, Change]()
        prefix = f"{amount.name}-" if amount else ""
        self._names = [prefix + name for name in number.names]
        self._counted = amount.name if amount else ""
        self._depth = len(number.rows(seats))
        kinds = frozenset(self._names or [self._counted])
        self._places = [Place(name, sort, kinds) for name in places(number, seats)]
        secret = number.seen_by == "owner"
        each = len(self._places) // seats
        self._looks = [i // each if secret else EVERYONE for i in range(len(self._places))]
        self._fields = attrgetter(number.name, f"{number.name}_count") if number.length else None

    def rows(self, state: State) -> Rows:
        """Its lists, as far as they are filled."""
        assert self._fields is not None
        rows, counts = self._fields(state)
        if self._depth == 0:
            return [rows[:counts]]
        return [row[:count] for row, count in zip(rows, counts, strict=True)]

    def compare_lists(self, old: Rows, state: State, changes: list[Change]) -> Rows:
        """Note what changed. What is now, to keep."""
        new = self.rows(state)
        if new != old:
            for i in compress(range(len(old)), map(ne, old, new)):
                self._note(i, *_difference(old[i], new[i]), changes)
        return new

    def compare(self, was: Any, now: Any, changes: list[Change]) -> Any:
        """Note what changed: names in places, or how many there are. What is now, to keep."""
        old, new = was, now
        if self._depth != 1:
            old, new = _flat(old, self._depth), _flat(new, self._depth)
        for i in compress(range(len(old)), map(ne, old, new)):
            if self._names:
                self._note(i, (old[i],), (new[i],), changes)
            else:
                self._note(i, (), (new[i] - old[i],), changes)
        return _copied(now)

    def _note(
        self, i: int, left: tuple[int, ...], came: tuple[int, ...], changes: list[Change]
    ) -> None:
        if left or came:
            key = i, left, came
            changes.append(self._made.get(key) or self._make(key))

    def _make(self, key: tuple[int, tuple[int, ...], tuple[int, ...]]) -> Change:
        if len(self._made) >= MOST_KEPT:
            self._made.clear()
        i, left, came = key
        what: What
        if self._names:
            gone = [(self._names[piece], -1) for piece in left if piece != NONE]
            what = (*gone, *((self._names[piece], 1) for piece in came if piece != NONE))
        else:
            what = ((self._counted, came[0]),)
        looks, size = self._looks[i], sum(count for _, count in what)
        self._made[key] = Change(self._places[i], looks, looks, size, what)
        return self._made[key]


class _Marks:
    """A number that says where things are."""

    def __init__(self, number: Number, seats: int) -> None:
        self.number, self._depth = number, len(number.rows(seats))
        self._things = {thing: index for index, thing in enumerate(marked_things(number, seats))}

    def changed(self, was: Any, now: Any) -> Iterator[str]:
        """The things that are elsewhere now, as far as this number says."""
        return compress(self._things, map(ne, _flat(was, self._depth), _flat(now, self._depth)))

    def where(self, thing: str, value: Any) -> str:
        """The place of a thing; nothing where this number does not say."""
        if (index := self._things.get(thing)) is None:
            return ""
        there = _flat(value, self._depth)[index]
        return "" if there == NONE else marked_place(self.number, there)


def marked_things(number: Number, seats: int) -> list[str]:
    """What a number marks: a thing, or one for each place; with the seat, where every seat has it.

    >>> from captains_table import game
    >>> [marked_things(n, 2) for n in game("oh-captain").declaration.numbers if n.marks]
    [['bottle']]
    """
    owners = [f"-{p}" for p in range(seats)] if number.per_seat else [""]
    return [f"{thing}{owner}" for owner in owners for thing in number.marks]


def marked_place(number: Number, value: int) -> str:
    """Where a marked thing is: at a seat, at a place that has a name, or at one that has not."""
    if number.is_seat:
        return f"seat-{value}"
    return number.names[value] if number.names else f"{number.name}-{value}"


def places(number: Number, seats: int) -> list[str]:
    """The places that a number has, one after the other.

    >>> from captains_table import game
    >>> [places(n, 2) for n in game("oh-captain").declaration.numbers if n.name == "coins"]
    [['coins-0', 'coins-1']]
    """
    names = [number.name]
    for count in number.rows(seats):
        names = [f"{name}-{i}" for name in names for i in range(count)]
    return names


def _held(declaration: Declaration, number: Number) -> Iterator[tuple[int, Amount | None]]:
    """The sort of what a number holds, and the amount that it is, if it is one."""
    if number.pieces:
        yield PIECES, None
    for sort, amount in enumerate(declaration.amounts):
        if number.name in amount.held_by:
            yield sort, amount


def _flat(value: Any, depth: int) -> Sequence[Any]:
    """The rows of a number, one after the other."""
    if depth == 0:
        return (value,)
    return value if depth == 1 else [one for row in value for one in row]


def _copied(value: Any) -> Any:
    if isinstance(value, int):
        return value
    return [row[:] for row in value] if value and isinstance(value[0], list) else value[:]


def _difference(old: list[int], new: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What left a list and what came to it, each in its order."""
    there, here = len(old), len(new)
    if new[:there] == old:
        return (), tuple(new[there:])
    if old[:here] == new:
        return tuple(old[here:]), ()
    return _beyond(old, new), _beyond(new, old)


def _beyond(row: Iterable[int], other: Iterable[int]) -> tuple[int, ...]:
    """What a list holds beyond what the other holds too."""
    there, more = Counter(other), []
    for piece in row:
        if there[piece]:
            there[piece] -= 1
        else:
            more.append(piece)
    return tuple(more)


@cache
def layout(declaration: Declaration, seats: int) -> Layout:
    """How things lie at such a table."""
    return Layout(declaration, seats)
