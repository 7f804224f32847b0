"""Another state that a seat cannot tell from the real one, by the same declaration as its view.

What the seat sees and what it remembers stays; every other piece is dealt anew among the hidden
cells and the hidden places of an order, each arrangement of single pieces as likely as any other.
Which secret numbers are possible, the game says.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from captains_table.engine.declare import EVERYONE, Number, hidden_kinds
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.position import pieces_in_order, true_count
from captains_table.engine.seen import seen

_TRIES = 200  # deals that break a remembered group ("not an egg") before those are dealt first
_FORCED_TRIES = 20  # deals until a piece is taken not to fit where it is wanted


# Where a hidden piece can lie: a cell, or a place in an order (a number, its row and the index).
Place = int | tuple[Number, int, int]


def resample(game: Game, state: State, seat: int, random: Random) -> State:
    """A twin of the state with everything that the seat does not know drawn anew: it is made of
    what the seat sees, and of nothing else."""
    known = seen(game, state, seat)
    unknown, tries = _unknown(game, known), 0
    while not _deal(game, twin := known.copy(), seat, unknown[:], tries >= _TRIES, random):
        tries += 1
    keep_secret(twin, random.choice(game.secret_numbers(known, seat)))
    return twin


def keep_secret(state: State, secret: Mapping[str, Any]) -> None:
    """Write one possibility of the numbers that seats keep to themselves into a state."""
    for name, values in secret.items():
        held = getattr(state, name)
        for owner, value in enumerate(values):
            if isinstance(value, int):
                held[owner] = value
            else:
                held[owner][:] = value


def worlds(game: Game, state: State, seat: int) -> list[State]:
    """States that the seat cannot tell from the real one: each possibility of the secret numbers is
    among them, and each piece that can lie in a hidden zone lies there in one of them. They are the
    same for the same knowledge, so they tell nothing."""
    known, random = seen(game, state, seat), Random(0)
    secrets, unknown = game.secret_numbers(known, seat), _unknown(game, known)
    pairs = {pair: None for pair in _hidden_pieces(game, known, seat) if unknown[pair[1]]}
    found: list[State] = []
    while pairs or len(found) < len(secrets):
        pair = next(iter(pairs), None)
        if pair:
            del pairs[pair]
        for attempt in range(_FORCED_TRIES):
            if _deal(game, twin := known.copy(), seat, unknown[:], attempt > 0, random, pair):
                break
        else:
            continue  # it cannot lie there
        for cell, kind in list(pairs):
            if twin.cards[cell][kind] > known.cards[cell][kind]:
                del pairs[cell, kind]
        keep_secret(twin, secrets[len(found) % len(secrets)])
        found.append(twin)
    return found


def _hidden_pieces(game: Game, known: State, seat: int) -> list[tuple[int, int]]:
    """Every hidden cell with room, and every kind that could lie there."""
    cells, kinds = game.declaration.cells(known.seats), game.declaration.kind_names
    return [
        (cell, kinds.index(kind))
        for cell, (zone, owner) in enumerate(cells)
        if game.derived.viewer(known, cell) not in (EVERYONE, seat)
        and known.total[cell] > sum(known.cards[cell])
        for kind in sorted(hidden_kinds(zone, owner))
    ]


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


def _unknown(game: Game, known: State) -> list[int]:
    """How many pieces of each kind are in the box and not in sight."""
    declaration = game.declaration
    in_order = pieces_in_order(declaration, known)
    in_sight = [sum(column) for column in zip(*known.cards, strict=True)]
    return [
        count - in_sight[number] - in_order[kind]
        for number, (kind, count) in enumerate(declaration.kinds.items())
    ]


def _deal(
    game: Game,
    twin: State,
    seat: int,
    unknown: list[int],
    groups_first: bool,
    random: Random,
    first: tuple[int, int] | None = None,
) -> bool:
    """Deal what is not in sight into a state that holds what the seat sees: `first` a piece (cell
    and kind), if one is wanted there, then kinds that fit into few places. Returns whether every
    piece found a place and every group is there."""
    declaration = game.declaration
    cells, kinds = declaration.cells(twin.seats), declaration.kind_names
    hidden = [
        cell
        for cell in range(len(twin.total))
        if game.derived.viewer(twin, cell) not in (EVERYONE, seat)
    ]
    room: dict[Place, int] = dict.fromkeys(_hidden_places(game, twin, seat), 1)
    for cell in hidden:
        room[cell] = twin.total[cell] - sum(twin.cards[cell])

    def put(kind: int, place: Place) -> None:
        room[place] -= 1
        unknown[kind] -= 1
        if isinstance(place, tuple):
            number, owner, index = place
            getattr(twin, number.name)[owner][index] = number.names.index(kinds[kind])
        else:
            twin.cards[place][kind] += 1

    if first is not None:
        put(first[1], first[0])
    if groups_first:
        for cell, group in _missing(game, twin, seat, hidden):
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
    return not _missing(game, twin, seat, hidden)


def _missing(game: Game, twin: State, seat: int, hidden: list[int]) -> list[tuple[int, str]]:
    """The pieces of groups that the seat remembers and that are not there: cell and group, one
    entry a piece."""
    missing = []
    for cell in hidden:
        at = game.derived.slot(cell)
        for group in game.declaration.groups if at >= 0 else ():
            there = true_count(game, twin, cell, group)
            known = twin.known[seat][at + game.declaration.label(group)]
            missing += [(cell, group)] * (known - there)
    return missing
