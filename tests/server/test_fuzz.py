"""Nonsense for a real server, over HTTP and over sockets: everything gets a clear answer, nothing
has an effect, and nothing is written into the log as an error."""

from __future__ import annotations

import json
import socket as network
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from captains_table.server.socket_messages import (
    Explained,
    Farewell,
    Frame,
    FromBrowser,
    Refused,
    ToBrowser,
)
from tests.serving import Server, limits, serving

PATIENCE = 60  # seconds until a test gives up
MANY = 1_000_000
HUGE = 10**400

_read = msgspec.json.Decoder(ToBrowser).decode


@dataclass
class Table:
    """A table on the server, with the tokens of its seats."""

    id: str
    tokens: list[str]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}/socket"


class Site:
    """A server with a table that waits, one that is played and one that is over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waiting = self._open(hot_seat=False)
        self.playing = self._open()
        self.over = self._open()
        self._finish(self.over)
        with self.talk(self.playing, [0, 1]) as socket:
            self.seat = told(socket, Frame).seat  # whose turn it is
        assert self.seat is not None

    def _open(self, hot_seat: bool = True) -> Table:
        body = {"game": "nomads", "seats": 2, "name": "Anna", "hot_seat": hot_seat}
        opened = httpx.post(f"{self.server.url}/api/tables", json=body).json()
        return Table(opened["table"], [seat["token"] for seat in opened["seats"]])

    def _finish(self, table: Table) -> None:
        random = Random(1)
        with self.talk(table, [0, 1]) as socket:
            while (frame := told(socket, Frame)).table.status != "over":
                if frame.choices:
                    command = {"type": "choose", "command_id": f"choice-{frame.seq}"}
                    command |= {"expected_seq": frame.seq, "seat": frame.seat}
                    command |= {"code": random.choice(frame.choices).code}
                    socket.send(json.dumps(command))

    def connect(self, table: Table) -> ClientConnection:
        """A connection, once it is entered."""
        return connect(self.server.socket_url + table.path)

    @contextmanager
    def talk(self, table: Table, seats: list[int]) -> Iterator[ClientConnection]:
        """A connection that has said hello."""
        with self.connect(table) as socket:
            tokens = [table.tokens[seat] for seat in seats]
            socket.send(json.dumps({"type": "hello", "tokens": tokens}))
            yield socket

    def standing(self) -> tuple[int, dict[str, Any], str]:
        """All that a choice could change, as a newcomer sees it."""
        with self.talk(self.playing, []) as socket:
            frame = told(socket, Frame)
        return frame.seq, frame.view, frame.table.status


def message(socket: ClientConnection) -> ToBrowser:
    """The next message, which has the form that the document promises."""
    data = socket.recv(PATIENCE)
    assert isinstance(data, str)
    read: ToBrowser = _read(data)
    return read


def told(socket: ClientConnection, kind: type[msgspec.Struct]) -> Any:
    """The next message of that kind."""
    while not isinstance(found := message(socket), kind):
        pass
    return found


def farewell(socket: ClientConnection) -> str:
    """Why the server hangs up."""
    said = told(socket, Farewell)
    assert said.text
    with pytest.raises(ConnectionClosed):
        socket.recv(PATIENCE)
    code: str = said.code
    return code


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    no_limits = limits(
        messages_a_second=MANY,
        messages_at_once=MANY,
        messages_an_address=MANY,
        requests_a_second=MANY,
        requests_at_once=MANY,
        tables_an_hour=MANY,
        open_tables_an_address=MANY,
        kept_tables_an_address=MANY,
        refusals=MANY,
    )
    with serving(tmp_path_factory.mktemp("fuzzed"), *no_limits) as server:
        yield Site(server)
        assert '"level": "error"' not in server.errors.read_text()


@pytest.fixture
def untouched(site: Site) -> Iterator[None]:
    """The table that is played stands after a test as it stood before."""
    before = site.standing()
    yield
    assert site.standing() == before


# Over HTTP


@pytest.fixture(scope="module")
def api(site: Site) -> Any:
    return schemathesis.openapi.from_url(f"{site.server.url}/api/openapi.json")


documented = schemathesis.pytest.from_fixture("api")


@documented.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_http_is_as_documented_whatever_is_sent(case: schemathesis.Case[Any], site: Site) -> None:
    """What is well-formed is about tables and seats that are there."""
    if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE:
        table = (
            site.over
            if case.path.endswith(("/log", "/tale", "/draws", "/moments", "/moments/{seq}"))
            else site.waiting
        )
        there = {"table_id": table.id, "game": "nomads"}
        for name in there.keys() & case.path_parameters.keys():
            case.path_parameters[name] = there[name]
        if "Authorization" in case.headers:
            case.headers["Authorization"] = f"Bearer {table.tokens[0]}"
    # A message can be well-formed and still ask for what no game allows.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


# Over a socket: the first message

EARLY = {"type": "choose", "command_id": "too-early", "expected_seq": 1, "seat": 0, "code": 0}


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("", "bad_message"),
        ("{", "bad_message"),
        ("nonsense", "bad_message"),
        ("[" * 5000, "bad_message"),
        ("null", "bad_message"),
        ('{"type": "dance"}', "bad_message"),
        ('{"type": 1}', "bad_message"),
        ('{"type": "hello", "since": 1.5}', "bad_message"),
        ('{"type": "hello", "since": 1e999}', "bad_message"),
        ('{"type": "hello", "tokens": [1]}', "bad_message"),
        (json.dumps({"type": "hello", "tokens": ["x" * 32] * 7}), "bad_message"),
        (json.dumps({"type": "hello", "tokens": ["x" * 32]}), "token"),
        (json.dumps({"type": "pong"}), "bad_message"),
        (json.dumps({"type": "speak", "lang": "en"}), "bad_message"),
        (json.dumps(EARLY), "bad_message"),
        (b'{"type": "hello"}', "bad_message"),
        (bytes(range(256)), "bad_message"),
        ("x" * 17_000, "too_much"),
        ("é" * 9_000, "too_much"),
        ("x" * 2_000_000, "too_much"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_bad_beginning_is_the_end(
    site: Site, untouched: None, first: str | bytes, code: str
) -> None:
    with site.connect(site.playing) as socket:
        socket.send(first)
        assert farewell(socket) == code


@pytest.mark.parametrize("since", [-1, -HUGE, 2**31, 2**63, HUGE])
def test_whatever_was_known_the_table_is_shown(site: Site, untouched: None, since: int) -> None:
    with site.connect(site.playing) as socket:
        socket.send(f'{{"type": "hello", "since": {since}}}')
        assert told(socket, Frame).table.id == site.playing.id


def test_a_token_opens_no_other_table(site: Site, untouched: None) -> None:
    with site.connect(site.playing) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [site.over.tokens[0]]}))
        assert farewell(socket) == "token"


# Over a socket: what follows

numbers = st.sampled_from([0, 1, -1, 2**31, 2**63, 2**64, HUGE, -HUGE, 1.5, 1e300])
junk: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)


@st.composite
def nearly_right(draw: st.DrawFn, seat: int, seq: int) -> str:
    """A message of somebody whose turn it is not, with something wrong in one field or more."""
    name = draw(st.from_regex(r"[a-z]{8}", fullmatch=True))
    command: dict[str, Any] = {"command_id": f"fuzz-{name}", "seat": seat}
    message: dict[str, Any] = draw(
        st.sampled_from(
            [
                {"type": "hello", "tokens": []},
                {"type": "choose", **command, "expected_seq": seq, "code": 0},
                {"type": "undo", **command, "expected_seq": seq},
                {"type": "explain", "seat": seat, "action": {"type": "move"}},
                {"type": "say", **command, "text": "Ahoy"},
                {"type": "manage", **command, "do": "begin"},
                {"type": "speak", "lang": "fr"},
                {"type": "pong"},
            ]
        )
    )
    for name in draw(st.lists(st.sampled_from([*message, "other"]), min_size=1, max_size=3)):
        message = {**message, name: draw(junk)}
    for name in draw(st.lists(st.sampled_from([*message]), max_size=1)):
        message = {key: value for key, value in message.items() if key != name}
    return json.dumps(message)


def is_readable(text: str) -> bool:
    """Whether the document allows this message."""
    try:
        msgspec.json.decode(text, type=FromBrowser)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return False
    return "\\u0000" not in text


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_what_cannot_be_read_is_refused_and_the_rest_has_no_effect(
    site: Site, untouched: None, data: st.DataObject
) -> None:
    assert site.seat is not None
    other = 1 - site.seat
    with site.talk(site.playing, [other]) as socket:
        seq = told(socket, Frame).seq
        texts = nearly_right(other, seq) | junk.map(json.dumps) | st.text(max_size=60)
        for text in data.draw(st.lists(texts, min_size=1, max_size=8)):
            socket.send(text)
            answers = until_asked_again(socket)
            refusals = [answer for answer in answers if isinstance(answer, Refused)]
            assert all(refusal.text for refusal in refusals)
            if not is_readable(text):
                assert [refusal.code for refusal in refusals] == ["bad_message"], text
            assert all(frame.seq == seq for frame in answers if isinstance(frame, Frame))


def until_asked_again(socket: ClientConnection) -> list[ToBrowser]:
    """What was answered before the answer to another message."""
    again = {"type": "say", "command_id": "asked-again", "seat": -7, "text": "Ahoy"}
    socket.send(json.dumps(again))
    answers = []
    while getattr(answer := message(socket), "command_id", "") != again["command_id"]:
        answers.append(answer)
    return answers


@pytest.mark.parametrize("code", [-1, 10**6, 2**31, 2**63, HUGE, -HUGE])
def test_nonsense_codes_are_illegal(site: Site, untouched: None, code: int) -> None:
    assert refusal(site, code=code) == "illegal"


@pytest.mark.parametrize("seq", [0, 2, -1, 2**31, 2**63, HUGE, -HUGE])
def test_choices_out_of_order_are_stale(site: Site, untouched: None, seq: int) -> None:
    assert refusal(site, expected_seq=seq) == "stale"


@pytest.mark.parametrize("seat", [-1, 2, 2**63, HUGE])
def test_seats_that_are_not_there_are_foreign(site: Site, untouched: None, seat: int) -> None:
    assert refusal(site, seat=seat) == "foreign"


def test_the_other_seat_is_foreign(site: Site, untouched: None) -> None:
    assert site.seat is not None
    assert refusal(site, seat=1 - site.seat) == "foreign"


def test_a_spectator_has_no_seat(site: Site, untouched: None) -> None:
    with site.talk(site.playing, []) as socket:
        frame = told(socket, Frame)
        command = {"type": "choose", "command_id": "spectator", "seat": site.seat}
        socket.send(json.dumps(command | {"expected_seq": frame.seq, "code": 0}))
        assert told(socket, Refused).code == "foreign"


def refusal(site: Site, **wrong: int) -> str:
    """Why a choice is refused that would be legal but for one thing."""
    assert site.seat is not None
    with site.talk(site.playing, [site.seat]) as socket:
        frame = told(socket, Frame)
        command = {"type": "choose", "command_id": "legal-but", "expected_seq": frame.seq}
        command |= {"seat": site.seat, "code": frame.choices[0].code} | wrong
        socket.send(json.dumps(command))
        refused = told(socket, Refused)
        assert refused.command_id == "legal-but"
        assert refused.text
        code: str = refused.code
        return code


@pytest.mark.parametrize(
    "action",
    [{}, {"type": HUGE}, {"type": None}, {"type": "x" * 9000}, {"type": "place", "at": {"a": []}}],
    ids=lambda action: str(action)[:24],
)
def test_any_action_can_be_explained(site: Site, untouched: None, action: dict[str, Any]) -> None:
    assert site.seat is not None
    with site.talk(site.playing, [site.seat]) as socket:
        socket.send(json.dumps({"type": "explain", "seat": site.seat, "action": action}))
        explained = told(socket, Explained)
        assert explained.refusal is not None
        assert explained.refusal.text


# Below the messages

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\x02hi",  # not masked
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x81\x82\x00\x00\x00\x00\xff\xff",  # no UTF-8
        b"\x83\x80\x00\x00\x00\x00",  # an unknown kind
        b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
        b"\x81\xff" + b"\xff" * 12,  # endless
        b"\x00" * 40,
    ],
)
def test_what_is_no_websocket_is_hung_up_on(site: Site, untouched: None, frame: bytes) -> None:
    where = urlsplit(site.server.url)
    assert where.hostname is not None
    with network.create_connection((where.hostname, where.port or 80), PATIENCE) as raw:
        raw.sendall(HANDSHAKE.format(path=site.playing.path, host=where.netloc).encode())
        assert raw.recv(12) == b"HTTP/1.1 101"
        raw.sendall(frame)
        while raw.recv(4096):
            pass


def test_who_hangs_up_in_the_middle_leaves_nothing_behind(site: Site, untouched: None) -> None:
    for seats in ([0], [1], []):
        with site.talk(site.playing, seats) as socket:
            socket.socket.close()
    assert httpx.get(f"{site.server.url}/api/health").status_code == 200
