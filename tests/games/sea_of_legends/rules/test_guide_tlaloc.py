"""The Faction Guide of the Children of Tlaloc: Recover, Summon, Return."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sea_of_legends.rules.board import (
    NPCS,
    Board,
    give,
    hold,
    lose,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    activate,
    acts,
    aims,
    asked,
    begun,
    choices,
    choose,
    chosen_npc,
    far_away,
    moves_in,
    notoriety,
    npcs,
    refused,
    told,
    turn,
    where,
    whole_rounds,
    winner,
    winners,
)

TLALOC = ("spanish", "tlaloc", "dread")
HER = NPCS.index("tetzahuitl")


def relics_of(s: Board, npc: int) -> list[int]:
    """The Summoning Relics that an NPC holds."""
    return [relic for relic, holder in enumerate(s.relic_holder) if holder == NPCS[npc]]


@pytest.mark.parametrize(("seats", "guardians"), [(1, ["S5"]), (2, ["S5"]), (3, ["S5", "S7"])])
def test_where_they_begin(seats: int, guardians: list[str]) -> None:
    """A58: a Guardian, with three or more players two; the four Summoning Relics; she is not
    there."""
    s = begun(seats)
    assert [at for npc, at in npcs(s) if npc.startswith("guardian")] == guardians
    assert s.relic_at == ["SKU", "CLA", "POS", "PBE"]
    assert where(s, HER) is None


def test_a_guardian_recovers_the_nearest_relic() -> None:
    """A58: it goes there, and takes it at the end of its activation."""
    s = far_away(TLALOC)
    guardian = put(s, "guardian", "S8")
    hold(s, 0, "CLA")
    hold(s, 1, "POS")
    acts(s, guardian)
    assert aims(s) == [("CLA", "recover")]
    assert (s.relic_holder[0], s.relic_at[0]) == (NPCS[guardian], None)
    assert told(s, "relic_recovered")


def test_it_recovers_nothing_while_somebody_hostile_is_left() -> None:
    """A58: two captains are at Claw Bay; the attack is on one of them, so the other guards the
    Relic."""
    s = far_away(TLALOC, port="CLA")
    guardian = put(s, "guardian", "S8")
    hold(s, 0, "CLA")
    acts(s, guardian)
    assert where(s, guardian) == "CLA"
    assert s.relic_at[0] == "CLA"
    acts(s, guardian)  # the other one flees, too
    assert s.relic_holder[0] == NPCS[guardian]


def test_it_recovers_one_at_a_time() -> None:
    """A58: of two Relics one stays; with one it does not go for another, even where the way home
    is barred by a Guardian."""
    s = far_away(TLALOC)
    guardian = put(s, "guardian", "CLA")
    hold(s, 0, "CLA")
    hold(s, 1, "CLA")
    acts(s, guardian)
    assert relics_of(s, guardian) == [0]
    put(s, "guardian", "TOR")
    acts(s, guardian)
    assert aims(s)[1] == ("TOR", "summon")
    assert told(s, "solitary_given_up")


def test_she_is_summoned_and_the_relic_is_hers() -> None:
    """A58: in Tortuga with a Relic, while she is off the board; then it goes onto her card."""
    s = far_away(TLALOC)
    guardian = put(s, "guardian", "HAV")
    hold(s, 2, NPCS[guardian])
    acts(s, guardian)
    assert aims(s) == [("TOR", "summon")]
    assert where(s, HER) == "TOR"
    assert s.relic_holder[2] == "tetzahuitl-card"
    assert [e["event"] for e in told(s)][-3:] == ["leader_summoned", "npc_placed", "relic_returned"]


def test_relics_are_returned_where_she_is() -> None:
    """A58: the region of Tetzahuitl, not Tortuga, once she is on the board."""
    s = far_away(TLALOC)
    put(s, "tetzahuitl", "CAR")
    guardian = put(s, "guardian", "S8")
    hold(s, 2, NPCS[guardian])
    acts(s, guardian)
    assert aims(s) == [("CAR", "return")]
    assert s.relic_holder[2] == "tetzahuitl-card"


def test_she_hunts_who_holds_a_relic() -> None:
    """A58, R140: a hostile captain with a Relic comes before a Guardian with one; her attack takes
    it onto her card, a Crew is discarded and the captain flees."""
    s = far_away(TLALOC)
    s.at[1] = "HAV"
    hold(s, 0, "seat-1")
    give(s, 1, "ready", "gunner")
    her, guardian = put(s, "tetzahuitl", "TOR"), put(s, "guardian", "NAS")
    hold(s, 1, NPCS[guardian])
    chosen_npc(s, her)
    assert aims(s) == [("HAV", "relic_holder")]
    assert asked(s) == (1, "flee")
    choose(s, **choices(s)[0])
    assert s.relic_holder[0] == "tetzahuitl-card"
    assert told(s, "crew_discarded")


def test_she_hunts_an_npc_that_holds_a_relic() -> None:
    """A42, A58: what a Galleon holds is where the Galleon is."""
    s = far_away(TLALOC)
    her, galleon = put(s, "tetzahuitl", "TOR"), put(s, "galleon", "HAV")
    hold(s, 3, NPCS[galleon])
    acts(s, her)
    assert aims(s) == [("HAV", "relic_holder")]
    assert (s.relic_holder[3], where(s, galleon)) == ("tetzahuitl-card", None)


def test_then_she_comes_to_meet_a_guardian() -> None:
    """A58: the nearest Guardian that holds a Relic gives it to her when she arrives."""
    s = far_away(TLALOC)
    her, guardian = put(s, "tetzahuitl", "TOR"), put(s, "guardian", "NAS")
    hold(s, 1, NPCS[guardian])
    acts(s, her)
    assert aims(s) == [("NAS", "meet_guardian")]
    assert s.relic_holder[1] == "tetzahuitl-card"


def test_otherwise_she_stays() -> None:
    """A58: she is never without an Objective; a loose Relic is for her Guardians."""
    s = far_away(TLALOC)
    her = put(s, "tetzahuitl", "TOR")
    hold(s, 0, "NAS")
    acts(s, her)
    assert aims(s) == [("TOR", "stay")]
    assert where(s, her) == "TOR"


def test_beaten_she_loses_her_relics_and_may_be_summoned_again() -> None:
    """A58, R139: they are the victor's; a Guardian with another Relic summons her anew."""
    s = far_away(TLALOC)
    put(s, "tetzahuitl", "HAV", strength=7)
    colossus = put(s, "colossus", "HAV", strength=7)
    hold(s, 0, "tetzahuitl-card")
    hold(s, 1, "tetzahuitl-card")
    moves_in(s, colossus, "HAV")
    assert where(s, HER) is None
    assert relics_of(s, colossus) == [0, 1]
    assert s.npc_notoriety[colossus] == 2
    guardian = put(s, "guardian", "TOR")
    hold(s, 2, NPCS[guardian])
    acts(s, guardian)
    assert where(s, HER) == "TOR"


