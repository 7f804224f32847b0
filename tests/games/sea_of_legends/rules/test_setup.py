"""Rules, "Game Setup", "Captain Prologue"; rulings A2, A4, A5, A6, A55."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import captains_table as ct
from tests.games.script import Script, actions, decider, kind, told
from tests.games.sea_of_legends.rules.board import (
    CAPTAINS,
    CLASS_1,
    GAME,
    NPCS,
    REGION,
    SEAS,
    STARTERS,
    SUMMONING_CARDS,
    TOKEN,
    Board,
    built_in,
    chart,
    pack,
    plain,
)
from tests.games.sea_of_legends.rules.playing import choose
from tests.games.sea_of_legends.rules.test_components import pieces

FIRST_GAME = ("spanish", "tlaloc", "dread")
QUARTETS = (
    ("kahina", "P01", "P02", "P09"),
    ("cesare", "P03", "P04", "P10"),
    ("spell", "P05", "P06", "P11"),
    ("ton", "P07", "P08", "P12"),
)
TAVERN = [f"T{n:02}" for n in range(1, 51)]
CREW = [f"K{n:02}{copy}" for n in range(1, 21) for copy in "ab"]
CHARACTERS = [f"P{n:02}" for n in range(1, 21)]
BIGGER_SHIPS = [name for name, ship in chart()["ships"].items() if ship["rank"] > 1]
FACTION_OF = {person["id"]: person.get("faction") for person in built_in()["characters"]}


def the_box() -> Counter[str]:
    """What the rulebook's list of components counts, but for dice and tokens."""
    spoils = [f"AT{n}" for n in range(8, 16)]
    events = [f"{mark}{n}" for mark in ("ES", "AU", "BE", "TL", "DT") for n in range(1, 7)]
    single = [
        *(*CAPTAINS, *CHARACTERS, *TAVERN, *CREW, *CLASS_1, *BIGGER_SHIPS, *spoils, *events),
        *(*SUMMONING_CARDS, *(f"{mark}{n:02}" for mark in "FL" for n in range(1, 13))),
    ]
    relics = {
        f"{mark}{n}": 4 if n < 3 else 2
        for mark in ("SP", "AT", "BR", "CT", "DR")
        for n in range(1, 8)
    }
    return Counter(single) + Counter(dict.fromkeys(STARTERS, 4)) + Counter({**relics, "CALM": 3})


def table(
    seats: int, factions: tuple[str, ...] = FIRST_GAME, calm_seas: int = 0, first: int = 0
) -> ct.Table:
    """The box laid out, nobody has chosen anything. The cards are dealt as in `QUARTETS`."""
    two = [f for f in factions if f != "spanish"]
    options = {"factions": two, "calm_seas": calm_seas, "content": plain()}
    order = [(first + i) % seats for i in range(seats)]
    dealt = [card for p in order for card in QUARTETS[p][1:]]
    chance = Script(first_player=[first], deal_character=dealt)
    return ct.Table(GAME, seats, options=options, chance=chance)


def seated(seats: int, first: int = 0, factions: tuple[str, ...] = FIRST_GAME) -> ct.Table:
    """Everybody has a Captain, a Lover and a Nemesis; the Galleon is to be placed."""
    t = table(seats, factions, first=first)
    order = [(first + i) % seats for i in range(seats)]
    for p in order:
        assert asked(t) == (p, "choose_captain")
        t.choose({"do": "captain", "captain": QUARTETS[p][0]})
    for p in order:
        assert asked(t) == (p, "choose_lover")
        t.choose({"do": "lover", "card": QUARTETS[p][1]})
        assert asked(t) == (p, "choose_nemesis")
        t.choose({"do": "nemesis", "card": QUARTETS[p][2]})
    return t


def asked(t: ct.Table) -> tuple[int | None, str | None]:
    """Who is asked, and what."""
    return decider(t), kind(t)


def lies(t: ct.Table, zone: str, p: int | None = None) -> list[str]:
    """The cards of a zone, or of a seat's zone."""
    cards = t.position()[zone] if p is None else t.position()[zone][p]
    return list(Counter(cards).elements())


