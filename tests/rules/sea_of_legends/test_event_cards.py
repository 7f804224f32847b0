"""Events: NPCs grow stronger, and more of them come."""

from __future__ import annotations

import pytest

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.box import FACTIONS, NPC_TYPES, NPCS, SEAS
from captains_table.games.sea_of_legends.decks import push_draw
from captains_table.games.sea_of_legends.state import CELL, KIND, PEOPLE, REGION
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    flag,
    give,
    happens,
    lay,
    put,
    refused,
    scene,
    settle,
    start,
    told,
)


def reveal(card: str, seats: int = 2, factions: tuple[str, ...] = ()) -> State:
    """That Event is revealed and resolved until somebody is asked."""
    s = scene(seats, factions or ("spanish", "tlaloc", "dread"))
    lay(s, "event_now", card)
    return s


def level(s: State, kind: str) -> int:
    """The marked space of a type's track."""
    return int(s.level[NPC_TYPES.index(kind)])


def place_anywhere(s: State) -> int:
    """Take the first region each time; returns how often was asked."""
    count = 0
    while s.step != NONE:
        choose(s, **choices(s)[0])
        count += 1
    return count


def on_board(s: State, kind: str) -> int:
    """How many NPCs of a type are on the board."""
    return sum(at != NONE for npc, at in enumerate(s.npc_at) if NPCS[npc].split("-")[0] == kind)


def test_raised_to_5_only_the_first_band_counts() -> None:
    """R148, R149: Galleon from 4 to 5."""
    s = reveal("ES1")
    galleon = put(s, "galleon", "S1")
    start(s, "event")
    assert level(s, "galleon") == 1
    assert place_anywhere(s) == 1
    assert on_board(s, "galleon") == 2
    assert s.npc_gold[galleon] == 0


def test_raised_to_7_all_bands_count_in_order() -> None:
    """R148, R149: bands 5, 6 and 7 one after the other: the Galleon of band 5 has its gold from
    band 6, that of band 7 has not."""
    s = reveal("ES1")
    galleon = put(s, "galleon", "S1", strength=6)
    start(s, "event")
    assert place_anywhere(s) == 2
    assert on_board(s, "galleon") == 3
    assert list(s.npc_gold[galleon : galleon + 3]) == [2, 2, 0]
    assert [e["event"] for e in told(s)] == [
        *("event_revealed", "npc_grew", "npc_placed", "npcs_enriched", "npc_placed")
    ]


def test_a_level_at_the_end_of_the_track_stays() -> None:
    """A47: no further rise; the bands still count."""
    s = reveal("ES1")
    put(s, "galleon", "S1", strength=7)
    start(s, "event")
    assert level(s, "galleon") == 3
    assert place_anywhere(s) == 2


def test_leaders_rise_off_the_board_too() -> None:
    """A47: Tetzahuitl's level rises in the supply."""
    s = reveal("TL3")
    start(s, "event")
    assert level(s, "tetzahuitl") == 1


def test_placement_at_sea_avoids_everybody() -> None:
    """R150: no region with an NPC or player, unless none is free."""
    s = reveal("ES1")
    s.at[1] = REGION["S2"]
    put(s, "galleon", "S1")
    start(s, "event")
    assert asked(s) == (0, "choose_place")
    assert {c["region"] for c in choices(s)} == set(SEAS) - {"S1", "S2"}
    assert refused(s, "region", region="S1") == "SL-R150"
    assert refused(s, "region", region="HAV") == "SL-A48"


def test_placement_where_every_sea_region_is_taken() -> None:
    """R150: then any will do."""
    s = reveal("ES1", factions=("spanish", "tlaloc", "dread"))
    for sea in SEAS[:6]:
        put(s, "guardian", sea)
    for sea in SEAS[6:]:
        put(s, "galleon", sea)
    start(s, "event")
    assert {c["region"] for c in choices(s)} == set(SEAS)


def test_without_miniatures_nothing_is_placed() -> None:
    """R5: eight Galleons."""
    s = reveal("ES1")
    for sea in SEAS[:8]:
        put(s, "galleon", sea)
    start(s, "event")
    assert s.step == NONE


