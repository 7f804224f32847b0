"""The server's core without a network: a store, a keeper, and clients in this process.

What a keeper sends is there as soon as it has answered, so nothing has to be waited for.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.server import clock, commands, looking, tables
from captains_table.server.clerk import Clerk
from captains_table.server.commands import Command
from captains_table.server.desk import Desk
from captains_table.server.hub import Connection, Hub
from captains_table.server.keeper import Keeper
from captains_table.server.messages import Join, Opened, OpenTable, Seated, TableInfo
from captains_table.server.processes import Helper
from captains_table.server.reading import Reader
from captains_table.server.refusals import Refuse
from captains_table.server.socket_messages import (
    Choose,
    Done,
    Explain,
    Explained,
    Foresee,
    Foreseen,
    Hello,
    Manage,
    Refused,
    Say,
    Speak,
    Undo,
)
from captains_table.server.store import Store
from captains_table.server.store.rows import EntryRow, SeatRow, TableRow

Answer = Done | Refused | Explained | Foreseen | None
FEWEST = [(name, min(ct.game(name).seats)) for name in ct.game_names()]

NAMES = ("Zoé", "Bea", "Cyrus", "Dov", "Eli")

_numbers = count()


def new_command() -> str:
    """What no command was called before."""
    return f"command-{next(_numbers):06}"


class Clock:
    """The time of the house, which passes when a test says so, and the calendar with it, unless
    that is wrong."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ms = 1_800_000_000_000
        self.wrong_by = 0  # milliseconds that the calendar is ahead
        monkeypatch.setattr(clock, "time", self)

    def time_ns(self) -> int:
        return (self.ms + self.wrong_by) * 1_000_000

    def monotonic_ns(self) -> int:
        return self.ms * 1_000_000

    def pass_by(self, ms: int) -> None:
        self.ms += ms


def same_seed(monkeypatch: pytest.MonkeyPatch, seed: int = 0) -> str:
    """Every table of this test has the same seed, so that its games are the same each time."""
    text = f"{seed:064x}"
    monkeypatch.setattr(tables, "new_seed", lambda: text)
    return text


class Client:
    """A browser at a table, which keeps all that it is sent."""

    def __init__(self, room: Room, table: str, tokens: Sequence[str]) -> None:
        self.room, self.table, self.tokens = room, table, tokens
        self.sent: list[bytes] = []
        self.frames: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.farewells: list[str] = []
        self.log: list[dict[str, Any]] = []  # kept as a browser keeps it
        self.connection: Connection

    def receive(self, data: bytes) -> None:
        """What the server sends."""
        self.sent.append(data)
        message = json.loads(data)
        if message["type"] == "frame":
            self.frames.append(message)
            known = [line for line in self.log if line["seq"] <= message["since"]]
            self.log = known + message["log"]
        elif message["type"] == "chat":
            self.chat.append(message)
        else:
            self.farewells.append(message["code"])

    @property
    def frame(self) -> dict[str, Any]:
        """The table as it was last seen."""
        return self.frames[-1]

    @property
    def seat(self) -> int:
        """The seat that it looks from."""
        seat: int = self.frame["seat"]
        return seat

    @property
    def codes(self) -> list[int]:
        """What it may choose now."""
        return [choice["code"] for choice in self.frame["choices"]]

    async def do(self, message: Command | Explain | Foresee | Speak) -> Answer:
        """Send a message; its answer."""
        return await self.room.keeper.ask(commands.carry_out, self.connection, message)

    async def choose(
        self,
        code: int | None = None,
        *,
        seat: int | None = None,
        seq: int | None = None,
        command: str = "",
    ) -> Answer:
        """A choice: the first that is possible, unless a code is given."""
        return await self.do(
            Choose(
                command_id=command or new_command(),
                expected_seq=self.frame["seq"] if seq is None else seq,
                seat=self.seat if seat is None else seat,
                code=self.codes[0] if code is None else code,
            )
        )

    async def undo(self, command: str = "") -> Answer:
        return await self.do(Undo(command or new_command(), self.frame["seq"], self.seat))

    async def say(self, text: str, command: str = "") -> Answer:
        return await self.do(Say(command or new_command(), self.seat, text))

    async def explain(self, action: dict[str, Any]) -> Answer:
        return await self.do(Explain(self.seat, action))

    async def manage(
        self, what: Any, other: int | None = None, seat: int | None = None, **more: Any
    ) -> Answer:
        seat = self.seat if seat is None else seat
        return await self.do(Manage(new_command(), seat, what, other, **more))

    async def leave(self) -> None:
        await self.room.keeper.ask(commands.detach, self.connection)


class Here(Helper):
    """Does in this process what a helper does in one of its own: rules that a test has changed are
    changed here only."""

    async def run(self, seconds: float, function: Any, *args: Any, **given: Any) -> Any:
        return function(*args, **given)


