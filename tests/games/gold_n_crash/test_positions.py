"""Every row of the table of Gold'n'Crash refuses something that nothing else would."""

from __future__ import annotations

import pytest

from captains_table.games.gold_n_crash.positions import NEEDS
from tests.conformance.cases import Case
from tests.engine.garbage import Json
from tests.engine.positions import Change, Example, empty, is_refused, put, put_in, shift

CASE = Case("gold-n-crash", 2, 0, ())


def forget(p: Json) -> None:
    """Nobody knows anything, so that cards can be laid elsewhere."""
    p["known"] = [{"hand": [{}, {}]} for _ in p["known"]]


def no_deck(p: Json) -> None:
    """Seat 1 has laid out its whole deck, and has nothing in hand."""
    forget(p)
    for zone in ("deck", "hand"):
        empty(p[zone][1], p["discard"][0])


def hand_to_deck(p: Json) -> None:
    """Everything of its own crew is in the deck of seat 0."""
    forget(p)
    for zone in (p["hand"][0], p["hand"][1], *p["discard"], *p["column"], *p["treasure"]):
        for card in [card for card in zone if card.startswith("octopirate")]:
            for _ in range(zone[card] if isinstance(zone, dict) else 1):
                shift(card, zone, p["deck"][0])


def everybody_has_cards(p: Json) -> None:
    for seat in (0, 1):
        while len(p["discard"][seat]) < 5:
            shift(next(iter(p["deck"][seat])), p["deck"][seat], p["discard"][seat])
        while sum(p["hand"][seat].values()) < 5:
            shift(next(iter(p["deck"][seat])), p["deck"][seat], p["hand"][seat])


def known_robustness(p: Json) -> None:
    facing = 1 - p["active"]
    p["hull"][facing][p["place"]] = next(n for n in (3, 2) if n not in p["hull"][facing])
    p["resisted"][3 * facing + p["place"]] = 1


def no_column(p: Json) -> None:
    row = p["column"][3 * p["active"] + p["place"]]
    empty(row, p["discard"][0])


def three_of_a_type(p: Json) -> None:
    cards = [card for card in p["deck"][0] if "bomb" in card for _ in range(p["deck"][0][card])]
    for card in cards[:3]:
        shift(card, p["deck"][0], p["column"][0])


def onto(zone: str, count: int = 1) -> Change:
    """Cards of the active seat's deck lie there."""

    def change(p: Json) -> None:
        deck = p["deck"][p["active"]]
        for _ in range(count):
            shift(next(iter(deck)), deck, p[zone][p["active"]])

    return change


def one_left(p: Json) -> None:
    """The deck has no second card to look at."""
    deck = p["deck"][p["active"]]
    while sum(deck.values()) > 1:
        shift(next(iter(deck)), deck, p["discard"][0])
    empty(p["looked"][p["active"]], p["discard"][0])
    empty(p["bottom"][p["active"]], p["discard"][0])
    p["looks"] = 1


RESISTED = "hull: each is robust in its own way, and resisted less"
EXAMPLES: dict[str, list[Example]] = {
    "first: somebody begins": [("guest", put(first=None)), ("action", put(first=None))],
    "active: somebody is, but not before the first turn": [
        ("guest", put(active=0)),
        ("action", put(active=None)),
        ("over", put(active=None)),
    ],
    "idle: no turn has begun": [("guest", put(idle=1))],
    "guest: one is in the box for each Zeppelin that has none": [
        ("guest", lambda p: empty(p["box"], p["treasure"][0])),
        ("first_player", lambda p: empty(p["box"], p["treasure"][0])),
    ],
    "deck: ten cards leave it before the first turn": [
        ("guest", no_deck),
        ("action", hand_to_deck),
    ],
    "step: everybody has the first cards": [("draw", everybody_has_cards)],
    RESISTED: [
        ("action", put_in("resisted", 0, 2)),
        ("action", lambda p: p.update(hull=[[2, 2, -1], [-1] * 3], resisted=[1, 1, 0, 0, 0, 0])),
        ("action", lambda p: p.update(hull=[[0, -1, -1], [-1] * 3], resisted=[0] * 6)),
        ("action", lambda p: p.update(hull=[[1, -1, -1], [-1] * 3], resisted=[1, 0, 0, 0, 0, 0])),
        ("action", lambda p: p.update(wreck=[2, 2, 0, 0, 0, 0])),
    ],
    "winner: the game would be over": [("action", put(winner=0))],
    "actions: one is being taken": [("action", put(actions=0))],
    "played: a card played is an action": [("action", put(actions=2, played=[1, 0, 0]))],
    "place: is where the card lies that takes effect": [
        ("secure", put(place=-1)),
        ("secure", no_column),
    ],
    "column: the third card of a type clears it": [("action", three_of_a_type)],
    "repeats: it is applied": [("robustness", put(repeats=0)), ("secure", put(repeats=0))],
    "repeats: one is drawn": [
        ("secure", lambda p: p.update(step="draw", todo=[*p["todo"], "reinforce"], repeats=0)),
    ],
    "step: the robustness of that Zeppelin is known": [("robustness", known_robustness)],
    "top: a card whose place is known is drawn without chance": [("draw", onto("top"))],
    "looked: two cards lie there while they are observed": [
        ("action", onto("looked")),
        ("observe", onto("looked", 2)),
    ],
    "looks: two cards are observed": [
        ("draw", lambda p: p.update(looks=2 if "look" in p["todo"] else p["looks"])),
        ("draw", one_left),
    ],
    "step: something is always to be done until the game ends": [("action", put(step=None))],
    "todo: nothing cannot wait while secure is next": [("secure", put(todo=[]))],
    "step: look happens by itself": [("action", put(step="look"))],
    "unknown to others": [
        ("action", lambda p: shift(next(iter(p["deck"][1])), p["deck"][1], p["deck"][0])),
        ("action", lambda p: shift(next(iter(p["deck"][1])), p["deck"][1], p["hand"][0])),
    ],
    "cannot lie there": [
        ("action", lambda p: shift(next(iter(p["deck"][1])), p["deck"][1], p["bottom"][0])),
    ],
}


@pytest.mark.parametrize("reason", EXAMPLES)
def test_a_need_is_not_met(reason: str) -> None:
    for example in EXAMPLES[reason]:
        is_refused(CASE, 12, example, reason)


def test_every_need_has_an_example() -> None:
    assert {f"{need.field}: {need.why}" for need in NEEDS} <= set(EXAMPLES)
