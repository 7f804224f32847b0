"""The heartbeat of a socket: messages that never reach a table."""

from __future__ import annotations

from captains_table.server import messages
from captains_table.server.messages import Asked, Told


class Ping(Told, tag="ping"):
    """Are you still there? It comes whenever nothing was heard of a browser for a while."""


class Pong(Asked, tag="pong"):
    """Yes. Any other message says so too."""


FromBrowser = messages.FromBrowser | Pong
ToBrowser = messages.ToBrowser | Ping
