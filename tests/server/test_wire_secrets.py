"""Non-interference on the wire: what a viewer does not know makes no difference to a single byte
that it is sent.

Two servers listen at sockets of their own and have the same tables (`twins.py`). At the second,
everything is drawn anew that one viewer of each table, a seat or a spectator, does not know. The
people at both tables do the same, each with a browser of their own. Whatever reaches the viewer
must be the same at both, for as long as the engine shows and tells it the same; and whatever
reaches a spectator, who knows no more than anybody.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.server.desk import Desk
from captains_table.server.messages import Lang
from captains_table.server.socket_messages import (
    Choose,
    Explain,
    FromBrowser,
    Manage,
    Say,
    Speak,
    Undo,
)
from tests.conformance.cases import CASES, SEATINGS, Case, every_case, has_secrets
from tests.server.room import Clock, new_command, same_seed
from tests.server.twins import Twins, in_the_middle, stored, where_undo_would_tell
from tests.server.wire import Browser, Server, listening

TOGETHER = 8  # so many choices both tables go on side by side
LANGUAGES: list[Lang] = ["en", "fr"]


class Side:
    """A table at one of the two servers, with a browser for each seat and one that watches."""

    def __init__(self, server: Server, twins: Twins) -> None:
        self.server, self.twins = server, twins
        self.browsers: dict[int | None, Browser] = {}
        self.all_browsers: list[Browser] = []
        self._begins = 0  # at this step of the engine's

    async def gather(self, random: Random) -> None:
        """Everybody comes."""
        for seat in (None, *range(self.twins.case.seats)):
            await self.come(seat, random.choice(LANGUAGES), random.randrange(10))
        self._begins = await self.server.keeper.ask(_steps, self.twins.id)

    async def come(self, seat: int | None, lang: Lang, since: int) -> None:
        """Somebody comes, comes back, or takes another browser."""
        tokens = [] if seat is None else [self.twins.tokens[seat]]
        self.browsers[seat] = await self.server.look(self.twins.id, tokens, lang, since)
        self.all_browsers.append(self.browsers[seat])

    async def engine(self) -> tuple[Any, Any]:
        """What the engine, without a server around it, shows and tells the viewer; and whether
        whoever must choose can take something back."""
        asked = self.twins.id, self.twins.viewer, self._begins
        return await self.server.keeper.ask(_engine, *asked)

    async def asked(self) -> list[Any]:
        """What is answered over HTTP to those who ask about the table."""
        table, viewer = f"/api/tables/{self.twins.id}", self.twins.viewer
        tokens = [] if viewer is None else [self.twins.tokens[viewer]]
        web, found = self.server.web, []
        for answer in (
            await web.get(table),
            await web.get("/api/tables"),
            await web.post("/api/tables/mine", json={"tokens": tokens}),
            await web.get(f"{table}/log"),
            await web.get(f"{table}/draws"),
            await web.get(f"{table}/moments"),
            await web.get(f"{table}/moments/1"),
        ):
            headers = {key: text for key, text in answer.headers.items() if key != "date"}
            found.append((answer.status_code, headers, answer.content))
        return found


def _steps(desk: Desk, table: str) -> int:
    return desk.live(table).playing.seq


def _engine(desk: Desk, table: str, viewer: int | None, since: int) -> tuple[Any, Any]:
    played = desk.live(table).playing
    # Steps are counted from where a table was loaded.
    events = [{**event, "seq": None} for event in played.events(viewer, since)]
    decision = played.decision
    can_undo = decision is not None and played.can_undo(decision.seat)
    return ({**played.view(viewer), "seq": None}, events), can_undo


def codes(frame: Any) -> list[int]:
    """What whoever is shown this may choose."""
    return [choice["code"] for choice in frame["choices"]]


class Pair:
    """A table and its twin."""

    def __init__(
        self, servers: Sequence[Server], twins: Twins, clock: Clock, random: Random
    ) -> None:
        self.twins, self.clock, self.random = twins, clock, random
        self.sides = [Side(server, twins) for server in servers]
        self.seen: Counter[str] = Counter()
        self.game = twins.case.game
        seats = range(twins.case.seats)
        self.other = next((seat for seat in seats if seat != twins.viewer), None)

    def both(self, seat: int | None) -> list[Browser]:
        """Somebody's browsers."""
        return [side.browsers[seat] for side in self.sides]

    @property
    def seat(self) -> int | None:
        return self.twins.viewer

    @property
    def frame(self) -> Any:
        """What the viewer was last shown, which is the same at both."""
        return self.both(self.seat)[0].frame

    @property
    def decider(self) -> Any:
        """The seat that must choose, if any."""
        decision = self.frame["view"]["decision"]
        return decision and decision["seat"]

    async def frames(self, seat: int | None) -> list[Any]:
        """What somebody is shown now at both."""
        await asyncio.gather(*(browser.settle() for browser in self.both(seat)))
        return [browser.frame for browser in self.both(seat)]

    async def same(self) -> None:
        """All that reached the viewer and the spectator since the last time is the same, to the
        byte."""
        for seat in {self.seat, None}:
            here, there = self.both(seat)
            await asyncio.gather(here.settle(), there.settle())
            assert here.heard == there.heard
            here.heard, there.heard = [], []
        self.clock.pass_by(self.random.randrange(2000))

    async def do(self, seat: int | None, *messages: FromBrowser | str) -> None:
        """Somebody does the same at both."""
        await asyncio.gather(*(browser.do(*messages) for browser in self.both(seat)))

    async def play(self) -> bool:
        """Side by side, until the viewer can tell them apart; returns whether it cannot."""
        await asyncio.gather(*(side.gather(Random(self.twins.nonce)) for side in self.sides))
        await self.same()
        await self.try_everything()
        for _ in range(TOGETHER):
            if self.decider is None or not await self.go_on():
                return False
        await self.try_everything()
        await self.come_and_go()
        await self.do(0, Manage(new_command(), 0, "close"))
        await self.same()
        return True

    async def go_on(self) -> bool:
        """Whoever must choose does, or takes the last choice back."""
        seat, name, seq = self.decider, new_command(), self.frame["seq"]
        browsers, frames = self.both(seat), await self.frames(seat)
        messages = [
            Choose(name, seq, seat, code) if code is not None else Undo(name, seq, seat)
            for code in self.choose(frames)
        ]
        doing = zip(browsers, messages, strict=True)  # each twice, as on a bad line
        await asyncio.gather(*(browser.do(message, message) for browser, message in doing))
        for browser in browsers:
            assert any(f'"done","command_id":"{name}"'.encode() in it for it in browser.heard)
        (here, can_here), (there, can_there) = [await side.engine() for side in self.sides]
        if here != there:
            return False
        self.seen["alike"] += 1
        self.seen["other undo"] += can_here != can_there
        await self.same()
        return True

    def choose(self, frames: Sequence[Any]) -> list[int | None]:
        """What whoever must choose does at both: the same, where both allow it. None: it takes the
        last choice back."""
        here, there = (codes(frame) for frame in frames)
        again = not self.seen["taken back"] or self.random.random() < 0.2
        if again and all(frame["undo"] for frame in frames):
            self.seen["taken back"] += 1
            return [None, None]
        shared = [code for code in here if code in there]
        if self.twins.next in shared:
            shared, self.twins.next = [self.twins.next], None
        if shared:
            return [self.random.choice(shared)] * 2
        return [self.random.choice(here), self.random.choice(there)]

    async def try_everything(self) -> None:
        """Refusals, explanations, chat, another language, and what everybody may ask."""
        random, viewer = self.random, self.seat
        seat = 0 if viewer is None else viewer
        seq, mine = self.frame["seq"], codes(self.frame)
        tried = [random.randrange(self.game.actions) for _ in range(4)]
        if self.decider is not None:  # and what only one of the tables allows it
            here, there = [set(codes(frame)) for frame in await self.frames(self.decider)]
            tried += sorted(here ^ there)[:4]
        tries: list[FromBrowser | str] = [
            *(Explain(seat, self.game.verbs.action(code)) for code in tried),
            Explain(seat, {"do": "dance"}),
            *(
                Choose(new_command(), seq, seat, code)
                for code in (*tried, -1, self.game.actions)
                if code not in mine
            ),
            Choose(new_command(), seq + 1, seat, tried[0]),  # too early: a fresh frame follows
            Manage(new_command(), seat, "rematch"),
            Say(new_command(), seat, "Is there anything?"),
            Speak(random.choice(LANGUAGES)),
            "{",
        ]
        if not self.frame["undo"]:
            tries.append(Undo(new_command(), seq, seat))
        await self.do(viewer, *tries)
        if self.other is not None:
            await self.do(self.other, Say(new_command(), self.other, "No."))
        await self.same()
        answers = [await side.asked() for side in self.sides]
        assert answers[0] == answers[1]

    async def come_and_go(self) -> None:
        """Another seat is away for a while; the viewer takes a browser that knows a part."""
        seq, back = self.frame["seq"], [self.seat]
        if self.other is not None:
            back.append(self.other)
            for side in self.sides:
                await side.browsers[self.other].leave()
                watching = side.browsers[None]
                while watching.frame["table"]["seats"][self.other]["here"]:
                    await watching.next()
            await self.same()
        for seat in back:
            lang, since = self.random.choice(LANGUAGES), self.random.randrange(seq + 1)
            await asyncio.gather(*(side.come(seat, lang, since) for side in self.sides))
            await self.same()

    async def end(self) -> None:
        """Everybody goes."""
        everybody = [browser for side in self.sides for browser in side.all_browsers]
        await asyncio.gather(*(browser.leave() for browser in everybody))


