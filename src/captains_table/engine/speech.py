"""What happens at a table, in words: sentences of the game's catalogue with their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.engine.actions import Action
from captains_table.engine.declare import NONE
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.words import Seat, Words


def seat_names(game: Game, state: State, words: Words) -> list[str]:
    """How each seat is called: by whom it plays, or by its number."""
    played = getattr(state, game.persona) if game.persona else [NONE] * state.seats
    return [
        words.say(f"{game.persona}-{game.personas[who]}")
        if who >= 0
        else words.say("seat-number", number=seat + 1)
        for seat, who in enumerate(played)
    ]


def sentence(words: Words, names: Sequence[str], message: str, given: Mapping[str, Any]) -> str:
    """A message of the catalogue with these values."""
    return words.say(message, **words.values(given, names))


def action_sentence(words: Words, names: Sequence[str], action: Action) -> str:
    """An action in a few words."""
    given = {k: Seat(v) if k == "seat" else v for k, v in action.items() if k != "do"}
    face = f"-{action['face']}" if "face" in action else ""
    return sentence(words, names, f"choice-{_dashed(action['do'])}{face}", given)


def prompt_sentence(
    words: Words, names: Sequence[str], kind: str, values: Mapping[str, Any]
) -> str:
    """What a decision asks, to the seat that decides."""
    return sentence(words, names, f"prompt-{_dashed(kind)}", values)


def event_sentence(game: Game, words: Words, names: Sequence[str], event: Mapping[str, Any]) -> str:
    """An event as a sentence; one that hides its last argument has words of its own."""
    spec = game.event_kinds[event["event"]]
    message = f"event-{_dashed(spec.name)}"
    if spec.c and spec.c not in event:
        message += "-unseen"
    seats = game.seats_in_events[spec.name]
    given = {k: Seat(v) if k in seats else v for k, v in event.items() if k not in ("event", "seq")}
    return sentence(words, names, message, given)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
