"""Small effects: gold, Crew, cards, Favor and Malice. Rules, "Tableau", "Attack"; ruling A52.

Where no printed card does just what a test is about, one of a pack of the test's own does: a
Nemesis (`struck`), an Adventure (`story`), an Event (`event`), or a card (`holding`)."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.games.sea_of_legends.rules.board import (
    BLANK,
    NPC,
    REGION,
    TOKEN,
    TYPE,
    Board,
    built_in,
    flag,
    give,
    hold,
    lover,
    nemesis,
    pack,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    at,
    carry_on,
    challenge,
    choices,
    choose,
    draws_event,
    fight,
    happens,
    lies,
    movement,
    moves_in,
    notoriety,
    open_to,
    possible,
    refused,
    roll,
    told,
    turn,
    using,
    verbs,
    waits,
)

Effect = dict[str, Any]
STRIKER = "P20"
ATLANTIAN = ("spanish", "atlantian", "dread")
BRITISH = ("spanish", "british", "dread")


def effect(do: str, **fields: Any) -> Effect:
    """An effect, as a card of a pack has it."""
    return {"do": do, **fields}


def striking(s: Board, *effects: Effect) -> None:
    """Seat 0 has a Nemesis whose only ability this is."""
    card = next(c for c in built_in()["characters"] if c["id"] == STRIKER)
    s.options["content"] = pack({STRIKER: {"nemesis": card["nemesis"] | {"first": [*effects]}}})
    if s.nemesis[0][0] != STRIKER:
        nemesis(s, 0, STRIKER, malice=1)


def struck(s: Board, *effects: Effect) -> None:
    """The Nemesis of seat 0 does this to it, in a Challenge of the Port here."""
    striking(s, *effects)
    turn(s)
    challenge(s, "port")
    roll(s, "nemesis", *("captain",) * 3, *("1",) * s.bonus_dice)
    choose(s, "done")


def story(s: Board, *effects: Effect, token: str = "captain", **option: Any) -> None:
    """An Adventure of seat 0 leads to this. A pack that is there already is changed."""
    if s.options["content"] == "built_in":
        s.options["content"] = pack({})
    episodes = s.options["content"]["adventures"]["episodes"]
    episode = next(e for e in episodes if (e["arc"], e["stage"]) == (token, 1))
    episode["options"] = [
        *({"id": name, "label": LABEL, "ok": [effect("gold")]} for name in ("free", "other")),
        {"id": "tried", "label": LABEL, "ok": [*effects], **option},
    ]
    s.token_at[0][TOKEN[token]] = s.at[0]
    s.stage[0][TOKEN[token]] = int(token == "captain")  # after the Prologue
    turn(s)
    choose(s, "adventure", token=token)
    s.choose(choices(s)[-1])


LABEL = {"en": "Try it.", "fr": "Essayer."}


def event(s: Board, *effects: Effect) -> None:
    """An Event does this."""
    top = effect("level", npc="galleon")
    bands = [{"at": n, "effects": [effect("heal")]} for n in (5, 6, 7)]  # nobody is wounded
    s.options["content"] = pack({"ES1": {"top": [top, *effects], "bands": bands}})
    if "ES1" not in s.event_deck:
        s.event_deck["ES1"] = s.event_discard.pop("ES1")
    draws_event(s, "ES1")


def holding(s: Board, card: str, when: str, *effects: Effect) -> None:
    """Seat 0 has a card of which this can be had."""
    s.options["content"] = pack({card: {"ability": {"when": when, "effects": [*effects]}}})
    give(s, 0, "items" if card <= "T30" else "relics", card)


def attacked(s: Board, kind: str, p: int = 0) -> int:
    """A seat is attacked by the NPC of a type, who comes from elsewhere; it has not fled yet."""
    there = [n for n, name in enumerate(NPC) if name.startswith(kind) and s.npc_at[n]]
    npc = there[0] if there else put(s, kind, "S1")
    moves_in(s, npc, s.at[p])
    return npc


def crew(s: Board) -> list[str]:
    """The Crew of seat 0."""
    return [*lies(s, "ready", 0), *lies(s, "exhausted", 0)]


# Words

# These only work as long as their card is held; nothing carries them out.
STANDING = {"capacity", "discount", "income"}
FIELDS = {
    "turn": {"to": "1"},
    "draw": {"deck": "crew"},
    "gain_card": {"deck": "crew"},
    "peek": {"deck": "event"},
    "level": {"npc": "galleon"},
    "npc_gold": {"npc": "galleon"},
    "place": {"npc": "galleon", "where": "sea"},
    "deed": {"deed": "tried_it"},
}
PLAYED = {  # each word, somewhere where it may stand
    "turn": "gold refresh peek neutral ransom",
    "move": "movement pass_hostile",
    "pool": "dice",
    "assign": "strength reroll turn shield draw",
    "port": "bury games enter_port",
    "attacked": "cancel_attack keep_gold keep_crew stay_ready flee_far",
    "malice": "prevent",
    "nemesis_card": "count_down target lose_gold slow favor exhaust discard_crew discard_item"
    " discard_rumor remove_flag",
    "attack": "give_relics give_trophies flee",
    "event": "level place npc_gold bury_limit treasury king_trophy heal",
    "game": "levy",
    "story": "relation faction_relic ally_relic legendary leave secondary_lover estrange"
    " secondary_nemesis ally_or_lover flag_or_fort notoriety malice gain_card deed"
    " warmth grudge captain_flag",
    "nemesis": "defeat_nemesis",
}


def all_words() -> set[str]:
    """Every word that content is written in, as the page about it lists them."""
    page = (Path(__file__).parents[4] / "docs" / "sea-content.md").read_text()
    [table] = re.findall(r"^\| `do` \|.*\n\|---.*\n((?:\|.*\n)+)", page, re.M)
    return set(re.findall(r"^\| `(\w+)`", table, re.M))


def play(s: Board, place: str, effects: list[Effect]) -> None:
    """Let all of it happen, at one of the places where it may stand."""
    if place in ("turn", "move", "pool", "assign", "port", "attacked"):
        holding(s, "T08", place, *effects)
        if place in ("pool", "assign"):
            challenge(s, "port")
        if place == "assign":
            roll(s, "nemesis", "captain", "lover", "1", "1")
        elif place == "attacked":
            attacked(s, "galleon")
        elif place == "port":
            flag(s, "NAS", "seat-1")
        choose(s, **using("T08"))
    elif place == "malice":
        holding(s, "T46", place, *effects)
        story(s, effect("malice"))
        choose(s, **using("T46"))
    elif place == "nemesis_card":
        struck(s, *effects)
    elif place == "attack":
        s.options["content"] = pack({"galleon": {"attack": effects}})
        attacked(s, "galleon")
    elif place == "event":
        event(s, *effects)
    elif place == "game":
        s.options["content"] = pack({"G10": {"outcomes": [effects]}})
        choose(s, "visit")
        happens(s, "T10")
    else:
        story(s, *effects, token="nemesis" if place == "nemesis" else "captain")


@pytest.mark.parametrize("place", PLAYED)
def test_every_word_does_something(place: str) -> None:
    """R50: no card says what the rules do not know."""
    words = PLAYED[place].split()
    with pytest.raises(ct.BadPosition, match="there is no word 'conjure' here"):
        play(at("NAS"), "turn", [effect("conjure")])
    assert {word for some in PLAYED.values() for word in some.split()} == all_words() - STANDING
    s = at("NAS")
    s.gold = [20, 20]
    s.at[1] = "TOR"
    nemesis(s, 0, "P02", malice=1)
    give(s, 0, "exhausted", "gunner")
    before = deepcopy(s.position)
    play(s, place, [effect(word, **FIELDS.get(word, {})) for word in words])
    while waits(s) or asked(s)[1] not in ("turn", "place_galleon"):
        if waits(s):
            happens(s, next(iter(possible(s))))
        else:
            s.choose(choices(s)[0])
    assert s.position != before


# Gold


def test_gold_for_each_icon_and_relic() -> None:
    """R50, R51: 2 gold an icon; a gold for each Relic, four at most."""
    s = at("NAS")
    lover(s, 0, "P02", favor=1)
    challenge(s, "port")
    roll(s, "lover", "lover", "lover", "captain", "1")
    for expected in (2, 4, 6):
        choose(s, "assign", ability="lover-1", count=1)
        assert s.gold[0] == expected
    s = at("NAS")
    give(s, 0, "relics", "T31", "T32", "T33", "T34", "T35")
    choose(s, "visit")
    happens(s, "T09")  # Tall Tales
    assert s.gold[0] == 2 + 4


@pytest.mark.parametrize(
    ("field", "most", "place", "given"),
    [
        ("gold", 999, "turn", effect("gold", n=20)),
        ("fame", 999, "reward", effect("notoriety", n=20)),
        ("npc_gold", 999, "event", effect("npc_gold", n=20, npc="galleon")),
        ("treasury", 999, "event", effect("treasury", n=20)),
        ("haste", 9, "event", effect("movement", n=20, npc="galleon")),
        ("bonus_dice", 99, "pool", effect("dice", n=20)),
        ("flee_range", 9, "attacked", effect("flee_far", n=20)),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_nobody_counts_further_than_that(field: str, most: int, place: str, given: Effect) -> None:
    """R4: however much a pack gives, a number stays where it can be told."""
    dice = field == "bonus_dice"  # of which nobody may add more to a pool that is full
    for before in (1, 13) if dice else (most - 1, most):
        s = at("VER", factions=BRITISH)
        put(s, "galleon", "S9")
        if place in ("turn", "pool", "attacked"):
            holding(s, "T08", place, *[given] * (6 if dice else 1))
        if place == "reward":
            s.options["content"] = pack({"VER": {"reward": [given]}})
        if place == "pool":
            challenge(s, "port")
        elif place == "attacked":
            attacked(s, "galleon")
            assert asked(s) == (0, "react")
        there = s.position[field]
        if isinstance(there, int):
            s.position[field] = before
        else:
            there[0] = before
        if place == "event":
            event(s, given)
        elif place == "reward":
            fight(s, "port", "2")
        else:
            choose(s, **using("T08"))
        now = s.position[field]
        assert (now if isinstance(now, int) else now[0]) == most


def test_strength_has_its_limits() -> None:
    """A23: on both sides, up and down."""
    s = at("VER")
    holding(s, "T08", "assign", effect("strength", n=20))
    challenge(s, "port")
    roll(s, *BLANK)
    s.strength = [98, 0]
    choose(s, **using("T08"))
    assert s.strength == [99, 0]
    for before, blow, after in (
        ([0, 98], effect("target", n=20), [0, 99]),
        ([-98, 0], effect("strength", n=-20), [-99, 0]),
    ):
        s = at("VER")
        give(s, 0, "ready", "K01a", "K02a")
        striking(s, blow, effect("exhaust"))
        challenge(s, "port")
        roll(s, "nemesis", "captain", "captain", "captain", "1")
        s.strength = before
        choose(s, "done")
        assert asked(s) == (0, "pick_crew")  # in the middle of it
        assert s.strength == after


def test_nobody_loses_more_than_there_is() -> None:
    """R4, A23: what cannot be lost is not owed."""
    s = scene()
    s.gold[0] = 2
    struck(s, effect("lose_gold", n=3))
    assert s.gold[0] == 0
    assert told(s, "gold_lost") == [{"event": "gold_lost", "seat": 0, "count": 2}]


def test_half_the_gold() -> None:
    """Half of 7 gold is 4, or 3 where it is rounded down."""
    s = scene(factions=BRITISH)
    s.gold = [7, 7]
    struck(s, effect("lose_gold", half=True))
    attacked(s, "admiral", p=1)
    assert s.gold == [3, 4]


def test_gold_goes_to_the_attacker_or_the_treasury() -> None:
    """R140: under the Galleon, or into the Royal Treasury, if the British Empire plays."""
    s = scene(factions=BRITISH)
    s.gold[0] = 8
    galleon = attacked(s, "galleon")
    assert (s.gold[0], s.npc_gold[galleon], s.treasury) == (5, 3, 0)
    s.npc_at[galleon] = "S12"
    attacked(s, "officer")
    assert (s.gold[0], s.npc_gold[galleon], s.treasury) == (2, 3, 3)
    s = scene()
    s.gold[0] = 8
    struck(s, effect("lose_gold", n=3, to="treasury"))
    assert (s.gold[0], s.treasury) == (5, 0)


def test_kept_gold() -> None:
    """R50: what protects from this attack is taken off the loss."""
    s = scene()
    s.gold[0] = 8
    holding(s, "T08", "attacked", effect("keep_gold", n=2))
    attacked(s, "galleon")
    choose(s, **using("T08"))
    assert (s.gold[0], s.kept_gold) == (7, 0)


def test_a_ransom() -> None:
    """A captain beside you pays up to 4 gold; of several you choose."""
    s = scene(3)
    s.at = ["HAV", "PRO", "NAS"]
    s.gold = [0, 3, 9]
    give(s, 0, "items", "T14", "T29")
    choose(s, **using("T14"))
    assert asked(s) == (0, "pick_seat")
    choose(s, "seat", seat=2)
    assert s.gold == [4, 3, 5]
    s.at[2] = "POS"
    choose(s, **using("T29"))
    assert s.gold == [7, 0, 5]


def test_a_levy() -> None:
    """Two gold from each other captain; alone 3 from the supply."""
    s = at("NAS", seats=3)
    s.gold = [0, 1, 9]
    choose(s, "visit")
    happens(s, "T10")  # Widow's Wager
    choose(s, "outcome", outcome=1)
    assert s.gold == [3, 0, 7]
    s = at("NAS", seats=1)
    choose(s, "visit")
    happens(s, "T10")
    choose(s, "outcome", outcome=1)
    assert s.gold == [3]


# Crew


def test_exhausting_is_a_choice_among_the_refreshed() -> None:
    """R60, A52: only refreshed Crew; all of them without a question where that is needed."""
    s = scene()
    give(s, 0, "ready", "gunner", "K01a")
    give(s, 0, "exhausted", "navigator")
    struck(s, effect("exhaust"))
    assert {c["card"] for c in choices(s)} == {"gunner", "K01a"}
    choose(s, "pick", card="K01a")
    struck(s, effect("exhaust", n=2))
    assert lies(s, "ready", 0) == []
    struck(s, effect("exhaust"))
    assert len(lies(s, "exhausted", 0)) == 3


def test_all_crew() -> None:
    """R60: nought means all, to exhaust or to refresh."""
    s = scene()
    give(s, 0, "ready", "gunner", "K07a", "L01")
    struck(s, effect("exhaust", n=0))
    assert lies(s, "ready", 0) == []
    give(s, 0, "items", "T08")  # the Rum Barrel
    choose(s, **using("T08"))
    assert lies(s, "exhausted", 0) == []


def test_refreshing_is_a_choice() -> None:
    """R60: so many for each icon, which of them is their captain's choice."""
    s = at("VER")
    lover(s, 0, "P08", favor=1)
    give(s, 0, "exhausted", "gunner", "navigator", "quartermaster")
    challenge(s, "port")
    roll(s, "lover", "lover", "captain", "captain", "1")
    for card in ("navigator", "gunner"):
        choose(s, "assign", ability="lover-1", count=1)
        choose(s, "pick", card=card)
    assert lies(s, "exhausted", 0) == ["quartermaster"]