async def compare(
    stores: Sequence[str], games: Sequence[Twins], clock: Clock, random: Random
) -> Counter[str]:
    """All of them; returns what was seen."""
    seen: Counter[str] = Counter()
    async with listening(stores[0]) as real, listening(stores[1]) as twin:
        for twins in games:
            pair = Pair((real, twin), twins, clock, random)
            try:
                if not await pair.play():
                    # A table that went differently has no place in the lobby any more.
                    await pair.do(0, Manage(new_command(), 0, "close"))
            finally:
                await pair.end()
            seen.update(pair.seen)
            seen["another"] += twins.differ
    return seen


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def some_cases(game: ct.Game, seats: int) -> list[Case]:
    """The defaults, and some of the other options: those of a game with secrets are all there at
    one of its tables or another."""
    usual, *others = every_case(game, seats)
    number = max(3, ceil(len(others) / len(game.seats))) if has_secrets(game) else 1
    first = game.seats.index(seats) * number % max(len(others), 1)
    return [usual, *(others[first:] + others[:first])[:number]]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_what_a_viewer_does_not_know_changes_nothing_that_the_server_sends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, name: str, seats: int
) -> None:
    seed, random = same_seed(monkeypatch), Random(f"{name} {seats}")
    viewers = [*range(seats), None]
    games = [
        in_the_middle(case, viewers[(seats + number) % len(viewers)], seed, random)
        for number, case in enumerate(some_cases(ct.game(name), seats))
    ]
    seen = asyncio.run(compare(stored(tmp_path, games), games, clock, random))
    assert seen["alike"] > len(games), seen
    # Hardly any choice in Oh Captain can be taken back.
    assert seen["taken back"] or name == "oh-captain", seen
    assert bool(seen["another"]) == has_secrets(ct.game(name)), seen


def test_nobody_is_told_whether_somebody_else_can_take_a_choice_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    """What others know decides it: a choice by which they learn something stands."""
    seed, random = same_seed(monkeypatch), Random(1)
    case = next(case for case in CASES if case.name == "oh-captain")
    games = [where_undo_would_tell(case, viewer, seed, random) for viewer in (0, 1, 2, None)]
    seen = asyncio.run(compare(stored(tmp_path, games), games, clock, random))
    assert seen["other undo"] >= len(games), seen
