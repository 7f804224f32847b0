"""What Sea of Legends tells people beyond what happened, held against what happens."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import captains_table as ct
from captains_table.engine.words import LANGUAGES
from captains_table.games.sea_of_legends.box import (
    CHARACTERS,
    FACTION_CHARACTERS,
    KINDS,
    LEGENDARY,
    NPCS,
)
from captains_table.games.sea_of_legends.facts import facts
from captains_table.games.sea_of_legends.hints import SORTS

GAMES = ((2, 3), (4, 1))  # seats and seeds
IN_VAIN = ("nemesis_activated", "nemesis_ignored")
WAYS = {
    "spanish": [],
    "atlantian": ["trophies"],
    "british": ["flags", "gold"],
    "tlaloc": ["relics"],
    "dread": ["infestations"],
}
WHO_IS_MET = ("challenge", "adventure")


class Moment(NamedTuple):
    """Somebody decides: what is told then, what is chosen, and the events that follow."""

    table: ct.Table
    seat: int
    view: dict[str, Any]
    facts: dict[str, Any]
    action: dict[str, Any]
    events: list[dict[str, Any]]


@cache
def games() -> tuple[tuple[Moment, ...], ...]:
    """All decisions of some games at random, but for a liking for Challenges and Adventures."""
    found = []
    for seats, seed in GAMES:
        table = ct.Table("sea-of-legends", seats=seats, seed=seed)
        bot, game = ct.player("random", seed=seed), []
        while (decision := table.decision) is not None:
            view = table.view(decision.seat)
            eager = [c.index for c in decision.choices if c.action["do"] in WHO_IS_MET]
            action = decision.choices[index := eager[-1] if eager else bot.choose(view)].action
            then = table.copy()
            facts = table.facts(decision.seat)
            game.append(Moment(then, decision.seat, view, facts, action, table.choose(index)))
        found.append(tuple(game))
    return tuple(found)


def rolls() -> list[tuple[Moment, list[dict[str, Any]]]]:
    """Where dice are no more assigned, and what happens from there until Strength is compared or
    the other side gathers its dice."""
    found = []
    for game in games():
        for i, moment in enumerate(game):
            if moment.view["decision"]["kind"] != "assign" or moment.action["do"] != "done":
                continue
            told: list[dict[str, Any]] = []
            for event in (event for later in game[i:] for event in later.events):
                told.append(event)
                if event["event"] in ("challenge_won", "challenge_lost", "cannons_added"):
                    break
            found.append((moment, told))
    return found


def test_what_is_enough_wins() -> None:
    seen = set()
    for moment, told in rolls():
        challenge, view = moment.facts["challenge"], moment.view
        first = view["against"] == "player" and view["roller"] == view["challenger"]
        assert (challenge["needed"] is None) == (challenge["enough"] is None) == first
        if first or any(challenge["strikes"]):
            continue
        assert challenge["enough"] == (challenge["strength"] >= challenge["needed"])
        more = view["roller"] != view["challenger"]  # who is challenged wins no tie (R102)
        assert challenge["needed"] == challenge["against"] + more
        won = told[-1]["event"] == "challenge_won"
        assert challenge["enough"] == (won == (view["roller"] == view["challenger"]))
        seen.add((view["roller"] == view["challenger"], won))
    assert seen == {(True, True), (True, False), (False, True), (False, False)}


def test_a_nemesis_strikes_as_often_as_is_told() -> None:
    struck = 0
    for moment, told in rolls():
        strikes = [event for event in told if event["event"] in IN_VAIN]
        assert len(strikes) == sum(moment.facts["challenge"]["strikes"])
        struck += len(strikes)
    assert struck


def test_the_dice_that_are_told_are_rolled() -> None:
    for game in games():
        for moment in game:
            if moment.action["do"] == "roll":
                challenge = moment.facts["challenge"]
                dice = challenge["captain_dice"] + challenge["bonus_dice"]
                then = moment.table.copy()
                then.choose(moment.action)
                assert len(then.view(None)["die"]) == dice


def test_dice_are_assigned_only_to_abilities_that_are_told() -> None:
    used = set()
    for game in games():
        for moment in game:
            if moment.action["do"] != "assign":
                continue
            icon = moment.facts["challenge"]["abilities"][moment.action["ability"]]
            then = moment.table.copy()
            then.choose(moment.action)
            spent = [
                face
                for face, now, before in zip(
                    moment.view["die"],
                    then.view(None)["die_spent"],
                    moment.view["die_spent"],
                    strict=False,
                )
                if now and not before
            ]
            used.add(icon)
            assert set(spent) <= {icon}
    assert used == {"captain", "lover"}


def test_the_episode_that_begins_is_the_one_that_was_told_and_has_a_name() -> None:
    begun = set()
    for game in games():
        words = [game[0].table.words(lang) for lang in LANGUAGES]
        for moment in game:
            for episodes in moment.facts["episodes"]:
                for episode in episodes.values():
                    assert all(catalogue.has(episode["title"]) for catalogue in words)
            if moment.view["decision"]["kind"] != "choose_option":
                continue
            token = moment.view["episode_token"]
            episode = moment.facts["episodes"][moment.seat][token]
            begun.add(token)
            people = {
                "captain": moment.view["captain"][moment.seat],
                "lover": moment.view["lover"][moment.seat][0],
                "nemesis": moment.view["nemesis"][moment.seat][0],
            }
            assert token == "secondary" or episode["who"] == people[token]
    assert begun >= {"captain", "lover", "nemesis"}


def test_the_arc_of_a_second_lover_is_told_by_its_own_name() -> None:
    table = next(m.table for m in games()[0] if m.view["lover"][0][0] is not None).copy()
    s = table.state
    s.lover[0][1] = len(CHARACTERS)
    episode = facts(s)["episodes"][0]["secondary"]
    assert episode["who"] == FACTION_CHARACTERS[0]
    for lang in LANGUAGES:
        assert table.words(lang).has(episode["title"])


def test_how_far_a_faction_is_has_a_name_in_every_board() -> None:
    seen = {}
    for pair in ("tlaloc-dread", "atlantian-british"):
        table = ct.Table("sea-of-legends", seats=1, seed=1, options={"factions": pair})
        for faction, ways in table.facts()["progress"].items():
            seen[faction] = [way["what"] for way in ways]
    assert seen == WAYS


def test_what_npcs_carry_counts_as_on_the_way_until_it_is_home() -> None:
    """R157: only what is home counts for a victory."""
    trophies = relics = 0
    for factions in ("atlantian-british", "tlaloc-dread"):
        table = ct.Table("sea-of-legends", seats=2, seed=6, options={"factions": factions})
        bot = ct.player("random", seed=6)
        while (decision := table.decision) is not None:
            view, told = table.view(None), table.facts()["progress"]
            ways = {way["what"]: way for faction in told.values() for way in faction}
            carriers = dict(zip(NPCS, view["npc_trophies"], strict=True))
            if factions == "tlaloc-dread":
                guardians = sum(
                    str(holder).startswith("guardian") for holder in view["relic_holder"]
                )
                assert ways["relics"]["carried"] == guardians
                assert ways["infestations"]["carried"] == 0
                relics += guardians
            else:
                assert ways["trophies"]["have"] == carriers.pop("king")
                assert ways["trophies"]["carried"] == sum(carriers.values())
                officers = [
                    held
                    for npc, held in zip(NPCS, view["npc_gold"], strict=True)
                    if npc.startswith("officer")
                ]
                assert ways["gold"]["carried"] == sum(officers)
                trophies += sum(carriers.values()) + sum(officers)
            table.choose(bot.choose(table.view(decision.seat)))
    assert trophies
    assert relics


def test_choices_say_what_they_do_and_whom_they_are_about() -> None:
    """Going on is called by what it leaves undone, a captain by name."""
    said: dict[str, set[str]] = {}
    for game in games():
        for moment in game:
            decision = moment.table.decision
            assert decision is not None
            names = moment.table.seat_names()
            for choice in decision.choices:
                if choice.action["do"] == "done":
                    said.setdefault(decision.kind, set()).add(choice.label())
                target = str(choice.action.get("target", ""))
                if target.startswith("seat-"):
                    assert choice.label() == f"Challenge: {names[int(target[-1])]}"
    assert said["hire_crew"] == {"Hire no more Crew"}
    assert said["assign"] == {"Stand by this Strength"}
    assert not [kind for kind, labels in said.items() if "Go on" in labels]


def test_the_odds_before_one_sails_are_those_when_one_is_there() -> None:
    """R39: who sails to a hostile NPC must Challenge it."""
    foretold = 0
    for game in games():
        for moment in game:
            if moment.view["decision"]["kind"] != "turn":
                continue
            fights = {one["code"]: one for one in moment.table.hints(moment.seat).get("fights", [])}
            decision = moment.table.decision
            assert decision is not None
            for choice in decision.choices:
                if choice.action["do"] != "sail" or foretold > 40:
                    continue
                there = moment.table.copy()
                there.choose(choice.index)
                assert there.decision is not None
                asks = [c.action["do"] for c in there.decision.choices]
                assert (choice.code in fights) == ("end_turn" not in asks and "challenge" in asks)
                if choice.code in fights:
                    best = max(one["percent"] for one in there.hints(moment.seat)["odds"])
                    assert fights[choice.code]["percent"] == best
                    foretold += 1
    assert foretold > 5


def test_a_ship_has_room_for_its_crew_and_legendary_crew_need_none() -> None:
    for game in games():
        for moment in game:
            for p, ship in enumerate(moment.facts["ships"]):
                assert (ship is None) == (moment.view["ship"][p] is None)
                if ship is None or moment.view["decision"]["kind"] != "turn":
                    continue
                aboard = {**moment.view["ready"][p]["cards"]}
                for card, count in moment.view["exhausted"][p]["cards"].items():
                    aboard[card] = aboard.get(card, 0) + count
                crew = sum(n for card, n in aboard.items() if card not in LEGENDARY)
                assert ship["crew"] == crew <= ship["capacity"]


def test_every_card_is_of_some_sort() -> None:
    assert set(SORTS) == set(KINDS)
