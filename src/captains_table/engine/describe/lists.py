"""Values side by side, and lists of them at the end of a page where they are many."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from captains_table.engine.actions import ByName
from captains_table.engine.describe.markdown import written
from captains_table.engine.names import OpenNames
from captains_table.engine.words import Words

FEW = 12  # values that may stand where they are used


class Lists:
    """The long lists of a page: each stands there once, its values with their names if the
    catalogue has some."""

    def __init__(self, said: Words) -> None:
        self._said = said
        self._lists: dict[tuple[str, ...], tuple[str, list[str]]] = {}  # titles, and names

    def told(self, values: Sequence[Any], what: str, name: str = "") -> str:
        """The values, or the way to them. `name` is what an argument with such values is called."""
        if isinstance(values, ByName):
            return "a name that the content gives it"
        if isinstance(values, OpenNames):
            return f"one of the content's {values.what}"
        each = [written(value) for value in values]
        if len(each) == 1:
            return each[0]
        if all(type(value) is int for value in values) and list(values) == list(
            range(values[0], values[-1] + 1)
        ):
            return f"{each[0]} to {each[-1]}"
        if len(each) <= FEW:
            return ", ".join(each)
        names = [self._name(name, value) for value in values]
        title = f"List {len(self._lists) + 1}: {what}"
        title, _ = self._lists.setdefault(tuple(each), (title, names))
        return f"[{len(each)} values](#{_anchor(title)})"

    def _name(self, name: str, value: Any) -> str:
        message = f"{name}-{value}"
        return f" ({self._said.say(message)})" if self._said.has(message) else ""

    def part(self) -> str:
        """The lists, each value with its place."""
        if not self._lists:
            return ""
        parts = ["## Lists", "Long lists, each value after its place in it."]
        for each, (title, names) in self._lists.items():
            parts.append(f"### {title}")
            rows = [
                f"{n} {value}{name}"
                for n, (value, name) in enumerate(zip(each, names, strict=True))
            ]
            parts.append(", ".join(rows) + ".")
        return "\n\n".join(parts)


def _anchor(title: str) -> str:
    """The anchor of a heading, as readers of Markdown make it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
