"""Cairn: take one to three stones; whoever takes the last one wins. It can be played after Nomads:
that makes an evening of two games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from captains_table.engine import plain
from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.contract import Before, Evening
from captains_table.engine.declare import (
    Amount,
    Declaration,
    Number,
    Option,
    name_number,
    seat_number,
)
from captains_table.engine.derive import derive
from captains_table.engine.events import EventKind
from captains_table.engine.flow import emit, left_of, then
from captains_table.engine.game import Game
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.steps import Ask, flow
from captains_table.engine.table import Table

STONES, MOST = 11, 3
STEPS = ("take",)
TAKE = 0
STATE = Declaration(
    options=(Option("after", "data", (None,), "the game that was played before"),),
    numbers=(
        seat_number("active", "whose turn it is"),
        Number("stones", 0, STONES, "what is left of the cairn"),
        Number("taken", 0, STONES, "what each seat has taken", per_seat=True),
        name_number("step", STEPS, "what is next"),
        name_number("todo", STEPS, "what is to be done after it", length=1),
    ),
    kinds={},
    zones=(),
    amounts=(Amount("stone", ("stones", "taken"), STONES),),
)
DERIVED = derive(STATE)
ACTIONS = Actions(Pattern("take", count=range(1, MOST + 1)))
STONES_TAKEN = 0


class State(plain.State, Protocol):
    """What the rules below use of it."""

    active: int
    stones: int
    taken: list[int]


def set_up(s: State) -> None:
    """All stones lie on the cairn. Rule CA-R1."""
    s.stones = STONES
    s.active = 0
    then(s, TAKE)


def may_take(s: State, out: Any) -> int:
    """One to three, if so many are left. Rule CA-R2."""
    for n in range(min(MOST, s.stones)):
        out[n] = n
    return min(MOST, s.stones)


def take(s: State, count: int) -> None:
    """And the next seat has the turn. Rule CA-R2."""
    s.stones -= count
    s.taken[s.active] += count
    emit(s, STONES_TAKEN, s.active, 0, count, EVERYBODY)
    if s.stones > 0:
        s.active = left_of(s, s.active)
        then(s, TAKE)


def standing(s: State, p: int) -> int:
    """Who has taken the last stone wins. Rule CA-R3."""
    if p == s.active:
        return 1
    return 0


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """One point for the last stone."""
    rows = [{"last": standing(s, p), "total": standing(s, p)} for p in range(s.seats)]
    return [row["total"] for row in rows], rows


def refusal(s: State, p: int, action: dict[str, Any]) -> str:
    """There is one rule."""
    return "CA-R2"


def prompt_values(s: State, p: int) -> dict[str, Any]:
    """How many are left."""
    return {"stones": s.stones}


def read_data(name: str, value: Any, seats: int) -> Any:
    """The game before, from its log."""
    if "steps" not in value:
        return dict(value)
    before = Table.replay(value)
    assert before.outcome is not None
    personas = before.view(None)["adventurer"]
    return {"scores": before.outcome.scores, "ranking": before.outcome.ranking, "who": personas}


def seats_implied(options: Mapping[str, Any]) -> int | None:
    """As many as played the game before."""
    after = options.get("after")
    return None if after is None else after.get("seats", len(after.get("scores", ())))


def kept(after: Mapping[str, Any]) -> Before:
    """Its result."""
    return Before(after["scores"], after["ranking"], after["who"])


def told(view: Mapping[str, Any], result: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a game whose end everybody sees so."""
    return {
        "scores": result["scores"],
        "ranking": result["ranking"],
        "who": [who or "" for who in view["adventurer"]],
    }


CAIRN = Game(
    name="cairn",
    title="Cairn",
    seats=(2, 3),
    usual_seats=2,
    derived=DERIVED,
    verbs=ACTIONS,
    flow=flow(STEPS, ACTIONS, (Ask("take", "active", may_take, take=take),)),
    set_up=set_up,
    standing=standing,
    scores=scores,
    longest=STONES,
    events=(EventKind("stones_taken", "seat", "", "count"),),
    event_names={},
    refusal=refusal,
    prompt_values=prompt_values,
    read_data=read_data,
    seats_implied=seats_implied,
    evening=Evening("campfire", after="nomads", option="after", kept=kept, told=told),
)
