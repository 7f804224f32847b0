"""When the store has no room left, nobody is told that something was kept which was not."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from captains_table.server.desk import Desk
from captains_table.server.refusals import Refuse
from captains_table.server.store.rows import TableRow
from tests.server.room import Room, run

MOST_PAGES = 4  # more than there are now


def fill_up(desk: Desk) -> None:
    """From now on the store can only grow a little."""
    connection = desk.db._connection
    pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    connection.execute(text(f"PRAGMA max_page_count = {pages + MOST_PAGES}"))


def put_up(desk: Desk, table: str, words: int) -> str:
    """A table with so many words in its row."""
    desk.db.new_table(
        TableRow(table, "game", "1", "waiting", 2, {}, {"w": "word " * words}, 0, "", 0, 0, 0)
    )
    return table


def is_kept(desk: Desk, table: str) -> bool:
    return desk.db.table(table) is not None


def test_what_shares_a_transaction_with_what_found_no_room(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        await room.keeper.ask(fill_up)
        asked = [
            room.keeper.ask(put_up, table * 12, words)
            for table, words in (("a", 1), ("b", 100_000), ("c", 1))
        ]
        told = await asyncio.gather(*asked, return_exceptions=True)
        for table, answer in zip("abc", told, strict=True):
            kept = await room.keeper.ask(is_kept, table * 12)
            assert kept != isinstance(answer, Refuse)
        assert isinstance(told[1], Refuse)
        assert told[1].code == "store_full"
        assert await room.keeper.ask(put_up, "d" * 12, 1)  # there is room for this

    run(sqlite_url, test)
