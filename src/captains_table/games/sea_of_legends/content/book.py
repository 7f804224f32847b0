"""A content pack as the rules look things up in it: by number, with distances worked out.

A state holds the number of its pack (`s.pack`): the SHA-256 of everything in it, so that the same
content has the same number wherever it is played, and no other content has it. A book lasts as long
as somebody holds it, or its number.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from captains_table.engine.errors import Missing
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    FACTIONS,
    LEGENDARY,
    NPC_TYPE_OF,
    NPC_TYPES,
    REGIONS,
)
from captains_table.games.sea_of_legends.content.pack import (
    Ability,
    Captain,
    Character,
    Effect,
    EventCard,
    Faction,
    Npc,
    Pack,
    Port,
    Ship,
    TavernCard,
    effect_lists,
)
from captains_table.games.sea_of_legends.content.prose import Prose
from captains_table.games.sea_of_legends.content.story import Story
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import ALL_SHIPS, PEOPLE

Effects = tuple[Effect, ...]


class PackNumber(int):
    """The number of a pack, with its book: a state that has it can always be played."""

    book: Book


class Book:
    """Everything in a pack, ready to be looked up."""

    def __init__(self, pack: Pack, digest: int) -> None:
        self.pack = pack
        self.digest = digest
        self.words: dict[tuple[str, ...], Mapping[str, str]] = {}  # by language and factions
        by_id = {port.id: port for port in pack.map.ports}
        self.port: list[Port | None] = [by_id.get(region) for region in REGIONS]
        self.near = self._near()
        self.captain: list[Captain] = _in_order(pack.captains, CAPTAINS)
        self.ship: list[Ship] = _in_order(pack.ships, ALL_SHIPS)
        self.character: list[Character] = _in_order(pack.characters, PEOPLE)
        self.faction: list[Faction] = _in_order(pack.factions, FACTIONS)
        npcs = [npc for faction in pack.factions for npc in faction.npcs]
        self.npc_type: list[Npc] = _in_order(npcs, NPC_TYPES)
        self.npc: list[Npc] = [self.npc_type[kind] for kind in NPC_TYPE_OF]
        self.event: dict[str, EventCard] = {card.id: card for card in pack.events}
        self.tavern: dict[str, TavernCard] = {card.id: card for card in pack.tavern}
        self.games = {game.id: game for game in pack.games}
        self.ability, self.cost = self._cards()
        self.story = Story(pack.adventures)
        self.prose = Prose(pack.prose)
        self.story_words: dict[str, Any] = {}  # by language
        self.lists = list(dict.fromkeys(effect_lists(pack)))
        self._list_number = {effects: number for number, effects in enumerate(self.lists)}

    @property
    def number(self) -> PackNumber:
        """The number that a state holds. It is made anew each time: if the book held it too, the
        two would keep each other."""
        number = PackNumber(self.digest)
        number.book = self
        return number

    def list_number(self, effects: Effects) -> int:
        """The number of a list of effects, for a step that carries them out."""
        return self._list_number[effects]

    def game_number(self, card: str) -> int:
        """The number of the Game on a Tavern card among all Games."""
        return list(self.games).index(self.tavern[card].game)

    def _near(self) -> list[tuple[int, ...]]:
        beside: list[set[int]] = [set() for _ in REGIONS]
        for one, other in self.pack.map.routes:
            a, b = REGIONS.index(one), REGIONS.index(other)
            beside[a].add(b)
            beside[b].add(a)
        return [tuple(sorted(regions)) for regions in beside]

    @cached_property
    def distance(self) -> list[list[int]]:
        """Regions from each to each by the shortest way."""
        return [self.distances(region, frozenset()) for region in range(len(REGIONS))]

    def distances(self, start: int, closed: frozenset[int] | set[int]) -> list[int]:
        """How far every region is from `start` without entering a closed one; -1: out of reach."""
        far = [-1] * len(REGIONS)
        far[start] = 0
        todo = deque([start])
        while todo:
            region = todo.popleft()
            for beside in self.near[region]:
                if far[beside] < 0 and beside not in closed:
                    far[beside] = far[region] + 1
                    todo.append(beside)
        return far

    def _cards(self) -> tuple[dict[str, Ability], dict[str, int]]:
        """The ability of every Crew, Item and Relic, and what Crew cost."""
        pack, ability, cost = self.pack, {}, {}
        for role in pack.starters:
            ability[role.id], cost[role.id] = role.ability, 0
        for role in pack.crew:
            for copy in "ab":
                ability[role.id + copy], cost[role.id + copy] = role.ability, role.cost
        leaders = [character for character in self.character if character.crew is not None]
        for card, character in zip(LEGENDARY, leaders, strict=True):
            assert character.crew is not None
            ability[card], cost[card] = character.crew, 0
        ability |= {card.id: card.ability for card in pack.tavern}
        ability |= {relic.id: relic.ability for f in pack.factions for relic in f.deck}
        return ability, cost


def _in_order(records: Any, names: tuple[str, ...]) -> list[Any]:
    by_id = {record.id: record for record in records}
    return [by_id[name] for name in names]


_BOOKS: WeakValueDictionary[int, Book] = WeakValueDictionary()


def open_book(pack: Pack) -> Book:
    """The book of a pack. While somebody holds it, views of its tables lead to it."""
    encoded = msgspec.json.encode(pack, order="deterministic")
    digest = int.from_bytes(sha256(encoded).digest(), "big")
    opened = _BOOKS.get(digest)
    if opened is None:
        opened = _BOOKS[digest] = Book(pack, digest)
    return opened


def book(s: State) -> Book:
    """The book that a state is played with."""
    number = s.pack
    return number.book if isinstance(number, PackNumber) else book_numbered(number)


def book_numbered(number: int | str) -> Book:
    """The book with that number: a view has it as `pack`."""
    try:
        return _BOOKS[int(number)]
    except KeyError:
        raise Missing("content: this game is played with a pack that is not open here") from None
