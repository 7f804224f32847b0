"""Opening a store: where nothing is, where one is, and where none can be."""

from __future__ import annotations

import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, create_engine, text

from captains_table.server.store import Store, StoreError
from captains_table.server.store.schema import metadata
from tests.server.store.child import child
from tests.server.store.rows import TABLE, table


def engine(url: str) -> Engine:
    """A way to the database that does not pass through the store."""
    return create_engine(url.replace("postgresql:", "postgresql+psycopg:"))


def test_the_migrations_make_what_the_schema_says(store_url: str) -> None:
    Store.open(store_url).close()
    with engine(store_url).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == "0002"


def test_a_store_is_opened_again_with_what_it_has(store_url: str) -> None:
    for number in range(3):
        store = Store.open(store_url)
        with store.transaction() as db:
            db.new_table(table(str(number)))
            assert db.count_open() == number + 1
        store.close()


def test_threads_open_a_new_store_at_once(store_url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(Store.open, [store_url] * 4))
    for number, store in enumerate(stores):
        with store.transaction() as db:
            db.new_table(table(str(number)))
            assert db.count_open() == number + 1
        store.close()


def test_processes_open_a_new_store_at_once(store_url: str) -> None:
    with ExitStack() as stack:
        children = [stack.enter_context(child("open", store_url)) for _ in range(3)]
        for process in children:
            assert process.stdout
            assert process.stdout.readline() == "ready\n"
    store = Store.open(store_url)
    with store.transaction() as db:
        db.new_table(TABLE)
    store.close()


def test_a_migration_that_fails_leaves_nothing(store_url: str) -> None:
    with engine(store_url).begin() as connection:
        connection.execute(text("CREATE TABLE codes (something integer)"))
    with pytest.raises(StoreError, match="codes"):
        Store.open(store_url)
    with engine(store_url).begin() as connection:
        assert not connection.dialect.has_table(connection, "tables")
        connection.execute(text("DROP TABLE codes"))
    Store.open(store_url).close()


def test_a_newer_store_is_left_alone(store_url: str) -> None:
    Store.open(store_url).close()
    with engine(store_url).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version"):
        Store.open(store_url)
    with engine(store_url).begin() as connection:
        version = connection.execute(text("SELECT version_num FROM alembic_version"))
        assert version.scalar_one() == "9999"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.sqlite",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://localhost/tables",
        "postgresql+psycopg://localhost/tables",
        "postgresql://localhost:harbour/tables",
    ],
)
def test_a_bad_address(url: str) -> None:
    with pytest.raises(StoreError, match="the address of a store is"):
        Store.open(url)


def test_no_server_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="No such file") as refusal:
        Store.open(f"postgresql://captain:secret@/tables?host={tmp_path}")
    assert "secret" not in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_no_such_database(postgres_url: str) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        Store.open(postgres_url.replace("/captain_", "/missing_"))


def test_no_such_folder(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="No such file or directory"):
        Store.open(f"sqlite:///{tmp_path}/missing/tables.sqlite")


def test_a_folder_that_takes_no_file(tmp_path: Path) -> None:
    (tmp_path / "harbour").write_text("not a folder")
    with pytest.raises(StoreError, match=r"harbour/tables\.sqlite: Not a directory"):
        Store.open(f"sqlite:///{tmp_path}/harbour/tables.sqlite")
    with pytest.raises(StoreError, match="unable to open"):
        Store.open(f"sqlite:///{tmp_path}")


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("bread, salt, rope\n" * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store.open(f"sqlite:///{file}")
    assert file.read_text() == "bread, salt, rope\n" * 100


def test_nobody_else_reads_the_file(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url)
    with store.transaction() as db:
        db.new_table(TABLE)
    files = list(tmp_path.iterdir())
    assert len(files) == 3, "the file, its log and the log's index"
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    store.close()


# Who serves is alone


def serving(url: str) -> Popen[str]:
    """Another process that has the store to itself."""
    code = f"from captains_table.server.store import Store; store = Store.open({url!r}, alone=True)"
    command = [sys.executable, "-c", f"{code}; print('ready', flush=True); input()"]
    return Popen(command, stdin=PIPE, stdout=PIPE, text=True)


def test_two_cannot_have_one_file_alone(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url, alone=True)
    with pytest.raises(StoreError, match=r"tables\.sqlite: another server is using this file"):
        Store.open(sqlite_url, alone=True)
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
    with pytest.raises(StoreError, match="another server"):
        Store.open(f"sqlite:///{tmp_path}/link.sqlite", alone=True)
    Store.open(sqlite_url).close()  # to look into it is another thing
    store.close()
    Store.open(sqlite_url, alone=True).close()


def test_a_process_that_dies_leaves_the_file_to_others(sqlite_url: str) -> None:
    with serving(sqlite_url) as process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        with pytest.raises(StoreError, match="another server"):
            Store.open(sqlite_url, alone=True)
        process.kill()
        process.wait()
        Store.open(sqlite_url, alone=True).close()


def test_a_start_that_fails_leaves_the_file_to_others(tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("bread, salt, rope\n" * 100)
    for _ in range(2):
        with pytest.raises(StoreError, match="not a database"):
            Store.open(f"sqlite:///{file}", alone=True)


def test_workers_share_a_postgres(postgres_url: str) -> None:
    stores = [Store.open(postgres_url, alone=True) for _ in range(2)]
    for store in stores:
        store.close()


def test_sqlite_keeps_what_it_commits(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    with store._engine.connect() as connection:
        settings = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert settings == ["wal", 2, 1]  # 2: FULL
    store.close()
