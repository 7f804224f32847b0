"""Several workers on one store: locks, claims, notices, and workers that are lost."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from queue import Queue
from threading import Barrier

import pytest

from captains_table.server.store import Store, StoreError, Taken
from tests.server.postgres import Server, running_postgres
from tests.server.store.child import child
from tests.server.store.rows import ENTRY, TABLE, table

PATIENCE = 30  # seconds until a test that hangs fails
LISTENERS = "FROM pg_stat_activity WHERE query = 'LISTEN captain'"


@pytest.fixture
def other(store: Store, store_url: str) -> Iterator[Store]:
    """A second worker on the same store."""
    other = Store.open(store_url)
    yield other
    other.close()


@pytest.fixture
def postgres_stores(postgres_url: str) -> Iterator[tuple[Store, Store]]:
    """Two workers on one PostgreSQL."""
    stores = Store.open(postgres_url), Store.open(postgres_url)
    yield stores
    for store in stores:
        store.close()


def test_one_of_two_workers_keeps_an_entry(store: Store, other: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
    together = Barrier(2)

    def append(worker: Store, code: int) -> bool:
        together.wait(PATIENCE)
        try:
            with worker.transaction() as db:
                db.append(replace(ENTRY, code=code))
        except Taken:
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        kept = list(pool.map(append, [store, other], [1, 2]))
    assert sorted(kept) == [False, True]
    with store.transaction() as db:
        assert [entry.code for entry in db.entries("tide")] == [1 if kept[0] else 2]


def test_workers_chat_without_a_clash(store: Store, other: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)

    def say(worker: Store, text: str) -> None:
        with worker.transaction() as db:
            db.say("tide", 0, "Zoé", text, 0)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(say, [store, other] * 10, map(str, range(20))))
    with store.transaction() as db:
        said = db.chat("tide")
    assert [row.number for row in said] == list(range(1, 21))
    assert {row.text for row in said} == set(map(str, range(20)))


def test_a_code_serves_one_of_two_workers(store: Store, other: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_code("code", "tide", 0, expires=5_000)

    def use(worker: Store) -> bool:
        with worker.transaction() as db:
            return db.use_code("code", now=0) is not None

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(use, [store, other])) == [False, True]


def test_who_locks_a_table_sees_what_the_worker_before_did(
    postgres: Server, postgres_stores: tuple[Store, Store]
) -> None:
    store, other = postgres_stores
    with store.transaction() as db:
        db.new_table(TABLE)

    def next_seq() -> int:
        with other.transaction() as db:
            row = db.table("tide", lock=True)
            assert row
            return row.seq

    with ThreadPoolExecutor(1) as pool:
        with store.transaction() as db:
            db.table("tide", lock=True)
            waiting: Future[int] = pool.submit(next_seq)
            postgres.wait_for("SELECT count(*) FROM pg_locks WHERE NOT granted", 1)
            with other.transaction() as unlocked:
                assert unlocked.table("tide") == TABLE, "who only reads does not wait"
            db.update_table("tide", seq=7)
        assert waiting.result(PATIENCE) == 7


def test_a_locked_table_is_passed_over_when_bots_are_claimed(
    postgres_stores: tuple[Store, Store],
) -> None:
    store, other = postgres_stores
    with store.transaction() as db:
        db.new_table(table("first", bot_due=80))
        db.new_table(table("second", bot_due=90))
    with store.transaction() as db, other.transaction() as other_db:
        assert db.due_bots(now=100, until=500, limit=1) == ["first"]
        assert other_db.due_bots(now=100, until=500, limit=9) == ["second"]
    with store.transaction() as db:
        assert db.due_bots(now=100, until=500, limit=9) == []


def test_workers_share_the_bots_out(store: Store, other: Store) -> None:
    with store.transaction() as db:
        for number in range(40):
            db.new_table(table(str(number), bot_due=number))

    def claim(worker: Store) -> list[str]:
        with worker.transaction() as db:
            return db.due_bots(now=100, until=500, limit=5)

    with ThreadPoolExecutor(4) as pool:
        claimed = [id for ids in pool.map(claim, [store, other] * 8) for id in ids]
    assert sorted(claimed, key=int) == [str(number) for number in range(40)]


def test_every_worker_hears_of_a_commit(postgres_stores: tuple[Store, Store]) -> None:
    heard: Queue[tuple[str, str, int]] = Queue()
    store, other = postgres_stores
    store.listen(lambda id, seq: heard.put(("store", id, seq)))
    other.listen(lambda id, seq: heard.put(("other", id, seq)))
    with suppress(ZeroDivisionError), store.transaction() as db:
        db.notify("undone", 1)
        _ = 1 / 0
    with store.transaction() as db:
        db.notify("tide", 1)
        db.notify("second-table", 2**40)
    assert sorted(heard.get(timeout=PATIENCE) for _ in range(4)) == [
        ("other", "second-table", 2**40),
        ("other", "tide", 1),
        ("store", "second-table", 2**40),
        ("store", "tide", 1),
    ]


def test_a_notice_that_cannot_be_handled_is_not_the_last(
    postgres_stores: tuple[Store, Store], caplog: pytest.LogCaptureFixture
) -> None:
    heard: Queue[int] = Queue()

    def on_notice(id: str, seq: int) -> None:
        heard.put(10 // seq)

    postgres_stores[0].listen(on_notice)
    with postgres_stores[1].transaction() as db:
        for seq in (0, 5):
            db.notify("tide", seq)
    assert heard.get(timeout=PATIENCE) == 2
    assert "ZeroDivisionError" in caplog.text


def test_a_lost_listener_comes_back(postgres: Server, postgres_stores: tuple[Store, Store]) -> None:
    store, other = postgres_stores
    heard: Queue[tuple[str, int]] = Queue()
    gaps: Queue[str] = Queue()
    store.listen(lambda id, seq: heard.put((id, seq)), lambda: gaps.put("gap"))
    assert gaps.empty()
    for seq in (1, 2):
        postgres.execute(f"SELECT pg_terminate_backend(pid) {LISTENERS}")
        assert gaps.get(timeout=PATIENCE) == "gap"
        with other.transaction() as db:
            db.notify("tide", seq)
        assert heard.get(timeout=PATIENCE) == ("tide", seq)


def test_closing_a_store_ends_its_listener(
    postgres: Server, postgres_stores: tuple[Store, Store]
) -> None:
    postgres_stores[0].listen(lambda id, seq: None)
    postgres.wait_for(f"SELECT count(*) {LISTENERS}", 1)
    postgres_stores[0].close()
    postgres.wait_for(f"SELECT count(*) {LISTENERS}", 0)


def test_on_sqlite_there_is_nobody_to_tell(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    heard: Queue[tuple[str, int]] = Queue()
    store.listen(lambda id, seq: heard.put((id, seq)))
    with store.transaction() as db:
        db.notify("tide", 1)
    store.close()
    assert heard.empty()


def test_what_a_killed_worker_committed_is_there(store_url: str) -> None:
    with child("commit", store_url) as process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    store = Store.open(store_url)
    with store.transaction() as db:
        assert db.table("tide") == TABLE
        assert db.entries("tide") == [ENTRY]
    store.close()


def test_what_a_killed_worker_had_not_committed_is_not(store_url: str) -> None:
    with child("no commit", store_url) as process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    store = Store.open(store_url)
    with store.transaction() as db:
        db.new_table(TABLE)  # no lock is left, and no row
        assert db.count_open() == 1
    store.close()


def test_a_database_that_crashes_keeps_what_was_committed() -> None:
    gaps: Queue[str] = Queue()
    with running_postgres({}) as server, server.database() as url:
        store = Store.open(url)
        store.listen(lambda id, seq: None, lambda: gaps.put("gap"))
        with store.transaction() as db:
            db.new_table(TABLE)
        other = Store.open(url)
        server.stop()
        with pytest.raises(StoreError, match="connection"), store.transaction():
            pass
        with pytest.raises(StoreError, match="connection"):
            other.listen(lambda id, seq: None)
        server.start()
        with store.transaction() as db:
            assert db.table("tide") == TABLE
        assert gaps.get(timeout=PATIENCE) == "gap"
        store.close()
        other.close()


def test_a_transaction_that_loses_its_connection(
    postgres: Server, postgres_stores: tuple[Store, Store]
) -> None:
    def lose_the_connection() -> None:
        with postgres_stores[0].transaction() as db:
            db.new_table(TABLE)
            postgres.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE state = 'idle in transaction'"
            )
            db.append(ENTRY)

    with pytest.raises(StoreError, match="terminating connection"):
        lose_the_connection()
    with postgres_stores[0].transaction() as db:
        assert db.table("tide") is None
