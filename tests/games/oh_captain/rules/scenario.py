"""Tables with a known course: chance is scripted, situations are edited positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import captains_table as ct
from tests.games.script import Action, Position, Script, everybody, told


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


def who_saw_the_card(table: ct.Table, event: str) -> list[int | None]:
    """Those who were told which card the last event of that name was about."""
    last = {p: [e for e in told(table, p) if e["event"] == event][-1] for p in everybody(table)}
    return [p for p in everybody(table) if "card" in last[p]]


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
