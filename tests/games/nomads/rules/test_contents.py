"""Rules, the box, "Object of the Game" and "Contents": how many play, what for, and with what."""

from __future__ import annotations

from collections import Counter

import pytest

import captains_table as ct
from tests.games.nomads.rules.scenario import (
    ADVENTURERS,
    PASS,
    STORIES,
    Tiles,
    all_discs,
    begin,
    campfire,
    choose,
    choosing,
    legend,
    move,
    piles,
    random_game,
    situation,
    song,
    tiles,
)
from tests.games.script import Position, actions, do, everybody, kind

SEATS = (2, 3, 4, 5)


def all_tiles(position: Position) -> Counter[str]:
    """Every tile and coin, wherever it is."""
    found: Counter[str] = Counter(tile for tile in position["top"] if tile)
    for zone in ("unseen", "chart", "box"):
        found.update(position[zone])
    for row in position["tiles"]:
        found.update(row)
    return found


def discs_around_the_fire(position: Position) -> Counter[str]:
    """Every disc that lies on a space."""
    return Counter(disc for pile in position["pile"] for disc in pile)


def last_words(
    legends: dict[str, int] | None = None, held: dict[int, Tiles] | None = None
) -> ct.Outcome:
    """The result of a game that ends with these cards and tiles and nothing more written."""
    nearly_over = dict.fromkeys(range(6), 0)
    table = situation(
        step="last_write", closing=3, idle=0, heights=nearly_over, legends=legends, tiles=held
    )
    do(table, PASS, PASS, PASS)
    assert table.outcome is not None
    return table.outcome


@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_players_sit_around_the_campfire(seats: int) -> None:
    assert ct.game("nomads").seats == SEATS
    table = begin(seats)
    assert len(table.position()["adventurer"]) == seats
    assert table.decision is not None


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_of_players_sits_around_the_campfire(seats: int) -> None:
    with pytest.raises(ct.BadSeats):
        begin(seats)


# Object of the Game


def test_the_better_legends_win() -> None:
    outcome = last_words({"A1": 0, "B2": 1, "E4": 2})
    assert outcome.scores == [2, 3, 6]
    assert outcome.winners == [2]


def test_story_tiles_become_legends() -> None:
    table = situation(tiles={0: {"A": 3, "B": 1}})
    do(table, legend("A", 3))
    assert table.view(None)["legend_of"][:4] == [None, 0, None, None]
    assert tiles(table, 0) == {"B": 1}


def test_story_tiles_left_over_earn_nothing_and_cost_a_point_each() -> None:
    outcome = last_words({"A1": 1}, {0: {"A": 1}, 1: {"A": 3}, 2: {"B": 1, "C": 1, "D": 2}})
    assert outcome.scores == [-1, 2 - 3, -4]


# The campfire


def test_eight_places_have_a_stack_and_a_space_each() -> None:
    view = begin().view(None)
    assert len(view["height"]) == len(view["top"]) == len(view["pile"]) == 8


@pytest.mark.parametrize("space", range(8))
@pytest.mark.parametrize(("way", "on"), [("cw", 1), ("ccw", -1)])
def test_the_places_are_a_ring(space: int, way: str, on: int) -> None:
    beside, beyond = (space + on) % 8, (space + 2 * on) % 8
    table = campfire({space: ["nomad", "moon"]}, rest=(space + 4) % 8, lys=space)
    do(table, move(space, way))
    assert piles(table)[space] == []
    assert piles(table)[beside] == ["nomad", "nomad"]
    assert piles(table)[beyond] == ["nomad", "moon"]


@pytest.mark.parametrize("place", range(8))
def test_each_space_lies_behind_its_own_stack(place: int) -> None:
    before, far = (place - 1) % 8, (place + 4) % 8
    table = campfire({before: ["moon"]}, rest=far, lys=far, tops={place: "G"})
    do(table, move(before))
    assert tiles(table, 0) == {"G": 1}
    assert table.position()["height"] == [4 if stack == place else 5 for stack in range(8)]


# Cards


def test_there_are_28_legend_cards_four_for_each_of_seven_legends() -> None:
    table = situation(tiles={0: dict.fromkeys(STORIES, 6)})
    cards = [action for action in actions(table) if action["do"] == "legend"]
    assert len(cards) == len(table.view(None)["legend_of"]) == 28
    assert Counter(card["legend"] for card in cards) == dict.fromkeys(STORIES, 4)
    assert len({(card["legend"], card["value"]) for card in cards}) == 28


