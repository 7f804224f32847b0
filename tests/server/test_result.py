"""What is kept of how a game ended, beside points and places."""

from __future__ import annotations

from random import Random

from captains_table.engine.words import LANGUAGES
from captains_table.server import tables
from captains_table.server.messages import Join
from tests.server.room import Room, play, run


def test_who_lied_is_told_beside_the_result(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        clients = await room.full("oh-captain", 3)
        await play(clients, Random(1))
        result = clients[0].frame["result"]
        told = [line["event"] for client in clients for line in client.log]
        announced = sum(event["event"] == "item_announced" for event in told) // 3
        assert sum(seat["announced"] for seat in result["beside"]) == announced > 0
        assert all(
            seat["announced"] >= seat["lies"] >= seat["believed"] for seat in result["beside"]
        )
        assert sum(seat["lies"] for seat in result["beside"]) > 0
        archived = await room.moment(clients[0].table, clients[0].frame["seq"])
        assert archived["result"] == result

    run(sqlite_url, test)


def test_a_faction_that_won_is_named_in_both_languages(sqlite_url: str) -> None:
    """Played at random, the first captain of the sea does not win."""

    async def test(room: Room) -> None:
        client = await room.alone("sea-of-legends", 1)
        await play([client], Random(3), undo=0)
        frames = {
            lang: (await room.look(client.table, *client.tokens, lang=lang)).frame
            for lang in LANGUAGES
        }
        assert frames["en"]["result"]["winners"] == []
        assert "win" in frames["en"]["result"]["why"]
        assert "Victoire" in frames["fr"]["result"]["why"]

    run(sqlite_url, test)


def test_victories_are_counted_across_rematches(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        client = await room.alone("gold-n-crash", 2, names=["Bea"])
        wins = [0, 0]
        for games in (1, 2):
            await play([client], Random(games), undo=0)
            info = await room.info(client.table)
            assert info.evening is not None
            for seat in info.winners:
                wins[seat] += 1
            assert (info.evening.games, info.evening.wins) == (games, wins)
            await client.manage("rematch")
            table = (await room.info(client.table)).rematch
            seats = [
                await room.keeper.ask(tables.join, table, Join(name=name), token)
                for name, token in zip(("Ada", "Bea"), client.tokens, strict=True)
            ]
            client = await room.look(table, *(seat.token for seat in seats))
        again = await room.info(table)
        assert again.evening is not None
        assert (again.evening.games, again.evening.wins) == (2, wins)

    run(sqlite_url, test)
