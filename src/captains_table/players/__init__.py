"""Who chooses: players see one seat's view and answer with an index."""

from captains_table.players.chooser import BadView, Player
from captains_table.players.greedy import GreedyPlayer, greedy_bot
from captains_table.players.named import PLAYERS, player, players_of
from captains_table.players.play import play
from captains_table.players.random_player import RandomPlayer

__all__ = [
    "PLAYERS",
    "BadView",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "greedy_bot",
    "play",
    "player",
    "players_of",
]
