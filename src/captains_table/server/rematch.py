"""The table after this one: the same people once more, or the second game of an evening. Seats are
kept for them. There is one next table, whoever asks first; another one only where that was
cleared before it began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import captains_table as ct
from captains_table.server.aftermath import evening_so_far
from captains_table.server.desk import Desk
from captains_table.server.evening import second_game
from captains_table.server.live import Live
from captains_table.server.refusals import Refuse
from captains_table.server.socket_messages import Manage
from captains_table.server.tables import put_up
from captains_table.server.tokens import new_table_id

OF_ONE_GAME = ("lifted", "undo", "chores", "goes_on")  # settings that the next game does not have


def rematch(desk: Desk, live: Live, asked: Manage) -> None:
    """The same people, once more."""
    if _is_wanted(desk, live):
        game = ct.game(live.row.game)
        _put_up_next(desk, live, game, game.rematch(live.row.options, live.view(None)))


def go_on(desk: Desk, live: Live, asked: Manage) -> None:
    """The second game of an evening, with the people of the first."""
    if not _is_wanted(desk, live):
        return
    if (second := second_game(live.row.game, live.row.seats)) is None:
        raise Refuse(409, "no_evening", "No other game follows this one.")
    game, evening = second
    assert live.row.result is not None
    told = evening.told(live.view(None), live.row.result)
    agreed = game.agree(live.row.seats, {evening.option: told})
    _put_up_next(desk, live, game, {evening.option: agreed[evening.option]})


def _is_wanted(desk: Desk, live: Live) -> bool:
    if live.row.status != "over":
        raise Refuse(409, "not_over", "The game is not over yet.")
    before = desk.db.table(live.row.rematch) if live.row.rematch else None
    return before is None or not (before.seq or before.status == "waiting")


def _put_up_next(desk: Desk, live: Live, game: ct.Game, options: Mapping[str, Any]) -> None:
    table_id = new_table_id()
    seats = []
    for seat in live.seats:
        fresh = replace(seat, table_id=table_id, token_hash=None, away=None, clock=None, push=None)
        kind = "open" if seat.kind == "person" else "bot"
        seats.append(replace(fresh, kind=kind, stand_in=False, nonce=""))
    settings = {**live.row.settings, "begin": False, "evening": evening_so_far(live)}
    settings = {name: kept for name, kept in settings.items() if name not in OF_ONE_GAME}
    host, opener = live.row.host, live.row.opener
    put_up(desk, table_id, game, dict(options), settings, host, seats, opener)
    desk.update(live, rematch=table_id)