def test_port_placement_ignores_who_is_there() -> None:
    """A48: into Havana, onto a captain."""
    s = reveal("ES2")
    s.at[1] = REGION["HAV"]
    put(s, "galleon", "S1", strength=6)
    start(s, "event")
    place_anywhere(s)
    assert any(s.npc_at[npc] == REGION["HAV"] for npc in range(8))
    assert s.at[1] == REGION["HAV"]


def test_malice_for_all_and_losses_for_some() -> None:
    """R57, R148: everybody's Malice rises, whoever has a Flag loses gold."""
    s = reveal("ES2")
    for p in range(2):
        s.nemesis[p][0], s.malice[p][0], s.gold[p] = PEOPLE.index(f"P0{p + 1}"), 1, 5
    flag(s, "TOR", "seat-1")
    put(s, "galleon", "S1", strength=5)
    start(s, "event")
    place_anywhere(s)
    assert [s.malice[p][0] for p in range(2)] == [2, 2]
    assert list(s.gold) == [5, 3]


def test_an_event_for_all_raises_both_nemeses() -> None:
    """A68: the Inquisition makes the Secondary Nemesis grow as well."""
    s = reveal("ES2")
    s.nemesis[1][0], s.malice[1][0] = PEOPLE.index("P02"), 1
    s.nemesis[1][1], s.malice[1][1] = PEOPLE.index("F01"), 1
    start(s, "event")
    place_anywhere(s)
    assert list(s.malice[1]) == [2, 2]
    assert [e["card"] for e in told(s, "malice_changed")] == ["P02", "F01"]


def test_next_round_effects_end_with_the_next_event() -> None:
    """R152: faster Galleons until another Event is revealed."""
    s = reveal("ES3")
    put(s, "galleon", "S1", strength=6)
    start(s, "event")
    place_anywhere(s)
    assert s.haste[NPC_TYPES.index("galleon")] == 1
    assert s.bury_limit == 1
    start(s, "end_event")
    assert s.cards[CELL["event_discard"]][KIND["ES3"]] == 1
    lay(s, "event_now", "TL1")
    start(s, "event")
    assert s.haste[NPC_TYPES.index("galleon")] == 0
    assert s.bury_limit == 99


def test_the_card_for_more_players_brings_more() -> None:
    """R18: two Galleons instead of one."""
    s = reveal("ES4", seats=3)
    put(s, "galleon", "S1")
    start(s, "event")
    assert place_anywhere(s) == 2


def test_soldiers_rise_in_different_weak_ports() -> None:
    """Restless Graves: Ports of Strength 5 or less, never twice the same; one where a Soldier
    is already will do."""
    s = reveal("DT4")
    s.npc_done[put(s, "soldier", "CLA")] = 1  # it has acted in the Faction Turn
    start(s, "event")
    weak = {"SKU", "NAS", "CLA", "TOR", "WIL", "PBE", "SMU"}
    assert {c["region"] for c in choices(s)} == weak
    choose(s, "region", region="CLA")
    assert {c["region"] for c in choices(s)} == weak - {"CLA"}


def test_an_infested_port_is_not_weak() -> None:
    """A53: Nassau has 4, Infested 6."""
    s = reveal("DT4")
    s.infested[REGION["NAS"]] = 1
    start(s, "event")
    assert "NAS" not in {c["region"] for c in choices(s)}


@pytest.mark.parametrize("ports", [(), ("NAS",), ("NAS", "HAV"), ("NAS", "HAV", "VER")])
def test_a_soldier_in_up_to_two_infested_ports(ports: tuple[str, ...]) -> None:
    """Black Tide: with one Infested Port one Soldier comes, with more two in different
    ones."""
    s = reveal("DT2")
    s.level[NPC_TYPES.index("soldier")] = 3
    for port in ports:
        s.infested[REGION[port]] = 1
    start(s, "event")
    choose(s, "region", region="S1")  # the first band's
    place_anywhere(s)
    there = [port for port in ports if REGION[port] in s.npc_at]
    assert len(there) == on_board(s, "soldier") - 1 == min(2, len(ports))


def test_the_admiral_sails_only_with_a_british_flag() -> None:
    """Admiral Sails."""
    s = reveal("BE3", factions=("spanish", "british", "dread"))
    start(s, "event")
    assert s.npc_at[NPCS.index("admiral")] == NONE
    s = reveal("BE3", factions=("spanish", "british", "dread"))
    flag(s, "SMU", "british")
    start(s, "event")
    assert s.npc_at[NPCS.index("admiral")] == REGION["SMU"]


