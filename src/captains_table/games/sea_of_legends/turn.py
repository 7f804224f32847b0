"""Rounds and a player's turn: a move, one Player Action, and Free Actions. Rules, "Round", "Player
Turn", "Movement", "Free Actions"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import left_of
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import (
    FACTIONS,
    NPCS,
    REGIONS,
    RUMORS,
    SPOILS,
    SUMMONING_CARDS,
    SUMMONING_RELICS,
    TOKENS,
)
from captains_table.games.sea_of_legends.captain.effects import amount, ports_of, run_effects
from captains_table.games.sea_of_legends.captain.flags import may_use_port
from captains_table.games.sea_of_legends.captain.gains import check_room
from captains_table.games.sea_of_legends.captain.gold import earn, neighbours
from captains_table.games.sea_of_legends.captain.losses import to_refresh
from captains_table.games.sea_of_legends.captain.ports import may_visit, opens_port, visit
from captains_table.games.sea_of_legends.captain.tableau import (
    ability_of,
    clear_used,
    clear_used_this_round,
    holds,
    lies,
    move_card,
    movement,
    sources,
    standing,
    usable,
    use_codes,
)
from captains_table.games.sea_of_legends.captain.using import use_source
from captains_table.games.sea_of_legends.challenge.challenge import declare, targets
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    STANCE,
    group,
    hostile_groups,
    stance,
)
from captains_table.games.sea_of_legends.factions.npcs import give_relic, relics_of_player
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DO,
    FACTION,
    FIRST_PLAYER_HOLDER,
    NPC,
    OF_TLALOC,
    ON_HER_CARD,
    PLAYERS,
    STEP,
    USABLE,
    cell,
    kind_named,
)
from captains_table.games.sea_of_legends.stories.adventures import token_region
from captains_table.games.sea_of_legends.stories.episodes import next_episode
from captains_table.games.sea_of_legends.stories.memory import stop_reading

TROPHY = SUMMONING_RELICS  # what can be picked up after the Summoning Relics


# The round (R33)


def begin_round(s: State) -> None:
    """All players have a turn, from the first player on; then the factions."""
    s.round += 1
    clear_used_this_round(s)
    tell(s, EVENT.ROUND_BEGUN, NONE, NONE, s.round)
    then(s, STEP.BEGIN_TURN, s.first)


def begin_turn(s: State, p: int) -> None:
    """Neither moved nor acted yet (R35)."""
    s.active = p
    s.moved = s.acted = s.buried = 0
    s.slow[p], s.slow_next[p] = s.slow_next[p], 0
    clear_used(s, "turn")
    tell(s, EVENT.TURN_BEGUN, p)
    then(s, STEP.TURN)
    check_room(s, p)


def end_turn(s: State) -> None:
    """What works by itself at the end of a turn, then the income."""
    p = s.active
    stop_reading(s)
    then(s, STEP.INCOME)
    for name, ability in sources(s, p):
        if ability.when == "turn_end" and all(holds(s, p, need, name) for need in ability.needs):
            tell(s, EVENT.ABILITY_USED, p, USABLE.index(name))
            run_effects(s, p, ability.effects)


def income(s: State) -> None:
    """Gold for each Port that the player controls (R46), also after a forced Challenge (A15)."""
    earn(s, s.active, income_of(s, s.active))
    then(s, STEP.NEXT_TURN)


def income_of(s: State, p: int) -> int:
    """What a captain's Ports bring, and what brings gold besides."""
    gold = book(s).pack.income * len(ports_of(s, PLAYERS[p]))
    return gold + sum(amount(s, p, e) for e in standing(s, p, "income"))


def next_turn(s: State) -> None:
    """What held for the turn ends; the player to the left is next, and after the last one the
    factions."""
    p = s.active
    s.neutral = s.passes = s.entering = s.move_bonus = s.more_games = s.slow[p] = 0
    if left_of(s, p) == s.first:
        then(s, STEP.FACTION_TURN)
    else:
        then(s, STEP.BEGIN_TURN, left_of(s, p))


# Sailing


def hostile_regions(s: State, p: int) -> set[int]:
    """The regions with an NPC that is hostile to a player."""
    hostile = [stance(s, p, faction) == STANCE.HOSTILE for faction in range(len(FACTIONS))]
    return {s.npc_at[npc] for npc, faction in enumerate(FACTION_OF) if hostile[faction]} - {NONE}


