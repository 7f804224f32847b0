"""The clients of a server that is measured, in a process of their own: one socket for each seat."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from captains_table.engine.errors import Missing
from captains_table.lab.bench import boardgame_io as peer
from captains_table.lab.bench.ours import SEED

Socket = Any  # websockets' own, which need not be installed
AT_ONCE = 50  # connections that are opened together
MOVES = len(peer.DRAW)  # of each table in a slice, ours and the peer's


@dataclass(frozen=True)
class Crowd:
    """What a server with many open tables was like."""

    seconds: list[float]  # from when a choice was due to its acknowledgement
    bytes_a_socket: float


class Told(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    seq: int = -1
    choices: list[Code] = []
    text: str = ""


class Code(msgspec.Struct):
    """One of the choices of a frame, as far as a bench reads it."""

    code: int


_told = msgspec.json.Decoder(Told).decode


def post(url: str, body: dict[str, Any]) -> Any:
    """What a server answers to a request with that body."""
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


@asynccontextmanager
async def sockets(urls: Sequence[str]) -> AsyncIterator[list[Socket]]:
    """A connection to each, a few at a time."""
    try:
        from websockets.asyncio.client import connect
    except ImportError:
        raise Missing.extra("websockets", "lab") from None
    opened: list[Socket] = []
    async with AsyncExitStack() as stack:
        for first in range(0, len(urls), AT_ONCE):
            some = [
                stack.enter_async_context(
                    connect(url, compression=None, max_size=None, ping_interval=None)
                )
                for url in urls[first : first + AT_ONCE]
            ]
            opened += await asyncio.gather(*some)
        yield opened


async def side_by_side(games: Iterable[Awaitable[None]]) -> float:
    """How many moves are made in a second when all play at once."""
    start = time.perf_counter()
    made = MOVES * len(await asyncio.gather(*games))
    return made / (time.perf_counter() - start)


# Ours


class ServedTable:
    """A table of ours, with a socket for each seat."""

    def __init__(self, opened: dict[str, Any], random: Random) -> None:
        self.id: str = opened["table"]
        self.tokens = [seat["token"] for seat in opened["seats"]]
        self.random = random
        self.seats: list[Socket] = []
        self.frames: list[Told] = []

    def urls(self, server: str) -> list[str]:
        """The address of the socket of each seat."""
        path = f"/api/tables/{self.id}/socket"
        return [server.replace("http", "ws", 1) + path] * len(self.tokens)

    async def sit(self, seats: list[Socket]) -> None:
        """Say hello from every seat, one after the other, and see the table."""
        self.seats = seats
        for socket, token in zip(seats, self.tokens, strict=True):
            await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
            self.frames.append(await _next(socket, "frame"))
        for seat, socket in enumerate(seats):  # the game begins with the last hello
            while not self.frames[seat].seq:
                self.frames[seat] = await _next(socket, "frame")

    async def choose(self) -> float:
        """One choice of whoever must choose; when it was acknowledged. Then everybody has seen
        it."""
        mover = next(seat for seat, frame in enumerate(self.frames) if frame.choices)
        seq = self.frames[mover].seq
        command = {"type": "choose", "command_id": f"choice-{seq}", "expected_seq": seq}
        command |= {"seat": mover, "code": self.random.choice(self.frames[mover].choices).code}
        await self.seats[mover].send(json.dumps(command))
        done = at = 0.0
        for seat in [mover, *(seat for seat in range(len(self.seats)) if seat != mover)]:
            while self.frames[seat].seq <= seq or (seat == mover and not done):
                told = await _next(self.seats[seat], "frame", "done")
                if told.type == "done":
                    done = at = time.perf_counter()
                else:
                    self.frames[seat] = told
        return at


async def _next(socket: Socket, *kinds: str) -> Told:
    """The next message of such a kind."""
    while (told := _told(await socket.recv())).type not in kinds:
        if told.type in ("refused", "farewell"):
            raise RuntimeError(f"the server refused: {told.text}")
        if told.type == "ping":
            await socket.send('{"type":"pong"}')
    return told


def put_up(server: str, game: str, seats: int, count: int) -> list[dict[str, Any]]:
    """Tables where every seat is a person's, as the server tells of them."""
    body = {"game": game, "seats": seats, "name": "Anna", "hot_seat": True, "begin": True}
    return [post(f"{server}/api/tables", body) for _ in range(count)]


