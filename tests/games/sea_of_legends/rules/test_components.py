"""Rules, "Game Components", "Faction Overview"; rulings A1, A56."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

import captains_table as ct
from tests.games.script import Position
from tests.games.sea_of_legends.rules.board import (
    CAPTAINS,
    FACTION,
    FACTIONS,
    NPCS,
    REGION,
    STARTERS,
    SUPPLY,
    TOKENS,
    Board,
    built_in,
    chart,
    flag,
    give,
    hold,
    lay,
    put,
    scene,
    ship,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    at,
    carry_on,
    challenge,
    choices,
    choose,
    chosen_npc,
    draws_event,
    fight,
    happens,
    lies,
    notoriety,
    on_board,
    roll,
    told,
    turn,
    where,
)

DECK = {"spanish": "SP", "atlantian": "AT", "british": "BR", "tlaloc": "CT", "dread": "DR"}
EVENTS = {"spanish": "ES", "atlantian": "AU", "british": "BE", "tlaloc": "TL", "dread": "DT"}
WITH = {  # a game that each faction plays in, together with the Children of Tlaloc if it can be
    "spanish": ("spanish", "tlaloc", "dread"),
    "atlantian": ("spanish", "tlaloc", "atlantian"),
    "british": ("spanish", "tlaloc", "british"),
    "tlaloc": ("spanish", "tlaloc", "dread"),
    "dread": ("spanish", "tlaloc", "dread"),
}
ITEMS = [f"T{n:02}" for n in range(1, 31)]
RUMORS = [f"T{n:02}" for n in range(31, 51)]


def pieces(position: Position) -> Counter[str]:
    """Everything that lies somewhere, by kind."""
    found: Counter[str] = Counter()
    for name, value in position.items():
        if name in ("captain", "ship"):
            found.update(name for name in value if name)
        elif name in ("lover", "nemesis"):
            found.update(who for people in value for who in people if who)
        elif name not in ("options", "known"):
            zones = value if isinstance(value, list) else [value]
            for zone in zones:
                found.update(zone if isinstance(zone, dict) else {})
    return found


def set_up(seats: int = 2) -> Position:
    """A game that was just set up."""
    return ct.Table("sea-of-legends", seats, seed=1).position()


def can_be(s: Board) -> bool:
    """Whether a position could arise."""
    try:
        ct.Table.at("sea-of-legends", s.position)
    except ct.BadPosition:
        return False
    return True


def test_what_the_box_holds() -> None:
    """R2: cards, dice and tokens of the component list."""
    for seats in (1, 4):
        there = pieces(set_up(seats))
        by_mark = Counter(
            {mark: sum(n for name, n in there.items() if name[:1] == mark) for mark in "KPTF"}
        )
        tavern = sum(n for name, n in there.items() if name[0] == "T" and name[1:].isdigit())
        assert (sum(there[name] for name in CAPTAINS), by_mark["P"], tavern) == (4, 20, 50)
        assert (by_mark["K"], sum(there[name] for name in STARTERS)) == (40, 12)
        ships = chart()["ships"]
        ranks = Counter(ships[name]["rank"] for name in there if name in ships)
        assert (ranks, {there[name] for name in ships}) == ({1: 4, 2: 4, 3: 6}, {1})
    s = at("S3")
    put(s, "galleon", "S3")
    ship(s, 0, "widowmaker")
    give(s, 0, "ready", "K17a", "K17b", "K08a")
    challenge(s, "spanish")
    for card in ("K17a", "K17b", "K08a"):
        choose(s, "use", card=card)
    roll(s, *("1",) * 18)
    assert s.die_bonus == [0] * 4 + [1] * 14
    assert len(s.token_at[0]) == len(TOKENS) == 4


def test_flags_of_players_and_factions() -> None:
    """R2, R8: five for each of four Captains, and eleven of the Factions, seven of them British."""
    flags = {**{f"seat-{p}": 5 for p in range(4)}, **dict.fromkeys(FACTIONS, 1), "british": 7}
    for owner, most in flags.items():
        s = scene(4, WITH.get(owner, WITH["spanish"]))
        s.flag[:most] = [owner] * most
        assert can_be(s)
        s.flag[most] = owner
        assert not can_be(s)


def test_gold_and_notoriety_never_run_out() -> None:
    """R4: the box has 180 gold in tokens and 40 Notoriety; a rich captain still earns, and a famous
    one still gains."""
    s = at("HAV")
    s.gold[0] = s.gold[1] = 180
    s.fame[0] = s.fame[1] = 40
    fight(s, "port", "2")  # 4 gold and a Notoriety
    assert (s.gold[0], notoriety(s, 0)) == (184, 41)
    choose(s, "end_turn")
    assert (s.gold[0], s.gold[1]) == (186, 180)


def test_no_more_npcs_than_miniatures() -> None:
    """R5: there are eight Galleons; a ninth is not placed, and one that was defeated is."""
    s = at("S2")
    galleons = [put(s, "galleon", "S1") for _ in range(8)]
    draws_event(s, "ES1")
    carry_on(s)
    assert on_board(s, "galleon") == ["S1"] * 8
    assert not told(s, "npc_placed")
    s.npc_at[galleons[3]] = "S2"
    turn(s, 0)
    fight(s, "spanish", "2")
    assert where(s, galleons[3]) is None
    lay(s, "event_deck", "ES1")
    draws_event(s, "ES1")
    carry_on(s)
    assert [e["npc"] for e in told(s, "npc_placed")] == [NPCS[galleons[3]]]
    assert where(s, galleons[3]) is not None


def test_any_number_of_items_relics_and_rumors() -> None:
    """R6: a captain who has all the other Items and Rumors and a Relic of every sort takes the last
    card too, and gives nothing away."""
    s = at("NAS")
    relics = [card for card in lies(s, "faction_decks") if not card.startswith("L")]
    give(s, 0, "items", *ITEMS[1:])
    give(s, 0, "rumors", *RUMORS[1:])
    give(s, 0, "relics", RUMORS[0], *relics)
    choose(s, "visit")
    happens(s, ITEMS[0])
    assert asked(s) == (0, "turn")
    sizes = [len(lies(s, zone, 0)) for zone in ("items", "rumors", "relics")]
    assert sizes == [30, 19, 1 + len(relics)]


def test_what_each_faction_has() -> None:
    """R3: cards, Events, miniatures and tokens; the Spanish Armada has Calm Seas in place of
    Lover/Nemesis cards."""
    there = pieces(set_up())
    people = {c["id"]: c["faction"] for c in built_in()["characters"] if c.get("faction")}
    legendary = Counter(
        people[f"F{card[1:]}"] for card in there if card[0] == "L" and len(card) == 3
    )
    decks = {
        faction: sum(n for name, n in there.items() if name.startswith(mark)) + legendary[faction]
        for faction, mark in DECK.items()
    }
    assert decks == {"spanish": 18, "atlantian": 29, "british": 21, "tlaloc": 25, "dread": 21}
    for mark in EVENTS.values():
        assert [name for name in there if name.startswith(mark)] == [
            f"{mark}{n}" for n in range(1, 7)
        ]
    assert Counter(people.values()) == dict.fromkeys(FACTIONS[1:], 3)
    assert there["CALM"] == 3
    assert [len(f["npcs"]) for f in built_in()["factions"]] == [1, 2, 2, 2, 2]


@pytest.mark.parametrize(("kind", "whose", "count"), [(k, *v) for k, v in SUPPLY.items()])
def test_how_many_miniatures(kind: str, whose: str, count: int) -> None:
    """R3: each has a number, and there is no other."""
    s = scene(factions=WITH[whose])
    minis = [put(s, kind, "S1") for _ in range(count)]
    hold(s, 0, NPCS[minis[-1]])
    assert can_be(s)
    hold(s, 0, f"{kind}-{count + 1}")
    assert not can_be(s)
    assert len(s.npc_at) == sum(n for _, n in SUPPLY.values())


def test_each_faction_has_one_fort() -> None:
    """A1: the Spanish Armada too; a second one is not there to be placed."""
    for faction in FACTIONS:
        s = scene(factions=WITH[faction])
        s.fort[REGION["NAS"]] = faction
        assert can_be(s)
        s.fort[REGION["HAV"]] = faction
        assert not can_be(s)
    s = at("TOR", seats=1)
    s.relation[0][FACTION["tlaloc"]], s.stage[0][0], s.legendary[0] = 4, 4, 1
    s.token_at[0][0] = "TOR"
    s.fort[REGION["HAV"]] = "tlaloc"
    choose(s, "adventure", token="captain")
    choose(s, **choices(s)[0])  # the oath
    choose(s, "region", region="NAS")
    assert choices(s) == [{"do": "mark", "mark": "flag"}]


def test_how_many_tokens_there_are() -> None:
    """R3: 9 Trophies, 3 Wounds, 4 Summoning Relics and 5 Infestations."""
    s = scene(factions=("spanish", "tlaloc", "atlantian"))
    assert len(s.relic_at) == 4
    s.trophies[0], s.npc_trophies[put(s, "king", "S6")] = 5, 4
    s.wounds = 2
    assert can_be(s)
    s.trophies[0] = 6
    assert not can_be(s)
    s.trophies[0], s.wounds = 5, 4
    assert not can_be(s)
    s = scene()
    s.infested[:5] = [1] * 5
    assert can_be(s)
    s.infested[5] = 1
    assert not can_be(s)


def test_the_guide_counts_where_its_short_form_says_less() -> None:
    """R7: told in short, a Galleon goes for the nearest Captured Port that it can dominate. The
    guide leaves out one with another Faction's Fort, so it goes for the next."""
    s = scene()
    s.at[0] = s.at[1] = "VER"
    galleon = put(s, "galleon", "SDO", strength=7)
    flag(s, "SJU", "dread")
    flag(s, "STJ", "seat-0")
    s.fort[REGION["SJU"]] = "dread"
    chosen_npc(s, galleon)
    assert [(e["region"], e["objective"]) for e in told(s, "npc_aims")] == [("STJ", "dominate")]


