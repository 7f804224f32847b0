"""People at the tables of a server, one after the other, as browsers see it: over HTTP and sockets.

Knows nothing of the server's insides, so that what an older release showed and what today's shows
can be compared.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

PATIENCE = 60  # seconds until something is broken
UNDO_ONE_IN = 8  # choices that can be taken back
LANGUAGES = ("en", "fr")


class Farewell(Exception):
    """The server ended a connection; its code says why."""


class Visit:
    """A browser at a table, with the keys of some seats."""

    def __init__(self, socket: ClientConnection, random: Random) -> None:
        self._socket, self._random = socket, random
        self._commands = (f"visit-{random.getrandbits(64):016x}-{n}" for n in count())
        self.frame: Json = {}
        self.log: list[Json] = []  # kept as a browser keeps it
        self.chat: list[Json] = []

    @property
    def turn(self) -> int | None:
        """The seat that must choose."""
        decision = self.frame["view"].get("decision") or {}
        seat: int | None = decision.get("seat")
        return seat

    @property
    def plays(self) -> bool:
        """Whether the game goes on."""
        return bool(self.frame["table"]["status"] == "playing")

    def hear(self) -> Json:
        """The next message that tells something; TimeoutError where none comes."""
        until = time.monotonic() + PATIENCE
        told: Json = {"type": "ping"}
        while told["type"] == "ping":
            told = json.loads(self._socket.recv(until - time.monotonic()))
            if told["type"] == "ping":
                self._send({"type": "pong"})
        if told["type"] == "frame":
            self.frame = told
            known = [line for line in self.log if line["seq"] <= told["since"]]
            self.log = known + told["log"]
        elif told["type"] == "chat":
            self.chat.append(told)
        elif told["type"] == "farewell":
            raise Farewell(told["code"])
        return told

    def do(self, kind: str, seat: int, **more: Any) -> Json:
        """Send a command and wait for its answer; what it led to was shown before."""
        command = next(self._commands)
        self._send({"type": kind, "command_id": command, "seat": seat, **more})
        while (told := self.hear()).get("command_id") != command:
            pass
        return told

    def choose(self, code: int | None = None) -> None:
        """Make a choice, at random unless it is named; or take one back, now and then."""
        expected = {"expected_seq": self.frame["seq"]}
        if code is None and self.frame["undo"] and self._random.randrange(UNDO_ONE_IN) == 0:
            answer = self.do("undo", self.frame["seat"], **expected)
        else:
            code = self._random.choice(self.frame["choices"])["code"] if code is None else code
            answer = self.do("choose", self.frame["seat"], code=code, **expected)
        assert answer["type"] == "done" or answer["code"] == "stale", answer

    def play(self, until_seq: int = 1_000_000) -> None:
        """Until the game ends, or has so many entries and it is our turn."""
        while self.plays and not (self.frame["seq"] >= until_seq and self.frame["choices"]):
            if self.frame["choices"]:
                self.choose()
            else:
                self.hear()

    def settle(self) -> None:
        """All that the server had to say by now has been heard: an answer comes last."""
        self._send({"type": "explain", "seat": -1, "action": {}})
        while self.hear()["type"] != "refused":
            pass

    def _send(self, message: Json) -> None:
        self._socket.send(json.dumps(message))


@contextmanager
def visiting(
    url: str, table: str, tokens: Sequence[str] = (), lang: str = "en", seed: int = 0
) -> Iterator[Visit]:
    """A browser that looks at a table, from these seats or as a spectator."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(
        address, proxy=None, max_size=None, ping_interval=None, open_timeout=PATIENCE
    ) as socket:
        visit = Visit(socket, Random(seed))
        hello = {"type": "hello", "tokens": list(tokens), "lang": lang}
        socket.send(json.dumps(hello | ({"nonce": "a-nonce"} if tokens else {})))
        while not visit.frame:
            visit.hear()
        visit.settle()
        yield visit


def post(url: str, path: str, body: Json) -> Any:
    """What the server answers to a request."""
    answer = httpx.post(f"{url}/api/{path}", json=body, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()


def get(url: str, path: str, **query: Any) -> httpx.Response:
    """An answer that is no failure of the server's."""
    answer = httpx.get(f"{url}/api/{path}", params=query, timeout=PATIENCE)
    assert answer.status_code < 500, (path, answer.text)
    return answer


# What was shown


def shown(url: str, table: str, tokens: Mapping[str, str]) -> Json:
    """All that people see of a table: how it stands, what may be chosen, and every sentence."""
    told: Json = {}
    for seat, token in [("", ""), *tokens.items()]:
        lines: list[Json] = []
        for lang in LANGUAGES:
            with visiting(url, table, [token] if token else [], lang) as visit:
                frame = visit.frame
            if lang == LANGUAGES[0]:
                lines = [{"seq": line["seq"], "event": line["event"]} for line in visit.log]
            for line, known in zip(visit.log, lines, strict=False):  # a bot may have moved since
                known[lang] = line["text"]
            if frame["choices"]:
                told["choices"] = [choice["action"] for choice in frame["choices"]]
                told["undo"] = frame["undo"]
        if seat:
            told["own"][seat] = _own(lines, told["lines"])
            continue
        told |= {
            "status": frame["table"]["status"],
            "reason": frame["table"]["reason"],
            "seq": frame["seq"],
            "turn": visit.turn,
            "result": frame["result"],
            "chat": [[line["seat"], line["name"], line["text"]] for line in visit.chat],
            "choices": [],
            "undo": False,
            "lines": lines,  # as spectators read them
            "own": {},  # by seat
        }
    return told


def _own(lines: list[Json], public: list[Json]) -> list[Json]:
    """The lines of those entries of which a seat was told something else than spectators."""
    differ = [line for line in lines if line not in public]
    differ += [line for line in public if line not in lines]
    entries = {line["seq"] for line in differ}
    return [line for line in lines if line["seq"] in entries]
