"""Which choice could be taken back though something was revealed, and whose consent that needs.

What is asked of the others is kept with the table: who asks, the entry of the choice, who agreed.
"""

from __future__ import annotations

from collections.abc import Collection

from captains_table.server.live import UNDOS, Live
from captains_table.server.socket_messages import UndoAsked


def last_choice(live: Live, seats: Collection[int]) -> int | None:
    """The last choice of these seats that can be taken back though something was revealed."""
    if live.table is None or live.row.status != "playing" or len(live.rewinds) >= UNDOS:
        return None
    found = [to for seat in seats if (to := live.past.last_of(seat)) is not None]
    return max(found, default=None)


def to_be_asked(live: Live, seats: Collection[int]) -> list[int]:
    """Whose consent these seats need: everybody else who plays."""
    return [
        seat.seat
        for seat in live.seats
        if seat.kind == "person" and seat.seat not in seats and not seat.stand_in
    ]


def asked(live: Live) -> UndoAsked | None:
    """What the others are asked to let somebody take back."""
    kept = live.row.settings.get("undo")
    if kept is None or live.row.status != "playing" or not live.past.knows(kept["to"]):
        return None
    missing = set(to_be_asked(live, [kept["seat"]])) - set(kept["agreed"])
    return UndoAsked(kept["seat"], kept["agreed"], sorted(missing))
