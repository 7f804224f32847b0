"""Boards of Sea of Legends at play: what is next, choosing, and what can be seen. How a test is
written stands in `board.py`."""

from __future__ import annotations

from typing import Any

import captains_table as ct
from tests.games import script
from tests.games.script import Action
from tests.games.sea_of_legends.rules.board import (
    FACTION,
    GAME,
    NOTHING,
    NPC_TYPES,
    NPCS,
    REGION,
    SUPPLY,
    Board,
    captain,
    chart,
    scene,
)

END = {"do": "end_turn"}

# Scenes


def far_away(factions: tuple[str, ...], seats: int = 2, port: str = "VER") -> Board:
    """A board on which all captains are together in a region, out of the way."""
    s = scene(seats, factions)
    s.at = [port] * seats
    return s


def at(region: str, who: str = "kahina", seats: int = 2, **scenery: Any) -> Board:
    """Seat 0's turn in a region with a Class 1 Ship: four Captain dice and one Bonus die."""
    s = scene(seats, **scenery)
    captain(s, 0, who)
    s.at[0] = region
    return s


def begun(seats: int, factions: tuple[str, ...] = ("spanish", "tlaloc", "dread")) -> Board:
    """A game that was just laid out: nobody has chosen anything."""
    options = {"factions": [f for f in factions if f != "spanish"]}
    table = ct.Table(GAME, seats, options=options, chance=script.Script(first_player=[0]))
    return Board(table.position())


# What is next


def next_is(s: Board, *steps: tuple[Any, ...]) -> None:
    """What is to be done, the next step last: each with its numbers."""
    names = [name for name, *_ in steps]
    s.todo, s.step = names[:-1], names[-1]
    s.args = [n for _, *numbers in steps for n in (*numbers, *(NOTHING,) * (4 - len(numbers)))]
    if "turn" not in names:
        s.active = None


def turn(s: Board, p: int = 0, **numbers: Any) -> None:
    """The turn of a seat, from its beginning unless numbers say otherwise."""
    next_is(s, ("turn",))
    s.active = p
    for name in ("moved", "acted", "buried"):
        setattr(s, name, 0)
    s.used_turn = []
    for name, value in numbers.items():
        setattr(s, name, value)


def _ends_turn(s: Board, p: int) -> None:
    """A seat that can do nothing more ends its turn."""
    next_is(s, ("turn",))
    s.active, s.moved, s.acted = p, 1, 1
    choose(s, "end_turn")


def next_turn(s: Board, p: int) -> None:
    """The turn of a seat begins, as the one before it ends; alone, after a whole round."""
    s.first = (p - 1) % s.seats
    _ends_turn(s, s.first)


def faction_turn(s: Board) -> None:
    """The last turn of a round ends."""
    _ends_turn(s, (s.first - 1) % s.seats)


def _begin_faction_turn(s: Board) -> None:
    s.faction_done, s.npc_done = [0] * len(FACTION), [0] * len(NPCS)


FACTION_TURN = (("winner_check",), ("next_faction",))


def activation(s: Board, faction: str) -> None:
    """A faction is activated, as the last one of a Faction Turn."""
    next_is(s, *FACTION_TURN, ("choose_faction",))
    _begin_faction_turn(s)
    s.faction_done = [int(name != faction) for name in FACTION]
    choose(s, "activate", faction=faction)


def _acting(s: Board, npc: int, *steps: tuple[Any, ...]) -> None:
    """An NPC acts, and all others have acted."""
    faction = FACTION[SUPPLY[NPCS[npc].partition("-")[0]][0]]
    next_is(s, *FACTION_TURN, ("faction_done", faction), ("next_npc", faction), *steps)
    s.faction_done = [1] * len(FACTION)
    s.npc_done = [1] * len(NPCS)