def test_there_are_4_song_cards() -> None:
    table = situation(tiles={0: dict.fromkeys(STORIES, 1)})
    cards = [action for action in actions(table) if action["do"] == "song"]
    assert cards == [song(4), song(5), song(6), song(7)]
    assert table.view(None)["song_of"] == [None] * 4


# Tiles


@pytest.mark.parametrize("seats", SEATS)
def test_there_are_12_opal_moons(seats: int) -> None:
    assert all_tiles(begin(seats).position())["opal"] == 12


@pytest.mark.parametrize("story", STORIES)
def test_there_are_14_story_tiles_for_each_of_seven_legends(story: str) -> None:
    assert len(STORIES) == 7
    assert all_tiles(begin().position())[story] == 14


def test_there_are_98_story_tiles() -> None:
    assert sum(all_tiles(begin().position())[story] for story in STORIES) == 98


@pytest.mark.parametrize("seats", SEATS)
def test_there_are_2_wild_tiles(seats: int) -> None:
    assert all_tiles(begin(seats).position())["wild"] == 2


@pytest.mark.parametrize("seats", SEATS)
def test_no_tile_appears_or_gets_lost_in_a_game(seats: int) -> None:
    box = {**dict.fromkeys(STORIES, 14), "opal": 12, "wild": 2, "coin": 5}
    for table in random_game(seats):
        assert all_tiles(table.position()) == box


@pytest.mark.parametrize(("tile", "count"), [("opal", 13), ("wild", 3), ("C", 15)])
def test_a_tile_too_many_is_refused(tile: str, count: int) -> None:
    with pytest.raises(ct.BadPosition) as refusal:
        situation(tiles={0: {tile: count}})
    assert refusal.value.field == tile


# Discs


def test_there_are_19_discs() -> None:
    for table in random_game(5):
        position = table.position()
        in_hand = Counter(position["hand"])
        if kind(table) not in ("place_frog", "place_disc"):
            assert (discs_around_the_fire(position) + in_hand).total() == 19


@pytest.mark.parametrize("seats", SEATS)
def test_8_discs_are_nomads(seats: int) -> None:
    table = begin(seats, setup="quick")
    assert discs_around_the_fire(table.position())["nomad"] == 8


@pytest.mark.parametrize("adventurer", ADVENTURERS)
def test_every_adventurer_has_2_discs_and_nostromo_a_frog_too(adventurer: str) -> None:
    everybody_plays = begin(5, setup="quick")
    discs = discs_around_the_fire(everybody_plays.position())
    assert discs[adventurer] == 2
    assert discs["frog"] == 1
    assert discs == all_discs(ADVENTURERS)


def test_a_disc_too_many_is_refused() -> None:
    with pytest.raises(ct.BadPosition) as refusal:
        situation(piles={0: ["nomad", "moon", "moon", "moon"]})
    assert refusal.value.field.startswith("pile")


# Adventurers


def test_there_are_five_adventurers() -> None:
    table = choosing(5)
    assert actions(table) == [choose(a) for a in ("ulrich", "moon", "red", "siana", "nostromo")]


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_played_is_awake_and_the_others_sleep(seats: int) -> None:
    table = begin(seats, adventurers=ADVENTURERS[:seats], setup="quick")
    for seat in everybody(table):
        assert table.view(seat)["adventurer"] == list(ADVENTURERS[:seats])
    asleep = ADVENTURERS[seats:]
    placed = [e["adventurer"] for e in table.events(None) if e["event"] == "unplayed_placed"]
    assert set(placed) == set(asleep)


def test_nobody_plays_lys() -> None:
    assert "lys" not in [action["adventurer"] for action in actions(choosing(5))]
    with pytest.raises(ct.IllegalChoice):
        choosing(5).choose(choose("lys"))
    with pytest.raises(ct.BadPosition):
        situation(adventurers=("lys", "moon", "red"))


def test_lys_points_to_one_stack_throughout_the_game() -> None:
    for table in random_game(3):
        if str(kind(table)).startswith("place_"):
            assert table.view(None)["lys"] == -1
        else:
            assert table.view(None)["lys"] in range(8)