def test_who_is_summoned_acts_in_the_same_activation() -> None:
    """A58, R121: she is one of its NPCs then, so she is activated, once."""
    s = far_away(TLALOC)
    guardian = put(s, "guardian", "HAV")
    hold(s, 2, NPCS[guardian])
    activate(s, "tlaloc")
    assert aims(s) == [("TOR", "summon"), ("TOR", "stay")]


def test_they_win_with_four_relics_on_her_card() -> None:
    """A58, R145: a whole game of theirs: one Guardian fetches the Relics one by one, summons her
    and returns them, and with the fourth they have won at once."""
    s = scene(1, TLALOC)
    s.at[0] = "VER"
    put(s, "guardian", "PRO")
    for relic, port in enumerate(("CLA", "CLA", "NAS", "NAS")):
        hold(s, relic, port)
    whole_rounds(s)
    assert winner(s) == "tlaloc"
    assert list(s.relic_holder) == ["tetzahuitl-card"] * 4
    assert len(told(s, "relic_recovered")) == len(told(s, "relic_returned")) == 4
    assert [e["event"] for e in told(s)][-2:] == ["relic_returned", "faction_won"]


def ally_with_relics(region: str, relics: int = 2) -> Board:
    """The turn of a captain who is allied to them and holds Summoning Relics."""
    s = scene(2, TLALOC)
    s.at[0] = region
    give(s, 0, "relics", "CT1", "CT2")
    for relic in range(relics):
        hold(s, relic, "seat-0")
    return s


