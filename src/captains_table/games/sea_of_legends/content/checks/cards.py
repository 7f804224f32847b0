"""Captains, Ships, Crew, Tavern cards, Games and characters."""

from __future__ import annotations

from captains_table.games.sea_of_legends.box import (
    FACTION_CHARACTERS,
    LEGENDARY,
    LEGENDARY_OF,
    PORTS,
    REGIONS,
    RUMORS,
    SHIPS,
)
from captains_table.games.sea_of_legends.content.checks.draft import Draft
from captains_table.games.sea_of_legends.content.pack import (
    Ability,
    Captain,
    Character,
    Game,
    Role,
    Ship,
    TavernCard,
)
from captains_table.games.sea_of_legends.content.shape import Path

# Moments at which something that costs nothing could be used without end.
ENDLESS = ("pool", "assign", "nemesis", "move", "turn", "turn_or_assign", "port", "won")
CLASS_OF = {ship: rank for rank, ships in enumerate(SHIPS, 1) for ship in ships}


def check_cards(draft: Draft) -> None:
    """Everything that is wrong with what captains can have, and with whom they meet."""
    _people_and_ships(draft)
    _cards(draft)
    _characters(draft)


def _people_and_ships(draft: Draft) -> None:
    for path, captain in draft.records(Captain, "captains"):
        draft.one_of((*path, "start"), captain.start, REGIONS, "region")
        for side in ("base", "legendary"):
            if getattr(captain, side).ability.when != "assign":
                place = (*path, side, "ability", "when")
                draft.report.add(place, "a Captain's ability works by icons: `assign`")
    for path, ship in draft.records(Ship, "ships"):
        rank = CLASS_OF.get(ship.id, ship.rank)
        if ship.rank != rank:
            draft.report.add((*path, "rank"), f"{ship.id} is a Ship of Class {rank}")
    for path, role in draft.records(Role, "starters"):
        _tireless(draft, (*path, "ability"), role.ability)
        if role.people or role.cost:
            draft.report.add(path, "Starter Crew cost nothing and have no `people`")
    for path, role in draft.records(Role, "crew"):
        _tireless(draft, (*path, "ability"), role.ability)
        if len(role.people) != 2:
            draft.report.add(path, f"two `people` are expected, one a card, not {len(role.people)}")


def _cards(draft: Draft) -> None:
    games = [game.id for _, game in draft.records(Game, "games")]
    for path, game in draft.records(Game, "games"):
        if len(game.outcomes) not in (1, 2):
            draft.report.add((*path, "outcomes"), "one outcome or two are expected")
    for path, card in draft.records(TavernCard, "tavern"):
        draft.one_of((*path, "game"), card.game, games, "Game")
        if card.id in RUMORS:
            draft.one_of((*path, "rumor"), card.rumor, PORTS, "Port")
            check_endless(draft, (*path, "ability"), card.ability)
        elif card.rumor:
            draft.report.add((*path, "rumor"), f"{card.id} is an Item, not a Rumor")


def check_endless(draft: Draft, path: Path, ability: Ability) -> None:
    """What costs nothing must say how often."""
    if ability.when in ENDLESS and not ability.once:
        draft.report.add(path, "this could be used without end: `once` is missing")


def _tireless(draft: Draft, path: Path, ability: Ability) -> None:
    """Crew that refresh each other would never stop."""
    for i, e in enumerate(ability.effects):
        if e.do == "refresh" and not e.other:
            place = (*path, "effects", i)
            draft.report.add(place, "two of these could work without end: `other` is missing")


def _characters(draft: Draft) -> None:
    faction_of = {
        f"F{LEGENDARY.index(card) + 1:02}": faction
        for faction, cards in LEGENDARY_OF.items()
        for card in cards
    }
    for path, character in draft.records(Character, "characters"):
        for side in ("lover", "nemesis"):
            _start(draft, (*path, side), getattr(character, side).start, character.id)
        for field in ("first", "third"):
            ability = getattr(character.lover, field)
            if ability.when not in ("assign", "won"):
                place = (*path, "lover", field, "when")
                draft.report.add(place, "this ability works by icons: `assign` or `won`")
        check_endless(draft, (*path, "lover", "second"), character.lover.second)
        expected = faction_of.get(character.id, "")
        if character.faction != expected:
            whose = f"to {expected}" if expected else "to no Faction"
            draft.report.add((*path, "faction"), f"{character.id} belongs {whose}")
        if character.crew is not None:
            _tireless(draft, (*path, "crew"), character.crew)
        if (character.crew is not None) != bool(expected):
            why = "has a Legendary Crew" if expected else "has no Legendary Crew"
            draft.report.add((*path, "crew"), f"{character.id} {why}")
        beats = 4 if expected else 0
        if len(character.arc) != beats:
            draft.report.add((*path, "arc"), f"{beats} beats are expected")


def _start(draft: Draft, path: Path, region: str, who: str) -> None:
    """Where a token begins, for people who can be dealt (R25); that of a Secondary Lover or
    Nemesis goes to a Port like any other (R72, R80), so people of Factions have no such place.
    """
    if who in FACTION_CHARACTERS:
        if "start" in draft.at(path):
            draft.report.add((*path, "start"), "there is no field `start` here")
    elif not region:
        draft.report.add(path, "`start` is missing")
    else:
        draft.one_of((*path, "start"), region, REGIONS, "region")