@pytest.mark.parametrize("kind", SUPPLY)
def test_followers_and_leaders_have_stat_cards(kind: str) -> None:
    """R9: Strength by the marked level, Ally bonus, movement, attack and reward; a defeated NPC
    is in the supply and can be placed again. The Abyssal Harpoon is for Leaders."""
    stats = next(npc for f in built_in()["factions"] for npc in f["npcs"] if npc["id"] == kind)
    assert len(stats["track"]) == 4
    assert stats["movement"] > 0
    assert stats["ally"] > 0
    assert stats["attack"]
    whose = SUPPLY[kind][0]
    other = whose if whose not in ("spanish", "atlantian") else "dread"
    for strength in stats["track"]:
        s = at("S6", factions=("spanish", "atlantian", other))
        give(s, 0, "relics", "AT5")
        npc = put(s, kind, "S6", strength=strength)
        challenge(s, whose)
        assert s.difficulty == strength
        is_leader = kind in ("king", "admiral", "tetzahuitl", "colossus")
        assert s.bonus_dice == 1 + (2 if is_leader else 0)
    if kind == "soldier":
        s = at("S6")
        npc = put(s, kind, "S6", strength=3)
        fight(s, whose, "2")
        assert (where(s, npc), s.gold[0]) == (None, 3)
        assert put(s, kind, "CLA") == npc


