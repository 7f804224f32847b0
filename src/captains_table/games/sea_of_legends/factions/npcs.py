"""NPCs come, go and leave things behind. Rules, "NPCs"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.games.sea_of_legends.box import NPC_TYPE_OF, NPC_TYPES, SUMMONING_CARDS
from captains_table.games.sea_of_legends.captain.tableau import gain_fame, gain_gold, move_card
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import in_supply, strength_of
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    FACTION,
    FIRST_PLAYER_HOLDER,
    MOST,
    NPC,
    ON_HER_CARD,
    STEP,
    cell,
)

LAST_WOUND, WOUND_FAME, LAST_WOUND_FAME = 3, 1, 2


def place(s: State, kind: str, region: int) -> int:
    """Put an NPC of a type on the board; without a miniature in the supply nothing happens (R5).
    Being placed is no move (R135). Returns it, or NONE."""
    supply = in_supply(s, kind)
    if not supply:
        return NONE
    s.npc_at[supply[0]] = region
    tell(s, EVENT.NPC_PLACED, supply[0], region)
    return supply[0]


def defeated_by_player(s: State, npc: int, p: int) -> None:
    """Its reward and all that it held are the player's; it goes to the supply (R103)."""
    gold, fame = take_reward(s, npc)
    tell(s, EVENT.NPC_DEFEATED, npc, p, gold + s.npc_gold[npc])
    gain_gold(s, p, gold + s.npc_gold[npc])
    gain_fame(s, p, fame + s.npc_notoriety[npc])
    if gives_up(s, npc):
        s.trophies[p] += s.npc_trophies[npc]
        s.npc_trophies[npc] = 0
    for relic in relics_of(s, npc):
        give_relic(s, relic, FIRST_PLAYER_HOLDER + p)
    remove(s, npc)


def defeated_by_npc(s: State, npc: int, winner: int) -> None:
    """The winner gains its reward and what it held, stacked under it (R139, A44)."""
    tell(s, EVENT.NPC_DEFEATED_BY, npc, winner)
    gold, fame = take_reward(s, npc)
    lay_under(s, winner, gold + s.npc_gold[npc])
    s.npc_notoriety[winner] = min(MOST, s.npc_notoriety[winner] + fame + s.npc_notoriety[npc])
    if gives_up(s, npc):
        s.npc_trophies[winner] += s.npc_trophies[npc]
        s.npc_trophies[npc] = 0
    for relic in relics_of(s, npc):
        give_relic(s, relic, ON_HER_CARD if winner == NPC.TETZAHUITL else winner)
    remove(s, npc)


def lay_under(s: State, npc: int, gold: int) -> None:
    """Gold is laid under an NPC, as much as is counted at most."""
    s.npc_gold[npc] = min(MOST, s.npc_gold[npc] + gold)


def fill_treasury(s: State, gold: int) -> None:
    """The Royal Treasury gains gold; where the British Empire does not play, the supply does."""
    if FACTION.BRITISH in s.factions:
        s.treasury = min(MOST, s.treasury + gold)


def take_reward(s: State, npc: int) -> tuple[int, int]:
    """Its reward, which is taken now: half the Royal Treasury goes with the Admiral."""
    gold, fame = reward(s, npc)
    if share := share_of_treasury(s, npc):
        s.treasury -= share
        tell(s, EVENT.TREASURY_PLUNDERED, NONE, NONE, share)
    return gold, fame


def reward(s: State, npc: int) -> tuple[int, int]:
    """The gold and Notoriety for who defeats it: those of its stat card, and what the Admiral takes
    from the Royal Treasury; the King's last Wound is worth more than the others."""
    stats = book(s).npc[npc]
    gold = share_of_treasury(s, npc) + (strength_of(s, npc) if stats.gold else 0)
    if npc == NPC.KING:
        return gold, LAST_WOUND_FAME if gives_up(s, npc) else WOUND_FAME
    return gold, stats.notoriety


def share_of_treasury(s: State, npc: int) -> int:
    """Half the Royal Treasury, rounded down, goes with the Admiral."""
    return int(s.treasury) // 2 if npc == NPC.ADMIRAL else 0


def reach(s: State, npc: int) -> int:
    """How far it moves; an Event can make its type faster."""
    return int(book(s).npc[npc].movement + s.haste[NPC_TYPE_OF[npc]])


def gives_up(s: State, npc: int) -> bool:
    """Whether a defeat ends it: the King only gives up his Trophies with the third Wound."""
    return bool(npc != NPC.KING or s.wounds + 1 == LAST_WOUND)


def remove(s: State, npc: int) -> None:
    """To the supply; what it still holds stays in the region (A43). The King takes a Wound and
    flees instead, until the third."""
    if npc == NPC.KING:
        s.wounds += 1
        s.npc_gold[npc] = s.npc_notoriety[npc] = 0
        tell(s, EVENT.KING_WOUNDED, NONE, NONE, s.wounds)
        if s.wounds < LAST_WOUND:
            then(s, STEP.FLEE_NPC, npc)
            return
    region = s.npc_at[npc]
    s.loose_trophies[region] += s.npc_trophies[npc]
    for relic in relics_of(s, npc):
        drop_relic(s, relic, region)
    s.npc_at[npc] = NONE
    s.npc_gold[npc] = s.npc_notoriety[npc] = s.npc_trophies[npc] = 0


# Summoning Relics: a token and its card go together (A19).


def relics_of(s: State, npc: int) -> list[int]:
    """The Summoning Relics that an NPC holds; Tetzahuitl's are on her stat card."""
    holder = ON_HER_CARD if npc == NPC.TETZAHUITL else npc
    return [relic for relic, held in enumerate(s.relic_holder) if held == holder]


def relics_of_player(s: State, p: int) -> list[int]:
    """The Summoning Relics that a player holds."""
    return [relic for relic, held in enumerate(s.relic_holder) if held == FIRST_PLAYER_HOLDER + p]


def give_relic(s: State, relic: int, holder: int) -> None:
    """A Summoning Relic goes to an NPC, to Tetzahuitl's card or to a player."""
    _take_card_along(s, relic, holder)
    s.relic_at[relic] = NONE
    s.relic_holder[relic] = holder


def drop_relic(s: State, relic: int, region: int) -> None:
    """It lies in a region, for anybody to take."""
    _take_card_along(s, relic, NONE)
    s.relic_holder[relic] = NONE
    s.relic_at[relic] = region


def _take_card_along(s: State, relic: int, holder: int) -> None:
    places = [s.relic_holder[relic], holder]
    source, target = (
        cell(CELL.RELICS, at - FIRST_PLAYER_HOLDER)
        if at >= FIRST_PLAYER_HOLDER
        else CELL.FACTION_DECKS
        for at in places
    )
    if source != target:
        move_card(s, source, target, SUMMONING_CARDS[relic])


def type_of(npc: int) -> str:
    """The type of an NPC."""
    return NPC_TYPES[NPC_TYPE_OF[npc]]
