"""The dice on the table: rolled one by one, rolled again, turned and assigned. Rules, "Challenges",
steps 3 and 4."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Draw
from captains_table.games.sea_of_legends.box import BONUS_DICE, CAPTAIN_DICE, FACES
from captains_table.games.sea_of_legends.captain.effects import amount, effect, leave_it
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import DICE, DO, FACE, STEP

NUMERAL = (1, 2, 0, 0, 0)  # what each face adds to the Strength (R97)
CHALLENGER, OTHER_SIDE = range(2)
MOST_STRENGTH = 99  # and dice before the roll: beyond that nobody counts
HALF = DICE // 2  # dice whose marks fit into one number of a step


def clear_dice(s: State) -> None:
    """Take all dice off the table."""
    for die in range(s.die_count):
        s.die[die], s.die_bonus[die], s.die_spent[die] = NONE, 0, 0
    s.die_count = s.die_bonus_count = s.die_spent_count = 0


def side_of(s: State, p: int) -> int:
    """Whether a player is the challenger or the other side."""
    return CHALLENGER if p == s.challenger else OTHER_SIDE


def base_strength(s: State) -> int:
    """The numerals on the table together (R97). An assigned die shows an icon and adds nothing."""
    return sum(NUMERAL[face] for face in s.die[: s.die_count])


def strength_now(s: State, side: int) -> int:
    """What a side has reached so far, never less than 0 (A23)."""
    total = s.strength[side]
    if s.roller != NONE and side_of(s, s.roller) == side:
        total += base_strength(s)
    if side == OTHER_SIDE:
        total += s.difficulty
    return max(0, int(total))


def free_dice(s: State, faces: tuple[int, ...] = tuple(range(len(FACES)))) -> list[int]:
    """The dice that are not assigned and show one of these faces (R99)."""
    return [d for d in range(s.die_count) if not s.die_spent[d] and s.die[d] in faces]


def one_of_each(s: State, dice: list[int]) -> list[int]:
    """Of dice of the same sort that show the same, only the first: they are as good as each
    other."""
    first = {(s.die[die], s.die_bonus[die]): die for die in reversed(dice)}
    return sorted(first.values())


# Step 2: Bonus dice


@effect("dice")
def _dice(s: State, p: int, e: Effect, icons: int) -> None:
    """Bonus dice, only before the roll (R96, A26)."""
    count = amount(s, p, e)
    s.bonus_dice = min(MOST_STRENGTH, s.bonus_dice + count)
    if count:
        tell(s, EVENT.DICE_ADDED, p, NONE, count)


# Step 3: the roll, one die at a time


def roll_all(s: State) -> None:
    """Roll the four Captain dice and the Bonus dice, eighteen at most; more are lost (A27)."""
    s.bonus_dice = min(s.bonus_dice, BONUS_DICE)
    then(s, STEP.ROLL, 0, CAPTAIN_DICE + s.bonus_dice)


def any_face(s: State, die: int) -> list[tuple[int, int]]:
    """The faces of a Captain die or of a Bonus die."""
    dice = book(s).pack.dice
    shown = dice.captain if die < CAPTAIN_DICE else dice.bonus
    return [(code, shown.count(face)) for code, face in enumerate(FACES) if face in shown]


def roll_die(s: State, die: int, end: int, face: int) -> None:
    """A die shows a face; then the next one is rolled, up to `end`."""
    if die == s.die_count:
        s.die_count = s.die_bonus_count = s.die_spent_count = die + 1
        s.die_bonus[die] = int(die >= CAPTAIN_DICE)
    s.die[die] = face
    tell(s, EVENT.DIE_ROLLED, s.roller, face, die)
    if die + 1 < end:
        then(s, STEP.ROLL, die + 1, end)


# Step 4: roll again


@effect("reroll")
def _reroll(s: State, p: int, e: Effect, icons: int) -> None:
    """Roll up to n unassigned dice again; n is 0 for any number."""
    left = min(e.n * icons or DICE, len(free_dice(s)))
    if left:
        then(s, STEP.REROLL_DICE, left, 0, 0)


def _marked(low: int, high: int) -> list[int]:
    """The dice that were chosen to be rolled again, from two numbers with a bit for each die."""
    bits = low + (high << HALF)
    return [die for die in range(DICE) if bits >> die & 1]


def may_reroll(s: State, low: int, high: int) -> list[int]:
    """Another die, or no more."""
    marked = _marked(low, high)
    dice = [die for die in free_dice(s) if die not in marked]
    return [*(DO.REROLL + die for die in one_of_each(s, dice)), DO.DONE]


def mark_die(s: State, left: int, low: int, high: int, die: int) -> None:
    """All are chosen before the first is rolled: they are rolled together."""
    bits = low + (high << HALF) + (1 << die)
    low, high = bits % (1 << HALF), bits >> HALF
    if left > 1:
        then(s, STEP.REROLL_DICE, left - 1, low, high)
    else:
        roll_again(s, low, high)


def roll_again(s: State, low: int, high: int) -> None:
    """Roll the dice that were chosen."""
    for die in reversed(_marked(low, high)):
        then(s, STEP.ROLL, die, die + 1)


# Step 4: turn


def turn_faces(e: Effect) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a die must show to be turned by an effect, and to which faces."""
    shown = tuple(FACES.index(face) for face in e.faces or FACES)
    to = (FACES.index(e.to),) if e.to in FACES else tuple(range(len(FACES)))
    return shown, to


