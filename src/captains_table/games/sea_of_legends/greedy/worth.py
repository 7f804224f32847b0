"""What things are worth to a captain in Sea of Legends, in Notoriety: one Notoriety is 1."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import (
    ALLY_RELICS,
    FACTIONS,
    ITEMS,
    RELICS,
    RUMORS,
    SUMMONING_CARDS,
)
from captains_table.games.sea_of_legends.captain.effects import amount, ports_of
from captains_table.games.sea_of_legends.captain.gold import gold_due
from captains_table.games.sea_of_legends.captain.notoriety import notoriety
from captains_table.games.sea_of_legends.captain.tableau import crew
from captains_table.games.sea_of_legends.content.book import Book, book
from captains_table.games.sea_of_legends.content.pack import Ability, Effect
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    STANCE,
    stance,
)
from captains_table.games.sea_of_legends.factions.guides import progress
from captains_table.games.sea_of_legends.factions.npcs import gives_up, relics_of, reward
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    FACTION,
    NPC,
    ON_HER_CARD,
    cell,
    kind_named,
    region_named,
)

ALL_OF_THEM = 9

# Cards whose face is not known yet, and those that must still be worked for.
TAVERN_CARD, CREW_CARD, CREW_TO_HIRE = 0.40, 0.50, 0.25
RUMOR, ITEM, RELIC = 0.62, 0.16, 1.15
EXHAUSTED = 0.04  # a Crew that cannot be used until the next Port
FLIGHT = 0.15  # to be driven somewhere else
FLAG = 0.40  # what a Port brings until it is lost again
MALICE, FAVOR, RELATION, FEELING = 0.22, 0.30, 0.14, 0.10


def gold_worth(s: State, p: int) -> float:
    """A piece of gold: more as long as there is a Ship to be bought, less when somebody is about to
    win."""
    late = min(1.0, max(notoriety(s, q) for q in range(s.seats)) / book(s).pack.goal)
    rank = book(s).ship[s.ship[p]].rank
    return (0.085 if rank < 3 else 0.072) - 0.03 * late * late


# Cards

# What it is worth to have an effect at hand.
AT_HAND = {
    "strength": 0.12,
    "dice": 0.09,
    "reroll": 0.05,
    "turn": 0.10,
    "shield": 0.05,
    "movement": 0.12,
    "income": 0.15,
    "capacity": 0.15,
    "discount": 0.08,
    "refresh": 0.06,
    "keep_gold": 0.05,
    "cancel_attack": 0.08,
}
LITTLE, MUCH = 0.03, 0.4
SOMETIMES, SELDOM = 2, 5  # how much less it is worth where it does not work always


@lru_cache(maxsize=1024)
def ability_worth(ability: Ability) -> float:
    """An ability that can be used again and again."""
    total = sum(AT_HAND.get(e.do, LITTLE) * (e.n or 3) for e in ability.effects)
    if ability.needs:
        total /= SELDOM if "vs_player" in ability.needs else SOMETIMES
    return min(total, MUCH)


def crew_worth(b: Book, card: str) -> float:
    """A Crew: almost a tenth of Notoriety for each gold, and what it does."""
    return 0.088 * b.cost[card] + ability_worth(b.ability[card])


def card_worth(s: State, p: int, card: str) -> float:
    """An Item, a Rumor, a Relic or a Crew."""
    b = book(s)
    if card in ITEMS:
        return min(ITEM, LITTLE + ability_worth(b.ability[card]))
    if card in RUMORS and not s.cards[cell(CELL.RELICS, p)][kind_named(card)]:
        far = b.distance[s.at[p]][region_named(b.tavern[card].rumor)]
        return RUMOR + ability_worth(b.ability[card]) - 0.03 * far
    if card in RELICS:
        return 1.0 + ability_worth(b.ability[card])
    return crew_worth(b, card)


# Effects of Games, Adventures, Postscripts, rewards and attacks


def effects_worth(s: State, p: int, effects: tuple[Effect, ...], gold: float) -> float:
    """A list of effects together, with what a piece of gold is worth; what depends on a relation
    sees what comes before it."""
    total = 0.0
    faction = int(s.arc_faction[p])
    relation = s.relation[p][faction] if faction != NONE else 0
    for e in effects:
        if e.do == "relation":
            total += RELATION * e.n
            relation += e.n
        elif e.relation <= relation <= e.relation_most:
            made = WORTH.get(e.do)
            total += made(s, p, e, gold) if made else STORY.get(e.do, 0.0)
    return total


def _lost_gold(s: State, p: int, e: Effect, gold: float) -> float:
    return -gold * min(int(s.gold[p]), gold_due(s, p, e))


def _ally_relic(s: State, p: int, e: Effect, gold: float) -> float:
    faction = e.faction or FACTIONS[s.arc_faction[p]]
    held = sum(s.cards[cell(CELL.RELICS, p)][kind_named(card)] for card in ALLY_RELICS[faction])
    return RELIC if held < len(ALLY_RELICS[faction]) else 0.0


def _lost_crew(s: State, p: int, e: Effect, gold: float) -> float:
    return -min((crew_worth(book(s), card) for card in crew(s, p)), default=0.0)


def _lost_item(s: State, p: int, e: Effect, gold: float) -> float:
    if s.total[cell(CELL.ITEMS, p)]:
        return -min(ITEM, gold * e.or_gold) if 0 < e.or_gold <= s.gold[p] else -ITEM
    if (e.or_relic or e.else_relic) and s.total[cell(CELL.RELICS, p)]:
        return -1.1
    return -gold * (e.or_gold or e.else_gold)


def _lost_rumor(s: State, p: int, e: Effect, gold: float) -> float:
    return -RUMOR if s.total[cell(CELL.RUMORS, p)] else -gold * e.else_gold


def _lost_relics(s: State, p: int, e: Effect, gold: float) -> float:
    return -float(sum(s.cards[cell(CELL.RELICS, p)][kind_named(card)] for card in SUMMONING_CARDS))


WORTH: dict[str, Callable[[State, int, Effect, float], float]] = {
    "gold": lambda s, p, e, gold: gold * amount(s, p, e),
    "lose_gold": _lost_gold,
    "notoriety": lambda s, p, e, gold: e.n,
    "gain_card": lambda s, p, e, gold: {"tavern": TAVERN_CARD, "item": ITEM}.get(e.deck, CREW_CARD),
    "draw": lambda s, p, e, gold: TAVERN_CARD if e.deck == "tavern" else CREW_TO_HIRE,
    "ally_relic": _ally_relic,
    "exhaust": lambda s, p, e, gold: (
        -EXHAUSTED * min(e.n or ALL_OF_THEM, s.total[cell(CELL.READY, p)])
    ),
    "discard_crew": _lost_crew,
    "discard_item": _lost_item,
    "discard_rumor": _lost_rumor,
    "give_relics": _lost_relics,
    "levy": lambda s, p, e, gold: gold * (e.n * (s.seats - 1) if s.seats > 1 else e.solo),
    "malice": lambda s, p, e, gold: -MALICE * e.n,
    "favor": lambda s, p, e, gold: FAVOR * e.n,
    "warmth": lambda s, p, e, gold: FEELING * e.n,
    "grudge": lambda s, p, e, gold: -FEELING * e.n,
}
STORY = {
    "faction_relic": RELIC,
    "ally_or_lover": RELIC,
    "legendary": 0.30,
    "leave": -0.30,
    "estrange": -0.30,
    "secondary_lover": 0.50,
    "secondary_nemesis": -0.35,
    "flag_or_fort": 0.05,
    "defeat_nemesis": 0.25,
    "captain_flag": FLAG / 2,
    "remove_flag": -FLAG,
    "give_trophies": -0.30,
    "flee": -FLIGHT,
}


def attack_cost(s: State, p: int, npc: int, gold: float) -> float:
    """What an attack of an NPC would cost a captain."""
    return -effects_worth(s, p, book(s).npc[npc].attack, gold)


# Factions that are about to win

# What a step back is worth with so many steps missing.
STEP_BACK = (2.5, 2.5, 1.2, 0.5, 0.2, 0.1, 0.05)


def urgency(s: State, p: int, faction: int) -> float:
    """What it is worth to a captain to take one step of its victory back from a faction; nothing to
    who would win with it."""
    if faction not in s.factions or stance(s, p, faction) != STANCE.HOSTILE:
        return 0.0
    missing = missing_steps(s, faction)
    return STEP_BACK[min(len(STEP_BACK) - 1, max(0, round(missing)))]


def missing_steps(s: State, faction: int) -> float:
    """How many steps a faction is away from its victory; what its NPCs carry counts in part."""
    missing = {what: need - have for what, have, need in progress(s, faction)}
    if "gold" in missing:  # a Flag brings a piece of it each time
        flags = ports_of(s, FACTIONS[faction])
        return min(missing["flags"], missing["gold"] / max(1, len(flags)))
    carried = 0.0
    if faction == FACTION.TLALOC:
        carried = 0.6 * sum(0 <= holder < ON_HER_CARD for holder in s.relic_holder)
    elif faction == FACTION.ATLANTIAN:
        carried = 0.5 * (sum(s.npc_trophies) - s.npc_trophies[NPC.KING])
    return min(missing.values(), default=len(STEP_BACK)) - carried


def defeat_worth(s: State, p: int, npc: int, gold: float) -> float:
    """What a captain gains by defeating an NPC: its reward, what it holds, a step back for its
    faction."""
    coins, fame = reward(s, npc)
    coins += s.npc_gold[npc]
    steps = 0.3
    worth = float(s.npc_notoriety[npc] + fame)
    if npc == NPC.KING:
        last = gives_up(s, npc)
        worth += 0.9 * last * s.npc_trophies[npc]
        steps = 3.0 if last else 0.5
    else:
        worth += 0.9 * s.npc_trophies[npc] + len(relics_of(s, npc))
        steps += s.npc_trophies[npc] + len(relics_of(s, npc))
    if npc == NPC.TETZAHUITL:
        steps += 1
    if npc == NPC.ADMIRAL:
        steps += 0.5 + s.treasury / 15
    return worth + gold * coins + steps * urgency(s, p, FACTION_OF[npc])
