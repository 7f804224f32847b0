"""Rules, "Port Actions": Tavern, Hiring Hall, Shipyard, Hideout; rulings A17, A18."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sea_of_legends.rules.board import (
    REGION,
    STARTERS,
    Board,
    chart,
    flag,
    give,
    lay,
    lose,
    lover,
    only,
    pack,
    put,
    ship,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    at,
    choices,
    choose,
    fight,
    happens,
    lies,
    movement,
    next_turn,
    notoriety,
    refused,
    told,
)

VISIT = {"do": "visit"}
BRITISH = ("spanish", "british", "dread")


def at_port(region: str, gold: int = 0, seats: int = 2, **scenery: Any) -> Board:
    """Kahina's turn in a Port, with her Starter Crew."""
    s = at(region, seats=seats, **scenery)
    s.gold[0] = gold
    give(s, 0, "ready", *STARTERS)
    return s


# Where


def test_a_port_action_needs_a_port() -> None:
    """R81: not in a Sea region."""
    s = at_port("S1")
    assert VISIT not in choices(s)


def test_no_port_action_with_a_hostile_npc() -> None:
    """R81, R42: the Galleon must be Challenged or left behind."""
    s = at_port("NAS")
    assert VISIT in choices(s)
    put(s, "galleon", "NAS")
    assert VISIT not in choices(s)


@pytest.mark.parametrize(
    ("owner", "open_to_her"),
    [("seat-0", True), ("seat-1", False), ("tlaloc", False)],
)
def test_no_port_action_where_others_have_a_flag(owner: str, open_to_her: bool) -> None:
    """R44, R81: one's own Port is open, those of others are not."""
    s = at_port("NAS")
    flag(s, "NAS", owner)
    assert (VISIT in choices(s)) is open_to_her


def test_an_allied_factions_port_is_open() -> None:
    """R44, R81: with both Ally Relics."""
    s = at_port("NAS")
    flag(s, "NAS", "tlaloc")
    give(s, 0, "relics", "CT1")
    assert VISIT not in choices(s)
    give(s, 0, "relics", "CT2")
    assert VISIT in choices(s)


def test_the_smuggler_opens_a_port() -> None:
    """R44: exhausted before the visit, he lets his captain in; not where nobody keeps one out."""
    s = at_port("NAS")
    give(s, 0, "ready", "K18a")
    smuggler = {"do": "use", "card": "K18a"}
    assert smuggler not in choices(s)
    flag(s, "NAS", "seat-1")
    choose(s, **smuggler)
    assert lies(s, "exhausted", 0) == ["K18a"]
    choose(s, "visit")
    assert lies(s, "exhausted", 0) == []


def test_nobody_opens_a_port_beside_a_hostile_npc() -> None:
    """R44, R81: a Port Action would not be possible there all the same."""
    s = at_port("NAS")
    give(s, 0, "ready", "K18a")
    flag(s, "NAS", "seat-1")
    put(s, "galleon", "NAS")
    assert {"do": "use", "card": "K18a"} not in choices(s)


def test_an_opened_port_is_closed_again_after_sailing() -> None:
    """R44: the Forged Writ was for that Port."""
    s = at_port("NAS")
    give(s, 0, "items", "T11")
    flag(s, "NAS", "seat-1")
    flag(s, "TOR", "seat-1")
    choose(s, "use", card="T11")
    choose(s, "sail", region="TOR")
    assert VISIT not in choices(s)


def test_what_takes_a_card_is_asked_for() -> None:
    """R49, A64: a Relic that costs nothing works with the Port Action by itself; one that takes an
    Item waits for its captain."""
    ability = {"when": "port", "once": "round", "effects": [{"do": "gold", "n": 5}]}
    for price, expected in (({}, (5, "turn")), ({"pay_item": 1}, (0, "port_extras"))):
        content = pack({"T48": {"ability": ability | price}})
        s = at_port("SKU", content=content)
        give(s, 0, "relics", "T48")
        give(s, 0, "items", "T01")
        choose(s, "visit")
        if asked(s) == (0, "bury"):
            choose(s, "done")
        assert (s.gold[0], asked(s)[1]) == expected
    choose(s, "use", card="T48")
    assert (s.gold[0], lies(s, "items", 0)) == (5, [])