def test_one_to_four_players() -> None:
    """R1: nobody plays with five, or with none."""
    for seats in (1, 2, 3, 4):
        assert ct.Table(GAME, seats, 1).view(None)["seats"] == seats
    for seats in (0, 5):
        with pytest.raises(ct.BadSeats):
            ct.Table(GAME, seats, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_of_the_box_is_lost(seats: int) -> None:
    """R1, R26: every piece of the box is somewhere, with any number of players."""
    assert pieces(table(seats).position()) == the_box()
    assert pieces(seated(seats).position()) == the_box()


def test_the_decks() -> None:
    """R12, R13, R14, R16: 50 Tavern cards, 40 Crew, ten Ships, 20 Lover/Nemesis cards."""
    t = table(2)
    assert lies(t, "tavern_deck") == TAVERN
    assert lies(t, "crew_deck") == CREW
    assert (lies(t, "ship_deck"), len(BIGGER_SHIPS)) == (BIGGER_SHIPS, 10)
    assert lies(t, "characters") == CHARACTERS


def test_what_lies_open() -> None:
    """R14, R18, A55: everybody may look through the Ship deck, the Faction decks and the Faction's
    Lover/Nemesis cards; the shuffled decks show how many cards they have, and no more."""
    t = table(2)
    for seat in (0, 1, None):
        view = t.view(seat)
        assert set(view["ship_deck"]["cards"]) == set(BIGGER_SHIPS)
        assert view["faction_decks"]["cards"]["CT1"] == 4
        assert set(view["faction_characters"]["cards"]) == {f"F{n:02}" for n in range(1, 7)}
        closed = [view[deck] for deck in ("tavern_deck", "crew_deck", "event_deck", "characters")]
        assert closed == [{"size": size} for size in (50, 40, 9, 20)]


def test_the_supply_begins_empty_handed() -> None:
    """R15: nobody has Notoriety, no NPC has gold, no Strength token has moved."""
    view = table(2).view(None)
    assert sum(view["fame"]) == sum(view["npc_gold"]) == sum(view["level"]) == 0
    assert view["treasury"] == 0


def test_the_armada_and_two_others() -> None:
    """R17: in a first game the Children of Tlaloc and the Dread Tide; any two may be chosen, but no
    fewer, no more and none twice."""

    def factions(*chosen: str) -> list[str]:
        options = {"factions": list(chosen)} if chosen else {}
        found: list[str] = ct.Table(GAME, 2, 1, options).view(None)["factions"]
        return found

    assert factions() == ["spanish", "tlaloc", "dread"]
    for pair in combinations(("atlantian", "british", "tlaloc", "dread"), 2):
        assert sorted(factions(*pair)) == sorted(("spanish", *pair))
    for wrong in (["dread"], ["dread", "dread"], ["tlaloc", "dread", "british"]):
        with pytest.raises(ct.BadOption):
            factions(*wrong)


def test_three_factions_play() -> None:
    """R17: the cards of the Spanish Armada and of two others are there, the rest is in the box."""
    t = table(2, ("spanish", "british", "atlantian"))
    there = lies(t, "faction_decks")
    assert {card[:2] for card in there} == {"SP", "BR", "AT", "L0", "L1"}
    assert {"CT1", "DR1"} <= set(lies(t, "box"))
    assert lies(t, "faction_characters") == ["F07", "F08", "F09", "F10", "F11", "F12"]


@pytest.mark.parametrize(
    ("seats", "events"),
    [(1, "1 2 3"), (2, "1 2 3"), (3, "4 5 6"), (4, "4 5 6")],
)
def test_the_event_deck_is_of_the_player_count(seats: int, events: str) -> None:
    """R18, R19: of each faction the three Events of the player-count set, nine in all."""
    t = table(seats)
    wanted = {f"{mark}{n}" for mark in ("ES", "TL", "DT") for n in events.split()}
    assert set(lies(t, "event_deck")) == wanted
    assert len(lies(t, "event_deck")) == 9


def test_calm_seas_are_an_option() -> None:
    """A2: none by default, up to three on request."""
    assert "CALM" not in lies(ct.Table(GAME, 2, 1), "event_deck")
    t = table(2, calm_seas=2)
    assert lies(t, "event_deck").count("CALM") == 2
    assert lies(t, "box").count("CALM") == 1


def npcs(t: ct.Table) -> list[tuple[str, str]]:
    """The NPCs on the board and where they are."""
    return [(npc, at) for npc, at in zip(NPCS, t.view(None)["npc_at"], strict=True) if at]


def test_guides_set_up_their_factions() -> None:
    """R18: NPCs, Flags and tokens begin where the guides say, more of them with three players."""
    t = table(2)
    assert npcs(t) == [("guardian-1", "S5"), ("soldier-1", "CLA"), ("soldier-2", "NAS")]
    assert t.view(None)["relic_at"] == ["SKU", "CLA", "POS", "PBE"]
    more = npcs(table(3))
    assert ("guardian-2", "S7") in more
    assert ("soldier-3", "SMU") in more
    british = table(1, ("spanish", "british", "atlantian"))
    assert npcs(british) == [("seeker-1", "S12"), ("king", "S6"), ("officer-1", "BRI")]
    assert british.view(None)["flag"][REGION["BRI"]] == "british"


def test_the_first_player_is_random() -> None:
    """R20: chance names the first player, everybody with the same chance."""
    chance = Script(first_player=[2])
    t = ct.Table(GAME, 3, chance=chance)
    assert chance.nodes == [("first_player", {0: 1, 1: 1, 2: 1})]
    assert t.view(None)["first"] == 2


def test_captains_are_chosen_from_the_first_player_on() -> None:
    """R21: the first player first, then clockwise, each Captain once; not yet legendary."""
    t = table(3, first=2)
    assert asked(t) == (2, "choose_captain")
    t.choose({"do": "captain", "captain": "spell"})
    assert asked(t) == (0, "choose_captain")
    assert {"do": "captain", "captain": "spell"} not in actions(t)
    t.choose({"do": "captain", "captain": "ton"})
    t.choose({"do": "captain", "captain": "kahina"})
    view = t.view(None)
    assert (view["captain"], view["legendary"]) == (["ton", "kahina", "spell"], [0, 0, 0])


def test_flags_and_tokens_of_a_captain() -> None:
    """R22: everybody has the Captain on the board, five Flags at hand and four Adventure tokens."""
    position = seated(4).position()
    for p in range(4):
        assert position["at"][p]
        assert len(position["token_at"][p]) == 4
        assert f"seat-{p}" not in position["flag"]
        owned = [f"seat-{p}"] * 6
        ct.Table.at(GAME, position | {"flag": [*owned[:5], *position["flag"][5:]]})
        with pytest.raises(ct.BadPosition, match="flag"):
            ct.Table.at(GAME, position | {"flag": [*owned, *position["flag"][6:]]})


def test_three_characters_are_dealt_in_secret() -> None:
    """R23, A55: three cards for each seat, which no other seat sees; the third goes back, and only
    who returned it knows that it is there."""
    t = table(2)
    t.choose({"do": "captain", "captain": "kahina"})
    t.choose({"do": "captain", "captain": "cesare"})
    own = [list(cards) for _, *cards in QUARTETS[:2]]
    for seat in (0, 1, None):
        view = t.view(seat)
        for p in range(2):
            seen = {"size": 3} | ({"cards": dict.fromkeys(own[p], 1)} if p == seat else {})
            assert view["dealt"][p] == seen
        dealt = [e for e in told(t, seat) if e["event"] == "character_dealt"]
        assert [e["seat"] for e in dealt] == [0, 0, 0, 1, 1, 1]
        cards = [e.get("card") for e in dealt]  # each card is told to its seat alone
        assert cards == [card if p == seat else None for p in range(2) for card in own[p]]
    t.choose({"do": "lover", "card": "P02"})
    t.choose({"do": "nemesis", "card": "P01"})
    assert lies(t, "dealt", 0) == []
    assert "P09" in lies(t, "characters")
    known = [known["characters"] for known in t.position()["known"]]
    assert known == [{"P09": 1}, {}, {}]  # the last is the spectator


def test_any_card_can_be_lover_or_nemesis() -> None:
    """R23, A5: either side of any of the three; not the same card twice."""
    t = table(1)
    t.choose({"do": "captain", "captain": "ton"})
    assert [c["card"] for c in actions(t)] == ["P01", "P02", "P09"]
    t.choose({"do": "lover", "card": "P09"})
    assert [c["card"] for c in actions(t)] == ["P01", "P02"]
    t.choose({"do": "nemesis", "card": "P02"})
    view = t.view(None)
    assert (view["lover"][0], view["nemesis"][0]) == (["P09", None], ["P02", None])


def test_favor_and_malice_begin_at_the_top() -> None:
    """R24: one ability of Lover and Nemesis is unlocked."""
    view = seated(2).view(None)
    assert view["favor"] == [[1, 0], [1, 0]]
    assert view["malice"] == [[1, 0], [1, 0]]


def test_tokens_begin_where_the_cards_say() -> None:
    """R25: Kahina at Port Royal with her token, Magpie at Tortuga, Josephine (as Nemesis) at Santo
    Domingo; the Secondary token is not on the board."""
    view = seated(2).view(None)
    assert view["at"][0] == "PRO"
    assert view["token_at"][0] == ["PRO", "TOR", "SDO", None]


def test_a_token_may_begin_where_hostile_npcs_are() -> None:
    """A6: Axe Fist as Nemesis begins at Claw Bay, with the Soldier."""
    t = seated(2)
    assert t.view(None)["token_at"][1][TOKEN["nemesis"]] == "CLA"
    assert ("soldier-1", "CLA") in npcs(t)


def test_ship_crew_and_gold() -> None:
    """R26, R27: a Class 1 Ship, one Crew of each sort and 8 gold; leftovers leave the game."""
    t = seated(3)
    for p in range(3):
        assert lies(t, "ready", p) == list(STARTERS)
    assert t.view(None)["ship"] == list(CLASS_1[:3])
    assert t.view(None)["gold"] == [8, 8, 8]
    assert [lies(t, "box").count(card) for card in STARTERS] == [1, 1, 1]
    assert CLASS_1[3] in lies(t, "box")


def test_the_player_to_the_right_places_the_galleon() -> None:
    """R28: to the right of the first player, one Galleon in any Sea region."""
    t = seated(4, first=2)
    assert asked(t) == (1, "place_galleon")
    assert {c["region"] for c in actions(t)} == set(SEAS)
    t.choose({"do": "region", "region": "S8"})
    assert [at for npc, at in npcs(t) if npc.startswith("galleon")] == ["S8"]


def test_alone() -> None:
    """A4: the lone player is the first player in every round, places the Galleon, and has nobody to
    Challenge but NPCs and Ports."""
    t = seated(1)
    assert (t.view(None)["first"], asked(t)) == (0, (0, "place_galleon"))
    t.choose({"do": "region", "region": "S12"})
    t.choose(0)  # the Prologue
    assert (t.view(None)["round"], asked(t)) == (1, (0, "turn"))
    assert [c["target"] for c in actions(t) if c["do"] == "challenge"] == ["port"]
    t.choose({"do": "end_turn"})
    assert [e["event"] for e in told(t, 0)].count("faction_turn_begun") == 1
    while t.view(None)["round"] == 1:
        assert decider(t) == 0
        t.choose(0)
    assert t.view(None)["first"] == 0


def test_adventures_know_who_plays() -> None:
    """R29: the stories are those of one's own Captain, Lover and Nemesis; a Prologue leads to one
    of the two chosen Factions."""
    t = seated(2, factions=("spanish", "british", "atlantian"))
    t.choose({"do": "region", "region": "S1"})
    assert episode(t) == ("prologue", 1, "kahina")
    for option, faction in enumerate(("atlantian", "british")):
        chosen = t.copy()
        chosen.choose(option)
        view = chosen.view(None)
        assert view["arc_faction"][0] == faction
        assert FACTION_OF[view["representative"][0]] == faction
    t.choose(0)
    t.choose(0)
    own = stories_of("P01", "P02", "P03")  # a pack in which they have a story of their own
    for token, who in (("lover", "P01"), ("nemesis", "P02")):
        s = Board(t.position() | {"options": t.position()["options"] | {"content": own}})
        s.at[0] = s.token_at[0][TOKEN[token]]
        choose(s, "adventure", token=token)
        assert s.episode == f"{token}_1_{who.lower()}"


def stories_of(*people: str) -> dict[str, Any]:
    """The content, with the first episodes of Lover and Nemesis once more for each of them."""
    own = pack({})
    episodes = own["adventures"]["episodes"]
    episodes += [
        episode | {"who": who, "id": f"{episode['id']}_{who.lower()}"}
        for who in people
        for episode in episodes
        if episode["arc"] in ("lover", "nemesis") and episode["stage"] == 1
    ]
    return own


def test_prologues_come_before_the_first_round() -> None:
    """R30, R32: from the first player on everybody plays a Prologue; then round 1 begins with the
    same first player."""
    t = seated(3, first=1)
    t.choose({"do": "region", "region": "S1"})
    played = []
    for _ in range(3):
        assert t.view(None)["round"] == 0
        played.append((asked(t), episode(t)[2]))
        t.choose(0)
    option = "choose_option"
    assert played == [((1, option), "cesare"), ((2, option), "spell"), ((0, option), "kahina")]
    assert (t.view(None)["first"], t.view(None)["round"], asked(t)) == (1, 1, (1, "turn"))


def episode(t: ct.Table) -> tuple[str, int, str | None]:
    """The story, the stage and the character of the episode that is played."""
    now = t.story()["now"]
    return now["arc"], now["stage"], now["who"]
