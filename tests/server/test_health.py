"""`/api/health` says "ok" only where games can go on, and otherwise what is wrong."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from captains_table.server import bots, health
from captains_table.server.bots import Bots
from captains_table.server.desk import ASIDE_MS, Desk
from captains_table.server.health import LATE_MS, Examiner
from captains_table.server.processes import Helper
from captains_table.server.progress import BOT_DELAY
from captains_table.server.store.db import Db
from tests.server.postgres import FOR_TESTS, running_postgres
from tests.server.room import Clock, Here, Room, run, same_seed
from tests.server.site import new_app, refused, visit

PATIENCE = 60  # seconds until a test that hangs fails


@pytest.fixture(autouse=True)
def every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told what was so a moment ago."""
    monkeypatch.setattr(health, "AGAIN", -1.0)


async def found(room: Room, helper: Helper | None = None) -> str:
    """The code of what is wrong, if anything is; it is told as what will pass."""
    trouble = await Examiner(room.keeper, Bots(room.keeper, helper or Here())).trouble()
    if trouble is None:
        return "ok"
    assert trouble.status == 503
    assert trouble.text
    return trouble.code


def test_all_is_well(store_url: str) -> None:
    async def test(room: Room) -> None:
        assert await found(room) == "ok"
        bots = Bots(room.keeper)
        assert await Examiner(room.keeper, bots).trouble() is None, "with a process that thinks"
        bots._helper.end()

    run(store_url, test)


@pytest.mark.parametrize(
    ("number", "kind", "code"),
    [
        (sqlite3.SQLITE_FULL, sqlite3.OperationalError, "store_full"),
        (sqlite3.SQLITE_IOERR, sqlite3.OperationalError, "store"),
        (sqlite3.SQLITE_READONLY, sqlite3.OperationalError, "store"),
        (sqlite3.SQLITE_BUSY, sqlite3.OperationalError, "store"),
        (sqlite3.SQLITE_CORRUPT, sqlite3.DatabaseError, "damaged"),
        (sqlite3.SQLITE_NOTADB, sqlite3.DatabaseError, "damaged"),
    ],
)
def test_a_store_that_cannot_be_written(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, number: int, kind: type[Exception], code: str
) -> None:
    """What SQLite says then; nobody needs to have written anything."""

    def fails(db: Db, at: int) -> int:
        error = kind("as SQLite puts it")
        vars(error)["sqlite_errorcode"] = number
        raise error

    async def test(room: Room) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(Db, "pulse", fails)
            assert await found(room) == code
        assert await found(room) == "ok", "it was made good"

    run(sqlite_url, test)


def test_a_store_that_is_gone_and_comes_back() -> None:
    async def test(room: Room) -> None:
        assert await found(room) == "ok"
        await asyncio.to_thread(server.stop)
        assert await found(room) == "store"
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(PATIENCE):
            while await found(room) != "ok":
                await asyncio.sleep(0.1)

    with running_postgres(FOR_TESTS) as server:
        run(server.url("postgres"), test)


def test_a_thread_that_does_not_answer(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = Event()
    monkeypatch.setattr(health, "SECONDS", 0.2)

    def hangs(desk: Desk) -> None:
        assert may_end.wait(PATIENCE)

    async def test(room: Room) -> None:
        hanging = asyncio.create_task(room.keeper.ask(hangs))
        await asyncio.sleep(0.05)
        assert await found(room) == "stuck"
        may_end.set()
        await hanging
        assert await found(room) == "ok"
        await asyncio.to_thread(room.keeper.stop)
        assert await found(room) == "stuck", "nobody is there any more"

    run(sqlite_url, test)


class Dead(Helper):
    """A process that cannot be started."""

    async def run(self, seconds: float, function: Any, *args: Any, **given: Any) -> Any:
        raise OSError("no more processes")


class Fails(Here):
    """One that answers, but not who plays."""

    async def run(self, seconds: float, function: Any, *args: Any, **given: Any) -> Any:
        return None


@pytest.mark.parametrize("helper", [Dead, Fails])
def test_nobody_can_think(sqlite_url: str, helper: type[Helper]) -> None:
    async def test(room: Room) -> None:
        assert await found(room, helper()) == "bots"

    run(sqlite_url, test)


def test_who_is_at_work_can_think(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        helper = Dead()
        async with helper._turn:
            assert await found(room, helper) == "ok"

    run(sqlite_url, test)


def test_bots_that_nobody_plays(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    same_seed(monkeypatch)
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        opened = await room.open(begin=True)
        client = await room.look(opened.table, opened.seats[0].token)
        while client.codes:
            await client.choose()
        clock.pass_by(BOT_DELAY + LATE_MS)
        assert await found(room) == "ok"
        clock.pass_by(1)
        assert await found(room) == "bots"
        turns, _ = await room.keeper.ask(bots.claim)
        assert [turn.table for turn in turns] == [client.table]
        assert await found(room) == "ok", "somebody has it"
        clock.pass_by(bots.CLAIM_MS + 1)
        assert await found(room) == "bots", "and did not play"
        await room.keeper.ask(lambda desk: desk.db.put_aside(client.table, desk.now + ASIDE_MS))
        assert await found(room) == "ok", "one table's trouble is not the server's"

    run(sqlite_url, test)


def test_who_asks_often_is_told_what_was_so_a_moment_ago(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "AGAIN", PATIENCE)
    looked: list[int] = []
    pulse = Db.pulse

    def counting(db: Db, at: int) -> int:
        looked.append(at)
        return pulse(db, at)

    monkeypatch.setattr(Db, "pulse", counting)

    async def test(room: Room) -> None:
        examiner = Examiner(room.keeper, Bots(room.keeper, Here()))
        assert await asyncio.gather(*(examiner.trouble() for _ in range(20))) == [None] * 20
        assert len(looked) == 1

    run(sqlite_url, test)


# Over HTTP


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    app = new_app(tmp_path)
    with visit(app) as visitor:
        yield visitor


def test_whoever_watches_is_told(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = site.get("/api/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert answer.headers["cache-control"] == "no-store"

    def fails(db: Db, at: int) -> int:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Db, "pulse", fails)
    answer = site.get("/api/health")
    refused(answer, 503, "store")
    assert answer.headers["retry-after"]


def test_bots_that_were_killed_are_replaced(site: Any) -> None:
    assert site.get("/api/health").status_code == 200
    helper = site.app.state.house.examiner._bots._helper
    first = helper._pid
    os.kill(first, 9)
    assert site.get("/api/health").status_code == 200
    assert helper._pid != first
