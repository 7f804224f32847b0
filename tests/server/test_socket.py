"""Over a socket: whatever a browser sends is answered, refused, or ends its connection; nothing
else happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.server.site import HOME, new_app, open_table, visit


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("site")
    app = new_app(
        folder,
        hello_seconds=1,
        refusals=5,
        messages_at_once=20,
        requests_at_once=10_000,
        tables_an_hour=1000,
    )
    with visit(app) as visitor:
        yield visitor


@pytest.fixture
def opened(visitor: TestClient) -> dict[str, Any]:
    """A table for three whose game has not begun: nothing happens there by itself."""
    return open_table(visitor)


def address(opened: dict[str, Any]) -> str:
    return f"/api/tables/{opened['table']}/socket"


def hello(socket: WebSocketTestSession, opened: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Say hello from our seats; the first frame."""
    tokens = [seat["token"] for seat in opened["seats"]]
    socket.send_json({"type": "hello", "tokens": tokens, **more})
    return told(socket, "frame")


def told(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message


def farewell(socket: WebSocketTestSession) -> str:
    """The reason that the server gives before it hangs up."""
    code: str = told(socket, "farewell")["code"]
    with pytest.raises(WebSocketDisconnect):
        socket.receive_json()
    return code


# The first message


def test_hello_is_answered_with_the_whole_table(
    visitor: TestClient, opened: dict[str, Any]
) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        frame = hello(socket, opened)
    assert (frame["table"]["id"], frame["seat"], frame["mine"]) == (opened["table"], 0, [0])


def test_without_a_token_one_looks_on(visitor: TestClient, opened: dict[str, Any]) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        frame = hello(socket, opened | {"seats": []})
    assert (frame["seat"], frame["mine"]) == (None, [])


@pytest.mark.parametrize(
    "first",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "speak", "lang": "en"}',
        '{"type": "hello", "tokens": "all"}',
        '{"type": "hello", "lang": "xx"}',
        '{"type": "hello", "name": "Anna"}',
        b'{"type": "hello"}',
    ],
)
def test_any_other_first_message_ends_it(
    visitor: TestClient, opened: dict[str, Any], first: str | bytes
) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        if isinstance(first, bytes):
            socket.send_bytes(first)
        else:
            socket.send_text(first)
        assert farewell(socket) == "bad_message"


def test_who_says_nothing_is_not_waited_for(visitor: TestClient, opened: dict[str, Any]) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        assert farewell(socket) == "bad_message"


def test_a_token_of_nobody_ends_it(visitor: TestClient, opened: dict[str, Any]) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        socket.send_json({"type": "hello", "tokens": ["x" * 32]})
        assert farewell(socket) == "token"


def test_a_token_of_another_table_ends_it(visitor: TestClient, opened: dict[str, Any]) -> None:
    other = open_table(visitor)
    with visitor.websocket_connect(address(opened)) as socket:
        socket.send_json({"type": "hello", "tokens": [other["seats"][0]["token"]]})
        assert farewell(socket) == "token"


def test_a_table_that_is_not_there_ends_it(visitor: TestClient) -> None:
    with visitor.websocket_connect("/api/tables/nobody/socket") as socket:
        socket.send_json({"type": "hello"})
        assert farewell(socket) == "no_table"


@pytest.mark.parametrize(
    ("path", "origin"),
    [
        ("/api/tables/x/socket", "http://evil.example"),
        ("/api/tables/x/socket", "null"),
        ("/api/tables/%00/socket", HOME),
        ("/api/nothing", HOME),
    ],
)
def test_some_are_not_let_in(visitor: TestClient, path: str, origin: str) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        visitor.websocket_connect(path, headers={"Origin": origin}),
    ):
        pass


def test_our_own_pages_are_let_in(visitor: TestClient, opened: dict[str, Any]) -> None:
    with visitor.websocket_connect(address(opened), headers={"Origin": HOME}) as socket:
        assert hello(socket, opened)["seat"] == 0


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, connections_an_address=1)) as visitor:
        opened = open_table(visitor)
        with visitor.websocket_connect(address(opened)) as socket:
            hello(socket, opened)
            with pytest.raises(WebSocketDisconnect), visitor.websocket_connect(address(opened)):
                pass
        with visitor.websocket_connect(address(opened)) as socket:
            hello(socket, opened)


# What follows

