"""What the steps need of a position, beyond what the declaration says."""

from __future__ import annotations

from collections import Counter

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Need, Steps, for_each_seat, refusing
from captains_table.games.nomads.discs import player_of
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.setup import OWN_DISCS
from captains_table.games.nomads.state import (
    ADVENTURER,
    CELL,
    DISC,
    ENDLESS,
    LADDER,
    LEGEND_CARDS,
    MOST_SEATS,
    SPACES,
    STACK_HEIGHT,
    STEPS,
    TILE,
)
from captains_table.games.nomads.tiles import tiles
from captains_table.games.nomads.turn import STACKS_AT_THE_END, stacks_left
from captains_table.games.nomads.writing import owed, song_of

TODO = Steps(STEPS)
# What waits, the last first, and the steps that can be next then.
WAITS = {
    "lay_out (deal |choose_adventurer )first_player ": "reveal",
    "lay_out (deal |choose_adventurer )": "reveal first_player",
    "lay_out ": "deal choose_adventurer",
    "lay_nomads ": "place_frog",
    "place_lys ": "place_unplayed place_disc",
    "": "place_lys turn double_drop skip last_write over",
    "turn ": "moon_step",
    "end_of_turn listen (red_lift )?": "lys_target reveal",
    "end_of_turn listen ": "red_lift",
    "end_of_turn |next_writer ": "pay",
}
MOVING = ("double_drop", "skip")
WRITING = ("pay", "last_write")
IN_PLAY = ("turn", "moon_step", "lys_target", "red_lift", *MOVING, *WRITING)


def _is_laid_out(s: State) -> bool:
    return not {"lay_out", "lay_nomads"}.intersection(TODO.waiting(s))


def _lys_is_to_come(s: State) -> bool:
    return not {"lay_out", "lay_nomads", "place_lys"}.isdisjoint(TODO.to_do(s))


def _tops_fit(s: State) -> bool:
    """Whether every stack shows its uppermost tile, but for those that are to be revealed: one, or
    those of whole stacks before the first turn."""
    if any(top != NONE and not height for height, top in zip(s.height, s.top, strict=True)):
        return False
    left = s.top.count(NONE) - s.height.count(0)
    whole = sum(s.height) == SPACES * STACK_HEIGHT
    return left == 1 or (left > 1 and whole) if TODO.next(s) == "reveal" else left == 0


def _discs_fit(s: State) -> bool:
    """Whether all discs are around the fire or in hand, but for those still to be placed: first
    those of Adventurers whom nobody plays, then everybody's own, one each in turn."""
    rows = [*zip(s.pile, s.pile_count, strict=True), (s.hand, s.hand_count)]
    there = Counter(disc for row, count in rows for disc in row[:count])
    step = TODO.next(s)
    if not _is_laid_out(s):
        return not there
    due = dict.fromkeys(range(MOST_SEATS), OWN_DISCS)
    due |= {DISC.NOMAD: SPACES, DISC.FROG: player_of(s, ADVENTURER.NOSTROMO) != NONE}
    if step == "place_unplayed":
        left = [a for a in range(MOST_SEATS) if player_of(s, a) == NONE and there[a] < OWN_DISCS]
        due |= {a: there[a] for a in left} | dict.fromkeys(s.adventurer, 0)
        return bool(left) and there == Counter(due)
    if step == "place_disc":
        in_turn = [s.adventurer[(s.active + i) % s.seats] for i in range(s.seats)]
        laid = [there[who] for who in in_turn]
        due |= dict(zip(in_turn, laid, strict=True))
        fair = laid == sorted(laid) and laid[-1] <= laid[0] + 1 <= OWN_DISCS
        return fair and there == Counter(due)
    return there == Counter(due)


def _hand_fits(s: State) -> bool:
    least = {"skip": 1, "double_drop": 2}.get(TODO.next(s), 0)
    return s.hand_count >= least > 0 or s.hand_count == least


def _one_card_each(s: State, p: int) -> bool:
    ladders = [s.legend_of[first : first + LADDER] for first in range(0, LEGEND_CARDS, LADDER)]
    return all(ladder.count(p) <= 1 for ladder in ladders)


def _can_be_written(s: State) -> bool:
    """Whether that card is there for the active seat, and better than what it has."""
    if s.writing == NONE or (*s.legend_of, *s.song_of)[s.writing] != NONE:
        return False
    if s.writing >= LEGEND_CARDS:
        return song_of(s, s.active) == NONE
    return owed(s, s.active, s.writing) > 0


def _somebody_writes(s: State) -> bool:
    is_last_round = "end_of_turn" not in TODO.waiting(s)
    return not is_last_round or 1 <= s.closing <= s.seats


NEEDS = (
    Need("first", lambda s: s.first != NONE or "first_player" in TODO.to_do(s), "somebody begins"),
    Need("active", lambda s: s.active != NONE or not _is_laid_out(s), "it is somebody's turn"),
    Need(
        "adventurer",
        lambda s: all(s.adventurer.count(one) == 1 for one in s.adventurer if one != NONE),
        "nobody shares an Adventurer",
    ),
    Need(
        "adventurer",
        lambda s: (NONE in s.adventurer) == ("lay_out" in TODO.waiting(s)),
        "somebody is to get one at the beginning, and nobody later",
    ),
    Need(
        "adventurer",
        lambda s: ADVENTURER.NOSTROMO in s.adventurer,
        "the Frog is Nostromo's",
        ("place_frog",),
    ),
    # stacks and tiles
    Need("top", _tops_fit, "everybody sees the uppermost tile of each stack, once it is revealed"),
    Need(
        "unseen",
        lambda s: s.total[CELL.UNSEEN] == sum(s.height) - SPACES + s.top.count(NONE),
        "what lies below the uppermost tiles, by the heights",
    ),
    Need("lys", lambda s: s.lys != NONE or _lys_is_to_come(s), "she points somewhere"),
    Need("heard", lambda s: s.heard == 0, "nobody is listening", IN_PLAY),
    Need(
        "tiles",
        for_each_seat(lambda s, p: s.cards[tiles(p)][TILE.COIN] <= s.coin[p]),
        "only who won Oh Captain! has a coin",
    ),
    # discs
    Need("pile", _discs_fit, "other discs are placed by now"),
    Need("hand", _hand_fits, "the discs of a pile are in it only while they are moved"),
    Need("place", lambda s: s.place != NONE, "is where the pile has come", MOVING),
    Need("way", lambda s: s.way != NONE, "is how the pile is moved", MOVING),
    # writing
    Need("legend_of", for_each_seat(_one_card_each), "nobody has two cards of a legend"),
    Need("writing", _can_be_written, "is a card that the active seat can write", ("pay",)),
    Need("closing", _somebody_writes, "somebody is to write a last card", WRITING),
    Need(
        "step",
        lambda s: stacks_left(s) <= STACKS_AT_THE_END or s.idle >= ENDLESS,
        "the game goes on until two stacks are left",
        ("over",),
    ),
)
impossible = refusing(TODO, WAITS, NEEDS)
