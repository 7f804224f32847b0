"""The games that are there, one folder each. A new game is added here."""

from __future__ import annotations

from captains_table.engine.game import add_game
from captains_table.games.gold_n_crash.game import GOLD_N_CRASH
from captains_table.games.nomads.game import NOMADS
from captains_table.games.oh_captain.game import OH_CAPTAIN
from captains_table.games.sea_of_legends.game import SEA_OF_LEGENDS

add_game(GOLD_N_CRASH)
add_game(NOMADS)
add_game(OH_CAPTAIN)
add_game(SEA_OF_LEGENDS)