def chosen_npc(s: Board, npc: int) -> None:
    """The first player lets an NPC act: the last one of a Faction Turn, or with its Horde."""
    faction = FACTION[SUPPLY[NPCS[npc].partition("-")[0]][0]]
    _acting(s, npc, ("choose_npc", faction))
    horde = [
        n
        for n, name in enumerate(NPCS)
        if s.npc_at[n] == s.npc_at[npc] and name.startswith(NPCS[npc].partition("-")[0])
    ]
    for one in horde if NPCS[npc].startswith("soldier") else [npc]:
        s.npc_done[one] = 0
    first = next(c["npc"] for c in choices(s))
    choose(s, "npc", npc=first)


def moves_in(s: Board, npc: int, region: str, objective: int = NOTHING) -> None:
    """An NPC takes its last step to a region, attacks there, and acts by its Objective: the number
    of one of its guide's, or nothing."""
    near = {r for route in chart()["routes"] if region in route for r in route} - {region}
    s.npc_at[npc] = min(near, key=lambda r: (s.npc_at.count(r), REGION[r]))
    _acting(s, npc, ("attack", npc), ("choose_route", npc, 1, 0))
    s.attacker, s.objective, s.goal = NPCS[npc], objective, region
    choose(s, "region", region=region)


def draws_event(s: Board, card: str = "") -> None:
    """The Faction Turn is over, and an Event is drawn."""
    next_is(s, ("pass_first",), ("end_event",), ("event",), ("draw_event",))
    if card:
        happens(s, card)


# Choosing


def choose(s: Board, do: str, **action: Any) -> None:
    """Choose what must be among the choices."""
    s.choose({"do": do, **action})


def happens(s: Board, *outcomes: Any) -> None:
    """Chance falls like this, one after the other."""
    s.fall(outcomes)


def roll(s: Board, *faces: str) -> None:
    """Roll the dice, and they show this."""
    choose(s, "roll")
    happens(s, *faces)


def challenge(s: Board, target: str) -> None:
    """Declare a Challenge."""
    choose(s, "challenge", target=target)


def fight(s: Board, target: str, face: str) -> None:
    """Challenge somebody with a roll that shows the same on every die."""
    challenge(s, target)
    roll(s, *(face,) * (4 + s.bonus_dice))
    choose(s, "done")


def carry_on(s: Board) -> None:
    """Whoever is asked takes the first choice, until a turn goes on, an Event is drawn or the game
    is over."""
    while not waits(s) and s.step not in ("turn", None):
        s.choose(choices(s)[0])


def acts(s: Board, npc: int) -> None:
    """One NPC has its activation; where something is open, the first choice is taken."""
    chosen_npc(s, npc)
    carry_on(s)


def activate(s: Board, faction: str) -> None:
    """A whole faction is activated in the Faction Turn, likewise."""
    activation(s, faction)
    carry_on(s)


def whole_rounds(s: Board) -> None:
    """The Faction Turn and round after round, until the game is over: captains end their turns at
    once, and every Event is a Calm Sea."""
    faction_turn(s)
    while s.step is not None:
        if waits(s):
            happens(s, "CALM")
            calm_again(s)
        elif END in choices(s):
            s.choose(END)
        else:
            s.choose(choices(s)[0])


def calm_again(s: Board) -> None:
    """The Calm Seas are in the Event deck again."""
    count = s.event_discard.pop("CALM", 0)
    if count:
        s.event_deck["CALM"] = s.event_deck.get("CALM", 0) + count


# What can be seen


def choices(s: Board) -> list[Action]:
    """What may be chosen now."""
    return script.actions(s.table)


def verbs(s: Board) -> set[str]:
    """What sorts of things may be done."""
    return {choice["do"] for choice in choices(s)}


def using(card: str) -> Action:
    """The choice of using a card."""
    return {"do": "use", "card": card}


def reach(s: Board) -> set[str]:
    """Where the ship can sail."""
    return {choice["region"] for choice in choices(s) if choice["do"] == "sail"}


def open_to(s: Board) -> list[str]:
    """What may be Challenged."""
    return [choice["target"] for choice in choices(s) if choice["do"] == "challenge"]


def asked(s: Board) -> tuple[int, str]:
    """Who is asked, and what."""
    decision = s.table.decision
    assert decision, "nobody is asked"
    return decision.seat, decision.kind


