"""NPCs attack: each other, and players, who flee. Rules, "Attack", "Flee"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.alignment import (
    FACTION_OF,
    group,
    group_strength,
    hostile_to_npc,
)
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.effects import effect, run_effects, use
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.faction_turn import first_player
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.frames import Args, Ask, Do, node, push
from captains_table.games.sea_of_legends.guides import OBJECTIVES, claim_trophy
from captains_table.games.sea_of_legends.npcs import (
    TETZAHUITL,
    defeated_by_npc,
    give_relic,
    relics_of_player,
    type_of,
)
from captains_table.games.sea_of_legends.objectives import power, strongest_of
from captains_table.games.sea_of_legends.pack import Effect
from captains_table.games.sea_of_legends.state import FIRST, MOST, ON_HER_CARD, USABLE
from captains_table.games.sea_of_legends.tableau import clear_used, usable, use_codes

NO_FLIGHT, FLIGHT = 1, 2
FARTHEST = 9  # regions; no chart is larger


def attack(s: State, args: Args) -> None:
    """Who shares its region with somebody hostile attacks the strongest hostile group, Ally bonuses
    included; players only where there is none (R136)."""
    npc = args[0]
    others, players = hostile_to_npc(s, npc, s.npc_at[npc])
    if others:
        top = max(group_strength(s, other, s.npc_at[npc]) for other in others)
        strongest = [f for f in others if group_strength(s, f, s.npc_at[npc]) == top]
        if len(strongest) > 1:
            tell(s, "victims_tied", npc, s.first, len(strongest))
            push(s, "choose_victim", npc)
        else:
            fight(s, npc, strongest[0])
    elif players:
        push(s, "special", npc)
        prey = wanted_players(s, npc, players)
        if book(s).npc[npc].region:
            attack_players(s, npc, players)
        elif len(prey) > 1:
            tell(s, "victims_tied", npc, s.first, len(prey))
            push(s, "choose_player", npc)
        else:
            attack_players(s, npc, prey)
    else:
        push(s, "special", npc)


def fight(s: State, npc: int, faction: int) -> None:
    """NPC against NPCs: the attacker wins a tie; the loser and those who helped it are defeated.
    A Region Attack that wins defeats all hostile NPCs and hits all hostile players (R137, R138)."""
    region = s.npc_at[npc]
    stats = book(s).npc[npc]
    own, other = power(s, npc, region), group_strength(s, faction, region)
    tell(s, "npc_attacked", npc, strongest_of(s, faction, region), own)
    push(s, "special", npc)
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
        push(s, "attacked", npc, p)


def victims(s: State, args: Args) -> list[int]:
    """The strongest NPC of each group that could be attacked."""
    region = s.npc_at[args[0]]
    others, _ = hostile_to_npc(s, args[0], region)
    top = max(group_strength(s, other, region) for other in others)
    strongest = [f for f in others if group_strength(s, f, region) == top]
    return [FIRST["npc"] + strongest_of(s, faction, region) for faction in strongest]


def choose_victim(s: State, args: Args, choice: int) -> None:
    """Of groups that are equally strong the first player chooses."""
    fight(s, args[0], FACTION_OF[choice - FIRST["npc"]])


def player_choices(s: State, args: Args) -> list[int]:
    """The players that could be attacked."""
    _, players = hostile_to_npc(s, args[0], s.npc_at[args[0]])
    return [FIRST["seat"] + p for p in wanted_players(s, args[0], players)]


def choose_player(s: State, args: Args, choice: int) -> None:
    """Of several players the first player chooses."""
    attack_players(s, args[0], [choice - FIRST["seat"]])


# An attack on a player


def attacked(s: State, args: Args) -> None:
    """The victim may use what works against attacks, then suffers the rest."""
    npc, p = args[0], args[1]
    s.attacker, s.victim = npc, p
    s.kept_gold = s.kept_crew = s.kept_ready = s.cancelled = 0
    s.flee_range = 1
    clear_used(s, "challenge")
    tell(s, "player_attacked", npc, p)
    push(s, "suffer", npc, p)
    push_react(s, p)


def push_react(s: State, p: int) -> None:
    """Ask, if there is anything to be used."""
    if not s.cancelled and usable(s, p, "attacked"):
        push(s, "react", p)


def react_choices(s: State, args: Args) -> list[int]:
    """Everything that works now, or nothing of it."""
    return [*use_codes(usable(s, args[0], "attacked")), FIRST["done"]]


def react(s: State, args: Args, choice: int) -> None:
    """Use it, and perhaps another."""
    if choice != FIRST["done"]:
        push(s, "react_again", args[0])
        use(s, args[0], USABLE[choice - FIRST["use"]])


def suffer(s: State, args: Args) -> None:
    """The text of the stat card; a cancelled attack does nothing, but the victim may flee."""
    npc, p = args[0], args[1]
    if s.cancelled:
        if s.cancelled == FLIGHT:
            push(s, "flee", p)
        return
    run_effects(s, p, book(s).npc[npc].attack)


# Fleeing (R142)


def refuges(s: State, start: int, reach: int) -> list[int]:
    """The regions that can be fled to."""
    return [r for r, far in enumerate(book(s).distance[start]) if 0 < far <= reach]


def flee_choices(s: State, args: Args) -> list[int]:
    """Adjacent regions, or as far as an ability allows."""
    return [FIRST["region"] + r for r in refuges(s, s.at[args[0]], max(1, s.flee_range))]


def flee(s: State, args: Args, choice: int) -> None:
    """The fleeing player chooses the region; it is no move, and nobody attacks."""
    s.at[args[0]] = choice - FIRST["region"]
    tell(s, "player_fled", args[0], s.at[args[0]])


def flee_npc_choices(s: State, args: Args) -> list[int]:
    """Adjacent regions."""
    return [FIRST["region"] + region for region in book(s).near[s.npc_at[args[0]]]]


def flee_npc(s: State, args: Args, choice: int) -> None:
    """For an NPC the first player chooses."""
    s.npc_at[args[0]] = choice - FIRST["region"]
    tell(s, "npc_fled", args[0], s.npc_at[args[0]])


# Words of the vocabulary


@effect("flee")
def _flee(s: State, p: int, e: Effect, icons: int) -> None:
    push(s, "flee", p)


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
    holder = ON_HER_CARD if s.attacker == TETZAHUITL else s.attacker
    for relic in relics_of_player(s, p):
        give_relic(s, relic, holder)
        tell(s, "relic_taken", s.attacker, p)


@effect("give_trophies")
def _give_trophies(s: State, p: int, e: Effect, icons: int) -> None:
    if s.trophies[p]:
        tell(s, "trophies_taken", s.attacker, p, s.trophies[p])
        s.npc_trophies[s.attacker] += s.trophies[p]
        s.trophies[p] = 0


node("attack", Do(attack))
node("choose_victim", Ask(first_player, victims, choose_victim))
node("choose_player", Ask(first_player, player_choices, choose_player))
node("attacked", Do(attacked))
node("react", Ask(lambda s, a: a[0], react_choices, react))
node("react_again", Do(lambda s, args: push_react(s, args[0])))
node("suffer", Do(suffer))
node("flee", Ask(lambda s, a: a[0], flee_choices, flee))
node("flee_npc", Ask(first_player, flee_npc_choices, flee_npc))
