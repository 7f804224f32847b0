"""The contract: what a game brings, in one place.

A game is one folder under `games/`: a declared state, rules in the dialect, a rule register
(`rules.toml`), words (`en.ftl`, `fr.ftl`), and a `Game` that ties them together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from captains_table.engine.actions import Actions
from captains_table.engine.declare import Declaration, Option
from captains_table.engine.derive import Derived
from captains_table.engine.errors import BadOption, BadSeats, UnknownGame, named, shown
from captains_table.engine.events import EventKind
from captains_table.engine.plain import State, blank
from captains_table.engine.version import fingerprint


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `winners` may be several (a shared victory) or none (a faction won).

    `ranking` lists the seats from first to last, tied seats together; `breakdown` says for each
    seat where its points are from.
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


def _no_hints(state: State, seat: int) -> Mapping[str, Any]:
    return {}


def _no_facts(state: State) -> Mapping[str, Any]:
    return {}


def _no_content(options: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class Game:
    """A game that can be played: its name, seat counts, options and number of action codes."""

    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    actions: int
    title: str = field(repr=False)
    folder: Path = field(repr=False)
    derived: Derived = field(repr=False)
    verbs: Actions = field(repr=False)
    code: RulesCode = field(repr=False)
    steps: tuple[str, ...] = field(repr=False)  # names of the nodes, as in `todo`
    outcomes: Mapping[str, Sequence[Any]] = field(repr=False)  # chance kind: how outcomes are told
    events: tuple[EventKind, ...] = field(repr=False)
    event_names: Mapping[str, Sequence[Any]] = field(repr=False)
    persona: str = field(repr=False)  # the number that says who each seat plays
    scores: Callable[[Any], tuple[list[int], list[dict[str, int]]]] = field(repr=False)
    # What is told about the rules to one seat is a function of a state that holds what that seat
    # sees and nothing else: the rule that forbids an action, and what a prompt can speak of.
    refusal: Callable[[Any, int, dict[str, Any]], str] = field(repr=False)
    impossible: Callable[[Any], tuple[str, str] | None] = field(repr=False)
    prompt_values: Callable[[Any, int], dict[str, Any]] = field(repr=False)
    longest: int = field(repr=False)  # no game has more steps than this
    choices: int = field(repr=False)  # and no node more choices or outcomes
    notices: Callable[[int, Mapping[str, Any]], list[str]] = field(repr=False)
    # Options that are objects: what one comes to (BadOption says what is wrong with it), also where
    # a folder holds it, the settings that follow from all options, the seats that they imply, and
    # words of their own.
    read_data: Callable[[str, Any, int], Any] = field(repr=False, default=_no_data)
    read_folder: Callable[[str, Path], Any] = field(repr=False, default=_no_folder)
    settings: Callable[[int, Mapping[str, Any]], Mapping[str, Any]] = field(
        repr=False, default=_no_settings
    )
    seats_implied: Callable[[Mapping[str, Any]], int | None] = field(repr=False, default=_no_seats)
    own_words: Callable[[Mapping[str, Any], str], Mapping[str, str]] = field(
        repr=False, default=_no_words
    )
    # What people are told beyond the rules: about the decision that a seat must make, from what it
    # sees (chances of success, what a move will do); what a seat could count from what it sees
    # (points so far, Strengths), and the type of that; and what a board is drawn from (a map, what
    # cards are worth).
    hints: Callable[[Any, int], Mapping[str, Any]] = field(repr=False, default=_no_hints)
    # What a choice leads to is foreseen up to the next decision, but through those of these kinds,
    # which only finish what it began, and never beyond dice whose outcomes add up (see `foresee`).
    # Who looks ahead takes it that these verbs are chosen on the way, where they can be.
    finishing: Sequence[str] = field(repr=False, default=())
    dice: Sequence[str] = field(repr=False, default=())
    assumed: Sequence[str] = field(repr=False, default=())
    facts: Callable[[Any], Mapping[str, Any]] = field(repr=False, default=_no_facts)
    facts_type: Any = field(repr=False, default=None)
    content: Callable[[Mapping[str, Any]], Mapping[str, Any]] = field(
        repr=False, default=_no_content
    )
    # Whether the rules keep to the dialect and can be compiled.
    compiles: bool = field(repr=False, default=True)
    # Who has won, where that is not simply who is placed best: it may be nobody.
    winners: Callable[[Any], list[int]] | None = field(repr=False, default=None)
    # What the numbers can be that seats keep to themselves and that are no pieces, as far as that
    # seat knows: each entry is one possibility, by name and owner, and all are equally likely.
    secret_numbers: Callable[[Any, int], Sequence[Mapping[str, Any]]] = field(
        repr=False, default=_no_secret_numbers
    )

    @cached_property
    def rules(self) -> str:
        """The version of the rules: it follows from their source."""
        return fingerprint(self.folder)

    @property
    def declaration(self) -> Declaration:
        """The declared state."""
        return self.derived.declaration

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
        """A state with the box laid out, at its first node."""
        state = self.empty(seats, {} if options is None else options, checked)
        state.events = []
        self.code.set_up(state)
        return state

    def seats_for(self, seats: int | None, options: Mapping[str, Any] | None) -> int:
        """The number of seats, also where nobody said it and only one is possible."""
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
        """All options, the defaults where nothing was said; BadOption names what cannot be."""
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


_GAMES: dict[str, Game] = {}


def add_game(game: Game) -> None:
    """Make a game known by its name."""
    _GAMES[game.name] = game


def game_names() -> list[str]:
    """The names of the games that are there, sorted.

    >>> game_names()
    ['gold-n-crash', 'nomads', 'oh-captain', 'sea-of-legends']
    """
    return sorted(_GAMES)


def game(name: str) -> Game:
    """A game by its name.

    >>> game("oh-captain").seats
    (3, 4, 5, 6)
    """
    if not isinstance(name, str) or name not in _GAMES:
        raise UnknownGame(f"game: there is no {shown(name)}; there are {', '.join(game_names())}")
    return _GAMES[name]