def waits(s: Board) -> str | None:
    """What chance must decide now, if anything."""
    awaited = s.awaited()
    return awaited[0] if awaited else None


def possible(s: Board) -> dict[Any, int]:
    """What can happen by chance now, and how likely it is."""
    awaited = s.awaited()
    assert awaited, f"{asked(s)} is asked, nothing is drawn"
    return awaited[1]


def refused(s: Board, do: str, **action: Any) -> str:
    """The rule that forbids an action to whoever is asked."""
    return script.refused(s.table, {"do": do, **action})


def told(s: Board, name: str = "") -> list[dict[str, Any]]:
    """What everybody was told, of one sort or all."""
    return [event for event in s.told() if not name or event["event"] == name]


def aims(s: Board) -> list[tuple[Any, ...]]:
    """Where NPCs went or stayed, and what for."""
    return [
        (event["region"], event["objective"])
        for event in told(s)
        if event["event"] in ("npc_aims", "npc_stays")
    ]


def reasons(s: Board, event: str) -> list[tuple[Any, ...]]:
    """The regions and NPCs of what was told of one sort."""
    return [(one["region"], one["other_npc"]) for one in told(s, event)]


def lies(s: Board, zone: str, p: int | None = None) -> list[str]:
    """The cards of a zone, or of a seat's zone."""
    cards = s.position[zone] if p is None else s.position[zone][p]
    return [card for card, count in cards.items() for _ in range(count)]


def shown(s: Board) -> list[str]:
    """What the dice show."""
    return list(s.die)


def where(s: Board, npc: int) -> str | None:
    """The region of an NPC, or nothing in the supply."""
    region: str | None = s.npc_at[npc]
    return region


def on_board(s: Board, kind: str) -> list[str]:
    """Where the NPCs of a type are."""
    assert kind in NPC_TYPES
    there = zip(NPCS, s.npc_at, strict=True)
    return [region for name, region in there if region and name.partition("-")[0] == kind]


def npcs(s: Board) -> list[tuple[str, str]]:
    """The NPCs on the board and where they are."""
    return [(npc, region) for npc, region in zip(NPCS, s.npc_at, strict=True) if region]


def flag_of(s: Board, region: str) -> str | None:
    """Whose Flag is on a Port."""
    owner: str | None = s.flag[REGION[region]]
    return owner


def winner(s: Board) -> str | None:
    """The faction that has won, if one has."""
    faction: str | None = s.winner
    return faction


def winners(s: Board) -> list[int]:
    """The seats that have won, once the game is over."""
    outcome = s.table.outcome
    assert outcome
    return list(outcome.winners)


# What the table tells whoever is asked


def hints(s: Board) -> dict[str, Any]:
    """The hints of the seat that must choose."""
    return s.table.hints(asked(s)[0])


def breakdown(s: Board, p: int) -> dict[str, int]:
    """Where somebody's Notoriety is from, as everybody is told it in a turn."""
    twin = Board(dict(s.position))
    turn(twin, 0)
    rows: list[dict[str, int]] = ct.Table.at(GAME, twin.position).facts()["notoriety"]
    return rows[p]


def notoriety(s: Board, p: int) -> int:
    """Somebody's Notoriety."""
    return breakdown(s, p)["total"]


def movement(s: Board) -> int:
    """How far the one whose turn it is can sail."""
    regions: int = s.table.facts()["ships"][asked(s)[0]]["movement"]
    return regions


def strength_now(s: Board) -> int:
    """The Strength of whose dice are on the table, with allied NPCs."""
    strength: int = s.table.facts()["challenge"]["strength"]
    return strength


def odds(s: Board, target: str) -> int:
    """The chance of success against a target, in percent."""
    codes = {
        choice["code"]: choice["action"].get("target")
        for choice in s.table.view(s.active)["decision"]["choices"]
    }
    percent: dict[str, int] = {codes[one["code"]]: one["percent"] for one in hints(s)["odds"]}
    return percent[target]
