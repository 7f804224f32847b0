"""Names that a declaration gives to numbers, for rules to use: `STEP.DRAW`, `DO.ATTACK`.

In plain Python they are attributes. Compilers know no such object: `compile` hands them the
number, and `dialect` finds a name that does not exist before anything runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from captains_table.engine.errors import BadDeclaration


class Numbers:
    """Names in capitals, each with its number: its place among the names, or as it is given.

    >>> STEP = Numbers(("draw", "end_of_turn"))
    >>> STEP.END_OF_TURN
    1
    >>> STEP.END_OF_TRUN
    Traceback (most recent call last):
    ...
    AttributeError: 'Numbers' object has no attribute 'END_OF_TRUN'...
    """

    def __init__(self, names: Iterable[str] | Mapping[str, int]) -> None:
        pairs = (
            names.items()
            if isinstance(names, Mapping)
            else ((name, number) for number, name in enumerate(names))
        )
        for name, number in pairs:
            attribute = name.upper()
            if not attribute.isidentifier() or hasattr(self, attribute):
                raise BadDeclaration(f"{attribute}: a name that exists once is expected")
            setattr(self, attribute, number)

    if TYPE_CHECKING:  # at run time, a class that has it would be slower

        def __getattr__(self, name: str) -> int: ...
