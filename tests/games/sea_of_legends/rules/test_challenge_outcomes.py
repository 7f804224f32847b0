"""Player against player, comparing, and what follows. Rules, "Challenges", steps 6 to 8."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    BLANK,
    REGION,
    TOKEN,
    Board,
    flag,
    give,
    hold,
    lover,
    nemesis,
    put,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    at,
    challenge,
    choices,
    choose,
    lies,
    refused,
    roll,
    strength_now,
    told,
    waits,
)

# Step 6: player against player


def duel(factions: tuple[str, ...] = ("spanish", "tlaloc", "dread")) -> Board:
    """Ton, seat 0, and Cesare, seat 1, at sea."""
    s = at("S3", "ton", factions=factions)
    s.at[1] = "S3"
    return s


def test_the_defender_makes_a_strength_too() -> None:
    """R101, A3: pool, roll, assignment and Nemesis of the defender follow the challenger's; the
    challenger wins a tie (R102)."""
    s = duel()
    s.gold[1] = 7
    give(s, 1, "ready", "gunner")
    nemesis(s, 1, "P04", malice=1)
    challenge(s, "seat-1")
    assert asked(s) == (0, "pool")
    roll(s, "1", "1", "captain", "nemesis", "1")
    choose(s, "assign", ability="captain", count=1)
    choose(s, "done")
    assert asked(s) == (1, "pool")
    assert s.strength[0] == 4
    assert len(s.die) == 0
    choose(s, "use", card="gunner")
    roll(s, "2", "1", "1", "nemesis", "1", "nemesis")
    assert asked(s) == (1, "assign")
    choose(s, "done")
    assert s.victory  # 4 against 5 - 1
    assert asked(s) == (0, "take_prize")
    choose(s, "take", prize="gold")
    assert (s.gold[0], s.gold[1]) == (1 + 3, 4)  # Broadside brought 1; half of 7, rounded down
    assert asked(s) == (0, "turn")


def test_both_sides_use_what_is_for_players() -> None:
    """R101: Grappling Hooks are for either side."""
    s = duel()
    give(s, 0, "items", "T12")
    give(s, 1, "items", "T27")
    challenge(s, "seat-1")
    roll(s, *BLANK)
    choose(s, "use", card="T12")
    choose(s, "done")
    roll(s, *BLANK)
    choose(s, "use", card="T27")
    assert s.strength[0] == strength_now(s) == 4


def test_the_same_relic_serves_both_sides() -> None:
    """R51: what the challenger used up is not used up for the defender."""
    s = duel()
    give(s, 0, "relics", "SP3")
    give(s, 1, "relics", "SP3")
    challenge(s, "seat-1")
    roll(s, *BLANK)
    choose(s, "use", card="SP3")
    choose(s, "done")
    roll(s, *BLANK)
    choose(s, "use", card="SP3")
    assert strength_now(s) == 2


def test_the_defenders_nemesis_helps_the_challenger() -> None:
    """R101, A23: for the defender the challenger is the other side."""
    s = duel()
    nemesis(s, 1, "P05", malice=1)
    challenge(s, "seat-1")
    roll(s, *BLANK)
    choose(s, "done")
    roll(s, "nemesis", "1", "1", "captain", "nemesis")
    choose(s, "done")
    assert told(s, "strength_compared")[0]["strength"] == 1 + 1
    assert s.victory


def duel_over(s: Board, won: bool) -> None:
    """The challenger wins or loses without using anything."""
    challenge(s, "seat-1")
    roll(s, *(["2"] * 5 if won else BLANK))
    choose(s, "done")
    roll(s, *(BLANK if won else ["2"] * 5))
    choose(s, "done")


def test_exactly_one_prize() -> None:
    """R105, A19: gold, an Item or Relic, or an objective token. A Summoning Relic goes with its
    card; Rumors cannot be taken."""
    s = duel(("spanish", "atlantian", "tlaloc"))
    s.gold[1], s.trophies[1] = 4, 1
    give(s, 1, "items", "T01")
    give(s, 1, "rumors", "T33")
    give(s, 1, "relics", "SP1")
    hold(s, 1, "seat-1")
    duel_over(s, won=True)
    assert choices(s) == [
        {"do": "take", "prize": "gold"},
        {"do": "take", "prize": "trophy"},
        {"do": "pick", "card": "T01"},
        {"do": "pick", "card": "SP1"},
        {"do": "pick", "card": "CT9"},
    ]
    choose(s, "pick", card="CT9")
    assert s.relic_holder[1] == "seat-0"
    assert lies(s, "relics", 0) == ["CT9"]
    assert asked(s) == (0, "turn")
    assert (s.gold[1], s.trophies[1]) == (4, 1)


@pytest.mark.parametrize(
    ("prize", "zone"), [("T01", "items"), ("SP1", "relics")], ids=["item", "ally relic"]
)
def test_a_card_is_taken(prize: str, zone: str) -> None:
    """R105, A19: an Item, or a Relic; an Ally Relic too."""
    s = duel()
    give(s, 1, zone, prize)
    duel_over(s, won=True)
    choose(s, "pick", card=prize)
    assert lies(s, zone, 0) == [prize]
    assert not lies(s, zone, 1)


def test_a_trophy_is_taken() -> None:
    """R105: a Faction Objective token."""
    s = duel(("spanish", "atlantian", "tlaloc"))
    s.trophies[1] = 2
    duel_over(s, won=True)
    choose(s, "take", prize="trophy")
    assert (s.trophies[0], s.trophies[1]) == (1, 1)


def test_a_beggar_has_nothing_to_take() -> None:
    """A20: half of 1 gold is nothing, so nobody is asked."""
    s = duel()
    s.gold[1] = 1
    duel_over(s, won=True)
    assert asked(s) == (0, "turn")
    assert told(s, "nothing_to_take") == [{"event": "nothing_to_take", "seat": 0, "other": 1}]


def test_a_challenger_who_loses_pays_the_defender() -> None:
    """R106: the defender takes the prize."""
    s = duel()
    s.gold[0] = 9
    duel_over(s, won=False)
    assert asked(s) == (1, "take_prize")
    choose(s, "take", prize="gold")
    assert (s.gold[0], s.gold[1]) == (5, 4)
    assert not s.victory


def test_allies_fall_with_a_challenger_who_loses() -> None:
    """R103, R106: Ton loses in spite of two Guardians' Ally bonus; Cesare takes his prize and
    defeats them as well, each with its reward."""
    s = duel()
    s.gold[0] = 6
    guardians = [put(s, "guardian", "S3", strength=5) for _ in range(2)]
    s.npc_gold[guardians[1]] = 1
    galleon = put(s, "galleon", "HAV")
    give(s, 0, "relics", "CT1", "CT2")
    duel_over(s, won=False)
    assert told(s, "strength_compared")[0]["strength"] == 1 + 2 + 2
    assert [s.npc_at[npc] for npc in guardians] == [None, None]
    assert s.gold[1] == 5 + 5 + 1
    assert s.npc_at[galleon] == "HAV"
    assert asked(s) == (1, "take_prize")
    choose(s, "take", prize="gold")
    assert (s.gold[0], s.gold[1]) == (3, 11 + 3)


def test_allies_of_a_challenger_who_wins_stay() -> None:
    """R103: only who is defeated takes others along."""
    s = duel()
    guardian = put(s, "guardian", "S3", strength=5)
    give(s, 0, "relics", "CT1", "CT2")
    duel_over(s, won=True)
    assert s.npc_at[guardian] == "S3"


def test_room_is_lost_with_a_relic_that_is_taken() -> None:
    """R61, R105: without the Turtle Drum a Crew of the loser must go."""
    s = duel()
    give(s, 1, "relics", "CT5")
    give(s, 1, "ready", "gunner", "navigator", "quartermaster", "K01a")
    duel_over(s, won=True)
    choose(s, "pick", card="CT5")
    assert asked(s) == (1, "make_room")


def test_a_rumor_is_refused_as_a_prize() -> None:
    """R105, A19: and so is what the loser does not have."""
    s = duel()
    s.gold[1] = 4
    give(s, 1, "rumors", "T33")
    duel_over(s, won=True)
    assert refused(s, "pick", card="T33") == "SL-A19"
    assert refused(s, "pick", card="T01") == "SL-R105"
    assert refused(s, "take", prize="trophy") == "SL-R105"


# Step 7: compare


def test_the_challenger_wins_a_tie() -> None:
    """R102: as much is enough, one less is not."""
    for face, won in (("2", 1), ("1", 0)):
        s = at("S3")
        put(s, "galleon", "S3", strength=5)
        challenge(s, "spanish")
        roll(s, face, "1", "1", "nemesis", "1")
        choose(s, "done")
        assert s.victory == won


def test_allied_npcs_help_against_their_enemies() -> None:
    """R102, R118: a Guardian allied to the challenger adds its Ally bonus against a Galleon; a
    neutral one does not."""
    for relics, strength in ((("CT1", "CT5", "CT2"), 3), (("CT1", "CT5"), 1)):
        s = at("S3")
        put(s, "guardian", "S3", strength=8)
        put(s, "galleon", "S3", strength=4)
        give(s, 0, "relics", *relics)
        challenge(s, "spanish")
        roll(s, *BLANK)
        assert strength_now(s) == strength  # it is told before
        choose(s, "done")
        assert told(s, "strength_compared")[0]["strength"] == strength


def test_allied_npcs_help_against_a_player_they_are_hostile_to() -> None:
    """R102, A21: and the defender gets no such help."""
    s = duel()
    put(s, "guardian", "S3", strength=8)
    give(s, 0, "relics", "CT1", "CT2")
    duel_over(s, won=True)
    assert told(s, "ally_helped") == [
        {"event": "ally_helped", "seat": 0, "npc": "guardian-1", "count": 2}
    ]
    s = duel()
    put(s, "guardian", "S3", strength=8)
    give(s, 0, "relics", "CT1", "CT2")
    give(s, 1, "relics", "CT1")
    duel_over(s, won=True)
    assert not told(s, "ally_helped")
    s = duel()
    put(s, "guardian", "S3", strength=8)
    give(s, 0, "relics", "CT1")
    give(s, 1, "relics", "CT1", "CT2")
    duel_over(s, won=True)
    assert told(s, "strength_compared")[0]["needed"] == 1


def test_nobody_helps_against_a_port() -> None:
    """R102: a Port has no alignment, so nobody is hostile to it."""
    s = at("NAS")
    put(s, "guardian", "NAS")
    give(s, 0, "relics", "CT1", "CT2")
    challenge(s, "port")
    roll(s, "1", "1", "1", "nemesis", "nemesis")
    choose(s, "done")
    assert not s.victory


# Step 8: outcomes


def test_what_a_defeated_npc_held() -> None:
    """R103: its reward, its gold, its Notoriety and its tokens; it goes to the supply."""
    s = at("S3", factions=("spanish", "atlantian", "dread"))
    seeker = put(s, "seeker", "S3", strength=5)
    s.npc_gold[seeker], s.npc_notoriety[seeker], s.npc_trophies[seeker] = 3, 1, 1
    challenge(s, "atlantian")
    roll(s, "2", "2", "1", "nemesis", "nemesis")
    choose(s, "done")
    assert (s.gold[0], s.fame[0], s.trophies[0]) == (5 + 3, 1, 1)
    assert s.npc_at[seeker] is None


def test_a_port_is_captured() -> None:
    """R104, R108: its reward, then the Flags."""
    s = at("NAS")
    flag(s, "NAS", "seat-1")
    challenge(s, "port")
    roll(s, "2", "2", "nemesis", "nemesis", "nemesis")
    choose(s, "done")
    assert s.gold[0] == 3
    assert s.flag[REGION["NAS"]] == "seat-0"


def test_failing_costs_nothing() -> None:
    """R106: against NPCs or a Port."""
    for target, kind in (("spanish", "galleon"), ("port", "")):
        s = at("NAS")
        s.gold[0] = 5
        if kind:
            put(s, kind, "NAS", strength=7)
        challenge(s, target)
        roll(s, *BLANK)
        choose(s, "done")
        assert not s.victory
        assert (s.gold[0], s.at[0], s.flag[REGION["NAS"]]) == (5, "NAS", None)
        assert asked(s) == (0, "turn")


def test_what_works_when_a_challenge_is_won() -> None:
    """R50: Bone Coin by itself, the Privateer when asked; nothing of it after a failure."""
    for dice, gold in ((["2"] * 5, 4 + 1 + 4), (BLANK, 0)):
        s = at("S3")
        put(s, "galleon", "S3", strength=4)
        give(s, 0, "relics", "DR1")
        give(s, 0, "ready", "K13a")
        challenge(s, "spanish")
        roll(s, *dice)
        choose(s, "done")
        if gold:
            assert asked(s) == (0, "won")
            choose(s, "use", card="K13a")
        assert s.gold[0] == gold
        assert asked(s) == (0, "turn")


def test_who_has_two_helpers_at_a_victory_is_asked_about_both() -> None:
    """R50: after the first Privateer about the second; neither has to be used."""
    for uses in range(3):
        s = at("S3")
        put(s, "galleon", "S3", strength=4)
        give(s, 0, "ready", "K13a", "K13b")
        challenge(s, "spanish")
        roll(s, *["2"] * 5)
        choose(s, "done")
        for card in ("K13a", "K13b")[:uses]:
            assert asked(s) == (0, "won")
            choose(s, "use", card=card)
        if uses < 2:
            choose(s, "done")
        assert s.gold[0] == 4 + 4 * uses
        assert asked(s) == (0, "turn")


def test_a_letter_of_marque_pays_for_npcs_of_other_factions() -> None:
    """R50: it is a British card, and who has it cannot Challenge the British. A Port is no NPC."""
    for target, gold in (("spanish", 4 + 2), ("port", 3)):
        s = at("NAS", factions=("spanish", "british", "dread"))
        if target == "spanish":
            put(s, "galleon", "NAS", strength=4)
        give(s, 0, "relics", "BR2")
        challenge(s, target)
        roll(s, *["2"] * 5)
        choose(s, "done")
        assert s.victory
        assert s.gold[0] == gold


def test_icons_that_wait_for_victory() -> None:
    """R54: Bastien's third ability pays 4 gold for each icon when the Challenge is won."""
    for numeral, gold in (("2", 4 + 2 * 4), ("nemesis", 0)):
        s = at("S3")
        lover(s, 0, "P09", favor=3)
        put(s, "galleon", "S3", strength=4)
        challenge(s, "spanish")
        roll(s, "lover", "lover", numeral, "nemesis", "2")
        choose(s, "assign", ability="lover-3", count=1)
        choose(s, "assign", ability="lover-3", count=1)
        choose(s, "done")
        assert s.gold[0] == gold


