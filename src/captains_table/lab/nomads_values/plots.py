"""The plots of the page: one panel for each number of players, in it a row for each thing that is
compared, in it a mark for each set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from captains_table.engine.errors import Missing
from captains_table.games.nomads.state import SONGS
from captains_table.lab.nomads_values.figures import SEATS, SETS, Counts, Estimate, Results

# A card of parchment reads in light and in dark. The sets differ in colour, shape and height.
PARCHMENT, INK, FAINT, BRASS = "#f4ead2", "#23201a", "#d8c9a3", "#8a6414"
MARKS = (("#b5541c", "o"), ("#2c6f86", "s"))  # ember and opal
APART = 0.28  # between the marks of a row

STYLE: Any = {
    "savefig.facecolor": PARCHMENT,
    "axes.facecolor": PARCHMENT,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titlesize": 10,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "grid.color": FAINT,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.labelsize": 8,
    "ytick.labelsize": 9,
    "ytick.left": False,
    "legend.frameon": False,
    "font.sans-serif": ["DejaVu Sans", "Verdana"],
    "svg.fonttype": "none",  # text stays text, which is small
    "svg.hashsalt": "nomads-values",  # the same counts make the same file
}
NO_METADATA = dict.fromkeys(("Date", "Creator", "Format", "Type"))


def write_plots(counts: Counts, folder: Path, adventurers: Sequence[str]) -> list[Path]:
    """Write the plots that the page shows; returns the files."""
    files = [folder / f"{name}.svg" for name in ("adventurers", "turns", "points", "songs")]
    by_adventurer, by_turn, points, songs = files
    won = "games won, in percentage points above or below the fair share"
    plot(by_adventurer, counts, won, adventurers, lambda f: _unfair(f, f.wins_by_adventurer), True)
    turns = [f"turn {n + 1}" for n in range(SEATS[-1])]
    plot(by_turn, counts, won, turns, lambda f: _unfair(f, f.wins_by_turn), True)
    plot(points, counts, "mean points", adventurers, _points)
    names = [f"Song {n + 1}" for n in range(SONGS)]
    plot(songs, counts, "percent of the games in which it is taken", names, _taken)
    return files


def _unfair(found: Results, wins: Sequence[Estimate]) -> list[Estimate]:
    return [Estimate(100 * (won.value - found.fair), 100 * won.margin) for won in wins]


def _points(found: Results) -> list[Estimate]:
    return [Estimate(points, 0) for points in found.points_by_adventurer]


def _taken(found: Results) -> list[Estimate]:
    return [Estimate(100 * part.value, 100 * part.margin) for part in found.songs_taken]


def plot(
    file: Path,
    counts: Counts,
    label: str,
    rows: Sequence[str],
    figures: Callable[[Results], Sequence[Estimate]],
    line: bool = False,
) -> None:
    """Write a plot of these figures, perhaps with a line at 0."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise Missing.extra("matplotlib", "lab") from None
    with rc_context(STYLE):
        figure = Figure(figsize=(8, 1.2 + 0.34 * len(rows)), layout="constrained")
        panels = figure.subplots(1, len(SEATS), sharex=True, sharey=True)
        for panel, seats in zip(panels, SEATS, strict=True):
            panel.set_title(f"{seats} players")
            for number, values in enumerate(SETS):
                _marks(panel, number, values, figures(counts.results[values, seats]))
            if line:
                panel.axvline(0, color=BRASS, linestyle="--", linewidth=1, zorder=1)
        panels[0].set_yticks(range(len(rows)), rows)
        panels[0].invert_yaxis()
        handles, names = panels[0].get_legend_handles_labels()
        figure.legend(handles, names, loc="outside upper right", ncols=len(SETS))
        figure.supxlabel(label, fontsize=9)
        figure.savefig(file, format="svg", metadata=NO_METADATA)


def _marks(panel: Any, number: int, values: str, figures: Sequence[Estimate]) -> None:
    colour, shape = MARKS[number % len(MARKS)]
    panel.errorbar(
        [figure.value for figure in figures],
        [row + (number - (len(SETS) - 1) / 2) * APART for row in range(len(figures))],
        xerr=[figure.margin for figure in figures],
        fmt=shape,
        color=colour,
        markersize=4.5,
        label=values,
    )
