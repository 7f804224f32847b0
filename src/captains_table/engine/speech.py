"""What happens at a table, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.actions import Action
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.words import Seat, words


def seat_names(game: Game, state: State, lang: str) -> list[str]:
    """How each seat is called: by whom it plays, or by its number."""
    catalogue, persona = words(game.folder, lang), game.persona
    number = next(n for n in game.declaration.numbers if n.name == persona)
    return [
        catalogue.say(f"{persona}-{number.names[who]}")
        if who >= 0
        else catalogue.say("seat-number", number=seat + 1)
        for seat, who in enumerate(getattr(state, persona))
    ]


def sentence(game: Game, state: State, message: str, given: Mapping[str, Any], lang: str) -> str:
    """A message of the catalogue with these values."""
    catalogue = words(game.folder, lang)
    return catalogue.say(message, **catalogue.values(given, seat_names(game, state, lang)))


def action_sentence(game: Game, state: State, action: Action, lang: str) -> str:
    """An action in a few words."""
    given = {k: Seat(v) if k == "seat" else v for k, v in action.items() if k != "do"}
    face = f"-{action['face']}" if "face" in action else ""
    return sentence(game, state, f"choice-{_dashed(action['do'])}{face}", given, lang)


def prompt_sentence(game: Game, state: State, view: dict[str, Any], kind: str, lang: str) -> str:
    """What a decision asks, to the seat whose view it is."""
    return sentence(game, state, f"prompt-{_dashed(kind)}", game.prompt_values(view), lang)


def event_sentence(game: Game, state: State, event: Mapping[str, Any], lang: str) -> str:
    """An event as a sentence; one that hides its last argument has words of its own."""
    spec = next(kind for kind in game.events if kind.name == event["event"])
    message = f"event-{_dashed(spec.name)}"
    if spec.c and spec.c not in event:
        message += "-unseen"
    numbers = {"count", *game.event_names}
    given = {
        k: v if k in numbers else Seat(v) for k, v in event.items() if k not in ("event", "seq")
    }
    return sentence(game, state, message, given, lang)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
