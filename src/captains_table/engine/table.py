"""The table: one game being played. This is the front door that everything else goes through."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from operator import itemgetter
from random import Random
from typing import Any

from captains_table.engine import speech
from captains_table.engine.actions import Action, own_copy
from captains_table.engine.chance import Chance, Dice, Seed, checked_index
from captains_table.engine.decision import Choice, Decision
from captains_table.engine.declare import Declaration
from captains_table.engine.errors import (
    BadLog,
    BadSeats,
    CannotUndo,
    IllegalChoice,
    Sayable,
    TableError,
    shown,
)
from captains_table.engine.events import Event, record, redact
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.foresee import Foreseen, foresee
from captains_table.engine.game import Game, Outcome, game
from captains_table.engine.logs import (
    LOG_FORMAT,
    check_drawn,
    check_header,
    logged_action,
    logged_outcome,
    other_rules,
    read_start,
)
from captains_table.engine.plain import State, observation_class
from captains_table.engine.position import pieces_in_order, read_position, write_position
from captains_table.engine.register import register
from captains_table.engine.resample import resample, worlds
from captains_table.engine.seen import seen
from captains_table.engine.view import writer
from captains_table.engine.words import Seat, Words, language, words


@dataclass(frozen=True)
class Before:
    """What was before a choice: who made it, the state, how many events had been told, and
    whether it is certain already that the choice revealed nothing."""

    seat: int
    state: State
    told: int
    harmless: bool = False


class Table:
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
    Meowmurai: You have 2 actions left. ...
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
        self._set(played, played.start(seated, agreed, checked), agreed, seed, chance)
        self._run_chance()

    def _set(
        self,
        game: Game,
        state: State,
        options: dict[str, Any],
        seed: Seed | None,
        chance: Chance | None,
    ) -> None:
        self.game = game
        self.state: Any = state  # of the type that its game gives it
        self._dice = Dice(seed)
        self._chance = chance
        self._steps: list[dict[str, Any]] = []
        self._seeded = chance is None  # whether all draws came from the seed
        self._first_seq = 0
        self._start: dict[str, Any] | None = None
        self._events: list[tuple[int, Event]] = []
        self._before: list[Before] = []  # what may be undone: see `undo`
        self._codes = [0] * game.choices
        self._weights = [0] * game.choices
        self._decision: Decision | None = None
        self._names: dict[str, list[str]] = {}  # of the seats, as the game stands, by language
        self._sights: dict[int, State] = {}  # what each seat sees, as the game stands
        self._options = options
        self._words: dict[str, Words] = {}
        self._collect_events()

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

    # What is asked

    @property
    def seats(self) -> int:
        """How many sit at the table.

        >>> Table("gold-n-crash").seats
        2
        """
        return int(self.state.seats)

    @property
    def seq(self) -> int:
        """How many entries there have been: choices, draws and dice.

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> table.seq, len(table.log["steps"])
        (9, 9)
        """
        return self._first_seq + len(self._steps)

    @property
    def decision(self) -> Decision | None:
        """Who must choose what, or None when the game is over. Draws and dice are never waiting:
        they happen by themselves.

        >>> Table("oh-captain", seats=4, seed=7).decision
        Decision(seat=0, kind='announce', 4 choices)
        """
        if self._decision is None:
            seat = self._mover()
            if seat >= 0:
                count = self.game.code.legal(self.state, self._codes)
                self._decision = Decision(self, seat, self._kind(), self._codes[:count])
        return self._decision

    def _mover(self) -> int:
        return self.game.code.mover(self.state)

    def _kind(self) -> str:
        return self.game.steps[int(self.state.step)]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one.

        >>> Table("oh-captain", seats=4, seed=7).outcome is None
        True
        >>> from captains_table import play
        >>> play("gold-n-crash", ["random", "random"], seed=1).outcome.scores
        [6, 21]
        """
        if self._mover() != OVER:
            return None
        return self.game.outcome(self.state)

    # Choosing

    def choose(self, choice: Choice | int | Action) -> list[dict[str, Any]]:
        """Make a choice: one that was offered, its index, or its record. Returns the events its
        seat sees. IllegalChoice says why not, and then nothing has changed.

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> [event["event"] for event in table.choose(table.decision.choices[0])]
        ['item_announced']
        """
        decision = self.decision
        code = self._code(choice)
        if decision is None or code not in decision.codes:
            raise self._refusal(decision.seat if decision else 0, choice)
        seat, seq = decision.seat, self.seq
        before, drawn = Before(seat, self.state.copy(), len(self._events)), self._dice.drawn
        self._step({"seat": seat, "action": self.game.verbs.action(code)}, code)
        try:
            self._run_chance()
        except BaseException:  # the caller's own chance function failed: nothing has happened
            self._back_to(before.state, seq, before.told)
            self._dice.drawn = drawn
            raise
        self._keep_for_undo(before, seq)
        return self._told(seat, before.told)

    def _code(self, choice: Any) -> int:
        if isinstance(choice, Choice):
            choice = choice.action  # which may be from an earlier decision, or another game
        if isinstance(choice, int) and not isinstance(choice, bool):
            codes = self.decision.codes if self.decision else []
            return codes[choice] if 0 <= choice < len(codes) else -1
        return self.game.verbs.code(choice)

    def _step(self, step: dict[str, Any], code: int) -> None:
        """One transition, and what it told people."""
        self.game.code.apply(self.state, code)
        self._collect_events()
        self._steps.append(step)
        self._forget()

    def _forget(self) -> None:
        """What was made of the state as it was."""
        self._decision = None
        self._names.clear()
        self._sights.clear()

    def _collect_events(self) -> None:
        if self.state.events:
            seq = self.seq
            self._events += [(seq, event) for event in self.state.events]
        self.state.events = []

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
            self._step({"chance": kind, "outcome": outcomes[index]}, self._codes[index])

    def _outcomes(self) -> list[Any]:
        """What chance can bring at this step, as it is told; codes and weights are left behind."""
        count = self.game.code.chances(self.state, self._codes, self._weights)
        names = self.game.outcomes[self._kind()]
        return [names[code] for code in self._codes[:count]]

    # Undo

    def undo(self, seat: int) -> None:
        """Take back that seat's last choice, while the next decision is still that seat's and
        nothing was drawn or revealed since. CannotUndo says why not.

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
        self._back_to(before.state.copy(), self.seq - 1, before.told)  # a twin may have it too

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would work.

        >>> Table("nomads", seats=2, seed=7).can_undo(0)
        False
        """
        return not self._why_no_undo(seat)

    def _why_no_undo(self, seat: int) -> str:
        self._check_seat(seat)
        decision = self.decision
        if decision is None or decision.seat != seat:
            return "undo-not-yours"
        if not self._before or self._revealed(self._before[-1], self.state):
            return "undo-nothing"
        return ""

    def _keep_for_undo(self, before: Before, seq: int) -> None:
        """Keep what was before a choice if nothing came after it and the same seat is next. Each of
        `_before` is one entry of the log before the next, and the newest is one before now."""
        if self.seq == seq + 1 and self._mover() == before.seat:
            self._before.append(before)
        else:
            self._before.clear()

    def _revealed(self, before: Before, after: State) -> bool:
        """Whether a choice let anybody place more pieces, of all kinds or of a group, or rule out
        what a number could be that another seat keeps to itself."""
        if before.harmless:
            return False
        everybody = range(after.seats + 1)
        for p in everybody:
            then, now = (len(self.game.secret_numbers(s, p)) for s in (before.state, after))
            if now < then:
                return True
        placing = self.game.declaration.placing
        if all(getattr(before.state, name) == getattr(after, name) for name in placing):
            return False
        return any(self._places_more(before.state, after, p) for p in everybody)

    def _places_more(self, before: State, after: State, p: int) -> bool:
        declaration, kinds = self.game.declaration, len(self.game.declaration.kinds)
        placed = []
        for state in (before, after):
            v = observation_class(declaration, state.seats)()
            self.game.derived.observe(state, p, v)
            columns = zip(*v.knows, _in_order(declaration, v), strict=True)
            placed.append([sum(column) for column in columns])
        then, now = placed
        if sum(now[:kinds]) > sum(then[:kinds]):
            return True
        return any(n > t for n, t in zip(now[kinds:], then[kinds:], strict=True))

    def _back_to(self, state: State, seq: int, told: int) -> None:
        state.events = []
        self.state = state
        if seq < self._first_seq:
            self._first_seq, self._start = seq, self.position()
        del self._steps[seq - self._first_seq :]
        del self._events[told:]
        self._forget()

    # Refusals

    def explain(self, seat: int, action: Choice | int | Action) -> IllegalChoice | None:
        """Why that seat may not do that now, or None if it may. Says nothing that the seat could
        not know.

        >>> Table("oh-captain", seats=4, seed=7).explain(0, {"do": "mutiny"}).rule
        'OC-R31'
        """
        self._check_seat(seat)
        decision = self.decision
        if decision and decision.seat == seat and self._code(action) in decision.codes:
            return None
        return self._refusal(seat, action)

    def _refusal(self, seat: int, choice: Any) -> IllegalChoice:
        decision = self.decision
        if decision is None:
            return self._refuse("over")
        if decision.seat != seat:
            return self._refuse("not-your-decision", decider=Seat(decision.seat))
        if isinstance(choice, Choice):
            choice = choice.action
        if isinstance(choice, int):
            return self._refuse("no-such-choice", last=len(decision.codes) - 1)
        if not self.game.verbs.has_shape(choice):
            return self._refuse("no-such-action")
        rule = register(self.game.folder)[self.game.refusal(self._seen(seat), seat, dict(choice))]
        return IllegalChoice(rule.id, rule.section["en"], lambda lang: rule.text[language(lang)])

    def _refuse(self, why: str, **values: Any) -> IllegalChoice:
        return IllegalChoice("", "", self._sayable(f"refuse-{why}", **values))

    def _sayable(self, message: str, **values: Any) -> Sayable:
        return lambda lang: speech.sentence(
            self.words(lang), self._seat_names(lang), message, values
        )

    # What people see

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that seat may know, as plain data; None is a spectator. The choices are in it
        for the seat that must choose. Here seat 0 has just found a card:

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> [table.view(seat)["found"] for seat in (0, 1)]
        [{'size': 1, 'cards': {'hook': 1}}, {'size': 1}]
        """
        number = self._check_seat(seat)
        decision = self.decision
        asked: dict[str, Any] | None = None
        if decision:
            asked = {"seat": decision.seat, "kind": decision.kind}
            if decision.seat == seat:
                action = self.game.verbs.action
                asked["choices"] = [
                    {"index": index, "code": code, "action": action(code)}
                    for index, code in enumerate(decision.codes)
                ]
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seq": self.seq,
            "seat": seat,
            "seats": self.state.seats,
            "options": self.game.options_seen(self._options_now()),
            "decision": asked,
            **writer(self.game.declaration).seen(self.state, number),
        }

    def hints(self, seat: int) -> dict[str, Any]:
        """What the game tells a seat that must choose, beyond the rules: chances of success, what
        something costs. Nothing for the others.

        >>> table = Table("gold-n-crash", seed=7)
        >>> sorted(table.hints(1)), table.hints(0)
        (['times'], {})
        """
        self._check_seat(seat)
        decision = self.decision
        if decision is None or decision.seat != seat:
            return {}
        return dict(self.game.hints(self._seen(seat), seat))

    def facts(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat could count from what it sees: points so far, how far somebody is. None is
        a spectator.

        >>> Table("nomads", seats=2, seed=7).facts()["standing"][0]
        {'now': 0, 'in_the_end': 0}
        """
        return dict(self.game.facts(self._seen(self._check_seat(seat))))

    def foresee(self, choice: Choice | int | Action) -> list[dict[str, Any]]:
        """The events that are certain to follow from a choice, as the seat that has it could know.
        An argument that is still open is left out. IllegalChoice says why it cannot be made.

        >>> table = Table("gold-n-crash", seed=7)
        >>> table.foresee({"do": "draw"})[0]
        {'event': 'card_drawn', 'seat': 1}
        """
        return self._foresee(choice, ()).events

    def look_ahead(self, choice: Choice | int | Action) -> Foreseen:
        """What `foresee` says, and what changes in the view of the seat that has the choice: what a
        board shows beforehand, if nothing else is done on the way (no talent is used).

        >>> table = Table("gold-n-crash", seed=7)
        >>> table.look_ahead({"do": "draw"}).changes["actions"]
        1
        """
        return self._foresee(choice, self.game.assumed)

    def _foresee(self, choice: Choice | int | Action, answers: Sequence[str]) -> Foreseen:
        decision, code = self.decision, self._code(choice)
        if decision is None or code not in decision.codes:
            raise self._refusal(decision.seat if decision else 0, choice)
        possible = worlds(self.game, self.state, decision.seat)
        return foresee(self.game, possible, decision.seat, code, answers)

    def _seen(self, number: int) -> State:
        """The state as a seat sees it, or a spectator."""
        if number not in self._sights:
            self._sights[number] = seen(self.game, self.state, number)
        return self._sights[number]

    def _options_now(self) -> dict[str, Any]:
        """The options, for somebody who may change what they get. Few have an object among them."""
        if any(isinstance(value, dict | list) for value in self._options.values()):
            return deepcopy(self._options)
        return dict(self._options)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What that seat was told from entry `since` on (the set-up belongs to the first entry);
        None is a spectator. What a seat may not know is left out:

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> for seat in (0, 1):
        ...     print(table.events(seat)[-1])
        {'seq': 8, 'event': 'card_drawn', 'seat': 0, 'card': 'hook'}
        {'seq': 8, 'event': 'card_drawn', 'seat': 0}
        """
        number = self._check_seat(seat)
        if type(since) is not int:
            raise TableError(f"since: the number of a step is expected, not {shown(since)}")
        return self._told(number, bisect_left(self._events, since, key=itemgetter(0)))

    def _told(self, number: int, first: int) -> list[dict[str, Any]]:
        kinds, names = self.game.events, self.game.event_names
        return [
            {"seq": seq, **record(event, number, kinds, names)}
            for seq, event in self._events[first:]
        ]

    def _check_seat(self, seat: int | None) -> int:
        if seat is None:
            return int(self.state.seats)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.state.seats:
            raise BadSeats(f"seat: {shown(seat)} is not one of 0 to {self.state.seats - 1}")
        return seat

    # Words

    def words(self, lang: str = "en") -> Words:
        """The game's catalogue, with the names that the options bring.

        >>> Table("oh-captain", seats=4).words("fr").say("item-hook")
        'Grappin'
        """
        if language(lang) not in self._words:
            common = words(self.game.folder, lang)
            self._words[lang] = common.with_own(self.game.own_words(self._options, lang))
        return self._words[lang]

    def seat_names(self, lang: str = "en") -> list[str]:
        """How each seat is called: by whom it plays, or by its number.

        >>> Table("oh-captain", seats=4, seed=7).seat_names()
        ['Red', 'Lys', 'Nostromo', 'Moon']
        """
        return list(self._seat_names(lang))

    def _seat_names(self, lang: str) -> list[str]:
        if language(lang) not in self._names:
            self._names[lang] = speech.seat_names(self.game, self.state, self.words(lang))
        return self._names[lang]

    def say_action(self, action: Action, lang: str = "en") -> str:
        """An action in a few words.

        >>> Table("oh-captain", seats=4).say_action({"do": "announce", "item": "hook"})
        '"It is a Hook!" (takes a card)'
        """
        return speech.action_sentence(self.words(lang), self._seat_names(lang), action)

    def say_prompt(self, seat: int, kind: str, lang: str = "en") -> str:
        """What a decision asks, to the seat that decides; `Decision.prompt` says the one that is
        asked now.

        >>> Table("gold-n-crash", seed=7).say_prompt(1, "action")
        'You have 2 actions left. ...'
        """
        values = self.game.prompt_values(self._seen(seat), seat)
        return speech.prompt_sentence(self.words(lang), self._seat_names(lang), kind, values)

    def say_event(self, event: Mapping[str, Any], lang: str = "en") -> str:
        """An event, as `events` gave it, as a sentence.

        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> table.say_event(table.events(1)[-1])
        'Red finds something in the cave and looks at it in secret.'
        """
        return speech.event_sentence(self.game, self.words(lang), self._seat_names(lang), event)

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
        twin._steps, twin._start = list(self._steps), self._start
        twin._first_seq = self._first_seq
        twin._events = list(self._events)
        twin._before = list(self._before)  # nobody writes into what was
        return twin

    def _bare(self, state: State) -> Table:
        twin = object.__new__(type(self))
        twin._set(self.game, state, self._options, 0, None)
        twin._words = self._words  # the same options bring the same words
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
        twin._first_seq = self.seq
        twin._start = twin.position()
        twin._events = [(seq, redact(event, number)) for seq, event in self._events]
        # Where nothing was revealed since, what was before may be drawn anew on its own.
        after = self.state
        for before in reversed(self._before):
            if self._revealed(before, after):
                break
            after, drawn = before.state, resample(self.game, before.state, number, random)
            twin._before.insert(0, replace(before, state=drawn, harmless=True))
        return twin

    # Positions and logs

    def position(self) -> dict[str, Any]:
        """The situation as JSON: no seed, no log, no undo history. Every field of it has a name
        that people can read.

        >>> Table("oh-captain", seats=4, seed=7).position()["coins"]
        [3, 3, 3, 5]
        """
        return write_position(self.game, self.state, self._options)

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
        table = object.__new__(cls)
        table._set(game(name), *read_position(game(name), position, checked), seed, chance)
        table._start = table.position()
        table._run_chance()
        return table

    @property
    def log(self) -> dict[str, Any]:
        """The whole game: a header, and under `steps` an entry for each choice and each draw. The
        seed is there when the game is over and the draws came from it; a table put up at a position
        has that position as `start`.

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
            {**step, "action": own_copy(step["action"])} if "action" in step else dict(step)
            for step in self._steps
        ]
        return log

    def draws(self) -> list[dict[str, Any]]:
        """Every draw of the log, in order: what could happen, how likely, and what did. With the
        seed that is all that somebody needs to check them without our rules (see `Dice`).

        >>> Table("oh-captain", seats=3, seed=7).draws()[0]
        {'kind': 'captain', 'outcomes': [0, 1, 2], 'weights': [1, 1, 1], 'index': 0}
        """
        again, made = self._beginning(self.log), []
        for step in self._steps:
            if "chance" in step:
                outcomes = again._outcomes()
                weights, index = again._weights[: len(outcomes)], outcomes.index(step["outcome"])
                draw = {"kind": step["chance"], "outcomes": outcomes, "weights": weights}
                made.append({**draw, "index": index})
            again._replay_step(step)
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
        table = cls._beginning(log)
        for number, step in enumerate(log["steps"]):
            try:
                table._replay_step(step)
            except TableError as error:
                raise BadLog(f"steps[{number}]: {error}{other_rules(table.game, log)}") from None
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
        table = object.__new__(cls)
        if start is None:
            agreed = played.agree(log["seats"], log.get("options", {}))
            table._set(played, played.start(log["seats"], agreed), agreed, seed, None)
        else:
            table._set(played, *read_start(played, log), seed, None)
            table._start = table.position()
        table._seeded = seed is not None
        return table

    def _replay_step(self, step: Any) -> None:
        mover, seq = self._mover(), self.seq
        if mover == OVER:
            raise BadLog("the game is already over")
        if mover == CHANCE:
            kind, outcomes = self._kind(), self._outcomes()
            index = outcomes.index(logged_outcome(step, kind, outcomes))
            if self._seeded:
                drawn = self._dice(kind, outcomes, self._weights[: len(outcomes)])
                check_drawn(outcomes[index], outcomes[drawn])
            else:
                self._dice.drawn += 1
            self._step({"chance": kind, "outcome": outcomes[index]}, self._codes[index])
            self._before.clear()
        else:
            action = logged_action(step, mover)
            code = self.game.verbs.code(action)
            if self.decision is None or code not in self.decision.codes:
                raise BadLog(f"action: {shown(action)}: {self._refusal(mover, action)}")
            before = Before(mover, self.state.copy(), len(self._events))
            self._step({"seat": mover, "action": self.game.verbs.action(code)}, code)
            self._keep_for_undo(before, seq)


def _in_order(declaration: Declaration, v: State) -> list[int]:
    """How many pieces with each label an observation shows in its numbers."""
    held = pieces_in_order(declaration, v)
    return [sum(held[kind] for kind in declaration.members(x)) for x in declaration.label_names]
