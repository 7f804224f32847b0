"""What people are told beyond the rules: odds before a Challenge, prices, and what a board is drawn
from. Everything here is public (A55)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import numbers
from captains_table.games.sea_of_legends.box import (
    CALM_SEA,
    CAPTAINS,
    CHARACTERS,
    CREW,
    EVENTS,
    FACTION_CHARACTERS,
    ITEMS,
    LEGENDARY,
    RELICS,
    STARTERS,
)
from captains_table.games.sea_of_legends.captain.gains import drawn, hire_price
from captains_table.games.sea_of_legends.captain.ports import may_bury, ship_price, ships_for_sale
from captains_table.games.sea_of_legends.challenge.challenge import targets
from captains_table.games.sea_of_legends.challenge.odds import odds, odds_of_adventure
from captains_table.games.sea_of_legends.content.book import Book, book
from captains_table.games.sea_of_legends.factions.alignment import (
    group_strength,
    hostile_groups,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import ALL_SHIPS, DO
from captains_table.games.sea_of_legends.steps import STEPS
from captains_table.games.sea_of_legends.stories.episodes import playing
from captains_table.games.sea_of_legends.turn import destinations

PERCENT = 100
# What sort each card is of; a Rumor is a Relic once it is claimed.
SORTS = {
    **dict.fromkeys(CAPTAINS, "captain"),
    **dict.fromkeys(ALL_SHIPS, "ship"),
    **dict.fromkeys((*STARTERS, *CREW), "crew"),
    **dict.fromkeys(LEGENDARY, "legendary"),
    **dict.fromkeys(ITEMS, "item"),
    **dict.fromkeys(RELICS, "relic"),
    **dict.fromkeys((*EVENTS, CALM_SEA), "event"),
    **dict.fromkeys((*CHARACTERS, *FACTION_CHARACTERS), "person"),
}
# The rulings that are the Faction Guides.
GUIDES = {
    "spanish": "SL-A57",
    "tlaloc": "SL-A58",
    "dread": "SL-A59",
    "british": "SL-A60",
    "atlantian": "SL-A61",
}


def hints(s: State, p: int) -> Mapping[str, Any]:
    """About the decision that seat p must make."""
    step = STEPS[s.step]
    found: dict[str, Any] = {}
    if step == "turn":
        found["to_buy"] = _to_buy(s, p)
        found["odds"] = [] if s.acted else _turn_odds(s, p)
        found["fights"] = [] if s.moved else _fights(s, p)
    elif step == "choose_option":
        options = playing(s).episode.options
        found["odds"] = [
            {"code": DO.OPTION + i, "percent": _percent(chance)}
            for i, o in enumerate(options)
            if o.challenge and (chance := odds_of_adventure(s, p, o.challenge)) >= 0
        ]
    elif step == "hire_crew":
        _, _, discount, free = numbers(s)
        found["prices"] = {
            card: price
            for card in drawn(s, CREW)
            if (price := hire_price(s, p, discount, free, card)) != NONE
        }
    elif step == "buy_ship":
        found["prices"] = {ALL_SHIPS[i]: ship_price(s, p, i) for i in range(len(ALL_SHIPS))}
    return found


def _to_buy(s: State, p: int) -> int | None:
    """How much there is gold for in the Port where somebody is: Ships in a Shipyard, tens to bury
    in a Hideout. None anywhere else."""
    port = book(s).port[s.at[p]]
    if port is None or port.type not in ("shipyard", "hideout"):
        return None
    if port.type == "shipyard":
        return len(ships_for_sale(s, p))
    return sum(code != DO.DONE for code in may_bury(s, p))


def _turn_odds(s: State, p: int) -> list[dict[str, int]]:
    """The chance of success against everything that can be Challenged here."""
    return [
        {"code": DO.CHALLENGE + target, "percent": _percent(odds(s, p, target))}
        for target in targets(s, p)
    ]


def _fights(s: State, p: int) -> list[dict[str, int]]:
    """Where sailing forces a Challenge (R39): the Strength that waits there, and the best chance
    against it."""
    trial = s.copy()
    found = []
    for region in destinations(s, p):
        trial.at[p] = region
        hostile = hostile_groups(trial, p, region)
        if not hostile:
            continue
        found.append(
            {
                "code": DO.SAIL + region,
                "strength": max(group_strength(s, faction, region) for faction in hostile),
                "percent": _percent(max(odds(trial, p, target) for target in targets(trial, p))),
            }
        )
    return found


def _percent(chance: float) -> int:
    return round(PERCENT * chance)


def board(shown: Book) -> dict[str, Any]:
    """The map, the stat cards, Ships and what else a board shows of the content."""
    pack = shown.pack
    return {
        "ports": [
            {"id": o.id, "type": o.type, "strength": o.strength, "x": o.x, "y": o.y}
            for o in pack.map.ports
        ],
        "seas": [{"id": sea.id, "x": sea.x, "y": sea.y} for sea in pack.map.seas],
        "routes": [list(route) for route in pack.map.routes],
        "npcs": {
            npc.id: {
                "track": list(npc.track),
                "ally": npc.ally,
                "movement": npc.movement,
                "region": npc.region,
                "keywords": list(npc.keywords),
                "faction": faction.id,
            }
            for faction in pack.factions
            for npc in faction.npcs
        },
        "guides": GUIDES,
        "ships": {
            ship.id: {
                "rank": ship.rank,
                "cannons": ship.cannons,
                "movement": ship.movement,
                "capacity": ship.capacity,
                "cost": ship.cost,
            }
            for ship in pack.ships
        },
        "costs": dict(shown.cost),
        "rumors": {card.id: card.rumor for card in pack.tavern if card.rumor},
        "sorts": SORTS,
        "games": {card.id: card.game for card in pack.tavern},
    }
