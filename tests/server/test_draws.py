"""Shuffles that anybody can check: the seed is promised at the start and shown at the end, and each
seat adds to it."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.chance import Dice
from captains_table.engine.logs import backs
from captains_table.server.draws import Draws
from tests.server.room import FEWEST, NAMES, Room, play, refused, run


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_every_draw_of_a_finished_game_can_be_checked(
    sqlite_url: str, game: str, seats: int
) -> None:
    nonces = ["hosts-own", "", "own-2"][:seats]

    async def test(room: Room) -> None:
        opened = await room.open(game, seats)
        seated = [*opened.seats]
        for name in NAMES[: seats - 1]:
            seated.append(await room.join(opened.table, name))
        promised = opened.commitment
        assert {seat.commitment for seat in seated} == {promised}, "known before a nonce is asked"
        clients = [
            await room.look(opened.table, seat.token, nonce=nonce)
            for seat, nonce in zip(seated, nonces, strict=True)
        ]
        random = Random(2)
        while clients[0].frame["result"] is None:
            before = await room.info(opened.table)
            assert (before.seed, before.commitment) == ("", promised)
            assert await refused(room.log(opened.table)) == "not_over"
            room.keeper._lives.clear()  # the dice go on where they were
            await play(clients, random, 15, undo=0.1)
        told = clients[0].frame["table"]
        assert sha256(told["seed"].encode()).hexdigest() == promised
        assert len(bytes.fromhex(told["seed"])) == 32
        assert told["nonces"] == nonces
        log = await room.log(opened.table)
        seed = ".".join([told["seed"], *told["nonces"]])
        assert log["seed"] == seed
        assert again(log, seed) == log["steps"]
        other = ".".join([told["seed"], "another", *told["nonces"][1:]])
        assert again(log, other) != log["steps"]
        draws = await room.draws(opened.table)
        dice = Dice(seed)
        for draw in draws:
            assert dice(draw["kind"], draw["outcomes"], draw["weights"]) == draw["index"]
        drawn = [draw["outcomes"][draw["index"]] for draw in draws]
        assert drawn == [step["outcome"] for step in log["steps"] if "chance" in step]

    def again(log: dict[str, Any], seed: str) -> list[object]:
        """The steps, with every draw made anew from the seed."""
        table = ct.Table(game, seats, seed=seed, options=log["options"])
        try:
            then, going_back = [], backs(log["steps"])  # how the table stood before each step
            for place, step in enumerate(log["steps"]):
                then.append(table.copy())
                if "action" in step:
                    table.choose(step["action"])
                elif "back" in step:
                    table.take_back(then[going_back[place]])
        except ct.IllegalChoice:
            return []
        return list(table.log["steps"])

    run(sqlite_url, test)


def test_only_the_first_nonce_counts_and_only_before_the_game(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        opened = await room.open("gold-n-crash", 2)
        (host,) = opened.seats
        await (await room.look(opened.table, host.token, nonce="first")).leave()
        await room.look(opened.table, host.token, nonce="second")
        await room.look(opened.table, nonce="of-a-spectator")
        guest = await room.join(opened.table)
        assert (await room.row(opened.table)).status == "waiting"
        await room.look(opened.table, guest.token)
        await room.look(opened.table, guest.token, nonce="too-late")
        row = await room.row(opened.table)
        assert (row.status, row.nonces) == ("playing", ["first", ""])
        assert [seat.nonce for seat in await room.seats(opened.table)] == ["first", ""]

    run(sqlite_url, test)


def test_tables_have_seeds_of_their_own(sqlite_url: str) -> None:
    async def test(room: Room) -> None:
        rows = [await room.row((await room.open()).table) for _ in range(3)]
        assert len({row.seed for row in rows}) == 3
        assert [row.commitment for row in rows] == [
            sha256(row.seed.encode()).hexdigest() for row in rows
        ]

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
