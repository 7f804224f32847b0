"""Rules, "Game Setup", "Captain Prologue"; rulings A2, A4, A5, A6, A55."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import captains_table as ct
from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE
from captains_table.engine.plain import State, blank
from captains_table.games.sea_of_legends.adventures import next_episode
from captains_table.games.sea_of_legends.book import book, open_book
from captains_table.games.sea_of_legends.box import (
    CALM_SEA,
    CHARACTERS,
    CREW,
    FACTIONS,
    KINDS,
    REGIONS,
    SHIPS,
    STARTERS,
    TAVERN,
)
from captains_table.games.sea_of_legends.challenge import targets
from captains_table.games.sea_of_legends.events import EVENTS
from captains_table.games.sea_of_legends.flags import flags_left
from captains_table.games.sea_of_legends.loading import builtin
from captains_table.games.sea_of_legends.rules import FLOW as rules
from captains_table.games.sea_of_legends.setup import set_up
from captains_table.games.sea_of_legends.state import (
    ALL_SHIPS,
    CELL,
    DERIVED,
    KIND,
    PEOPLE,
    REGION,
    STATE,
    cell,
)
from captains_table.games.sea_of_legends.tableau import lies
from tests.rules.sea_of_legends.scenario import asked, choices, choose, happens, told

FIRST_GAME = ("spanish", "tlaloc", "dread")
QUARTETS = (
    ("kahina", "P01", "P02", "P09"),
    ("cesare", "P03", "P04", "P10"),
    ("spell", "P05", "P06", "P11"),
    ("ton", "P07", "P08", "P12"),
)


def table(seats: int, factions: tuple[str, ...] = FIRST_GAME, calm_seas: int = 0) -> State:
    """The box laid out, nobody has chosen anything."""
    s = blank(STATE, seats, checked=True)
    s.events = []
    s.pack = open_book(builtin()).number
    s.option_calm_seas = calm_seas
    s.factions[:] = [FACTIONS.index(faction) for faction in factions]
    s.factions_count = len(factions)
    set_up(s)
    return s


def seated(seats: int, first: int = 0, factions: tuple[str, ...] = FIRST_GAME) -> State:
    """Everybody has a Captain, a Lover and a Nemesis; the Galleon is to be placed."""
    s = table(seats, factions)
    happens(s, first)
    order = [(first + i) % seats for i in range(seats)]
    for p in order:
        assert asked(s) == (p, "choose_captain")
        choose(s, "captain", captain=QUARTETS[p][0])
    for p in order:
        happens(s, *QUARTETS[p][1:])
    for p in order:
        assert asked(s) == (p, "choose_lover")
        choose(s, "lover", card=QUARTETS[p][1])
        assert asked(s) == (p, "choose_nemesis")
        choose(s, "nemesis", card=QUARTETS[p][2])
    return s


def all_pieces(s: State) -> Counter[str]:
    """Everything that lies anywhere, Ships and people in front of the captains included."""
    found = Counter(card for zone in range(len(s.total)) for card in lies(s, zone))
    for p in range(s.seats):
        found[ALL_SHIPS[s.ship[p]]] += 1
        if s.captain[p] != NONE:
            found[("kahina", "cesare", "spell", "ton")[s.captain[p]]] += 1
        found.update(PEOPLE[who] for who in (*s.lover[p], *s.nemesis[p]) if who != NONE)
    return found


def test_one_to_four_players() -> None:
    """R1: nobody plays with five, or with none."""
    for seats in (1, 2, 3, 4):
        assert ct.Table("sea-of-legends", seats, 1).view(None)["seats"] == seats
    for seats in (0, 5):
        with pytest.raises(ct.BadSeats):
            ct.Table("sea-of-legends", seats, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_of_the_box_is_lost(seats: int) -> None:
    """R1, R26: every piece of the box is somewhere, with any number of players."""
    assert all_pieces(table(seats)) == Counter(KINDS)
    assert all_pieces(seated(seats)) == Counter(KINDS)


def test_the_decks() -> None:
    """R12, R13, R14, R16: 50 Tavern cards, 40 Crew, ten Ships, 20 Lover/Nemesis cards."""
    s = table(2)
    assert lies(s, CELL["tavern_deck"]) == list(TAVERN)
    assert lies(s, CELL["crew_deck"]) == list(CREW)
    assert lies(s, CELL["ship_deck"]) == [*SHIPS[1], *SHIPS[2]]
    assert lies(s, CELL["characters"]) == list(CHARACTERS)


def test_what_lies_open() -> None:
    """R14, R18, A55: everybody may look through the Ship deck, the Faction decks and the Faction's
    Lover/Nemesis cards; the shuffled decks show how many cards they have, and no more."""
    table = ct.Table("sea-of-legends", 2, 1)
    for seat in (0, 1, None):
        view = table.view(seat)
        assert set(view["ship_deck"]["cards"]) == {*SHIPS[1], *SHIPS[2]}
        assert view["faction_decks"]["cards"]["CT1"] == 4
        assert set(view["faction_characters"]["cards"]) == {f"F{n:02}" for n in range(1, 7)}
        closed = [view[deck] for deck in ("tavern_deck", "crew_deck", "event_deck", "characters")]
        assert closed == [{"size": size} for size in (50, 40, 9, 20)]


def test_the_supply_begins_empty_handed() -> None:
    """R15: nobody has Notoriety, no NPC has gold, no Strength token has moved."""
    s = table(2)
    assert sum(s.fame) == sum(s.npc_gold) == sum(s.level) == s.treasury == 0


def test_the_armada_and_two_others() -> None:
    """R17: in a first game the Children of Tlaloc and the Dread Tide; any two may be chosen, but no
    fewer, no more and none twice."""

    def factions(*chosen: str) -> list[str]:
        options = {"factions": list(chosen)} if chosen else {}
        found: list[str] = ct.Table("sea-of-legends", 2, 1, options).view(None)["factions"]
        return found

    assert factions() == ["spanish", "tlaloc", "dread"]
    for pair in combinations(("atlantian", "british", "tlaloc", "dread"), 2):
        assert sorted(factions(*pair)) == sorted(("spanish", *pair))
    for wrong in (["dread"], ["dread", "dread"], ["tlaloc", "dread", "british"]):
        with pytest.raises(ct.BadOption):
            factions(*wrong)


def test_three_factions_play() -> None:
    """R17: the cards of the Spanish Armada and of two others are there, the rest is in the box."""
    s = table(2, ("spanish", "british", "atlantian"))
    there = lies(s, CELL["faction_decks"])
    assert {card[:2] for card in there} == {"SP", "BR", "AT", "L0", "L1"}
    assert {"CT1", "DR1"} <= set(lies(s, CELL["box"]))
    assert lies(s, CELL["faction_characters"]) == ["F07", "F08", "F09", "F10", "F11", "F12"]


@pytest.mark.parametrize(
    ("seats", "events"),
    [(1, "1 2 3"), (2, "1 2 3"), (3, "4 5 6"), (4, "4 5 6")],
)
def test_the_event_deck_is_of_the_player_count(seats: int, events: str) -> None:
    """R18, R19: of each faction the three Events of the player-count set, nine in all."""
    s = table(seats)
    wanted = {f"{mark}{n}" for mark in ("ES", "TL", "DT") for n in events.split()}
    assert set(lies(s, CELL["event_deck"])) == wanted
    assert s.total[CELL["event_deck"]] == 9


def test_calm_seas_are_an_option() -> None:
    """A2: none by default, up to three on request."""
    assert CALM_SEA not in lies(table(2), CELL["event_deck"])
    s = table(2, calm_seas=2)
    assert lies(s, CELL["event_deck"]).count(CALM_SEA) == 2
    assert lies(s, CELL["box"]).count(CALM_SEA) == 1


def npcs(s: State) -> list[tuple[str, str]]:
    """The NPCs on the board and where they are."""
    names = STATE_NPCS
    return [(names[npc], REGIONS[at]) for npc, at in enumerate(s.npc_at) if at != NONE]


STATE_NPCS = next(n.names for n in STATE.numbers if n.name == "attacker")


def test_guides_set_up_their_factions() -> None:
    """R18: NPCs, Flags and tokens begin where the guides say, more of them with three players."""
    s = table(2)
    assert npcs(s) == [("guardian-1", "S5"), ("soldier-1", "CLA"), ("soldier-2", "NAS")]
    assert [REGIONS[at] for at in s.relic_at] == ["SKU", "CLA", "POS", "PBE"]
    more = npcs(table(3))
    assert ("guardian-2", "S7") in more
    assert ("soldier-3", "SMU") in more
    british = table(1, ("spanish", "british", "atlantian"))
    assert npcs(british) == [("seeker-1", "S12"), ("king", "S6"), ("officer-1", "BRI")]
    assert british.flag[REGION["BRI"]] == 4 + FACTIONS.index("british")


def test_the_first_player_is_random() -> None:
    """R20: chance names the first player, everybody with the same chance."""
    s = table(3)
    assert rules.mover(s) == CHANCE
    codes, weights = [0] * 9, [0] * 9
    count = rules.chances(s, codes, weights)
    assert (codes[:count], weights[:count]) == ([0, 1, 2], [1, 1, 1])
    happens(s, 2)
    assert s.first == 2


def test_captains_are_chosen_from_the_first_player_on() -> None:
    """R21: the first player first, then clockwise, each Captain once; not yet legendary."""
    s = table(3)
    happens(s, 2)
    assert asked(s) == (2, "choose_captain")
    choose(s, "captain", captain="spell")
    assert asked(s) == (0, "choose_captain")
    assert {"do": "captain", "captain": "spell"} not in choices(s)
    choose(s, "captain", captain="ton")
    choose(s, "captain", captain="kahina")
    assert list(s.captain) == [3, 0, 2]
    assert sum(s.legendary) == 0


def test_flags_and_tokens_of_a_captain() -> None:
    """R22: everybody has the Captain on the board, five Flags at hand and four Adventure tokens."""
    s = seated(4)
    for p in range(4):
        assert s.at[p] != NONE
        assert flags_left(s, p) == 5
        assert len(s.token_at[p]) == 4


def knows(s: State, p: int, zone: str) -> list[str]:
    """The cards that a seat is certain of in a zone of the table."""
    at = DERIVED.slot(CELL[zone])
    return [name for name, kind in KIND.items() if s.known[p][at + kind]]


def test_three_characters_are_dealt_in_secret() -> None:
    """R23, A55: three cards for each seat, which no other seat sees; the third goes back, and only
    who returned it knows that it is there."""
    s = table(2)
    happens(s, 0)
    choose(s, "captain", captain="kahina")
    choose(s, "captain", captain="cesare")
    happens(s, "P01", "P02", "P03", "P04", "P05", "P06")
    assert lies(s, cell("dealt", 0)) == ["P01", "P02", "P03"]
    shown_to = [e[4] for e in s.events or [] if EVENTS[e[0]].name == "character_dealt"]
    assert shown_to == [1 << 0] * 3 + [1 << 1] * 3  # each card is told to its seat alone
    choose(s, "lover", card="P02")
    choose(s, "nemesis", card="P01")
    assert s.total[cell("dealt", 0)] == 0
    assert "P03" in lies(s, CELL["characters"])
    assert (knows(s, 0, "characters"), knows(s, 1, "characters")) == (["P03"], [])


def test_any_card_can_be_lover_or_nemesis() -> None:
    """R23, A5: either side of any of the three; not the same card twice."""
    s = table(1)
    happens(s, 0)
    choose(s, "captain", captain="ton")
    happens(s, "P01", "P02", "P03")
    assert [c["card"] for c in choices(s)] == ["P01", "P02", "P03"]
    choose(s, "lover", card="P03")
    assert [c["card"] for c in choices(s)] == ["P01", "P02"]


def test_favor_and_malice_begin_at_the_top() -> None:
    """R24: one ability of Lover and Nemesis is unlocked."""
    s = seated(2)
    assert [list(s.favor[p]) for p in range(2)] == [[1, 0], [1, 0]]
    assert [list(s.malice[p]) for p in range(2)] == [[1, 0], [1, 0]]


def test_tokens_begin_where_the_cards_say() -> None:
    """R25: Kahina at Port Royal with her token, Magpie at Tortuga, Josephine (as Nemesis) at Santo
    Domingo; the Secondary token is not on the board."""
    s = seated(2)
    assert REGIONS[s.at[0]] == "PRO"
    assert [REGIONS[at] for at in s.token_at[0][:3]] == ["PRO", "TOR", "SDO"]
    assert s.token_at[0][3] == NONE


def test_a_token_may_begin_where_hostile_npcs_are() -> None:
    """A6: Axe Fist as Nemesis begins at Claw Bay, with the Soldier."""
    s = seated(2)
    assert REGIONS[s.token_at[1][2]] == "CLA"
    assert ("soldier-1", "CLA") in npcs(s)


def test_ship_crew_and_gold() -> None:
    """R26, R27: a Class 1 Ship, one Crew of each sort and 8 gold; leftovers leave the game."""
    s = seated(3)
    for p in range(3):
        assert lies(s, cell("ready", p)) == list(STARTERS)
        assert ALL_SHIPS[s.ship[p]] in SHIPS[0]
        assert s.gold[p] == 8
    assert [lies(s, CELL["box"]).count(card) for card in STARTERS] == [1, 1, 1]
    assert SHIPS[0][3] in lies(s, CELL["box"])


def test_the_player_to_the_right_places_the_galleon() -> None:
    """R28: to the right of the first player, one Galleon in any Sea region."""
    s = seated(4, first=2)
    assert asked(s) == (1, "place_galleon")
    assert {c["region"] for c in choices(s)} == {f"S{n}" for n in range(1, 13)}
    choose(s, "region", region="S8")
    assert [at for npc, at in npcs(s) if npc.startswith("galleon")] == ["S8"]


def play_prologue(s: State) -> None:
    """Choose the first option, and let the token go to the first place that it could."""
    choose(s, **choices(s)[0])
    while rules.mover(s) == CHANCE:
        codes, weights = [0] * 99, [0] * 99
        rules.chances(s, codes, weights)
        rules.apply(s, codes[0])


def test_alone() -> None:
    """A4: the lone player is the first player in every round, places the Galleon, and has nobody to
    Challenge but NPCs and Ports."""
    s = seated(1)
    assert (s.first, asked(s)) == (0, (0, "place_galleon"))
    choose(s, "region", region="S12")
    play_prologue(s)
    assert (s.round, asked(s)) == (1, (0, "turn"))
    assert targets(s, 0) == [0]  # the Port
    choose(s, "end_turn")
    assert len(told(s, "faction_turn_begun")) == 1
    while s.round == 1:
        if rules.mover(s) == CHANCE:
            happens(s, "ES1")
        else:
            assert rules.mover(s) == 0
            choose(s, **choices(s)[0])
    assert s.first == 0


def test_adventures_know_who_plays() -> None:
    """R29: the stories are those of one's own Captain, Lover and Nemesis; a Prologue leads to one
    of the two chosen Factions."""
    s = seated(2, factions=("spanish", "british", "atlantian"))
    assert [next_episode(s, 0, token) for token in range(3)] == [
        ("prologue", 1, "kahina"),
        ("lover", 1, "P01"),
        ("nemesis", 1, "P02"),
    ]
    choose(s, "region", region="S1")
    assert book(s).episodes[s.episode].who == "kahina"
    play_prologue(s)
    assert FACTIONS[s.arc_faction[0]] == "british"
    assert book(s).character[len(CHARACTERS) + s.representative[0]].faction == "british"


def test_prologues_come_before_the_first_round() -> None:
    """R30, R32: from the first player on everybody plays a Prologue; then round 1 begins with the
    same first player."""
    s = seated(3, first=1)
    choose(s, "region", region="S1")
    played = []
    for _ in range(3):
        assert s.round == 0
        played.append((asked(s), book(s).episodes[s.episode].who))
        play_prologue(s)
    option = "choose_option"
    assert played == [((1, option), "cesare"), ((2, option), "spell"), ((0, option), "kahina")]
    assert (s.first, s.round, asked(s)) == (1, 1, (1, "turn"))
