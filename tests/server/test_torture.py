"""The server is killed while people play; the long form is `make torture`."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

from captains_table.server.store import Store
from captains_table.server.store.rows import TableRow
from tests.server.torture import PATIENCE, children, on_postgres, on_sqlite, started, workers

KILLS = 3


def said(line: str) -> None:
    """Shown when a test fails."""
    print(line)


def test_a_killed_server_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    torture = on_sqlite(tmp_path, tables=3, kills=KILLS, seed=1, told=said)
    assert torture.killed == KILLS
    assert torture.lost > 0
    assert torture.acknowledged > 0


def test_a_killed_worker_keeps_what_it_acknowledged(postgres_url: str) -> None:
    torture = on_postgres(postgres_url, tables=3, kills=KILLS, seed=1, told=said)
    assert torture.killed == KILLS
    assert torture.acknowledged > 0


def test_the_bot_turn_of_a_killed_worker_is_played_by_another(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    with started(postgres_url, "--workers", "2") as server:
        everybody = workers(server)
        until = time.monotonic() + PATIENCE
        before = None
        while before is None:
            assert time.monotonic() < until
            before = kill_who_thinks(store, put_up(server.url), everybody)
            everybody = workers(server)
        while row_of(store, before.id).seq == before.seq:
            assert time.monotonic() < until
            time.sleep(0.05)
    store.close()


def put_up(url: str) -> str:
    """A table where a bot must choose first."""
    body = {"game": "nomads", "seats": 2, "name": "Anna", "bots": [None, "greedy"]}
    body["options"] = {"first_player": 1}
    with httpx.Client(transport=httpx.HTTPTransport(retries=10)) as client:  # it is starting
        answer = client.post(f"{url}/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def kill_who_thinks(store: Store, table: str, everybody: list[psutil.Process]) -> TableRow | None:
    """Kill the worker that claimed the bot's turn: the first to have a process where bots think,
    which takes it a while to start. None: it was faster and has played, or both have one."""
    while not (thinks := [worker for worker in everybody if children(worker)]):
        time.sleep(0.002)
    for worker in thinks:
        worker.suspend()
    row = row_of(store, table)
    for worker in thinks:
        worker.kill()
    return row if row.seq == 1 and len(thinks) == 1 else None


def row_of(store: Store, table: str) -> TableRow:
    with store.transaction() as db:
        row = db.table(table)
    assert row is not None
    return row
