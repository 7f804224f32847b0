"""What can be used in a Challenge, and when that is asked. Rules, "Challenges", "Abilities"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask
from captains_table.games.sea_of_legends.box import BONUS_DICE, ITEMS
from captains_table.games.sea_of_legends.captain.effects import leave_it, use
from captains_table.games.sea_of_legends.captain.losses import to_refresh
from captains_table.games.sea_of_legends.captain.tableau import ability_of, usable, use_codes
from captains_table.games.sea_of_legends.challenge.dice import free_dice, turn_faces
from captains_table.games.sea_of_legends.content.pack import Ability, Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import ALL_CREW, CELL, DO, USABLE, cell
from captains_table.games.sea_of_legends.steps import STEPS


def useful(s: State, p: int, ability: Ability, spent: int = NONE) -> bool:
    """Whether using it would do something now, and what it asks for can be done. A die that shows
    `spent` is about to be assigned to it."""
    if any(e.do == "exhaust" for e in ability.effects) and not s.total[cell(CELL.READY, p)]:
        return False  # only refreshed Crew can be exhausted (A52)
    return any(_does_something(s, p, e, spent) for e in ability.effects)


def _does_something(s: State, p: int, e: Effect, spent: int) -> bool:
    if e.do == "dice":
        return bool(s.bonus_dice < BONUS_DICE)
    if e.do == "reroll":
        return len(free_dice(s)) > (spent != NONE)
    if e.do == "turn":
        shown, to = turn_faces(e)
        faces = [s.die[d] for d in free_dice(s, shown) if (s.die[d],) != to]
        return len(faces) > (spent in faces)
    if e.do == "refresh":
        return bool(to_refresh(s, p, e.other))
    return e.do != "exhaust"


def helpful(s: State, p: int, *when: str) -> list[str]:
    """What can be used now and would do something."""
    return [name for name in usable(s, p, *when) if useful(s, p, ability_of(s, p, name))]


def on_offer(s: State, p: int, *when: str) -> list[int]:
    """The codes of what can be used now and helps."""
    return use_codes(helpful(s, p, *when))


def use_source(s: State, p: int, source: int) -> None:
    """Use it, and tell so."""
    tell(s, EVENT.ABILITY_USED, p, source)
    use(s, p, USABLE[source])


def free_sources(s: State, p: int, when: str) -> list[int]:
    """Relics and Lovers' abilities that can be used and cost nothing."""
    return [
        USABLE.index(name)
        for name in usable(s, p, when)
        if name not in ALL_CREW and name not in ITEMS and not ability_of(s, p, name).pay_gold
    ]


def work_by_themselves(s: State, p: int, when: str) -> None:
    """What costs nothing is not held back: nobody is asked (A64)."""
    for source in reversed(free_sources(s, p, when)):
        use_source(s, p, source)


def offer(s: State, step: int, p: int, when: str) -> None:
    """First what works by itself; then ask for the rest, if there is any."""
    free = {DO.USE + source for source in free_sources(s, p, when)}
    if set(on_offer(s, p, when)) - free:
        then(s, step, p)
    work_by_themselves(s, p, when)


def offering(step: str, when: str) -> Ask:
    """The step that asks what to use, until it is done or nothing is left."""
    number = STEPS.index(step)

    def may_use(s: State, p: int) -> list[int]:
        return [*on_offer(s, p, when), DO.DONE]

    def use_one(s: State, p: int, source: int) -> None:
        if len(helpful(s, p, when)) > 1:
            then(s, number, p)
        use_source(s, p, source)

    return Ask(f"{step}(p)", "p", may_use, use=use_one, done=leave_it)
