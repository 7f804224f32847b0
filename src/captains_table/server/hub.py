"""The open connections of this process, by table. Only the keeper's thread touches them; what is to
be sent goes over to the event loop."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from captains_table.server.frames import encode, frame
from captains_table.server.live import Live
from captains_table.server.socket_messages import ChatLine, Farewell, ToBrowser

Send = Callable[[bytes], None]


@dataclass(eq=False)
class Connection:
    """A browser that looks at a table: as a spectator, from a seat, or from several seats whose
    people share it."""

    table: str
    proofs: dict[int, str]  # its seats, each with the hash of the token that proved it
    lang: str
    since: int  # the last entry that it was told of
    send: Send  # to be called on the event loop
    heard: int = 0  # the number of the last line of chat that it was told

    @property
    def mine(self) -> list[int]:
        """The seats that it has proved to be its own."""
        return sorted(self.proofs)

    def holds(self, live: Live, seat: int) -> bool:
        """Whether that seat is still this browser's: on any worker somebody may have taken it."""
        if seat not in self.proofs or seat >= len(live.seats):
            return False
        return self.proofs[seat] == live.seats[seat].token_hash

    def seat(self, live: Live) -> int | None:
        """Whose view it gets: of seats that share a device, the one that must choose."""
        mine = self.mine
        if not mine:
            return None
        return live.row.turn if live.row.turn in mine else mine[0]


class Hub:
    """Who is to be told of what."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.loop = loop
        self._outbox: list[tuple[Send, bytes]] = []
        self._by_table: defaultdict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection) -> None:
        """From now on it is told of its table."""
        self._by_table[connection.table].add(connection)

    def remove(self, connection: Connection) -> None:
        """Nothing is told to this connection any more."""
        self._by_table[connection.table].discard(connection)
        if not self._by_table[connection.table]:
            del self._by_table[connection.table]

    def connections(self, table: str) -> list[Connection]:
        """Those that look at a table."""
        return list(self._by_table.get(table, ()))

    def tables(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._by_table)

    def seats_here(self, table: str) -> set[int]:
        """The seats that somebody looks from."""
        return {seat for connection in self.connections(table) for seat in connection.mine}

    def close(self, table: str) -> None:
        """Say to everybody at a table that it is no longer kept."""
        for connection in self.connections(table):
            self.tell(connection, Farewell("closed", "This table is no longer kept."))
            self.remove(connection)

    def show(self, live: Live, now: int) -> None:
        """The table as it is now, to everybody who looks at it."""
        self._show(live, self.connections(live.row.id), now)

    def show_one(self, live: Live, connection: Connection, now: int) -> None:
        """The table as it is now, to one of them."""
        if connection in self._by_table.get(connection.table, ()):
            self._show(live, [connection], now)

    def _show(self, live: Live, connections: Iterable[Connection], now: int) -> None:
        made: dict[Any, bytes] = {}  # those who see the same are sent the same
        for connection in connections:
            if self._sees_off(live, connection):
                continue
            # A device that changes seats is told everything anew: each seat was told its own.
            since = connection.since if len(connection.proofs) < 2 else 0
            seat, mine, lang = connection.seat(live), connection.mine, connection.lang
            alike = seat, tuple(mine), lang, since
            if alike not in made:
                made[alike] = encode(frame(live, seat, mine, lang, since, now))
            self._outbox.append((connection.send, made[alike]))
            connection.since = live.row.seq
        live.forget_views()

    def _sees_off(self, live: Live, connection: Connection) -> bool:
        """Whose seat belongs to somebody else now must go, or goes on with the seats that are left;
        what the lost one was told is not theirs any more."""
        lost = [seat for seat in connection.mine if not connection.holds(live, seat)]
        if not lost:
            return False
        # Before the game people move up when a seat is taken away.
        now = {seat.token_hash: seat.seat for seat in live.seats if seat.token_hash}
        proofs = connection.proofs.values()
        connection.proofs = {now[proof]: proof for proof in proofs if proof in now}
        connection.since = 0
        if connection.proofs:
            return False
        is_taken = lost[0] < len(live.seats) and live.seats[lost[0]].token_hash
        code = "replaced" if is_taken else "removed"
        self.tell(connection, Farewell(code, "This seat is not yours any more."))
        self.remove(connection)
        return True

    def tell(self, connection: Connection, message: ToBrowser) -> None:
        """A message to one of them, with the next `flush`."""
        self._outbox.append((connection.send, encode(message)))

    def flush(self, afterwards: Callable[[], None]) -> None:
        """Hand everything over to the event loop, and what is to be done there after it."""
        outbox, self._outbox = self._outbox, []
        self.loop.call_soon_threadsafe(_deliver, outbox, afterwards)

    def tell_chat(self, table: str, said: Sequence[ChatLine]) -> None:
        """What was said at a table, to everybody who has not heard it."""
        for connection in self.connections(table):
            for line in said:
                if line.number > connection.heard:
                    connection.heard = line.number
                    self.tell(connection, line)


def _deliver(outbox: list[tuple[Send, bytes]], afterwards: Callable[[], None]) -> None:
    for send, data in outbox:
        send(data)
    afterwards()
