"""What the board of Oh Captain! says in the terminal."""

from __future__ import annotations

import pytest

import captains_table as ct
from captains_table.terminal.boards import board
from captains_table.terminal.screen import Screen
from tests.terminal.drawn import lines


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["with Red and Lys: ¤ Purse", "with Moon, under the bottle: ○ Egg"]),
        ("fr", ["chez Red et Lys : ¤ Bourse", "chez Moon, sous la Bouteille : ○ Œuf"]),
    ],
)
def test_what_is_known_says_where(
    lang: str, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    table = ct.Table("oh-captain", seats=4, seed=5)
    view = table.view(0)
    names = ["Nostromo", "Red", "Lys", "Moon"]
    known = {"loot_down": [{}, {"purse": 1}, {"purse": 1}, {"egg": 1}], "discard": {"egg": 1}}
    monkeypatch.setattr(table, "view", lambda seat: {**view, "known": known})
    monkeypatch.setattr(table, "seat_names", lambda lang: names)
    drawn = board(Screen(lang), table, table.view(0))
    text = " ".join(" ".join(lines(drawn, drawn.draw(False))).split())
    for part in told:
        assert part in text


def test_nothing_is_counted_where_nothing_is_drawn() -> None:
    table = ct.Table("oh-captain", seats=3, seed=2)
    bot = ct.player("random", seed=2)
    while table.decision is not None:
        table.choose(bot.choose(table.view(table.decision.seat)))
    drawn = board(Screen("en"), table, {**table.view(None), "cave": {"size": 0}})
    assert "Cave 0 " in "".join(lines(drawn, drawn.draw(False)))
