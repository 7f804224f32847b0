"""Events: NPCs grow stronger, and more of them come."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    NPCS,
    REGION,
    SEAS,
    TYPE,
    Board,
    flag,
    give,
    nemesis,
    only,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    carry_on,
    choices,
    choose,
    draws_event,
    faction_turn,
    happens,
    lies,
    on_board,
    refused,
    told,
)


def level(s: Board, kind: str) -> int:
    """The marked space of a type's track."""
    return int(s.level[TYPE[kind]])


def place_anywhere(s: Board) -> int:
    """Take the first region each time; returns how often was asked."""
    count = 0
    while s.step == "choose_place":
        choose(s, **choices(s)[0])
        count += 1
    return count


def test_raised_to_5_only_the_first_band_counts() -> None:
    """R148, R149: Galleon from 4 to 5."""
    s = scene()
    galleon = put(s, "galleon", "S1")
    draws_event(s, "ES1")
    assert level(s, "galleon") == 1
    assert place_anywhere(s) == 1
    assert len(on_board(s, "galleon")) == 2
    assert s.npc_gold[galleon] == 0


def test_raised_to_7_all_bands_count_in_order() -> None:
    """R148, R149: bands 5, 6 and 7 one after the other: the Galleon of band 5 has its gold from
    band 6, that of band 7 has not."""
    s = scene()
    galleon = put(s, "galleon", "S1", strength=6)
    draws_event(s, "ES1")
    assert place_anywhere(s) == 2
    assert len(on_board(s, "galleon")) == 3
    assert list(s.npc_gold[galleon : galleon + 3]) == [2, 2, 0]
    names = [e["event"] for e in told(s)]
    assert names[names.index("event_revealed") : names.index("round_begun")] == [
        *("event_revealed", "npc_grew", "npc_placed", "npcs_enriched", "npc_placed")
    ]


def test_a_level_at_the_end_of_the_track_stays() -> None:
    """A47: no further rise; the bands still count."""
    s = scene()
    put(s, "galleon", "S1", strength=7)
    draws_event(s, "ES1")
    assert level(s, "galleon") == 3
    assert place_anywhere(s) == 2


def test_leaders_rise_off_the_board_too() -> None:
    """A47: Tetzahuitl's level rises in the supply."""
    s = scene()
    draws_event(s, "TL3")
    assert level(s, "tetzahuitl") == 1


def test_placement_at_sea_avoids_everybody() -> None:
    """R150: no region with an NPC or player, unless none is free."""
    s = scene()
    s.at[1] = "S2"
    put(s, "galleon", "S1")
    draws_event(s, "ES1")
    assert asked(s) == (0, "choose_place")
    assert {c["region"] for c in choices(s)} == set(SEAS) - {"S1", "S2"}
    assert refused(s, "region", region="S1") == "SL-R150"
    assert refused(s, "region", region="HAV") == "SL-A48"


def test_placement_where_every_sea_region_is_taken() -> None:
    """R150: then any will do."""
    s = scene(factions=("spanish", "tlaloc", "dread"))
    for sea in SEAS[:6]:
        put(s, "guardian", sea)
    for sea in SEAS[6:]:
        put(s, "galleon", sea)
    draws_event(s, "ES1")
    assert {c["region"] for c in choices(s)} == set(SEAS)


def test_without_miniatures_nothing_is_placed() -> None:
    """R5: eight Galleons."""
    s = scene()
    for sea in SEAS[:8]:
        put(s, "galleon", sea)
    draws_event(s, "ES1")
    assert s.step == "turn"
    assert not told(s, "npc_placed")


def test_port_placement_ignores_who_is_there() -> None:
    """A48: into Havana, onto a captain."""
    s = scene()
    s.at[1] = "HAV"
    put(s, "galleon", "S1", strength=6)
    draws_event(s, "ES2")
    place_anywhere(s)
    assert any(s.npc_at[npc] == "HAV" for npc in range(8))
    assert s.at[1] == "HAV"


