"""Rules, "Playing the Game": the Captain, the Explorers and the order of turns."""

from __future__ import annotations

from random import Random

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    MUTINY,
    begin,
    edited,
    play_quiet_turn,
    set_coins,
)
from tests.games.script import (
    decider,
    do,
    everybody,
    kind,
    told,
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_every_moment_there_is_one_captain_and_all_others_explore(seats: int) -> None:
    random = Random(7)
    table = ct.Table("oh-captain", seats=seats, seed=1, checked=True)
    captain = table.position()["captain"]
    mutinies = 0
    while table.decision:
        done = table.decision.choices[random.randrange(len(table.decision.choices))].action
        chooser, seq = table.decision.seat, table.seq
        table.choose(done)
        if done == MUTINY:
            captain, mutinies = chooser, mutinies + 1
        assert {table.view(seat)["captain"] for seat in everybody(table)} == {captain}
        begun = [e["seat"] for e in told(table, None, seq) if e["event"] == "turn_begun"]
        assert captain not in begun
    assert mutinies > 0


@pytest.mark.parametrize(
    ("seats", "captain", "around"),
    [(3, 1, [2, 0]), (4, 3, [0, 1, 2]), (5, 0, [1, 2, 3, 4]), (6, 2, [3, 4, 5, 0, 1])],
)
def test_turns_go_clockwise_until_the_nomads_come(
    seats: int, captain: int, around: list[int]
) -> None:
    table = begin(seats, captain)
    while table.decision:
        play_quiet_turn(table)
    events = told(table, None)
    turns = [e["seat"] for e in events if e["event"] == "turn_begun"]
    # 26 items above and among the last four cards, and the Nomads at the very bottom.
    assert turns == [around[i % len(around)] for i in range(27)]
    names = [e["event"] for e in events]
    assert names.index("nomads_arrived") > len(names) - 1 - names[::-1].index("turn_begun")
    assert {"event": "nomads_arrived", "seat": turns[-1]} in events


def test_when_a_turn_is_over_the_cave_moves_to_the_left() -> None:
    table = begin(4, captain=0)
    assert table.position()["active"] == 1
    play_quiet_turn(table)
    assert told(table, None)[-2:] == [
        {"event": "turn_begun", "seat": 2},
        {"event": "card_drawn", "seat": 2},
    ]
    for seat in everybody(table):
        assert table.view(seat)["active"] == 2
    assert (kind(table), decider(table)) == ("announce", 2)


def test_the_new_turn_knows_nothing_of_the_old_one() -> None:
    table = begin(4, captain=0)
    play_quiet_turn(table)
    position = table.position()
    assert [position[name] for name in ("said", "attacker", "target")] == [None] * 3


@pytest.mark.parametrize(
    ("captain", "before", "after"), [(0, 3, 1), (1, 0, 2), (2, 1, 3), (3, 2, 0)]
)
def test_the_cave_skips_the_captain(captain: int, before: int, after: int) -> None:
    table = begin(4, captain)
    while table.position()["active"] != before:
        play_quiet_turn(table)
    play_quiet_turn(table)
    assert table.position()["active"] == after


def test_the_cave_skips_the_new_captain_and_no_longer_the_old_one() -> None:
    table = edited(
        begin(4, 0, ["lys", "red", "moon", "nostromo"]), lambda p: set_coins(p, 4, 5, 6, 5)
    )
    play_quiet_turn(table)
    do(table, MUTINY)
    turns = [table.position()["active"]]
    for _ in range(4):
        if kind(table) == "mutiny_or_loyalty":
            do(table, {"do": "loyalty"})
        play_quiet_turn(table)
        turns.append(table.position()["active"])
    assert turns == [3, 0, 1, 3, 0]
