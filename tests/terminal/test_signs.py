"""Terminals that know few characters show signs that can be told apart."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.games.gold_n_crash.terminal import pieces as gold
from captains_table.games.nomads.terminal import pieces as nomads
from captains_table.games.oh_captain import terminal as oh_captain
from captains_table.games.sea_of_legends.terminal import chart
from captains_table.terminal.signs import stand_in

HOUSE = Path(ct.__file__).parent
TOGETHER = {
    "cards of Oh Captain!": set(oh_captain.SYMBOLS.values()),
    "seats of Oh Captain!": {
        oh_captain.CAPTAIN,
        oh_captain.TURN,
        oh_captain.COIN,
        oh_captain.BACK,
        "-",
    },
    "crew": set(gold.SYMBOLS.values()),
    "zeppelins": {gold.GUEST, gold.COIN, gold.BACK, gold.TURN, gold.HULL, gold.DISCARD},
    "stories": {*nomads.SYMBOLS.values(), *nomads.SIGNS.values()},
    "ways": set(nomads.WAYS.values()),
    "ports": set(chart.SIGNS.values()),
    "on the map": {
        *(chart.FLAG, chart.FORT, chart.INFESTED, chart.RELIC, chart.TROPHY, chart.RUMOR),
        *chart.TOKEN_SIGNS.values(),
    },
    # beside the Strength of a Port
    "captains": {*chart.CAPTAIN_DIGITS, *"0123456789", *chart.SIGNS.values()},
}


@pytest.mark.parametrize("signs", TOGETHER.values(), ids=TOGETHER)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_signs_that_stand_together_differ(signs: set[str], encoding: str) -> None:
    shown = {sign: sign.encode(encoding, "stand-in") for sign in signs}
    assert len(set(shown.values())) == len(signs), shown
    assert all(len(sign) == 1 for sign in shown.values())


def test_everything_that_is_drawn_has_a_stand_in() -> None:
    files = [
        *HOUSE.glob("**/terminal/**/*.py"),
        *HOUSE.glob("terminal/*.py"),
        *HOUSE.rglob("*.ftl"),
    ]
    for file in (file for file in files if file.name != "signs.py"):
        for character in set(file.read_text(encoding="utf-8")):
            assert character.isascii() or stand_in(character) != "?", (file, character)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("game", ct.game_names())
def test_a_game_is_shown_without_question_marks(game: str, encoding: str) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "captains_table", "play", game, "--lang", "en", "--seed", "7"],
        input=b"c\n",
        capture_output=True,
        env={"PYTHONPATH": str(HOUSE.parent), "PYTHONIOENCODING": encoding},
        check=True,
    ).stdout.decode(encoding)
    table = shown.partition("Your ")[0]
    assert not any(f"{sign}?" in table or f"?{sign}" in table for sign in "?|#*"), table
