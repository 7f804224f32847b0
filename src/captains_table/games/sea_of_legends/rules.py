"""Sea of Legends as a flow of steps; each is declared at the end of the chapter that explains
it."""

from __future__ import annotations

from captains_table.engine.steps import flow
from captains_table.games.sea_of_legends.adventures import ADVENTURE_STEPS
from captains_table.games.sea_of_legends.attacks import ATTACK_STEPS
from captains_table.games.sea_of_legends.bonds import BOND_STEPS
from captains_table.games.sea_of_legends.challenge import CHALLENGE_STEPS
from captains_table.games.sea_of_legends.decks import DECK_STEPS
from captains_table.games.sea_of_legends.dice import DICE_STEPS
from captains_table.games.sea_of_legends.effects import EFFECT_STEPS
from captains_table.games.sea_of_legends.event_cards import EVENT_STEPS
from captains_table.games.sea_of_legends.faction_turn import FACTION_STEPS
from captains_table.games.sea_of_legends.flags import FLAG_STEPS
from captains_table.games.sea_of_legends.gains import GAIN_STEPS
from captains_table.games.sea_of_legends.losses import LOSS_STEPS
from captains_table.games.sea_of_legends.nemesis import NEMESIS_STEPS
from captains_table.games.sea_of_legends.ports import PORT_STEPS
from captains_table.games.sea_of_legends.postscripts import POSTSCRIPT_STEPS
from captains_table.games.sea_of_legends.prizes import PRIZE_STEPS
from captains_table.games.sea_of_legends.setup import SETUP_STEPS
from captains_table.games.sea_of_legends.state import ACTIONS, STEPS
from captains_table.games.sea_of_legends.turn import TURN_STEPS
from captains_table.games.sea_of_legends.winning import WINNING_STEPS

FLOW = flow(
    STEPS,
    ACTIONS,
    SETUP_STEPS,
    TURN_STEPS,
    PORT_STEPS,
    GAIN_STEPS,
    DECK_STEPS,
    EFFECT_STEPS,
    LOSS_STEPS,
    CHALLENGE_STEPS,
    DICE_STEPS,
    NEMESIS_STEPS,
    PRIZE_STEPS,
    FLAG_STEPS,
    ADVENTURE_STEPS,
    BOND_STEPS,
    POSTSCRIPT_STEPS,
    FACTION_STEPS,
    ATTACK_STEPS,
    EVENT_STEPS,
    WINNING_STEPS,
    often=(
        "roll",
        "turn",
        "choose_npc",
        "assign",
        "flee",
        "pool",
        "choose_route",
        "choose_faction",
        "choose_target",
        "effects",
        "travel",
        "next_npc",
        "evaluate",
        "attack",
        "special",
        "draw_cards",
    ),
    compiles=False,
)
