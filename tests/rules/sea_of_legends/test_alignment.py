"""Rules, "Faction Alignment", "Player Alignment"."""

from __future__ import annotations

import pytest

from captains_table.games.sea_of_legends.alignment import (
    ALLIED,
    HOSTILE,
    NEUTRAL,
    hostile_to_npc,
    stance,
)
from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.challenge import PLAYER, allies
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import REGION
from captains_table.games.sea_of_legends.winning import winners
from tests.rules.sea_of_legends.scenario import choices, flag, give, put, scene, start


def test_npcs_are_hostile_to_everybody_but_their_own() -> None:
    """R115: to players and to other Factions; two Guardians are allied."""
    s = scene()
    s.at[0] = REGION["SMU"]
    guardian = put(s, "guardian", "SMU")
    put(s, "guardian", "SMU")
    put(s, "galleon", "SMU")
    assert hostile_to_npc(s, guardian, REGION["SMU"]) == ([FACTIONS.index("spanish")], [0])


def test_one_ally_relic_is_neutral_and_two_are_allied() -> None:
    """R117: of that Faction, whatever the others think."""
    s = scene()
    tlaloc, dread = FACTIONS.index("tlaloc"), FACTIONS.index("dread")
    assert stance(s, 0, tlaloc) == HOSTILE
    give(s, 0, "relics", "CT1")
    assert stance(s, 0, tlaloc) == NEUTRAL
    give(s, 0, "relics", "CT2")
    assert (stance(s, 0, tlaloc), stance(s, 0, dread)) == (ALLIED, HOSTILE)


def test_players_are_not_hostile_to_each_other() -> None:
    """R116: another captain stops neither the move nor actions, and may be Challenged."""
    s = scene()
    s.at[0], s.at[1] = REGION["HAV"], REGION["NAS"]
    start(s, "begin_turn", 0)
    assert {"do": "sail", "region": "S4"} in choices(s)  # by Nassau
    s.at[0] = REGION["NAS"]
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

    def with_officer(region: str) -> State:
        s = scene(factions=("spanish", "british", "tlaloc"))
        give(s, 0, "relics", *relics)
        put(s, "officer", region)
        s.at[0] = REGION["NAS"]
        return s

    found = set()
    s = with_officer("NAS")
    flag(s, "NAS", "british")
    give(s, 0, "rumors", "T39")
    start(s, "begin_turn", 0)
    offered = choices(s)
    found |= {"challenge"} if {"do": "challenge", "target": "british"} in offered else set()
    found |= {"free action"} if {"do": "claim", "card": "T39"} in offered else set()
    s = with_officer("S1")
    flag(s, "NAS", "british")
    start(s, "begin_turn", 0)
    found |= {"port"} if {"do": "visit"} in choices(s) else set()
    s = with_officer("S2")
    s.at[0] = REGION["VER"]
    start(s, "begin_turn", 0)
    found |= {"pass"} if {"do": "sail", "region": "S3"} in choices(s) else set()
    s = with_officer("NAS")
    s.at[1] = REGION["NAS"]
    s.challenger, s.defending, s.against = 0, 1, PLAYER
    found |= {"bonus"} if allies(s) else set()
    s.winner = FACTIONS.index("british")
    found |= {"victory"} if 0 in winners(s) else set()
    assert found == allows
