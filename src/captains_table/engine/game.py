"""The contract: what a game brings, in one place; and the games that were found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from sys import modules
from types import ModuleType
from typing import Any

from captains_table.engine.actions import Actions
from captains_table.engine.declare import Declaration, Option
from captains_table.engine.derive import Derived
from captains_table.engine.errors import BadOption, BadSeats, UnknownGame, named, shown
from captains_table.engine.events import EventKind
from captains_table.engine.plain import State, blank
from captains_table.engine.steps import Flow
from captains_table.engine.version import fingerprint


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `winners` may be several (a shared victory) or none (a faction won).

    `ranking` lists the seats from first to last, tied seats together; `breakdown` says for each
    seat where its points are from.

    >>> from captains_table import play
    >>> outcome = play("gold-n-crash", ["random", "random"], seed=1).outcome
    >>> outcome.scores, outcome.winners, outcome.ranking
    ([6, 21], [1], [[1], [0]])
    >>> outcome.breakdown[1]
    {'crew': 16, 'guests': 5, 'total': 21}
    """

    scores: list[int]
    winners: list[int]
    ranking: list[list[int]]
    breakdown: list[dict[str, int]]


@dataclass(frozen=True)
class RulesCode:
    """The rules: functions in the dialect, called in this order.

    `set_up(s)` lays out a blank state. Until `mover(s)` is OVER: at CHANCE, `chances(s, outcomes,
    weights)` says what can happen, otherwise `legal(s, codes)` says what that seat may do; one of
    them goes to `apply(s, choice)`. `standing(s, seat)` is higher for who is placed better.
    (Here a state is `Any`: its type is that of the game, see `games/GAME/fields.py`.)
    """

    set_up: Callable[[Any], None]
    mover: Callable[[Any], int]
    legal: Callable[[Any, Any], int]
    chances: Callable[[Any, Any, Any], int]
    apply: Callable[[Any, int], None]
    standing: Callable[[Any, int], int]


def _nothing_impossible(state: State) -> Iterable[tuple[str, str]]:
    """For games in which everything can be that is declared."""
    return ()


def _no_notices(seats: int, options: Mapping[str, Any]) -> list[str]:
    return []


def _no_data(name: str, value: Any, seats: int) -> Any:
    raise BadOption(f"options.{name}: an object is not possible")


def _no_folder(name: str, folder: Path) -> Any:
    raise BadOption(f"options.{name}: {folder} is a folder, and a file is expected")


