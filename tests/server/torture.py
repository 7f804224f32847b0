"""Do a server all sorts of evil while people play, then see whether every promise was kept.

It is killed, replaced by another release, its helpers and its database are killed, its wall clock
jumps, and visitors read finished games without a pause. Everybody is a real WebSocket client that
comes back after a loss and sends what was not acknowledged once more, under the same command_id.
`python -m tests.server.torture --help`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import captains_table as ct
from captains_table.server.store import Store
from captains_table.server.store.rows import EntryRow
from tests.server import evils, postgres
from tests.server.evils import PATIENCE, WORKERS, Evil, Evils, plan
from tests.server.odd_server import NO_LIMITS, OddServer

UNDO_ONE_IN = 10  # choices that can be taken back
LOST = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
AGAIN = ("busy", "store", "unsure")  # refusals that say: try again
BOT_DELAY = 20  # milliseconds
BOT_SECONDS = 30  # a bot's turn at most: the worker that took it was killed and has to be replaced
LONG_MINUTES = 600  # to think: a clock that runs, and does not run out
TELL_SECONDS = 5
LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Kept:
    """What the server promised to keep."""

    seq: int
    seat: int
    kind: str
    action: dict[str, Any] | None


@dataclass
class Game:
    """A table that is played, and what was promised there."""

    table: str
    tokens: dict[int, str]  # by seat
    kept: dict[str, Kept] = field(default_factory=dict)  # by command_id
    result: dict[str, Any] | None = None


@dataclass
class Pending:
    """The command of a seat that was not acknowledged yet."""

    command: dict[str, Any] = field(default_factory=dict)
    action: dict[str, Any] | None = None
    sent: float = 0.0

    async def send(self, socket: ClientConnection) -> None:
        """Once, or once more."""
        self.sent = time.monotonic()
        await socket.send(json.dumps(self.command))


class Torture:
    """Some tables at a time, until every evil is done and every game is over."""

    def __init__(
        self, server: OddServer, tables: int, seed: int, bots: int = 1, readers: int = 1
    ) -> None:
        self.server, self.tables, self.bots, self.readers = server, tables, bots, readers
        self.random = Random(seed)
        self.to_come: list[str] = []
        self.done: Counter[str] = Counter()  # evils
        self.acknowledged = 0
        self.lost = 0  # connections
        self.read = 0  # moments of finished games
        self.answers: list[float] = []  # seconds until a command was acknowledged
        self.waits: list[float] = []  # seconds until a bot moved
        self.games: list[Game] = []
        self.untouched: dict[str, str] = {}  # tables that nobody plays at, and their status
        self._numbers = count()

    async def run(
        self, all_evils: dict[str, Evil], order: Sequence[str], told: Callable[[str], None]
    ) -> None:
        """Play, and suffer."""
        self.to_come = list(order)
        await self._leave_alone()
        async with asyncio.TaskGroup() as group:
            tables = [group.create_task(self._table(place)) for place in range(self.tables)]
            others = [group.create_task(self._read()) for _ in range(self.readers)]
            others.append(group.create_task(self._do_evil(all_evils, told)))
            await asyncio.gather(*tables)
            for other in others:
                other.cancel()
        told(self.progress())

    def progress(self) -> str:
        """How far it is."""
        over = sum(game.result is not None for game in self.games)
        done = ", ".join(f"{number} {name}" for name, number in self.done.items())
        return (
            f"{done or 'nothing yet'}; {self.lost} connections lost, "
            f"{self.acknowledged} commands acknowledged, {over}/{len(self.games)} games over"
        )

    def report(self) -> str:
        """The figures."""
        return (
            f"{self.progress()}\n{self.read} moments of finished games read; seconds until a "
            f"choice was acknowledged: {_spread(self.answers)}; until a bot moved: "
            f"{_spread(self.waits)}"
        )

    async def _do_evil(self, all_evils: dict[str, Evil], told: Callable[[str], None]) -> None:
        """A little after some commands were acknowledged, at no particular moment."""
        said = 0.0
        while True:
            enough = self.acknowledged + self.random.randrange(1, 4 * self.tables)
            last, patience = self.acknowledged, time.monotonic() + PATIENCE
            while self.acknowledged < enough:
                if self.acknowledged > last:
                    last, patience = self.acknowledged, time.monotonic() + PATIENCE
                assert time.monotonic() < patience, f"nothing goes on: {self.progress()}"
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.random.random() * 0.02)
            if self.to_come:
                name = self.to_come[0]
                self.done[name] += await asyncio.to_thread(all_evils[name])
                del self.to_come[0]
            if self.to_come or time.monotonic() > said + TELL_SECONDS:
                said = time.monotonic()
                told(self.progress())

    # Those who play

    async def _table(self, place: int) -> None:
        """A game, and another one while there are evils to come."""
        while True:
            names = ct.game_names()
            game = await self._open(names[place % len(names)], place)
            self.games.append(game)
            async with asyncio.TaskGroup() as group:
                for seat in game.tokens:
                    group.create_task(self._sit(game, seat))
            if not self.to_come:
                return

    async def _open(self, name: str, place: int) -> Game:
        """A table; whether one was put up before the answer was lost, nobody needs to know."""
        has_bot = place < self.bots
        seats = next(seats for seats in ct.game(name).seats if seats > has_bot)
        body = {"game": name, "seats": seats, "name": "Anna", "hot_seat": True, "begin": True}
        if has_bot:
            body |= {"bots": [None, "greedy"]}
        if place % 2:
            body |= {"minutes": LONG_MINUTES}
        opened = await self._post(body)
        tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        return Game(opened["table"], tokens)

    async def _post(self, body: dict[str, Any]) -> Any:
        async with httpx.AsyncClient() as client:
            while True:
                with suppress(*LOST):
                    answer = await client.post(f"{self.server.url}/api/tables", json=body)
                    if answer.status_code == 200:
                        return answer.json()
                    assert answer.status_code == 503, answer.text
                await asyncio.sleep(0.1)

    async def _sit(self, game: Game, seat: int) -> None:
        """One seat, until the game is over."""
        url = f"{self.server.socket_url}/api/tables/{game.table}/socket"
        pending = Pending()
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
        self, game: Game, seat: int, socket: ClientConnection, pending: Pending
    ) -> None:
        """On one connection. A frame comes before the acknowledgement of what led to it."""
        if pending.command:
            await pending.send(socket)
        frame: dict[str, Any] = {}
        since = 0.0  # when a bot's turn began
        async for data in socket:
            told = json.loads(data)
            if told["type"] == "ping":
                await socket.send('{"type":"pong"}')
            elif told["type"] == "frame":
                if since and told["seq"] > frame["seq"]:
                    self.waits.append(time.monotonic() - since)
                    since = 0.0
                frame = told
                turn = (frame["view"].get("decision") or {}).get("seat", seat)
                if turn not in game.tokens and not since:
                    since = time.monotonic()
            elif told["type"] == "done":
                assert told["command_id"] == pending.command["command_id"]
                self._keep(game, pending, told["seq"])
            elif told["type"] == "refused":
                assert told["code"] in AGAIN, (told, pending)
                await asyncio.sleep(0.05)
                await pending.send(socket)
            if pending.command or not frame:
                continue
            if frame["table"]["status"] == "over":
                game.result = frame["result"]
                return
            if frame["choices"]:
                self._decide(seat, frame, pending)
                await pending.send(socket)
        raise ConnectionError("the server hung up")

    def _keep(self, game: Game, pending: Pending, seq: int) -> None:
        command = pending.command
        kept = Kept(seq, command["seat"], command["type"], pending.action)
        game.kept[command["command_id"]] = kept
        self.acknowledged += 1
        self.answers.append(time.monotonic() - pending.sent)
        pending.command, pending.action = {}, None

    def _decide(self, seat: int, frame: dict[str, Any], pending: Pending) -> None:
        command = {"command_id": f"command-{next(self._numbers)}", "seat": seat}
        command["expected_seq"] = frame["seq"]
        if frame["undo"] and self.random.randrange(UNDO_ONE_IN) == 0:
            pending.command = command | {"type": "undo"}
        else:
            choice = self.random.choice(frame["choices"])
            pending.command = command | {"type": "choose", "code": choice["code"]}
            pending.action = choice["action"]

    # Those who do not

    async def _leave_alone(self) -> None:
        """A table that waits and one where a bot plays alone for a while: no clock may end them."""
        body = {"game": "nomads", "seats": 2, "name": "Anna"}
        waiting = await self._post(body)
        self.untouched[waiting["table"]] = "waiting"
        playing = await self._post({**body, "hot_seat": True, "pace": "leisure"})
        self.untouched[playing["table"]] = "playing"
        url = f"{self.server.socket_url}/api/tables/{playing['table']}/socket"
        async with connect(url) as socket:  # it begins when everybody has said hello
            tokens = [seat["token"] for seat in playing["seats"]]
            await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
            await socket.recv()

    async def _read(self) -> None:
        """A visitor who looks at finished games, one after the other, without a pause."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            while True:
                over = [game.table for game in self.games if game.result]
                try:
                    if over:
                        await self._read_one(client, self.random.choice(over))
                except LOST:
                    pass
                await asyncio.sleep(0.0 if over else 0.1)

    async def _read_one(self, client: httpx.AsyncClient, table: str) -> None:
        lang = self.random.choice(LANGUAGES)
        answer = await _asked(client, f"/api/tables/{table}/log")
        first = 1
        while answer.status_code == 200:  # until there are no more, or it is busy
            query = {"first": first, "lang": lang}
            answer = await _asked(client, f"/api/tables/{table}/moments", query)
            moments = answer.content.count(b'{"type":"frame"')  # to read them would take our time
            self.read += moments
            first += moments


