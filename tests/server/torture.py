"""Kill the server again and again while people play, then see whether every promise was kept.

Everybody is a real WebSocket client that comes back after a loss and sends what was not
acknowledged once more, under the same command_id. `python -m tests.server.torture --help`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import captains_table as ct
from captains_table.server.store import Store
from captains_table.server.store.rows import EntryRow
from tests.server.postgres import running_postgres
from tests.serving import Server, limits

MANY = 1_000_000
LIMITS = (
    "messages_a_second",
    "messages_at_once",
    "requests_a_second",
    "requests_at_once",
    "tables_an_hour",
    "connections_an_address",
)
UNDO_ONE_IN = 10  # choices that can be taken back
LOST = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
AGAIN = ("busy", "store")  # refusals that say: try again
PATIENCE = 60  # seconds without any acknowledgement, then something is broken


@dataclass(frozen=True)
class Kept:
    """What the server promised to keep."""

    seq: int
    seat: int
    kind: str
    code: int | None


@dataclass
class Game:
    """A table that is played, and what was promised there."""

    table: str
    tokens: dict[int, str]  # by seat
    kept: dict[str, Kept] = field(default_factory=dict)  # by command_id
    result: dict[str, Any] | None = None


class Torture:
    """Some tables at a time, until the server was killed so many times and every game is over."""

    def __init__(self, server: Server, tables: int, kills: int, seed: int, bots: int = 0) -> None:
        self.server, self.tables, self.kills, self.bots = server, tables, kills, bots
        self.random = Random(seed)
        self.killed = 0
        self.acknowledged = 0
        self.lost = 0  # connections
        self.games: list[Game] = []
        self._numbers = count()

    async def run(self, kill: Callable[[Torture], None], told: Callable[[str], None]) -> None:
        """Play and kill."""
        async with asyncio.TaskGroup() as group:
            tables = [group.create_task(self._table(place)) for place in range(self.tables)]
            killer = group.create_task(self._kill(kill, told))
            await asyncio.gather(*tables)
            killer.cancel()
        told(self.progress())

    def progress(self) -> str:
        """How far it is."""
        over = sum(game.result is not None for game in self.games)
        return (
            f"{self.killed}/{self.kills} kills, {self.lost} connections lost, "
            f"{self.acknowledged} commands acknowledged, {over}/{len(self.games)} games over"
        )

    async def _kill(self, kill: Callable[[Torture], None], told: Callable[[str], None]) -> None:
        """A little after some commands were acknowledged, at no particular moment."""
        while True:
            enough = self.acknowledged + self.random.randrange(1, 4 * self.tables)
            last, patience = self.acknowledged, time.monotonic() + PATIENCE
            while self.acknowledged < enough:
                if self.acknowledged > last:
                    last, patience = self.acknowledged, time.monotonic() + PATIENCE
                assert time.monotonic() < patience, f"nothing goes on: {self.progress()}"
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.random.random() * 0.02)
            if self.killed < self.kills:
                await asyncio.to_thread(kill, self)
                self.killed += 1
            told(self.progress())

    async def _table(self, place: int) -> None:
        """A game, and another one while there are kills to come."""
        while True:
            names = ct.games()
            game = await self._open(names[place % len(names)], place < self.bots)
            self.games.append(game)
            async with asyncio.TaskGroup() as group:
                for seat in game.tokens:
                    group.create_task(self._sit(game, seat))
            if self.killed == self.kills:
                return

    async def _open(self, name: str, has_bot: bool) -> Game:
        """A table; whether one was put up before the answer was lost, nobody needs to know."""
        seats = next(seats for seats in ct.game(name).seats if seats > has_bot)
        body = {"game": name, "seats": seats, "name": "Anna", "hot_seat": True, "begin": True}
        if has_bot:
            body |= {"bots": [None, "greedy"]}
        async with httpx.AsyncClient() as client:
            while True:
                with suppress(*LOST):
                    answer = await client.post(f"{self.server.url}/api/tables", json=body)
                    if answer.status_code == 200:
                        opened = answer.json()
                        tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
                        return Game(opened["table"], tokens)
                    assert answer.status_code == 503, answer.text
                await asyncio.sleep(0.1)

    async def _sit(self, game: Game, seat: int) -> None:
        """One seat, until the game is over."""
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{game.table}/socket"
        pending: dict[str, Any] = {}  # the command that was not acknowledged yet
        wait = 0.05
        while True:
            try:
                async with connect(url, compression=None, open_timeout=10) as socket:
                    wait = 0.05
                    hello = {"type": "hello", "tokens": [game.tokens[seat]]}
                    await socket.send(json.dumps(hello))
                    await self._play(game, seat, socket, pending)
                    return
            except LOST:
                self.lost += 1
            await asyncio.sleep(wait * (0.5 + self.random.random()))
            wait = min(1.0, wait * 2)

    async def _play(
        self, game: Game, seat: int, socket: ClientConnection, pending: dict[str, Any]
    ) -> None:
        """On one connection. A frame comes before the acknowledgement of what led to it."""
        if pending:
            await socket.send(json.dumps(pending))
        frame: dict[str, Any] = {}
        async for data in socket:
            told = json.loads(data)
            if told["type"] == "frame":
                frame = told
            elif told["type"] == "done":
                assert told["command_id"] == pending["command_id"]
                self._keep(game, pending, told["seq"])
                pending.clear()
            elif told["type"] == "refused":
                assert told["code"] in AGAIN, (told, pending)
                await asyncio.sleep(0.05)
                await socket.send(json.dumps(pending))
            if pending or not frame:
                continue
            if frame["table"]["status"] == "over":
                game.result = frame["result"]
                return
            if frame["choices"]:
                pending |= self._command(seat, frame)
                await socket.send(json.dumps(pending))
        raise ConnectionError("the server hung up")

    def _keep(self, game: Game, command: dict[str, Any], seq: int) -> None:
        kept = Kept(seq, command["seat"], command["type"], command.get("code"))
        game.kept[command["command_id"]] = kept
        self.acknowledged += 1

    def _command(self, seat: int, frame: dict[str, Any]) -> dict[str, Any]:
        command = {"command_id": f"command-{next(self._numbers)}", "seat": seat}
        command["expected_seq"] = frame["seq"]
        if frame["undo"] and self.random.randrange(UNDO_ONE_IN) == 0:
            return command | {"type": "undo"}
        code = self.random.choice(frame["choices"])["code"]
        return command | {"type": "choose", "code": code}


# What was promised


def check(store: Store, url: str, games: list[Game]) -> None:
    """Every game is over; what was acknowledged is what was stored, once each; logs replay."""
    for game in games:
        with store.transaction() as db:
            row, entries = db.table(game.table), db.entries(game.table)
        assert row is not None
        assert row.status == "over", (game.table, row.status)
        assert [entry.seq for entry in entries] == list(range(1, row.seq + 1)), game.table
        begun, *played = entries
        assert begun.kind == "begin"
        stored = [_as_kept(entry) for entry in played if entry.seat in game.tokens]
        promised = sorted(game.kept.values(), key=lambda kept: kept.seq)
        assert stored == promised, game.table
        log = httpx.get(f"{url}/api/tables/{game.table}/log").json()
        outcome = ct.Table.replay(log).outcome
        assert outcome is not None
        assert game.result is not None
        assert game.result["scores"] == outcome.scores, game.table


def _as_kept(entry: EntryRow) -> Kept:
    return Kept(entry.seq, entry.seat, entry.kind, entry.code)


# Who is killed


def kill_server(torture: Torture) -> None:
    """The whole server, which is then started again at the same port."""
    torture.server.stop(signal.SIGKILL)
    torture.server.start()


def kill_worker(torture: Torture) -> None:
    """One of several workers, which is replaced by itself."""
    victim = torture.random.choice(workers(torture.server))
    with suppress(psutil.NoSuchProcess):
        victim.kill()


def workers(server: Server) -> list[psutil.Process]:
    """The processes that serve, all of them there."""
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        found = children(psutil.Process(server.process.pid))
        if len(found) == WORKERS:
            return found
        time.sleep(0.05)
    raise AssertionError("a worker that died was not replaced")


def children(process: psutil.Process) -> list[psutil.Process]:
    """The Python processes that a process started, without multiprocessing's own helper."""
    found = []
    for child in process.children():
        with suppress(psutil.Error):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


