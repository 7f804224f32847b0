"""What all requests of one process share."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from captains_table.engine.errors import TableError
from captains_table.engine.words import refused
from captains_table.server import WORDS
from captains_table.server.clerk import Clerk
from captains_table.server.health import Examiner
from captains_table.server.keeper import Keeper
from captains_table.server.limits import Doorkeeper, Limits, address_of
from captains_table.server.metrics import Metrics
from captains_table.server.push import Push
from captains_table.server.reading import Reader

if TYPE_CHECKING:
    from captains_table.server.socket import Line


_WATCHED = ("/api/health", "/metrics")
_USUAL_PORTS = {"http": ":80", "https": ":443"}


class BadAddress(TableError):
    """A public address that is none."""


@dataclass(frozen=True)
class Settings:
    """What whoever hosts a server decides, once for all of its workers."""

    store: str
    public_url: str = ""  # what browsers see, when a proxy stands in front
    limits: Limits = field(default_factory=Limits)
    push_key: str = ""  # a private VAPID key of the host's own; "none": nobody is told
    push_contact: str = ""  # whom push services can reach

    def __post_init__(self) -> None:
        if self.public_url and not _origin(self.public_url):
            raise refused(BadAddress, "public-url", WORDS, given=repr(self.public_url))


@dataclass
class House:
    """The keeper, and who is connected."""

    settings: Settings
    keeper: Keeper
    reader: Reader
    clerk: Clerk
    examiner: Examiner
    doorkeeper: Doorkeeper
    push: Push | None = None
    metrics: Metrics = field(default_factory=Metrics)
    lines: set[Line] = field(default_factory=set)


def house_of(connection: HTTPConnection) -> House:
    """The house of a request."""
    house: House = connection.app.state.house
    return house


def address(connection: HTTPConnection, settings: Settings) -> str:
    """Who asks, as far as limits are concerned."""
    client = connection.client.host if connection.client else ""
    forwarded = connection.headers.get("x-forwarded-for", "")
    return address_of(client, forwarded, bool(settings.public_url))


def is_from_here(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of ours asks, or no page at all: programs name no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    own = f"{scheme}://{connection.headers.get('host', '')}".lower()
    return origin.lower() == (_origin(settings.public_url) or own)


def is_for_us(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the host that is asked is ours, where the house has a public address. Whoever watches
    the server asks it directly."""
    if not settings.public_url or connection.scope["path"] in _WATCHED:
        return True
    scheme, _, host = _origin(settings.public_url).partition("://")
    asked = connection.headers.get("host", "").lower()
    return asked.removesuffix(_USUAL_PORTS[scheme]) == host


@lru_cache(maxsize=1)
def _origin(url: str) -> str:
    """The part of an address that says whose page it is, as browsers write it."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    if parts.scheme not in _USUAL_PORTS or not parts.netloc or "@" in parts.netloc:
        return ""
    host = parts.netloc.lower().removesuffix(_USUAL_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}"
