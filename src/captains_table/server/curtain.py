"""On a device that several people share, the next one's time runs when they have lifted the
curtain."""

from __future__ import annotations

import captains_table as ct
from captains_table.server.live import Live


def is_covered(live: Live, seat: int) -> bool:
    """Whether a seat has not yet looked at the table since it was another's turn there."""
    settings = live.row.settings
    if not settings["hot_seat"] or settings.get("lifted") == seat:
        return False
    people = sum(each.kind == "person" for each in live.seats)
    return people > 1 and not live.seats[seat].stand_in and ct.game(live.row.game).has_secrets
