"""Flags and Forts on Ports. Rules, "Flags", "Captured Ports", "Forts"."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.games.sea_of_legends.rules.board import (
    FACTION,
    PORTS,
    REGION,
    Board,
    flag,
    give,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    acts,
    aims,
    asked,
    at,
    choices,
    choose,
    far_away,
    fight,
    flag_of,
    next_is,
    open_to,
    told,
    turn,
)

NASSAU = REGION["NAS"]
VISIT = {"do": "visit"}
BRITISH = ("spanish", "british", "dread")


def captured(s: Board, region: str, p: int = 0) -> None:
    """A player captures a Port."""
    s.at[p] = region
    turn(s, p)
    fight(s, "port", "2")
    assert s.victory


def ports(s: Board, owner: str) -> list[str]:
    """Where an owner's Flags are."""
    return [name for name, region in REGION.items() if s.flag[region] == owner]


def may_use_port(s: Board, p: int) -> bool:
    """Whether a player at Nassau may take a Port Action there."""
    s.at[p] = "NAS"
    turn(s, p)
    return VISIT in choices(s)


def marks(s: Board, faction: str, region: str) -> list[str]:
    """An oath to a faction brings a Flag or Fort on a Port: what can be placed there."""
    turn(s, 0, acted=1)
    next_is(s, ("turn",), ("choose_mark", 0, FACTION[faction], REGION[region]))
    return [c["mark"] for c in choices(s)]


def place(s: Board, faction: str, mark: str, region: str) -> None:
    """It is placed there."""
    assert mark in marks(s, faction, region)
    choose(s, "mark", mark=mark)


def test_capturing_replaces_the_flag() -> None:
    """R104, R108: any other Flag is removed and the captor's placed."""
    s = scene()
    flag(s, "NAS", "seat-1")
    captured(s, "NAS")
    assert flag_of(s, "NAS") == "seat-0"
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
    captured(s, "CAR")
    assert ports(s, "seat-0") == ["VER", "HAV", "PRO", "BRI", "CAR"]
    assert asked(s) == (0, "turn")


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
    """R109: their Flag goes back, so they have four, and can capture without moving one."""
    s = scene()
    for port in ("VER", "HAV", "CAR", "PRO", "BRI"):
        flag(s, port, "seat-1")
    captured(s, "BRI")
    assert ports(s, "seat-0") == ["BRI"]
    assert ports(s, "seat-1") == ["VER", "HAV", "PRO", "CAR"]
    captured(s, "NAS", 1)
    assert ports(s, "seat-1") == ["VER", "HAV", "NAS", "PRO", "CAR"]


def test_capturing_removes_an_infestation() -> None:
    """R104: what the Faction Guide says of other tokens."""
    s = scene()
    s.infested[NASSAU] = 1
    captured(s, "NAS")
    assert not s.infested[NASSAU]
    assert told(s, "infestation_removed") == [{"event": "infestation_removed", "region": "NAS"}]


def test_who_may_use_a_captured_port() -> None:
    """R43, R44: its owner; a faction's allies; nobody else."""
    s = scene(factions=BRITISH)
    assert may_use_port(s, 0)
    flag(s, "NAS", "seat-0")
    assert may_use_port(s, 0)
    assert not may_use_port(s, 1)
    flag(s, "NAS", "british")
    assert not may_use_port(s, 0)
    give(s, 0, "relics", "BR1")  # neutral is not enough
    assert not may_use_port(s, 0)
    give(s, 0, "relics", "BR2")
    assert may_use_port(s, 0)


def test_a_forged_writ_opens_a_port() -> None:
    """R44: for whoever's turn it is, and not an Infested one."""
    s = at("NAS")
    flag(s, "NAS", "seat-1")
    give(s, 0, "items", "T11")
    assert VISIT not in choices(s)
    choose(s, "use", card="T11")
    assert VISIT in choices(s)
    s.infested[NASSAU] = 1
    assert VISIT not in choices(s)


def test_an_infested_port_is_for_allies_of_the_dread_tide() -> None:
    """A53: Port Actions are only for them."""
    s = scene()
    s.infested[NASSAU] = 1
    assert not may_use_port(s, 0)
    give(s, 0, "relics", "DR1")
    assert not may_use_port(s, 0)
    give(s, 0, "relics", "DR2")
    assert may_use_port(s, 0)


def test_factions_have_few_flags() -> None:
    """R5, R8, R110: most factions have one, the British Empire seven; without one in the supply
    none is placed."""
    s = scene()
    assert marks(s, "tlaloc", "HAV") == ["flag", "fort"]
    place(s, "tlaloc", "flag", "NAS")
    assert marks(s, "tlaloc", "HAV") == ["fort"]
    assert ports(s, "tlaloc") == ["NAS"]
    s = scene(factions=BRITISH)
    for port in ("VER", "SKU", "CLA", "PRO", "TOR", "SDO", "SJU"):
        place(s, "british", "flag", port)
    assert marks(s, "british", "STJ") == ["fort"]
    s = far_away(BRITISH, port="NAS")
    s.flag[REGION["SJU"]] = s.flag[REGION["PRO"]] = "spanish"
    with pytest.raises(ct.BadPosition, match="flag: Flags are on Ports, and so many"):
        choices(s)


