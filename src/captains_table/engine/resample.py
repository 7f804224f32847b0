"""Another state that a seat cannot tell from the real one, by the same declaration as its view.

What the seat sees and what it remembers stays; every other piece is dealt anew among the hidden
cells, each arrangement of single pieces as likely as any other.
"""

from __future__ import annotations

from random import Random

from captains_table.engine.declare import EVERYONE
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.position import true_count

_TRIES = 1000  # deals that break a remembered group ("not an egg") are dealt again


def resample(game: Game, state: State, seat: int, random: Random) -> State:
    """A twin of the state with everything that the seat does not know drawn anew."""
    twin = state.copy()
    hidden = [
        cell
        for cell in range(len(state.total))
        if game.derived.viewer(state, cell) not in (EVERYONE, seat)
    ]
    for _ in range(_TRIES):
        _deal(game, state, twin, seat, hidden, random)
        if all(_agrees(game, twin, state, seat, cell) for cell in hidden):
            break
    else:  # so unlikely a memory that chance does not find it: the real cards are one such deal
        for cell in hidden:
            twin.cards[cell][:] = state.cards[cell]
    _trust_only_what_is_true(game, twin, seat)
    return twin


def _deal(
    game: Game, state: State, twin: State, seat: int, hidden: list[int], random: Random
) -> None:
    """Leave the pieces that the seat is certain of and deal the others. Kinds that fit into few
    places go first, so that every piece finds one."""
    declaration = game.declaration
    cells, kinds = declaration.cells(state.seats), declaration.kind_names
    room: dict[int, int] = {}
    for cell in hidden:
        certain = _certain(game, state, seat, cell)
        twin.cards[cell][:] = certain
        room[cell] = state.total[cell] - sum(certain)
    unknown = {
        kind: sum(state.cards[cell][kind] - twin.cards[cell][kind] for cell in hidden)
        for kind in range(len(kinds))
    }
    fits = {
        kind: [cell for cell in hidden if kinds[kind] in cells[cell][0].kinds] for kind in unknown
    }
    for kind in sorted(unknown, key=lambda k: sum(room[cell] for cell in fits[k])):
        places = [cell for cell in fits[kind] for _ in range(room[cell])]
        for cell in random.sample(places, unknown[kind]):
            twin.cards[cell][kind] += 1
            room[cell] -= 1


def _certain(game: Game, state: State, seat: int, cell: int) -> list[int]:
    kinds = len(game.declaration.kinds)
    at = game.derived.slot(cell)
    return list(state.known[seat][at : at + kinds]) if at >= 0 else [0] * kinds


def _agrees(game: Game, twin: State, state: State, seat: int, cell: int) -> bool:
    """Whether the groups that the seat remembers there are there."""
    at = game.derived.slot(cell)
    return at < 0 or all(
        true_count(game, twin, cell, group)
        >= state.known[seat][at + game.declaration.label(group)]
        for group in game.declaration.groups
    )


def _trust_only_what_is_true(game: Game, twin: State, seat: int) -> None:
    """Nobody else can be certain of what is not so in the twin."""
    labels = game.declaration.label_names
    for cell in game.declaration.slots(twin.seats):
        at = game.derived.slot(cell)
        for label, name in enumerate(labels):
            true = true_count(game, twin, cell, name)
            for other in range(twin.seats + 1):
                if other != seat:
                    twin.known[other][at + label] = min(twin.known[other][at + label], true)
