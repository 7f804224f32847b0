"""Who sees and who remembers what: rulings GC-16 and GC-39, hands, decks and what Observe shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from math import prod
from typing import Any

import pytest

import captains_table as ct
from tests.games.gold_n_crash.rules.scenario import (
    CREWS,
    DRAW,
    begin,
    call_back,
    discard,
    hand,
    observe,
    piece,
    play,
    random_game,
    situation,
    told_of,
    treasure,
)
from tests.games.script import Script, actions, decider, do, everybody

Position = dict[str, Any]
OBSERVED = ("octopirate_bomb2", "octopirate_gold6")


def twins(table: ct.Table, seat: int | None, count: int = 40) -> Iterator[Position]:
    """Tables that the seat cannot tell from the real one, as positions; each could really be."""
    view, events = table.view(seat), table.events(seat)
    for seed in range(count):
        twin = table.resample(seat, seed)
        assert twin.view(seat) == view
        assert twin.events(seat) == events
        position = twin.position()
        ct.Table.at("gold-n-crash", position, checked=True)
        yield position


def hulls(table: ct.Table, owner: int) -> dict[int | None, list[int | None]]:
    """What each seat, and the spectator, sees of how robust somebody's Zeppelins are."""
    return {p: table.view(p)["hull"][owner] for p in everybody(table)}


def known_hand(table: ct.Table, owner: int) -> dict[int | None, dict[str, int]]:
    """What each seat, and the spectator, knows of somebody's hand."""
    return {p: table.view(p)["known"]["hand"][owner] for p in everybody(table)}


def who_saw_the_card(table: ct.Table, event: str) -> list[int | None]:
    """Those who were told which card the last event of that name was about."""
    return [p for p in everybody(table) if "card" in told_of(table, event, p)[-1]]


# How robust the Zeppelins are


def test_at_first_nobody_knows_how_robust_a_zeppelin_is_not_even_its_owner() -> None:
    table = begin()
    for owner in (0, 1):
        for seat, row in hulls(table, owner).items():
            assert row == ([-1] * 3 if seat == owner else [None] * 3)
    assert [table.view(p)["wreck"] for p in everybody(table)] == [[0] * 6] * 3


def test_the_robustness_of_a_zeppelin_that_resists_is_known_to_its_owner_alone() -> None:
    table = situation(hands={0: ["bomb1"]}, robustness=[3])
    do(table, play("bomb1", 1))
    nothing = [None] * 3
    assert hulls(table, 1) == {0: nothing, 1: [-1, 3, -1], None: nothing}
    told = {"event": "zeppelin_resisted", "seat": 1, "column": 1}
    for seat in everybody(table):
        expected = {**told, "robustness": 3} if seat == 1 else told
        assert told_of(table, "zeppelin_resisted", seat) == [expected]
        assert table.view(seat)["resisted"] == [0, 0, 0, 0, 1, 0]


def test_the_robustness_of_a_destroyed_zeppelin_is_known_to_both() -> None:
    table = situation(
        columns={(0, 0): ["gold4", "gold4"], (0, 1): ["bomb1"]},
        hands={0: ["bomb1"]},
        hulls={(1, 1): 2},
    )
    do(table, play("bomb1", 1))
    for seat in everybody(table):
        assert table.view(seat)["wreck"] == [0, 0, 0, 0, 2, 0]
        assert table.view(seat)["resisted"] == [0] * 6
        assert told_of(table, "zeppelin_destroyed", seat) == [
            {"event": "zeppelin_destroyed", "seat": 1, "column": 1, "robustness": 2}
        ]


def test_a_zeppelin_that_resisted_keeps_its_robustness() -> None:
    script = Script(robustness=[3])
    columns = {(0, 0): ["gold4", "gold4"], (0, 2): ["gold4", "gold4"]}
    table = situation(columns=columns, hands={0: ["bomb1", "bomb1"]}, script=script)
    do(table, play("bomb1", 1), play("bomb1", 1))
    assert script.nodes == [("robustness", {1: 1, 2: 1, 3: 1})]
    assert table.view(1)["hull"][1] == [-1, 3, -1]
    assert table.view(0)["resisted"] == [0, 0, 0, 0, 2, 0]


