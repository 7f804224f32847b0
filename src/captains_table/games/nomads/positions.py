"""Which situations could not arise, beyond what the declaration rules out."""

from __future__ import annotations

from collections import Counter

from captains_table.engine.declare import NONE
from captains_table.games.nomads.discs import player_of
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.positions_setup import Reason, impossible_setup, piles
from captains_table.games.nomads.positions_turn import impossible_play
from captains_table.games.nomads.setup import OWN_DISCS
from captains_table.games.nomads.state import (
    ADVENTURER,
    ADVENTURERS,
    CELL,
    DISC,
    DISCS,
    LADDER,
    LEGENDS,
    MOST_SEATS,
    SONGS,
    SPACES,
    STEP,
    TILE,
)
from captains_table.games.nomads.tiles import tiles


def impossible(s: State) -> Reason:
    """The field that could not be so, and why; None where the position can arise."""
    todo = (*s.todo[: s.todo_count], s.step) if s.step != NONE else ()
    if s.step == NONE and s.todo_count:
        return "step", "something is to be done, so something is next"
    begun = not todo or todo[0] not in (STEP.LAY_OUT, STEP.LAY_NOMADS, STEP.PLACE_LYS)
    return (
        _people(s, begun)
        or _stacks(s)
        or _coins(s)
        or _cards(s)
        or _only_now(s, begun)
        or (_discs(s) or impossible_play(s, todo) if begun else impossible_setup(s, todo))
    )


def _people(s: State, begun: bool) -> Reason:
    """Who plays whom, and who begins; all of it is known once the game has begun."""
    taken = [a for a in s.adventurer if a != NONE]
    if len(set(taken)) < len(taken):
        return "adventurer", "nobody shares an Adventurer"
    agreed = s.option_first_player - 1 if s.last_captain == NONE else s.last_captain
    if agreed not in (NONE, s.first):
        return "first", "is another by the options"
    if begun and len(taken) < s.seats:
        return "adventurer", "everybody has one, once the game has begun"
    for name in ("first", "active"):
        if begun and getattr(s, name) == NONE:
            return name, "somebody must be, once the game has begun"
    return None


def _stacks(s: State) -> Reason:
    """Everybody sees the uppermost tile of each stack, and nobody the others."""
    for stack in range(SPACES):
        if s.height[stack] == 0 and s.top[stack] != NONE:
            return f"top[{stack}]", "an empty stack has none"
        if s.height[stack] > 0 and s.top[stack] == NONE and s.step != STEP.REVEAL:
            return f"top[{stack}]", "everybody sees it"
    tops = SPACES - s.top.count(NONE)
    hidden = sum(s.height) - tops
    if s.total[CELL.UNSEEN] != hidden:
        return "unseen", f"{hidden} tiles lie below the uppermost ones, by the heights"
    if s.step == STEP.REVEAL and tops + s.height.count(0) == SPACES:
        return "top", "no stack has a new tile to be revealed"
    return None


def _coins(s: State) -> Reason:
    for p in range(s.seats):
        if s.cards[tiles(p)][TILE.COIN] > s.coin[p]:
            return f"tiles[{p}]", "only who won Oh Captain! brought a coin"
    return None


def _cards(s: State) -> Reason:
    """One Song a seat, one card of each legend; and what they cost was spent."""
    ladders = [s.legend_of[legend * LADDER : (legend + 1) * LADDER] for legend in range(LEGENDS)]
    for p in range(s.seats):
        if s.song_of.count(p) > 1:
            return "song_of", f"seat {p} has more than one Song"
        if any(ladder.count(p) > 1 for ladder in ladders):
            return "legend_of", f"seat {p} has more than one card of a legend"
    spent = s.cards[CELL.BOX]
    wilds = spent[TILE.WILD] + spent[TILE.COIN] - (MOST_SEATS - sum(s.coin))
    cost = [
        sum(s.legend_value[legend * LADDER + i] for i, p in enumerate(ladder) if p != NONE)
        for legend, ladder in enumerate(ladders)
    ]
    if sum(max(0, cost[legend] - spent[legend]) for legend in range(LEGENDS)) > wilds:
        return "legend_of", "these cards cost more tiles than were spent"
    songs = sum(s.song_need[song] for song in range(SONGS) if s.song_of[song] != NONE)
    if sum(cost) + songs > sum(spent[:LEGENDS]) + wilds:
        return "song_of", "all cards cost more tiles than were spent"
    return None


def _only_now(s: State, begun: bool) -> Reason:
    """What is there only at some steps."""
    moving = s.step in (STEP.DOUBLE_DROP, STEP.SKIP)
    closing = s.step == STEP.LAST_WRITE or STEP.NEXT_WRITER in s.todo[: s.todo_count]
    for name, is_there, due, why in (
        ("hand", s.hand_count > 0, moving, "holds discs only while a pile is moved"),
        ("place", s.place != NONE, moving, "is reached only while a pile is moved"),
        ("way", s.way != NONE, moving, "is chosen only while a pile is moved"),
        ("used", s.used > 0, False, "nothing is asked in a move once the talent was used"),
        ("writing", s.writing != NONE, s.step == STEP.PAY, "is a card only while it is paid for"),
        ("closing", s.closing > 0, closing, "counts those who write in the last round"),
        ("lys", s.lys != NONE, begun, "is placed at the end of the setup"),
    ):
        if is_there != due:
            return name, why
    if s.heard > 0 and not (begun and s.step == STEP.REVEAL):
        return "heard", "the listening stops only for a new tile"
    return None


def _discs(s: State) -> Reason:
    """All discs are around the fire, or in hand."""
    there = Counter(disc for row in (*piles(s), s.hand[: s.hand_count]) for disc in row)
    due = dict.fromkeys(range(len(ADVENTURERS)), OWN_DISCS)
    due |= {DISC.NOMAD: SPACES, DISC.FROG: int(player_of(s, ADVENTURER.NOSTROMO) != NONE)}
    for disc, count in due.items():
        if there[disc] != count:
            return "pile", f"{count} discs are {DISCS[disc]}, and there are {there[disc]}"
    return None
