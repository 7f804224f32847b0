"""Non-interference on the wire: what a seat does not know makes no difference to a single byte that
the server sends it.

Two servers have the same tables: same identifiers, tokens, times and promised seeds. At the second,
everything that one seat (or a spectator) does not know is drawn anew. Whatever that viewer is sent
or answered must be the same at both, also after choices that both tables make, for as long as what
the viewer sees and is told is the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import captains_table as ct
from captains_table.server import commands, tables
from captains_table.server.keeper import Desk
from captains_table.server.messages import Choose, Explain, Say, Speak, Undo
from captains_table.server.store import Store
from tests.conformance.cases import has_secrets
from tests.server.room import FEWEST, Client, Clock, Room, new_command, run, same_seed, working

TOGETHER = 8  # so many choices both tables go on side by side

Message = Choose | Undo | Say | Explain | Speak


def go_on(desk: Desk, table: str, random: Random, choices: int) -> None:
    """Random choices at a table; some are taken back."""
    live = desk.live(table)
    for _ in range(choices):
        if live.row.status != "playing":
            break
        seat = live.can_undo()
        if seat is not None and random.random() < 0.2:
            commands.undo(desk, live, seat)
        elif decision := live.playing.decision:
            commands.choose(desk, live, decision.seat, random.choice(decision.codes))


def draw_anew(desk: Desk, table: str, viewer: int | None, seed: int) -> bool:
    """What the viewer does not know; returns whether anything is different."""
    live = desk.live(table)
    before = live.playing.position()
    live.table = live.playing.resample(viewer, seed)
    live.table._chance = live._draws
    live._views.clear()
    return live.playing.position() != before


def next_choice(desk: Desk, table: str) -> tuple[int, list[int]] | None:
    """Who must choose at a table, and between what."""
    decision = desk.live(table).playing.decision
    return (decision.seat, decision.codes) if decision else None


def choose(desk: Desk, table: str, seat: int, code: int) -> None:
    """Somebody else's choice."""
    commands.choose(desk, desk.live(table), seat, code)


class Pair:
    """A viewer at the real table, and at the other one."""

    def __init__(self, real: Client, twin: Client, viewer: int | None, game: ct.Game) -> None:
        self.real, self.twin, self.viewer, self.game = real, twin, viewer, game

    @property
    def both(self) -> tuple[Client, Client]:
        return self.real, self.twin

    def same(self) -> None:
        """All that was sent since the last time is the same, to the byte."""
        assert self.real.sent == self.twin.sent
        for client in self.both:
            client.sent.clear()

    async def try_out(self, message: Message) -> None:
        """A message is answered alike."""
        answers = [msgspec.json.encode(await client.do(message)) for client in self.both]
        assert answers[0] == answers[1], message
        self.same()

    async def try_everything(self, random: Random) -> None:
        """Refusals, explanations, chat, another language, and what everybody may ask."""
        seq = self.real.frame["seq"]
        seat = 0 if self.viewer is None else self.viewer
        for _ in range(4):
            code = random.randrange(self.game.actions)
            await self.try_out(Explain(seat, self.game.verbs.action(code)))
            if code not in self.real.codes:
                await self.try_out(Choose(new_command(), seq, seat, code))
        for code in (-1, self.game.actions):
            await self.try_out(Choose(new_command(), seq, seat, code))
        await self.try_out(Choose(new_command(), seq + 1, seat, 0))
        if not self.real.frame["undo"]:
            await self.try_out(Undo(new_command(), seq, seat))
        await self.try_out(Say(new_command(), seat, "Is there anything?"))
        await self.try_out(Speak(random.choice(["en", "fr"])))
        asked: list[Any] = []
        for client in self.both:
            ask = client.room.keeper.ask
            asked.append(
                msgspec.json.encode(
                    [await ask(tables.table_info, client.table), await ask(tables.lobby)]
                )
            )
        assert asked[0] == asked[1]

    async def one_choice(self, random: Random) -> bool:
        """The same choice at both, of whoever must choose; returns whether there was one."""
        real, twin = [
            await client.room.keeper.ask(next_choice, client.table) for client in self.both
        ]
        if real is None or twin is None or real[0] != twin[0]:
            return False
        possible = [code for code in real[1] if code in twin[1]]
        if not possible:
            return False
        seat, code = real[0], random.choice(possible)
        message = Choose(new_command(), self.real.frame["seq"], seat, code)
        answers = []
        for client in self.both:
            if seat == self.viewer:
                answers.append(msgspec.json.encode(await client.do(message)))
            else:
                await client.room.keeper.ask(choose, client.table, seat, code)
        assert answers[:1] == answers[1:]
        return True

    def sees_the_same(self) -> bool:
        """Whether the viewer sees and was told the same, as the engine gives it."""
        seen = []
        for client in self.both:
            frame = client.frame
            seen.append((frame["view"], [line["event"] for line in frame["log"]]))
        return bool(seen[0] == seen[1])


async def compare(
    rooms: tuple[Room, Room],
    table: str,
    tokens: list[str],
    viewer: int | None,
    random: Random,
    seen: Counter[str],
) -> None:
    """One table, with what one viewer does not know drawn anew at the second server."""
    other = rooms[1].keeper
    seen["another"] += await other.ask(draw_anew, table, viewer, random.getrandbits(64))
    proofs = [] if viewer is None else [tokens[viewer]]
    since = random.randrange(10)
    looks = [await room.look(table, *proofs, since=since) for room in rooms]
    game = ct.game(looks[0].frame["table"]["game"])
    pair = Pair(looks[0], looks[1], viewer, game)
    pair.same()
    await pair.try_everything(random)
    for _ in range(TOGETHER):
        if not await pair.one_choice(random) or not pair.sees_the_same():
            seen["told apart"] += 1
            return
        seen["alike"] += 1
        pair.same()
        if pair.real.frame["undo"] and random.random() < 0.3:
            seat = pair.real.seat
            await pair.try_out(Undo(new_command(), pair.real.frame["seq"], seat))
            seen["taken back"] += 1
    await pair.try_everything(random)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_what_a_viewer_does_not_know_changes_nothing_that_the_server_sends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    same_seed(monkeypatch)
    Clock(monkeypatch)
    random = Random(game)
    known: list[tuple[str, list[str], int | None]] = []
    files = [tmp_path / "real.sqlite", tmp_path / "twin.sqlite"]
    urls = [f"sqlite:///{file}" for file in files]

    async def prepare(room: Room) -> None:
        for viewer in [*range(seats), None] * 3:
            opened = await room.open(game, seats, hot_seat=True, listed=True, minutes=9)
            tokens = [seat.token for seat in opened.seats]
            await room.keeper.ask(go_on, opened.table, random, random.randrange(2, 30))
            known.append((opened.table, tokens, viewer))

    async def test(stores: list[Store]) -> None:
        seen: Counter[str] = Counter()
        async with working(stores[0]) as real, working(stores[1]) as twin:
            for table, tokens, viewer in known:
                await compare((real, twin), table, tokens, viewer, random, seen)
        assert seen["alike"] > 10, seen
        assert bool(seen["another"]) == has_secrets(ct.game(game)), seen

    run(urls[0], prepare)
    with sqlite3.connect(files[0]) as source, sqlite3.connect(files[1]) as copy:
        source.backup(copy)
    stores = [Store.open(url) for url in urls]
    asyncio.run(test(stores))
    for store in stores:
        store.close()