def test_the_card_whose_game_it_is_stays_on_the_table() -> None:
    """R83: a Game that draws cards to keep does not offer the one that it is printed on."""
    outcomes = [[{"do": "draw", "deck": "tavern", "keep": 2}]]
    s = at_port("TOR", content=pack({"G1": {"outcomes": outcomes}}))
    choose(s, "visit")
    happens(s, "T01", "T02")
    assert asked(s) == (0, "keep_card")
    assert [c.get("card") for c in choices(s)] == ["T02", None]


def test_the_action_is_used_up() -> None:
    """R35: one Player Action in a turn."""
    s = at_port("SKU")
    choose(s, "visit")
    choose(s, "done")
    assert VISIT not in choices(s)


def test_crew_are_refreshed_first() -> None:
    """R82: all Crew, with every Port Action."""
    s = at_port("SKU")
    give(s, 0, "exhausted", "K01a", "K02a")
    choose(s, "visit")
    assert lies(s, "exhausted", 0) == []
    assert asked(s) == (0, "bury")


# Tavern


def test_the_tavern_plays_a_game_and_keeps_an_item() -> None:
    """R83: Liar's Dice brings 4 gold; the Powder Keg is an Item at once."""
    s = at_port("NAS", gold=1)
    choose(s, "visit")
    happens(s, "T01")
    assert s.gold[0] == 5
    assert lies(s, "items", 0) == ["T01"]
    assert asked(s) == (0, "turn")


def test_a_game_with_two_outcomes() -> None:
    """R83: Arm Wrestling is a choice; the Rumor is laid out with its Rumor up."""
    s = at_port("NAS")
    choose(s, "visit")
    happens(s, "T32")
    assert asked(s) == (0, "choose_outcome")
    choose(s, "outcome", outcome=1)
    assert s.gold[0] == 6
    assert asked(s) == (0, "pick_crew")
    choose(s, "pick", card="gunner")
    assert lies(s, "exhausted", 0) == ["gunner"]
    assert lies(s, "rumors", 0) == ["T32"]
    assert lies(s, "relics", 0) == []


def test_people_are_told_which_game_is_played() -> None:
    """R83, R84: where the Tavern action draws a card, the Game on it has a name; a card that is
    drawn in any other way has no Game to be played."""
    s = at_port("NAS")
    choose(s, "visit")
    happens(s, "T32")
    [drawn_card] = told(s, "card_drawn")
    assert drawn_card == {"event": "card_drawn", "card": "T32", "tavern_game": 1}
    assert s.table.say_event(drawn_card) == "Drawn: Drowned Bell. The Game on it: Arm Wrestling."
    assert s.table.say_event(drawn_card, "fr") == (
        "Carte piochée : Cloche noyée. Son Jeu : Bras de fer."
    )
    s = at_port("SKU")  # the reward of Skull Point is a Tavern card
    fight(s, "port", "2")
    happens(s, "T32")
    [drawn_card] = told(s, "card_drawn")
    assert drawn_card == {"event": "card_drawn", "card": "T32"}
    assert s.table.say_event(drawn_card) == "Drawn: Drowned Bell."


