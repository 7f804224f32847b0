"""Factions: alignment, NPCs, their turn, attacks and Events."""
