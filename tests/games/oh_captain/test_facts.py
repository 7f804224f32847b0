"""What Oh Captain! tells people beyond what happened, held against what happens."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import captains_table as ct

GAMES = 8
OWN_CARDS = ("give", "turn_down")


class Moment(NamedTuple):
    """Somebody decides: what is told then, what is chosen, and the events that follow."""

    seat: int
    view: dict[str, Any]
    facts: dict[str, Any]
    hints: dict[str, Any]
    action: dict[str, Any]
    events: list[dict[str, Any]]


@cache
def moments() -> tuple[Moment, ...]:
    """All decisions of some games at random."""
    found = []
    for seed in range(GAMES):
        table, bot = ct.Table("oh-captain", seats=5, seed=seed), ct.player("random", seed=seed)
        while (decision := table.decision) is not None:
            seat, view = decision.seat, table.view(decision.seat)
            action = decision.choices[index := bot.choose(view)].action
            told = table.facts(seat), table.hints(seat)
            found.append(Moment(seat, view, *told, action, table.choose(index)))
    return tuple(found)


def test_what_a_card_is_worth_is_what_it_counts() -> None:
    for _, view, facts, *_ in moments():
        worth = facts["worth"]
        for p, points in enumerate(facts["points"]):
            shown = view["loot_up"][p]["cards"]
            counted = points["lanterns"] + points["purses"] + points["eggs"]
            assert counted == sum(worth[card] * n for card, n in shown.items())
    assert worth == {
        **{"lantern2": 2, "lantern3": 3, "egg": -1, "purse": 1},
        **{"hook": 0, "lizard": 0, "pistol": 0},
    }


def test_what_a_seat_has_not_seen_is_what_lies_hidden_from_it() -> None:
    told = set()
    for seat, view, facts, *_ in moments():
        piles = [*view["loot_down"], view["discard"], view["found"]]
        notes = [*view["known"]["loot_down"], view["known"]["discard"], {}]
        seen = []
        for pile, note in zip(piles, notes, strict=True):
            certain = {card: n for card, n in note.items() if card != "not_egg"}
            seen.append(pile.get("cards", certain))
        hidden = view["cave"]["size"] - 1  # the Nomads lie there too
        for pile, cards in zip(piles, seen, strict=True):
            hidden += pile["size"] - sum(cards.values())
        seen += [pile["cards"] for pile in (*view["loot_up"], view["box"])]
        purses = 5 - sum(cards.get("purse", 0) for cards in seen)  # they were never in the cave
        assert sum(facts["unseen"].values()) + purses == hidden
        for card, there_are in facts["copies"].items():
            assert facts["unseen"][card] == there_are - sum(c.get(card, 0) for c in seen)
        for p, points in enumerate(facts["face_down_points"]):
            assert points == sum(facts["worth"][card] * n for card, n in seen[p].items())
            told.add((p == seat, points))
    assert len(told) > 6


def test_the_nomads_come_only_when_they_are_near() -> None:
    ends = 0
    for moment, after in zip(moments(), moments()[1:], strict=False):
        arrived = any(event["event"] == "nomads_arrived" for event in moment.events)
        ends += arrived
        assert not arrived or moment.facts["nomads_are_near"]
        if arrived:
            assert moment.view["cave"]["size"] <= 4
        elif after.view["cave"]["size"] > 4:
            assert not after.facts["nomads_are_near"]
    assert ends


def test_it_is_told_who_handles_their_own_cards_and_how() -> None:
    done = set()
    for seat, view, facts, _, action, _ in moments():
        if action["do"] in OWN_CARDS:
            done.add((view["adventurer"][seat], action["do"]))
            assert facts["own_cards"][seat] == action["do"]
        for who, does in zip(view["adventurer"], facts["own_cards"], strict=True):
            assert does == {"siana": "give", "moon": "turn_down"}.get(who)
    assert done == {("siana", "give"), ("moon", "turn_down")}


def test_only_who_announces_is_told_the_truth_and_a_captain_who_buys_finds_it_so() -> None:
    bought = 0
    truth = None
    for _, view, _, hints, action, events in moments():
        if view["decision"]["kind"] == "announce":
            truth = hints["truth"]
        else:
            assert hints == {}
        if action["do"] == "buy":
            bought += 1
            lied = any(event["event"] == "seller_lied" for event in events)
            assert lied == (view["said"] != truth)
    assert bought


def test_a_captain_who_attacks_has_bought_what_was_found() -> None:
    attacks = {True: 0, False: 0}
    bought = False
    for _, view, facts, _, action, _ in moments():
        if action["do"] in ("buy", "let"):
            bought = action["do"] == "buy"
        if view["attacker"] is None:
            assert not facts["captain_attacks"]
        elif action["do"] == "attack":
            assert facts["captain_attacks"] == bought
            attacks[bought] += 1
    assert all(attacks.values())
