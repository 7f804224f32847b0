"""The Faction Guides: what each NPC is after, what it does when it gets there, and how its faction
wins. Rules, "Faction Guides"; the guides themselves are ours (A56): A57 to A61."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import INFESTATIONS, PORTS, REGIONS, TROPHIES
from captains_table.games.sea_of_legends.captain.flags import (
    closed_to,
    flag_of,
    flags_left,
    put_flag,
    remove_infestation,
    take_flag,
)
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    STANCE,
    groups_at,
    hostile_to_npc,
    in_supply,
    port_strength,
    slots,
    stance,
)
from captains_table.games.sea_of_legends.factions.npcs import (
    fill_treasury,
    give_relic,
    lay_under,
    place,
    relics_of,
    remove,
    type_of,
)
from captains_table.games.sea_of_legends.factions.objectives import (
    Objective,
    can_defeat_somebody,
    movers,
    own_strength,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    FACTION,
    FIRST_PLAYER_HOLDER,
    NPC,
    ON_HER_CARD,
    PLAYERS,
    REGION,
)

ALL_PORTS = range(len(PORTS))
EVERYWHERE = range(len(REGIONS))
DOMINATED_GOLD = 2
SUMMONED_AT = REGION.TOR
HORDE_THAT_RAISES, RAISED_FROM = 3, 2


def closed_by_fort(s: State, npc: int, region: int) -> bool:
    """Whether another faction's Fort keeps it from the Port (R113, R144). The region stays open as
    a way: ruling SL-A65."""
    return closed_to(s, flag_of(FACTION_OF[npc]), region)


def hostiles(s: State, npc: int) -> list[int]:
    """Where somebody hostile is that it can defeat."""
    return [region for region in EVERYWHERE if can_defeat_somebody(s, npc, region)]


def anybody(s: State, npc: int) -> list[int]:
    """Where somebody hostile is, however strong."""
    return [region for region in EVERYWHERE if any(hostile_to_npc(s, npc, region))]


# Spanish Armada: Dominate.


def to_dominate(s: State, npc: int) -> list[int]:
    """Captured Ports that are not Spanish and not too strong."""
    return [region for region in ALL_PORTS if can_dominate(s, npc, region)]


def can_dominate(s: State, npc: int, region: int) -> bool:
    """Whether it may take the Flag off (R144)."""
    return (
        s.flag[region] not in (NONE, flag_of(FACTION.SPANISH))
        and port_strength(s, region) <= own_strength(s, npc)
        and not closed_by_fort(s, npc, region)
    )


def dominate(s: State, npc: int) -> None:
    """Take the Flag off; the Galleon gains gold."""
    region = s.npc_at[npc]
    if can_dominate(s, npc, region):
        tell(s, EVENT.PORT_DOMINATED, npc, region)
        take_flag(s, region)
        lay_under(s, npc, DOMINATED_GOLD)


# Children of Tlaloc: Recover, Summon, Return.


def to_her(s: State, npc: int) -> list[int]:
    """With a Summoning Relic: to Tetzahuitl."""
    her = s.npc_at[NPC.TETZAHUITL]
    return [her] if relics_of(s, npc) and her != NONE else []


def to_summon(s: State, npc: int) -> list[int]:
    """With a Summoning Relic, while she is not there: to where she is summoned."""
    return [SUMMONED_AT] if relics_of(s, npc) and s.npc_at[NPC.TETZAHUITL] == NONE else []


def relics_to_take(s: State, npc: int) -> list[int]:
    """Without a Summoning Relic: where one lies loose, or is with somebody hostile."""
    if relics_of(s, npc):  # a Guardian recovers one at a time
        return []
    return sorted({region for relic in range(4) if (region := _taken_from(s, npc, relic)) != NONE})


def _taken_from(s: State, npc: int, relic: int) -> int:
    holder = s.relic_holder[relic]
    if holder == NONE:
        return int(s.relic_at[relic])
    return _held_by_hostile(s, npc, holder)


def _held_by_hostile(s: State, npc: int, holder: int) -> int:
    """Where a holder is, if it is hostile."""
    if holder >= FIRST_PLAYER_HOLDER:
        p = holder - FIRST_PLAYER_HOLDER
        return int(s.at[p]) if stance(s, p, FACTION_OF[npc]) == STANCE.HOSTILE else NONE
    if holder == ON_HER_CARD or FACTION_OF[holder] == FACTION_OF[npc]:
        return NONE
    return int(s.npc_at[holder])


def hostile_holders(s: State, npc: int) -> list[int]:
    """Where somebody hostile holds a Summoning Relic."""
    held = [_held_by_hostile(s, npc, holder) for holder in s.relic_holder if holder != NONE]
    return sorted({region for region in held if region != NONE})


def guardians_with_relics(s: State, npc: int) -> list[int]:
    """Where a Guardian holds one."""
    return sorted({s.npc_at[one] for one in slots("guardian") if relics_of(s, one)})


def stay(s: State, npc: int) -> list[int]:
    """The Objective of an NPC that stays where it is."""
    return [s.npc_at[npc]]


def recover(s: State, npc: int) -> None:
    """Take a loose Summoning Relic here, then summon Tetzahuitl or bring it to her."""
    region = s.npc_at[npc]
    loose = [relic for relic in range(4) if s.relic_at[relic] == region]
    others, players = hostile_to_npc(s, npc, region)
    if loose and not relics_of(s, npc) and not others and not players:
        give_relic(s, loose[0], npc)
        tell(s, EVENT.RELIC_RECOVERED, npc, region)
    if region == SUMMONED_AT and relics_of(s, npc) and s.npc_at[NPC.TETZAHUITL] == NONE:
        tell(s, EVENT.LEADER_SUMMONED, npc, region)
        place(s, "tetzahuitl", region)
    return_relics(s, npc)


def return_relics(s: State, npc: int) -> None:
    """What Guardians hold in her region goes onto Tetzahuitl's stat card."""
    her = s.npc_at[NPC.TETZAHUITL]
    for guardian in slots("guardian"):
        if her != NONE and s.npc_at[guardian] == her:
            for relic in relics_of(s, guardian):
                give_relic(s, relic, ON_HER_CARD)
                tell(s, EVENT.RELIC_RETURNED, guardian, her)


