"""Over a socket: one browser at one table. What it sends is read one message after the other; what
it is sent waits in a queue of its own, so that nobody waits for somebody who does not read."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import NoReturn

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from captains_table.server.commands import attach, carry_out, detach
from captains_table.server.decode import BadMessage, decode
from captains_table.server.house import House, address, house_of, is_from_here
from captains_table.server.http import TableId
from captains_table.server.hub import Connection
from captains_table.server.limits import Bucket, Limits
from captains_table.server.refusals import Refuse
from captains_table.server.socket_messages import (
    Done,
    Explained,
    Farewell,
    Foresee,
    Foreseen,
    FromBrowser,
    Hello,
    Ping,
    Pong,
    Refused,
    Speak,
    ToBrowser,
)

router = APIRouter()
log = logging.getLogger("captain.socket")

_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_encode = msgspec.json.Encoder().encode
_FAREWELL = b'{"type":"farewell"'
_PING = _encode(Ping())

_LEAVING_SECONDS = 5  # for the last message to get through
_DETACHING_SECONDS = 1  # for the table to notice that a browser is gone
_STOPPING_SECONDS = 3  # for all browsers to hear that the server stops
_GOING_AWAY, _POLICY, TOO_BIG = 1001, 1008, 1009  # close codes of RFC 6455


class Line:
    """What goes to one browser, and when it was last heard of. All of it on the event loop."""

    def __init__(self, socket: WebSocket, limits: Limits, who: str) -> None:
        self._socket, self._limits, self.who = socket, limits, who
        self._loop = asyncio.get_running_loop()
        self.reader: asyncio.Task[None] | None = None
        self.attaching: asyncio.Task[Connection] | None = None
        self._writer: asyncio.Task[None] | None = None  # only while something waits
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self.is_leaving = ""  # why
        self.heard = self.pinged = time.monotonic()

    def tell(self, message: ToBrowser) -> None:
        """A message, when its turn comes."""
        self.send(_encode(message))

    def send(self, data: bytes) -> None:
        """The same, encoded. A farewell is the last."""
        if self.is_leaving:
            return
        if data.startswith(_FAREWELL):
            self.is_leaving = msgspec.json.decode(data, type=Farewell).code
            self._loop.call_later(_LEAVING_SECONDS, self.cut, self.is_leaving)
        elif (
            len(self._waiting) >= self._limits.waiting_frames
            or self._bytes + len(data) > self._limits.waiting_bytes
        ):
            self._waiting.clear()
            self._bytes = 0
            self.leave("too_slow", "You did not read what was sent to you.")
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if self._writer is None:
            self._writer = self._loop.create_task(self._write())

    def leave(self, code: str, text: str) -> None:
        """Say why, then hang up."""
        self.tell(Farewell(code, text))

    def cut(self, why: str) -> None:
        """Hang up at once, whatever waits."""
        self.is_leaving = self.is_leaving or why
        for task in (self._writer, self.reader):
            if task is not None:
                task.cancel()

    def ping(self) -> None:
        """Ask for a sign of life."""
        self.pinged = time.monotonic()
        self.send(_PING)

    async def end(self) -> None:
        """Nothing is read any more; what waits is sent, and it hangs up."""
        if self._writer is not None and self.is_leaving:
            await asyncio.wait([self._writer], timeout=_LEAVING_SECONDS)
        if self._writer is not None:
            self._writer.cancel()
        states = (self._socket.client_state, self._socket.application_state)
        if WebSocketState.DISCONNECTED not in states:
            code = _GOING_AWAY if self.is_leaving == "stopped" else _POLICY
            with suppress(Exception):  # it may be gone by now, or never read again
                await asyncio.wait_for(self._socket.close(code), 1)

    async def _write(self) -> None:
        try:
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                await self._socket.send_text(data.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._waiting.clear()  # it is gone; the reader will notice
        finally:
            self._writer = None
            if self.is_leaving and self.reader is not None:
                self.reader.cancel()


@router.websocket("/api/tables/{table_id}/socket")
async def talk(socket: WebSocket, table_id: TableId) -> None:
    """One browser, from its first word to its last."""
    house = house_of(socket)
    who = address(socket, house.settings)
    if not is_from_here(socket, house.settings) or not house.doorkeeper.connect(who):
        await socket.close(_POLICY)  # before it is accepted: the browser gets a 403
        return
    try:
        await socket.accept()
        line = Line(socket, house.settings.limits, who)
        house.lines.add(line)
        # A task of its own, which can be cancelled when the line is cut.
        line.reader = asyncio.create_task(_read_all(socket, line, house, table_id))
        try:
            await asyncio.wait([line.reader])
        finally:
            line.reader.cancel()
            # Whoever hears the end is known to be away by then, unless the rules are very busy.
            detaching = asyncio.create_task(_detach(house, line))
            await asyncio.wait([detaching], timeout=_DETACHING_SECONDS)
            await line.end()
            await detaching
            house.lines.discard(line)
            if line.is_leaving:
                house.metrics.count("captain_farewells_total", code=line.is_leaving)
    finally:
        house.doorkeeper.disconnect(who)


async def _read_all(socket: WebSocket, line: Line, house: House, table_id: str) -> None:
    """What the browser says, from hello on."""
    try:
        hello = await _hello(socket, line, house)
        ask = house.keeper.ask if hello.tokens else house.keeper.visit
        asked = ask(attach, table_id, hello, line.send)
        line.attaching = asyncio.create_task(asked)
        # Whoever hangs up meanwhile must still be detached.
        connection = await asyncio.shield(line.attaching)
        await _listen(socket, line, house, connection)
    except WebSocketDisconnect as gone:
        if gone.code == TOO_BIG:
            line.is_leaving = "too_much"  # whoever listens for us has told it
    except Refuse as refusal:
        line.leave(refusal.code, refusal.text)
    except Exception:
        log.exception("a connection failed", extra={"table": table_id})
        line.leave("internal", "Something went wrong here. Nothing was changed.")


async def _detach(house: House, line: Line) -> None:
    if line.attaching is not None:
        with suppress(Refuse):
            await house.keeper.ask(detach, await line.attaching)


async def _hello(socket: WebSocket, line: Line, house: House) -> Hello:
    """The first message of a socket, which says whose it is."""
    try:
        wait = house.settings.limits.hello_seconds
        message = await asyncio.wait_for(_receive(socket, line, house), wait)
    except TimeoutError:
        raise Refuse(408, "bad_message", "Say hello first, within ten seconds.") from None
    except BadMessage as bad:
        raise Refuse(400, "bad_message", str(bad)) from None
    if not isinstance(message, Hello):
        raise Refuse(400, "bad_message", "Say hello first.")
    return message


async def _receive(socket: WebSocket, line: Line, house: House) -> FromBrowser:
    """The next message. BadMessage: it cannot be read; Refuse: it is too much."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    line.heard = time.monotonic()
    text = received.get("text")
    if text is None:
        raise BadMessage("Send JSON as text, not bytes.")
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise BadMessage("This is not JSON.") from None
    if len(data) > house.settings.limits.message_bytes:  # nobody stopped it while it arrived
        raise too_much(house.settings.limits)
    return decode(_decoder, data)


