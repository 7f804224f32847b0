"""How bytes become requests and messages. Uvicorn does it; here is what it leaves without a bound:
how long a visitor may take, and how much of what they send or do not read is kept."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig
from websockets.frames import Frame, Opcode

from captains_table.server.limits import Limits
from captains_table.server.socket import TOO_BIG, too_much
from captains_table.server.socket_messages import Farewell

HEADER_BYTES = 65_536
PIECES = 1000  # of one message
CLOSING_SECONDS = 5  # for the other side to read the last message, or to say goodbye
_DROPPING_SECONDS = 1  # for somebody who sends too much to notice that we do not listen
_LOOK_SECONDS = 0.5
_NO_TEXT = 1007  # a close code of RFC 6455


class Requests(HttpToolsProtocol):
    """A connection over which requests come. It is ended when no header is complete in time, when
    one is too long, and when nobody reads the answer."""

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._header_seconds = _limits(self.config).header_seconds
        self._answering: RequestResponseCycle | None = None  # not the last one that was asked for
        self._unfinished = 0  # bytes of a header
        self._seen: object = None
        self._since = 0.0
        self._looking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to look at what this connection sends."""
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        """Hand it on; a head that never ends, ends the connection."""
        super().data_received(data)
        self._unfinished = 0 if self._is_answering else self._unfinished + len(data)
        if self._unfinished > HEADER_BYTES:
            self.end()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket."""
        self._look_away()  # there may be many of them: nothing of this stays
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if not getattr(socket, "handshake_initiated", True):
            self.transport.abort()  # its header was refused, and nobody would say so

    def connection_lost(self, exc: Exception | None) -> None:
        """Look no longer at a connection that is gone."""
        self._look_away()
        self._forget()
        super().connection_lost(exc)

    def end(self) -> None:
        """Hang up at once, whatever is still to be sent."""
        self._forget()
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _forget(self) -> None:
        """Nothing more is written, which would fail, and whoever still reads hears of it."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _look(self) -> None:
        """Again and again: has anything come of this connection?"""
        unread = self.transport.get_write_buffer_size()
        seen = self.cycle, self._is_answering, self.timeout_keep_alive_task, unread
        # Who has an answer to come, or may still ask for more, is the affair of others.
        waits = not unread and (self._is_answering or self.timeout_keep_alive_task is not None)
        now = self.loop.time()
        if waits or seen != self._seen:
            self._seen, self._since = seen, now
        elif now - self._since >= self._header_seconds:
            self.end()
            return
        self._looking = self.loop.call_later(_LOOK_SECONDS, self._look)

    def _look_away(self) -> None:
        if self._looking is not None:
            self._looking.cancel()


class Messages(WebSocketsSansIOProtocol):
    """A socket. It is ended while a message arrives that is too long, all its pieces together."""

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; empty ones count as well."""
        super().handle_cont(event)
        if len(self.frames) > PIECES:
            self.conn.fail(TOO_BIG, "too many pieces")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer, but not to somebody who does not read: the answers would pile up here."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)

    def send_receive_event_to_app(self) -> None:
        """A whole message. Text that is none is a mistake of theirs, not one for our log."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(_NO_TEXT, "this is not UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What comes cannot be read. Whoever sends it is told, and the rest of it is dropped:
        where a connection ends with something unread, our last words may be lost."""
        if self.close_sent or self.conn.close_sent is None:
            return
        if isinstance(self.conn.parser_exc, PayloadTooBig):
            refusal = too_much(_limits(self.config))
            farewell = msgspec.json.encode(Farewell(refusal.code, refusal.text))
            self.transport.write(Frame(Opcode.TEXT, farewell).serialize(mask=False))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.frames, self.close_sent = [], True
        self.close_timer = self.loop.call_later(_DROPPING_SECONDS, self.end)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody here listens any more."""
        super().on_task_complete(task)
        self.loop.call_later(CLOSING_SECONDS, self.end)

    def end(self) -> None:
        """Hang up at once, whatever is still to be sent."""
        self.transport.abort()


def _limits(config: Config) -> Limits:
    """Those of the application that is served."""
    limits: Limits = cast(Any, config.app).state.settings.limits
    return limits
