"""Names that a declaration gives to numbers, for rules to use: `STEP.DRAW`, `DO.ATTACK`.

In plain Python they are attributes. Compilers know no such object: `compile` hands them the
number, and `dialect` finds a name that does not exist before anything runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

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


HIGHEST = 2**31 - 1


@lru_cache(maxsize=2**14)
def _place(name: str) -> int:
    return int.from_bytes(sha256(name.encode()).digest()[:4], "big") & HIGHEST


class OpenNames(Sequence[Any]):
    """Names that no declaration knows beforehand, since content brings them. Each is numbered by
    what it says, so that one more changes the number of no other. What a number stands for is known
    once somebody has brought that name; they are listed in the order in which they came.

    >>> EPISODES = OpenNames("episodes")
    >>> number = EPISODES.number("the_blood_altar")
    >>> EPISODES[number], EPISODES[-1], "the_red_altar" in EPISODES
    ('the_blood_altar', None, False)
    """

    HIGHEST = HIGHEST

    def __init__(self, what: str) -> None:
        self.what = what
        self._names: dict[int, str | None] = {-1: None}

    def number(self, name: str) -> int:
        """The number of a name, which is known from now on."""
        number = self.place(name)
        self._names[number] = name
        return number

    @staticmethod
    def place(name: str) -> int:
        """The number that a name has, whether it is known or not."""
        return _place(name)

    def __getitem__(self, number: Any) -> Any:
        return self._names[number]

    def __len__(self) -> int:
        return len(self._names) - 1

    def __iter__(self) -> Iterator[Any]:
        return (name for name in self._names.values() if name is not None)

    def __contains__(self, name: Any) -> bool:
        return isinstance(name, str) and self._names.get(self.place(name)) == name
