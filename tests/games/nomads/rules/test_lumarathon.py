"""Rules, "Lumarathon": Nomads right after Oh Captain!; rulings NO-L1 to NO-L8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    ADVENTURERS,
    PASS,
    begin,
    campfire,
    desk,
    legend,
    lys_at,
    move,
    situation,
    tiles,
    told_of,
    unplayed,
)
from tests.games.oh_captain.rules.situation import ended
from tests.games.script import Script, actions, decider, do, everybody, kind

EXPLORERS = ("nostromo", "moon", "red", "siana", "ulrich")  # and so no Lys, who wins ties


def played(
    coins: Sequence[int], captain: int, eggs: Sequence[int] = (), adventurers: Any = EXPLORERS
) -> dict[str, Any]:
    """The log of a game of Oh Captain! that ended with these coins, with these eggs in everybody's
    loot, and with that Captain."""
    seats = len(coins)
    loot = {p: ["egg"] * count for p, count in enumerate(eggs or [0] * seats)}
    table = ended(
        seats=seats,
        captain=captain,
        active=(captain + 1) % seats,
        adventurers=adventurers,
        coins=coins,
        down=loot,
    )
    assert table.outcome is not None
    return table.log


def result(*scores: int, captain: int = 0, last: int | None = None) -> dict[str, Any]:
    """What is needed of a game before, written down: who has more points is placed better."""
    places = sorted(set(scores), reverse=True)
    ranking = [[p for p, score in enumerate(scores) if score == place] for place in places]
    return {
        "captain": captain,
        "last": ranking[-1][0] if last is None else last,
        "scores": list(scores),
        "ranking": ranking,
    }


def marathon(after: dict[str, Any], **options: Any) -> ct.Table:
    """Nomads after that game."""
    options = {"after": after, **options}
    return ct.Table("nomads", options=options, chance=Script(), checked=True)


def coins(table: ct.Table) -> list[int]:
    """How many coins everybody has brought."""
    return [row.get("coin", 0) for row in table.position()["tiles"]]


# The last Captain becomes the first player


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_captain_is_the_first_player(seats: int) -> None:
    for captain in range(seats):
        table = marathon(played([5] * seats, captain))
        assert table.position()["first"] == captain
        assert told_of(table, "first_player_named") == [
            {"event": "first_player_named", "seat": captain}
        ]


def test_chance_does_not_name_the_first_player_then() -> None:
    script = Script()
    ct.Table("nomads", options={"after": result(9, 5, 1, captain=2)}, chance=script, checked=True)
    assert "first_player" not in {kind for kind, _ in script.nodes}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_without_a_game_before_chance_names_the_first_player(first: int) -> None:
    table = begin(3, first)
    place_the_frog(table)
    assert table.position()["first"] == first
    assert (kind(table), decider(table)) == ("place_unplayed", (first + 2) % 3)


def test_no_other_first_player_can_be_agreed_on() -> None:
    with pytest.raises(ct.BadOption, match="first_player"):
        marathon(result(9, 5, 1, captain=2), first_player=1)


def test_the_captain_is_the_one_at_the_end_of_the_game_not_at_its_beginning() -> None:
    """A whole game of Oh Captain!, in which there was a mutiny."""
    for seed in range(20):
        before = ct.Table("oh-captain", seats=4, seed=seed)
        first = before.position()["captain"]
        chooser = ct.player("random", seed)
        while decision := before.decision:
            before.choose(chooser.choose(before.view(decision.seat)))
        last = before.position()["captain"]
        table = marathon(before.log)
        assert table.position()["first"] == last
        if last != first:
            return
    raise AssertionError("there was no mutiny")


# The winner takes a coin which acts as a Wild tile


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_who_won_oh_captain_brings_a_coin(winner: int) -> None:
    table = marathon(played([8 if p == winner else 3 for p in range(3)], captain=1))
    assert coins(table) == [int(p == winner) for p in range(3)]
    assert table.position()["box"] == {"coin": 4}
    assert told_of(table, "coin_brought") == [{"event": "coin_brought", "seat": winner}]
    for seat in everybody(table):
        assert table.view(seat)["tiles"][winner]["cards"] == {"coin": 1}


def test_all_who_won_together_bring_a_coin_each() -> None:
    table = marathon(played([3, 9, 5, 9], captain=2))
    assert coins(table) == [0, 1, 0, 1]
    assert [e["seat"] for e in told_of(table, "coin_brought")] == [1, 3]


def test_the_captain_who_won_a_tie_brings_the_only_coin() -> None:
    table = marathon(played([9, 9, 5], captain=1))
    assert coins(table) == [0, 1, 0]


def test_without_a_game_before_nobody_has_a_coin() -> None:
    table = ct.Table("nomads", seats=3, chance=Script(), checked=True)
    assert coins(table) == [0, 0, 0]
    assert table.position()["box"] == {"coin": 5}


def test_the_coin_pays_like_a_wild_tile() -> None:
    table = desk({"A": 1, "coin": 1}, after=result(9, 5, 1))
    do(table, legend("A", 2))
    assert tiles(table, 0) == {}
    assert table.position()["legend_of"][0] == 0


def test_an_unspent_coin_costs_a_point_at_the_end() -> None:
    heights = {**dict.fromkeys(range(8), 0), 3: 7, 5: 7}
    table = situation(
        heights=heights,
        tiles={0: {"coin": 1, "B": 1}},
        step="last_write",
        closing=3,
        after=result(9, 5, 1),
    )
    do(table, PASS, PASS, PASS)
    assert table.outcome is not None
    assert table.outcome.breakdown[0]["tiles"] == -2
    assert table.outcome.scores == [-2, 0, 0]


# The player who finished in last place is in charge of the non-played Adventurers


@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_who_came_last_places_the_discs_of_unplayed_adventurers(last: int) -> None:
    after = played([2 if p == last else 5 for p in range(4)], captain=1)
    table = marathon(after)
    asleep = next(a for a in ADVENTURERS if a not in table.position()["adventurer"])
    place_the_frog(table)
    assert (kind(table), decider(table)) == ("place_unplayed", last)
    do(table, unplayed(asleep, 0))
    assert (kind(table), decider(table)) == ("place_unplayed", last)
    do(table, unplayed(asleep, 0))
    assert [e["seat"] for e in told_of(table, "unplayed_placed")] == [last, last]
    assert (kind(table), decider(table)) == ("place_disc", 1)


def place_the_frog(table: ct.Table) -> None:
    """Somewhere, if Nostromo is played."""
    if kind(table) == "place_frog":
        do(table, {"do": "place_frog", "space": 5})


def test_lys_is_still_placed_by_the_first_players_right_hand_neighbour() -> None:
    table = marathon(result(9, 5, 1, captain=1, last=2))
    place_the_frog(table)
    while kind(table) == "place_unplayed":
        assert decider(table) == 2
        do(table, actions(table)[0])
    while kind(table) == "place_disc":
        do(table, actions(table)[-1])
    assert (kind(table), decider(table)) == ("place_lys", 0)
    do(table, lys_at(4))
    assert (table.position()["active"], table.position()["lys"]) == (1, 4)


def test_it_is_still_the_active_player_who_discards_for_unplayed_adventurers() -> None:
    table = campfire({0: ["moon"], 4: ["nomad", "ulrich"]}, after=result(9, 5, 1, last=2))
    do(table, move(0))
    discarded = told_of(table, "tile_discarded")
    assert discarded == [{"event": "tile_discarded", "seat": 0, "stack": 4, "tile": "A"}]


def test_where_all_adventurers_are_played_coming_last_changes_nothing() -> None:
    table = marathon(played([9, 5, 5, 5, 2], captain=2))
    place_the_frog(table)
    assert (kind(table), decider(table)) == ("place_disc", 2)
    while kind(table) == "place_disc":
        do(table, actions(table)[0])
    assert (kind(table), decider(table)) == ("place_lys", 1)
    assert told_of(table, "unplayed_placed") == []


# A tie for last place


def last_of(after: dict[str, Any]) -> int:
    """Who counts as last in a game of Oh Captain!."""
    last: int = marathon(after).position()["options"]["after"]["last"]
    return last


@pytest.mark.parametrize("poorer", [0, 1, 2])
def test_of_those_tied_for_last_the_one_with_the_fewest_coins_is_last(poorer: int) -> None:
    """One coin less, and one egg less."""
    fortunes = [3 if p == poorer else 4 for p in range(3)] + [9]
    eggs = [int(p != poorer) for p in range(3)] + [0]
    table_before = ct.Table.replay(played(fortunes, captain=3, eggs=eggs))
    assert table_before.outcome is not None
    assert table_before.outcome.scores == [3, 3, 3, 9]
    assert last_of(played(fortunes, captain=3, eggs=eggs)) == poorer


def test_the_captain_can_be_last_among_those_with_as_many_points() -> None:
    """Ties are won by the Captain; who is last of them goes by coins."""
    fortunes, eggs = [3, 4, 4, 9], [0, 1, 1, 0]
    before = ct.Table.replay(played(fortunes, captain=0, eggs=eggs))
    assert before.outcome is not None
    assert before.outcome.ranking == [[3], [0], [1, 2]]
    assert last_of(played(fortunes, captain=0, eggs=eggs)) == 0


@pytest.mark.parametrize(
    ("captain", "tied", "last"),
    [
        (0, (1, 2, 3), 3),
        (0, (1, 2), 2),
        (1, (0, 2, 3), 0),
        (1, (2, 3), 3),
        (2, (0, 1, 3), 1),
        (2, (0, 3), 0),
        (3, (0, 1, 2), 2),
        (3, (0, 1), 1),
    ],
)
def test_of_those_with_as_few_coins_the_nearest_on_the_first_players_right_is_last(
    captain: int, tied: tuple[int, ...], last: int
) -> None:
    after = played([3 if p in tied else 6 for p in range(4)], captain)
    assert last_of(after) == last
    table = marathon(after)
    place_the_frog(table)
    assert (kind(table), decider(table)) == ("place_unplayed", last)


# Everything else


@pytest.mark.parametrize("how", ["dealt", "chosen"])
def test_adventurers_are_handed_out_afresh_and_lys_is_not_among_them(how: str) -> None:
    after = played([9, 5, 2], captain=0, adventurers=("lys", "moon", "red"))
    script = Script(deal=["siana", "ulrich", "nostromo"])
    table = ct.Table("nomads", options={"after": after, "adventurers": how}, chance=script)
    if how == "dealt":
        assert script.nodes[-3] == ("deal", dict.fromkeys(ADVENTURERS, 1))
        assert table.position()["adventurer"] == ["siana", "ulrich", "nostromo"]
    else:
        assert (kind(table), decider(table)) == ("choose_adventurer", 0)
        assert {action["adventurer"] for action in actions(table)} == set(ADVENTURERS)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_lumarathon_is_for_as_many_as_played_before(seats: int) -> None:
    after = played([9, *[5] * (seats - 1)], captain=1)
    assert marathon(after).position()["seats"] == seats
    for other in {2, 3, 4, 5} - {seats}:
        with pytest.raises(ct.BadOption, match=f"{seats} played Oh Captain!, not {other}"):
            ct.Table("nomads", seats=other, options={"after": after})


def test_six_who_played_oh_captain_are_too_many() -> None:
    after = played([9, *[4] * 5], captain=1, adventurers=("lys", *EXPLORERS))
    with pytest.raises(ct.BadSeats, match="2 to 5 players, not 6"):
        marathon(after)
    with pytest.raises(ct.BadOption, match="3 to 5 players"):
        ct.Table("nomads", seats=5, options={"after": after})


def test_two_players_have_no_game_before() -> None:
    with pytest.raises(ct.BadOption, match="3 to 5 players"):
        ct.Table("nomads", seats=2, options={"after": result(9, 5)})


def test_both_games_keep_their_own_result() -> None:
    after = played([9, 5, 2], captain=1)
    table = marathon(after, setup="quick")
    chooser = ct.player("random", 1)
    while decision := table.decision:
        table.choose(chooser.choose(table.view(decision.seat)))
    assert table.outcome is not None
    for row, points in zip(table.outcome.breakdown, table.outcome.scores, strict=True):
        assert set(row) == {"song", "legends", "moons", "tiles", "total"}
        assert row["song"] + row["legends"] + row["moons"] + row["tiles"] == points
    kept = table.position()["options"]["after"]
    assert kept == {**result(9, 5, 2, captain=1), "adventurers": ["nostromo", "moon", "red"]}
    assert ct.Table.replay(table.log).outcome == table.outcome


# What can be said of the game before


def test_a_log_and_what_is_written_down_of_it_are_the_same() -> None:
    from_log = marathon(played([9, 5, 2], captain=1))
    adventurers = ["nostromo", "moon", "red"]
    written = marathon({**result(9, 5, 2, captain=1), "adventurers": adventurers})
    assert from_log.position() == written.position()


def test_whom_everybody_played_need_not_be_written_down() -> None:
    table = marathon(result(9, 5, 2, captain=1))
    assert ct.Table.replay(table.log).position() == table.position()
    assert "adventurers" not in table.position()["options"]["after"]


def test_a_game_that_is_not_over_cannot_have_been_before() -> None:
    unfinished = ct.Table("oh-captain", seats=3, seed=1).log
    with pytest.raises(ct.BadOption, match=r"options\.after: .* not over yet"):
        marathon(unfinished)


def test_another_game_cannot_have_been_before() -> None:
    nomads = ct.Table("nomads", seats=3, seed=1).log
    with pytest.raises(ct.BadOption, match=r"options\.after\.game"):
        marathon(nomads)


@pytest.mark.parametrize("after", ["yesterday", 3, True, [1, 2, 3]])
def test_something_that_is_no_game_cannot_have_been_before(after: Any) -> None:
    with pytest.raises(ct.BadSeats):
        ct.Table("nomads", options={"after": after})
    with pytest.raises(ct.BadOption, match=r"options\.after"):
        ct.Table("nomads", seats=3, options={"after": after})


def test_a_log_that_breaks_the_rules_is_refused() -> None:
    log = ct.Table("oh-captain", seats=3, seed=1).log
    log["steps"].append({"seat": 0, "action": {"do": "mutiny"}})
    with pytest.raises(ct.BadOption, match=r"options\.after: steps"):
        marathon(log)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"captain": 3}, "captain"),
        ({"captain": True}, "captain"),
        ({"last": 0}, "last"),
        ({"last": None}, "last"),
        ({"scores": 9}, "scores"),
        ({"scores": [9, 5, "2"]}, "scores"),
        ({"scores": [9, 5, 10**9]}, "scores"),
        ({"ranking": [0, 1, 2]}, "ranking"),
        ({"ranking": [[0], [1], [2], []]}, "ranking"),
        ({"ranking": [[0], [1]]}, "ranking"),
        ({"ranking": [[0], [1], [1]]}, "ranking"),
        ({"ranking": [[0], [1], [2.0]]}, "ranking"),
        ({"ranking": []}, "ranking"),
        ({"ranking": None}, "ranking"),
        ({"ranking": [[0], [1], (2,)]}, "ranking"),
        ({"winner": 0}, "winner"),
        ({"adventurers": "red"}, "adventurers"),
        ({"adventurers": ["red", "moon"]}, "adventurers"),
        ({"adventurers": ["red", "moon", "red"]}, "adventurers"),
        ({"adventurers": ["red", "moon", "dread"]}, "adventurers"),
        ({"adventurers": ["red", "moon", None]}, "adventurers"),
    ],
)
def test_a_result_that_cannot_be_is_refused(change: dict[str, Any], field: str) -> None:
    with pytest.raises(ct.BadOption, match=rf"options\.after\.{field}: "):
        ct.Table("nomads", seats=3, options={"after": {**result(9, 5, 2), **change}})


@pytest.mark.parametrize("field", ["captain", "last", "scores", "ranking"])
def test_a_result_with_something_missing_is_refused(field: str) -> None:
    after = result(9, 5, 2)
    del after[field]
    with pytest.raises(ct.BadOption, match=rf"options\.after\.{field}: is missing"):
        ct.Table("nomads", seats=3, options={"after": after})
