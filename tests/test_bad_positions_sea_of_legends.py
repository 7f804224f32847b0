"""A position of Sea of Legends that could not arise is refused, with the field that could not be
so."""

from __future__ import annotations

import copy
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import captains_table as ct
from captains_table.engine.declare import NONE, Number
from captains_table.games.sea_of_legends.box import NPCS, REGIONS
from captains_table.games.sea_of_legends.positions_steps import NUMBERS
from captains_table.games.sea_of_legends.rules import FLOW
from tests import positions
from tests.garbage import (
    Json,
    mutated,
    position_at,
    positions_at,
    refused_or_played,
    steps_seen,
)
from tests.positions import Change, Source, all_are_let_in, option, put, put_in, shift

GAME = ct.game("sea-of-legends")
SEATS = 2
at = partial(positions.at, GAME.name)
refused_for = partial(positions.refused_for, GAME.name)
some = partial(positions.some, GAME.name, seats=SEATS)

TURN = some("turn")
ROLL = some("roll")
HAVANA, THE_SEA = REGIONS.index("HAV"), REGIONS.index("S1")
GALLEON, SEEKER = NPCS.index("galleon-1"), NPCS.index("seeker-1")
TETZAHUITL, KING = NPCS.index("tetzahuitl"), NPCS.index("king")
ATLANTIANS = some("turn", factions="atlantian-british")


# Changes


def in_place(field: str, *places: int, value: object) -> Change:
    """Another value deep in a list of lists."""

    def change(position: Json) -> None:
        row = position[field]
        for place in places[:-1]:
            row = row[place]
        row[places[-1]] = value

    return change


def flags(owner: str, count: int) -> Change:
    """So many Flags of one owner."""
    return lambda position: position["flag"].__setitem__(slice(count), [owner] * count)


def forts(faction: str) -> Change:
    return lambda position: position["fort"].__setitem__(slice(2), [faction] * 2)


def a_fort_beside_a_flag(position: Json) -> None:
    position["fort"][HAVANA], position["flag"][HAVANA] = "dread", "seat-0"


def at_sea(field: str, value: object) -> Change:
    return put_in(field, THE_SEA, value)


def gone_but_there(position: Json) -> None:
    position["wounds"], position["npc_at"][KING] = 3, "S6"


def nowhere(position: Json) -> None:
    position["relic_at"][0] = position["relic_holder"][0] = None


def held_and_lying(position: Json) -> None:
    position["relic_at"][0], position["relic_holder"][0] = "SKU", "seat-0"


def held_by(holder: str) -> Change:
    def change(position: Json) -> None:
        position["relic_at"][0], position["relic_holder"][0] = None, holder

    return change


def card_without_token(position: Json) -> None:
    shift("CT8", position["faction_decks"], position["relics"][0])


def two_secondaries(position: Json) -> None:
    for name, card in (("lover", "F01"), ("nemesis", "F02")):
        position[name][0][1] = card
        del position["faction_characters"][card]
    position["favor"][0][1] = position["malice"][0][1] = 1


def representative_as_lover(position: Json) -> None:
    lover = position["lover"][0][0]
    position["lover"][0][0] = "F01"
    del position["faction_characters"]["F01"]
    position["box"][lover] = 1


def no_event(position: Json) -> None:
    card = next(iter(position["event_now"]))
    shift(card, position["event_now"], position["event_discard"])


def waiting(step: str, *numbers: int) -> Change:
    """That step waits under what is next."""

    def change(position: Json) -> None:
        position["todo"].append(step)
        position["args"][-4:-4] = [*numbers, *[-1] * (4 - len(numbers))]

    return change


def relic_of_who_does_not_play(position: Json) -> None:
    shift("BR1", position["box"], position["relics"][0])


def second_card_without_the_first(position: Json) -> None:
    card = next(iter(position["tavern_deck"]))
    shift(card, position["tavern_deck"], position["tavern_top_2"])


def two_cards_in_one_place(position: Json) -> None:
    for _ in range(2):
        card = next(iter(position["tavern_deck"]))
        shift(card, position["tavern_deck"], position["tavern_top_1"])


def two_events(position: Json) -> None:
    for _ in range(2):
        card = next(iter(position["event_deck"]))
        shift(card, position["event_deck"], position["event_now"])


def nobody_looks(position: Json) -> None:
    card = next(iter(position["tavern_deck"]))
    shift(card, position["tavern_deck"], position["tavern_peek"])


def dealt_again(position: Json) -> None:
    card = next(iter(position["characters"]))
    shift(card, position["characters"], position["dealt"][0])


def one_die_less(position: Json) -> None:
    position["die_bonus"].append(1)


def shipless(position: Json) -> None:
    ship = position["ship"][0]
    position["ship"][0] = None
    position["box"][ship] = position["box"].get(ship, 0) + 1


