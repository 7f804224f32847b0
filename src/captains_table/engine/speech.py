"""What happens at a table, in words: sentences of the game's catalogue with their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.engine.actions import Action
from captains_table.engine.declare import NONE
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.words import Person, Seat, Words


def personas(game: Game, state: State, words: Words) -> list[str]:
    """Whom each seat plays; "" where that is nobody, or nobody yet."""
    played = getattr(state, game.persona) if game.persona else [NONE] * state.seats
    return [words.say(f"{game.persona}-{game.personas[who]}") if who >= 0 else "" for who in played]


def seat_names(
    game: Game, state: State, words: Words, people: Mapping[int, str] | None = None
) -> list[str]:
    """How each seat is called: by the name of who sits there, as far as that is known, otherwise
    by whom it plays, or by its number."""
    known = people or {}
    return [
        Person(known[seat])
        if seat in known
        else persona or words.say("seat-number", number=seat + 1)
        for seat, persona in enumerate(personas(game, state, words))
    ]


def sentence(
    words: Words,
    names: Sequence[str],
    message: str,
    given: Mapping[str, Any],
    reader: int | None = None,
) -> str:
    """A message of the catalogue with these values; to a reader it says "you"."""
    form = words.form(message, given, names, reader)
    return words.say(form, **words.values(given, names))


def action_sentence(words: Words, names: Sequence[str], action: Action, kind: str = "") -> str:
    """An action in a few words; a kind of decision may have its own for it: "Hire nobody" for what
    elsewhere is "Go on"."""
    given = {k: Seat(v) if k == "seat" else v for k, v in action.items() if k != "do"}
    message = f"choice-{_dashed(action['do'])}"
    here = f"{message}-{_dashed(kind)}"
    return sentence(words, names, here if kind and words.has(here) else message, given)


def prompt_sentence(
    words: Words, names: Sequence[str], kind: str, values: Mapping[str, Any]
) -> str:
    """What a decision asks, to the seat that decides."""
    return sentence(words, names, f"prompt-{_dashed(kind)}", values)


# What an event record holds beside its arguments.
_BESIDE = ("event", "seq", "moved")


def event_sentence(
    game: Game,
    words: Words,
    names: Sequence[str],
    event: Mapping[str, Any],
    reader: int | None = None,
) -> str:
    """An event as a sentence; one that hides its last argument has words of its own."""
    spec = game.event_kinds[event["event"]]
    message = f"event-{_dashed(spec.name)}"
    if spec.c and spec.c not in event:
        message += "-unseen"
    seats = game.seats_in_events[spec.name]
    given = {k: Seat(v) if k in seats else v for k, v in event.items() if k not in _BESIDE}
    return sentence(words, names, message, given, reader)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