def open_tables(server: str, game: str, seats: int, count: int) -> list[ServedTable]:
    """Tables where every seat is a person's; the game begins when all have sat down."""
    random = Random(SEED)
    return [ServedTable(opened, random) for opened in put_up(server, game, seats, count)]


@asynccontextmanager
async def seated(server: str, tables: Sequence[ServedTable]) -> AsyncIterator[None]:
    """Everybody is there. They come a few tables at a time: who opens a socket must say hello
    soon."""
    async with AsyncExitStack() as stack:
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            urls = [url for table in some for url in table.urls(server)]
            opened = iter(await stack.enter_async_context(sockets(urls)))
            await asyncio.gather(
                *(table.sit([next(opened) for _ in table.tokens]) for table in some)
            )
        yield


def our_moves(server: str, game: str, seats: int, count: int) -> float:
    """Acknowledged choices a second at so many tables; each follows when all have seen the last."""

    async def play() -> float:
        tables = open_tables(server, game, seats, count)
        async with seated(server, tables):
            return await side_by_side([_some(table) for table in tables])

    return asyncio.run(play())


async def _some(table: ServedTable) -> None:
    for _ in range(MOVES):
        await table.choose()


def crowd(
    server: str, process: int, game: str, seats: int, count: int, rate: float, seconds: float
) -> Crowd:
    """Many open tables, and choices that are due so many a second, at one table after the other."""

    async def play() -> Crowd:
        tables = open_tables(server, game, seats, count)
        before = resident(process)
        async with seated(server, tables):
            each = (resident(process) - before) / (count * seats)
            return Crowd(await _choices(tables, rate, seconds), each)

    return asyncio.run(play())


def choices(
    server: str, opened: Sequence[dict[str, Any]], rate: float, seconds: float
) -> list[float]:
    """Choices that are due so many a second at these tables; how long each took."""

    async def play() -> list[float]:
        random = Random(SEED)
        tables = [ServedTable(one, random) for one in opened]
        async with seated(server, tables):
            return await _choices(tables, rate, seconds)

    return asyncio.run(play())


async def _choices(tables: Sequence[ServedTable], rate: float, seconds: float) -> list[float]:
    start, count = time.perf_counter() + 1, len(tables)
    taken = await asyncio.gather(
        *(
            _when_due(table, due_times(start, rate, count, number, seconds))
            for number, table in enumerate(tables)
        )
    )
    return [second for some in taken for second in some]


async def _when_due(table: ServedTable, times: Sequence[float]) -> list[float]:
    """A choice at each of these times; how long each took from then on, waiting included."""
    taken = []
    for due in times:
        await asyncio.sleep(max(0, due - time.perf_counter()))
        taken.append(await table.choose() - due)
    return taken


def due_times(start: float, rate: float, tables: int, number: int, seconds: float) -> list[float]:
    """When a table's choices are due, so that all tables together make so many a second.

    >>> due_times(0, rate=10, tables=5, number=2, seconds=1)
    [0.2, 0.7]
    """
    return [start + turn / rate for turn in range(number, round(rate * seconds), tables)]


def resident(process: int) -> int:
    """Bytes of memory that a process has."""
    told = Path(f"/proc/{process}/status")
    if not told.exists():
        raise Missing("the memory of a process is only known on Linux")
    line = next(line for line in told.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


# The peer's


def peer_moves(server: str, count: int) -> float:
    """The same at matches of boardgame.io's."""

    async def play() -> float:
        matches = [token_hex(8) for _ in range(count)]  # a match is made when it is looked at
        address = server.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        async with sockets([address] * 2 * count) as opened:
            places = list(zip(matches, opened[::2], opened[1::2], strict=True))
            for match, *seats in places:
                for seat, socket in enumerate(seats):
                    await socket.send(peer.HELLO)
                    while not (await socket.recv()).startswith(peer.HELLO):
                        pass
                    await socket.send(peer.sync(match, seat))
                    await _state(socket, 0)
            return await side_by_side([_match(match, seats) for match, *seats in places])

    return asyncio.run(play())


async def _match(match: str, seats: Sequence[Socket]) -> None:
    for number in range(MOVES):
        mover = number % 2
        await seats[mover].send(peer.move(match, mover, number))
        for socket in seats:
            await _state(socket, number + 1)


async def _state(socket: Socket, number: int) -> None:
    """Wait until that state is told."""
    while (found := peer.state_of(text := await socket.recv())) is None or found < number:
        if text == peer.PING:
            await socket.send(peer.PONG)
