"""NPCs come, go and leave things behind. Rules, "NPCs"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.games.sea_of_legends.box import (
    FACTIONS,
    NPC_TYPE_OF,
    NPC_TYPES,
    NPCS,
    SUMMONING_CARDS,
)
from captains_table.games.sea_of_legends.captain.tableau import gain_fame, gain_gold, move_card
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.factions.alignment import KING, in_supply, strength_of
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    FIRST_PLAYER_HOLDER,
    MOST,
    ON_HER_CARD,
    STEP,
    cell,
)

BRITISH = FACTIONS.index("british")
TETZAHUITL, ADMIRAL = NPCS.index("tetzahuitl"), NPCS.index("admiral")
LAST_WOUND, WOUND_FAME, LAST_WOUND_FAME = 3, 1, 2


def place(s: State, kind: str, region: int) -> int:
    """Put an NPC of a type on the board; without a miniature in the supply nothing happens (R5).
    Being placed is no move (R135). Returns it, or NONE."""
    supply = in_supply(s, kind)
    if not supply:
        return NONE
    s.npc_at[supply[0]] = region
    tell(s, "npc_placed", supply[0], region)
    return supply[0]


def defeated_by_player(s: State, npc: int, p: int) -> None:
    """Its reward and all that it held are the player's; it goes to the supply (R103)."""
    gold, fame = reward(s, npc)
    tell(s, "npc_defeated", npc, p, gold + s.npc_gold[npc])
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
    tell(s, "npc_defeated_by", npc, winner)
    gold, fame = reward(s, npc)
    lay_under(s, winner, gold + s.npc_gold[npc])
    s.npc_notoriety[winner] = min(MOST, s.npc_notoriety[winner] + fame + s.npc_notoriety[npc])
    if gives_up(s, npc):
        s.npc_trophies[winner] += s.npc_trophies[npc]
        s.npc_trophies[npc] = 0
    for relic in relics_of(s, npc):
        give_relic(s, relic, ON_HER_CARD if winner == TETZAHUITL else winner)
    remove(s, npc)


def lay_under(s: State, npc: int, gold: int) -> None:
    """An NPC gains gold."""
    s.npc_gold[npc] = min(MOST, s.npc_gold[npc] + gold)


def fill_treasury(s: State, gold: int) -> None:
    """The Royal Treasury gains gold; where the British Empire does not play, the supply does."""
    if BRITISH in s.factions:
        s.treasury = min(MOST, s.treasury + gold)


def reward(s: State, npc: int) -> tuple[int, int]:
    """The gold and Notoriety of its stat card. Half the Royal Treasury, rounded down, goes with the
    Admiral; the King's last Wound is worth more than the others."""
    stats = book(s).npc[npc]
    gold = strength_of(s, npc) if stats.gold else 0
    if npc == ADMIRAL and s.treasury > 1:
        share = s.treasury // 2
        s.treasury -= share
        tell(s, "treasury_plundered", NONE, NONE, share)
        return gold + share, stats.notoriety
    if npc == KING:
        return gold, LAST_WOUND_FAME if gives_up(s, npc) else WOUND_FAME
    return gold, stats.notoriety


def gives_up(s: State, npc: int) -> bool:
    """Whether a defeat ends it: the King only gives up his Trophies with the third Wound."""
    return bool(npc != KING or s.wounds + 1 == LAST_WOUND)


def remove(s: State, npc: int) -> None:
    """To the supply; what it still holds stays in the region (A43). The King takes a Wound and
    flees instead, until the third."""
    if npc == KING:
        s.wounds += 1
        s.npc_gold[npc] = s.npc_notoriety[npc] = 0
        tell(s, "king_wounded", NONE, NONE, s.wounds)
        if s.wounds < LAST_WOUND:
            then(s, STEP["flee_npc"], npc)
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
    holder = ON_HER_CARD if npc == TETZAHUITL else npc
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
        cell("relics", at - FIRST_PLAYER_HOLDER)
        if at >= FIRST_PLAYER_HOLDER
        else CELL["faction_decks"]
        for at in places
    )
    if source != target:
        move_card(s, source, target, SUMMONING_CARDS[relic])


def type_of(npc: int) -> str:
    """The type of an NPC."""
    return NPC_TYPES[NPC_TYPE_OF[npc]]
