"""The Faction Guide of the Atlantian Usurpers: Claim, Offer, and King Alaran's Wounds."""

from __future__ import annotations

from tests.games.sea_of_legends.rules.board import (
    NPCS,
    Board,
    give,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    activate,
    acts,
    aims,
    asked,
    begun,
    carry_on,
    choose,
    chosen_npc,
    draws_event,
    far_away,
    fight,
    moves_in,
    npcs,
    told,
    turn,
    where,
    whole_rounds,
    winner,
)

ATLANTIAN = ("spanish", "atlantian", "dread")
KING = NPCS.index("king")


def trophies_left(s: Board) -> int:
    """How many Trophies are in the supply."""
    held: int = sum((*s.npc_trophies, *s.trophies, *s.loose_trophies))
    return 9 - held


def test_where_they_begin() -> None:
    """A61: the King at Sunrise Water, a Seeker at Pelican Sound, with any number of players; all
    nine Trophies in the supply and no Wound."""
    for seats in (1, 4):
        s = begun(seats, ATLANTIAN)
        there = [npc for npc in npcs(s) if npc[0].startswith(("king", "seeker"))]
        assert there == [("seeker-1", "S12"), ("king", "S6")]
        assert (trophies_left(s), s.wounds) == (9, 0)


def test_a_seeker_hunts_the_nearest_enemy_however_strong() -> None:
    """A61, R127: the Galleon beside it is stronger; the Seeker goes for it and is defeated."""
    s = far_away(ATLANTIAN)
    put(s, "king", "POS")
    seeker = put(s, "seeker", "S4", strength=5)
    galleon = put(s, "galleon", "NAS", strength=7)
    acts(s, seeker)
    assert aims(s) == [("NAS", "hunt")]
    assert (where(s, seeker), where(s, galleon)) == (None, "NAS")


def test_who_wins_against_an_npc_claims_a_trophy() -> None:
    """A61: one, from the supply; and not another while it holds one."""
    s = far_away(ATLANTIAN)
    put(s, "king", "POS")
    seeker = put(s, "seeker", "S4", strength=8)
    put(s, "galleon", "NAS", strength=4)
    acts(s, seeker)
    assert (s.npc_trophies[seeker], trophies_left(s)) == (1, 8)
    s.npc_trophies[put(s, "galleon", "NAS")] = 1
    moves_in(s, seeker, "NAS")  # what the Galleon held is the Seeker's, but no third one
    assert (s.npc_trophies[seeker], trophies_left(s)) == (2, 7)


def test_there_are_nine_trophies_wherever_they_are() -> None:
    """R5, A61: with captains, on the King and in a region; without one in the supply none is
    claimed."""
    s = far_away(ATLANTIAN)
    king = put(s, "king", "POS")
    seeker = put(s, "seeker", "S4", strength=8)
    put(s, "galleon", "NAS", strength=4)
    s.trophies[0], s.trophies[1], s.npc_trophies[king], s.loose_trophies[0] = 3, 2, 3, 1
    acts(s, seeker)
    assert (where(s, seeker), s.npc_trophies[seeker]) == ("NAS", 0)


def test_a_captain_loses_an_item_for_a_trophy() -> None:
    """A61, R140: what the Seeker takes is discarded, it has a Trophy for it, the captain flees."""
    s = far_away(ATLANTIAN, port="NAS")
    s.at[1] = "POS"
    put(s, "king", "CAR")
    give(s, 0, "items", "T01")
    seeker = put(s, "seeker", "S4", strength=5)
    chosen_npc(s, seeker)
    assert asked(s) == (0, "flee")
    choose(s, "region", region="HAV")
    assert s.npc_trophies[seeker] == 1
    assert told(s, "card_discarded")


def test_a_trophy_is_offered_to_the_king() -> None:
    """A61: with one the Seeker goes to the King, past a captain who is nearer, and lays it on his
    card."""
    s = far_away(ATLANTIAN, port="NAS")
    king, seeker = put(s, "king", "SDO"), put(s, "seeker", "S4", strength=5)
    s.npc_trophies[seeker] = 1
    acts(s, seeker)
    assert aims(s) == [("SDO", "offer")]
    assert (s.npc_trophies[seeker], s.npc_trophies[king]) == (0, 1)


def test_the_king_goes_for_who_holds_a_trophy() -> None:
    """A61: farther away than another enemy; his attack takes every Trophy and an Item or Relic."""
    s = far_away(ATLANTIAN)
    s.at[1] = "NAS"
    king = put(s, "king", "S4", strength=9)
    put(s, "galleon", "TOR")
    s.trophies[1] = 2
    give(s, 1, "relics", "T31")
    chosen_npc(s, king)
    assert aims(s) == [("NAS", "trophy_holder")]
    choose(s, "region", region="HAV")
    assert (s.npc_trophies[king], s.trophies[1]) == (2, 0)
    assert told(s, "card_discarded")


