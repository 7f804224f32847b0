"""The table: one game being played. This is the front door that everything else goes through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any, Self

from captains_table.engine.actions import own_copy
from captains_table.engine.chance import Chance, Dice, Seed
from captains_table.engine.course import Course
from captains_table.engine.errors import BadLog, TableError, shown
from captains_table.engine.events import redact
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.game import Game
from captains_table.engine.logs import (
    LOG_FORMAT,
    backs,
    check_drawn,
    check_header,
    logged_action,
    logged_outcome,
    other_rules,
    read_start,
)
from captains_table.engine.motion import Recorder
from captains_table.engine.moved import redacted
from captains_table.engine.plain import State
from captains_table.engine.position import read_position
from captains_table.engine.resample import resample
from captains_table.engine.shelf import game
from captains_table.engine.undo import revealed


class Table(Course):
    """One game being played.

    `seed` makes draws and dice repeatable; without one they are drawn from 32 secret bytes.
    `chance(kind, outcomes, weights) -> index` fixes them instead. `checked` plays on a state that
    refuses every number out of its declared range: slower, for tests. `seats` may be left out where
    only one number is possible. Tables are equal where the same game is in the same situation.

    `game` is what is played on it. `state` is what its rules work on; it holds every secret, so it
    is for rules and tests, not for players.

    >>> table = Table("oh-captain", seats=4, seed=7)
    >>> table
    <Table 'oh-captain', 4 seats, seq 9: announce of seat 0>
    >>> print(Table("gold-n-crash", seed=7))
    Gold'n'Crash, 2 seats, seq 27
    Meowmurai: 2 actions left: draw, play a card or discard one.
       0  Draw a card
       1  Play the Bomb card worth 1 below the left Zeppelin
    ...
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seed: Seed | None = None,
        options: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        *,
        checked: bool = False,
    ) -> None:
        played = game(name)
        seated = played.seats_for(seats, options)
        agreed = played.agree(seated, {} if options is None else options)
        super().__init__(played, played.start(seated, agreed, checked), agreed, seed, chance)
        self._run_chance()

    @classmethod
    def _put_up(
        cls,
        game: Game,
        state: State,
        options: dict[str, Any],
        seed: Seed | None = None,
        chance: Chance | None = None,
    ) -> Self:
        """A table with that state on it. Nothing is drawn yet."""
        table = cls.__new__(cls)
        Course.__init__(table, game, state, options, seed, chance)
        return table

    @classmethod
    def of(cls, name: str, state: State, options: Mapping[str, Any]) -> Self:
        """A table on which the game stands so: for programs that drive the rules themselves. It
        draws from a seed of its own.

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> Table.of("oh-captain", table.state.copy(), {}).position() == table.position()
        True
        """
        played = game(name)
        table = cls._put_up(played, state, played.agree(state.seats, options))
        table._start = table.position()
        table._run_chance()
        return table

    def __repr__(self) -> str:
        asked = self.decision
        now = f"{asked.kind} of seat {asked.seat}" if asked else "over"
        return f"<Table {self.game.name!r}, {self.seats} seats, seq {self.seq}: {now}>"

    def __str__(self) -> str:
        """The situation in a few lines: what is asked, and what may be chosen."""
        lines = [f"{self.game.title}, {self.seats} seats, seq {self.seq}"]
        if decision := self.decision:
            lines.append(f"{self.seat_names()[decision.seat]}: {decision.prompt()}")
            lines += [f"{choice.index:4}  {choice.label()}" for choice in decision.choices]
        elif outcome := self.outcome:
            names = zip(self.seat_names(), outcome.scores, strict=True)
            lines += [f"{score:4}  {name}" for name, score in names]
        return "\n".join(lines)

    def __eq__(self, other: object) -> bool:
        """The same game in the same situation, after as many entries. What was drawn from is no
        part of it: nobody sees that."""
        if not isinstance(other, Table):
            return NotImplemented
        alike = self.game is other.game and self.seq == other.seq
        return alike and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # it changes

    # Twins

    def copy(self) -> Table:
        """An independent twin, with the same future draws: for tests and servers, since a player
        who looked into it would look into the future.

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> twin = table.copy()
        >>> twin.choose(0) == table.choose(0), twin == table
        (True, True)
        """
        twin = self._bare(self.state.copy())
        twin._dice = self._dice.copy()
        twin._chance, twin._seeded = self._chance, self._seeded
        twin._entries, twin._start = list(self._entries), self._start
        twin._first_seq, twin._seq = self._first_seq, self._seq
        twin._events = list(self._events)
        twin._watch(self._recorder.twin(twin.state))
        twin._before = list(self._before)  # nobody writes into what was
        return twin

    def _bare(self, state: State) -> Table:
        """A table of the same game that nothing has happened at."""
        twin = self._put_up(self.game, state, self._options, seed=0)
        twin._words = self._words  # the same options bring the same words
        twin._people = self._people
        return twin

    def resample(self, seat: int | None, seed: Seed | None = None) -> Table:
        """A table that this seat cannot tell from the real one. What the seat does not know is
        drawn anew, the future too; nothing else of the real table is left in it. So a search among
        such tables cannot cheat.

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> other = table.resample(1, seed=3)
        >>> other.view(1) == table.view(1), other == table
        (True, False)
        """
        number = self._check_seat(seat)
        random = Random(str(Dice(seed).seed))
        twin = self._bare(resample(self.game, self.state, number, random))
        twin._dice = Dice(random.getrandbits(256))
        twin._first_seq = twin._seq = self._seq
        twin._start = twin.position()
        twin._events = [
            (seq, redact(event, number), redacted(motion, number))
            for seq, event, motion in self._events
        ]
        twin._watch(Recorder(twin.state, redacted(self._recorder.pending, number)))
        # Where nothing was revealed since, what was before may be drawn anew on its own.
        after = self.state
        for before in reversed(self._before):
            if revealed(self.game, before, after):
                break
            after, drawn = before.state, resample(self.game, before.state, number, random)
            known = redacted(before.pending, number)
            twin._before.insert(0, replace(before, state=drawn, pending=known, harmless=True))
        return twin

    # Positions and logs

    @classmethod
    def at(
        cls,
        name: str,
        position: Any,
        seed: Seed | None = None,
        chance: Chance | None = None,
        *,
        checked: bool = False,
    ) -> Table:
        """A table at a position. It need not have been reached by play; BadPosition names the field
        where play could not go on.

        >>> position = Table("oh-captain", seats=4, seed=7).position()
        >>> position["coins"], position["supply"] = [8, 2, 2, 2], 16
        >>> Table.at("oh-captain", position).view(None)["coins"]
        [8, 2, 2, 2]
        """
        played = game(name)
        table = cls._put_up(played, *read_position(played, position, checked), seed, chance)
        table._start = table.position()
        table._run_chance()
        return table

    @property
    def log(self) -> dict[str, Any]:
        """The whole game: a header, and under `steps` an entry for each choice and each draw, and
        one for each time that some of them were taken back. The seed is there when the game is over
        and the draws came from it; a table put up at a position has that position as `start`.

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> events = table.choose(1)
        >>> for entry in table.log["steps"][-2:]:
        ...     print(entry)
        {'chance': 'draw', 'outcome': 'hook'}
        {'seat': 0, 'action': {'do': 'announce', 'item': 'hook'}}
        """
        log: dict[str, Any] = {
            "format": LOG_FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.state.seats,
            "options": self._options_now(),
        }
        if self._start is not None:
            log["start"] = deepcopy(self._start)
        if self._seeded and self._mover() == OVER:
            log["seed"] = self._dice.seed
        log["steps"] = [
            {**entry, "action": own_copy(entry["action"])} if "action" in entry else dict(entry)
            for entry in self._entries
        ]
        return log

    def draws(self) -> list[dict[str, Any]]:
        """Every draw of the log, in order: what could happen, how likely, and what did. With the
        seed that is all that somebody needs to check them without our rules (see `Dice`).

        >>> Table("oh-captain", seats=3, seed=7).draws()[0]
        {'kind': 'captain', 'outcomes': [0, 1, 2], 'weights': [1, 1, 1], 'index': 0}
        """
        again, made = self._beginning(self.log), []
        for _, entry in again._following(self._entries):
            if "chance" in entry:
                outcomes = again._outcomes()
                weights, index = again._weights[: len(outcomes)], outcomes.index(entry["outcome"])
                draw = {"kind": entry["chance"], "outcomes": outcomes, "weights": weights}
                made.append({**draw, "index": index})
        return made

    @classmethod
    def replay(cls, log: Any) -> Table:
        """The table that a log leads to; BadLog names what is wrong. Nothing is drawn at random:
        the log says what was. Where it has its seed, every draw is worked out from that once more
        and must be the one that is written down.

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> Table.replay(table.log) == table
        True
        """
        *_, table = cls.retrace(log)
        if table._mover() == CHANCE:
            raise BadLog(f"steps: the log breaks off at a draw{other_rules(table.game, log)}")
        if "seed" in log and table.outcome is None:
            raise BadLog("steps: the log has its seed, so the game was over, but steps are missing")
        return table

    @classmethod
    def _beginning(cls, log: Any) -> Table:
        """The table of a log before its first entry."""
        check_header(log)
        played, start, seed = game(log["game"]), log.get("start"), log.get("seed")
        if start is None:
            agreed = played.agree(log["seats"], log.get("options", {}))
            table = cls._put_up(played, played.start(log["seats"], agreed), agreed, seed)
        else:
            table = cls._put_up(played, *read_start(played, log), seed)
            table._start = table.position()
        table._seeded = seed is not None
        return table

    @classmethod
    def retrace(cls, log: Any) -> Iterator[Table]:
        """The table of a log, at its beginning and after each entry: always the same one, which
        goes on. BadLog names what is wrong.

        >>> log = Table("oh-captain", seats=4, seed=7).log
        >>> [table.seq for table in Table.retrace(log)] == list(range(len(log["steps"]) + 1))
        True
        """
        table = cls._beginning(log)
        yield table
        try:
            following = table._following(log["steps"])
            next(following, None)
            for _ in following:
                yield table
        except BadLog as error:
            raise BadLog(f"{error}{other_rules(table.game, log)}") from None
        if log["steps"]:
            yield table

    def _following(self, steps: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """Let happen what the steps say, one by one, each after it was handed out with its place.
        How the table stood is kept for as long as a later step goes back to it."""
        going_back = backs(steps)
        wanted, then = set(going_back.values()), dict[int, Table]()
        for place, step in enumerate(steps):
            if place in wanted:
                then[place] = self.copy()
            yield place, step
            try:
                if place not in going_back:
                    self._follow(step)
                elif self._mover() == CHANCE or then[going_back[place]]._mover() < 0:
                    raise BadLog("back: only choices are taken back, with all that followed them")
                else:
                    self.take_back(then.pop(going_back[place]))
            except TableError as error:
                raise BadLog(f"steps[{place}]: {error}") from None

    def _follow(self, entry: Any) -> None:
        """Let happen what an entry says, which anybody may have written."""
        mover, seq = self._mover(), self._seq
        if mover == OVER:
            raise BadLog("the game is already over")
        if mover == CHANCE:
            kind, outcomes = self._kind(), self._outcomes()
            index = outcomes.index(logged_outcome(entry, kind, outcomes))
            if self._seeded:
                drawn = self._dice(kind, outcomes, self._weights[: len(outcomes)])
                check_drawn(outcomes[index], outcomes[drawn])
            else:
                self._dice.drawn += 1
            self._enter({"chance": kind, "outcome": outcomes[index]}, self._codes[index])
            self._before.clear()
        else:
            action = logged_action(entry, mover)
            code = self._meant(action)
            if self.decision is None or code not in self.decision.codes:
                raise BadLog(f"action: {shown(action)}: {self._refusal(mover, action)}")
            before = self._now(mover)
            self._enter({"seat": mover, "action": self.action(code)}, code)
            self._keep_for_undo(before, seq)
