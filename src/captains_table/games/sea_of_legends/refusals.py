"""Which rule forbids an action. It sees only the view of the seat that asks, so a refusal cannot
tell that seat anything new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from captains_table.games.sea_of_legends.alignment import FACTION_OF
from captains_table.games.sea_of_legends.book import book_numbered
from captains_table.games.sea_of_legends.box import (
    ALLY_RELICS,
    FACTIONS,
    LEGENDARY,
    PORTS,
    REGIONS,
    TOKENS,
)
from captains_table.games.sea_of_legends.state import ACTIONS, ALL_SHIPS, ASSIGNED, PEOPLE

# The rule that says why a verb cannot be used in one's turn, where it does not depend on the table.
_IN_TURN = {
    "captain": "SL-R21",
    "lover": "SL-R23",
    "nemesis": "SL-R23",
    "sail": "SL-R37",
    "challenge": "SL-R92",
    "adventure": "SL-R67",
    "visit": "SL-R81",
    "claim": "SL-R85",
    "pick_up": "SL-R48",
    "offer": "SL-R10",
    "use": "SL-R50",
    "end_turn": "SL-R41",
    "done": "SL-R35",
    "outcome": "SL-R83",
    "keep": "SL-R83",
    "hire": "SL-R87",
    "buy": "SL-R88",
    "bury": "SL-R91",
    "look": "SL-R50",
    "on_top": "SL-R50",
    "under": "SL-R50",
    "pick": "SL-R50",
    "pay": "SL-A63",
    "seat": "SL-R123",
    "region": "SL-R123",
    "accept": "SL-R78",
    "refuse": "SL-R78",
    "roll": "SL-R97",
    "assign": "SL-R98",
    "turn": "SL-R98",
    "reroll": "SL-R98",
    "take": "SL-R105",
    "option": "SL-R69",
    "bond": "SL-R74",
    "mark": "SL-R74",
    "activate": "SL-R121",
    "npc": "SL-R121",
}

# The rule that asks for each other decision: it must be made first, from what it offers.
_ASKED = {
    "choose_captain": "SL-R21",
    "choose_lover": "SL-R23",
    "choose_nemesis": "SL-R23",
    "place_galleon": "SL-R28",
    "port_extras": "SL-R49",
    "choose_game": "SL-R83",
    "choose_outcome": "SL-R83",
    "keep_card": "SL-R83",
    "hire_crew": "SL-R87",
    "buy_ship": "SL-R88",
    "bury": "SL-R91",
    "make_room": "SL-R61",
    "peek_deck": "SL-R50",
    "place_peeked": "SL-R50",
    "pick_crew": "SL-A52",
    "pick_loss": "SL-R64",
    "pick_seat": "SL-R50",
    "pick_flag": "SL-R50",
    "prevent_malice": "SL-R57",
    "pool": "SL-R96",
    "assign": "SL-R98",
    "turn_dice": "SL-R98",
    "reroll_dice": "SL-R98",
    "shield": "SL-R100",
    "order_nemeses": "SL-A22",
    "won": "SL-R50",
    "take_prize": "SL-R105",
    "move_flag": "SL-R109",
    "choose_option": "SL-R69",
    "choose_bond": "SL-R74",
    "choose_relic": "SL-R74",
    "choose_port": "SL-R73",
    "choose_mark": "SL-R74",
    "answer_postscript": "SL-R78",
    "choose_faction": "SL-R121",
    "choose_npc": "SL-R121",
    "choose_target": "SL-R125",
    "choose_route": "SL-R134",
    "drift": "SL-R130",
    "choose_victim": "SL-R136",
    "choose_player": "SL-R136",
    "react": "SL-R140",
    "flee": "SL-R142",
    "flee_npc": "SL-R142",
    "choose_place": "SL-A48",
}


def refusal(view: dict[str, Any], action: dict[str, Any]) -> str:
    """The identifier of the rule that forbids this action to the seat whose view it is."""
    kind, verb = view["decision"]["kind"], action["do"]
    general = _IN_TURN[verb] if kind == "turn" else _ASKED[kind]
    if ACTIONS.code(action) < 0:  # a region, card or target that the game does not know
        return general
    why = _WHY.get((kind, verb))
    return why(view, action) if why else general


def _factions_at(view: dict[str, Any], region: str) -> set[str]:
    """The factions with NPCs in a region."""
    there = (npc for npc, where in enumerate(view["npc_at"]) if where == region)
    return {FACTIONS[FACTION_OF[npc]] for npc in there}


def _hostile(view: dict[str, Any], region: str) -> bool:
    """Whether a faction without an Ally Relic of this seat has an NPC there."""
    relics = view["relics"][view["seat"]]["cards"]
    if view["neutral"]:
        return False
    return any(
        not any(card in relics for card in ALLY_RELICS[faction])
        for faction in _factions_at(view, region)
    )


def _sail(view: dict[str, Any], action: dict[str, Any]) -> str:
    """Once in a turn, into danger only with an action left, and no further than the Ship goes; what
    is near enough lies behind a hostile NPC."""
    seat, known = view["seat"], book_numbered(view["pack"])
    if view["moved"]:
        return "SL-R35"
    if _hostile(view, action["region"]) and view["acted"]:
        return "SL-R40"
    here, there = REGIONS.index(view["at"][seat]), REGIONS.index(action["region"])
    return "SL-R39" if 0 < known.distance[here][there] <= _movement(view) else "SL-R37"


def _movement(view: dict[str, Any]) -> int:
    """How far this seat can sail: the Ship, Relics, Lovers, and what was used (R37)."""
    seat, known = view["seat"], book_numbered(view["pack"])
    relics = view["relics"][seat]["cards"]
    abilities = [known.ability[card] for card, count in relics.items() for _ in range(count)]
    for who, favor in zip(view["lover"][seat], view["favor"][seat], strict=True):
        if who is not None and favor >= 2:
            abilities.append(known.character[PEOPLE.index(who)].lover.second)
    at_sea = view["at"][seat] not in PORTS
    standing = sum(
        e.n
        for ability in abilities
        if ability.when == "always" and all(n == "at_sea" and at_sea for n in ability.needs)
        for e in ability.effects
        if e.do == "movement"
    )
    ship = known.ship[ALL_SHIPS.index(view["ship"][seat])].movement
    return int(ship + standing + view["move_bonus"] - view["slow"][seat])


def _challenge(view: dict[str, Any], action: dict[str, Any]) -> str:
    """One action a turn, NPCs first, no Port with a Fort, nobody who is not there."""
    here = view["at"][view["seat"]]
    if view["acted"]:
        return "SL-R35"
    if _hostile(view, here):
        return "SL-R93" if action["target"] in FACTIONS else "SL-A8"
    if action["target"] == "port":
        if here in PORTS and view["fort"][REGIONS.index(here)] is not None:
            return "SL-R95"
        return "SL-A12" if here in PORTS else "SL-R36"
    return "SL-R118" if action["target"] in _factions_at(view, here) else "SL-R92"


def _adventure(view: dict[str, Any], action: dict[str, Any]) -> str:
    """The token must be here, or on the card of a Captain who is, and nobody hostile."""
    seat, token = view["seat"], TOKENS.index(action["token"])
    if view["acted"]:
        return "SL-R35"
    if _hostile(view, view["at"][seat]):
        return "SL-R42"
    if view["token_on"][seat][token] >= 0:
        return "SL-A33"
    return "SL-R66" if view["token_at"][seat][token] is not None else "SL-R67"


def _visit(view: dict[str, Any], action: dict[str, Any]) -> str:
    """A Port, nobody hostile, not Infested and not somebody else's."""
    here = view["at"][view["seat"]]
    if view["acted"]:
        return "SL-R35"
    if _hostile(view, here):
        return "SL-R42"
    if here not in PORTS:
        return "SL-R81"
    return "SL-A53" if view["infested"][REGIONS.index(here)] else "SL-R44"


