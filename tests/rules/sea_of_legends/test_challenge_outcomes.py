"""Player against player, comparing, and what follows. Rules, "Challenges", steps 6 to 8."""

from __future__ import annotations

from typing import Any

import pytest

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.challenge import declare_adventure
from captains_table.games.sea_of_legends.dice import strength_now
from captains_table.games.sea_of_legends.hints import hints
from captains_table.games.sea_of_legends.npcs import give_relic
from captains_table.games.sea_of_legends.state import FIRST_PLAYER_HOLDER, REGION, cell
from captains_table.games.sea_of_legends.tableau import lies
from tests.rules.sea_of_legends.challenging import BLANK, at, challenge, lover, nemesis, roll
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    flag,
    give,
    lay,
    put,
    refused,
    settle,
    start,
    told,
)

# Step 6: player against player


def duel() -> Any:
    """Ton, seat 0, and Cesare, seat 1, at sea."""
    s = at("S3", "ton")
    s.at[1] = REGION["S3"]
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
    assert strength_now(s, 0) == 4
    assert s.die_count == 0
    choose(s, "use", card="gunner")
    roll(s, "2", "1", "1", "nemesis", "1", "nemesis")
    assert asked(s) == (1, "assign")
    choose(s, "done")
    assert s.victory  # 4 against 5 - 1
    assert asked(s) == (0, "take_prize")
    choose(s, "take", prize="gold")
    assert (s.gold[0], s.gold[1]) == (1 + 3, 4)  # Broadside brought 1; half of 7, rounded down
    assert s.step == NONE


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
    assert strength_now(s, 0) == strength_now(s, 1) == 4


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
    assert strength_now(s, 1) == 2


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


def duel_over(s: Any, won: bool) -> None:
    """The challenger wins or loses without using anything."""
    challenge(s, "seat-1")
    roll(s, *(["2"] * 5 if won else BLANK))
    choose(s, "done")
    roll(s, *(BLANK if won else ["2"] * 5))
    choose(s, "done")


def test_exactly_one_prize() -> None:
    """R105, A19: gold, an Item or Relic, or an objective token. A Summoning Relic goes with its
    card; Rumors cannot be taken."""
    s = duel()
    s.gold[1], s.trophies[1] = 4, 1
    give(s, 1, "items", "T01")
    give(s, 1, "rumors", "T33")
    give(s, 1, "relics", "SP1")
    lay(s, "faction_decks", "CT9")
    give_relic(s, 1, FIRST_PLAYER_HOLDER + 1)
    duel_over(s, won=True)
    assert choices(s) == [
        {"do": "take", "prize": "gold"},
        {"do": "take", "prize": "trophy"},
        {"do": "pick", "card": "T01"},
        {"do": "pick", "card": "SP1"},
        {"do": "pick", "card": "CT9"},
    ]
    choose(s, "pick", card="CT9")
    assert s.relic_holder[1] == FIRST_PLAYER_HOLDER
    assert lies(s, cell("relics", 0)) == ["CT9"]
    assert s.step == NONE
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
    assert lies(s, cell(zone, 0)) == [prize]
    assert not lies(s, cell(zone, 1))


def test_a_trophy_is_taken() -> None:
    """R105: a Faction Objective token."""
    s = duel()
    s.trophies[1] = 2
    duel_over(s, won=True)
    choose(s, "take", prize="trophy")
    assert (s.trophies[0], s.trophies[1]) == (1, 1)


def test_a_beggar_has_nothing_to_take() -> None:
    """A20: half of 1 gold is nothing, so nobody is asked."""
    s = duel()
    s.gold[1] = 1
    duel_over(s, won=True)
    assert s.step == NONE
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
    assert [s.npc_at[npc] for npc in guardians] == [NONE, NONE]
    assert s.gold[1] == 5 + 5 + 1
    assert s.npc_at[galleon] == REGION["HAV"]
    assert asked(s) == (1, "take_prize")
    choose(s, "take", prize="gold")
    assert (s.gold[0], s.gold[1]) == (3, 11 + 3)


def test_allies_of_a_challenger_who_wins_stay() -> None:
    """R103: only who is defeated takes others along."""
    s = duel()
    guardian = put(s, "guardian", "S3", strength=5)
    give(s, 0, "relics", "CT1", "CT2")
    duel_over(s, won=True)
    assert s.npc_at[guardian] == REGION["S3"]


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
        assert hints(s, 0)["strength"] == strength  # it is told before
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
    assert s.npc_at[seeker] == NONE


def test_a_port_is_captured() -> None:
    """R104, R108: its reward, then the Flags."""
    s = at("NAS")
    flag(s, "NAS", "seat-1")
    challenge(s, "port")
    roll(s, "2", "2", "nemesis", "nemesis", "nemesis")
    choose(s, "done")
    assert s.gold[0] == 3
    assert s.flag[REGION["NAS"]] == 0


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
        assert (s.gold[0], s.at[0], s.flag[REGION["NAS"]]) == (5, REGION["NAS"], NONE)
        assert s.step == NONE


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
        assert s.step == NONE


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


def test_an_adventure_has_the_same_steps() -> None:
    """R71, A28: the difficulty is the Adventure's; no NPC helps, none is defeated."""
    s = at("NAS")
    guardian = put(s, "guardian", "NAS")
    give(s, 0, "relics", "CT1", "CT2")
    for dice, won in ((["2", "2", "1", "nemesis", "nemesis"], 1), (BLANK, 0)):
        declare_adventure(s, 0, 5)
        settle(s)
        roll(s, *dice)
        choose(s, "done")
        assert s.victory == won
        assert s.step == NONE
    assert not told(s, "ally_helped")
    assert s.npc_at[guardian] == REGION["NAS"]
    assert s.flag[REGION["NAS"]] == NONE


def test_victory_is_read_by_what_waits_below() -> None:
    """R71: a step pushed before the Challenge finds out who won."""
    s = at("NAS")
    start(s, "pool", 0)  # stands for what an Adventure does next
    declare_adventure(s, 0, 1)
    settle(s)
    roll(s, *BLANK)
    choose(s, "done")
    assert asked(s) == (0, "pool")
    assert s.victory
