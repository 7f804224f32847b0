"""What the rule tests of all games share: scripted chance, and short ways to ask a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import captains_table as ct

Action = dict[str, Any]
Position = dict[str, Any]


class Script:
    """Chance by the book: for each kind the outcomes in order; where the script says nothing, the
    first possible outcome happens. `nodes` keeps what could happen each time, and how likely."""

    def __init__(self, **outcomes: Sequence[Any]) -> None:
        self._left = {kind: list(values) for kind, values in outcomes.items()}
        self.nodes: list[tuple[str, dict[Any, int]]] = []

    def __call__(self, kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        """The index of the scripted outcome; a scripted impossibility is an error."""
        assert all(w > 0 for w in weights)
        self.nodes.append((kind, dict(zip(outcomes, weights, strict=True))))
        left = self._left.get(kind)
        return list(outcomes).index(left.pop(0)) if left else 0


def do(table: ct.Table, *actions: Action) -> list[dict[str, Any]]:
    """Make the choices one after the other; the events the last chooser saw."""
    events: list[dict[str, Any]] = []
    for action in actions:
        events = table.choose(action)
    return events


def actions(table: ct.Table) -> list[Action]:
    """Everything that can be chosen now."""
    return [c.action for c in table.decision.choices] if table.decision else []


def kind(table: ct.Table) -> str | None:
    """What is being decided, or None when the game is over."""
    return table.decision.kind if table.decision else None


def decider(table: ct.Table) -> int | None:
    """Who must choose, or None when the game is over."""
    return table.decision.seat if table.decision else None


def everybody(table: ct.Table) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(table.position()["seats"]), None]


def told(table: ct.Table, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """What that seat was told, without the numbers of the steps and what moved."""
    return [
        {k: v for k, v in e.items() if k not in ("seq", "moved")} for e in table.events(seat, since)
    ]


def refused(table: ct.Table, action: Action) -> str:
    """The rule that forbids an action to the one who decides; nothing has changed by trying."""

    def everything() -> list[Any]:
        return [table.seq, table.position(), *(table.events(p) for p in everybody(table))]

    before = everything()
    with pytest.raises(ct.IllegalChoice) as refusal:
        table.choose(action)
    assert everything() == before
    explained = table.explain(decider(table) or 0, action)
    assert explained is not None
    assert explained.rule == refusal.value.rule
    return refusal.value.rule
