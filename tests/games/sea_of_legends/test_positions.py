"""Every row of the tables of Sea of Legends refuses something that nothing else would."""

from __future__ import annotations

import pytest

from captains_table.games.sea_of_legends.box import NPCS, SUMMONING_CARDS
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.positions import NEEDS
from captains_table.games.sea_of_legends.positions.steps import FITS, WORDS
from captains_table.games.sea_of_legends.state import LETTERS
from tests.conformance.cases import Case
from tests.engine.garbage import Json
from tests.engine.positions import Change, Example, both, empty, is_refused, put, put_in, shift

CASE = Case("sea-of-legends", 2, 0, ())
LISTS = book(CASE.table().state).lists
KING = NPCS.index("king")
OTHERS = "red_plea"  # a Postscript of some other content
LETTERS.number(OTHERS)


def numbers(*given: int) -> list[int]:
    return [*given, *[-1] * (4 - len(given))]


def waiting(step: str, *given: int) -> Change:
    """That waits under what is next."""

    def change(p: Json) -> None:
        p["todo"].append(step)
        p["args"][-4:-4] = numbers(*given)

    return change


def on_top(step: str, *given: int) -> Change:
    """That is next, and what was next waits."""

    def change(p: Json) -> None:
        p["todo"].append(p["step"])
        p["step"] = step
        p["args"] += numbers(*given)

    return change


def instead(step: str, *given: int) -> Change:
    """That is next in the place of what is."""
    return lambda p: p.update(step=step, args=p["args"][:-4] + numbers(*given))


def number(step: str, place: int, value: int) -> Change:
    """Another number for a step."""

    def change(p: Json) -> None:
        p["args"][4 * [*p["todo"], p["step"]].index(step) + place] = value

    return change


def swap_last(p: Json) -> None:
    """What is next and what comes after it change places."""
    p["todo"][-1], p["step"] = p["step"], p["todo"][-1]
    p["args"] = p["args"][:-8] + p["args"][-4:] + p["args"][-8:-4]


def without(step: str) -> Change:
    """That does not wait any more."""

    def change(p: Json) -> None:
        place = p["todo"].index(step)
        del p["todo"][place], p["args"][4 * place : 4 * place + 4]

    return change


def into_the_box(*zones: str) -> Change:
    """Everything of seat 0's, or everybody's, is out of the game."""

    def change(p: Json) -> None:
        for zone in zones:
            empty(p[zone][0] if isinstance(p[zone], list) else p[zone], p["box"])
        p["known"] = CASE.table().position()["known"]

    return change


def unload(field: str) -> Change:
    """Seat 0 has no such piece."""

    def change(p: Json) -> None:
        p["box"][p[field][0]] = p["box"].get(p[field][0], 0) + 1
        p[field][0] = None

    return change


def looking(count: int, *places: int) -> Change:
    """Seat 0 looks at so many Tavern cards, and those are still to be shown."""
    draws = [on_top("draw_peek", 0, place) for place in reversed(places)]
    return both(put(peeker=0), on_top("after_peek", 0, count, 0), *draws)


def nothing_dealt(p: Json) -> None:
    for row in p["dealt"]:
        empty(row, p["characters"])


def has_a_lover(p: Json) -> None:
    card = next(iter(p["characters"]))
    del p["characters"][card]
    p["lover"][p["args"][-4]][0] = card


def calm(p: Json) -> None:
    empty(p["event_now"], p["event_discard"])
    shift("CALM", p["box"], p["event_now"])


def no_events(p: Json) -> None:
    for zone in [zone for zone in p if zone.startswith("event_")]:
        empty(p[zone], p["box"])
    p["known"] = CASE.table().position()["known"]


def summoning_card(p: Json) -> None:
    """Somebody has the card of a Summoning Relic, and not the Relic."""
    card = next(card for card in p["faction_decks"] if card in SUMMONING_CARDS)
    shift(card, p["faction_decks"], p["relics"][0])


def all_are_out(p: Json) -> None:
    """There are no more NPCs to be placed."""
    p["npc_at"] = [where or "VER" for where in p["npc_at"]]
    p["wounds"] = 0


def representative_gone(p: Json) -> None:
    who = p["representative"][0]
    shift(who, p["faction_characters"], p["box"])


def secondary_first(p: Json) -> None:
    """A person of a faction is the Lover."""
    card = next(iter(p["faction_characters"]))
    p["box"][p["lover"][0][0]] = 1
    shift(card, p["faction_characters"], [])
    p["lover"][0][0] = card


def first_with(*words: str) -> int:
    """The first list of effects with such a word."""
    return next(i for i, effects in enumerate(LISTS) if {e.do for e in effects} & set(words))


def cannot(step: str) -> str:
    return f"{step} cannot be to do here"


