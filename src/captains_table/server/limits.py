"""How much one visitor may ask of a table server. All numbers are here; a host can change each:
`captain serve --limit tables_an_hour=5`, or in the environment CAPTAIN_LIMIT_TABLES_AN_HOUR=5.
Every process counts for itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from ipaddress import IPv6Address, ip_address, ip_network

from captains_table.engine.errors import TableError
from captains_table.engine.words import refused
from captains_table.server import WORDS

Clock = Callable[[], float]

_PREFIX = "CAPTAIN_LIMIT_"


class BadLimit(TableError):
    """There is no such limit, or that is no number for it."""


@dataclass(frozen=True)
class Limits:
    """How much one visitor, one connection and one address may ask for."""

    message_bytes: int = 16_384  # of one message over a socket
    body_bytes: int = 65_536  # of one request
    content_bytes: int = 1_000_000  # of one that puts up a table: an option can be a content pack
    messages_a_second: int = 10  # of a connection, on average
    messages_at_once: int = 40  # and in a burst
    messages_an_address: int = 100  # a second, over all its connections; in a burst four times that
    refusals: int = 100  # messages of a connection that may be refused before it is ended
    requests_a_second: int = 20  # of an address, on average
    requests_at_once: int = 200
    requests_in_progress: int = 50  # of an address, that are not answered yet
    header_seconds: int = 10  # for a connection to say what it asks for
    body_seconds: int = 10  # for the rest of a request
    tables_an_hour: int = 60  # put up by an address
    open_tables: int = 10_000
    open_tables_an_address: int = 100  # that wait or are played, of those it put up
    kept_tables_an_address: int = 2000  # of those it put up, open or not: they fill the store
    connections: int = 20_000
    connections_an_address: int = 200
    hello_seconds: int = 10  # until the first message
    beat_seconds: int = 25  # between signs of life from here
    silent_seconds: int = 75  # without one from there: the connection is lost
    waiting_frames: int = 200  # that a connection has not read yet
    waiting_bytes: int = 4_000_000
    addresses: int = 20_000  # remembered

    @classmethod
    def read(cls, environ: Mapping[str, str], given: Iterable[str] = ()) -> Limits:
        """The usual numbers, changed by the environment and then by `name=number`."""
        known = {field.name for field in fields(cls)}
        texts = {
            key.removeprefix(_PREFIX).lower(): value
            for key, value in environ.items()
            if key.startswith(_PREFIX)
        }
        texts |= {name.strip(): value for name, _, value in (text.partition("=") for text in given)}
        for name, value in texts.items():
            if name not in known:
                there = ", ".join(sorted(known))
                raise refused(BadLimit, "limit-none", WORDS, name=name, there=there)
            if not value.strip().isdecimal() or len(value) > 12 or not int(value):
                raise refused(BadLimit, "limit-number", WORDS, name=name, given=repr(value))
        return cls(**{name: int(value) for name, value in texts.items()})


class Bucket:
    """So much in a burst, and so much a second from then on."""

    __slots__ = ("_at", "_left")

    def __init__(self, most: float, now: float) -> None:
        self._left, self._at = most, now

    def take(self, rate: float, most: float, now: float) -> bool:
        """Whether there is one left; it is taken."""
        self._left = min(most, self._left + (now - self._at) * rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address, as many as may be remembered: the longest unused is forgotten."""

    def __init__(
        self, rate: float, most: float, addresses: int, clock: Clock = time.monotonic
    ) -> None:
        self._rate, self._most, self._addresses, self._clock = rate, most, addresses, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address has one left; it is taken."""
        now = self._clock()
        bucket = self._buckets.pop(address, None) or Bucket(self._most, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._addresses:
            self._buckets.popitem(last=False)
        return bucket.take(self._rate, self._most, now)

    def __len__(self) -> int:
        return len(self._buckets)


class Places:
    """So many at a time for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Whether there is one left; it is taken, and must be left again."""
        taken = self._taken.get(address, 0)
        if taken >= self._most:
            return False
        self._taken[address] = taken + 1
        return True

    def leave(self, address: str) -> None:
        """The address has given one back."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


class Doorkeeper:
    """Counts what every address asks for."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self._requests = Buckets(
            limits.requests_a_second, limits.requests_at_once, limits.addresses, clock
        )
        hourly = limits.tables_an_hour
        self._tables = Buckets(hourly / 3600, hourly, limits.addresses, clock)
        said = limits.messages_an_address
        self._messages = Buckets(said, 4 * said, limits.addresses, clock)
        self._connections = Places(limits.connections_an_address)
        self._in_progress = Places(limits.requests_in_progress)
        self.connections = 0

    def may_ask(self, address: str) -> bool:
        """Whether an address may ask once more; that is counted."""
        return self._requests.take(address)

    def may_say(self, address: str) -> bool:
        """One more message over a socket."""
        return self._messages.take(address)

    @contextmanager
    def request(self, address: str) -> Iterator[bool]:
        """A request as long as it lasts; whether it is one too many."""
        has_place = self._in_progress.take(address)
        try:
            yield not has_place
        finally:
            if has_place:
                self._in_progress.leave(address)

    def may_open_table(self, address: str) -> bool:
        """Whether an address may put up one more table; that is counted."""
        return self._tables.take(address)

    def connect(self, address: str) -> bool:
        """One more connection; if it is granted, `disconnect` must follow."""
        full = self.connections >= self.limits.connections
        if full or not self.may_ask(address) or not self._connections.take(address):
            return False
        self.connections += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection from that address has ended."""
        self.connections -= 1
        self._connections.leave(address)


def address_of(client: str, forwarded: str, has_proxy: bool) -> str:
    """Who asks. Behind a proxy of the host's, which is on this machine or in its own network, the
    last address in X-Forwarded-For; in IPv6 the whole network that one household gets.

    >>> address_of("127.0.0.1", "6.6.6.6, 203.0.113.9", has_proxy=True)
    '203.0.113.9'
    """
    told = forwarded.rpartition(",")[2].strip()
    try:
        found = ip_address(client)
        if has_proxy and told and found.is_private:
            found = ip_address(told)
    except ValueError:
        return client
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)