def test_starters_leave_others_are_discarded() -> None:
    """R61: Starter Crew leave the game, others go to the discard."""
    s = scene()
    give(s, 0, "ready", "gunner")
    give(s, 0, "exhausted", "K01a")
    left = s.box["gunner"]
    struck(s, effect("discard_crew", n=2))
    assert crew(s) == []
    assert (s.box["gunner"], lies(s, "crew_discard")) == (left + 1, ["K01a"])


def test_legendary_crew_stay() -> None:
    """R62, A52: an attack, a Nemesis or an Event never takes them; an Adventure may, but not the
    Nemesis in its Challenge."""
    s = scene()
    give(s, 0, "ready", "L01", "K01a")
    for _ in range(2):
        attacked(s, "colossus")
        assert crew(s) == ["L01"]
        carry_on(s)
    s.at[0] = "VER"
    struck(s, effect("discard_crew"))
    assert crew(s) == ["L01"]
    story(s, effect("gold"), challenge=9)  # with the same Nemesis
    roll(s, "nemesis", "captain", "captain", "captain", "1")
    choose(s, "done")
    assert [e["card"] for e in told(s, "nemesis_activated")] == [STRIKER] * 2
    assert crew(s) == ["L01"]
    story(s, effect("discard_crew"))
    assert (crew(s), "L01" in s.faction_decks) == ([], True)


