"""Small effects: gold, Crew, cards, Favor and Malice. Rules, "Tableau", "Attack"; ruling A52."""

from __future__ import annotations

import pytest

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.alignment import HOSTILE, NEUTRAL, stance
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.effects import HANDLERS
from captains_table.games.sea_of_legends.event_cards import run_for_all
from captains_table.games.sea_of_legends.losses import change_favor, change_malice
from captains_table.games.sea_of_legends.notoriety import notoriety
from captains_table.games.sea_of_legends.pack import Effect
from captains_table.games.sea_of_legends.state import (
    CELL,
    FIRST_PLAYER_HOLDER,
    PEOPLE,
    REGION,
    cell,
)
from captains_table.games.sea_of_legends.tableau import crew, lies, movement
from captains_table.games.sea_of_legends.vocabulary import EFFECTS
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    flag,
    give,
    happens,
    lay,
    put,
    scene,
    settle,
    told,
)

# These only work as long as their card is held; nothing carries them out.
STANDING = {"capacity", "discount", "income"}


def suffer(s: State, effect: Effect, p: int = 0, icons: int = 1) -> None:
    """Let an effect happen to a seat."""
    HANDLERS[effect.do](s, p, effect, icons)
    settle(s)


def attacked(s: State, kind: str, p: int = 0) -> int:
    """A seat is being attacked."""
    s.attacker = put(s, kind, "S1")
    s.victim = p
    return int(s.attacker)


def test_every_word_does_something() -> None:
    """R50: no card says what the rules do not know."""
    assert set(HANDLERS) == set(EFFECTS) - STANDING


# Gold


def test_gold_for_each_icon_and_relic() -> None:
    """R50, R51: 2 gold an icon; a gold for each Relic, four at most."""
    s = scene()
    suffer(s, Effect("gold", n=2), icons=3)
    assert s.gold[0] == 6
    give(s, 0, "relics", "T31", "T32", "T33", "T34", "T35")
    suffer(s, Effect("gold", per="relic", most=4))
    assert s.gold[0] == 10


