"""Captain's Table: board games played by the printed rules.

>>> import captains_table as ct
>>> table = ct.Table("oh-captain", seats=4, seed=7)
>>> table.decision.kind
'announce'
>>> events = table.choose({"do": "announce", "item": "lantern"})
>>> table.decision.kind
'captain_choice'
"""

from __future__ import annotations

import captains_table.games  # noqa: F401  makes the games known
from captains_table.engine.batch import Batch
from captains_table.engine.decision import Choice, Decision
from captains_table.engine.declare import Option
from captains_table.engine.errors import (
    BadBatch,
    BadChance,
    BadLog,
    BadOption,
    BadPosition,
    BadSeats,
    CannotUndo,
    IllegalChoice,
    TableError,
    UnknownGame,
    UnknownLanguage,
    UnknownPlayer,
)
from captains_table.engine.features import Encoder, Feature, Features
from captains_table.engine.game import Game
from captains_table.engine.outcome import Outcome
from captains_table.engine.shelf import game, game_names
from captains_table.engine.table import Table
from captains_table.players import Player, play, player

__version__ = "0.2.0"

__all__ = [
    "BadBatch",
    "BadChance",
    "BadLog",
    "BadOption",
    "BadPosition",
    "BadSeats",
    "Batch",
    "CannotUndo",
    "Choice",
    "Decision",
    "Encoder",
    "Feature",
    "Features",
    "Game",
    "IllegalChoice",
    "Option",
    "Outcome",
    "Player",
    "Table",
    "TableError",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownPlayer",
    "game",
    "game_names",
    "play",
    "player",
]
