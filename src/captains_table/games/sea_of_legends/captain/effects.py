"""What cards do: each word of the vocabulary is one small function.

`run_effects` puts a list of effects on the stack; the step `effects` carries out one after the
other, so an effect may ask somebody something in between. The functions are in the chapters that
they belong to, each under `effect("word")`.
"""

from __future__ import annotations

from collections.abc import Callable

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Do
from captains_table.games.sea_of_legends.captain.tableau import ability_of, spend
from captains_table.games.sea_of_legends.content.book import Effects, book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.factions.alignment import LEADER, challenged_npcs
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import CELL, OWNERS, STEP, cell

# effect(state, seat, the effect, icons that were assigned to it)
Handler = Callable[[State, int, Effect, int], None]
HANDLERS: dict[str, Handler] = {}


def effect(word: str) -> Callable[[Handler], Handler]:
    """Say what a word of the vocabulary does."""

    def register(handler: Handler) -> Handler:
        if word in HANDLERS:
            raise KeyError(word)
        HANDLERS[word] = handler
        return handler

    return register


def run_effects(s: State, p: int, effects: Effects, icons: int = 1) -> None:
    """Let a seat go through a list of effects, before everything that waits already."""
    if effects:
        then(s, STEP.EFFECTS, book(s).list_number(effects), 0, p, icons)


def next_effect(s: State, number: int, index: int, p: int, icons: int) -> None:
    """Carry out one effect of a list, by the number that the list has; then the next."""
    effects = book(s).lists[number]
    if index + 1 < len(effects):
        then(s, STEP.EFFECTS, number, index + 1, p, icons)
    HANDLERS[effects[index].do](s, p, effects[index], icons)


def use(s: State, p: int, source: str) -> None:
    """Use something: pay for it, then its effects. Rules, "Abilities"."""
    ability = ability_of(s, p, source)
    run_effects(s, p, ability.effects)
    for _ in range(ability.pay_item):
        then(s, STEP.PICK_ITEM, p)
    spend(s, p, source)


def leave_it(s: State) -> None:
    """Nothing of what is offered, or nothing more of it."""


def is_attacked(s: State, p: int) -> bool:
    """Whether a seat suffers the attack of an NPC now."""
    return bool(s.attacker != NONE and s.victim == p)


def ports_of(s: State, owner: str) -> list[int]:
    """The regions with a Flag of that owner."""
    number = OWNERS.index(owner)
    return [region for region, flag in enumerate(s.flag) if flag == number]


def amount(s: State, p: int, e: Effect) -> int:
    """How much an effect comes to: n, for each of something, at most so much."""
    counts = {
        "": 1,
        "relic": s.total[cell(CELL.RELICS, p)],
        "infestation": sum(s.infested),
        "exhausted": s.total[cell(CELL.EXHAUSTED, p)],
        "bonus_die": s.bonus_dice,
        "port": len(ports_of(s, f"seat-{p}")),
        "two_ports": len(ports_of(s, f"seat-{p}")) // 2,
        "british_flag": len(ports_of(s, "british")),
        "leader": sum(LEADER[npc] for npc in challenged_npcs(s)),
    }
    total = e.n * counts[e.per]
    return min(total, e.most) if e.most else total


EFFECT_STEPS = (Do("effects(number, index, p, icons)", next_effect),)
