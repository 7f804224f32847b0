"""A finished game with all its cards open."""

from __future__ import annotations

import gzip
import json
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete

from captains_table.server import looking
from captains_table.server.archive import LAST, OPENED, TOGETHER, part_of
from captains_table.server.store.schema import archives
from tests.server.room import FEWEST, Client, Room, play, refused, run


async def open_moments(room: Room, table: str, first: int = 1) -> list[dict[str, Any]]:
    body = await room.clerk.kept(looking.opened, table, first)
    told: list[dict[str, Any]] = json.loads(gzip.decompress(body))
    return told


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_all_that_anybody_saw_is_in_it(sqlite_url: str, game: str, seats: int) -> None:
    """Whatever a seat was shown during the game stands in the open moment, and in its own log."""

    async def test(room: Room) -> None:
        clients = await room.full(game, seats)
        await play(clients, Random(2))
        moments = await open_moments(room, clients[0].table)
        assert len(moments) == TOGETHER or len(moments) == clients[0].frame["seq"]
        for moment in moments:
            for seat, client in enumerate(clients):
                frame = next((f for f in client.frames if f["seq"] == moment["seq"]), None)
                if frame is not None:
                    assert shows(moment["view"], frame["view"]), moment["seq"]
                    assert moment["log"]["en"][seat][: len(frame["log"])] == [
                        line for line in frame["log"] if line["seq"] == moment["seq"]
                    ]

    run(sqlite_url, test)


def shows(whole: Any, part: Any) -> bool:
    """Whether everything that stands in a view, and is no memory, stands in the open one."""
    if isinstance(part, dict):
        mine = {k: v for k, v in part.items() if k not in ("known", "seat", "decision", "options")}
        return all(name in whole and shows(whole[name], value) for name, value in mine.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(shows, whole, part))
    return part is None or part == whole


def test_nothing_is_opened_before_the_end(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        clients = await room.full("oh-captain", 3)
        await play(clients, Random(1), 20)
        table = clients[0].table
        assert await refused(room.clerk.kept(looking.opened, table, 1)) == "not_over"

    run(sqlite_url, test)


def test_a_game_of_which_only_that_was_kept_shows_what_everybody_saw(sqlite_url: str) -> None:
    """As stores of earlier releases have it."""

    async def test(room: Room) -> None:
        clients: list[Client] = await room.full("oh-captain", 3)
        await play(clients, Random(1))
        table = clients[0].table
        last = await room.clerk.kept(looking.kept, table, LAST)

        def forget(desk: Any) -> None:
            kept = archives.c.table_id == table, archives.c.name == part_of(1, OPENED)
            desk.db._connection.execute(delete(archives).where(*kept))

        await room.keeper.ask(forget)
        assert await refused(room.clerk.kept(looking.opened, table, 1)) == "not_opened"
        assert await refused(room.clerk.kept(looking.opened, table, 2)) == "moment"
        assert await room.clerk.kept(looking.kept, table, LAST) == last
        assert (await room.moments(table, 1))[0]["seq"] == 1

    run(sqlite_url, test)
