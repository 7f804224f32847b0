"""Rules, "Turn Structure: Exploration"; rulings OC-3 and OC-4."""

from __future__ import annotations

import pytest

from tests.games.oh_captain.rules.scenario import (
    BUY,
    CHALLENGE,
    LET,
    attack,
    begin,
    say,
    who_saw_the_card,
)
from tests.games.script import (
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
TRUTHS = {
    "lantern2": "lantern",
    "lantern3": "lantern",
    "egg": None,
    "hook": "hook",
    "lizard": "lizard",
    "pistol": "pistol",
}
EVERY_PAIR = [(card, claim) for card in TRUTHS for claim in CLAIMS]
LANTERNS = ("lantern2", "lantern3")


def test_exploring_means_drawing_one_card() -> None:
    table = begin(4, 0, CREW, discard=["egg", "egg", "egg"], draws=["lizard"])
    position = table.position()
    assert position["found"] == {"lizard": 1}
    assert position["cave"] == {
        "lantern2": 4,
        "lantern3": 3,
        "egg": 4,
        "hook": 5,
        "lizard": 4,
        "pistol": 5,
        "nomads": 1,
    }


def test_only_the_explorer_sees_the_drawn_card() -> None:
    table = begin(4, 0, CREW, draws=["lizard"])
    assert told(table, 1)[-1] == {"event": "card_drawn", "seat": 1, "card": "lizard"}
    assert who_saw_the_card(table, "card_drawn") == [1]
    assert table.view(1)["found"] == {"size": 1, "cards": {"lizard": 1}}
    for seat in (0, 2, 3, None):
        assert told(table, seat)[-1] == {"event": "card_drawn", "seat": 1}
        assert table.view(seat)["found"] == {"size": 1}


def test_the_card_stays_secret_after_the_announcement() -> None:
    table = begin(4, 0, CREW, draws=["lizard"])
    do(table, say("hook"))
    assert table.view(1)["found"] == {"size": 1, "cards": {"lizard": 1}}
    for seat in (0, 2, 3, None):
        assert table.view(seat)["found"] == {"size": 1}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_explorer_announces_one_of_four_items(seats: int) -> None:
    table = begin(seats, captain=1)
    assert (kind(table), decider(table)) == ("announce", 2)
    assert actions(table) == [say(claim) for claim in CLAIMS]


@pytest.mark.parametrize("claim", CLAIMS)
def test_everybody_hears_the_announcement_and_the_captain_must_answer(claim: str) -> None:
    table = begin(4, 0, CREW)
    do(table, say(claim))
    for seat in everybody(table):
        assert told(table, seat)[-1] == {"event": "item_announced", "seat": 1, "item": claim}
        assert table.view(seat)["said"] == claim
    assert (kind(table), decider(table)) == ("captain_choice", 0)


def test_nothing_but_an_announcement_follows_the_draw() -> None:
    table = begin(4, 0, CREW)
    assert refused(table, attack(2)) == "OC-R52"
    assert refused(table, BUY) == "OC-R45"


def test_who_draws_an_egg_names_something_else() -> None:
    table = begin(4, 0, CREW, draws=["egg"])
    assert actions(table) == [say(claim) for claim in CLAIMS]
    assert refused(table, say("egg")) == "OC-R43"


@pytest.mark.parametrize("card", TRUTHS)
def test_lying_is_allowed_with_any_card(card: str) -> None:
    table = begin(4, 0, CREW, draws=[card])
    assert actions(table) == [say(claim) for claim in CLAIMS]


@pytest.mark.parametrize("item", ["purse", "nomads", "lantern2", "lantern3", ""])
def test_nothing_else_can_be_announced(item: str) -> None:
    table = begin(4, 0, CREW, draws=["lantern2"])
    assert refused(table, {"do": "announce", "item": item}) == "OC-3"
    assert refused(table, {"do": "announce"}) == ""  # no rule is needed: that is no action


@pytest.mark.parametrize("card", LANTERNS)
def test_a_lantern_is_a_lantern_whatever_its_value(card: str) -> None:
    bought = begin(4, 0, CREW, draws=[card])
    do(bought, say("lantern"), BUY)
    assert (kind(bought), decider(bought)) == ("target", 0)
    challenged = begin(4, 0, CREW, draws=[card])
    do(challenged, say("lantern"), LET, attack(2), CHALLENGE)
    proof = {"event": "truth_proved", "seat": 1, "target": 2, "card": card}
    assert proof in told(challenged, None)


@pytest.mark.parametrize(("card", "claim"), EVERY_PAIR)
def test_an_announcement_is_true_for_its_own_card_only(card: str, claim: str) -> None:
    bought = begin(4, 0, CREW, draws=[card])
    do(bought, say(claim), BUY)
    lied = {"event": "seller_lied", "seat": 1} in told(bought, None)
    assert lied == (TRUTHS[card] != claim)
    challenged = begin(4, 0, CREW, draws=[card])
    do(challenged, say(claim), LET, attack(2), CHALLENGE)
    caught = {"event": "lie_caught", "seat": 1, "target": 2, "card": card}
    assert (caught in told(challenged, None)) == lied
