"""Boards for the tests of Sea of Legends: positions made to measure, played through the front door.

How a test is written:

1. `scene()` is a set-up game swept bare: seat 0's turn in round 1, Captains in order with Class 1
   Ships in VER, POS, NAS and PBE, no NPC, no Flag, no gold, no Crew in play, nobody's Lover or
   Nemesis. All cards lie in their decks; three Calm Seas are in the Event deck. The Summoning
   Relics lie in WIL, where they are out of the way (`hold` takes them elsewhere).
2. Fields are read and written by their names in a position (docs/positions/sea-of-legends.md), all
   values by name: `s.at[0] = "NAS"`, `s.gold[0] = 5`, `s.infested[REGION["NAS"]] = 1`. A field of a
   region, NPC, type or faction is found by `REGION`, `NPC`, `TYPE`, `FACTION`; nothing is `None`.
   Pieces are moved, never made: `give`, `lay`, `only`, `ship`, `captain`, `lover`, `nemesis`,
   `hold`; `put` takes an NPC from its supply. A position that could not arise is refused by
   `ct.Table.at`, which names the field.
3. `turn`, `moves_in`, `chosen_npc`, `activation`, `faction_turn`, `draws_event` set what is next
   (`next_is` sets any steps); then `choose`, and where chance decides `happens`. What nobody said
   does not happen: at a draw or a die the board waits (`waits` says for what) and can be looked at.
   What happens when a turn begins is seen after `next_turn`, which lets the one before it end.
4. Look at fields, `lies`, `choices`, `asked`, `told`, `refused`, or at what the table tells a seat:
   `s.table.view(0)`, `s.table.outcome`, `notoriety`, `movement`, `strength_now`, `odds`.

A board can be edited at any time, also in the middle of something: it is put up anew then. Rules
that no printed card shows are tried with a content pack of the test's own: `scene(content=pack(
{"T08": {"ability": {...}}}))`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import yaml

import captains_table as ct
from tests.games import script
from tests.games.script import Action, Position

GAME = "sea-of-legends"
PORTS = (
    *("VER", "SKU", "HAV", "NAS", "CLA", "PRO", "TOR", "SDO"),
    *("SJU", "STJ", "BRI", "POS", "WIL", "CAR", "PBE", "SMU"),
)
SEAS = tuple(f"S{n}" for n in range(1, 13))
REGIONS = (*PORTS, *SEAS)
FACTIONS = ("spanish", "atlantian", "british", "tlaloc", "dread")
TOKENS = ("captain", "lover", "nemesis", "secondary")
CAPTAINS = ("kahina", "cesare", "spell", "ton")
CLASS_1 = ("minnow", "cormorant", "driftwood", "sparrow")
STARTERS = ("gunner", "navigator", "quartermaster")
SUMMONING_CARDS = ("CT8", "CT9", "CT10", "CT11")
SUPPLY = {  # NPCs: whose, and how many
    "galleon": ("spanish", 8),
    "seeker": ("atlantian", 4),
    "king": ("atlantian", 1),
    "officer": ("british", 6),
    "admiral": ("british", 1),
    "guardian": ("tlaloc", 6),
    "tetzahuitl": ("tlaloc", 1),
    "soldier": ("dread", 6),
    "colossus": ("dread", 1),
}
NPCS = tuple(
    kind if count == 1 else f"{kind}-{n + 1}"
    for kind, (_, count) in SUPPLY.items()
    for n in range(count)
)
NPC_TYPES = tuple(SUPPLY)
REGION = {name: number for number, name in enumerate(REGIONS)}
NPC = {name: number for number, name in enumerate(NPCS)}
TYPE = {name: number for number, name in enumerate(NPC_TYPES)}
FACTION = {name: number for number, name in enumerate(FACTIONS)}
TOKEN = {name: number for number, name in enumerate(TOKENS)}
BLANK = ["captain", "captain", "captain", "captain", "1"]  # a Class 1 Ship's roll of Strength 1
NOTHING = -1  # among the numbers of a step


class Waiting(Exception):
    """Chance must decide, and the test has not said how."""


class Board:
    """A position that is played: its fields are read and written by name. Where it was written in
    since the table was put up, a table is put up anew; what was told before is kept."""

    position: Position
    _laid: Position | None  # the position as the table left it
    _table: ct.Table | None
    _deed: Callable[[], object] | None  # what waits for chance
    _outcomes: list[Any]  # how chance falls in it
    _next: int
    _awaited: tuple[str, dict[Any, int]] | None
    _past: list[dict[str, Any]]  # told at tables before this one
    _heard: list[dict[str, Any]]  # and at this one

    def __init__(self, position: Position) -> None:
        self.position = position
        self._laid = self._table = self._deed = self._awaited = None
        self._outcomes, self._past, self._heard, self._next = [], [], [], 0

    def __getattr__(self, name: str) -> Any:
        if name not in self.position:
            raise AttributeError(name)
        return self.position[name]

    def __setattr__(self, name: str, value: Any) -> None:
        if name in Board.__annotations__:
            super().__setattr__(name, value)
        else:
            assert name in self.position, f"a position has no field {name}"
            self.position[name] = value

    @property
    def table(self) -> ct.Table:
        """The table, put up as the board is now. At a draw or a die there is none."""
        self._put_up()
        assert not self._awaited, f"{self._awaited} is to happen"
        assert self._table
        return self._table

    def _put_up(self) -> None:
        if self.position != self._laid:
            self._past += self._heard
            self._heard, self._table, self._outcomes = [], None, []
            self._attempt(self._sit_down)

    def _sit_down(self) -> None:
        self._table = None
        self._table = ct.Table.at(GAME, self.position, chance=self._chance, checked=True)

    def _chance(self, kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        if self._next == len(self._outcomes):
            self._awaited = kind, dict(zip(outcomes, weights, strict=True))
            if self._table:
                self._look(self._table)
            raise Waiting
        outcome = self._outcomes[self._next]
        assert outcome in outcomes, f"{outcome} is none of {outcomes}"
        self._next += 1
        return list(outcomes).index(outcome)

    def _attempt(self, deed: Callable[[], object]) -> None:
        """Do it as far as chance is known: the table takes back what it could not finish."""
        self._deed, self._awaited, self._next = deed, None, 0
        try:
            deed()
        except Waiting:
            self._laid = deepcopy(self.position)
            return
        assert self._next == len(self._outcomes), f"not drawn: {self._outcomes[self._next :]}"
        assert self._table
        self._look(self._table)
        self._outcomes = []

    def _look(self, table: ct.Table) -> None:
        self.position = table.position()
        self._laid = deepcopy(self.position)
        self._heard = script.told(table, None)

    def choose(self, action: Action) -> None:
        """Make a choice that is offered."""
        table = self.table
        offered = script.actions(table)
        assert action in offered, f"{action} is none of {offered}"
        self._attempt(lambda: table.choose(action))

    def fall(self, outcomes: Sequence[Any]) -> None:
        """Chance falls like this."""
        self._put_up()
        assert self._deed
        assert self._awaited, f"nothing is drawn: {self.step} is next"
        self._outcomes += outcomes
        self._attempt(self._deed)

    def awaited(self) -> tuple[str, dict[Any, int]] | None:
        """What chance must decide now, if anything: its sort, what can happen and how likely."""
        self._put_up()
        return self._awaited

    def told(self) -> list[dict[str, Any]]:
        """What everybody was told, at all tables of this board."""
        self._put_up()
        return [*self._past, *self._heard]


# Content


@cache
def built_in() -> dict[str, Any]:
    """The content of the game as data; nobody may write in it."""
    game = ct.game(GAME)
    data: dict[str, Any] = game.read_folder("content", game.folder / "content" / "data")
    return data


@cache
def plain() -> dict[str, Any]:
    """The content with Adventures that are nobody's own and stay as they are, whatever stories are
    written: those of `adventures.yaml` beside this file."""
    file = Path(__file__).with_name("adventures.yaml")
    adventures = yaml.safe_load(file.read_text(encoding="utf-8"))["adventures"]
    game = ct.game(GAME)
    data: dict[str, Any] = game.agree(1, {"content": {**built_in(), "adventures": adventures}})
    return data["content"]


@cache
def chart() -> Mapping[str, Any]:
    """What a board is drawn from: Ports, routes, stat cards, Ships."""
    return ct.game(GAME).content({"content": "built_in"})


def pack(changes: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The content, with Adventures that are nobody's own, and with some records changed, by their
    identifiers."""
    data = deepcopy(plain())
    left = dict(changes)
    for record in _records(data):
        if fields := left.pop(record["id"], None):
            record.update(fields)
    assert not left, f"not in the content: {[*left]}"
    return data


