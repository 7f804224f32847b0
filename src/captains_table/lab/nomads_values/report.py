"""The page about the value sets, from the counts. Its words are in `report.md`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path

from captains_table.engine.shelf import game
from captains_table.engine.words import words
from captains_table.games.nomads.state import ADVENTURERS, SONGS
from captains_table.games.nomads.values import value_set
from captains_table.lab.nomads_values import tally as t
from captains_table.lab.nomads_values.figures import (
    SEATS,
    SETS,
    BadCounts,
    Counts,
    Estimate,
    Measure,
    Results,
    adventurer_imbalance,
    smallest,
    turn_imbalance,
)
from captains_table.lab.nomads_values.plots import write_plots

PAGE = "nomads-values.md"
_WORDS = Path(__file__).with_suffix(".md")


class Rows(dict[str, Sequence[str]]):
    """The cells of a row for each set. The page says what the rows are about:
    `{winner:points of the winner}`."""

    def __format__(self, about: str) -> str:
        lines = []
        for values, cells in self.items():
            lines.append(f"| {about} | `{values}` | {' | '.join(cells)} |")
            about = ""
        return "\n".join(lines)


def write_page(counts: Counts, docs: Path) -> list[Path]:
    """Write the page and its plots into that folder; returns the files."""
    page, plots = docs / PAGE, docs / Path(PAGE).stem
    try:
        plots.mkdir(exist_ok=True)
        written = write_plots(counts, plots, _adventurers())
        page.write_text(describe(counts), encoding="utf-8")
    except OSError as error:
        raise BadCounts(f"{docs}: {(error.strerror or 'cannot be written').lower()}") from None
    return [page, *written]


def describe(counts: Counts) -> str:
    """The page with all figures, from what was counted."""

    def rows(cell: Callable[[Results], str]) -> Rows:
        return Rows({values: [cell(found) for found in counts.of(values)] for values in SETS})

    def a_seat(column: int) -> Rows:
        return rows(lambda found: f"{found.a_seat(column):.2f}")

    def each(cells: Callable[[Results], Sequence[str]], count: int) -> list[Rows]:
        def cell(found: Results, n: int) -> str:
            return cells(found)[n] if n < len(cells(found)) else ""

        return [
            Rows({values: [cell(found, n) for found in counts.of(values)] for values in SETS})
            for n in range(count)
        ]

    def by_adventurer(cells: Callable[[Results], Sequence[str]]) -> str:
        found = each(cells, len(ADVENTURERS))
        return "\n".join(f"{r:{name}}" for r, name in zip(found, _adventurers(), strict=True))

    return _WORDS.read_text(encoding="utf-8").format(
        machine=counts.machine,
        seed=counts.seed,
        default=SETS[0],
        sets="\n".join(map(_set, SETS)),
        better_by_adventurer=_better(counts, adventurer_imbalance),
        better_by_turn=_better(counts, turn_imbalance),
        adventurer_imbalance=_imbalance(counts, adventurer_imbalance),
        turn_imbalance=_imbalance(counts, turn_imbalance),
        games=_games(counts),
        fair=" | ".join(f"{100 / seats:.2f}" for seats in SEATS),
        wins_by_adventurer=by_adventurer(lambda f: [*map(_percent, f.wins_by_adventurer)]),
        points_by_adventurer=by_adventurer(lambda f: [f"{n:.2f}" for n in f.points_by_adventurer]),
        turn=each(lambda f: [*map(_percent, f.wins_by_turn)], SEATS[-1]),
        winner=rows(lambda f: _spread(f.a_game(t.BEST), f.a_game(t.BEST_SQUARED))),
        everybody=rows(lambda f: _spread(f.a_seat(t.SCORE), f.a_seat(t.SCORE_SQUARED))),
        margin=rows(lambda f: _spread(f.a_game(t.MARGIN), f.a_game(t.MARGIN_SQUARED))),
        shared=rows(lambda f: f"{100 * f.a_game(t.SHARED):.2f}"),
        song=each(lambda f: [*map(_percent, f.songs_taken)], SONGS),
        with_song=rows(lambda f: f"{100 * f.winners_with_song:.1f}"),
        song_points=a_seat(t.SONG),
        legends=a_seat(t.LEGENDS),
        moons=a_seat(t.MOONS),
        tiles=a_seat(t.TILES_LEFT),
    )


def _percent(found: Estimate) -> str:
    return f"{100 * found.value:.2f} ± {100 * found.margin:.2f}"


def _spread(mean: float, mean_of_squares: float) -> str:
    """A mean with the standard deviation."""
    return f"{mean:.2f} ({sqrt(max(0.0, mean_of_squares - mean * mean)):.2f})"


def _adventurers() -> list[str]:
    catalogue = words(game("nomads").folder, "en")
    return [catalogue.say(f"adventurer-{who}") for who in ADVENTURERS]


def _set(name: str) -> str:
    """What the cards of a set are worth, legends with equal cards together."""
    values = value_set(name)
    alike: dict[tuple[int, ...], list[str]] = {}
    for story, ladder in values["legends"].items():
        alike.setdefault(tuple(ladder), []).append(story)
    legends = "; ".join(
        f"{' '.join(stories)}: {', '.join(map(str, ladder))}" for ladder, stories in alike.items()
    )
    songs = ", ".join(f"{song['need']} → {song['points']}" for song in values["songs"])
    return f"| `{name}` | {legends} | {songs} |"


def _games(counts: Counts) -> Rows:
    played = {values: [found.games for found in counts.of(values)] for values in SETS}
    return Rows({values: [f"{n:,}" for n in (*each, sum(each))] for values, each in played.items()})


def _imbalance(counts: Counts, measure: Measure) -> Rows:
    """With each number of seats, then with all of them together."""
    return Rows(
        {
            values: [
                *(_percent(measure([found])) for found in counts.of(values)),
                f"**{_percent(measure(counts.of(values)))}**",
            ]
            for values in SETS
        }
    )


def _better(counts: Counts, measure: Measure) -> str:
    best = smallest({values: measure(counts.of(values)) for values in SETS})
    return f"`{best}`" if best else "neither can be told from the other"
