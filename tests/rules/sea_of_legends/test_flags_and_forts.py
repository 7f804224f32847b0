"""Flags and Forts on Ports. Rules, "Flags", "Captured Ports", "Forts"."""

from __future__ import annotations

from typing import Any

import pytest

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.flags import (
    capture,
    controller,
    flag_of,
    flags_left,
    may_use_port,
    place_fort,
    put_flag,
    take_flag,
)
from captains_table.games.sea_of_legends.state import OWNERS, REGION
from tests.rules.sea_of_legends.acting import acts, aims, far_away
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    flag,
    give,
    put,
    scene,
    settle,
    told,
)

SPANISH, ATLANTIAN, BRITISH, TLALOC, DREAD = range(len(FACTIONS))
NASSAU = REGION["NAS"]


def captured(s: Any, region: str, p: int = 0) -> None:
    """A player captures a Port."""
    capture(s, p, REGION[region])
    settle(s)


def ports(s: Any, owner: str) -> list[str]:
    """Where an owner's Flags are."""
    number = OWNERS.index(owner)
    return [name for name, region in REGION.items() if s.flag[region] == number]


def test_capturing_replaces_the_flag() -> None:
    """R104, R108: any other Flag is removed and the captor's placed."""
    s = scene()
    flag(s, "NAS", "seat-1")
    captured(s, "NAS")
    assert controller(s, NASSAU) == 0
    assert [e["event"] for e in told(s) if "flag" in e["event"]] == ["flag_removed", "flag_placed"]


@pytest.mark.parametrize(("port", "gold", "fame"), [("VER", 8, 0), ("HAV", 4, 1), ("PRO", 0, 1)])
def test_the_reward_of_a_port(port: str, gold: int, fame: int) -> None:
    """R104, R154: gold, and permanent Notoriety where the banner is red."""
    s = scene()
    captured(s, port)
    assert (s.gold[0], s.fame[0]) == (gold, fame)


def test_every_capture_is_rewarded() -> None:
    """A13: lost and captured again, Havana pays again, red banner and all."""
    s = scene()
    captured(s, "HAV")
    captured(s, "HAV", 1)
    captured(s, "HAV")
    assert (s.gold[0], s.fame[0], s.fame[1]) == (8, 2, 1)


def test_the_sixth_capture_moves_a_flag() -> None:
    """R109: the Flag comes from the Port of the lowest Strength."""
    s = scene()
    for port in ("VER", "HAV", "SKU", "PRO", "BRI"):
        flag(s, port, "seat-0")
    assert flags_left(s, 0) == 0
    captured(s, "CAR")
    assert ports(s, "seat-0") == ["VER", "HAV", "PRO", "BRI", "CAR"]
    assert s.step == NONE


def test_of_equally_weak_ports_the_owner_chooses() -> None:
    """A14: Skull Point and Nassau have both 4."""
    s = scene()
    for port in ("VER", "HAV", "SKU", "NAS", "BRI"):
        flag(s, port, "seat-0")
    captured(s, "CAR")
    assert asked(s) == (0, "move_flag")
    assert choices(s) == [{"do": "region", "region": r} for r in ("SKU", "NAS")]
    choose(s, "region", region="NAS")
    assert ports(s, "seat-0") == ["VER", "SKU", "HAV", "BRI", "CAR"]


def test_the_capture_is_never_skipped() -> None:
    """A14: even if the new Port is the weakest of all."""
    s = scene()
    for port in ("VER", "HAV", "CAR", "PRO", "BRI"):
        flag(s, port, "seat-0")
    captured(s, "NAS")
    assert ports(s, "seat-0") == ["VER", "HAV", "NAS", "PRO", "CAR"]


def test_a_sixth_port_taken_from_somebody_with_five() -> None:
    """R109: their Flag goes back, so they have four."""
    s = scene()
    for port in ("VER", "HAV", "CAR", "PRO", "BRI"):
        flag(s, port, "seat-1")
    captured(s, "BRI")
    assert flags_left(s, 1) == 1
    assert ports(s, "seat-0") == ["BRI"]


def test_capturing_removes_an_infestation() -> None:
    """R104: what the Faction Guide says of other tokens."""
    s = scene()
    s.infested[NASSAU] = 1
    captured(s, "NAS")
    assert not s.infested[NASSAU]
    assert told(s, "infestation_removed") == [{"event": "infestation_removed", "region": "NAS"}]


def test_who_may_use_a_captured_port() -> None:
    """R43, R44: its owner; a faction's allies; nobody else."""
    s = scene(factions=("spanish", "british", "dread"))
    assert may_use_port(s, 0, NASSAU)
    flag(s, "NAS", "seat-0")
    assert may_use_port(s, 0, NASSAU)
    assert not may_use_port(s, 1, NASSAU)
    flag(s, "NAS", "british")
    assert not may_use_port(s, 0, NASSAU)
    give(s, 0, "relics", "BR1")  # neutral is not enough
    assert not may_use_port(s, 0, NASSAU)
    give(s, 0, "relics", "BR2")
    assert may_use_port(s, 0, NASSAU)


