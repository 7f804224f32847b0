"""Records a seeded game for those who draw its board: one frame a decision.

    python tools/frames.py nomads --seats 3 --seed 7 --lang fr

writes web/fixtures/nomads.fr.json (nomads.json for English): the game's words, and for every
decision the frame of the seat that decides and the frame of a spectator, ending with the result.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

import captains_table as ct
from captains_table.server.messages import (
    Chosen,
    Content,
    Frame,
    LogLine,
    Result,
    SeatInfo,
    TableInfo,
)

WEB = Path(__file__).parents[1] / "web"
SOURCE = Path(ct.__file__).parent
NAMES = ("Anna", "Bruno", "Chiara", "Denis", "Elif", "Farid")


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=ct.game_names())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--player", default="greedy", help="who chooses: random, greedy, ...")
    asked = parser.parse_args()
    seats = asked.seats or ct.game(asked.game).usual_seats
    table = ct.Table(asked.game, seats=seats, seed=asked.seed)
    played = frames(table, asked)
    recorded = {
        "words": words(asked.game, asked.lang),
        "content": content(table, asked.lang),
        "frames": played,
    }
    name = asked.game if asked.lang == "en" else f"{asked.game}.{asked.lang}"
    file = WEB / "fixtures" / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.encode(recorded))
    print(f"{file.relative_to(WEB.parent)}: {len(played)} decisions")


def words(game: str, lang: str) -> str:
    """The game's catalogue, then the one that all games share."""
    own = SOURCE / "games" / game.replace("-", "_") / f"{lang}.ftl"
    shared = SOURCE / "engine" / "words" / f"{lang}.ftl"
    return own.read_text(encoding="utf-8") + "\n" + shared.read_text(encoding="utf-8")


def content(table: ct.Table, lang: str) -> Content:
    """What the table is played with, as far as a board must know it."""
    game, options = table.game, table.log["options"]
    return Content(dict(game.content(options)), dict(game.own_words(options, lang)))


def frames(table: ct.Table, asked: argparse.Namespace) -> list[dict[str, Frame]]:
    """The whole game, one pair of frames a decision."""
    told: dict[int | None, int] = {}
    pairs = []
    for entry, decider in played(table, asked):
        seats: dict[str, int | None] = {"seat": decider, "spectator": None}
        pairs.append({key: frame(table, s, entry, told, asked.lang) for key, s in seats.items()})
    return pairs


def moments(table: ct.Table, asked: argparse.Namespace) -> list[list[Frame]]:
    """The whole game: for each decision the frame of every seat, then a spectator's."""
    told: dict[int | None, int] = {}
    everybody = [*range(table.log["seats"]), None]
    return [
        [frame(table, seat, entry, told, asked.lang) for seat in everybody]
        for entry, _ in played(table, asked)
    ]


def played(table: ct.Table, asked: argparse.Namespace) -> Iterator[tuple[int, int]]:
    """Play on: the number of each moment, and who decides in it."""
    player = ct.player(asked.player, seed=asked.seed)
    for entry in count():
        yield entry, table.decision.seat if table.decision else 0
        if table.decision is None:
            return
        table.choose(player.choose(table.view(table.decision.seat)))


def frame(
    table: ct.Table, seat: int | None, entry: int, told: dict[int | None, int], lang: str
) -> Frame:
    """What one seat would be sent now; its log begins where its last frame ended."""
    decision = table.decision
    mine = decision is not None and decision.seat == seat
    since = told.get(seat, 0)
    fresh = table.events(seat, since)
    told[seat] = table.seq
    return Frame(
        table=info(table),
        seat=seat,
        mine=[] if seat is None else [seat],
        seq=entry,
        view=table.view(seat),
        names=table.seat_names(lang),
        prompt=decision.prompt(lang) if decision and mine else "",
        choices=[
            Chosen(index=c.index, code=c.code, action=c.action, label=c.label(lang))
            for c in (decision.choices if decision and mine else ())
        ],
        facts=table.facts(seat),
        hints=table.hints(seat) if mine and seat is not None else {},
        undo=False,
        since=max(0, entry - 1),
        log=[LogLine(seq=entry, event=e, text=table.say_event(e, lang)) for e in fresh],
        result=result(table),
        notices=[],
    )


def info(table: ct.Table) -> TableInfo:
    """A table with a person at every seat."""
    header = table.log
    seats = [
        SeatInfo(seat=s, kind="person", name=NAMES[s], here=True) for s in range(header["seats"])
    ]
    return TableInfo(
        id="recorded",
        game=header["game"],
        rules=header["rules"],
        status="playing" if table.decision else "over",
        seats=seats,
        host=0,
        options=header["options"],
        listed=False,
        pace="live",
        minutes=0,
        hot_seat=False,
        created=0,
        expires=0,
        muted=False,
        commitment="",
    )


def result(table: ct.Table) -> Result | None:
    """How it ended, if it did."""
    end = table.outcome
    if end is None:
        return None
    return Result(end.scores, end.winners, end.ranking, end.breakdown)


if __name__ == "__main__":
    main()
