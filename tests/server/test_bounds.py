"""How much of the store one visitor can fill: there is a bound to everything, and a game that
reaches one goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from captains_table.server import commands, consent, live, takeback
from captains_table.server.socket_messages import Done, Refused
from captains_table.server.store import db as store
from tests.server.room import Client, Room, cannot, new_command, play, run, same_seed
from tests.server.site import new_app, open_table, refused, visit

PROXY = "https://table.example"
BODY = {"game": "oh-captain", "seats": 3, "name": "Anna"}


def rows(folder: Path, table: str) -> int:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        (count,) = database.execute(f"SELECT count(*) FROM {table}").fetchone()
        return int(count)


# Open tables


def test_an_address_has_so_many_open_tables(tmp_path: Path) -> None:
    def ask(visitor: Any, address: str) -> Any:
        # As the house's proxy hands it on.
        headers = {"Host": "table.example", "X-Forwarded-For": address}
        return visitor.post("/api/tables", json=BODY, headers=headers)

    def close(visitor: Any, opened: dict[str, Any]) -> None:
        host = {"Host": "table.example"}
        path = f"/api/tables/{opened['table']}/socket"
        with visitor.websocket_connect(path, headers=host) as socket:
            socket.send_json({"type": "hello", "tokens": [opened["seats"][0]["token"]]})
            asked = {"type": "manage", "command_id": "close-it", "seat": 0, "do": "close"}
            socket.send_json(asked)
            while socket.receive_json()["type"] != "done":
                pass

    wish: dict[str, Any] = {"open_tables_an_address": 2, "public_url": PROXY}
    with visit(new_app(tmp_path, **wish), "127.0.0.1") as visitor:
        first = ask(visitor, "203.0.113.7").json()
        assert ask(visitor, "203.0.113.7").status_code == 200
        told = refused(ask(visitor, "203.0.113.7"), 429, "crowded_address")
        assert "close" in told
        assert ask(visitor, "203.0.113.8").status_code == 200, "somebody else has room"
        close(visitor, first)
        assert ask(visitor, "203.0.113.7").status_code == 200, "one was closed"
    with visit(new_app(tmp_path, **wish), "127.0.0.1") as visitor:
        refused(ask(visitor, "203.0.113.7"), 429, "crowded_address")  # the store has counted
        assert ask(visitor, "203.0.113.8").status_code == 200
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"203.0.113" not in kept, "nobody is named by what is kept to count"


def test_closing_tables_makes_no_room_for_ever_more(tmp_path: Path) -> None:
    """What is over is kept for a while, and an address may not fill the store with it."""
    with visit(new_app(tmp_path, kept_tables_an_address=3)) as visitor:
        for _ in range(3):
            opened = open_table(visitor)
            bearer = {"tokens": [opened["seats"][0]["token"]]}
            with visitor.websocket_connect(f"/api/tables/{opened['table']}/socket") as socket:
                socket.send_json({"type": "hello", **bearer})
                command = {"type": "manage", "command_id": "close-it", "seat": 0, "do": "close"}
                socket.send_json(command)
                while socket.receive_json()["type"] != "done":
                    pass
        told = refused(visitor.post("/api/tables", json=BODY), 429, "crowded_address")
        assert "very many" in told


def test_a_house_has_so_many_open_tables(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, open_tables=2)) as visitor:
        for _ in range(2):
            open_table(visitor)
        refused(visitor.post("/api/tables", json=BODY), 503, "crowded")


# At one table


def test_so_much_of_what_was_said_is_kept(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "CHAT_LINES", 5)

    async def test(room: Room) -> None:
        ada, zoe, _ = await room.full()
        other, *_ = await room.full()
        await other.say("Ahoy")
        for number in range(8):
            assert isinstance(await (ada, zoe)[number % 2].say(f"line {number}"), Done)
        late = await room.look(ada.table)
        assert [line["text"] for line in late.chat] == [f"line {n}" for n in range(3, 8)]
        assert [line["number"] for line in late.chat] == [4, 5, 6, 7, 8]
        assert len(ada.chat) == 8, "who was there has heard everything"
        assert [line["text"] for line in (await room.look(other.table)).chat] == ["Ahoy"]

    run(sqlite_url, test)
    assert rows(tmp_path, "chat") == 6


def test_so_many_answers_are_kept(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "COMMANDS", 20)
    monkeypatch.setattr(commands, "FORGET_EVERY", 10)

    async def test(room: Room) -> None:
        ada, *_ = await room.full()
        other, *_ = await room.full()
        first, last = new_command(), new_command()
        await other.say("Ahoy", first)
        for number in range(75):
            assert isinstance(await ada.say(f"line {number}"), Done)
        done = await ada.say("the last one", last)
        said = len(ada.chat)
        assert await ada.say("the last one", last) == done
        assert await other.say("Ahoy", first), "other tables have answers of their own"
        assert (len(ada.chat), len(other.chat)) == (said, 1), "and it was not said again"

    run(sqlite_url, test)
    assert 20 < rows(tmp_path, "commands") <= 20 + 10 + 1


def test_so_many_choices_are_taken_back(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    same_seed(monkeypatch)
    for module in (consent, live, takeback):
        monkeypatch.setattr(module, "UNDOS", 3)

    async def can_undo(clients: list[Client]) -> Client:
        """Play until somebody can take something back, by the rules."""
        while True:
            (client,) = [client for client in clients if client.codes]
            if await rules_allow(client):
                return client
            assert isinstance(await client.choose(client.codes[-1]), Done)

    async def rules_allow(client: Client) -> bool:
        return await client.room.keeper.ask(
            lambda desk: desk.live(client.table).playing.can_undo(client.seat)
        )

    async def test(room: Room) -> None:
        clients = await room.full("gold-n-crash", 2)
        for _ in range(3):
            client = await can_undo(clients)
            assert client.frame["undo"]
            assert isinstance(await client.undo(), Done)
        client = await can_undo(clients)
        assert not client.frame["undo"], "nobody is shown what will be refused"
        await cannot(client.undo(), "undos")
        room.keeper._lives.clear()
        await cannot(client.undo(), "undos")
        assert isinstance(await client.choose(), Done), "the game goes on"
        other = await room.full("gold-n-crash", 2)
        assert not isinstance(await (await can_undo(other)).undo(), Refused)
        await play(clients, Random(1), 5, undo=0)

    run(sqlite_url, test)