@effect("turn")
def _turn(s: State, p: int, e: Effect, icons: int) -> None:
    """Turn up to n unassigned dice; n is 0 for any number."""
    shown, to = turn_faces(e)
    left = e.n * icons or DICE
    mask = sum(1 << face for face in shown)
    _turn_on(s, left, mask, to[0] if len(to) == 1 else NONE)


def _turn_on(s: State, left: int, mask: int, to: int) -> None:
    if left and _turns(s, mask, to):
        then(s, STEP.TURN_DICE, left, mask, to)


def _turns(s: State, mask: int, to: int) -> list[int]:
    shown = tuple(face for face in range(len(FACES)) if mask >> face & 1)
    targets = range(len(FACES)) if to == NONE else (to,)
    return [
        DO.TURN + die * len(FACES) + face
        for die in one_of_each(s, free_dice(s, shown))
        for face in targets
        if face != s.die[die]
    ]


def may_turn(s: State, mask: int, to: int) -> list[int]:
    """Any die that shows the right face, or no more."""
    return [*_turns(s, mask, to), DO.DONE]


def turn_one(s: State, left: int, mask: int, to: int, die: int, face: int) -> None:
    """Changing a face turns the die (R98)."""
    turn_die(s, die, face)
    _turn_on(s, left - 1, mask, to)


def turn_die(s: State, die: int, face: int) -> None:
    """The die shows another face now."""
    tell(s, EVENT.DIE_TURNED, s.roller, s.die[die], face)
    s.die[die] = face


# Strength


@effect("strength")
def _strength(s: State, p: int, e: Effect, icons: int) -> None:
    """More Strength for oneself, or less."""
    _strengthen(s, side_of(s, p), e.n * icons)
    tell(s, EVENT.STRENGTH_CHANGED, p, NONE, e.n * icons)


@effect("target")
def _target(s: State, p: int, e: Effect, icons: int) -> None:
    """More Strength for whoever stands against this player."""
    _strengthen(s, 1 - side_of(s, p), e.n)
    tell(s, EVENT.TARGET_STRENGTHENED, p, NONE, e.n)


def _strengthen(s: State, side: int, by: int) -> None:
    s.strength[side] = max(-MOST_STRENGTH, min(MOST_STRENGTH, s.strength[side] + by))


@effect("count_down")
def _count_down(s: State, p: int, e: Effect, icons: int) -> None:
    """Some 2s count as 1: they are turned, as nothing can change them any more."""
    for die in free_dice(s, (FACE.TWO,))[: e.n]:
        turn_die(s, die, FACE.ONE)


DICE_STEPS = (
    Draw("roll(die, end)", any_face, roll_die, FACES),
    Ask("reroll_dice(left, low, high)", "roller", may_reroll, reroll=mark_die, done=roll_again),
    Ask("turn_dice(left, mask, to)", "roller", may_turn, turn=turn_one, done=leave_it),
)
