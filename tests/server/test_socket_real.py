"""Real sockets, a real server process: who does not read, who is there when it stops."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from captains_table.server.store import Store
from tests.serving import Server, limits, serving

PATIENCE = 60  # seconds until a test gives up


def new_table(server: Server) -> dict[str, Any]:
    body = {"game": "nomads", "seats": 2, "name": "Anna", "hot_seat": True, "begin": True}
    opened: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=body).json()
    return opened


@contextmanager
def sit_down(server: Server, opened: dict[str, Any], **options: Any) -> Iterator[ClientConnection]:
    url = f"{server.socket_url}/api/tables/{opened['table']}/socket"
    with connect(url, **options) as connection:
        tokens = [seat["token"] for seat in opened["seats"]]
        connection.send(json.dumps({"type": "hello", "tokens": tokens}))
        yield connection


def message(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        told: dict[str, Any] = json.loads(connection.recv(PATIENCE))
        if told["type"] == kind:
            return told


def farewells(server: Server, code: str) -> int:
    for line in httpx.get(f"{server.url}/metrics").text.splitlines():
        if line.startswith(f'captain_farewells_total{{code="{code}"}}'):
            return int(line.rsplit(" ", 1)[1])
    return 0


def deaf_socket(server: Server) -> socket.socket:
    """A connection that takes in very little before somebody reads from it."""
    where = urlsplit(server.url)
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((where.hostname, where.port))
    return deaf


def test_who_does_not_read_is_dropped_and_nobody_else_notices(tmp_path: Path) -> None:
    many = limits(messages_at_once=100_000, waiting_frames=50)
    with serving(tmp_path, *many) as server:
        opened = new_table(server)
        with sit_down(server, opened, sock=deaf_socket(server), max_queue=1) as slow:
            ask = json.dumps({"type": "speak", "lang": "fr"})  # answered with the whole table
            until = time.monotonic() + PATIENCE
            while not farewells(server, "too_slow"):
                assert time.monotonic() < until
                with suppress(ConnectionClosed):
                    for _ in range(100):
                        slow.send(ask)
        with sit_down(server, opened) as other:
            assert message(other, "frame")["table"]["id"] == opened["table"]


def test_a_server_that_is_asked_to_stop_says_goodbye(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        opened = new_table(server)
        with sit_down(server, opened) as here:
            message(here, "frame")
            assert server.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                message(here, "farewell")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        assert '"error"' not in server.errors.read_text()
    with serving(tmp_path) as server, sit_down(server, opened) as again:
        assert message(again, "frame")["table"]["id"] == opened["table"]
    store = Store.open(f"sqlite:///{tmp_path}/tables.sqlite")
    with store.transaction() as db:
        assert db.table(opened["table"]) is not None
    store.close()


def listens(process: psutil.Process) -> bool:
    """Whether somebody can knock there already, and still."""
    with suppress(psutil.Error):
        return any(line.status == psutil.CONN_LISTEN for line in process.net_connections("inet"))
    return False


def test_several_workers_share_tables_and_one_that_dies_is_replaced(
    tmp_path: Path, postgres_url: str
) -> None:
    with serving(tmp_path, "--workers", "2", store=postgres_url) as server:
        opened = new_table(server)

        def workers() -> set[int]:
            children = psutil.Process(server.process.pid).children()
            return {child.pid for child in children if listens(child)}

        until = time.monotonic() + PATIENCE
        while len(workers()) < 2:
            assert time.monotonic() < until
            time.sleep(0.1)
        before = workers()
        psutil.Process(min(before)).kill()
        while len(workers()) < 2 or workers() == before:
            assert time.monotonic() < until
            time.sleep(0.1)
        for _ in range(10):  # each may be answered by another worker
            answer = httpx.get(f"{server.url}/api/tables/{opened['table']}")
            assert answer.json()["id"] == opened["table"]
        everybody = psutil.Process(server.process.pid).children(recursive=True)
        assert server.stop() == 0
        assert not psutil.wait_procs(everybody, timeout=PATIENCE)[1]
