"""Rules, "Turn Structure: The Captain's Choice"; rulings OC-5 and OC-10 to OC-15."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    ACCEPT,
    BUY,
    CHALLENGE,
    DONE,
    LET,
    PASS,
    TAKE_DOWN,
    attack,
    begin,
    edited,
    lay,
    say,
    set_coins,
    who_saw_the_card,
)
from tests.games.script import (
    Position,
    actions,
    decider,
    do,
    everybody,
    kind,
    refused,
    told,
)

CREW = ("nostromo", "lys", "moon", "red")
CLAIMS = ("lantern", "hook", "lizard", "pistol")
CARD_OF = {"lantern": "lantern2", "hook": "hook", "lizard": "lizard", "pistol": "pistol"}


def announced(claim: str, card: str) -> ct.Table:
    """Captain is seat 0; seat 1 has drawn the card and announced something."""
    table = begin(4, 0, CREW, draws=[card])
    do(table, say(claim))
    return table


def events_since(table: ct.Table, name: str, seat: int | None = None) -> list[str]:
    """The names of the events from the last one of that name on."""
    names = [e["event"] for e in told(table, seat)]
    return names[len(names) - 1 - names[::-1].index(name) :]


@pytest.mark.parametrize("claim", CLAIMS)
def test_the_captain_buys_or_lets_the_explorer_use_it(claim: str) -> None:
    table = announced(claim, "egg")
    assert (kind(table), decider(table)) == ("captain_choice", 0)
    assert actions(table) == [BUY, LET]
    for other in (PASS, ACCEPT, CHALLENGE, attack(1)):
        assert refused(table, other) == "OC-R45"


def test_nobody_else_answers_for_the_captain() -> None:
    table = announced("hook", "egg")
    for seat in (1, 2, 3):
        refusal = table.explain(seat, BUY)
        assert refusal is not None
        assert refusal.rule == ""


def test_a_captain_without_coins_cannot_buy() -> None:
    table = edited(begin(4, 0, CREW, draws=["hook"]), lambda p: set_coins(p, 0, 4, 5, 5))
    do(table, say("hook"))
    assert decider(table) == 0
    assert actions(table) == [LET]
    assert refused(table, BUY) == "OC-5"


def test_a_captain_with_one_coin_can_buy() -> None:
    table = edited(announced("hook", "egg"), lambda p: set_coins(p, 1, 4, 5, 5))
    assert actions(table) == [BUY, LET]
    do(table, BUY)
    assert table.position()["coins"] == [0, 5, 5, 5]


# The Captain buys


@pytest.mark.parametrize("card", ["hook", "egg"])
def test_buying_costs_the_captain_a_coin_paid_to_the_explorer(card: str) -> None:
    table = announced("hook", card)
    do(table, BUY)
    assert table.position()["coins"] == [4, 4, 3, 3]
    assert table.position()["supply"] == 16


@pytest.mark.parametrize("card", ["hook", "egg"])
def test_a_bought_card_is_shown_to_all_and_joins_the_captains_loot(card: str) -> None:
    table = announced("hook", card)
    do(table, BUY)
    assert table.position()["loot_up"] == [{card: 1}, {}, {}, {}]
    assert table.position()["loot_down"] == [{}, {"purse": 1}, {"purse": 1}, {"purse": 1}]
    assert who_saw_the_card(table, "item_bought") == everybody(table)
    for seat in everybody(table):
        bought = {"event": "item_bought", "seat": 0, "seller": 1, "card": card}
        assert bought in told(table, seat)
        assert table.view(seat)["loot_up"][0] == {"size": 1, "cards": {card: 1}}


@pytest.mark.parametrize("claim", CLAIMS)
def test_after_a_truth_the_captain_attacks(claim: str) -> None:
    table = announced(claim, CARD_OF[claim])
    do(table, BUY)
    assert (kind(table), decider(table)) == ("target", 0)
    assert refused(table, PASS) == "OC-15"
    do(table, attack(3))
    attacked = {"event": "attacked", "seat": 0, "target": 3, "item": claim}
    for seat in everybody(table):
        assert attacked in told(table, seat)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_captain_may_attack_any_explorer_even_the_seller(seats: int) -> None:
    table = begin(seats, captain=1, draws=["hook"])
    do(table, say("hook"), BUY)
    assert decider(table) == 1
    assert actions(table) == [attack(seat) for seat in range(seats) if seat != 1]
    assert refused(table, attack(1)) == "OC-13"
    do(table, attack(2), TAKE_DOWN)
    assert table.position()["loot_down"][1] == {"purse": 1}
    assert table.position()["loot_down"][2] == {}


@pytest.mark.parametrize("claim", CLAIMS)
def test_after_a_lie_nothing_happens_and_the_liar_keeps_the_coin(claim: str) -> None:
    table = announced(claim, "egg")
    do(table, BUY)
    assert (kind(table), decider(table)) == ("announce", 2)
    assert table.position()["coins"] == [4, 4, 3, 3]
    assert table.position()["loot_up"] == [{"egg": 1}, {}, {}, {}]
    assert table.position()["loot_down"] == [{}, *[{"purse": 1}] * 3]
    for seat in everybody(table):
        assert events_since(table, "item_bought", seat) == [
            "item_bought",
            "seller_lied",
            "turn_begun",
            "card_drawn",
        ]


def test_the_coin_is_paid_and_the_card_shown_before_the_attack() -> None:
    table = announced("hook", "hook")
    do(table, BUY)
    assert kind(table) == "target"
    assert table.position()["coins"] == [4, 4, 3, 3]
    assert table.position()["loot_up"][0] == {"hook": 1}
    assert table.position()["found"] == {}


@pytest.mark.parametrize("claim", CLAIMS)
def test_nobody_challenges_the_captain(claim: str) -> None:
    table = announced(claim, CARD_OF[claim])
    do(table, BUY, attack(2))
    assert kind(table) != "respond"
    refusal = table.explain(2, CHALLENGE)
    assert refusal is not None
    if claim == "lizard":
        assert table.position()["coins"] == [5, 4, 2, 3]
    else:
        assert (kind(table), decider(table)) == ("pick_card", 0)
        assert refused(table, CHALLENGE) == "OC-16"
    for seat in everybody(table):
        assert "attack_accepted" not in [e["event"] for e in told(table, seat)]


def test_the_captains_lizard_can_attack_the_seller_who_had_no_coin() -> None:
    table = edited(announced("lizard", "lizard"), lambda p: set_coins(p, 5, 0, 0, 9))
    do(table, BUY)
    assert table.position()["coins"] == [4, 1, 0, 9]
    assert actions(table) == [attack(1), attack(3)]
    do(table, attack(1))
    assert table.position()["coins"] == [5, 0, 0, 9]


# The Captain lets the Explorer use it


@pytest.mark.parametrize("card", ["egg", "lizard"])
def test_a_card_that_is_not_bought_joins_the_explorers_loot_face_down(card: str) -> None:
    table = announced("lizard", card)
    known = {seat: table.view(seat)["known"] for seat in everybody(table)}
    do(table, LET, attack(2), ACCEPT)
    assert table.position()["loot_down"][1] == {"purse": 1, card: 1}
    assert table.position()["loot_up"] == [{}] * 4
    assert table.view(1)["loot_down"][1] == {"size": 2, "cards": {card: 1, "purse": 1}}
    for seat in (0, 2, 3, None):
        assert table.view(seat)["loot_down"][1] == {"size": 2}
        assert table.view(seat)["known"] == known[seat]


def test_everybody_is_told_that_the_captain_does_not_buy() -> None:
    table = announced("lizard", "egg")
    do(table, LET)
    for seat in everybody(table):
        assert told(table, seat)[-1] == {"event": "item_left", "seat": 0, "finder": 1}
    assert table.position()["coins"] == [5, 3, 3, 3]


@pytest.mark.parametrize("card", ["lantern2", "lantern3", "egg", "hook", "lizard", "pistol"])
@pytest.mark.parametrize("claim", CLAIMS)
def test_the_explorer_has_to_attack_with_what_was_announced(claim: str, card: str) -> None:
    table = announced(claim, card)
    do(table, LET)
    assert (kind(table), decider(table)) == ("target", 1)
    assert actions(table) == [attack(2), attack(3)]
    do(table, attack(3))
    attacked = {"event": "attacked", "seat": 1, "target": 3, "item": claim}
    for seat in everybody(table):
        assert told(table, seat)[-1] == attacked


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_an_explorer_attacks_another_explorer_never_the_captain(seats: int) -> None:
    table = begin(seats, captain=1)
    do(table, say("lizard"), LET)
    assert decider(table) == 2
    assert actions(table) == [attack(seat) for seat in range(seats) if seat not in (1, 2)]
    assert refused(table, attack(1)) == "OC-R53"
    assert refused(table, attack(2)) == "OC-13"
    assert refused(table, attack(seats)) == "OC-13"


def test_the_attack_cannot_be_declined_while_there_is_a_target() -> None:
    table = announced("hook", "egg")
    do(table, LET)
    for way_out in (PASS, DONE, LET, ACCEPT, say("lantern")):
        assert refused(table, way_out) == "OC-15"


# Who can be attacked


def four_neighbours(position: Position) -> None:
    """Seat 2 has nothing at all, seat 3 coins and an open card, seat 4 a hidden card, seat 5
    only a coin."""
    set_coins(position, 11, 3, 0, 5, 0, 1)
    for seat in range(2, 6):
        lay(position, "loot_down", seat)
    lay(position, "loot_up", 3, purse=1)
    lay(position, "loot_down", 4, purse=1)


TARGETS = {"lizard": [3, 5], "hook": [3, 4], "pistol": [3, 4], "lantern": [4]}


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_target_is_an_explorer_on_whom_the_item_works(claim: str) -> None:
    table = edited(begin(6, draws=["egg"]), four_neighbours)
    do(table, say(claim), LET)
    assert decider(table) == 1
    assert actions(table) == [attack(seat) for seat in TARGETS[claim]]
    for seat in range(2, 6):
        if seat not in TARGETS[claim]:
            assert refused(table, attack(seat)) == "OC-13"


@pytest.mark.parametrize("claim", CLAIMS)
def test_the_captains_target_is_an_explorer_on_whom_the_item_works(claim: str) -> None:
    table = edited(begin(6, draws=[CARD_OF[claim]]), four_neighbours)
    do(table, say(claim), BUY)
    assert decider(table) == 0
    # The seller has a hidden Purse and coins.
    assert actions(table) == [attack(seat) for seat in (1, *TARGETS[claim])]


def test_what_lies_hidden_does_not_change_who_can_be_attacked() -> None:
    def only_an_egg(position: Position) -> None:
        lay(position, "loot_down", 2, egg=1)

    table = edited(begin(4, 0, CREW, draws=["hook"]), only_an_egg)
    do(table, say("lantern"), LET)
    assert actions(table) == [attack(2), attack(3)]


def without_targets(position: Position) -> None:
    """Nobody but seat 1 has cards or coins, and the Captain does not count."""
    set_coins(position, 11, 3, 0, 0)
    for seat in (2, 3):
        lay(position, "loot_down", seat)
    lay(position, "loot_up", 0, egg=1)
    lay(position, "loot_down", 0, egg=1)


@pytest.mark.parametrize("card", ["egg", "lantern3"])
@pytest.mark.parametrize("claim", CLAIMS)
def test_without_a_target_the_explorer_keeps_the_card_and_nobody_is_attacked(
    claim: str, card: str
) -> None:
    table = edited(begin(4, 0, CREW, draws=[card]), without_targets)
    do(table, say(claim), LET)
    assert (kind(table), decider(table)) == ("announce", 2)
    assert table.position()["loot_down"][1] == {"purse": 1, card: 1}
    assert table.position()["coins"] == [11, 3, 0, 0]
    for seat in everybody(table):
        assert {"event": "nobody_to_attack", "seat": 1, "item": claim} in told(table, seat)
        assert events_since(table, "item_left", seat) == [
            "item_left",
            "nobody_to_attack",
            "turn_begun",
            "card_drawn",
        ]
        if seat != 1:
            assert table.view(seat)["loot_down"][1] == {"size": 2}
            assert table.view(seat)["known"]["loot_down"][1] == {}


def test_a_captain_without_a_target_keeps_the_card_and_attacks_nobody() -> None:
    def nothing_hidden(position: Position) -> None:
        for seat in (1, 2, 3):
            lay(position, "loot_down", seat)
            lay(position, "loot_up", seat, purse=1)

    table = edited(begin(4, 0, CREW, draws=["lantern3"]), nothing_hidden)
    do(table, say("lantern"), BUY)
    assert (kind(table), decider(table)) == ("announce", 2)
    assert table.position()["coins"] == [4, 4, 3, 3]
    assert table.position()["loot_up"][0] == {"lantern3": 1}
    assert table.position()["loot_down"] == [{}] * 4
    for seat in everybody(table):
        assert {"event": "nobody_to_attack", "seat": 0, "item": "lantern"} in told(table, seat)
