"""The greedy player of Nomads: where it sees discs land, and what it takes for the best."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.declare import NONE
from captains_table.engine.plain import observation_class
from captains_table.games.nomads.greedy.landing import UNCUT, disc_on, now_on, space_at, then_on
from captains_table.games.nomads.greedy.worth import owners
from captains_table.games.nomads.state import ADVENTURER, SPACES, WAYS
from tests.games.nomads.rules.scenario import (
    DOUBLE,
    DROP,
    SINGLE,
    SKIP,
    STORIES,
    begin,
    campfire,
    desk,
    legend,
    lift,
    move,
    pay,
    random_game,
    song,
)
from tests.games.script import Action, actions, do, kind
from tests.players.greedy import answers

# Where discs land


def dropped(count: int, cut: int, shift: int) -> dict[int, int]:
    """The last disc on each space, by its distance from the origin, after dropping them one by one:
    a space is skipped before disc `cut`, or that disc is dropped where the one before it was."""
    last, steps = {}, 0
    for disc in range(count):
        steps += 1 + (shift if disc == cut else 0)
        last[(steps - 1) % SPACES + 1] = disc
    return last


@pytest.mark.parametrize("shift", [-1, 0, 1])
@pytest.mark.parametrize("count", range(1, 20))
def test_the_last_disc_on_each_space_needs_no_dropping(count: int, shift: int) -> None:
    cuts = {-1: range(1, count), 0: range(0), 1: range(count)}[shift]
    for cut in [*cuts, UNCUT]:
        last = dropped(count, cut, shift)
        for steps in range(1, SPACES + 1):
            assert disc_on(steps, count, cut, shift) == last.get(steps, NONE), (cut, steps)


def test_what_is_foreseen_is_what_a_move_leads_to() -> None:
    foreseen = {-1: 0, 0: 0, 1: 0}
    for table in chain(random_game(5), random_game(5, seed=1)):
        if kind(table) == "turn":
            shift = {ADVENTURER.ULRICH: -1, ADVENTURER.SIANA: 1}.get(
                table.state.adventurer[table.state.active], 0
            )
            for action in actions(table):
                if action["do"] == "move":
                    foreseen[shift] += compare(table, action, shift)
    assert min(foreseen.values()) > 100


def compare(table: ct.Table, action: Action, shift: int) -> int:
    """Make that move with each use of a talent and compare; returns how many ways there were."""
    v, origin, way = observed(table), action["space"], WAYS.index(action["way"])
    who, count = owners(v), v.pile_count[origin]
    uses = {-1: range(count - 1), 0: range(0), 1: range(count)}[shift]
    for use in [*uses, UNCUT]:
        after = table.copy()
        do(after, action)
        asked = 0
        while kind(after) in ("skip", "double_drop"):
            without, talent = (DROP, SKIP) if kind(after) == "skip" else (SINGLE, DOUBLE)
            do(after, talent if asked == use else without)
            asked += 1
        landed = observed(after)
        cut = use + (shift < 0)
        for steps in range(1, SPACES + 1):
            space = space_at(origin, way, steps)
            expected = now_on(landed, space, who)
            assert then_on(v, origin, count, space, steps, cut, shift, who) == expected
    return len(uses) + 1


def observed(table: ct.Table) -> Any:
    """What a compiled player is shown."""
    v = observation_class(table.game.declaration, table.state.seats)()
    table.game.derived.observe(table.state, table.state.active, v)
    return v


# What it takes for the best
#
# Moon moves, in seat 0. The discs that are not named lie beneath a Nomad.


@pytest.mark.parametrize(("held", "way"), [("A", "cw"), ("B", "ccw")])
def test_it_takes_the_tile_that_completes_a_card(held: str, way: str) -> None:
    tops = {**dict.fromkeys(range(8), "G"), 3: "B", 5: "A"}
    setting: dict[str, Any] = {"tops": tops, "tiles": {0: {held: 1}}, "songs": {1: 0}}
    assert answers(campfire({4: ["moon"]}, **setting)) == [move(4, way)]


def test_it_collects_different_stories_for_a_song() -> None:
    tops = {**dict.fromkeys(range(8), "A"), 5: "B"}
    assert answers(campfire({4: ["moon"]}, tops=tops, tiles={0: {"A": 4}})) == [move(4, "cw")]


def test_it_covers_a_rival_who_is_about_to_complete_a_card() -> None:
    table = campfire({2: ["siana"], 0: ["nomad", "moon"]}, tiles={1: {"A": 1}})
    assert answers(table) == [move(0, "cw")]


@pytest.mark.parametrize(("leads", "rises"), [(True, True), (False, False)])
def test_it_lets_the_fourth_moon_rise_when_it_leads(leads: bool, rises: bool) -> None:
    tops = {**dict.fromkeys(range(8), "A"), 5: "opal"}
    ahead = {"D4": 0 if leads else 1}
    table = campfire({4: ["moon"], 0: ["moon"]}, tops=tops, chart=3, legends=ahead)
    assert (move(4, "cw") in answers(table)) is rises


def test_the_last_card_is_the_one_that_scores_most() -> None:
    over: dict[str, Any] = {
        "heights": {**dict.fromkeys(range(8), 0), 3: 7, 5: 7},
        "step": "last_write",
        "closing": 3,
    }
    held = {"A": 3, "B": 1, "C": 1, "D": 1}
    assert answers(desk(held, **over)) == [song(4)]
    poor_songs = {
        "legends": {story: [2, 3, 4, 5] for story in STORIES},
        "songs": [{"need": need, "points": 0} for need in (4, 5, 6, 7)],
    }
    assert answers(desk(held, values=poor_songs, **over)) == [legend("A", 3)]
    assert answers(desk({"A": 2}, **over)) == [legend("A", 2)]


def test_it_writes_a_card_that_it_may_not_be_able_to_write_later() -> None:
    held, low = {"A": 2, "B": 2}, {**dict.fromkeys(range(8), 0), 3: 7, 4: 7, 5: 1}
    early, late = answers(desk(held)), answers(desk(held, heights=low))
    assert {action["do"] for action in early} == {"move"}
    assert {action["do"] for action in late} == {"legend"}


def test_it_keeps_what_is_worth_most_when_it_pays() -> None:
    table = desk({"A": 1, "B": 1, "C": 1, "D": 1, "wild": 1})
    do(table, song(4))
    assert answers(table) == [pay(A=1, B=1, C=1, D=1)]
    table = desk({"A": 2, "wild": 1})
    do(table, legend("A", 2))
    assert answers(table) == [pay(A=2)]
    # There is no better Legend of A left for seat 0, and E is the longest way.
    table = desk(dict.fromkeys("ABCDE", 1), legends={"A2": 0, "A3": 1, "A4": 2})
    do(table, song(4))
    for payment in answers(table):
        assert {"A", "E"} <= payment["tiles"].keys()


def test_moon_leads_lys_to_where_her_move_ends() -> None:
    table = campfire({2: ["moon"], 5: ["moon"]}, lys=0, step="moon_step", rest=7)
    assert answers(table) == [{"do": "step", "way": "cw"}]
    do(table, {"do": "step", "way": "cw"})
    assert answers(table) == [move(2, "ccw")]


def test_red_lifts_a_disc_that_hears_a_story() -> None:
    tops = {**dict.fromkeys(range(8), "G"), 3: "A"}
    table = campfire(
        {3: ["red", "nomad"], 0: ["red"]},
        adventurers=("red", "moon", "siana"),
        tops=tops,
        tiles={0: {"A": 1}},
    )
    do(table, move(0, "cw"))
    assert answers(table) == [lift(3, 0)]


def test_of_equals_it_takes_any() -> None:
    table = begin(3, adventurers=("ulrich", "moon", "nostromo"), tops="AAAAAAAA")
    assert len(answers(table, players=40)) == SPACES
