"""`make mutants`: change the rules on purpose, one small change at a time, and see whether a test
of the rules notices. Prints the share that was noticed and every change that was not; fails below
the share that we promise. `make mutants ARGS=nomads` changes the rules of one game only. What is
changed and which tests run is under [tool.mutmut] in pyproject.toml."""

from __future__ import annotations

import argparse
import subprocess
import sys

import captains_table as ct

PROMISED = 0.9
MUTMUT = [sys.executable, "-m", "mutmut"]
NOTICED = ("killed", "timeout", "segfault")


def said(*arguments: str) -> str:
    """What mutmut prints."""
    done = subprocess.run([*MUTMUT, *arguments], check=True, capture_output=True, text=True)
    return done.stdout


def changes(starts: list[str]) -> dict[str, str]:
    """What became of each change, by its name."""
    rows = [line.strip().split(": ") for line in said("results", "--all", "true").splitlines()]
    return {row[0]: row[1] for row in rows if len(row) == 2 and row[0].startswith(tuple(starts))}


def main() -> int:
    """Run, report, and say whether enough was noticed."""
    parser = argparse.ArgumentParser(description="Change the rules and see whether a test notices.")
    parser.add_argument(
        "games", nargs="*", choices=ct.game_names(), metavar="GAME", help="all if none"
    )
    parser.add_argument("--at-once", type=int, default=2, help="how many changes at a time")
    asked = parser.parse_args()
    folders = [ct.game(name).folder.name for name in asked.games or ct.game_names()]
    starts = [f"captains_table.games.{folder}." for folder in folders]
    wanted = [f"{start}*" for start in starts] if asked.games else []
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
