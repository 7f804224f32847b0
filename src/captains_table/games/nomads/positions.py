"""What the steps need of a position, beyond what the declaration says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Need, Reason, misplaced, unmet
from captains_table.engine.plain import State
from captains_table.games.nomads.state import (
    COIN,
    ENDLESS,
    FROG,
    LADDER,
    LEGENDS,
    MOST_SEATS,
    NOMAD,
    NOSTROMO,
    OWN_DISCS,
    REVEAL,
    SPACES,
    STACK_HEIGHT,
    STACKS_AT_THE_END,
    STEPS,
    UNSEEN,
    player_of,
    tiles,
)
from captains_table.games.nomads.writing import owed, song_of

# What waits under each step, the last first.
LISTENING = "end_of_turn listen (red_lift )?"
WAITS = {
    "reveal": f"lay_out (deal |choose_adventurer )(first_player )?|{LISTENING}",
    "first_player": "lay_out (deal |choose_adventurer )",
    "deal": "lay_out ",
    "choose_adventurer": "lay_out ",
    "place_frog": "lay_nomads ",
    "place_unplayed": "place_lys ",
    "place_disc": "place_lys ",
    "place_lys": "",
    "turn": "",
    "moon_step": "turn ",
    "pay": "end_of_turn |next_writer ",
    "double_drop": "",
    "skip": "",
    "lys_target": LISTENING,
    "red_lift": "end_of_turn listen ",
    "last_write": "",
    "over": "",
}
MOVING = ("double_drop", "skip")
PLACING = ("place_unplayed", "place_disc", "place_lys")
IN_PLAY = ("turn", "moon_step", "pay", "lys_target", "red_lift", "last_write", *MOVING)


def _waits(s: State, step: str) -> bool:
    return STEPS.index(step) in s.todo[: s.todo_count]


def _has_begun(s: State) -> bool:
    """Whether turns are played, or were."""
    return not any(_waits(s, step) for step in ("lay_out", "lay_nomads", "place_lys")) and (
        s.step == NONE or STEPS[s.step] != "place_lys"
    )


def _without_top(s: State) -> int:
    """How many stacks have an uppermost tile that nobody has seen."""
    return sum(height > 0 and top == NONE for height, top in zip(s.height, s.top, strict=True))


def _discs(s: State) -> Counter[int]:
    """How many discs of each kind are around the fire or in hand."""
    rows = [*zip(s.pile, s.pile_count, strict=True), (s.hand, s.hand_count)]
    return Counter(disc for row, count in rows for disc in row[:count])


def _are_all_there(s: State) -> bool:
    """Whether there are as many of each kind as have been placed by now. Everybody places their own
    in turn, from the first player on, after those of Adventurers whom nobody plays."""
    there, step = _discs(s), "over" if s.step == NONE else STEPS[s.step]
    if _waits(s, "lay_out") or _waits(s, "lay_nomads"):
        return not there
    due = dict.fromkeys(range(MOST_SEATS), OWN_DISCS)
    due |= {NOMAD: SPACES, FROG: player_of(s, NOSTROMO) != NONE}
    if step == "place_unplayed":
        left = [a for a in range(MOST_SEATS) if player_of(s, a) == NONE and there[a] < OWN_DISCS]
        due |= {a: there[a] for a in left} | dict.fromkeys(s.adventurer, 0)
        return there == Counter(due) and bool(left)
    if step == "place_disc":
        in_turn = [s.adventurer[(s.active + i) % s.seats] for i in range(s.seats)]
        laid = [there[who] for who in in_turn]
        due |= dict(zip(in_turn, laid, strict=True))
        return there == Counter(due) and laid[0] < OWN_DISCS and laid in _one_each(laid[0], s.seats)
    return there == Counter(due)


def _one_each(least: int, seats: int) -> list[list[int]]:
    """How many discs everybody can have placed, from the seat on that places the next."""
    return [[least] * n + [least + 1] * (seats - n) for n in range(1, seats + 1)]


def _has_ended(s: State) -> bool:
    return SPACES - s.height.count(0) <= STACKS_AT_THE_END or s.idle >= ENDLESS


def _one_card_each(s: State) -> bool:
    ladders = [s.legend_of[legend * LADDER : (legend + 1) * LADDER] for legend in range(LEGENDS)]
    return all(ladder.count(p) <= 1 for ladder in ladders for p in range(s.seats))


def _can_be_written(s: State) -> bool:
    """Whether that card is there for the active seat, and better than what it has."""
    if s.writing == NONE or (*s.legend_of, *s.song_of)[s.writing] != NONE:
        return False
    is_song = s.writing >= LEGENDS * LADDER
    return song_of(s, s.active) == NONE if is_song else owed(s, s.active, s.writing) > 0


NEEDS = (
    Need("first", lambda s: s.first != NONE or _waits(s, "lay_out"), "somebody is"),
    Need("first", lambda s: s.first != NONE, "somebody is", ("deal", "choose_adventurer")),
    Need(
        "first",
        lambda s: s.first != NONE or _waits(s, "first_player"),
        "somebody is, or is to be drawn",
        ("reveal",),
    ),
    Need("active", lambda s: s.active != NONE, "somebody is", (*PLACING, *IN_PLAY)),
    Need("active", lambda s: s.active != NONE or _waits(s, "lay_out"), "somebody is", ("reveal",)),
    Need(
        "adventurer",
        lambda s: all(s.adventurer.count(one) == 1 for one in s.adventurer if one != NONE),
        "nobody shares an Adventurer",
    ),
    Need(
        "adventurer",
        lambda s: (s.adventurer.count(NONE) > 0) == (_waits(s, "lay_out")),
        "somebody is to get one before anything is laid out, and nobody later",
    ),
    Need("step", lambda s: player_of(s, NOSTROMO) != NONE, "the Frog is his", ("place_frog",)),
    Need("lys", lambda s: s.lys != NONE or not _has_begun(s), "points somewhere"),
    # stacks and tiles
    Need(
        "top",
        lambda s: all(height or top == NONE for height, top in zip(s.height, s.top, strict=True)),
        "an empty stack has none",
    ),
    Need(
        "top",
        lambda s: s.step == REVEAL or not _without_top(s),
        "everybody sees the uppermost tile of every stack",
    ),
    Need(
        "top",
        lambda s: (
            _without_top(s) == 1 or (_without_top(s) and sum(s.height) == SPACES * STACK_HEIGHT)
        ),
        "one tile is revealed, or those of all stacks before the first turn",
        ("reveal",),
    ),
    Need(
        "unseen",
        lambda s: s.total[UNSEEN] == sum(s.height) - SPACES + s.top.count(NONE),
        "what lies below the uppermost tiles, by the heights",
    ),
    Need(
        "tiles",
        lambda s: all(s.cards[tiles(p)][COIN] <= s.coin[p] for p in range(s.seats)),
        "only who won Oh Captain! has a coin",
    ),
    Need("heard", lambda s: s.heard == 0 or s.step == REVEAL, "nobody is listening"),
    # discs
    Need("pile", _are_all_there, "other discs are around the fire at this step"),
    Need(
        "hand",
        lambda s: s.hand_count == 0 or s.step in map(STEPS.index, MOVING),
        "holds discs only while a pile is moved",
    ),
    Need("hand", lambda s: s.hand_count, "holds the discs that are moved", MOVING),
    Need("hand", lambda s: s.hand_count > 1, "holds the two discs", ("double_drop",)),
    Need("place", lambda s: s.place != NONE, "is where the last disc was dropped", MOVING),
    Need("way", lambda s: s.way != NONE, "is how the pile is moved", MOVING),
    # writing
    Need("legend_of", _one_card_each, "nobody has two cards of a legend"),
    Need("writing", _can_be_written, "is a card that the active seat can write", ("pay",)),
    Need(
        "closing",
        lambda s: s.closing in range(1, s.seats + 1) or not _waits(s, "next_writer"),
        "somebody is to write a last card",
        ("pay",),
    ),
    Need(
        "closing",
        lambda s: s.closing in range(1, s.seats + 1),
        "somebody is to write a last card",
        ("last_write",),
    ),
    Need("step", _has_ended, "the game goes on until two stacks are left", ("over",)),
)


def impossible(s: State) -> Iterator[Reason]:
    """What is wrong in a position, by field."""
    yield from misplaced(WAITS, s, STEPS)
    yield from unmet(NEEDS, s, STEPS)
