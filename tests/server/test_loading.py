"""However a table came into memory, everybody is shown the same, to the byte."""

from __future__ import annotations

import gc
from dataclasses import replace
from random import Random
from weakref import ref

import pytest

from captains_table.server import live as live_module
from captains_table.server.desk import Desk
from captains_table.server.frames import encode, frame
from captains_table.server.keeper import KEPT_MS
from captains_table.server.live import Live, asked
from captains_table.server.socket_messages import Done
from tests.server.room import FEWEST, Clock, Room, play, run, same_seed


def shown(live: Live, since: int) -> list[bytes]:
    """What everybody would be sent."""
    mine = range(live.row.seats)
    return [
        encode(frame(live, seat, [] if seat is None else [*mine], lang, since, live.row.touched))
        for seat in [None, *mine]
        for lang in ("en", "fr")
    ]


class Follower:
    """Follows a table entry by entry from its beginning, as a worker does that looks on."""

    def __init__(self) -> None:
        self.live: Live | None = None

    def follow(self, desk: Desk, table_id: str) -> Live:
        row = desk.db.table(table_id)
        assert row is not None
        if self.live is None:
            self.live = Live(replace(row, seq=0), desk.db.seats(table_id))
        missing = desk.db.entries(table_id, self.live.row.seq)
        self.live.row = row
        for entry in missing:
            self.live.follow(entry)
        return self.live


def compare(desk: Desk, table_id: str, follower: Follower, since: int, thoroughly: bool) -> bool:
    """All ways to have the table are the same; returns whether there is a snapshot."""
    kept, snapshot = desk.live(table_id), desk.db.snapshot(table_id)
    here = shown(kept, since)
    assert shown(follower.follow(desk, table_id), since) == here
    (last,) = desk.db.entries(table_id, kept.row.seq - 1)
    assert asked(kept.playing) == last.asked
    assert (last.action is None) == (last.kind in ("begin", "undo"))
    for start in (None, snapshot) if thoroughly else ():
        loaded = Live(kept.row, kept.seats)
        loaded.load(desk.db.entries(table_id), start)
        assert shown(loaded, since) == here
        assert loaded.can_undo() == kept.can_undo()
        assert asked(loaded.playing) == asked(kept.playing)
    return snapshot is not None


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_a_table_looks_the_same_however_it_was_loaded(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    same_seed(monkeypatch)
    Clock(monkeypatch)  # which stands still: people are shown until when a table is kept
    monkeypatch.setattr(live_module, "SNAPSHOT_EVERY", 7)

    async def test(room: Room) -> None:
        clients = await room.full(game, seats)
        client = clients[0]
        follower, random, seq = Follower(), Random(3), 1
        has_snapshot = undone = False
        while seq < 40 or not undone:
            if random.random() < 0.3:  # and the next choice is made after a snapshot
                room.keeper._lives.clear()
            await play(clients, random, 1, undo=0.7)
            undone |= client.frame["since"] < seq < client.frame["seq"]
            seq = client.frame["seq"]
            since = random.randrange(seq + 1)
            has_snapshot = await room.keeper.ask(
                compare, client.table, follower, since, random.random() < 0.2
            )
        assert has_snapshot

    run(sqlite_url, test)


async def forgotten(room: Room) -> None:
    """A keeper forgets after it has answered: when it answers again, that is done."""
    for _ in range(2):
        await room.keeper.ask(lambda desk: None)


def test_memory_forgets_tables_that_nobody_needs(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def test(room: Room) -> None:
        client = await room.alone()
        unwatched = await room.open(hot_seat=True)
        kept = await room.keeper.ask(lambda desk: ref(desk.live(unwatched.table)))
        clock.pass_by(KEPT_MS - 1)
        await client.say("Ahoy")
        assert room.keeper.tables_in_memory() == 2
        assert kept() is not None
        clock.pass_by(1)
        await forgotten(room)
        assert room.keeper.tables_in_memory() == 1
        gc.collect()
        assert kept() is None
        clock.pass_by(KEPT_MS)
        await forgotten(room)
        assert room.keeper.tables_in_memory() == 0
        assert isinstance(await client.choose(), Done)
        assert client.frame["seq"] == 2

    run(sqlite_url, test)