def test_a_forged_writ_opens_a_port() -> None:
    """R44: for whoever's turn it is, and not an Infested one."""
    s = scene()
    flag(s, "NAS", "seat-1")
    s.active, s.entering = 0, 1
    assert may_use_port(s, 0, NASSAU)
    s.infested[NASSAU] = 1
    assert not may_use_port(s, 0, NASSAU)


def test_an_infested_port_is_for_allies_of_the_dread_tide() -> None:
    """A53: Port Actions are only for them."""
    s = scene()
    s.infested[NASSAU] = 1
    assert not may_use_port(s, 0, NASSAU)
    give(s, 0, "relics", "DR1", "DR2")
    assert may_use_port(s, 0, NASSAU)


def test_factions_have_few_flags() -> None:
    """R5, R8, R110: the Spanish Armada has one, the British Empire seven; without one in the supply
    none is placed."""
    s = scene()
    assert put_flag(s, flag_of(SPANISH), NASSAU)
    assert not put_flag(s, flag_of(SPANISH), REGION["HAV"])
    assert ports(s, "spanish") == ["NAS"]
    for port in ("VER", "SKU", "CLA", "PRO", "TOR", "SDO", "SJU"):
        assert put_flag(s, flag_of(BRITISH), REGION[port])
    assert not put_flag(s, flag_of(BRITISH), REGION["STJ"])


def test_a_flag_that_is_removed_goes_back() -> None:
    """R5: and can be placed again."""
    s = scene()
    put_flag(s, flag_of(TLALOC), NASSAU)
    take_flag(s, NASSAU)
    assert controller(s, NASSAU) == NONE
    assert put_flag(s, flag_of(TLALOC), REGION["HAV"])


def test_a_fort_stands_on_a_port() -> None:
    """R8, R111: a faction has one, for a Port without another."""
    s = scene()
    assert not place_fort(s, TLALOC, REGION["S1"])
    assert place_fort(s, TLALOC, NASSAU)
    assert not place_fort(s, TLALOC, REGION["HAV"])
    assert not place_fort(s, BRITISH, NASSAU)
    assert s.fort[NASSAU] == TLALOC
    assert told(s, "fort_placed") == [
        {"event": "fort_placed", "faction": "tlaloc", "region": "NAS"}
    ]


@pytest.mark.parametrize("owner", ["seat-0", "british"])
def test_a_fort_removes_flags_and_tokens(owner: str) -> None:
    """R114: a Captain's Flag, another faction's, an Infestation; while it stands none is placed."""
    s = scene()
    flag(s, "NAS", owner)
    s.infested[NASSAU] = 1
    place_fort(s, TLALOC, NASSAU)
    assert controller(s, NASSAU) == NONE
    assert not s.infested[NASSAU]
    assert not put_flag(s, OWNERS.index(owner), NASSAU)
    assert controller(s, NASSAU) == NONE


def test_a_factions_own_fort_does_not_hinder_it() -> None:
    """R112: its Flag stays or is placed beside it, and the Dread Tide's Infestation stays too."""
    s = scene()
    flag(s, "NAS", "tlaloc")
    place_fort(s, TLALOC, NASSAU)
    assert controller(s, NASSAU) == flag_of(TLALOC)
    s.infested[REGION["HAV"]] = 1
    place_fort(s, DREAD, REGION["HAV"])
    assert s.infested[REGION["HAV"]]
    assert put_flag(s, flag_of(DREAD), REGION["HAV"])


def test_the_way_leads_through_a_hostile_fort() -> None:
    """A65: a Fort keeps NPCs from the Port as a target, not from sailing past it. By Havana it is
    two regions from Skull Point to Port Royal, round it three."""
    s = far_away(("spanish", "tlaloc", "dread"))
    galleon = put(s, "galleon", "SKU", strength=7)
    s.fort[REGION["HAV"]] = DREAD
    flag(s, "PRO", "seat-0")
    acts(s, galleon)
    assert [e["region"] for e in told(s, "npc_moved")] == ["HAV", "PRO"]
    assert [e["region"] for e in told(s, "port_dominated")] == ["PRO"]


def test_a_hostile_fort_is_no_target() -> None:
    """A65, R113: the Flag beside a Fort stays, near and weak as the Port is; another Port is the
    target."""
    s = far_away(("spanish", "tlaloc", "dread"))
    galleon = put(s, "galleon", "HAV", strength=7)
    s.fort[NASSAU] = DREAD
    flag(s, "NAS", "dread")
    flag(s, "CLA", "seat-0")
    acts(s, galleon)
    assert aims(s) == [("CLA", "dominate")]
    assert ports(s, "dread") == ["NAS"]