def _free_action(view: dict[str, Any], action: dict[str, Any]) -> str:
    """Nobody hostile, and something to be had here."""
    hostile = _hostile(view, view["at"][view["seat"]])
    return "SL-R47" if hostile else _IN_TURN[action["do"]]


def _end_turn(view: dict[str, Any], action: dict[str, Any]) -> str:
    """A hostile NPC must be Challenged, whether one came to it or stays with it."""
    return "SL-R39" if view["moved"] else "SL-R41"


def _use(view: dict[str, Any], action: dict[str, Any]) -> str:
    """Exhausted Crew rest, dice are not added after the roll, and everything has its moment."""
    card = action["card"]
    ready, exhausted, items = (
        view[zone][view["seat"]]["cards"] for zone in ("ready", "exhausted", "items")
    )
    if card in exhausted and card not in ready:
        return "SL-R60"
    if view["decision"]["kind"] == "assign" and (card in ready or card in items):
        ability = book_numbered(view["pack"]).ability[card]
        return "SL-A26" if ability.when == "pool" else "SL-R50"
    return "SL-R50"


def _assign(view: dict[str, Any], action: dict[str, Any]) -> str:
    """An ability that drew already, one that is locked, or no such die, unless it was assigned."""
    ability = action["ability"]
    if ability in view["used"]:
        return "SL-R52"
    number = ASSIGNED.index(ability)
    if number:
        place, third = divmod(number - 1, 2)
        if view["favor"][view["seat"]][place] < (3 if third else 1):
            return "SL-R55"
    icon = "lover" if number else "captain"
    spent = [face for face, gone in zip(view["die"], view["die_spent"], strict=True) if gone]
    return "SL-R99" if icon in spent else "SL-R98"


