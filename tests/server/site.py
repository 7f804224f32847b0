"""The application in this process, for tests that need no network, and small requests to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient

from captains_table.server.app import make_app
from captains_table.server.house import Settings
from captains_table.server.limits import Limits
from captains_table.server.pages import CLIENT

HOME = "http://testserver"


def new_app(folder: Path, client: Path = CLIENT, **changed: Any) -> FastAPI:
    """An application with a store of its own; limits can be changed by name."""
    limits = {name: value for name, value in changed.items() if name in vars(Limits())}
    others = {name: value for name, value in changed.items() if name not in limits}
    store = f"sqlite:///{folder}/tables.db"
    return make_app(Settings(store, limits=Limits(**limits), **others), client)


@contextmanager
def visit(app: FastAPI, address: str = "testclient") -> Iterator[TestClient]:
    """A visitor, while the application runs."""
    client = address, 50_000
    with TestClient(app, raise_server_exceptions=False, client=client) as visitor:
        yield visitor


def open_table(visitor: TestClient, **asked: Any) -> dict[str, Any]:
    """A new table, and the seats there that are ours."""
    body = {"game": "oh-captain", "seats": 3, "name": "Anna"} | asked
    answer = visitor.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def refused(answer: Any, status: int, code: str) -> str:
    """The text of a refusal, which is a Problem with this status and code."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) == {"code", "text"}
    text: str = answer.json()["text"]
    return text
