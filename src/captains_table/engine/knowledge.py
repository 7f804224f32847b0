"""Pieces move, and every seat remembers what it saw: rules in the dialect, for every game.

`known[p]` holds, for each remembered cell and each label (a kind or a group of kinds), how many
pieces there seat p is certain of. Row `seats` is the spectator's: what everybody knows. Cells
that a seat can look into are not in its memory; it sees them.

These functions are templates: a game binds them to its own `viewer`, `slot` and `belongs`, which
are made from its declaration (see `derive`).
"""

from __future__ import annotations

from captains_table.engine.declare import EVERYONE, NO_ONE
from captains_table.engine.plain import State

# Every bit is set: all seats and the spectator.
EVERYBODY = -1

# Nothing is said about the piece that moves.
NO_HINT = -1

KINDS, LABELS = 0, 0  # replaced by the game's numbers


def viewer(s: State, cell: int) -> int:  # replaced by the game's
    """Who looks into that cell."""
    raise NotImplementedError


def slot(cell: int) -> int:  # replaced by the game's
    """Where the memory of that cell begins in a row of `known`, or -1."""
    raise NotImplementedError


def belongs(kind: int, label: int) -> int:  # replaced by the game's
    """Whether a piece of that kind carries that label."""
    raise NotImplementedError


def move(s: State, source: int, target: int, kind: int, hint: int) -> int:
    """Move one piece. Returns who sees which piece it is: one bit for each seat, then the
    spectator's. `hint` is a group that everybody knows the piece to be of, or NO_HINT."""
    total = s.total
    size = total[source]
    total[source] = size - 1
    total[target] += 1
    s.cards[source][kind] -= 1
    s.cards[target][kind] += 1
    old = viewer(s, source)
    new = viewer(s, target)
    seen = 0
    if old >= 0:
        seen |= 1 << old
    if new >= 0:
        seen |= 1 << new
    if old == EVERYONE or new == EVERYONE:
        seen = EVERYBODY
    leaves = slot(source)
    enters = slot(target)
    if leaves < 0 and (enters < 0 or (hint < 0 and (old == new or old == NO_ONE))):
        return seen
    for p in range(s.seats + 1):
        saw_old = old == EVERYONE or old == p
        saw_new = new == EVERYONE or new == p
        if saw_old and saw_new:
            continue
        if saw_old:
            if enters >= 0:
                note(s, p, enters, kind)
        elif saw_new:
            if leaves >= 0:
                forget(s, p, leaves, kind)
        else:
            pass_unseen(s, p, leaves, enters, size, hint)
    return seen


def put(s: State, cell: int, kind: int) -> None:
    """A piece that everybody sees goes into the cell, from a number that held it."""
    s.total[cell] += 1
    s.cards[cell][kind] += 1
    at = slot(cell)
    if at >= 0:
        looks = viewer(s, cell)
        for p in range(s.seats + 1):
            if looks != p and looks != EVERYONE:
                note(s, p, at, kind)


def pick(s: State, cell: int, kind: int) -> None:
    """A piece leaves the cell for a number that holds it, so everybody sees it."""
    s.total[cell] -= 1
    s.cards[cell][kind] -= 1
    at = slot(cell)
    if at >= 0:
        looks = viewer(s, cell)
        for p in range(s.seats + 1):
            if looks != p and looks != EVERYONE:
                forget(s, p, at, kind)


def put_unseen(s: State, cell: int, kind: int) -> None:
    """A piece that only the cell's viewer sees goes into it, from an order of that seat's own."""
    s.total[cell] += 1
    s.cards[cell][kind] += 1


def pick_unseen(s: State, cell: int, kind: int) -> None:
    """A piece that only the cell's viewer sees leaves it, for an order of that seat's own; nobody
    else remembers anything of that cell."""
    s.total[cell] -= 1
    s.cards[cell][kind] -= 1


def reveal(s: State, source: int, target: int) -> None:
    """Move everything to a cell that everyone sees; there is nothing left to remember."""
    for kind in range(KINDS):
        s.cards[target][kind] += s.cards[source][kind]
        s.cards[source][kind] = 0
    s.total[target] += s.total[source]
    s.total[source] = 0
    at = slot(source)
    for p in range(s.seats + 1):
        for label in range(LABELS):
            s.known[p][at + label] = 0


def note(s: State, p: int, at: int, kind: int) -> None:
    """Seat p saw a piece of that kind go in."""
    row = s.known[p]
    row[at + kind] += 1
    for group in range(KINDS, LABELS):
        if belongs(kind, group):
            row[at + group] += 1


def forget(s: State, p: int, at: int, kind: int) -> None:
    """Seat p saw a piece of that kind come out: it may be one of those it knew of."""
    row = s.known[p]
    if row[at + kind] > 0:
        row[at + kind] -= 1
    for group in range(KINDS, LABELS):
        if row[at + group] > 0 and belongs(kind, group):
            row[at + group] = max(row[at + group] - 1, certain_of(s, p, at, group))


def certain_of(s: State, p: int, at: int, group: int) -> int:
    """How many pieces of a group seat p is certain of by their kinds."""
    count = 0
    for kind in range(KINDS):
        if belongs(kind, group):
            count += s.known[p][at + kind]
    return count


def pass_unseen(s: State, p: int, leaves: int, enters: int, size: int, hint: int) -> None:
    """A piece went by and seat p did not see which. What was certain of every piece that it could
    be is certain of this one; of the rest, one less is certain."""
    row = s.known[p]
    could_be = size
    if leaves >= 0 and hint >= 0:
        for kind in range(KINDS):
            if belongs(kind, hint) == 0:
                could_be -= row[leaves + kind]
    for label in range(LABELS):
        certain = 0
        if leaves >= 0 and (hint < 0 or label >= KINDS or belongs(label, hint)):
            certain = row[leaves + label]
        if enters >= 0 and (label == hint or (certain > 0 and certain == could_be)):
            row[enters + label] += 1
        if certain > 0:
            row[leaves + label] -= 1


def learn(s: State, cell: int, label: int, count: int) -> None:
    """Everybody learns that at least so many pieces with that label lie there."""
    at = slot(cell)
    looks = viewer(s, cell)
    for p in range(s.seats + 1):
        if p != looks:
            for each in range(LABELS):
                if each == label or (label < KINDS and belongs(label, each)):
                    s.known[p][at + each] = max(s.known[p][at + each], count)


def hand_over(s: State, cell: int, old: int, new: int) -> None:
    """Another seat looks into that cell from now on; the old one keeps what it saw in mind."""
    at = slot(cell)
    for label in range(LABELS):
        s.known[new][at + label] = 0
        s.known[old][at + label] = 0
    for kind in range(KINDS):
        for _ in range(s.cards[cell][kind]):
            note(s, old, at, kind)