def test_legendary_crew_may_be_chosen_for_an_adventure() -> None:
    """A52: what an Adventure demands, anybody aboard can be."""
    s = scene()
    give(s, 0, "ready", "L01", "K01a")
    story(s, effect("discard_crew"))
    assert asked(s) == (0, "pick_crew")
    assert {c["card"] for c in choices(s)} == {"L01", "K01a"}


def test_crew_that_an_attack_spares() -> None:
    """R50: the Morion saves Crew from being discarded, the Caiman Cloak from being exhausted."""
    s = scene()
    give(s, 0, "ready", "K01a")
    give(s, 0, "relics", "SP5", "CT7")
    attacked(s, "colossus")
    choose(s, **using("SP5"))
    choose(s, **using("CT7"))
    assert asked(s)[1] == "flee"
    assert lies(s, "ready", 0) == ["K01a"]


@pytest.mark.parametrize(("need", "spared"), [("vs_galleon", 9), ("vs_officer", 6)])
def test_what_helps_against_some_attackers_only(need: str, spared: int) -> None:
    """R50, R140: a card that keeps all gold from NPCs of one type is of no use against others."""
    ability = {"when": "attacked", "needs": [need], "effects": [effect("keep_gold", n=0)]}
    s = scene(factions=BRITISH, content=pack({"T48": {"ability": ability}}))
    s.gold[0] = 9
    give(s, 0, "relics", "T48")
    attacked(s, "galleon")
    if spared == 9:
        choose(s, **using("T48"))
    assert asked(s)[1] == "flee"
    assert s.gold[0] == spared


