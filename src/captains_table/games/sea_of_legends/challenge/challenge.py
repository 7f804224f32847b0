"""Challenges: declare, gather dice, roll, assign, suffer the Nemesis, compare, reap. Rules,
"Declare a Challenge". The dice are in `dice.py`, step 5 is in `nemesis.py`, what a player wins from
a player is in `prizes.py`.

Who starts one calls `declare` or `declare_adventure`; afterwards `s.victory` says whether the
challenger won. Whether it takes the Player Action is for the caller to say.
"""

from __future__ import annotations

from collections.abc import Iterator

from captains_table.engine.declare import NONE
from captains_table.engine.names import Numbers
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.captain.effects import effect, leave_it, run_effects
from captains_table.games.sea_of_legends.captain.flags import capture, may_challenge_port
from captains_table.games.sea_of_legends.captain.tableau import (
    clear_used,
    gain_fame,
    holds,
    note_used,
    used_list,
)
from captains_table.games.sea_of_legends.captain.using import (
    offer,
    offering,
    on_offer,
    use_source,
    useful,
    work_by_themselves,
)
from captains_table.games.sea_of_legends.challenge.dice import (
    CHALLENGER,
    MOST_STRENGTH,
    OTHER_SIDE,
    clear_dice,
    free_dice,
    roll_all,
    side_of,
    strength_now,
)
from captains_table.games.sea_of_legends.challenge.nemesis import push_nemeses
from captains_table.games.sea_of_legends.challenge.prizes import defeat_player
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Ability, Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    STANCE,
    group,
    group_strength,
    hostile_groups,
    npcs_at,
    port_strength,
    stance,
)
from captains_table.games.sea_of_legends.factions.npcs import defeated_by_player
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    AGAINST,
    ASSIGNED,
    DICE,
    DO,
    FACE,
    STEP,
    USABLE,
)

# What is Challenged, as the verb says it: the Port, a faction's NPCs, or a player.
TARGET = Numbers({"port": 0, "factions": 1, "seats": 1 + len(FACTIONS)})


# Step 1: declare


def targets(s: State, p: int) -> list[int]:
    """What a player may Challenge here, by the numbers of the verb: the strongest hostile NPCs
    before anything else (R93, A8, A21), of several equally strong groups any (A9); else the Port or
    a player (R92)."""
    region = s.at[p]
    hostile = hostile_groups(s, p, region)
    if hostile:
        strongest = max(group_strength(s, faction, region) for faction in hostile)
        return [TARGET.FACTIONS + f for f in hostile if group_strength(s, f, region) == strongest]
    port = [TARGET.PORT] if may_challenge_port(s, p, region) else []
    return port + [TARGET.SEATS + q for q in range(s.seats) if q != p and s.at[q] == region]


def set_target(s: State, p: int, target: int) -> None:
    """Who Challenges what, and the Strength to reach (R94, R95)."""
    s.challenger = p
    s.foe = s.defending = NONE
    s.difficulty = 0
    if target == TARGET.PORT:
        s.against, s.difficulty = AGAINST.PORT, port_strength(s, s.at[p])
    elif target >= TARGET.SEATS:  # players have no Strength: their dice make it (R101)
        s.against, s.defending = AGAINST.PLAYER, target - TARGET.SEATS
    else:
        s.against, s.foe = AGAINST.NPC, target - TARGET.FACTIONS
        s.difficulty = group_strength(s, s.foe, s.at[p])


def set_adventure(s: State, p: int, difficulty: int) -> None:
    """An Adventure says what must be reached (R71)."""
    s.challenger = p
    s.foe = s.defending = NONE
    s.against, s.difficulty = AGAINST.ADVENTURE, difficulty


def declare(s: State, p: int, target: int) -> None:
    """Declare a Challenge against one of the `targets`."""
    set_target(s, p, target)
    if s.against == AGAINST.NPC:
        tell(s, EVENT.CHALLENGED_NPCS, p, s.foe, s.difficulty)
    elif s.against == AGAINST.PORT:
        tell(s, EVENT.CHALLENGED_PORT, p, s.at[p], s.difficulty)
    else:
        tell(s, EVENT.CHALLENGED_PLAYER, p, s.defending)
    _begin(s)


def declare_adventure(s: State, p: int, difficulty: int) -> None:
    """The Challenge of an Adventure: the same steps against the difficulty that was shown (R71)."""
    set_adventure(s, p, difficulty)
    tell(s, EVENT.CHALLENGED_ADVENTURE, p, NONE, difficulty)
    _begin(s)


