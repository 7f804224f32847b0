"""The odds of a Challenge before it is declared, for people and for players of ours.

They are those of a simple way to play: use all Crew, Relics and Lovers, but no Item; turn dice
where that gains Strength; assign icons to whatever gives most Strength; then roll again what adds
nothing. Every roll is counted, none is sampled; dice that are rolled again count as Bonus dice.
Only what everybody can see is looked at.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import mul

from captains_table.games.sea_of_legends.box import BONUS_DICE, CAPTAIN_DICE, FACES, ITEMS
from captains_table.games.sea_of_legends.captain.effects import amount
from captains_table.games.sea_of_legends.captain.tableau import (
    ability_of,
    clear_used,
    holds,
    usable,
)
from captains_table.games.sea_of_legends.challenge.challenge import (
    ally_bonus,
    assigned,
    cannons,
    set_adventure,
    set_target,
)
from captains_table.games.sea_of_legends.challenge.dice import NUMERAL, turn_faces
from captains_table.games.sea_of_legends.challenge.nemesis import ALL_OF_THEM, abilities, awake
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Ability, Effect
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import AGAINST, DICE, FACE

KEPT = 4096  # distributions that are remembered
KEPT_ROLLS = 64  # they are large; each content can bring its own dice
Dice = tuple[str, ...]
Roll = tuple[int, ...]  # how many dice show each face
Turn = tuple[tuple[int, ...], int]  # faces that can be turned, and to which


@dataclass(frozen=True)
class Icon:
    """What a die with an icon brings when it is assigned: Strength, dice to turn or roll again."""

    strength: int = 0
    turns: tuple[Turn, ...] = ()
    rerolls: int = 0


@dataclass(frozen=True)
class Means:
    """What a captain brings into a Challenge."""

    bonus: int
    strength: int
    turns: tuple[Turn, ...]
    rerolls: int
    captain: Icon
    lover: Icon
    losses: tuple[int, ...]  # Strength that the Nemeses take, by the Nemesis faces left


def odds(s: State, p: int, target: int) -> float:
    """How likely a player is to win a Challenge against one of `challenge.targets`."""
    trial = s.copy()
    set_target(trial, p, target)
    return _odds(trial)


def odds_of_adventure(s: State, p: int, difficulty: int) -> float:
    """How likely a player is to reach the difficulty that an Adventure shows."""
    trial = s.copy()
    set_adventure(trial, p, difficulty)
    return _odds(trial)


def _odds(s: State) -> float:
    clear_used(s, "challenge")
    mine = _reached(s, s.challenger)
    bonus = ally_bonus(s)
    theirs = _reached(s, s.defending) if s.against == AGAINST.PLAYER else {int(s.difficulty): 1.0}
    return sum(
        chance * other
        for strength, chance in mine.items()
        for needed, other in theirs.items()
        if strength + bonus >= needed
    )


def _reached(s: State, p: int) -> dict[int, float]:
    """How likely each Strength is."""
    dice = book(s).pack.dice
    return distribution(dice.captain, dice.bonus, means(s, p))


def means(s: State, p: int) -> Means:
    """All that a player can bring into the Challenge that the state is about."""
    dice = sum(amount(s, p, e) for e in _used(s, p, "pool") if e.do == "dice")
    helps = [_help(e) for e in _used(s, p, "assign")]
    shields = sum(e.n or ALL_OF_THEM for e in _used(s, p, "nemesis") if e.do == "shield")
    return Means(
        bonus=min(BONUS_DICE, cannons(s, p) + dice),
        strength=sum(help.strength for help in helps),
        turns=tuple(turn for help in helps for turn in help.turns),
        rerolls=sum(help.rerolls for help in helps),
        captain=_icon(s, p, FACE.CAPTAIN),
        lover=_icon(s, p, FACE.LOVER),
        losses=_losses(s, p, shields),
    )


def _used(s: State, p: int, when: str) -> Iterator[Effect]:
    for source in usable(s, p, when):
        if source not in ITEMS:
            yield from ability_of(s, p, source).effects


def _help(e: Effect) -> Icon:
    """What an effect does for the Strength, if it does anything."""
    if e.do == "strength":
        return Icon(strength=e.n)
    if e.do == "reroll":
        return Icon(rerolls=e.n or DICE)
    if e.do == "turn":
        shown, to = turn_faces(e)
        return Icon(turns=((shown, to[0] if len(to) == 1 else FACE.TWO),) * (e.n or DICE))
    return Icon()


def _icon(s: State, p: int, icon: int) -> Icon:
    """The best ability for an icon: Strength before turning, turning before rolling again."""
    found = [
        _help(e)
        for _, its_icon, ability in assigned(s, p)
        if its_icon == icon and _works(s, p, ability)
        for e in ability.effects
    ]
    return max(found, key=lambda i: (i.strength, len(i.turns), i.rerolls), default=Icon())


def _works(s: State, p: int, ability: Ability) -> bool:
    return ability.when == "assign" and all(holds(s, p, need, "") for need in ability.needs)


def _losses(s: State, p: int, shields: int) -> tuple[int, ...]:
    """What the Nemeses take with 0, 1, 2, 3 Nemesis faces."""
    taken = []
    for count in range(4):
        active = [effects for place in awake(s, p) for effects in abilities(s, p, place)[:count]]
        taken.append(sum(_loss(e) for effects in active[shields:] for e in effects))
    return tuple(taken)


def _loss(e: Effect) -> int:
    if e.do == "strength":
        return -e.n
    return e.n if e.do in ("target", "count_down") else 0


# Dice


@lru_cache(maxsize=KEPT)
def distribution(captain: Dice, bonus: Dice, means: Means) -> dict[int, float]:
    """How likely each Strength is with these dice and means."""
    outcomes: Counter[tuple[int, int]] = Counter()
    play = Play(means)
    for roll, ways in rolls(captain, bonus, means.bonus).items():
        outcomes[play.outcome(roll)] += ways
    found: defaultdict[int, float] = defaultdict(float)
    for (strength, again), ways in outcomes.items():
        for more, share in _again(bonus, play.worth, again).items():
            found[max(0, strength + more)] += ways * share
    everything = len(captain) ** CAPTAIN_DICE * len(bonus) ** means.bonus
    return {strength: ways / everything for strength, ways in found.items()}


@lru_cache(maxsize=KEPT_ROLLS)
def rolls(captain: Dice, bonus: Dice, count: int) -> dict[Roll, int]:
    """In how many ways the four Captain dice and so many Bonus dice show so many of each face."""
    found = {(0,) * len(FACES): 1}
    for die in (*(captain,) * CAPTAIN_DICE, *(bonus,) * count):
        more: Counter[Roll] = Counter()
        for roll, ways in found.items():
            for face in die:
                shown = list(roll)
                shown[FACES.index(face)] += 1
                more[tuple(shown)] += ways
        found = dict(more)
    return found


class Play:
    """How a roll is played with some means."""

    def __init__(self, means: Means) -> None:
        self.means = means
        # The Strength that each face is good for.
        self.worth: Roll = (
            *NUMERAL[: FACE.CAPTAIN],
            means.captain.strength,
            means.lover.strength,
            0,
        )
        self.turns = self._gains(means.turns)
        self.icons = [  # those that are not simply worth Strength
            (face, self._gains(icon.turns), icon.rerolls)
            for face, icon in ((FACE.CAPTAIN, means.captain), (FACE.LOVER, means.lover))
            if not icon.strength and (icon.turns or icon.rerolls)
        ]
        self.idle = [face for face, worth in enumerate(self.worth) if not worth]

    def _gains(self, turns: tuple[Turn, ...]) -> list[Turn]:
        """The turns that gain something, the faces that are worth least first."""
        worth = self.worth
        ordered = [
            (sorted((f for f in faces if worth[f] < worth[to]), key=self._price), to)
            for faces, to in turns
        ]
        return [(tuple(faces), to) for faces, to in ordered if faces]

    def _price(self, face: int) -> tuple[int, bool]:
        return self.worth[face], face != FACE.NEMESIS

    def outcome(self, roll: Roll) -> tuple[int, int]:
        """The Strength that a roll is made into, and how many dice are then rolled again."""
        shown = list(roll)
        _turn(shown, self.turns)
        rerolls = self.means.rerolls
        for icon, turns, again in self.icons:
            rerolls += again * shown[icon]
            for _ in range(shown[icon]):  # each is assigned, so it is not on the table any more
                if not shown[icon]:  # turned meanwhile
                    break
                shown[icon] -= 1
                _turn(shown, turns)
        strength = sum(map(mul, shown, self.worth))
        idle = sum(shown[face] for face in self.idle)
        losses = self.means.losses
        loss = losses[min(shown[FACE.NEMESIS], len(losses) - 1)]
        return self.means.strength + strength - loss, min(idle, rerolls)


def _turn(shown: list[int], turns: list[Turn]) -> None:
    for faces, to in turns:
        for face in faces:
            if shown[face]:
                shown[face] -= 1
                shown[to] += 1
                break


@lru_cache(maxsize=KEPT)
def _again(bonus: Dice, worth: Roll, count: int) -> dict[int, float]:
    """What so many dice bring that are rolled again, taken as Bonus dice."""
    found = {0: 1.0}
    for _ in range(count):
        more: defaultdict[int, float] = defaultdict(float)
        for strength, share in found.items():
            for face in bonus:
                more[strength + worth[FACES.index(face)]] += share / len(bonus)
        found = dict(more)
    return found
