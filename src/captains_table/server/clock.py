"""The time of the house: milliseconds that pass only while somebody serves.

Deadlines, thinking time and how long somebody was away are measured with it. It goes by the
monotonic clock within a process, and by what the store remembers from one process to the next, so a
calendar that is wrong, or set right, moves nothing. The calendar is for showing.
"""

from __future__ import annotations

import time

MS = 1_000_000  # nanoseconds


def today() -> int:
    """The calendar: milliseconds since 1970."""
    return time.time_ns() // MS


class Clock:
    """The house's clock, which goes on from a moment.

    >>> clock = Clock(1000)
    >>> clock.hear(60_000)  # another worker is ahead
    >>> 60_000 <= clock.now() < 70_000
    True
    """

    def __init__(self, at: int) -> None:
        self._base = at - time.monotonic_ns() // MS

    def now(self) -> int:
        """The moment. It never goes back."""
        return self._base + time.monotonic_ns() // MS

    def hear(self, at: int) -> None:
        """Somebody else serves too: the latest of all clocks is right."""
        self._base += max(0, at - self.now())
