"""Rules, "Abilities", "Player Tableau": what can be used in a turn, and how often."""

from __future__ import annotations

from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.effects import run_effects
from captains_table.games.sea_of_legends.event_cards import run_for_all
from captains_table.games.sea_of_legends.pack import Effect
from captains_table.games.sea_of_legends.state import ALL_SHIPS, CELL, PEOPLE, USABLE, cell
from captains_table.games.sea_of_legends.tableau import lies, movement, spend, usable
from tests.rules.sea_of_legends.challenging import at, challenge
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    give,
    happens,
    lay,
    put,
    settle,
    start,
)
from tests.rules.sea_of_legends.turning import turn, using, verbs


def test_an_ability_is_no_action() -> None:
    """R49, R64: the Rum Barrel is discarded, the Crew are refreshed, the action is still there."""
    s = turn("NAS")
    give(s, 0, "items", "T08")
    assert using("T08") not in choices(s)  # nobody is exhausted
    give(s, 0, "exhausted", "gunner", "navigator")
    choose(s, **using("T08"))
    assert lies(s, cell("exhausted", 0)) == []
    assert lies(s, CELL["tavern_discard"]) == ["T08"]
    assert "visit" in verbs(s)


def test_assigned_abilities_are_for_challenges() -> None:
    """R50: what needs dice is not offered in a turn."""
    s = turn("NAS")
    give(s, 0, "ready", "gunner", "quartermaster", "K10a")
    give(s, 0, "items", "T01", "T03", "T07")
    assert "use" not in verbs(s)


def test_crew_are_exhausted_each_time() -> None:
    """R51, R60: the Cook refreshes the Navigator, who can be used again; an exhausted Cook not."""
    s = turn("CAR")
    give(s, 0, "ready", "navigator", "K07a")
    choose(s, **using("navigator"))
    assert using("navigator") not in choices(s)
    choose(s, **using("K07a"))
    choose(s, **using("navigator"))
    assert s.move_bonus == 2
    assert "use" not in verbs(s)


def test_cooks_do_not_refresh_each_other() -> None:
    """R51: otherwise a turn would never end."""
    s = turn("CAR")
    give(s, 0, "ready", "K07a")
    give(s, 0, "exhausted", "K07b")
    assert using("K07a") not in choices(s)


def test_a_relic_refreshes_a_cook() -> None:
    """R50: the Rain Jar, once in a turn."""
    s = turn("CAR")
    give(s, 0, "relics", "CT11")
    give(s, 0, "exhausted", "K07a")
    choose(s, **using("CT11"))
    assert lies(s, cell("ready", 0)) == ["K07a"]


def test_what_is_once_a_round() -> None:
    """R51: the Orichalcum Shield, for each captain who has one."""
    s = turn("CAR")
    for p in (0, 1):
        give(s, p, "relics", "AT3")
    spend(s, 0, "AT3")
    assert [usable(s, p, "attacked") for p in (0, 1)] == [[], ["AT3"]]
    spend(s, 1, "AT3")
    assert usable(s, 1, "attacked") == []
    start(s, "begin_round")
    assert [usable(s, p, "attacked") for p in (0, 1)] == [["AT3"], ["AT3"]]


def test_a_list_that_is_full_takes_nothing_more() -> None:
    """R50: a pack may have more cards that work once in a round than are kept count of; those are
    not used then, and nothing fails."""
    s = turn("NAS")
    give(s, 0, "relics", "AT3")
    assert usable(s, 0, "attacked") == ["AT3"]
    for place in range(len(s.used_round[0])):
        s.used_round[0][place] = USABLE.index("T37")
    s.used_round_count[0] = len(s.used_round[0])
    assert usable(s, 0, "attacked") == []
    spend(s, 0, "AT3")
    assert s.used_round_count[0] == len(s.used_round[0])


def test_what_is_once_a_turn() -> None:
    """R51: the Pearl Token brings a gold once in each turn."""
    s = turn("S1", seats=1)
    give(s, 0, "relics", "AT1")
    choose(s, **using("AT1"))
    assert using("AT1") not in choices(s)
    start(s, "begin_turn", 0)
    assert using("AT1") in choices(s)


def test_the_fence_takes_an_item() -> None:
    """R49: in a Port an Item of choice is discarded for 5 gold; without Item not."""
    s = turn("NAS")
    give(s, 0, "ready", "K11a")
    assert using("K11a") not in choices(s)
    give(s, 0, "items", "T01", "T02")
    choose(s, **using("K11a"))
    choose(s, "pick", card="T02")
    assert (s.gold[0], lies(s, cell("items", 0))) == (5, ["T01"])


def test_draw_abilities_draw_for_each_icon() -> None:
    """R52: two icons on Pilfer draw two cards, of which one is kept; one on a Lover's draws another
    of its own."""
    s = turn("NAS")
    lay(s, "tavern_deck", "T01", "T02", "T31")
    run_effects(s, 0, book(s).captain[0].base.ability.effects, icons=2)
    settle(s)
    happens(s, "T01", "T31")
    assert asked(s) == (0, "keep_card")
    choose(s, "keep", card="T31")
    assert lies(s, cell("rumors", 0)) == ["T31"]
    assert lies(s, CELL["tavern_discard"]) == ["T01"]
    run_effects(s, 0, book(s).character[0].lover.first.effects)
    settle(s)
    happens(s, "T02")
    assert lies(s, cell("items", 0)) == ["T02"]


