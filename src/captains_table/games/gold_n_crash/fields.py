"""The fields of Gold'n'Crash: what its state holds, and what a seat sees of it.

Made from the declaration in state.py by tools/state_types.py. Do not edit.
"""

from __future__ import annotations

from typing import Protocol

from captains_table.engine import plain


class Fields(plain.Fields, Protocol):
    """What a state and an observation of it both have."""

    option_first_player: int  # who begins: "random", 0, 1
    option_guests: int  # how the Guests come aboard: "dealt", "chosen"
    option_endless_limit: int  # turns without a draw that end the game: 40, 20, 80
    option_stop_early: int  # a turn may end before both actions: false, true
    option_observe_with_one: int  # Observe with one card in the deck: false, true
    option_loot_needs: int  # cards in the discard pile that Loot needs: 1, 2
    option_gold_counts_in_column: int  # Gold cards count for the 9-Gold Guest: true, false
    crew: list[int]  # the crew of each seat
    first: int  # who began
    active: int  # whose turn it is
    actions: int  # actions left in this turn
    # the cards below each Zeppelin, the oldest first: seat 0's three, then seat 1's
    column: list[list[int]]
    column_count: list[int]
    discard: list[list[int]]  # each seat's discard pile, the uppermost card last
    discard_count: list[int]
    treasure: list[list[int]]  # each seat's Treasure, the uppermost card last
    treasure_count: list[int]
    top: list[list[int]]  # cards that Observe put on the deck, the uppermost last
    top_count: list[int]
    bottom: list[list[int]]  # cards that Observe put under the deck, the lowest first
    bottom_count: list[int]
    guest: list[int]  # the Guest of each Zeppelin
    hull: list[list[int]]  # the robustness of each Zeppelin that resisted, as its owner knows it
    resisted: list[int]  # the most Bombs each Zeppelin resisted
    wreck: list[int]  # the robustness of a destroyed Zeppelin
    played: list[int]  # cards played in each column this turn
    place: int  # the column where a card was played or moved in
    repeats: int  # how often its effect is still to be applied
    looks: int  # cards still to be looked at
    idle: int  # how many turns in a row no deck shrank
    emptied: int  # whose deck ran out first
    winner: int  # who destroyed the last Zeppelin
    step: int  # what is next
    todo: list[int]  # what is to be done after it, the last first
    todo_count: int


class State(Fields, plain.State, Protocol):
    """The state of one table."""


class Seen(Fields, Protocol):
    """What one seat observes."""

    seat: int
    knows: list[list[int]]  # how many of each label it knows to lie in each cell
