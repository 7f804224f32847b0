"""Visitors who are slow, send too much, do not read or hang up: what they cost is bounded, nobody
else notices, and they keep no server from ending. A real server, real connections."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from captains_table.server import serve
from captains_table.server.app import make_app
from captains_table.server.house import Settings
from captains_table.server.limits import Limits
from tests.serving import Server, limits, serving

PATIENCE = 30  # seconds until a test gives up
STOP_SECONDS = 10  # for a server to end
BODY = json.dumps({"game": "nomads", "seats": 2, "name": "Anna"})
HALF = (
    "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    f"Content-Length: {len(BODY)}\r\n\r\n{BODY[:9]}"
)
MB = 1_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that loses its patience soon."""
    soon = limits(body_seconds=1, header_seconds=1, requests_in_progress=5)
    with serving(tmp_path_factory.mktemp("visited"), *soon) as server:
        yield server


@contextmanager
def line(server: Server, said: str = "") -> Iterator[socket.socket]:
    """A connection on which something was said."""
    where = urlsplit(server.url)
    with socket.create_connection((where.hostname, where.port), PATIENCE) as connection:
        connection.sendall(said.encode())
        yield connection


@contextmanager
def deaf_line(server: Server) -> Iterator[socket.socket]:
    """A connection that takes in very little before somebody reads from it."""
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", server.port))
        yield deaf


def answer(connection: socket.socket) -> str:
    """All that comes until the server hangs up."""
    heard = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65_536):
            heard += more
    return heard.decode()


def send_until_it_hangs_up(connection: socket.socket, said: str, pause: float = 0) -> None:
    until = time.monotonic() + PATIENCE
    with suppress(ConnectionError):
        while True:
            assert time.monotonic() < until, "the server has more patience"
            connection.sendall(said.encode())
            time.sleep(pause)


def count(server: Server, told: str) -> int:
    """A number from the metrics."""
    found = re.search(f"^{re.escape(told)} (\\d+)$", httpx.get(f"{server.url}/metrics").text, re.M)
    return int(found[1]) if found else 0


def wait_for(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


def memory(server: Server) -> int:
    size: int = psutil.Process(server.process.pid).memory_info().rss
    return size


def new_table(server: Server) -> str:
    opened = httpx.post(f"{server.url}/api/tables", json=json.loads(BODY)).json()
    return f"{server.socket_url}/api/tables/{opened['table']}/socket"


def is_served(server: Server) -> bool:
    return httpx.get(f"{server.url}/api/games").status_code == 200


# Requests


def test_a_body_that_does_not_come(server: Server) -> None:
    with line(server, HALF) as connection:
        told = answer(connection)
    assert told.startswith("HTTP/1.1 408 ")
    assert "1 seconds are the most" in told
    assert "\r\nconnection: close\r\n" in told


def test_a_body_that_comes_byte_by_byte(server: Server) -> None:
    with line(server, HALF) as connection:
        with suppress(ConnectionError):
            for byte in BODY[9:]:
                connection.sendall(byte.encode())
                time.sleep(0.1)
        assert "408" in answer(connection)


@pytest.mark.parametrize("said", ["", "GET / HT", "GET / HTTP/1.1\r\nHost: here\r\nX-More: a"])
def test_a_header_that_does_not_come(server: Server, said: str) -> None:
    with line(server, said) as connection:
        assert answer(connection) == ""
    assert is_served(server)


def test_a_header_that_comes_byte_by_byte_after_an_answer(server: Server) -> None:
    with line(server, "GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n") as connection:
        assert connection.recv(12) == b"HTTP/1.1 200"
        send_until_it_hangs_up(connection, "\r\n", pause=0.1)


def test_a_connection_that_asks_for_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "_IDLE_SECONDS", 1)

    async def ask_once() -> None:
        listener = serve.listen("127.0.0.1", 0)
        where = listener.getsockname()
        server = serve.Server(make_app(Settings(f"sqlite:///{tmp_path}/tables.db")), Limits())
        serving = asyncio.create_task(server.serve([listener]))
        reader, writer = await asyncio.open_connection(*where)
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read()).startswith(b"HTTP/1.1 200")  # until it hangs up
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(ask_once())


def test_a_header_without_end(server: Server) -> None:
    with line(server, "GET / HTTP/1.1\r\nHost: here\r\n") as connection:
        send_until_it_hangs_up(connection, f"X-More: {'x' * 1000}\r\n")
    assert is_served(server)


def test_an_answer_that_nobody_reads(server: Server) -> None:
    """It asks again and again; what waits for it is thrown away with it."""
    with deaf_line(server) as deaf:
        send_until_it_hangs_up(deaf, "GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n")


def test_too_many_unfinished_requests_of_an_address(server: Server) -> None:
    with ExitStack() as stack:
        waiting = [stack.enter_context(line(server, HALF)) for _ in range(5)]
        with line(server, HALF) as another:
            another.settimeout(0.5)
            assert "HTTP/1.1 429 " in another.recv(65_536).decode()
        assert all("408" in answer(connection) for connection in waiting)
    assert is_served(server)


def test_who_asks_for_much_and_hangs_up_is_no_error(server: Server) -> None:
    with deaf_line(server) as connection:
        connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 100)
        time.sleep(0.5)  # until an answer waits to be read
    time.sleep(0.5)
    assert is_served(server)
    assert '"level": "error"' not in server.errors.read_text()