def test_malice_for_all_and_losses_for_some() -> None:
    """R57, R148: everybody's Malice rises, whoever has a Flag loses gold."""
    s = scene()
    for p in range(2):
        nemesis(s, p, f"P0{p + 1}", malice=1)
        s.gold[p] = 5
    flag(s, "TOR", "seat-1")
    put(s, "galleon", "S1", strength=5)
    draws_event(s, "ES2")
    place_anywhere(s)
    assert [s.malice[p][0] for p in range(2)] == [2, 2]
    assert list(s.gold) == [5, 3]


def test_an_event_for_all_raises_both_nemeses() -> None:
    """A68: the Inquisition makes the Secondary Nemesis grow as well."""
    s = scene()
    nemesis(s, 1, "P02", 1, 0)
    nemesis(s, 1, "F01", 1, 1)
    draws_event(s, "ES2")
    place_anywhere(s)
    assert list(s.malice[1]) == [2, 2]
    assert [e["card"] for e in told(s, "malice_changed")] == ["P02", "F01"]


def test_next_round_effects_end_with_the_next_event() -> None:
    """R152: faster Galleons until another Event is revealed."""
    s = scene()
    put(s, "galleon", "S1", strength=6)
    draws_event(s, "ES3")
    place_anywhere(s)
    assert s.haste[TYPE["galleon"]] == 1
    assert s.bury_limit == 1
    assert lies(s, "event_discard") == ["ES3"]
    draws_event(s, "TL1")
    assert s.haste[TYPE["galleon"]] == 0
    assert s.bury_limit == 99


def test_the_card_for_more_players_brings_more() -> None:
    """R18: two Galleons instead of one."""
    s = scene(seats=3)
    put(s, "galleon", "S1")
    draws_event(s, "ES4")
    assert place_anywhere(s) == 2


def test_soldiers_rise_in_different_weak_ports() -> None:
    """Restless Graves: Ports of Strength 5 or less, never twice the same; one where a Soldier
    is already will do."""
    s = scene(3)
    s.npc_done[put(s, "soldier", "CLA")] = 1  # it has acted in the Faction Turn
    draws_event(s, "DT4")
    weak = {"SKU", "NAS", "CLA", "TOR", "WIL", "PBE", "SMU"}
    assert {c["region"] for c in choices(s)} == weak
    choose(s, "region", region="CLA")
    assert {c["region"] for c in choices(s)} == weak - {"CLA"}


def test_an_infested_port_is_not_weak() -> None:
    """A53: Nassau has 4, Infested 6."""
    s = scene(3)
    s.infested[REGION["NAS"]] = 1
    draws_event(s, "DT4")
    assert "NAS" not in {c["region"] for c in choices(s)}


@pytest.mark.parametrize("ports", [(), ("NAS",), ("NAS", "HAV"), ("NAS", "HAV", "VER")])
def test_a_soldier_in_up_to_two_infested_ports(ports: tuple[str, ...]) -> None:
    """Black Tide: with one Infested Port one Soldier comes, with more two in different
    ones."""
    s = scene()
    s.level[TYPE["soldier"]] = 3
    for port in ports:
        s.infested[REGION[port]] = 1
    draws_event(s, "DT2")
    choose(s, "region", region="S1")  # the first band's
    place_anywhere(s)
    there = [port for port in ports if port in s.npc_at]
    assert len(there) == len(on_board(s, "soldier")) - 1 == min(2, len(ports))


def test_the_admiral_sails_only_with_a_british_flag() -> None:
    """Admiral Sails."""
    s = scene(factions=("spanish", "british", "dread"))
    draws_event(s, "BE3")
    assert s.npc_at[NPCS.index("admiral")] is None
    s = scene(factions=("spanish", "british", "dread"))
    flag(s, "SMU", "british")
    draws_event(s, "BE3")
    assert s.npc_at[NPCS.index("admiral")] == "SMU"


def test_officers_come_to_british_ports_only() -> None:
    """Admiral Sails from 9 on: without a British Flag nobody comes; Press Gang would bring
    an Officer to Bridgetown."""
    for card, officers in (("BE3", 0), ("BE2", 1)):
        s = scene(factions=("spanish", "british", "dread"))
        s.level[TYPE["admiral"]] = 1
        draws_event(s, card)
        assert len(on_board(s, "officer")) == officers