# Dread Tide: Unite, Infest, Raise.


def to_unite(s: State, npc: int) -> list[int]:
    """A lone Soldier: where other Soldiers are."""
    if len(movers(s, npc)) > 1:
        return []
    return sorted({s.npc_at[one] for one in slots("soldier") if one != npc} - {NONE})


def to_infest(s: State, npc: int) -> list[int]:
    """A Horde, or the Colossus: Ports that are not Infested; for a Horde not too strong."""
    if type_of(npc) == "soldier" and len(movers(s, npc)) == 1:
        return []
    return [region for region in ALL_PORTS if can_infest(s, npc, region)]


def can_infest(s: State, npc: int, region: int) -> bool:
    """Whether an Infestation can be placed there."""
    strong_enough = type_of(npc) == "colossus" or port_strength(s, region) <= own_strength(s, npc)
    return (
        book(s).port[region] is not None
        and not s.infested[region]
        and strong_enough
        and not closed_by_fort(s, npc, region)
        and sum(s.infested) < INFESTATIONS
    )


def infest(s: State, npc: int) -> None:
    """Infest the Port here, then raise the Colossus from a large Horde. The Flag comes off only a
    Port that is not stronger, which the Colossus may infest all the same: ruling SL-A67."""
    region = s.npc_at[npc]
    horde = type_of(npc) == "soldier" and len(movers(s, npc)) > 1
    if (horde or type_of(npc) == "colossus") and can_infest(s, npc, region):
        tell(s, EVENT.PORT_INFESTED, npc, region)
        if port_strength(s, region) <= own_strength(s, npc):
            take_flag(s, region)
        s.infested[region] = 1
    raise_colossus(s, npc)


def raise_colossus(s: State, npc: int) -> None:
    """Of three or more Soldiers two go back, and the Colossus rises. It has not acted yet, so it
    will, in this Faction Turn: ruling SL-A66."""
    region, horde = s.npc_at[npc], movers(s, npc)
    if type_of(npc) == "soldier" and len(horde) >= HORDE_THAT_RAISES and in_supply(s, "colossus"):
        for one in horde[-RAISED_FROM:]:
            tell(s, EVENT.SOLDIER_CRUMBLED, one, region)
            remove(s, one)
        place(s, "colossus", region)


# British Empire: Capture, Deliver.


def to_capture(s: State, npc: int) -> list[int]:
    """Ports that are not British and not too strong, while there are Flags left."""
    return [region for region in ALL_PORTS if can_capture(s, npc, region)]


def can_capture(s: State, npc: int, region: int) -> bool:
    """Whether a British Flag can be placed there (R144)."""
    own = flag_of(FACTION.BRITISH)
    return (
        book(s).port[region] is not None
        and s.flag[region] != own
        and flags_left(s, own) > 0
        and port_strength(s, region) <= own_strength(s, npc)
        and not closed_by_fort(s, npc, region)
    )


def players_ports(s: State, npc: int) -> list[int]:
    """Ports with a player's Flag that can be captured."""
    return [r for r in to_capture(s, npc) if NONE < s.flag[r] < len(PLAYERS)]


def capture(s: State, npc: int) -> None:
    """Place a British Flag; an Officer brings held gold to the Treasury."""
    region = s.npc_at[npc]
    if can_capture(s, npc, region):
        tell(s, EVENT.PORT_CAPTURED_BY, npc, region)
        put_flag(s, flag_of(FACTION.BRITISH), region)
        remove_infestation(s, region)
    if s.flag[region] == flag_of(FACTION.BRITISH) and s.npc_gold[npc] and npc != NPC.ADMIRAL:
        tell(s, EVENT.GOLD_DELIVERED, npc, region, s.npc_gold[npc])
        fill_treasury(s, s.npc_gold[npc])
        s.npc_gold[npc] = 0