def test_the_question_says_what_both_outcomes_bring() -> None:
    """R83: by name and in words, so that nobody chooses between two numbers."""
    asks = {
        "en": "Arm Wrestling. Gain 3 gold; or gain 6 gold, exhaust a Crew. Which do you choose?",
        "fr": "Bras de fer. Gagner 3 pièces d’or ; ou gagner 6 pièces d’or, épuiser un membre"
        " d’équipage. Que choisissez-vous ?",
    }
    s = at_port("NAS")
    choose(s, "visit")
    happens(s, "T32")
    decision = s.table.decision
    assert decision
    for lang, prompt in asks.items():
        assert decision.prompt(lang) == prompt
        labels = [choice.label(lang) for choice in decision.choices]
        assert len(set(labels)) == 2
        assert not any(word in label for label in labels for word in ("way", "manière"))


def test_a_game_asks_for_no_crew_that_nobody_has() -> None:
    """A52: without a refreshed Crew there is no choice."""
    s = at_port("NAS")
    lose(s, 0, "ready", *STARTERS, to="box")
    choose(s, "visit")
    happens(s, "T32")
    assert asked(s) == (0, "turn")
    assert s.gold[0] == 3


def test_a_game_may_bring_a_crew() -> None:
    """R83: Crimp draws a Crew, which may be hired for 3 gold less; then the card is kept."""
    s = at_port("NAS", gold=2)
    ship(s, 0, "peggy")
    choose(s, "visit")
    happens(s, "T05")
    choose(s, "outcome", outcome=1)
    happens(s, "K09a")
    choose(s, "hire", card="K09a")
    assert s.gold[0] == 0
    assert "K09a" in lies(s, "ready", 0)
    assert lies(s, "items", 0) == ["T05"]


def test_the_brass_parrot_draws_two() -> None:
    """R49: an ability changes the action: draw two, resolve one, discard the other."""
    s = at_port("NAS")
    give(s, 0, "relics", "T39")
    choose(s, "visit")
    happens(s, "T01", "T04")
    assert asked(s) == (0, "choose_game")
    choose(s, "keep", card="T04")
    assert s.gold[0] == 5
    assert lies(s, "items", 0) == ["T04"]
    assert lies(s, "tavern_discard") == ["T01"]


def test_a_lover_and_a_card_sharp_in_the_tavern() -> None:
    """R49, R60: Ines brings 2 gold by herself, the Card Sharp 3 for being exhausted."""
    s = at_port("NAS")
    lover(s, 0, "P10")
    give(s, 0, "ready", "K03a")
    choose(s, "visit")
    assert s.gold[0] == 2
    assert asked(s) == (0, "port_extras")
    choose(s, "use", card="K03a")
    happens(s, "T01")
    assert s.gold[0] == 2 + 3 + 4
    assert lies(s, "exhausted", 0) == ["K03a"]


def test_a_card_gained_otherwise_skips_the_game() -> None:
    """R84: the reward of Skull Point is a Tavern card, without gold."""
    s = at_port("SKU")
    fight(s, "port", "2")
    happens(s, "T01")
    assert (s.gold[0], lies(s, "items", 0)) == (0, ["T01"])


def test_a_rumor_becomes_its_relic_there() -> None:
    """R48, R65, R85: at Port Royal the Mutinous Pistol is claimed, and counts at once."""
    s = at_port("NAS")
    give(s, 0, "rumors", "T31")
    claim = {"do": "claim", "card": "T31"}
    assert claim not in choices(s)
    s.at[0] = "PRO"
    choose(s, **claim)
    assert lies(s, "relics", 0) == ["T31"]
    assert notoriety(s, 0) == 1
    assert s.acted == 0


# Hiring Hall


def test_hire_any_of_three() -> None:
    """R87: pay for those one wants, in gold; the rest goes to the discard."""
    s = at_port("PRO", gold=8)
    ship(s, 0, "long_memory")
    choose(s, "visit")
    happens(s, "K01a", "K08a", "K20a")
    assert {c.get("card") for c in choices(s)} == {None, "K01a", "K08a"}  # the Champion costs 10
    choose(s, "hire", card="K08a")
    choose(s, "hire", card="K01a")
    choose(s, "done")
    assert s.gold[0] == 0
    assert lies(s, "crew_discard") == ["K20a"]
    assert {"K01a", "K08a"} <= set(lies(s, "ready", 0))


