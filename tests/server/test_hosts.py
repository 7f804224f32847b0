"""A house with a public address is found there and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from tests.server.site import new_app, open_table, refused, visit

BODY = {"game": "oh-captain", "seats": 3, "name": "Anna"}
HOST = "table.example"
ORIGIN = f"https://{HOST}"


@pytest.fixture(params=[ORIGIN, f"{ORIGIN}/", f"{ORIGIN}:443", "https://Table.Example"])
def visitor(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[TestClient]:
    """Somebody who comes through the proxy."""
    with visit(new_app(tmp_path, public_url=request.param)) as visitor:
        visitor.headers["host"] = HOST
        yield visitor


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1:8000", "table.example.evil", "", "x y"]
)
def test_another_host_is_refused(visitor: TestClient, host: str) -> None:
    for path in ("/", "/api/games", "/api/tables"):
        told = refused(visitor.get(path, headers={"Host": host}), 421, "host")
        assert HOST in told.lower()
    rebound = {"Host": host, "Origin": f"http://{host}"}
    refused(visitor.post("/api/tables", json=BODY, headers=rebound), 421, "host")


@pytest.mark.parametrize("host", [HOST, f"{HOST}:443", "TABLE.example"])
def test_our_own_host_is_served(visitor: TestClient, host: str) -> None:
    assert visitor.get("/api/games", headers={"Host": host}).status_code == 200
    ours = {"Host": host, "Origin": ORIGIN}
    assert visitor.get("/api/games", headers=ours).status_code == 200
    assert visitor.post("/api/tables", json=BODY, headers=ours).status_code == 200


@pytest.mark.parametrize("origin", [f"http://{HOST}", "http://evil.example", "null"])
def test_another_origin_is_refused(visitor: TestClient, origin: str) -> None:
    refused(visitor.post("/api/tables", json=BODY, headers={"Origin": origin}), 403, "origin")
    for path in ("/", "/api/tables"):
        refused(visitor.get(path, headers={"Origin": origin}), 403, "origin")


@pytest.mark.parametrize("path", ["/api/health", "/metrics"])
def test_whoever_watches_the_server_asks_it_directly(visitor: TestClient, path: str) -> None:
    assert visitor.get(path, headers={"Host": "127.0.0.1:8000"}).status_code == 200


def test_sockets(visitor: TestClient) -> None:
    path = f"/api/tables/{open_table(visitor)['table']}/socket"
    with visitor.websocket_connect(path, headers={"Host": HOST, "Origin": ORIGIN}) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "frame"
    for host, origin in (("evil.example", ORIGIN), ("evil.example", "http://evil.example")):
        with pytest.raises(WebSocketDenialResponse) as denied:
            visitor.websocket_connect(path, headers={"Host": host, "Origin": origin}).__enter__()
        refused(denied.value, 421, "host")
    with pytest.raises(WebSocketDisconnect) as closed:
        visitor.websocket_connect(
            path, headers={"Host": HOST, "Origin": f"http://{HOST}"}
        ).__enter__()
    assert not isinstance(closed.value, WebSocketDenialResponse)


def test_a_house_without_a_public_address_is_found_under_any(tmp_path: Path) -> None:
    with visit(new_app(tmp_path)) as visitor:
        for host in ("192.168.1.20:8000", "captain.local:8000", "testserver"):
            headers = {"Host": host, "Origin": f"http://{host}"}
            assert visitor.post("/api/tables", json=BODY, headers=headers).status_code == 200
            behind_a_proxy = {"Host": host, "Origin": f"https://{host}"}
            assert visitor.get("/api/games", headers=behind_a_proxy).status_code == 200
