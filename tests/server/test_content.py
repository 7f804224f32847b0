"""Content that somebody sends with a table: all of a pack fits through the door, nobody who plays
waits while it is read, and a finished game keeps what it was played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import current_thread
from typing import Any

import pytest
from fastapi.testclient import TestClient

from captains_table.games.sea_of_legends import game as sea
from captains_table.games.sea_of_legends.loading import as_data, builtin
from tests.server.site import new_app, refused, visit

ENOUGH = 80_000  # bytes: more than other requests may have


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[TestClient]:
    with visit(new_app(tmp_path)) as visitor:
        yield visitor


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that read a pack."""
    threads: list[str] = []
    read = sea.pack_from

    def counting(value: Any) -> Any:
        threads.append(current_thread().name)
        return read(value)

    monkeypatch.setattr(sea, "pack_from", counting)
    for cache in (sea._book, sea._checked):
        cache.cache_clear()
    return threads


def edited(name: str) -> dict[str, Any]:
    """A copy of the built-in pack in which a captain is called otherwise."""
    pack: Any = as_data(builtin())
    pack["captains"][0]["name"] = {"en": name, "fr": name}
    return {"game": "sea-of-legends", "seats": 2, "name": "Anna", "options": {"content": pack}}


def test_an_edited_copy_of_the_whole_pack_is_played(
    visitor: TestClient, reading: list[str]
) -> None:
    answer = visitor.post("/api/tables", json=edited("Queen Kahina"))
    assert answer.status_code == 200, answer.text
    assert len(answer.request.content) > ENOUGH
    content = visitor.get(f"/api/tables/{answer.json()['table']}/content").json()
    assert "Queen Kahina" in content["words"].values()
    assert reading
    assert all(name.startswith("reader") for name in reading), reading


def test_a_pack_with_a_mistake_is_read_beside_the_players_too(
    visitor: TestClient, reading: list[str]
) -> None:
    body = edited("Queen Kahina")
    body["options"]["content"]["tavern"][-1]["nonsense"] = 1
    told = refused(visitor.post("/api/tables", json=body), 422, "options")
    assert told.startswith("options.content.tavern[")
    assert "nonsense" in told
    assert reading
    assert all(name.startswith("reader") for name in reading), reading
