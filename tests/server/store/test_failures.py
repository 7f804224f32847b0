"""What the store says when it fails: whether something was kept, and why it failed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from captains_table.server.store import Store, StoreError
from tests.server.postgres import FOR_TESTS, Server, running_postgres
from tests.server.store.rows import TABLE, table

PATIENCE = 30
PAGE = 4096
# What PostgreSQL does at the commit of whoever put up a table.
AT_COMMIT = """
CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {what}; END $$;
CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON tables
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_commit();
"""


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A PostgreSQL of one's own, to be killed."""
    with running_postgres(FOR_TESTS) as server:
        yield server


def at_commit(url: str, what: str) -> None:
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text(AT_COMMIT.format(what=what)))
    engine.dispose()


def put_up(store: Store, id: str = TABLE.id) -> None:
    with store.transaction() as db:
        db.new_table(table(id))


def damage(file: Path) -> None:
    """All pages behind the first are overwritten."""
    data = file.read_bytes()
    file.write_bytes(data[:PAGE] + b"\x5a" * (len(data) - PAGE))


def test_a_connection_that_breaks_during_the_commit(mortal: Server) -> None:
    with mortal.database() as url:
        store = Store.open(url)
        at_commit(url, "PERFORM pg_sleep(600)")
        with ThreadPoolExecutor(1) as pool:
            asked = pool.submit(put_up, store)
            mortal.wait_for("SELECT count(*) FROM pg_stat_activity WHERE query = 'COMMIT'", 1)
            mortal.stop()
            failure = asked.exception(PATIENCE)
        assert isinstance(failure, StoreError)
        assert failure.kept is None
        store.close()
        mortal.start()


def test_a_connection_that_breaks_before_the_commit(mortal: Server) -> None:
    with mortal.database() as url:
        store = Store.open(url)

        def interrupted() -> None:
            with store.transaction() as db:
                db.new_table(TABLE)
                mortal.stop()
                db.new_table(table("two"))

        with pytest.raises(StoreError) as failure:
            interrupted()
        assert failure.value.kept is False
        store.close()
        mortal.start()


def test_a_commit_that_postgres_refuses(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    at_commit(postgres_url, "RAISE EXCEPTION 'no room' USING ERRCODE = '53100'")
    with pytest.raises(StoreError, match="no space is left: no room") as failure:
        put_up(store)
    assert (failure.value.kept, failure.value.full, failure.value.damaged) == (False, True, False)
    with store.reading() as db:
        assert db.table(TABLE.id) is None
    store.close()


def test_an_sqlite_file_that_cannot_grow(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    with store.transaction() as db:
        pages = db._connection.execute(text("PRAGMA page_count")).scalar_one()
        db._connection.execute(text(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(StoreError, match="no space is left") as failure, store.transaction() as db:
        db.new_table(table("large", options={"words": "word " * 10_000}))
    assert (failure.value.kept, failure.value.full, failure.value.damaged) == (False, True, False)
    store.close()


def test_an_sqlite_file_that_somebody_else_writes(sqlite_url: str) -> None:
    store, other = Store.open(sqlite_url), Store.open(sqlite_url)
    with store.transaction() as db:
        db._connection.execute(text("PRAGMA busy_timeout = 1"))  # do not wait for it
    with other.transaction(), pytest.raises(StoreError, match="locked") as failure:
        put_up(store)
    assert (failure.value.kept, failure.value.full) == (False, False)
    store.close()
    other.close()


def test_an_sqlite_file_that_is_damaged(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url)
    put_up(store)
    store.close()
    store = Store.open(sqlite_url)
    with store.reading() as db:
        assert db.table(TABLE.id) is not None
    store._engine.dispose()  # nothing is remembered
    damage(tmp_path / "tables.sqlite")
    with pytest.raises(StoreError, match="damaged") as failure:
        put_up(store)
    assert (failure.value.kept, failure.value.full, failure.value.damaged) == (False, False, True)
    with pytest.raises(StoreError, match="damaged") as failure, store.reading() as db:
        db.table(TABLE.id)
    assert failure.value.damaged
    store.close()


def test_damage_where_nobody_has_looked_yet(sqlite_url: str, tmp_path: Path) -> None:
    """The last page is a row that is only read when its table is."""
    store = Store.open(sqlite_url)
    for number in range(50):
        put_up(store, str(number))
    store.check()
    store.close()
    file = tmp_path / "tables.sqlite"
    data = bytearray(file.read_bytes())
    last = data.rindex(b'"listed"') // PAGE * PAGE
    data[last : last + PAGE] = b"\x5a" * PAGE
    file.write_bytes(data)
    store = Store.open(sqlite_url)
    with pytest.raises(StoreError, match=r"^the file is damaged: [^\n]+$") as failure:
        store.check()
    assert failure.value.damaged
    store.close()


def test_a_mistake_of_ours_is_no_failure_of_the_store(store: Store) -> None:
    with pytest.raises(ZeroDivisionError), store.transaction():
        1 / 0  # noqa: B018