def destinations(s: State, p: int) -> list[int]:
    """Where a move can end: within the movement (R37), and not beyond a region with a hostile NPC
    (R39), which can only be entered with an unused Player Action (R40)."""
    hostile = hostile_regions(s, p)
    found: set[int] = set()
    # Where the ship can sail on from, by how many hostile regions it may still pass.
    afloat = {(s.at[p], int(s.passes))}
    seen = set(afloat)
    for _ in range(movement(s, p)):
        beside = {(near, left) for region, left in afloat for near in book(s).near[region]}
        found |= {region for region, _ in beside if region not in hostile or not s.acted}
        afloat = {(region, left - (region in hostile)) for region, left in beside} - seen
        afloat = {(region, left) for region, left in afloat if left >= 0}
        seen |= afloat
    return sorted(found - {s.at[p]})


def sail(s: State, region: int) -> None:
    """The whole move happens at once (R38)."""
    p = s.active
    then(s, STEP.TURN)
    before, s.at[p] = s.at[p], region
    tell(s, EVENT.SAILED, p, before, region)
    s.moved = 1
    s.entering = 0


# Free Actions (R48, A69)


def claimable(s: State, p: int) -> list[str]:
    """Rumors that name the region (R85)."""
    there = REGIONS[s.at[p]]
    return [card for card in lies(s, cell(CELL.RUMORS, p)) if book(s).tavern[card].rumor == there]


def claim(s: State, rumor: int) -> None:
    """The Rumor becomes its Relic, which can be used at once (R65)."""
    p, card = s.active, RUMORS[rumor]
    then(s, STEP.TURN)
    move_card(s, cell(CELL.RUMORS, p), cell(CELL.RELICS, p), card)
    tell(s, EVENT.RELIC_CLAIMED, p, kind_named(card))


def loose_tokens(s: State, p: int) -> list[int]:
    """Faction Objective tokens that lie in the region: Summoning Relics, then Trophies."""
    relics = [relic for relic, where in enumerate(s.relic_at) if where == s.at[p]]
    return [*relics, TROPHY] if s.loose_trophies[s.at[p]] else relics


def pick_up(s: State, token: int) -> None:
    """Take a Trophy or a Summoning Relic that lies in the region."""
    p = s.active
    then(s, STEP.TURN)
    if token == TROPHY:
        s.loose_trophies[s.at[p]] -= 1
        s.trophies[p] += 1
        tell(s, EVENT.TROPHY_PICKED_UP, p, s.at[p])
    else:
        give_relic(s, token, FIRST_PLAYER_HOLDER + p)
        tell(s, EVENT.RELIC_PICKED_UP, p, kind_named(SUMMONING_CARDS[token]))


def spoils_on_offer(s: State, p: int) -> list[str]:
    """In a Port a Trophy can be exchanged for a Spoil of choice."""
    if not s.trophies[p] or book(s).port[s.at[p]] is None:
        return []
    return [card for card in SPOILS if s.cards[CELL.FACTION_DECKS][kind_named(card)]]


def offer(s: State, spoil: int) -> None:
    """The Trophy goes back to the supply."""
    p, card = s.active, SPOILS[spoil]
    then(s, STEP.TURN)
    s.trophies[p] -= 1
    move_card(s, CELL.FACTION_DECKS, cell(CELL.RELICS, p), card)
    tell(s, EVENT.SPOIL_TAKEN, p, kind_named(card))


def takers(s: State, p: int) -> list[int]:
    """Whom an ally of the Children of Tlaloc can hand Summoning Relics to: Guardians and Tetzahuitl
    in the region. Ruling SL-A69."""
    return (
        group(s, FACTION.TLALOC, s.at[p]) if stance(s, p, FACTION.TLALOC) == STANCE.ALLIED else []
    )


def gifts(s: State, p: int) -> list[int]:
    """What can be handed over, and to whom."""
    return [
        DO.GIVE + relic * len(OF_TLALOC) + OF_TLALOC.index(NPCS[npc])
        for relic in relics_of_player(s, p)
        for npc in takers(s, p)
    ]


def hand_relic(s: State, relic: int, taker: int) -> None:
    """A Guardian holds it, or it is on her stat card."""
    p, npc = s.active, NPCS.index(OF_TLALOC[taker])
    then(s, STEP.TURN)
    give_relic(s, relic, ON_HER_CARD if npc == NPC.TETZAHUITL else npc)
    tell(s, EVENT.RELIC_HANDED_OVER, p, kind_named(SUMMONING_CARDS[relic]), npc)
    check_room(s, p)