@pytest.mark.parametrize(
    ("hull", "resisted", "wrecks", "possible"),
    [
        pytest.param({1: 3}, {1: 1}, {}, {(2,), (3,)}, id="one that resisted one Bomb"),
        pytest.param({1: 3}, {1: 2}, {}, {(3,)}, id="one that resisted two"),
        pytest.param({1: 2}, {1: 1}, {0: 3}, {(2,)}, id="the 3 is a wreck"),
        pytest.param({1: 3}, {1: 1}, {0: 1}, {(2,), (3,)}, id="the 1 is a wreck"),
        pytest.param({0: 2, 1: 3}, {0: 1, 1: 1}, {}, {(2, 3), (3, 2)}, id="two resisted one Bomb"),
        pytest.param({0: 2, 1: 3}, {0: 1, 1: 2}, {}, {(2, 3)}, id="one of two resisted two"),
    ],
)
def test_the_others_can_only_tell_how_robust_a_zeppelin_is_from_what_it_resisted(
    hull: dict[int, int],
    resisted: dict[int, int],
    wrecks: dict[int, int],
    possible: set[tuple[int, ...]],
) -> None:
    table = situation(
        hulls={(1, c): value for c, value in hull.items()},
        resisted={(1, c): value for c, value in resisted.items()},
        wrecks={(1, c): value for c, value in wrecks.items()},
    )
    for seat in (0, None):
        drawn = {tuple(twin["hull"][1][c] for c in hull) for twin in twins(table, seat)}
        assert drawn == possible
    assert {tuple(twin["hull"][1][c] for c in hull) for twin in twins(table, 1)} == {
        tuple(hull.values())
    }


def bombed(row: Sequence[int], bombs: int) -> tuple[ct.Table, Fraction]:
    """A table where the Zeppelins of seat 1, which are so robust, were bombed in turn, as long as
    they fly; and how likely chance was to find them so."""
    script = Script(robustness=row)
    cards = ["bomb1", "bomb1", "bomb1", "bomb2"]
    table = situation(hands={0: cards}, script=script)
    for number, card in enumerate(cards[:bombs]):
        while table.view(None)["active"] == 1:
            do(table, DRAW)
        if play(card, number % 3) in actions(table):
            do(table, play(card, number % 3))
    weights = [weights for kind, weights in script.nodes if kind == "robustness"]
    shares = [Fraction(w[value], sum(w.values())) for value, w in zip(row, weights, strict=False)]
    return table, prod(shares, start=Fraction(1))


@pytest.mark.parametrize("bombs", range(1, 5))
def test_whatever_a_zeppelin_can_still_be_is_equally_likely(bombs: int) -> None:
    found: dict[str, dict[str, Fraction]] = {}
    possible: dict[str, list[str]] = {}
    for row in permutations((1, 2, 3)):
        table, likely = bombed(row, bombs)
        view = str(table.view(0))
        found.setdefault(view, {})[str(table.position()["hull"][1])] = likely
        possible[view] = [
            str(numbers["hull"][1]) for numbers in table.game.secret_numbers(table.state, 0)
        ]
    assert sum(len(hulls) for hulls in possible.values()) > len(possible), "some are in doubt"
    for view, hulls in found.items():
        assert sorted(hulls) == sorted(possible[view])
        assert len(set(hulls.values())) == 1


@pytest.mark.parametrize(
    ("before", "hull", "resisted", "revealing"),
    [
        pytest.param(["bomb1"], 2, 1, True, id="it crashes"),
        pytest.param(["bomb1"], 3, 1, True, id="it resists one more"),
        pytest.param([], 3, 1, False, id="it resists no more than before"),
        pytest.param(["bomb1"], 3, 2, False, id="that it resists was certain"),
        pytest.param(["bomb1", "bomb2"], 3, 2, False, id="that it crashes was certain"),
    ],
)
def test_a_bombing_that_shows_how_robust_a_zeppelin_is_cannot_be_taken_back(
    before: list[str], hull: int, resisted: int, revealing: bool
) -> None:
    """The Bomb card itself shows nothing: everybody knew that it was in the hand."""
    table = situation(
        columns={(0, 0): before, (0, 1): ["fish1", "gold4", "gold4"]},
        hands={0: [piece(1, "bomb1")]},
        hulls={(1, 0): hull},
        resisted={(1, 0): resisted},
    )
    position = table.position()
    do(table, play("bomb1", 0))
    assert decider(table) == 0
    if revealing:
        with pytest.raises(ct.CannotUndo):
            table.undo(0)
    else:
        table.undo(0)
        assert table.position() == position