def test_plunder_keeps_up_to_two() -> None:
    """R52, R53: Kahina's legendary side keeps two of the cards in total."""
    s = turn("NAS")
    lay(s, "tavern_deck", "T01", "T02", "T03")
    run_effects(s, 0, book(s).captain[0].legendary.ability.effects, icons=3)
    settle(s)
    happens(s, "T01", "T02", "T03")
    choose(s, "keep", card="T03")
    choose(s, "keep", card="T01")
    assert lies(s, cell("items", 0)) == ["T01", "T03"]
    assert lies(s, CELL["tavern_discard"]) == ["T02"]


def test_cesare_hires_in_a_challenge() -> None:
    """R52: Silver Tongue hires one of the drawn Crew for 5 gold less, Golden Tongue two for 7 gold
    less each; every icon brings a gold."""
    s = turn("NAS")
    s.ship[0] = ALL_SHIPS.index("long_memory")
    s.gold[0] = 10
    lay(s, "crew_deck", "K08a", "K17a", "K14a")
    cesare = book(s).captain[1]
    run_effects(s, 0, cesare.base.ability.effects, icons=2)
    settle(s)
    happens(s, "K08a", "K14a")
    choose(s, "hire", card="K08a")
    assert (s.gold[0], lies(s, CELL["crew_discard"])) == (12, ["K14a"])
    run_effects(s, 0, cesare.legendary.ability.effects, icons=2)
    settle(s)
    happens(s, "K17a", "K14a")
    choose(s, "hire", card="K17a")
    choose(s, "hire", card="K14a")
    assert s.gold[0] == 12 - 1 - 0 + 2


def test_hostile_npcs_stop_free_actions_and_not_abilities() -> None:
    """R47, R49: beside a Galleon no Rumor is claimed, but the Rum Barrel is opened, and Borrowed
    Colours make the Galleon neutral: the Challenge is not owed any more, and Free Actions are
    possible."""
    s = turn("SKU")
    put(s, "galleon", "SKU")
    give(s, 0, "rumors", "T32")
    give(s, 0, "items", "T08", "T09")
    give(s, 0, "exhausted", "gunner")
    assert verbs(s) == {"sail", "challenge", "use"}
    choose(s, **using("T08"))
    assert lies(s, cell("ready", 0)) == ["gunner"]
    choose(s, **using("T09"))
    assert {"claim", "visit", "end_turn"} <= verbs(s)
    assert {"do": "challenge", "target": "spanish"} not in choices(s)


def test_each_copy_of_a_relic_counts() -> None:
    """R37, R49: the Atlantian deck has two Breathing Stones and the Spanish two Toledo Blades; who
    holds both sails two regions further and has 2 Strength more."""
    s = at("NAS")
    give(s, 0, "relics", "AT7", "AT7", "SP3", "SP3")
    assert movement(s, 0) == 2 + 2
    challenge(s, "port")
    choose(s, "roll")
    happens(s, *("nemesis",) * 5)
    choose(s, **using("SP3"))
    choose(s, **using("SP3"))
    assert choices(s) == [{"do": "done"}]
    assert s.strength[0] == 2


def test_both_copies_join_the_pool() -> None:
    """R96: two Marine Drums are two Bonus dice."""
    s = at("NAS")
    give(s, 0, "relics", "BR3", "BR3")
    challenge(s, "port")
    assert s.bonus_dice == 1 + 2


def test_a_lovers_second_ability_works_by_its_condition() -> None:
    """R54, R55: Mireya makes the Ship faster with the second ability unlocked, not before."""
    s = turn("CAR")
    s.lover[0][0], s.favor[0][0] = PEOPLE.index("P05"), 1
    assert movement(s, 0) == 2
    s.favor[0][0] = 2
    assert movement(s, 0) == 3


def test_the_salt_cured_heart_prevents_every_time() -> None:
    """R50, R51: Malice for all in one Event and in the next, without a Challenge between them."""
    s = turn("NAS", seats=1)
    s.nemesis[0][0], s.malice[0][0], s.gold[0] = PEOPLE.index("P02"), 1, 6
    give(s, 0, "relics", "T46")
    for _ in range(2):
        run_for_all(s, (Effect("malice", who="all"),))
        settle(s)
        choose(s, **using("T46"))
    assert (s.malice[0][0], s.gold[0]) == (1, 0)


def test_there_is_always_one_ship() -> None:
    """R58: the new Ship takes the place of the old, which goes back to the deck; who buys none
    keeps the old one."""
    s = turn("HAV")
    s.ship[0], s.gold[0] = ALL_SHIPS.index("peggy"), 20
    lay(s, "ship_deck", "ironwind")
    choose(s, "visit")
    choose(s, "buy", ship="ironwind")
    assert ALL_SHIPS[s.ship[0]] == "ironwind"
    assert lies(s, CELL["ship_deck"]) == ["peggy"]
    start(s, "begin_turn", 0)
    choose(s, "visit")
    assert choices(s) == [{"do": "done"}]
    choose(s, "done")
    assert ALL_SHIPS[s.ship[0]] == "ironwind"
