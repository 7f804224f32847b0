"""What a chat shows of a link that is pasted into it."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.site import new_app, open_table, visit

PAGE = "<!doctype html><html><head><title>Captain's Table</title></head><body></body></html>"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client whose first page is this."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


def told(visitor: TestClient, path: str) -> dict[str, str]:
    """The tags of a page."""
    page = visitor.get(path).text
    tags = re.findall(r'<meta property="(og:[a-z_]+)" content="([^"]*)" />', page)
    return {name: unescape(text) for name, text in tags}


def test_who_invites_and_to_what(tmp_path: Path, client: Path) -> None:
    with visit(new_app(tmp_path, client, public_url="https://table.example")) as visitor:
        visitor.headers.update({"Host": "table.example", "Origin": "https://table.example"})
        table = open_table(visitor, seats=4, name='Ann "<b>" & Co')["table"]
        tags = told(visitor, f"/t/{table}")
        assert tags["og:title"] == 'Ann "<b>" & Co invites you to Oh Captain!'
        assert tags["og:description"].startswith("3 seats are free.")
        assert tags["og:image"] == "https://table.example/icon-512.png"
        assert "<b>" not in visitor.get(f"/t/{table}").text


def test_in_the_language_of_the_host(tmp_path: Path, client: Path) -> None:
    with visit(new_app(tmp_path, client)) as visitor:
        table = open_table(visitor, lang="fr")["table"]
        assert (
            told(visitor, f"/t/{table}")["og:title"]
            == "Anna vous invite à jouer à Oh Capitaine\xa0!"
        )


def test_nobody_is_named_once_it_is_played(tmp_path: Path, client: Path) -> None:
    with visit(new_app(tmp_path, client)) as visitor:
        opened = open_table(visitor, bots=[None, "random", "random"], begin=True, name="Annabel")
        path = f"/api/tables/{opened['table']}/socket"
        with visitor.websocket_connect(path) as socket:
            socket.send_json({"type": "hello", "tokens": [opened["seats"][0]["token"]]})
            while socket.receive_json().get("seq") == 0:
                pass
        for address in (f"/t/{opened['table']}", f"/t/{opened['table']}/replay"):
            page = visitor.get(address).text
            assert "Annabel" not in page
            assert told(visitor, address)["og:title"] == "Oh Captain!: a game is being played"


@pytest.mark.parametrize("path", ["/", "/lobby", "/t/not-there", "/t/x/y", "/new/nomads"])
def test_other_pages_tell_of_no_table(tmp_path: Path, client: Path, path: str) -> None:
    with visit(new_app(tmp_path, client)) as visitor:
        assert visitor.get(path).text == PAGE


def test_a_page_that_has_not_changed_is_not_sent_again(tmp_path: Path, client: Path) -> None:
    with visit(new_app(tmp_path, client)) as visitor:
        table = open_table(visitor)["table"]
        etag = visitor.get(f"/t/{table}").headers["etag"]
        same = {"If-None-Match": etag}
        assert visitor.get(f"/t/{table}", headers=same).status_code == 304
        visitor.post(f"/api/tables/{table}/join", json={"name": "Bea"})
        assert visitor.get(f"/t/{table}", headers=same).status_code == 200