def collect_taxes(s: State) -> None:
    """When the faction has acted, each British Flag brings a gold into the Treasury."""
    flags = list(s.flag).count(flag_of(FACTION.BRITISH))
    if flags:
        fill_treasury(s, flags)
        tell(s, EVENT.TAXES_COLLECTED, NONE, NONE, flags)


# Atlantian Usurpers: Claim, Offer.


def to_king(s: State, npc: int) -> list[int]:
    """With a Trophy: to the King."""
    if s.npc_trophies[npc] and s.npc_at[NPC.KING] != NONE:
        return [s.npc_at[NPC.KING]]
    return []


def to_hunt(s: State, npc: int) -> list[int]:
    """Anybody hostile; without the King players only."""
    if s.npc_at[NPC.KING] != NONE:
        return anybody(s, npc)
    return [r for r in EVERYWHERE if hostile_to_npc(s, npc, r)[1]]


def trophy_holders(s: State, npc: int) -> list[int]:
    """Where somebody hostile holds a Trophy."""
    own = FACTION_OF[npc]
    regions = {
        s.at[p] for p in range(s.seats) if s.trophies[p] and stance(s, p, own) == STANCE.HOSTILE
    }
    for one, where in enumerate(s.npc_at):
        if where != NONE and FACTION_OF[one] != own and s.npc_trophies[one]:
            regions.add(where)
    return sorted(regions)


def trophies_left(s: State) -> int:
    """How many Trophies nobody has and that lie nowhere."""
    held = sum(s.npc_trophies) + sum(s.trophies) + sum(s.loose_trophies)
    return int(TROPHIES - held)


def claim_trophy(s: State, npc: int) -> None:
    """A Seeker that won gains a Trophy, one at most."""
    if type_of(npc) == "seeker" and not s.npc_trophies[npc] and trophies_left(s):
        s.npc_trophies[npc] = 1
        tell(s, EVENT.TROPHY_CLAIMED, npc)


def offer(s: State, npc: int) -> None:
    """In the King's region a Seeker's Trophy goes onto his card."""
    if type_of(npc) == "seeker" and s.npc_trophies[npc] and s.npc_at[npc] == s.npc_at[NPC.KING]:
        s.npc_trophies[NPC.KING] += s.npc_trophies[npc]
        s.npc_trophies[npc] = 0
        tell(s, EVENT.TROPHY_OFFERED, npc, s.npc_at[npc], s.npc_trophies[NPC.KING])


# All of them

OBJECTIVES = {
    "galleon": (Objective("dominate", to_dominate), Objective("defeat", hostiles)),
    "guardian": (
        Objective("return", to_her),
        Objective("summon", to_summon),
        Objective("recover", relics_to_take),
    ),
    "tetzahuitl": (
        Objective("relic_holder", hostile_holders),
        Objective("meet_guardian", guardians_with_relics),
        Objective("stay", stay),
    ),
    "soldier": (Objective("unite", to_unite), Objective("infest", to_infest)),
    "colossus": (Objective("infest", to_infest),),
    "officer": (Objective("capture", to_capture), Objective("defeat", hostiles)),
    "admiral": (
        Objective("players_port", players_ports),
        Objective("capture", to_capture),
        Objective("defeat", hostiles),
    ),
    "seeker": (Objective("offer", to_king), Objective("hunt", to_hunt)),
    "king": (Objective("trophy_holder", trophy_holders), Objective("hunt", anybody)),
}
SPECIAL = {
    "galleon": dominate,
    "guardian": recover,
    "tetzahuitl": return_relics,
    "soldier": infest,
    "colossus": infest,
    "officer": capture,
    "admiral": capture,
    "seeker": offer,
    "king": offer,
}


def progress(s: State, faction: int) -> list[tuple[str, int, int]]:
    """How far a faction is with its Win Condition: what counts, how much there is and how much it
    needs. The British Empire has two ways, the Spanish Armada none (R157)."""
    goal = book(s).faction[faction]
    if faction == FACTION.TLALOC:
        return [("relics", list(s.relic_holder).count(ON_HER_CARD), goal.goal)]
    if faction == FACTION.DREAD:
        return [("infestations", sum(s.infested), goal.goal)]
    if faction == FACTION.BRITISH:
        flags = list(s.flag).count(flag_of(FACTION.BRITISH))
        return [("flags", flags, goal.goal), ("gold", s.treasury, goal.gold_goal)]
    if faction == FACTION.ATLANTIAN:
        return [("trophies", s.npc_trophies[NPC.KING], goal.goal)]
    return []


def has_won(s: State, faction: int) -> bool:
    """Whether a faction's Win Condition is met (R157)."""
    return any(have >= need for _, have, need in progress(s, faction))


def in_play(s: State, faction: int) -> bool:
    """Whether a faction has NPCs on the board."""
    return any(faction in groups_at(s, region) for region in EVERYWHERE)