# Cards


def test_an_item_or_else_gold() -> None:
    """R6, R64: an Item of choice goes to the discard; without one the gold is lost."""
    s = scene()
    s.gold[0] = 5
    give(s, 0, "items", "T01", "T02")
    struck(s, effect("discard_item", else_gold=3))
    choose(s, "pick", card="T02")
    struck(s, effect("discard_item", else_gold=3))
    assert (s.gold[0], lies(s, "tavern_discard")) == (5, ["T01", "T02"])
    struck(s, effect("discard_item", else_gold=3))
    assert s.gold[0] == 2


def test_an_item_or_gold() -> None:
    """A63: whoever has both chooses; without all of the gold the Item goes, without an Item as
    much gold as there is."""
    s = scene()
    s.gold[0] = 5
    give(s, 0, "items", "T08")
    blow = effect("discard_item", or_gold=3)
    struck(s, blow)
    assert choices(s) == [{"do": "pick", "card": "T08"}, {"do": "pay", "gold": 3}]
    choose(s, "pay", gold=3)
    assert (s.gold[0], lies(s, "items", 0)) == (2, ["T08"])
    struck(s, blow)
    assert (s.gold[0], lies(s, "items", 0)) == (2, [])
    struck(s, blow)
    assert s.gold[0] == 0