def test_the_king_hunts_an_npc_with_a_trophy() -> None:
    """A61, A42: a Galleon that beat a Seeker holds one; what the defeated held is his."""
    s = far_away(ATLANTIAN)
    king, galleon = put(s, "king", "S4", strength=9), put(s, "galleon", "NAS", strength=7)
    put(s, "soldier", "TOR")
    s.npc_trophies[galleon] = 1
    acts(s, king)
    assert aims(s) == [("NAS", "trophy_holder")]
    assert s.npc_trophies[king] == 1


def test_otherwise_the_king_hunts_the_nearest_enemy() -> None:
    """A61: an NPC or a captain."""
    s = far_away(ATLANTIAN, port="NAS")
    king = put(s, "king", "S4")
    acts(s, king)
    assert aims(s) == [("NAS", "hunt")]


def test_each_wound_weakens_the_king() -> None:
    """A61: beaten by a captain he takes a Wound, for 1 Notoriety, keeps his Trophies and flees; the
    third is worth 2 and all Trophies, and he is gone for good."""
    s = far_away(ATLANTIAN)
    king = put(s, "king", "S4", strength=9)
    s.npc_trophies[king] = 4
    for wounds in (1, 2, 3):
        s.at[0] = where(s, king)
        turn(s, 0)
        fight(s, "atlantian", "2")
        assert told(s, "challenged_npcs")[-1]["count"] == 9 + 1 - wounds
        if wounds < 3:
            assert asked(s) == (0, "flee_npc")
            choose(s, "region", region="S5" if wounds == 1 else "S4")
            assert (s.wounds, s.fame[0]) == (wounds, wounds)
            assert (s.npc_trophies[king], s.trophies[0]) == (4, 0)
    assert (s.fame[0], s.trophies[0], where(s, king)) == (4, 4, None)
    s.level[:] = [3] * len(s.level)
    draws_event(s, "AU3")
    carry_on(s)
    assert (s.wounds, where(s, king)) == (3, None)


def test_an_npc_that_beats_the_king_has_the_same_reward() -> None:
    """A61, R139: 1 Notoriety for a Wound, 2 for the third."""
    s = far_away(("spanish", "atlantian", "tlaloc"))
    king, her = put(s, "king", "S4", strength=9), put(s, "tetzahuitl", "S4", strength=10)
    moves_in(s, her, "S4")
    carry_on(s)
    assert s.npc_notoriety[her] == 1
    s.wounds, s.npc_at[king] = 2, "S4"
    moves_in(s, her, "S4")
    assert (s.npc_notoriety[her], where(s, king)) == (3, None)


def test_a_king_who_attacks_and_loses_takes_a_wound_too() -> None:
    """A61, A46: the Seekers beside him are defeated, he flees."""
    s = far_away(("spanish", "atlantian", "tlaloc"))
    king, seeker = put(s, "king", "TOR", strength=9), put(s, "seeker", "S4", strength=5)
    s.wounds = 1
    put(s, "tetzahuitl", "S4", strength=10)
    put(s, "guardian", "S4", strength=5)
    chosen_npc(s, king)
    assert asked(s) == (0, "flee_npc")
    choose(s, "region", region="NAS")
    assert (s.wounds, where(s, king), where(s, seeker)) == (2, "NAS", None)


def test_without_the_king_seekers_hunt_captains_only() -> None:
    """A61: not the Galleon beside it; a Trophy that it holds stays with it."""
    s = far_away(ATLANTIAN, port="POS")
    s.wounds = 3
    seeker = put(s, "seeker", "TOR")
    s.npc_trophies[seeker] = 1
    put(s, "galleon", "HAV")
    acts(s, seeker)
    assert aims(s) == [("POS", "hunt")]
    assert s.npc_trophies[seeker] == 1


def test_they_win_when_the_king_holds_all_trophies() -> None:
    """A61, R145: Seekers beat Soldiers and bring the Trophies to the King; the ninth
    wins at once."""
    s = scene(1, ATLANTIAN)
    s.at[0] = "VER"
    king = put(s, "king", "S6", strength=9)
    s.npc_trophies[king] = 6
    for region in ("S11", "BRI", "S12"):
        put(s, "seeker", region, strength=8)
    for region in ("SJU", "SMU", "POS"):
        put(s, "soldier", region, strength=2)
    activate(s, "atlantian")
    assert winner(s) is None
    whole_rounds(s)
    assert winner(s) == "atlantian"
    assert s.npc_trophies[king] == 9
    assert told(s)[-1] == {"event": "faction_won", "faction": "atlantian", "captains": {}}


def test_eight_trophies_are_not_enough() -> None:
    """A61."""
    s = far_away(ATLANTIAN)
    king, seeker = put(s, "king", "S4"), put(s, "seeker", "S4")
    s.npc_trophies[king], s.npc_trophies[seeker], s.trophies[0] = 7, 1, 1
    acts(s, seeker)
    assert s.npc_trophies[king] == 8
    assert winner(s) is None
