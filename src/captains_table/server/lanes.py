"""Two lanes of jobs: players' jobs first, many at once; a visitor's one at a time, in between."""

from __future__ import annotations

from collections import deque
from threading import Condition
from typing import Generic, Protocol, TypeVar

TOGETHER = 64  # players' jobs that are taken at once


class Job(Protocol):
    """What waits in a lane."""

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        ...


J = TypeVar("J", bound=Job)


class Lanes(Generic[J]):
    """What is to be done by one thread, put in by others."""

    def __init__(self) -> None:
        self._there = Condition()
        self._players: deque[J] = deque()
        self._visitors: deque[J] = deque()
        self._visitors_turn = False  # they wait, but not for ever
        self._closed = False

    def __len__(self) -> int:
        return len(self._players) + len(self._visitors)

    def ahead_of(self, waits: bool) -> int:
        """How many jobs wait that would be done before such a one, about: however many visitors
        there are, players do not wait for them."""
        return len(self) if waits else len(self._players)

    def put(self, job: J, waits: bool = False) -> None:
        """Add a job; one that `waits` is a visitor's."""
        with self._there:
            (self._visitors if waits else self._players).append(job)
            self._there.notify()

    def close(self) -> None:
        """No job is taken any more, not even one that waits."""
        with self._there:
            self._closed = True
            self._there.notify()

    def take(self) -> list[J]:
        """The next jobs, once there are any; none when the lanes are closed. A visitor who has gone
        is passed over; what a player asked for is done."""
        with self._there:
            while not self._closed:
                while self._visitors and not self._visitors[0].is_wanted:
                    self._visitors.popleft()
                if self._visitors and (self._visitors_turn or not self._players):
                    self._visitors_turn = False
                    return [self._visitors.popleft()]
                if self._players:
                    self._visitors_turn = True
                    count = min(TOGETHER, len(self._players))
                    return [self._players.popleft() for _ in range(count)]
                self._there.wait()
            return []
