"""How a captain plays a Challenge of Sea of Legends: dice to add, and what to do with them."""

from __future__ import annotations

from dataclasses import replace

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import BONUS_DICE, FACES, ITEMS
from captains_table.games.sea_of_legends.captain.effects import amount
from captains_table.games.sea_of_legends.captain.tableau import ability_of
from captains_table.games.sea_of_legends.challenge.challenge import ally_bonus, assigned, reached
from captains_table.games.sea_of_legends.challenge.challenge import needed as must_reach
from captains_table.games.sea_of_legends.challenge.dice import (
    CHALLENGER,
    NUMERAL,
    OTHER_SIDE,
    free_dice,
    side_of,
    strength_now,
    turn_faces,
)
from captains_table.games.sea_of_legends.challenge.nemesis import awake, struck
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
from captains_table.games.sea_of_legends.state import ACTIONS, CELL, DICE, DO, FACE, USABLE, cell

SURE = 0.97  # no more dice are needed then
STAKE = 1.0  # what a Challenge is about, roughly
AGAIN = 0.75  # what a die brings that is rolled again
UNKNOWN, USUAL = 99, 6  # a Strength that the defender has still to make, and what it may be


def needed(s: State, p: int) -> int:
    """The Strength that a captain must reach."""
    if p != s.challenger:
        return must_reach(OTHER_SIDE, reached(s, CHALLENGER))
    if s.defending != NONE:
        return UNKNOWN
    return must_reach(CHALLENGER, reached(s, OTHER_SIDE)) - ally_bonus(s)


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
    best, chosen = 0.0, DO.ROLL
    for code in codes:
        if code == DO.ROLL:
            continue
        name = USABLE[ACTIONS.decode(code).number]
        more = sum(amount(s, p, e) for e in ability_of(s, p, name).effects if e.do == "dice")
        cost = card_worth(s, p, name) if name in ITEMS else EXHAUSTED / 2
        gain = (chance(s.bonus_dice + more) - now) * STAKE - cost if now < SURE else -cost
        if gain > best:
            best, chosen = gain, code
    return chosen


# After the roll


class Rolled:
    """The dice on the table, as a captain sees them."""

    def __init__(self, s: State, p: int) -> None:
        self.s, self.p = s, p
        self.gold = gold_worth(s, p)
        self.harm = self._harm()
        self.lack = needed(s, p) + self._loss() - strength_now(s, side_of(s, p))
        self.worth = [float(NUMERAL[face]) for face in range(len(FACES))]
        self.worth[FACE.NEMESIS] = -0.3 if self.harm else 0.0
        for _, icon, ability in assigned(s, p):
            self.worth[icon] = max(self.worth[icon], self._icon(ability))

    def _harm(self) -> float:
        """What the Nemeses would cost besides Strength."""
        s, p = self.s, self.p
        count = len(free_dice(s, (FACE.NEMESIS,)))
        return sum(
            max(0.0, -effects_worth(s, p, effects, self.gold))
            for place in awake(s, p)
            for effects in struck(s, p, place, count)
        )

    def _loss(self) -> int:
        s, p = self.s, self.p
        count = len(free_dice(s, (FACE.NEMESIS,)))
        loss, left = 0, int(s.shields)
        for place in awake(s, p):
            for effects in struck(s, p, place, count):
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
        choice = ACTIONS.decode(code)
        if choice.verb != "assign":
            return 1
        number, _ = choice.numbers
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
            return 0.06 if s.total[cell(CELL.EXHAUSTED, p)] else 0.0
        if e.do == "shield":
            return self.harm / 2
        if e.do == "turn" and "nemesis" in e.faces:
            return self.harm / 3
        return 0.0


def assign(s: State, p: int, codes: list[int]) -> int:
    """Win if that is possible, as cheaply as possible; then take what else there is."""
    if len(codes) == 1:
        return codes[0]
    rolled = Rolled(s, p)
    options = [_option(rolled, code) for code in codes if code != DO.DONE]
    possible = sum(o[0] * rolled.repeats(o[3]) for o in options) * 1.6 >= rolled.lack
    if rolled.lack > 0 and possible:
        helping = [o for o in options if o[0] > 0.2]
        rolls = [o for o in helping if o[4]]
        if rolls:
            return max(rolls)[3]
        enough = [o for o in helping if o[0] >= rolled.lack]
        if enough:
            return min(enough, key=lambda o: (o[2], o[0]))[3]
        if helping:
            return max(helping, key=lambda o: (o[0] - o[2], o[0]))[3]
    extra = [(o[1] - o[2], o[3]) for o in options if o[1] > o[2]]
    return max(extra)[1] if extra else DO.DONE


def _option(rolled: Rolled, code: int) -> tuple[float, float, float, int, bool]:
    """Strength, other worth, cost, code, and whether dice are rolled again."""
    s, p = rolled.s, rolled.p
    choice = ACTIONS.decode(code)
    if choice.verb == "assign":
        number, icons = choice.numbers
        ability = next(a for n, _, a in assigned(s, p) if n == number)
        cost = 0.0
    else:
        name = USABLE[choice.number]
        ability, icons = ability_of(s, p, name), 1
        cost = card_worth(s, p, name) if name in ITEMS else EXHAUSTED / 2
    gain = sum(rolled.gain(e, icons) for e in ability.effects)
    aside = sum(rolled.aside(e, icons) for e in ability.effects)
    if ability.when == "won":
        aside = aside if rolled.lack <= 0 else aside / 2
    return gain, aside, cost, code, any(e.do == "reroll" for e in ability.effects)


def turn_dice(s: State, p: int, codes: list[int]) -> int:
    """The die that gains most."""
    worth = Rolled(s, p).worth

    def gain(code: int) -> float:
        if code == DO.DONE:
            return 0.0
        die, face = ACTIONS.decode(code).numbers
        return worth[face] - worth[s.die[die]]

    return max(codes, key=gain)


def reroll_dice(s: State, p: int, codes: list[int]) -> int:
    """The die that is worth least, if it is worth less than another roll."""
    worth = Rolled(s, p).worth

    def gain(code: int) -> float:
        if code == DO.DONE:
            return 0.0
        return AGAIN - worth[s.die[ACTIONS.decode(code).number]]

    return max(codes, key=gain)


def shield(s: State, p: int, codes: list[int]) -> int:
    """Use what keeps the Nemesis away, if that is worth it."""
    rolled = Rolled(s, p)
    harm = rolled.harm + (0.5 if 0 < rolled.lack <= rolled._loss() else 0.0)
    for code in codes:
        if code != DO.DONE:
            name = USABLE[ACTIONS.decode(code).number]
            cost = card_worth(s, p, name) if name in ITEMS else EXHAUSTED
            if harm > cost:
                return code
    return DO.DONE
