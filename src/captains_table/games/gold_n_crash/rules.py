"""Gold'n'Crash as a flow of steps; each is declared at the end of the chapter that explains it."""

from __future__ import annotations

from captains_table.engine.steps import flow
from captains_table.games.gold_n_crash.discard import DISCARDING
from captains_table.games.gold_n_crash.draw import DRAWING
from captains_table.games.gold_n_crash.guests import VISITING
from captains_table.games.gold_n_crash.play import PLAYING
from captains_table.games.gold_n_crash.setup import SETUP
from captains_table.games.gold_n_crash.state import ACTIONS, STEPS
from captains_table.games.gold_n_crash.turn import TURN

FLOW = flow(
    STEPS,
    ACTIONS,
    SETUP,
    TURN,
    DRAWING,
    PLAYING,
    DISCARDING,
    VISITING,
    often=(
        "action",
        "draw",
        "robustness",
        "secure",
        "manoeuvre",
        "call_back",
        "end_of_action",
        "after_card",
        "reinforce",
        "look",
    ),
    openly=("choose_guest", "manoeuvre", "call_back", "secure"),
)
