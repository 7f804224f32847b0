"""What moved, as each viewer is told it: what left one place is paired with what came to another,
from what that viewer sees of the changes and from nothing else. So it can tell no secret.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from captains_table.engine.declare import ELSEWHERE, EVERYONE

PIECES = -1  # the sort of what the box holds; an amount's is its number
UNSEEN = ""  # what moved, to who did not see it

What = tuple[tuple[str, int], ...]
Record = dict[str, Any]


class Place(NamedTuple):
    """Where things lie. `kinds`: what of its sort can lie there."""

    name: str
    sort: int
    kinds: frozenset[str]


class Change:
    """What came to a place or left it: how many more there are, which everybody knows, and of what.
    `before` and `after`: who looked there."""

    __slots__ = ("after", "before", "place", "size", "what")

    def __init__(self, place: Place, before: int, after: int, size: int, what: What) -> None:
        self.place, self.before, self.after = place, before, after
        self.size, self.what = size, what

    def seen(self, viewer: int) -> What:
        """What changed, as far as that viewer sees it."""
        looks = (EVERYONE, viewer)
        return self.what if self.before in looks and self.after in looks else ((UNSEEN, self.size),)

    def redacted(self, viewer: int) -> Change:
        """Without what that viewer did not see."""
        return Change(self.place, self.before, self.after, self.size, self.seen(viewer))


class Moved(NamedTuple):
    """What changed between two events; `marked` things by name, with where they were and are."""

    changes: tuple[Change, ...]
    marked: tuple[tuple[str, str, str], ...]


Motion = tuple[Moved, ...]  # what one event brought


def redacted(motion: Motion, viewer: int) -> Motion:
    """Without what that viewer did not see."""
    return tuple(
        Moved(tuple(change.redacted(viewer) for change in moved.changes), moved.marked)
        for moved in motion
    )


def told(motion: Motion, viewer: int) -> list[Record]:
    """What moved, as that viewer is told it. Whoever gets it may write into it."""
    return [
        {**record, "shown": record["shown"][:]} if "shown" in record else record.copy()
        for moved in motion
        for record in _told(moved, viewer)
    ]


class _Part:
    """Some of what left a place or came to it; `face`: whether the viewer looked there."""

    __slots__ = ("count", "face", "kind", "place")

    def __init__(self, place: Place, kind: str, count: int, face: bool) -> None:
        self.place, self.kind, self.count, self.face = place, kind, count, face


@lru_cache(maxsize=16384)  # the same moves are told to many, again and again
def _told(moved: Moved, viewer: int) -> tuple[Record, ...]:
    left, came = list[_Part](), list[_Part]()
    looks = (EVERYONE, viewer)
    for change in moved.changes:
        for kind, count in change.seen(viewer):
            if count < 0:
                left.append(_Part(change.place, kind, -count, change.before in looks))
            elif count:
                came.append(_Part(change.place, kind, count, change.after in looks))
    marked: list[Record] = [
        {"piece": thing, "from": there, "to": here} for thing, there, here in moved.marked
    ]
    return (*_paired(left, came), *marked)


def _paired(left: list[_Part], came: list[_Part]) -> list[Record]:
    """First what is seen to leave and to come, then what is seen at one end, then the rest. What
    cannot be paired came from elsewhere, or went there."""
    records = []
    for fit in FITS:
        for source in left:
            for target in came:
                count = min(source.count, target.count)
                if count and source.place.sort == target.place.sort and fit(source, target):
                    source.count -= count
                    target.count -= count
                    records.append(_record(source, target, count))
    records += [_record(source, None, source.count) for source in left if source.count]
    records += [_record(None, target, target.count) for target in came if target.count]
    return records


def _seen_at_both_ends(source: _Part, target: _Part) -> bool:
    return source.kind == target.kind != UNSEEN


def _seen_at_one_end(source: _Part, target: _Part) -> bool:
    if source.kind and target.kind:
        return False
    return source.kind in target.place.kinds or target.kind in source.place.kinds


def _seen_at_no_end(source: _Part, target: _Part) -> bool:
    seen = source.kind or target.kind
    return not seen and not source.place.kinds.isdisjoint(target.place.kinds)


FITS: tuple[Callable[[_Part, _Part], bool], ...]
FITS = (_seen_at_both_ends, _seen_at_one_end, _seen_at_no_end)


def _record(source: _Part | None, target: _Part | None, count: int) -> Record:
    """An entry of `moved`. Only pieces of the box have faces that can be hidden."""
    kind = (source.kind if source else UNSEEN) or (target.kind if target else UNSEEN)
    record: Record = {"piece": kind} if kind else {}
    record["from"] = source.place.name if source else ELSEWHERE
    record["to"] = target.place.name if target else ELSEWHERE
    if any(end.place.sort == PIECES for end in (source, target) if end):
        record["shown"] = [bool(kind and end and end.face) for end in (source, target)]
    if count > 1:
        record["count"] = count
    return record
