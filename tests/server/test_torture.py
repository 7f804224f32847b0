"""The server is killed while people play, and worse; the long form is `make torture`."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from captains_table.server.store import Store
from captains_table.server.store.rows import TableRow
from tests.server.evils import PATIENCE, workers
from tests.server.odd_server import OddServer
from tests.server.torture import Torture, on_postgres, on_sqlite, started
from tests.server.visits import post, visiting

KILLS = 3
THINKING = 300  # milliseconds: long enough to be killed meanwhile


def said(line: str) -> None:
    """Shown when a test fails."""
    print(line)


def suffered(torture: Torture, kill: str) -> None:
    assert torture.done[kill] == KILLS
    assert torture.done["jumps of the clock"] == torture.done["upgrades"] == 1
    assert torture.lost > 0
    assert torture.acknowledged > 0
    assert torture.waits, "no bot has moved"


@pytest.mark.long
def test_a_killed_server_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    torture = on_sqlite(tmp_path, tables=3, kills=KILLS, seed=1, told=said)
    suffered(torture, "kills")


@pytest.mark.long
def test_a_killed_worker_keeps_what_it_acknowledged(postgres_url: str, tmp_path: Path) -> None:
    torture = on_postgres(postgres_url, tmp_path, tables=3, kills=KILLS, seed=1, told=said)
    suffered(torture, "workers killed")


def test_the_bot_turn_of_a_killed_worker_is_played_by_another(
    postgres_url: str, tmp_path: Path
) -> None:
    store = Store.open(postgres_url)
    with started(postgres_url, tmp_path, "--workers", "2", bot_delay=THINKING) as server:
        until = time.monotonic() + PATIENCE
        caught = None
        while caught is None:
            assert time.monotonic() < until, "it was always the other worker"
            caught = kill_while_a_bot_thinks(server, store)
        while row_of(store, caught.id).seq == caught.seq:
            assert time.monotonic() < until, "nobody plays the turn"
            time.sleep(0.05)
    store.close()


def kill_while_a_bot_thinks(server: OddServer, store: Store) -> TableRow | None:
    """Kill one of the workers as soon as one of them has taken a bot's turn; the table, if nobody
    plays there any more."""
    everybody = workers(server)
    table = put_up(server.url)
    while (row := row_of(store, table)).claimed == 0:
        assert row.seq == 1
        time.sleep(0.005)
    Random().choice(everybody).kill()
    time.sleep(5 * THINKING / 1000)
    row = row_of(store, table)
    return row if row.seq == 1 else None


def put_up(url: str) -> str:
    """A table where a bot must choose first."""
    body = {"game": "gold-n-crash", "seats": 2, "name": "Anna", "bots": [None, "greedy"]}
    opened = post(url, "tables", {**body, "options": {"first_player": 1}})
    table: str = opened["table"]
    with visiting(url, table, [opened["seats"][0]["token"]]):  # it begins when she says hello
        return table


def row_of(store: Store, table: str) -> TableRow:
    with store.transaction() as db:
        row = db.table(table)
    assert row is not None
    return row
