"""What is kept: tables, seats, histories, answers, chat. SQLite or PostgreSQL, the same queries."""

from captains_table.server.store.db import Db, Taken
from captains_table.server.store.rows import (
    ChatRow,
    CodeRow,
    EntryRow,
    HouseRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from captains_table.server.store.store import Store, StoreError, is_shared

__all__ = [
    "ChatRow",
    "CodeRow",
    "Db",
    "EntryRow",
    "HouseRow",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "TableRow",
    "Taken",
    "is_shared",
]