def test_the_crew_deck_is_rebuilt_when_short() -> None:
    """R87: the draw goes on with the discard."""
    s = at_port("PRO")
    only(s, "crew_deck", "K01a", rest="ready", p=1)
    lay(s, "crew_discard", "K02a", "K03a")
    choose(s, "visit")
    happens(s, "K01a", "K03a", "K02a")
    assert asked(s) == (0, "hire_crew")


def test_hiring_beyond_the_capacity() -> None:
    """R61, A17: allowed; then Crew are discarded until all have room, new ones too. Starter Crew
    leave the game, others go to the discard."""
    s = at_port("PRO", gold=6)
    starters_left = s.box["gunner"]
    choose(s, "visit")
    happens(s, "K01a", "K02a", "K03a")
    choose(s, "hire", card="K01a")
    choose(s, "hire", card="K02a")
    choose(s, "done")
    assert asked(s) == (0, "make_room")
    choose(s, "pick", card="gunner")
    choose(s, "pick", card="K02a")
    assert s.box["gunner"] == starters_left + 1
    assert lies(s, "crew_discard") == ["K02a", "K03a"]
    assert len(lies(s, "ready", 0)) == chart()["ships"]["minnow"]["capacity"] == 3


def test_legendary_crew_need_no_room() -> None:
    """R62: they take no capacity and are not among those that can be discarded."""
    s = at_port("PRO", gold=3)
    give(s, 0, "ready", "L01")
    choose(s, "visit")
    happens(s, "K01a", "K20a", "K20b")
    choose(s, "hire", card="K01a")
    choose(s, "done")
    assert asked(s) == (0, "make_room")
    assert "L01" not in {c["card"] for c in choices(s)}


def test_crew_notoriety() -> None:
    """R63, A16: a Notoriety for each full 10 gold that the Crew cost; Starter and Legendary Crew
    count nothing."""
    s = at_port("PRO")
    give(s, 0, "ready", "L01", "K20a", "K08a")
    assert notoriety(s, 0) == 1
    give(s, 0, "exhausted", "K08b")
    assert notoriety(s, 0) == 2


def test_crew_can_be_cheaper() -> None:
    """R49: the Governor's Seal and Josephine make each Crew a gold cheaper, but not below 1."""
    s = at_port("PRO", gold=1)
    give(s, 0, "relics", "T36")
    lover(s, 0, "P02")
    choose(s, "visit")
    happens(s, "K01a", "K05a", "K02a")
    assert {c.get("card") for c in choices(s)} == {None, "K01a", "K02a"}
    choose(s, "hire", card="K01a")
    assert s.gold[0] == 0


# Shipyard


def test_the_shipyard_example() -> None:
    """R88, R89, R90: Class 1 to Peggy pays 15 and brings 1 Notoriety; Peggy to Ironwind pays 20 and
    brings 2; Peggy is in the deck again, the first Ship is out of the game."""
    s = at_port("HAV", gold=17)
    choose(s, "visit")
    # Class 2 costs 15, the Minnow is worth nothing; the Ironwind is too dear.
    assert [c.get("ship") for c in choices(s)] == ["peggy", "brisk", "merry_widow", "sable", None]
    choose(s, "buy", ship="peggy")
    assert (s.ship[0], s.gold[0], s.fame[0]) == ("peggy", 2, 1)
    assert ("peggy" in s.ship_deck, "minnow" in s.box) == (False, True)
    # The next round: flush with gold, the same captain comes to the Shipyard again.
    choose(s, "end_turn")
    choose(s, "end_turn")
    happens(s, "CALM")
    choose(s, "end_turn")
    assert asked(s) == (0, "turn")
    s.gold[0] = 21
    choose(s, "visit")
    choose(s, "buy", ship="ironwind")
    assert (s.ship[0], s.gold[0], s.fame[0]) == ("ironwind", 21 - (35 - 15), 1 + 2)
    assert ("ironwind" in s.ship_deck, "peggy" in s.ship_deck) == (False, True)
    assert ("minnow" in s.box, "minnow" in s.ship_deck) == (True, False)
    assert notoriety(s, 0) == 3
    assert [(e["card"], e["count"]) for e in told(s, "ship_bought")] == [
        ("peggy", 15),
        ("ironwind", 20),
    ]


