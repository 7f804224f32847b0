"""What a choice is certain to lead to: the rules are run on copies, over everything that the seat
cannot know.

A run begins in a world that the seat cannot tell from the real one and goes on through draws, and
through choices of the same seat that only finish what was begun, until anybody must choose
something else or the game is over; and no further than the first roll of dice that are added up.
There are as many runs as it takes for any two of what can be in the dark, come of a draw or be
answered on the way to come up together in one of them. What is the same in all of them is certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from captains_table.engine.events import Event, record
from captains_table.engine.flow import CHANCE
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.view import writer

Told = dict[str, Any]

PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23)
LONGEST_RUN = 60  # draws and further choices: beyond that nothing is said


@dataclass(frozen=True)
class Foreseen:
    """What is certain: events as a table tells them, without the arguments that are open, and what
    changes in the seat's view (where that is open, the view stays as it is). `assumed`: it is so
    only if nothing else is done on the way."""

    events: list[Told]
    changes: dict[str, Any]
    assumed: bool = False


def foresee(
    game: Game,
    possible: Sequence[State],
    seat: int,
    code: int,
    answers: Collection[str] = (),
) -> Foreseen:
    """What the choice with that code leads to in all of these worlds. Where one of the verbs in
    `answers` can be chosen later on, it is: "if nothing else is done on the way"."""
    ends, heard = [], []
    number, plan, assumed = 0, _Plan(len(possible)), False
    while number < plan.runs:
        square = plan.square
        world = possible[plan.pick(number, 0, len(possible))].copy()
        run = _Run(game, world, seat, code, answers, plan, number)
        ends.append(run.state)
        heard.append(run.told)
        assumed = assumed or run.assumed
        # Where a run found more possibilities than were planned for, the plan begins anew.
        number = number + 1 if plan.square == square else 0
    write = writer(game.declaration).seen
    now = write(possible[0], seat)
    then = _agreed(now, [write(end, seat) for end in ends])
    told = [[record(event, seat, game.events, game.event_names) for event in run] for run in heard]
    changes = {name: value for name, value in then.items() if value != now[name]}
    return Foreseen(_certain(game, told), changes, assumed)


class _Plan:
    """Which of its possibilities each run takes at each place where there are several: the world
    it begins in, then draws and questions one after the other. Where at most one place has several,
    each comes up once. Otherwise the runs are a square of a prime number, and any two possibilities
    of two places come up together in one of them."""

    def __init__(self, worlds: int) -> None:
        self._counts = {0: worlds}  # the most possibilities at each place
        self.square = 0  # its side, once there are several places with several

    @property
    def runs(self) -> int:
        """How many there are to be, as far as is known."""
        if self.square:
            return self.square**2
        return max(self._counts.values())

    def pick(self, number: int, place: int, count: int) -> int:
        """What a run takes there, of so many."""
        if count > self._counts.get(place, 0):
            self._counts[place] = count
            wide = [several for several in self._counts.values() if several > 1]
            if len(wide) > 1:
                self.square = next((p for p in PRIMES if p >= max(wide)), PRIMES[-1])
        if not self.square or count > self.square:  # of very many each comes up at least
            return number % count
        along, across = divmod(number, self.square)
        return (across + along * place) % self.square % count


class _Run:
    """One of the ways in which it can go."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        code: int,
        answers: Collection[str],
        plan: _Plan,
        number: int,
    ) -> None:
        self.state, self.assumed = state, False
        self._game, self._seat, self._answers = game, seat, answers
        self._codes, self._weights = [0] * game.choices, [0] * game.choices
        self._asked, self.told = state.step, list[Event]()
        state.events = self.told
        game.code.apply(state, code)
        for place in range(1, LONGEST_RUN):
            if not (found := self._possibilities()):
                return
            game.code.apply(state, found[plan.pick(number, place, len(found))])

    def _possibilities(self) -> list[int]:
        """What can come next; nothing where it ends."""
        game, state = self._game, self.state
        mover, kind = game.code.mover(state), game.steps[state.step]
        if mover == CHANCE and kind not in game.dice:
            return self._codes[: game.code.chances(state, self._codes, self._weights)]
        if mover == self._seat and state.step != self._asked and kind in game.finishing:
            codes = self._codes[: game.code.legal(state, self._codes)]
            likely = [code for code in codes if game.verbs.action(code)["do"] in self._answers]
            self.assumed = self.assumed or bool(likely)
            return likely or codes
        return []


def _certain(game: Game, runs: list[list[Told]]) -> list[Told]:
    """The events that every run has. Two are the same event if they are of a kind and their first
    two arguments agree, or else the first; the nth is compared with the nth. An argument that
    differs is left out."""
    certain: dict[int, Told] = {}  # by its place in the first run
    for agreeing in (2, 1):
        found = [_numbered(game, told, agreeing) for told in runs]
        for key in [key for key in found[0] if all(key in other for other in found[1:])]:
            places = [numbers[key] for numbers in found]
            events = [told[place] for told, place in zip(runs, places, strict=True)]
            certain[places[0]] = {
                name: value
                for name, value in events[0].items()
                if all(name in event and event[name] == value for event in events)
            }
            for told, place in zip(runs, places, strict=True):
                told[place] = {}
    return [certain[place] for place in sorted(certain)]


def _numbered(game: Game, told: list[Told], agreeing: int) -> dict[tuple[Any, ...], int]:
    """Where each event is that is still to be compared."""
    count: Counter[tuple[Any, ...]] = Counter()
    found = {}
    for place, event in enumerate(told):
        if event:
            kind = game.event_kinds[event["event"]]
            about = (kind.name, *(event.get(name) for name in (kind.a, kind.b)[:agreeing]))
            found[*about, count[about]] = place
            count[about] += 1
    return found


def _agreed(now: Any, runs: list[Any]) -> Any:
    """What all runs come to; where they differ, what is there now."""
    first = runs[0]
    if all(run == first for run in runs):
        return first
    if isinstance(now, dict) and all(isinstance(run, dict) for run in runs):
        names = [name for name in first if all(name in run for run in runs)]
        told = {name: [run[name] for run in runs] for name in names}
        agreed = {name: _agreed(now.get(name), each) for name, each in told.items()}
        if "cards" in told:  # of each kind as many as there are in every run
            kinds = [kind for kind in first["cards"] if all(kind in each for each in told["cards"])]
            agreed["cards"] = {kind: min(e[kind] for e in told["cards"]) for kind in kinds}
        return agreed
    if isinstance(now, list) and all(isinstance(r, list) and len(r) == len(now) for r in runs):
        return [_agreed(old, list(new)) for old, *new in zip(now, *runs, strict=True)]
    return now
