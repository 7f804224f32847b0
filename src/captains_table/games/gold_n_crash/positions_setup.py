"""Which situations could not arise before the first turn."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.gold_n_crash.cards import SPECTATOR, hand, looked, slot
from captains_table.games.gold_n_crash.columns import at
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.state import (
    COLUMNS,
    DECK,
    DISCARDED_AT_SETUP,
    HAND_AT_SETUP,
    OPTION,
    SEATS,
    STEP,
)

Reason = tuple[str, str] | None

# What can be to do, the next last.
SETUP_STEPS = {
    (STEP.NEXT_TURN, STEP.SET_UP_CREW, STEP.GUEST, STEP.FIRST_PLAYER),
    (STEP.NEXT_TURN, STEP.SET_UP_CREW, STEP.CHOOSE_GUEST, STEP.FIRST_PLAYER),
    (STEP.NEXT_TURN, STEP.SET_UP_CREW, STEP.GUEST),
    (STEP.NEXT_TURN, STEP.SET_UP_CREW, STEP.CHOOSE_GUEST),
    (STEP.NEXT_TURN, STEP.SET_UP_CREW, STEP.DRAW),
}


def impossible_setup(s: State, todo: tuple[int, ...]) -> Reason:
    """The field that could not be so before the first turn, and why."""
    return _too_early(s) or _first_player(s, todo) or _guests(s, todo) or _first_cards(s, todo[-1])


def _too_early(s: State) -> Reason:
    """What begins with the first turn."""
    for name in ("active", "emptied", "winner"):
        if getattr(s, name) != NONE:
            return name, "the first turn has not begun"
    for name in ("actions", "repeats", "looks", "idle"):
        if getattr(s, name):
            return name, "the first turn has not begun"
    for name in ("column_count", "treasure_count", "top_count", "bottom_count", "played"):
        if any(getattr(s, name)):
            return name.removesuffix("_count"), "nothing lies there before the first turn"
    if s.place != NONE:
        return "place", "no card was played yet"
    for name in ("wreck", "resisted"):
        if any(getattr(s, name)):
            return name, "nothing was bombed yet"
    if any(value != NONE for row in s.hull for value in row):
        return "hull", "nothing was bombed yet"
    for p in range(SEATS):
        if s.total[looked(p)]:
            return f"looked[{p}]", "nobody looks at a deck before the first turn"
        if any(s.known[SPECTATOR][slot(hand(p)) + kind] for kind in range(SEATS * DECK)):
            return f"known[{SPECTATOR}].hand[{p}]", "the first hands are drawn unseen"
    return None


def _first_player(s: State, todo: tuple[int, ...]) -> Reason:
    if (s.first == NONE) != (todo[-1] == STEP.FIRST_PLAYER):
        return "first", "is found out first"
    if s.first == NONE and s.option_first_player:
        return "first", "was agreed, so nobody finds it out"
    return None


def _guests(s: State, todo: tuple[int, ...]) -> Reason:
    if (STEP.GUEST in todo and s.option_guests == OPTION.GUESTS_CHOSEN) or (
        STEP.CHOOSE_GUEST in todo and s.option_guests == OPTION.GUESTS_DEALT
    ):
        return "step", "Guests come aboard in another way by the option"
    begins = max(s.first, 0)
    order = [at(begins ^ turn, column) for column in range(COLUMNS) for turn in range(SEATS)]
    aboard = [s.guest[place] != NONE for place in order]
    if aboard != sorted(aboard, reverse=True) or all(aboard) != (todo[-1] == STEP.DRAW):
        return "guest", "Guests come aboard one Zeppelin after the other"
    if s.first == NONE and any(aboard):
        return "guest", "nobody is aboard before it is clear who begins"
    return None


def _first_cards(s: State, step: int) -> Reason:
    dealt = [(s.discard_count[p], s.total[hand(p)]) for p in range(SEATS)]
    full = (DISCARDED_AT_SETUP, HAND_AT_SETUP)
    for p, (laid, held) in enumerate(dealt):
        if laid > full[0] or held > full[1] or (held and laid < full[0]):
            return f"discard[{p}]", "five cards are laid out, then five are drawn"
        if laid and (step != STEP.DRAW or (p == 1 and dealt[0] != full)):
            return f"discard[{p}]", "it is not this seat's time to lay out cards"
        if any(kind // DECK != p for kind in s.discard[p][:laid]):
            return f"discard[{p}]", "everybody begins with the cards of the own crew"
    return ("step", "everybody has the first cards") if dealt[1] == full else None
