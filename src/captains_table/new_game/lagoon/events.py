"""What people are told. The last argument of an event can be secret: the rules say who saw it."""

from __future__ import annotations

from captains_table.engine.events import EventKind
from captains_table.engine.names import Numbers
from captains_table.new_game.lagoon.state import PEARLS

EVENTS = (
    EventKind("pearl_drawn", "seat", "", "pearl"),
    EventKind("pearl_kept", "seat"),
    EventKind("pearl_thrown", "seat", "", "pearl"),
    EventKind("pearl_hidden", "seat", "", "pearl"),
    EventKind("pearl_opened", "seat", "", "pearl"),
)
EVENT = Numbers([kind.name for kind in EVENTS])

# The names that arguments of events have.
NAMES = {"pearl": PEARLS}
