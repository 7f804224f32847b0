"""Oh Captain! as a flow of steps; each is declared at the end of the chapter that explains it."""

from __future__ import annotations

from captains_table.engine.steps import flow
from captains_table.games.oh_captain.abilities import ABILITIES
from captains_table.games.oh_captain.effects import EFFECTS
from captains_table.games.oh_captain.setup import SETUP
from captains_table.games.oh_captain.state import ACTIONS, STEPS
from captains_table.games.oh_captain.turn import TURN

FLOW = flow(
    STEPS,
    ACTIONS,
    SETUP,
    TURN,
    EFFECTS,
    ABILITIES,
    often=("announce", "captain_choice", "target", "respond", "draw", "pick_card", "pick"),
    openly=("choose_adventurer", "captain_choice", "target", "pick_card", "red_target"),
)
