"""Tables, lists and values in Markdown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any


def grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; without rows, the word that there is nothing."""
    rows = list(rows)
    if not rows:
        return "There is none."
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(map(_cell, cells))} |" for cells in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def listed(words: Iterable[str], last: str = "and") -> str:
    """The words side by side."""
    *firsts, end = words
    return f"{', '.join(firsts)} {last} {end}" if firsts else end


def coded(words: Iterable[str]) -> list[str]:
    """The words as they stand in programs."""
    return [f"`{word}`" for word in words]


def written(value: Any) -> str:
    """A value as it stands in JSON."""
    return f"`{json.dumps(value)}`"


def one_line(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def french(text: str) -> str:
    """A text as French sets it: no line breaks before high punctuation, apostrophes that are."""
    parts = text.split("`")  # every other one is code
    parts[::2] = [_set(part) for part in parts[::2]]
    return "`".join(parts)


def _set(text: str) -> str:
    text = re.sub(r"(?<=[^\W\d_])'(?=\w)", "’", text)
    return re.sub(r" (?=[:;!?»%])|(?<=«) ", "\N{NO-BREAK SPACE}", text)