@pytest.mark.parametrize(
    ("field", "most", "effect"),
    [
        ("gold", 999, Effect("gold", n=20)),
        ("fame", 999, Effect("notoriety", n=20)),
        ("npc_gold", 999, Effect("npc_gold", n=20, npc="galleon")),
        ("treasury", 999, Effect("treasury", n=20)),
        ("haste", 9, Effect("movement", n=20, npc="galleon")),
        ("bonus_dice", 99, Effect("dice", n=20)),
        ("flee_range", 9, Effect("flee_far", n=20)),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_nobody_counts_further_than_that(field: str, most: int, effect: Effect) -> None:
    """R4: however much a pack gives, a number stays where it can be told."""
    s = scene(factions=("spanish", "british", "dread"))
    put(s, "galleon", "S1")
    there = getattr(s, field)
    if isinstance(there, int):
        setattr(s, field, most)
    else:
        there[0] = most
    suffer(s, effect)
    now = getattr(s, field)
    assert (now if isinstance(now, int) else now[0]) == most


def test_strength_has_its_limits() -> None:
    """A23: on both sides, up and down."""
    s = scene()
    s.challenger = s.roller = s.strength[0] = s.strength[1] = 0
    for _ in range(6):
        suffer(s, Effect("strength", n=20), icons=4)
        suffer(s, Effect("target", n=20))
    assert list(s.strength) == [99, 99]
    for _ in range(4):
        suffer(s, Effect("strength", n=-20), icons=4)
    assert list(s.strength) == [-99, 99]


def test_nobody_loses_more_than_there_is() -> None:
    """R4, A23: what cannot be lost is not owed."""
    s = scene()
    s.gold[0] = 2
    suffer(s, Effect("lose_gold", n=3))
    assert s.gold[0] == 0
    assert told(s, "gold_lost") == [{"event": "gold_lost", "seat": 0, "count": 2}]


def test_half_the_gold() -> None:
    """Half of 7 gold is 4, or 3 where it is rounded down."""
    s = scene()
    s.gold[:] = [7, 7]
    suffer(s, Effect("lose_gold", half=True))
    suffer(s, Effect("lose_gold", half=True, down=True), p=1)
    assert list(s.gold) == [3, 4]


def test_gold_goes_to_the_attacker_or_the_treasury() -> None:
    """R140: under the Galleon, or into the Royal Treasury, if the British Empire plays."""
    s = scene(factions=("spanish", "british", "dread"))
    s.gold[0] = 8
    galleon = attacked(s, "galleon")
    suffer(s, Effect("lose_gold", n=3, to="attacker"))
    suffer(s, Effect("lose_gold", n=3, to="treasury"))
    assert (s.gold[0], s.npc_gold[galleon], s.treasury) == (2, 3, 3)
    s = scene()
    s.gold[0] = 8
    suffer(s, Effect("lose_gold", n=3, to="treasury"))
    assert (s.gold[0], s.treasury) == (5, 0)


def test_kept_gold() -> None:
    """R50: what protects from this attack is taken off the loss."""
    s = scene()
    s.gold[0] = 8
    attacked(s, "galleon")
    s.kept_gold = 2
    suffer(s, Effect("lose_gold", n=3, to="attacker"))
    assert (s.gold[0], s.kept_gold) == (7, 0)


def test_a_ransom() -> None:
    """A captain beside you pays up to 4 gold; of several you choose."""
    s = scene(3)
    s.at[:] = [REGION["HAV"], REGION["PRO"], REGION["NAS"]]
    s.gold[:] = [0, 3, 9]
    suffer(s, Effect("ransom", n=4))
    assert asked(s) == (0, "pick_seat")
    choose(s, "seat", seat=2)
    assert list(s.gold) == [4, 3, 5]
    s.at[2] = REGION["POS"]
    suffer(s, Effect("ransom", n=4))
    assert list(s.gold) == [7, 0, 5]


def test_a_levy() -> None:
    """Two gold from each other captain; alone 3 from the supply."""
    s = scene(3)
    s.gold[:] = [0, 1, 9]
    suffer(s, Effect("levy", n=2, solo=3))
    assert list(s.gold) == [3, 0, 7]
    s = scene(1)
    suffer(s, Effect("levy", n=2, solo=3))
    assert s.gold[0] == 3


# Crew


def test_exhausting_is_a_choice_among_the_refreshed() -> None:
    """R60, A52: only refreshed Crew; all of them without a question where that is needed."""
    s = scene()
    give(s, 0, "ready", "gunner", "K01a")
    give(s, 0, "exhausted", "navigator")
    suffer(s, Effect("exhaust"))
    assert {c["card"] for c in choices(s)} == {"gunner", "K01a"}
    choose(s, "pick", card="K01a")
    suffer(s, Effect("exhaust", n=2))
    assert lies(s, cell("ready", 0)) == []
    suffer(s, Effect("exhaust"))
    assert len(lies(s, cell("exhausted", 0))) == 3


def test_all_crew() -> None:
    """R60: nought means all, to exhaust or to refresh."""
    s = scene()
    give(s, 0, "ready", "gunner", "K07a", "L01")
    suffer(s, Effect("exhaust", n=0))
    assert lies(s, cell("ready", 0)) == []
    suffer(s, Effect("refresh", n=0))
    assert lies(s, cell("exhausted", 0)) == []


def test_refreshing_is_a_choice() -> None:
    """R60: so many for each icon, which of them is their captain's choice."""
    s = scene()
    give(s, 0, "exhausted", "gunner", "navigator", "quartermaster")
    suffer(s, Effect("refresh"), icons=2)
    choose(s, "pick", card="navigator")
    choose(s, "pick", card="gunner")
    assert lies(s, cell("exhausted", 0)) == ["quartermaster"]


def test_starters_leave_others_are_discarded() -> None:
    """R61: Starter Crew leave the game, others go to the discard."""
    s = scene()
    give(s, 0, "ready", "gunner")
    give(s, 0, "exhausted", "K01a")
    suffer(s, Effect("discard_crew", n=2))
    assert crew(s, 0) == []
    assert (lies(s, CELL["box"]), lies(s, CELL["crew_discard"])) == (["gunner"], ["K01a"])


def test_legendary_crew_stay() -> None:
    """R62, A52: an attack, a Nemesis or an Event never takes them; an Adventure may, but not the
    Nemesis in its Challenge."""
    s = scene()
    give(s, 0, "ready", "L01", "K01a")
    attacked(s, "colossus")
    suffer(s, Effect("discard_crew"))
    assert crew(s, 0) == ["L01"]
    suffer(s, Effect("discard_crew"))
    assert crew(s, 0) == ["L01"]
    s.attacker = s.victim = NONE
    suffer(s, Effect("discard_crew"))
    assert crew(s, 0) == ["L01"]
    s.episode, s.roller = 0, 0
    suffer(s, Effect("discard_crew"))
    assert crew(s, 0) == ["L01"]
    s.roller = NONE
    suffer(s, Effect("discard_crew"))
    assert (crew(s, 0), lies(s, CELL["faction_decks"])) == ([], ["L01"])


def test_crew_that_an_attack_spares() -> None:
    """R50: the Morion saves Crew from being discarded, the Caiman Cloak from being exhausted."""
    s = scene()
    give(s, 0, "ready", "K01a")
    attacked(s, "colossus")
    s.kept_crew = s.kept_ready = 1
    suffer(s, Effect("exhaust"))
    suffer(s, Effect("discard_crew"))
    assert lies(s, cell("ready", 0)) == ["K01a"]


# Cards


def test_an_item_or_else_gold() -> None:
    """R6, R64: an Item of choice goes to the discard; without one the gold is lost."""
    s = scene()
    s.gold[0] = 5
    give(s, 0, "items", "T01", "T02")
    suffer(s, Effect("discard_item", else_gold=3))
    choose(s, "pick", card="T02")
    suffer(s, Effect("discard_item", else_gold=3))
    assert (s.gold[0], lies(s, CELL["tavern_discard"])) == (5, ["T01", "T02"])
    suffer(s, Effect("discard_item", else_gold=3))
    assert s.gold[0] == 2


def test_an_item_or_gold() -> None:
    """A63: whoever has both chooses; without all of the gold the Item goes, without an Item as
    much gold as there is."""
    s = scene()
    s.gold[0] = 5
    give(s, 0, "items", "T01")
    blow = Effect("discard_item", or_gold=3)
    suffer(s, blow)
    assert choices(s) == [{"do": "pick", "card": "T01"}, {"do": "pay", "gold": 3}]
    choose(s, "pay", gold=3)
    assert (s.gold[0], lies(s, cell("items", 0))) == (2, ["T01"])
    suffer(s, blow)
    assert (s.gold[0], lies(s, cell("items", 0))) == (2, [])
    suffer(s, blow)
    assert s.gold[0] == 0


def test_every_player_may_pay_the_hunt() -> None:
    """A63: the Event asks one after the other."""
    s = scene()
    for p in (0, 1):
        s.gold[p] = 3
        give(s, p, "items", f"T0{p + 1}")
    band = next(band for band in book(s).event["AU1"].bands if band.at == 7)
    run_for_all(s, band.effects)
    settle(s)
    assert asked(s) == (0, "pick_loss")
    choose(s, "pay", gold=3)
    assert asked(s) == (1, "pick_loss")
    choose(s, "pick", card="T02")
    assert (s.gold[0], s.gold[1], lies(s, CELL["tavern_discard"])) == (0, 3, ["T02"])


def test_the_king_takes_an_item_or_a_relic() -> None:
    """A63: the owner chooses among all of them."""
    s = scene()
    give(s, 0, "items", "T01")
    give(s, 0, "relics", "DR3")
    suffer(s, Effect("discard_item", or_relic=True))
    assert [c["card"] for c in choices(s)] == ["T01", "DR3"]
    choose(s, "pick", card="DR3")
    assert lies(s, cell("items", 0)) == ["T01"]
    assert lies(s, cell("relics", 0)) == []


def test_a_rumor_or_else_gold() -> None:
    """R86: a Rumor goes to the Tavern discard."""
    s = scene()
    s.gold[0] = 5
    give(s, 0, "rumors", "T31")
    suffer(s, Effect("discard_rumor", else_gold=3))
    assert (s.gold[0], lies(s, CELL["tavern_discard"])) == (5, ["T31"])
    suffer(s, Effect("discard_rumor", else_gold=3))
    assert s.gold[0] == 2


def test_a_seeker_takes_an_item_or_else_a_relic() -> None:
    """R64, R155: a Relic's Notoriety is lost with it; for what was lost the Seeker has a
    Trophy."""
    s = scene()
    give(s, 0, "items", "T01")
    give(s, 0, "relics", "T31", "DR3")
    seeker = attacked(s, "seeker")
    blow = Effect("discard_item", else_relic=True, trophy=True)
    suffer(s, blow)
    assert (lies(s, cell("items", 0)), s.npc_trophies[seeker]) == ([], 1)
    suffer(s, blow)
    assert {c["card"] for c in choices(s)} == {"T31", "DR3"}
    assert notoriety(s, 0) == 2
    choose(s, "pick", card="DR3")
    assert (notoriety(s, 0), lies(s, CELL["faction_decks"])) == (1, ["DR3"])
    suffer(s, blow)
    suffer(s, blow)
    assert s.npc_trophies[seeker] == 1


def test_without_anything_to_lose_there_is_no_trophy() -> None:
    """R11: the Seeker gains nothing where nothing was lost."""
    s = scene()
    seeker = attacked(s, "seeker")
    suffer(s, Effect("discard_item", else_relic=True, trophy=True))
    assert s.npc_trophies[seeker] == 0


def test_a_lost_ally_relic_changes_the_alignment() -> None:
    """R120: at once."""
    s = scene()
    dread = FACTIONS.index("dread")
    give(s, 0, "relics", "DR1")
    assert stance(s, 0, dread) == NEUTRAL
    suffer(s, Effect("discard_item", or_relic=True))
    assert stance(s, 0, dread) == HOSTILE


def test_a_discarded_summoning_relic_stays_in_the_region() -> None:
    """A19, A43: token and card go together; the token lies where the captain is."""
    s = scene()
    give(s, 0, "relics", "CT8")
    s.relic_holder[0] = FIRST_PLAYER_HOLDER
    suffer(s, Effect("discard_item", or_relic=True))
    assert (s.relic_holder[0], s.relic_at[0]) == (NONE, s.at[0])
    assert lies(s, CELL["faction_decks"]) == ["CT8"]


def test_room_is_lost_with_a_relic() -> None:
    """R61: without the Turtle Drum a Crew must go."""
    s = scene()
    give(s, 0, "relics", "CT5")
    give(s, 0, "ready", "gunner", "navigator", "quartermaster", "K01a")
    suffer(s, Effect("discard_item", or_relic=True))
    assert asked(s) == (0, "make_room")


def test_the_weakest_ports_flag() -> None:
    """The Flag of the weakest Port is taken; of several the owner chooses; without any, gold."""
    s = scene()
    s.gold[0] = 7
    for region in ("HAV", "NAS", "SKU"):
        flag(s, region, "seat-0")
    effect = Effect("remove_flag", else_gold=5)
    suffer(s, effect)
    assert {c["region"] for c in choices(s)} == {"NAS", "SKU"}
    choose(s, "region", region="SKU")
    suffer(s, effect)
    suffer(s, effect)
    assert set(s.flag) == {NONE}
    suffer(s, effect)
    assert s.gold[0] == 2


def test_the_top_crew_joins_for_nothing() -> None:
    """R65, R104: the reward of Portobelo is a Crew, refreshed and free."""
    s = scene()
    lay(s, "crew_deck", "K20a")
    port = book(s).port[REGION["PBE"]]
    assert port is not None
    suffer(s, port.reward[0])
    happens(s, "K20a")
    assert lies(s, cell("ready", 0)) == ["K20a"]


# Favor and Malice


def loved(favor: int = 1, malice: int = 1) -> State:
    """Kahina with Magpie and Josephine."""
    s = scene()
    s.lover[0][0], s.favor[0][0] = PEOPLE.index("P01"), favor
    s.nemesis[0][0], s.malice[0][0] = PEOPLE.index("P02"), malice
    return s


def test_favor_goes_down_to_true_love() -> None:
    """R54, R55: each step unlocks an ability; the fourth is worth a Notoriety while it lasts."""
    s = loved(favor=3)
    change_favor(s, 0, 0, 1)
    assert (s.favor[0][0], notoriety(s, 0)) == (4, 1)
    change_favor(s, 0, 0, 1)
    assert s.favor[0][0] == 4
    suffer(s, Effect("favor", n=-1))
    assert (s.favor[0][0], notoriety(s, 0)) == (3, 0)


def test_favor_is_never_lost_below_the_top() -> None:
    """R55: the top ability stays."""
    s = loved()
    suffer(s, Effect("favor", n=-1))
    assert s.favor[0][0] == 1


def test_malice_unlocks_and_locks() -> None:
    """R56, R57: up to three abilities; removed from the top, the Nemesis is inert until Malice
    rises again."""
    s = loved()
    for expected in (2, 3, 3):
        suffer(s, Effect("malice"))
        assert s.malice[0][0] == expected
    for expected in (2, 1, 0, 0):
        change_malice(s, 0, 0, -1)
        assert s.malice[0][0] == expected
    suffer(s, Effect("malice"))
    assert s.malice[0][0] == 1


def test_without_nemesis_there_is_no_malice() -> None:
    """R57, R77: a Nemesis that left play gains none; a second one does."""
    s = loved()
    s.nemesis[0][0] = NONE
    suffer(s, Effect("malice"))
    assert list(s.malice[0]) == [1, 0]
    s.nemesis[0][1] = PEOPLE.index("F01")
    suffer(s, Effect("malice"))
    assert list(s.malice[0]) == [1, 1]


@pytest.mark.parametrize(("answer", "malice", "gold"), [("use", 1, 0), ("refuse", 2, 3)])
def test_the_salt_cured_heart(answer: str, malice: int, gold: int) -> None:
    """R50: pay 3 gold to prevent it, or not."""
    s = loved()
    s.gold[0] = 3
    give(s, 0, "relics", "T46")
    suffer(s, Effect("malice"))
    assert asked(s) == (0, "prevent_malice")
    if answer == "use":
        choose(s, "use", card="T46")
    else:
        choose(s, "refuse")
    assert (s.malice[0][0], s.gold[0]) == (malice, gold)


def test_nothing_is_asked_that_cannot_be_paid() -> None:
    """R50: without 3 gold the Heart does not help."""
    s = loved()
    give(s, 0, "relics", "T46")
    suffer(s, Effect("malice"))
    assert s.malice[0][0] == 2


def hated_twice(*malice: int) -> State:
    """Kahina with Josephine and with Lady Gray, who was a Lover once."""
    s = loved(malice=malice[0])
    s.nemesis[0][1], s.malice[0][1] = PEOPLE.index("F01"), malice[1]
    return s


def test_all_malice_is_that_of_every_nemesis() -> None:
    """A68: the Secondary Nemesis rises too; one at the end of its abilities stays there. What is
    not for all makes only the first grow that can."""
    s = hated_twice(2, 1)
    suffer(s, Effect("malice"))
    assert list(s.malice[0]) == [3, 1]
    suffer(s, Effect("malice", who="all"))
    assert list(s.malice[0]) == [3, 2]
    s = hated_twice(1, 1)
    suffer(s, Effect("malice", who="all"))
    assert list(s.malice[0]) == [2, 2]
    suffer(s, Effect("malice", n=-1, who="all"))
    assert list(s.malice[0]) == [1, 1]


@pytest.mark.parametrize(("answer", "malice"), [("use", [1, 1]), ("refuse", [2, 2])])
def test_what_prevents_malice_prevents_all_of_it(answer: str, malice: list[int]) -> None:
    """A68: both Nemeses would grow at once; that is asked and paid for once."""
    s = hated_twice(1, 1)
    s.gold[0] = 6
    give(s, 0, "relics", "T46")
    suffer(s, Effect("malice", who="all"))
    assert asked(s) == (0, "prevent_malice")
    if answer == "use":
        choose(s, "use", card="T46")
    else:
        choose(s, "refuse")
    assert s.step == NONE
    assert (list(s.malice[0]), s.gold[0]) == (malice, 3 if answer == "use" else 6)


# Movement


def test_an_event_makes_npcs_faster() -> None:
    """R152: a type of NPC moves further until the next Event; captains do not."""
    s = scene()
    s.active = 0
    before = movement(s, 0)
    suffer(s, Effect("movement", npc="galleon"))
    assert s.haste[0] == 1
    assert movement(s, 0) == before
