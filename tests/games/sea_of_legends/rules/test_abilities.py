"""Rules, "Abilities", "Player Tableau": what can be used in a turn, and how often."""

from __future__ import annotations

from typing import Any

from tests.games.script import Action
from tests.games.sea_of_legends.rules.board import (
    Board,
    give,
    lay,
    lover,
    nemesis,
    pack,
    put,
    scene,
    ship,
    turn_card,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    at,
    carry_on,
    challenge,
    choices,
    choose,
    draws_event,
    happens,
    lies,
    movement,
    moves_in,
    next_turn,
    roll,
    using,
    verbs,
)

ATLANTIAN = ("spanish", "atlantian", "dread")


def test_an_ability_is_no_action() -> None:
    """R49, R64: the Rum Barrel is discarded, the Crew are refreshed, the action is still there."""
    s = at("NAS")
    give(s, 0, "items", "T08")
    assert using("T08") not in choices(s)  # nobody is exhausted
    give(s, 0, "exhausted", "gunner", "navigator")
    choose(s, **using("T08"))
    assert lies(s, "exhausted", 0) == []
    assert lies(s, "tavern_discard") == ["T08"]
    assert "visit" in verbs(s)


def test_assigned_abilities_are_for_challenges() -> None:
    """R50: what needs dice is not offered in a turn."""
    s = at("NAS")
    give(s, 0, "ready", "gunner", "quartermaster", "K10a")
    give(s, 0, "items", "T01", "T03", "T07")
    assert "use" not in verbs(s)


def test_crew_are_exhausted_each_time() -> None:
    """R51, R60: the Cook refreshes the Navigator, who can be used again; an exhausted Cook not."""
    s = at("CAR")
    give(s, 0, "ready", "navigator", "K07a")
    choose(s, **using("navigator"))
    assert using("navigator") not in choices(s)
    choose(s, **using("K07a"))
    choose(s, **using("navigator"))
    assert s.move_bonus == 2
    assert "use" not in verbs(s)


def test_cooks_do_not_refresh_each_other() -> None:
    """R51: otherwise a turn would never end."""
    s = at("CAR")
    give(s, 0, "ready", "K07a")
    give(s, 0, "exhausted", "K07b")
    assert using("K07a") not in choices(s)


def test_a_relic_refreshes_a_cook() -> None:
    """R50: the Rain Jar, once in a turn."""
    s = at("CAR")
    give(s, 0, "relics", "CT11")
    give(s, 0, "exhausted", "K07a")
    choose(s, **using("CT11"))
    assert lies(s, "ready", 0) == ["K07a"]


def attacked(s: Board, p: int) -> Action | None:
    """A Galleon attacks a seat; what can be used against it, if anything."""
    galleon = next((n for n, region in enumerate(s.npc_at) if region), None)
    s.at[p] = "S3" if p == 0 else "S9"
    moves_in(s, put(s, "galleon", s.at[p]) if galleon is None else galleon, s.at[p])
    return choices(s)[0] if s.step == "react" else None


def test_what_is_once_a_round() -> None:
    """R51: the Orichalcum Shield, for each captain who has one."""
    s = scene(factions=ATLANTIAN)
    for p in (0, 1):
        give(s, p, "relics", "AT3")
    assert attacked(s, 0) == using("AT3")
    choose(s, **using("AT3"))
    carry_on(s)
    assert attacked(s, 0) is None
    assert attacked(s, 1) == using("AT3")
    choose(s, **using("AT3"))
    carry_on(s)
    assert attacked(s, 1) is None
    carry_on(s)
    happens(s, "CALM")
    assert asked(s)[1] == "turn"  # of the next round
    assert [attacked(s, p) for p in (0, 1)] == [using("AT3")] * 2


def test_a_list_that_is_full_takes_nothing_more() -> None:
    """R50: a pack may have more cards that work once in a round than are kept count of; those are
    not used then, and nothing fails."""
    s = scene(factions=ATLANTIAN)
    give(s, 0, "relics", "AT3")
    assert attacked(s, 0) == using("AT3")
    s.used_round[0] = ["T37"] * 8
    assert attacked(s, 0) is None
    carry_on(s)
    assert s.used_round[0] == ["T37"] * 8


