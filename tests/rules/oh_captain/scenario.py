"""Tables with a known course: chance is scripted, situations are edited positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    change: Callable[[Position], None],
    draws: Sequence[str] = (),
    picks: Sequence[str] = (),
) -> ct.Table:
    """The table's position, changed, with further draws scripted."""
    position = table.position()
    change(position)
    return ct.Table.at("oh-captain", position, checked=True, chance=Script(draw=draws, pick=picks))


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


def decider(table: ct.Table) -> int | None:
    """Who must choose, or None when the game is over."""
    return table.decision.seat if table.decision else None


def everybody(table: ct.Table) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(table.position()["seats"]), None]


def told(table: ct.Table, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """What that seat was told, without the numbers of the steps."""
    return [{k: v for k, v in e.items() if k != "seq"} for e in table.events(seat, since)]


def who_saw_the_card(table: ct.Table, event: str) -> list[int | None]:
    """Those who were told which card the last event of that name was about."""
    last = {p: [e for e in told(table, p) if e["event"] == event][-1] for p in everybody(table)}
    return [p for p in everybody(table) if "card" in last[p]]


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


def play_quiet_turn(table: ct.Table) -> None:
    """A turn in which no coin moves: the item is called a Lantern, and nobody doubts it."""
    quiet = {
        "announce": say("lantern"),
        "captain_choice": LET,
        "respond": ACCEPT,
        "moon_flip": DONE,
    }
    turn = table.position()["active"]
    while table.decision and table.position()["active"] == turn:
        table.choose(quiet.get(table.decision.kind, 0))


def set_coins(position: Position, *coins: int) -> None:
    """Everybody has so many coins; the others are the supply."""
    position["coins"], position["supply"] = list(coins), 30 - sum(coins)


def lay(position: Position, zone: str, seat: int | None = None, **cards: int) -> None:
    """These cards lie there now: others go back to the cave, missing ones come from it. Purses
    change places with the discard pile. Nobody remembers anything of what lay hidden."""
    place = position[zone] if seat is None else position[zone][seat]
    for card in {*place, *cards}:
        source = position["discard" if card == "purse" else "cave"]
        source[card] = source.get(card, 0) + place.pop(card, 0) - cards.get(card, 0)
    place.update(cards)
    seats = position["seats"]
    position["known"] = [{"discard": {}, "loot_down": [{}] * seats}] * (seats + 1)


def begin_turn_with(position: Position, step: str) -> None:
    """That step is next, the active Explorer's first this turn."""
    position["step"], position["todo"] = step, []
    position["said"] = position["attacker"] = position["target"] = None


def the_nomads_come(
    table: ct.Table, change: Callable[[Position], None] = lambda position: None
) -> ct.Table:
    """The end of the game, with the loot and coins of the position, changed: what is left of the
    cave goes under the bottle, and the active Explorer draws the Nomads."""

    def last_draw(position: Position) -> None:
        change(position)
        for zone in ("cave", "found"):
            for card, count in position[zone].items():
                position["discard"][card] = position["discard"].get(card, 0) + count
        position["discard"].pop("nomads")
        position["cave"], position["found"] = {"nomads": 1}, {}
        position["step"], position["todo"] = "draw", []
        position["said"] = position["attacker"] = position["target"] = None

    return edited(table, last_draw, draws=["nomads"])
