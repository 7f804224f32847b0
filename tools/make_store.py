"""Writes a store as people leave it, with the code that is checked out, through a real server.

    python -m tools.make_store 0.2.0

writes tests/stores/0.2.0.sqlite.xz, and 0.2.0.json.xz with what everybody was last shown there and
the keys of their seats. Every release adds its own; later ones must open them all
(tests/server/test_old_stores.py).
"""

from __future__ import annotations

import argparse
import json
import lzma
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.server.odd_server import NO_LIMITS
from tests.server.visits import Json, get, post, shown, visiting
from tests.serving import Server

STORES = Path(__file__).parents[1] / "tests" / "stores"
LONG = 60  # entries: a snapshot is kept after 50
ATTEMPTS = 20  # a game may be over before
QUICK, SLOW = 60, 8_000  # milliseconds until a bot answers
MANY = 1_000_000
NAMES = ("Anna", "Zoé", "Nils")
SAID = ("Ahoy!", "À l'abordage, moussaillons…")


@dataclass(frozen=True)
class Wish:
    """A table that there is to be."""

    kind: str
    game: str
    seats: int
    long: int  # entries at least; MANY: to the end
    asked: Json


def wishes(game: str, seats: int) -> list[Wish]:
    """Tables of a game at every stage."""
    bot = {"bots": [None] * (seats - 1) + ["greedy"], "hot_seat": True}
    kinds: list[tuple[str, int, Json]] = [
        ("finished", MANY, bot),
        ("people", LONG, {"pace": "leisure"}),
        ("bot", LONG, bot),
        ("waiting", 0, {"listed": True}),
    ]
    if game == "nomads":
        kinds.append(("clock", LONG, {"minutes": 600}))
    if game == "sea-of-legends":
        own = {"options": own_content()}
        kinds += [("own content", LONG, own), ("finished", MANY, bot | own)]
    return [Wish(kind, game, seats, long, asked) for kind, long, asked in kinds]


class Writer:
    """Puts up tables and plays at them."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.tables: dict[str, Json] = {}

    def fill(self, url: str, games: Sequence[str]) -> None:
        """Tables of these games, or of all."""
        shelf = [game for game in get(url, "games").json() if not games or game["name"] in games]
        wished = [
            wish for game in shelf for wish in wishes(game["name"], max(2, min(game["seats"])))
        ]
        seeds = [self._seed() for _ in wished]
        with ThreadPoolExecutor() as pool:  # bots let people wait
            self.tables = dict(pool.map(partial(put_up, url), wished, seeds))

    def look(self, url: str) -> None:
        """What everybody is shown. At tables with a bot, people choose until it is its turn, and
        that is the last that happens."""
        last = [known for known in self.tables.items() if known[1]["kind"] == "bot"]
        for table, known in self.tables.items():
            if known["kind"] != "bot":
                known |= shown(url, table, known["tokens"])
        for table, known in last:
            with visiting(url, table, [*known["tokens"].values()], seed=self._seed()) as visit:
                while visit.frame["choices"]:
                    visit.choose()
                assert visit.plays, f"{known['game']} was over before; try another --seed"
                known |= shown(url, table, known["tokens"])

    def _seed(self) -> int:
        return self._random.getrandbits(32)


def put_up(url: str, wish: Wish, seed: int) -> tuple[str, Json]:
    """A table; its people sit down, unless it is to wait, talk and play."""
    random = Random(seed)
    for _ in range(ATTEMPTS):
        body = {"game": wish.game, "seats": wish.seats, "name": NAMES[0]}
        opened = post(url, "tables", body | wish.asked)
        table, seated = opened["table"], opened["seats"]
        while wish.long and len(seated) < wish.seats - ("bots" in wish.asked):
            name = NAMES[len(seated)]
            seated.append(post(url, f"tables/{table}/join", {"name": name}))
        tokens = {str(seat["seat"]): seat["token"] for seat in seated}
        with visiting(url, table, [*tokens.values()], seed=random.getrandbits(32)) as visit:
            for seat, text in zip(tokens, SAID, strict=False):
                visit.do("say", int(seat), text=text)
            visit.play(wish.long)
            if not wish.long or visit.plays == (wish.long < MANY):
                return table, {"kind": wish.kind, "game": wish.game, "tokens": tokens}
    raise AssertionError(f"no {wish.game} was as long as that")


def own_content() -> Json:
    """The built-in content of Sea of Legends with another goal: a game that is over soon."""
    from captains_table.games.sea_of_legends.content.loading import as_data, builtin

    return {"content": {**as_data(builtin()), "goal": 4}}


def write_store(file: Path, seed: int, *games: str) -> Json:
    """A store with tables of these games, or of all; returns what people were last shown."""

    def with_server(bot_delay: int, work: Callable[[str], None]) -> None:
        env = {"CAPTAIN_BOT_DELAY_MS": str(bot_delay)}
        server = Server(f"sqlite:///{file}", *NO_LIMITS, env=env)
        try:
            work(server.url)
        finally:
            server.stop()

    writer = Writer(seed)
    with_server(QUICK, lambda url: writer.fill(url, games))
    with_server(SLOW, writer.look)
    return {"written": int(time.time()), "tables": writer.tables}


def main() -> None:
    """Write a store and what belongs to it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", help="the release")
    parser.add_argument("--seed", type=int, default=1, help="of what people choose [1]")
    parser.add_argument("--game", action="append", default=[], help="tables of this game only")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "store.sqlite"
        known = write_store(file, asked.seed, *asked.game)
        keep(f"{asked.name}.sqlite.xz", file.read_bytes())
    keep(f"{asked.name}.json.xz", json.dumps(known, ensure_ascii=False).encode())
    for table in known["tables"].values():
        print(f"{table['game']}, {table['kind']}: {table['seq']} entries, {table['status']}")


def keep(name: str, data: bytes) -> None:
    """A file among the stores."""
    STORES.mkdir(exist_ok=True)
    packed = lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)
    (STORES / name).write_bytes(packed)
    print(f"{name}: {len(packed):,} bytes")


if __name__ == "__main__":
    main()
