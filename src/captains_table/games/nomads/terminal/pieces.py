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
DISC_LOOK = {
    "ulrich": "bold #f4ead2 on #3b3a38",
    "moon": "bold #1d1a2b on #c9c3e6",
    "red": "bold #fbeee6 on #b03a2e",
    "siana": "bold #1c1a10 on #e3b341",
    "nostromo": "bold #f0f5e3 on #4f7a2e",
    "nomad": "#e6eefc on #31639c",
    "frog": "bold #14210a on #9bb85a",
}
TILE_LOOK = {
    "A": "bold #f4ead2 on #26706a",
    "B": "bold #1c1a10 on #d98a3d",
    "C": "bold #fbeee6 on #94407a",
    "D": "bold #fbeee6 on #a8432e",
    "E": "bold #1c1a10 on #d8b53c",
    "F": "bold #14210a on #9bb85a",
    "G": "bold #f4ead2 on #4f4b8a",
    "opal": "bold #10222b on #a9d3e0",
    "wild": "bold #23201a on #e9dcc0",
    "coin": "bold #fbf1dc on #7a5a2a",
}
EMBER = "bold #d9772b"
MOON, SONG = "☾", "♪"
SIGNS = {"opal": MOON, "wild": "✶", "coin": "¤"}
TOP, NOTHING, NO_TILES = "▸", "–", "╌╌╌╌╌╌"
HEIGHTS = "▁▂▃▄▅▆▇█"
WAYS = {"cw": "↻", "ccw": "↺"}


def disc(name: str) -> Text:
    """A disc as the letter of whose it is."""
    return Text(LETTERS[name], DISC_LOOK[name])


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
    return Text(sign, TILE_LOOK[name])


def tiles(counts: Mapping[str, int]) -> list[Text]:
    """So many tiles of each kind."""
    return [Text(f"{n}{SIGNS.get(t, t)}", TILE_LOOK[t]) for t, n in counts.items() if n]


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
