"""Cairn: a game that another package brings, without pieces, chance, bot or board."""
