"""Rules, "Game Round", "Player Turn", "Free Actions"; rulings A7, A10, A15, A54."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sea_of_legends.rules.board import (
    PORTS,
    REGION,
    SEAS,
    TOKEN,
    TOKENS,
    Board,
    built_in,
    chart,
    flag,
    give,
    lover,
    nemesis,
    put,
    scene,
    ship,
)
from tests.games.sea_of_legends.rules.playing import (
    END,
    asked,
    at,
    carry_on,
    choices,
    choose,
    faction_turn,
    fight,
    happens,
    lies,
    next_turn,
    notoriety,
    possible,
    reach,
    told,
    using,
    verbs,
    waits,
    winners,
)


def near(region: str) -> set[str]:
    """The regions beside one."""
    return {r for route in chart()["routes"] if region in route for r in route} - {region}


def play_on(s: Board) -> None:
    """Take the last of everything, until the turn goes on."""
    while waits(s) or asked(s)[1] != "turn":
        if waits(s):
            happens(s, [*possible(s)][-1])
        else:
            s.choose(choices(s)[-1])


# Rounds


def test_everybody_has_a_turn_from_the_first_player_on() -> None:
    """R33: clockwise from the first player."""
    s = scene(3)
    faction_turn(s)
    happens(s, "CALM")
    assert s.first == 1
    order = []
    for _ in range(3):
        order.append(asked(s)[0])
        choose(s, "end_turn")
    assert order == [1, 2, 0]
    assert waits(s) == "draw_event"
    assert [event["seat"] for event in told(s, "turn_begun")] == [1, 2, 0]


def test_the_factions_come_last() -> None:
    """R33, R34: after the last player's turn, the Faction Turn; then an Event, and the token
    passes."""
    s = scene(2)
    s.round = 4
    choose(s, "end_turn")
    assert told(s, "faction_turn_begun") == []
    choose(s, "end_turn")
    assert len(told(s, "faction_turn_begun")) == 1
    happens(s, "ES1")
    carry_on(s)
    assert (s.first, s.round, asked(s)) == (1, 5, (1, "turn"))


@pytest.mark.parametrize("last", [30, 20])
def test_the_last_round(last: int) -> None:
    """A54: a round earlier an Event is drawn; after the last the most notorious captain wins, then
    the richest, with fewer than ten Notoriety too."""
    s = scene(last_round=last)
    s.round = last - 1
    s.fame[0] = s.fame[1] = 2
    s.gold[1] = 1
    faction_turn(s)
    assert waits(s) == "draw_event"
    happens(s, "CALM")
    assert s.round == last
    faction_turn(s)
    assert s.table.decision is None
    assert winners(s) == [1]
    assert [event["seat"] for event in told(s, "captain_won")] == [1]


# One move, one action


def test_a_move_and_an_action_in_either_order() -> None:
    """R35, R38: sail and then act, or act and then sail, each once; both are optional."""
    s = at("TOR")
    assert END in choices(s)
    choose(s, "sail", region="SDO")
    assert "sail" not in verbs(s)
    assert "visit" in verbs(s)
    s = at("SKU")
    choose(s, "visit")
    choose(s, "done")
    assert "visit" not in verbs(s)
    choose(s, "sail", region="HAV")
    assert {"sail", "visit", "challenge"} & verbs(s) == set()
    assert END in choices(s)


def test_regions() -> None:
    """R36: twelve Sea regions, and sixteen Ports with name, type, Strength and reward."""
    board = built_in()["map"]
    assert tuple(sea["id"] for sea in board["seas"]) == SEAS
    assert all("strength" not in sea and "reward" not in sea for sea in board["seas"])
    assert tuple(port["id"] for port in board["ports"]) == PORTS
    for port in board["ports"]:
        assert port["name"]["en"]
        assert port["type"] in ("tavern", "hiring_hall", "shipyard", "hideout")
        assert port["strength"] > 0
        assert port["reward"]


@pytest.mark.parametrize(
    "action",
    [
        {"do": "visit"},
        {"do": "adventure", "token": "lover"},
        {"do": "challenge", "target": "port"},
        {"do": "challenge", "target": "seat-1"},
    ],
    ids=["port", "adventure", "challenge", "player"],
)
def test_one_player_action_of_any_sort(action: dict[str, Any]) -> None:
    """R35: after a Challenge, an Adventure or a Port Action there is no other; the move is left."""
    s = at("NAS")
    s.at[1] = "NAS"
    lover(s, 0, "P01", favor=1)
    s.token_at[0][TOKEN["lover"]] = "NAS"
    choose(s, **action)
    play_on(s)
    assert verbs(s) & {"visit", "adventure", "challenge"} == set()
    assert "sail" in verbs(s)


def test_movement_is_the_ships() -> None:
    """R37: a Class 1 Ship sails two regions, not three (Cartagena to Havana is three)."""
    s = at("CAR")
    beside = near("CAR")
    assert reach(s) == beside | {r for region in beside for r in near(region)} - {"CAR"}
    assert "HAV" not in reach(s)


def test_movement_can_be_raised() -> None:
    """R37, R60: the Leaking Compass counts by itself, the Navigator when exhausted, the Fair Wind
    Charm when discarded; before the move only."""
    s = at("CAR")
    give(s, 0, "ready", "navigator")
    give(s, 0, "items", "T05")
    choose(s, "use", card="navigator")
    assert "HAV" in reach(s)
    assert lies(s, "exhausted", 0) == ["navigator"]
    choose(s, "sail", region="HAV")
    assert using("T05") not in choices(s)
    s = at("CAR")
    give(s, 0, "relics", "T35")
    assert "HAV" in reach(s)


def test_a_slow_ship() -> None:
    """R37, R56: a Nemesis makes the next turn's move shorter, not this one's."""
    s = at("CAR")
    nemesis(s, 0, "P11", malice=1)
    fight(s, "port", "nemesis")
    assert "S10" in reach(s)
    next_turn(s, 0)
    assert reach(s) == near("CAR")
    next_turn(s, 0)
    assert "S10" in reach(s)


# Hostile NPCs


def test_a_hostile_npc_ends_the_move() -> None:
    """R39: with S1 closed by a Guardian, Claw Bay is three regions from Skull Point, and a ship
    that enters S1 must Challenge."""
    s = at("SKU")
    assert "CLA" in reach(s)
    put(s, "guardian", "S1")
    assert "CLA" not in reach(s)
    choose(s, "sail", region="S1")
    assert choices(s) == [{"do": "challenge", "target": "tlaloc"}]


def test_no_hostile_region_without_an_action() -> None:
    """R40: after the Player Action it cannot be entered."""
    s = at("SKU")
    put(s, "guardian", "S1")
    choose(s, "visit")
    choose(s, "done")
    assert "S1" not in reach(s)


def test_starting_with_a_hostile_npc() -> None:
    """R41, R42: leave, or Challenge it; nothing else, and the turn cannot end before."""
    s = at("SKU")
    galleon = put(s, "galleon", "SKU")
    s.token_at[0][0] = "SKU"
    give(s, 0, "rumors", "T32")
    assert verbs(s) == {"sail", "challenge"}
    choose(s, "sail", region="VER")
    assert END in choices(s)
    assert s.npc_at[galleon] == "SKU"


@pytest.mark.parametrize(("face", "won"), [("2", True), ("nemesis", False)])
def test_sail_away_after_a_challenge(face: str, won: bool) -> None:
    """A7, R106: after a Challenge, won or lost, the move is still there; it leads to regions
    without hostile NPCs (R40), and the turn may end."""
    s = at("SKU")
    galleon = put(s, "galleon", "SKU", strength=5)
    put(s, "guardian", "S1")
    fight(s, "spanish", face)
    assert (s.npc_at[galleon] is None) == won
    assert {"sail", "end_turn"} <= verbs(s)
    assert "HAV" in reach(s)
    assert "S1" not in reach(s)


def test_a_move_that_came_first_is_over() -> None:
    """A7: who sailed to the Galleon and defeated it does not sail on."""
    s = at("VER")
    put(s, "galleon", "SKU", strength=5)
    choose(s, "sail", region="SKU")
    fight(s, "spanish", "2")
    assert "sail" not in verbs(s)


def test_another_hostile_group_remains() -> None:
    """A10: the Galleon is defeated, the Soldier is still there: no Free Actions and no Adventure,
    but one may stay and end the turn."""
    s = at("SKU")
    put(s, "galleon", "SKU", strength=5)
    put(s, "soldier", "SKU", strength=3)
    s.relic_at[0] = s.token_at[0][0] = "SKU"
    give(s, 0, "rumors", "T32")
    fight(s, "spanish", "2")
    assert verbs(s) == {"sail", "end_turn"}
    choose(s, "end_turn")
    assert asked(s) == (1, "turn")


def test_the_silver_sextant_passes_one_region() -> None:
    """R39, R49: once in a turn the ship sails through a region with a hostile NPC."""
    s = at("SKU")
    put(s, "guardian", "S1")
    give(s, 0, "relics", "T43")
    choose(s, **using("T43"))
    assert "CLA" in reach(s)
    assert using("T43") not in choices(s)


def test_two_hostile_regions_are_too_many_for_one_pass() -> None:
    """R39: one pass is for one region."""
    s = at("VER")
    ship(s, 0, "peggy")
    give(s, 0, "relics", "T43")
    for region in ("SKU", "S1", "HAV", "S2"):
        put(s, "guardian", region)
    choose(s, **using("T43"))
    assert reach(s) == {"SKU", "HAV", "NAS", "S1", "S2", "S3", "S4"}
    s.acted = 1
    assert reach(s) == {"NAS", "S3", "S4"}


def test_false_colours() -> None:
    """R118: NPCs that are neutral can be passed and do not stop Free Actions, until the turn
    ends."""
    s = at("SKU")
    put(s, "guardian", "S1")
    give(s, 0, "items", "T09")
    choose(s, **using("T09"))
    assert "CLA" in reach(s)
    choose(s, "sail", region="S1")
    assert END in choices(s)
    choose(s, "end_turn")
    assert s.neutral == 0


def test_crew_without_room_leave_when_a_turn_begins() -> None:
    """R61: whatever took the room away, a turn begins with no more Crew than the Ship carries."""
    s = scene()
    give(s, 0, "ready", "gunner", "navigator", "quartermaster", "K01a")
    next_turn(s, 0)
    assert asked(s) == (0, "make_room")
    choose(s, "pick", card="K01a")
    assert asked(s) == (0, "turn")


# Captured Ports


def test_a_captured_port_stops_neither_adventures_nor_challenges() -> None:
    """R43, R44, R45: with another's Flag there is no Port Action; Adventures and Challenges go
    on."""
    s = at("NAS")
    flag(s, "NAS", "seat-1")
    s.token_at[0][0] = "NAS"
    s.at[1] = "NAS"
    assert "visit" not in verbs(s)
    assert {"do": "adventure", "token": "captain"} in choices(s)
    assert {"do": "challenge", "target": "port"} in choices(s)
    assert {"do": "challenge", "target": "seat-1"} in choices(s)


def test_adventure_tokens_here() -> None:
    """R66, A33: one's own tokens in the region; one on a Captain card is where that Captain is."""
    s = at("NAS")
    s.token_at[0][1] = "NAS"
    s.token_at[1][0] = "NAS"
    s.token_on[0][2] = 1
    lover(s, 0, "P01", favor=1)
    nemesis(s, 0, "P02", malice=0)
    here = [c["token"] for c in choices(s) if c["do"] == "adventure"]
    assert here == ["lover"]
    s.at[1] = "NAS"
    here = [c["token"] for c in choices(s) if c["do"] == "adventure"]
    assert here == ["lover", "nemesis"]
    assert here[1] == TOKENS[2]


