"""What people say at a table."""

from __future__ import annotations

import asyncio

import pytest

from captains_table.server.keeper import KEPT_MS
from captains_table.server.socket_messages import Done, Refused
from captains_table.server.store import Store
from captains_table.server.store.db import Db
from tests.server.room import Client, Clock, Room, new_command, refused, run, working


def heard(client: Client) -> list[tuple[int, int, str, str]]:
    return [(line["number"], line["seat"], line["name"], line["text"]) for line in client.chat]


def test_everybody_hears_what_is_said_once(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            ada, zoe, _ = clients = await room.full()
            watcher = await room.look(ada.table)
            command = new_command()
            done = await ada.say("<b>Ahoy</b> & hello", command)
            assert isinstance(done, Done)
            assert await ada.say("<b>Ahoy</b> & hello", command) == done
            assert isinstance(await zoe.say("Salut !", command), Done), "a command of her own"
            said = [(1, 0, "Ada", "<b>Ahoy</b> & hello"), (2, 1, "Zoé", "Salut !")]
            late = await room.look(ada.table)
            assert all(heard(client) == said for client in [*clients, watcher, late])
            assert ada.frame["seq"] == 1, "to speak is no entry"

    asyncio.run(test())


def test_who_only_watches_says_nothing(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            ada, *_ = await room.full()
            watcher = await room.look(ada.table)
            watcher.frame["seat"] = 0
            answer = await watcher.say("I pretend")
            assert isinstance(answer, Refused)
            assert answer.code == "foreign"
            assert not ada.chat

    asyncio.run(test())


def test_the_host_mutes_the_chat(store: Store) -> None:
    async def test() -> None:
        async with working(store) as room:
            ada, zoe, _ = await room.full()
            await ada.manage("mute")
            assert zoe.frame["table"]["muted"]
            for client in (ada, zoe):
                answer = await client.say("Psst")
                assert isinstance(answer, Refused)
                assert answer.code == "muted"
            await ada.manage("unmute")
            assert isinstance(await zoe.say("At last"), Done)
            assert heard(ada) == [(1, 1, "Zoé", "At last")]

    asyncio.run(test())


def test_nothing_is_heard_twice_when_memory_has_forgotten_the_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        ada, zoe, _ = await room.full()
        await ada.say("one")
        clock.pass_by(KEPT_MS)
        for _ in range(2):  # a keeper forgets after it has answered
            await room.row(ada.table)
        assert room.keeper.tables_in_memory() == 0
        await zoe.say("two")
        assert [line["text"] for line in ada.chat] == ["one", "two"]

    run(sqlite_url, test)


def test_what_was_not_kept_is_not_heard(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with working(store) as room:
            ada, zoe, _ = await room.full()
            with monkeypatch.context() as broken:
                broken.setattr(Db, "keep_answer", None)
                assert await refused(ada.say("lost")) == "internal"
                assert await refused(ada.manage("mute")) == "internal"
            assert not zoe.chat
            assert not zoe.frame["table"]["muted"]
            await ada.say("kept")
            assert heard(zoe) == [(1, 0, "Ada", "kept")]

    asyncio.run(test())
