"""People have names: whatever is told calls them by those, and says "you" to the one who reads."""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.words import LANGUAGES
from captains_table.server.socket_messages import Done
from captains_table.server.store import Store
from tests.server.room import FEWEST, Client, Room, play, run, same_seed, working

YOU = {"en": re.compile(r"\b[Yy]ou\b"), "fr": re.compile(r"\b[Vv]ous\b")}


def personas(name: str, lang: str) -> set[str]:
    """Everybody whom a seat can play."""
    table = ct.Table(name, ct.game(name).usual_seats, seed=0)
    game, catalogue = table.game, table.words(lang)
    called = (f"{game.persona}-{who}" for who in game.personas) if game.persona else ()
    return {catalogue.say(message) for message in called if catalogue.has(message)}


def about(client: Client, seat: int) -> list[dict[str, Any]]:
    """The lines whose event is of that seat."""
    return [line for line in client.log if line["event"].get("seat") == seat and line["text"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_everything_calls_people_by_name_and_the_reader_you(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, name: str, seats: int, lang: str
) -> None:
    same_seed(monkeypatch)

    async def test(room: Room) -> None:
        clients = await room.full(name, seats)
        names = ["Ada", "Zoé", "Bea", "Cyrus"][:seats]
        readers = [await room.look(c.table, *c.tokens, lang=lang) for c in clients]
        await play(readers, Random(3), 60)
        bystander = await room.look(clients[0].table, lang=lang)
        for client in (*readers, bystander):
            frame = client.frame
            assert frame["names"] == names
            assert {persona for persona in frame["personas"] if persona} <= personas(name, lang)
        for seat, reader in enumerate(readers):
            mine = about(reader, seat)
            assert mine
            assert all(names[seat] not in line["text"] for line in mine)
            assert any(YOU[lang].search(line["text"]) for line in mine)
            assert any(names[seat] in line["text"] for line in about(bystander, seat))
            assert not any(YOU[lang].search(line["text"]) for line in about(bystander, seat))

    run(sqlite_url, test)


def test_a_choice_and_a_prompt_call_people_by_name(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test(room: Room) -> None:
        clients, said = await room.full(), ""
        for _ in range(60):
            client = next(c for c in clients if c.codes)
            said += "".join(offered["label"] + "\n" for offered in client.frame["choices"])
            await client.choose()
        assert re.search(r"Attack (Ada|Zoé|Bea)", said)

    run(sqlite_url, test)


def test_bots_and_those_who_were_removed_are_called_by_whom_they_play(store: Store) -> None:
    async def test(room: Room) -> None:
        opened = await room.open(seats=3, bots=[None, None, "greedy"])
        zoe = await room.join(opened.table)
        ada = await room.look(opened.table, opened.seats[0].token)
        await room.look(opened.table, zoe.token)
        called, played = ada.frame["names"], ada.frame["personas"]
        assert called == ["Ada", "Zoé", played[2]]
        assert all(played)
        assert isinstance(await ada.manage("empty", 1), Done)
        assert ada.frame["names"] == ["Ada", *played[1:]]
        again = await room.look(opened.table)
        assert "Zoé" not in "".join(line["text"] for line in again.log)

    async def whole() -> None:
        async with working(store) as room:
            await test(room)

    asyncio.run(whole())


def test_a_finished_game_is_told_to_each_as_it_was(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_seed(monkeypatch)

    async def test(room: Room) -> None:
        clients = await room.full()
        await play(clients, Random(1))
        await room.log(clients[0].table)  # kept by now
        for client in [*clients, await room.look(clients[0].table)]:
            again = await room.look(client.table, *client.tokens)
            assert again.log == client.log or not client.tokens
            for name in ("names", "personas"):
                assert again.frame[name] == clients[0].frame[name]
        moments = await room.moments(clients[0].table, 1)
        assert moments[-1]["names"] == ["Ada", "Zoé", "Bea"]
        assert "Zoé" in "".join(line["text"] for moment in moments for line in moment["log"])

    run(sqlite_url, test)
