"""A captain's turn in Sea of Legends, planned two moves ahead: where to sail, what to do there, and
what will be near then."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import ITEMS
from captains_table.games.sea_of_legends.captain.gold import neighbours
from captains_table.games.sea_of_legends.captain.tableau import ability_of, movement, usable
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy.chart import Chart
from captains_table.games.sea_of_legends.state import ALL_CREW, FIRST, USABLE, cell

END = FIRST["end_turn"]
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
        return END if END in codes else codes[0]
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
        if END in self.codes:
            plans.append((self._rest(self.here, NONE, NONE), END))
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
        chart = self.chart
        far = chart.book.distances(self.here, set(chart.hostile) - {self.here})
        reach = movement(self.s, self.p)
        return [
            chart.gifts(region) + self._rest(region, self.here, done)
            for region, steps in enumerate(far)
            if 0 < steps <= reach
        ]

    def _sail(self) -> list[tuple[float, int]]:
        """Every region in reach, also with what makes the Ship faster."""
        found = []
        first, last = FIRST["sail"], FIRST["sail"] + len(self.chart.book.near)
        for code in self.codes:
            if first <= code < last:
                found.append((self._arrive(code - first), code))
        faster = self._faster()
        if faster:
            cost, code, reach = faster
            now = {code - first for _, code in found}
            for region in self._reached(reach) - now:
                found.append((self._arrive(region) - cost, code))
        return found

    def _faster(self) -> tuple[float, int, int] | None:
        """The cheapest way to sail further: what it costs, its code and how far that is."""
        best = None
        for name in usable(self.s, self.p, "move"):
            code = FIRST["use"] + USABLE.index(name)
            more = sum(e.n for e in ability_of(self.s, self.p, name).effects if e.do == "movement")
            if more and code in self.codes:
                cost = ITEM_USED if name in ITEMS else CREW_USED
                if best is None or cost < best[0]:
                    best = (cost, code, movement(self.s, self.p) + more)
        return best

    def _reached(self, reach: int) -> set[int]:
        """The regions that many steps away; with hostile NPCs only the first is entered."""
        chart = self.chart
        far = chart.book.distances(self.here, set(chart.hostile) - {self.here})
        found = {region for region, steps in enumerate(far) if 0 < steps <= reach}
        if not self.s.acted:
            close = {r for r, steps in enumerate(far) if 0 <= steps < reach}
            found |= {r for r in chart.hostile if any(n in close for n in chart.book.near[r])}
        return found - {self.here}

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
    for verb in FREE:
        found = [code for code in codes if _is(code, verb)]
        if found:
            return found[0]
    for code in codes:
        if _is(code, "use") and _worth_using(s, p, USABLE[code - FIRST["use"]]):
            return code
    return NONE


_LAST = {verb: min((n for n in FIRST.values() if n > FIRST[verb]), default=10**9) for verb in FIRST}


def _is(code: int, verb: str) -> bool:
    return FIRST[verb] <= code < _LAST[verb]


def _worth_using(s: State, p: int, name: str) -> bool:
    """Whether something should be used now."""
    costly = name in ALL_CREW or name in ITEMS
    for e in ability_of(s, p, name).effects:
        if e.do == "refresh":
            exhausted = s.total[cell("exhausted", p)]
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