def test_what_is_once_a_turn() -> None:
    """R51: the Pearl Token brings a gold once in each turn."""
    s = at("S1", factions=ATLANTIAN)
    give(s, 0, "relics", "AT1")
    choose(s, **using("AT1"))
    assert s.gold[0] == 1
    assert using("AT1") not in choices(s)
    next_turn(s, 0)
    assert using("AT1") in choices(s)


def test_the_fence_takes_an_item() -> None:
    """R49: in a Port an Item of choice is discarded for 5 gold; without Item not."""
    s = at("NAS")
    give(s, 0, "ready", "K11a")
    assert using("K11a") not in choices(s)
    give(s, 0, "items", "T01", "T02")
    choose(s, **using("K11a"))
    choose(s, "pick", card="T02")
    assert (s.gold[0], lies(s, "items", 0)) == (5, ["T01"])


def test_draw_abilities_draw_for_each_icon() -> None:
    """R52: two icons on Pilfer draw two cards, of which one is kept; one on a Lover's draws another
    of its own."""
    s = at("NAS")
    lover(s, 0, "P01", favor=1)
    challenge(s, "port")
    roll(s, "captain", "captain", "lover", "1", "1")
    choose(s, "assign", ability="captain", count=2)
    happens(s, "T01", "T31")
    assert asked(s) == (0, "keep_card")
    choose(s, "keep", card="T31")
    assert lies(s, "rumors", 0) == ["T31"]
    assert lies(s, "tavern_discard") == ["T01"]
    choose(s, "assign", ability="lover-1", count=1)
    happens(s, "T02")
    assert lies(s, "items", 0) == ["T02"]


def test_plunder_keeps_up_to_two() -> None:
    """R52, R53: Kahina's legendary side keeps two of the cards in total."""
    s = at("NAS")
    turn_card(s, 0)
    challenge(s, "port")
    roll(s, "captain", "captain", "captain", "1", "1")
    choose(s, "assign", ability="captain", count=3)
    happens(s, "T01", "T02", "T03")
    choose(s, "keep", card="T03")
    choose(s, "keep", card="T01")
    assert lies(s, "items", 0) == ["T01", "T03"]
    assert lies(s, "tavern_discard") == ["T02"]


def test_cesare_hires_in_a_challenge() -> None:
    """R52: Silver Tongue hires one of the drawn Crew for 5 gold less, Golden Tongue two for 7 gold
    less each; every icon brings a gold."""
    s = at("NAS", "cesare")
    ship(s, 0, "long_memory")
    s.gold[0] = 10
    challenge(s, "port")
    dice = 4 + s.bonus_dice - 2
    roll(s, "captain", "captain", *("1",) * dice)
    choose(s, "assign", ability="captain", count=2)
    happens(s, "K08a", "K14a")
    choose(s, "hire", card="K08a")
    assert (s.gold[0], lies(s, "crew_discard")) == (12, ["K14a"])
    s = at("NAS", "cesare")
    turn_card(s, 0)
    ship(s, 0, "long_memory")
    s.gold[0] = 12
    challenge(s, "port")
    roll(s, "captain", "captain", *("1",) * dice)
    choose(s, "assign", ability="captain", count=2)
    happens(s, "K17a", "K14a")
    choose(s, "hire", card="K17a")
    choose(s, "hire", card="K14a")
    assert s.gold[0] == 12 - 1 - 0 + 2


def test_a_lover_finds_crew_who_join_for_nothing() -> None:
    """R52: Josephine in True Love brings somebody who costs up to 5 gold; nobody dearer can be had
    through her, with whatever gold."""
    s = at("NAS")
    lover(s, 0, "P02", favor=3)
    s.gold[0] = 50
    challenge(s, "port")
    roll(s, "lover", "lover", "lover", "1", "1")
    choose(s, "assign", ability="lover-3", count=3)
    happens(s, "K04a", "K11a", "K12a")  # who cost 3, 5 and 6
    assert choices(s) == [{"do": "done"}, *({"do": "hire", "card": c} for c in ("K04a", "K11a"))]
    choose(s, "hire", card="K11a")
    assert (lies(s, "ready", 0), s.gold[0]) == (["K11a"], 50)
    assert lies(s, "crew_discard") == ["K04a", "K12a"]