# Hands, decks and piles


def test_a_hand_is_seen_by_its_owner_alone_and_a_deck_by_nobody() -> None:
    table = begin()
    for seat in everybody(table):
        view = table.view(seat)
        for owner in (0, 1):
            cards = {"cards": table.position()["hand"][owner]} if seat == owner else {}
            assert view["hand"][owner] == {"size": 5, **cards}
            assert view["deck"][owner] == {"size": 26}
            assert known_hand(table, owner) == {0: {}, 1: {}, None: {}}


def test_a_card_drawn_is_told_to_the_one_who_draws_and_to_nobody_else() -> None:
    table = situation(draws=["gold6"], rest="discard")
    do(table, DRAW)
    assert who_saw_the_card(table, "card_drawn") == [0]
    assert known_hand(table, 0) == {0: {}, 1: {}, None: {}}
    assert {tuple(twin["hand"][0]) for twin in twins(table, 0)} == {("octopirate_gold6",)}
    assert len({tuple(twin["hand"][0]) for twin in twins(table, 1)}) > 3


def test_everybody_sees_the_discard_piles_and_knows_the_treasures() -> None:
    table = situation(
        columns={(0, 0): ["secure1"]},
        discards={0: ["bomb1"], 1: ["fish1", "gold6"]},
        treasures={1: ["gold4", "two_gold"]},
    )
    do(table, discard(0))
    for seat in everybody(table):
        view = table.view(seat)
        assert view["discard"] == [["octopirate_bomb1", "octopirate_secure1"], ["meowmurai_fish1"]]
        assert view["treasure"] == [["meowmurai_gold6"], ["meowmurai_gold4", "two_gold"]]
        for twin in twins(table, seat, 5):
            assert (twin["discard"], twin["treasure"]) == (view["discard"], view["treasure"])


# Fished and called back


def test_fished_cards_in_a_hand_are_known_to_all() -> None:
    table = situation(hands={0: ["fish1"]}, discards={0: ["gold6"]}, draws=["bomb3"])
    do(table, play("fish1", 0), DRAW)
    assert hand(table, 0) == ["bomb3", "gold6"]
    assert who_saw_the_card(table, "card_fished") == [0, 1, None]
    fished = {"octopirate_gold6": 1}
    assert known_hand(table, 0) == {0: {}, 1: fished, None: fished}
    for seat in (1, None):
        hands = [twin["hand"][0] for twin in twins(table, seat)]
        assert all(cards["octopirate_gold6"] == 1 for cards in hands)
        assert len({tuple(cards) for cards in hands}) > 3


def test_cards_called_back_are_known_to_all_until_they_are_played() -> None:
    table = situation(columns={(0, 0): ["gold6", "fish1"]}, hands={0: ["bomb3"]}, rest="discard")
    do(table, discard(0), call_back(0))
    assert who_saw_the_card(table, "card_called_back") == [0, 1, None]
    back = {"octopirate_gold6": 1}
    assert known_hand(table, 0) == {0: {}, 1: back, None: back}
    do(table, play("gold6", 0))
    assert known_hand(table, 0) == {0: {}, 1: {}, None: {}}
    assert hand(table, 0) == ["bomb3"]


def test_of_two_cards_alike_the_one_that_everybody_knows_is_played_first() -> None:
    table = situation(hands={0: ["fish1", "gold4"]}, discards={0: ["gold4"]})
    do(table, play("fish1", 0))
    assert hand(table, 0) == ["gold4", "gold4"]
    do(table, play("gold4", 1))
    assert hand(table, 0) == ["gold4"]
    assert known_hand(table, 0)[1] == {}