EXAMPLES: dict[str, list[Example]] = {
    # what is next, and what waits
    "args: there are 4 numbers": [("turn", put(args=[]))],
    "todo: at most 40 steps wait": [
        ("turn", lambda p: p.update(todo=["turn"] * 50, args=[-1] * 204)),
    ],
    ": 2 is not possible": [("buy_ship", number("buy_ship", 0, 2))],
    "choose_route: 99 is not possible": [("choose_route", number("choose_route", 0, 99))],
    "attack: 0 is not possible": [
        ("choose_route", both(number("attack", 0, 0), put_in("npc_at", 0, "VER"))),
    ],
    "react: 0 is not possible": [("turn", on_top("react", 0, 0))],
    "draw_event never waits": [("turn", waiting("draw_event"))],
    "begin_turn never waits": [("turn", waiting("begin_turn"))],
    ": turn comes after it": [("turn", both(waiting("postscript", 0), waiting("turn")))],
    "place_galleon comes after it": [("place_galleon", waiting("choose_captain", 0))],
    "come before end_challenge, once": [
        ("turn", on_top("pool", 0)),
        ("assign", waiting("end_challenge")),
        ("assign", without("end_challenge")),
    ],
    "come before attack or choose_victim or special, once": [("turn", on_top("react", 0))],
    "against: is there until end_challenge, and only then": [
        ("turn", put(against="port")),
        ("assign", put(against=None)),
    ],
    "roller: is there until end_challenge, and only then": [("turn", put(roller=0))],
    "episode: is there until end_episode, and only then": [("choose_option", put(episode=None))],
    "attacker: is there until attack": [("turn", put(attacker="galleon-1"))],
    "postscript: is there until end_postscript": [("turn", put(postscript="dread_plea"))],
    "peeker: is there until after_peek": [("turn", put(peeker=0))],
    "todo: postscript waits for something": [
        ("turn", put(todo=[], step="postscript", args=numbers(0))),
    ],
    "step: nothing can be done at begin_turn": [("turn", on_top("begin_turn"))],
    # needs
    "winner: the game would be over": [("turn", put(winner="spanish"))],
    "first: somebody is, once that is drawn": [
        ("turn", put(first=None)),
        ("first_player", put(first=0)),
    ],
    "active: takes a turn": [("turn", put(active=None))],
    "round: there is one more to come": [
        ("place_galleon", put(round=30)),
        ("draw_event", put(round=60)),
    ],
    "episode: 'the_red_altar' is none of the content's episodes": [
        ("choose_option", put(episode="the_red_altar")),
    ],
    "episode: the content has none": [("choose_option", put(episode="dread_plea"))],
    "postscript: the content has none": [
        ("turn", both(put(postscript=OTHERS), on_top("end_postscript"), on_top("postscript", 0))),
    ],
    "promise: nobody can promise that": [("turn", put_in("promise", 0, "spanish_threat"))],
    "promise_from: nobody sits there": [("turn", put_in("promise_from", 0, 3))],
    "chapters: each has a choice and an end": [("turn", put_in("lost", 0, []))],
    "reading: somebody has that many chapters": [("turn", put(reading=0, fresh=9))],
    "captain: is chosen by everybody once, and is somewhere": [
        ("turn", unload("captain")),
        ("turn", put_in("at", 0, None)),
        ("choose_captain", lambda p: waiting("choose_captain", p["args"][-4])(p)),
    ],
    "ship: everybody has one": [("turn", unload("ship"))],
    "dealt: Lover and Nemesis are chosen of them, once": [
        ("choose_lover", nothing_dealt),
        ("choose_lover", has_a_lover),
    ],
    "captains: everybody chooses one": [("first_player", into_the_box("captains"))],
    "characters: everybody is dealt three": [
        ("first_player", into_the_box("characters")),
        ("deal_character", into_the_box("characters")),
    ],
    "lover: people of factions are Secondary, and one at most": [("turn", secondary_first)],
    "token_on: nobody sits there": [
        ("turn", lambda p: p["token_on"][0].__setitem__(1, 3)),
    ],
    "representative: speaks for the faction of a Captain's arc": [
        ("turn", put_in("representative", 0, None)),
        ("turn", put_in("arc_faction", 0, None)),
        ("turn", put_in("arc_faction", 0, "british")),
        ("turn", lambda p: p["representative"].reverse()),
    ],
    "foe: is there if NPCs are Challenged": [("turn", put(foe="spanish"))],
    "defending: is another player, if one is Challenged": [
        ("turn", put(defending=0)),
        ("assign", lambda p: p.update(against="player", foe=None, defending=p["challenger"])),
    ],
    "roller: is one of the two sides": [
        ("assign", lambda p: p.update(roller=1 - p["challenger"], defending=None)),
    ],
    "against: there is no Port": [
        ("assign", lambda p: p.update(against="port", foe=None, defending=None, at=["S1"] * 2)),
    ],
    "die: each is of one sort, and is assigned or not": [("assign", put(die_spent=[]))],
    "objective: the acting NPC has no such Objective": [("choose_route", put(objective=9))],
    "flag: Flags are on Ports, and so many": [
        ("turn", put_in("flag", -1, "spanish")),
        ("turn", put_in("fort", -1, "spanish")),
        ("turn", put_in("infested", -1, 1)),
        ("turn", put_in("flag", 0, "seat-2")),
        ("turn", lambda p: p.update(flag=["seat-0"] * 6 + p["flag"][6:])),
    ],
    "fort: each faction has one": [
        ("turn", lambda p: p.update(fort=["spanish"] * 2 + p["fort"][2:])),
    ],
    "infested: there are 5 Infestations": [
        ("turn", lambda p: p.update(infested=[1] * 6 + p["infested"][6:])),
    ],
    "relic_at: a Summoning Relic is in one place, and its card goes with it": [
        ("turn", summoning_card),
        ("turn", put(relic_at=[None] * 4, relic_holder=["seat-0"] * 4)),
        ("turn", put(relic_at=["VER"] * 4, relic_holder=["tetzahuitl"] * 4)),
    ],
    "wounds: he would be gone": [
        ("turn", lambda p: p.update(wounds=3) or p["npc_at"].__setitem__(KING, "VER")),
    ],
    "trophies: there are": [("turn", lambda p: p.update(trophies=[9, 9]))],
    "tavern_top_1: cards that somebody looked at lie on top one by one": [
        ("turn", lambda p: empty(p["tavern_deck"], p["tavern_top_1"])),
        ("turn", lambda p: shift(next(iter(p["event_deck"])), p["event_deck"], p["event_top_2"])),
    ],
    "event_now: a card lies there while an Event is resolved, and only then": [
        ("turn", lambda p: shift(next(iter(p["event_deck"])), p["event_deck"], p["event_now"])),
        ("choose_place", lambda p: empty(p["event_now"], p["event_discard"])),
    ],
    "event_deck: there are no Events": [("turn", no_events)],
    "event_peek: somebody looks at them": [
        ("turn", lambda p: shift(next(iter(p["event_deck"])), p["event_deck"], p["event_peek"])),
    ],
    # what must hold of a step
    cannot("effects"): [
        ("assign", waiting("effects", 0, 99, 0, 1)),
        ("assign", waiting("effects", first_with("discount"), 0, 0, 1)),
        *(("assign", waiting("effects", first_with(word), 0, 0, 1)) for word in WORDS),
        *(("choose_option", waiting("effects", first_with("legendary"), 0, p, 1)) for p in (0, 1)),
    ],
    cannot("flee"): [("assign", on_top("flee", 0))],
    cannot("roll"): [("assign", on_top("roll", 1, 1)), ("assign", on_top("roll", 0, 30))],
    cannot("reroll_dice"): [("assign", on_top("reroll_dice", 1, 511, 511))],
    cannot("representative"): [
        ("choose_option", lambda p: waiting("representative", p["args"][-4])(p)),
    ],
    cannot("make_room"): [
        ("assign", both(into_the_box("ready", "exhausted"), on_top("make_room", 0))),
        ("turn", on_top("make_room", 0)),
    ],
    cannot("defender"): [("assign", waiting("defender"))],
    cannot("order_nemeses"): [("assign", on_top("order_nemeses", 0, 1))],
    cannot("take_prize"): [("assign", waiting("take_prize", 0, 0))],
    cannot("choose_bond"): [("turn", both(representative_gone, on_top("choose_bond", 0)))],
    cannot("choose_target"): [("choose_target", put(objective=-1))],
    cannot("choose_route"): [("choose_route", put(goal=None))],
    cannot("draw_episode"): [("turn", on_top("draw_episode", 0, 3))],
    cannot("choose_option"): [("choose_option", put(episode="captain_1-F01"))],
    cannot("episode_result"): [
        ("choose_option", lambda p: waiting("episode_result", p["args"][-4], 0, 3)(p)),
    ],
    cannot("postscript"): [("turn", on_top("postscript", 0, 3))],
    cannot("react"): [("choose_route", both(instead("react", 0), put(victim=None)))],
    cannot("choose_place"): [("choose_place", all_are_out)],
    cannot("choose_lover"): [("choose_lover", swap_last)],
    cannot("after_peek"): [("turn", looking(3, 0))],
    cannot("draw_peek"): [("turn", looking(1, 0, 2))],
    cannot("place_peeked"): [("turn", both(put(peeker=0), on_top("place_peeked", 0, 0, 2, 3)))],
    cannot("draw_cards"): [("assign", waiting("draw_cards", 2, 0))],
    cannot("event"): [("draw_event", instead("postscript", 0))],
    cannot("band"): [("choose_place", calm)],
}


@pytest.mark.parametrize("reason", EXAMPLES)
def test_a_need_is_not_met(reason: str) -> None:
    for example in EXAMPLES[reason]:
        is_refused(CASE, 1, example, reason)


def test_every_need_has_an_example() -> None:
    needs = [f"{need.field}: {need.why}" for need in NEEDS]
    steps = [cannot(step) for step in FITS]
    missing = {r for r in (*needs, *steps) if not any(r.startswith(e) for e in EXAMPLES)}
    assert not missing
