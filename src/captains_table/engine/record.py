"""The state and the observation as NumPy records: what compiled rules run on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from captains_table.engine.declare import Declaration, Field
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.game import Game
from captains_table.engine.plain import State

WORD = 4  # bytes that a GPU moves at once
Records = np.ndarray[Any, np.dtype[Any]]


def _dtype(fields: Sequence[Field]) -> np.dtype[Any]:
    """One byte a number, filled up to whole words. The names must not be those of NumPy's own
    attributes, which would hide the fields in CUDA's simulator."""
    for field in fields:
        if field.low < -128 or field.high > 127:
            raise BadDeclaration(f"{field.name}: {field.low} to {field.high} is more than a byte")
        if hasattr(np.recarray, field.name) or hasattr(np.record, field.name):
            raise BadDeclaration(f"{field.name}: the name is taken by NumPy")
    bytes_used = sum(prod(field.shape) for field in fields)
    padding = [("padding", np.int8, (-bytes_used % WORD,))]
    return np.dtype((np.record, [(f.name, np.int8, f.shape) for f in fields] + padding))


def state_dtype(declaration: Declaration, seats: int) -> np.dtype[Any]:
    """The record of a state."""
    return _dtype(declaration.fields(seats))


def observation_dtype(declaration: Declaration, seats: int) -> np.dtype[Any]:
    """The record of an observation: viewed as bytes, it is the observation array."""
    return _dtype(declaration.observed(seats))


def write_record(state: State, record: Any) -> None:
    """Write a plain state or observation into a record."""
    for name in record.dtype.names:
        if name != "padding":
            record[name] = getattr(state, name)


def read_record(record: Any, state: State) -> None:
    """Read a record into a plain state."""
    for name in record.dtype.names:
        if name != "padding":
            value = record[name].tolist()
            if isinstance(value, list):
                getattr(state, name)[:] = value
            else:
                setattr(state, name, value)


def state_records(game: Game, seats: int, options: Mapping[str, Any], count: int) -> Records:
    """So many records with nothing in them but the seats and the options."""
    records = np.zeros(count, state_dtype(game.declaration, seats))
    write_record(game.empty(seats, options), records[0])
    records[1:] = records[0]
    return records
