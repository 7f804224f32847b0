"""How a captain plays a Challenge of Sea of Legends: dice to add, and what to do with them."""

from __future__ import annotations

from dataclasses import replace

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import BONUS_DICE, FACES, ITEMS
from captains_table.games.sea_of_legends.captain.effects import amount
from captains_table.games.sea_of_legends.captain.tableau import ability_of
from captains_table.games.sea_of_legends.challenge.challenge import ally_bonus, assigned
from captains_table.games.sea_of_legends.challenge.dice import (
    CHALLENGER,
    NEMESIS,
    NUMERAL,
    OTHER_SIDE,
    free_dice,
    side_of,
    strength_now,
    turn_faces,
)
from captains_table.games.sea_of_legends.challenge.nemesis import abilities, awake
from captains_table.games.sea_of_legends.challenge.odds import distribution, means
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Ability, Effect
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy.worth import (
    EXHAUSTED,
    TAVERN_CARD,
    card_worth,
    effects_worth,
    gold_worth,
)
from captains_table.games.sea_of_legends.state import ASSIGNED, DICE, FIRST, USABLE, cell

ROLL, DONE = FIRST["roll"], FIRST["done"]
SURE = 0.97  # no more dice are needed then
STAKE = 1.0  # what a Challenge is about, roughly
AGAIN = 0.75  # what a die brings that is rolled again
UNKNOWN, USUAL = 99, 6  # a Strength that the defender has still to make, and what it may be


def needed(s: State, p: int) -> int:
    """The Strength that a captain must reach."""
    if p != s.challenger:  # the defender must have more
        return strength_now(s, CHALLENGER) + int(s.helped) + 1
    if s.defending != NONE:
        return UNKNOWN
    return strength_now(s, OTHER_SIDE) - ally_bonus(s)


# Before the roll


def pool(s: State, p: int, codes: list[int]) -> int:
    """Crew where the Challenge is not sure without, Items where they help enough."""
    if len(codes) == 1:
        return codes[0]
    dice = book(s).pack.dice
    mine = means(s, p)
    goal = needed(s, p)
    if goal == UNKNOWN:
        goal = USUAL

    def chance(bonus: int) -> float:
        made = replace(mine, bonus=min(BONUS_DICE, bonus))
        found = distribution(dice.captain, dice.bonus, made)
        return sum(share for strength, share in found.items() if strength >= goal)

    now = chance(s.bonus_dice)
    best, choice = 0.0, ROLL
    for code in codes:
        if code == ROLL:
            continue
        name = USABLE[code - FIRST["use"]]
        more = sum(amount(s, p, e) for e in ability_of(s, p, name).effects if e.do == "dice")
        cost = card_worth(s, p, name) if name in ITEMS else EXHAUSTED / 2
        gain = (chance(s.bonus_dice + more) - now) * STAKE - cost if now < SURE else -cost
        if gain > best:
            best, choice = gain, code
    return choice


# After the roll


class Table:
    """The dice on the table, as a captain sees them."""

    def __init__(self, s: State, p: int) -> None:
        self.s, self.p = s, p
        self.gold = gold_worth(s, p)
        self.harm = self._harm()
        self.lack = needed(s, p) + self._loss() - strength_now(s, side_of(s, p))
        self.worth = [float(NUMERAL[face]) for face in range(len(FACES))]
        self.worth[NEMESIS] = -0.3 if self.harm else 0.0
        for _, icon, ability in assigned(s, p):
            self.worth[icon] = max(self.worth[icon], self._icon(ability))

    def _harm(self) -> float:
        """What the Nemeses would cost besides Strength."""
        s, p = self.s, self.p
        count = len(free_dice(s, (NEMESIS,)))
        return sum(
            max(0.0, -effects_worth(s, p, effects, self.gold))
            for place in awake(s, p)
            for effects in abilities(s, p, place)[:count]
        )

    def _loss(self) -> int:
        s, p = self.s, self.p
        count = len(free_dice(s, (NEMESIS,)))
        loss, left = 0, int(s.shields)
        for place in awake(s, p):
            for effects in abilities(s, p, place)[:count]:
                if left:
                    left -= 1
                    continue
                for e in effects:
                    loss += -e.n if e.do == "strength" else 0
                    loss += e.n if e.do in ("target", "count_down") else 0
        return loss

    def _icon(self, ability: Ability) -> float:
        total = 0.0
        for e in ability.effects:
            if e.do == "strength":
                total += e.n
            elif e.do == "turn":
                total += 0.9 * e.n
            elif e.do == "reroll":
                total += 0.45 * e.n
        return total

    def repeats(self, code: int) -> int:
        """How often something can be done: what takes icons, as often as there are some."""
        first = FIRST["assign"]
        if not first <= code < first + len(ASSIGNED) * DICE:
            return 1
        number = (code - first) // DICE
        icon = next(icon for n, icon, _ in assigned(self.s, self.p) if n == number)
        return len(free_dice(self.s, (icon,)))

    def gain(self, e: Effect, icons: int = 1) -> float:
        """The Strength that an effect adds, on average."""
        if e.do == "strength":
            return e.n * icons
        dice = [self.s.die[die] for die in free_dice(self.s)]
        if e.do == "turn":
            shown, to = turn_faces(e)
            target = max(self.worth[face] for face in to)
            gains = sorted(
                (target - self.worth[face] for face in dice if face in shown), reverse=True
            )
            return sum(gain for gain in gains[: e.n * icons or DICE] if gain > 0)
        if e.do == "reroll":
            gains = sorted((AGAIN - self.worth[face] for face in dice), reverse=True)
            return sum(gain for gain in gains[: e.n * icons or DICE] if gain > 0)
        return 0.0

    def aside(self, e: Effect, icons: int = 1) -> float:
        """What an effect brings besides Strength."""
        s, p = self.s, self.p
        if e.do == "gold":
            return self.gold * e.n * icons
        if e.do == "draw":
            return (TAVERN_CARD if e.deck == "tavern" else 0.25) + 0.05 * icons
        if e.do == "refresh":
            return 0.06 if s.total[cell("exhausted", p)] else 0.0
        if e.do == "shield":
            return self.harm / 2
        if e.do == "turn" and "nemesis" in e.faces:
            return self.harm / 3
        return 0.0