def test_a_flag_that_is_removed_goes_back() -> None:
    """R5: and can be placed again."""
    s = scene()
    place(s, "tlaloc", "flag", "NAS")
    captured(s, "NAS", 1)
    assert ports(s, "tlaloc") == []
    place(s, "tlaloc", "flag", "HAV")
    assert ports(s, "tlaloc") == ["HAV"]


def test_a_fort_stands_on_a_port() -> None:
    """R8, R111: a faction has one, for a Port without another."""
    s = scene()
    s.fort[REGION["PRO"]] = "dread"
    turn(s, 0, acted=1)
    next_is(s, ("turn",), ("choose_port", 0, FACTION["tlaloc"]))
    assert [c["region"] for c in choices(s)] == [port for port in PORTS if port != "PRO"]
    place(s, "tlaloc", "fort", "NAS")
    assert marks(s, "tlaloc", "HAV") == ["flag"]
    assert s.fort[NASSAU] == "tlaloc"
    assert told(s, "fort_placed") == [
        {"event": "fort_placed", "faction": "tlaloc", "region": "NAS"}
    ]
    s.fort[NASSAU], s.fort[REGION["PRO"]] = "dread", None
    place(s, "tlaloc", "fort", "NAS")
    assert s.fort[NASSAU] == "dread"


def test_adventures_offer_no_port_with_a_flag() -> None:
    """R114: what a Fort would remove there; but an Infestation can be where it comes."""
    s = scene(factions=("spanish", "british", "dread"))
    flag(s, "HAV", "seat-1")
    flag(s, "CLA", "british")
    s.infested[NASSAU] = 1
    turn(s, 0, acted=1)
    next_is(s, ("turn",), ("choose_port", 0, FACTION["british"]))
    offered = {c["region"] for c in choices(s)}
    assert offered == set(PORTS) - set(ports(s, "seat-1")) - set(ports(s, "british"))
    assert "NAS" in offered
    choose(s, "region", region="NAS")
    choose(s, "mark", mark="fort")
    assert (s.fort[NASSAU], s.infested[NASSAU]) == ("british", 0)


@pytest.mark.parametrize("owner", ["seat-0", "british"])
def test_a_fort_removes_flags_and_tokens(owner: str) -> None:
    """R114: a Captain's Flag, another faction's, an Infestation; while it stands none is placed."""
    s = scene(factions=("spanish", "british", "dread"))
    flag(s, "NAS", owner)
    place(s, "dread", "fort", "NAS")
    assert flag_of(s, "NAS") is None
    s.at[0] = "NAS"
    turn(s, 0)
    assert open_to(s) == []
    place(s, "british", "flag", "NAS")
    assert flag_of(s, "NAS") is None
    s = scene(factions=("spanish", "british", "dread"))
    s.infested[NASSAU] = 1
    place(s, "british", "fort", "NAS")
    assert not s.infested[NASSAU]


def test_a_factions_own_fort_does_not_hinder_it() -> None:
    """R112: its Flag stays or is placed beside it, and the Dread Tide's Infestation stays too."""
    s = scene()
    flag(s, "NAS", "tlaloc")
    place(s, "tlaloc", "fort", "NAS")
    assert flag_of(s, "NAS") == "tlaloc"
    s.infested[REGION["HAV"]] = 1
    place(s, "dread", "fort", "HAV")
    assert s.infested[REGION["HAV"]]
    place(s, "dread", "flag", "HAV")
    assert flag_of(s, "HAV") == "dread"


def test_the_way_leads_through_a_hostile_fort() -> None:
    """A65: a Fort keeps NPCs from the Port as a target, not from sailing past it. By Havana it is
    two regions from Skull Point to Port Royal, round it three."""
    s = far_away(("spanish", "tlaloc", "dread"))
    galleon = put(s, "galleon", "SKU", strength=7)
    s.fort[REGION["HAV"]] = "dread"
    flag(s, "PRO", "seat-0")
    acts(s, galleon)
    assert [e["region"] for e in told(s, "npc_moved")] == ["HAV", "PRO"]
    assert [e["region"] for e in told(s, "port_dominated")] == ["PRO"]


def test_a_hostile_fort_is_no_target() -> None:
    """A65, R113: the Flag beside a Fort stays, near and weak as the Port is; another Port is the
    target."""
    s = far_away(("spanish", "tlaloc", "dread"))
    galleon = put(s, "galleon", "HAV", strength=7)
    s.fort[NASSAU] = "dread"
    flag(s, "NAS", "dread")
    flag(s, "CLA", "seat-0")
    acts(s, galleon)
    assert aims(s) == [("CLA", "dominate")]
    assert ports(s, "dread") == ["NAS"]
