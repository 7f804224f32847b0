"""The Faction Guide of the British Empire: Capture, Deliver, and the Royal Treasury."""

from __future__ import annotations

import pytest

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import FACTIONS, NPCS
from captains_table.games.sea_of_legends.flags import flag_of
from captains_table.games.sea_of_legends.npcs import defeated_by_player
from captains_table.games.sea_of_legends.state import REGION
from tests.rules.sea_of_legends.acting import (
    activate,
    acts,
    aims,
    far_away,
    where,
    whole_rounds,
    winner,
)
from tests.rules.sea_of_legends.scenario import asked, choose, flag, lay, put, scene, start, told
from tests.rules.sea_of_legends.test_setup import npcs, table

BRITISH = ("spanish", "british", "dread")
FLAG = flag_of(FACTIONS.index("british"))
ADMIRAL = NPCS.index("admiral")


@pytest.mark.parametrize(("seats", "officers"), [(2, ["BRI"]), (3, ["BRI", "SJU"])])
def test_where_it_begins(seats: int, officers: list[str]) -> None:
    """A60: a Flag and an Officer at Bridgetown, with three or more players another at San Juan; no
    Admiral, and nothing in the Treasury."""
    s = table(seats, BRITISH)
    assert [at for npc, at in npcs(s) if npc.startswith("officer")] == officers
    assert [port for port in REGION if s.flag[REGION[port]] == FLAG] == ["BRI"]
    assert (where(s, ADMIRAL), s.treasury) == (None, 0)


@pytest.mark.parametrize("owner", ["", "seat-0", "spanish"])
def test_an_officer_captures_the_nearest_port_that_it_can(owner: str) -> None:
    """A60: whosever it is, in the place of any Flag; Tortuga is stronger than the Officer."""
    s = far_away(BRITISH)
    officer = put(s, "officer", "S4", strength=4)
    if owner:
        flag(s, "NAS", owner)
    acts(s, officer)
    assert aims(s) == [("NAS", "capture")]
    assert s.flag[REGION["NAS"]] == FLAG


def test_a_british_port_is_not_captured_again() -> None:
    """A60, R144: it goes on to the next."""
    s = far_away(BRITISH)
    officer = put(s, "officer", "NAS", strength=5)
    flag(s, "NAS", "british")
    start(s, "evaluate", officer)
    assert aims(s) == [("TOR", "capture")]


def test_capturing_removes_an_infestation() -> None:
    """A59, A60: the token leaves; Infested, Nassau has Strength 6."""
    s = far_away(BRITISH)
    officer = put(s, "officer", "S4", strength=6)
    s.infested[REGION["NAS"]] = 1
    s.npc_at[officer] = REGION["NAS"]
    acts(s, officer)
    assert s.flag[REGION["NAS"]] == FLAG
    assert not s.infested[REGION["NAS"]]


def test_without_a_flag_in_the_supply_it_hunts() -> None:
    """A60: all seven are out; then the nearest enemy that it can defeat."""
    s = far_away(BRITISH)
    officer = put(s, "officer", "S4", strength=4)
    soldier = put(s, "soldier", "NAS", strength=3)
    for port in ("HAV", "PRO", "SJU", "BRI", "CAR", "POS", "SDO"):
        flag(s, port, "british")
    start(s, "evaluate", officer)
    assert aims(s) == [("NAS", "defeat")]
    assert where(s, soldier) is None


def test_gold_is_delivered_in_a_british_port() -> None:
    """A60: what an Officer holds goes into the Treasury, not at sea and not in another Port, nor
    what the Admiral holds."""
    s = far_away(BRITISH)
    officer = put(s, "officer", "S4", strength=3)
    s.npc_gold[officer], s.objective = 5, 0
    start(s, "special", officer)
    assert (s.npc_gold[officer], s.treasury) == (5, 0)
    flag(s, "NAS", "british")
    s.npc_at[officer], s.objective = REGION["NAS"], 0
    start(s, "special", officer)
    assert (s.npc_gold[officer], s.treasury) == (0, 5)
    admiral = put(s, "admiral", "NAS", strength=9)
    s.npc_gold[admiral], s.objective = 5, 0
    start(s, "special", admiral)
    assert (s.npc_gold[admiral], s.treasury) == (5, 5)


def test_an_officer_takes_gold_for_the_treasury() -> None:
    """A60, R140: 3 gold of the captain whom it attacks."""
    s = far_away(BRITISH, port="NAS")
    s.at[1], s.gold[0] = REGION["POS"], 8
    officer = put(s, "officer", "S4", strength=3)
    acts(s, officer)
    assert (s.gold[0], s.treasury) == (5, 3)