def test_who_hangs_up_is_counted_and_no_error(server: Server) -> None:
    told = 'captain_requests_total{route="/api/tables",method="POST",status="499"}'
    before = count(server, told)
    with line(server, HALF):
        time.sleep(0.2)  # until somebody reads it
    wait_for(lambda: count(server, told) == before + 1)
    lines = [json.loads(text) for text in server.errors.read_text().splitlines()]
    assert {entry["level"] for entry in lines} == {"info"}


# Sockets


def test_a_message_without_end(server: Server) -> None:
    """It is told so before it took any memory worth the name."""
    before = memory(server)
    url = new_table(server)
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(url)) for _ in range(4)]
        for connection in sockets:
            send_without_end(connection, b"x" * MB)
        assert memory(server) - before < 20 * MB
        for connection in sockets:
            assert json.loads(connection.recv(PATIENCE))["code"] == "too_much"
            assert close_code(connection) == 1009
    assert count(server, 'captain_farewells_total{code="too_much"}') >= 4


def close_code(connection: ClientConnection) -> int:
    """Why the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(PATIENCE)
    assert connection.protocol.close_rcvd is not None
    return connection.protocol.close_rcvd.code


def send_without_end(connection: ClientConnection, piece: bytes) -> None:
    def frame(opcode: Opcode) -> bytes:
        return Frame(opcode, piece, fin=False).serialize(mask=True)

    with suppress(OSError):
        connection.socket.sendall(frame(Opcode.TEXT))
        more = frame(Opcode.CONT)
        for _ in range(50):
            connection.socket.sendall(more)


def test_a_message_of_pieces_that_are_empty(server: Server) -> None:
    with connect(new_table(server)) as connection:
        pieces = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 100
        with suppress(OSError):
            connection.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            for _ in range(2000):
                connection.socket.sendall(pieces)
        assert close_code(connection) == 1009


def test_text_that_is_none_is_no_error_of_ours(server: Server) -> None:
    with connect(new_table(server)) as connection:
        connection.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert close_code(connection) == 1007
    assert '"level": "error"' not in server.errors.read_text()


def handshake(server: Server, headers: str = "") -> str:
    path = urlsplit(new_table(server)).path
    return (
        f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
    )


def test_a_handshake_with_too_many_headers(server: Server) -> None:
    with line(server, handshake(server, "X-More: x\r\n" * 200)) as connection:
        assert "101" not in answer(connection)


def test_pings_whose_answers_nobody_reads(server: Server) -> None:
    before = memory(server)
    with line(server, handshake(server)) as connection:
        assert b" 101 " in connection.recv(4096)
        pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 8000
        with suppress(OSError):
            for _ in range(60):
                connection.sendall(pings)
        assert memory(server) - before < 20 * MB
    assert is_served(server)


# What the server does when it is to end


@contextmanager
def nuisances(server: Server) -> Iterator[None]:
    """Everybody who could keep a server from ending."""
    with ExitStack() as stack:
        for said in ("GET / HT", HALF, handshake(server)):
            stack.enter_context(line(server, said))
        deaf = stack.enter_context(line(server, handshake(server)))
        hello = json.dumps({"type": "hello"}).encode()
        speak = json.dumps({"type": "speak", "lang": "fr"}).encode()
        deaf.sendall(Frame(Opcode.TEXT, hello).serialize(mask=True))
        deaf.settimeout(0.2)
        with suppress(OSError):
            for _ in range(2000):  # it never reads what it is answered
                deaf.sendall(Frame(Opcode.TEXT, speak).serialize(mask=True))
        asks = stack.enter_context(line(server))
        asks.settimeout(0.2)
        with suppress(OSError):
            for _ in range(2000):
                asks.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n")
        yield


def test_nobody_keeps_a_server_from_ending(tmp_path: Path) -> None:
    many = limits(messages_at_once=100_000, requests_at_once=100_000, refusals=100_000)
    with serving(tmp_path, *many) as server:
        with nuisances(server), connect(new_table(server)) as honest:
            honest.send(json.dumps({"type": "hello"}))
            honest.recv(PATIENCE)
            server.process.terminate()
            assert server.process.wait(STOP_SECONDS) == 0
            assert close_code(honest) == 1001
        assert '"level": "error"' not in server.errors.read_text()


def test_nobody_keeps_workers_from_ending(tmp_path: Path, postgres_url: str) -> None:
    many = limits(messages_at_once=100_000, requests_at_once=100_000, refusals=100_000)
    with serving(tmp_path, "--workers", "2", *many, store=postgres_url) as server:
        everybody = psutil.Process(server.process.pid).children(recursive=True)
        with nuisances(server):
            server.process.terminate()
            assert server.process.wait(STOP_SECONDS) == 0
            assert not psutil.wait_procs(everybody, timeout=PATIENCE)[1]


STUCK = """
import time
from captains_table.cli import app
from captains_table.server.keeper import Keeper
Keeper.stop = lambda keeper: time.sleep(600)
app()
"""


def test_nothing_of_our_own_keeps_a_server_from_ending(tmp_path: Path) -> None:
    """Not even a thread that never ends."""
    command = [sys.executable, "-c", STUCK, "serve", "--port", "0", "--log", "json"]
    command += ["--store", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        assert httpx.get(f"{url}/api/health", timeout=PATIENCE).status_code == 200
        process.terminate()
        assert process.wait(STOP_SECONDS) == 0
