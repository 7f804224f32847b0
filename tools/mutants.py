"""`make mutants`: change the rules on purpose, one small change at a time, and see whether a test
of the rules notices. Prints the share that was noticed and every change that was not; fails below
the share that we promise. `make mutants ARGS=nomads` changes the rules of one game only, and
`ARGS="sea-of-legends --share 0.02"` makes a part of its changes, drawn at random: all of them take
hours. What is changed and which tests run is under [tool.mutmut] in pyproject.toml."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from random import Random

import captains_table as ct

PROMISED = 0.9
MUTMUT = [sys.executable, "-m", "mutmut"]
NOTICED = ("killed", "timeout", "segfault")
UNTRIED = "not checked"
MOST_CHANGES = 250  # of one function


def said(*arguments: str) -> str:
    """What mutmut prints when it is asked that."""
    done = subprocess.run([*MUTMUT, *arguments], check=True, capture_output=True, text=True)
    return done.stdout


def changes(starts: list[str]) -> dict[str, str]:
    """What became of each change that was tried, by its name."""
    rows = [line.strip().split(": ") for line in said("results", "--all", "true").splitlines()]
    found = {row[0]: row[1] for row in rows if len(row) == 2 and row[0].startswith(tuple(starts))}
    return {name: became for name, became in found.items() if became != UNTRIED}


def drawn(games: Sequence[str], share: float, seed: int) -> list[str]:
    """Patterns of names for that share of the changes: those with some number in some module. (The
    changes of a function are numbered.)"""
    chance = Random(seed)
    return [
        f"{module}.x*__mutmut_{number}"
        for module in modules(games)
        for number in range(1, MOST_CHANGES)
        if chance.random() < share
    ]


def modules(games: Sequence[str]) -> list[str]:
    """All modules of these games."""
    found = []
    for played in map(ct.game, games):
        for file in sorted(played.folder.rglob("*.py")):
            inner = file.relative_to(played.folder).with_suffix("").parts
            found.append(".".join((played.package, *inner)).removesuffix(".__init__"))
    return found


def main() -> int:
    """Run, report, and say whether enough was noticed."""
    parser = argparse.ArgumentParser(description="Change the rules and see whether a test notices.")
    parser.add_argument(
        "games", nargs="*", choices=ct.game_names(), metavar="GAME", help="all if none"
    )
    parser.add_argument("--at-once", type=int, default=2, help="how many changes at a time")
    parser.add_argument("--share", type=float, default=1, help="how many of all changes: 0.1")
    parser.add_argument("--seed", type=int, default=0, help="draws others with another seed")
    asked = parser.parse_args()
    games = asked.games or ct.game_names()
    starts = [f"{ct.game(name).package}." for name in games]
    wanted = [f"{start}*" for start in starts] if asked.games else []
    if asked.share < 1:
        wanted = drawn(games, asked.share, asked.seed)
    subprocess.run([*MUTMUT, "run", "--max-children", str(asked.at_once), *wanted], check=True)
    found = changes(starts)
    for name in (name for name, became in found.items() if became not in NOTICED):
        changed = [line for line in said("show", name).splitlines() if line[:1] in "+-"]
        print(name, *changed[2:], sep="\n", end="\n\n")
    noticed = sum(became in NOTICED for became in found.values())
    share = noticed / len(found)
    print(f"{noticed} of {len(found)} changes were noticed: {share:.1%}")
    return 0 if share >= PROMISED else 1


if __name__ == "__main__":
    sys.exit(main())
