"""Who sits where: opening, joining, leaving, moving to another device, playing once more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from random import Random

import pytest

from captains_table.server import tables
from captains_table.server.messages import Join, MoveCode, Seated
from captains_table.server.socket_messages import Done, Refused
from captains_table.server.store import Store
from tests.server.room import (
    Client,
    Clock,
    Room,
    asked,
    cannot,
    play,
    refused,
    same_seed,
    working,
)

TEN_MINUTES = 600_000


def kinds(client: Client) -> list[str]:
    return [seat["kind"] for seat in client.frame["table"]["seats"]]


def names(client: Client) -> list[str]:
    return [seat["name"] for seat in client.frame["table"]["seats"]]


def test_friends_sit_down_until_the_table_is_full(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open(seats=4, bots=[None, "random"])
            assert [seat.seat for seat in opened.seats] == [0]
            host = await room.look(opened.table, opened.seats[0].token)
            watcher = await room.look(opened.table)
            assert kinds(host) == ["person", "bot", "open", "open"]
            assert host.frame["view"] == {}
            fourth = await room.join(opened.table, "Zoé", seat=3)
            assert fourth.seat == 3
            assert await refused(room.join(opened.table, "Max", seat=3)) == "taken"
            assert await refused(room.join(opened.table, "Max", seat=1)) == "taken"
            for seat in (-1, 9):
                assert await refused(room.join(opened.table, "Max", seat=seat)) == "taken"
            assert names(watcher) == ["Ada", "", "", "Zoé"]
            assert host.frame["table"]["status"] == "waiting"
            third = await room.join(opened.table, "Max")
            assert third.seat == 2
            assert names(watcher) == ["Ada", "", "Max", "Zoé"]
            assert await refused(room.join(opened.table, "Eve")) == "full"
            await room.look(opened.table, third.token)
            assert watcher.frame["table"]["status"] == "waiting", "Zoé has not said hello"
            await room.look(opened.table, fourth.token)
            assert watcher.frame["table"]["status"] == "playing"
            assert await refused(room.join(opened.table, "Eve")) == "begun"
            tokens = {seat.token for seat in (*opened.seats, third, fourth)}
            assert len(tokens) == 3
            assert not any(token in data.decode() for data in watcher.sent for token in tokens)

    asyncio.run(test())


def test_a_table_that_cannot_be_is_refused(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            assert await refused(room.open("chess")) == "options"
            assert await refused(room.open(seats=9)) == "options"
            assert await refused(room.open(options={"captain": "me"})) == "options"
            assert await refused(room.open(bots=["clever"])) == "no_bot"
            assert await refused(room.open(bots=["random"] * 3)) == "only_bots"
            assert await refused(room.open(bots=[None] * 4)) == "bots"
            assert await refused(room.join("nowhere-at-all")) == "no_table"
            assert await refused(room.look("nowhere-at-all")) == "no_table"
            assert await room.keeper.ask(lambda desk: desk.db.count_open()) == 0

    asyncio.run(test())


def test_nobody_looks_like_somebody_else_at_a_table(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open(seats=4, name=" Zoë ")
            assert (await room.seats(opened.table))[0].name == "Zoë"
            for name in ("Zoë", "ZOË", "  zoë"):
                assert await refused(room.join(opened.table, name)) == "name"
            assert await refused(room.join(opened.table, "   ")) == "name"
            assert await refused(room.open(name=" ")) == "name"
            assert await refused(room.open(name="Bot 1")) == "name"
            assert await refused(room.join(opened.table, "robot 2")) == "name"
            other = await room.open(name="Zoë")
            assert (await room.join(other.table, "Max")).seat == 1, "elsewhere there is another"
            assert (await room.join(opened.table, "Max")).seat == 1

    asyncio.run(test())


def test_people_who_share_a_device_have_all_seats(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open(hot_seat=True, bots=[None, "random"])
            assert [seat.seat for seat in opened.seats] == [0, 2]
            client = await room.look(opened.table, *(seat.token for seat in opened.seats))
            assert client.frame["mine"] == [0, 2]
            assert client.frame["table"]["status"] == "playing"
            row = await room.row(opened.table)
            if row.turn in (0, 2):
                assert client.seat == row.turn

    asyncio.run(test())


def test_bots_take_the_seats_that_are_left(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open(begin=True)
            now = await room.look(opened.table)
            assert kinds(now) == ["person", "open", "open"], "until the host says hello"
            await room.look(opened.table, opened.seats[0].token)
            assert kinds(now) == ["person", "bot", "bot"]
            assert now.frame["table"]["status"] == "playing"
            opened = await room.open()
            host = await room.look(opened.table, opened.seats[0].token)
            guest = await room.look(opened.table, (await room.join(opened.table)).token)
            for what in ("begin", "bot", "empty", "close", "mute", "unmute"):
                await cannot(guest.manage(what, 2), "not_host")
            assert isinstance(await host.manage("begin"), Done)
            assert kinds(guest) == ["person", "person", "bot"]
            assert guest.frame["seq"] == 1
            await cannot(host.manage("begin"), "playing")

    asyncio.run(test())


def test_the_host_seats_a_bot_and_removes_it(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open(seats=4)
            host = await room.look(opened.table, opened.seats[0].token)
            assert isinstance(await host.manage("bot", 2, strength="random"), Done)
            assert host.frame["table"]["seats"][2]["strength"] == "random"
            await cannot(host.manage("bot", 2), "taken")
            await cannot(host.manage("bot", 1, strength="clever"), "no_bot")
            for other in (None, -1, 4):
                await cannot(host.manage("bot", other), "no_seat")
            assert isinstance(await host.manage("empty", 2), Done)
            await cannot(host.manage("empty", 2), "not_emptied")
            await cannot(host.manage("empty", 0), "not_emptied")
            assert kinds(host) == ["person", "open", "open", "open"]
            assert host.frame["table"]["seats"][2]["strength"] == ""
            for seat in (1, 2, 3):
                assert isinstance(await host.manage("bot", seat, strength="random"), Done)
            assert host.frame["table"]["status"] == "playing"

    asyncio.run(test())


async def gone(client: Client, code: str) -> None:
    """The client was told to go, sees nothing more and cannot act."""
    assert client.farewells == [code]
    frames = len(client.frames)
    for answer in (
        await client.choose(0),
        await client.say("I am still here"),
        await client.explain({"do": "pass"}),
    ):
        assert isinstance(answer, Refused)
        assert answer.code == "foreign"
    assert len(client.frames) == frames


@pytest.mark.parametrize("begun", [False, True])
def test_somebody_who_is_removed_must_go(store: Store, begun: bool) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open()
            host = await room.look(opened.table, opened.seats[0].token)
            seated = await room.join(opened.table, "Eve")
            guest = await room.look(opened.table, seated.token, nonce="hers")
            if begun:
                await host.manage("begin")
            assert isinstance(await host.manage("empty", 1), Done)
            await gone(guest, "removed")
            await guest.leave()
            assert host.frame["table"]["seats"][1] | {"stand_in": False} == {
                "seat": 1,
                "kind": "bot" if begun else "open",
                "name": "",
                "strength": "greedy" if begun else "",
                "here": False,
                "away": 0,
                "clock": -1,
                "stand_in": False,
            }
            assert await refused(room.look(opened.table, seated.token)) == "token"
            await cannot(host.manage("end", 1), "not_missing")
            assert (await room.row(opened.table)).nonces == (["", "hers", ""] if begun else [])
            if not begun:
                assert (await room.join(opened.table, "Max")).seat == 1
                await host.manage("begin")
                nonces = (await room.row(opened.table)).nonces
                assert nonces == ["", "", ""], "who went has no part in the draws"

    asyncio.run(test())


def test_who_stands_up_before_the_game_has_no_part_in_it(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open()
            host = await room.look(opened.table, opened.seats[0].token)
            first = await room.look(opened.table, (await room.join(opened.table, "Eve")).token)
            assert isinstance(await first.manage("stand_up"), Done)
            assert kinds(host) == ["person", "open", "open"]
            second = await room.look(opened.table, (await room.join(opened.table, "Max")).token)
            assert second.seat == 1
            await host.manage("begin")
            assert first.frame["seat"] is None, "one who stood up sees what a spectator sees"
            assert first.frame["mine"] == []
            assert first.frame["view"]["seat"] is None
            answer = await first.choose(0, seat=1)
            assert isinstance(answer, Refused)
            assert answer.code == "foreign"
            assert not first.farewells

    asyncio.run(test())


def test_when_the_host_leaves_somebody_else_is_the_host(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = await room.open()
            host = await room.look(opened.table, opened.seats[0].token)
            guest = await room.look(opened.table, (await room.join(opened.table)).token)
            await host.manage("stand_up")
            assert guest.frame["table"]["host"] == 1
            assert isinstance(await guest.manage("mute"), Done)
            await guest.manage("stand_up")
            info = await room.info(opened.table)
            assert (info.status, info.reason) == ("closed", "left")
            assert await refused(room.join(opened.table)) == "ended"

    asyncio.run(test())


def test_who_stands_up_in_the_game_is_played_for_and_can_come_back(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            one = asked(clients)
            assert isinstance(await one.manage("stand_up"), Done)
            assert one.frame["table"]["seats"][one.seat]["stand_in"]
            assert (await room.row(one.table)).bot_due is not None
            assert isinstance(await one.manage("come_back"), Done)
            info = one.frame["table"]["seats"][one.seat]
            assert (info["stand_in"], info["here"]) == (False, True)
            assert (await room.row(one.table)).bot_due is None
            assert isinstance(await one.choose(), Done)

    asyncio.run(test())


def test_the_host_closes_the_table(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            assert isinstance(await clients[0].manage("close"), Done)
            for client in clients:
                table = client.frame["table"]
                assert (table["status"], table["reason"], table["seed"]) == ("closed", "host", "")
                assert not client.codes
            await cannot(clients[0].manage("close"), "ended")
            await cannot(clients[0].manage("rematch"), "not_over")
            assert await refused(room.log(clients[0].table))

    asyncio.run(test())


async def code_of(room: Room, token: str) -> MoveCode:
    return await room.keeper.ask(tables.move_code, token)


async def used(room: Room, code: MoveCode) -> Seated:
    return await room.keeper.ask(tables.use_code, code.code)


def test_a_seat_moves_to_another_device_once_and_the_old_one_is_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            old = clients[1]
            given = await code_of(room, old.tokens[0])
            assert given.seconds == TEN_MINUTES // 1000
            clock.pass_by(TEN_MINUTES - 1)
            moved = await used(room, given)
            assert (moved.table, moved.seat) == (old.table, 1)
            await gone(old, "replaced")
            await old.leave()
            assert await refused(used(room, given)) == "code"
            assert await refused(room.look(old.table, old.tokens[0])) == "token"
            assert await refused(code_of(room, old.tokens[0])) == "token"
            new = await room.look(old.table, moved.token)
            assert new.frame["table"]["seats"][1]["here"]
            assert new.frame["view"] == old.frame["view"]
            assert new.log == old.log

            late = await code_of(room, moved.token)
            clock.pass_by(TEN_MINUTES)
            assert await refused(used(room, late)) == "code"
            assert await refused(used(room, MoveCode("x" * 32, 600))) == "code"
            first, second = [await code_of(room, moved.token) for _ in range(2)]
            assert await refused(used(room, first)) == "code", "a newer code ends the older"
            assert (await used(room, second)).seat == 1

    asyncio.run(test())


def test_who_shares_a_device_loses_one_seat_and_keeps_the_others(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            shared = await room.alone("gold-n-crash", 2)
            await shared.choose()
            other = 1 - shared.seat
            moved = await used(room, await code_of(room, shared.tokens[shared.seat]))
            assert moved.seat == 1 - other
            assert not shared.farewells
            assert (shared.frame["mine"], shared.seat) == ([other], other)
            assert shared.frame["since"] == 0, "what the lost seat was told is told anew"
            fresh = await room.look(shared.table, shared.tokens[other])
            assert shared.log == fresh.log
            await cannot(shared.choose(0, seat=moved.seat), "foreign")

            again = await room.look(shared.table, *shared.tokens)  # one of them is worth nothing
            assert again.frame["mine"] == [other]
            phone = await room.look(shared.table, moved.token)
            assert phone.frame["table"]["seats"][moved.seat]["here"]

            await used(room, await code_of(room, shared.tokens[other]))
            for client in (shared, again):
                assert client.farewells == ["replaced"]
            assert await refused(room.look(shared.table, *shared.tokens)) == "token"

    asyncio.run(test())


def test_my_tables_are_those_of_my_tokens(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            opened = [await room.open(listed=listed) for listed in (True, False)]
            mine = [one.seats[0].token for one in opened]
            found = await room.mine([*mine, mine[0], "x" * 32])
            assert {info.id for info in found} == {one.table for one in opened}
            lobby = await room.lobby()
            assert [info.id for info in lobby] == [opened[0].table]

    asyncio.run(test())


def test_a_rematch_keeps_the_seats_and_the_other_one_begins(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test() -> None:
        async with working(store) as room:
            clients = await room.full("nomads", 2, options={"first_player": 1})
            await cannot(clients[0].manage("rematch"), "not_over")
            await play(clients, Random(1), undo=0)
            for client in reversed(clients):
                assert isinstance(await client.manage("rematch"), Done)
            following = clients[0].frame["table"]["rematch"]
            assert following
            assert clients[1].frame["table"]["rematch"] == following
            info = await room.info(following)
            assert [(seat.kind, seat.name) for seat in info.seats] == [
                ("open", "Ada"),
                ("open", "Zoé"),
            ]
            assert info.options == {"first_player": 0}
            assert info.commitment
            assert await refused(room.join(following, "Eve")) == "full"
            asked_for = Join(name="Zora", seat=0)
            token = clients[1].tokens[0]
            seated = await room.keeper.ask(tables.join, following, asked_for, token)
            assert seated.seat == 1, "the seat is kept, whatever is asked for"
            assert await refused(room.keeper.ask(tables.join, following, asked_for, token))
            host = Join(name="Ada")
            first = await room.keeper.ask(tables.join, following, host, clients[0].tokens[0])
            watcher = await room.look(following)
            for one in (seated, first):
                assert one.commitment == info.commitment
                assert watcher.frame["table"]["status"] == "waiting"
                await room.look(following, one.token)
            assert watcher.frame["table"]["status"] == "playing"
            assert names(watcher) == ["Ada", "Zora"]

    asyncio.run(test())


def test_who_comes_first_to_a_rematch_can_begin_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test() -> None:
        async with working(store) as room:
            clients = await room.full()
            await play(clients, Random(1), undo=0)
            await clients[2].manage("rematch")
            following = clients[2].frame["table"]["rematch"]

            def sit(client: Client) -> Awaitable[Seated]:
                again = Join(name=f"Nr {client.seat}")
                return room.keeper.ask(tables.join, following, again, client.tokens[0])

            third = await room.look(following, (await sit(clients[2])).token)
            assert third.frame["table"]["host"] == 2
            assert await refused(room.join(following, "Eve")) == "full"
            assert isinstance(await third.manage("empty", 0), Done), "who does not come is not kept"
            await cannot(third.manage("empty", 0), "not_emptied")
            assert (await room.join(following, "Eve")).seat == 0
            assert third.frame["table"]["host"] == 2
            assert await refused(sit(clients[0])) == "full"
            assert isinstance(await third.manage("begin"), Done)
            assert kinds(third) == ["person", "bot", "person"]
            assert await refused(sit(clients[1])) == "begun"

    asyncio.run(test())


def test_a_rematch_that_was_cleared_before_it_began_is_put_up_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test() -> None:
        async with working(store) as room:
            clients = await room.full("gold-n-crash", 2)
            await play(clients, Random(1), undo=0)
            await clients[0].manage("rematch")
            first = clients[0].frame["table"]["rematch"]
            seated = await room.keeper.ask(
                tables.join, first, Join(name="Ada"), clients[0].tokens[0]
            )
            await (await room.look(first, seated.token)).manage("stand_up")
            assert (await room.row(first)).status == "closed"
            await clients[1].manage("rematch")
            second = clients[1].frame["table"]["rematch"]
            assert second not in ("", first)
            for client, name in zip(clients, ("Ada", "Zoé"), strict=True):
                again = await room.keeper.ask(
                    tables.join, second, Join(name=name), client.tokens[0]
                )
                await room.look(second, again.token)
            assert (await room.row(second)).status == "playing"
            await clients[0].manage("rematch")
            assert clients[0].frame["table"]["rematch"] == second

    asyncio.run(test())
