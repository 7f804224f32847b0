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
        until = time.monotonic() + PATIENCE
        caught = None
        while caught is None:
            assert time.monotonic() < until, "the worker was always faster"
            caught = kill_who_thinks(store, put_up(server.url), workers(server))
        assert caught.claimed > caught.touched
        while row_of(store, caught.id).seq == caught.seq:
            assert time.monotonic() < until, "nobody plays the turn"
            time.sleep(0.05)
    store.close()


def put_up(url: str) -> str:
    """A table where a bot must choose first."""
    body = {"game": "gold-n-crash", "seats": 2, "name": "Anna", "bots": [None, "greedy"]}
    body["options"] = {"first_player": 1}
    with httpx.Client(transport=httpx.HTTPTransport(retries=10)) as client:  # it is starting
        answer = client.post(f"{url}/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def kill_who_thinks(store: Store, table: str, everybody: list[psutil.Process]) -> TableRow | None:
    """Kill the worker that claimed the bot's turn: the first to have a process where bots think,
    which takes a while to start. None: the turn was played before."""
    while not (thinking := [worker for worker in everybody if children(worker)]):
        row = row_of(store, table)
        assert (row.turn, row.seq) == (1, 1)
        time.sleep(0.005)
    for worker in thinking:
        worker.kill()
    row = row_of(store, table)
    return row if row.seq == 1 else None


def row_of(store: Store, table: str) -> TableRow:
    with store.transaction() as db:
        row = db.table(table)
    assert row is not None
    return row
