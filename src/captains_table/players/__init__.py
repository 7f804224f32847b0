"""Who chooses: players see one seat's view and answer with an index."""

from captains_table.players.chooser import BadView, Player
from captains_table.players.greedy import BOTS, PLAIN_BOTS, GreedyPlayer
from captains_table.players.named import PLAYERS, player
from captains_table.players.play import play
from captains_table.players.random_player import RandomPlayer

__all__ = [
    "BOTS",
    "PLAIN_BOTS",
    "PLAYERS",
    "BadView",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "play",
    "player",
]
