"""Strangers who do all that they are allowed to, in a process of their own: four read a replay
without pause, and one more has as many sockets, messages and requests as the usual limits grant.

Each comes from an address of their own in the loopback range, so that the server's limits count
them as they would count people.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

from captains_table.lab.bench import clients

READERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5")
PEST = "127.0.0.6"
TOGETHER = 25  # moments in one answer

# What the server grants an address: its usual limits, said again to the server that is measured.
LIMITS = {
    "requests_a_second": 20,
    "connections_an_address": 200,
    "messages_an_address": 100,  # a second
}


def disturb(server: str, game: tuple[str, int], tables: Sequence[str], seconds: float) -> int:
    """Do it for so long, with a finished game and tables where people play; how many requests were
    answered."""

    async def all_of_them() -> int:
        finished, moments = game
        firsts = range(1, moments + 1, TOGETHER)
        odd = range(2, moments + 1, TOGETHER)  # not as they lie in the store
        replay = f"/api/tables/{finished}/moments?lang=fr&first="
        reading = [_read(server, who, replay, firsts, 0) for who in READERS]
        pause = 1 / LIMITS["requests_a_second"]
        asking = _read(server, PEST, replay, odd, pause)
        work = [*map(asyncio.create_task, [*reading, asking])]
        shouting = asyncio.create_task(_shout(server, tables))
        await asyncio.sleep(seconds)
        for task in (*work, shouting):
            task.cancel()
        answered = await asyncio.gather(*work)
        with suppress(asyncio.CancelledError):
            await shouting
        return sum(answered)

    return asyncio.run(all_of_them())


async def _read(server: str, who: str, path: str, firsts: Sequence[int], pause: float) -> int:
    """One part of a game after the other, over one connection, until cancelled. Who is told to wait
    waits as long as it takes to be allowed one more."""
    parts, answered = urlsplit(server), 0
    with suppress(asyncio.CancelledError):
        reader, writer = await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(who, 0)
        )
        for first in cycle(firsts):
            head = f"GET {path}{first} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            writer.write(f"{head}Accept-Encoding: gzip\r\n\r\n".encode())
            lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
            length = next(line for line in lines if line.startswith("content-length:"))
            await reader.readexactly(int(length.partition(":")[2]))
            if " 200 " in lines[0]:
                answered += 1
            elif " 429 " not in lines[0]:
                raise RuntimeError(f"a visitor was answered {lines[0]}")
            await asyncio.sleep(pause if " 200 " in lines[0] else 1 / LIMITS["requests_a_second"])
    return answered


async def _shout(server: str, tables: Sequence[str]) -> None:
    """Look at the tables of those who play, over as many sockets as are allowed, and have
    everything told anew in another language, again and again."""
    from websockets.asyncio.client import connect

    async def listen(socket: Any) -> None:
        async for message in socket:
            if message.startswith('{"type":"ping"'):
                await socket.send('{"type":"pong"}')

    async with AsyncExitStack() as stack:
        opened: list[Any] = []
        for number in range(LIMITS["connections_an_address"]):
            table = tables[number % len(tables)]
            url = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            socket = await stack.enter_async_context(
                connect(url, compression=None, ping_interval=None, local_addr=(PEST, 0))
            )
            await socket.send(json.dumps({"type": "hello"}))
            opened.append(socket)
            listening = asyncio.create_task(listen(socket))
            stack.callback(listening.cancel)
            await _speak(opened[: number + 1], 1 / LIMITS["requests_a_second"])
        while True:
            await _speak(opened, 1)


async def _speak(sockets: Sequence[Any], seconds: float) -> None:
    """As many messages as are allowed in that time."""
    count = round(LIMITS["messages_an_address"] * seconds)
    for number in range(count):
        lang = "fr" if number % 2 else "en"
        with suppress(OSError):
            await sockets[number % len(sockets)].send(json.dumps({"type": "speak", "lang": lang}))
        await asyncio.sleep(seconds / count)


def finish_a_game(server: str, game: str, seats: int) -> tuple[str, int]:
    """A table whose game is over, and how many moments it has."""

    async def play() -> tuple[str, int]:
        (table,) = clients.open_tables(server, game, seats, 1)
        async with clients.seated(server, [table]):
            while any(frame.choices for frame in table.frames):
                await table.choose()
        return table.id, table.frames[0].seq

    return asyncio.run(play())
