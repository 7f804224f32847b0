"""A captain's turn in Sea of Legends, planned two moves ahead: where to sail, what to do there, and
what will be near then."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import ITEMS
from captains_table.games.sea_of_legends.captain.gold import neighbours
from captains_table.games.sea_of_legends.captain.tableau import ability_of, usable
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy.chart import Chart
from captains_table.games.sea_of_legends.state import ACTIONS, ALL_CREW, CELL, DO, USABLE, cell
from captains_table.games.sea_of_legends.turn import destinations

CREW_USED, ITEM_USED = 0.05, 0.14  # what it costs to use them for a move
FUTURE = 0.8  # what comes later, against what is done now
STUCK = 0.3  # to end a turn with hostile NPCs
# Free Actions that are always good: what they find, they take.
FREE = ("claim", "pick_up", "offer")


def turn(s: State, p: int, codes: list[int]) -> int:
    """The next step of the best plan."""
    free = _free(s, p, codes)
    if free != NONE:
        return free
    if s.moved and s.acted:
        return DO.END_TURN if DO.END_TURN in codes else codes[0]
    plan = Voyage(s, p, codes)
    return plan.best()


class Voyage:
    """The plans for the rest of a turn."""

    def __init__(self, s: State, p: int, codes: list[int]) -> None:
        self.s, self.p, self.codes = s, p, codes
        self.chart = Chart(s, p)
        self.here = int(s.at[p])

    def best(self) -> int:
        """The first step of the best plan: a code."""
        s = self.s
        plans: list[tuple[float, int]] = []
        if DO.END_TURN in self.codes:
            plans.append((self._rest(self.here, NONE, NONE), DO.END_TURN))
        if not s.acted:
            plans += self._act_here()
        if not s.moved:
            plans += self._sail()
        return max(plans)[1] if plans else self.codes[0]

    def _rest(self, region: int, done_at: int, done: int) -> float:
        """What it is worth to end the turn in a region."""
        chart = self.chart
        return FUTURE * chart.prospect(region, done_at, done) - chart.risk(region)

    def _act_here(self) -> list[tuple[float, int]]:
        """Act, then sail on where that is still possible."""
        found = []
        for worth, code in self.chart.deeds(self.here, int(self.s.gold[self.p])):
            if code in self.codes:
                after = self._rest(self.here, self.here, code)
                if not self.s.moved:
                    after = max([after, *self._onward(code)])
                found.append((worth + after, code))
        return found

    def _onward(self, done: int) -> list[float]:
        """Where a move can end when the action is taken already."""
        after = self.s.copy()
        after.acted = 1
        return [
            self.chart.gifts(region) + self._rest(region, self.here, done)
            for region in destinations(after, self.p)
        ]

    def _sail(self) -> list[tuple[float, int]]:
        """Every region in reach, also with what makes the Ship faster."""
        found = []
        sailing = {code: ACTIONS.decode(code) for code in self.codes}
        near = {code: choice.number for code, choice in sailing.items() if choice.verb == "sail"}
        for code, region in near.items():
            found.append((self._arrive(region), code))
        faster = self._faster()
        if faster:
            cost, code, more = faster
            quick = self.s.copy()
            quick.move_bonus += more
            for region in set(destinations(quick, self.p)) - set(near.values()):
                found.append((self._arrive(region) - cost, code))
        return found

    def _faster(self) -> tuple[float, int, int] | None:
        """The cheapest way to sail further: what it costs, its code and how much further."""
        best = None
        for name in usable(self.s, self.p, "move"):
            code = DO.USE + USABLE.index(name)
            more = sum(e.n for e in ability_of(self.s, self.p, name).effects if e.do == "movement")
            if more and code in self.codes:
                cost = ITEM_USED if name in ITEMS else CREW_USED
                if best is None or cost < best[0]:
                    best = (cost, code, more)
        return best

    def _arrive(self, region: int) -> float:
        """What a turn is worth that goes there."""
        chart = self.chart
        worth = chart.gifts(region)
        if self.s.acted:
            return worth + self._rest(region, NONE, NONE)
        plans = [
            deed + self._rest(region, region, code)
            for deed, code in chart.deeds(region, int(self.s.gold[self.p]))
        ]
        if region not in chart.hostile:
            plans.append(self._rest(region, NONE, NONE))
        return worth + max(plans) - (STUCK if region in chart.hostile else 0.0)


# Free Actions


def _free(s: State, p: int, codes: list[int]) -> int:
    """A Free Action that is worth taking at once, or NONE."""
    choices = [(code, ACTIONS.decode(code)) for code in codes]
    for verb in FREE:
        for code, choice in choices:
            if choice.verb == verb:
                return code
    for code, choice in choices:
        if choice.verb == "use" and _worth_using(s, p, USABLE[choice.number]):
            return code
    return NONE


def _worth_using(s: State, p: int, name: str) -> bool:
    """Whether something should be used now."""
    costly = name in ALL_CREW or name in ITEMS
    for e in ability_of(s, p, name).effects:
        if e.do == "refresh":
            exhausted = s.total[cell(CELL.EXHAUSTED, p)]
            return bool(exhausted >= (3 if name in ITEMS else 1))
        if e.do == "ransom":
            return any(s.gold[q] >= e.n - 1 for q in neighbours(s, p))
        if e.do == "gold":
            return True
        if e.do == "pass_hostile":
            return not costly and not s.passes
        if e.do == "enter_port":
            return bool(s.moved and s.gold[p] >= 10)
    return False
