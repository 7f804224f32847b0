"""Rows of the store as Python objects, one class a table, one field a column.

Moments and durations are milliseconds. `created` and `at` are of the calendar; all other moments
are of the house's own clock (see `server/clock.py`), which no wrong clock can move.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class TableRow:
    """A table. `seq` is that of its last entry; `claimed` is until when a worker plays its bots;
    `opener` tells apart who put tables up, without naming them; `result` is how its game ended."""

    id: str
    game: str
    rules: str
    status: str
    seats: int
    options: dict[str, Any]
    settings: dict[str, Any]
    host: int
    seed: str
    created: int
    touched: int
    expires: int
    nonces: list[str] = field(default_factory=list)
    seq: int = 0
    turn: int | None = None
    bot_due: int | None = None
    claimed: int = 0
    reason: str = ""
    rematch: str = ""
    commitment: str = ""
    opener: str = ""
    result: dict[str, Any] | None = None


@dataclass(frozen=True)
class SeatRow:
    """A seat at a table. `away` is since when nobody is there, `clock` what is left to think."""

    table_id: str
    seat: int
    kind: str
    name: str = ""
    strength: str = ""
    token_hash: str | None = None
    nonce: str = ""
    away: int | None = None
    clock: int | None = None
    stand_in: bool = False
    push: dict[str, Any] | None = None


@dataclass(frozen=True)
class EntryRow:
    """One line of a table's history: a choice (a `chore` if a bot made it for somebody who left
    that to it); an undo of the last; or `back`, which takes back all entries from the one on that
    its action names. `steps` are the outcomes of the draws that followed; `asked` is a fingerprint
    of what could be chosen then. Entries of the first release have the code of the action only, and
    no `asked`."""

    table_id: str
    seq: int
    seat: int
    kind: str
    code: int | None
    steps: Any
    told: Any
    at: int
    action: dict[str, Any] | None = None
    asked: str = ""


@dataclass(frozen=True)
class SnapshotRow:
    """A position after the entry `seq`, so that loading need not begin at the beginning. Rules of
    another version do not trust it."""

    table_id: str
    seq: int
    position: Any
    rules: str = ""


@dataclass(frozen=True)
class ChatRow:
    """Something that was said at a table. `number` counts 1, 2, ... at each table."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True)
class CodeRow:
    """A code that moves a seat to another device, once."""

    code_hash: str
    table_id: str
    seat: int
    expires: int


@dataclass(frozen=True)
class HouseRow:
    """The time when somebody last served, and a secret that leaves the store never."""

    at: int
    secret: str
