"""Reading beside whoever writes: `Store.reading`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy.exc import DBAPIError

from captains_table.server.store import Store, StoreError
from tests.server.store.rows import TABLE, table


def test_what_is_committed_is_read(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
    with store.reading() as db:
        assert db.table(TABLE.id) == TABLE


def test_all_queries_see_the_same_moment(store: Store) -> None:
    with store.reading() as db:
        assert db.count_open() == 0
        with store.transaction() as writer:
            writer.new_table(TABLE)
        assert db.count_open() == 0
    with store.reading() as db:
        assert db.count_open() == 1


def test_nobody_who_reads_waits_for_whoever_writes(store: Store) -> None:
    """Many at once, all of them inside a transaction that writes."""
    readers = 8
    meet = Barrier(readers, timeout=20)

    def read() -> int:
        with store.reading() as db:
            counted = db.count_open()
            meet.wait()
            return counted

    with store.transaction() as writer, ThreadPoolExecutor(readers) as pool:
        writer.new_table(TABLE)
        counted = [pool.submit(read) for _ in range(readers)]
        assert [one.result(timeout=20) for one in counted] == [0] * readers


def test_nothing_is_written(store: Store) -> None:
    with pytest.raises((StoreError, DBAPIError)), store.reading() as db:
        db.drop_table(TABLE.id)
    with pytest.raises(Exception, match=r"readonly|read-only"), store.reading() as db:
        db.new_table(TABLE)
    with store.transaction() as db:  # over the same connection
        db.new_table(table("two"))
        assert db.table(TABLE.id) is None
