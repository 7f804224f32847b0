"""Sea of Legends as a flow of steps; each is declared at the end of the chapter that explains
it."""

from __future__ import annotations

from captains_table.engine.steps import flow
from captains_table.games.sea_of_legends.captain.decks import DECK_STEPS
from captains_table.games.sea_of_legends.captain.effects import EFFECT_STEPS
from captains_table.games.sea_of_legends.captain.favor import FAVOR_STEPS
from captains_table.games.sea_of_legends.captain.flags import FLAG_STEPS
from captains_table.games.sea_of_legends.captain.gains import GAIN_STEPS
from captains_table.games.sea_of_legends.captain.gold import GOLD_STEPS
from captains_table.games.sea_of_legends.captain.losses import LOSS_STEPS
from captains_table.games.sea_of_legends.captain.ports import PORT_STEPS
from captains_table.games.sea_of_legends.challenge.challenge import CHALLENGE_STEPS
from captains_table.games.sea_of_legends.challenge.dice import DICE_STEPS
from captains_table.games.sea_of_legends.challenge.nemesis import NEMESIS_STEPS
from captains_table.games.sea_of_legends.challenge.prizes import PRIZE_STEPS
from captains_table.games.sea_of_legends.factions.attacks import ATTACK_STEPS
from captains_table.games.sea_of_legends.factions.event_cards import EVENT_STEPS
from captains_table.games.sea_of_legends.factions.faction_turn import FACTION_STEPS
from captains_table.games.sea_of_legends.setup import SETUP_STEPS
from captains_table.games.sea_of_legends.state import ACTIONS
from captains_table.games.sea_of_legends.steps import STEPS
from captains_table.games.sea_of_legends.stories.adventures import ADVENTURE_STEPS
from captains_table.games.sea_of_legends.stories.bonds import BOND_STEPS
from captains_table.games.sea_of_legends.stories.postscripts import POSTSCRIPT_STEPS
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
    GOLD_STEPS,
    LOSS_STEPS,
    FAVOR_STEPS,
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
    # Not the end of a turn, an Episode or a Postscript: there one stops, to look and to read.
    openly=(
        *("choose_captain", "place_galleon", "pool", "assign", "order_nemeses", "take_prize"),
        *("choose_relic", "choose_bond", "choose_port", "choose_mark", "prevent_malice"),
        *("move_flag", "keep_card", "hire_crew", "make_room", "pick_seat", "port_extras"),
        *("choose_game", "choose_outcome", "buy_ship", "bury", "pick_crew", "pick_loss"),
        *("pick_flag", "choose_victim", "choose_player", "flee", "flee_npc", "choose_place"),
        *("choose_faction", "choose_npc", "choose_target", "choose_route", "drift"),
    ),
    compiles=False,
)
