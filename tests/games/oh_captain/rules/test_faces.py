"""Rules, "Face-up / Face-down Cards"."""

from __future__ import annotations

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    ACCEPT,
    BUY,
    CHALLENGE,
    LET,
    MUTINY,
    TAKE_DOWN,
    attack,
    begin,
    say,
)
from tests.games.oh_captain.rules.situation import down, recover, situation, take_up, up
from tests.games.script import (
    Script,
    actions,
    do,
    everybody,
)


def test_a_loot_can_hold_face_up_and_face_down_cards_side_by_side() -> None:
    table = situation(draws=["pistol"], down={2: ["purse", "egg"]}, up={2: ["hook", "hook"]})
    for seat in (0, 1, 3, None):
        view = table.view(seat)
        assert view["loot_up"][2] == {"size": 2, "cards": {"hook": 2}}
        assert view["loot_down"][2] == {"size": 2}
    do(table, say("pistol"), LET, attack(2), ACCEPT)
    assert actions(table) == [take_up("hook"), TAKE_DOWN]


def test_a_card_that_is_let_enters_a_loot_face_down() -> None:
    table = situation(draws=["lantern3"])
    do(table, say("lizard"), LET, attack(2), ACCEPT)
    assert (down(table, 1), up(table, 1)) == ({"lantern3": 1, "purse": 1}, {})


def test_dealt_purses_lie_face_down() -> None:
    table = begin(4, captain=2)
    assert [down(table, p) for p in range(4)] == [{"purse": 1}, {"purse": 1}, {}, {"purse": 1}]
    assert [up(table, p) for p in range(4)] == [{}, {}, {}, {}]


def test_a_recovered_card_enters_a_loot_face_down() -> None:
    table = situation(coins=[2, 6, 3, 3], step="mutiny_or_loyalty")
    do(table, MUTINY, recover("egg"))
    assert (down(table, 1), up(table, 1)) == ({"egg": 1, "purse": 1}, {})


def test_a_card_bought_by_the_captain_lies_face_up() -> None:
    truth = situation(draws=["lizard"])
    do(truth, say("lizard"), BUY)
    lie = situation(draws=["lantern3"])
    do(lie, say("lizard"), BUY)
    for table, card in ((truth, "lizard"), (lie, "lantern3")):
        assert (down(table, 0), up(table, 0)) == ({}, {card: 1})
        for seat in everybody(table):
            assert table.view(seat)["loot_up"][0] == {"size": 1, "cards": {card: 1}}


def test_a_card_shown_in_a_challenge_lies_face_up_from_then_on() -> None:
    truth = situation(draws=["lizard"])
    do(truth, say("lizard"), LET, attack(3), CHALLENGE)
    lie = situation(draws=["egg"])
    do(lie, say("lizard"), LET, attack(3), CHALLENGE)
    for table, card in ((truth, "lizard"), (lie, "egg")):
        do(table, say("lizard"), LET, attack(3), ACCEPT)
        assert (down(table, 1), up(table, 1)) == ({"purse": 1}, {card: 1})
        for seat in everybody(table):
            assert table.view(seat)["loot_up"][1] == {"size": 1, "cards": {card: 1}}


def test_your_own_face_down_cards_are_never_a_secret_to_you() -> None:
    table = ct.Table("oh-captain", seats=4, seed=5)
    while table.decision:
        for seat in range(4):
            mine = down(table, seat)
            shown = table.view(seat)["loot_down"][seat]
            assert shown == {"size": sum(mine.values()), "cards": mine}
        table.choose(table.seq % len(table.decision.choices))


def test_the_places_of_face_down_cards_betray_nothing() -> None:
    """Whether the Egg or the Hook was found first: the same loot, the same sight, the same odds."""
    loots, sights, odds = [], [], []
    for first, second in (("egg", "hook"), ("hook", "egg")):
        script = Script(captain=[0], draw=[first, "pistol", second, "hook"], pick=["purse"])
        table = ct.Table("oh-captain", seats=3, chance=script)
        for target in (2, 1, 2):
            do(table, say("lizard"), LET, attack(target), ACCEPT)
        loots.append(down(table, 1))
        sights.append([(table.view(p), table.events(p)) for p in (0, 2, None)])
        do(table, say("hook"), LET, attack(1), ACCEPT, TAKE_DOWN)
        odds.append(script.nodes[-2])
    assert loots == [{"egg": 1, "hook": 1, "purse": 1}] * 2
    assert sights[0] == sights[1]
    assert odds == [("pick", {"egg": 1, "hook": 1, "purse": 1})] * 2