def too_much(limits: Limits) -> Refuse:
    """A message is too long."""
    most = limits.message_bytes
    return Refuse(413, "too_much", f"That message is too long: {most} bytes are the most.")


async def _listen(socket: WebSocket, line: Line, house: House, connection: Connection) -> NoReturn:
    """Message after message, until somebody hangs up."""
    limits, metrics = house.settings.limits, house.metrics
    bucket = Bucket(limits.messages_at_once, time.monotonic())
    refused = 0
    answer: Done | Refused | Explained | Foreseen | None
    while True:
        try:
            message = await _receive(socket, line, house)
        except BadMessage as bad:
            message = None
            answer = Refused("", "bad_message", str(bad))
        if isinstance(message, Pong):
            continue
        began = time.monotonic()
        command_id = getattr(message, "command_id", "")
        kind = type(message).__name__.lower() if message else "unreadable"
        metrics.count("captain_messages_total", type=kind)
        may_say = bucket.take(limits.messages_a_second, limits.messages_at_once, began)
        if not (may_say and house.doorkeeper.may_say(line.who)):
            answer = Refused(command_id, "limit", "Not so fast; wait a moment.")
        elif isinstance(message, Hello):
            answer = Refused("", "cannot", "You have said hello already.")
        elif message is not None:
            try:
                is_player = connection.proofs and not isinstance(message, Speak | Foresee)
                ask = house.keeper.ask if is_player else house.keeper.visit
                answer = await ask(carry_out, connection, message)
            except Refuse as refusal:
                answer = Refused(command_id, refusal.code, refusal.text)
            metrics.answered(time.monotonic() - began)
        if answer is not None:
            line.tell(answer)
        if isinstance(answer, Refused):
            metrics.count("captain_refused_total", code=answer.code)
            refused += 1
            if refused > limits.refusals and answer.code in ("limit", "bad_message"):
                code = "too_much" if answer.code == "limit" else "bad_message"
                raise Refuse(429, code, answer.text)


async def beat(house: House) -> NoReturn:
    """Ask every browser that was silent for a while, and end those that stay so."""
    limits = house.settings.limits
    while True:
        await asyncio.sleep(min(limits.beat_seconds, limits.silent_seconds) / 100)
        now = time.monotonic()
        for line in list(house.lines):
            if now - line.heard > limits.silent_seconds:
                line.cut("silent")
            elif now - max(line.pinged, line.heard) > limits.beat_seconds:
                line.ping()


async def hang_up(house: House) -> None:
    """The server stops: every browser may look for another one."""
    for line in list(house.lines):
        line.cut("stopped")
    until = time.monotonic() + _STOPPING_SECONDS
    while house.lines and time.monotonic() < until:
        await asyncio.sleep(0.02)
