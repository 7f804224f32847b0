"""Rules, "Faction Alignment", "Player Alignment"."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    Board,
    flag,
    give,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    END,
    asked,
    at,
    carry_on,
    challenge,
    choices,
    faction_turn,
    moves_in,
    open_to,
    told,
    turn,
    where,
    winner,
    winners,
)


def test_npcs_are_hostile_to_everybody_but_their_own() -> None:
    """R115: to players and to other Factions; two Guardians are allied."""
    s = scene()
    s.at[0] = "SMU"
    guardian, other = put(s, "guardian", "SMU", strength=8), put(s, "guardian", "SMU")
    galleon = put(s, "galleon", "SMU", strength=7)
    moves_in(s, guardian, "SMU")
    assert [e["other_npc"] for e in told(s, "npc_attacked")] == ["galleon-1"]
    assert where(s, galleon) is None
    moves_in(s, guardian, "SMU")
    assert asked(s) == (0, "flee")
    carry_on(s)
    moves_in(s, guardian, "SMU")
    assert (where(s, guardian), where(s, other)) == ("SMU", "SMU")
    assert len(told(s, "npc_attacked")) == 1


def test_one_ally_relic_is_neutral_and_two_are_allied() -> None:
    """R117: of that Faction, whatever the others think."""
    s = at("NAS")
    flag(s, "TOR", "tlaloc")

    def stance(npc: str) -> str:
        """What seat 0 is to an NPC beside it, and to its faction's Port."""
        there = put(s, npc, "NAS")
        hostile = END not in choices(s)
        s.npc_at[there], s.at[0] = None, "TOR"
        allied = {"do": "visit"} in choices(s)
        s.at[0] = "NAS"
        return "hostile" if hostile else "allied" if allied else "neutral"

    assert stance("guardian") == "hostile"
    give(s, 0, "relics", "CT1")
    assert stance("guardian") == "neutral"
    give(s, 0, "relics", "CT2")
    assert (stance("guardian"), stance("soldier")) == ("allied", "hostile")


def test_players_are_not_hostile_to_each_other() -> None:
    """R116: another captain stops neither the move nor actions, and may be Challenged."""
    s = scene()
    s.at[0], s.at[1] = "HAV", "NAS"
    turn(s, 0)
    assert {"do": "sail", "region": "S4"} in choices(s)  # by Nassau
    s.at[0] = "NAS"
    verbs = {choice["do"] for choice in choices(s)}
    assert {"visit", "challenge", "end_turn"} <= verbs
    assert {"do": "challenge", "target": "seat-1"} in choices(s)


@pytest.mark.parametrize(
    ("relics", "allows"),
    [
        ((), {"challenge"}),
        (("BR1",), {"pass", "free action"}),
        (("BR1", "BR2"), {"pass", "free action", "port", "bonus", "victory"}),
    ],
    ids=["hostile", "neutral", "allied"],
)
def test_what_an_alignment_allows(relics: tuple[str, ...], allows: set[str]) -> None:
    """R118: the whole table. An Officer may be Challenged; one may sail past him, claim a Relic
    beside him, use a Port of the Empire, have his Ally bonus, and win with it."""

    def with_officer(region: str) -> Board:
        s = scene(factions=("spanish", "british", "tlaloc"))
        give(s, 0, "relics", *relics)
        put(s, "officer", region)
        s.at[0] = "NAS"
        return s

    found = set()
    s = with_officer("NAS")
    flag(s, "NAS", "british")
    give(s, 0, "rumors", "T39")
    turn(s, 0)
    offered = choices(s)
    found |= {"challenge"} if {"do": "challenge", "target": "british"} in offered else set()
    found |= {"free action"} if {"do": "claim", "card": "T39"} in offered else set()
    s = with_officer("S1")
    flag(s, "NAS", "british")
    turn(s, 0)
    found |= {"port"} if {"do": "visit"} in choices(s) else set()
    s = with_officer("S2")
    s.at[0] = "VER"
    turn(s, 0)
    found |= {"pass"} if {"do": "sail", "region": "S3"} in choices(s) else set()
    s = with_officer("NAS")
    s.at[1] = "NAS"
    if "seat-1" in open_to(s):
        challenge(s, "seat-1")
        found |= {"bonus"} if s.helped else set()
    s = with_officer("NAS")
    s.treasury = 99
    faction_turn(s)
    assert winner(s) == "british"
    found |= {"victory"} if 0 in winners(s) else set()
    assert found == allows
