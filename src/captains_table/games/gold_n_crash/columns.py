"""Columns as what may be chosen."""

from __future__ import annotations

from typing import Any


def may_name_columns(out: Any, n: int, code: int, columns: int) -> int:
    """One action for each of a set of columns, after the first n; returns how many there are now.
    (Each code is written; where its column is not in the set, the next takes its place. Branches
    on what nobody can foresee are slow in compiled code.)"""
    out[n] = code
    n += columns & 1
    out[n] = code + 1
    n += columns >> 1 & 1
    out[n] = code + 2
    return n + (columns >> 2)
