"""A game that can be played: what it brings, and what follows from that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pickle import PicklingError
from sys import modules
from types import ModuleType
from typing import Any

from captains_table.engine.contract import Contract
from captains_table.engine.declare import Declaration, Option
from captains_table.engine.errors import BadOption, BadSeats, named, shown
from captains_table.engine.events import EventKind
from captains_table.engine.outcome import Outcome, ranked
from captains_table.engine.plain import State, blank
from captains_table.engine.shelf import game as game
from captains_table.engine.version import fingerprint
from captains_table.engine.words import refused, words


@dataclass(frozen=True)
class RulesCode:
    """The rules: functions in the dialect, called in this order.

    `set_up(s)` lays out a blank state. Until `mover(s)` is OVER: at CHANCE, `chances(s, outcomes,
    weights)` says what can happen, otherwise `legal(s, codes)` says what that seat may do; one of
    them goes to `apply(s, choice)`. `standing(s, seat)` is higher for who is placed better, and
    `points(s, seat)` is what its points come to.
    (Here a state is `Any`: its type is that of the game, see `games/GAME/fields.py`.)
    """

    set_up: Callable[[Any], None]
    mover: Callable[[Any], int]
    legal: Callable[[Any, Any], int]
    chances: Callable[[Any, Any, Any], int]
    apply: Callable[[Any, int], None]
    standing: Callable[[Any, int], int]
    points: Callable[[Any, int], int]


class Game(Contract):
    """A game that can be played: `name`, `title`, `seats` (how many can play it), `usual_seats`,
    and its rules. What it brings is said in the `Contract` and has no other place; what follows
    from it (options, codes, steps, words) is here, and not said again.

    A game stands in a folder of its own, a package, and is tied together in its `game.py`. Beside
    its rules lie its words (`en.ftl`, `fr.ftl`) and the rule register (`rules.toml`). If it has
    them, there are parts that are no rules: its greedy player (`greedy`), its board in the terminal
    (`terminal`), commands of its own (`commands`), what its speed is measured by (`bench`).

    >>> game("oh-captain")
    Game('oh-captain', seats=(3, 4, 5, 6), actions=66)
    """

    def __repr__(self) -> str:
        return f"Game({self.name!r}, seats={self.seats}, actions={self.actions})"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """It is pickled by its name: whoever reads that has the rules."""
        if game(self.name) is not self:
            raise PicklingError(f"{self.name}: this is not the game of that name")
        return game, (self.name,)

    @property
    def declaration(self) -> Declaration:
        """The declared state, from which so much else is derived."""
        return self.derived.declaration

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be agreed before a game.

        >>> [option.name for option in game("gold-n-crash").options][:3]
        ['first_player', 'guests', 'endless_limit']
        """
        return self.declaration.options

    @property
    def actions(self) -> int:
        """How many action codes there are: each is less than this.

        >>> game("oh-captain").actions
        66
        """
        return self.verbs.count

    @property
    def steps(self) -> tuple[str, ...]:
        """The names of the steps of play. Those that ask a seat are the kinds of its decisions.

        >>> "announce" in game("oh-captain").steps
        True
        """
        return self.flow.steps

    @property
    def outcomes(self) -> Mapping[str, Sequence[Any]]:
        """How the outcomes of each kind of chance are told, by their codes.

        >>> game("nomads").outcomes["deal"]
        ('ulrich', 'moon', 'red', 'siana', 'nostromo')
        """
        return self.flow.outcomes

    @cached_property
    def choices(self) -> int:
        """No step has more choices or outcomes than this."""
        outcomes = map(len, self.outcomes.values())
        return max([self.most_choices or self.actions, *outcomes])

    @cached_property
    def code(self) -> RulesCode:
        """The rules as they are driven."""
        flow = self.flow
        return RulesCode(
            self.set_up,
            flow.mover,
            flow.legal,
            flow.chances,
            flow.apply,
            self.standing,
            self.points or self.standing,
        )

    @cached_property
    def has_secrets(self) -> bool:
        """Whether a seat can look where others may not, so that people who share a screen need a
        curtain.

        >>> [name for name in ("gold-n-crash", "nomads", "oh-captain") if game(name).has_secrets]
        ['gold-n-crash', 'oh-captain']
        """
        lookers = {number.seen_by for number in self.declaration.numbers}
        lookers |= {zone.seen_by for zone in self.declaration.zones}
        return bool(lookers - {"", "everyone"})

    @cached_property
    def folder(self) -> Path:
        """The folder in which the game stands, with its words and its register."""
        return Path(str(modules[self.scores.__module__].__file__)).parent

    @property
    def package(self) -> str:
        """The same, as Python imports it."""
        return modules[self.scores.__module__].__package__ or ""

    def part(self, name: str) -> ModuleType | None:
        """A part of the folder that is no rule (`greedy`, `terminal`, ...), if the game has it."""
        whole = f"{self.package}.{name}"
        return import_module(whole) if find_spec(whole) else None

    @cached_property
    def bot(self) -> Callable[..., int] | None:
        """The function `choose` of the game's `greedy`, if it has one. In the dialect, as compiled
        runs take it, it is choose(v, codes, count, r, strategy) -> index; in plain Python
        choose(state, seat, codes, r) -> index, with a state that holds what the seat sees."""
        part = self.part("greedy")
        choose: Callable[..., int] | None = part.choose if part else None
        return choose

    @cached_property
    def rules(self) -> str:
        """The version of the rules: it follows from their source.

        >>> len(game("oh-captain").rules)
        12
        """
        return fingerprint(self.folder)

    @cached_property
    def personas(self) -> Sequence[Any]:
        """Whom a seat can play."""
        declared = (*self.declaration.settings, *self.declaration.numbers)
        return next(number.names for number in declared if number.name == self.persona)

    @cached_property
    def event_kinds(self) -> dict[str, EventKind]:
        """The kinds of its events by name."""
        return {kind.name: kind for kind in self.events}

    @cached_property
    def seats_in_events(self) -> dict[str, list[str]]:
        """Of each event the arguments that are seats: those that are neither counts nor written by
        a name."""
        plain = {"", "count", *self.event_names}
        return {
            kind.name: [name for name in (kind.a, kind.b, kind.c) if name not in plain]
            for kind in self.events
        }

    def start(self, seats: int, options: Mapping[str, Any] | None, checked: bool = False) -> Any:
        """A state with the box laid out, at its first step."""
        state = self.empty(seats, {} if options is None else options, checked)
        state.events = []
        self.code.set_up(state)
        return state

    def seats_for(self, seats: int | None, options: Mapping[str, Any] | None) -> int:
        """The number of seats, also where nobody said it and only one is possible.

        >>> game("gold-n-crash").seats_for(None, None)
        2
        """
        if seats is None and isinstance(options, Mapping):
            seats = self.seats_implied(options)
        if seats is None and len(self.seats) == 1:
            seats = self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            most, least = self.seats[-1], self.seats[0]
            raise refused(
                BadSeats,
                "seats",
                title=self._title_in,
                one="yes" if most == least else "no",
                least=least,
                most=most,
                given=shown(seats),
            )
        return seats

    def agree(self, seats: int, options: Any) -> dict[str, Any]:
        """All options, the defaults where nothing was said; BadOption names what cannot be.

        >>> agreed = game("oh-captain").agree(3, {"captain": 1})
        >>> agreed["captain"], agreed["adventurers"]
        (1, 'dealt')
        """
        self.seats_for(seats, None)
        agreed = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        if not isinstance(options, Mapping):
            raise BadOption(
                f"options: a mapping of names to values is expected, not {shown(options)}"
            )
        for name, value in options.items():
            if name not in known:
                there = ", ".join(known)
                raise refused(
                    BadOption, "option", name=named(name), title=self._title_in, there=there
                )
            values = known[name].at(seats)
            if known[name].kind == "data" and isinstance(value, Mapping | list | tuple):
                agreed[name] = self.read_data(name, value, seats)
            elif any(v == value and type(v) is type(value) for v in values):
                agreed[name] = value
            else:
                there = ", ".join(map(repr, values))
                raise refused(BadOption, "value", name=name, given=shown(value), there=there)
        return agreed

    def _title_in(self, lang: str) -> str:
        return words(self.folder, lang).say("title")

    def options_seen(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options without objects that would weigh down every view: they are "own" there."""
        for option in self.options:
            if not option.in_views and isinstance(options.get(option.name), Mapping | list):
                options = {**options, option.name: "own"}
        return options

    def empty(self, seats: int, options: Mapping[str, Any], checked: bool = False) -> Any:
        """A state with nothing in it but the seats, the options and what follows from them."""
        agreed = self.agree(seats, options)
        state = blank(self.declaration, seats, checked)
        for option in self.options:
            value = agreed[option.name]
            own = isinstance(value, Mapping | list)
            index = len(option.values) if own else option.values.index(value)
            setattr(state, f"option_{option.name}", index)
        for name, setting in self.settings(seats, agreed).items():
            if isinstance(setting, int):
                setattr(state, name, setting)
            else:
                getattr(state, name)[:] = setting
        return state

    def outcome(self, state: State) -> Outcome:
        """The result of a finished game."""
        scores, breakdown = self.scores(state)
        ranking = ranked([self.code.standing(state, seat) for seat in range(state.seats)])
        winners = self.winners(state) if self.winners else ranking[0]
        return Outcome(scores, winners, ranking, breakdown)
