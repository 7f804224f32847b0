"""Web Push: people who are away are told that it is their turn. The key for it is the house's own,
unless the host has set one."""

from __future__ import annotations

import hmac
import json
import logging
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import captains_table as ct
from captains_table.engine.errors import TableError
from captains_table.engine.words import words
from captains_table.server.store.rows import SeatRow, TableRow

# Only the push services of browsers: a server must not be made to call anybody else.
SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
NO_PUSH = "none"  # instead of a key: nobody is told
NOBODY = "mailto:nobody@example.org"
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
SECONDS = 10  # for a push service to answer
KEPT = 86_400  # seconds that it keeps a message for a browser that is off

log = logging.getLogger("captain.push")


class BadPushKey(TableError):
    """A private key that is none."""


def own_key(secret: str) -> str:
    """The private VAPID key of a house: it follows from its secret, so that all workers have the
    same, and browsers know it again after a restart.

    >>> own_key("some secret") == own_key("some secret") != own_key("another one")
    True
    """
    number = int.from_bytes(hmac.digest(secret.encode(), b"web push", "sha256")) % (_ORDER - 1) + 1
    return urlsafe_b64encode(number.to_bytes(32)).rstrip(b"=").decode()


def contact_of(given: str, public_url: str) -> str:
    """Whom push services can reach: who the host says, or the address of the table."""
    return given or (public_url if public_url.startswith("https:") else NOBODY)


class Push:
    """Rings for people who are away."""

    def __init__(self, private_key: str, contact: str, services: Sequence[str] = SERVICES) -> None:
        self._private_key = private_key
        self._claims = {"sub": contact}
        self._services = services
        self._threads = ThreadPoolExecutor(2, "push")

    def check(self) -> None:
        """BadPushKey: the key is none."""
        _ = self._key

    @cached_property
    def _key(self) -> Any:
        # Only here and below: until somebody wants to be told, the server starts faster.
        from py_vapid import Vapid

        try:
            return Vapid.from_string(self._private_key)
        except Exception:
            text = "push: CAPTAIN_PUSH_KEY should be a private VAPID key; docs/host.md says how"
            raise BadPushKey(text) from None

    @property
    def public_key(self) -> str:
        """What browsers need to know of the key."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def is_allowed(self, endpoint: str) -> bool:
        """Whether an address belongs to a push service."""
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        return parts.scheme == "https" and any(
            host == service or (service.startswith(".") and host.endswith(service))
            for service in self._services
        )

    def ring(self, table: TableRow, seat: SeatRow) -> None:
        """It is this seat's turn."""
        if seat.push is not None and self.is_allowed(seat.push["endpoint"]):
            lang = seat.push.get("lang", table.settings["lang"])
            own = words(ct.game(table.game).folder, lang)
            message = {"title": own.say("title"), "body": own.say("your-turn"), "table": table.id}
            self._threads.submit(self._send, seat.push, json.dumps(message))

    def _send(self, push: dict[str, Any], message: str) -> None:
        from pywebpush import WebPushException, webpush

        try:
            webpush(
                push,
                message,
                vapid_private_key=self._key,
                vapid_claims=dict(self._claims),
                timeout=SECONDS,
                ttl=KEPT,
            )
        except (WebPushException, OSError) as error:
            log.warning("a push service did not take a message: %s", type(error).__name__)
