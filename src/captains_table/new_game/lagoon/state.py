"""Pieces, state and actions of Lagoon."""

from __future__ import annotations

from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.declare import Declaration, Number, Zone, name_number, seat_number
from captains_table.engine.derive import derive

PEARLS = ("white", "black")
WHITE, BLACK = range(2)
BOX = {"white": 24, "black": 12}
WORTH = (1, 3)  # points, by pearl
SEATS = (2, 3, 4)
THROWS = 2  # that each seat has in a game

# What comes next in a game; what happens by itself would stand last.
STEPS = ("draw", "keep_or_throw")
DRAW, KEEP_OR_THROW = range(2)

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
        Zone("kept", "each seat's pearls", PEARLS, "owner", per_seat=True, remembered=True),
    ),
)
DERIVED = derive(STATE)
move = DERIVED.move

BAG, HAND, SEA = STATE.cell("bag"), STATE.cell("hand"), STATE.cell("sea")
FIRST_KEPT, EACH_SEAT = STATE.cell("kept"), STATE.step()


def kept(p: int) -> int:
    """Where the pearls of a seat lie."""
    return FIRST_KEPT + p * EACH_SEAT


ACTIONS = Actions(Pattern("keep"), Pattern("throw"))
DO_KEEP, DO_THROW = ACTIONS.first("keep"), ACTIONS.first("throw")
