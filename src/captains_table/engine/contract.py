"""The contract: what a game brings, in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from captains_table.engine.actions import Action, Actions
from captains_table.engine.derive import Derived
from captains_table.engine.errors import BadOption
from captains_table.engine.events import EventKind, Run
from captains_table.engine.plain import State
from captains_table.engine.steps import Flow
from captains_table.engine.words import refused


def _nothing_impossible(state: State) -> Iterable[tuple[str, str]]:
    """For games in which everything can be that is declared."""
    return ()


def _no_notices(seats: int, options: Mapping[str, Any]) -> list[str]:
    return []


def _no_data(name: str, value: Any, seats: int) -> Any:
    raise refused(BadOption, "no-object", name=name)


def _no_folder(name: str, folder: Path) -> Any:
    raise refused(BadOption, "no-folder", name=name, folder=str(folder))


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


def _as_it_is(state: State, action: Action) -> Action:
    """For games whose actions are told alike in every situation."""
    return action


def _no_story(state: State, lang: str) -> Mapping[str, Any]:
    return {}


def _no_hints(state: State, seat: int) -> Mapping[str, Any]:
    return {}


def _no_facts(state: State) -> Mapping[str, Any]:
    return {}


def _no_verdict(state: State) -> None:
    return None


def _nothing_beside(told: Sequence[Sequence[Mapping[str, Any]]]) -> list[dict[str, int]]:
    return []


def _no_content(options: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


def _as_before(options: Mapping[str, Any], view: Mapping[str, Any]) -> Mapping[str, Any]:
    """For games in which a rematch is the same again."""
    return options


def other_begins(
    option: str, number: str
) -> Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]:
    """For games whose `option` says which seat begins and whose `number` holds the one that did: at
    a table for two it is the other one's turn to begin the rematch."""

    def rematch(options: Mapping[str, Any], view: Mapping[str, Any]) -> Mapping[str, Any]:
        began = view[number]
        return (
            {**options, option: 1 - began} if view["seats"] == 2 and began is not None else options
        )

    return rematch


@dataclass(frozen=True)
class Before:
    """How the game before ended, as a table of the second game keeps it: points, the seats by
    places, and whom each seat played, one of that game's personas; "" where nobody knows."""

    scores: Sequence[int]
    ranking: Sequence[Sequence[int]]
    personas: Sequence[str]


@dataclass(frozen=True)
class Evening:
    """Two games in a row with the same people: this one `after` another. Its `name` is what it is
    asked for by; the words for it (`evening-title`, `evening-tagline`, and `evening-on` for the way
    from the first game to this one) are in the catalogue of this game. The value of `option` is the
    log of the game before, once it is over, or what `told` makes of its last view for everybody and
    its result; `kept` reads what a table keeps of it."""

    name: str
    after: str
    option: str
    kept: Callable[[Any], Before]
    told: Callable[[Mapping[str, Any], Mapping[str, Any]], Any]


@dataclass(frozen=True, eq=False, repr=False)
class Contract:
    """What a game brings. This is all that the house asks of one; what is said here has no other
    place."""

    # What it is called by programs ("coral-reef": its folder with dashes) and by people; how many
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

    # Which events are told together, so that a roll, a deal, a journey is one line: those of a kind
    # that are told in one sentence where they follow each other, and those that go on in the line
    # of the event before, if it is of one of these kinds. And the kinds with which a turn begins:
    # of the seat in them, or of nobody's.
    runs: Mapping[str, Run] = field(default_factory=dict)
    continues: Mapping[str, Sequence[str]] = field(default_factory=dict)
    turns: Sequence[str] = ("turn_begun",)

    # Where content has names for what can be chosen: an action as it is told in a situation, the
    # one that is meant by it, and what its sentence speaks of.
    told_action: Callable[[Any, Action], Action] = _as_it_is
    meant_action: Callable[[Any, Any], Any] = _as_it_is
    said_action: Callable[[Any, Action], Action] = _as_it_is
    # What everybody reads now, in a language: pages of a story.
    story: Callable[[Any, str], Mapping[str, Any]] = _no_story
    # What a log tells as one text, in a language, as "html" or as "markdown", in games that tell a
    # story.
    tale: Callable[[Mapping[str, Any], str, str], str] | None = None
    # The number that says who each seat plays, where a game has persons: seats are called by them.
    persona: str = ""
    # In the dialect: what the points of a seat come to, where its standing says more than that.
    points: Callable[[Any, int], int] | None = None
    # The fields of a position that cannot be, and why, beyond what the declaration rules out.
    impossible: Callable[[Any], Iterable[tuple[str, str]]] = _nothing_impossible
    # What the words for an action can speak of beside what it names, from what everybody sees: the
    # tile that lies at its place.
    choice_values: Callable[[Any, Mapping[str, Any]], Mapping[str, Any]] | None = None
    # The options of a game that begins at once: those that spare its players the setting up.
    quick: Mapping[str, Any] = field(default_factory=dict)
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
    # Decisions that are bookkeeping, by their kinds: a person may leave them to a bot.
    chores: Sequence[str] = ()
    # Who has won, where that is not simply who is placed best: it may be nobody.
    winners: Callable[[Any], list[int]] | None = None
    # Beside a result: why it came so, where points do not say it all (a message with its values,
    # from the finished state); and what is remembered of each seat (in columns that have messages
    # `beside-NAME`, from all that each seat was told).
    verdict: Callable[[Any], tuple[str, Mapping[str, Any]] | None] = _no_verdict
    beside: Callable[[Sequence[Sequence[Mapping[str, Any]]]], list[dict[str, int]]] = (
        _nothing_beside
    )
    # The options of a rematch, from those of the game that is over and what everybody sees of it.
    rematch: Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]] = _as_before
    # The evening that this game makes with another, which is played before it.
    evening: Evening | None = None
    # What the numbers can be that seats keep to themselves and that are no pieces, as far as that
    # seat knows: each entry is one possibility, by name and owner, and all are equally likely.
    secret_numbers: Callable[[Any, int], Sequence[Mapping[str, Any]]] = _no_secret_numbers
    # Whether the rules keep to the dialect and can be compiled.
    compiles: bool = True
    # The most that a decision offers, where that is far less than all actions: compiled rules keep
    # room for so many.
    most_choices: int = 0
