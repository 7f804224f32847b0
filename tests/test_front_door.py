"""What people do with a table first: look at it, hand back what it offered, play a whole game."""

from __future__ import annotations

import pytest

import captains_table as ct


def test_a_choice_can_be_handed_back_and_a_table_says_where_it_is() -> None:
    table = ct.Table("oh-captain", seats=4, seed=7)
    twin = table.copy()
    assert table == twin
    assert repr(table) == "<Table 'oh-captain', 4 seats, seq 9: announce of seat 0>"
    assert "It is a Lantern" in str(table)
    offered = table.decision
    assert offered is not None
    table.choose(offered.choices[1])
    assert table != twin
    with pytest.raises(ct.IllegalChoice) as refused:
        table.choose(offered.choices[1])  # of an earlier decision
    assert refused.value.rule in repr(refused.value)
    assert table != "a table"
    with pytest.raises(TypeError):
        hash(table)


@pytest.mark.parametrize("name", ct.game_names())
def test_whole_games_between_players(name: str) -> None:
    seats = min(ct.game(name).seats)
    table = ct.play(name, ["random"] * seats, seed=5)
    assert table.outcome is not None
    assert ct.play(name, ["random"] * seats, seed=5) == table
    with pytest.raises(ct.BadSeats):
        ct.play(name, "random", seed=5)
