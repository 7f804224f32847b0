"""The real page before recorded frames: every kind of decision of a game, as a server sends it."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

import captains_table as ct
from captains_table.server import frames
from captains_table.server.messages import Content
from tests.browser.person import PATIENCE
from tools.frames import NOW, Recorder

TABLES = "recorded-*"  # one for each number of seats
LANGUAGES = ("en", "fr")
PLAYERS = ("greedy", "random")  # each of them gets somewhere that the other does not
LONG = ("Maximiliane Wollmäuschen", "Wwwwwwwwwwwwwwwwwwwwwwww")  # as long and wide as names may be

# Whether the page shows this frame; what is staged on the way is skipped.
SHOWN = """([seq, asks]) => {
  document.querySelector(".stage button:last-child")?.click();
  const seen = localStorage.getItem(`captain.seen.${location.pathname.split("/")[2]}`);
  const wanted = asks ? ".box .ask.mine" : ".box section.ask";
  return Number(seen) === seq && document.querySelector(wanted) !== null;
}"""


class Moment(NamedTuple):
    """What is asked, at a table of so many, and the frame in each language."""

    kind: str
    seats: int
    frames: dict[str, dict[str, Any]]


def moments(game: str) -> list[Moment]:
    """Every kind of decision and the end, once for every number of seats: each where there is most
    to choose from."""
    found: dict[tuple[str, int], tuple[int, Moment]] = {}
    for seats in ct.game(game).seats:
        for player in PLAYERS:
            wish: dict[str, Any] = {"lang": "en", "options": {}, "everybody": False, "ahead": False}
            recorder = Recorder(Namespace(game=game, seats=seats, seed=5, player=player, **wish))
            live = recorder.live
            live.seats = [replace(seat, name=LONG[seat.seat % 2]) for seat in live.seats]
            for _ in recorder.moments():
                decision = live.playing.decision
                kind = decision.kind if decision else "over"
                most = len(decision.choices) if decision else 0
                if (kind, seats) not in found or found[kind, seats][0] < most:
                    found[kind, seats] = (most, Moment(kind, seats, _frames(recorder)))
    return [moment for _, moment in found.values()]


def _frames(recorder: Recorder) -> dict[str, dict[str, Any]]:
    live, seat = recorder.live, recorder.decider or 0
    everybody = list(range(live.row.seats))
    sent = {
        lang: frames.frame(live, seat, everybody, lang, max(0, live.row.seq - 3), NOW)
        for lang in LANGUAGES
    }
    return {lang: json.loads(msgspec.json.encode(frame)) for lang, frame in sent.items()}


class Shown:
    """A page at a table where one recorded frame comes after the other."""

    def __init__(self, page: Page, game: str, lang: str) -> None:
        self.page, self._lang = page, lang
        self._game = ct.game(game)
        self._socket: WebSocketRoute | None = None
        self._frame: dict[str, Any] = {}
        self._seats = 0
        page.route(
            f"**/api/tables/{TABLES}", lambda route: self._answer(route, self._frame["table"])
        )
        page.route(f"**/api/tables/{TABLES}/content*", self._content)
        page.route_web_socket(f"**/api/tables/{TABLES}/socket", self._open)

    def _answer(self, route: Route, what: Any) -> None:
        route.fulfill(json=msgspec.to_builtins(what))

    def _content(self, route: Route) -> None:
        options = self._frame["table"]["options"]
        own = self._game.own_words(options, self._lang)
        self._answer(route, Content(dict(self._game.content(options)), dict(own)))

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if json.loads(message)["type"] == "hello":
            self._send()

    def _send(self) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(self._frame))

    def show(self, moment: Moment) -> None:
        """This is what the table looks like now."""
        self._frame = moment.frames[self._lang]
        if self._seats != moment.seats:
            self._seats = moment.seats
            self.page.goto(f"/t/recorded-{moment.seats}")
        else:
            self._send()
        asks = bool(self._frame["choices"])
        self.page.wait_for_function(SHOWN, arg=[self._frame["seq"], asks], timeout=PATIENCE)


def kept(game: str) -> list[dict[str, Any]]:
    """The proofs of every seat."""
    return [
        {"table": f"recorded-{seats}", "seat": n, "token": str(n), "name": "", "at": 0}
        for seats in ct.game(game).seats
        for n in range(seats)
    ]