def test_where_tokens_are_is_told() -> None:
    """A33: to whoever draws the chart, so that nobody else follows a Captain card."""
    s = at("NAS")
    s.token_at[0][1] = "TOR"
    s.token_on[0][2], s.at[1] = 1, "S4"
    tokens = s.table.facts(0)["tokens"][0]
    assert (tokens["lover"], tokens["nemesis"]) == ("TOR", "S4")
    assert "secondary" not in tokens


# Income


@pytest.mark.parametrize("acted", [0, 1])
def test_two_gold_for_each_port(acted: int) -> None:
    """R46, A15: at the end of one's turn, also after a forced Challenge."""
    s = at("S1")
    flag(s, "NAS", "seat-0")
    flag(s, "TOR", "seat-0")
    flag(s, "BRI", "seat-1")
    s.acted = acted
    if acted:
        put(s, "galleon", "S1")
    choose(s, "end_turn")
    assert list(s.gold) == [4, 0]


def test_more_income() -> None:
    """R46, R49: the Black Ledger brings a gold more for each Port, the Tax Ledger one for two."""
    s = at("S1", factions=("spanish", "british", "dread"))
    give(s, 0, "relics", "T37", "BR5")
    for region in ("NAS", "TOR", "BRI"):
        flag(s, region, "seat-0")
    choose(s, "end_turn")
    assert s.gold[0] == 3 * 3 + 1