# The whole of it

WORKERS = 2


@contextmanager
def started(store: str, *options: str) -> Iterator[Server]:
    """A server whose limits are out of the way and whose bots hurry, on that store."""
    no_limits = limits(**dict.fromkeys(LIMITS, MANY))
    server = Server(store, *no_limits, *options, env={"CAPTAIN_BOT_DELAY_MS": "60"})
    try:
        yield server
    finally:
        server.stop(signal.SIGKILL if server.process.poll() is None else signal.SIGTERM)


def on_sqlite(
    folder: Path, tables: int, kills: int, seed: int, told: Callable[[str], None]
) -> Torture:
    """One process on SQLite, which is killed."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    with started(url) as server:
        return _torture(Torture(server, tables, kills, seed), kill_server, url, told)


def on_postgres(
    url: str, tables: int, kills: int, seed: int, told: Callable[[str], None], bots: int = 0
) -> Torture:
    """Two workers on PostgreSQL, of which one is killed each time."""
    with started(url, "--workers", str(WORKERS)) as server:
        return _torture(Torture(server, tables, kills, seed, bots), kill_worker, url, told)


def _torture(
    torture: Torture, kill: Callable[[Torture], None], store: str, told: Callable[[str], None]
) -> Torture:
    asyncio.run(torture.run(kill, told))
    opened = Store.open(store)
    try:
        check(opened, torture.server.url, torture.games)
    finally:
        opened.close()
    return torture


def main() -> None:
    """The long form."""
    parser = argparse.ArgumentParser(prog="make torture", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="at a time [50]")
    parser.add_argument("--kills", type=int, default=100, help="[100]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["sqlite", "postgres"], help="[both]")
    asked = parser.parse_args()
    numbers = asked.tables, asked.kills, asked.seed
    if asked.only != "postgres":
        print("One process on SQLite is killed and started again.")
        with TemporaryDirectory() as folder:
            on_sqlite(Path(folder), *numbers, _say)
    if asked.only != "sqlite":
        print("\nOne of two workers on PostgreSQL is killed, bots sit at some tables.")
        with running_postgres({}) as postgres, postgres.database() as url:
            on_postgres(url, *numbers, _say, bots=asked.tables // 10)
    print("\nNo acknowledged command is missing, none was carried out twice, every log replays.")


def _say(line: str) -> None:
    """One line that changes on a terminal, lines elsewhere."""
    print(f"\r{line}", end="" if sys.stdout.isatty() else "\n", flush=True)


if __name__ == "__main__":
    main()
