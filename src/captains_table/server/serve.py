"""`captain serve`: the server on this machine. A single worker lives in this process; several,
which need PostgreSQL, are processes that listen at the same port, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import errno
import gc
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
from typing import Any

import segno
from fastapi import FastAPI
from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.embed import Server

from captains_table.engine.errors import TableError
from captains_table.server.app import make_app
from captains_table.server.house import Settings
from captains_table.server.logs import write_logs
from captains_table.server.processes import end_with_parent
from captains_table.server.socket import hang_up
from captains_table.server.store import Store, StoreError

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_BACKLOG = 2048
_STOP_SECONDS = 15
_OPEN_SECONDS = 20
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
        raise CannotServe(f"log: json or plain, not {plan.log!r}")
    _check_store(plan)
    plan = replace(plan, port=free_port(plan.host, plan.port))
    _announce(plan, lan)
    if opens:
        threading.Thread(target=_open_browser, args=[plan], daemon=True).start()
    if plan.workers == 1:
        _work(plan)
    else:
        _supervise(plan)


def _check_store(plan: Plan) -> None:
    """Open it once, so that a mistake is told before anything starts."""
    try:
        store = Store.open(plan.settings.store)
    except StoreError as error:
        raise CannotServe(f"store: {error}") from None
    with store.transaction() as db:
        db.everybody_away(time.time_ns() // 1_000_000)
    store.close()
    if plan.workers > 1 and not store.is_postgres:
        raise CannotServe("workers: several need PostgreSQL (--store postgresql://...)")


def free_port(host: str, port: int) -> int:
    """The port, if nobody listens there. Granian would share it with another of its kind."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        if sys.platform != "win32":  # there it means something else
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                why = f"port {port} is in use; choose another with --port"
            else:
                why = f"cannot listen at {host} port {port}: {error.strerror or error}"
            raise CannotServe(why) from None
        free: int = trial.getsockname()[1]
        return free


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


def _work(plan: Plan) -> None:
    """Serve in this process until a signal ends it."""
    _allow_many_connections()
    try:
        asyncio.run(_serve(plan))
    except StoreError as error:
        raise CannotServe(f"store: {error}") from None


def new_server(app: FastAPI, plan: Plan) -> Server:
    """What listens for the application, once its `serve()` runs in an event loop."""
    return Server(
        app,
        address=plan.host,
        port=plan.port,
        interface=Interfaces.ASGI,
        backlog=_BACKLOG,
        backpressure=plan.settings.limits.connections + _BACKLOG,
        log_level=LogLevels.error,
    )


async def _serve(plan: Plan) -> None:
    app = make_app(plan.settings)
    server = new_server(app, plan)
    write_logs(plan.log)  # after granian has set up its own
    stopping = asyncio.Event()
    for number in _SIGNALS:
        with suppress(NotImplementedError):  # Windows ends it by KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)

    async def stop() -> None:
        await stopping.wait()
        if house := getattr(app.state, "house", None):
            await hang_up(house)  # while granian still carries what is sent
        server.stop()  # type: ignore[no-untyped-call]

    stopper = asyncio.create_task(stop())
    _seldom_collect_all()
    await server.serve()
    stopper.cancel()


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


def _supervise(plan: Plan) -> None:
    """Keep so many workers alive, until a signal ends them all."""
    stopping = threading.Event()
    for number in _SIGNALS:
        signal.signal(number, lambda *_: stopping.set())
    workers = [_worker(plan) for _ in range(plan.workers)]
    while not stopping.is_set():
        wait([worker.sentinel for worker in workers], timeout=0.5)
        for index, worker in enumerate(workers):
            if not worker.is_alive() and not stopping.wait(0.2):
                workers[index] = _worker(plan)
    for worker in workers:
        worker.terminate()
    until = time.monotonic() + _STOP_SECONDS
    for worker in workers:
        worker.join(max(0.1, until - time.monotonic()))
        worker.kill()


def _worker(plan: Plan) -> Any:
    process = get_context("spawn").Process(target=_work_for, args=[plan])
    process.start()
    return process


def _work_for(plan: Plan) -> None:
    """A worker, which does not outlive its parent."""
    end_with_parent()
    _work(plan)
