"""The Faction Turn: every NPC evaluates, moves, attacks and does what it came for. Where something
is open, the first player decides (R123)."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import clear_steps, then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import FACTIONS, NPCS, OBJECTIVE_NAMES
from captains_table.games.sea_of_legends.captain.effects import leave_it
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import FACTION_OF, hostile_to_npc
from captains_table.games.sea_of_legends.factions.guides import (
    OBJECTIVES,
    SPECIAL,
    collect_taxes,
    has_won,
    in_play,
)
from captains_table.games.sea_of_legends.factions.npcs import reach, type_of
from captains_table.games.sea_of_legends.factions.objectives import (
    COMPANY,
    DANGER,
    Plan,
    hindrances,
    keywords,
    movers,
    own_strength,
    plan,
    shunned,
    ways,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import DO, FACTION, STEP
from captains_table.games.sea_of_legends.winning import winners

# The order of factions and NPCs (R121)


def faction_turn(s: State) -> None:
    """Nobody has acted yet; afterwards comes the winner check."""
    for faction in range(len(FACTIONS)):
        s.faction_done[faction] = 0
    for npc in range(len(NPCS)):
        s.npc_done[npc] = 0
    s.active = NONE
    tell(s, EVENT.FACTION_TURN_BEGUN)
    then(s, STEP.WINNER_CHECK)
    then(s, STEP.NEXT_FACTION)
    check_win(s)  # what an Event or a captain brought about (A49)


def factions_left(s: State) -> list[int]:
    """The factions with NPCs in play that have not acted."""
    return [f for f in s.factions if not s.faction_done[f] and in_play(s, f)]


def next_faction(s: State) -> None:
    """The first player chooses which acts next, where there are several."""
    left = factions_left(s)
    if left:
        then(s, STEP.NEXT_FACTION)
        if len(left) == 1:
            then(s, STEP.ACTIVATE, left[0])
        else:
            then(s, STEP.CHOOSE_FACTION)


def may_choose_faction(s: State) -> list[int]:
    """Any that has not acted."""
    return [DO.ACTIVATE + faction for faction in factions_left(s)]


def choose_faction(s: State, faction: int) -> None:
    """One faction acts completely before the next."""
    then(s, STEP.ACTIVATE, faction)


def activate(s: State, faction: int) -> None:
    """All its NPCs act, each once."""
    s.faction_done[faction] = 1
    tell(s, EVENT.FACTION_ACTIVATED, faction)
    then(s, STEP.FACTION_DONE, faction)
    then(s, STEP.NEXT_NPC, faction)


def npcs_left(s: State, faction: int) -> list[int]:
    """Who has not acted: of a Horde the first one stands for all."""
    left = []
    for npc in range(len(NPCS)):
        if FACTION_OF[npc] == faction and s.npc_at[npc] != NONE and not s.npc_done[npc]:
            waiting = [one for one in movers(s, npc) if not s.npc_done[one]]
            if waiting[0] == npc:
                left.append(npc)
    return left


def next_npc(s: State, faction: int) -> None:
    """The first player chooses who of them acts next, where there are several."""
    left = npcs_left(s, faction)
    if left:
        then(s, STEP.NEXT_NPC, faction)
        if len(left) == 1:
            then(s, STEP.EVALUATE, left[0])
        else:
            then(s, STEP.CHOOSE_NPC, faction)


def may_choose_npc(s: State, faction: int) -> list[int]:
    """Any NPC of the faction that has not acted."""
    return [DO.NPC + npc for npc in npcs_left(s, faction)]


def choose_npc(s: State, npc: int) -> None:
    """The NPC that was chosen acts now."""
    then(s, STEP.EVALUATE, npc)


def faction_done(s: State, faction: int) -> None:
    """What a faction does when all its NPCs have acted."""
    if faction == FACTION.BRITISH:
        collect_taxes(s)
        check_win(s)


def check_win(s: State) -> None:
    """A Win Condition that is met in the Faction Turn wins at once, mostly in the faction's own
    activation (R145), sometimes in another's; its allies win with it (R157)."""
    for faction in s.factions:
        if has_won(s, faction):
            s.winner = faction
            captains = sum(1 << s.captain[p] for p in winners(s))
            tell(s, EVENT.FACTION_WON, faction, NONE, captains)
            clear_steps(s)
            return


# Evaluate and move


def evaluate(s: State, npc: int) -> None:
    """Find the nearest target of the first Objective that can be reached (R125); without one the
    first player moves it (R130)."""
    activated(s, npc)
    s.attacker = npc
    left = reach(s, npc)
    found = plan(s, npc, OBJECTIVES[type_of(npc)])
    explain(s, npc, found)
    then(s, STEP.ATTACK, npc)
    if found is None:
        s.objective = NONE
        if left:
            then(s, STEP.DRIFT, npc, left)
        return
    s.objective = found.objective
    if len(found.targets) > 1:
        tell(s, EVENT.TARGETS_TIED, npc, s.first, len(found.targets))
        then(s, STEP.CHOOSE_TARGET, npc, left)
    else:
        set_out(s, npc, found.targets[0], left, found.minds)


