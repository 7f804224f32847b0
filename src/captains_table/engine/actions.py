"""Every action of a game has a fixed number (its code) and a readable record.

The codes are laid out in the order of the patterns: all values of the last argument for each
value of the one before it.

>>> verbs = Actions(Pattern("pass"), Pattern("attack", seat=range(3)))
>>> verbs.action(2), verbs.code({"do": "attack", "seat": 1}), verbs.count
({'do': 'attack', 'seat': 1}, 2, 4)
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from itertools import count, product
from typing import Any, NamedTuple

from captains_table.engine.declare import EXACT
from captains_table.engine.names import Numbers

Action = dict[str, Any]
Shape = Mapping[str, Collection[type]]


def own_copy(action: Action) -> Action:
    """The action, for somebody who may write into it. Most are flat: a deep copy takes long."""
    return {
        name: deepcopy(value) if isinstance(value, dict | list) else value
        for name, value in action.items()
    }


class Decoded(NamedTuple):
    """A verb, and its arguments as numbers."""

    verb: str
    numbers: tuple[int, ...]

    @property
    def number(self) -> int:
        """The first argument: most verbs have one."""
        return self.numbers[0]


class ByName(tuple[int, ...]):
    """So many values that content has names for in each situation: there they are told by these
    names (see `told_action` in the contract), and codes count them."""

    def __new__(cls, count: int) -> ByName:
        """The numbers from 0 on."""
        return super().__new__(cls, range(count))


class Pattern:
    """A verb and the values that its arguments can take."""

    def __init__(self, do: str, **arguments: Sequence[str | int | dict[str, int]]) -> None:
        self.do = do
        self.arguments = arguments

    def actions(self) -> list[Action]:
        """All its actions in the order of their codes."""
        names = list(self.arguments)
        return [
            {"do": self.do, **dict(zip(names, values, strict=True))}
            for values in product(*self.arguments.values())
        ]

    def shape(self) -> Shape:
        """Which types of values each argument takes."""
        return {name: {type(value) for value in each} for name, each in self.arguments.items()}

    def numbers(self) -> list[tuple[int, ...]]:
        """The arguments of all its actions as numbers: a name is its place among the names. Those
        that can only be one thing are left out."""
        several = [values for values in self.arguments.values() if len(values) > 1]
        return list(
            product(*(each if isinstance(each, range) else range(len(each)) for each in several))
        )


class Actions:
    """All actions of a game."""

    def __init__(self, *patterns: Pattern) -> None:
        self._actions: list[Action] = []
        self._first: list[tuple[str, int]] = []
        self._patterns = patterns
        self.verbs = [pattern.do for pattern in patterns]
        for pattern in patterns:
            self._first.append((pattern.do, len(self._actions)))
            self._actions += pattern.actions()
        self._shapes: dict[str, list[Shape]] = {pattern.do: [] for pattern in patterns}
        for pattern in patterns:
            self._shapes[pattern.do].append(pattern.shape())
        self._codes = {_key(a): code for code, a in enumerate(self._actions)}
        self._nested = {
            code
            for code, action in enumerate(self._actions)
            if any(isinstance(value, dict) for value in action.values())
        }

    @property
    def count(self) -> int:
        """How many codes there are."""
        return len(self._actions)

    @cached_property
    def numbers(self) -> Numbers:
        """The first code of each verb, by its name. Of a verb with several patterns, each is called
        by what it alone stands for, or by its number if that says nothing.

        >>> up, down = Pattern("hit", face=("up",), seat=range(3)), Pattern("hit", face=("down",))
        >>> DO = Actions(up, down).numbers
        >>> DO.HIT, DO.HIT_UP, DO.HIT_DOWN
        (0, 0, 3)
        >>> DO = Actions(Pattern("pay", coins=range(3)), Pattern("pay", tiles=range(2))).numbers
        >>> DO.PAY, DO.PAY_2
        (0, 3)
        """
        codes: dict[str, int] = {}
        for pattern, (verb, code) in zip(self._patterns, self._first, strict=True):
            only = [str(values[0]) for values in pattern.arguments.values() if len(values) == 1]
            codes.setdefault(verb, code)
            name = "_".join((verb, *only))
            if codes.get(name, code) != code:
                name = next(f"{name}_{n}" for n in count(2) if f"{name}_{n}" not in codes)
            codes[name] = code
        return Numbers(codes)

    def patterns(self, do: str) -> list[Pattern]:
        """The patterns of a verb, in order."""
        return [pattern for pattern in self._patterns if pattern.do == do]

    def first(self, do: str, nth: int = 0) -> int:
        """The first code of a verb (of its nth pattern)."""
        return [code for verb, code in self._first if verb == do][nth]

    def action(self, code: int) -> Action:
        """The record of a code."""
        action = self._actions[code]
        return deepcopy(action) if code in self._nested else dict(action)

    @cached_property
    def _decoded(self) -> list[Decoded]:
        return [
            Decoded(pattern.do, numbers)
            for pattern in self._patterns
            for numbers in pattern.numbers()
        ]

    def decode(self, code: int) -> Decoded:
        """The verb of a code and its arguments, as the function of a step is handed them.

        >>> Actions(Pattern("pass"), Pattern("pay", to=("all", "one"), coins=range(1, 3))).decode(4)
        Decoded(verb='pay', numbers=(1, 2))
        """
        return self._decoded[code]

    def has_shape(self, action: Any) -> bool:
        """Whether somebody could mean it: the arguments of one of its verb's patterns, each of a
        type that occurs there, though maybe with a value that does not."""
        if not isinstance(action, Mapping) or not isinstance(action.get("do"), str):
            return False
        return any(
            set(action) == {"do", *shape}
            and all(_is_one_of(types, action[name]) for name, types in shape.items())
            for shape in self._shapes.get(action["do"], ())
        )

    def code(self, action: Any) -> int:
        """The code of a record, or -1 where it is none of ours."""
        try:
            return self._codes.get(_key(action), -1)
        except (TypeError, ValueError, RecursionError):
            return -1


def _key(action: Any) -> str:
    """Equal for equal records only: 1, true and "1" are not the same."""
    return json.dumps(action, sort_keys=True)


def _is_one_of(types: Collection[type], value: Any) -> bool:
    """Whether a value is of such a type; true and false are no numbers, and counts are numbers."""
    if isinstance(value, dict):
        each = value.items()
        return dict in types and all(type(k) is str and _is_one_of((int,), v) for k, v in each)
    if isinstance(value, int):
        return int in types and not isinstance(value, bool) and abs(value) <= EXACT
    return isinstance(value, tuple(types))