def _no_settings(seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


def _no_seats(options: Mapping[str, Any]) -> int | None:
    return None


def _no_secret_numbers(state: State, seat: int) -> Sequence[Mapping[str, Any]]:
    """For games in which every secret is a piece."""
    return ({},)


def _no_words(options: Mapping[str, Any], lang: str) -> Mapping[str, str]:
    return {}


def _nothing_to_open(options: Mapping[str, Any]) -> None:
    """For games whose options bring nothing that rules look up."""


def _no_hints(state: State, seat: int) -> Mapping[str, Any]:
    return {}


def _no_facts(state: State) -> Mapping[str, Any]:
    return {}


def _no_content(options: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game that can be played: `name`, `title`, `seats` (how many can play it), `usual_seats`,
    and its rules. This is all that the house asks of one; what is said here has no other place, and
    what follows from it (options, codes, steps, words) is not said again.

    A game stands in a folder of its own, a package, and is tied together in its `game.py`. Beside
    its rules lie its words (`en.ftl`, `fr.ftl`) and the rule register (`rules.toml`); its greedy
    player (`greedy`) and its board in the terminal (`terminal`) too, if it has them.

    >>> game("oh-captain")
    Game('oh-captain', seats=(3, 4, 5, 6), actions=66)
    """

    # What it is called by programs ("oh-captain": its folder with dashes) and by people; how many
    # can play it, ascending; and how many a table is laid for where nobody says it.
    name: str
    title: str
    seats: tuple[int, ...]
    usual_seats: int

    # The declared state and what is made from it; the actions with their codes; the flow of play.
    derived: Derived
    verbs: Actions
    flow: Flow
    # In the dialect: `set_up(s)` lays out a blank state and says what is first; `standing(s, seat)`
    # is higher for who is placed better.
    set_up: Callable[[Any], None]
    standing: Callable[[Any, int], int]
    # Points at the end, and for each seat where they are from: the last entry is their sum. Stands
    # in the game's own folder, by which that is found.
    scores: Callable[[Any], tuple[list[int], list[dict[str, int]]]]
    # More entries than any log has. Play that goes on beyond it is a mistake in the rules.
    longest: int

    # What people are told: the kinds of events, in the order of their numbers; the names of each
    # argument of theirs that is no seat and no count.
    events: tuple[EventKind, ...]
    event_names: Mapping[str, Sequence[Any]]
    # What is told about the rules to one seat is a function of a state that holds what that seat
    # sees and nothing else: the identifier of the rule that forbids an action, and what the prompt
    # of its decision can speak of.
    refusal: Callable[[Any, int, dict[str, Any]], str]
    prompt_values: Callable[[Any, int], dict[str, Any]]

    # The number that says who each seat plays, where a game has persons: seats are called by them.
    persona: str = ""
    # The fields of a position that cannot be, and why, beyond what the declaration rules out.
    impossible: Callable[[Any], Iterable[tuple[str, str]]] = _nothing_impossible
    # Words of warning about a number of seats and its options: message names.
    notices: Callable[[int, Mapping[str, Any]], list[str]] = _no_notices
    # Options that are objects: what one comes to (BadOption says what is wrong with it), also where
    # a folder holds it; the settings that follow from all options, by name; the seats that they
    # imply; and words of their own, by message.
    read_data: Callable[[str, Any, int], Any] = _no_data
    read_folder: Callable[[str, Path], Any] = _no_folder
    settings: Callable[[int, Mapping[str, Any]], Mapping[str, Any]] = _no_settings
    seats_implied: Callable[[Mapping[str, Any]], int | None] = _no_seats
    own_words: Callable[[Mapping[str, Any], str], Mapping[str, str]] = _no_words
    # Makes what agreed options bring (a content pack) ready in this process, where no table of it
    # was put up: rules find it by number.
    open: Callable[[Mapping[str, Any]], object] = _nothing_to_open
    # What people are told beyond the rules: about the decision that a seat must make, from what it
    # sees (chances of success, prices); what a seat could count from what it sees (points so far,
    # Strengths), and the type of that; and what a board is drawn from (a map, values of cards).
    hints: Callable[[Any, int], Mapping[str, Any]] = _no_hints
    facts: Callable[[Any], Mapping[str, Any]] = _no_facts
    facts_type: Any = None
    content: Callable[[Mapping[str, Any]], Mapping[str, Any]] = _no_content
    # What a choice leads to is foreseen up to the next decision, but through those of these kinds,
    # which only finish what it began, and never beyond dice whose outcomes add up (see `foresee`).
    # Who looks ahead takes it that these verbs are chosen on the way, where they can be.
    # It can take long: `looks_ahead` says that it does not, so that a server may be asked for it.
    looks_ahead: bool = False
    finishing: Sequence[str] = ()
    dice: Sequence[str] = ()
    assumed: Sequence[str] = ()
    # Who has won, where that is not simply who is placed best: it may be nobody.
    winners: Callable[[Any], list[int]] | None = None
    # What the numbers can be that seats keep to themselves and that are no pieces, as far as that
    # seat knows: each entry is one possibility, by name and owner, and all are equally likely.
    secret_numbers: Callable[[Any, int], Sequence[Mapping[str, Any]]] = _no_secret_numbers
    # Whether the rules keep to the dialect and can be compiled.
    compiles: bool = True
    # The most that a decision offers, where that is far less than all actions: compiled rules keep
    # room for so many.
    most_choices: int = 0

    def __repr__(self) -> str:
        return f"Game({self.name!r}, seats={self.seats}, actions={self.actions})"

    @property
    def declaration(self) -> Declaration:
        """The declared state."""
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
            self.set_up, flow.mover, flow.legal, flow.chances, flow.apply, self.standing
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
        """Where the game stands."""
        return Path(str(modules[self.scores.__module__].__file__)).parent

    @property
    def package(self) -> str:
        """The same, as Python imports it."""
        return modules[self.scores.__module__].__package__ or ""

    def part(self, name: str) -> ModuleType | None:
        """A part of the folder that is no rule, `greedy` or `terminal`, if the game has it."""
        whole = f"{self.package}.{name}"
        return import_module(whole) if find_spec(whole) else None

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
            players = f"{least} to {most}" if most > least else str(most)
            raise BadSeats(f"seats: {self.title} is for {players} players, not {shown(seats)}")
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
                raise BadOption(
                    f"options.{named(name)}: {self.title} has no such option; it has {there}"
                )
            values = known[name].at(seats)
            if known[name].kind == "data" and isinstance(value, Mapping | list | tuple):
                agreed[name] = self.read_data(name, value, seats)
            elif any(v == value and type(v) is type(value) for v in values):
                agreed[name] = value
            else:
                raise BadOption(
                    f"options.{name}: {shown(value)} is none of {', '.join(map(repr, values))}"
                )
        return agreed

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
        places: dict[int, list[int]] = {}
        for seat in range(state.seats):
            places.setdefault(self.code.standing(state, seat), []).append(seat)
        ranking = [places[key] for key in sorted(places, reverse=True)]
        winners = self.winners(state) if self.winners else ranking[0]
        return Outcome(scores, winners, ranking, breakdown)


Found = Mapping[str, Callable[[], Game]]  # by name; a game is loaded when somebody asks for it
_found: dict[str, Callable[[], Game]] = {}
_further: list[Callable[[], Found]] = []


def add_games(found: Found, further: Callable[[], Found]) -> None:
    """Make games known by their names. Where `further` ones can be found is only looked up for a
    name that is not among them, and for a list of all."""
    _found.update(found)
    _further.append(further)


def _look_further() -> None:
    for find in _further:
        _found.update(find())


def game_names() -> list[str]:
    """The names of the games that are there, sorted.

    >>> "oh-captain" in game_names()
    True
    """
    _look_further()
    return sorted(_found)


def game(name: str) -> Game:
    """A game by its name.

    >>> game("oh-captain").seats
    (3, 4, 5, 6)
    """
    if isinstance(name, str) and name not in _found:
        _look_further()
    if not isinstance(name, str) or name not in _found:
        raise UnknownGame(f"game: there is no {shown(name)}; there are {', '.join(game_names())}")
    return _found[name]()
