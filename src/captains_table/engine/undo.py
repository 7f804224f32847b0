"""What can be taken back: a choice that let nobody know more."""

from __future__ import annotations

from dataclasses import dataclass

from captains_table.engine.declare import Declaration
from captains_table.engine.game import Game
from captains_table.engine.moved import Motion
from captains_table.engine.plain import State, observation_class
from captains_table.engine.position import pieces_in_order


@dataclass(frozen=True)
class Before:
    """What was before a choice: who made it, the state, how many events had been told, what had
    moved and was not told yet, and whether it is certain already that the choice revealed
    nothing."""

    seat: int
    state: State
    told: int
    pending: Motion = ()
    harmless: bool = False


def revealed(game: Game, before: Before, after: State) -> bool:
    """Whether a choice let anybody place more pieces, of all kinds or of a group, or rule out
    what a number could be that another seat keeps to itself."""
    if before.harmless:
        return False
    everybody = range(after.seats + 1)
    for p in everybody:
        then, now = (len(game.secret_numbers(s, p)) for s in (before.state, after))
        if now < then:
            return True
    placing = game.declaration.placing
    if all(getattr(before.state, name) == getattr(after, name) for name in placing):
        return False
    return any(_places_more(game, before.state, after, p) for p in everybody)


def _places_more(game: Game, before: State, after: State, p: int) -> bool:
    """Whether that seat, or a spectator, can say of more pieces where they are."""
    declaration, kinds = game.declaration, len(game.declaration.kinds)
    placed = []
    for state in (before, after):
        v = observation_class(declaration, state.seats)()
        game.derived.observe(state, p, v)
        columns = zip(*v.knows, _in_order(declaration, v), strict=True)
        placed.append([sum(column) for column in columns])
    then, now = placed
    if sum(now[:kinds]) > sum(then[:kinds]):
        return True
    return any(n > t for n, t in zip(now[kinds:], then[kinds:], strict=True))


def _in_order(declaration: Declaration, v: State) -> list[int]:
    """How many pieces with each label an observation shows in its numbers."""
    held = pieces_in_order(declaration, v)
    return [sum(held[kind] for kind in declaration.members(x)) for x in declaration.label_names]