def test_every_player_may_pay_the_hunt() -> None:
    """A63: the Event asks one after the other."""
    s = scene(factions=ATLANTIAN)
    put(s, "seeker", "S12", strength=6)  # 7 when the Event has begun
    for p in (0, 1):
        s.gold[p] = 3
        give(s, p, "items", f"T0{p + 1}")
    draws_event(s, "AU1")
    while asked(s)[1] != "pick_loss":
        s.choose(choices(s)[0])
    assert asked(s) == (0, "pick_loss")
    choose(s, "pay", gold=3)
    assert asked(s) == (1, "pick_loss")
    choose(s, "pick", card="T02")
    assert (s.gold, lies(s, "tavern_discard")) == ([0, 3], ["T02"])


def test_the_king_takes_an_item_or_a_relic() -> None:
    """A63: the owner chooses among all of them."""
    s = scene(factions=ATLANTIAN)
    give(s, 0, "items", "T01")
    give(s, 0, "relics", "DR3")
    attacked(s, "king")
    assert [c["card"] for c in choices(s)] == ["T01", "DR3"]
    choose(s, "pick", card="DR3")
    assert lies(s, "items", 0) == ["T01"]
    assert lies(s, "relics", 0) == []


def test_a_rumor_or_else_gold() -> None:
    """R86: a Rumor goes to the Tavern discard."""
    s = scene()
    s.gold[0] = 5
    give(s, 0, "rumors", "T31")
    struck(s, effect("discard_rumor", else_gold=3))
    assert (s.gold[0], lies(s, "tavern_discard")) == (5, ["T31"])
    struck(s, effect("discard_rumor", else_gold=3))
    assert s.gold[0] == 2


