"""The fields of Lagoon: what its state holds, and what a seat sees of it.

Made from the declaration in state.py by captains_table.engine.state_types. Do not edit.
"""

from __future__ import annotations

from typing import Protocol

from captains_table.engine import plain


class Fields(plain.Fields, Protocol):
    """What a state and an observation of it both have."""

    active: int  # whose turn it is
    throws: list[int]  # how often each seat may still throw
    step: int  # what is next
    todo: list[int]  # what is to be done after it, the last first
    todo_count: int


class State(Fields, plain.State, Protocol):
    """The state of one table."""


class Seen(Fields, Protocol):
    """What one seat observes."""

    seat: int
    knows: list[list[int]]  # how many of each label it knows to lie in each cell
