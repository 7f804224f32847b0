"""What the games say: rounds, victories of factions, and each captain's part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import quantiles

from captains_table.games.sea_of_legends.box import CAPTAINS, FACTION_PAIRS
from captains_table.lab.sea_balance.play import Played

SURE = 1.96  # standard errors to either side: 95 % of a normal distribution
# What is aimed at: rounds in the median with four, parts that factions win, parts of each captain.
ROUNDS = (9, 14)
FACTIONS_WIN = {1: (0.15, 0.45), 2: (0.15, 0.45), 3: (0.15, 0.45), 4: (0.15, 0.30)}
CAPTAIN_WINS = (0.20, 0.30)


def part(count: float, games: int) -> str:
    """A part of games with its 95 % interval.

    >>> part(50, 200)
    '25.0 % ± 6.0'
    """
    if not games:
        return "no game"
    value = count / games
    return f"{value:.1%} ± {SURE * 100 * sqrt(value * (1 - value) / games):.1f}".replace("%", " %")


def report(games: Sequence[Played]) -> str:
    """The tables of `docs/sea-balance.md`, from all games played."""
    counts = sorted({game.seats for game in games}, reverse=True)
    lines = ["| seats | games | rounds: quarter, median, three quarters | a faction wins | aim |"]
    lines.append("|---|---|---|---|---|")
    for seats in counts:
        lines.append(_row([game for game in games if game.seats == seats]))
    lines += ["", "Games that a faction wins, by the factions that play:", ""]
    heads = [f"{seats} seat{'s' * (seats > 1)}" for seats in counts]
    lines.append("| factions | " + " | ".join(heads) + " |")
    lines.append("|---" * (len(counts) + 1) + "|")
    for pair in FACTION_PAIRS:
        cells = [_pair([g for g in games if (g.seats, g.factions) == (n, pair)]) for n in counts]
        lines.append(f"| {pair} | " + " | ".join(cells) + " |")
    if 4 in counts:
        lines += ["", *captains([game for game in games if game.seats == 4])]
    return "\n".join(lines)


def _row(games: list[Played]) -> str:
    seats, won = games[0].seats, sum(bool(game.faction) for game in games)
    low, middle, high = quantiles([game.rounds for game in games], n=4, method="inclusive")
    aim = "{:.0%} to {:.0%}".format(*FACTIONS_WIN[seats]).replace("%", " %")
    return (
        f"| {seats} | {len(games):,} | {low:g}, {middle:g}, {high:g} | {part(won, len(games))}"
        f" | {aim} |"
    )


def _pair(games: list[Played]) -> str:
    """How often each of the two wins."""
    won = Counter(game.faction for game in games if game.faction)
    each = ", ".join(f"{name} {won[name] / len(games):.0%}" for name in sorted(won))
    return each.replace("%", " %") or "none"


def captains(games: list[Played]) -> list[str]:
    """Of the games that a captain wins, how many each takes; a shared victory counts in parts."""
    decided = [game for game in games if not game.faction]
    rows = [
        f"| {name.capitalize()} | {part(won_by(decided, name), len(decided))} |"
        for name in CAPTAINS
    ]
    title = f"Of the {len(decided):,} games with four seats that a captain wins, who wins:"
    return [title, "", "| captain | wins |", "|---|---|", *rows]


def won_by(games: Sequence[Played], name: str) -> float:
    """How many games a captain has won."""
    return sum(
        sum(game.captains[seat] == name for seat in game.winners) / len(game.winners)
        for game in games
    )


def misses(games: Sequence[Played]) -> list[str]:
    """What is not as it is aimed at, in words."""
    found = []
    for seats in sorted({game.seats for game in games}):
        some = [game for game in games if game.seats == seats]
        low, high = FACTIONS_WIN[seats]
        value = sum(bool(game.faction) for game in some) / len(some)
        if not low <= value <= high:
            found.append(f"{seats} seats: factions win {value:.1%}, not {low:.0%} to {high:.0%}")
    four = [game for game in games if game.seats == 4]
    if four:
        middle = sorted(game.rounds for game in four)[len(four) // 2]
        if not ROUNDS[0] <= middle <= ROUNDS[1]:
            found.append(f"4 seats: {middle} rounds, not {ROUNDS[0]} to {ROUNDS[1]}")
        found += _uneven([game for game in four if not game.faction])
    return found


def _uneven(decided: list[Played]) -> list[str]:
    low, high = CAPTAIN_WINS
    parts = {name: won_by(decided, name) / max(1, len(decided)) for name in CAPTAINS}
    return [
        f"{name}: wins {value:.1%}, not {low:.0%} to {high:.0%}"
        for name, value in parts.items()
        if not low <= value <= high
    ]
