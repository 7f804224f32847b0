"""Shuffles that anybody can check: the seed is promised at the start and shown at the end, and each
seat adds to it."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.server import tables
from captains_table.server.draws import Draws
from captains_table.server.messages import TableInfo
from tests.server.room import FEWEST, Room, play, refused, run


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_every_draw_of_a_finished_game_can_be_checked(
    sqlite_url: str, game: str, seats: int
) -> None:
    async def info(room: Room, table: str) -> TableInfo:
        return await room.keeper.ask(tables.table_info, table)

    async def test(room: Room) -> None:
        opened = await room.open(game, seats, nonce="hosts-own")
        promised = (await info(room, opened.table)).commitment
        tokens = [opened.seats[0].token]
        for seat in range(1, seats):
            seated = await room.join(opened.table, nonce=f"own-{seat}" if seat > 1 else "")
            tokens.append(seated.token)
        clients = [await room.look(opened.table, token) for token in tokens]
        random = Random(2)
        while clients[0].frame["result"] is None:
            before = await info(room, opened.table)
            assert (before.seed, before.commitment) == ("", promised)
            assert await refused(room.keeper.ask(tables.finished_log, opened.table)) == "not_over"
            room.keeper._lives.clear()  # the dice go on where they were
            await play(clients, random, 15, undo=0.1)
        told = clients[0].frame["table"]
        assert sha256(told["seed"].encode()).hexdigest() == promised
        assert len(bytes.fromhex(told["seed"])) == 32
        assert told["nonces"] == ["hosts-own", "", "own-2"][:seats]
        log = await room.keeper.ask(tables.finished_log, opened.table)
        seed = ".".join([told["seed"], *told["nonces"]])
        assert log["seed"] == seed
        assert again(log, seed) == log["steps"]
        other = ".".join([told["seed"], "another", *told["nonces"][1:]])
        assert again(log, other) != log["steps"]

    def again(log: dict[str, Any], seed: str) -> list[object]:
        """The steps, with every draw made anew from the seed."""
        table = ct.Table(game, seats, seed=seed, options=log["options"])
        try:
            for step in log["steps"]:
                if "action" in step:
                    table.choose(step["action"])
        except ct.IllegalChoice:
            return []
        return list(table.log["steps"])

    run(sqlite_url, test)


def test_tables_have_seeds_of_their_own(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        rows = [await room.row((await room.open()).table) for _ in range(3)]
        assert len({row.seed for row in rows}) == 3

    run(sqlite_url, test)


def test_what_happened_comes_before_the_dice_and_moves_them_on() -> None:
    fresh, loaded = Draws("seed", 0), Draws("seed", 0)
    outcomes, weights = list("abcdefgh"), [1] * 8
    drawn = [outcomes[fresh("draw", outcomes, weights)] for _ in range(6)]
    assert fresh.taken() == drawn
    assert fresh.taken() == []
    loaded.expect(drawn[:4])
    for _ in range(6):
        loaded("draw", outcomes, weights)
    assert loaded.taken() == drawn
    assert loaded.drawn == 6
    loaded.expect(["never"])
    with pytest.raises(ValueError, match="never"):
        loaded("draw", outcomes, weights)
