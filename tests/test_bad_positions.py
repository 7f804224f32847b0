"""A position that could not arise is refused, with the field that could not be so."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import positions
from tests.garbage import (
    GAME,
    NONSENSE,
    Json,
    mutated,
    play_on,
    position_at,
    positions_at,
    refused,
    refused_or_played,
    steps_seen,
)
from tests.positions import Change, all_are_let_in, put, shift

at = partial(positions.at, GAME.name)
refused_for = partial(positions.refused_for, GAME.name)


def any_card(cards: Json) -> str:
    return next(card for card in cards if card != "nomads")


# What is written


@pytest.mark.parametrize("position", [None, [], "announce", 1, True, [("seats", 4)]])
def test_a_position_is_an_object(position: Any) -> None:
    refused_for(position, "position")


@pytest.mark.parametrize("field", position_at("announce"))
def test_a_field_is_missing(field: str) -> None:
    position = position_at("announce")
    del position[field]
    refused_for(position, field)


@pytest.mark.parametrize("field", ["weather", "Coins", "seed", "todo_count", "total"])
def test_there_is_no_such_field(field: str) -> None:
    refused_for({**position_at("announce"), field: 0}, field)


@pytest.mark.parametrize("field", position_at("announce"))
@pytest.mark.parametrize(
    "value",
    [None, True, -1, 1.5, 10**30, "hook", [], {}, [[]], [None], {"egg": True}, {"egg": 1.0}],
    ids=str,
)
def test_a_field_holds_something_else(field: str, value: Any) -> None:
    position = position_at("announce")
    position[field] = value
    if value == position_at("announce")[field]:
        play_on(at(position))
    elif field == "options" and value == {}:
        assert at(position).position() == position_at("announce")  # the usual options
    elif value == {} and isinstance(position_at("announce")[field], dict):
        refused(lambda: at(position), "the box holds")  # the cards that lay there are missing
    else:
        refused(lambda: at(position), field)


@pytest.mark.parametrize("field", position_at("announce"))
@pytest.mark.parametrize("bad", NONSENSE.values(), ids=list(NONSENSE))
def test_a_field_holds_nonsense(field: str, bad: Any) -> None:
    refused(lambda: at({**position_at("announce"), field: bad}), field)


@pytest.mark.parametrize("bad", NONSENSE.values(), ids=list(NONSENSE))
def test_nonsense_inside_a_field(bad: Any) -> None:
    for field in ("coins", "adventurer", "todo", "loot_down", "known"):
        position = position_at("target")
        position[field] = [bad, *position[field][1:]]
        refused(lambda position=position: at(position), field)  # type: ignore[misc]
    position = position_at("target")
    position["cave"]["egg"] = bad
    refused(lambda: at(position), "cave.egg")


def test_names_are_not_numbers_nor_numbers_names() -> None:
    for field, value in (("said", 1), ("step", 7), ("captain", "0"), ("adventurer", [0, 1, 2, 3])):
        refused(lambda f=field, v=value: at({**position_at("announce"), f: v}), field)  # type: ignore[misc]


# What is in the box


def test_the_31st_coin() -> None:
    position = position_at("announce")
    position["supply"] += 1
    refused_for(position, "coins")
    position = position_at("announce")
    position["coins"][0] += 1
    refused_for(position, "coins")


def test_a_coin_is_missing() -> None:
    position = position_at("announce")
    position["supply"] -= 1
    refused_for(position, "coins")


def test_the_eighth_egg() -> None:
    position = position_at("announce")
    position["cave"]["egg"] = position["cave"].get("egg", 0) + 1
    refused_for(position, "egg")


def test_a_hundred_eggs() -> None:
    position = position_at("announce")
    position["cave"]["egg"] = 100
    refused_for(position, "egg")


def test_a_card_is_missing() -> None:
    position = position_at("announce")
    card = any_card(position["cave"])
    position["cave"][card] -= 1
    refused_for(position, card)


@pytest.mark.parametrize("count", [-1, -100, 128, 10**9])
def test_counts_have_their_limits(count: int) -> None:
    position = position_at("announce")
    position["cave"]["hook"] = count
    refused_for(position, "cave.hook")


def test_a_debt() -> None:
    position = position_at("announce")
    position["supply"] += position["coins"][1] + 1
    position["coins"][1] = -1
    refused_for(position, "coins[1]")


def test_a_purse_in_the_cave() -> None:
    position = position_at("announce", seats=3)
    shift("purse", position["box"], position["cave"])
    refused_for(position, "cave.purse")


def test_the_nomads_in_a_loot() -> None:
    position = position_at("announce")
    shift("nomads", position["cave"], position["loot_down"][2])
    refused_for(position, "loot_down[2].nomads")


def test_a_card_that_there_is_none_of() -> None:
    position = position_at("announce")
    position["loot_up"][0]["dragon"] = 1
    refused_for(position, "loot_up[0].dragon")


# What is known


def test_more_is_known_than_is_there() -> None:
    position = position_at("announce")
    other = (position["captain"] + 1) % 4
    position["known"][other]["discard"] = {"purse": 3}
    refused_for(position, f"known[{other}].discard.purse")
    position = position_at("announce")
    position["known"][4]["loot_down"][0] = {"not_egg": 20}
    refused_for(position, "known[4].loot_down[0].not_egg")


def test_what_a_seat_sees_it_need_not_remember() -> None:
    position = position_at("announce")
    captain = position["captain"]
    position["known"][captain]["discard"] = {any_card(position["discard"]): 1}
    refused_for(position, f"known[{captain}].discard")


def test_known_names_zones_that_are_remembered_and_every_seat() -> None:
    for zone in ("cave", "weather"):
        position = position_at("announce")
        position["known"][0][zone] = {}
        refused_for(position, f"known[0].{zone}")
    position = position_at("announce")
    position["known"].pop()
    refused_for(position, "known")
    position = position_at("announce")
    del position["known"][1]["discard"]
    refused_for(position, "known[1].discard")
    position = position_at("announce")
    position["known"][1]["loot_down"].pop()
    refused_for(position, "known[1].loot_down")


# What the rules leave possible


def somebody_else(position: Json, *taken: str) -> int:
    """A seat that none of these are."""
    return next(p for p in range(position["seats"]) if p not in {position[name] for name in taken})


def copy_to(field: str, source: str) -> Change:
    return lambda position: position.update({field: position[source]})


def other_seat(field: str, *taken: str) -> Change:
    return lambda position: position.update({field: somebody_else(position, *taken)})


def lay(zone: str) -> Change:
    """A card from the cave lies there as well."""
    return lambda p: shift(any_card(p["cave"]), p["cave"], p[zone])


def lay_before(seat: str | int, zone: str) -> Change:
    def change(p: Json) -> None:
        owner = p[seat] if isinstance(seat, str) else seat
        shift(any_card(p["cave"]), p["cave"], p[zone][owner])

    return change


def pay(position: Json, source: int, target: int, coins: int) -> None:
    position["coins"][source] -= coins
    position["coins"][target] += coins


def give_everything_to_the_captain(position: Json) -> None:
    for seat in range(position["seats"]):
        pay(position, seat, position["captain"], position["coins"][seat])


def no_more_found(position: Json) -> None:
    shift(any_card(position["found"]), position["found"], position["discard"])


def arrived(position: Json) -> None:
    shift("nomads", position["cave"], position["arrived"])


def nomads_instead_of_a_discard(position: Json) -> None:
    arrived(position)
    shift(any_card(position["discard"]), position["discard"], position["cave"])


def same_adventurer(position: Json) -> None:
    position["adventurer"][0] = position["adventurer"][1]


def named_adventurer(seat: str | int, name: str | None) -> Change:
    def change(position: Json) -> None:
        owner = position[seat] if isinstance(seat, str) else seat
        position["adventurer"][owner] = name

    return change


def nothing_face_up(seat: str) -> Change:
    def change(position: Json) -> None:
        for card, count in position["loot_up"][position[seat]].items():
            position["discard"][card] = position["discard"].get(card, 0) + count
        position["loot_up"][position[seat]] = {}

    return change


def purse_from_the_box(position: Json) -> None:
    shift("purse", position["box"], position["discard"])


IMPOSSIBLE: dict[str, tuple[str, Change, str]] = {
    "no captain": ("announce", put(captain=None), "captain"),
    "no active seat": ("announce", put(active=None), "active"),
    "a captain who is not there": ("announce", put(captain=4), "captain"),
    "the captain's turn": ("announce", copy_to("active", "captain"), "active"),
    "somebody without an adventurer": ("announce", named_adventurer(0, None), "adventurer"),
    "two of the same": ("announce", same_adventurer, "adventurer"),
    "siana at a small table": ("announce", named_adventurer(0, "siana"), "adventurer"),
    "ulrich at a small table": ("announce", named_adventurer(0, "ulrich"), "adventurer"),
    "nothing to do": ("announce", put(step=None), "step"),
    "nothing next": ("target", put(step=None), "step"),
    "a turn within a turn": ("announce", put(todo=["draw"]), "todo"),
    "no end of the turn": ("target", put(todo=[]), "todo"),
    "the wrong way round": ("target", put(step="end_of_turn", todo=["target"]), "todo"),
    "setup in a turn": ("announce", put(todo=["next_turn"], step="discard"), "cave"),
    "two steps of a setup": ("announce", put(todo=["next_turn"], step="next_turn"), "todo"),
    "a list that is too long": ("announce", put(todo=["draw"] * 13), "todo"),
    "a gap in the list": ("announce", put(todo=[None]), "todo[0]"),
    "too much in the supply": ("announce", lambda p: p.update(coins=[0] * 4, supply=30), "supply"),
    "a purse too few in the box": ("announce", purse_from_the_box, "box"),
    "the nomads in the middle of a game": ("announce", arrived, "arrived"),
    "an announcement before the draw": ("draw", put(said="hook"), "said"),
    "no announcement": ("captain_choice", put(said=None), "said"),
    "an announcement too early": ("announce", put(said="hook"), "said"),
    "an attacker too early": ("announce", copy_to("attacker", "active"), "attacker"),
    "no attacker": ("target", put(attacker=None), "attacker"),
    "another attacker": ("target", other_seat("attacker", "active", "captain"), "attacker"),
    "a target too early": ("target", other_seat("target", "active", "captain"), "target"),
    "no target": ("respond", put(target=None), "target"),
    "the captain attacked": ("respond", copy_to("target", "captain"), "target"),
    "an attack on oneself": ("respond", copy_to("target", "attacker"), "target"),
    "a challenge to the captain": ("respond", copy_to("attacker", "captain"), "attacker"),
    "a card found before the draw": ("draw", lay("found"), "found"),
    "a card found at a mutiny": ("mutiny_or_loyalty", lay("found"), "found"),
    "a card still found after an attack": ("pick_card", lay("found"), "found"),
    "two cards found": ("announce", lay("found"), "found"),
    "no card found": ("announce", no_more_found, "found"),
    "moon in between": ("announce", put(flips=1), "flips"),
    "moon without a card left to turn": ("moon_flip", put(flips=0), "flips"),
    "moon three times": ("moon_flip", put(flips=3), "flips"),
    "moon with nothing face-up": ("moon_flip", nothing_face_up("active"), "loot_up[ACTIVE]"),
    "red in the place of moon": ("moon_flip", put(step="red_target", flips=0), "adventurer"),
    "somebody richer than the captain": (
        "mutiny_or_loyalty",
        give_everything_to_the_captain,
        "coins",
    ),
    "red is not the poorest": (
        "red_target",
        lambda p: pay(p, p["captain"], p["active"], p["coins"][p["captain"]]),
        "coins",
    ),
    "nothing to be picked": (
        "pick",
        lambda p: p.update(
            discard=total(p["discard"], p["loot_down"][p["target"]]),
            loot_down=[{} if q == p["target"] else row for q, row in enumerate(p["loot_down"])],
            known=nothing_known(p),
        ),
        "step",
    ),
    "a lizard takes a card": ("pick_card", put(said="lizard"), "said"),
    "a game that is over goes on": ("over", put(step="draw"), "arrived"),
    "something hidden at the end": ("over", lay_before(1, "loot_down"), "loot_down[1]"),
    "a card found at the end": ("over", lay("found"), "found"),
    "the captain's turn at the end": ("over", copy_to("active", "captain"), "active"),
    "an announcement at the end": ("over", put(said="hook"), "said"),
    "the end without nomads": (
        "over",
        lambda p: shift("nomads", p["arrived"], p["cave"]),
        "step",
    ),
    "a captain at a draw for the captain": ("captain", put(captain=1), "captain"),
    "coins before there is a captain": (
        "captain",
        lambda p: p.update(coins=[3, 0, 0, 0], supply=27),
        "coins",
    ),
    "adventurers before there is a captain": (
        "captain",
        named_adventurer(2, "moon"),
        "adventurer",
    ),
    "cards face-up before the first turn": (
        "discard",
        lay_before(0, "loot_up"),
        "loot_up[0]",
    ),
    "a card found before the first turn": ("discard", lay("found"), "cave"),
    "an empty discard pile too early": ("discard", lay("discard"), "cave"),
    "nomads before the first turn": (
        "discard",
        nomads_instead_of_a_discard,
        "discard",
    ),
    "an active seat before the first turn": ("discard", put(active=1), "active"),
    "a target before the first turn": ("discard", put(target=1), "target"),
    "flips before the first turn": ("discard", put(flips=1), "flips"),
    "dealt where they are chosen": (
        "deal",
        lambda p: p["options"].update(adventurers="chosen"),
        "todo",
    ),
    "another captain than was agreed": (
        "deal",
        lambda p: p["options"].update(captain=(p["captain"] + 1) % 4),
        "captain",
    ),
    "a captain who is drawn though agreed": (
        "captain",
        lambda p: p["options"].update(captain=1),
        "captain",
    ),
    "a captain of the options who is not there": (
        "announce",
        lambda p: p["options"].update(captain=4),
        "options.captain",
    ),
    "an option that there is none of": (
        "announce",
        lambda p: p["options"].update(weather="fine"),
        "options.weather",
    ),
}


def total(one: Json, other: Json) -> Json:
    return {card: one.get(card, 0) + other.get(card, 0) for card in {*one, *other}}


def nothing_known(position: Json) -> list[Json]:
    return [
        {"discard": {}, "loot_down": [{} for _ in range(position["seats"])]}
        for _ in range(position["seats"] + 1)
    ]


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_it_could_not_be_so(name: str) -> None:
    step, change, field = IMPOSSIBLE[name]
    nth = 2 if step == "discard" else 0  # some cards lie there already
    position = position_at(step, nth=nth)
    position["known"] = nothing_known(position)  # so that cards can be laid elsewhere
    at(copy.deepcopy(position))
    change(position)
    refused_for(position, field.replace("ACTIVE", str(position["active"])))


def test_siana_says_herself_which_card_is_hit() -> None:
    position = next(
        p
        for p in positions_at("siana_pick", seats=6)
        if any(card != "egg" for card in p["loot_down"][p["target"]])
    )
    refused_for({**position, "step": "pick_card"}, "target")
    position["adventurer"].reverse()
    refused(lambda: at(position), "siana_pick")


# What did arise


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_that_arose_is_let_in(seats: int) -> None:
    all_are_let_in(GAME.name, seats, most=15)


TABLES: list[tuple[int, Json]] = [(4, {}), (6, {"adventurers": "chosen"})]


@st.deferred  # not before it is asked for: collecting tests is to take no time
def tampered() -> st.SearchStrategy[Json]:
    """Positions that arose, to be changed."""
    return st.sampled_from(
        [
            position
            for seats, options in TABLES
            for step in steps_seen(seats, **options)
            for position in positions_at(step, seats, 4, **options)[::3]
        ]
    )


@settings(max_examples=400)
@given(data=st.data(), position=tampered)
def test_a_position_that_was_tampered_with_is_refused_or_played(
    data: st.DataObject, position: Json
) -> None:
    changed = data.draw(mutated(position))
    refused_or_played(lambda: at(changed))


@settings(max_examples=300)
@given(data=st.data(), position=tampered)
def test_so_is_one_whose_pieces_and_numbers_were_moved(data: st.DataObject, position: Json) -> None:
    changed = copy.deepcopy(position)
    seats = changed["seats"]
    for _ in range(data.draw(st.integers(1, 3))):
        kind = data.draw(st.sampled_from(["card", "coin", "number"]))
        if kind == "card":
            rows = [changed[z] for z in ("cave", "found", "discard", "box", "arrived")]
            rows += [*changed["loot_down"], *changed["loot_up"]]
            source = data.draw(st.sampled_from([row for row in rows if row]))
            card = data.draw(st.sampled_from(sorted(source)))
            shift(card, source, data.draw(st.sampled_from(rows)))
        elif kind == "coin":
            one, other = (data.draw(st.integers(0, seats - 1)) for _ in range(2))
            pay(changed, one, other, data.draw(st.integers(0, max(changed["coins"][one], 0))))
        else:
            name = data.draw(st.sampled_from(["captain", "active", "attacker", "target", "said"]))
            items = ["lantern", "hook", "lizard", "pistol"] if name == "said" else range(seats)
            changed[name] = data.draw(st.sampled_from([None, *items]))
    refused_or_played(lambda: at(changed))
