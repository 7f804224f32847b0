"""The fields of Oh Captain!: what its state holds, and what a seat sees of it.

Made from the declaration in state.py by tools/state_types.py. Do not edit.
"""

from __future__ import annotations

from typing import Protocol

from captains_table.engine import plain


class Fields(plain.Fields, Protocol):
    """What a state and an observation of it both have."""

    option_adventurers: int  # how everybody gets an Adventurer: "dealt", "chosen"
    option_captain: int  # who is Captain first: "random", 0, 1, 2, 3, 4, 5
    option_all_adventurers: int  # Siana and Ulrich below five players too: false, true
    # which way round Adventurers are chosen: "clockwise", "anticlockwise"
    option_choosing_order: int
    # what happens when only Eggs of hers could be hit: "attacker_picks", "fizzles"
    option_siana_only_eggs: int
    captain: int  # who has the bottle
    active: int  # the Explorer whose turn it is, with the cave before them
    adventurer: list[int]  # who each seat plays
    coins: list[int]  # each seat's coins
    supply: int  # the coins in the middle
    said: int  # what the active Explorer announced this turn
    attacker: int  # who attacks this turn
    target: int  # who is attacked
    flips: int  # how many cards Moon may still turn down this turn
    step: int  # what is next
    todo: list[int]  # what is to be done after it, the last first
    todo_count: int


class State(Fields, plain.State, Protocol):
    """The state of one table."""


class Seen(Fields, Protocol):
    """What one seat observes."""

    seat: int
    knows: list[list[int]]  # how many of each label it knows to lie in each cell
