"""Every action of a game has a fixed number (its code) and a readable record.

The codes are laid out in the order of the patterns: all values of the last argument for each
value of the one before it.

>>> verbs = Actions(Pattern("pass"), Pattern("attack", seat=range(3)))
>>> verbs.action(2), verbs.code({"do": "attack", "seat": 1}), verbs.count
({'do': 'attack', 'seat': 1}, 2, 4)
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from itertools import product
from typing import Any

Action = dict[str, Any]


def own_copy(action: Action) -> Action:
    """The action, for somebody who may write into it. Most are flat: a deep copy takes long."""
    return {
        name: deepcopy(value) if isinstance(value, dict | list) else value
        for name, value in action.items()
    }


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


class Actions:
    """All actions of a game."""

    def __init__(self, *patterns: Pattern) -> None:
        self._actions: list[Action] = []
        self._first: list[tuple[str, int]] = []
        self.verbs = [pattern.do for pattern in patterns]
        for pattern in patterns:
            self._first.append((pattern.do, len(self._actions)))
            self._actions += pattern.actions()
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

    def first(self, do: str, nth: int = 0) -> int:
        """The first code of a verb (of its nth pattern)."""
        return [code for verb, code in self._first if verb == do][nth]

    def action(self, code: int) -> Action:
        """The record of a code."""
        action = self._actions[code]
        return deepcopy(action) if code in self._nested else dict(action)

    def code(self, action: Any) -> int:
        """The code of a record, or -1 where it is none of ours."""
        try:
            return self._codes.get(_key(action), -1)
        except (TypeError, ValueError, RecursionError):
            return -1


def _key(action: Any) -> str:
    """Equal for equal records only: 1, true and "1" are not the same."""
    return json.dumps(action, sort_keys=True)