def test_a_card_of_the_other_crew_is_known_in_the_hand_that_fished_it() -> None:
    table = situation(
        hands={0: ["fish1"]}, discards={0: ["meowmurai_gold6"]}, draws=["bomb3"], rest="treasure"
    )
    do(table, play("fish1", 0), DRAW)
    for seat in (1, None):
        for twin in twins(table, seat):
            assert twin["hand"][0].pop("meowmurai_gold6") == 1
            assert all(card.startswith("octopirate") for card in twin["hand"][0])


def test_of_two_cards_alike_of_both_crews_the_one_of_the_other_crew_is_played_first() -> None:
    table = situation(
        hands={0: ["fish1", "gold6"]}, discards={0: ["meowmurai_gold6"]}, rest="treasure"
    )
    do(table, play("fish1", 0), play("gold6", 1))
    assert table.view(1)["column"][1] == ["meowmurai_gold6"]
    assert hand(table, 0) == ["gold6"]


# Observe


def observing(**setting: Any) -> ct.Table:
    """Seat 0 looks at a Bomb card worth 2 and the Gold card worth 6."""
    setting = {"draws": ["bomb2", "gold6"], "rest": "discard", **setting}
    table = situation(columns={(0, 0): ["reinforce1"]}, **setting)
    do(table, discard(0))
    return table


def test_the_cards_that_observe_shows_are_seen_by_the_observer_alone() -> None:
    table = observing()
    for seat in everybody(table):
        view = table.view(seat)
        cards = {"cards": dict.fromkeys(OBSERVED, 1)} if seat == 0 else {}
        assert view["looked"][0] == {"size": 2, **cards}
        assert ("choices" in view["decision"]) == (seat == 0)
    assert who_saw_the_card(table, "card_seen") == [0]
    for seat in (1, None):
        looked = [list(twin["looked"][0]) for twin in twins(table, seat, 10)]
        assert all(card.startswith("octopirate") for cards in looked for card in cards)
        assert len({tuple(cards) for cards in looked}) > 1


def test_everybody_sees_where_the_cards_go_and_the_observer_which() -> None:
    table = observing()
    do(table, observe("bomb2", "top"), observe("gold6", "bottom"))
    own = table.view(0)
    assert (own["top"], own["bottom"]) == ([[OBSERVED[0]], []], [[OBSERVED[1]], []])
    for seat in (1, None):
        view = table.view(seat)
        assert (view["top"], view["bottom"]) == ([[None], []], [[None], []])
        assert told_of(table, "card_placed", seat) == [
            {"event": "card_placed", "seat": 0, "to": "top"},
            {"event": "card_placed", "seat": 0, "to": "bottom"},
        ]
    assert [e["card"] for e in told_of(table, "card_placed", 0)] == list(OBSERVED)


def test_only_the_observer_knows_the_cards_put_on_top_and_at_the_bottom() -> None:
    table = observing()
    do(table, observe("bomb2", "top"), observe("gold6", "bottom"))
    real = table.position()
    for twin in twins(table, 0, 10):
        assert [twin[at][0] for at in ("top", "bottom", "deck")] == [
            real[at][0] for at in ("top", "bottom", "deck")
        ]
    for seat in (1, None):
        placed = [(*twin["top"][0], *twin["bottom"][0]) for twin in twins(table, seat)]
        assert len(set(placed)) > 5
        assert all(card.startswith("octopirate") for pair in placed for card in pair)


def test_a_card_put_on_top_is_drawn_without_chance_and_then_lies_in_the_hand() -> None:
    script = Script(draw=OBSERVED)
    table = observing(script=script)
    do(table, observe("bomb2", "bottom"), observe("gold6", "top"))
    nodes = len(script.nodes)
    do(table, DRAW)
    assert len(script.nodes) == nodes
    assert (hand(table, 0), table.view(0)["top"][0]) == (["gold6"], [])
    assert table.view(0)["bottom"][0] == ["octopirate_bomb2"]
    assert who_saw_the_card(table, "card_drawn") == [0]
    assert known_hand(table, 0) == {0: {}, 1: {}, None: {}}
    assert len({tuple(twin["hand"][0]) for twin in twins(table, 1)}) > 3