def test_a_seeker_comes_to_where_the_king_is() -> None:
    """The Hunt, from 8 on: nowhere while he is not on the board."""
    for there in ("S6", None):
        s = scene(factions=("spanish", "atlantian", "dread"))
        king = put(s, "king", "S6")
        s.npc_at[king] = there
        s.level[TYPE["seeker"]] = 2  # from 7 to 8
        draws_event(s, "AU1")
        place_anywhere(s)
        assert on_board(s, "seeker").count("S6") == (there is not None)


@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (2, 1), (3, 3)])
def test_the_king_heals_but_not_from_his_third_wound(wounds: int, left: int) -> None:
    """King Rises: bands follow the marked level, whatever his Wounds."""
    s = scene(factions=("spanish", "atlantian", "dread"))
    king = put(s, "king", "S6", strength=11)
    s.wounds = wounds
    if wounds == 3:
        s.npc_at[king] = None
    draws_event(s, "AU3")
    place_anywhere(s)
    assert s.wounds == left
    assert bool(told(s, "king_healed")) == (left < wounds)


def test_a_calm_sea_refreshes_one_crew_each() -> None:
    """A2: no faction grows stronger."""
    s = scene()
    give(s, 0, "exhausted", "gunner", "navigator")
    give(s, 1, "exhausted", "gunner")
    draws_event(s, "CALM")
    assert asked(s) == (0, "pick_crew")
    choose(s, **choices(s)[0])
    assert s.step == "turn"
    assert told(s, "npc_grew") == []
    assert [len(lies(s, "ready", p)) for p in (0, 1)] == [1, 1]


def test_an_empty_event_deck_is_shuffled_again() -> None:
    """R147, R153."""
    s = scene()
    only(s, "event_deck", rest="event_discard")
    count = len(lies(s, "event_discard"))
    faction_turn(s)
    happens(s, "ES2")
    assert told(s, "deck_rebuilt") == [{"event": "deck_rebuilt", "deck": "event"}]
    assert len(lies(s, "event_deck")) == count - 1


@pytest.mark.parametrize("seats", [1, 4])
def test_the_winner_check_comes_before_the_event(seats: int) -> None:
    """R34, R146, R156: ten Notoriety end the game; with less an Event is drawn, then the First
    Player token passes and a round begins."""
    s = scene(seats)
    s.fame[0] = 10
    faction_turn(s)
    assert s.table.outcome
    assert told(s, "captain_won")[0]["seat"] == 0
    s = scene(seats)
    s.fame[0] = 9
    faction_turn(s)
    event = "ES3" if seats == 1 else "ES6"
    happens(s, event)
    carry_on(s)
    assert lies(s, "event_discard") == [event]
    assert s.first == 1 % seats
    assert asked(s) == (1 % seats, "turn")
    order = [e["event"] for e in told(s)]
    assert order.index("event_revealed") < order.index("npc_placed") < order.index("round_begun")


def test_a_faction_does_not_win_by_an_event() -> None:
    """A49: its Win Condition counts at the next moment within a Faction Turn, so before anybody
    acts in the next one."""
    s = scene(factions=("spanish", "atlantian", "dread"))
    king = put(s, "king", "S6", strength=9)
    s.level[TYPE["seeker"]] = 3
    s.npc_trophies[king] = 8
    draws_event(s, "AU2")
    place_anywhere(s)
    assert s.npc_trophies[king] == 9
    assert s.winner is None
    faction_turn(s)
    assert s.winner == "atlantian"
    assert s.step is None
    assert not told(s, "faction_activated")


def test_who_is_placed_neither_moves_nor_attacks() -> None:
    """R135, R151: a Galleon that an Event places onto a captain does not act; the next round
    begins."""
    s = scene()
    s.at[0] = s.at[1] = "HAV"
    s.gold[0] = s.gold[1] = 8
    put(s, "galleon", "S1", strength=6)
    draws_event(s, "ES2")
    while asked(s)[1] == "choose_place":
        choose(s, **choices(s)[0])
    assert "HAV" in s.npc_at
    assert asked(s)[1] == "turn"
    assert (s.at[0], s.at[1]) == ("HAV", "HAV")
    assert not told(s, "player_attacked")
    assert not told(s, "npc_moved")
