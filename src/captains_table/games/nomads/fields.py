"""The fields of Nomads: what its state holds, and what a seat sees of it.

Made from the declaration in state.py by tools/state_types.py. Do not edit.
"""

from __future__ import annotations

from typing import Protocol

from captains_table.engine import plain


class Fields(plain.Fields, Protocol):
    """What a state and an observation of it both have."""

    option_adventurers: int  # how everybody gets an Adventurer: "dealt", "chosen"
    option_first_player: int  # who begins: "random", 0, 1, 2, 3, 4
    option_setup: int  # who places the discs: people or chance: "placed", "quick"
    option_values: int  # the reconstructed values of the cards: "even", "mixed"
    # when the next four Opal Moons of eight are scored: "at_once", "next_turn"
    option_eight_moons: int
    # how many Opal Moons are shared by those who are tied for first: "share_four", "share_three"
    option_tie_for_first: int
    option_after: int  # the game of Oh Captain! that was played before: null
    legend_value: list[int]  # value of each Legend card, A first
    song_need: list[int]  # different tiles that each Song needs
    song_points: list[int]  # points of each Song
    last_captain: int  # who begins because they ended Oh Captain! as its Captain
    last_placed: int  # who places the unplayed discs because they finished last
    coin: list[int]  # a coin for who won Oh Captain!
    first: int  # the first player
    active: int  # whose turn it is, to play or to place discs
    adventurer: list[int]  # who each seat plays
    pile: list[list[int]]  # the discs on each space, clockwise, from bottom to top
    pile_count: list[int]
    hand: list[int]  # the discs being moved, the next to be dropped last
    hand_count: int
    place: int  # the space reached by the discs being moved, or -1
    way: int  # the way they go
    used: int  # whether Ulrich or Siana used their talent in this move
    lys: int  # the stack that Lys points at, or -1
    height: list[int]  # how many tiles each stack holds
    top: list[int]  # the uppermost tile of each stack
    heard: int  # how far the listening has come
    legend_of: list[int]  # who has each Legend card, A first
    song_of: list[int]  # who has each Song
    writing: int  # the card that is being paid for
    idle: int  # how many turns in a row no tile left a stack
    closing: int  # how many seats may still write a last card
    step: int  # what is next
    todo: list[int]  # what is to be done after it, the last first
    todo_count: int


class State(Fields, plain.State, Protocol):
    """The state of one table."""


class Seen(Fields, Protocol):
    """What one seat observes."""

    seat: int
    knows: list[list[int]]  # how many of each label it knows to lie in each cell