async def _asked(
    client: httpx.AsyncClient, path: str, query: dict[str, Any] | None = None
) -> httpx.Response:
    """An answer, which may say that there is no time just now."""
    answer = await client.get(path, params=query)
    assert answer.status_code in (200, 404, 503), answer.text
    return answer


def _spread(seconds: list[float]) -> str:
    if len(seconds) < 2:
        return "not measured"
    hundredths = quantiles(seconds, n=100, method="inclusive")
    middle, late, most = hundredths[49], hundredths[98], max(seconds)
    return f"{middle:.3f} (half), {late:.2f} (99 of 100), {most:.2f} (all)"


# What was promised


def check(store: Store, torture: Torture) -> None:
    """Every game is over; what was acknowledged is what was stored, once each; logs replay. Tables
    that nobody touched are there, and bots never let people wait for long."""
    url = torture.server.url
    for game in torture.games:
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
        log = httpx.get(f"{url}/api/tables/{game.table}/log", timeout=PATIENCE).json()
        outcome = ct.Table.replay(log).outcome
        assert outcome is not None
        assert game.result is not None
        assert game.result["scores"] == outcome.scores, game.table
    for table, status in torture.untouched.items():
        assert httpx.get(f"{url}/api/tables/{table}").json()["status"] == status
    assert max(torture.waits, default=0) < BOT_SECONDS, torture.report()


