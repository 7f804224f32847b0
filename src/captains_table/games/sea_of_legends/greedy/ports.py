"""What Port Actions are worth to a captain of Sea of Legends."""

from __future__ import annotations

from captains_table.engine.actions import Decoded
from captains_table.games.sea_of_legends.captain.notoriety import notoriety
from captains_table.games.sea_of_legends.captain.ports import (
    bury_price,
    may_bury,
    ship_fame,
    ship_price,
    ships_for_sale,
)
from captains_table.games.sea_of_legends.captain.tableau import capacity, crew
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy.worth import (
    EXHAUSTED,
    TAVERN_CARD,
    crew_worth,
    gold_worth,
)
from captains_table.games.sea_of_legends.state import ACTIONS, CELL, cell

GAME = 4.3  # gold of a Game in a Tavern, about
WIN = 2.5  # to have what wins at the end of the round
CANNON, MOVE, ROOM = 0.12, 0.20, 0.14  # what a Ship is worth beyond its Notoriety
EXPECTED_CREW_COST = 5.7


class PortActions:
    """The Port Actions of a captain, by the type of the Port and the gold there is for them."""

    def __init__(self, s: State, p: int) -> None:
        self.s, self.p = s, p
        self.book = book(s)
        self._richer = s.copy()
        self.gold = gold_worth(s, p)
        self.fame = notoriety(s, p)
        self.best_other = max((notoriety(s, q) for q in range(s.seats) if q != p), default=0)
        self._visits: dict[tuple[str, int], float] = {}

    def glory(self, gained: float) -> float:
        """What so much Notoriety is worth: more than itself where it wins."""
        reached = self.fame + gained
        wins = reached >= self.book.pack.goal and reached > self.best_other
        return gained + WIN if wins and gained > 0 else gained

    def visit(self, region: int, purse: int) -> float:
        """The same in all Ports of a type."""
        kind = self.port_type(region)
        if (kind, purse) not in self._visits:
            tired = EXHAUSTED * self.s.total[cell(CELL.EXHAUSTED, self.p)]
            self._visits[kind, purse] = tired + self._port_action(kind, purse)
        return self._visits[kind, purse]

    def _port_action(self, kind: str, purse: int) -> float:
        if kind == "tavern":
            return self.gold * GAME + TAVERN_CARD
        if kind == "hideout":
            return self._bury(purse)
        if kind == "shipyard":
            return max((gain for gain, _ in self.ships(purse)), default=0.0)
        return self._hire(purse)

    def _bury(self, purse: int) -> float:
        choices = map(ACTIONS.decode, may_bury(self._with(purse), self.p))
        return max(self.burial(choice) for choice in choices)

    def burial(self, choice: Decoded) -> float:
        """What it is worth to bury so many tens, or nothing."""
        if choice.verb == "done":
            return 0.0
        tens = choice.number
        return self.glory(tens) - self.gold * bury_price(self.s, self.p, tens)

    def _with(self, purse: int) -> State:
        """The same with so much gold."""
        self._richer.gold[self.p] = purse
        return self._richer

    def ships(self, purse: int) -> list[tuple[float, int]]:
        """The Ships that so much gold buys: what is gained, and which."""
        s, p = self.s, self.p
        mine = self.book.ship[s.ship[p]]
        found = []
        for number in ships_for_sale(self._with(purse), p):
            ship = self.book.ship[number]
            gain = self.glory(ship_fame(s, p, number))
            gain += CANNON * (ship.cannons - mine.cannons) + MOVE * (ship.movement - mine.movement)
            gain += ROOM * (ship.capacity - mine.capacity) - self.gold * ship_price(s, p, number)
            found.append((gain, number))
        return found

    def _hire(self, purse: int) -> float:
        """Three Crew are shown; whoever is hired must be better than who must leave."""
        s, p = self.s, self.p
        aboard = sorted(crew_worth(self.book, card) for card in crew(s, p))
        room = capacity(s, p) - len(aboard)
        worth, left = 0.0, purse
        typical = 0.088 * EXPECTED_CREW_COST + 0.15
        for n in range(3):
            if left < EXPECTED_CREW_COST:
                break
            gone = 0.0 if n < room else aboard[n - max(0, room)] if aboard else 0.0
            gain = typical - gone - self.gold * EXPECTED_CREW_COST
            if gain <= 0:
                break
            worth += gain
            left -= int(EXPECTED_CREW_COST)
        return worth + (0.12 if purse >= 5 else 0.0)

    def port_type(self, region: int) -> str:
        """Its type; "" where there is no Port."""
        port = self.book.port[region]
        return port.type if port is not None else ""