def explain(s: State, npc: int, found: Plan | None) -> None:
    """Tell people what its plan comes from: the Horde that it is, what its keywords keep it away
    from, which of them it gives up, and what is missing where it has no Objective."""
    if s.events is None:
        return
    objectives, here, horde = OBJECTIVES[type_of(npc)], s.npc_at[npc], len(movers(s, npc))
    if horde > 1:
        tell(s, EVENT.HORDE_ACTS, here, own_strength(s, npc), horde)
    for shunned_one in hindrances(s, npc, objectives, found):
        event = EVENT.WAY_SHUNNED if shunned_one.danger else EVENT.COMPANY_SHUNNED
        tell(s, event, npc, shunned_one.region, shunned_one.because_of)
    if found is None:
        missing = objectives[0] if type_of(npc) == "soldier" and horde == 1 else objectives[-1]
        tell(s, EVENT.NPC_DRIFTS, npc, here, OBJECTIVE_NAMES.index(missing.name))
        return
    given_up = keywords(s, npc) & ~found.minds
    if given_up & COMPANY:
        tell(s, EVENT.SOLITARY_GIVEN_UP, npc)
    if given_up & DANGER:
        tell(s, EVENT.CAUTION_GIVEN_UP, npc)


def activated(s: State, npc: int) -> None:
    """Everybody who moves with it has acted, too; whoever a Horde meets is of the Horde now: ruling
    SL-A66."""
    for one in movers(s, npc):
        s.npc_done[one] = 1


def may_choose_target(s: State, npc: int) -> list[int]:
    """The targets that are equally near."""
    found = plan(s, npc, OBJECTIVES[type_of(npc)])
    assert found is not None
    return [DO.REGION + region for region in found.targets]


def choose_target(s: State, npc: int, left: int, region: int) -> None:
    """Of targets that are equally near the first player chooses."""
    found = plan(s, npc, OBJECTIVES[type_of(npc)])
    assert found is not None
    set_out(s, npc, region, left, found.minds)


def set_out(s: State, npc: int, goal: int, left: int, minds: int) -> None:
    """It knows where it goes, and people are told why."""
    s.goal = goal
    name = OBJECTIVES[type_of(npc)][s.objective].name
    event = EVENT.NPC_STAYS if goal == s.npc_at[npc] else EVENT.NPC_AIMS
    tell(s, event, npc, goal, OBJECTIVE_NAMES.index(name))
    then(s, STEP.TRAVEL, npc, left, minds)


def travel(s: State, npc: int, left: int, minds: int) -> None:
    """Along a shortest way, until the movement is used up or the target is reached (R134, A40)."""
    if left == 0 or s.npc_at[npc] == s.goal:
        return
    onward = ways(s, npc, s.goal, minds)
    if len(onward) > 1:
        tell(s, EVENT.WAYS_TIED, npc, s.first, len(onward))
        then(s, STEP.CHOOSE_ROUTE, npc, left, minds)
    elif onward:
        step_to(s, npc, onward[0], left, minds)


def may_choose_route(s: State, npc: int, minds: int) -> list[int]:
    """The next regions of all shortest ways."""
    return [DO.REGION + region for region in ways(s, npc, s.goal, minds)]


def choose_route(s: State, npc: int, left: int, minds: int, region: int) -> None:
    """Of ways that are equally short the first player chooses."""
    step_to(s, npc, region, left, minds)


def step_to(s: State, npc: int, region: int, left: int, minds: int) -> None:
    """One region further, a Horde together; where somebody hostile is, it stops."""
    enter(s, npc, region)
    if not any(hostile_to_npc(s, npc, region)):
        then(s, STEP.TRAVEL, npc, left - 1, minds)


def enter(s: State, npc: int, region: int) -> None:
    """It goes there, with its Horde."""
    for one in movers(s, npc):
        s.npc_at[one] = region
    tell(s, EVENT.NPC_MOVED, npc, region)
    activated(s, npc)


def drifts(s: State, npc: int) -> list[int]:
    """Where an NPC without Objective can be moved: its keywords hold."""
    closed = shunned(s, npc, keywords(s, npc))
    return [region for region in book(s).near[s.npc_at[npc]] if region not in closed]


def may_drift(s: State, npc: int) -> list[int]:
    """Each of them; staying only where there is none."""
    return [DO.REGION + region for region in drifts(s, npc)] or [DO.DONE]


def drift(s: State, npc: int, left: int, region: int) -> None:
    """The first player moves it its full movement, or until it meets somebody hostile (R130)."""
    enter(s, npc, region)
    if left > 1 and not any(hostile_to_npc(s, npc, region)):
        then(s, STEP.DRIFT, npc, left - 1)


def special(s: State, npc: int) -> None:
    """Its special action, if it has an Objective and the conditions hold (R143); then a faction may
    have won."""
    if s.npc_at[npc] != NONE and s.objective != NONE:
        SPECIAL[type_of(npc)](s, npc)
    s.attacker = s.goal = s.objective = NONE
    check_win(s)


FACTION_STEPS = (
    Do("faction_turn", faction_turn),
    Do("next_faction", next_faction),
    Ask("choose_faction", "first", may_choose_faction, activate=choose_faction),
    Do("activate(faction)", activate),
    Do("next_npc(faction)", next_npc),
    Ask("choose_npc(faction)", "first", may_choose_npc, npc=choose_npc),
    Do("faction_done(faction)", faction_done),
    Do("evaluate(npc)", evaluate),
    Ask("choose_target(npc, left)", "first", may_choose_target, region=choose_target),
    Do("travel(npc, left, minds)", travel),
    Ask("choose_route(npc, left, minds)", "first", may_choose_route, region=choose_route),
    Ask("drift(npc, left)", "first", may_drift, region=drift, done=leave_it),
    Do("special(npc)", special),
)
