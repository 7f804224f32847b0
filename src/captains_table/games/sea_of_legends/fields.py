"""The fields of Sea of Legends: what its state holds, and what a seat sees of it.

Made from the declaration in state.py by captains_table.engine.state_types. Do not edit.
"""

from __future__ import annotations

from typing import Protocol

from captains_table.engine import plain


class Fields(plain.Fields, Protocol):
    """What a state and an observation of it both have."""

    # Rule SL-R17: "tlaloc-dread", "tlaloc-british", "tlaloc-atlantian", "british-dread",
    # "atlantian-dread", "atlantian-british"
    option_factions: int
    option_content: int  # Ruling SL-A56: "built_in"
    option_calm_seas: int  # Ruling SL-A2: 0, 1, 2, 3
    option_last_round: int  # Ruling SL-A54: 30, 20, 40, 60
    pack: int  # which content is played with: the SHA-256 of all of it
    factions: list[int]  # the factions of this game
    factions_count: int
    step: int  # what is next
    todo: list[int]  # what is to be done after it, the last first
    todo_count: int
    args: list[int]  # four numbers for each step, the next one's last
    args_count: int
    round: int  # which round it is
    first: int  # who has the First Player token
    active: int  # whose turn it is
    winner: int  # the faction that has won
    flag: list[int]  # whose Flag is on each region
    fort: list[int]  # whose Fort is on each region
    infested: list[int]  # Infestations
    loose_trophies: list[int]  # Trophies that lie in a region
    relic_at: list[int]  # where a Summoning Relic lies
    relic_holder: list[int]  # who holds a Summoning Relic
    npc_at: list[int]  # where each NPC is; nowhere: in the supply
    npc_gold: list[int]  # gold under each NPC
    npc_notoriety: list[int]  # Notoriety under each NPC
    npc_trophies: list[int]  # Trophies under each NPC
    level: list[int]  # the space of each type's Strength token
    haste: list[int]  # movement of each type until the next Event
    treasury: int  # gold in the Royal Treasury
    wounds: int  # Wounds of the King; with three he is gone
    bury_limit: int  # tens that may be buried in a turn until the next Event
    captain: list[int]  # who each seat plays
    legendary: list[int]  # whether the Captain card shows its legendary side
    at: list[int]  # where each Captain is
    ship: list[int]  # each Ship
    gold: list[int]  # gold of each seat
    fame: list[int]  # permanent Notoriety of each seat
    trophies: list[int]  # Trophies of each seat
    lover: list[list[int]]  # Lover and Secondary Lover
    favor: list[list[int]]  # unlocked abilities of each Lover
    nemesis: list[list[int]]  # Nemesis and Secondary Nemesis
    malice: list[list[int]]  # unlocked abilities of each Nemesis
    slow: list[int]  # how much shorter the move of this turn is
    slow_next: list[int]  # and that of the next turn
    token_at: list[list[int]]  # where each Adventure token is
    token_on: list[list[int]]  # on whose Captain card
    stage: list[list[int]]  # episodes completed with each token
    relation: list[list[int]]  # relation with each faction
    arc_faction: list[int]  # whom the Captain arc is about
    representative: list[int]  # and who speaks for them
    arc_type: list[list[int]]  # what the arc of each Adventure token became
    warmth: list[list[int]]  # what each Lover feels
    grudge: list[list[int]]  # what each Nemesis holds against
    deeds: list[list[int]]  # what each captain is remembered for
    deeds_count: list[int]
    episode: int  # the episode that is being played
    episode_token: int  # and with which token
    postscript: int  # the Postscript that is being answered
    letter_from: int  # whose choice caused it
    letter_deed: int  # and what was done by that
    promise: list[int]  # what each captain has promised
    promise_from: list[int]  # and whose choice caused that
    broken: list[int]  # promises that each captain has broken
    # each captain's episodes that are over, and Postscripts that are answered
    chapters: list[list[int]]
    chapters_count: list[int]
    chosen: list[list[int]]  # and what was chosen in each
    chosen_count: list[int]
    lost: list[list[int]]  # and whether that failed
    lost_count: list[int]
    reading: int  # whose last chapters are being read
    fresh: int  # how many of them
    moved: int  # the move is made
    acted: int  # the Player Action is taken
    move_bonus: int  # regions further than the Ship moves, by what was used
    neutral: int  # all NPCs are neutral to whose turn it is
    passes: int  # regions with a hostile NPC that may be sailed through
    buried: int  # tens that were buried
    entering: int  # a Port that somebody else controls may be used
    more_games: int  # Tavern cards more to choose the Game from
    used_turn: list[int]  # what was used this turn
    used_turn_count: int
    used_round: list[list[int]]  # what each seat used this round
    used_round_count: list[int]
    against: int  # what is Challenged
    challenger: int  # who Challenges
    roller: int  # whose dice are on the table
    defending: int  # which player is Challenged
    foe: int  # which faction's group is Challenged
    difficulty: int  # the Strength to reach
    helped: int  # what allied NPCs will add to the challenger's Strength
    bonus_dice: int  # Bonus dice in the pool before the roll
    strength: list[int]  # Strength beyond the dice, of the challenger and of the other side
    die: list[int]  # what each die shows: Captain dice first
    die_count: int
    die_bonus: list[int]  # whether it is a Bonus die
    die_bonus_count: int
    die_spent: list[int]  # whether it is assigned
    die_spent_count: int
    victory: int  # whether the last Challenge was won
    shields: int  # Nemesis abilities that will be ignored
    used: list[int]  # what was used in this Challenge
    used_count: int
    # icons on abilities that wait for victory: the challenger's, then the other side's
    won_icons: list[int]
    attacker: int  # which NPC is acting
    victim: int  # which player is attacked
    kept_gold: int  # gold that this attack cannot take
    kept_crew: int  # this attack makes nobody discard Crew
    kept_ready: int  # this attack makes nobody exhaust Crew
    cancelled: int  # the attack does nothing to the victim; with 2 the victim flees
    flee_range: int  # how far the victim may flee
    faction_done: list[int]  # factions that have acted this round
    npc_done: list[int]  # NPCs that have acted, or that the Event has placed
    goal: int  # where the acting NPC is going
    objective: int  # which Objective it follows
    peeker: int  # who looks at the top of a deck


class State(Fields, plain.State, Protocol):
    """The state of one table."""


class Seen(Fields, Protocol):
    """What one seat observes."""

    seat: int
    knows: list[list[int]]  # how many of each label it knows to lie in each cell