def dare(s: Board, *faces: str) -> None:
    """Kahina dares something for her Lover at Nassau: a Challenge of 4."""
    lover(s, 0, "P01", favor=1)
    s.token_at[0][TOKEN["lover"]] = "NAS"
    choose(s, "adventure", token="lover")
    choose(s, **next(c for c in choices(s) if "Challenge 4" in s.table.say_action(c)))
    assert s.difficulty == 4
    roll(s, *faces)
    choose(s, "done")


def test_an_adventure_has_the_same_steps() -> None:
    """R71, A28: the difficulty is the Adventure's; no NPC helps, none is defeated."""
    for numeral, won in (("2", 1), ("1", 0)):
        s = at("NAS")
        guardian = put(s, "guardian", "NAS")
        give(s, 0, "relics", "CT1", "CT2")
        dare(s, numeral, "1", "1", "nemesis", "nemesis")
        assert s.victory == won
        assert not told(s, "ally_helped")
        assert s.npc_at[guardian] == "NAS"
        assert s.flag[REGION["NAS"]] is None


def test_victory_is_read_by_what_waits_below() -> None:
    """R71: what comes after the Challenge finds out who won: an Item, or none."""
    for face, then in (("2", "draw_tavern"), ("nemesis", "move_token")):
        s = at("NAS")
        dare(s, *[face] * 5)
        assert bool(s.victory) == (face == "2")
        assert waits(s) == then
