"""Events: NPCs grow stronger, and more of them come."""

from __future__ import annotations

import pytest

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.box import FACTIONS, NPC_TYPES, NPCS, SEAS
from captains_table.games.sea_of_legends.decks import push_draw
from captains_table.games.sea_of_legends.frames import settle
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
    scene,
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
    """R148, R149: bands 5, 6 and 7 one after the other."""
    s = reveal("ES1")
    galleon = put(s, "galleon", "S1", strength=6)
    start(s, "event")
    assert place_anywhere(s) == 2
    assert on_board(s, "galleon") == 3
    assert s.npc_gold[galleon] == 2


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
    """R18, 4.10: two Galleons instead of one."""
    s = reveal("ES4", seats=3)
    put(s, "galleon", "S1")
    start(s, "event")
    assert place_anywhere(s) == 2


def test_soldiers_rise_in_different_weak_ports() -> None:
    """4.10, Restless Graves: Ports of Strength 5 or less, not twice the same."""
    s = reveal("DT4")
    start(s, "event")
    first = choices(s)
    assert "HAV" not in {c["region"] for c in first}
    choose(s, **first[0])
    assert first[0] not in choices(s)


def test_the_admiral_sails_only_with_a_british_flag() -> None:
    """4.10, Admiral Sails."""
    s = reveal("BE3", factions=("spanish", "british", "dread"))
    start(s, "event")
    assert s.npc_at[NPCS.index("admiral")] == NONE
    s = reveal("BE3", factions=("spanish", "british", "dread"))
    flag(s, "SMU", "british")
    start(s, "event")
    assert s.npc_at[NPCS.index("admiral")] == REGION["SMU"]


def test_the_king_heals_but_not_from_his_third_wound() -> None:
    """4.10, King Rises: bands follow the marked level, whatever his Wounds."""
    s = reveal("AU3", factions=("spanish", "atlantian", "dread"))
    put(s, "king", "S6", strength=11)
    s.wounds = 2
    start(s, "event")
    place_anywhere(s)
    assert s.wounds == 1


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
    lay(s, "event_deck", "ES1")
    start(s, "winner_check")
    happens(s, "ES1")
    assert told(s, "event_revealed")


def test_a_faction_does_not_win_by_an_event() -> None:
    """A49: its Win Condition is looked at in its own activation."""
    s = reveal("AU2", factions=("spanish", "atlantian", "dread"))
    king = put(s, "king", "S6", strength=9)
    s.level[NPC_TYPES.index("seeker")] = 3
    s.npc_trophies[king] = 8
    start(s, "event")
    place_anywhere(s)
    assert s.npc_trophies[king] == 9
    assert s.winner == NONE
    start(s, "special", king)
    assert FACTIONS[s.winner] == "atlantian"


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
