"""A state is declared once; everything else about it is derived from the declaration.

A state is made of *numbers* and *pieces*. Numbers are public, unless a seat keeps them to itself.
Every other secret is a piece (a card) in a *zone*, and a zone says who may look into it; a zone
that does not say so is secret. How many pieces lie in a zone is public. One piece is as good as
another of its kind, so a zone is a row of counts, and "what lies where" is one matrix:
`cards[cell][kind]`. A *cell* is one zone, or one seat's share of a zone that every seat has. Where
pieces have an order that somebody has seen or made (the top of a stack, a row of cards), a number
holds them, each by the name of its kind.

*Settings* are numbers that follow from the options and stay as they are for the whole game.

Secret zones that people can remember something about are *remembered*: for each seat the state
holds how many pieces of each kind that seat knows to lie there (`known`), and likewise for
declared *groups* of kinds ("not an egg").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property

from captains_table.engine.errors import BadDeclaration
from captains_table.engine.names import Numbers, OpenNames

# An absent seat or name in a number field.
NONE = -1

# Whole numbers up to here are exact for everybody who reads JSON.
EXACT = 2**53

# Where things are that lie in no place of the declaration.
ELSEWHERE = "supply"

# Who looks into a cell: a seat's number, or one of these. A zone whose holder is absent is seen
# by no one.
NO_ONE, EVERYONE = NONE, -2


@dataclass(frozen=True)
class Number:
    """A number: one for the table, one for each seat or one for each of some places; and in each
    of these a list, where it has a length. Everybody sees it, unless each seat keeps its own.

    >>> Number("coins", 0, 30, "gold coins of each seat", per_seat=True).high
    30
    """

    name: str
    low: int
    high: int
    doc: str
    names: tuple[str, ...] = ()  # value i is written as names[i], NONE as null
    per_seat: bool = False
    length: int = 0  # a list of up to so many; NAME_count says how many there are now
    is_seat: bool = False  # high is then the last seat, whatever the seat count
    places: int = 0  # one for each of so many places (of each seat, where it is per seat)
    pieces: bool = False  # each is a piece of the kind that it names
    seen_by: str = "everyone"  # or "owner": only the seat itself; how many there are is public
    secret_kinds: tuple[tuple[str, ...], ...] = ()  # by seat: pieces that others may not know there
    seat_places: bool = False  # the places are shared out among the seats, seat 0's first
    marks: tuple[str, ...] = ()  # it says where this thing is (of each seat), or one for each place
    brought: OpenNames | None = None  # the names of its values, where content brings them

    def rows(self, seats: int) -> tuple[int, ...]:
        """How many there are, if there is not just one."""
        return ((seats,) if self.per_seat else ()) + ((self.places,) if self.places else ())

    def shape(self, seats: int) -> tuple[int, ...]:
        """The rows, and how long the list in each of them can be."""
        return (*self.rows(seats), self.length) if self.length else self.rows(seats)


def seat_number(name: str, doc: str, marks: tuple[str, ...] = ()) -> Number:
    """The number of a seat, or NONE."""
    return Number(name, NONE, 0, doc, is_seat=True, marks=marks)


def name_number(
    name: str,
    names: Sequence[str],
    doc: str,
    per_seat: bool = False,
    length: int = 0,
    places: int = 0,
    pieces: bool = False,
    seen_by: str = "everyone",
    secret_kinds: tuple[tuple[str, ...], ...] = (),
    seat_places: bool = False,
    marks: tuple[str, ...] = (),
) -> Number:
    """One of the names, or NONE."""
    return Number(
        name,
        NONE,
        len(names) - 1,
        doc,
        tuple(names),
        per_seat,
        length,
        places=places,
        pieces=pieces,
        seen_by=seen_by,
        secret_kinds=secret_kinds,
        seat_places=seat_places,
        marks=marks,
    )


def open_number(
    name: str, names: OpenNames, doc: str, per_seat: bool = False, length: int = 0
) -> Number:
    """One of the names that content brings, or NONE."""
    return Number(name, NONE, names.HIGHEST, doc, per_seat=per_seat, length=length, brought=names)


@dataclass(frozen=True)
class Option:
    """Something that is agreed before a game starts. The first value is the default.

    >>> from captains_table import game
    >>> option = game("oh-captain").options[0]
    >>> option.name, option.kind, option.values
    ('adventurers', 'choice', ('dealt', 'chosen'))
    """

    name: str
    kind: str  # "choice", "flag", "seat" (its numbers are seats) or "data" (an object is possible)
    values: tuple[str | int | bool | None, ...]
    doc: str = ""
    in_views: bool = True  # whether views carry an object; if not, they have "own" in its place

    @property
    def default(self) -> str | int | bool | None:
        """What holds when nobody says anything.

        >>> from captains_table import game
        >>> game("oh-captain").options[0].default
        'dealt'
        """
        return self.values[0]

    def at(self, seats: int) -> tuple[str | int | bool | None, ...]:
        """The values that are possible with so many seats.

        >>> from captains_table import game
        >>> game("oh-captain").options[1].at(seats=3)
        ('random', 0, 1, 2)
        """
        if self.kind != "seat":
            return self.values
        return tuple(v for v in self.values if not isinstance(v, int) or v < seats)


@dataclass(frozen=True)
class Zone:
    """A place for pieces. `seen_by` is "everyone", "owner" (its seat), the name of a number that
    holds a seat ("captain"), or "" for nobody."""

    name: str
    doc: str
    kinds: tuple[str, ...]  # what it may hold
    seen_by: str = ""
    per_seat: bool = False
    remembered: bool = False
    secret_kinds: tuple[tuple[str, ...], ...] = ()  # by seat: what may lie there unknown to others


def hidden_kinds(holder: Number | Zone, owner: int) -> frozenset[str]:
    """The kinds of which a piece can lie there without everybody knowing it."""
    if holder.secret_kinds:
        return frozenset(holder.secret_kinds[owner])
    return frozenset(holder.names if isinstance(holder, Number) else holder.kinds)


@dataclass(frozen=True)
class Amount:
    """Things of one sort that are not pieces of the box: coins, points, discs. A number with names
    says which of them it holds, any other how many. Without a `total`, they come from the supply
    and go back there."""

    name: str
    held_by: tuple[str, ...]
    total: int | None = None  # how many there always are


@dataclass(frozen=True, eq=False)  # compared and hashed by identity, so that layouts can be kept
class Declaration:
    """The whole state of a game."""

    numbers: tuple[Number, ...]
    options: tuple[Option, ...]
    kinds: Mapping[str, int]  # piece kinds and how many of each the box holds
    zones: tuple[Zone, ...]
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    amounts: tuple[Amount, ...] = ()
    settings: tuple[Number, ...] = ()

    def __post_init__(self) -> None:
        numbers = {n.name for n in self.numbers if n.is_seat}
        for zone in self.zones:
            if zone.seen_by not in {"", "everyone", *numbers} | ({"owner"} & self._owner(zone)):
                raise BadDeclaration(f"zone {zone.name}: nobody is called {zone.seen_by!r}")
            for kind in zone.kinds:
                if kind not in self.kinds:
                    raise BadDeclaration(f"zone {zone.name}: no kind is called {kind!r}")
        for number in self.numbers:
            for kind in number.names if number.pieces else ():
                if kind not in self.kinds:
                    raise BadDeclaration(f"{number.name}: no kind is called {kind!r}")
            if number.pieces and not number.shape(1):
                raise BadDeclaration(f"{number.name}: pieces lie in a list or in places")
            if len(number.shape(1)) > 2:
                raise BadDeclaration(f"{number.name}: a list of lists is the most there can be")
            if number.seen_by not in ("everyone", "owner"):
                raise BadDeclaration(f"{number.name}: nobody is called {number.seen_by!r}")
            if number.seen_by == "owner" and not number.per_seat:
                raise BadDeclaration(f"{number.name}: what no seat owns, everybody sees")
            if number.marks and (number.seen_by == "owner" or number.length):
                raise BadDeclaration(f"{number.name}: everybody sees where a thing is")
            if number.marks and len(number.marks) != (number.places or 1):
                raise BadDeclaration(f"{number.name}: one thing for each place is marked")
        public = {n.name for n in self.numbers if n.seen_by == "everyone" and not n.pieces}
        for amount in self.amounts:
            for name in amount.held_by:
                if name not in public:
                    raise BadDeclaration(f"{amount.name}: no number is called {name!r}")

    @staticmethod
    def _owner(zone: Zone) -> set[str]:
        return {"owner"} if zone.per_seat else set()

    @cached_property
    def fixed(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The numbers that always add up to so many."""
        return tuple((a.total, a.held_by) for a in self.amounts if a.total is not None)

    @cached_property
    def shared(self) -> tuple[Zone, ...]:
        """The zones that the table has once."""
        return tuple(z for z in self.zones if not z.per_seat)

    @cached_property
    def own(self) -> tuple[Zone, ...]:
        """The zones that each seat has."""
        return tuple(z for z in self.zones if z.per_seat)

    @cached_property
    def kind_names(self) -> tuple[str, ...]:
        """The kinds in the order of their numbers."""
        return tuple(self.kinds)

    @cached_property
    def label_names(self) -> tuple[str, ...]:
        """What can be known of a piece: its kind, or a group that it belongs to."""
        return (*self.kinds, *self.groups)

    @cached_property
    def option_numbers(self) -> Numbers:
        """What each value of an option is in the state: `GUESTS_CHOSEN`, `STOP_EARLY_TRUE`."""
        return Numbers(
            {
                f"{option.name}_{value}": number
                for option in self.options
                for number, value in enumerate(option.values)
            }
        )

    @cached_property
    def cell_numbers(self) -> Numbers:
        """The rows of `cards`, by zone; of a zone that each seat has, the row of seat 0."""
        return Numbers({zone.name: self.cell(zone.name) for zone in self.zones})

    @cached_property
    def label_numbers(self) -> Numbers:
        """The kinds of pieces and their groups."""
        return Numbers(self.label_names)

    def members(self, label: str) -> tuple[str, ...]:
        """The kinds that a label stands for."""
        return self.groups.get(label, (label,))

    def cell(self, zone: str, seat: int = 0) -> int:
        """The row of `cards` where that zone lies; seat s is `stride()` rows further than s - 1."""
        for i, z in enumerate(self.shared):
            if z.name == zone:
                return i
        for i, z in enumerate(self.own):
            if z.name == zone:
                return len(self.shared) + seat * self.stride() + i
        raise BadDeclaration(f"no zone is called {zone!r}")

    def stride(self) -> int:
        """How many rows each seat has."""
        return len(self.own)

    @cached_property
    def placing(self) -> tuple[str, ...]:
        """The fields of a state that say where pieces are, who looks at them and who remembers."""
        viewers = {zone.seen_by for zone in self.zones}
        held = [number for number in self.numbers if number.pieces or number.name in viewers]
        counts = [f"{number.name}_count" for number in held if number.length]
        return ("cards", "known", *(number.name for number in held), *counts)

    @cached_property
    def _labels(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.label_names)}

    def label(self, name: str) -> int:
        """The number of a kind or group."""
        return self._labels[name]

    def cells(self, seats: int) -> list[tuple[Zone, int]]:
        """Every cell in order: its zone and its owner (NONE for a shared one)."""
        return _cells(self, seats)

    def slots(self, seats: int) -> list[int]:
        """The cells that are remembered, in order of their places in a row of `known`."""
        return _slots(self, seats)

    def _numbers(self, seats: int) -> list[Field]:
        one = [Field("seats", (), seats, seats)]
        one += [
            Field(f"option_{o.name}", (), 0, len(o.values) - (o.kind != "data"))
            for o in self.options
        ]
        for n in (*self.settings, *self.numbers):
            if n.length:
                one.append(Field(f"{n.name}_count", n.rows(seats), 0, n.length))
            one.append(Field(n.name, n.shape(seats), n.low, seats - 1 if n.is_seat else n.high))
        cells = len(self.cells(seats))
        return [*one, Field("total", (cells,), 0, sum(self.kinds.values()))]

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The layout of a state for so many seats."""
        cells, total = len(self.cells(seats)), sum(self.kinds.values())
        memory = len(self.slots(seats)) * len(self.label_names)
        return (
            *self._numbers(seats),
            Field("cards", (cells, len(self.kinds)), 0, max(self.kinds.values(), default=0)),
            Field("known", (seats + 1, memory), 0, total),
        )

    def observed(self, seats: int) -> tuple[Field, ...]:
        """The layout of what one seat observes: every number, how many pieces lie in each cell
        (`total`), and how many of each label it knows to lie there (`knows`)."""
        cells, total = len(self.cells(seats)), sum(self.kinds.values())
        return (
            Field("seat", (), 0, seats),
            *self._numbers(seats),
            Field("knows", (cells, len(self.label_names)), 0, total),
        )


@cache
def _cells(declaration: Declaration, seats: int) -> list[tuple[Zone, int]]:
    shared = [(zone, NONE) for zone in declaration.shared]
    return shared + [(zone, seat) for seat in range(seats) for zone in declaration.own]


@cache
def _slots(declaration: Declaration, seats: int) -> list[int]:
    return [c for c, (zone, _) in enumerate(declaration.cells(seats)) if zone.remembered]


@dataclass(frozen=True)
class Field:
    """One field of a state for a given number of seats: a number, a list or a list of lists."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
