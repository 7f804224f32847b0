"""`captain` on a machine whose wall clock is wrong.

    CAPTAIN_CLOCK=FILE python -m tests.server.jumping_clock serve ...

The clock is off by the number of seconds in that file, from whenever it changes. Clocks that only
go forward are right, as on a machine whose clock is set. Workers of several take after it.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

CLOCK = "CAPTAIN_CLOCK"


def go_wrong(file: Path) -> None:
    """From now on, for all of this process."""
    right = time.time_ns

    def wrong_ns() -> int:
        return right() + int(file.read_text()) * 1_000_000_000

    time.time_ns = wrong_ns
    time.time = lambda: wrong_ns() / 1_000_000_000


if CLOCK in os.environ and __name__ in ("__main__", "__mp_main__"):
    go_wrong(Path(os.environ[CLOCK]))

if __name__ == "__main__":
    from captains_table.cli import app

    app()