def test_what_the_numbers_of_a_ship_are_for() -> None:
    """R59: with the Ironwind six Bonus dice, three regions and room for five."""
    s = at_port("S3")
    ship(s, 0, "ironwind")
    assert movement(s) == 3
    put(s, "galleon", "S3")
    choose(s, "challenge", target="spanish")
    assert s.bonus_dice == 6
    s = at_port("PRO", gold=20)
    ship(s, 0, "ironwind")
    choose(s, "visit")
    happens(s, "K01a", "K02a", "K03a")
    for hired in ("K01a", "K02a", "K03a"):
        choose(s, "hire", card=hired)
    assert (asked(s), len(choices(s))) == ((0, "make_room"), 3 + 3)
    choose(s, "pick", card="K03a")
    assert asked(s) == (0, "turn")


def test_ships_of_a_class() -> None:
    """R59: Class 1 and Class 2 Ships are alike, Class 3 differ."""
    ships = chart()["ships"].values()
    by_class = {
        rank: {(o["cannons"], o["movement"], o["capacity"]) for o in ships if o["rank"] == rank}
        for rank in (1, 2, 3)
    }
    assert [len(stats) for stats in by_class.values()] == [1, 1, 6]


def test_only_the_same_or_a_higher_class() -> None:
    """R58, R88, R89: no smaller Ship, and the same Class brings no Notoriety."""
    s = at_port("HAV", gold=50)
    ship(s, 0, "ironwind")
    choose(s, "visit")
    others = ["black_marlin", "long_memory", "queens_ransom", "widowmaker", "stormpetrel"]
    assert [c.get("ship") for c in choices(s)] == [*others, None]
    choose(s, "buy", ship="widowmaker")
    assert (s.gold[0], s.fame[0]) == (50, 0)


def test_what_cannot_be_paid_is_not_sold() -> None:
    """R88, A18: not without the gold, and not what is not in the Ship deck."""
    s = at_port("HAV", gold=14)
    choose(s, "visit")
    assert choices(s) == [{"do": "done"}]


def test_straight_to_class_three() -> None:
    """A18: the printed 2 Notoriety, not 3."""
    s = at_port("HAV", gold=35)
    choose(s, "visit")
    choose(s, "buy", ship="ironwind")
    assert (s.gold[0], s.fame[0]) == (0, 2)


def test_a_trade_never_pays_out() -> None:
    """A18: Old Tamsin makes Ships 4 gold cheaper; a Ship of the same cost is free, no more."""
    s = at_port("HAV", gold=3)
    lover(s, 0, "P11")
    ship(s, 0, "peggy")
    choose(s, "visit")
    choose(s, "buy", ship="brisk")
    assert s.gold[0] == 3


def test_capacity_is_checked_with_a_new_ship() -> None:
    """R61, A17: the Widowmaker has room for four."""
    s = at_port("HAV")
    ship(s, 0, "long_memory")
    give(s, 0, "ready", "K01a", "K02a")
    choose(s, "visit")
    choose(s, "buy", ship="widowmaker")
    assert asked(s) == (0, "make_room")


# Hideout


def test_gold_is_buried_in_tens() -> None:
    """R91: of 25 gold 10 or 20 can be buried, for 1 or 2 Notoriety that stay."""
    s = at_port("SKU", gold=25)
    choose(s, "visit")
    assert [c.get("tens") for c in choices(s)] == [None, 1, 2]
    choose(s, "bury", tens=2)
    assert (s.gold[0], s.fame[0]) == (5, 2)


