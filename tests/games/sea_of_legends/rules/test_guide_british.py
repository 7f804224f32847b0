"""The Faction Guide of the British Empire: Capture, Deliver, and the Royal Treasury."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    NPCS,
    REGION,
    flag,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    activate,
    acts,
    aims,
    asked,
    begun,
    choose,
    chosen_npc,
    draws_event,
    far_away,
    fight,
    moves_in,
    npcs,
    told,
    where,
    whole_rounds,
    winner,
)

BRITISH = ("spanish", "british", "dread")
FLAG = "british"
ADMIRAL = NPCS.index("admiral")


@pytest.mark.parametrize(("seats", "officers"), [(2, ["BRI"]), (3, ["BRI", "SJU"])])
def test_where_it_begins(seats: int, officers: list[str]) -> None:
    """A60: a Flag and an Officer at Bridgetown, with three or more players another at San Juan; no
    Admiral, and nothing in the Treasury."""
    s = begun(seats, BRITISH)
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
    chosen_npc(s, officer)
    assert aims(s) == [("TOR", "capture")]


def test_capturing_removes_an_infestation() -> None:
    """A59, A60: the token leaves; Infested, Nassau has Strength 6."""
    s = far_away(BRITISH)
    officer = put(s, "officer", "S4", strength=6)
    s.infested[REGION["NAS"]] = 1
    s.npc_at[officer] = "NAS"
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
    chosen_npc(s, officer)
    assert aims(s) == [("NAS", "defeat")]
    assert where(s, soldier) is None


def test_gold_is_delivered_in_a_british_port() -> None:
    """A60: what an Officer holds goes into the Treasury, not at sea and not in another Port, nor
    what the Admiral holds."""
    s = far_away(BRITISH)
    officer = put(s, "officer", "S4", strength=3)
    s.npc_gold[officer] = 5
    moves_in(s, officer, "S4", objective=0)
    assert (s.npc_gold[officer], s.treasury) == (5, 0)
    flag(s, "NAS", "british")
    moves_in(s, officer, "NAS", objective=0)
    assert (s.npc_gold[officer], s.treasury) == (0, 5 + 1)  # and taxes
    admiral = put(s, "admiral", "NAS", strength=9)
    s.npc_gold[admiral] = 5
    moves_in(s, admiral, "NAS", objective=0)
    assert (s.npc_gold[admiral], s.treasury) == (5, 6 + 1)


def test_an_officer_takes_gold_for_the_treasury() -> None:
    """A60, R140: 3 gold of the captain whom it attacks."""
    s = far_away(BRITISH, port="NAS")
    s.at[1], s.gold[0] = "POS", 8
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
    chosen_npc(s, admiral)
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
    assert (list(s.gold), s.treasury) == ([4, 2], 5 + 1)  # and the taxes of Nassau


@pytest.mark.parametrize("by_player", [True, False])
def test_the_admirals_reward_is_half_the_treasury(by_player: bool) -> None:
    """A60, R139: 2 Notoriety and half of it, rounded down, whoever beats him; he can come again."""
    s = far_away(BRITISH)
    admiral = put(s, "admiral", "S4", strength=7)
    s.treasury = 9
    if by_player:
        s.at[0] = "S4"
        fight(s, "british", "2")
        assert (s.gold[0], s.fame[0]) == (4, 2)
    else:
        colossus = put(s, "colossus", "S4", strength=7)
        moves_in(s, colossus, "S4")
        assert (s.npc_gold[colossus], s.npc_notoriety[colossus]) == (4, 2)
    assert (s.treasury, where(s, admiral)) == (5, None)
    flag(s, "NAS", "british")
    draws_event(s, "BE3")
    assert where(s, admiral) == "NAS"


def test_it_wins_with_seven_flags() -> None:
    """A60, R145: one Officer captures Port after Port; the seventh Flag wins at once."""
    s = scene(1, BRITISH)
    s.at[0] = "VER"
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
    s.at[0] = "VER"
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
    activate(s, "british")
    assert (s.treasury, winner(s)) == (39, None)
    s.npc_gold[officer] = 1
    moves_in(s, officer, "HAV", objective=0)
    assert (s.treasury, winner(s)) == (40, "british")
    assert s.flag[REGION["POS"]] is None
