"""Events: NPCs grow stronger and more of them come. Rules, "Events"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import (
    CALM_SEA,
    LEVELS,
    NPC_TYPE_OF,
    NPC_TYPES,
    NPCS,
    PORTS,
    REGIONS,
    SEAS,
    WOUNDS,
)
from captains_table.games.sea_of_legends.captain.effects import amount, effect, run_effects
from captains_table.games.sea_of_legends.captain.flags import flag_of
from captains_table.games.sea_of_legends.captain.losses import refresh_crew
from captains_table.games.sea_of_legends.captain.notoriety import notoriety
from captains_table.games.sea_of_legends.captain.tableau import lies, move_card
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect, EventCard
from captains_table.games.sea_of_legends.content.vocabulary import WHERE
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import in_supply, npcs_at, port_strength
from captains_table.games.sea_of_legends.factions.guides import trophies_left
from captains_table.games.sea_of_legends.factions.npcs import (
    fill_treasury,
    lay_under,
    place,
    relics_of_player,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DO,
    FACTION,
    NPC,
    PLAYERS,
    REGION,
    STEP,
    kind_named,
    region_named,
)

NO_LIMIT = 99
WEAK = 5
# Where NPCs are placed, as a number: a region, or one of the words after them.
PLACES = (*REGIONS, *WHERE)


def current(s: State) -> str:
    """The Event that is being resolved."""
    return lies(s, CELL.EVENT_NOW)[0]


def event(s: State) -> None:
    """What lasted until now ends (R152); the top instructions come first, then the bands."""
    for kind in range(len(NPC_TYPES)):
        s.haste[kind] = 0
    for npc in range(len(NPCS)):
        s.npc_done[npc] = 0
    s.bury_limit = NO_LIMIT
    card = current(s)
    tell(s, EVENT.EVENT_REVEALED, kind_named(card))
    if card == CALM_SEA:  # nobody grows stronger (A2)
        for p in in_turn_order(s, "all"):
            then(s, STEP.CALM, p)
        return
    then(s, STEP.BAND, 0)
    run_for_all(s, book(s).event[card].top)


def driver(card: EventCard) -> int:
    """The type of NPC whose Strength drives the bands."""
    return NPC_TYPES.index(next(e.npc for e in card.top if e.do == "level"))


def band(s: State, number: int) -> None:
    """From the top, each band that the NPC's Strength reaches, by the level that its token marks
    now (R148)."""
    card = book(s).event[current(s)]
    kind = driver(card)
    if number < len(card.bands):
        reached = card.bands[number]
        if reached.at <= book(s).npc_type[kind].track[s.level[kind]]:
            then(s, STEP.BAND, number + 1)
            run_for_all(s, reached.effects)


def end_event(s: State) -> None:
    """To the discard (R153)."""
    move_card(s, CELL.EVENT_NOW, CELL.EVENT_DISCARD, current(s))


def run_for_all(s: State, effects: tuple[Effect, ...]) -> None:
    """Each effect for everybody it concerns, in the order of the card."""
    for one in reversed(effects):
        for p in reversed(in_turn_order(s, one.who) if one.who else [s.first]):
            run_effects(s, p, (one,))


def in_turn_order(s: State, who: str) -> list[int]:
    """Whom an effect concerns, from the first player on."""
    seats = [(s.first + i) % s.seats for i in range(s.seats)]
    if who in ("most_notoriety", "most_gold"):
        worth = [notoriety(s, p) if who == "most_notoriety" else s.gold[p] for p in seats]
        return [p for p, value in zip(seats, worth, strict=True) if value == max(worth)]
    return [p for p in seats if concerns(s, p, who)]


def concerns(s: State, p: int, who: str) -> bool:
    """Whether a seat is one of them."""
    if who == "trophy_holders":
        return bool(s.trophies[p])
    if who == "relic_holders":
        return bool(relics_of_player(s, p))
    if who == "flag_holders":
        return p in list(s.flag)
    if who == "at_sea":
        return book(s).port[s.at[p]] is None
    if who == "infested":
        return bool(s.infested[s.at[p]])
    return who == "all"


def calm(s: State, p: int) -> None:
    """A Calm Sea: everybody refreshes one Crew (A2)."""
    refresh_crew(s, p, 1)


# Placing NPCs: the first player chooses where something is open (A48)


def place_npc(s: State, kind: int, left: int, where: int) -> None:
    """Place so many, one after the other, as long as there are miniatures."""
    regions = places(s, PLACES[where])
    if left == 0 or not regions or not in_supply(s, NPC_TYPES[kind]):
        return
    then(s, STEP.PLACE_NPC, kind, left - 1, where)
    if len(regions) == 1:
        come(s, NPC_TYPES[kind], regions[0])
    else:
        then(s, STEP.CHOOSE_PLACE, kind, where)


def come(s: State, kind: str, region: int) -> None:
    """Place it; it does not act this turn (R151)."""
    s.npc_done[place(s, kind, region)] = 1


def places(s: State, where: str) -> list[int]:
    """Where it can be placed. At sea not where an NPC or player is, unless every region is taken
    (R150); in several Ports never twice in the same."""
    if where in REGIONS:
        return [region_named(where)]
    if where == "sea":
        seas = [region_named(sea) for sea in SEAS]
        return [r for r in seas if free(s, r)] or seas
    if where == "king":
        return [s.npc_at[NPC.KING]] if s.npc_at[NPC.KING] != NONE else []
    if where in ("british_port", "british_flag"):
        flags = [r for r, flag in enumerate(s.flag) if flag == flag_of(FACTION.BRITISH)]
        return flags or ([REGION.BRI] if where == "british_port" else [])
    ports = range(len(PORTS))
    if where == "weak_ports":
        open_ports = [r for r in ports if port_strength(s, r) <= WEAK]
    else:
        open_ports = [r for r in ports if s.infested[r]]
    came = {s.npc_at[npc] for npc in range(len(NPCS)) if s.npc_done[npc]}
    return [r for r in open_ports if r not in came]


def free(s: State, region: int) -> bool:
    """Whether neither NPC nor captain is in a region."""
    return not npcs_at(s, region) and region not in list(s.at)


def may_choose_place(s: State, where: int) -> list[int]:
    """Every region where it can be placed."""
    return [DO.REGION + r for r in places(s, PLACES[where])]


def choose_place(s: State, kind: int, region: int) -> None:
    """The NPC of the Event comes to the region that was chosen."""
    come(s, NPC_TYPES[kind], region)


# Words of the vocabulary


@effect("level")
def _level(s: State, p: int, e: Effect, icons: int) -> None:
    """The Strength token goes down the stat card, never beyond its end (A47)."""
    kind = NPC_TYPES.index(e.npc)
    s.level[kind] = min(LEVELS - 1, s.level[kind] + e.n)
    tell(s, EVENT.NPC_GREW, kind, NONE, book(s).npc_type[kind].track[s.level[kind]])


@effect("place")
def _place(s: State, p: int, e: Effect, icons: int) -> None:
    then(s, STEP.PLACE_NPC, NPC_TYPES.index(e.npc), e.n, PLACES.index(e.where))


@effect("npc_gold")
def _npc_gold(s: State, p: int, e: Effect, icons: int) -> None:
    for npc, where in enumerate(s.npc_at):
        if where != NONE and NPC_TYPE_OF[npc] == NPC_TYPES.index(e.npc):
            lay_under(s, npc, e.n)
    tell(s, EVENT.NPCS_ENRICHED, NPC_TYPES.index(e.npc), NONE, e.n)


@effect("bury_limit")
def _bury_limit(s: State, p: int, e: Effect, icons: int) -> None:
    s.bury_limit = e.n
    tell(s, EVENT.BURYING_LIMITED, NONE, NONE, e.n)


@effect("treasury")
def _treasury(s: State, p: int, e: Effect, icons: int) -> None:
    if gold := amount(s, p, e):
        fill_treasury(s, gold)
        tell(s, EVENT.TREASURY_GREW, NONE, NONE, gold)


@effect("king_trophy")
def _king_trophy(s: State, p: int, e: Effect, icons: int) -> None:
    if s.npc_at[NPC.KING] != NONE and trophies_left(s):
        s.npc_trophies[NPC.KING] += min(e.n, trophies_left(s))
        tell(s, EVENT.KING_HONOURED, NONE, NONE, s.npc_trophies[NPC.KING])


@effect("heal")
def _heal(s: State, p: int, e: Effect, icons: int) -> None:
    if 0 < s.wounds < WOUNDS:
        s.wounds -= min(e.n, s.wounds)
        tell(s, EVENT.KING_HEALED, NONE, NONE, s.wounds)


assert PLAYERS[0] == "seat-0"  # a player's number is the number of the player's Flag

EVENT_STEPS = (
    Do("event", event),
    Do("band(number)", band),
    Do("end_event", end_event),
    Do("calm(p)", calm),
    Do("place_npc(kind, left, where)", place_npc),
    Ask("choose_place(kind, where)", "first", may_choose_place, region=choose_place),
)
