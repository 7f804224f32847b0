"""Events say what happened, for people: a kind, arguments, and who may know the last of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

# kind, three arguments, and who sees the third: one bit for each seat, then the spectator's
Event = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class EventKind:
    """The name of an event and of its arguments ("" where it has none).

    An argument that has names (a card) is written by its name; any other is a number.
    """

    name: str
    a: str = ""
    b: str = ""
    c: str = ""


def redact(event: Event, viewer: int) -> Event:
    """The event as that seat was told it: what it may not know is not in it."""
    kind, a, b, _, seen = event
    return event if seen >> viewer & 1 else (kind, a, b, -1, 0)


def record(
    event: Event, viewer: int, kinds: Sequence[EventKind], names: Mapping[str, Sequence[Any]]
) -> dict[str, Any]:
    """The event as a readable record for one seat; a secret argument is left out."""
    kind, a, b, c, seen = event
    spec = kinds[kind]
    told: dict[str, Any] = {"event": spec.name}
    # One by one, not in a loop: a game has thousands of them, told again to everybody.
    if spec.a:
        told[spec.a] = names[spec.a][a] if spec.a in names else a
    if spec.b:
        told[spec.b] = names[spec.b][b] if spec.b in names else b
    if spec.c and seen >> viewer & 1:
        told[spec.c] = names[spec.c][c] if spec.c in names else c
    return told
