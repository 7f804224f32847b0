"""Rules, "The Discard Pile"; ruling OC-32."""

from __future__ import annotations

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    ACCEPT,
    LET,
    MUTINY,
    TAKE_DOWN,
    attack,
    say,
)
from tests.games.oh_captain.rules.situation import pile, situation
from tests.games.script import (
    do,
    everybody,
)


def test_the_captain_looks_through_the_discard_pile_at_any_time_and_nobody_else_does() -> None:
    table = ct.Table("oh-captain", seats=5, seed=3)
    captains = set()
    while table.decision:
        captain, cards = table.position()["captain"], pile(table)
        captains.add(captain)
        for seat in everybody(table):
            size = {"size": sum(cards.values())}
            seen = {**size, "cards": cards} if seat == captain else size
            assert table.view(seat)["discard"] == seen
        table.choose(table.seq % len(table.decision.choices))
    assert len(captains) > 1
    assert sum(pile(table).values()) > 3


def test_a_new_captain_sees_what_was_discarded_before() -> None:
    table = situation(coins=[2, 3, 6, 3], draws=["pistol"], discard=["hook", "egg", "lizard"])
    do(table, say("pistol"), LET, attack(2), ACCEPT, TAKE_DOWN)
    assert table.view(2)["known"]["discard"] == {"purse": 1, "not_egg": 1}
    do(table, MUTINY)
    assert table.view(2)["discard"] == {
        "size": 4,
        "cards": {"egg": 1, "hook": 1, "lizard": 1, "purse": 1},
    }
    assert table.view(2)["known"]["discard"] == {}


def test_a_former_captain_remembers_the_pile_but_is_not_shown_what_comes_later() -> None:
    table = situation(
        coins=[2, 3, 6, 3],
        draws=["pistol", "pistol"],
        down={3: ["lantern3"]},
        discard=["hook", "egg", "egg"],
        adventurers=("lys", "nostromo", "red", "moon"),
    )
    do(table, say("lizard"), LET, attack(3), ACCEPT, MUTINY)
    seen = {"egg": 2, "hook": 1, "purse": 1, "not_egg": 2}
    assert table.view(0)["discard"] == {"size": 4}
    assert table.view(0)["known"]["discard"] == seen

    do(table, say("pistol"), LET, attack(1), ACCEPT, TAKE_DOWN)
    assert table.view(2)["discard"]["size"] == 5
    assert table.view(0)["discard"] == {"size": 5}
    assert table.view(0)["known"]["discard"] == seen
    assert table.view(1)["known"]["discard"] == {"pistol": 1, "not_egg": 1}
    assert table.view(3)["known"]["discard"] == table.view(None)["known"]["discard"] == {}
