"""`make mutants`: change the rules on purpose, one small change at a time, and see whether a test
of the rules notices. Prints the share that was noticed and every change that was not; fails below
the share that we promise. What is changed and which tests run is under [tool.mutmut] in
pyproject.toml."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

PROMISED = 0.9
MUTMUT = [sys.executable, "-m", "mutmut"]
STATS = Path("mutants/mutmut-cicd-stats.json")


def said(*arguments: str) -> str:
    """What mutmut prints."""
    done = subprocess.run([*MUTMUT, *arguments], check=True, capture_output=True, text=True)
    return done.stdout


def survivors() -> list[str]:
    """The names of the changes that no test noticed."""
    lines = said("results").splitlines()
    return [line.split(":")[0].strip() for line in lines if line.endswith(": survived")]


def main() -> int:
    """Run, report, and say whether enough was noticed."""
    subprocess.run([*MUTMUT, "run", "--max-children", "2"], check=True)
    for name in survivors():
        changed = [line for line in said("show", name).splitlines() if line[:1] in "+-"]
        print(name, *changed[2:], sep="\n", end="\n\n")
    said("export-cicd-stats")
    stats = json.loads(STATS.read_text())
    noticed = stats["killed"] + stats["timeout"]
    share = noticed / stats["total"]
    print(f"{noticed} of {stats['total']} changes were noticed: {share:.1%}")
    return 0 if share >= PROMISED else 1


if __name__ == "__main__":
    sys.exit(main())
