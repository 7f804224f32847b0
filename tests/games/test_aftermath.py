"""What the games tell beside a result."""

from __future__ import annotations

import pytest

import captains_table as ct
from captains_table.engine.speech import sentence
from captains_table.engine.words import LANGUAGES
from captains_table.games.oh_captain.aftermath import bluffs

LIE = [
    {"event": "card_drawn", "seat": 0, "card": "egg"},
    {"event": "item_announced", "seat": 0, "item": "hook"},
]
TRUTH = [
    {"event": "card_drawn", "seat": 0, "card": "lantern3"},
    {"event": "item_announced", "seat": 0, "item": "lantern"},
]
OF_ANOTHER = [
    {"event": "card_drawn", "seat": 1},
    {"event": "item_announced", "seat": 1, "item": "hook"},
]


@pytest.mark.parametrize(
    ("events", "announced", "lies", "believed"),
    [
        ([], 0, 0, 0),
        (TRUTH, 1, 0, 0),
        (LIE, 1, 1, 1),
        ([*LIE, {"event": "seller_lied", "seat": 0}, *OF_ANOTHER, *LIE], 2, 2, 1),
        ([{"event": "card_drawn", "seat": 0}, LIE[1]], 1, 0, 0),  # of a damaged store
        ([*TRUTH, *LIE, {"event": "lie_caught", "seat": 0, "target": 1, "card": "egg"}], 2, 1, 0),
    ],
)
def test_bluffs(events: list[dict[str, object]], announced: int, lies: int, believed: int) -> None:
    found = {"announced": announced, "lies": lies, "believed": believed}
    assert bluffs([events]) == [found]


@pytest.mark.parametrize("name", ct.game_names())
def test_a_verdict_has_words_in_every_language(name: str) -> None:
    """Of games played at random until one ends in a way that points do not explain."""
    game = ct.game(name)
    for seed in range(300):
        table = ct.play(name, ["random"] * game.seats[0], seed=seed)
        verdict = game.verdict(table.state)
        if verdict is not None:
            break
    else:
        pytest.fail("every game was decided by points")
    told = [sentence(table.words(lang), [], *verdict) for lang in LANGUAGES]
    assert told[0] != told[1]
    assert not any("verdict-" in text for text in told)


@pytest.mark.parametrize("name", ct.game_names())
def test_all_verdicts_and_columns_have_words(name: str) -> None:
    told = {}
    for lang in LANGUAGES:
        lines = (ct.game(name).folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        told[lang] = {
            line.partition(" ")[0] for line in lines if line.startswith(("verdict-", "beside-"))
        }
    assert told["en"] == told["fr"] != set()
