"""The state and the observation as NumPy records: what compiled rules run on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from captains_table.engine.declare import Declaration, Field
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.plain import State


def _dtype(fields: Sequence[Field]) -> np.dtype[Any]:
    for field in fields:
        if not (-128 <= field.low and field.high <= 127):
            raise BadDeclaration(f"{field.name}: {field.low} to {field.high} is more than a byte")
    return np.dtype((np.record, [(f.name, np.int8, f.shape) for f in fields]))


def state_dtype(declaration: Declaration, seats: int) -> np.dtype[Any]:
    """The record of a state, one byte a number."""
    return _dtype(declaration.fields(seats))


def observation_dtype(declaration: Declaration, seats: int) -> np.dtype[Any]:
    """The record of an observation, one byte a number: viewed as bytes, it is the observation
    array."""
    return _dtype(declaration.observed(seats))


def to_record(state: State, record: Any) -> None:
    """Write a plain state or observation into a record."""
    for name in record.dtype.names:
        record[name] = getattr(state, name)


def blank_states(declaration: Declaration, state: State, count: int) -> np.ndarray[Any, Any]:
    """So many records like a plain state."""
    records = np.zeros(count, state_dtype(declaration, state.seats))
    if count:
        to_record(state, records[0])
        records[1:] = records[0]
    return records