def test_what_works_at_the_end_of_a_turn() -> None:
    """R50, A64: Olivia brings a gold in a Port, Safe Conduct two beside a Galleon, and only
    there."""
    s = at("NAS")
    lover(s, 0, "P08", 2, 0)
    give(s, 0, "relics", "SP1")
    put(s, "galleon", "NAS")
    choose(s, "end_turn")
    assert s.gold[0] == 3
    s = at("S1")
    lover(s, 0, "P08", 2, 0)
    choose(s, "end_turn")
    assert s.gold[0] == 0


# Free Actions


def test_free_actions_use_nothing_up() -> None:
    """R47, R48: before and after the move, as many as one likes, and the Player Action is left;
    pick up what lies here."""
    s = at("SKU")
    s.relic_at[0] = s.relic_at[1] = "SKU"
    s.relic_at[2] = "CLA"
    give(s, 0, "rumors", "T32", "T33")
    offered = [choice for choice in choices(s) if choice["do"] in ("pick_up", "claim")]
    assert offered == [  # what is at Claw Bay or told of Havana is not here
        {"do": "claim", "card": "T32"},
        {"do": "pick_up", "token": "relic-1"},
        {"do": "pick_up", "token": "relic-2"},
    ]
    choose(s, "pick_up", token="relic-1")
    choose(s, "claim", card="T32")
    choose(s, "pick_up", token="relic-2")
    assert list(s.relic_holder[:2]) == ["seat-0"] * 2
    assert lies(s, "relics", 0) == ["T32", "CT8", "CT9"]
    assert notoriety(s, 0) == 3
    choose(s, "sail", region="HAV")
    choose(s, "claim", card="T33")
    assert "visit" in verbs(s)


