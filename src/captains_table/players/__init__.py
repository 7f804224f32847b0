"""Who chooses: players see what one seat sees and answer with an index."""

from captains_table.players.chooser import BadView, HousePlayer, Player, Sight
from captains_table.players.greedy import GreedyPlayer
from captains_table.players.named import PLAYERS, player, players_of
from captains_table.players.play import play, play_bare
from captains_table.players.random_player import RandomPlayer

__all__ = [
    "PLAYERS",
    "BadView",
    "GreedyPlayer",
    "HousePlayer",
    "Player",
    "RandomPlayer",
    "Sight",
    "play",
    "play_bare",
    "player",
    "players_of",
]
