"""Tables with a known course: chance is scripted, situations are edited positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import captains_table as ct

Action = dict[str, Any]


class Script:
    """Chance by the book: for each kind the outcomes in order; where the script says nothing, the
    first possible outcome happens."""

    def __init__(self, **outcomes: Sequence[Any]) -> None:
        self._left = {kind: list(values) for kind, values in outcomes.items()}

    def __call__(self, kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        """The index of the scripted outcome; a scripted impossibility is an error."""
        assert len(outcomes) == len(weights) and all(w > 0 for w in weights)
        left = self._left.get(kind)
        return list(outcomes).index(left.pop(0)) if left else 0


def begin(
    seats: int = 4,
    captain: int = 0,
    adventurers: Sequence[str] = (),
    discard: Sequence[str] = ("egg", "egg", "egg"),
    draws: Sequence[str] = (),
    picks: Sequence[str] = (),
    **options: Any,
) -> ct.Table:
    """A table at its first decision. `adventurers` are by seat and dealt from the Captain on."""
    dealt = [adventurers[(captain + i) % seats] for i in range(seats)] if adventurers else []
    script = Script(captain=[captain], deal=dealt, discard=discard, draw=draws, pick=picks)
    if any(a in adventurers for a in ("siana", "ulrich")) and seats < 5:
        options["all_adventurers"] = True
    return ct.Table("oh-captain", seats=seats, options=options, chance=script, checked=True)


def edited(
    table: ct.Table,
    change: Callable[[dict[str, Any]], None],
    draws: Sequence[str] = (),
    picks: Sequence[str] = (),
) -> ct.Table:
    """The table's position, changed, with further draws scripted."""
    position = table.position()
    change(position)
    return ct.Table.at("oh-captain", position, chance=Script(draw=draws, pick=picks))


def do(table: ct.Table, *actions: Action) -> list[dict[str, Any]]:
    """Make the choices one after the other; the events the last chooser saw."""
    events: list[dict[str, Any]] = []
    for action in actions:
        events = table.choose(action)
    return events


def say(item: str) -> Action:
    """Announce an item."""
    return {"do": "announce", "item": item}


def attack(seat: int) -> Action:
    """Attack a seat."""
    return {"do": "attack", "seat": seat}


MUTINY, LOYALTY = {"do": "mutiny"}, {"do": "loyalty"}
BUY, LET = {"do": "buy"}, {"do": "let"}
ACCEPT, CHALLENGE = {"do": "accept"}, {"do": "challenge"}
TAKE_DOWN = {"do": "take", "face": "down"}
PASS, DONE = {"do": "pass"}, {"do": "done"}


def actions(table: ct.Table) -> list[Action]:
    """Everything that can be chosen now."""
    return [c.action for c in table.decision.choices] if table.decision else []


def kind(table: ct.Table) -> str | None:
    """What is being decided, or None when the game is over."""
    return table.decision.kind if table.decision else None
