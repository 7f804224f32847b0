"""All there is in a game of Sea of Legends, to read at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from captains_table.engine.words import Words
from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.terminal.chart import (
    CAPTAIN_DIGITS,
    NPC_LETTERS,
    SEA,
    SIGNS,
    sea_word,
)
from captains_table.games.sea_of_legends.terminal.dice import FACES
from captains_table.games.sea_of_legends.terminal.texts import Texts
from captains_table.terminal.drawing import two_columns
from captains_table.terminal.prose import Prose, heading
from captains_table.terminal.screen import Screen


class Pieces:
    """The Factions and what they are after, the regions with their routes, the Ships with their
    prices, and everybody's cards."""

    def __init__(self, screen: Screen, words: Words, view: Mapping[str, Any], texts: Texts) -> None:
        self.words = words
        self.view = view
        self.texts = texts
        self.book = texts.book
        self._say = screen.say

    def parts(self, names: Sequence[str]) -> list[RenderableType]:
        """One below the other, with the cards of the captains of those names."""
        parts: list[RenderableType] = []
        for faction in self.view["factions"]:
            parts += [
                heading(self.words.say(f"faction-{faction}"), "coral"),
                self._about_faction(faction),
            ]
        regions = two_columns()
        for port in self.book.pack.map.ports:
            strength = self.view["facts"]["ports"][port.id]
            code = Text(f"{SIGNS[port.type]}{port.id} {strength}", "sea")
            name = self.words.say(f"region-{port.id}")
            regions.add_row(
                code, Prose(f"{name}. {self._routes(port.id)} {self.texts.text(port.id)}")
            )
        for sea in self.book.pack.map.seas:
            name = self.words.say(f"region-{sea.id}")
            code = Text(SEA + sea_word(name, self.words.lang), "faint")
            regions.add_row(code, Prose(f"{name}. {self._routes(sea.id)}"))
        parts += [heading(self._say("sea-regions"), "sea"), regions]
        ships = two_columns()
        for ship in sorted(self.book.pack.ships, key=lambda ship: (ship.rank, ship.cost)):
            ships.add_row(
                Text(self.words.say(f"ship-{ship.id}"), "name"), Prose(self.texts.ship(ship))
            )
        parts += [heading(self._say("sea-ships"), "sea"), ships]
        for p, captain in enumerate(self.view["captain"]):
            if captain:
                called = f"{CAPTAIN_DIGITS[p]} {names[p]}"
                parts += [heading(called, "brass"), self._all_cards(p)]
        return parts

    def _routes(self, region: str) -> str:
        return self._say("sea-routes", regions=self.texts.neighbours(region))

    def _about_faction(self, faction: str) -> RenderableType:
        """How it wins, how strong its NPCs are, and what they do to those they beat."""
        goal = self.book.faction[FACTIONS.index(faction)]
        grid = two_columns()
        won = self._say(f"sea-goal-{faction}", count=goal.goal, gold=goal.gold_goal)
        grid.add_row(Text("!", "lamp"), Prose(won))
        for npc in goal.npcs:
            track = "-".join(map(str, npc.track))
            sign = Text(f"{NPC_LETTERS[npc.id]} {self.texts.strength_of(npc.id)}", "coral")
            name = self.words.say(f"npc_type-{npc.id}")
            told = self._say("sea-npc", npc=name, track=track, moves=npc.movement, ally=npc.ally)
            grid.add_row(sign, Prose(f"{told} {self.texts.text(npc.id)}"))
        return grid

    def _all_cards(self, p: int) -> RenderableType:
        view, text, grid = self.view, self.texts.text, two_columns()
        captain = f"{view['captain'][p]}{'-legendary' if view['legendary'][p] else ''}"
        grid.add_row(Text(FACES["captain"], "lamp"), Prose(text(captain)))
        if ship := view["ship"][p]:
            grid.add_row(Text(self.words.say(f"ship-{ship}"), "name"), Prose(text(ship)))
        for card in self._cards(p):
            grid.add_row(Text(self.words.say(f"card-{card}"), "name"), Prose(text(card)))
        for place in range(2):
            for side, unlocked, style in (
                ("lover", "favor", "kelp"),
                ("nemesis", "malice", "coral"),
            ):
                if (who := view[side][p][place]) is None:
                    continue
                called = f"{FACES[side]} {self.words.say(f'card-{who}')}"
                for n, told in enumerate(self.texts.person(who, side), 1):
                    has = n <= view[unlocked][p][place]
                    name = Text(called if n == 1 else "", style)
                    grid.add_row(name, Prose(told, "" if has else "faint"))
        return grid

    def _cards(self, p: int) -> list[str]:
        zones = ("ready", "exhausted", "items", "rumors", "relics")
        return [card for zone in zones for card in self.view[zone][p]["cards"]]
