"""Before the game: how many seats there are, what is agreed, and who may begin it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from captains_table.server import bots
from captains_table.server.socket_messages import Arrange, Done
from captains_table.server.store import Store
from tests.server.room import Client, Clock, Room, cannot, new_command, run, working

HALF_A_MINUTE = 30_000


def arranged(client: Client, **wish: Any) -> Any:
    """The host changes something; the answer."""
    return client.do(Arrange(new_command(), client.frame["table"]["host"], **wish))


def names(client: Client) -> list[str]:
    """Who sits there, in order."""
    return [seat["name"] or seat["kind"] for seat in client.frame["table"]["seats"]]


def test_seats_come_and_go_until_the_game_begins(store_url: str) -> None:
    async def test(room: Room) -> None:
        opened = await room.open("oh-captain", 4)
        host = await room.look(opened.table, opened.seats[0].token)
        assert isinstance(await arranged(host, seats=6), Done)
        assert names(host) == ["Ada", "open", "open", "open", "open", "open"]
        later = await room.join(opened.table, "Bea", seat=4)
        bea = await room.look(opened.table, later.token)
        await host.manage("bot", 1)
        assert isinstance(await arranged(host, seats=3), Done)  # free seats go before a bot's
        assert names(host) == ["Ada", "bot", "Bea"] == names(bea)
        assert (bea.frame["mine"], bea.seat, bea.farewells) == ([2], 2, [])
        assert isinstance(await arranged(host, seats=4), Done)
        await room.join(opened.table, "Cyrus")
        assert isinstance(await arranged(host, seats=3), Done)  # then a bot's
        assert names(host) == ["Ada", "Bea", "Cyrus"]
        await bea.leave()
        again = await room.look(opened.table, later.token)  # the proof is as good as before
        assert again.frame["mine"] == [1]
        assert isinstance(await host.manage("begin"), Done)
        assert len(host.frame["names"]) == len(again.frame["names"]) == 3
        await cannot(arranged(host, seats=4), "playing")

    run(store_url, test)


def test_nobody_who_sits_there_is_sent_away(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        opened = await room.open("oh-captain", 5)
        host = await room.look(opened.table, opened.seats[0].token)
        for name in ("Bea", "Cyrus", "Dov"):
            await room.join(opened.table, name)
        before = host.frames[-1]["table"]
        await cannot(arranged(host, seats=3, options={"captain": 1}), "seated")
        await cannot(arranged(host, seats=7), "options")
        await cannot(arranged(host, options={"nonsense": 1}), "options")
        assert (await room.info(opened.table)).options == before["options"]
        assert names(host) == ["Ada", "Bea", "Cyrus", "Dov", "open"]

    run(sqlite_url, test)


def test_the_host_changes_what_is_agreed_and_others_do_not(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        opened = await room.open("oh-captain", 4, options={"captain": 1})
        host = await room.look(opened.table, opened.seats[0].token)
        guest = await room.look(opened.table, (await room.join(opened.table, "Bea")).token)
        await arranged(host, options={"captain": 2})
        assert guest.frame["table"]["options"] == {"captain": 2}
        await cannot(guest.do(Arrange(new_command(), 1, options={"captain": 1})), "not_host")
        await host.manage("begin")
        assert guest.frame["view"]["options"]["captain"] == 2

    run(sqlite_url, test)


def test_an_option_that_names_a_seat_goes_with_it(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        opened = await room.open("nomads", 5, options={"first_player": 4})
        host = await room.look(opened.table, opened.seats[0].token)
        assert isinstance(await arranged(host, seats=2), Done)
        assert host.frame["table"]["options"] == {}

    run(sqlite_url, test)


async def have_bots_look(room: Room) -> None:
    """What is due is done."""
    await room.keeper.ask(bots.claim)


@pytest.mark.parametrize("comes_back", [True, False])
def test_a_host_who_is_gone_hands_the_role_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, comes_back: bool
) -> None:
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        opened = await room.open("oh-captain", 4)
        host = await room.look(opened.table, opened.seats[0].token)
        await room.join(opened.table, "Bea")  # whose page is closed: she cannot begin either
        token = (await room.join(opened.table, "Cyrus")).token
        guest = await room.look(opened.table, token)
        await host.leave()
        clock.pass_by(HALF_A_MINUTE - 1)
        await have_bots_look(room)
        assert guest.frame["table"]["host"] == 0
        if comes_back:
            host = await room.look(opened.table, opened.seats[0].token)
        clock.pass_by(HALF_A_MINUTE)
        await have_bots_look(room)
        assert guest.frame["table"]["host"] == (0 if comes_back else 2)
        began = await guest.manage("begin")
        assert isinstance(began, Done) != comes_back

    run(sqlite_url, test)


def test_who_comes_first_to_a_room_without_a_host_is_its_host(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        opened = await room.open("oh-captain", 4)
        host = await room.look(opened.table, opened.seats[0].token)
        await host.leave()
        clock.pass_by(10 * HALF_A_MINUTE)
        await have_bots_look(room)  # there is nobody else
        assert (await room.info(opened.table)).host == 0
        token = (await room.join(opened.table, "Bea")).token
        assert (await room.look(opened.table, token)).frame["table"]["host"] == 1

    run(sqlite_url, test)


def test_a_waiting_table_is_found_by_all_workers(postgres_url: str) -> None:
    """A seat that has moved up is followed where its browser is connected."""

    async def test() -> None:
        async with (
            working(Store.open(postgres_url)) as one,
            working(Store.open(postgres_url)) as two,
        ):
            opened = await one.open("oh-captain", 5)
            host = await one.look(opened.table, opened.seats[0].token)
            token = (await one.join(opened.table, "Bea", seat=4)).token
            bea = await two.look(opened.table, token)
            assert isinstance(await arranged(host, seats=3), Done)
            for _ in range(500):
                if bea.frame["mine"] == [2]:
                    break
                await asyncio.sleep(0.02)
            assert (bea.frame["mine"], bea.farewells) == ([2], [])

    asyncio.run(test())