def _die(view: dict[str, Any], action: dict[str, Any]) -> str:
    """An assigned die stays as it is."""
    assigned = [die for die, gone in enumerate(view["die_spent"]) if gone]
    return "SL-R99" if action["die"] in assigned else "SL-R98"


def _buy(view: dict[str, Any], action: dict[str, Any]) -> str:
    """Not in the Ship deck; or the Class or the gold forbids it."""
    return "SL-R88" if action["ship"] in view["ship_deck"]["cards"] else "SL-A18"


def _discard(view: dict[str, Any], action: dict[str, Any]) -> str:
    """Legendary Crew need no room."""
    return "SL-R62" if action["card"] in LEGENDARY else "SL-R61"


def _prize(view: dict[str, Any], action: dict[str, Any]) -> str:
    """Rumors cannot be taken."""
    rumors = [card for each in view["rumors"] for card in each["cards"]]
    return "SL-A19" if action["card"] in rumors else "SL-R105"


def _option(view: dict[str, Any], action: dict[str, Any]) -> str:
    """Of another episode; for a favour that nobody asked; for friends only; or too dear."""
    known, number = book_numbered(view["pack"]), action["option"]
    first = known.first_option(view["episode"])
    if not first <= number < first + len(known.episodes[view["episode"]].options):
        return "SL-R69"
    option, seat = known.options[number], view["seat"]
    if option.favour and not view["favour_next"][seat]:
        return "SL-R79"
    faction = view["arc_faction"][seat]
    relation = view["relation"][seat][FACTIONS.index(faction)] if faction else 0
    return "SL-R74" if relation < option.relation else "SL-R70"


def _place(view: dict[str, Any], action: dict[str, Any]) -> str:
    """At sea not where somebody is; otherwise where the Event says."""
    region = action["region"]
    taken = region in view["npc_at"] or region in view["at"]
    return "SL-R150" if taken and region not in PORTS else "SL-A48"


# What looks closer, by the decision that is asked and the verb.
_WHY: dict[tuple[str, str], Callable[[dict[str, Any], dict[str, Any]], str]] = {
    ("turn", "sail"): _sail,
    ("turn", "challenge"): _challenge,
    ("turn", "adventure"): _adventure,
    ("turn", "visit"): _visit,
    **{("turn", verb): _free_action for verb in ("claim", "pick_up", "offer")},
    ("turn", "end_turn"): _end_turn,
    **{(kind, "use"): _use for kind in ("turn", "pool", "assign", "shield", "react")},
    ("assign", "assign"): _assign,
    ("turn_dice", "turn"): _die,
    ("reroll_dice", "reroll"): _die,
    ("buy_ship", "buy"): _buy,
    ("make_room", "pick"): _discard,
    ("take_prize", "pick"): _prize,
    ("choose_option", "option"): _option,
    ("answer_postscript", "accept"): lambda view, action: "SL-R70",
    ("choose_place", "region"): _place,
}
