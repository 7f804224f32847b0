"""Rules, "Setup": tiles, cards, first player, Adventurers, discs and Lys; rulings NO-1 to NO-4,
NO-34 and NO-37."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.register import register
from tests.games.nomads.rules.scenario import (
    ADVENTURERS,
    STORIES,
    all_discs,
    begin,
    choose,
    choosing,
    disc,
    frog,
    legend,
    lys_at,
    move,
    piles,
    random_game,
    situation,
    song,
    told_of,
    unplayed,
)
from tests.games.script import (
    Script,
    actions,
    decider,
    do,
    everybody,
    kind,
    refused,
    told,
)

SEATS = (2, 3, 4, 5)
EVERY_FIRST = [(seats, first) for seats in SEATS for first in range(seats)]
ALL_TILES = Counter({**dict.fromkeys(STORIES, 14), "opal": 12, "wild": 2})
MIXED = [2, 3, 4, 5] * 4 + [3, 4, 5, 6] * 3
EVEN = [2, 3, 4, 5] * 7


def placed(table: ct.Table) -> Counter[str]:
    """The discs around the fire."""
    return Counter(disc for pile in piles(table) for disc in pile)


def until_turn(table: ct.Table) -> list[tuple[str | None, int | None]]:
    """Place everything on the first space that is offered; what was asked, and whom."""
    asked = []
    while kind(table) != "turn" and kind(table) != "moon_step":
        asked.append((kind(table), decider(table)))
        table.choose(0)
    return asked


def own_discs(seats: int, first: int = 0, **setting: Any) -> ct.Table:
    """A table where the first player is about to place a disc of their own."""
    table = begin(seats, first, **setting)
    while kind(table) != "place_disc":
        table.choose(len(actions(table)) - 1)
    return table


# Tiles


@pytest.mark.parametrize("seats", SEATS)
def test_all_112_tiles_are_shuffled_together(seats: int) -> None:
    tops = ["opal", "wild", "B", "G", "wild", "opal", "A", "A"]
    script = Script(reveal=tops)
    begin(seats, script=script)
    reveals = [outcomes for node, outcomes in script.nodes if node == "reveal"]
    assert reveals[0] == ALL_TILES
    assert sum(reveals[0].values()) == 112
    assert reveals == [ALL_TILES - Counter(tops[:seen]) for seen in range(8)]


def test_the_tiles_make_8_stacks_of_14() -> None:
    tops = ["opal", "wild", "B", "G", "C", "D", "E", "F"]
    table = begin(tops=tops)
    position = table.position()
    assert position["height"] == [14] * 8
    assert position["top"] == tops
    assert Counter(position["unseen"]) == ALL_TILES - Counter(tops)
    assert position["tiles"] == [{}] * 4
    assert position["chart"] == {}
    assert position["box"] == {"coin": 5}
    assert table.view(None)["unseen"] == {"size": 8 * 13}
    assert table.view(None)["box"] == {"size": 5, "cards": {"coin": 5}}


@pytest.mark.parametrize("seats", SEATS)
def test_every_stack_has_its_14_tiles_without_counting(seats: int) -> None:
    table = begin(seats)
    until_turn(table)
    assert table.view(None)["height"] == [14] * 8
    assert sum(table.position()["unseen"].values()) == 8 * 13


def test_everybody_sees_the_top_of_each_stack_from_the_beginning() -> None:
    tops = ["opal", "wild", "B", "G", "C", "D", "E", "F"]
    table = begin(tops=tops)
    for seat in everybody(table):
        assert told(table, seat)[:8] == [
            {"event": "tile_revealed", "stack": stack, "tile": tile}
            for stack, tile in enumerate(tops)
        ]
        assert table.view(seat)["top"] == tops


# Cards


@pytest.mark.parametrize(("values", "ladders"), [("mixed", MIXED), ("even", EVEN)])
def test_the_legend_cards_lie_sorted_with_their_values_in_sight(
    values: str, ladders: list[int]
) -> None:
    table = begin(values=values)
    for seat in everybody(table):
        view = table.view(seat)
        assert view["legend_value"] == ladders
        assert view["legend_of"] == [None] * 28
    # The eighteenth card in sight is the second of the fifth legend.
    rich = situation(values=values, tiles={0: {"E": 6}})
    do(rich, legend("E", ladders[17]))
    assert [card for card, p in enumerate(rich.view(None)["legend_of"]) if p == 0] == [17]


@pytest.mark.parametrize(("values", "points"), [("mixed", [3, 5, 7, 9]), ("even", [4, 5, 6, 7])])
def test_the_song_cards_lie_open_with_their_price_and_worth(values: str, points: list[int]) -> None:
    table = begin(values=values)
    for seat in everybody(table):
        view = table.view(seat)
        assert view["song_need"] == [4, 5, 6, 7]
        assert view["song_points"] == points
        assert view["song_of"] == [None] * 4
    rich = situation(values=values, tiles={0: dict.fromkeys("ABCDE", 1)})
    do(rich, song(5))
    assert rich.view(None)["song_of"] == [None, 0, None, None]


# The first player


@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_player(seats: int) -> None:
    for first in range(seats):
        script = Script(first_player=[first])
        table = begin(seats, script=script)
        assert ("first_player", dict.fromkeys(range(seats), 1)) in script.nodes
        for seat in everybody(table):
            assert table.view(seat)["first"] == first
            assert {"event": "first_player_named", "seat": first} in told(table, seat)


@pytest.mark.parametrize(("seats", "first"), EVERY_FIRST)
def test_the_host_can_name_the_first_player(seats: int, first: int) -> None:
    script = Script()
    table = begin(seats, script=script, first_player=first)
    assert "first_player" not in [node for node, _ in script.nodes]
    assert table.position()["first"] == first
    assert told_of(table, "first_player_named") == [{"event": "first_player_named", "seat": first}]


def test_the_first_player_is_drawn_unless_named() -> None:
    assert begin().position()["options"]["first_player"] == "random"
    script = Script(first_player=[2])
    assert begin(script=script, first_player="random").position()["first"] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_host_cannot_name_somebody_who_is_not_at_the_table(seats: int) -> None:
    with pytest.raises(ct.BadOption):
        begin(seats, first_player=seats)


# Adventurers


@pytest.mark.parametrize(("seats", "first"), EVERY_FIRST)
def test_adventurers_are_chosen_clockwise_from_the_first_player(seats: int, first: int) -> None:
    table = choosing(seats, first)
    order = []
    while kind(table) == "choose_adventurer":
        order.append(decider(table))
        table.choose(0)
    assert order == [(first + i) % seats for i in range(seats)]


def test_each_chooses_from_those_still_free() -> None:
    table = choosing(4, first=2)
    assert actions(table) == [choose(a) for a in ("ulrich", "moon", "red", "siana", "nostromo")]
    do(table, choose("red"))
    assert actions(table) == [choose(a) for a in ("ulrich", "moon", "siana", "nostromo")]
    do(table, choose("ulrich"))
    assert actions(table) == [choose(a) for a in ("moon", "siana", "nostromo")]
    do(table, choose("nostromo"))
    assert actions(table) == [choose(a) for a in ("moon", "siana")]
    do(table, choose("siana"))
    assert table.position()["adventurer"] == ["nostromo", "siana", "red", "ulrich"]
    taken = [(2, "red"), (3, "ulrich"), (0, "nostromo"), (1, "siana")]
    for seat in everybody(table):
        assert [e for e in told(table, seat) if e["event"] == "adventurer_taken"] == [
            {"event": "adventurer_taken", "seat": who, "adventurer": a} for who, a in taken
        ]


def test_an_adventurer_that_is_taken_is_refused() -> None:
    table = choosing(4)
    do(table, choose("moon"))
    assert refused(table, choose("moon")) == "NO-1"


def test_nothing_is_placed_before_the_adventurers_are_chosen() -> None:
    table = choosing(4)
    do(table, choose("moon"), choose("red"), choose("siana"))
    assert refused(table, disc(0)) == "NO-R28"
    assert refused(table, lys_at(0)) == "NO-R33"
    assert piles(table) == [[]] * 8
    assert "choose_adventurer" not in [ask for ask, _ in until_turn(begin(4))]


@pytest.mark.parametrize(("seats", "first"), EVERY_FIRST)
def test_adventurers_are_dealt_at_random_from_those_still_free(seats: int, first: int) -> None:
    script = Script(first_player=[first], deal=["siana", "moon", "nostromo", "ulrich", "red"])
    table = begin(seats, script=script)
    deals = [outcomes for node, outcomes in script.nodes if node == "deal"]
    order = ["siana", "moon", "nostromo", "ulrich", "red"]
    assert deals == [
        {a: 1 for a in ADVENTURERS if a not in order[:dealt]} for dealt in range(seats)
    ]
    assert [table.position()["adventurer"][(first + i) % seats] for i in range(seats)] == order[
        :seats
    ]


def test_adventurers_are_dealt_unless_the_table_wants_to_choose() -> None:
    assert begin().position()["options"]["adventurers"] == "dealt"


def test_everybody_sees_who_plays_whom() -> None:
    table = begin(3, 1, ["siana", "ulrich", "moon"])
    for seat in everybody(table):
        assert table.view(seat)["adventurer"] == ["siana", "ulrich", "moon"]


@pytest.mark.parametrize("adventurer", ADVENTURERS)
def test_everybody_can_read_what_an_adventurer_can_do(adventurer: str) -> None:
    name = adventurer.capitalize()
    abilities = [
        rule
        for rule in register(ct.game("nomads").folder).values()
        if rule.section["en"] == f"Special Abilities: {name}"
    ]
    assert abilities
    for rule in abilities:
        assert name in rule.text["en"] or "Frog" in rule.text["en"]


@pytest.mark.parametrize("seats", SEATS)
def test_two_discs_come_with_an_adventurer(seats: int) -> None:
    table = begin(seats, adventurers=ADVENTURERS[:seats])
    asked = until_turn(table)
    for seat in range(seats):
        assert asked.count(("place_disc", seat)) == 2
        assert placed(table)[ADVENTURERS[seat]] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_adventurers_whom_nobody_plays_sleep_and_use_no_ability(seats: int, seed: int) -> None:
    whose = {"moon_step": "moon", "double_drop": "ulrich", "skip": "siana", "red_lift": "red"}
    for table in random_game(seats, seed, setup="quick"):
        awake = table.view(None)["adventurer"]
        assert len(awake) == len(set(awake)) == seats
        assert decider(table) in (None, *range(seats))
        if ability := whose.get(kind(table) or ""):
            assert awake[decider(table) or 0] == ability


# The order of setup


@pytest.mark.parametrize(("seats", "first"), EVERY_FIRST)
def test_frog_nomads_unplayed_own_discs_and_lys_are_placed_in_this_order(
    seats: int, first: int
) -> None:
    nostromo = seats - 1
    others = ["moon", "red", "siana", "ulrich"][:nostromo]
    table = begin(seats, first, [*others, "nostromo"])
    last = (first - 1) % seats
    clockwise = [(first + i) % seats for i in range(seats)]
    assert until_turn(table) == [
        ("place_frog", nostromo),
        *[("place_unplayed", last)] * (2 * (5 - seats)),
        *[("place_disc", seat) for seat in clockwise * 2],
        ("place_lys", last),
    ]
    happened = [e["event"] for e in told(table, None)]
    assert happened[9 + seats :] == [
        "frog_placed",
        "nomads_placed",
        *["unplayed_placed"] * (2 * (5 - seats)),
        *["disc_placed"] * (2 * seats),
        "lys_placed",
        "turn_begun",
    ]


def test_nothing_else_is_done_during_setup() -> None:
    table = begin(3, 0, ["nostromo", "moon", "red"])
    assert refused(table, disc(0)) == "NO-R97"
    do(table, frog(0))
    assert refused(table, disc(0)) == "NO-2"
    assert refused(table, move(0)) == "NO-2"
    while kind(table) == "place_unplayed":
        table.choose(0)
    assert refused(table, unplayed("siana", 7)) == "NO-2"
    while kind(table) == "place_disc":
        table.choose(0)
    assert refused(table, disc(7)) == "NO-2"


@pytest.mark.parametrize(("seats", "first"), EVERY_FIRST)
def test_a_quick_setup_leaves_all_placing_to_chance(seats: int, first: int) -> None:
    script = Script(first_player=[first], deal=["nostromo"], place_lys=[6])
    table = begin(seats, script=script, setup="quick")
    assert kind(table) in ("turn", "moon_step")
    assert decider(table) == first
    assert placed(table) == all_discs(["nostromo"])
    assert table.position()["lys"] == 6
    nodes = [node for node in script.nodes if node[0].startswith("place_")]
    assert [node for node, _ in nodes] == [
        "place_frog",
        *["place_unplayed"] * (2 * (5 - seats)),
        *["place_disc"] * (2 * seats),
        "place_lys",
    ]
    # Chance puts each disc on the first space with room, so it fills one after the other.
    assert nodes[0][1] == nodes[-1][1] == dict.fromkeys(range(8), 1)
    for number, (_, spaces) in enumerate(nodes[1:-1]):
        full = 0 if number < 2 else 1 + (number - 2) // 3
        assert spaces == dict.fromkeys(range(full, 8), 1)


def test_a_quick_setup_tells_everybody_what_was_placed() -> None:
    script = Script(
        deal=["nostromo", "red", "siana"],
        place_frog=[3],
        place_unplayed=[7, 7, 1, 2],
        place_disc=[5, 7, 6, 4, 3, 0],
        place_lys=[2],
    )
    table = begin(3, script=script, setup="quick")
    for seat in everybody(table):
        assert told(table, seat)[-14:] == [
            {"event": "frog_placed", "seat": 0, "space": 3},
            {"event": "nomads_placed"},
            {"event": "unplayed_placed", "seat": 2, "adventurer": "ulrich", "space": 7},
            {"event": "unplayed_placed", "seat": 2, "adventurer": "ulrich", "space": 7},
            {"event": "unplayed_placed", "seat": 2, "adventurer": "moon", "space": 1},
            {"event": "unplayed_placed", "seat": 2, "adventurer": "moon", "space": 2},
            {"event": "disc_placed", "seat": 0, "space": 5},
            {"event": "disc_placed", "seat": 1, "space": 7},
            {"event": "disc_placed", "seat": 2, "space": 6},
            {"event": "disc_placed", "seat": 0, "space": 4},
            {"event": "disc_placed", "seat": 1, "space": 3},
            {"event": "disc_placed", "seat": 2, "space": 0},
            {"event": "lys_placed", "seat": 2, "stack": 2},
            {"event": "turn_begun", "seat": 0},
        ]
    assert piles(table) == [
        ["nomad", "siana"],
        ["nomad", "moon"],
        ["nomad", "moon"],
        ["frog", "nomad", "red"],
        ["nomad", "nostromo"],
        ["nomad", "nostromo"],
        ["nomad", "siana"],
        ["nomad", "ulrich", "ulrich", "red"],
    ]


def test_people_place_everything_unless_the_table_wants_a_quick_start() -> None:
    assert begin().position()["options"]["setup"] == "placed"


@pytest.mark.parametrize("seats", SEATS)
def test_who_plays_at_once_is_asked_for_no_placing(seats: int) -> None:
    table = ct.Table("nomads", seats, seed=7, options=ct.game("nomads").quick)
    assert kind(table) in ("moon_step", "turn")


# Nomads and Adventurers whom nobody plays


@pytest.mark.parametrize("seats", SEATS)
def test_each_space_gets_one_nomad(seats: int) -> None:
    table = begin(seats, adventurers=["nostromo", "moon", "red", "siana", "ulrich"][:seats])
    assert piles(table) == [[]] * 8
    do(table, frog(5))
    assert piles(table) == [*[["nomad"]] * 5, ["frog", "nomad"], *[["nomad"]] * 2]
    for seat in everybody(table):
        assert told(table, seat)[-1] == {"event": "nomads_placed"}


def test_without_nostromo_the_nomads_come_first() -> None:
    table = begin(2, adventurers=["moon", "red"])
    assert piles(table) == [["nomad"]] * 8
    assert kind(table) == "place_unplayed"


@pytest.mark.parametrize(("seats", "first"), [at for at in EVERY_FIRST if at[0] < 5])
def test_the_first_players_right_hand_neighbour_places_2_discs_for_each_unplayed(
    seats: int, first: int
) -> None:
    table = begin(seats, first, ADVENTURERS[:seats])
    spaces = iter(range(8))
    while kind(table) == "place_unplayed":
        assert decider(table) == table.view(None)["active"] == (first - 1) % seats
        who = actions(table)[0]["adventurer"]
        do(table, unplayed(who, next(spaces)))
    assert placed(table) == {"nomad": 8} | dict.fromkeys(ADVENTURERS[seats:], 2)


@pytest.mark.parametrize("first", range(5))
def test_five_players_leave_nobody_unplayed(first: int) -> None:
    table = begin(5, first, ADVENTURERS)
    do(table, frog(0))
    assert (kind(table), decider(table)) == ("place_disc", first)
    assert table.view(None)["active"] == first


def test_discs_of_the_unplayed_go_wherever_that_neighbour_likes() -> None:
    table = begin(4, 1, ["red", "moon", "nostromo", "ulrich"])
    do(table, frog(7))
    assert decider(table) == 0
    assert actions(table) == [unplayed("siana", space) for space in range(8)]
    for seat, space in ((0, 7), (0, 2)):
        do(table, unplayed("siana", space))
        event = {"event": "unplayed_placed", "seat": seat, "adventurer": "siana", "space": space}
        for who in everybody(table):
            assert event in told(table, who)
    assert piles(table)[7] == ["frog", "nomad", "siana"]
    assert piles(table)[2] == ["nomad", "siana"]


def test_discs_of_the_unplayed_are_placed_one_by_one_in_any_order_of_colours() -> None:
    table = begin(2, 0, ["moon", "red"])
    order = ["siana", "ulrich", "nostromo", "ulrich", "siana", "nostromo"]
    left = Counter(order)
    for space, who in enumerate(order):
        assert actions(table) == [
            unplayed(a, place) for a in ADVENTURERS if left[a] for place in range(8)
        ]
        do(table, unplayed(who, space))
        left[who] -= 1
        assert piles(table)[space] == ["nomad", who]
    assert kind(table) == "place_disc"


def test_a_third_disc_of_an_unplayed_adventurer_is_refused() -> None:
    table = begin(3, 0, ["moon", "red", "siana"])
    do(table, unplayed("ulrich", 0), unplayed("ulrich", 1))
    assert refused(table, unplayed("ulrich", 2)) == "NO-37"


def test_a_disc_of_somebody_who_is_played_is_not_among_the_unplayed() -> None:
    table = begin(3, 0, ["moon", "red", "siana"])
    assert refused(table, unplayed("red", 2)) == "NO-37"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_unplayed_nostromo_has_2_discs_and_no_frog(seats: int) -> None:
    table = begin(seats, adventurers=ADVENTURERS[:seats])
    assert "place_frog" not in [ask for ask, _ in until_turn(table)]
    assert placed(table)["nostromo"] == 2
    assert placed(table)["frog"] == 0
    assert placed(table).total() == 18


# Everybody's own discs


@pytest.mark.parametrize(("seats", "first"), EVERY_FIRST)
def test_the_first_player_places_the_first_disc_on_any_space(seats: int, first: int) -> None:
    table = own_discs(seats, first, adventurers=ADVENTURERS[:seats])
    before = piles(table)
    assert (kind(table), decider(table)) == ("place_disc", first)
    assert table.view(None)["active"] == first
    do(table, disc(3))
    assert piles(table)[3] == [*before[3], ADVENTURERS[first]]
    for seat in everybody(table):
        assert told(table, seat)[-1] == {"event": "disc_placed", "seat": first, "space": 3}


@pytest.mark.parametrize(("seats", "first"), EVERY_FIRST)
def test_discs_are_placed_one_by_one_clockwise_until_everybody_has_placed_2(
    seats: int, first: int
) -> None:
    table = own_discs(seats, first, adventurers=ADVENTURERS[:seats])
    before = placed(table)
    for turn in range(2 * seats):
        seat = (first + turn) % seats
        assert (kind(table), decider(table)) == ("place_disc", seat)
        table.choose(0)
        before[ADVENTURERS[seat]] += 1
        assert placed(table) == before
    assert kind(table) == "place_lys"


def test_a_disc_goes_on_a_nomad_on_another_adventurer_or_on_ones_own_disc() -> None:
    table = begin(2, 0, ["moon", "red"])
    for number, who in enumerate(["siana", "siana", "ulrich", "ulrich", "nostromo", "nostromo"]):
        do(table, unplayed(who, number // 2 + 5))
    assert actions(table) == [disc(space) for space in range(8)]
    do(table, disc(0), disc(0), disc(1), disc(0))
    assert piles(table)[0] == ["nomad", "moon", "red", "red"]
    assert piles(table)[1] == ["nomad", "moon"]


def test_nobody_places_a_disc_outside_the_campfire() -> None:
    table = own_discs(2)
    assert refused(table, disc(8)) == "NO-R30"
    assert refused(table, disc(-1)) == "NO-R30"


# Four discs at most


def test_no_space_gets_more_than_4_discs() -> None:
    table = begin(2, 0, ["moon", "red"])
    do(table, unplayed("siana", 2), unplayed("siana", 2))
    assert unplayed("ulrich", 2) in actions(table)
    do(table, unplayed("ulrich", 2))
    assert piles(table)[2] == ["nomad", "siana", "siana", "ulrich"]
    assert actions(table) == [
        unplayed(a, space) for a in ("ulrich", "nostromo") for space in range(8) if space != 2
    ]
    assert refused(table, unplayed("ulrich", 2)) == "NO-4"
    do(table, unplayed("ulrich", 0), unplayed("nostromo", 0), unplayed("nostromo", 1))
    assert actions(table) == [disc(space) for space in range(8) if space != 2]
    assert refused(table, disc(2)) == "NO-4"
    do(table, disc(0))
    assert actions(table) == [disc(space) for space in range(1, 8) if space != 2]
    assert refused(table, disc(0)) == "NO-4"


def test_nomad_and_frog_count_among_the_4_discs() -> None:
    table = begin(5, 0, ADVENTURERS)
    do(table, frog(6), disc(6))
    assert disc(6) in actions(table)
    do(table, disc(6))
    assert piles(table)[6] == ["frog", "nomad", "ulrich", "moon"]
    assert actions(table) == [disc(space) for space in range(8) if space != 6]
    assert refused(table, disc(6)) == "NO-4"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", ["placed", "quick"])
def test_setup_leaves_no_space_with_more_than_4_discs(seats: int, setup: str) -> None:
    # Whoever always takes the first space that is offered piles up as much as can be.
    table = begin(seats, adventurers=ADVENTURERS[:seats], setup=setup)
    until_turn(table)
    heights = sorted(len(pile) for pile in piles(table))
    assert heights[-1] == 4
    assert heights[-3:] == [4, 4, 4]


# Lys


@pytest.mark.parametrize(("seats", "first"), EVERY_FIRST)
def test_the_first_players_right_hand_neighbour_says_at_the_end_where_lys_points(
    seats: int, first: int
) -> None:
    table = own_discs(seats, first)
    while kind(table) == "place_disc":
        assert table.view(None)["lys"] == -1
        table.choose(0)
    last = (first - 1) % seats
    assert (kind(table), decider(table)) == ("place_lys", last)
    assert table.view(None)["active"] == last
    assert actions(table) == [lys_at(stack) for stack in range(8)]
    assert refused(table, lys_at(8)) == "NO-R33"
    do(table, lys_at(5))
    for seat in everybody(table):
        assert table.view(seat)["lys"] == 5
        assert told(table, seat)[-2:] == [
            {"event": "lys_placed", "seat": last, "stack": 5},
            {"event": "turn_begun", "seat": first},
        ]
    assert decider(table) == first


# What everyone sees


def test_everyone_sees_everything_but_what_lies_below_the_tops() -> None:
    table = situation(
        tiles={0: {"A": 2, "wild": 1}, 1: {"opal": 3, "B": 1}, 2: {"opal": 1}},
        legends={"A1": 1, "G4": 2},
        songs={3: 0},
        tops={2: "opal", 3: "wild"},
        heights={0: 0, 4: 9},
        chart=2,
    )
    views = [table.view(seat) for seat in everybody(table)]
    for view in views:
        assert view["unseen"] == {"size": 8 + 6 * 4}
        assert view["height"] == [0, 5, 5, 5, 9, 5, 5, 5]
        assert view["top"] == [None, "A", "opal", "wild", "A", "A", "A", "A"]
        assert [row["cards"] for row in view["tiles"]] == [
            {"A": 2, "wild": 1},
            {"B": 1, "opal": 3},
            {"opal": 1},
        ]
        assert view["chart"] == {"size": 2, "cards": {"opal": 2}}
        assert (view["legend_of"][0], view["legend_of"][27]) == (1, 2)
        assert view["song_of"] == [None, None, 0, None]
        apart = ("seat", "decision")
        assert {k: v for k, v in view.items() if k not in apart} == {
            k: v for k, v in views[0].items() if k not in apart
        }


def test_what_lies_below_the_tops_is_not_even_decided() -> None:
    script = Script()
    table = begin(script=script)
    assert [node for node, _ in script.nodes].count("reveal") == 8
    assert "unseen" not in table.view(None)["known"]
