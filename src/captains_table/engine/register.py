"""The rule register: every rule and ruling of a game in our own words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Rule:
    """One entry of `rules.toml`. `house` marks a ruling of our own; `option` the setting that can
    change it; `asks` the decisions it explains."""

    id: str
    section: dict[str, str]
    text: dict[str, str]
    house: bool
    option: str
    asks: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def is_ruling(self) -> bool:
        """Whether it fills a gap, rather than being printed."""
        return "-R" not in self.id


@cache
def register(folder: Path) -> dict[str, Rule]:
    """All entries of a game's folder by identifier, in their order."""
    with (folder / "rules.toml").open("rb") as file:
        entries = tomllib.load(file)["rule"]
    return {
        e["id"]: Rule(
            e["id"],
            e["section"],
            {lang: e[lang] for lang in ("en", "fr")},
            e.get("house", False),
            e.get("option", ""),
            tuple(e.get("asks", ())),
            tuple(e["tests"]),
        )
        for e in entries
    }
