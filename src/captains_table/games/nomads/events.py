"""What people are told. Nothing that happens around the campfire is secret."""

from __future__ import annotations

from captains_table.engine.events import EventKind
from captains_table.engine.names import Numbers
from captains_table.games.nomads.state import (
    ADVENTURERS,
    IN_STACKS,
    MOST_NEED,
    MOST_POINTS,
    MOST_VALUE,
    MOST_WILDS,
    SPACES,
    STORIES,
    WAYS,
)

EVENTS = (
    EventKind("tile_revealed", "stack", "tile"),
    EventKind("first_player_named", "seat"),
    EventKind("coin_brought", "seat"),
    EventKind("adventurer_taken", "seat", "adventurer"),
    EventKind("frog_placed", "seat", "space"),
    EventKind("nomads_placed"),
    EventKind("unplayed_placed", "seat", "adventurer", "space"),
    EventKind("disc_placed", "seat", "space"),
    EventKind("lys_placed", "seat", "stack"),
    EventKind("turn_begun", "seat"),
    EventKind("lys_stepped", "seat", "stack"),
    EventKind("pile_moved", "seat", "space", "way"),
    EventKind("disc_dropped", "seat", "space"),
    EventKind("pair_dropped", "seat", "space"),
    EventKind("space_skipped", "seat", "space"),
    EventKind("last_disc_dropped", "seat", "space"),
    EventKind("lys_moved", "seat", "stack"),
    EventKind("disc_lifted", "seat", "space"),
    EventKind("tile_taken", "seat", "stack", "tile"),
    EventKind("tile_discarded", "seat", "stack", "tile"),
    EventKind("moon_risen", "seat", "stack", "count"),
    EventKind("song_written", "seat", "need", "points"),
    EventKind("legend_written", "seat", "legend", "value"),
    EventKind("legend_improved", "seat", "legend", "value"),
    EventKind("tiles_paid", "seat", "wilds", "count"),
    EventKind("scoring_begun"),
    EventKind("score_counted", "seat", "", "count"),
    EventKind("moons_won", "seat", "", "count"),
    EventKind("moons_lost", "", "", "count"),
    EventKind("end_begun", "seat"),
    EventKind("nothing_written", "seat"),
    EventKind("points_scored", "seat", "", "count"),
)
EVENT = Numbers(kind.name for kind in EVENTS)

# How the arguments are written; the others are seats and counts as they are.
NAMES = {
    "stack": range(SPACES),
    "space": range(SPACES),
    "way": WAYS,
    "tile": IN_STACKS,
    "adventurer": ADVENTURERS,
    "legend": STORIES,
    "need": range(MOST_NEED + 1),
    "value": range(MOST_VALUE + 1),
    "points": range(MOST_POINTS + 1),
    "wilds": range(MOST_WILDS + 1),
}