def test_crew_at_half_their_price() -> None:
    """R52: half is rounded up; nobody pays more than they have."""
    ability = {"when": "assign", "effects": [draw_crew(half=True)]}
    s = at("NAS", content=pack({"T01": {"ability": ability}}))
    give(s, 0, "items", "T01")
    s.gold[0] = 3
    challenge(s, "port")
    roll(s, "1", "1", "1", "1", "1")
    choose(s, **using("T01"))
    happens(s, "K11a")  # who costs 5
    assert {"do": "hire", "card": "K11a"} in choices(s)
    choose(s, "hire", card="K11a")
    assert (lies(s, "ready", 0), s.gold[0]) == (["K11a"], 0)


def draw_crew(**terms: Any) -> dict[str, Any]:
    """The effect of a pack's own: a Crew card to hire by these terms."""
    return {"do": "draw", "deck": "crew", "keep": 1, **terms}


def test_hostile_npcs_stop_free_actions_and_not_abilities() -> None:
    """R47, R49: beside a Galleon no Rumor is claimed, but the Rum Barrel is opened, and Borrowed
    Colours make the Galleon neutral: the Challenge is not owed any more, and Free Actions are
    possible."""
    s = at("SKU")
    put(s, "galleon", "SKU")
    give(s, 0, "rumors", "T32")
    give(s, 0, "items", "T08", "T09")
    give(s, 0, "exhausted", "gunner")
    assert verbs(s) == {"sail", "challenge", "use"}
    choose(s, **using("T08"))
    assert lies(s, "ready", 0) == ["gunner"]
    choose(s, **using("T09"))
    assert {"claim", "visit", "end_turn"} <= verbs(s)
    assert {"do": "challenge", "target": "spanish"} not in choices(s)


def test_each_copy_of_a_relic_counts() -> None:
    """R37, R49: the Atlantian deck has two Breathing Stones and the Spanish two Toledo Blades; who
    holds both sails two regions further and has 2 Strength more."""
    s = at("NAS", factions=ATLANTIAN)
    give(s, 0, "relics", "AT7", "AT7", "SP3", "SP3")
    assert movement(s) == 2 + 2
    challenge(s, "port")
    choose(s, "roll")
    happens(s, *("nemesis",) * 5)
    choose(s, **using("SP3"))
    choose(s, **using("SP3"))
    assert choices(s) == [{"do": "done"}]
    assert s.strength[0] == 2


def test_both_copies_join_the_pool() -> None:
    """R96: two Marine Drums are two Bonus dice."""
    s = at("NAS", factions=("spanish", "british", "dread"))
    give(s, 0, "relics", "BR3", "BR3")
    challenge(s, "port")
    assert s.bonus_dice == 1 + 2


def test_a_lovers_second_ability_works_by_its_condition() -> None:
    """R54, R55: Mireya makes the Ship faster with the second ability unlocked, not before."""
    s = at("CAR")
    lover(s, 0, "P05", 1, 0)
    assert movement(s) == 2
    s.favor[0][0] = 2
    assert movement(s) == 3


def test_the_salt_cured_heart_prevents_every_time() -> None:
    """R50, R51: Malice for all in one Event and in the next, without a Challenge between them."""
    s = at("NAS", seats=1)
    nemesis(s, 0, "P02", malice=1)
    s.gold[0] = 6
    give(s, 0, "relics", "T46")
    for _ in range(2):
        lay(s, "event_deck", "ES2")
        draws_event(s, "ES2")
        choose(s, **using("T46"))
        carry_on(s)
    assert (s.malice[0][0], s.gold[0]) == (1, 0)


def test_there_is_always_one_ship() -> None:
    """R58: the new Ship takes the place of the old, which goes back to the deck; who buys none
    keeps the old one."""
    s = at("HAV")
    ship(s, 0, "peggy")
    s.gold[0] = 20
    choose(s, "visit")
    choose(s, "buy", ship="ironwind")
    assert s.ship[0] == "ironwind"
    assert ("peggy" in s.ship_deck, "ironwind" in s.ship_deck) == (True, False)
    next_turn(s, 0)
    choose(s, "visit")
    choose(s, "done")
    assert s.ship[0] == "ironwind"
