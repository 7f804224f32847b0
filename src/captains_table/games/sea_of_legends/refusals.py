"""Which rule forbids an action. It asks the rules about a state that holds only what the seat that
asks can see, so a refusal cannot tell that seat anything new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import FACTIONS, KINDS, LEGENDARY, PORTS, TOKENS
from captains_table.games.sea_of_legends.captain.tableau import has, movement, used_list
from captains_table.games.sea_of_legends.challenge.challenge import assigned
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.factions.alignment import (
    groups_at,
    hostile_groups,
    npcs_at,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    ACTIONS,
    ASSIGNED,
    CELL,
    STEP,
    USABLE,
    kind_named,
    region_named,
)
from captains_table.games.sea_of_legends.steps import STEPS
from captains_table.games.sea_of_legends.stories.episodes import hold, playing

Action = dict[str, Any]

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
    "give": "SL-A69",
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


def refusal(s: State, p: int, action: Action) -> str:
    """The identifier of the rule that forbids this action to the seat that must choose."""
    kind, verb = STEPS[s.step], action["do"]
    general = _IN_TURN[verb] if kind == "turn" else _ASKED[kind]
    if ACTIONS.code(action) < 0:  # a region, card or target that the game does not know
        return general
    why = _WHY.get((kind, verb))
    return why(s, p, action) if why else general


def _hostile_here(s: State, p: int) -> bool:
    return bool(hostile_groups(s, p, s.at[p]))


def _sail(s: State, p: int, action: Action) -> str:
    """Once in a turn, into danger only with an action left, and no further than the Ship goes; what
    is near enough lies behind a hostile NPC."""
    there = region_named(action["region"])
    if s.moved:
        return "SL-R35"
    if hostile_groups(s, p, there) and s.acted:
        return "SL-R40"
    far = book(s).distance[s.at[p]][there]
    return "SL-R39" if 0 < far <= movement(s, p) else "SL-R37"


def _challenge(s: State, p: int, action: Action) -> str:
    """One action a turn, NPCs first, no Port with a Fort, nobody who is not there."""
    here, target = s.at[p], action["target"]
    if s.acted:
        return "SL-R35"
    if _hostile_here(s, p):
        return "SL-R93" if target in FACTIONS else "SL-A8"
    if target == "port":
        if book(s).port[here] is None:
            return "SL-R36"
        return "SL-A12" if s.fort[here] == NONE else "SL-R95"
    there = [FACTIONS[faction] for faction in groups_at(s, here)]
    return "SL-R118" if target in there else "SL-R92"


def _adventure(s: State, p: int, action: Action) -> str:
    """The token must be here, or on the card of a Captain who is, and nobody hostile."""
    token = TOKENS.index(action["token"])
    if s.acted:
        return "SL-R35"
    if _hostile_here(s, p):
        return "SL-R42"
    if s.token_on[p][token] != NONE:
        return "SL-A33"
    return "SL-R66" if s.token_at[p][token] != NONE else "SL-R67"


def _visit(s: State, p: int, action: Action) -> str:
    """A Port, nobody hostile, not Infested and not somebody else's."""
    if s.acted:
        return "SL-R35"
    if _hostile_here(s, p):
        return "SL-R42"
    if book(s).port[s.at[p]] is None:
        return "SL-R81"
    return "SL-A53" if s.infested[s.at[p]] else "SL-R44"


def _free_action(s: State, p: int, action: Action) -> str:
    """Nobody hostile, and something to be had here."""
    return "SL-R47" if _hostile_here(s, p) else _IN_TURN[action["do"]]


def _end_turn(s: State, p: int, action: Action) -> str:
    """A hostile NPC must be Challenged, whether one came to it or stays with it."""
    return "SL-R39" if s.moved else "SL-R41"


def _use(s: State, p: int, action: Action) -> str:
    """Exhausted Crew rest, dice are not added after the roll, and everything has its moment."""
    card = action["card"]
    if card not in KINDS:  # a Lover's ability
        return "SL-R50"
    ready = has(s, p, CELL.READY, card)
    if has(s, p, CELL.EXHAUSTED, card) and not ready:
        return "SL-R60"
    if s.step == STEP.ASSIGN and (ready or has(s, p, CELL.ITEMS, card)):
        return "SL-A26" if book(s).ability[card].when == "pool" else "SL-R50"
    return "SL-R50"


def _assign(s: State, p: int, action: Action) -> str:
    """An ability that drew already, one that is locked, or no such die, unless it was assigned."""
    number = ASSIGNED.index(action["ability"])
    if len(USABLE) + number in used_list(s, p, "challenge"):
        return "SL-R52"
    icon = next((i for n, i, _ in assigned(s, p) if n == number), NONE)
    if icon == NONE:
        return "SL-R55"
    spent = [s.die[die] for die in range(s.die_count) if s.die_spent[die]]
    return "SL-R99" if icon in spent else "SL-R98"


def _die(s: State, p: int, action: Action) -> str:
    """An assigned die stays as it is."""
    return "SL-R99" if s.die_spent[action["die"]] else "SL-R98"


def _buy(s: State, p: int, action: Action) -> str:
    """Not in the Ship deck; or the Class or the gold forbids it."""
    return "SL-R88" if s.cards[CELL.SHIP_DECK][kind_named(action["ship"])] else "SL-A18"


def _discard(s: State, p: int, action: Action) -> str:
    """Legendary Crew need no room."""
    return "SL-R62" if action["card"] in LEGENDARY else "SL-R61"


def _prize(s: State, p: int, action: Action) -> str:
    """Something that nobody there has, or a Rumor: that cannot be taken."""
    held = any(has(s, q, CELL.RUMORS, action["card"]) for q in range(s.seats))
    return "SL-A19" if held else "SL-R105"


def _option(s: State, p: int, action: Action) -> str:
    """Of another episode; for a favour that nobody asked; not open to everybody; or too dear."""
    number, options = action["option"], playing(s).episode.options
    if number == len(options):
        return "SL-R79"
    if not 0 <= number < len(options):
        return "SL-R69"
    token = int(s.episode_token)
    return "SL-R70" if hold(s, p, token, options[number].when) else "SL-R74"


def _place(s: State, p: int, action: Action) -> str:
    """At sea not where somebody is; otherwise where the Event says."""
    region = region_named(action["region"])
    taken = npcs_at(s, region) or region in s.at
    return "SL-R150" if taken and action["region"] not in PORTS else "SL-A48"


# What looks closer, by the decision that is asked and the verb.
_WHY: dict[tuple[str, str], Callable[[State, int, Action], str]] = {
    ("turn", "sail"): _sail,
    ("turn", "challenge"): _challenge,
    ("turn", "adventure"): _adventure,
    ("turn", "visit"): _visit,
    **{("turn", verb): _free_action for verb in ("claim", "pick_up", "offer", "give")},
    ("turn", "end_turn"): _end_turn,
    **{(kind, "use"): _use for kind in ("turn", "pool", "assign", "shield", "react")},
    ("assign", "assign"): _assign,
    ("turn_dice", "turn"): _die,
    ("reroll_dice", "reroll"): _die,
    ("buy_ship", "buy"): _buy,
    ("make_room", "pick"): _discard,
    ("take_prize", "pick"): _prize,
    ("choose_option", "option"): _option,
    ("answer_postscript", "accept"): lambda s, p, action: "SL-R70",
    ("choose_place", "region"): _place,
}
