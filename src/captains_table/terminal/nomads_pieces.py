"""The pieces of Nomads as a few characters each. A letter or a symbol says what a colour says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from captains_table.games.nomads.scoring import MOONS_FOR_SCORING
from captains_table.games.nomads.state import DISCS, STACK_HEIGHT, STORIES
from captains_table.terminal.prose import HARD_SPACE, Prose

# Narrow signs that are in every common font.
LETTERS = dict(zip(DISCS, "UMRSNof", strict=True))
SYMBOLS = dict(zip(STORIES, "▲●■◆▼♣♠", strict=True))
MOON, SONG = "☾", "♪"
SIGNS = {"opal": MOON, "wild": "✶", "coin": "¤"}
TOP, NOTHING, NO_TILES = "▸", "–", "╌╌╌╌╌╌"
HEIGHTS = "▁▂▃▄▅▆▇█"
WAYS = {"cw": "↻", "ccw": "↺"}


def disc(name: str) -> Text:
    """One disc."""
    return Text(LETTERS[name], f"disc.{name}")


def pile(discs: Sequence[str], landed: int = 0) -> Text:
    """Discs from bottom to top; those that have just landed there are underlined."""
    if not discs:
        return Text(NOTHING, "faint")
    drawn = Text().join(disc(name) for name in discs)
    drawn.stylize("underline", len(discs) - landed, len(discs))
    return drawn.append(TOP, "faint")


def tile(name: str) -> Text:
    """One tile, two columns wide."""
    sign = f"{SYMBOLS[name]}{name}" if name in SYMBOLS else f"{SIGNS[name]} "
    return Text(sign, f"tile.{name}")


def tiles(counts: Mapping[str, int]) -> list[Text]:
    """So many tiles of each kind."""
    return [Text(f"{n}{SIGNS.get(t, t)}", f"tile.{t}") for t, n in counts.items() if n]


def stack(top: str | None, height: int) -> Text:
    """The uppermost tile and how many there are, as a bar and a number."""
    if top is None:
        return Text(NO_TILES, "faint")
    bar = HEIGHTS[(height * len(HEIGHTS) - 1) // STACK_HEIGHT]
    return Text.assemble(tile(top), (f" {bar}", "faint"), str(height))


def chart(moons: int) -> Text:
    """The Moon chart, filling up."""
    free = "·" * max(MOONS_FOR_SCORING - moons, 0)
    return Text.assemble((MOON * moons, "opal"), (free, "faint"))


def song(need: int, points: int) -> str:
    """How many different tiles a Song takes, and what it counts."""
    return f"{need}→{points}"


def named(signs: Iterable[tuple[Text, str]]) -> Text:
    """Signs with their names, side by side; lines break between them only."""
    line = Prose("")
    for sign, name in signs:
        line.append_text(sign).append(f" {name}".replace(" ", HARD_SPACE)).append("  ")
    return line
