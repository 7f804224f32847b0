"""The course of play: choosing, what chance brings, what everybody was told on the way; and back
again by a choice."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from operator import itemgetter
from typing import Any

from captains_table.engine.actions import Action
from captains_table.engine.chance import Chance, Dice, Seed, checked_index
from captains_table.engine.decision import Choice
from captains_table.engine.errors import CannotUndo, TableError, shown
from captains_table.engine.events import Event, record
from captains_table.engine.flow import CHANCE
from captains_table.engine.game import Game
from captains_table.engine.logs import standing
from captains_table.engine.motion import Recorder
from captains_table.engine.moved import Motion, told
from captains_table.engine.plain import State, state_class, values_of, with_values
from captains_table.engine.situation import Situation
from captains_table.engine.undo import Before, revealed

# Of a course: what is made of the rest when it is wanted, and room to work in.
_MADE_AGAIN = ("_codes", "_weights", "_words", "_decision", "_names", "_sights", "_worlds")


class Course(Situation):
    """A game in play: the situation, how it came about, and where its draws are from."""

    def __init__(
        self,
        game: Game,
        state: State,
        options: dict[str, Any],
        seed: Seed | None,
        chance: Chance | None,
    ) -> None:
        super().__init__(game, state, options)
        self._dice = Dice(seed)
        self._chance = chance
        self._seeded = chance is None  # whether all draws came from the seed
        self._weights = [0] * game.choices
        self._start: dict[str, Any] | None = None  # the position it was put up at, if it was
        self._first_seq = 0  # how many entries there were before the first of these
        self._entries: list[dict[str, Any]] = []
        laid_out: Any = state.events or ()
        self._events: list[tuple[int, Event, Motion]] = [(0, event, ()) for event in laid_out]
        self._before: list[Before] = []  # what may be undone: see `undo`
        self._watch(Recorder(state))

    # Sent to another process, or kept

    def __getstate__(self) -> dict[str, Any]:
        """All that cannot be made again from the rest; states as what they hold."""
        kept = vars(self) | dict.fromkeys(_MADE_AGAIN)
        kept["state"], kept["_recorder"] = self._packed(self.state), self._recorder.pending
        kept["_before"] = [
            replace(before, state=self._packed(before.state)) for before in self._before
        ]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.state = self._unpacked(self.state)
        self._watch(Recorder(self.state, kept["_recorder"]))
        self._before = [
            replace(before, state=self._unpacked(before.state)) for before in self._before
        ]
        self._codes, self._weights = [0] * self.game.choices, [0] * self.game.choices
        self._words = {}
        self._forget()

    def _packed(self, state: State) -> Any:
        declaration, seats = self.game.declaration, state.seats
        checked = isinstance(state, state_class(declaration, seats, True))
        return seats, values_of(declaration, state), checked

    def _unpacked(self, packed: Any) -> Any:
        """What follows from the options is made here: it can be more than a number (a pack)."""
        seats, values, checked = packed
        made = {**values, **self.game.settings(seats, self._options)}
        return with_values(self.game.declaration, seats, made, checked)

    # Choosing

    def choose(self, choice: Choice | int | Action) -> list[dict[str, Any]]:
        """Make a choice: one that was offered, its index, or its record. Returns the events its
        seat sees. IllegalChoice says why not, and then nothing has changed.

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> [event["event"] for event in table.choose(table.decision.choices[0])]
        ['item_announced']
        """
        decision = self.decision
        code = self._code(choice)
        if decision is None or code not in decision.codes:
            raise self._refusal(decision.seat if decision else 0, choice)
        seat, seq = decision.seat, self.seq
        before, drawn = self._now(seat), self._dice.drawn
        self._enter({"seat": seat, "action": self.action(code)}, code)
        try:
            self._run_chance()
        except BaseException:  # the caller's own chance function failed: nothing has happened
            self._back_to(before, seq)
            self._dice.drawn = drawn
            raise
        self._keep_for_undo(before, seq)
        return self._told(seat, before.told)

    def _enter(self, entry: dict[str, Any], code: int) -> None:
        """One transition, what it told people, and its entry of the log."""
        self._recorder.begin(self.game.declaration)
        self.game.code.apply(self.state, code)
        seq = self._seq
        self._events += [(seq, event, motion) for event, motion in self._recorder.take()]
        self._entries.append(entry)
        self._seq += 1
        self._forget()

    def _watch(self, recorder: Recorder) -> None:
        """Let the state tell what happens, and what moves."""
        self.state.events = self._recorder = recorder

    def _run_chance(self) -> None:
        """Let chance decide until somebody must choose or the game is over."""
        while self._mover() == CHANCE:
            kind, outcomes = self._kind(), self._outcomes()
            weights = self._weights[: len(outcomes)]
            if self._chance is None:
                index = self._dice(kind, outcomes, weights)
            else:
                index = self._chance(kind, outcomes[:], weights)
                index = checked_index(index, kind, outcomes)
            self._enter({"chance": kind, "outcome": outcomes[index]}, self._codes[index])

    def _outcomes(self) -> list[Any]:
        """What chance can bring at this step, as it is told; codes and weights are left behind."""
        count = self.game.code.chances(self.state, self._codes, self._weights)
        names = self.game.outcomes[self._kind()]
        return [names[code] for code in self._codes[:count]]

    # What was told

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What that seat was told from entry `since` on (the set-up belongs to the first entry);
        None is a spectator. What a seat may not know is left out. Where pieces moved since the
        event before, `moved` says which, from where to where, and whether the seat sees each side:

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> for seat in (0, 1):
        ...     *_, event = table.events(seat)
        ...     print(event.pop("moved"), event.get("card"))
        [{'piece': 'hook', 'from': 'cave', 'to': 'found', 'shown': [False, True]}] hook
        [{'from': 'cave', 'to': 'found', 'shown': [False, False]}] None
        """
        number = self._check_seat(seat)
        if type(since) is not int:
            raise TableError(f"since: the number of an entry is expected, not {shown(since)}")
        return self._told(number, bisect_left(self._events, since, key=itemgetter(0)))

    def _told(self, number: int, first: int) -> list[dict[str, Any]]:
        kinds, names = self.game.events, self.game.event_names
        records = []
        for seq, event, motion in self._events[first:]:
            records.append({"seq": seq, **record(event, number, kinds, names)})
            if motion:
                records[-1]["moved"] = told(motion, number)
        return records

    # Undo

    def undo(self, seat: int) -> None:
        """Take back that seat's last choice, while the next decision is still that seat's and
        nothing was drawn or revealed since. CannotUndo says why not.

        >>> from captains_table import Table
        >>> table = Table("nomads", seats=2, seed=7)
        >>> before = table.copy()
        >>> events = table.choose(0)
        >>> table.undo(0)
        >>> table == before
        True
        """
        if why_not := self._why_no_undo(seat):
            raise CannotUndo(self._sayable(why_not))
        before = self._before.pop()
        twin = replace(before, state=before.state.copy())  # another table may have it too
        self._back_to(twin, self.seq - 1)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would work.

        >>> from captains_table import Table
        >>> Table("nomads", seats=2, seed=7).can_undo(0)
        False
        """
        return not self._why_no_undo(seat)

    def _why_no_undo(self, seat: int) -> str:
        self._check_seat(seat)
        decision = self.decision
        if decision is None or decision.seat != seat:
            return "undo-not-yours"
        # Why there is nothing is more than a table knows that was put up at a position.
        nothing = not self._before or revealed(self.game, self._before[-1], self.state)
        return "undo-nothing" if nothing else ""

    def take_back(self, then: Course) -> None:
        """Stand again as a copy of this table stood that was made before, whatever was drawn or
        revealed since: for people who agree on that, or who play against bots. The log keeps what
        is taken back (a step `{"back": n}` says how many), and the dice go on: what is drawn next
        is drawn anew.

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> then = table.copy()
        >>> events = table.choose(1)
        >>> table.take_back(then)
        >>> table.position() == then.position(), table.log["steps"][-1]
        (True, {'back': 1})
        """
        taken = standing(self._entries) - standing(then._entries)
        self.state = then.state.copy()
        self._watch(then._recorder.twin(self.state))
        self._events = list(then._events)
        self._entries.append({"back": taken})
        self._seq += 1
        self._before.clear()
        self._forget()

    def _now(self, seat: int) -> Before:
        """What is before a choice of that seat."""
        return Before(seat, self.state.copy(), len(self._events), self._recorder.pending)

    def _keep_for_undo(self, before: Before, seq: int) -> None:
        """Keep what was before a choice if nothing came after it and the same seat is next. Each of
        `_before` is one entry of the log before the next, and the newest is one before now."""
        if self.seq == seq + 1 and self._mover() == before.seat:
            self._before.append(before)
        else:
            self._before.clear()

    def _back_to(self, before: Before, seq: int) -> None:
        """Make it as it was before a choice, after so many entries."""
        self.state, self._seq = before.state, seq
        self._watch(Recorder(before.state, before.pending))
        if seq < self._first_seq:
            self._first_seq, self._start = seq, self.position()
        del self._entries[seq - self._first_seq :]
        del self._events[before.told :]
        self._forget()
