"""The state as a plain Python object: what CPython runs, copies and debugs.

Two classes come from one declaration. The quick one is slots and lists. The checked one refuses
every value out of its declared range and every index out of bounds, because compiled code would
silently wrap around; tests play on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Protocol, Self, SupportsIndex

from captains_table.engine.declare import Declaration, Field
from captains_table.engine.events import Event


class Fields(Protocol):
    """What every state has, and every observation of one. The other fields are those of the
    declaration; `games/GAME/fields.py` has their types."""

    seats: int
    step: int
    todo: list[int]
    todo_count: int
    total: list[int]


class Hears(Protocol):
    """Who is told what happens."""

    def append(self, event: Event, /) -> None:
        """Hear that something happened."""


class State(Fields, Protocol):
    """What the state of every game has beside its own fields."""

    events: Hears | None
    cards: list[list[int]]
    known: list[list[int]]

    def copy(self) -> Self:
        """An independent twin; it has no events."""
        ...


class OutOfRange(AssertionError):
    """The rules left a declared range. A bug in the rules, never a player's doing."""


class _Row(list[int]):
    """A list of a fixed length whose items stay in a range and whose indices do not wrap."""

    __slots__ = ("field",)

    def __init__(self, values: Iterable[int], field: Field) -> None:
        super().__init__(values)
        self.field = field

    def _index(self, i: SupportsIndex | slice) -> Any:
        if not isinstance(i, slice) and not 0 <= int(i) < len(self):
            raise OutOfRange(f"{self.field.name}[{i}]")
        return i

    def __getitem__(self, i: SupportsIndex | slice) -> Any:
        return super().__getitem__(self._index(i))

    def __setitem__(self, i: SupportsIndex | slice, value: Any) -> None:
        for one in value if isinstance(i, slice) else (value,):
            if not self.field.low <= one <= self.field.high:
                raise OutOfRange(f"{self.field.name}[{i}] = {one}")
        super().__setitem__(self._index(i), value)


class _Rows(list[_Row]):
    """A list of rows that cannot be replaced and whose indices do not wrap."""

    def __getitem__(self, i: SupportsIndex | slice) -> Any:
        if not isinstance(i, slice) and not 0 <= int(i) < len(self):
            raise OutOfRange(f"row {i}")
        return super().__getitem__(i)


_QUICK = """
class State:
    "The state of one table."
    __slots__ = {names}

    def __init__(self):
        self.events = None
{init}

    def copy(self):
        new = object.__new__(State)
        new.events = None
{copy}
        return new
"""


def _blank(field: Field) -> str:
    if not field.shape:
        return str(field.low)
    row = f"[{field.low}] * {field.shape[-1]}"
    return row if len(field.shape) == 1 else f"[{row} for _ in range({field.shape[0]})]"


def _twin(field: Field) -> str:
    name = f"self.{field.name}"
    return (name, f"{name}[:]", f"list(map(copy_row, {name}))")[len(field.shape)]


def _quick(layout: tuple[Field, ...]) -> type:
    lines = {
        "names": repr((*(f.name for f in layout), "events")),
        "init": "\n".join(f"        self.{f.name} = {_blank(f)}" for f in layout),
        "copy": "\n".join(f"        new.{f.name} = {_twin(f)}" for f in layout),
    }
    namespace: dict[str, Any] = {"copy_row": list.copy}
    exec(_QUICK.format(**lines), namespace)
    made: type = namespace["State"]
    return made


def _checked(layout: tuple[Field, ...]) -> type:
    fields = {f.name: f for f in layout}
    scalars = {f.name for f in layout if not f.shape}
    quick = _quick(layout)

    class Checked:
        """The state of one table, every range and bound checked."""

        __slots__ = (*fields, "events")

        def __init__(self) -> None:
            self._take(quick())

        def _take(self, other: Any) -> None:
            object.__setattr__(self, "events", None)
            for name, field in fields.items():
                value = getattr(other, name)
                if len(field.shape) == 1:
                    value = _Row(value, field)
                elif field.shape:
                    value = _Rows(_Row(row, field) for row in value)
                object.__setattr__(self, name, value)

        def copy(self) -> Any:
            new = object.__new__(Checked)
            new._take(self)
            return new

        def __setattr__(self, name: str, value: Any) -> None:
            if name in scalars:
                field = fields[name]
                if not field.low <= value <= field.high:
                    raise OutOfRange(f"{name} = {value}")
            elif name != "events":
                raise OutOfRange(f"{name} cannot be replaced")
            object.__setattr__(self, name, value)

    return Checked


@cache
def state_class(declaration: Declaration, seats: int, checked: bool = False) -> type:
    """The class of a game's states for so many seats."""
    return (_checked if checked else _quick)(declaration.fields(seats))


@cache
def observation_class(declaration: Declaration, seats: int) -> type:
    """The class of what a seat observes."""
    return _quick(declaration.observed(seats))


def values_of(declaration: Declaration, state: State) -> dict[str, Any]:
    """What a state holds, as bare numbers and lists: its class is made anew in every process, so
    that is what can be sent to another one."""
    fields = declaration.fields(state.seats)
    return {field.name: _bare(getattr(state, field.name)) for field in fields}


def _bare(value: Any) -> Any:
    return [_bare(one) for one in value] if isinstance(value, list) else int(value)


def with_values(
    declaration: Declaration, seats: int, values: Mapping[str, Any], checked: bool
) -> Any:
    """The state that holds these. (Its type is that of its game.)"""
    state = state_class(declaration, seats)()
    for name, value in values.items():
        if isinstance(value, int):
            setattr(state, name, value)
        else:
            getattr(state, name)[:] = value
    if not checked:
        return state
    strict = state_class(declaration, seats, checked)()
    strict._take(state)
    return strict


def blank(declaration: Declaration, seats: int, checked: bool = False) -> Any:
    """A state with nothing in it yet but the number of seats. (Its type is that of its game.)"""
    return state_class(declaration, seats, checked)()
