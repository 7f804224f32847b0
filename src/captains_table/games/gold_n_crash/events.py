"""What people are told. The last argument of an event can be secret: the rules say who saw it."""

from __future__ import annotations

from captains_table.engine.events import EventKind
from captains_table.engine.names import Numbers
from captains_table.games.gold_n_crash.state import ALL_CREW, COLUMNS, GUESTS, PLACES, ROBUST

EVENTS = (
    EventKind("first_player_named", "seat"),
    EventKind("guest_boarded", "seat", "column", "guest"),
    EventKind("card_laid_out", "seat", "", "card"),
    EventKind("card_drawn", "seat", "", "card"),
    EventKind("turn_begun", "seat"),
    EventKind("card_played", "seat", "column", "card"),
    EventKind("zeppelin_resisted", "seat", "column", "robustness"),
    EventKind("zeppelin_destroyed", "seat", "column", "robustness"),
    EventKind("guest_lost", "seat", "column", "guest"),
    EventKind("card_boarded", "seat", "column", "card"),
    EventKind("card_fished", "seat", "", "card"),
    EventKind("card_secured", "seat", "column", "card"),
    EventKind("guest_secured", "seat", "column", "guest"),
    EventKind("column_cleared", "seat", "column"),
    EventKind("card_discarded", "seat", "column", "card"),
    EventKind("safe_cracked", "seat", "", "card"),
    EventKind("card_moved", "seat", "column", "card"),
    EventKind("card_called_back", "seat", "column", "card"),
    EventKind("card_seen", "seat", "", "card"),
    EventKind("card_placed", "seat", "to", "card"),
    EventKind("card_looted", "seat", "", "card"),
    EventKind("turn_passed", "seat"),
    EventKind("deck_emptied", "seat"),
    EventKind("last_turn", "seat"),
    EventKind("endless_play"),
    EventKind("crash_victory", "seat"),
    EventKind("treasure_counted", "seat", "", "count"),
)
EVENT = Numbers(kind.name for kind in EVENTS)

# How the arguments are written; the others are seats and counts as they are.
NAMES = {
    "card": ALL_CREW,
    "guest": GUESTS,
    "column": range(COLUMNS),
    "robustness": range(ROBUST + 1),
    "to": PLACES,
}