def handed(s: Board) -> list[dict[str, Any]]:
    """What can be handed over, and to whom."""
    return [choice for choice in choices(s) if choice["do"] == "give"]


def test_an_ally_hands_relics_to_a_guardian() -> None:
    """A69, R47: one Free Action for each Relic, before or after the move; its card goes with the
    token, and the Notoriety is gone."""
    s = ally_with_relics("CLA")
    guardian = put(s, "guardian", "CLA")
    put(s, "guardian", "TOR")
    turn(s, 0)
    assert handed(s) == [
        {"do": "give", "card": "CT8", "npc": "guardian-1"},
        {"do": "give", "card": "CT9", "npc": "guardian-1"},
    ]
    before = notoriety(s, 0)
    choose(s, "give", card="CT9", npc="guardian-1")
    assert (s.relic_holder[1], notoriety(s, 0)) == (NPCS[guardian], before - 1)
    assert told(s)[-1] == {
        "event": "relic_handed_over",
        "seat": 0,
        "card": "CT9",
        "npc": "guardian-1",
    }
    assert (s.moved, s.acted) == (0, 0)
    choose(s, "sail", region="PRO")
    assert handed(s) == []
    assert asked(s) == (0, "turn")


def test_an_ally_hands_the_last_relic_to_her() -> None:
    """A69, A49: it is on her card at once, and at the start of the Faction Turn they have won,
    their ally with them."""
    s = ally_with_relics("TOR", relics=1)
    put(s, "tetzahuitl", "TOR")
    for relic in (1, 2, 3):
        hold(s, relic, "tetzahuitl-card")
    turn(s, 0)
    choose(s, "give", card="CT8", npc="tetzahuitl")
    assert s.relic_holder[0] == "tetzahuitl-card"
    assert winner(s) is None
    choose(s, "end_turn")
    choose(s, "end_turn")
    assert winner(s) == "tlaloc"
    assert winners(s) == [0]


def test_nobody_else_hands_relics_over() -> None:
    """A69: not who is only neutral, not to NPCs of another faction or elsewhere, not beside a
    hostile NPC (R47)."""
    s = ally_with_relics("CLA", relics=1)
    put(s, "guardian", "S8")
    put(s, "galleon", "S1")
    turn(s, 0)
    assert handed(s) == []
    assert refused(s, "give", card="CT8", npc="guardian-1") == "SL-A69"
    put(s, "guardian", "CLA")
    assert len(handed(s)) == 1
    soldier = put(s, "soldier", "CLA")
    assert handed(s) == []
    assert refused(s, "give", card="CT8", npc="guardian-2") == "SL-R47"
    s.npc_at[soldier] = None
    lose(s, 0, "relics", "CT2", to="faction_decks")  # neutral now
    assert handed(s) == []
    assert refused(s, "give", card="CT8", npc="guardian-2") == "SL-A69"


def test_three_relics_are_not_enough() -> None:
    """A58: all four."""
    s = far_away(TLALOC)
    her, guardian = put(s, "tetzahuitl", "TOR"), put(s, "guardian", "NAS")
    hold(s, 0, "tetzahuitl-card")
    hold(s, 1, "tetzahuitl-card")
    hold(s, 2, NPCS[guardian])
    hold(s, 3, "POS")
    acts(s, her)
    assert list(s.relic_holder).count("tetzahuitl-card") == 3
    assert winner(s) is None
