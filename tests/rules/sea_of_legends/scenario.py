"""Scenes for the tests: a board with just what a test is about."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.events import record
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.game import game
from captains_table.engine.numbered import then
from captains_table.engine.plain import State, blank
from captains_table.engine.seen import seen
from captains_table.games.sea_of_legends.alignment import in_supply
from captains_table.games.sea_of_legends.book import open_book
from captains_table.games.sea_of_legends.box import FACTIONS, NPC_TYPES
from captains_table.games.sea_of_legends.events import EVENTS, NAMES
from captains_table.games.sea_of_legends.loading import builtin
from captains_table.games.sea_of_legends.refusals import refusal
from captains_table.games.sea_of_legends.rules import FLOW as rules
from captains_table.games.sea_of_legends.state import (
    ACTIONS,
    CELL,
    KIND,
    OWNERS,
    REGION,
    STATE,
    STEPS,
    cell,
)

MOST_CHOICES = 400


def scene(seats: int = 2, factions: tuple[str, ...] = ("spanish", "tlaloc", "dread")) -> State:
    """An empty board: Captains in order, each with a Class 1 Ship in a Port of its own."""
    s = blank(STATE, seats, checked=True)
    s.events = []
    s.pack = open_book(builtin()).number
    for i, faction in enumerate(factions):
        s.factions[i] = FACTIONS.index(faction)
    s.factions_count = len(factions)
    s.first, s.round, s.bury_limit, s.flee_range = 0, 1, 99, 1
    for p in range(seats):
        s.captain[p] = s.ship[p] = p
        s.at[p] = REGION[("VER", "POS", "NAS", "PBE")[p]]
    return s


def put(s: State, kind: str, region: str, strength: int = 0) -> int:
    """An NPC on the board; returns it. `strength` sets the level of its type."""
    npc = in_supply(s, kind)[0]
    s.npc_at[npc] = REGION[region]
    if strength:
        number = NPC_TYPES.index(kind)
        s.level[number] = open_book(builtin()).npc_type[number].track.index(strength)
    return npc


def flag(s: State, region: str, owner: str) -> None:
    """A Flag on a Port."""
    s.flag[REGION[region]] = OWNERS.index(owner)


def give(s: State, p: int, zone: str, *cards: str) -> None:
    """Cards in front of a seat."""
    for card in cards:
        s.cards[cell(zone, p)][KIND[card]] += 1
        s.total[cell(zone, p)] += 1


def lay(s: State, zone: str, *cards: str) -> None:
    """Cards in a zone of the table."""
    for card in cards:
        s.cards[CELL[zone]][KIND[card]] += 1
        s.total[CELL[zone]] += 1


def start(s: State, step: str, *numbers: int) -> None:
    """Let a step be next, and everything happen that happens by itself."""
    then(s, STEPS.index(step), *numbers)
    settle(s)


def settle(s: State) -> None:
    """Let everything happen that happens by itself."""
    while s.step != NONE and rules.mover(s) == OVER:
        rules.go_on(s)


def choices(s: State) -> list[dict[str, Any]]:
    """What may be chosen now."""
    codes = [0] * MOST_CHOICES
    return [ACTIONS.action(code) for code in codes[: rules.legal(s, codes)]]


def asked(s: State) -> tuple[int, str]:
    """Who is asked, and what."""
    assert rules.mover(s) not in (CHANCE, OVER)
    return rules.mover(s), STEPS[s.step]


def choose(s: State, do: str, **action: Any) -> None:
    """Choose what must be among the choices."""
    wanted = {"do": do, **action}
    assert wanted in choices(s), f"{wanted} is none of {choices(s)}"
    rules.apply(s, ACTIONS.code(wanted))


def refused(s: State, do: str, **action: Any) -> str:
    """The rule that forbids an action to whoever is asked."""
    wanted = {"do": do, **action}
    assert wanted not in choices(s)
    seat, _ = asked(s)
    return refusal(seen(game("sea-of-legends"), s, seat), seat, wanted)


def happens(s: State, *outcomes: Any) -> None:
    """Chance falls like this, one after the other."""
    for outcome in outcomes:
        assert rules.mover(s) == CHANCE, asked(s)
        names = rules.outcomes[STEPS[s.step]]
        codes, weights = [0] * MOST_CHOICES, [0] * MOST_CHOICES
        possible = codes[: rules.chances(s, codes, weights)]
        code = next((c for c in possible if names[c] == outcome), None)
        assert code is not None, f"{outcome} is none of {[names[c] for c in possible]}"
        rules.apply(s, code)


def told(s: State, name: str = "") -> list[dict[str, Any]]:
    """What everybody was told, of one sort or all."""
    events = [record(event, s.seats, EVENTS, NAMES) for event in s.events or []]
    return [event for event in events if not name or event["event"] == name]