def test_the_map_of_dead_isles() -> None:
    """R91, R49: the first ten costs 8."""
    s = at_port("SKU", gold=18)
    give(s, 0, "relics", "T48")
    choose(s, "visit")
    assert [c.get("tens") for c in choices(s)] == [None, 1, 2]
    choose(s, "bury", tens=2)
    assert s.gold[0] == 0


def test_an_event_limits_what_can_be_buried() -> None:
    """R152: under a Blockade at most 10 gold."""
    s = at_port("SKU", gold=45, factions=BRITISH)
    s.bury_limit = 1
    give(s, 0, "ready", "L08")
    choose(s, "visit")
    choose(s, "done")
    assert [c.get("tens") for c in choices(s)] == [None, 1]


def test_the_limit_is_one_for_all_that_buries() -> None:
    """R152: what Lady Pembroke-Vale has buried counts as well, in this turn."""
    s = at_port("SKU", gold=45, factions=BRITISH)
    s.bury_limit = 1
    give(s, 0, "ready", "L08")
    choose(s, "visit")
    choose(s, "use", card="L08")
    assert [c.get("tens") for c in choices(s)] == [None]
    assert (s.gold[0], s.fame[0]) == (35, 1)
    choose(s, "done")
    assert s.buried == 1
    next_turn(s, 0)
    choose(s, "visit")
    choose(s, "done")
    assert [c.get("tens") for c in choices(s)] == [None, 1]


def test_lady_pembroke_vale_buries_anywhere() -> None:
    """R49, R91: with any Port Action, 10 gold; not without them."""
    s = at_port("NAS", gold=10, factions=BRITISH)
    give(s, 0, "ready", "L08")
    choose(s, "visit")
    choose(s, "use", card="L08")
    happens(s, "T01")
    assert (s.gold[0], s.fame[0]) == (4, 1)
    assert told(s, "gold_buried") == [{"event": "gold_buried", "seat": 0, "gold": 10, "count": 1}]


# What is refused


def test_why_there_is_no_port_action() -> None:
    """R35, R42, R44, R81, A53: at sea, beside a hostile NPC, under another's Flag, in an Infested
    Port, or after another action."""
    assert refused(at_port("S1"), "visit") == "SL-R81"
    s = at_port("NAS")
    flag(s, "NAS", "seat-1")
    assert refused(s, "visit") == "SL-R44"
    s.infested[REGION["NAS"]] = 1
    assert refused(s, "visit") == "SL-A53"
    put(s, "galleon", "NAS")
    assert refused(s, "visit") == "SL-R42"
    s.acted = 1
    assert refused(s, "visit") == "SL-R35"


def test_what_a_port_action_refuses() -> None:
    """R61, R62, R85, R87, R88, R91, A18: too dear, too small or not there; too much gold; Legendary
    Crew; a Rumor of another place."""
    s = at_port("PRO", gold=3)
    give(s, 0, "ready", "L01")
    give(s, 0, "rumors", "T33")
    assert refused(s, "claim", card="T33") == "SL-R85"
    choose(s, "visit")
    happens(s, "K01a", "K20a", "K20b")
    assert refused(s, "hire", card="K20a") == "SL-R87"
    choose(s, "hire", card="K01a")
    choose(s, "done")
    assert refused(s, "pick", card="L01") == "SL-R62"
    assert refused(s, "pick", card="K20a") == "SL-R61"
    s = at_port("HAV", gold=40)
    ship(s, 0, "ironwind")
    ship(s, 1, "widowmaker")
    choose(s, "visit")
    assert refused(s, "buy", ship="peggy") == "SL-R88"
    assert refused(s, "buy", ship="widowmaker") == "SL-A18"
    s = at_port("SKU", gold=25)
    choose(s, "visit")
    assert refused(s, "bury", tens=3) == "SL-R91"