def _records(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data
        data = [*data.values()]
    if isinstance(data, list | tuple):
        for part in data:
            yield from _records(part)


# Scenes


@cache
def _set_up(seats: int, factions: tuple[str, ...]) -> Position:
    """A set-up game, swept bare."""
    two = [f for f in factions if f != "spanish"]
    options = {"factions": two, "calm_seas": 3, "content": plain()}
    table = ct.Table(GAME, seats, options=options, chance=script.Script(first_player=[0]))
    while script.kind(table) != "turn":
        table.choose(0)
    swept = table.position()
    for name in ("npc_at", "flag"):
        swept[name] = [None] * len(swept[name])
    for name in ("deeds", "chapters", "chosen", "lost"):
        swept[name] = [[] for _ in range(seats)]
    swept["reading"], swept["fresh"] = None, 0
    swept["relic_at"] = ["WIL" if where else None for where in swept["relic_at"]]
    swept["level"] = [0] * len(NPC_TYPES)
    for p in range(seats):
        for name in ("lover", "nemesis"):
            _add(swept["characters"], swept[name][p][0])
            swept[name][p] = [None, None]
        swept["favor"][p], swept["malice"][p] = [0, 0], [0, 0]
        swept["token_at"][p], swept["stage"][p] = [None] * 4, [1, 0, 0, 0]
        swept["at"][p] = ("VER", "POS", "NAS", "PBE")[p]
        swept["relation"][p] = [0] * len(FACTIONS)
        for card in swept["ready"][p]:
            _add(swept["box"], card)
        swept["ready"][p] = {}
    swept["gold"], swept["victory"] = [0] * seats, 0
    for known in swept["known"]:
        known["characters"] = {}
    return swept


def scene(
    seats: int = 2,
    factions: tuple[str, ...] = ("spanish", "tlaloc", "dread"),
    content: Any = "built_in",
    **options: Any,
) -> Board:
    """An empty board: Captains in order, each with a Class 1 Ship in a Port of its own; it is the
    turn of seat 0."""
    position = deepcopy(_set_up(seats, factions))
    position["options"] |= {"content": content, **options}
    return Board(position)


# Pieces


def _add(zone: dict[str, int], card: str) -> None:
    zone[card] = zone.get(card, 0) + 1


def _remove(zone: dict[str, int], card: str) -> None:
    zone[card] -= 1
    if not zone[card]:
        del zone[card]


def _take(s: Board, card: str, target: dict[str, int]) -> None:
    """Take a card from where it lies: the decks, then the box, then in front of somebody."""
    decks = [z for z in s.position.values() if isinstance(z, dict) and z is not s.box]
    seats = [zone for name in OWN for zone in s.position[name]]
    lying = [z for z in (*decks, s.box, *seats) if z is not target and card in z]
    assert lying, f"{card} is nowhere to be taken from"
    _remove(lying[0], card)


OWN = ("ready", "exhausted", "items", "rumors", "relics")


def lay(s: Board, zone: str, *cards: str) -> None:
    """These cards lie in a zone of the table: those that do not are taken from where they are."""
    for card in set(cards):
        while s.position[zone].get(card, 0) < cards.count(card):
            _take(s, card, s.position[zone])
            _add(s.position[zone], card)


def only(s: Board, zone: str, *cards: str, rest: str, p: int | None = None) -> None:
    """A zone of the table holds these cards and no others, which go to `rest`: a zone of the table,
    or of a seat."""
    target = s.position[rest] if p is None else s.position[rest][p]
    for card, count in s.position[zone].items():
        target[card] = target.get(card, 0) + count
    s.position[zone] = {}
    lay(s, zone, *cards)


def give(s: Board, p: int, zone: str, *cards: str) -> None:
    """More cards in front of a seat; a Summoning Relic's token goes with its card."""
    for card in cards:
        if card in SUMMONING_CARDS and zone == "relics":
            hold(s, SUMMONING_CARDS.index(card), f"seat-{p}")
        else:
            _take(s, card, s.position[zone][p])
            _add(s.position[zone][p], card)


def lose(s: Board, p: int, zone: str, *cards: str, to: str) -> None:
    """Cards in front of a seat lie in a zone of the table instead."""
    for card in cards:
        _remove(s.position[zone][p], card)
        _add(s.position[to], card)


def hold(s: Board, relic: int, where: str) -> None:
    """A Summoning Relic is held by an NPC, "tetzahuitl-card" or a seat, or lies in a region."""
    card = SUMMONING_CARDS[relic]
    for p, relics in enumerate(s.relics):
        if card in relics:
            lose(s, p, "relics", card, to="faction_decks")
    s.relic_at[relic] = where if where in REGION else None
    s.relic_holder[relic] = None if where in REGION else where
    if where.startswith("seat-"):
        _remove(s.faction_decks, card)
        _add(s.relics[int(where[-1])], card)


def put(s: Board, kind: str, region: str, strength: int = 0) -> int:
    """An NPC of the supply on the board; returns it. `strength` sets the level of its type."""
    npc = next(n for n, name in enumerate(NPCS) if _type(name) == kind and not s.npc_at[n])
    s.npc_at[npc] = region
    if strength:
        s.level[TYPE[kind]] = chart()["npcs"][kind]["track"].index(strength)
    return npc


def _type(npc: str) -> str:
    return npc.partition("-")[0]


def flag(s: Board, region: str, owner: str | None) -> None:
    """A Flag on a Port, or none."""
    s.flag[REGION[region]] = owner


def ship(s: Board, p: int, name: str) -> None:
    """A seat's Ship; the one it had is in the Ship deck, or out of the game."""
    _add(s.box if s.ship[p] in CLASS_1 else s.ship_deck, s.ship[p])
    _remove(s.box if name in CLASS_1 else s.ship_deck, name)
    s.ship[p] = name


def captain(s: Board, p: int, name: str) -> None:
    """Who a seat plays; whoever else played them changes places."""
    if name in s.captain:
        s.captain[s.captain.index(name)] = s.captain[p]
    else:
        _remove(s.captains, name)
        _add(s.captains, s.captain[p])
    s.captain[p] = name


def turn_card(s: Board, p: int) -> None:
    """A Captain card shows its legendary side, after three Captain Adventures."""
    s.legendary[p], s.stage[p][TOKEN["captain"]] = 1, 3


def lover(s: Board, p: int, who: str | None, favor: int = 2, place: int = 0) -> None:
    """A Lover with so many abilities unlocked; people of factions are Secondary: place 1."""
    _person(s, s.lover[p], who, place)
    s.favor[p][place] = favor if who else 0


def nemesis(s: Board, p: int, who: str | None, malice: int, place: int = 0) -> None:
    """A Nemesis with so many abilities unlocked."""
    _person(s, s.nemesis[p], who, place)
    s.malice[p][place] = malice if who else 0


def _person(s: Board, people: list[str | None], who: str | None, place: int) -> None:
    deck = s.faction_characters if place else s.characters
    if before := people[place]:
        _add(deck, before)
    if who:
        _remove(deck, who)
    people[place] = who
