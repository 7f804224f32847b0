"""Rules, "Turn Structure: Challenges"; rulings OC-16 to OC-19."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    ACCEPT,
    BUY,
    CHALLENGE,
    LET,
    PASS,
    TAKE_DOWN,
    attack,
    begin,
    edited,
    say,
    set_coins,
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
CARD_OF = {"lantern": "lantern3", "hook": "hook", "lizard": "lizard", "pistol": "pistol"}
PURSE: dict[str, int] = {"purse": 1}


def attacked(claim: str, card: str, coins: tuple[int, ...] = (5, 3, 3, 3)) -> ct.Table:
    """Captain is seat 0; seat 1 has drawn the card and attacks seat 2 with what was announced."""
    table = edited(begin(4, 0, CREW, draws=[card]), lambda p: set_coins(p, *coins))
    do(table, say(claim), LET, attack(2))
    return table


def answered(table: ct.Table, seat: int | None) -> list[dict[str, Any]]:
    """What that seat was told from the answer to the attack until the next turn."""
    events = told(table, seat)
    names = [e["event"] for e in events]
    end = len(names)
    if "turn_begun" in names[names.index("attacked") :]:
        end = names.index("turn_begun", names.index("attacked"))
    return events[names.index("attacked") + 1 : end]


@pytest.mark.parametrize("claim", CLAIMS)
def test_the_target_accepts_or_challenges(claim: str) -> None:
    table = attacked(claim, "egg")
    assert (kind(table), decider(table)) == ("respond", 2)
    assert actions(table) == [ACCEPT, CHALLENGE]
    for other in (BUY, attack(1), PASS):
        assert refused(table, other) == "OC-R56"


@pytest.mark.parametrize("answer", [ACCEPT, CHALLENGE])
def test_only_the_target_answers(answer: dict[str, Any]) -> None:
    table = attacked("lizard", "egg")
    for seat in (0, 1, 3):
        refusal = table.explain(seat, answer)
        assert refusal is not None
        assert refusal.rule == ""
    assert table.explain(2, answer) is None


@pytest.mark.parametrize("answer", [ACCEPT, CHALLENGE])
def test_the_target_answers_once(answer: dict[str, Any]) -> None:
    table = attacked("lizard", "egg")
    do(table, answer)
    assert (kind(table), decider(table)) == ("announce", 2)
    assert refused(table, CHALLENGE) == "OC-16"
    assert refused(table, ACCEPT) == "OC-R56"


# The attack is accepted


@pytest.mark.parametrize("card", ["egg", "lizard"])
def test_accepted_the_attackers_card_stays_secret(card: str) -> None:
    table = attacked("lizard", card)
    known = {seat: table.view(seat)["known"] for seat in everybody(table)}
    do(table, ACCEPT)
    assert table.position()["loot_down"][1] == {"purse": 1, card: 1}
    for seat in everybody(table):
        assert answered(table, seat) == [
            {"event": "attack_accepted", "seat": 2, "attacker": 1},
            {"event": "coin_stolen", "seat": 1, "target": 2},
        ]
        assert table.view(seat)["loot_up"][1] == {"size": 0, "cards": {}}
        assert table.view(seat)["known"] == known[seat]
        if seat != 1:
            assert table.view(seat)["loot_down"][1] == {"size": 2}


@pytest.mark.parametrize("card", ["egg", "lizard"])
def test_accepted_lizard_steals_a_coin(card: str) -> None:
    table = attacked("lizard", card)
    do(table, ACCEPT)
    assert table.position()["coins"] == [5, 4, 2, 3]


@pytest.mark.parametrize("card", ["egg", "lantern3"])
def test_accepted_lantern_reveals_a_card(card: str) -> None:
    table = attacked("lantern", card)
    do(table, ACCEPT, TAKE_DOWN)
    assert table.position()["loot_up"] == [{}, {}, PURSE, {}]
    assert table.position()["loot_down"] == [{}, {"purse": 1, card: 1}, {}, PURSE]


@pytest.mark.parametrize("card", ["egg", "hook"])
def test_accepted_hook_steals_a_card(card: str) -> None:
    table = attacked("hook", card)
    do(table, ACCEPT, TAKE_DOWN)
    assert table.position()["loot_up"] == [{}, {}, {}, {}]
    assert table.position()["loot_down"] == [{}, {"purse": 2, card: 1}, {}, PURSE]


@pytest.mark.parametrize("card", ["egg", "pistol"])
def test_accepted_pistol_discards_a_card(card: str) -> None:
    table = attacked("pistol", card)
    do(table, ACCEPT, TAKE_DOWN)
    assert table.position()["discard"] == {"egg": 3, "purse": 1}
    assert table.position()["loot_down"] == [{}, {"purse": 1, card: 1}, {}, PURSE]


@pytest.mark.parametrize("claim", CLAIMS)
def test_no_coin_is_paid_for_an_accepted_attack(claim: str) -> None:
    table = attacked(claim, "egg")
    do(table, ACCEPT)
    if claim != "lizard":
        do(table, TAKE_DOWN)
        assert table.position()["coins"] == [5, 3, 3, 3]
    for seat in everybody(table):
        assert "challenge_paid" not in [e["event"] for e in told(table, seat)]


# A lie is challenged


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_challenged_lie_is_shown_and_stays_face_up(claim: str) -> None:
    table = attacked(claim, "egg")
    do(table, CHALLENGE)
    assert table.position()["loot_up"] == [{}, {"egg": 1}, {}, {}]
    assert table.position()["found"] != {"egg": 1}
    assert who_saw_the_card(table, "lie_caught") == everybody(table)
    for seat in everybody(table):
        assert answered(table, seat) == [
            {"event": "attack_challenged", "seat": 2, "attacker": 1},
            {"event": "lie_caught", "seat": 1, "target": 2, "card": "egg"},
            {"event": "challenge_paid", "seat": 1, "winner": 2, "count": 1},
        ]
        assert table.view(seat)["loot_up"][1] == {"size": 1, "cards": {"egg": 1}}


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_challenged_lie_fails(claim: str) -> None:
    table = attacked(claim, "egg")
    do(table, CHALLENGE)
    assert (kind(table), decider(table)) == ("announce", 2)
    assert table.position()["loot_down"] == [{}, PURSE, PURSE, PURSE]
    assert table.position()["loot_up"][2] == {}
    assert table.position()["discard"] == {"egg": 3}


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_challenged_liar_pays_the_target_a_coin(claim: str) -> None:
    table = attacked(claim, "egg")
    do(table, CHALLENGE)
    assert table.position()["coins"] == [5, 2, 4, 3]
    assert table.position()["supply"] == 16


def test_a_challenged_liar_without_coins_pays_nothing() -> None:
    table = attacked("hook", "egg", coins=(6, 0, 4, 4))
    do(table, CHALLENGE)
    assert table.position()["coins"] == [6, 0, 4, 4]
    assert table.position()["loot_up"][1] == {"egg": 1}
    for seat in everybody(table):
        assert answered(table, seat)[-1] == {
            "event": "challenge_paid",
            "seat": 1,
            "winner": 2,
            "count": 0,
        }


# A truth is challenged


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_challenged_truth_is_shown_as_proof(claim: str) -> None:
    card = CARD_OF[claim]
    table = attacked(claim, card)
    do(table, CHALLENGE)
    assert table.position()["loot_up"][1] == {card: 1}
    assert who_saw_the_card(table, "truth_proved") == everybody(table)
    for seat in everybody(table):
        assert answered(table, seat)[:2] == [
            {"event": "attack_challenged", "seat": 2, "attacker": 1},
            {"event": "truth_proved", "seat": 1, "target": 2, "card": card},
        ]
        assert table.view(seat)["loot_up"][1] == {"size": 1, "cards": {card: 1}}


def test_a_challenged_truth_strikes() -> None:
    lizard = attacked("lizard", "lizard")
    do(lizard, CHALLENGE)
    assert {"event": "coin_stolen", "seat": 1, "target": 2} in answered(lizard, None)
    hook = attacked("hook", "hook")
    do(hook, CHALLENGE, TAKE_DOWN)
    assert hook.position()["loot_down"] == [{}, {"purse": 2}, {}, PURSE]
    pistol = attacked("pistol", "pistol")
    do(pistol, CHALLENGE, TAKE_DOWN)
    assert pistol.position()["discard"] == {"egg": 3, "purse": 1}
    lantern = attacked("lantern", "lantern2")
    do(lantern, CHALLENGE, TAKE_DOWN)
    assert lantern.position()["loot_up"] == [{}, {"lantern2": 1}, PURSE, {}]


@pytest.mark.parametrize("claim", ["lantern", "hook", "pistol"])
def test_after_the_effect_the_doubter_pays_the_attacker_a_coin(claim: str) -> None:
    table = attacked(claim, CARD_OF[claim])
    do(table, CHALLENGE)
    assert (kind(table), decider(table)) == ("pick_card", 1)
    assert table.position()["coins"] == [5, 3, 3, 3]
    do(table, TAKE_DOWN)
    assert table.position()["coins"] == [5, 4, 2, 3]
    assert table.position()["supply"] == 16
    for seat in everybody(table):
        names = [e["event"] for e in answered(table, seat)]
        assert names[:2] == ["attack_challenged", "truth_proved"]
        assert names[3:] == ["challenge_paid"]
        paid = {"event": "challenge_paid", "seat": 2, "winner": 1, "count": 1}
        assert answered(table, seat)[-1] == paid
    assert (kind(table), decider(table)) == ("announce", 2)


def test_a_doubted_lizard_takes_its_coin_and_then_another() -> None:
    table = attacked("lizard", "lizard")
    do(table, CHALLENGE)
    assert table.position()["coins"] == [5, 5, 1, 3]
    for seat in everybody(table):
        assert [e["event"] for e in answered(table, seat)] == [
            "attack_challenged",
            "truth_proved",
            "coin_stolen",
            "challenge_paid",
        ]


def test_a_doubter_whose_only_coin_goes_to_the_lizard_loses_just_that_one() -> None:
    table = attacked("lizard", "lizard", coins=(6, 4, 1, 3))
    do(table, CHALLENGE)
    assert table.position()["coins"] == [6, 5, 0, 3]
    paid = {"event": "challenge_paid", "seat": 2, "winner": 1, "count": 0}
    assert answered(table, None)[-1] == paid


def test_an_explorer_without_coins_may_challenge_and_pays_nothing() -> None:
    table = attacked("hook", "hook", coins=(6, 4, 0, 4))
    assert actions(table) == [ACCEPT, CHALLENGE]
    do(table, CHALLENGE, TAKE_DOWN)
    assert table.position()["coins"] == [6, 4, 0, 4]
    assert table.position()["loot_down"][1] == {"purse": 2}
    paid = {"event": "challenge_paid", "seat": 2, "winner": 1, "count": 0}
    assert answered(table, None)[-1] == paid


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_challenge_is_settled_between_the_two_at_any_table(seats: int) -> None:
    table = begin(seats, captain=seats - 1, draws=["egg"])
    do(table, say("pistol"), LET, attack(1), CHALLENGE)
    assert table.position()["coins"] == [2, 4, *[3] * (seats - 3), 5]
