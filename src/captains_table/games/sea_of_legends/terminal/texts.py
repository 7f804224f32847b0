"""What the choices of Sea of Legends come to: prices, odds, and what cards do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from captains_table.engine.words import Words
from captains_table.games.sea_of_legends.box import NPCS, REGIONS, TAVERN
from captains_table.games.sea_of_legends.content.book import Book
from captains_table.games.sea_of_legends.content.pack import Ship
from captains_table.terminal.screen import Screen

Action = Mapping[str, Any]
ABILITIES = {  # of Lovers: which of the two, and which ability
    "lover-1": (0, 1),
    "lover-2": (0, 2),
    "lover-3": (0, 3),
    "second-1": (1, 1),
    "second-2": (1, 2),
    "second-3": (1, 3),
}
PLAYER = "seat-"


class Texts:
    """What is known of the choices of one view."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        names: Sequence[str],
        view: Mapping[str, Any],
        book: Book,
    ) -> None:
        self.screen = screen
        self.words = words
        self.names = names
        self.view = view
        self.book = book
        hints = view.get("hints", {})
        self.prices: Mapping[str, int] = hints.get("prices", {})
        self._odds = {odds["code"]: odds["percent"] for odds in hints.get("odds", ())}

    def text(self, thing: str) -> str:
        """What a card, Ship or Port does; nothing where there is nothing to say."""
        return self.words.say(f"text-{thing}") if self.words.has(f"text-{thing}") else ""

    def percent(self, action: Action) -> int | None:
        """How likely an action succeeds, where that is told."""
        for choice in (self.view["decision"] or {}).get("choices", ()):
            if choice["action"] == action:
                return self._odds.get(choice["code"])
        return None

    def figure(self, action: Action) -> str:
        """The odds of a Challenge, or the price of what is bought."""
        if (percent := self.percent(action)) is not None:
            return self.screen.say("sea-odds", percent=percent)
        price = self.prices.get(str(action.get("card") or action.get("ship")))
        return "" if price is None else self.screen.say("sea-price", count=price)

    def gist(self, action: Action) -> str:
        """Figures first, then what it does."""
        return " · ".join(part for part in (self.figure(action), self._does(action)) if part)

    def _does(self, action: Action) -> str:
        match action:
            case {"do": "captain", "captain": captain}:
                return self.text(captain)
            case {"do": "lover" | "nemesis" as side, "card": card}:
                return self.text(f"{card}-{side}-1")
            case {"do": "challenge", "target": target}:
                if target == "port":
                    return self.text(self._here())
                return self.target(target) if target.startswith(PLAYER) else ""
            case {"do": "adventure", "token": token}:
                return self.title(self.view["seat"], token)
            case {"do": "visit"}:
                return self._port()
            case {"do": "use", "card": "lover-2" | "second-2" as ability}:
                return self.ability(ability)
            case {"do": "bury", "tens": tens}:
                return self.screen.say("sea-notoriety", count=tens)
            case {"do": "outcome", "outcome": outcome}:
                return self._outcome(outcome)
            case {"do": "reroll" | "turn", "die": die}:
                return self.screen.say(
                    "sea-shows", face=self.words.say(f"face-{self.view['die'][die]}")
                )
            case {"do": "npc", "npc": npc}:
                where = self.view["npc_at"][NPCS.index(npc)]
                return self.words.say(f"region-{where}") if where else ""
            case {"card": card}:
                return self.text(card)
            case {"ship": ship}:
                return self.text(ship)
        return ""

    def ability(self, ability: str) -> str:
        """An ability of one of the roller's or viewer's Lovers."""
        place, number = ABILITIES[ability]
        who = self.view["lover"][self.view["seat"]][place]
        return self.text(f"{who}-lover-{number}")

    def target(self, target: str) -> str:
        """Who or what is Challenged; captains by their names."""
        if target.startswith(PLAYER):
            return self.names[int(target.removeprefix(PLAYER))]
        return self.words.say(f"target-{target}")

    def _here(self) -> str:
        return str(self.view["at"][self.view["seat"]])

    def _port(self) -> str:
        port = self.book.port[REGIONS.index(self._here())]
        if port is None:
            return ""
        if self.view.get("hints", {}).get("to_buy") == 0:
            return self.screen.say(f"sea-nothing-{port.type}")
        return self.screen.say(f"sea-sign-{port.type}")

    def _outcome(self, outcome: int) -> str:
        """What one outcome of the Game on the drawn card brings."""
        drawn = [card for card in self.view["drawn"]["cards"] if card in TAVERN]
        if not drawn:
            return ""
        text = self.text(f"{self.book.tavern[drawn[0]].game}-{outcome}").rstrip(".")
        return f"{text[:1].lower()}{text[1:]}"

    # Adventures

    def title(self, seat: int, token: str | None = None) -> str:
        """What the next episode of a seat's Adventure is called, or the one that is played now."""
        episode = self.view["facts"]["episodes"][seat].get(token or self.view["episode_token"])
        return self.words.say(episode["title"]) if episode else ""

    # Sentences

    def about(self, action: Action) -> Iterator[str]:
        """What there is to know about a choice."""
        if "region" in action:
            yield from self.region(action["region"])
        elif action["do"] == "captain":
            for side in ("", "-legendary"):
                yield self.text(f"{action['captain']}{side}")
        elif action["do"] in ("lover", "nemesis"):
            yield from self.person(action["card"], action["do"])
        elif action["do"] == "assign" and action["ability"] != "captain":
            yield self.ability(action["ability"])
        elif action["do"] == "npc":
            yield self.text(action["npc"].split("-")[0])
        elif gist := self.gist(action):
            yield gist

    def neighbours(self, region: str) -> str:
        """Where one can sail from there in one step."""
        routes = self.book.pack.map.routes
        next_to = sorted({end for route in routes if region in route for end in route} - {region})
        return ", ".join(self.words.say(f"region-{end}") for end in next_to)

    def ship(self, ship: Ship) -> str:
        """What a Ship is and does, and what it costs before anything is taken off."""
        return self.screen.say("sea-ship", text=self.text(ship.id), cost=ship.cost)

    def region(self, region: str) -> Iterator[str]:
        """A Port's type and reward, where one can sail from there, and which NPCs are there."""
        port = self.book.port[REGIONS.index(region)]
        if port is not None:
            strength = self.view["facts"]["ports"][region]
            told = self.screen.say(f"sea-sign-{port.type}")
            yield self.screen.say("sea-port", type=told, strength=strength)
            yield self.text(region)
        yield self.screen.say("sea-routes", regions=self.neighbours(region))
        there = [npc for npc, at in enumerate(self.view["npc_at"]) if at == region]
        if there:
            told = ", ".join(
                f"{self.words.say(f'npc-{NPCS[n]}')} ({self.strength(n)})" for n in there
            )
            yield self.screen.say("sea-there", npcs=told)

    def strength(self, npc: int) -> int:
        """The Strength of an NPC."""
        return self.strength_of(NPCS[npc].split("-")[0])

    def strength_of(self, kind: str) -> int:
        """The Strength of a type of NPCs."""
        return int(self.view["facts"]["strengths"][kind])

    def person(self, card: str, side: str) -> Iterator[str]:
        """All abilities of a Lover or Nemesis, from the top."""
        for n in (1, 2, 3):
            yield f"{n}. {self.text(f'{card}-{side}-{n}')}"