def assign(s: State, p: int, codes: list[int]) -> int:
    """Win if that is possible, as cheaply as possible; then take what else there is."""
    if len(codes) == 1:
        return codes[0]
    table = Table(s, p)
    options = [_option(table, code) for code in codes if code != DONE]
    possible = sum(o[0] * table.repeats(o[3]) for o in options) * 1.6 >= table.lack
    if table.lack > 0 and possible:
        helping = [o for o in options if o[0] > 0.2]
        rolls = [o for o in helping if o[4]]
        if rolls:
            return max(rolls)[3]
        enough = [o for o in helping if o[0] >= table.lack]
        if enough:
            return min(enough, key=lambda o: (o[2], o[0]))[3]
        if helping:
            return max(helping, key=lambda o: (o[0] - o[2], o[0]))[3]
    extra = [(o[1] - o[2], o[3]) for o in options if o[1] > o[2]]
    return max(extra)[1] if extra else DONE


def _option(table: Table, code: int) -> tuple[float, float, float, int, bool]:
    """Strength, other worth, cost, code, and whether dice are rolled again."""
    s, p = table.s, table.p
    first = FIRST["assign"]
    if first <= code < first + len(ASSIGNED) * DICE:
        number, less_one = divmod(code - first, DICE)
        ability = next(a for n, _, a in assigned(s, p) if n == number)
        icons, cost = less_one + 1, 0.0
    else:
        name = USABLE[code - FIRST["use"]]
        ability, icons = ability_of(s, p, name), 1
        cost = card_worth(s, p, name) if name in ITEMS else EXHAUSTED / 2
    gain = sum(table.gain(e, icons) for e in ability.effects)
    aside = sum(table.aside(e, icons) for e in ability.effects)
    if ability.when == "won":
        aside = aside if table.lack <= 0 else aside / 2
    return gain, aside, cost, code, any(e.do == "reroll" for e in ability.effects)


def turn_dice(s: State, p: int, codes: list[int]) -> int:
    """The die that gains most."""
    worth = Table(s, p).worth

    def gain(code: int) -> float:
        if code == DONE:
            return 0.0
        die, face = divmod(code - FIRST["turn"], len(FACES))
        return worth[face] - worth[s.die[die]]

    return max(codes, key=gain)


def reroll_dice(s: State, p: int, codes: list[int]) -> int:
    """The die that is worth least, if it is worth less than another roll."""
    worth = Table(s, p).worth

    def gain(code: int) -> float:
        return 0.0 if code == DONE else AGAIN - worth[s.die[code - FIRST["reroll"]]]

    return max(codes, key=gain)


def shield(s: State, p: int, codes: list[int]) -> int:
    """Use what keeps the Nemesis away, if that is worth it."""
    table = Table(s, p)
    harm = table.harm + (0.5 if 0 < table.lack <= table._loss() else 0.0)
    for code in codes:
        if code != DONE:
            name = USABLE[code - FIRST["use"]]
            cost = card_worth(s, p, name) if name in ITEMS else EXHAUSTED
            if harm > cost:
                return code
    return DONE