def _begin(s: State) -> None:
    s.victory = 0
    s.strength[CHALLENGER] = s.strength[OTHER_SIDE] = 0
    s.helped = min(MOST_STRENGTH, ally_bonus(s))
    for place in range(len(s.won_icons)):
        s.won_icons[place] = 0
    then(s, STEP.END_CHALLENGE)
    then(s, STEP.COMPARE)
    if s.against == AGAINST.PLAYER:
        then(s, STEP.DEFENDER)
    then(s, STEP.GATHER, s.challenger)


# Step 2: the dice pool


def gather_dice(s: State, p: int) -> None:
    """Four Captain dice, and Bonus dice from the Ship, Relics and Lovers (R96). Crew and Items are
    asked for."""
    s.roller = p
    s.shields = 0
    clear_dice(s)
    clear_used(s, "challenge")
    s.bonus_dice = cannons(s, p)
    tell(s, EVENT.CANNONS_ADDED, p, NONE, s.bonus_dice)
    then(s, STEP.POOL, p)
    work_by_themselves(s, p, "pool")


def cannons(s: State, p: int) -> int:
    """Bonus dice from the Ship (R59)."""
    return int(book(s).ship[s.ship[p]].cannons)


def may_add_dice(s: State, p: int) -> list[int]:
    """Whatever adds to the pool, or the roll."""
    return [*on_offer(s, p, "pool"), DO.ROLL]


def add_dice(s: State, p: int, source: int) -> None:
    """Dice can be added only before the roll (R96)."""
    then(s, STEP.POOL, p)
    use_source(s, p, source)


# Step 3: the roll (R97)


def roll_dice(s: State, p: int) -> None:
    """All of them; then they are assigned, and the Nemeses come."""
    push_nemeses(s, p)
    then(s, STEP.ASSIGN, p)
    roll_all(s)


# Step 4: assign and manipulate, in any order (R98, A25)


def assigned(s: State, p: int) -> Iterator[tuple[int, int, Ability]]:
    """The abilities that dice can be assigned to: the number in `ASSIGNED`, the icon and what it
    does (R53, R54). The legendary side of a Captain takes the place of the other."""
    captain = book(s).captain[s.captain[p]]
    yield 0, FACE.CAPTAIN, (captain.legendary if s.legendary[p] else captain.base).ability
    for place in range(2):
        if s.lover[p][place] == NONE:
            continue
        lover = book(s).character[s.lover[p][place]].lover
        if s.favor[p][place] >= 1:
            yield 1 + 2 * place, FACE.LOVER, lover.first
        if s.favor[p][place] >= 3:
            yield 2 + 2 * place, FACE.LOVER, lover.third


def draws(ability: Ability) -> bool:
    """Whether it draws cards: a card for each icon, but once in a Challenge (R52)."""
    return any(e.do == "draw" for e in ability.effects)


def may_assign(s: State, p: int) -> list[int]:
    """Dice to abilities that would do something, what changes dice, or no more."""
    codes = on_offer(s, p, "assign", "turn_or_assign")
    for number, icon, ability in assigned(s, p):
        dice = free_dice(s, (icon,))
        if dice and _can_assign(s, p, number, icon, ability):
            most = len(dice) if draws(ability) else 1
            codes += [DO.ASSIGN + number * DICE + n for n in range(most)]
    return [*codes, DO.DONE]


def _can_assign(s: State, p: int, number: int, icon: int, ability: Ability) -> bool:
    if len(USABLE) + number in used_list(s, p, "challenge"):
        return False
    needs = all(holds(s, p, need, ASSIGNED[number]) for need in ability.needs)
    return needs and useful(s, p, ability, spent=icon)


def use_while_assigning(s: State, p: int, source: int) -> None:
    """Use something; afterwards assigning goes on."""
    then(s, STEP.ASSIGN, p)
    use_source(s, p, source)


def assign_dice(s: State, p: int, number: int, count: int) -> None:
    """Assign dice to an ability; they cannot be changed any more (R99). Most abilities can be
    activated many times (R51)."""
    then(s, STEP.ASSIGN, p)
    icon, ability = next((i, a) for n, i, a in assigned(s, p) if n == number)
    for die in free_dice(s, (icon,))[:count]:
        s.die_spent[die] = 1
    tell(s, EVENT.ICONS_ASSIGNED, p, number, count)
    if draws(ability) or ability.once:
        note_used(s, p, "challenge", len(USABLE) + number)
    if ability.when == "won":
        s.won_icons[side_of(s, p) * len(ASSIGNED) + number] += count
    else:
        run_effects(s, p, ability.effects, count)


# Step 6: player against player


def let_defender_roll(s: State) -> None:
    """The defender does steps 2 to 5 as well (R101, A3)."""
    s.strength[CHALLENGER] = min(MOST_STRENGTH, strength_now(s, CHALLENGER))
    then(s, STEP.GATHER, s.defending)


