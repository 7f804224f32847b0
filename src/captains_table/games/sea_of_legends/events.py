"""What people are told. Every chapter has its own list.

Arguments are written by their names where they have some: see `NAMES`. An argument called `seat`,
`other` or `owner` is a seat; `count` is a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.events import EventKind
from captains_table.engine.flow import emit
from captains_table.engine.knowledge import EVERYBODY
from captains_table.engine.names import Numbers
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    FACES,
    FACTIONS,
    KINDS,
    NPC_TYPES,
    NPCS,
    OBJECTIVE_NAMES,
    REGIONS,
    TOKENS,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    ASSIGNED,
    DECK_NAMES,
    DICE,
    EPISODES,
    LETTERS,
    MOST,
    TALES,
    USABLE,
)

SETUP = (
    EventKind("first_player_named", "seat"),
    EventKind("captain_chosen", "seat", "captain"),
    EventKind("character_dealt", "seat", "", "card"),
    EventKind("lover_chosen", "seat", "card"),
    EventKind("nemesis_chosen", "seat", "card"),
    EventKind("npc_placed", "npc", "region"),
)
NPCS_COME_AND_GO = (
    EventKind("npc_defeated", "npc", "seat", "count"),
    EventKind("npc_defeated_by", "npc", "other_npc"),
    EventKind("king_wounded", "", "", "count"),
    EventKind("treasury_plundered", "", "", "count"),
)
TURN: tuple[EventKind, ...] = (
    EventKind("round_begun", "", "", "count"),
    EventKind("turn_begun", "seat"),
    EventKind("sailed", "seat", "from_region", "region"),
    EventKind("relic_claimed", "seat", "card"),
    EventKind("relic_picked_up", "seat", "card"),
    EventKind("trophy_picked_up", "seat", "region"),
    EventKind("spoil_taken", "seat", "card"),
    EventKind("relic_handed_over", "seat", "card", "npc"),
)
PORTS: tuple[EventKind, ...] = (
    EventKind("port_visited", "seat", "region"),
    EventKind("game_played", "seat", "card", "outcome"),
    EventKind("ship_bought", "seat", "card", "count"),
    EventKind("gold_buried", "seat", "gold", "count"),
)
DECKS = (
    EventKind("deck_rebuilt", "deck"),
    EventKind("card_drawn", "card", "", "tavern_game"),  # the Game, if it is drawn for that
    EventKind("deck_looked_at", "seat", "deck", "count"),
    EventKind("card_seen", "seat", "deck", "card"),
    EventKind("cards_put_in_order", "seat", "deck", "count"),
    EventKind("card_put_under", "seat", "deck", "card"),
)
TABLEAU = (
    EventKind("card_gained", "seat", "card"),
    EventKind("card_discarded", "seat", "card"),
    EventKind("crew_hired", "seat", "card", "count"),
    EventKind("crew_discarded", "seat", "card"),
    EventKind("crew_exhausted", "seat", "card"),
    EventKind("crew_refreshed", "seat", "card"),
    EventKind("gold_gained", "seat", "", "count"),
    EventKind("gold_lost", "seat", "", "count"),
    EventKind("gold_handed_over", "seat", "other", "count"),
    EventKind("favor_changed", "seat", "card", "count"),
    EventKind("malice_changed", "seat", "card", "count"),
    EventKind("slowed", "seat", "", "count"),
)
CHALLENGES: tuple[EventKind, ...] = (
    EventKind("challenged_npcs", "seat", "faction", "count"),
    EventKind("challenged_port", "seat", "region", "count"),
    EventKind("challenged_player", "seat", "other"),
    EventKind("challenged_adventure", "seat", "", "count"),
    EventKind("cannons_added", "seat", "", "count"),
    EventKind("dice_added", "seat", "", "count"),
    EventKind("ability_used", "seat", "source"),
    EventKind("die_rolled", "seat", "face", "die"),
    EventKind("die_turned", "seat", "from_face", "face"),
    EventKind("icons_assigned", "seat", "ability", "count"),
    EventKind("strength_changed", "seat", "", "count"),
    EventKind("target_strengthened", "seat", "", "count"),
    EventKind("nemesis_threshold", "seat", "", "count"),
    EventKind("nemesis_activated", "seat", "card", "count"),
    EventKind("nemesis_ignored", "seat", "card", "count"),
    EventKind("ally_helped", "seat", "npc", "count"),
    EventKind("strength_compared", "seat", "strength", "needed"),
    EventKind("challenge_won", "seat"),
    EventKind("challenge_lost", "seat"),
    EventKind("gold_taken", "seat", "other", "count"),
    EventKind("trophy_taken", "seat", "other"),
    EventKind("card_taken", "seat", "other", "card"),
    EventKind("nothing_to_take", "seat", "other"),
    EventKind("port_captured", "seat", "region"),
    EventKind("flag_placed", "seat", "region"),
    EventKind("faction_flag_placed", "faction", "region"),
    EventKind("flag_removed", "seat", "region"),
    EventKind("faction_flag_removed", "faction", "region"),
    EventKind("fort_placed", "faction", "region"),
    EventKind("infestation_removed", "region"),
    EventKind("notoriety_gained", "seat", "", "count"),
)
ADVENTURES: tuple[EventKind, ...] = (
    EventKind("adventure_begun", "seat", "token", "episode"),
    EventKind("option_chosen", "seat", "", "tale"),
    EventKind("representative_met", "seat", "faction", "card"),
    EventKind("captain_flipped", "seat"),
    EventKind("token_moved", "seat", "token", "region"),
    EventKind("token_on_captain", "seat", "other", "token"),
    EventKind("relation_changed", "seat", "faction", "count"),
    EventKind("relic_gained", "seat", "card"),
    EventKind("legendary_joined", "seat", "card"),
    EventKind("legendary_left", "seat", "card"),
    EventKind("secondary_lover_gained", "seat", "card"),
    EventKind("secondary_nemesis_gained", "seat", "card"),
    EventKind("nemesis_defeated", "seat", "card"),
    EventKind("postscript_arrived", "seat", "", "postscript"),
    EventKind("postscript_accepted", "seat"),
    EventKind("postscript_refused", "seat"),
    EventKind("promise_kept", "seat", "", "postscript"),
    EventKind("promise_broken", "seat", "", "postscript"),
    EventKind("deed_remembered", "seat"),
    EventKind("warmth_changed", "seat", "card", "count"),
    EventKind("grudge_changed", "seat", "card", "count"),
    EventKind("notoriety_lost", "seat", "", "count"),
)
FACTION_TURN: tuple[EventKind, ...] = (
    EventKind("faction_turn_begun"),
    EventKind("faction_activated", "faction"),
    EventKind("horde_acts", "region", "strength", "count"),
    EventKind("npc_aims", "npc", "region", "objective"),
    EventKind("npc_stays", "npc", "region", "objective"),
    EventKind("npc_drifts", "npc", "region", "objective"),
    EventKind("way_shunned", "npc", "region", "other_npc"),
    EventKind("company_shunned", "npc", "region", "other_npc"),
    EventKind("solitary_given_up", "npc"),
    EventKind("caution_given_up", "npc"),
    EventKind("targets_tied", "npc", "seat", "count"),
    EventKind("ways_tied", "npc", "seat", "count"),
    EventKind("victims_tied", "npc", "seat", "count"),
    EventKind("npc_moved", "npc", "region"),
    EventKind("npc_attacked", "npc", "other_npc", "count"),
    EventKind("player_attacked", "npc", "seat"),
    EventKind("player_fled", "seat", "region"),
    EventKind("npc_fled", "npc", "region"),
    EventKind("port_dominated", "npc", "region"),
    EventKind("relic_recovered", "npc", "region"),
    EventKind("relic_returned", "npc", "region"),
    EventKind("relic_taken", "npc", "seat"),
    EventKind("leader_summoned", "npc", "region"),
    EventKind("port_infested", "npc", "region"),
    EventKind("soldier_crumbled", "npc", "region"),
    EventKind("port_captured_by", "npc", "region"),
    EventKind("gold_delivered", "npc", "region", "count"),
    EventKind("taxes_collected", "", "", "count"),
    EventKind("trophy_claimed", "npc"),
    EventKind("trophy_offered", "npc", "region", "count"),
    EventKind("trophies_taken", "npc", "seat", "count"),
    EventKind("faction_won", "faction", "", "captains"),
)
EVENT_CARDS: tuple[EventKind, ...] = (
    EventKind("event_revealed", "card"),
    EventKind("npc_grew", "npc_type", "", "count"),
    EventKind("npcs_enriched", "npc_type", "", "count"),
    EventKind("npcs_hastened", "npc_type", "", "count"),
    EventKind("burying_limited", "", "", "count"),
    EventKind("treasury_grew", "", "", "count"),
    EventKind("king_honoured", "", "", "count"),
    EventKind("king_healed", "", "", "count"),
    EventKind("captain_won", "seat"),
)

EVENTS = (
    *SETUP,
    *NPCS_COME_AND_GO,
    *TURN,
    *PORTS,
    *DECKS,
    *TABLEAU,
    *CHALLENGES,
    *ADVENTURES,
    *FACTION_TURN,
    *EVENT_CARDS,
)
EVENT = Numbers(kind.name for kind in EVENTS)


class Companies(Sequence[dict[str, int]]):
    """Every set of captains by its number: a bit for each. As words list them: once each."""

    def __len__(self) -> int:
        return 1 << len(CAPTAINS)

    def __getitem__(self, number: Any) -> Any:
        if number >= len(self):
            raise IndexError(number)
        return {captain: 1 for bit, captain in enumerate(CAPTAINS) if number >> bit & 1}


# Arguments that are told by name.
NAMES: dict[str, Sequence[Any]] = {
    "captain": CAPTAINS,
    "captains": Companies(),
    "card": tuple(KINDS),
    "deck": DECK_NAMES,
    "region": REGIONS,
    "from_region": REGIONS,
    "npc": NPCS,
    "other_npc": NPCS,
    "npc_type": NPC_TYPES,
    "faction": FACTIONS,
    "other_faction": FACTIONS,
    "token": TOKENS,
    "face": FACES,
    "from_face": FACES,
    "ability": ASSIGNED,
    "source": USABLE,
    "objective": OBJECTIVE_NAMES,
    "episode": EPISODES,
    "tale": TALES,
    "postscript": LETTERS,
    "tavern_game": range(MOST + 1),
    "outcome": range(2),
    "gold": range(MOST + 1),
    "strength": range(MOST + 1),
    "needed": range(MOST + 1),
    "die": range(DICE),
}

NOBODY = 0  # sees the last argument: it is not told


def tell(
    s: State, event: int, a: int = NONE, b: int = NONE, c: int = NONE, seen: int = EVERYBODY
) -> None:
    """Tell people what happened; `seen` says who may know `c`."""
    emit(s, event, a, b, c, seen)