class Room:
    """One worker on a store."""

    def __init__(self, store: Store) -> None:
        self.keeper = Keeper(store, Hub(asyncio.get_running_loop()))
        self.reader = Reader(store)
        self.clerk = Clerk(self.keeper, self.reader, Here())

    async def open(self, game: str = "oh-captain", seats: int = 3, **asked: Any) -> Opened:
        """A new table."""
        given: dict[str, Any] = {"name": "Ada", **asked}
        return await self.keeper.ask(tables.open_table, OpenTable(game=game, seats=seats, **given))

    async def join(self, table: str, name: str = "Zoé", **asked: Any) -> Seated:
        """Somebody sits down."""
        return await self.keeper.ask(tables.join, table, Join(name=name, **asked))

    async def look(
        self, table: str, *tokens: str, lang: Any = "en", since: int = 0, nonce: str = ""
    ) -> Client:
        """A browser that looks at a table, from these seats or as a spectator."""
        client = Client(self, table, tokens)
        hello = Hello(tokens=list(tokens), lang=lang, since=since, nonce=nonce)
        client.connection = await self.keeper.ask(commands.attach, table, hello, client.receive)
        return client

    async def alone(self, game: str = "oh-captain", seats: int = 3, **asked: Any) -> Client:
        """A game in which all seats are on one device."""
        opened = await self.open(game, seats, hot_seat=True, **asked)
        return await self.look(opened.table, *(seat.token for seat in opened.seats))

    async def full(self, game: str = "oh-captain", seats: int = 3, **asked: Any) -> list[Client]:
        """A game with a client in every seat, in order."""
        opened = await self.open(game, seats, **asked)
        seated = [*opened.seats]
        for name in NAMES[: seats - len(seated)]:
            seated.append(await self.join(opened.table, name))
        return [await self.look(opened.table, seat.token) for seat in seated]

    async def info(self, table: str) -> TableInfo:
        """What everybody may know of a table."""
        return await self.reader.ask(looking.table_info, table, self.keeper.clock.now())

    async def lobby(self) -> list[TableInfo]:
        return await self.reader.ask(looking.lobby, self.keeper.clock.now())

    async def mine(self, tokens: Sequence[str]) -> list[TableInfo]:
        return await self.reader.ask(looking.my_tables, tokens, self.keeper.clock.now())

    async def log(self, table: str) -> dict[str, Any]:
        """The log of a finished game."""
        kept = await self.clerk.kept(looking.kept, table, "log")
        log: dict[str, Any] = json.loads(gzip.decompress(kept))
        return log

    async def draws(self, table: str) -> list[dict[str, Any]]:
        """Every draw of a finished game."""
        kept = await self.clerk.kept(looking.kept, table, "draws")
        draws: list[dict[str, Any]] = json.loads(gzip.decompress(kept))["draws"]
        return draws

    async def moment(self, table: str, seq: int, lang: str = "en") -> dict[str, Any]:
        """A finished game as it stood."""
        frame: dict[str, Any] = json.loads(await self.clerk.kept(looking.moment, table, seq, lang))
        return frame

    async def moments(self, table: str, first: int, lang: str = "en") -> list[dict[str, Any]]:
        """Moments of a finished game."""
        body, is_packed = await self.clerk.kept(looking.moments, table, first, lang)
        told: list[dict[str, Any]] = json.loads(gzip.decompress(body) if is_packed else body)
        return told

    async def row(self, table: str) -> TableRow:
        """A table, as the store has it."""

        def read(desk: Desk) -> TableRow:
            row = desk.db.table(table)
            assert row is not None
            return row

        return await self.keeper.ask(read)

    async def seats(self, table: str) -> list[SeatRow]:
        return await self.keeper.ask(lambda desk: desk.db.seats(table))

    async def entries(self, table: str) -> list[EntryRow]:
        return await self.keeper.ask(lambda desk: desk.db.entries(table))


@asynccontextmanager
async def working(store: Store) -> AsyncIterator[Room]:
    """A worker, as long as the `with` lasts."""
    room = Room(store)
    room.keeper.start()
    try:
        yield room
    finally:
        await room.clerk.stop()
        await asyncio.to_thread(room.keeper.stop)
        room.reader.stop()


def run(url: str, test: Callable[[Room], Awaitable[None]]) -> None:
    """Run a test with a worker on the store at this address."""

    async def with_worker() -> None:
        async with working(store) as room:
            await test(room)

    store = Store.open(url)
    try:
        asyncio.run(with_worker())
    finally:
        store.close()


async def cannot(answer: Any, code: str) -> None:
    """Something is refused over the socket, for this reason, in words."""
    told = await answer
    assert isinstance(told, Refused), told
    assert told.code == code
    assert told.text


async def refused(asked: Any) -> str:
    """The code of the refusal that comes of asking."""
    with pytest.raises(Refuse) as error:
        await asked
    assert error.value.text
    return error.value.code


def asked(clients: Sequence[Client]) -> Client:
    """The one who must choose."""
    return next(client for client in clients if client.codes)


async def play(
    clients: Sequence[Client], random: Random, entries: int | None = None, undo: float = 0.2
) -> None:
    """Play at random to the end, or so many entries; now and then a choice is taken back."""
    made = 0
    while clients[0].frame["result"] is None and made != entries:
        client = asked(clients)
        if client.frame["undo"] and random.random() < undo:
            answer = await client.undo()
        else:
            answer = await client.choose(random.choice(client.codes))
        assert isinstance(answer, Done), answer
        made += 1
