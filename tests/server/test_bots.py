"""Bots at stored tables: a turn is claimed once, taken over when its worker died, and played with
nothing but the seat's view."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

import pytest

import captains_table as ct
from captains_table.server import bots, progress
from captains_table.server.bots import CLAIM_MS, Bots, Turn
from captains_table.server.desk import Desk
from captains_table.server.games_info import STRENGTHS
from captains_table.server.processes import Helper, Stuck
from captains_table.server.progress import BOT_DELAY
from captains_table.server.socket_messages import Done
from captains_table.server.store import Store
from tests.server.room import Client, Clock, Room, asked, run, same_seed, working

PATIENCE = 120  # seconds until a test that hangs fails


async def against_bots(room: Room, game: str = "oh-captain", seats: int = 3) -> Client:
    """A game in which the others are bots."""
    opened = await room.open(game, seats, begin=True)
    return await room.look(opened.table, opened.seats[0].token)


async def claim(room: Room) -> list[Turn]:
    turns, outdated = await room.keeper.ask(bots.claim)
    assert not outdated
    return turns


async def until_a_bot_is_asked(client: Client) -> None:
    while client.codes:
        assert isinstance(await client.choose(), Done)


def test_a_turn_is_claimed_once_and_taken_over_when_nobody_plays_it(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)
    clock = Clock(monkeypatch)

    async def test(stores: list[Store]) -> None:
        async with working(stores[0]) as dies, working(stores[1]) as lives:
            client = await against_bots(dies)
            await until_a_bot_is_asked(client)
            clock.pass_by(BOT_DELAY - 1)
            assert await claim(dies) == await claim(lives) == []
            clock.pass_by(1)
            claimed = await asyncio.gather(claim(dies), claim(lives))
            assert sorted(map(len, claimed)) == [0, 1]
            (turn,) = [*claimed[0], *claimed[1]]
            clock.pass_by(CLAIM_MS)
            assert await claim(dies) == await claim(lives) == []
            clock.pass_by(1)
            assert await claim(lives) == [turn]
            await lives.keeper.ask(bots.play, turn, 0)
            await lives.keeper.ask(bots.play, turn, 0)  # the first worker was only slow
            assert len(await lives.entries(client.table)) == turn.seq + 1

    stores = [Store.open(store_url) for _ in range(2)]
    asyncio.run(test(stores))
    for store in stores:
        store.close()


@pytest.mark.parametrize("game", ct.game_names())
def test_a_bot_gets_its_seats_view_after_a_delay_that_says_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    same_seed(monkeypatch)
    clock = Clock(monkeypatch)

    def truth(desk: Desk, turn: Turn) -> tuple[ct.Table, int | None]:
        live = desk.live(turn.table)
        return live.playing, live.row.bot_due

    async def test(room: Room) -> None:
        client = await against_bots(room, game, next(n for n in ct.game(game).seats if n > 1))
        for number in range(12):
            await until_a_bot_is_asked(client)
            asked_at = clock.ms
            clock.pass_by(BOT_DELAY + number)
            (turn,) = await claim(room)
            table, due = await room.keeper.ask(truth, turn)
            assert due == asked_at + BOT_DELAY
            assert turn.view == table.view(turn.seat) == table.resample(turn.seat).view(turn.seat)
            thought = bots.think(turn.strength, 7, turn.view, turn.options)
            assert thought == bots.think(
                turn.strength, 7, table.resample(turn.seat).view(turn.seat), turn.options
            )
            await room.keeper.ask(bots.play, turn, thought)

    run(sqlite_url, test)


@pytest.mark.parametrize("game", ct.game_names())
def test_a_process_that_knows_no_table_can_think(game: str) -> None:
    """Every strength of bot, from the first choice on: it has nothing but the view."""
    table = ct.Table(game, seats=ct.game(game).seats[0], seed=7)
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        for number in range(15):
            decision = table.decision
            assert decision is not None
            for strength in STRENGTHS:
                view = table.view(decision.seat)
                thought = fresh.submit(bots.think, strength, number, view, {}).result(PATIENCE)
                assert thought in range(len(decision.choices))
            table.choose(thought)


def test_bots_play_a_game_to_its_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    same_seed(monkeypatch)
    monkeypatch.setattr(progress, "BOT_DELAY", 0)
    monkeypatch.setattr(bots, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(bots, "THINKING", 0)

    async def test() -> None:
        async with working(store) as room:
            players = asyncio.create_task(Bots(room.keeper).run())
            clients = [await against_bots(room) for _ in range(2)]
            async with asyncio.timeout(PATIENCE):
                while not all(client.frame["result"] for client in clients):
                    with suppress(StopIteration):
                        await asked(clients).choose()
                    await asyncio.sleep(0.001)
            players.cancel()
            for client in clients:
                people = {entry.seat for entry in await room.entries(client.table)}
                assert people == {0, 1, 2}

    asyncio.run(test())


class Thinkers(Helper):
    """Think in this process, unless their strength is one that fails; what each was given is
    kept."""

    def __init__(self, *fail: str) -> None:
        super().__init__()
        self._fail = fail
        self.given: list[tuple[str, int]] = []

    async def run(self, seconds: float, function: Any, *args: Any, **given: Any) -> Any:
        strength, seed, *_ = args
        self.given.append((strength, seed))
        if strength in self._fail:
            raise Stuck("no answer")
        return function(*args, **given)


@pytest.mark.parametrize(
    ("fail", "asked_for"),
    [
        ((), ["random"]),
        (("random",), ["random", "greedy"]),
        (("random", "greedy"), ["random", "greedy"]),
    ],
)
def test_a_bot_plays_whatever_happens_to_it_and_draws_what_nobody_knows(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, fail: tuple[str, ...], asked_for: list[str]
) -> None:
    same_seed(monkeypatch)
    monkeypatch.setattr(bots, "THINKING", 0)
    clock, seeds = Clock(monkeypatch), set[int]()

    async def test(room: Room) -> None:
        for _ in range(3):  # the same game each time, but for its address
            opened = await room.open(bots=[None, "random", "random"])
            client = await room.look(opened.table, opened.seats[0].token)
            await until_a_bot_is_asked(client)
            clock.pass_by(BOT_DELAY)
            (turn,) = await claim(room)
            helper = Thinkers(*fail)
            await Bots(room.keeper, helper)._play(turn)
            assert client.frame["seq"] == turn.seq + 1
            assert [strength for strength, _ in helper.given] == asked_for
            seeds.update(seed for _, seed in helper.given)
            await client.manage("close")

    run(sqlite_url, test)
    assert len(seeds) == 3 * len(asked_for)


def test_a_process_that_dies_or_is_stuck_is_replaced() -> None:
    async def test() -> None:
        helper = Helper()
        first = await helper.run(PATIENCE, os.getpid)
        assert await helper.run(PATIENCE, os.getpid) == first
        with pytest.raises(Stuck):
            await helper.run(0.2, time.sleep, PATIENCE)
        second = await helper.run(PATIENCE, os.getpid)
        os.kill(second, signal.SIGKILL)
        third = await helper.run(PATIENCE, os.getpid)
        assert len({first, second, third, os.getpid()}) == 4
        with pytest.raises(BrokenProcessPool):
            await helper.run(PATIENCE, os._exit, 1)
        assert await helper.run(PATIENCE, os.getpid)
        helper.end()

    asyncio.run(test())
