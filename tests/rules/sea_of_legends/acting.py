"""Factions at work, for the tests."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.box import FACTIONS, NPC_TYPE_OF, NPC_TYPES, REGIONS
from captains_table.games.sea_of_legends.rules import FLOW as rules
from captains_table.games.sea_of_legends.state import REGION
from tests.rules.sea_of_legends.scenario import choices, choose, happens, lay, scene, start, told


def far_away(factions: tuple[str, ...], seats: int = 2, port: str = "VER") -> State:
    """A board on which all captains are together in a Port, out of the way."""
    s = scene(seats, factions)
    for p in range(seats):
        s.at[p] = REGION[port]
    return s


def where(s: State, npc: int) -> str | None:
    """The region of an NPC, or nothing in the supply."""
    return None if s.npc_at[npc] == NONE else REGIONS[s.npc_at[npc]]


def on_board(s: State, kind: str) -> list[str]:
    """Where the NPCs of a type are."""
    number = NPC_TYPES.index(kind)
    return [REGIONS[s.npc_at[n]] for n, t in enumerate(NPC_TYPE_OF) if t == number and where(s, n)]


def carry_on(s: State) -> None:
    """Whoever is asked takes the first choice, until nothing is asked any more."""
    while s.step != NONE:
        choose(s, **choices(s)[0])


def acts(s: State, npc: int) -> None:
    """One NPC has its activation; where something is open, the first choice is taken."""
    start(s, "evaluate", npc)
    carry_on(s)


def activate(s: State, faction: str) -> None:
    """A whole faction is activated in the Faction Turn, likewise."""
    start(s, "activate", FACTIONS.index(faction))
    carry_on(s)


def whole_rounds(s: State) -> None:
    """The Faction Turn and round after round, until the game is over: captains end their turns at
    once, and every Event is a Calm Sea."""
    lay(s, "event_deck", "CALM")
    start(s, "faction_turn")
    while s.step != NONE:
        if rules.mover(s) == CHANCE:
            happens(s, "CALM")
        elif {"do": "end_turn"} in choices(s):
            choose(s, "end_turn")
        else:
            choose(s, **choices(s)[0])


def aims(s: State) -> list[tuple[Any, ...]]:
    """Where NPCs went or stayed, and what for."""
    return [
        (event["region"], event["objective"])
        for event in told(s)
        if event["event"] in ("npc_aims", "npc_stays")
    ]


def reasons(s: State, event: str) -> list[tuple[Any, ...]]:
    """The regions and NPCs of what was told of one sort."""
    return [(one["region"], one["other_npc"]) for one in told(s, event)]


def winner(s: State) -> str | None:
    """The faction that has won, if one has."""
    return None if s.winner == NONE else FACTIONS[s.winner]
