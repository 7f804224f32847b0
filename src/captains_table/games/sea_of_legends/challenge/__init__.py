"""Challenges: dice, Nemeses, prizes and odds."""
