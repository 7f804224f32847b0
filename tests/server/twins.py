"""Two stores with the same tables. In the second, everything is drawn anew that one viewer of each
table does not know.

Both have the same identifiers, tokens, times and seeds. The second differs in what a server keeps
of secrets: the position, which seats were told what, what was drawn and what was chosen.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import captains_table as ct
from captains_table.server import commands
from captains_table.server.desk import Desk
from captains_table.server.draws import dice_seed
from captains_table.server.progress import write
from captains_table.server.store import Store
from tests.conformance.cases import Case
from tests.server.room import Room, run

MINUTES = 60  # of thinking: more than passes in any test


@dataclass
class Twins:
    """A game as far as it was played, who looks at it, and what that one does not know drawn
    anew."""

    case: Case
    viewer: int | None
    nonce: str
    table: ct.Table
    moves: list[int | None] = field(
        default_factory=list
    )  # the code of each choice; None: the last one was taken back
    next: int | None = None  # what shall be chosen first at both tables
    id: str = ""
    tokens: list[str] = field(default_factory=list)

    @property
    def other(self) -> ct.Table:
        """What the viewer cannot tell from it."""
        return self.table.resample(self.viewer, self.nonce)

    @property
    def differ(self) -> bool:
        """Whether anything is secret here."""
        return self.other.position() != self.table.position()


def _begin(case: Case, viewer: int | None, seed: str, random: Random) -> Twins:
    nonce = f"{random.getrandbits(32)}"
    return Twins(case, viewer, nonce, case.table(dice_seed(seed, [nonce] * case.seats)))


def _move(twins: Twins, random: Random) -> None:
    """A random choice; some are taken back."""
    table, decision = twins.table, twins.table.decision
    assert decision is not None
    if table.can_undo(decision.seat) and random.random() < 0.2:
        table.undo(decision.seat)
        twins.moves.append(None)
    else:
        choice = random.choice(decision.choices)
        table.choose(choice.index)
        twins.moves.append(choice.code)


def in_the_middle(case: Case, viewer: int | None, seed: str, random: Random) -> Twins:
    """A game somewhere between its first choice and its last, where nothing can be taken back: what
    could be is no part of a position."""
    while True:
        twins = _begin(case, viewer, seed, random)
        wanted = random.randrange(90)
        while decision := twins.table.decision:
            if len(twins.moves) >= wanted and not twins.table.can_undo(decision.seat):
                return twins
            _move(twins, random)


def where_undo_would_tell(case: Case, viewer: int | None, seed: str, random: Random) -> Twins:
    """A game in which another seat can choose something that it may take back, but could not at the
    other table: there it learns something by it that it knows at this one."""
    while True:
        twins = _begin(case, viewer, seed, random)
        while decision := twins.table.decision:
            twins.next = _would_tell(twins, decision)
            if twins.next is not None:
                return twins
            _move(twins, random)


def _would_tell(twins: Twins, decision: ct.Decision) -> int | None:
    if decision.seat == twins.viewer or twins.table.can_undo(decision.seat):
        return None
    for choice in decision.choices:
        here = twins.table.copy()
        here.choose(choice.index)
        if here.can_undo(decision.seat):
            there = twins.other
            there.choose(choice.action)
            if not there.can_undo(decision.seat):
                return choice.code
    return None


# In the stores


def stored(folder: Path, games: Sequence[Twins]) -> list[str]:
    """The addresses of the two stores, with these games."""
    files = [folder / "real.sqlite", folder / "twin.sqlite"]
    urls = [f"sqlite:///{file}" for file in files]

    async def play(room: Room) -> None:
        for twins in games:
            case = twins.case
            opened = await room.open(
                case.name,
                case.seats,
                options=case.options,
                hot_seat=True,
                listed=True,
                minutes=MINUTES,
            )
            twins.id, twins.tokens = opened.table, [seat.token for seat in opened.seats]
            everybody = await room.look(twins.id, *twins.tokens, nonce=twins.nonce)
            await room.keeper.ask(_play, twins.id, twins.moves)
            await everybody.leave()

    run(urls[0], play)
    with sqlite3.connect(files[0]) as real, sqlite3.connect(files[1]) as twin:
        real.backup(twin)
        for twins in games:
            _forget(twin, twins)
    _begin_at_the_end(urls[0], [(twins, twins.table) for twins in games])
    _begin_at_the_end(urls[1], [(twins, twins.other) for twins in games])
    return urls


def _begin_at_the_end(url: str, tables: Iterable[tuple[Twins, ct.Table]]) -> None:
    """Of the past of these tables nothing is followed any more."""
    store = Store.open(url)
    for twins, table in tables:
        with store.transaction() as db:
            drawn = sum("chance" in step for step in twins.table.log["steps"])
            position = {"position": table.position(), "drawn": drawn}
            db.drop_snapshots(twins.id)
            db.keep_snapshot(twins.id, len(twins.moves) + 1, position, twins.case.game.rules)
    store.close()


def _play(desk: Desk, table: str, moves: Iterable[int | None]) -> None:
    live = desk.live(table)
    for code in moves:
        assert live.row.turn is not None
        if code is None:
            write(desk, live, live.undo(live.row.turn, desk.today))
        else:
            commands.choose(desk, live, live.row.turn, code)


def _forget(store: sqlite3.Connection, twins: Twins) -> None:
    """What others than the viewer were told, chose and drew."""
    of_table = "FROM entries WHERE table_id = ?"
    for seq, told in store.execute(f"SELECT seq, told {of_table}", [twins.id]).fetchall():
        if said := json.loads(told):
            public, own = said
            said = [public, {seat: own[seat] for seat in own if seat == str(twins.viewer)}]
        values = [json.dumps(said), twins.id, seq]
        change = "UPDATE entries SET told = ?, action = NULL, asked = '', steps = '[]'"
        store.execute(f"{change} WHERE table_id = ? AND seq = ?", values)