def test_a_seeker_takes_an_item_or_else_a_relic() -> None:
    """R64, R155: a Relic's Notoriety is lost with it; for what was lost the Seeker has a
    Trophy."""
    s = scene(factions=ATLANTIAN)
    give(s, 0, "items", "T01")
    give(s, 0, "relics", "T31", "DR3")
    decked = s.faction_decks["DR3"]
    assert notoriety(s, 0) == 2
    seeker = attacked(s, "seeker")
    assert (lies(s, "items", 0), s.npc_trophies[seeker]) == ([], 1)
    attacked(s, "seeker")
    assert {c["card"] for c in choices(s)} == {"T31", "DR3"}
    choose(s, "pick", card="DR3")
    carry_on(s)
    assert (notoriety(s, 0), s.faction_decks["DR3"]) == (1, decked + 1)
    attacked(s, "seeker")
    attacked(s, "seeker")
    assert lies(s, "relics", 0) == []
    assert s.npc_trophies[seeker] == 1


def test_without_anything_to_lose_there_is_no_trophy() -> None:
    """R11: the Seeker gains nothing where nothing was lost."""
    s = scene(factions=ATLANTIAN)
    seeker = attacked(s, "seeker")
    assert s.npc_trophies[seeker] == 0


def test_a_lost_ally_relic_changes_the_alignment() -> None:
    """R120: at once."""
    s = scene()
    give(s, 0, "relics", "DR1")
    put(s, "soldier", s.at[0])
    assert refused(s, "challenge", target="dread") == "SL-R118"  # neutral
    struck(s, effect("discard_item", or_relic=True))
    assert lies(s, "relics", 0) == []
    turn(s)
    assert (verbs(s), open_to(s)) == ({"sail", "challenge"}, ["dread"])  # hostile


