"""The room before the game: how many seats there are, what is agreed, and who is the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import captains_table as ct
from captains_table.server.desk import Desk
from captains_table.server.live import Live
from captains_table.server.manage import AWAY_MS
from captains_table.server.refusals import Refuse
from captains_table.server.socket_messages import Arrange
from captains_table.server.store.rows import SeatRow

SEAT_KEY = ("table_id", "seat")


def arrange(desk: Desk, live: Live, asked: Arrange) -> None:
    """Before the game the host says how many seats there are and what is agreed; or Refuse."""
    row = live.row
    if asked.seat != row.host:
        raise Refuse(403, "not_host", "Only the host of the table can do that.")
    if row.status != "waiting":
        raise Refuse(409, "playing", "The game has begun already.")
    game = ct.game(row.game)
    if any(isinstance(value, dict | list) for value in asked.options.values()):
        raise Refuse(422, "options", "options: content of one's own comes with a new table.")
    seats = row.seats if asked.seats is None else asked.seats
    options = {**row.options, **asked.options}
    if seats < row.seats:
        options = {
            name: value for name, value in options.items() if _is_there(game, name, value, seats)
        }
    try:
        game.agree(game.seats_for(seats, options), options)
    except ct.TableError as error:
        raise Refuse(422, "options", str(error)) from None
    staying = _staying(live, seats)
    if options != row.options:
        desk.update(live, options=options)
    if seats != row.seats:
        _lay(desk, live, staying, seats)


def _is_there(game: ct.Game, name: str, value: Any, seats: int) -> bool:
    """An option that names a seat which is taken away falls back to what is usual."""
    kind = next((option.kind for option in game.options if option.name == name), "")
    return kind != "seat" or not isinstance(value, int) or value < seats


def _staying(live: Live, seats: int) -> list[SeatRow]:
    """Who stays at a table for so many: free seats go first, then those of bots, the last ones
    before the others. Nobody who sits there is sent away like that."""
    by_need = sorted(live.seats, key=lambda seat: (_need(seat), seat.seat))
    if any(seat.kind == "person" for seat in by_need[seats:]):
        raise Refuse(409, "seated", "More people sit there already.")
    return sorted(by_need[:seats], key=lambda seat: seat.seat)


def _need(seat: SeatRow) -> int:
    if seat.kind == "person":
        return 0
    return 1 if seat.kind == "bot" else 2 if seat.name else 3  # a name: it is kept for somebody


def _lay(desk: Desk, live: Live, staying: Sequence[SeatRow], seats: int) -> None:
    """Lay the table anew: people move up and keep their order, and new seats are free. Codes that
    move a seat to another device end."""
    table_id = live.row.id
    host = next(number for number, seat in enumerate(staying) if seat.seat == live.row.host)
    free = [SeatRow(table_id, number, "open") for number in range(len(staying), seats)]
    desk.db.drop_seats(table_id)
    live.seats = []
    for number, row in enumerate([*staying, *free]):
        columns = {name: value for name, value in vars(row).items() if name not in SEAT_KEY}
        desk.db.set_seat(table_id, number, **columns)
        live.seats.append(SeatRow(table_id, number, **columns))
    desk.update(live, seats=seats, host=host)


def look_after_host(desk: Desk, live: Live) -> None:
    """Before the game somebody must be there who can begin it: a host who has been gone for a while
    is no host any more, as soon as another one of the people is there."""
    if live.row.status != "waiting":
        return
    host = live.seats[live.row.host]
    here = [seat.seat for seat in live.seats if seat.kind == "person" and seat.away is None]
    due = None
    if here and host.seat not in here:
        due = (host.away or 0) + AWAY_MS["live"]
        if due <= desk.now:
            desk.update(live, host=here[0])
            due = None
    if due != live.row.bot_due:
        desk.update(live, bot_due=due, claimed=0)