def test_what_players_can_hold_and_what_not() -> None:
    """R11: a player who beats a Guardian has its Summoning Relic, who beats a Seeker its Trophy.
    The King's Wound stays the King's, and an Infestation of a captured Port goes to the supply."""
    s = at("S1", factions=("spanish", "tlaloc", "atlantian"))
    guardian, seeker = put(s, "guardian", "S1"), put(s, "seeker", "S2")
    put(s, "king", "S6", strength=9)
    hold(s, 0, NPCS[guardian])
    s.npc_trophies[seeker] = 1
    for region, faction in (("S1", "tlaloc"), ("S2", "atlantian"), ("S6", "atlantian")):
        s.at[0] = region
        turn(s, 0)
        fight(s, faction, "2")
    assert (s.relic_holder[0], s.trophies[0]) == ("seat-0", 1)
    assert (s.wounds, asked(s)) == (1, (0, "flee_npc"))
    choose(s, "region", region="S5")
    assert held(s) == {"relics"}  # the Summoning Relic's card and nothing else
    s = at("NAS")
    s.infested[REGION["NAS"]] = 1
    fight(s, "port", "2")
    assert sum(s.infested) == 0
    assert held(s) == set()


def held(s: Board) -> set[str]:
    """Where seat 0 has cards."""
    zones = ("ready", "exhausted", "items", "rumors", "relics")
    return {zone for zone in zones if lies(s, zone, 0)}


def test_legendary_crew_are_not_hired() -> None:
    """R10: they lie in the Faction decks, one for each of the Faction's people, and never in the
    Crew deck."""
    position = set_up()
    legendary = [name for name in position["faction_decks"] if name[0] == "L"]
    assert [f"F{name[1:]}" for name in legendary] == [*position["faction_characters"]]
    assert all(name[0] == "K" for name in position["crew_deck"])
    assert len(position["crew_deck"]) == 40
    s = scene()
    lay(s, "crew_deck", "L01")
    assert not can_be(s)


def test_a_table_can_have_its_own_content() -> None:
    """A56: everything that cards say comes from the content, and its words with it."""
    data = deepcopy(built_in())
    data["captains"][0]["name"] = {"en": "Queen Kahina", "fr": "La reine Kahina"}
    table = ct.Table("sea-of-legends", 1, 1, {"content": data})
    decision = table.decision
    assert decision is not None
    assert any("Queen Kahina" in choice.label("en") for choice in decision.choices)
    assert ct.Table.replay(table.log).position() == table.position()