def test_a_discarded_summoning_relic_stays_in_the_region() -> None:
    """A19, A43: token and card go together; the token lies where the captain is."""
    s = scene()
    hold(s, 0, "seat-0")
    assert "CT8" not in s.faction_decks
    struck(s, effect("discard_item", or_relic=True))
    assert (s.relic_holder[0], s.relic_at[0]) == (None, s.at[0])
    assert s.faction_decks["CT8"] == 1


def test_room_is_lost_with_a_relic() -> None:
    """R61: without the Turtle Drum a Crew must go."""
    s = scene()
    give(s, 0, "relics", "CT5")
    give(s, 0, "ready", "gunner", "navigator", "quartermaster", "K01a")
    struck(s, effect("discard_item", or_relic=True))
    assert asked(s) == (0, "make_room")


def test_who_has_left_for_a_relic_need_not_leave_again() -> None:
    """R61: each of two Turtle Drums takes its own room along, one Crew for each."""
    s = scene()
    give(s, 0, "relics", "CT5", "CT5", "CT7")
    give(s, 0, "ready", "gunner", "navigator", "quartermaster", "K01a", "K02a")
    struck(s, effect("discard_item", n=2, or_relic=True))
    for crew in ("gunner", "navigator"):
        choose(s, "pick", card="CT5")
        assert asked(s) == (0, "make_room")
        choose(s, "pick", card=crew)
    assert lies(s, "ready", 0) == ["quartermaster", "K01a", "K02a"]
    assert lies(s, "relics", 0) == ["CT7"]
    assert asked(s) != (0, "make_room")


def test_two_copies_of_a_relic_are_two_cards() -> None:
    """Where nothing else is there, nobody is asked which, and both are lost."""
    s = scene()
    give(s, 0, "relics", "CT7", "CT7")
    struck(s, effect("discard_item", n=2, or_relic=True))
    assert lies(s, "relics", 0) == []


def test_the_weakest_ports_flag() -> None:
    """The Flag of the weakest Port is taken; of several the owner chooses; without any, gold."""
    s = scene()
    s.gold[0] = 7
    for region in ("HAV", "NAS", "SKU"):
        flag(s, region, "seat-0")
    blow = effect("remove_flag", else_gold=5)
    struck(s, blow)
    assert {c["region"] for c in choices(s)} == {"NAS", "SKU"}
    choose(s, "region", region="SKU")
    struck(s, blow)
    assert s.flag[REGION["HAV"]] == "seat-0"
    struck(s, blow)
    assert set(s.flag) == {None}
    assert s.gold[0] == 7
    struck(s, blow)
    assert s.gold[0] == 2


def test_the_top_crew_joins_for_nothing() -> None:
    """R65, R104: the reward of Portobelo is a Crew, refreshed and free."""
    s = at("PBE")
    fight(s, "port", "2")
    happens(s, "K20a")
    assert (lies(s, "ready", 0), s.gold[0]) == (["K20a"], 0)


# Favor and Malice


def loved(favor: int = 1, malice: int = 1) -> Board:
    """Kahina with Magpie and Josephine."""
    s = scene()
    lover(s, 0, "P01", favor)
    nemesis(s, 0, "P02", malice)
    s.token_at[0][TOKEN["lover"]], s.token_at[0][TOKEN["nemesis"]] = "TOR", "SDO"
    return s


def test_favor_goes_down_to_true_love() -> None:
    """R54, R55: each step unlocks an ability; the fourth is worth a Notoriety while it lasts."""
    s = loved(favor=3)
    story(s, effect("favor"))
    assert (s.favor[0][0], notoriety(s, 0)) == (4, 1)
    story(s, effect("favor"))
    assert s.favor[0][0] == 4
    story(s, effect("favor", n=-1))
    assert (s.favor[0][0], notoriety(s, 0)) == (3, 0)


