"""Tables that stand at some moment of a game already, played by a program without a page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

import captains_table as ct
from tests.serving import Server

PATIENCE = 30  # seconds
WHOLE_GAME = 10_000


class Prepared(NamedTuple):
    """A table, and the proofs of all its seats."""

    table: str
    seats: list[dict[str, Any]]


def prepare(
    server: Server,
    game: str,
    choices: int = WHOLE_GAME,
    until: Callable[[dict[str, Any]], bool] | None = None,
    **wish: Any,
) -> Prepared:
    """A table for as few as the game allows, after so many choices at random, and as many more as
    it takes until somebody is asked what is wanted; another where that game was over before."""
    body = {"game": game, "seats": ct.game(game).seats[0], "name": "Anna", "hot_seat": True}
    answer = httpx.post(f"{server.url}/api/tables", json=body | {"begin": True} | wish)
    assert answer.status_code == 200, answer.text
    opened = answer.json()
    seats = [seat | {"name": f"Anna {seat['seat']}", "at": 0} for seat in opened["seats"]]
    random = Random(game)
    with _hello(server, opened["table"], [seat["token"] for seat in seats]) as socket:
        frame = _frame_after(socket, -1)
        for number in count():
            if frame["result"] or (number >= choices and (until is None or until(frame))):
                break
            choice = random.choice(frame["choices"])
            wanted = {"type": "choose", "command_id": f"prepared-{number}", "code": choice["code"]}
            socket.send(json.dumps(wanted | {"expected_seq": frame["seq"], "seat": frame["seat"]}))
            frame = _frame_after(socket, frame["seq"])
    if frame["result"] and choices != WHOLE_GAME:
        return prepare(server, game, choices, until, **wish)
    return Prepared(opened["table"], seats)


def join(server: Server, table: str, name: str) -> None:
    """Somebody else sits down, says hello and closes the page."""
    answer = httpx.post(f"{server.url}/api/tables/{table}/join", json={"name": name})
    with _hello(server, table, [answer.raise_for_status().json()["token"]]) as socket:
        _frame_after(socket, -1)


@contextmanager
def _hello(server: Server, table: str, tokens: list[str]) -> Iterator[ClientConnection]:
    """A connection of these seats, who have their say in the shuffle at once."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": tokens, "nonce": "prepared"}))
        yield socket


def _frame_after(socket: ClientConnection, seq: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] == "frame" and message["seq"] > seq:
            return message
