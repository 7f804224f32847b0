"""Records a seeded game for those who draw its board: one frame a decision, as the server sends it.

    python -m tools.frames nomads --seats 3 --seed 7 --lang fr

writes web/fixtures/nomads.fr.json (nomads.json for English): the game's words, and for every
decision the frame of the seat that decides and the frame of a spectator, ending with the result.
With `--to -` it is written to the standard output instead.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

import captains_table as ct
from captains_table.engine.decision import Choice
from captains_table.server import frames
from captains_table.server.draws import commitment
from captains_table.server.games_info import all_games, game_words
from captains_table.server.live import Live
from captains_table.server.messages import Content
from captains_table.server.socket_messages import Foreseen, Frame
from captains_table.server.store.rows import EntryRow, SeatRow, TableRow

WEB = Path(__file__).parents[1] / "web"
NAMES = ("Anna", "Bruno", "Chiara", "Denis", "Elif", "Farid")
SETTINGS = {"listed": False, "pace": "live", "minutes": 0, "hot_seat": False, "muted": False}
NOW = 0  # milliseconds; nobody's clock runs


class Recorder:
    """A table with a person at every seat, which a bot plays."""

    def __init__(self, asked: argparse.Namespace) -> None:
        game = ct.game(asked.game)
        row = TableRow(
            id="recorded",
            game=game.name,
            rules=game.rules,
            status="playing",
            seats=asked.seats,
            options=game.agree(asked.seats, asked.options),
            settings=SETTINGS,
            host=0,
            seed=str(asked.seed),
            commitment=commitment(str(asked.seed)),
            created=NOW,
            touched=NOW,
            expires=NOW,
        )
        seats = [SeatRow(row.id, s, "person", name=NAMES[s]) for s in range(asked.seats)]
        self.live = Live(row, seats)
        self._lang = asked.lang
        self._player = ct.player(asked.player, seed=asked.seed)
        self._told: dict[int | None, int] = {}  # the last frame of each side
        self._made: Choice | None = None  # what the seat that decides is going to choose
        self._looked: set[str] = set()  # kinds of decisions of which each choice was looked at
        self._write(self.live.begin(NOW))

    def _write(self, entry: EntryRow) -> None:
        outcome = self.live.playing.outcome
        self.live.row = replace(self.live.row, seq=entry.seq, turn=self.decider)
        if outcome is not None:
            self.live.row = replace(self.live.row, status="over", result=vars(outcome))

    @property
    def decider(self) -> int | None:
        """Whose decision it is; nobody's at the end."""
        decision = self.live.playing.decision
        return None if decision is None else decision.seat

    def moments(self) -> Iterator[None]:
        """The whole game, decision after decision, and its end."""
        while (decision := self.live.playing.decision) is not None:
            index = self._player.choose(self.live.playing.view(decision.seat))
            self._made = decision.choices[index]
            yield
            self._write(self.live.choose(self._made.code, NOW))
        self._made = None
        yield

    def frame(self, seat: int | None) -> Frame:
        """What that side is sent now; its log begins where its last frame ended."""
        since, self._told[seat] = self._told.get(seat, 0), self.live.row.seq
        return frames.frame(self.live, seat, [] if seat is None else [seat], self._lang, since, NOW)

    def ahead(self) -> dict[str, Foreseen]:
        """What choices are certain to lead to, by their codes, as who decides would be told: each
        where a kind of decision comes for the first time, then the one that is made."""
        table, seq = self.live.playing, self.live.row.seq
        if table.decision is None or self._made is None:
            return {}
        first = table.decision.kind not in self._looked
        self._looked.add(table.decision.kind)
        choices = table.decision.choices if first else [self._made]
        looked = {choice.code: table.look_ahead(choice) for choice in choices}
        return {
            str(code): Foreseen(seq, code, told.events, told.changes, told.assumed)
            for code, told in looked.items()
        }


def recorded(asked: argparse.Namespace) -> dict[str, Any]:
    """Words, content and frames: for each moment those of the seat that decides and of a spectator,
    or with `everybody` those of all seats and of a spectator."""
    recorder = Recorder(asked)
    game, options = ct.game(asked.game), recorder.live.row.options
    if asked.everybody:
        sides = [*range(asked.seats), None]
        played: list[Any] = [[recorder.frame(s) for s in sides] for _ in recorder.moments()]
    else:
        played = [
            {
                "seat": recorder.frame(recorder.decider or 0),
                "spectator": recorder.frame(None),
                "ahead": recorder.ahead() if asked.ahead else {},
            }
            for _ in recorder.moments()
        ]
    return {
        "info": next(info for info in all_games(asked.lang) if info.name == asked.game),
        "words": game_words(asked.game, asked.lang),
        "content": Content(dict(game.content(options)), dict(game.own_words(options, asked.lang))),
        "frames": played,
    }


def main() -> None:
    """Play a game at a real table and write down its frames."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=ct.game_names())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--player", default="greedy", help="who chooses: random, greedy, ...")
    parser.add_argument("--options", type=json.loads, default={}, help="as a JSON object")
    parser.add_argument("--everybody", action="store_true", help="the frames of every seat")
    parser.add_argument("--ahead", action="store_true", help="what choices lead to")
    parser.add_argument("--to", help="a file; - is the standard output")
    asked = parser.parse_args()
    asked.seats = asked.seats or ct.game(asked.game).usual_seats
    told = msgspec.json.encode(recorded(asked))
    if asked.to == "-":
        sys.stdout.buffer.write(told)
        return
    name = asked.game if asked.lang == "en" else f"{asked.game}.{asked.lang}"
    file = Path(asked.to) if asked.to else WEB / "fixtures" / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(told)
    print(f"{file}: {len(told)} bytes")


if __name__ == "__main__":
    main()