def test_favor_is_never_lost_below_the_top() -> None:
    """R55: the top ability stays."""
    s = loved()
    story(s, effect("favor", n=-1))
    assert s.favor[0][0] == 1


def test_malice_unlocks_and_locks() -> None:
    """R56, R57: up to three abilities; removed from the top, the Nemesis is inert until Malice
    rises again."""
    s = loved()
    for expected in (2, 3, 3):
        story(s, effect("malice"))
        assert s.malice[0][0] == expected
    for expected in (2, 1, 0, 0):
        story(s, effect("malice", n=-1))
        assert s.malice[0][0] == expected
    story(s, effect("malice"))
    assert s.malice[0][0] == 1


def test_without_nemesis_there_is_no_malice() -> None:
    """R57, R77: a Nemesis that left play gains none; a second one does."""
    s = loved()
    nemesis(s, 0, None, malice=0)
    story(s, effect("malice"))
    assert s.malice[0] == [0, 0]
    nemesis(s, 0, "F01", malice=0, place=1)
    story(s, effect("malice"))
    assert s.malice[0] == [0, 1]


@pytest.mark.parametrize(("answer", "malice", "gold"), [("use", 1, 0), ("refuse", 2, 3)])
def test_the_salt_cured_heart(answer: str, malice: int, gold: int) -> None:
    """R50: pay 3 gold to prevent it, or not."""
    s = loved()
    s.gold[0] = 3
    give(s, 0, "relics", "T46")
    story(s, effect("malice"))
    assert asked(s) == (0, "prevent_malice")
    choose(s, **(using("T46") if answer == "use" else {"do": "refuse"}))
    assert (s.malice[0][0], s.gold[0]) == (malice, gold)


def test_nothing_is_asked_that_cannot_be_paid() -> None:
    """R50: without 3 gold the Heart does not help."""
    s = loved()
    give(s, 0, "relics", "T46")
    story(s, effect("malice"))
    assert s.malice[0][0] == 2


def hated_twice(*malice: int) -> Board:
    """Kahina with Josephine and with Lady Gray, who was a Lover once."""
    s = loved(malice=malice[0])
    nemesis(s, 0, "F01", malice[1], place=1)
    s.token_at[0][TOKEN["secondary"]] = "CLA"
    return s


def test_all_malice_is_that_of_every_nemesis() -> None:
    """A68: the Secondary Nemesis rises too; one at the end of its abilities stays there. What is
    not for all makes only the first grow that can."""
    s = hated_twice(2, 1)
    story(s, effect("malice"))
    assert s.malice[0] == [3, 1]
    event(s, effect("malice", who="all"))
    assert s.malice[0] == [3, 2]
    s = hated_twice(1, 1)
    event(s, effect("malice", who="all"))
    assert s.malice[0] == [2, 2]
    event(s, effect("malice", n=-1, who="all"))
    assert s.malice[0] == [1, 1]


@pytest.mark.parametrize(("answer", "malice"), [("use", [1, 1]), ("refuse", [2, 2])])
def test_what_prevents_malice_prevents_all_of_it(answer: str, malice: list[int]) -> None:
    """A68: both Nemeses would grow at once; that is asked and paid for once."""
    s = hated_twice(1, 1)
    s.gold[0] = 6
    give(s, 0, "relics", "T46")
    event(s, effect("malice", who="all"))
    assert asked(s) == (0, "prevent_malice")
    choose(s, **(using("T46") if answer == "use" else {"do": "refuse"}))
    assert asked(s)[1] == "turn"
    assert (s.malice[0], s.gold[0]) == (malice, 3 if answer == "use" else 6)


# Movement


def test_an_event_makes_npcs_faster() -> None:
    """R152: a type of NPC moves further until the next Event; captains do not."""
    s = scene()
    before = movement(s)
    event(s, effect("movement", npc="galleon"))
    assert s.haste[TYPE["galleon"]] == 1
    assert asked(s)[1] == "turn"
    assert movement(s) == before
