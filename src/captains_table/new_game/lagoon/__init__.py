"""Lagoon: what a new game begins as."""
