"""Rules, "Faction Alignment", "Player Alignment"."""

from __future__ import annotations

from captains_table.games.sea_of_legends.alignment import (
    ALLIED,
    HOSTILE,
    NEUTRAL,
    hostile_to_npc,
    stance,
)
from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.state import REGION
from tests.rules.sea_of_legends.scenario import choices, give, put, scene, start


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