def test_only_in_ones_own_turn_and_without_hostile_npcs() -> None:
    """R47: not with a hostile NPC in the region; it is the other seat that is asked in its turn."""
    s = at("SKU")
    s.relic_at[0] = "SKU"
    put(s, "soldier", "SKU")
    assert "pick_up" not in verbs(s)
    give(s, 0, "relics", "DR1")  # neutral now (R118)
    assert "pick_up" in verbs(s)
    choose(s, "end_turn")
    assert asked(s) == (1, "turn")
    assert "pick_up" not in verbs(s)  # seat 1 is elsewhere


def test_trophies_are_picked_up_and_exchanged() -> None:
    """R10, R11, R48: a loose Trophy is taken, and returned in a Port for a Spoil of choice."""
    s = at("S1", factions=("spanish", "atlantian", "dread"))
    s.loose_trophies[REGION["S1"]] = 1
    choose(s, "pick_up", token="trophy")
    assert (s.trophies[0], s.loose_trophies[REGION["S1"]]) == (1, 0)
    assert "offer" not in verbs(s)
    choose(s, "sail", region="SKU")
    choose(s, "offer", card="AT15")
    assert lies(s, "relics", 0) == ["AT15"]
    assert s.trophies[0] == 0
    assert "offer" not in verbs(s)
