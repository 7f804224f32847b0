"""Pieces, state and actions of Lagoon."""

from __future__ import annotations

from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.declare import Declaration, Number, Zone, name_number, seat_number
from captains_table.engine.derive import derive
from captains_table.engine.names import Numbers

PEARLS = ("white", "black")
PEARL = Numbers(PEARLS)
BOX = {"white": 24, "black": 12}
WORTH = (1, 3)  # points of a hidden pearl, by pearl
OPEN_WORTH = 2  # of an open one, whatever it is
SEATS = (2, 3, 4)
THROWS = 2  # that each seat has in a game

# What comes next in a game; what happens by itself would stand last.
STEPS = ("draw", "keep_or_throw", "lay")
STEP = Numbers(STEPS)

STATE = Declaration(
    options=(),
    numbers=(
        seat_number("active", "whose turn it is"),
        Number("throws", 0, THROWS, "how often each seat may still throw", per_seat=True),
        name_number("step", STEPS, "what is next"),
        name_number("todo", STEPS, "what is to be done after it, the last first", length=2),
    ),
    kinds=BOX,
    zones=(
        Zone("bag", "what nobody has drawn yet", PEARLS),
        Zone("hand", "the pearl just drawn", PEARLS, seen_by="active"),
        Zone("sea", "what was thrown away", PEARLS, remembered=True),
        Zone("hidden", "each seat's pearls", PEARLS, "owner", per_seat=True, remembered=True),
        Zone("open", "those that all may see", PEARLS, "everyone", per_seat=True),
    ),
)
DERIVED = derive(STATE)
move = DERIVED.move

CELL = STATE.cell_numbers  # of each seat's zones, the first seat's
EACH_SEAT = STATE.stride()


def hidden(p: int) -> int:
    """Where the pearls lie that a seat keeps to itself."""
    return CELL.HIDDEN + p * EACH_SEAT


def open_pearls(p: int) -> int:
    """Where the pearls lie that all may see."""
    return CELL.OPEN + p * EACH_SEAT


ACTIONS = Actions(Pattern("keep"), Pattern("throw"), Pattern("lay", way=("hidden", "open")))
DO = ACTIONS.numbers
