"""The contract: what a game brings, in one place.

A game is one folder under `games/`: a declared state, rules in the dialect, a rule register
(`rules.toml`), words (`en.ftl`, `fr.ftl`), and a `Game` that ties them together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from captains_table.engine.actions import Actions
from captains_table.engine.declare import Declaration, Option
from captains_table.engine.derive import Derived
from captains_table.engine.errors import BadOption, BadSeats, UnknownGame, named, shown
from captains_table.engine.events import EventKind
from captains_table.engine.plain import State, blank


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
    """

    set_up: Callable[[State], None]
    mover: Callable[[State], int]
    legal: Callable[[State, Any], int]
    chances: Callable[[State, Any, Any], int]
    apply: Callable[[State, int], None]
    standing: Callable[[State, int], int]


@dataclass(frozen=True)
class Game:
    """A game that can be played: its name, seat counts, options, number of action codes and
    version of the rules."""

    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    actions: int
    rules: str
    title: str = field(repr=False)
    folder: Path = field(repr=False)
    derived: Derived = field(repr=False)
    verbs: Actions = field(repr=False)
    code: RulesCode = field(repr=False)
    steps: tuple[str, ...] = field(repr=False)  # names of the nodes, as in `todo`
    outcomes: Mapping[str, Sequence[Any]] = field(repr=False)  # chance kind: how outcomes are told
    events: tuple[EventKind, ...] = field(repr=False)
    event_names: Mapping[str, Sequence[str]] = field(repr=False)
    persona: str = field(repr=False)  # the number that says who each seat plays
    scores: Callable[[State], tuple[list[int], list[dict[str, int]]]] = field(repr=False)
    refusal: Callable[[dict[str, Any], dict[str, Any]], str] = field(repr=False)
    impossible: Callable[[State], tuple[str, str] | None] = field(repr=False)
    prompt_values: Callable[[dict[str, Any]], dict[str, Any]] = field(repr=False)
    longest: int = field(repr=False)  # no game has more steps than this
    notices: Callable[[int, Mapping[str, Any]], list[str]] = field(repr=False)

    @property
    def declaration(self) -> Declaration:
        """The declared state."""
        return self.derived.declaration

    def start(self, seats: int, options: Mapping[str, Any] | None, checked: bool = False) -> State:
        """A state with the box laid out, at its first node."""
        state = self.empty(seats, {} if options is None else options, checked)
        state.events = []
        self.code.set_up(state)
        return state

    def empty(self, seats: int, options: Mapping[str, Any], checked: bool = False) -> State:
        """A state with nothing in it but the seats and options."""
        if type(seats) is not int or seats not in self.seats:
            most, least = self.seats[-1], self.seats[0]
            raise BadSeats(
                f"seats: {self.title} is for {least} to {most} players, not {shown(seats)}"
            )
        state = blank(self.declaration, seats, checked)
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
            same = [i for i, v in enumerate(values) if v == value and type(v) is type(value)]
            if not same:
                raise BadOption(
                    f"options.{name}: {shown(value)} is none of {', '.join(map(repr, values))}"
                )
            setattr(state, f"option_{name}", same[0])
        return state

    def options_of(self, state: State) -> dict[str, Any]:
        """The options that a state is played with."""
        return {o.name: o.values[getattr(state, f"option_{o.name}")] for o in self.options}

    def outcome(self, state: State) -> Outcome:
        """The result of a finished game."""
        scores, breakdown = self.scores(state)
        places: dict[int, list[int]] = {}
        for seat in range(state.seats):
            places.setdefault(self.code.standing(state, seat), []).append(seat)
        ranking = [places[key] for key in sorted(places, reverse=True)]
        return Outcome(scores, ranking[0], ranking, breakdown)


_GAMES: dict[str, Game] = {}


def add_game(game: Game) -> None:
    """Make a game known by its name."""
    _GAMES[game.name] = game


def games() -> list[str]:
    """The names of the games that are there, sorted.

    >>> games()
    ['oh-captain']
    """
    return sorted(_GAMES)


def game(name: str) -> Game:
    """A game by its name.

    >>> game("oh-captain").seats
    (3, 4, 5, 6)
    """
    if not isinstance(name, str) or name not in _GAMES:
        raise UnknownGame(f"game: there is no {shown(name)}; there are {', '.join(games())}")
    return _GAMES[name]