def _as_kept(entry: EntryRow) -> Kept:
    if entry.kind == "back":  # so a choice is taken back where something was revealed
        return Kept(entry.seq, entry.seat, "undo", None)
    return Kept(entry.seq, entry.seat, entry.kind, entry.action)


# The whole of it


@contextmanager
def started(
    store: str, folder: Path, *options: str, bot_delay: int = BOT_DELAY
) -> Iterator[OddServer]:
    """A server whose limits are out of the way and whose bots hurry, on that store."""
    hurry = {"CAPTAIN_BOT_DELAY_MS": str(bot_delay)}
    clock, errors = folder / "clock.txt", folder / "errors.txt"
    server = OddServer(store, *NO_LIMITS, *options, clock=clock, env=hurry, errors=errors)
    try:
        yield server
    finally:
        server.stop(signal.SIGKILL if server.process.poll() is None else signal.SIGTERM)


def on_sqlite(
    folder: Path, tables: int, kills: int, seed: int, told: Callable[[str], None], **more: int
) -> Torture:
    """One process on SQLite, which is killed."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    with started(url, folder) as server:
        all_evils = Evils(server, folder, seed)
        done: dict[str, Evil] = {
            "kills": all_evils.kill_server,
            "helpers killed": all_evils.kill_helper,
            "jumps of the clock": all_evils.set_clock,
            "upgrades": all_evils.upgrade,
        }
        torture = Torture(server, tables, seed, **more)
        return _torture(torture, done, plan("kills", done, kills), url, told)


def on_postgres(
    url: str,
    folder: Path,
    tables: int,
    kills: int,
    seed: int,
    told: Callable[[str], None],
    database: postgres.Server | None = None,
    **more: int,
) -> Torture:
    """Two workers on PostgreSQL, of which one is killed each time."""
    with started(url, folder, "--workers", str(WORKERS)) as server:
        all_evils = Evils(server, folder, seed)
        done: dict[str, Evil] = {
            "workers killed": all_evils.kill_worker,
            "helpers killed": all_evils.kill_helper,
            "jumps of the clock": all_evils.set_clock,
            "upgrades": all_evils.upgrade,
        }
        if database is not None:
            crashed = database
            done["crashes of PostgreSQL"] = lambda: evils.restart(crashed)
        torture = Torture(server, tables, seed, **more)
        return _torture(torture, done, plan("workers killed", done, kills), url, told)


def _torture(
    torture: Torture,
    done: dict[str, Evil],
    order: Sequence[str],
    store: str,
    told: Callable[[str], None],
) -> Torture:
    asyncio.run(torture.run(done, order, told))
    opened = Store.open(store)
    try:
        check(opened, torture)
    finally:
        opened.close()
    return torture


def main() -> None:
    """The long form."""
    parser = argparse.ArgumentParser(prog="make torture", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="at a time [50]")
    parser.add_argument("--kills", type=int, default=100, help="each with another evil [100]")
    parser.add_argument("--readers", type=int, default=2, help="of finished games [2]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["sqlite", "postgres"], help="[both]")
    asked = parser.parse_args()
    numbers = asked.tables, asked.kills, asked.seed
    more = {"bots": max(1, asked.tables // 5), "readers": asked.readers}
    with TemporaryDirectory() as folder:
        if asked.only != "postgres":
            print("One process on SQLite is killed and started again.")
            torture = on_sqlite(Path(folder), *numbers, _say, **more)
            print(f"\n{torture.report()}")
    with TemporaryDirectory() as folder:
        if asked.only != "sqlite":
            print("\nOne of two workers on PostgreSQL is killed.")
            with postgres.running_postgres({}) as database, database.database() as url:
                torture = on_postgres(url, Path(folder), *numbers, _say, database, **more)
            print(f"\n{torture.report()}")
    print(
        "\nNo acknowledged command is missing, none was carried out twice, every game is over and "
        "its log replays, no open table was deleted."
    )


def _say(line: str) -> None:
    """One line that changes on a terminal, lines elsewhere."""
    print(f"\r{line}", end="" if sys.stdout.isatty() else "\n", flush=True)


if __name__ == "__main__":
    main()
