"""NPCs attack: each other, and players, who flee. Rules, "Attack", "Flee"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.captain.effects import effect, leave_it, run_effects, use
from captains_table.games.sea_of_legends.captain.tableau import clear_used, usable, use_codes
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    group,
    group_strength,
    hostile_to_npc,
)
from captains_table.games.sea_of_legends.factions.guides import OBJECTIVES, claim_trophy
from captains_table.games.sea_of_legends.factions.npcs import (
    defeated_by_npc,
    give_relic,
    relics_of_player,
    type_of,
)
from captains_table.games.sea_of_legends.factions.objectives import power, strongest_of
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import DO, MOST, NPC, ON_HER_CARD, STEP, USABLE

NO_FLIGHT, FLIGHT = 1, 2
FARTHEST = 9  # regions; no chart is larger


def attack(s: State, npc: int) -> None:
    """Who shares its region with somebody hostile attacks the strongest hostile group, Ally bonuses
    included; players only where there is none (R136)."""
    others, players = hostile_to_npc(s, npc, s.npc_at[npc])
    if others:
        top = max(group_strength(s, other, s.npc_at[npc]) for other in others)
        strongest = [f for f in others if group_strength(s, f, s.npc_at[npc]) == top]
        if len(strongest) > 1:
            tell(s, EVENT.VICTIMS_TIED, npc, s.first, len(strongest))
            then(s, STEP.CHOOSE_VICTIM, npc)
        else:
            fight(s, npc, strongest[0])
    elif players:
        then(s, STEP.SPECIAL, npc)
        prey = wanted_players(s, npc, players)
        if book(s).npc[npc].region:
            attack_players(s, npc, players)
        elif len(prey) > 1:
            tell(s, EVENT.VICTIMS_TIED, npc, s.first, len(prey))
            then(s, STEP.CHOOSE_PLAYER, npc)
        else:
            attack_players(s, npc, prey)
    else:
        then(s, STEP.SPECIAL, npc)


def fight(s: State, npc: int, faction: int) -> None:
    """NPC against NPCs: the attacker wins a tie; the loser and those who helped it are defeated.
    A Region Attack that wins defeats all hostile NPCs and hits all hostile players (R137, R138)."""
    region = s.npc_at[npc]
    stats = book(s).npc[npc]
    own, other = power(s, npc, region), group_strength(s, faction, region)
    tell(s, EVENT.NPC_ATTACKED, npc, strongest_of(s, faction, region), own)
    then(s, STEP.SPECIAL, npc)
    if own < other:
        s.objective = NONE  # who is defeated takes no special action
        winner = strongest_of(s, faction, region)
        for one in group(s, FACTION_OF[npc], region):
            defeated_by_npc(s, one, winner)
        return
    others, players = hostile_to_npc(s, npc, region)
    for loser in others if stats.region else [faction]:
        for one in group(s, loser, region):
            defeated_by_npc(s, one, npc)
    claim_trophy(s, npc)
    if stats.region:
        attack_players(s, npc, players)


def wanted_players(s: State, npc: int, players: list[int]) -> list[int]:
    """Whom its Objective asks for, if it asks for somebody; otherwise all of them."""
    name = OBJECTIVES[type_of(npc)][s.objective].name if s.objective != NONE else ""
    if name in ("recover", "relic_holder"):
        return [p for p in players if relics_of_player(s, p)] or players
    if name == "trophy_holder":
        return [p for p in players if s.trophies[p]] or players
    return players


def attack_players(s: State, npc: int, players: list[int]) -> None:
    """It always wins against players (R140); in a Region Attack one after the other, in turn order
    from the first player."""
    for p in sorted(players, key=lambda p: (p - s.first) % s.seats, reverse=True):
        then(s, STEP.ATTACKED, npc, p)


def may_choose_victim(s: State, npc: int) -> list[int]:
    """The strongest NPC of each group that could be attacked."""
    region = s.npc_at[npc]
    others, _ = hostile_to_npc(s, npc, region)
    top = max(group_strength(s, other, region) for other in others)
    strongest = [f for f in others if group_strength(s, f, region) == top]
    return [DO.NPC + strongest_of(s, faction, region) for faction in strongest]


def choose_victim(s: State, npc: int, victim: int) -> None:
    """Of groups that are equally strong the first player chooses."""
    fight(s, npc, FACTION_OF[victim])


def may_choose_player(s: State, npc: int) -> list[int]:
    """The players that could be attacked."""
    _, players = hostile_to_npc(s, npc, s.npc_at[npc])
    return [DO.SEAT + p for p in wanted_players(s, npc, players)]


def choose_player(s: State, npc: int, p: int) -> None:
    """Of several players the first player chooses."""
    attack_players(s, npc, [p])


# An attack on a player


def attacked(s: State, npc: int, p: int) -> None:
    """The victim may use what works against attacks, then suffers the rest."""
    s.attacker, s.victim = npc, p
    s.kept_gold = s.kept_crew = s.kept_ready = s.cancelled = 0
    s.flee_range = 1
    clear_used(s, "challenge")
    tell(s, EVENT.PLAYER_ATTACKED, npc, p)
    then(s, STEP.SUFFER, npc, p)
    push_react(s, p)


def push_react(s: State, p: int) -> None:
    """Ask, if there is anything to be used."""
    if not s.cancelled and usable(s, p, "attacked"):
        then(s, STEP.REACT, p)


def may_react(s: State, p: int) -> list[int]:
    """Everything that works now, or nothing of it."""
    return [*use_codes(usable(s, p, "attacked")), DO.DONE]


def react(s: State, p: int, source: int) -> None:
    """Use it, and perhaps another."""
    then(s, STEP.REACT_AGAIN, p)
    use(s, p, USABLE[source])


def suffer(s: State, npc: int, p: int) -> None:
    """The text of the stat card; a cancelled attack does nothing, but the victim may flee."""
    if s.cancelled:
        if s.cancelled == FLIGHT:
            then(s, STEP.FLEE, p)
        return
    run_effects(s, p, book(s).npc[npc].attack)


# Fleeing (R142)


def refuges(s: State, start: int, reach: int) -> list[int]:
    """The regions that can be fled to."""
    return [r for r, far in enumerate(book(s).distance[start]) if 0 < far <= reach]


def may_flee(s: State, p: int) -> list[int]:
    """Adjacent regions, or as far as an ability allows."""
    return [DO.REGION + r for r in refuges(s, s.at[p], max(1, s.flee_range))]


def flee(s: State, p: int, region: int) -> None:
    """The fleeing player chooses the region; it is no move, and nobody attacks."""
    s.at[p] = region
    tell(s, EVENT.PLAYER_FLED, p, region)


def may_let_flee(s: State, npc: int) -> list[int]:
    """An NPC flees to any adjacent region."""
    return [DO.REGION + region for region in book(s).near[s.npc_at[npc]]]


def let_flee(s: State, npc: int, region: int) -> None:
    """For an NPC the first player chooses."""
    s.npc_at[npc] = region
    tell(s, EVENT.NPC_FLED, npc, region)


# Words of the vocabulary


@effect("flee")
def _flee(s: State, p: int, e: Effect, icons: int) -> None:
    then(s, STEP.FLEE, p)


@effect("cancel_attack")
def _cancel_attack(s: State, p: int, e: Effect, icons: int) -> None:
    s.cancelled = FLIGHT if e.flee else NO_FLIGHT


@effect("keep_gold")
def _keep_gold(s: State, p: int, e: Effect, icons: int) -> None:
    s.kept_gold = min(MOST, s.kept_gold + e.n) if e.n else MOST


@effect("keep_crew")
def _keep_crew(s: State, p: int, e: Effect, icons: int) -> None:
    s.kept_crew = 1


@effect("stay_ready")
def _stay_ready(s: State, p: int, e: Effect, icons: int) -> None:
    s.kept_ready = 1


@effect("flee_far")
def _flee_far(s: State, p: int, e: Effect, icons: int) -> None:
    s.flee_range = max(s.flee_range, min(FARTHEST, e.n))


@effect("give_relics")
def _give_relics(s: State, p: int, e: Effect, icons: int) -> None:
    holder = ON_HER_CARD if s.attacker == NPC.TETZAHUITL else s.attacker
    for relic in relics_of_player(s, p):
        give_relic(s, relic, holder)
        tell(s, EVENT.RELIC_TAKEN, s.attacker, p)


@effect("give_trophies")
def _give_trophies(s: State, p: int, e: Effect, icons: int) -> None:
    if s.trophies[p]:
        tell(s, EVENT.TROPHIES_TAKEN, s.attacker, p, s.trophies[p])
        s.npc_trophies[s.attacker] += s.trophies[p]
        s.trophies[p] = 0


ATTACK_STEPS = (
    Do("attack(npc)", attack),
    Ask("choose_victim(npc)", "first", may_choose_victim, npc=choose_victim),
    Ask("choose_player(npc)", "first", may_choose_player, seat=choose_player),
    Do("attacked(npc, p)", attacked),
    Ask("react(p)", "p", may_react, use=react, done=leave_it),
    Do("react_again(p)", push_react),
    Do("suffer(npc, p)", suffer),
    Ask("flee(p)", "p", may_flee, region=flee),
    Ask("flee_npc(npc)", "first", may_let_flee, region=let_flee),
)
