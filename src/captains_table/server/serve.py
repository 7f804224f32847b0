"""`captain serve`: the server on this machine. A single worker lives in this process; several,
which need PostgreSQL, are processes that listen at the same port, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import wait
from types import FrameType
from typing import Any

import segno
import uvicorn
from fastapi import FastAPI

from captains_table.engine.errors import TableError
from captains_table.engine.words import refused
from captains_table.server import WORDS
from captains_table.server.app import make_app
from captains_table.server.clock import today
from captains_table.server.house import Settings
from captains_table.server.journal import write_logs
from captains_table.server.limits import Limits
from captains_table.server.pages import is_built
from captains_table.server.processes import end_with_parent
from captains_table.server.protocols import Messages, Requests
from captains_table.server.socket import hang_up
from captains_table.server.store import Store, StoreError, is_shared

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_BACKLOG = 2048
_OPEN_SECONDS = 20
_IDLE_SECONDS = 15  # a connection that asks for nothing more
# How a server ends: whoever asks at that moment is answered, if they hurry. Ten seconds is what
# those who end servers allow them.
_ANSWER_SECONDS = 2
_STOP_SECONDS = 8
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class CannotServe(TableError):
    """The server cannot start; the sentence says why."""


@dataclass(frozen=True)
class Plan:
    """How to serve. Port 0: any that is free."""

    settings: Settings
    host: str
    port: int
    workers: int
    log: str  # json or plain

    def url(self, host: str | None = None) -> str:
        """Where a browser finds it, on this machine or under that name."""
        host = host or _EVERYWHERE.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def serve(plan: Plan, lan: bool, opens: bool) -> None:
    """Serve until somebody ends it."""
    if plan.log not in ("json", "plain"):
        raise refused(CannotServe, "log", WORDS, given=repr(plan.log))
    if not is_built():
        raise refused(CannotServe, "client", WORDS)
    _check_store(plan)
    with listen(plan.host, plan.port) as listener:
        plan = replace(plan, port=listener.getsockname()[1])
        _announce(plan, lan)
        if opens:
            threading.Thread(target=_open_browser, args=[plan], daemon=True).start()
        if plan.workers == 1:
            _work(plan, listener)
        else:
            _supervise(plan, listener)


def _check_store(plan: Plan) -> None:
    """Open it once, so that a mistake is told before anything starts."""
    try:
        if plan.workers > 1 and not is_shared(plan.settings.store):
            raise refused(CannotServe, "workers", WORDS)
        store = Store.open(plan.settings.store, alone=True)
        try:
            store.check()
            with store.transaction() as db:
                db.everybody_away(db.house(today()).at)
                if not store.is_postgres:
                    db.drop_claims()
        finally:
            store.close()
    except StoreError as error:
        raise refused(CannotServe, "store", WORDS, why=str(error)) from None


def listen(host: str, port: int) -> socket.socket:
    """Where browsers come in. All workers share it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
    try:
        return socket.create_server(
            (host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=both
        )
    except OSError as error:
        in_use = error.errno == errno.EADDRINUSE
        why = (error.strerror or str(error)).partition(" (while")[0]
        told = {"host": host, "port": str(port), "why": why}
        raise refused(CannotServe, "port" if in_use else "listen", WORDS, **told) from None


def _announce(plan: Plan, lan: bool) -> None:
    print(f"Captain's Table: {plan.settings.public_url or plan.url()}", flush=True)
    if lan and (address := _lan_address()):
        print(f"For everybody in this house: {plan.url(address)}", flush=True)
        segno.make(plan.url(address)).terminal(compact=True)
        sys.stdout.flush()


def _lan_address() -> str | None:
    """The address of this machine in its own network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address that is nobody's
        return str(probe.getsockname()[0])
    return None


def _open_browser(plan: Plan) -> None:
    """As soon as somebody answers."""
    host = _EVERYWHERE.get(plan.host, plan.host)
    for _ in range(_OPEN_SECONDS * 10):
        with suppress(OSError), socket.create_connection((host, plan.port), timeout=1):
            webbrowser.open(plan.url())
            return
        time.sleep(0.1)


# One worker


class Server(uvicorn.Server):
    """What serves the application, and keeps it alive meanwhile."""

    def __init__(self, app: FastAPI, limits: Limits) -> None:
        self._app = app
        config = uvicorn.Config(
            app,
            http=Requests,
            ws=Messages,
            ws_max_size=limits.message_bytes,
            ws_ping_interval=None,  # we have a sign of life of our own
            ws_per_message_deflate=False,  # it would cost each socket more memory than all else
            lifespan="off",  # what it raises would be logged, not told
            workers=1,
            backlog=_BACKLOG,
            proxy_headers=False,  # we read them ourselves
            server_header=False,
            timeout_keep_alive=_IDLE_SECONDS,
            timeout_graceful_shutdown=_ANSWER_SECONDS + 1,
            log_config=None,
            log_level=logging.ERROR,
            access_log=False,
        )
        super().__init__(config)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until somebody ends it; the application begins and ends with it."""
        async with self._app.router.lifespan_context(self._app):
            await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: it is to end, and soon, whatever it waits for. What was acknowledged is in the
        store."""
        if not self.should_exit:
            end = threading.Timer(_STOP_SECONDS, os._exit, [0])
            end.daemon = True
            end.start()
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody else comes in; those who are here are told, or answered."""
        for server in self.servers:
            server.close()
        await hang_up(self._app.state.house)
        asyncio.get_running_loop().call_later(_ANSWER_SECONDS, self._hang_up)
        await super().shutdown(sockets)

    def _hang_up(self) -> None:
        """Not even half of a request has come, or nobody reads the answer."""
        for connection in list(self.server_state.connections):
            assert isinstance(connection, Requests | Messages)
            connection.end()


def _work(plan: Plan, listener: socket.socket) -> None:
    """Serve in this process until a signal ends it."""
    _allow_many_connections()
    server = Server(make_app(plan.settings), plan.settings.limits)
    write_logs(plan.log)
    _seldom_collect_all()
    try:
        server.run([listener])
    except StoreError as error:
        raise refused(CannotServe, "store", WORDS, why=str(error)) from None


def _seldom_collect_all() -> None:
    """Everybody waits while the collector looks at all objects, and with a thousand tables there
    are half a million of them. Few ever are garbage: most die when nobody refers to them."""
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(2_000, 10, 100)


def _allow_many_connections() -> None:
    """Each one is an open file, and many systems allow a process 1024 unless it asks for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# Several workers


def _supervise(plan: Plan, listener: socket.socket) -> None:
    """Keep so many workers alive, until a signal ends them all."""
    stopping = threading.Event()
    for number in _SIGNALS:
        signal.signal(number, lambda *_: stopping.set())
    workers = [_worker(plan, listener) for _ in range(plan.workers)]
    while not stopping.is_set():
        wait([worker.sentinel for worker in workers], timeout=0.5)
        for index, worker in enumerate(workers):
            if not worker.is_alive() and not stopping.wait(0.2):
                workers[index] = _worker(plan, listener)
    for worker in workers:
        worker.terminate()
    until = time.monotonic() + _STOP_SECONDS + 1
    for worker in workers:
        worker.join(max(0.1, until - time.monotonic()))
        worker.kill()


def _worker(plan: Plan, listener: socket.socket) -> Any:
    process = get_context("spawn").Process(target=_work_for, args=[plan, listener])
    process.start()
    return process


def _work_for(plan: Plan, listener: socket.socket) -> None:
    """A worker, which does not outlive its parent."""
    end_with_parent()
    try:
        _work(plan, listener)
    except CannotServe as error:
        sys.exit(f"captain: {error}")