# Step 7: compare


def allies(s: State) -> list[int]:
    """The NPCs that add their Ally bonus to the challenger's Strength: allied to the challenger and
    hostile to the target (R102). Nobody is hostile to a Port, and an Adventure is apart (A28); a
    defender has none (A21)."""
    p = s.challenger
    here = [npc for npc in npcs_at(s, s.at[p]) if stance(s, p, FACTION_OF[npc]) == STANCE.ALLIED]
    if s.against == AGAINST.NPC:
        return [npc for npc in here if FACTION_OF[npc] != s.foe]
    if s.against == AGAINST.PLAYER:
        return [npc for npc in here if stance(s, s.defending, FACTION_OF[npc]) == STANCE.HOSTILE]
    return []


def ally_bonus(s: State) -> int:
    """The Strength that all allies add together."""
    return sum(book(s).npc[npc].ally for npc in allies(s))


def reached(s: State, side: int) -> int:
    """The Strength that a side has reached, with what allies will add (R101)."""
    return strength_now(s, side) + (int(s.helped) if side == CHALLENGER else 0)


def needed(side: int, other: int) -> int:
    """What a side must reach against the other's Strength: the challenger as much, a defender more
    (R102)."""
    return other if side == CHALLENGER else other + 1


def compare(s: State) -> None:
    """Which side has reached enough (R102)."""
    p = s.challenger
    reached, against = strength_now(s, CHALLENGER), strength_now(s, OTHER_SIDE)
    for npc in allies(s):
        bonus = book(s).npc[npc].ally
        tell(s, EVENT.ALLY_HELPED, p, npc, bonus)
        reached += bonus
    s.victory = int(reached >= needed(CHALLENGER, against))
    tell(s, EVENT.STRENGTH_COMPARED, p, reached, against)
    tell(s, EVENT.CHALLENGE_WON if s.victory else EVENT.CHALLENGE_LOST, p)
    then(s, STEP.OUTCOME)
    if winner(s) != NONE:
        _winning_abilities(s, winner(s))


def winner(s: State) -> int:
    """Who has won: the challenger, a defender, or NONE."""
    return int(s.challenger if s.victory else s.defending)


def _winning_abilities(s: State, p: int) -> None:
    """What works when a Challenge is won, before the target is gone."""
    offer(s, STEP.WON, p, "won")
    for number, _, ability in assigned(s, p):
        if icons := s.won_icons[side_of(s, p) * len(ASSIGNED) + number]:
            run_effects(s, p, ability.effects, icons)


# Step 8: outcomes


def reap(s: State) -> None:
    """Defeated NPCs are resolved one at a time, all of the group (R94, R103); a Port is captured
    (R104); a player pays, whichever of the two has lost (R105), and NPCs that lent a challenger
    their Ally bonus are defeated with them (R103). Failing against NPCs or a Port costs nothing
    (R106)."""
    p = s.challenger
    if s.against == AGAINST.PLAYER:
        loser = s.defending if s.victory else p
        defeat_player(s, winner(s), loser)
        for npc in [] if s.victory else allies(s):
            defeated_by_player(s, npc, s.defending)
    elif s.victory and s.against == AGAINST.NPC:
        for npc in group(s, s.foe, s.at[p]):
            defeated_by_player(s, npc, p)
    elif s.victory and s.against == AGAINST.PORT:
        capture(s, p, s.at[p])


def end_challenge(s: State) -> None:
    """The dice are put back; `s.victory` stays."""
    clear_dice(s)
    clear_used(s, "challenge")
    s.against = s.challenger = s.roller = s.defending = s.foe = NONE
    s.difficulty = s.helped = s.bonus_dice = s.shields = 0
    s.strength[CHALLENGER] = s.strength[OTHER_SIDE] = 0


@effect("notoriety")
def _notoriety(s: State, p: int, e: Effect, icons: int) -> None:
    """Permanent Notoriety, as of a Port with a red banner (R154)."""
    if e.n > 0:
        gain_fame(s, p, e.n)
        tell(s, EVENT.NOTORIETY_GAINED, p, NONE, e.n)
    elif lost := min(-e.n, int(s.fame[p])):
        s.fame[p] -= lost
        tell(s, EVENT.NOTORIETY_LOST, p, NONE, lost)


CHALLENGE_STEPS = (
    Do("gather(p)", gather_dice),
    Ask("pool(p)", "p", may_add_dice, use=add_dice, roll=roll_dice),
    Ask("assign(p)", "p", may_assign, use=use_while_assigning, assign=assign_dice, done=leave_it),
    Do("defender", let_defender_roll),
    Do("compare", compare),
    offering("won", "won"),
    Do("outcome", reap),
    Do("end_challenge", end_challenge),
)
