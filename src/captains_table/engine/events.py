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


@dataclass(frozen=True)
class Run:
    """Events of a kind that are told in one sentence where they follow each other: its message,
    what is different in each of them, and what all of it is called there, with how often each came
    or, for a journey, `in_order`. They agree in everything else, but for what does not matter: that
    is `beside`. Those that hide what is different have words of their own (`MESSAGE-unseen`)."""

    message: str
    each: str
    many: str
    in_order: bool = False
    beside: str = ""


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
