"""A server that listens in this process, and browsers that keep every message as it came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from captains_table.server.app import make_app
from captains_table.server.house import Settings
from captains_table.server.keeper import Keeper
from captains_table.server.limits import Limits
from captains_table.server.messages import Lang
from captains_table.server.serve import Server as Serving
from captains_table.server.serve import listen
from captains_table.server.socket_messages import FromBrowser, Hello, Say

HOME = "127.0.0.1"
PATIENCE = 60  # seconds until a test gives up
MANY = 1_000_000
LIMITS = Limits(
    messages_a_second=MANY,
    messages_at_once=MANY,
    messages_an_address=MANY,
    requests_a_second=MANY,
    requests_at_once=MANY,
    refusals=MANY,
    beat_seconds=MANY,  # a sign of life comes when it comes
    silent_seconds=MANY,
)


class Browser:
    """A browser at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._frame = b""
        self.heard: list[bytes] = []

    @property
    def frame(self) -> Any:
        """The table as it was last shown."""
        assert self._frame, "the server could not show the table"
        return msgspec.json.decode(self._frame)

    async def next(self) -> bytes:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message = await self._socket.recv(decode=False)
        self.heard.append(message)
        if message.startswith(b'{"type":"frame"'):
            self._frame = message
        return message

    async def settle(self) -> None:
        """All that was sent until now has arrived: the answer to another question comes last."""
        self._asked += 1
        question = Say(f"settle-{self._asked}", -1, "?")
        await self._send(question)
        while question.command_id.encode() not in await self.next():
            pass

    async def do(self, *messages: FromBrowser | str) -> None:
        """Send messages, and wait for all that comes of them."""
        for message in messages:
            await self._send(message)
        await self.settle()

    async def leave(self) -> None:
        """Hang up."""
        await self._socket.close()

    async def _send(self, message: FromBrowser | str) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self._socket.send(text)


class Server:
    """A server that listens."""

    def __init__(self, url: str, keeper: Keeper, web: httpx.AsyncClient) -> None:
        self._url, self.keeper, self.web = url.replace("http", "ws", 1), keeper, web

    async def look(self, table: str, tokens: Sequence[str], lang: Lang, since: int) -> Browser:
        """A browser that looks at a table, from these seats or as a spectator."""
        url = f"{self._url}/api/tables/{table}/socket"
        socket = await connect(url, proxy=None, ping_interval=None, max_queue=None)
        browser = Browser(socket)
        await browser.do(Hello(list(tokens), lang, since))
        return browser


@asynccontextmanager
async def listening(store: str) -> AsyncIterator[Server]:
    """A server on a store, as `captain serve` runs it."""
    settings = Settings(store, limits=LIMITS)
    app = make_app(settings)
    server = Serving(app, LIMITS)
    listener = listen(HOME, 0)
    url = f"http://{HOME}:{listener.getsockname()[1]}"
    serving = asyncio.create_task(server.serve([listener]))
    # What is answered names the host that was asked for.
    web = httpx.AsyncClient(base_url=url, headers={"Host": "captain"})
    async with web:
        try:
            async with asyncio.timeout(PATIENCE):
                while not await _answers(web):
                    assert not serving.done(), serving
                    await asyncio.sleep(0.01)
            yield Server(url, app.state.house.keeper, web)
        finally:
            server.should_exit = True
            await serving


async def _answers(web: httpx.AsyncClient) -> bool:
    try:
        return (await web.get("/api/health")).is_success
    except httpx.TransportError:
        return False
