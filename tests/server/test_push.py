"""Web Push: whoever is away is told that it is their turn, in their language, and nobody else is.

A push service of our own takes the messages, over https; the browser's own key opens them."""

from __future__ import annotations

import asyncio
import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Empty, Queue
from secrets import token_bytes
from threading import Thread
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID
from py_vapid import Vapid

from captains_table.server import tables
from captains_table.server.hub import Hub
from captains_table.server.keeper import Keeper
from captains_table.server.messages import PushKeys
from captains_table.server.push import NOBODY, BadPushKey, Push, contact_of
from captains_table.server.store import Store
from tests.server.room import Room, asked, same_seed
from tests.server.site import new_app, visit

PATIENCE = 20  # seconds
HERE = "127.0.0.1"


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """What a browser keeps of its subscription."""

    def __init__(self, endpoint: str, lang: Any) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), token_bytes(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = PushKeys(endpoint, text(point), text(self._auth), lang)

    def read(self, body: bytes) -> Any:
        """What is in a message that only this browser can open."""
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        return json.loads(opened)


class Service:
    """A push service, which keeps what it is sent."""

    def __init__(self, folder: Path) -> None:
        self.taken: Queue[tuple[str, bytes, str]] = Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.put((self.path, body, self.headers["Authorization"]))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *said: Any) -> None:
                """Nothing."""

        self._server = HTTPServer((HERE, 0), Handler)
        self.certificate = folder / "certificate.pem"
        self.certificate.write_bytes(_certificate())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.url = f"https://{HERE}:{self._server.server_port}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def end(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def _certificate() -> bytes:
    """A key and a certificate for this machine."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HERE)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HERE))]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return secret + made.public_bytes(Encoding.PEM)


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    service = Service(tmp_path)
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(service.certificate))
    yield service
    service.end()


def new_key() -> str:
    """A private key, as a host sets it."""
    vapid = Vapid()
    vapid.generate_keys()
    number = vapid.private_key.private_numbers().private_value
    return text(number.to_bytes(32, "big"))


@pytest.mark.parametrize(("lang", "words"), [("en", "It is your turn."), ("fr", "C’est à vous")])
def test_who_is_away_is_told_in_their_language(
    sqlite_url: str,
    service: Service,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    words: str,
) -> None:
    same_seed(monkeypatch)
    browser = Browser(f"{service.url}/of-somebody", lang)
    push = Push(new_key(), "mailto:host@example.org", services=[HERE])

    async def test() -> None:
        room = Room(store)
        room.keeper = Keeper(store, Hub(asyncio.get_running_loop()), push.ring)
        room.keeper.start()
        first = asked(clients := await room.full("gold-n-crash", 2))
        other = clients[1 - first.seat]
        await room.keeper.ask(tables.subscribe, other.tokens[0], browser.keys)
        while not other.codes:
            await first.choose()
        with pytest.raises(Empty):  # whoever is there needs no telling
            service.taken.get(timeout=0.2)
        while not first.codes:
            await other.choose()
        await other.leave()
        while first.codes:
            await first.choose()
        path, body, proof = await asyncio.to_thread(service.taken.get, timeout=PATIENCE)
        told = browser.read(body)
        assert (path, told["title"], told["table"]) == ("/of-somebody", "Gold'n'Crash", first.table)
        assert told["body"].startswith(words)
        assert set(told) == {"title", "body", "table"}
        assert proof.startswith("vapid ")
        await asyncio.to_thread(room.keeper.stop)

    store = Store.open(sqlite_url)
    try:
        asyncio.run(test())
    finally:
        store.close()


@pytest.mark.parametrize(
    ("endpoint", "is_one"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://127.0.0.1/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://fcm.googleapis.com@example.org/x", False),
        ("https://example.org/fcm.googleapis.com", False),
    ],
)
def test_only_push_services_of_browsers_are_called(endpoint: str, is_one: bool) -> None:
    assert Push(new_key(), "mailto:host@example.org").is_allowed(endpoint) == is_one


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(BadPushKey):
        Push("nonsense", "mailto:host@example.org").check()


def test_a_house_has_a_key_of_its_own_and_keeps_it(tmp_path: Path) -> None:
    """Browsers know it again after a restart; nobody sets anything up."""
    keys = []
    for _ in range(2):
        with visit(new_app(tmp_path)) as visitor:
            keys.append(visitor.get("/api/push/key").json()["key"])
    assert keys[0] == keys[1]
    point = urlsafe_b64decode(keys[0] + "=")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)  # a browser takes it
    (tmp_path / "another").mkdir()
    with visit(new_app(tmp_path / "another")) as visitor:
        assert visitor.get("/api/push/key").json()["key"] != keys[0]


def test_a_host_may_do_without(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, push_key="none")) as visitor:
        assert visitor.get("/api/push/key").json() == {"key": ""}


@pytest.mark.parametrize(
    ("given", "url", "contact"),
    [
        ("mailto:me@example.org", "https://table.example", "mailto:me@example.org"),
        ("", "https://table.example", "https://table.example"),
        ("", "http://table.example", NOBODY),
        ("", "", NOBODY),
    ],
)
def test_push_services_are_told_whom_they_can_reach(given: str, url: str, contact: str) -> None:
    assert contact_of(given, url) == contact
