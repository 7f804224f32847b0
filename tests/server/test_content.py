"""Content that somebody sends with a table: all of a pack fits through the door, nobody who plays
waits while it is read, and a finished game keeps what it was played with."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import current_thread
from typing import Any

import pytest
from fastapi.testclient import TestClient

import captains_table as ct
from captains_table.engine import shelf
from captains_table.engine.words import LANGUAGES
from captains_table.games.sea_of_legends import game as sea
from captains_table.games.sea_of_legends.content.loading import as_data, builtin, pack_from
from tests.server.room import Room, play, run
from tests.server.site import new_app, refused, visit

ENOUGH = 80_000  # bytes: more than other requests may have


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[TestClient]:
    with visit(new_app(tmp_path)) as visitor:
        yield visitor


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that read a pack."""
    threads: list[str] = []
    read = pack_from

    def counting(value: Any) -> Any:
        threads.append(current_thread().name)
        return read(value)

    monkeypatch.setattr(sea, "pack_from", counting)
    forget()
    return threads


def forget() -> None:
    """Many other packs were sent since."""
    for cache in (sea._book, sea._checked):
        cache.cache_clear()


def edited(name: str) -> dict[str, Any]:
    """A copy of the built-in pack in which a captain is called otherwise."""
    pack: Any = as_data(builtin())
    pack["captains"][0]["name"] = {"en": name, "fr": name}
    return {"game": "sea-of-legends", "seats": 2, "name": "Anna", "options": {"content": pack}}


def test_an_edited_copy_of_the_whole_pack_is_played(
    visitor: TestClient, reading: list[str]
) -> None:
    answer = visitor.post("/api/tables", json=edited("Queen Kahina"))
    assert answer.status_code == 200, answer.text
    assert len(answer.request.content) > ENOUGH
    assert reading
    assert all(name.startswith("reader") for name in reading), reading
    reading.clear()
    forget()
    content = visitor.get(f"/api/tables/{answer.json()['table']}/content").json()
    assert "Queen Kahina" in content["words"].values()
    assert not reading, "visitors have it read in a process of its own"


def test_a_pack_with_a_mistake_is_read_beside_the_players_too(
    visitor: TestClient, reading: list[str]
) -> None:
    body = edited("Queen Kahina")
    body["options"]["content"]["tavern"][-1]["nonsense"] = 1
    told = refused(visitor.post("/api/tables", json=body), 422, "options")
    assert told.startswith("options.content.tavern[")
    assert "nonsense" in told
    assert reading
    assert all(name.startswith("reader") for name in reading), reading


def test_a_finished_game_keeps_what_its_boards_are_drawn_from(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ct.game("nomads")
    other = replace(game, content=lambda options: {"stories": []})
    vars(other)["rules"] = game.rules

    async def content(room: Room, table: str, lang: str) -> Any:
        return json.loads(gzip.decompress(await room.clerk.content(table, lang)))

    async def test(room: Room) -> None:
        client, open_still = [await room.alone("nomads", 2) for _ in range(2)]
        await play([client], Random(1))
        await room.log(client.table)  # it is kept by now
        before = [await content(room, client.table, lang) for lang in LANGUAGES]
        monkeypatch.setitem(shelf._found, "nomads", lambda: other)
        assert [await content(room, client.table, lang) for lang in LANGUAGES] == before
        assert (await content(room, open_still.table, "en"))["board"] == {"stories": []}

    run(sqlite_url, test)


def test_content_that_cannot_be_played_any_more(visitor: TestClient, tmp_path: Path) -> None:
    """A release may want something else of a pack than the one before."""
    table = visitor.post("/api/tables", json=edited("Queen Kahina")).json()["table"]
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("""UPDATE tables SET options = '{"content": {"name": 1}}'""")
    for _ in range(2):
        refused(visitor.get(f"/api/tables/{table}/content"), 422, "not_possible")
