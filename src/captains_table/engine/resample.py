"""Another state that a seat cannot tell from the real one, by the same declaration as its view.

What the seat sees and what it remembers stays; every other piece is dealt anew among the hidden
cells and the hidden places of an order, each arrangement of single pieces as likely as any other.
Which secret numbers are possible, the game says.
"""

from __future__ import annotations

from random import Random

from captains_table.engine.declare import EVERYONE, Number, hidden_kinds
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.position import true_count

_TRIES = 200  # deals that break a remembered group ("not an egg") before those are dealt first


# Where a hidden piece can lie: a cell, or a place in an order (a number, its row and the index).
Place = int | tuple[Number, int, int]


def resample(game: Game, state: State, seat: int, random: Random) -> State:
    """A twin of the state with everything that the seat does not know drawn anew. The other seats
    know in it what everybody knows: what else they know is not this seat's to see."""
    twin, width = state.copy(), len(game.declaration.label_names)
    tries = 0
    while not _deal(game, state, twin, seat, tries >= _TRIES, random):
        tries += 1
    for other in range(state.seats):
        if other != seat:
            twin.known[other][:] = state.known[state.seats]
            for cell in game.declaration.slots(state.seats):
                if game.derived.viewer(state, cell) == other:
                    at = game.derived.slot(cell)
                    twin.known[other][at : at + width] = [0] * width
    for name, values in random.choice(game.secret_numbers(state, seat)).items():
        held = getattr(twin, name)
        for owner, value in enumerate(values):
            if isinstance(value, int):
                held[owner] = value
            else:
                held[owner][:] = value
    return twin


def _hidden_places(game: Game, state: State, seat: int) -> list[tuple[Number, int, int]]:
    """The places of pieces whose order other seats keep to themselves."""
    return [
        (number, owner, index)
        for number in game.declaration.numbers
        if number.pieces and number.seen_by == "owner"
        for owner in range(state.seats)
        if owner != seat
        for index in range(getattr(state, f"{number.name}_count")[owner])
    ]


def _deal(
    game: Game, state: State, twin: State, seat: int, groups_first: bool, random: Random
) -> bool:
    """Leave the pieces that the seat is certain of and deal the others. Kinds that fit into few
    places go first. Returns whether every piece found a place and every group is there."""
    declaration = game.declaration
    cells, kinds = declaration.cells(state.seats), declaration.kind_names
    hidden = [
        cell
        for cell in range(len(state.total))
        if game.derived.viewer(state, cell) not in (EVERYONE, seat)
    ]
    room: dict[Place, int] = dict.fromkeys(_hidden_places(game, state, seat), 1)
    unknown = [0] * len(kinds)
    for place in room:
        assert isinstance(place, tuple)
        number, owner, index = place
        unknown[kinds.index(number.names[getattr(state, number.name)[owner][index]])] += 1
    for cell in hidden:
        certain = _certain(game, state, seat, cell)
        twin.cards[cell][:] = certain
        room[cell] = state.total[cell] - sum(certain)
        there = zip(unknown, state.cards[cell], certain, strict=True)
        unknown = [n + held - known for n, held, known in there]

    def put(kind: int, place: Place) -> None:
        room[place] -= 1
        unknown[kind] -= 1
        if isinstance(place, tuple):
            number, owner, index = place
            getattr(twin, number.name)[owner][index] = number.names.index(kinds[kind])
        else:
            twin.cards[place][kind] += 1

    if groups_first:
        for cell, group in _missing(game, twin, state, seat, hidden):
            members = set(declaration.members(group)) & set(cells[cell][0].kinds)
            left = [k for k, n in enumerate(unknown) for _ in range(n) if kinds[k] in members]
            if not left or not room[cell]:
                return False
            put(random.choice(left), cell)
    open_to: dict[int, list[Place]] = {kind: [] for kind, left in enumerate(unknown) if left}
    for place in room:
        holder, owner = place[:2] if isinstance(place, tuple) else cells[place]
        hiding = hidden_kinds(holder, owner)
        for kind, fitting in open_to.items():
            if kinds[kind] in hiding:
                fitting.append(place)
    wide = {kind: sum(room[place] for place in fitting) for kind, fitting in open_to.items()}
    for kind in sorted(open_to, key=lambda kind: wide[kind]):
        places = [place for place in open_to[kind] for _ in range(room[place])]
        if len(places) < unknown[kind]:
            return False
        for place in random.sample(places, unknown[kind]):
            put(kind, place)
    return not _missing(game, twin, state, seat, hidden)


def _certain(game: Game, state: State, seat: int, cell: int) -> list[int]:
    kinds = len(game.declaration.kinds)
    at = game.derived.slot(cell)
    return list(state.known[seat][at : at + kinds]) if at >= 0 else [0] * kinds


def _missing(
    game: Game, twin: State, state: State, seat: int, hidden: list[int]
) -> list[tuple[int, str]]:
    """The pieces of groups that the seat remembers and that are not there: cell and group, one
    entry a piece."""
    missing = []
    for cell in hidden:
        at = game.derived.slot(cell)
        for group in game.declaration.groups if at >= 0 else ():
            there = true_count(game, twin, cell, group)
            known = state.known[seat][at + game.declaration.label(group)]
            missing += [(cell, group)] * (known - there)
    return missing
