"""Figures for people: tables that fit into 80 columns."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from captains_table.lab.bench.measure import COSTS

MET = {True: Text("yes", "green"), False: Text("no", "bold red"), None: Text("-", "dim")}


def show_tables(console: Console, rows: list[dict[str, Any]], machine: str) -> None:
    """The figures of each game, why some are missing, and where they were made."""
    for _, of_game in groupby(rows, itemgetter("game")):
        _show_game(console, list(of_game))
    if any(row["peer"] for row in rows):
        console.print("Ratio: ours to the peer's, median over pairs of slices side by side.")
    console.print(machine, markup=False)


def _show_game(console: Console, rows: list[dict[str, Any]]) -> None:
    """A table, then what it does not say: why figures are missing, and who the peers are."""
    console.print(Text(rows[0]["game"], "bold"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for name in ("bench", "unit"):
        table.add_column(name, no_wrap=True)
    for name in ("ours", "peer", "ratio (quartiles)", "goal"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("met")
    for row in rows:
        table.add_row(
            row["bench"],
            row["unit"],
            short(row["ours"]),
            short(row["peer_value"]),
            _ratio(row),
            _goal(row),
            MET[row["met"]],
        )
    console.print(table)
    for row in rows:
        if "reason" in row:
            console.print(f"{row['bench']}: {row['reason']}", markup=False)
    for peer in dict.fromkeys(row["peer"] for row in rows if row["peer"]):
        benches = ", ".join(row["bench"] for row in rows if row["peer"] == peer)
        console.print(f"Peer of {benches}: {peer}.")
    console.print()


def short(value: float | None) -> str:
    """A figure with three digits or so.

    >>> [short(n) for n in (0.871, 47.25, 151_806, 12_980_011, 2_100_000_000, None)]
    ['0.871', '47.2', '152 k', '13.0 M', '2,100 M', '-']
    """
    if value is None:
        return "-"
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return _three_digits(value / size) + letter
    return _three_digits(value)


def _three_digits(value: float) -> str:
    for bound, digits in ((1, 3), (10, 2), (100, 1)):
        if value < bound:
            return f"{value:.{digits}f}"
    return f"{value:,.0f}"


def _ratio(row: dict[str, Any]) -> str:
    if row["ratio"] is None:
        return "-"
    low, high = row["quartiles"]
    return f"{row['ratio']:.2f} ({low:.2f}-{high:.2f})"


def _goal(row: dict[str, Any]) -> str:
    if row["goal"] is None:
        return "-"
    number = f"{row['goal']:g}" if row["goal"] < 1000 else short(row["goal"])
    return f"{'<=' if row['unit'] in COSTS else '>='} {number}"
