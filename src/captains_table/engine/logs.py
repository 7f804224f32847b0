"""Reading logs that anybody may have written: what is wrong is named, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.engine.errors import BadLog
from captains_table.engine.game import Game

LOG_FORMAT = 1


def check_header(log: Any) -> None:
    """Refuse a log whose header is not one of ours."""
    if not isinstance(log, Mapping):
        raise BadLog("log: an object is expected")
    for name, kind in (("format", int), ("game", str), ("rules", str), ("seats", int)):
        if not isinstance(log.get(name), kind):
            raise BadLog(f"{name}: is missing or not a {'number' if kind is int else 'text'}")
    if log["format"] != LOG_FORMAT:
        raise BadLog(f"format: {log['format']!r} is not {LOG_FORMAT}, the one we know")
    if not isinstance(log.get("steps"), list):
        raise BadLog("steps: a list is expected")
    known = {"format", "game", "rules", "seats", "options", "start", "seed", "steps"}
    for name in log:
        if name not in known:
            raise BadLog(f"{name}: there is no such field")


def other_rules(game: Game, log: Mapping[str, Any]) -> str:
    if log["rules"] == game.rules:
        return ""
    return f" (rules: the log is of version {log['rules']!r}; these are the rules {game.rules!r})"


def logged_action(step: Any, mover: int) -> Any:
    """The action of a step that must be a choice of that seat."""
    if not isinstance(step, Mapping):
        raise BadLog("an object is expected")
    if set(step) != {"seat", "action"}:
        raise BadLog("a choice (seat and action) is expected here")
    if isinstance(step["seat"], bool) or step["seat"] != mover:
        raise BadLog(f"seat: it is seat {mover} that must choose, not {step['seat']!r}")
    return step["action"]


def logged_outcome(step: Any, kind: str, outcomes: Sequence[Any]) -> Any:
    """The outcome of a step that must be chance of that kind."""
    if not isinstance(step, Mapping):
        raise BadLog("an object is expected")
    if set(step) != {"chance", "outcome"} or step["chance"] != kind:
        raise BadLog(f"chance: the outcome of {kind} is expected here")
    if step["outcome"] not in outcomes or isinstance(step["outcome"], bool):
        raise BadLog(f"outcome: {step['outcome']!r} cannot happen here ({kind})")
    return step["outcome"]
