"""Reading logs that anybody may have written: what is wrong is named, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.engine.errors import BadLog, BadPosition, named, shown
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.position import read_position

LOG_FORMAT = 1


def check_header(log: Any) -> None:
    """Refuse a log whose header is not one of ours."""
    if not isinstance(log, Mapping):
        raise BadLog("log: an object is expected")
    for name, kind in (("format", int), ("game", str), ("rules", str), ("seats", int)):
        if type(log.get(name)) is not kind:
            raise BadLog(f"{name}: is missing or not a {'number' if kind is int else 'text'}")
    if log["format"] != LOG_FORMAT:
        raise BadLog(f"format: {shown(log['format'])} is not {LOG_FORMAT}, the one we know")
    if not isinstance(log.get("options", {}), Mapping):
        raise BadLog("options: an object is expected")
    if not isinstance(log.get("steps"), list):
        raise BadLog("steps: a list is expected")
    known = {"format", "game", "rules", "seats", "options", "start", "seed", "steps"}
    for name in log:
        if name not in known:
            raise BadLog(f"{named(name)}: there is no such field")


def backs(steps: Sequence[Any]) -> dict[int, int]:
    """The steps that take others back, by their places: the place of the first that each of them
    takes back.

    >>> backs([{"chance": "roll"}, {"seat": 0}, {"chance": "roll"}, {"back": 2}, {"seat": 0}])
    {3: 1}
    """
    line: list[int] = []  # the steps that stand
    found: dict[int, int] = {}
    for place, step in enumerate(steps):
        if not is_back(step):
            line.append(place)
            continue
        count = step["back"]
        if type(count) is not int or not 1 <= count <= len(line):
            raise BadLog(f"steps[{place}]: back: {shown(count)} steps cannot be taken back here")
        found[place] = line[-count]
        del line[-count:]
    return found


def standing(steps: Sequence[Mapping[str, Any]]) -> int:
    """How many steps were not taken back.

    >>> standing([{"chance": "roll"}, {"seat": 0}, {"chance": "roll"}, {"back": 2}, {"seat": 0}])
    2
    """
    return sum(-step["back"] if is_back(step) else 1 for step in steps)


def is_back(step: Any) -> bool:
    """Whether a step takes others back."""
    return isinstance(step, Mapping) and set(step) == {"back"}


def read_start(game: Game, log: Mapping[str, Any]) -> tuple[State, dict[str, Any]]:
    """The state that a log starts from, where it has one, and its options; the header must agree
    with it."""
    try:
        state, options = read_position(game, log["start"])
    except BadPosition as error:
        raise BadLog(f"start: {error}") from None
    agreed = game.agree(log["seats"], log.get("options", {}))
    if log["seats"] != state.seats:
        raise BadLog(f"seats: {log['seats']}, but the position at the start has {state.seats}")
    if "options" in log and agreed != options:
        raise BadLog("options: the position at the start has others")
    return state, options


def other_rules(game: Game, log: Mapping[str, Any]) -> str:
    """A word about the version of the rules, where the log has another."""
    if log["rules"] == game.rules:
        return ""
    return (
        f" (rules: the log is of version {shown(log['rules'])}; these are the rules {game.rules!r})"
    )


def logged_action(step: Any, mover: int) -> Any:
    """The action of a step that must be a choice of that seat."""
    if not isinstance(step, Mapping):
        raise BadLog("an object is expected")
    if set(step) != {"seat", "action"}:
        raise BadLog("a choice (seat and action) is expected here")
    if type(step["seat"]) is not int or step["seat"] != mover:
        raise BadLog(f"seat: it is seat {mover} that must choose, not {shown(step['seat'])}")
    return step["action"]


def logged_outcome(step: Any, kind: str, outcomes: Sequence[Any]) -> Any:
    """The outcome of a step that must be chance of that kind."""
    if not isinstance(step, Mapping):
        raise BadLog("an object is expected")
    if set(step) != {"chance", "outcome"} or step["chance"] != kind:
        raise BadLog(f"chance: the outcome of {kind} is expected here")
    outcome = step["outcome"]
    if not any(type(o) is type(outcome) and o == outcome for o in outcomes):
        raise BadLog(f"outcome: {shown(outcome)} cannot happen here ({kind})")
    return outcome


def check_drawn(outcome: Any, drawn: Any) -> None:
    """Refuse an outcome that is not the one the log's seed leads to."""
    if outcome != drawn:
        raise BadLog(f"outcome: {shown(outcome)} was not drawn from the seed; {shown(drawn)} was")
