"""What is kept of a result: it is told in every language while the game is at hand, and is never
worked out again."""

from __future__ import annotations

from typing import Any

from captains_table.engine.speech import sentence
from captains_table.engine.words import LANGUAGES
from captains_table.server.live import Live
from captains_table.server.messages import Evening
from captains_table.server.told import of


def result_of(live: Live) -> dict[str, Any] | None:
    """How the game ended; None where it has not."""
    table = live.table
    outcome = table.outcome if table is not None else None
    if table is None or outcome is None:
        return None
    verdict = table.game.verdict(table.state)
    seats = [*range(live.row.seats)]
    told = [[event for _, told in live.told for event in of(told, seat)] for seat in seats]
    why = {}
    if verdict is not None:
        why = {lang: sentence(table.words(lang), [], *verdict) for lang in LANGUAGES}
    return {**vars(outcome), "why": why, "beside": table.game.beside(told), "undone": live.returned}


def evening_of(live: Live) -> Evening:
    """How many games these people have played in a row, and how many each of them has won."""
    kept = live.row.settings.get("evening", {"games": 0, "wins": {}})
    winners = live.row.result["winners"] if live.row.result else []
    wins = [kept["wins"].get(_who(live, seat), 0) for seat in range(len(live.seats))]
    return Evening(
        games=kept["games"] + (live.row.result is not None),
        wins=[won + (seat in winners) for seat, won in enumerate(wins)],
    )


def evening_so_far(live: Live) -> dict[str, Any]:
    """The same, as the next table keeps it: by names, since somebody else may come instead."""
    evening = evening_of(live)
    wins = {_who(live, seat): won for seat, won in enumerate(evening.wins)}
    return {"games": evening.games, "wins": wins}


def _who(live: Live, seat: int) -> str:
    return live.seats[seat].name or f"#{seat}"