def test_taxes_at_the_end_of_the_activation() -> None:
    """A60: a gold for each British Flag, once, after all NPCs."""
    s = far_away(BRITISH)
    for port in ("NAS", "BRI", "PRO"):
        flag(s, port, "british")
    for region in ("NAS", "BRI"):
        put(s, "officer", region, strength=3)
    activate(s, "british")
    assert s.treasury == 3
    assert [e["count"] for e in told(s, "taxes_collected")] == [3]


def test_the_admiral_goes_for_a_port_of_a_captain() -> None:
    """A60: before a nearer Port without a Flag; then as an Officer does."""
    s = far_away(BRITISH)
    admiral = put(s, "admiral", "S4", strength=7)
    flag(s, "SJU", "seat-0")
    acts(s, admiral)
    assert aims(s) == [("SJU", "players_port")]
    assert s.flag[REGION["SJU"]] == FLAG
    start(s, "evaluate", admiral)
    assert told(s, "targets_tied")
    assert asked(s) == (0, "choose_target")
    choose(s, "region", region="STJ")
    assert aims(s)[1] == ("STJ", "capture")


def test_the_admirals_attack_takes_half_the_gold() -> None:
    """A60, R137: of every captain in the region, rounded down, for the Treasury."""
    s = far_away(BRITISH, port="NAS")
    s.gold[0], s.gold[1] = 7, 4
    admiral = put(s, "admiral", "S4", strength=7)
    flag(s, "NAS", "seat-0")
    acts(s, admiral)
    assert (list(s.gold), s.treasury) == ([4, 2], 5)


@pytest.mark.parametrize("by_player", [True, False])
def test_the_admirals_reward_is_half_the_treasury(by_player: bool) -> None:
    """A60, R139: 2 Notoriety and half of it, rounded down, whoever beats him; he can come again."""
    s = far_away(BRITISH)
    admiral, colossus = put(s, "admiral", "S4", strength=7), put(s, "colossus", "S4", strength=7)
    s.treasury = 9
    if by_player:
        defeated_by_player(s, admiral, 0)
        assert (s.gold[0], s.fame[0]) == (4, 2)
    else:
        start(s, "attack", colossus)
        assert (s.npc_gold[colossus], s.npc_notoriety[colossus]) == (4, 2)
    assert (s.treasury, where(s, admiral)) == (5, None)
    lay(s, "event_now", "BE3")
    flag(s, "NAS", "british")
    start(s, "event")
    assert where(s, admiral) == "NAS"


def test_it_wins_with_seven_flags() -> None:
    """A60, R145: one Officer captures Port after Port; the seventh Flag wins at once."""
    s = scene(1, BRITISH)
    s.at[0] = REGION["VER"]
    for port in ("HAV", "PRO", "SJU", "CAR", "STJ"):
        flag(s, port, "british")
    put(s, "officer", "S4", strength=5)
    whole_rounds(s)
    assert winner(s) == "british"
    assert list(s.flag).count(FLAG) == 7
    assert told(s)[-2]["event"] == "faction_flag_placed"


def test_it_wins_with_forty_gold_in_the_treasury() -> None:
    """A60, R145: by taxes, when the last NPC has acted."""
    s = scene(1, BRITISH)
    s.at[0] = REGION["VER"]
    for port in ("HAV", "PRO", "SJU", "CAR"):
        flag(s, port, "british")
    put(s, "admiral", "POS", strength=7)
    s.treasury = 30
    whole_rounds(s)
    assert winner(s) == "british"
    assert s.treasury >= 40
    assert list(s.flag).count(FLAG) < 7
    assert [e["event"] for e in told(s)][-2:] == ["taxes_collected", "faction_won"]


def test_thirty_nine_gold_and_six_flags_are_not_enough() -> None:
    """A60."""
    s = far_away(BRITISH)
    for port in ("HAV", "PRO", "SJU", "CAR", "STJ", "BRI"):
        flag(s, port, "british")
    s.treasury = 33
    officer = put(s, "officer", "S9", strength=3)
    start(s, "faction_done", FACTIONS.index("british"))
    assert (s.treasury, winner(s)) == (39, None)
    s.npc_gold[officer], s.npc_at[officer], s.objective = 1, REGION["HAV"], 0
    start(s, "special", officer)
    assert winner(s) == "british"
    assert s.flag[REGION["POS"]] == NONE