def test_officers_come_to_british_ports_only() -> None:
    """Admiral Sails from 9 on: without a British Flag nobody comes; Press Gang would bring
    an Officer to Bridgetown."""
    for card, officers in (("BE3", 0), ("BE2", 1)):
        s = reveal(card, factions=("spanish", "british", "dread"))
        s.level[NPC_TYPES.index("admiral")] = 1
        start(s, "event")
        assert on_board(s, "officer") == officers


@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (2, 1), (3, 3)])
def test_the_king_heals_but_not_from_his_third_wound(wounds: int, left: int) -> None:
    """King Rises: bands follow the marked level, whatever his Wounds."""
    s = reveal("AU3", factions=("spanish", "atlantian", "dread"))
    king = put(s, "king", "S6", strength=11)
    s.wounds = wounds
    if wounds == 3:
        s.npc_at[king] = NONE
    start(s, "event")
    place_anywhere(s)
    assert s.wounds == left
    assert bool(told(s, "king_healed")) == (left < wounds)


def test_a_calm_sea_refreshes_one_crew_each() -> None:
    """A2: no faction grows stronger."""
    s = reveal("CALM")
    give(s, 0, "exhausted", "gunner", "navigator")
    give(s, 1, "exhausted", "gunner")
    start(s, "event")
    while s.step != NONE:
        choose(s, **choices(s)[0])
    assert told(s, "npc_grew") == []
    assert sum(s.cards[CELL["ready"]]) == 1


def test_an_empty_event_deck_is_shuffled_again() -> None:
    """R147, R153."""
    s = scene()
    lay(s, "event_discard", "ES1", "ES2")
    push_draw(s, "event", 1)
    settle(s)
    happens(s, "ES2")
    assert s.total[CELL["event_deck"]] == 1


@pytest.mark.parametrize("seats", [1, 4])
def test_the_winner_check_comes_before_the_event(seats: int) -> None:
    """R34, R146, R156: ten Notoriety end the game; with less an Event is drawn, then the First
    Player token passes and a round begins."""
    s = scene(seats)
    s.fame[0] = 10
    start(s, "winner_check")
    assert s.step == NONE
    assert told(s, "captain_won")[0]["seat"] == 0
    s = scene(seats)
    s.fame[0] = 9
    lay(s, "event_deck", "ES3")
    start(s, "winner_check")
    happens(s, "ES3")
    assert s.cards[CELL["event_discard"]][KIND["ES3"]] == 1
    assert s.first == 1 % seats
    assert asked(s) == (1 % seats, "turn")
    order = [e["event"] for e in told(s)]
    assert order.index("event_revealed") < order.index("npc_placed") < order.index("round_begun")


def test_a_faction_does_not_win_by_an_event() -> None:
    """A49: its Win Condition counts at the next moment within a Faction Turn, so before anybody
    acts in the next one."""
    s = reveal("AU2", factions=("spanish", "atlantian", "dread"))
    king = put(s, "king", "S6", strength=9)
    s.level[NPC_TYPES.index("seeker")] = 3
    s.npc_trophies[king] = 8
    start(s, "event")
    place_anywhere(s)
    assert s.npc_trophies[king] == 9
    assert s.winner == NONE
    start(s, "faction_turn")
    assert FACTIONS[s.winner] == "atlantian"
    assert s.step == NONE
    assert not told(s, "faction_activated")


def test_who_is_placed_neither_moves_nor_attacks() -> None:
    """R135, R151: a Galleon that an Event places onto a captain does not act; the next round
    begins."""
    s = reveal("ES2")
    s.at[0] = s.at[1] = REGION["HAV"]
    s.gold[0] = s.gold[1] = 8
    put(s, "galleon", "S1", strength=6)
    lay(s, "event_discard", "ES1")
    start(s, "pass_first")
    start(s, "event")
    while asked(s)[1] == "choose_place":
        choose(s, **choices(s)[0])
    assert REGION["HAV"] in [s.npc_at[npc] for npc in range(len(NPCS))]
    assert asked(s)[1] == "turn"
    assert (s.at[0], s.at[1]) == (REGION["HAV"], REGION["HAV"])
    assert not told(s, "player_attacked")
    assert not told(s, "npc_moved")