def test_a_card_at_the_bottom_stays_known_and_is_drawn_last_without_chance() -> None:
    script = Script(draw=OBSERVED)
    table = observing(script=script, decks={0: ["bomb2", "gold6", "fish1", "fish2"]})
    do(table, observe("bomb2", "bottom"), observe("gold6", "bottom"))
    do(table, DRAW, DRAW, DRAW, DRAW)
    assert table.view(0)["bottom"][0] == ["octopirate_gold6", "octopirate_bomb2"]
    do(table, DRAW)
    assert hand(table, 0) == ["bomb2", "fish1", "fish2"]
    own = [outcomes for _, outcomes in script.nodes if "octopirate" in str(outcomes)]
    assert own[2:] == [{"octopirate_fish1": 1, "octopirate_fish2": 1}, {"octopirate_fish2": 1}]


def test_chance_never_draws_a_card_whose_place_observe_made_known() -> None:
    script = Script()
    table = situation(
        tops={0: ["gold6"]}, bottoms={0: ["bomb3"]}, script=script, decks={0: ["fish1", "fish1"]}
    )
    do(table, DRAW, DRAW)
    assert script.nodes == [("draw", {"octopirate_fish1": 2})]
    assert hand(table, 0) == ["fish1", "gold6"]


# What a seat cannot tell apart


def test_one_knows_what_is_left_in_the_own_deck_but_not_the_order() -> None:
    table = situation(hands={0: ["gold6", "bomb1"]}, rest="treasure")
    assert {str(sorted(twin["deck"][0].items())) for twin in twins(table, 0, 10)} == {
        str(sorted(table.position()["deck"][0].items()))
    }
    assert len({str(sorted(twin["deck"][0].items())) for twin in twins(table, 1, 10)}) > 1


def by_crew(position: Position) -> list[Counter[str]]:
    """The cards of each crew that somebody may not know of: in hands and decks."""
    places = [*position["hand"], *position["deck"], *position["looked"]]
    places += [Counter(cards) for at in ("top", "bottom") for cards in position[at]]
    cards = sum((Counter(place) for place in places), Counter[str]())
    return [Counter({c: n for c, n in cards.items() if c.startswith(crew)}) for crew in CREWS]


def test_whatever_is_drawn_anew_could_be_true() -> None:
    compared = 0
    for seed in range(3):
        for number, table in enumerate(random_game(seed)):
            if number % 23:
                continue
            real = table.position()
            for seat in everybody(table):
                for twin in twins(table, seat, 2):
                    check_twin(real, twin, seat)
                    compared += 1
    assert compared > 50


def check_twin(real: Position, twin: Position, seat: int | None) -> None:
    """Cards change places only within what the seat does not know."""
    assert by_crew(twin) == by_crew(real)
    for owner in (0, 1):
        if owner == seat:
            assert twin["hand"][owner] == real["hand"][owner]
            assert twin["hull"][owner] == real["hull"][owner]
        known = real["known"][2]["hand"][owner]
        assert Counter(known) <= Counter(twin["hand"][owner])
        for place in ("hand", "deck", "top", "bottom"):
            cards = Counter(twin[place][owner])
            assert cards.total() == Counter(real[place][owner]).total()
            foreign = {c for c in cards if not c.startswith(CREWS[owner])}
            assert foreign <= (set(known) if place == "hand" else set())
        for column in range(3):
            hull, resisted = twin["hull"][owner][column], twin["resisted"][3 * owner + column]
            assert hull > resisted if resisted else hull == -1


def test_a_looted_card_lies_openly_and_its_crew_knows_that_it_is_gone() -> None:
    table = situation(
        columns={(0, 0): ["secure1"]}, discards={1: ["gold6"]}, hands={1: ["gold4"]}, rest="hand"
    )
    do(table, discard(0))
    assert treasure(table, 0) == [piece(1, "gold6")]
    for seat in everybody(table):
        for twin in twins(table, seat, 10):
            assert piece(1, "gold6") not in {*twin["deck"][1], *twin["hand"][1]}
