"""Nomads as a flow of steps; each is declared at the end of the chapter that explains it."""

from __future__ import annotations

from captains_table.engine.steps import flow
from captains_table.games.nomads.move import MOVE
from captains_table.games.nomads.setup import SETUP
from captains_table.games.nomads.state import ACTIONS, STEPS
from captains_table.games.nomads.turn import TURNS
from captains_table.games.nomads.writing import WRITING

FLOW = flow(
    STEPS,
    ACTIONS,
    SETUP,
    TURNS,
    MOVE,
    WRITING,
    often=(
        *("reveal", "turn", "double_drop", "skip", "moon_step", "lys_target", "red_lift", "pay"),
        *("last_write", "listen", "end_of_turn"),
    ),
    openly=(
        *("choose_adventurer", "place_frog", "place_unplayed", "place_disc", "place_lys"),
        *("moon_step", "double_drop", "skip", "lys_target", "red_lift", "pay", "last_write"),
    ),
)
