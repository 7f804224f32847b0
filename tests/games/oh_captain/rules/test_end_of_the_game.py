"""Rules, "End of the Game"; rulings OC-27 to OC-31."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.games.oh_captain.rules.scenario import (
    LOYALTY,
    MUTINY,
    begin,
    the_nomads_come,
)
from tests.games.oh_captain.rules.situation import coins, down, ended, pile, situation, told_of, up
from tests.games.script import (
    do,
    everybody,
    kind,
)

NOBODY_SPECIAL = ("nostromo", "moon", "red")  # and so no Lys


def outcome(table: ct.Table) -> ct.Outcome:
    """The result of a game that is over."""
    assert table.outcome is not None
    return table.outcome


def majorities(table: ct.Table) -> dict[str, int]:
    """Who holds which token: everybody is told, and the points agree with it."""
    won = [{e["item"]: e["seat"] for e in told_of(table, p, "majority_won")} for p in (0, None)]
    assert won[0] == won[1]
    for seat, row in enumerate(outcome(table).breakdown):
        for item in ("pistol", "hook", "lizard"):
            assert row[f"{item}_majority"] == (4 if won[0].get(item) == seat else 0)
    return won[0]


def test_the_game_is_over_the_instant_the_nomads_are_drawn() -> None:
    table = situation(last_card=True, draws=["nomads"], active=2)
    assert (kind(table), table.decision) == (None, None)
    assert table.outcome is not None
    assert table.position()["arrived"] == {"nomads": 1}
    assert table.position()["cave"] == {}
    assert told_of(table, None, "nomads_arrived") == [{"event": "nomads_arrived", "seat": 2}]
    with pytest.raises(ct.IllegalChoice):
        table.choose(0)


def test_all_loot_is_laid_open() -> None:
    table = ended(down={0: ["egg"], 1: ["purse", "hook"], 2: ["egg"], 3: []}, up={1: ["egg"]})
    open_loot = [{"egg": 1}, {"egg": 1, "hook": 1, "purse": 1}, {"egg": 1}, {}]
    for seat in everybody(table):
        view = table.view(seat)
        assert [loot["size"] for loot in view["loot_down"]] == [0, 0, 0, 0]
        assert [loot["cards"] for loot in view["loot_up"]] == open_loot


def test_nothing_is_left_to_remember_once_all_loot_is_open() -> None:
    table = begin(4)
    assert table.view(0)["known"]["loot_down"][1] == {"purse": 1, "not_egg": 1}
    table = the_nomads_come(table)
    for seat in everybody(table):
        assert table.view(seat)["known"]["loot_down"] == [{}, {}, {}, {}]


@pytest.mark.parametrize("item", ["pistol", "hook", "lizard"])
@pytest.mark.parametrize(
    ("counts", "winner"),
    [
        ((1, 0, 0), 0),
        ((0, 1, 0), 1),
        ((0, 2, 1), 1),
        ((1, 2, 0), 1),
        ((1, 1, 2), 2),
        ((2, 1, 1), 0),
        ((0, 0, 5), 2),
        ((1, 1, 3), 2),
    ],
)
def test_the_most_of_an_item_earn_its_token(
    item: str, counts: tuple[int, ...], winner: int
) -> None:
    """Cards that lay face-up or face-down count alike."""
    table = ended(
        seats=3,
        adventurers=NOBODY_SPECIAL,
        down={p: [item] * (n // 2) for p, n in enumerate(counts)},
        up={p: [item] * (n - n // 2) for p, n in enumerate(counts)},
    )
    assert majorities(table) == {item: winner}


def test_each_item_has_a_token_of_its_own() -> None:
    table = ended(
        seats=3,
        adventurers=NOBODY_SPECIAL,
        down={0: ["pistol", "pistol", "hook"], 1: ["hook", "hook"], 2: ["lizard", "pistol"]},
    )
    assert majorities(table) == {"pistol": 0, "hook": 1, "lizard": 2}


def test_every_token_that_one_player_wins_counts() -> None:
    table = ended(
        seats=3,
        adventurers=NOBODY_SPECIAL,
        down={0: ["pistol", "hook", "lizard"], 1: ["egg"], 2: ["egg"]},
    )
    assert majorities(table) == {"pistol": 0, "hook": 0, "lizard": 0}
    assert table.outcome is not None
    assert table.outcome.scores == [5 + 12, 3 - 1, 3 - 1]


@pytest.mark.parametrize("item", ["pistol", "hook", "lizard"])
@pytest.mark.parametrize("counts", [(1, 1, 0), (0, 1, 1), (1, 0, 1), (2, 1, 2), (1, 1, 1)])
def test_a_shared_majority_earns_nobody_the_token(item: str, counts: tuple[int, ...]) -> None:
    table = ended(
        seats=3,
        adventurers=NOBODY_SPECIAL,
        down={p: [item] * n for p, n in enumerate(counts)},
    )
    assert majorities(table) == {}


def test_a_majority_of_none_earns_nobody_the_token() -> None:
    assert majorities(ended(seats=3, adventurers=NOBODY_SPECIAL)) == {}
    one = ended(seats=3, adventurers=NOBODY_SPECIAL, down={2: ["hook"]})
    assert majorities(one) == {"hook": 2}


@pytest.mark.parametrize("item", ["pistol", "hook", "lizard"])
@pytest.mark.parametrize("lys", [0, 1, 2, 3])
@pytest.mark.parametrize("captain", [0, 3])
@pytest.mark.parametrize("others", [1, 2, 3])
def test_lys_wins_a_majority_that_she_shares(
    item: str, lys: int, captain: int, others: int
) -> None:
    """Wherever she sits, with however many she shares it, Captain or Explorer."""
    crew = ["nostromo", "moon", "red"]
    crew.insert(lys, "lys")
    rivals = [p for p in range(4) if p != lys][:others]
    table = ended(
        adventurers=crew,
        captain=captain,
        active=1,
        down={p: [item] if p in (lys, *rivals) else [] for p in range(4)},
    )
    assert majorities(table) == {item: lys}


@pytest.mark.parametrize("lys", [0, 1, 2])
def test_lys_wins_nothing_when_others_have_more(lys: int) -> None:
    crew = ["nostromo", "moon"]
    crew.insert(lys, "lys")
    first, second = (p for p in range(3) if p != lys)
    shared = ended(
        seats=3, adventurers=crew, down={lys: ["hook"], first: ["hook"] * 2, second: ["hook"] * 2}
    )
    assert majorities(shared) == {}
    for winner in (first, second):
        alone = ended(seats=3, adventurers=crew, down={lys: ["hook"], winner: ["hook"] * 2})
        assert majorities(alone) == {"hook": winner}


def test_lys_needs_at_least_one_of_the_item() -> None:
    table = ended(seats=3, adventurers=("moon", "lys", "red"), captain=1, active=0)
    assert majorities(table) == {}


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("lantern2", {"lanterns": 2}),
        ("lantern3", {"lanterns": 3}),
        ("purse", {"purses": 1}),
        ("egg", {"eggs": -1}),
        ("pistol", {"pistol_majority": 4}),
        ("hook", {"hook_majority": 4}),
        ("lizard", {"lizard_majority": 4}),
    ],
)
@pytest.mark.parametrize("face", ["up", "down"])
def test_what_one_card_scores(card: str, row: dict[str, int], face: str) -> None:
    nothing = dict.fromkeys(
        ("lanterns", "purses", "pistol_majority", "hook_majority", "lizard_majority", "eggs"), 0
    )
    empty: dict[int, list[str]] = {1: [], 2: []}
    loot = {"down": {**empty, 1: [card]}} if face == "down" else {"up": {1: [card]}, "down": empty}
    table = ended(seats=3, adventurers=NOBODY_SPECIAL, coins=[8, 2, 3], **loot)
    points = 2 + sum(row.values())
    assert outcome(table).breakdown == [
        {**nothing, "coins": 8, "total": 8},
        {**nothing, **row, "coins": 2, "total": points},
        {**nothing, "coins": 3, "total": 3},
    ]
    assert outcome(table).scores == [8, points, 3]


def test_every_coin_scores_one_point() -> None:
    table = ended(seats=3, adventurers=NOBODY_SPECIAL, coins=[0, 4, 7], down={1: [], 2: []})
    assert outcome(table).scores == [0, 4, 7]
    assert [row["coins"] for row in outcome(table).breakdown] == [0, 4, 7]


def test_a_whole_loot_is_added_up_and_the_discard_pile_counts_for_nobody() -> None:
    table = ended(
        coins=[4, 3, 0, 7],
        down={0: ["lantern3", "egg"], 1: ["purse", "purse", "lizard"], 2: ["egg"] * 4, 3: []},
        up={0: ["lantern2", "lantern2", "pistol"], 1: ["lizard", "hook"], 3: ["lizard", "hook"]},
    )
    assert outcome(table).breakdown == [
        {
            "lanterns": 7,
            "purses": 0,
            "pistol_majority": 4,
            "hook_majority": 0,
            "lizard_majority": 0,
            "coins": 4,
            "eggs": -1,
            "total": 14,
        },
        {
            "lanterns": 0,
            "purses": 2,
            "pistol_majority": 0,
            "hook_majority": 0,
            "lizard_majority": 4,
            "coins": 3,
            "eggs": 0,
            "total": 9,
        },
        {
            "lanterns": 0,
            "purses": 0,
            "pistol_majority": 0,
            "hook_majority": 0,
            "lizard_majority": 0,
            "coins": 0,
            "eggs": -4,
            "total": -4,
        },
        {
            "lanterns": 0,
            "purses": 0,
            "pistol_majority": 0,
            "hook_majority": 0,
            "lizard_majority": 0,
            "coins": 7,
            "eggs": 0,
            "total": 7,
        },
    ]
    assert pile(table)["lantern3"] == 2  # it lies there, and scores for nobody, Captain included
    assert outcome(table).scores == [14, 9, -4, 7]
    assert [e["count"] for e in told_of(table, None, "points_scored")] == [14, 9, -4, 7]
    assert outcome(table).ranking == [[0], [1], [3], [2]]


@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_score_wins(best: int) -> None:
    """Not the most coins, and not the Captain."""
    fortunes = [4, 4, 4]
    fortunes[best] = 3
    table = ended(
        seats=3,
        adventurers=NOBODY_SPECIAL,
        captain=2,
        active=0,
        coins=fortunes,
        down={0: [], 1: [], best: ["lantern2"]},
    )
    assert outcome(table).winners == [best]
    assert outcome(table).ranking[0] == [best]


@pytest.mark.parametrize("captain", [0, 1, 2])
def test_among_those_tied_the_captain_wins_even_with_fewer_coins(captain: int) -> None:
    fortunes = [4, 4, 4]
    fortunes[captain] = 3
    table = ended(
        seats=3,
        adventurers=NOBODY_SPECIAL,
        captain=captain,
        active=(captain + 1) % 3,
        coins=fortunes,
        down={0: [], 1: [], 2: [], captain: ["purse"]},
    )
    assert outcome(table).scores == [4, 4, 4]
    assert outcome(table).winners == [captain]
    assert outcome(table).ranking == [[captain], [p for p in range(3) if p != captain]]


def test_among_tied_explorers_the_most_coins_win() -> None:
    table = ended(
        adventurers=("nostromo", "moon", "red", "lys"),
        coins=[3, 4, 5, 3],
        down={1: ["lantern3"], 2: ["lantern2"], 3: ["lantern3", "purse"]},
    )
    assert outcome(table).scores == [3, 7, 7, 7]
    assert outcome(table).winners == [2]
    assert outcome(table).ranking == [[2], [1], [3], [0]]


def test_explorers_tied_in_points_and_coins_share_the_victory() -> None:
    table = ended(
        adventurers=("nostromo", "moon", "red", "lys"),
        coins=[3, 4, 4, 4],
        down={1: ["lantern2"], 2: ["purse"], 3: ["purse", "purse"]},
    )
    assert outcome(table).scores == [3, 6, 5, 6]
    assert outcome(table).winners == [1, 3]
    assert outcome(table).ranking == [[1, 3], [2], [0]]


def test_the_captain_of_the_last_moment_wins_ties_not_the_first_captain() -> None:
    table = situation(
        seats=3,
        adventurers=("moon", "red", "lys"),
        coins=[5, 6, 3],
        down={0: ["lantern2"], 1: [], 2: []},
        step="mutiny_or_loyalty",
        last_card=True,
    )
    do(table, MUTINY)
    assert outcome(table).scores == [7, 7, 3]
    assert outcome(table).winners == [1]
    assert outcome(table).ranking == [[1], [0], [2]]


def test_debts_of_eggs_rank_below_everything() -> None:
    table = ended(
        seats=3,
        adventurers=NOBODY_SPECIAL,
        coins=[1, 0, 10],
        down={0: ["egg"] * 3, 1: ["egg"], 2: []},
    )
    assert outcome(table).scores == [-2, -1, 10]
    assert outcome(table).ranking == [[2], [1], [0]]


def test_the_nomads_stop_everything() -> None:
    """No announcement, no coin for Red though he is the poorest, nothing to hide for Moon."""
    red = ended(active=3, coins=[5, 4, 4, 1])
    assert kind(red) is None
    assert coins(red) == [5, 4, 4, 1]
    moon = ended(active=2, up={2: ["egg"]})
    assert kind(moon) is None
    assert (down(moon, 2), up(moon, 2)) == ({}, {"egg": 1, "purse": 1})
    for table in (red, moon):
        names = [e["event"] for e in table.events(None)]
        assert names == ["nomads_arrived", *["points_scored"] * 4]


def test_a_coin_paid_for_loyalty_stays_paid_when_the_nomads_come() -> None:
    table = situation(
        coins=[5, 6, 3, 3], step="mutiny_or_loyalty", last_card=True, draws=["nomads"]
    )
    do(table, LOYALTY)
    assert kind(table) is None
    assert coins(table) == [6, 5, 3, 3]
    assert outcome(table).scores == [6, 6, 4, 4]