def usable_in_turn(s: State, p: int, hostile: bool) -> list[str]:
    """What can be used now and would do something: what helps the move before it, the rest at any
    time. Using an ability is no Free Action (R49), so hostile NPCs do not stop it."""
    names = usable(s, p, "turn", "turn_or_assign")
    if not s.moved:
        names += usable(s, p, "move")
    if not hostile and _closed_port(s, p):
        names += [name for name in usable(s, p, "port") if opens_port(s, p, name)]
    return [
        name
        for name in names
        if any(_does_something(s, p, e) for e in ability_of(s, p, name).effects)
    ]


def _closed_port(s: State, p: int) -> bool:
    """Whether only somebody else's Flag stands between a player and the Port Action here."""
    region = s.at[p]
    if s.acted or book(s).port[region] is None or s.infested[region]:
        return False
    return not may_use_port(s, p, region)


def _does_something(s: State, p: int, e: Effect) -> bool:
    if e.do == "refresh":
        return bool(to_refresh(s, p, e.other))
    if e.do == "ransom":
        return bool(neighbours(s, p))
    if e.do == "neutral":
        return not s.neutral
    return True


# The turn itself


def tokens_here(s: State, p: int) -> list[int]:
    """The player's own Adventure tokens in the region that have an episode left (R66)."""
    there = [token for token in range(len(TOKENS)) if token_region(s, p, token) == s.at[p]]
    return [token for token in there if next_episode(s, p, token)]


def may_act(s: State) -> list[int]:
    """Everything that may be done next. With a hostile NPC here only leaving or a Challenge
    (R41, R42); the turn can end when no Challenge is owed, or none can be declared any more (A10).
    """
    p = s.active
    hostile = bool(hostile_groups(s, p, s.at[p]))
    codes = []
    if not s.moved:
        codes += [DO.SAIL + region for region in destinations(s, p)]
    if not s.acted:
        codes += [DO.CHALLENGE + target for target in targets(s, p)]
    codes += use_codes(usable_in_turn(s, p, hostile))
    if not hostile:
        codes += free_actions(s, p) if s.acted else [*peaceful_actions(s, p), *free_actions(s, p)]
    return codes if hostile and not s.acted else [*codes, DO.END_TURN]


def peaceful_actions(s: State, p: int) -> list[int]:
    """What a Player Action can be besides a Challenge, where no NPC is hostile (R36)."""
    visits = [DO.VISIT] if may_visit(s, p) else []
    return [*(DO.ADVENTURE + token for token in tokens_here(s, p)), *visits]


def free_actions(s: State, p: int) -> list[int]:
    """What takes no action, where no NPC is hostile (R42, R48)."""
    return [
        *(DO.CLAIM + RUMORS.index(card) for card in claimable(s, p)),
        *(DO.PICK_UP + token for token in loose_tokens(s, p)),
        *(DO.OFFER + SPOILS.index(card) for card in spoils_on_offer(s, p)),
        *gifts(s, p),
    ]


# The Player Action (R36); afterwards the turn goes on.


def challenge(s: State, target: int) -> None:
    """A Challenge is the Player Action of the turn."""
    then(s, STEP.TURN)
    s.acted = 1
    declare(s, s.active, target)


def go_on_adventure(s: State, token: int) -> None:
    """An Adventure is the Player Action of the turn."""
    then(s, STEP.TURN)
    s.acted = 1
    then(s, STEP.ADVENTURE, s.active, token)


def visit_port(s: State) -> None:
    """A Port Action is the Player Action of the turn."""
    then(s, STEP.TURN)
    s.acted = 1
    visit(s, s.active)


# What takes no action


def use_in_turn(s: State, source: int) -> None:
    """Use something; afterwards the turn goes on."""
    then(s, STEP.TURN)
    use_source(s, s.active, source)


def stop(s: State) -> None:
    """Nothing more is done in this turn."""
    then(s, STEP.END_TURN)


TURN_STEPS = (
    Do("begin_round", begin_round),
    Do("begin_turn(p)", begin_turn),
    Ask(
        "turn",
        "active",
        may_act,
        sail=sail,
        challenge=challenge,
        use=use_in_turn,
        adventure=go_on_adventure,
        visit=visit_port,
        claim=claim,
        pick_up=pick_up,
        offer=offer,
        give=hand_relic,
        end_turn=stop,
    ),
    Do("end_turn", end_turn),
    Do("income", income),
    Do("next_turn", next_turn),
)