IMPOSSIBLE: dict[str, tuple[Source, Change, str]] = {
    # What is to be done
    "nothing next": (TURN, put(step=None), "args"),
    "something that happens by itself": (TURN, put(step="income"), "step"),
    "numbers missing": (TURN, lambda p: p["args"].pop(), "args"),
    "numbers left over": (TURN, lambda p: p["args"].append(0), "args"),
    "a seat that is not there waits": (
        some("assign", lambda p: "end_episode" in p["todo"]),
        lambda p: p["args"].__setitem__(4 * p["todo"].index("end_episode"), SEATS),
        "args[",
    ),
    "a number too many": (TURN, put_in("args", -1, 0), "args["),
    "nobody's card to be dealt": (
        some("deal_character"),
        lambda p: p["args"].__setitem__(-4, 1 - p["args"][-4]),
        "dealt[",
    ),
    "over without a first player": (some("over"), put(first=None), "first"),
    "nobody is asked": (
        TURN,
        put(active=None),
        "active",
    ),
    "won already": (TURN, put(winner="dread"), "winner"),
    "won by the Armada": (some("over"), put(winner="spanish"), "winner"),
    "won by who does not play": (some("over"), put(winner="british"), "winner"),
    "nobody is first": (TURN, put(first=None), "first"),
    "nobody Challenges": (some("assign"), put(challenger=None), "challenger"),
    "a Challenge in a turn": (TURN, put(against="npc"), "against"),
    "no faction is Challenged": (
        some("assign", lambda p: p["against"] == "npc"),
        put(foe=None),
        "foe",
    ),
    "a faction beside a Port": (
        some("assign", lambda p: p["against"] == "port"),
        put(foe="spanish"),
        "foe",
    ),
    "a Port at sea is Challenged": (
        some("assign", lambda p: p["against"] == "port"),
        lambda p: p["at"].__setitem__(p["challenger"], "S1"),
        "at[",
    ),
    "somebody Challenges themselves": (
        some("assign", lambda p: p["against"] == "player"),
        lambda p: p.update(defending=p["challenger"]),
        "defending",
    ),
    "somebody else rolls": (
        some("assign", lambda p: p["against"] != "player"),
        lambda p: p.update(roller=1 - p["challenger"]),
        "roller",
    ),
    "an NPC attacks in a turn": (TURN, put(attacker="galleon-1"), "attacker"),
    "no goal": (some("choose_route"), put(goal=None), "goal"),
    "no such Objective": (some("choose_route"), put(objective=7), "objective"),
    "who acts is not there": (
        some("choose_route"),
        lambda p: p["npc_at"].__setitem__(NPCS.index(p["attacker"]), None),
        "npc_at[",
    ),
    "an episode in a turn": (TURN, put(episode=0), "episode"),
    "no episode": (some("choose_option"), put(episode=-1), "episode"),
    "a Postscript in a turn": (TURN, put(postscript=0), "postscript"),
    "an Event without a card": (some("choose_place"), no_event, "event_now"),
    "something waits that never does": (TURN, waiting("choose_route"), "todo["),
    "the set-up waits for a turn": (TURN, waiting("prologue", 0), "round"),
    "a turn waits for the set-up": (some("choose_captain"), waiting("winner_check"), "todo["),
    "a part without its end": (TURN, waiting("compare"), "todo["),
    "a deed that nobody knows": (some("pick_crew"), put_in("args", -3, -1), "args["),
    "an effect that is not there": (
        some("pick_crew", lambda p: "effects" in p["todo"]),
        lambda p: p["args"].__setitem__(4 * p["todo"].index("effects") + 1, 50),
        "args[",
    ),
    "more dice than there are": (ROLL, put_in("args", -3, 19), "args["),
    "fewer cards than were looked at": (
        some("place_peeked", lambda p: len(p["event_peek"]) > 1),
        lambda p: shift(next(iter(p["event_peek"])), p["event_peek"], p["event_deck"]),
        "args[",
    ),
    # Rounds and Prologues
    "round 0": (TURN, put(round=0), "round"),
    "after the last round": (TURN, put(round=31), "round"),
    "no Prologue": (TURN, in_place("stage", 0, 0, value=0), "stage[0][0]"),
    "nobody speaks for the faction": (TURN, put_in("representative", 0, None), "representative[0]"),
    "somebody speaks for another faction": (
        some("turn", lambda p: p["arc_faction"][0] == "tlaloc"),
        put_in("representative", 0, "F01"),
        "representative[0]",
    ),
    "an arc of nobody": (TURN, put_in("arc_faction", 0, None), "arc_faction[0]"),
    "an arc of the Armada": (TURN, put_in("arc_faction", 0, "spanish"), "arc_faction[0]"),
    "a favour for who does not play": (TURN, put_in("favour_next", 0, "british"), "favour_next[0]"),
    "a legend too early": (
        some("turn", lambda p: p["stage"][0][0] == 1),
        put_in("legendary", 0, 1),
        "legendary[0]",
    ),
    # The board
    "a flag at sea": (TURN, at_sea("flag", "seat-0"), f"flag[{THE_SEA}]"),
    "a fort at sea": (TURN, at_sea("fort", "dread"), f"fort[{THE_SEA}]"),
    "an infestation at sea": (TURN, at_sea("infested", 1), f"infested[{THE_SEA}]"),
    "a sixth flag": (TURN, flags("seat-0", 6), "flag"),
    "a second spanish flag": (TURN, flags("spanish", 2), "flag"),
    "a flag of nobody": (TURN, put_in("flag", HAVANA, "seat-3"), f"flag[{HAVANA}]"),
    "a second fort": (TURN, forts("spanish"), "fort"),
    "a flag beside a fort": (TURN, a_fort_beside_a_flag, f"flag[{HAVANA}]"),
    "a sixth infestation": (
        TURN,
        lambda p: p["infested"].__setitem__(slice(6), [1] * 6),
        "infested",
    ),
    "a flag of who does not play": (TURN, put_in("flag", HAVANA, "british"), f"flag[{HAVANA}]"),
    "a fort of who does not play": (TURN, put_in("fort", HAVANA, "british"), f"fort[{HAVANA}]"),
    "an infestation of who does not play": (ATLANTIANS, put_in("infested", HAVANA, 1), "infested"),
    "a wound of who does not play": (TURN, put(wounds=1), "wounds"),
    # NPCs
    "an npc of a faction that does not play": (
        TURN,
        put_in("npc_at", SEEKER, "S1"),
        f"npc_at[{SEEKER}]",
    ),
    "gold in the supply": (
        some("turn", lambda p: p["npc_at"][GALLEON] is None),
        put_in("npc_gold", GALLEON, 3),
        f"npc_gold[{GALLEON}]",
    ),
    "a king with three wounds": (ATLANTIANS, gone_but_there, f"npc_at[{KING}]"),
    "a tenth trophy": (ATLANTIANS, put(trophies=[9, 1]), "npc_trophies"),
    "a trophy without atlantians": (TURN, put(trophies=[1, 0]), "npc_trophies"),
    # Summoning Relics
    "a relic nowhere": (TURN, nowhere, "relic_at[0]"),
    "a relic in two places": (TURN, held_and_lying, "relic_at[0]"),
    "a relic that does not play": (ATLANTIANS, put_in("relic_at", 0, "SKU"), "relic_at[0]"),
    "a relic of nobody": (TURN, held_by("seat-3"), "relic_holder[0]"),
    "a relic in the supply": (
        some("turn", lambda p: p["npc_at"][GALLEON] is None),
        held_by("galleon-1"),
        "relic_holder[0]",
    ),
    "a relic on the card of one who is not there": (
        some("turn", lambda p: p["npc_at"][TETZAHUITL] is None),
        held_by("tetzahuitl-card"),
        "relic_holder[0]",
    ),
    "a relic without its card": (
        some("turn", lambda p: p["relic_holder"][0] is None),
        held_by("seat-0"),
        "relics[0]",
    ),
    "a card without its relic": (
        some("turn", lambda p: "CT8" in p["faction_decks"]),
        card_without_token,
        "relics[0]",
    ),
    # Captains
    "a captain nowhere": (TURN, put_in("at", 0, None), "at[0]"),
    "nobody's ship": (TURN, shipless, "ship[0]"),
    "favor of nobody": (TURN, in_place("favor", 0, 1, value=1), "favor[0][1]"),
    "a lover without favor": (TURN, in_place("favor", 0, 0, value=0), "favor[0][0]"),
    "malice of nobody": (TURN, in_place("malice", 0, 1, value=1), "malice[0][1]"),
    "a representative as first Lover": (
        some("turn", lambda p: "F01" in p["faction_characters"]),
        representative_as_lover,
        "lover[0][0]",
    ),
    "a captain out of the game": (
        some("choose_captain"),
        lambda p: shift("ton", p["captains"], p["box"]),
        "box",
    ),
    "an Event for other players": (
        TURN,
        lambda p: shift("ES4", p["box"], p["event_deck"]),
        "event_deck",
    ),
    "a lover and a nemesis with one token": (
        some("turn", lambda p: {"F01", "F02"} <= set(p["faction_characters"])),
        two_secondaries,
        "lover[0][1]",
    ),
    "a token in two places": (TURN, in_place("token_on", 0, 0, value=1), "token_at[0][0]"),
    "a token on one's own card": (
        some("turn", lambda p: p["token_at"][0][3] is None),
        in_place("token_on", 0, 3, value=0),
        "token_on[0][3]",
    ),
    "a relic of who does not play": (TURN, relic_of_who_does_not_play, "relics[0]"),
    "cards dealt in a turn": (TURN, dealt_again, "dealt[0]"),
    # Decks and dice
    "a gap on a deck": (TURN, second_card_without_the_first, "tavern_top_2"),
    "two cards on top": (TURN, two_cards_in_one_place, "tavern_top_1"),
    "two events at once": (TURN, two_events, "event_now"),
    "cards that nobody looks at": (TURN, nobody_looks, "tavern_peek"),
    "a die without a face": (ROLL, one_die_less, "die_bonus"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_it_could_not_be_so(name: str) -> None:
    source, change, field = IMPOSSIBLE[name]
    position = source()
    at(copy.deepcopy(position))
    change(position)
    if field.endswith("["):  # some place of it
        with pytest.raises(ct.BadPosition) as error:
            at(position)
        assert error.value.field.startswith(field)
    else:
        refused_for(position, field)


@pytest.mark.parametrize("card", ["K01a", "T01", "gunner", "kahina", "SP1", "P01", "peggy", "ES1"])
def test_a_piece_too_many(card: str) -> None:
    position = TURN()
    position["box"][card] = position["box"].get(card, 0) + 1
    refused_for(position, card)


def test_other_options_than_those_that_were_played() -> None:
    position = TURN()
    option(factions="atlantian-british")(position)
    with pytest.raises(ct.BadPosition):
        at(position)


def test_everything_that_arises_is_let_in() -> None:
    all_are_let_in(GAME.name, SEATS, 2)


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sampled_from(["turn", "assign", "choose_option", "choose_route", "over"]))
def test_anything_else_is_refused_or_played(data: st.DataObject, step: str) -> None:
    position = data.draw(mutated(position_at(step, SEATS, game=GAME.name)))
    refused_or_played(lambda: at(position))


# Single fields of positions that arose, at random: whatever is let in plays on to its end


CASES, MOST_CHOICES = 25, 3000  # of each number of seats; choices until the end


def other(random: Random, number: Number, seats: int) -> object:
    """Another value that the declaration of a number allows."""
    if number.is_seat:
        return random.choice([None, *range(seats)])
    if number.names:
        return random.choice([*number.names, *([None] if number.low == NONE else [])])
    return random.choice([number.low, number.high, random.randint(number.low, number.high)])


def change_number(random: Random, position: Json) -> None:
    """One number is another, or a list has one more or less."""
    number, seats = random.choice(GAME.declaration.numbers), position["seats"]
    holder: Any = position
    key: Any = number.name
    while isinstance(inner := holder[key], list):
        is_list = number.length and not (inner and isinstance(inner[0], list))
        if is_list and (not inner or random.random() < 0.5):
            if inner and random.random() < 0.5:
                del inner[random.randrange(len(inner))]
            else:
                inner.insert(random.randint(0, len(inner)), other(random, number, seats))
            return
        holder, key = inner, random.randrange(len(inner))
    holder[key] = other(random, number, seats)


def move_card(random: Random, position: Json) -> None:
    """One card lies in another zone where it may lie."""
    zones = [
        (zone, position[zone.name] if not zone.per_seat else position[zone.name][q])
        for zone in GAME.declaration.zones
        for q in range(position["seats"] if zone.per_seat else 1)
    ]
    _, source = random.choice([each for each in zones if each[1]])
    card = random.choice(sorted(source))
    targets = [lies for zone, lies in zones if card in zone.kinds and lies is not source]
    if targets:
        shift(card, source, random.choice(targets))


@pytest.mark.parametrize("case", range(CASES))
@pytest.mark.parametrize(("seats", "factions"), [(1, "tlaloc-dread"), (3, "atlantian-british")])
def test_what_is_let_in_plays_on_to_its_end(seats: int, factions: str, case: int) -> None:
    random = Random(f"{seats} {case}")
    step = random.choice(steps_seen(seats, GAME.name, factions=factions))
    there = positions_at(step, seats, 20, GAME.name, factions=factions)
    position = random.choice(there)
    random.choice([change_number, change_number, move_card])(random, position)
    try:
        table = at(position)
    except ct.BadPosition:
        return
    for _ in range(MOST_CHOICES):
        if table.decision is None:
            break
        table.choose(random.randrange(len(table.decision.codes)))
    assert table.outcome is not None


def test_the_numbers_of_every_step_are_looked_at() -> None:
    assert {step: len(kinds) for step, kinds in NUMBERS.items()} == {
        step: len(names) for step, names in FLOW.numbers.items()
    }
