"""What a game says of the options of a rematch."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct


def rematch(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options of the rematch of a game, which can be played with them."""
    over = ct.play(game, ["random"] * seats, seed=1, options=options)
    told = dict(over.game.rematch(options, over.view(None)))
    ct.Table(game, seats, options=told)
    return told


@pytest.mark.parametrize("began", [0, 1])
@pytest.mark.parametrize("game", ["gold-n-crash", "nomads"])
def test_of_two_the_other_one_begins(game: str, began: int) -> None:
    assert rematch(game, 2, {"first_player": began}) == {"first_player": 1 - began}


@pytest.mark.parametrize("game", ["gold-n-crash", "nomads"])
def test_of_two_the_other_one_begins_where_it_was_drawn_too(game: str) -> None:
    over = ct.play(game, ["random"] * 2, seed=1)
    began: int = over.view(None)["first"]
    assert over.game.rematch({}, over.view(None)) == {"first_player": 1 - began}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("nomads", 3, {"first_player": 1, "setup": "quick"}),
        ("oh-captain", 4, {"captain": 2}),
        ("oh-captain", 3, {}),
    ],
)
def test_otherwise_it_is_the_same_again(game: str, seats: int, options: dict[str, Any]) -> None:
    assert rematch(game, seats, options) == options