COMMAND = {"type": "say", "command_id": "command-1", "seat": 0, "text": "Ahoy"}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("nonsense", "bad_message"),
        ("", "bad_message"),
        ("[" * 9000, "bad_message"),
        ('{"type": "dance"}', "bad_message"),
        ('{"type": "hello"}', "cannot"),
        (COMMAND | {"seat": 1}, "foreign"),
        (COMMAND | {"seat": -1}, "foreign"),
        (COMMAND | {"seat": 10**30}, "foreign"),
        (COMMAND | {"text": ""}, "bad_message"),
        (COMMAND | {"text": "a\0b"}, "bad_message"),
        (COMMAND | {"text": 5}, "bad_message"),
        (COMMAND | {"text": "x" * 301}, "bad_message"),
        (COMMAND | {"command_id": "1"}, "bad_message"),
        (COMMAND | {"loud": True}, "bad_message"),
        (
            {"type": "choose", "command_id": "command-1", "expected_seq": 0, "seat": 0, "code": 0},
            "not_playing",
        ),
        (
            {"type": "choose", "command_id": "command-1", "expected_seq": 9, "seat": 0, "code": 0},
            "stale",
        ),
        ({"type": "undo", "command_id": "command-1", "expected_seq": 0, "seat": 2}, "foreign"),
        ({"type": "explain", "seat": 1, "action": {}}, "foreign"),
    ],
)
def test_what_cannot_be_is_refused_and_has_no_effect(
    visitor: TestClient, opened: dict[str, Any], message: str | dict[str, Any], code: str
) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        before = hello(socket, opened)
        socket.send_text(message if isinstance(message, str) else json.dumps(message))
        refused = told(socket, "refused")
        assert refused["code"] == code
        assert refused["text"]
    with visitor.websocket_connect(address(opened)) as socket:
        after = hello(socket, opened)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    assert after["table"] == before["table"]


def test_bytes_are_refused(visitor: TestClient, opened: dict[str, Any]) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        hello(socket, opened)
        socket.send_bytes(json.dumps(COMMAND).encode())
        assert told(socket, "refused")["code"] == "bad_message"
        socket.send_json(COMMAND)
        assert told(socket, "done")["command_id"] == COMMAND["command_id"]


def test_a_spectator_can_do_nothing(visitor: TestClient, opened: dict[str, Any]) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        hello(socket, opened | {"seats": []})
        socket.send_json(COMMAND)
        assert told(socket, "refused")["code"] == "foreign"


def test_a_message_that_is_too_long_ends_it(visitor: TestClient, opened: dict[str, Any]) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        hello(socket, opened)
        socket.send_text(json.dumps(COMMAND | {"text": "é" * 9000}, ensure_ascii=False))
        assert farewell(socket) == "too_much"


def test_too_much_nonsense_ends_it(visitor: TestClient, opened: dict[str, Any]) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        hello(socket, opened)
        for _ in range(6):
            socket.send_text("nonsense")
        assert farewell(socket) == "bad_message"


def test_too_many_messages_are_refused_and_then_end_it(
    visitor: TestClient, opened: dict[str, Any]
) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        hello(socket, opened)
        for number in range(300):
            socket.send_json(COMMAND | {"command_id": f"command-{number}"})
        assert told(socket, "refused")["code"] == "limit"
        assert farewell(socket) == "too_much"


def test_a_seat_that_moved_ends_the_old_connection(
    visitor: TestClient, opened: dict[str, Any]
) -> None:
    with visitor.websocket_connect(address(opened)) as socket:
        hello(socket, opened)
        bearer = {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
        code = visitor.post("/api/code", headers=bearer).json()["code"]
        visitor.post("/api/code/use", json={"code": code})
        assert farewell(socket) == "replaced"


def test_a_browser_is_asked_for_a_sign_of_life(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, beat_seconds=1, silent_seconds=3)) as visitor:
        opened = open_table(visitor)
        with visitor.websocket_connect(address(opened)) as socket:
            hello(socket, opened)
            for _ in range(5):  # more than silent_seconds together
                told(socket, "ping")
                socket.send_json({"type": "pong"})
            with pytest.raises(WebSocketDisconnect):
                told(socket, "a message that never comes")  # and no answer to any ping
        seats = visitor.get(f"/api/tables/{opened['table']}").json()["seats"]
        assert not seats[0]["here"]
