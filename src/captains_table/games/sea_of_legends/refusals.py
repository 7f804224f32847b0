"""Which rule forbids an action. It sees only the view of the seat that asks, so a refusal cannot
tell that seat anything new."""

from __future__ import annotations

from typing import Any

from captains_table.games.sea_of_legends.alignment import FACTION_OF
from captains_table.games.sea_of_legends.box import ALLY_RELICS, FACTIONS, PORTS, REGIONS, TOKENS

# The rule that says why a verb cannot be used in one's turn, where it does not depend on the table.
_IN_TURN = {
    "captain": "SL-R21",
    "lover": "SL-R23",
    "nemesis": "SL-R23",
    "claim": "SL-R48",
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
    "throw_away": "SL-R50",
    "pick": "SL-R50",
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
    if kind != "turn":
        return _elsewhere(kind, verb)
    own = {"sail": _sail, "challenge": _challenge, "adventure": _adventure, "visit": _visit}
    return own[verb](view, action) if verb in own else _IN_TURN[verb]


def _elsewhere(kind: str, verb: str) -> str:
    """Something else is asked; or the right thing, and this one is not possible."""
    if verb == "use" and kind in ("pool", "assign", "shield", "react"):
        return "SL-R50"
    if kind == "assign" and verb == "assign":
        return "SL-R99"
    if kind == "choose_option" and verb == "option":
        return "SL-R70"
    if kind == "answer_postscript" and verb == "accept":
        return "SL-R70"
    return _ASKED[kind]


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
    """Once in a turn, no further than the Ship goes, and into danger only with an action left."""
    if view["moved"]:
        return "SL-R35"
    if _hostile(view, action["region"]) and view["acted"]:
        return "SL-R40"
    return "SL-R37"


def _challenge(view: dict[str, Any], action: dict[str, Any]) -> str:
    """One action a turn, NPCs first, no Port with a Fort, nobody who is not there."""
    here = view["at"][view["seat"]]
    if view["acted"]:
        return "SL-R35"
    if _hostile(view, here):
        return "SL-R93"
    if action["target"] == "port":
        if here in PORTS and view["fort"][REGIONS.index(here)] is not None:
            return "SL-R95"
        return "SL-A12" if here in PORTS else "SL-R36"
    return "SL-R118" if action["target"] in _factions_at(view, here) else "SL-R92"


def _adventure(view: dict[str, Any], action: dict[str, Any]) -> str:
    """The token must be here, and nobody hostile."""
    here = view["at"][view["seat"]]
    if view["acted"]:
        return "SL-R35"
    if _hostile(view, here):
        return "SL-R42"
    token = TOKENS.index(action["token"])
    return "SL-R66" if view["token_at"][view["seat"]][token] is not None else "SL-R67"


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
